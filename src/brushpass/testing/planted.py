"""A small game of smugglers, and a dozen variants that each leak a secret: the two-world test must catch them all.

Every turn the active seat packs a card from its hand into its crate, unseen; the next seat bids, then opens the crate
or lets it pass. Opened crates lie on the market for all to see; what passed stays secret until the end.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec

from brushpass.engine import Game, IllegalAct, Outcome, Over, Places, Setup, State

GOODS = ("apples", "badges", "cheese", "diamonds")
PLACES = Places()
BAG = PLACES.one("bag")
HANDS = PLACES.per_seat("hand", 3)
CRATES = PLACES.per_seat("crate", 3)
CELLARS = PLACES.per_seat("cellar", 3)


@dataclass(kw_only=True)
class Smuggling(State):
    """Hidden: the bag, the hands, the crates, and the cellars for what has passed."""

    turn: int = 0
    active: int = 0
    score: list[int]
    market: list[str] = field(default_factory=list)
    ticks: int = 0
    last: str = ""

    @property
    def guard(self) -> int:
        """The seat after the active one."""
        return (self.active + 1) % self.setup.seats

    def goods(self, seat: int) -> tuple[str, ...]:
        """The different cards in a hand."""
        return tuple(dict.fromkeys(self.piles[HANDS[seat]]))


class SmugglingView(msgspec.Struct):
    """What a seat may know."""

    turn: int
    active: int
    score: list[int]
    market: list[str]
    sizes: list[int]
    hand: list[str]
    crate: list[str]
    more: Any = None
    """Empty in the honest game; where a leaky view leaks."""


async def deal(t: Smuggling) -> None:
    """Three cards each."""
    for seat in range(t.setup.seats):
        for _ in range(3):
            t.draw(BAG, HANDS[seat])
    t.stage = "pack"


async def pack(t: Smuggling) -> None:
    """The active seat packs a card, unseen."""
    card = await t.ask(t.active, "pack", t.goods(t.active), private=True)
    t.slip(card, HANDS[t.active], CRATES[t.active])
    t.tell("packed", t.active)
    t.stage = "bid"


async def bid(t: Smuggling) -> None:
    """The guard bids, then opens the crate or lets it pass."""
    stake = await t.ask(t.guard, "bid", (1, 2))
    await inspect(t, stake)


async def inspect(t: Smuggling, stake: int) -> None:
    """An opened crate costs the smuggler if there are diamonds in it, else the guard; one that passes pays."""
    if await t.ask(t.guard, "inspect", ("open", "pass")) == "open":
        card = t.piles[CRATES[t.active]][0]
        t.reveal(card, CRATES[t.active])
        t.market.append(card)
        t.tell("opened", t.guard, card)
        t.score[t.guard if card == "diamonds" else t.active] += stake
    else:
        t.slip(t.piles[CRATES[t.active]][0], CRATES[t.active], CELLARS[t.active])
        t.score[t.active] += 1
    t.stage = "refill"


async def refill(t: Smuggling) -> None:
    """The active seat draws a card; the next one smuggles, or the match ends after three turns each."""
    if t.piles[BAG]:
        t.draw(BAG, HANDS[t.active])
    t.turn += 1
    t.active = t.guard
    if t.turn == 3 * t.setup.seats:
        best = max(t.score)
        winners = [seat for seat, score in enumerate(t.score) if score == best]
        raise Over(Outcome.of(winners, "turns", seats=t.setup.seats))
    t.stage = "pack"


class Smugglers(Game[Smuggling, SmugglingView]):
    """The honest game."""

    id = "smugglers"
    seat_counts = (2, 3)
    stages: ClassVar[dict[str, Any]] = {"deal": deal, "pack": pack, "bid": bid, "refill": refill}
    state = Smuggling
    places = PLACES
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "packed": ("seat",),
        "opened": ("seat", "card"),
        "whistled": ("seat",),
        "noted": ("number",),
        "smelled": ("card",),
    }
    reasons = ("turns",)

    def deal(self, setup: Setup) -> Smuggling:
        return Smuggling(stage="deal", score=[0] * setup.seats, piles=PLACES.filled({BAG: GOODS * 4}))

    def view(self, t: Smuggling, seat: int | None, over: bool) -> SmugglingView:
        return SmugglingView(
            turn=t.turn,
            active=t.active,
            score=t.score[:],
            market=t.market[:],
            sizes=[len(pile) for pile in t.piles],
            hand=[] if seat is None else t.piles[HANDS[seat]][:],
            crate=[] if seat is None else t.piles[CRATES[seat]][:],
            more=self.more(t, seat),
        )

    def more(self, t: Smuggling, seat: int | None) -> Any:
        """Nothing, if the game is honest."""
        return None

    def act(self, t: Smuggling, seat: int, act: Any) -> tuple[int, ...] | None:
        if act != "whistle":
            raise IllegalAct("a smuggler may whistle")
        t.tell("whistled", seat)
        return None


# -- the leaks -------------------------------------------------------------------------------------------------------


def with_stage(name: str, **stages: Callable[[Any], Any]) -> Smugglers:
    """A variant of the game in which some stages are others."""
    variant: type[Smugglers] = type(
        "Leaky", (Smugglers,), {"id": f"smugglers-{name}", "stages": Smugglers.stages | stages}
    )
    return variant()


def with_view(name: str, more: Callable[[Smuggling, int | None], Any]) -> Smugglers:
    """A variant of the game whose view says more."""
    variant: type[Smugglers] = type(
        "Leaky", (Smugglers,), {"id": f"smugglers-{name}", "more": lambda self, t, seat: more(t, seat)}
    )
    return variant()


def log_line() -> Smugglers:
    """Everybody is told which card was packed."""

    async def leaky_pack(t: Smuggling) -> None:
        await pack(t)
        t.tell("smelled", t.piles[CRATES[t.active]][0])

    return with_stage("log-line", pack=leaky_pack)


def stable_id() -> Smugglers:
    """A card's back shows the same number in the hand and in the crate."""
    return with_view("stable-id", lambda t, seat: [[hash_of(card) for card in pile] for pile in t.piles[1:]])


def hash_of(card: str) -> int:
    """A number that depends on the card alone."""
    return sum(map(ord, card))


def option_count() -> Smugglers:
    """The public label says among how many different cards the seat chooses."""

    async def leaky_pack(t: Smuggling) -> None:
        goods = t.goods(t.active)
        card = await t.ask(t.active, "pack", goods, private=True, label=f"pack-one-of-{len(goods)}")
        t.slip(card, HANDS[t.active], CRATES[t.active])
        t.stage = "bid"

    return with_stage("option-count", pack=leaky_pack)


def prompt() -> Smugglers:
    """The guard is asked in other words when there are diamonds in the crate."""

    async def leaky_bid(t: Smuggling) -> None:
        precious = "diamonds" in t.piles[CRATES[t.active]]
        await inspect(t, await t.ask(t.guard, "bid-well" if precious else "bid", (1, 2)))

    return with_stage("prompt", bid=leaky_bid)


def option_order() -> Smugglers:
    """The guard's options stand in an order that depends on the smuggler's hand."""

    async def leaky_bid(t: Smuggling) -> None:
        stakes = (2, 1) if "badges" in t.piles[HANDS[t.active]] else (1, 2)
        await inspect(t, await t.ask(t.guard, "bid", stakes))

    return with_stage("option-order", bid=leaky_bid)


def error_text() -> Smugglers:
    """The refusal of an act names what the others hold."""

    class Leaky(Smugglers):
        id = "smugglers-error-text"

        def act(self, t: Smuggling, seat: int, act: Any) -> tuple[int, ...] | None:
            if act != "whistle":
                raise IllegalAct(f"a smuggler may whistle, not hint at {', '.join(t.goods(t.active))}")
            return super().act(t, seat, act)

    return Leaky()


def sequence_number() -> Smugglers:
    """A public number also counts what happens in secret."""

    async def leaky_pack(t: Smuggling) -> None:
        await pack(t)
        t.ticks += 1 + ("apples" in t.piles[CRATES[t.active]])
        t.tell("noted", t.ticks)

    return with_stage("sequence-number", pack=leaky_pack)


def view_field() -> Smugglers:
    """The view shows how much the others' hands are worth."""
    return with_view("view-field", lambda t, seat: [hand.count("diamonds") for hand in t.piles[1 : 1 + t.setup.seats]])


def list_order() -> Smugglers:
    """The view lists the seats in the order of what they hold."""

    def ranked(t: Smuggling, seat: int | None) -> list[int]:
        return sorted(range(t.setup.seats), key=lambda seat: t.piles[HANDS[seat]])

    return with_view("list-order", ranked)


def spectator() -> Smugglers:
    """Somebody without a seat sees a hand, and may tell."""
    return with_view("spectator", lambda t, seat: t.piles[1] if seat is None else None)


def undo() -> Smugglers:
    """Whether the guard may take the bid back depends on the crate."""

    async def leaky_bid(t: Smuggling) -> None:
        stake = await t.ask(t.guard, "bid", (1, 2))
        if "diamonds" in t.piles[CRATES[t.active]]:
            t.disclose()
        await inspect(t, stake)

    return with_stage("undo", bid=leaky_bid)


def waiting() -> Smugglers:
    """Only a smuggler who holds badges is asked whether to show one; to be asked is to hold one."""

    async def leaky_bid(t: Smuggling) -> None:
        if "badges" in t.piles[HANDS[t.active]]:
            await t.ask(t.active, "badge", ("hide", "polish"))
        await bid(t)

    return with_stage("waiting", bid=leaky_bid)


def base_field() -> Smugglers:
    """The state remembers the packed card outside of every place, and nobody takes it out of observations."""

    async def leaky_pack(t: Smuggling) -> None:
        await pack(t)
        t.last = t.piles[CRATES[t.active]][0]

    return with_stage("base-field", pack=leaky_pack)


def draw_count() -> Smugglers:
    """A seat with apples in its cellar draws one card more, which shows in the size of its hand."""

    async def leaky_refill(t: Smuggling) -> None:
        if "apples" in t.piles[CELLARS[t.active]] and t.piles[BAG]:
            t.draw(BAG, HANDS[t.active])
        await refill(t)

    return with_stage("draw-count", refill=leaky_refill)


def own_object() -> Smugglers:
    """The view tells the cards of the box by identity from equal ones that came out of a file."""

    def boxed(t: Smuggling, seat: int | None) -> list[bool]:
        return [any(card is own for own in GOODS) for pile in t.piles for card in pile]

    return with_view("own-object", boxed)


class Backs(msgspec.Struct):
    """The backs of cards, packed as pickle does it: what is one object there is one object here."""

    backs: list[str]

    def __reduce__(self) -> tuple[object, ...]:
        return _backs, (pickle.dumps(self.backs),)


def _backs(data: bytes) -> Backs:
    return Backs(pickle.loads(data))


def same_object() -> Smugglers:
    """All backs of cards look the same, but those of one name are one object, and travel as one."""
    backs = {card: b"back".decode() for card in GOODS}
    return with_view("same-object", lambda t, seat: Backs([backs[card] for pile in t.piles for card in pile]))


def reaction() -> Smugglers:
    """In the last three turns a high bid may be answered, but only those who hold diamonds are asked whether to."""

    async def leaky_bid(t: Smuggling) -> None:
        stake = await t.ask(t.guard, "bid", (1, 2))
        if stake == 2 and t.turn >= 3 * t.setup.seats - 3:
            for seat in range(t.setup.seats):
                if "diamonds" in t.piles[HANDS[seat]]:
                    await t.ask(seat, "react", ("pass", "laugh"))
        await inspect(t, stake)

    return with_stage("reaction", bid=leaky_bid)


LEAKS: tuple[Callable[[], Smugglers], ...] = (
    log_line,
    stable_id,
    option_count,
    prompt,
    option_order,
    error_text,
    sequence_number,
    view_field,
    list_order,
    spectator,
    undo,
    waiting,
    base_field,
    draw_count,
    own_object,
    same_object,
    reaction,
)
