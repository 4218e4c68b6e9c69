"""The rules of In Too Deep, one file per chapter, in the order of the rulebook."""
