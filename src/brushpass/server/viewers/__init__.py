"""What people are shown: who looks at a table, what they have been sent, and matches that are looked back at."""
