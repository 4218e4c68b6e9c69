"""What is in the box of Spy Connection: its data, read and checked, in the shape that the rules use."""
