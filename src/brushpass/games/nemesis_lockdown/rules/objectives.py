"""NL-29, NL-32.11, NL-36.4 to NL-36.8: what Objectives and Contingencies ask for, judged on the final state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..box.entries import Term
from ..box.language import COMBINED
from ..state import Lockdown
from .items import OBJECT, carried

ESCAPED: Final = {
    "css_pod": ("evacuated",),
    "bunker": ("bunker",),
    "css_pod_or_bunker": ("evacuated", "bunker"),
    "isolation_room": ("isolated",),
}
"""Where somebody left play alive, as the data call it, and the fates that it means."""


def condemned(t: Lockdown, term: Term, seat: int) -> bool:
    """NL-34.3: whether a Contingency kills a Character."""
    crew = t.crew[seat]
    if term["pred"] == "knowledge_max":
        return bool(crew.knowledge <= term["n"])
    if term["pred"] == "signal_not_sent":
        return not crew.signal
    return crew.fate in ESCAPED[term["place"]]


def fulfilled(t: Lockdown, term: Term, seat: int) -> bool:
    """NL-29.4 to NL-29.19, NL-36.5, NL-36.23: whether a condition holds for its owner, or for anybody it may be."""
    if "who" in term and term["who"] != "self":
        plain = {key: value for key, value in term.items() if key != "who"}
        anybody = t.living() if term["who"] == "any_survivor" else range(t.setup.seats)
        return any(fulfilled(t, plain, one) for one in anybody)
    if "all_of_one" in term:
        return all(fulfilled(t, part, seat) for part in term["all_of_one"])
    if "all" in term:
        return all(fulfilled(t, part, seat) for part in term["all"])
    if "any" in term:
        return any(fulfilled(t, part, seat) for part in term["any"])
    crew, name, living = t.crew[seat], term["pred"], t.living()
    if name == "signal_sent":
        return crew.signal
    if name == "only_survivor":
        return living == [seat]
    if name == "no_nemesis_survivor_survives":
        others = [one for one in living if one != seat or not term.get("excluding_self")]
        return all(t.box.characters[t.crew[one].character].group != "nemesis_survivor" for one in others)
    if name == "sections_explored":
        return all(t.explored(room) for room in t.board.rooms if t.board.section[room] in term["sections"])
    if name == "queen_killed":
        return t.lab.queen_killed or t.base.destroyed
    if name == "facility_destroyed":
        return t.base.destroyed
    if name == "nest_destroyed":
        return t.lab.nest_destroyed or t.base.destroyed
    if name == "escaped_in":
        return crew.fate in ESCAPED[term["place"]]
    if name == "items_min":
        return belongings(t, seat) >= int(term["n"])
    if name == "knowledge_active":
        return crew.verified
    if name == "knowledge_min":
        return crew.knowledge >= int(term["n"])
    if name == "survivors_min":
        return len(living) >= int(term["n"])
    if name == "survivors_max":
        return len(living) <= int(term["n"])
    if name == "player_dead":
        return any(other.number == term["player"] and other.dead for other in t.crew)
    if name == "carries_object":
        return any(thing.back == OBJECT and thing.name == term["object"] for thing in crew.things)
    if name == "weaknesses_face_up_min":
        return len(t.lab.weaknesses) >= int(term["n"])
    if name == "power_blue_min":
        return sum(blue for _, blue in t.base.power.values()) >= int(term["n"])
    if name == "players_max":
        return t.setup.seats <= int(term["n"])
    raise KeyError(name)


def belongings(t: Lockdown, seat: int) -> int:
    """NL-29.17: the Items; those bound together count as one."""
    pairs = [thing.bound for thing in t.crew[seat].things if thing.bound]
    return len(carried(t, seat)) - len(pairs) + len({*pairs})


def enough_signals(t: Lockdown, cards: Sequence[str]) -> bool:
    """NL-36.8: as many Characters have sent the Signal as there are Objectives that ask for it."""
    asked = sum(asks_for(t.box.objectives[card].condition, "signal_sent") for card in cards)
    return sum(crew.signal for crew in t.crew) >= asked


def asks_for(term: Term, name: str) -> bool:
    """Whether a condition speaks of a predicate anywhere."""
    parts = [part for word in COMBINED for part in term.get(word, ())]
    return term.get("pred") == name or any(asks_for(part, name) for part in parts)
