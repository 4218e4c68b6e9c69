"""Through whose eyes a scene of Lockdown is made: the viewer's Character, and what can be read off the base."""

from __future__ import annotations

from typing import Final

from brushpass.table import Eyes, Seen, Texts
from brushpass.table.parts import Colour

from ..box.board import Board
from ..box.box import CONTAMINATION, OBJECTS, Box
from ..box.entries import Entry
from ..state import NOBODY, Crew, Figure
from ..view import Secret, View
from . import describing
from .ids import letter_of

COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "blue", "yellow", "violet")
"""Of the seats, before their Characters are chosen."""
OWN_COLOURS: Final[dict[str, Colour]] = {
    "red": "red",
    "green": "green",
    "white": "white",
    "blue": "blue",
    "yellow": "yellow",
    "purple": "violet",
}
"""What the page calls the colours of the Characters."""


class Visible:
    """What a viewer sees of what lies in the open, as the rules read it."""

    def __init__(self, view: View, box: Box, board: Board) -> None:
        self.box = box
        self.board = board
        self.crew = view.crew
        self.base = view.base
        self.lab = view.lab

    def tile(self, room: str) -> str:
        """What a Room is; empty: nobody has explored it."""
        return self.board.fixed.get(room) or self.base.tiles.get(room, "")

    def powered(self, room: str) -> bool:
        """NL-23.1."""
        section = self.board.section[room]
        return bool(section) and self.base.power[section][1]


class LockdownEyes(Eyes[View]):
    """A viewer of the base; a spectator looks over the shoulder of whoever is on turn."""

    def __init__(self, seen: Seen, texts: Texts, box: Box) -> None:
        super().__init__(seen, texts)
        self.box = box
        self.board = box.boards[self.view.board]
        self.base = self.view.base
        self.open = Visible(self.view, box, self.board)
        self.player = self.view.active if seen.seat is None else seen.seat
        self.own: Crew = self.view.crew[self.player]
        self.secret: Secret | None = self.view.secrets[self.player]
        self.doing: tuple[int, str, str] = (NOBODY, "", "")
        """Who has said last to do something, the event that told it, and the word for it."""
        self.paid = 0
        """How many cards have been paid for it."""
        self.threat = ""
        """What Darkness would bring now."""
        self.fulfilled: dict[str, bool] = {}
        """Which Objectives came about, at the end."""
        self.turned: dict[str, str] = {}
        """What Rooms that nobody explored have turned out to be at the end."""

    # -- people ------------------------------------------------------------------------------------------------------

    def crew(self, seat: int) -> Crew:
        """What lies openly with a seat."""
        return self.view.crew[seat]

    def order(self) -> list[int]:
        """NL-5.6, NL-6.6: all seats in turn order of this round."""
        seats = self.setup.seats
        return [(self.view.first + step) % seats for step in range(seats)]

    def colour(self, seat: int) -> Colour:
        """A seat's colour: that of the Character."""
        character = self.box.characters.get(self.crew(seat).character)
        return COLOURS[seat] if character is None else OWN_COLOURS.get(character.colour, COLOURS[seat])

    def titled(self, seat: int) -> str:
        """A player and the Character."""
        character = self.crew(seat).character
        if not character:
            return self.called(seat)
        return self.say("scene-who", name=self.called(seat), character=self.name(character))

    def on_turn(self, seat: int) -> bool:
        """Whether it is somebody's turn."""
        return self.view.stage in ("turn", "passing", "turn_end") and self.view.active == seat and not self.over

    def people(self, room: str) -> list[int]:
        """The Characters in a Room, in turn order."""
        return [seat for seat in self.order() if self.crew(seat).room == room and not self.crew(seat).out]

    def intruders(self, room: str) -> list[Figure]:
        """The Intruders in a Room."""
        return [figure for figure in self.view.figures if figure.room == room]

    @property
    def hand(self) -> tuple[str, ...]:
        """The Action cards that the viewer could pay with."""
        return () if self.secret is None else tuple([card for card in self.secret.hand if card != CONTAMINATION])

    # -- the base ----------------------------------------------------------------------------------------------------

    def tile(self, room: str) -> str:
        """What a Room is; empty: it is unexplored."""
        return self.open.tile(room)

    def powered(self, section: str) -> bool:
        """NL-23.1."""
        return self.base.power.get(section, (0, True))[1]

    def in_dark(self, room: str) -> bool:
        """NL-23.6, NL-13.10, NL-37.29: whether a Room has no light but what somebody brings; a Crossroads has."""
        section = self.board.section[room]
        return room not in self.board.crossroads and not (section and self.powered(section))

    def dark(self, seat: int) -> bool:
        """NL-23.4: whether a Character is in Darkness."""
        crew = self.crew(seat)
        return bool(crew.room) and not crew.lit and self.in_dark(crew.room)

    def number(self, room: str) -> str:
        """A Room's number as it is printed; a staircase has a letter instead, a Crossroads nothing."""
        return f"{self.board.number[room]:02}" if room in self.board.number else ""

    def stairs(self, room: str) -> bool:
        """Whether it is an Emergency Staircase."""
        tile = self.tile(room)
        return bool(tile) and self.box.tiles[tile].kind == "staircase"

    def short(self, room: str) -> str:
        """A Room in a word or two."""
        if self.stairs(room):
            return letter_of(room)
        if room in self.board.crossroads:
            return self.name(room)
        tile = self.tile(room) or self.turned.get(room, "")
        if not tile:
            return self.say("scene-unexplored", slot=self.board.slot[room])
        return describing.short(self.texts, tile)

    def place(self, room: str) -> str:
        """A Room with its number, in a few words."""
        if self.stairs(room):
            return self.say("scene-stairs", letter=letter_of(room))
        if not self.tile(room) and room in self.board.number:
            return self.say("scene-unexplored-number", number=self.number(room))
        return f"{self.short(room)} {self.number(room)}".rstrip()

    def full(self, room: str) -> str:
        """A Room by its whole name, with its number."""
        if self.stairs(room):
            return self.place(room)
        tile = self.tile(room)
        return f"{self.name(tile) if tile else self.short(room)} {self.number(room)}".rstrip()

    def whereabouts(self, seat: int) -> str:
        """Where somebody is, or what has become of them."""
        crew = self.crew(seat)
        if crew.fate == "pod":
            return self.name(f"pod_{crew.pod}")
        if crew.fate != "here":
            return self.say(f"scene-fate-{crew.fate}")
        return self.place(crew.room) if crew.room else self.say("scene-nowhere")

    # -- words -------------------------------------------------------------------------------------------------------

    def about(self, one: Entry | None) -> str:
        """What a card, an Item or a goal does; empty: there is no such entry."""
        return "" if one is None else describing.about(self.texts, one)

    def does(self, name: str) -> str:
        """What an Item, an Object or a Serious Wound does: of Objects no entry of the box tells."""
        entry = self.box.items.get(name) or self.box.wounds.get(name)
        return self.say(f"about-{name}") if name in OBJECTS else self.about(entry)
