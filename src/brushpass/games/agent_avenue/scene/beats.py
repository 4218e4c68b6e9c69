"""What is seen to happen at the table of Agent Avenue: cards are laid, turned up and taken, then the meeples go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brushpass.table.beats import Beat, Go, Note
from brushpass.table.scene import Card, Counter, Tone

from ..box.components import AGENT_RULE, HOMES, ONGOING, RING, SIDES, SWAPS_ALONE, SWAPS_IN_TEAM
from ..rules.ending import ends
from .chase import gauge
from .eyes import icons_of, walk, worth
from .ids import centre_id, crew_id, market_id, meeple_id, panel_id, space_id

if TYPE_CHECKING:
    from .log import AvenueStory, Recruited

READ = 400
"""How long it is looked at what somebody else does with a card."""
SECRET = 600
"""How long the hidden card lies there, turned up, before anything else happens."""
BRINGS = 500
"""How long it is seen what the cards bring before the meeples go."""


class AvenueBeats:
    """Follows a story and adds to its beats; it knows what an agent is worth, and where the meeples stand."""

    def __init__(self, story: AvenueStory) -> None:
        self.story = story
        self.hidden_by: int | None = None
        """Who laid the face-down card, and so knows it."""
        self.swaps = [0] * story.setup.seats
        self.ongoing: dict[str, tuple[str, ...]] = dict.fromkeys(SIDES, ())
        self.gone: dict[str, int] = dict.fromkeys(SIDES, 0)
        """AA-7.8: the steps of each side before the movement that is told now."""
        self.strides: dict[str, list[int]] = {side: [] for side in SIDES}
        """The movement that is told now."""
        self.first = 0
        """The number of the event in which the first of the two laid-out cards was recruited."""

    def hear(self, number: int, kind: str, args: dict[str, Any]) -> None:
        """Add what an event looks like, once the story itself has taken it in."""
        if kind in ("laid-face-up", "laid-face-down"):
            self._lay(number, args["seat"], kind.removeprefix("laid-").replace("-", "_"))
        elif kind == "swapped":
            self._swap(number, args["seat"])
        elif kind == "recruited":
            self._recruit(number, args["side"], args["card"], args["steps"])
        elif kind == "moved":
            self._rest()
            self._go(number, args["side"], args["steps"])
        elif kind == "drove-on":
            self._drive_on(args["side"], args["steps"])
        elif kind == "took-market-card":
            self._take(number, args["seat"], args["market"])
        elif kind == "supply-refilled":
            self._add(number, goes=(Go(id=market_id(args["market"]), path=("supply",)),))
        elif kind in ("mind-controlled", "returned"):
            self._withdraw(number, args["seat"], args["card"], kind == "returned")
        elif kind == "showed-two":
            text = self.story.say("scene-two", card=self.story.name(args["card"]))
            self._add(number, notes=(Note(at=self._panel(args["seat"]), text=text),))

    def _add(self, number: int, **parts: Any) -> None:
        self.story.beats.append(Beat(event=number, **parts))

    def _panel(self, seat: int) -> str:
        return panel_id(self.story.side_of(seat))

    # -- AA-5: play ----------------------------------------------------------------------------------------------------

    def _lay(self, number: int, seat: int, which: str) -> None:
        """AA-5.1: whoever lays a card sees it go from the hand as the next question comes."""
        if which == "face_down":
            self.hidden_by = seat
        if not self.story.mine(seat):
            go = Go(id=centre_id(self.story.turn, which), path=("centre",))
            self._add(number, goes=(go,), hold=READ if which == "face_up" else 0)

    def _swap(self, number: int, seat: int) -> None:
        """AA-5.4, AA-5.7."""
        self.swaps[seat] += 1
        if self.story.mine(seat):
            return
        alone = len(self.story.sides[self.story.side_of(seat)].seats) == 1
        left = (SWAPS_ALONE if alone else SWAPS_IN_TEAM) - self.swaps[seat]
        counter = Counter(
            id=f"swaps-{seat}", value=str(left), word=self.story.say("scene-swaps", count=left), icon="swap"
        )
        note = Note(at=self._panel(seat), text=self.story.say("scene-swapping"))
        self._add(number, counters=(counter,), notes=(note,), hold=READ)

    # -- AA-6, AA-7: recruit and move ----------------------------------------------------------------------------------

    def _recruit(self, number: int, side: str, agent: str, steps: int) -> None:
        """AA-6.1, AA-7.7: the two cards of the centre are told together; an agent that comes later by itself."""
        story = self.story
        if story.recruited == 1:
            self.first = number
            self._rest()
            self.strides[side].append(steps)
        elif story.recruited == len(story.laid):
            self.strides[side].append(steps)
            self._turn_up()
            self._add(
                self.first,
                goes=tuple(Go(id=laid.id, path=(crew_id(laid.side, laid.agent),)) for laid in story.laid),
                notes=tuple(self._brings(laid.id, laid.side, laid.agent) for laid in story.laid),
                hold=BRINGS,
            )
            self._move(self.first)
        else:
            self._rest()
            go = Go(id=story.crews[side, agent][-1], path=(crew_id(side, agent),))
            self._add(number, goes=(go,), notes=(self._brings(panel_id(side), side, agent),), hold=BRINGS)
            self._go(number, side, steps)

    def _turn_up(self) -> None:
        """AA-6.3: the hidden card turns where it lies; whoever laid it has seen it all the time."""
        story = self.story
        if story.seat is not None and story.seat == self.hidden_by:
            return
        hidden = next(laid for laid in story.laid if laid.face_down)
        card = Card(
            id=hidden.id,
            name=story.name(hidden.agent),
            art=hidden.agent,
            rule=AGENT_RULE,
            tag=story.say("scene-face-down"),
            values=icons_of(hidden.agent, self._copy(hidden), self.ongoing[hidden.side], story.texts),
        )
        self._add(self.first, cards=(card,), hold=SECRET)

    def _copy(self, laid: Recruited) -> int:
        """Which copy of its name it is to the side that has it."""
        return len(self.story.crews[laid.side, laid.agent])

    def _brings(self, at: str, side: str, agent: str) -> Note:
        """Whom the newest agent of a name moves how far, or that it ends the match."""
        story, party = self.story, self.story.sides[side]
        copy, ongoing = len(story.crews[side, agent]), self.ongoing[side]
        end = ends(agent, copy, ongoing)
        who = story.say("scene-you") if story.mine(party) else story.called(party)
        value = worth(agent, copy, ongoing, story.texts)
        text = story.say("scene-took", end="yes" if end else "no", who=who, worth=value)
        tone: Tone = "plain"
        if end and story.seat is not None:
            tone = "good" if (end == "win") == story.mine(party) else "bad"
        return Note(at=at, text=text, tone=tone)

    def _rest(self) -> None:
        """What moved until now has arrived."""
        for side, strides in self.strides.items():
            self.gone[side] += sum(strides)
            strides.clear()

    def _go(self, number: int, side: str, steps: int) -> None:
        self.strides[side].append(steps)
        self._move(number)

    def _drive_on(self, side: str, steps: int) -> None:
        """AA-10.35: the way goes on; if it has been told already, it is told longer."""
        self.strides[side].append(steps)
        if self.story.recruited != 1:
            self._move(self.story.beats.pop().event)

    def _move(self, number: int) -> None:
        """AA-7.7: both meeples at once, and the chase with them."""
        goes = tuple(Go(id=meeple_id(side), path=path) for side in SIDES if (path := self._path(side)))
        if not goes:
            return
        own, other = self._seen_from()
        lead = sum(self.strides[own]) + self.gone[own] - sum(self.strides[other]) - self.gone[other]
        chase = gauge(self.story, self.story.sides[own], self.story.sides[other], lead)
        self._add(number, goes=goes, gauges=(chase,))

    def _path(self, side: str) -> tuple[str, ...]:
        """AA-7.4, AA-7.5: the spaces that a meeple passes."""
        spaces = [(HOMES[SIDES.index(side)] + self.gone[side]) % RING]
        for steps in self.strides[side]:
            spaces += walk(spaces[-1], steps)
        return tuple(map(space_id, spaces[1:]))

    def _seen_from(self) -> tuple[str, ...]:
        """The viewer's own side first; a spectator watches from behind green."""
        return tuple(sorted(SIDES, key=lambda side: not self.story.mine(self.story.sides[side])))

    # -- AA-10: the black market ---------------------------------------------------------------------------------------

    def _take(self, number: int, seat: int, market: str) -> None:
        """AA-10.4, AA-10.11."""
        side = self.story.side_of(seat)
        if market in ONGOING:
            self.ongoing[side] = (*self.ongoing[side], market)
        self._add(number, goes=(Go(id=market_id(market), path=(panel_id(side),)),), hold=READ)

    def _withdraw(self, number: int, seat: int, agent: str, own: bool) -> None:
        """AA-10.42, AA-10.47: an agent leaves play for somebody's hand."""
        taker = self.story.side_of(seat)
        loser = next(side for side in SIDES if (side == taker) == own)
        self._add(number, goes=(Go(id=crew_id(loser, agent), path=(panel_id(taker),)),))
