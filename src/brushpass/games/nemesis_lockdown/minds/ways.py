"""The way to anywhere for one Character: what it costs in cards, and what dangers lie on it."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from ..box.board import BUNKER
from ..rules.movement import limp
from ..rules.standing import immune
from ..state import Lockdown
from .fighting import STUCK, threat

FAR: Final = 99.0
MET: Final = 20.0
"""What an Encounter costs at least, in points of which a life is worth 100."""
SURPRISED: Final = 16.0
"""What a Surprise Attack costs."""
IN_LIGHT: Final[tuple[float, ...]] = (0.85, 0.65, 0.3, 0.1, 0.05)
IN_DARKNESS: Final[tuple[float, ...]] = (0.95, 0.85, 0.7, 0.35, 0.08)
"""NL-15.8 to NL-15.10: how likely an Encounter begins with a Surprise Attack, by the cards in hand."""
HAND: Final = 3
"""The cards that are still in hand later on the way."""
FIRE: Final = 8.0
UNKNOWN: Final = 0.6
"""What may lie in a Room that nobody has seen."""
SURFACE: Final = 2.0
"""What it costs to roll the Mars die."""
POINT: Final = 0.2
HURRIED: Final = 0.01
"""How many cards it is worth to avoid a point of danger, with time and in the last round."""


def heard(t: Lockdown, room: str) -> int:
    """How many numbers of a Room lead into Noise."""
    noise = t.base.noise
    if not noise:
        return 0
    numbered = t.board.numbered
    return sum([numbered.get((room, number), "") in noise for number in (1, 2, 3, 4)])


def corridors(t: Lockdown, room: str) -> list[str]:
    """The Corridors of a Room, Technical ones included."""
    numbered = t.board.numbered
    return list(dict.fromkeys([numbered[room, number] for number in (1, 2, 3, 4) if (room, number) in numbered]))


def encounter(t: Lockdown, seat: int, room: str, hand: int) -> float:
    """What an Encounter in a Room costs, with so many cards in hand."""
    dark = not t.powered(room) and room not in t.board.crossroads
    crew = t.crew[seat]
    cost = MET + SURPRISED * (IN_DARKNESS if dark else IN_LIGHT)[min(max(hand, 0), 4)]
    return cost * (1.0 + 0.4 * crew.serious + 0.1 * crew.light)


def noise_risk(t: Lockdown, seat: int, room: str, hand: int = HAND) -> float:
    """NL-12: what a Noise roll in a Room may bring."""
    risk = 0.2 * heard(t, room) * encounter(t, seat, room, hand)
    near = t.board.next[room]
    coming = sum([threat(t, seat, figure.kind) for figure in t.figures if figure.room in near], 0.0)
    risk += (0.2 if t.crew[seat].slime else 0.1) * (coming or 2.0)
    return risk + 0.3 + (SURFACE if room in t.board.area else 0.0)


def night(t: Lockdown, seat: int, room: str, hand: int, more: float = 0.0) -> float:
    """NL-7.40: what the Noise roll of the Event Phase may bring to whoever ends the round in a Room."""
    bag = t.bag
    inside = sum(bag.inside.values()) + len(bag.inside_seen)
    loud = sum([bag.inside.get(kind, 0) for kind in LOUD])
    loud += sum([t.box.tokens[token].kind in LOUD for token in bag.inside_seen])
    ways = len(corridors(t, room))
    met = 0.2 * min(4.0, heard(t, room) + more * 4.0 / max(1, ways)) * encounter(t, seat, room, hand)
    near = t.board.next[room]
    coming = sum([threat(t, seat, figure.kind) for figure in t.figures if figure.room in near], 0.0)
    company = sum([crew.room == room for other, crew in enumerate(t.crew) if other != seat])
    bare = BARE if hand <= 0 else 0.0
    return (
        loud / max(1, inside) * (met * (1.0 + COMPANY * company) + 0.1 * coming) + 0.25 * coming / (1 + company) + bare
    )


COMPANY: Final = 0.5
"""How much likelier an Encounter is for everybody who rolls in the same Room."""
BARE: Final = 1.5
"""What Events do to whoever has no cards."""
LOUD: Final = ("adult", "breeder")
"""NL-7.40, NL-7.41: the tokens after which everybody makes a Noise roll."""


def awaiting(t: Lockdown, seat: int, room: str) -> float:
    """What the Intruders in a Room do to whoever comes in."""
    return sum([threat(t, seat, figure.kind) + STUCK for figure in t.figures if figure.room == room], 0.0)


def hushed(t: Lockdown, room: str) -> bool:
    """NL-11.26: whether there is a Corridor for the marker of a careful step."""
    return heard(t, room) < 4


def danger(t: Lockdown, seat: int, room: str, hand: int | None = HAND) -> float:
    """What it costs to come into a Room, besides the cards; None: without a Noise roll."""
    risk = here = awaiting(t, seat, room)
    if room in t.base.fires and not immune(t, seat, "fire"):
        risk += FIRE
    if t.base.vent == room:
        risk += FAR
    if not t.explored(room):
        risk += UNKNOWN
    if (
        hand is not None
        and not here
        and not any(crew.room == room for other, crew in enumerate(t.crew) if other != seat)
    ):
        risk += noise_risk(t, seat, room, hand)
    return risk


class Leg(NamedTuple):
    """A step on a way."""

    start: str
    room: str
    action: Any
    cards: int
    risk: float


class Map:
    """The best ways of a Character from where it is, found once for a question."""

    def __init__(self, t: Lockdown, seat: int, hurried: bool = False) -> None:
        """Whoever is hurried goes the shortest way, and makes no careful steps."""
        self.cards: dict[str, int] = {}
        """What a way costs in cards."""
        self.risk: dict[str, float] = {}
        """And in danger."""
        self.first: dict[str, Any] = {}
        """The first step: an action."""
        self.last: dict[str, Leg] = {}
        """The last step."""
        start = t.crew[seat].room
        risks: dict[str, float] = {}
        heap: list[tuple[float, int, str, int, float, Any, Leg]] = [
            (0.0, 0, start, 0, 0.0, None, Leg("", start, None, 0, 0.0))
        ]
        count = 0
        limping = limp(t, seat)
        hand = t.cards(seat) - 1
        lift = t.base.power["elevator"][1]
        cabin = t.board.stops[t.base.elevator]
        while heap:
            _, _, room, cards, risk, step, leg = heappop(heap)
            if room in self.cards:
                continue
            self.cards[room], self.risk[room], self.first[room], self.last[room] = cards, risk, step, leg
            slow = limping if room == start else 0
            for near, price, action in steps(t, room, lift, cabin):
                if near in self.cards:
                    continue
                if action[0] == "room":
                    more = awaiting(t, seat, near)
                else:
                    if near not in risks:
                        risks[near] = danger(t, seat, near, hand if room == start else HAND)
                    more = risks[near]
                    quiet = danger(t, seat, near, None)
                    if action[0] == "move" and not hurried and POINT * (more - quiet) > 1.0 and hushed(t, near):
                        more, price, action = quiet, 2, ("careful", near)
                count += 1
                spent, at_risk = cards + price + slow, risk + more
                leg = Leg(room, near, action, price + slow, more)
                heappush(
                    heap,
                    (
                        spent + (HURRIED if hurried else POINT) * at_risk,
                        count,
                        near,
                        spent,
                        at_risk,
                        step or action,
                        leg,
                    ),
                )

    def way(self, room: str) -> list[Leg]:
        """The steps to a Room."""
        found: list[Leg] = []
        while self.last[room].start:
            found.append(self.last[room])
            room = self.last[room].start
        return found[::-1]


def steps(t: Lockdown, room: str, lift: bool, cabin: str) -> list[tuple[str, int, Any]]:
    """The Rooms that can be reached at once: where, for how many cards, and by which action."""
    board = t.board
    found: list[tuple[str, int, Any]] = [
        (board.beyond[room, way], 1, ("move", board.beyond[room, way]))
        for way in board.ways_of[room]
        if not t.closed(way)
    ]
    if board.crossroads:
        found += [(near, 1, ("move", near)) for near in board.trails(room)]
        if t.base.rover == room:
            found += [(other, 1, ("drive", other)) for other in board.exits if other not in (room, BUNKER)]
    if lift and t.base.faults.count(room) == 0:
        for stop in board.stops.values():
            if stop == room:
                here = cabin == room
                action = ("room", 1 if here else 0)
                found += [(other, 1 if here else 2, action) for other in board.stops.values() if other != room]
    return found
