"""A table at work: its mailbox, its match, its seats, its clock and its bots."""
