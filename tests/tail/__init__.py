"""A small game for tests of kernel, server and command line: a race alone, in pairs or more, at times with a shadow.

The Shadow has no seat: it plays in one of two modes, each of which is for some numbers of seats only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import msgspec

from brushpass.engine import BadSetup, Game, Outcome, Setup, State
from brushpass.table import Eyes, Face, Seen, Story, Texts
from brushpass.table.scene import Option, Panel, Prompt, Scene, Verdict

ALLEYS = ("coal", "mint", "rope")
ROUNDS = 2


@dataclass(kw_only=True)
class Chase(State):
    """How far everybody has come, the Shadow last, if it plays."""

    steps: list[int]
    active: int = 0
    rounds: int = 0

    @property
    def shadow(self) -> int:
        """The Shadow's number; that of nobody without it."""
        return self.setup.seats


class ChaseView(msgspec.Struct):
    """All of it: there is no secret."""

    steps: tuple[int, ...]


async def step(t: Chase) -> None:
    """A step that is sure, or up to two; after everybody the Shadow moves."""
    tailed = len(t.steps) > t.shadow
    ways = ("walk", "run")
    way = await (t.ask(t.active, "flee", ways, about=(t.shadow,)) if tailed else t.ask(t.active, "step", ways))
    move(t, t.active, t.below(3) if way == "run" else 1)
    t.active = (t.active + 1) % t.setup.seats
    if t.active == 0:
        if tailed:
            move(t, t.shadow, 1 + t.below(2))
        t.rounds += 1
    t.stage = "step" if t.rounds < ROUNDS else "end"


def move(t: Chase, player: int, count: int) -> None:
    t.steps[player] += count
    t.tell("moved", player, count)


async def end(t: Chase) -> Outcome:
    """Whoever is farthest away wins; the Shadow does if nobody is as far as it."""
    ahead = [player for player, steps in enumerate(t.steps) if steps == max(t.steps)]
    t.tell("ahead", tuple(ahead))
    winners = [player for player in ahead if player < t.setup.seats]
    return Outcome.of(winners, "far" if winners else "caught", seats=t.setup.seats)


class TailFace(Face[ChaseView, Story]):
    """A panel for everybody, a question, the log and a verdict."""

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> Story:
        return Story(seat, names, texts, setup)

    def draw(self, view: ChaseView, texts: Texts) -> str:
        return "\n".join(f"{texts.player(player)}: {steps}" for player, steps in enumerate(view.steps))

    def scene(self, seen: Seen, texts: Texts, story: Story) -> Scene:
        eyes: Eyes[ChaseView] = Eyes(seen, texts)
        verdict = prompt = None
        if seen.outcome is not None:
            who = texts.listed(texts.winners(seen.setup, seen.outcome))
            won = None if seen.seat is None else eyes.seat in seen.outcome.winners
            verdict = Verdict(
                title=who,
                text=texts.reason(seen.outcome.reason),
                won=won,
                winners=seen.outcome.winners or (seen.setup.seats,),
                seats=tuple(map(str, eyes.view.steps)),
            )
        if seen.decision is not None:
            options = [
                Option(key=key, value=option, name=texts.option(seen.decision, option))
                for key, option in enumerate(seen.decision.options, 1)
            ]
            prompt = Prompt(id=seen.decision.prompt, question=texts.prompt(seen.decision), options=tuple(options))
        return Scene(
            game=texts.game.id,
            title=texts.title,
            status=" ".join(map(str, eyes.view.steps)),
            panels=tuple(
                Panel(
                    id=f"player-{player}",
                    name=name,
                    letter=eyes.letter(player),
                    shape=eyes.shape(player),
                    seats=(player,),
                    colour="green",
                    you=eyes.mine(player),
                )
                for player, name in enumerate(eyes.names)
            ),
            prompt=prompt,
            undo=seen.undo,
            waiting=eyes.waiting,
            log=tuple(story.lines),
            verdict=verdict,
        )


class Tail(Game[Chase, ChaseView]):
    """Two to four in a race; one or two with the Shadow behind them."""

    id = "tail"
    seat_counts = (1, 2, 3, 4)
    modes = ("race", "shadow")
    mode_seats: ClassVar = {"race": (2, 3, 4), "shadow": (1, 2)}
    automaton = "shadow"
    automaton_modes = ("shadow",)
    options: ClassVar = {"dark": (False, True), **dict.fromkeys(ALLEYS, ("maybe", "in", "out"))}
    option_modes: ClassVar = {"dark": ("shadow",)}
    option_groups: ClassVar = {"alleys": ALLEYS}
    stages: ClassVar = {"step": step, "end": end}
    state = Chase
    events: ClassVar = {"moved": ("seat", "count"), "ahead": ("seats",)}
    prompts: ClassVar = {"flee": ("rival",)}
    players = ("seat", "rival")
    reasons = ("far", "caught")
    folder = Path(__file__).parent
    face = TailFace()

    def in_play(self, setup: Setup, group: str) -> int:
        return 1 if setup.seats == 1 else 2

    def settle(self, setup: Setup) -> None:
        agreed = [setup.options[alley] for alley in ALLEYS]
        if not agreed.count("in") <= self.in_play(setup, "alleys") <= len(agreed) - agreed.count("out"):
            raise BadSetup("tail: too many alleys, or too few")

    def deal(self, setup: Setup) -> Chase:
        return Chase(stage="step", steps=[0] * (setup.seats + (setup.mode == "shadow")))

    def view(self, t: Chase, seat: int | None, over: bool) -> ChaseView:
        return ChaseView(tuple(t.steps))


TAIL = Tail()
