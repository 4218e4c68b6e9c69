"""The log of Agent Avenue in plain words, and what it tells of cards and meeples that a view does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from brushpass.engine import Event, Setup
from brushpass.table import Story, Texts
from brushpass.table.scene import Line, line_id
from brushpass.table.viewer import Party, seats_of

from ..box.components import AGENTS, SIDES
from .beats import AvenueBeats
from .eyes import AvenueEyes
from .ids import centre_id

PLAYED = ("swapped", "laid-face-up")
"""What may come first in a turn."""
DRIVEN = {"drove-on": "getaway_car", "moved": "surveillance_truck"}
"""The card behind a movement that no agent brought about."""


class Recruited(NamedTuple):
    """An agent that lay in the centre in this turn and was recruited."""

    id: str
    face_down: bool
    side: str
    agent: str


class Stride(NamedTuple):
    """A movement, and the card that brought it about."""

    side: str
    card: str
    steps: int


class AvenueStory(Story):
    """What the log tells, turn by turn: its lines, which card is which, and who moved how since cards were laid out."""

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> None:
        super().__init__(seat, names, texts, setup)
        teams = zip(SIDES, setup.game.sides(setup), strict=True)
        self.sides = {side: Party(side, team) for side, team in teams}
        self.turn = 0
        self.moves: dict[str, list[int]] = {side: [] for side in SIDES}
        self.crews: dict[tuple[str, str], list[str]] = {(side, agent): [] for side in SIDES for agent in AGENTS}
        """The ids of the agents in play."""
        self.face_up = ""
        self.recruited = 0
        """How many agents were recruited in this turn."""
        self.laid: list[Recruited] = []
        """The agents of this turn that lay in the centre."""
        self.moved: list[str] = []
        """The lines of this turn that tell of a movement."""
        self.strides: list[list[Stride]] = [[]]
        """The movements turn by turn; before the first one there are none."""
        self._looks = AvenueBeats(self)

    def hear(self, number: int, event: Event) -> None:
        """Take in one event."""
        kind, args = event.event, event.args
        if kind in PLAYED and (self.turn == 0 or self.recruited):
            self._begin_turn(number, self.side_of(args["seat"]))
        if kind == "laid-face-up":
            self.face_up = args["card"]
            for moves in self.moves.values():
                moves.clear()
        elif kind == "recruited":
            self._recruit(args["side"], args["card"])
        elif kind in ("mind-controlled", "returned"):
            own = self.side_of(args["seat"])
            loser = next(side for side in SIDES if (side == own) == (kind == "returned"))
            self.crews[loser, args["card"]][-1:] = []
        if "steps" in args:
            self.moves[args["side"]].append(args["steps"])
            self.strides[-1].append(Stride(args["side"], args.get("card") or DRIVEN[kind], args["steps"]))
        self.lines.append(self._line(line_id(number), kind, args))
        if "steps" in args:
            self.moved.append(self.lines[-1].text)
        self._looks.hear(number, kind, args)

    def _begin_turn(self, number: int, side: str) -> None:
        """AA-4.2: the turn of a side begins with the event of that number; nobody has recruited in it yet."""
        self.turn += 1
        self.recruited = 0
        self.laid.clear()
        self.moved.clear()
        self.strides.append([])
        self.lines.append(self._heading(number, self.turn, side))

    def _heading(self, number: int, turn: int, side: str) -> Line:
        """Above the event of that number: which turn it is, and whose."""
        whose = self.sides[side]
        text = self.say("scene-turn", turn=turn, who=self.called(whose))
        return Line(id=line_id(number, before=True), text=text, seat=whose.seats[0], heading=True)

    def ahead(self, eyes: AvenueEyes) -> tuple[Line, ...]:
        """The heading of a turn that has begun without anything to tell yet."""
        if eyes.over or self.turn >= eyes.view.turn:
            return ()
        return (self._heading(self.heard, eyes.view.turn, eyes.view.active),)

    def _recruit(self, side: str, agent: str) -> None:
        """AA-6.1, AA-6.2: the first two of a turn lay in the centre, of which the opponents take one first."""
        self.recruited += 1
        if self.recruited > len(CENTRE):
            card = f"turn-{self.turn}-more-{self.recruited}"
        else:
            first_was_up = self.recruited == 1 and agent == self.face_up
            second_is_up = self.recruited == len(CENTRE) and not self._taken("face_up")
            face_up = first_was_up or second_is_up
            card = centre_id(self.turn, "face_up" if face_up else "face_down")
            self.laid.append(Recruited(card, not face_up, side, agent))
        self.crews[side, agent].append(card)

    def _taken(self, which: str) -> bool:
        """Whether that card of this turn has been recruited."""
        return any(centre_id(self.turn, which) in cards for cards in self.crews.values())

    # -- a line ------------------------------------------------------------------------------------------------------

    def side_of(self, seat: int) -> str:
        """The side on which a seat plays."""
        return next(side for side, party in self.sides.items() if seat in party.seats)

    def _line(self, line: int, kind: str, args: dict[str, Any]) -> Line:
        who = self.sides[args["side"]] if "side" in args else args.get("seat")
        if who is None:
            return Line(id=line, text=self.texts.event(Event(kind, args), self.names))
        told = {"who": self.called(who), "you": self.you(who)}
        if "steps" in args:
            way = "back" if args["steps"] < 0 else "on" if args["steps"] else "stay"
            told["move"] = self.say("scene-move", way=way, count=abs(args["steps"]))
        if kind == "recruited":
            told["nth"] = self._nth(args["side"], args["card"])
        named = {name: args[name] for name in ("card", "market") if name in args}
        return Line(id=line, text=self.told(f"event-scene-{kind}", **told, **named), seat=seats_of(who)[0])

    def _nth(self, side: str, agent: str) -> str:
        """Which copy it is, from the second on."""
        count = len(self.crews[side, agent])
        return self.say("scene-nth", number=count) if count > 1 else "none"


CENTRE = ("face_up", "face_down")
