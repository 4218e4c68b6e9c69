"""How MIND MGMT is played well: the Recruiter's mind and the Agents', each from what its side may know."""
