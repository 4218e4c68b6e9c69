"""NL-44.21: the whole vocabulary of effects. Importing it makes every operation and every predicate known."""

from . import (
    board_effects,
    intruder_effects,
    item_effects,
    looking_effects,
    people_effects,
    predicates,
    room_effects,
    selecting,
)

CHAPTERS = (
    people_effects,
    item_effects,
    board_effects,
    room_effects,
    intruder_effects,
    looking_effects,
    predicates,
    selecting,
)
