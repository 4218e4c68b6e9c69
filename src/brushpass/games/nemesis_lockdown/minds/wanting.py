"""What a player still needs: for the own Objective, and to come out of the base alive."""

from __future__ import annotations

from math import prod
from typing import Final

from ..box.entries import Term
from ..rules.objectives import asks_for, belongings, enough_signals, fulfilled
from ..state import NOBODY, Lockdown
from .knowing import Threats, condition, doom, objectives

GOAL: Final = 30.0
"""What the own Objective is worth, where to survive is worth 100."""
LIFE: Final = 100.0
CONDEMNED: Final = 0.6
"""Nobody is locked in who is condemned for it so likely."""
SAFE: Final = 1.0
"""How much it counts what an order may ask for."""
CHANCES: Final = {
    "signal_sent": 0.35,
    "queen_killed": 0.02,
    "facility_destroyed": 0.05,
    "nest_destroyed": 0.3,
    "items_min": 0.1,
    "knowledge_active": 0.25,
    "survivors_min": 0.3,
    "survivors_max": 0.85,
    "only_survivor": 0.3,
    "player_dead": 0.75,
    "carries_object": 0.25,
    "weaknesses_face_up_min": 0.3,
    "power_blue_min": 0.3,
    "no_nemesis_survivor_survives": 0.5,
}
"""How likely a condition comes to hold for whoever comes out alive; most Characters do not."""
UNSURE: Final = 0.5
UNLIKELY: Final = 0.02
"""What nothing is less likely than, of what all allies have to do."""


class Need:
    """One condition that does not hold yet."""

    def __init__(self, what: str, worth: float, term: Term) -> None:
        self.what = what
        self.worth = worth
        self.term = term


def chance(t: Lockdown, seat: int, term: Term) -> float:
    """How likely a condition will hold in the end, at a glance."""
    if "who" in term and term["who"] != "self":
        term = {key: value for key, value in term.items() if key != "who"}
        if any(fulfilled(t, term, one) for one in t.living()):
            return 1.0
        return max([chance(t, one, term) for one in t.living()], default=0.0)
    for word in ("all", "all_of_one"):
        if word in term:
            likely = 1.0
            for part in term[word]:
                likely *= chance(t, seat, part)
            return likely
    if "any" in term:
        return max([chance(t, seat, part) for part in term["any"]])
    name = term["pred"]
    if name == "escaped_in":
        return 0.75 if term["place"] == "isolation_room" else 0.5
    if name in LASTING and fulfilled(t, term, seat):
        return 1.0
    if name == "knowledge_min":
        return max(0.05, 1.0 - 0.15 * (int(term["n"]) - t.crew[seat].knowledge))
    if name == "sections_explored":
        hidden = [room for room in t.board.rooms if t.board.section[room] in term["sections"] and not t.explored(room)]
        return max(0.03, 1.0 - 0.15 * len(hidden))
    if name == "player_dead" and t.crew[seat].number == term["player"]:
        return 0.0
    if name == "players_max":
        return 1.0 if fulfilled(t, term, seat) else 0.0
    return CHANCES.get(name, UNSURE)


WAYS_OUT: Final[tuple[str, ...]] = ("isolated", "bunker", "evacuated")
LASTING: Final = (
    "signal_sent", "sections_explored", "queen_killed", "nest_destroyed", "facility_destroyed", "knowledge_active",
    "knowledge_min", "player_dead", "weaknesses_face_up_min",
)  # fmt: skip
"""What stays so once it holds."""


def missing(t: Lockdown, seat: int, term: Term, worth: float) -> list[Need]:
    """What of a condition does not hold yet, by the likeliest way where there are several."""
    if "who" in term and term["who"] != "self":
        plain = {key: value for key, value in term.items() if key != "who"}
        if plain.get("pred") != "escaped_in" and any(fulfilled(t, plain, one) for one in t.living()):
            return []
        if plain.get("pred") == "knowledge_min" and any(
            t.crew[one].knowledge > t.crew[seat].knowledge for one in t.playing()
        ):
            return []  # whoever knows most learns for all
        return missing(t, seat, plain, worth)
    for word in ("all", "all_of_one"):
        if word in term:
            open_ = [part for part in term[word] if chance(t, seat, part) < 1.0]
            return [need for part in open_ for need in missing(t, seat, part, worth / len(open_))]
    if "any" in term:
        best = max(term["any"], key=lambda part: chance(t, seat, part))
        return missing(t, seat, best, worth)
    if term["pred"] in LASTING and fulfilled(t, term, seat):
        return []
    return [Need(term["pred"], worth, term)]


class Wants:
    """All that a player wants of the time that is left, and how the base may be left."""

    def __init__(self, t: Lockdown, seat: int) -> None:
        crew = t.crew[seat]
        self.threats = threats = Threats(t, seat)
        self.signal = 0.0 if crew.signal else LIFE * threats.signal * SAFE
        self.levels: list[tuple[int, float]] = []
        """The Knowledge that is wanted, and what it is worth to have so much."""
        self.verify = self.weakness = self.nest = self.egg = self.destroy = self.items = self.power = 0.0
        self.sections: dict[str, float] = {}
        """What every unexplored Room of a Section is worth."""
        self.fates = self.asked = WAYS_OUT
        """How the base may be left, and how the Objective has it."""
        self.way = 0.0
        """What it is worth to leave so."""
        self.foes: list[int] = []
        """Who must not survive."""
        self.friends = t.allied
        self.cure = LIFE * doom(t, seat)
        if crew.knowledge <= threats.level:
            self.levels.append((threats.level + 1, LIFE * threats.knowledge * SAFE))
        self.needs = needs(t, seat)
        for need in self.needs:
            self.add(t, seat, need)
        blown_up = t.clock.countdown != NOBODY and not (self.destroy == 0.0 and not t.clock.red)
        if blown_up or threats.isolation >= CONDEMNED:
            self.fates = tuple([fate for fate in self.fates if fate != "isolated"])

    def add(self, t: Lockdown, seat: int, need: Need) -> None:
        """What a condition asks for."""
        what, worth, term = need.what, need.worth, need.term
        if what == "signal_sent":
            self.signal += worth
        elif what == "knowledge_min":
            self.levels.append((int(term["n"]), worth))
        elif what == "knowledge_active":
            self.verify += worth
        elif what == "weaknesses_face_up_min":
            self.weakness += worth / max(1, int(term["n"]) - len(t.lab.weaknesses))
        elif what == "nest_destroyed":
            self.nest += worth
        elif what == "carries_object":
            if not t.crew[seat].carries(str(term["object"])):
                self.egg += worth
        elif what in ("facility_destroyed", "queen_killed"):
            if not t.allied:  # it would kill everybody who is locked in
                self.destroy += worth
        elif what == "items_min":
            if belongings(t, seat) < int(term["n"]):
                self.items += worth
        elif what == "power_blue_min":
            self.power += worth
        elif what == "sections_explored":
            rooms = t.board.rooms
            hidden = [room for room in rooms if t.board.section[room] in term["sections"] and not t.explored(room)]
            for section in term["sections"]:
                self.sections[section] = self.sections.get(section, 0.0) + worth / max(3, len(hidden))
        elif what == "escaped_in":
            places = {"css_pod": ("evacuated",), "bunker": ("bunker",), "isolation_room": ("isolated",)}
            self.asked = places.get(str(term["place"]), ("bunker", "evacuated"))
            self.way = worth
        elif what == "player_dead":
            self.foes += [other for other, one in enumerate(t.crew) if one.number == term["player"] and not one.dead]
        elif what in ("only_survivor", "survivors_max"):
            self.foes += [other for other in t.living() if other != seat]
        elif what == "no_nemesis_survivor_survives":
            group = "nemesis_survivor"
            self.foes += [
                other
                for other in t.living()
                if other != seat and t.box.characters[t.crew[other].character].group == group
            ]


def keeper(t: Lockdown, card: str) -> int:
    """NL-36.3: there are as many shared Objectives as players: who looks after one, for the dead the next who plays."""
    playing, first, seats = t.playing(), t.shared.index(card), len(t.crew)
    return min(playing, key=lambda seat: (seat - first) % seats, default=NOBODY)


def needs(t: Lockdown, seat: int) -> list[Need]:
    """What the Objectives still ask for; of two that are held, the likelier one."""
    cards = objectives(t, seat)
    if not cards:
        return []
    if t.allied:
        likely = [max(UNLIKELY, chance(t, seat, condition(t, card))) for card in cards]
        worth = GOAL * prod(likely)
        found = [
            need
            for card, hope in zip(cards, likely, strict=True)
            for need in missing(t, seat, condition(t, card), GOAL if keeper(t, card) == seat else worth / hope)
        ]
        if not enough_signals(t, cards) and not any(need.what == "signal_sent" for need in found):
            term = next(condition(t, card) for card in cards if asks_for(condition(t, card), "signal_sent"))
            found += missing(t, seat, {"pred": "signal_sent", "who": "self"} | {"asked": term}, worth)
        return found
    best = max(cards, key=lambda card: chance(t, seat, condition(t, card)))
    return missing(t, seat, condition(t, best), GOAL)
