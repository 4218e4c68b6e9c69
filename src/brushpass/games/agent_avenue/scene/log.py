"""The log of Agent Avenue in plain words, and what it tells of cards and meeples that a view does not."""

from __future__ import annotations

from typing import Any, NamedTuple

from brushpass.engine import Event
from brushpass.table.scene import Line, line_id

from ..box.components import AGENTS, SIDES
from ..view import SideView
from .eyes import AvenueEyes

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


class Story:
    """What the log tells, turn by turn: its lines, which card is which, and who moved how since cards were laid out."""

    def __init__(self, eyes: AvenueEyes) -> None:
        self.eyes = eyes
        self.lines: list[Line] = []
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

    def hear(self, number: int, event: Event) -> None:
        """Take in one event."""
        kind, args = event.event, event.args
        if kind in PLAYED and (self.turn == 0 or self.recruited):
            self.begin_turn(number)
        if kind == "laid-face-up":
            self.face_up = args["card"]
            for moves in self.moves.values():
                moves.clear()
        elif kind == "recruited":
            self._recruit(args["side"], args["card"])
        elif kind in ("mind-controlled", "returned"):
            own = self.eyes.side_of(args["seat"])
            loser = self.eyes.facing(own) if kind == "mind-controlled" else own
            self.crews[loser.side, args["card"]][-1:] = []
        if "steps" in args:
            self.moves[args["side"]].append(args["steps"])
            self.strides[-1].append(Stride(args["side"], args.get("card") or DRIVEN[kind], args["steps"]))
        self.lines.append(self._line(line_id(number), kind, args))
        if "steps" in args:
            self.moved.append(self.lines[-1].text)

    def begin_turn(self, number: int) -> None:
        """AA-4.2: a heading with the side whose turn it is, counted back from now; nobody has recruited yet.

        It stands before the event of that number.
        """
        self.turn += 1
        self.recruited = 0
        self.laid.clear()
        self.moved.clear()
        self.strides.append([])
        now = SIDES.index(self.eyes.view.active)
        whose = self.eyes.view.sides[(now + self.eyes.view.turn - self.turn) % len(SIDES)]
        text = self.eyes.say("scene-turn", turn=self.turn, who=self.eyes.called(whose))
        self.lines.append(Line(id=line_id(number, before=True), text=text, seat=whose.seats[0], heading=True))

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

    def _line(self, line: int, kind: str, args: dict[str, Any]) -> Line:
        eyes = self.eyes
        if "seat" in args:
            seat = args["seat"]
            told = {"who": eyes.seen.names[seat], "you": "yes" if seat == eyes.seen.seat else "no"}
        elif "side" in args:
            side = eyes.view.sides[SIDES.index(args["side"])]
            seat = side.seats[0]
            told = {"who": eyes.called(side), "you": "yes" if eyes.mine(side) else "no"}
        else:
            return Line(id=line, text=eyes.texts.event(Event(kind, args), eyes.seen.names))
        if "steps" in args:
            told["move"] = moving(eyes, args["steps"])
        if kind == "recruited":
            told["nth"] = self._nth(side, args["card"])
        named = {name: args[name] for name in ("card", "market") if name in args}
        return Line(id=line, text=eyes.texts.event(Event(f"scene-{kind}", told | named), eyes.seen.names), seat=seat)

    def _nth(self, side: SideView, agent: str) -> str:
        """Which copy it is, from the second on."""
        count = len(self.crews[side.side, agent])
        return self.eyes.say("scene-nth", number=count) if count > 1 else "none"


CENTRE = ("face_up", "face_down")


def centre_id(turn: int, which: str) -> str:
    """The id of a laid-out card, which it keeps when it is recruited."""
    return f"turn-{turn}-{which}"


def moving(eyes: AvenueEyes, steps: int) -> str:
    """So many spaces forward or back."""
    return eyes.say("scene-move", way="back" if steps < 0 else "on" if steps else "stay", count=abs(steps))


def tell(eyes: AvenueEyes) -> Story:
    """The whole log, and the heading of a turn that has begun without anything to tell yet."""
    story = Story(eyes)
    for number, event in enumerate(eyes.seen.log):
        story.hear(number, event)
    if not eyes.over and story.turn < eyes.view.turn:
        story.turn = eyes.view.turn - 1
        story.begin_turn(len(eyes.seen.log))
    return story
