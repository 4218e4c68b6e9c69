### Nemesis: Lockdown: where the data come from.

data-rules = The rules follow the Czech rulebook.
data-map = The sixteen hidden rooms lie where they lie on the printed board; corridors, numbers and the surface of Mars are ours.
data-rulebook = { $count } from the rulebook
data-public = { $count } public
data-partly = { $count } partly ours
data-reconstructed = { $count } ours
data-rooms = { $count } rooms: { $sources }.
data-cards = { $count } sorts of action cards: { $sources }.
data-items = { $count } sorts of items: { $sources }.
data-intruders = { $count } intruder tokens: { $sources }.
data-attacks = { $count } attack cards: { $sources }.
data-events = { $count } event cards: { $sources }.
data-computers = { $count } computer action cards: { $sources }.
data-wounds = { $count } sorts of serious wounds: { $sources }.
data-weaknesses = { $count } weaknesses: { $sources }.
data-objectives = { $count } objectives: { $sources }.
data-contingencies = { $count } contingencies: { $sources }.
data-explorations = { $count } exploration tokens: { $sources }.
data-surface = { $count } surface cards: { $sources }.
data-ours = What is ours was designed for this table, because the printed cards are not public. Whoever owns the box may put in their own.
data-replaced = This table plays with data of its own: { $data }.
