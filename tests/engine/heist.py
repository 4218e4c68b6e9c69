"""Heist, a made-up game that uses all that the kernel offers and no real game here needs yet.

Thieves around a table. Seat 0 drives: its route through the streets is a secret that is not a card. Every round the
crew plans side by side, the driver takes a secret turn, one thief breaks in (five rules deep, with interruptions,
dice and hidden draws on the way), takes an open tool, stows one unseen, somebody is searched, and a fence buys.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

import msgspec

from brushpass.engine import Game, IllegalAct, Next, Outcome, Over, Places, Setup, State

TOOLS = ("crowbar", "drill", "gloves", "jammer", "rope")
STREETS = 8
PLACES = Places()
BAG = PLACES.one("bag")
ATTIC = PLACES.one("attic")
HANDS = PLACES.per_seat("hand", 3)
PLANS = PLACES.per_seat("plan", 3)
STASHES = PLACES.per_seat("stash", 3)
LONGEST_NOTE = 40


@dataclass(kw_only=True)
class Heist(State):
    """Hidden: the bag, the attic, the hands, the plans, the stashes, the route and the whispers."""

    round: int = 0
    rounds: int = 2
    active: int = 0
    loot: list[int]
    floor: list[str] = field(default_factory=list)
    route: list[int] = field(default_factory=list)
    turns: list[str] = field(default_factory=list)
    loud: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    offers: dict[int, int] = field(default_factory=dict)
    whispers: list[tuple[int, int, str]] = field(default_factory=list)

    def held(self, seat: int) -> tuple[str, ...]:
        """The different tools in a hand."""
        return tuple(dict.fromkeys(self.piles[HANDS[seat]]))

    def after(self, seat: int) -> int:
        return (seat + 1) % self.setup.seats


class HeistView(msgspec.Struct):
    """What a seat may know, built from nothing."""

    seat: int | None
    round: int
    active: int
    stage: str
    loot: list[int]
    floor: list[str]
    turns: list[str]
    loud: list[str]
    notes: list[str]
    offers: list[tuple[int, int]]
    sizes: list[int]
    hand: list[str]
    plan: list[str]
    stash: list[str]
    route: list[int] | None
    whispers: list[tuple[int, int, str]]
    table: list[list[str]] | None


# -- the stages ------------------------------------------------------------------------------------------------------


async def deal(t: Heist) -> None:
    """Three tools each, two on the floor, one in the attic, and the street from which the driver starts."""
    for seat in range(t.setup.seats):
        for _ in range(3):
            t.draw(BAG, HANDS[seat])
    for _ in range(2):
        t.floor.append(t.draw(BAG))
    t.draw(BAG, ATTIC)
    t.route.append(t.below(STREETS, to=(0,)))
    t.stage = "plan"


async def plan(t: Heist) -> None:
    """All plan side by side, in two steps: a tool that stays secret, then how; only the driver has a third step."""

    async def planned(seat: int) -> tuple[str, str]:
        tools = ("nothing", *t.held(seat))
        tool = await t.ask(seat, "plan-tool", tools, private=True, label="plan", shown=lambda tool: tool == "nothing")
        how = await t.ask(seat, "plan-how", ("loud", "quiet"), label="plan")
        if seat == 0:
            await t.ask(seat, "plan-engine", ("running", "off"), private=True, label="plan")
        t.tell("planned", seat, how)
        return tool, how

    plans = await t.together({seat: planned(seat) for seat in range(t.setup.seats)})
    t.loud = []
    for seat, (tool, how) in plans.items():
        if tool != "nothing":
            t.slip(tool, HANDS[seat], PLANS[seat])
        t.loud.append(how)
    t.stage = "drive"


async def drive(t: Heist) -> None:
    """The driver turns into a neighbouring street; everybody sees whether the street's number is odd or even."""
    here = t.route[-1]
    street = await t.ask(0, "drive", tuple(sorted({(here + 1) % STREETS, (here + 2) % STREETS, (here - 1) % STREETS})),
                         private=True, shown=parity)  # fmt: skip
    t.route.append(street)
    t.turns.append(parity(street))
    t.tell("drove", parity(street))
    t.stage = "break_in"


def parity(street: int) -> str:
    return "odd" if street % 2 else "even"


async def break_in(t: Heist) -> None:
    """The active thief breaks in, or does not; the rules below nest five deep."""
    if await t.ask(t.active, "break-in", ("go", "wait")) == "go":
        await crack(t)
    t.stage = "take"


async def crack(t: Heist) -> None:
    """Try up to two doors; a door that opens gives loot."""
    for door in ("front", "back"):
        if await t.ask(t.active, "door", (door, "leave")) == "leave":
            return
        if await force(t):
            t.loot[t.active] += 2
            t.tell("opened", t.active, door)


async def force(t: Heist) -> bool:
    """Roll a die under everybody's eyes and draw a tool unseen in the middle of it; a 1 ends the round from inside."""
    roll = t.roll(t.setup.options["die"])
    t.tell("rolled", t.active, roll)
    if roll == 1:
        raise Next("getaway")
    if t.piles[BAG]:
        t.draw(BAG, HANDS[t.active])
    how = await t.ask(t.active, "force", ("push", "pick"))
    return await jammed(t, roll + (how == "push"))


async def jammed(t: Heist, strength: int) -> bool:
    """Every other thief may interrupt; being asked depends on nothing hidden. A jam cancels what it answers."""
    seat = t.after(t.active)
    while seat != t.active:
        tool = await t.ask(seat, "interrupt", ("pass", *t.held(seat)))
        if tool != "pass":
            t.reveal(tool, HANDS[seat])
            t.floor.append(tool)
            t.tell("interrupted", seat, tool)
            if tool == "jammer" and not await bribed(t, seat):
                return False
        seat = t.after(seat)
    return strength >= 3


async def bribed(t: Heist, seat: int) -> bool:
    """The thief may offer loot to the one who jams; who jams may take it, and then the jam cancels nothing."""
    if t.loot[t.active] == 0 or await t.ask(t.active, "bribe", ("no", "yes")) == "no":
        return False
    if await t.ask(seat, "accept", ("no", "yes")) == "no":
        return False
    t.loot[t.active] -= 1
    t.loot[seat] += 1
    return True


async def take(t: Heist) -> None:
    """The active thief takes an open tool into the hand: everybody knows that it is there."""
    if t.floor:
        tool = await t.ask(t.active, "take", tuple(sorted(set(t.floor))))
        t.floor.remove(tool)
        t.hide(tool, HANDS[t.active])
        t.tell("took", t.active, tool)
    t.stage = "stow"


async def stow(t: Heist) -> None:
    """The active thief stows a tool unseen, perhaps the one everybody knew of, and somebody is searched."""
    if t.piles[HANDS[t.active]]:
        tool = await t.ask(t.active, "stow", t.held(t.active), private=True)
        t.slip(tool, HANDS[t.active], STASHES[t.active])
        t.tell("stowed", t.active)
        t.tell("stowed-what", tool, to=(t.active,))
    t.stage = "search"


async def search(t: Heist) -> None:
    """The thief after the active one looks into a hand or into the attic (-1), and then bets on what the driver did."""
    looker = t.after(t.active)
    others = [seat for seat in range(t.setup.seats) if seat != looker]
    where = await t.ask(looker, "search", (-1, *others))
    place = ATTIC if where < 0 else HANDS[where]
    found = t.peek(looker, place)
    t.tell("searched", looker, where)
    t.tell("found", found, to=(looker,))
    if await t.ask(looker, "search-on", ("enough", "swap")) == "swap" and found and t.piles[HANDS[looker]]:
        mine = await t.ask(looker, "swap", t.held(looker), private=True)
        t.slip(mine, HANDS[looker], ATTIC)
    t.stage = "fence"


async def fence(t: Heist) -> None:
    """The active thief may buy what others offer, or nothing (-1); offers may be made while the question is open."""
    bought = await t.ask_following(t.active, "buy", lambda: (-1, *sorted(t.offers)))
    if bought >= 0:
        t.loot[bought] += 1
        t.loot[t.active] -= t.offers.pop(bought)
        t.tell("bought", t.active, bought)
    t.stage = "getaway"


async def getaway(t: Heist) -> None:
    """The plans are shown, loud ones pay; after the last round the richest win."""
    for seat in range(t.setup.seats):
        for tool in list(t.piles[PLANS[seat]]):
            t.reveal(tool, PLANS[seat])
            t.floor.append(tool)
            t.tell("showed", seat, tool)
            t.loot[seat] += tool == "drill" and t.loud[seat] == "loud"
    t.floor.sort()
    t.round += 1
    t.active = t.after(t.active)
    if t.round == t.rounds:
        best = max(t.loot)
        winners = [seat for seat, loot in enumerate(t.loot) if loot == best]
        raise Over(Outcome.of(winners, "richest", seats=t.setup.seats, scores=[float(loot) for loot in t.loot]))
    t.stage = "plan"


# -- the game --------------------------------------------------------------------------------------------------------


class HeistGame(Game[Heist, HeistView]):
    """See above."""

    id = "heist"
    seat_counts = (2, 3)
    modes = ("quick", "long")
    rounds: ClassVar[dict[str, int]] = {"quick": 2, "long": 4}
    options: ClassVar[dict[str, tuple[Any, ...]]] = {"die": (6, 3)}
    stages: ClassVar[dict[str, Any]] = {
        "deal": deal,
        "plan": plan,
        "drive": drive,
        "break_in": break_in,
        "take": take,
        "stow": stow,
        "search": search,
        "fence": fence,
        "getaway": getaway,
    }
    state = Heist
    places = PLACES
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "planned": ("seat", "how"),
        "drove": ("parity",),
        "opened": ("seat", "door"),
        "rolled": ("seat", "roll"),
        "interrupted": ("seat", "tool"),
        "took": ("seat", "tool"),
        "stowed": ("seat",),
        "stowed-what": ("tool",),
        "searched": ("seat", "where"),
        "found": ("tools",),
        "bought": ("seat", "from"),
        "showed": ("seat", "tool"),
        "noted": ("seat", "text"),
        "whispered": ("seat", "to", "text"),
    }
    reasons = ("richest", "resigned")

    def deal(self, setup: Setup) -> Heist:
        piles = PLACES.filled({BAG: TOOLS * 5})
        return Heist(stage="deal", rounds=self.rounds[setup.mode], loot=[1] * setup.seats, piles=piles)

    def view(self, t: Heist, seat: int | None, over: bool) -> HeistView:
        def own(places: Sequence[int]) -> list[str]:
            return [] if seat is None else t.piles[places[seat]][:]

        return HeistView(
            seat=seat,
            round=t.round,
            active=t.active,
            stage=t.stage,
            loot=t.loot[:],
            floor=t.floor[:],
            turns=t.turns[:],
            loud=t.loud[:],
            notes=t.notes[:],
            offers=sorted(t.offers.items()),
            sizes=[len(pile) for pile in t.piles],
            hand=own(HANDS),
            plan=own(PLANS),
            stash=own(STASHES),
            route=t.route[:] if seat == 0 or over else None,
            whispers=[whisper for whisper in t.whispers if seat in whisper[:2]],
            table=[pile[:] for pile in t.piles] if over else None,
        )

    def redact(self, t: Heist, seat: int) -> None:
        if seat != 0:
            t.route = []
        t.whispers = [whisper for whisper in t.whispers if seat in whisper[:2]]

    def dream(self, t: Heist, seat: int, rng: Random) -> None:
        """A route of the right length, each street next to the last, with the parities everybody saw."""
        if seat == 0 or t.stage == "deal":
            return
        t.route = [rng.randrange(STREETS)]
        for turn in t.turns:
            here = t.route[-1]
            steps = [street % STREETS for street in (here + 1, here + 2, here - 1) if parity(street % STREETS) == turn]
            t.route.append(rng.choice(steps))

    def act(self, t: Heist, seat: int, act: Any) -> tuple[int, ...] | None:
        match act:
            case {"note": str(text)} if len(text) <= LONGEST_NOTE:
                t.notes.append(text)
                t.tell("noted", seat, text)
            case {"offer": int(price)} if 0 <= price <= 3 and seat != t.active:
                t.offers[seat] = price
            case {"whisper": str(text), "to": int(other)} if other in range(t.setup.seats) and other != seat:
                t.whispers.append((seat, other, text))
                t.tell("whispered", seat, other, text, to=(seat, other))
                return (seat, other)
            case {"resign": True}:
                rest = [other for other in range(t.setup.seats) if other != seat]
                raise Over(Outcome.of(rest, "resigned", seats=t.setup.seats))
            case {"alarm": True} if t.stage != "getaway":
                raise Next("getaway")
            case _:
                raise IllegalAct("a thief may note, offer, whisper, resign or raise the alarm before the getaway")
        return None

    def invariants(self, t: Heist, between: bool) -> None:
        cards = sorted([card for pile in t.piles for card in pile] + t.floor)
        assert cards == sorted(TOOLS * 5), "a tool was lost or made"
        rounds = self.rounds[t.setup.mode]
        assert t.rounds == rounds and 0 <= t.round < rounds, "a round too many"
        if between:
            assert len(t.route) == len(t.turns) + (t.stage != "deal"), "the route and the turns are out of step"


HEIST = HeistGame()


def heist_acts(match: Any, rng: Random) -> tuple[int, Any] | None:
    """Now and then a note, an offer or a whisper, rarely an alarm, very rarely a resignation."""
    luck = rng.random()
    if luck > 0.12:
        return None
    seat = rng.randrange(match.seats)
    if luck < 0.002:
        return seat, {"resign": True}
    if luck < 0.006 and match.state.stage != "getaway":
        return seat, {"alarm": True}
    if luck < 0.05:
        return seat, {"note": f"note {rng.randrange(100)}"}
    if luck < 0.08:
        other = rng.choice([other for other in range(match.seats) if other != seat])
        return seat, {"whisper": rng.choice(["now", "later"]), "to": other}
    if seat == match.state.active:
        return None
    return seat, {"offer": rng.randrange(4)}
