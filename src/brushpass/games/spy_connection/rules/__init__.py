"""The rules of Spy Connection, one file per chapter, in the order of the rulebook."""
