"""How Nemesis: Lockdown is played well: what a Character knows, what it needs, where it goes, what it does there."""
