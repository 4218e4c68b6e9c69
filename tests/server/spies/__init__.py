"""A small game for the server's tests: a mark that can be undone, a secret card, and secret bids side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import msgspec

from brushpass.engine import Game, Outcome, Places, Setup, State
from brushpass.table import Face, Seen, Story, Texts
from brushpass.table.scene import SHAPES, Area, Card, Option, Panel, Prompt, Scene, Verdict

CARDS = ("ace", "bee", "cat", "dog")


PLACES = Places()
DECK = PLACES.one("deck")
HANDS = PLACES.per_seat("hand", 4)
DRAWERS = PLACES.per_seat("drawer", 4)


@dataclass(kw_only=True)
class Spying(State):
    """Hidden: the deck, and for every seat a hand and a drawer."""

    active: int = 0
    turns: int = 0
    marks: list[str] = field(default_factory=list)
    points: list[int]


class SpiesView(msgspec.Struct):
    """What a seat may know."""

    active: int
    marks: list[str]
    points: list[int]
    hand: list[str]
    drawers: list[int]
    open: list[list[str]]


async def deal(t: Spying) -> None:
    """Three cards each."""
    for seat in range(t.setup.seats):
        for _ in range(3):
            t.draw(DECK, HANDS[seat])
    t.stage = "turn"


async def turn(t: Spying) -> None:
    """Mark a side in the open, then hide a card."""
    t.marks.append(await t.ask(t.active, "mark", ("left", "right")))
    t.tell("marked", t.active)
    card = await t.ask(t.active, "hide", tuple(dict.fromkeys(t.piles[HANDS[t.active]])), private=True)
    t.slip(card, HANDS[t.active], DRAWERS[t.active])
    t.tell("hid", t.active)
    t.stage = "bids"


async def bid(t: Spying, seat: int) -> int:
    """A bid that nobody sees before all have bidden."""
    value: int = await t.ask(seat, "bid", (1, 2))
    return value


async def bids(t: Spying) -> None:
    """All bid at once; then the next seat's turn, or the end after two turns each."""
    made: dict[int, int] = await t.together({seat: bid(t, seat) for seat in range(t.setup.seats)})
    for seat, value in made.items():
        t.points[seat] += value
    t.tell("bid", sum(made.values()))
    t.turns += 1
    t.active = (t.active + 1) % t.setup.seats
    t.draw(DECK, HANDS[t.active])
    t.stage = "turn" if t.turns < 2 * t.setup.seats else "end"


async def end(t: Spying) -> Outcome:
    """The most points win."""
    best = [seat for seat, points in enumerate(t.points) if points == max(t.points)]
    return Outcome.of(best, "points", seats=t.setup.seats)


class SpiesFace(Face[SpiesView, Story]):
    """A hand, a question, a log and a verdict."""

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> Story:
        return Story(seat, names, texts, setup)

    def scene(self, seen: Seen, texts: Texts, story: Story) -> Scene:
        view: SpiesView = seen.view
        hand = tuple(Card(id=f"hand-{at}", name=texts.name(card)) for at, card in enumerate(view.hand))
        prompt = None
        if seen.decision is not None:
            prompt = Prompt(
                id=seen.decision.prompt,
                question=texts.prompt(seen.decision),
                options=tuple(
                    Option(key=key, value=option, name=texts.option(seen.decision, option))
                    for key, option in enumerate(seen.decision.options, 1)
                ),
            )
        verdict = None
        if seen.outcome is not None:
            won = None if seen.seat is None else seen.seat in seen.outcome.winners
            verdict = Verdict(text=texts.reason(seen.outcome.reason), won=won, winners=seen.outcome.winners)
        return Scene(
            game=texts.game.id,
            title=texts.title,
            status=f"{view.marks} {view.points} {view.open}",
            panels=tuple(
                Panel(id=f"seat-{seat}", name=name, letter="S", shape=SHAPES[seat], seats=(seat,), colour="green")
                for seat, name in enumerate(seen.names)
            ),
            areas=(Area(id="hand", name="hand", layout="fan", cards=hand, place="hand"),),
            prompt=prompt,
            undo=seen.undo,
            waiting="" if prompt else " ".join(texts.waiting(waiting, seen.names) for waiting in seen.waiting),
            log=tuple(story.lines),
            verdict=verdict,
        )


class Spies(Game[Spying, SpiesView]):
    """Two to four spies."""

    id = "spies"
    seat_counts = (2, 3, 4)
    options: ClassVar = {"speed": ("slow", "fast")}
    stages: ClassVar = {"deal": deal, "turn": turn, "bids": bids, "end": end}
    state = Spying
    places = PLACES
    events: ClassVar = {"marked": ("seat",), "hid": ("seat",), "bid": ("sum",)}
    reasons = ("points",)
    folder = Path(__file__).parent
    face = SpiesFace()

    def deal(self, setup: Setup) -> Spying:
        return Spying(stage="deal", piles=PLACES.filled({DECK: CARDS * 8}), points=[0] * setup.seats)

    def view(self, t: Spying, seat: int | None, over: bool) -> SpiesView:
        seats = range(t.setup.seats)
        return SpiesView(
            active=t.active,
            marks=t.marks[:],
            points=t.points[:],
            hand=[] if seat is None else t.piles[HANDS[seat]][:],
            drawers=[len(t.piles[DRAWERS[other]]) for other in seats],
            open=[t.piles[DRAWERS[other]][:] for other in seats] if over else [],
        )


SPIES = Spies()
