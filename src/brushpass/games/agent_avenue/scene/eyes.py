"""Through whose eyes a scene is made: the two sides as the viewer calls them, and what agents are worth to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brushpass.table import Eyes, Seen, Texts
from brushpass.table.scene import Card, Shape, Tone, Value
from brushpass.table.viewer import Side, Who

from ..box.components import AGENT_RULE, COPIES, RING, SIDES, icons
from ..rules.ending import ends
from ..rules.movement import onward, shops
from ..view import SideView, View
from .ids import in_hand

CRESTS: dict[str, Shape] = {"green": "circle", "blue": "square"}
MARKET = "◆"
"""A black market in a terminal."""
FACE_DOWN = "lay-face-down"
"""The question for the second card of a turn."""
PRINTED = 3
"""The most icons on a card."""


class AvenueEyes(Eyes[View]):
    """A viewer of the two sides; a spectator watches from behind green."""

    def __init__(self, seen: Seen, texts: Texts) -> None:
        super().__init__(seen, texts)
        self.open = self.view.deck is not None
        """Nothing is hidden: the match is over, or it is looked back at."""
        self.face_up = self.view.face_up or ""
        self.proposal = self.view.proposal or ""
        green, blue = self.view.sides
        self.own: SideView = blue if seen.seat in blue.seats else green
        self.other: SideView = green if seen.seat in blue.seats else blue

    # -- who ---------------------------------------------------------------------------------------------------------

    def side_of(self, seat: int) -> SideView:
        """The side on which a seat plays."""
        return self.view.sides[SIDES.index(self.view.seats[seat].side)]

    def facing(self, side: SideView) -> SideView:
        """The other side."""
        return self.other if side is self.own else self.own

    def sign(self, who: Who) -> str:
        """The letter of the colour."""
        return self.say(f"terminal-letter-{self._side(who).side}")

    def shape(self, who: Who) -> Shape:
        """The crest of the side."""
        return CRESTS[self._side(who).side]

    def _side(self, who: Who) -> Side:
        return self.side_of(who) if isinstance(who, int) else who

    @property
    def chosen(self) -> str:
        """The card that the viewer is about to play face up, as long as it can be another (R-24); empty: none."""
        asked = self.seen.decision
        if asked is None or asked.prompt != FACE_DOWN or self.face_up:
            return ""
        (card,) = asked.about
        return str(card)

    @property
    def hand(self) -> list[tuple[str, str]]:
        """The viewer's own cards with their ids, without the one that is about to be played."""
        if self.seat is None:
            return []
        cards = list(self.view.seats[self.seat].hand or ())
        if self.chosen:
            cards.remove(self.chosen)
        return in_hand(self.seat, cards, True)

    # -- team talk (R-10) --------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> str:
        """Whom the table waits for; of somebody who answers a partner, also what that partner wants."""
        told = super().waiting
        for asked in self.seen.waiting:
            step, _, matter = asked.label.partition("-")
            if told and step in ("respond", "settle"):
                return f"{self.proposed(asked.seat, matter)} {told}"
        return told

    def proposed(self, asked: int, matter: str) -> str:
        """What the partner of a seat that is asked proposes."""
        (who,) = (seat for seat in self.side_of(asked).seats if seat != asked)
        told = {"who": self.called(who), "mine": self.you(who)}
        if matter in ("first", "taker"):
            mate = int(self.proposal.removeprefix("seat_"))
            return self.say(f"proposal-{matter}", whom=self._whom(who, mate), mate=self.called(mate), **told)
        hidden = "yes" if self.proposal == "face_down" else "no"
        thing = {"market": self.proposal} if matter == "market" else {"card": self.face_up}
        return self.told(f"proposal-{matter}", hidden=hidden, **thing, **told)

    def _whom(self, who: int, mate: int) -> str:
        """For whom somebody speaks: the viewer or not, for themselves or not."""
        if self.mine(who):
            return "me" if mate == who else "mate"
        return "you" if self.mine(mate) else "self" if mate == who else "other"

    # -- what agents are worth ---------------------------------------------------------------------------------------

    def threat(self, side: SideView, agent: str) -> Tone:
        """Good news or danger for the viewer (a spectator: for the side) if one more of that name came."""
        end = next_end(side, agent)
        if not end:
            return "plain"
        return "good" if (end == "win") == (self.watching or self.mine(side)) else "bad"

    def worth(self, side: SideView, agent: str, copy: int = 0) -> str:
        """What a copy of an agent, by default one more, means to a side: a number of steps, or how the match ends."""
        return worth(agent, copy or side.crew.get(agent, 0) + 1, side.ongoing, self.texts)

    def takes(self, side: SideView, agent: str, who: str, copy: int = 0) -> str:
        """The same, said with whom it is about."""
        end = ends(agent, copy or side.crew.get(agent, 0) + 1, side.ongoing)
        return self.say("scene-took", end="yes" if end else "no", who=who, worth=self.worth(side, agent, copy))

    def lands(self, side: SideView, agent: str) -> bool:
        """Whether one more agent of that name would take a side's meeple to a black market."""
        rest = (side.space + next_gone(side, agent)) % RING
        return next_steps(side, agent) != 0 and shops(rest, self.view.supply)

    @property
    def lead(self) -> int:
        """AA-7.8: how many steps the viewer's side has gained."""
        return self.own.steps - self.other.steps

    def values(self, agent: str) -> tuple[Value, ...]:
        """AA-1.5, AA-7.2: the icons of an agent as they count for the viewer's side, and which one is next."""
        following = 0 if self.watching else self.own.crew.get(agent, 0) + 1
        return self.icons(agent, following, () if self.watching else self.own.ongoing)

    def card(self, card_id: str, agent: str, **more: Any) -> Card:
        """An agent, face up, with its icons as they count for the viewer's side unless it has others."""
        more.setdefault("values", self.values(agent))
        return Card(id=card_id, name=self.name(agent), art=agent, rule=AGENT_RULE, **more)

    def icons(self, agent: str, counts: int, ongoing: tuple[str, ...]) -> tuple[Value, ...]:
        """The icons of an agent to a side with these ongoing cards; `counts` says which copy applies."""
        return icons_of(agent, counts, ongoing, self.texts)


def icons_of(agent: str, counts: int, ongoing: tuple[str, ...], texts: Texts) -> tuple[Value, ...]:
    """The icons of an agent to a side with these ongoing cards; `counts` says which copy applies."""
    steps = icons(agent, ongoing)
    return tuple(
        _value(ends(agent, copy, ongoing), steps[copy], copy == min(counts, PRINTED), texts)
        for copy in range(1, min(COPIES[agent], PRINTED) + 1)
    )


def _value(end: str, steps: int, applies: bool, texts: Texts) -> Value:
    if end:
        won = end == "win"
        tone: Tone = "good" if won else "bad"
        return Value(text=texts.say(f"steps-{end}"), icon="flag" if won else "skull", tone=tone, applies=applies)
    return Value(text=signed(steps), applies=applies)


def worth(agent: str, copy: int, ongoing: tuple[str, ...], texts: Texts) -> str:
    """What a copy of an agent means to a side with these ongoing cards."""
    end = ends(agent, copy, ongoing)
    return texts.say(f"steps-{end}") if end else signed(icons(agent, ongoing)[copy])


def signed(steps: int) -> str:
    """A number of steps with its sign."""
    return f"−{-steps}" if steps < 0 else f"+{steps}" if steps else "0"


def next_end(side: SideView, agent: str) -> str:
    """Whether one more agent of that name would mean a win or a loss to a side."""
    return ends(agent, side.crew.get(agent, 0) + 1, side.ongoing)


def next_steps(side: SideView, agent: str) -> int:
    """The icon of one more agent of that name."""
    return icons(agent, side.ongoing)[side.crew.get(agent, 0) + 1]


def next_gone(side: SideView, agent: str) -> int:
    """How far one more agent of that name would take a side in the end."""
    return onward(side.space, next_steps(side, agent), side.ongoing)


# -- ways ------------------------------------------------------------------------------------------------------------


def walk(start: int, steps: int) -> list[int]:
    """The spaces after the start, in order, forward or back."""
    way = 1 if steps > 0 else -1
    return [(start + way * i) % RING for i in range(1, abs(steps) + 1)]


def way(side: SideView, steps: int) -> tuple[int, ...]:
    """AA-7.4, AA-7.5, AA-10.35: the spaces a side's meeple would pass, with the one where it stands."""
    spaces = [side.space, *walk(side.space, steps)]
    return (*spaces, *walk(spaces[-1], onward(side.space, steps, side.ongoing) - steps))


def row(cards: Sequence[str], texts: Texts, between: str = ", ") -> str:
    """Cards by name, several of one name as one."""
    counted = {card: cards.count(card) for card in cards}
    return between.join(f"{n}× {texts.name(card)}" if n > 1 else texts.name(card) for card, n in counted.items())
