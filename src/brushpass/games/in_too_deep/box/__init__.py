"""What is in the box of In Too Deep."""
