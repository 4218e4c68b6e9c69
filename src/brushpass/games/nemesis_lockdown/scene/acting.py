"""The question of a turn: in rows, where to go, what can be done here, and which cards can be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from brushpass.table.question import joined
from brushpass.table.scene import Folder, Kind, Refusal

from ..rules.actions import FREE, MOVES, PASS, fits
from .asking import LockdownQuestion
from .deeds import ACT, CARD, CAREFUL, DEEDS, DROP, FIRST, MOVE, OFFERS, price
from .eyes import LockdownEyes
from .ids import card_id
from .outlook import burns

ROWS = (MOVE, ACT, CARD)
SHELVES = {CAREFUL: MOVE, OFFERS: ACT, DROP: ACT}
"""The row of each button that something lies behind."""


class Acting(LockdownQuestion):
    """NL-6.8, NL-8: two actions a turn, in rows."""

    rules = ("NL-6.8", "NL-6.12", "NL-8.2", "NL-8.8", "NL-9.9", "NL-12.4")
    ways_out = (PASS,)
    choices: ClassVar = DEEDS

    def ask(self, eyes: LockdownEyes) -> str:
        return eyes.say("scene-ask-action", number=eyes.view.acted + 1)

    def context(self, eyes: LockdownEyes) -> str:
        """What threatens here and now, how much there is to spend, and what Darkness means."""
        cards = eyes.say("scene-to-spend", count=len(eyes.hand))
        fire = eyes.say("scene-burning") if burns(eyes, eyes.own.room) else ""
        dark = eyes.say("scene-dark-surprise") if eyes.dark(eyes.player) else ""
        return joined(self.fleeing(eyes), fire, cards, dark)

    def fleeing(self, eyes: LockdownEyes) -> str:
        """NL-17.3: who attacks whoever escapes."""
        if not any(one[0] == "escape" for one in eyes.asked.options):
            return ""
        kinds = [eyes.name(figure.kind) for figure in eyes.intruders(eyes.own.room)]
        return eyes.say("scene-escape-from", kinds=eyes.texts.listed(kinds))

    def rows(self, eyes: LockdownEyes) -> tuple[Kind, ...]:
        """Those in which there is anything to choose, or a button that something lies behind."""
        there = {self.choice(one).row(eyes, one) for one in eyes.asked.options}
        there |= {SHELVES[key] for one in eyes.asked.options for key in self.choice(one).by(eyes, one)}
        return tuple(
            [
                Kind(id=row, name=self.called(eyes, row), text=self.beside(eyes, row), on_board=row == CARD)
                for row in ROWS
                if row in there
            ]
        )

    def called(self, eyes: LockdownEyes, row: str) -> str:
        """A row by what it means now: in Combat one escapes, and fights."""
        fight = bool(eyes.intruders(eyes.own.room))
        key = {MOVE: "escape", ACT: "fight"}.get(row, row) if fight else row
        return eyes.say(f"scene-kind-{key}")

    def beside(self, eyes: LockdownEyes, row: str) -> str:
        """What is the same for a whole row: the cost of a Movement, the Room."""
        if row == MOVE:
            moves = [one for one in eyes.asked.options if one[0] in MOVES and one[0] != CAREFUL]
            return price(eyes, moves[0]) if moves else ""
        here = eyes.own.room
        if row != ACT or not here or not eyes.tile(here):
            return ""
        return eyes.place(here) if eyes.stairs(here) else eyes.short(here)

    def folders(self, eyes: LockdownEyes) -> Iterable[Folder]:
        careful = [one for one in eyes.asked.options if one[0] == CAREFUL]
        told = joined(price(eyes, careful[0]), eyes.say("scene-careful-about")) if careful else ""
        yield Folder(id=CAREFUL, name=eyes.say("scene-careful"), text=told, kind=SHELVES[CAREFUL])
        offers = [one for one in eyes.asked.options if one[0] == "computer"]
        told = joined(price(eyes, offers[0]), eyes.name(eyes.base.computer)) if offers else ""
        yield Folder(id=OFFERS, name=eyes.say("scene-kind-computer"), text=told, kind=SHELVES[OFFERS], art="computer")
        yield Folder(id=DROP, name=eyes.say("scene-drop"), text=eyes.say("scene-drop-about"), kind=SHELVES[DROP])

    def order(self, eyes: LockdownEyes, value: Any) -> int:
        """Fights first, cards after what the Room and Items offer."""
        return FIRST.index(value[0]) if value[0] in FIRST else len(FIRST)

    def usual(self, eyes: LockdownEyes, value: Any) -> bool:
        """Nothing is left but to drop something."""
        return value == PASS and all(one == PASS or one[0] in FREE for one in eyes.asked.options)

    def refusals(self, eyes: LockdownEyes) -> Iterator[Refusal]:
        yield from shut(eyes)
        yield from unplayable(eyes)


def shut(eyes: LockdownEyes) -> Iterator[Refusal]:
    """NL-11.4: the neighbouring Rooms behind closed Doors; NL-8.2: those that cannot be paid for."""
    room = eyes.own.room
    if not room:
        return
    open_to = {one[1] for one in eyes.asked.options if one[0] in MOVES}
    for to in eyes.board.next[room]:
        if to in open_to:
            continue
        ways = eyes.board.between(room, to)
        closed = bool(ways) and all(eyes.base.doors.get(way) == "closed" for way in ways)
        yield Refusal(target=to, text=eyes.say("scene-refuse-door" if closed else "scene-refuse-cost"))


def unplayable(eyes: LockdownEyes) -> Iterator[Refusal]:
    """NL-10.2, NL-8.11: why a card in hand cannot be played."""
    played = {one[1] for one in eyes.asked.options if one[0] == CARD}
    fight = bool(eyes.intruders(eyes.own.room))
    for name in dict.fromkeys(eyes.hand):
        card = eyes.box.cards[eyes.own.character, name]
        if name in played:
            continue
        if card.timing != "action":
            why = "reaction"
        elif not fits(fight, card.combat):
            why = "combat" if fight else "peace"
        else:
            why = "cost" if (card.cost or 0) >= len(eyes.hand) else "nothing"
        for number in range(eyes.hand.count(name)):
            yield Refusal(target=card_id(name, number), text=eyes.say(f"scene-refuse-{why}"))


ACTING: dict[str, LockdownQuestion] = {"action": Acting()}
