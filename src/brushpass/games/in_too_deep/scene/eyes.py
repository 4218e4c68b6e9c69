"""Through whose eyes a scene is made: the viewer's console and crimes, and what a move would do to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from brushpass.table import Eyes, Seen, Texts

from ..box.box import Box, Crime, Dilemma
from ..rules.conditions import Checklist, checklist, nearest
from ..rules.crimes import open_to
from ..rules.set_up import order
from ..rules.terms import Own
from ..state import NOBODY, ZONES, City, key
from ..view import ConsoleView, Secret, View
from .ids import check_id


class Outlook(NamedTuple):
    """What a change would do to the viewer's crimes: the checks that would hold, or no longer; the news in words."""

    checks: tuple[str, ...] = ()
    unchecks: tuple[str, ...] = ()
    text: str = ""

    @property
    def ticks(self) -> dict[str, tuple[str, ...]]:
        """For an option."""
        return {"checks": self.checks, "unchecks": self.unchecks}


class DeepEyes(Eyes[View]):
    """A viewer of the city; a spectator looks over the shoulder of whoever is on turn."""

    def __init__(self, seen: Seen, texts: Texts, box: Box) -> None:
        super().__init__(seen, texts)
        self.box = box
        self.key = key(seen.setup)
        """What the tables of the data call this number of players."""
        self.city: City = self.view.city
        self.player = self.view.active if seen.seat is None else seen.seat
        self.own: ConsoleView = self.view.consoles[self.player]
        self.secret: Secret | None = self.view.secrets[self.player]

    @property
    def everyone(self) -> range:
        """All who play, Echo included."""
        return range(len(self.view.consoles))

    @cached_property
    def order(self) -> tuple[int, ...]:
        """TD-6.6: all who play, in the order of their turns."""
        return order(self.view.first, self.setup.seats, self.view.echo)

    def after(self, player: int) -> list[int]:
        """The others in the order of their turns after a player's."""
        at = self.order.index(player) + 1
        return [*self.order[at:], *self.order[: at - 1]]

    @property
    def next(self) -> int:
        """TD-7.2: whose turn comes next."""
        return self.after(self.view.active)[0]

    @property
    def my_turn(self) -> bool:
        """Whether it is the viewer's turn."""
        return self.seat is not None and self.seat == self.view.active and not self.over

    def controller(self, criminal: str) -> int:
        """TD-2.10: who has hooked a criminal, or NOBODY."""
        return next((one for one in self.everyone if criminal in self.view.consoles[one].hooks), NOBODY)

    @property
    def locked(self) -> str:
        """TD-13.12: the criminal whose hook is locked."""
        return "" if self.view.lock == NOBODY else self.city.names[self.view.lock]

    # -- the city ------------------------------------------------------------------------------------------------------

    def number(self, criminal: str) -> int:
        """A criminal as the city has them."""
        return self.city.names.index(criminal)

    def item(self, item: str) -> int:
        """An item as the city has it."""
        return self.box.items.index(item)

    def zone(self, zone: str) -> int:
        """A zone as the city has it."""
        return self.city.ring.index(zone)

    def where(self, criminal: str) -> str:
        """The zone of a criminal."""
        return self.city.ring[self.city.at[self.number(criminal)]]

    def item_zone(self, item: str) -> str:
        """The zone of an item, held or dropped."""
        return self.city.ring[self.city.zone_of_item(self.item(item))]

    def held(self, criminal: str) -> str:
        """The item that a criminal holds, or nothing."""
        item = self.city.held(self.number(criminal))
        return "" if item == NOBODY else self.box.items[item]

    def holder(self, item: str) -> str:
        """The criminal who holds an item, or nobody."""
        return next((name for name in self.city.names if self.held(name) == item), "")

    def round_to(self, start: str, end: str) -> tuple[str, ...]:
        """The shorter way round the ring, both ends included."""
        here, there = self.zone(start), self.zone(end)
        steps = (there - here) % ZONES
        way, count = (1, steps) if steps <= ZONES // 2 else (-1, ZONES - steps)
        return tuple([self.city.ring[(here + way * step) % ZONES] for step in range(count + 1)])

    # -- dominance -----------------------------------------------------------------------------------------------------

    def field(self, criminal: str) -> int:
        """The field of the viewer's token."""
        return self.own.dominance[criminal]

    def worth(self, field: int) -> int:
        """TD-3.12: what a field of the track is worth."""
        return self.box.track[field]

    def has_stamina(self, criminal: str) -> bool:
        """TD-8.6."""
        return self.field(criminal) >= self.box.stamina

    # -- the viewer's crimes -------------------------------------------------------------------------------------------

    @property
    def crimes(self) -> tuple[str, ...]:
        """The crimes in the viewer's own hand."""
        return () if self.secret is None else self.secret.crimes

    def crime(self, crime: str) -> Crime:
        """What is on a card."""
        return self.box.crimes[crime]

    def dilemma(self, dilemma: str) -> Dilemma:
        """What is on a card."""
        return self.box.dilemmas[dilemma]

    @cached_property
    def mine_to_use(self) -> Own:
        """TD-15.3, TD-10.14: the viewer's hooked criminals, and those whose abilities work."""
        return self.own_with(self.own.hooks, self.own.dominance)

    def own_with(self, hooks: Sequence[str], dominance: dict[str, int]) -> Own:
        """The same with other hooks, or other fields of the track."""
        able = [one for one in hooks if dominance[one] >= self.box.ability]
        return Own(tuple(map(self.number, hooks)), tuple(map(self.number, able)))

    def checklist(self, crime: str) -> Checklist:
        """How far a crime has come."""
        return checklist(self.city, self.mine_to_use, crime, self.box)

    def open_to(self, crime: str) -> bool:
        """TD-14.2: whether the story allows a crime."""
        return open_to(self.box, self.view.story, crime)

    def open_lines(self, level: int) -> list[str]:
        """TD-14.2: the plot lines in which a crime of that level could be committed."""
        told = {(self.crime(one).line, self.crime(one).level) for one in self.view.story}
        return [line for line in self.view.lines if level == 1 or (line, level - 1) in told]

    @cached_property
    def held_now(self) -> dict[str, tuple[bool, ...]]:
        """By crime in hand, which of its terms hold."""
        return {crime: nearest(self.city, self.mine_to_use, crime, self.box)[1] for crime in self.crimes}

    def ready(self, crime: str) -> bool:
        """TD-14.4: whether a crime can be committed as things stand."""
        return self.open_to(crime) and all(self.held_now[crime])

    def outlook(self, change: Callable[[City], None] | None = None, own: Own | None = None) -> Outlook:
        """What a change of the city, or of what is hooked, would do to the viewer's crimes."""
        if self.watching or not self.crimes:
            return Outlook()
        city = self.city.copy()
        if change is not None:
            change(city)
        checks: list[str] = []
        lost: list[str] = []
        ready: list[str] = []
        broken: list[str] = []
        for crime, before in self.held_now.items():
            after = nearest(city, own or self.mine_to_use, crime, self.box)[1]
            checks += [check_id(crime, n) for n, held in enumerate(after) if held and not before[n]]
            lost += [check_id(crime, n) for n, held in enumerate(before) if held and not after[n]]
            if self.open_to(crime) and all(after) != all(before):
                (ready if all(after) else broken).append(crime)
        told = [self.say(f"scene-news-{word}", crimes=self.texts.listed([*map(self.name, crimes)]), count=len(crimes))
                for word, crimes in (("ready", ready), ("broken", broken)) if crimes]  # fmt: skip
        return Outlook(tuple(checks), tuple(lost), " · ".join(told))

    # -- words ---------------------------------------------------------------------------------------------------------
