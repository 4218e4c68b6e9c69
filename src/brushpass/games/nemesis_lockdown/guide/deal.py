"""What chance gives in the first round: the crew, the cards, the two Rooms in the learner's way, an Adult, an Event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..box.box import CIRCUITS, TOKENS, Box

POWER: Final = ("s01", "s03", "s02", "elevator")
"""Where the Power tokens 1 to 4 lie: there is light where somebody is; when the round ends, the learner's fails."""
OFFERED: Final = (("survivor", "sentry"), ("janitor", "hacker"))
"""The Characters that the learner, and then the bot, may choose from."""
PLAYED: Final = ("survivor", "janitor")


def pick(rest: list[Any], thing: Any) -> int:
    """The number by which chance takes a thing out of what is left."""
    number = rest.index(thing)
    rest.remove(thing)
    return number


def in_turn(things: Sequence[Any], order: Sequence[Any]) -> list[int]:
    """The numbers by which chance takes things one by one."""
    rest = list(things)
    return [pick(rest, thing) for thing in order]


def drafted(box: Box) -> list[int]:
    """The numbers that offer Characters; who was not chosen is offered again."""
    left, numbers = list(box.characters), list[int]()
    for offered, played in zip(OFFERED, PLAYED, strict=True):
        numbers += in_turn(left, offered)
        left.remove(played)
    return numbers


def token(box: Box, seats: int, kind: str) -> int:
    """The number by which chance draws a kind out of the bag as it is at the start."""
    inside = [one for one in TOKENS for _ in range(box.start.bag.get(one, 0) + seats * (one == "adult"))]
    return inside.index(kind)


def deal(box: Box, seats: int) -> tuple[str | int, ...]:
    """In the order in which the rules ask for it."""
    noise, shot = box.dice.noise, box.dice.advantage
    return (
        *(1, 0),  # the learner is player 1
        *in_turn(CIRCUITS, POWER),
        *("wary_of_shadows", "computer_action_a"),
        *("pack_rat", "full_dossier"),  # the bot's Objectives
        *("no_witnesses", "sever_ties_2"),  # the learner's
        *("code_green", "code_blue", "code_gray"),  # the Contingency, and what the bot knows that it is not
        *("code_red", "code_yellow"),
        *drafted(box),
        *("search", "repairs", "demolition", "interruption", "obstinate", "rest"),  # the learner's hand
        *("search", "clean_up", "master_keys", "rest", "interruption"),  # the bot's
        *("transmitter_control_room", "explore_door_3", noise.index("3")),  # the learner's way
        *("rifle", "weapon_battery"),
        *("vent_control_room", "explore_silence_1"),  # the bot's
        *("flashlight", "toolbelt"),
        *("laboratory", "explore_malfunction_3", noise.index("1")),  # the learner walks into an Encounter
        *(token(box, seats, "adult"), "adult_5", "cut_3", "harmless"),
        *(shot.index("hit_2"), "blood_chase_2"),
        *("bulkheads_open", token(box, seats, "larva"), "larva_2", 0),  # the Event Phase
        *("search", "service_route"),  # the bot's new cards
        *("search", "desperate_attack", "distraction", "vents", "contamination"),  # the learner's
        *("guard_room", "explore_door_4", noise.index("2")),  # the bot's second round
        *("decoy", "grenade"),
    )
