"""In Too Deep: undercover in a ring of eight zones."""
