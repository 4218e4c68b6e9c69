"""The rules of Agent Avenue, one file per chapter, in the order of the rulebook."""
