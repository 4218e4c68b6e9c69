"""How In Too Deep is played well: what things are worth, a planner over the city, and what to choose when."""
