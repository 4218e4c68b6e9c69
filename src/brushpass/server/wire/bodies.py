"""What is posted and answered over HTTP, typed; unknown fields and wrong types in what is posted are refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...table import Language
from ...table.beats import Beat
from ...table.company import Persona
from ...table.rulebook import Section
from ..errors import Code
from ..store.records import Lot
from .frames import Nonce, Plain, SeatNumber, TableInfo, TimeLimit

Name = Annotated[str, msgspec.Meta(max_length=200)]
Token = Annotated[str, msgspec.Meta(max_length=64)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what is posted."""


class Nothing(Body):
    """Nothing has to be said."""


class Me(Body):
    """What I want to be called, and my language."""

    name: Name
    language: Language


class SeatWish(Body):
    """Who shall sit there."""

    kind: Literal["me", "bot", "open"]
    level: Name | None = None


class NewTable(Body):
    """A table to be opened."""

    game: Name
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=12)]
    mode: Name | None = None
    options: dict[str, Plain] = {}
    time: TimeLimit = msgspec.field(default_factory=TimeLimit)
    public: bool = False
    lot: Lot = "none"
    campaign: bool = False
    nonce: Nonce = ""


class Teach(Body):
    """A game that I want to be taught, and from which seat."""

    game: Name
    learner: int = 0


class Start(Body):
    """`nonce` is my part in the deal."""

    nonce: Nonce = ""


class Rematch(Body):
    """The same people once more; `swap`: everybody on another seat. `nonce` is my part in the deal."""

    swap: bool = False
    nonce: Nonce = ""


class Arrange(Body):
    """A bot for a seat, or a new invitation to it."""

    seat: SeatNumber
    kind: Literal["bot", "open"]
    level: Name | None = None


class Swap(Body):
    """Two who change places; who is not the host names their own seat, and a free one."""

    seat: SeatNumber
    other: SeatNumber


class Draw(Body):
    """Who draws lots for their seat when the match begins."""

    lot: Lot


class Take(Body):
    """What my side takes into the next match of a series."""

    options: Annotated[list[Name], msgspec.Meta(max_length=64)]


class Join(Body):
    """Sit down under a name, with an invitation where one is needed."""

    name: Name
    token: Token = ""
    nonce: Nonce = ""


class Invite(Body):
    """An invitation to look at."""

    token: Token


# -- answers -----------------------------------------------------------------------------------------------------------


class RefusedCall(msgspec.Struct):
    """Nothing was changed; `text` says why in the asker's language."""

    error: Code
    text: str


class TableRow(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    mode: str
    mode_name: str
    names: list[str]
    automaton: str
    """Who plays without a seat, by name; empty: nobody."""
    you: int | None
    """The viewer's seat."""
    yours: bool
    """It is the viewer's move."""
    started: bool
    over: bool
    """It will not go on."""
    open: int
    """Free seats."""
    time: TimeLimit
    moved: float
    """When it last went on, in seconds since 1970; once it is over, when that was."""
    winners: list[str] | None
    """Who has won, once it is over; None: it is not, or it could not go on."""
    won: bool
    """The viewer has."""
    nudged_by: str
    """Who lets the viewer know that the others wait; empty: nobody."""


class Myself(msgspec.Struct):
    """Who I am, the tables I sit at or have opened, and how many games I have played to the end."""

    name: str
    language: str
    tables: list[TableRow]
    finished: int


class Named(msgspec.Struct):
    """Something to choose, and what it is called."""

    id: Plain
    name: str


class ModeInfo(msgspec.Struct):
    """A way to play a game, by how many."""

    id: str
    name: str
    about: str
    seats: list[int]
    automaton: str
    """Who plays it without a seat, by name; empty: nobody."""


class OptionInfo(msgspec.Struct):
    """A further agreement; it matters at these table sizes (`seats`), in these `modes`, `where` others are so."""

    id: str
    name: str
    about: str
    values: list[Named]
    default: Plain
    seats: list[int]
    modes: list[str]
    where: dict[str, Plain]
    group: str
    """Those with which it is offered under one heading; empty: it stands by itself."""


class InPlay(msgspec.Struct):
    """How many things of a group are in play in a mode with so many seats."""

    mode: str
    seats: int
    count: int


class GroupInfo(msgspec.Struct):
    """Agreements that are offered together, folded under a heading."""

    id: str
    name: str
    about: str
    in_play: list[InPlay]
    """Where they are about things that are "in", "out" or, by chance, "maybe" in play: how many are; else nothing."""


class LevelInfo(msgspec.Struct):
    """A level of bots; of the persons who play at it, the first whose name nobody has takes a seat."""

    id: str
    name: str
    bots: list[Persona]


class SidesInfo(msgspec.Struct):
    """Who wins and loses together at a table of so many seats; `where` says at which value of an agreement.

    `names` are what the game calls the sides; empty, where it has no name for one.
    """

    seats: int
    sides: list[list[int]]
    names: list[str]
    where: dict[str, Plain]


class Way(msgspec.Struct):
    """A first match that teaches a game from a seat; with a name where there are several."""

    learner: int
    name: str


class CampaignInfo(msgspec.Struct):
    """Matches of a game may make a series in which one means something for the next."""

    name: str
    about: str
    modes: list[str]
    options: list[str]
    """Those that nobody agrees on there: sides pick them."""


class GameInfo(msgspec.Struct):
    """A game for the lobby; `minutes` are the shortest and the longest that it usually takes.

    `sides` has an entry for every number of seats, then those for agreements that change it; the last that fits holds.
    """

    id: str
    title: str
    about: str
    seats: list[int]
    minutes: list[int] | None
    modes: list[ModeInfo]
    options: list[OptionInfo]
    groups: list[GroupInfo]
    levels: list[LevelInfo]
    level: str
    """The usual one."""
    sides: list[SidesInfo]
    campaign: CampaignInfo | None
    guides: list[Way]
    """The first matches that teach it."""
    art: str | None


class TableId(msgspec.Struct):
    """Where to go."""

    id: str


class Invitation(msgspec.Struct):
    """What an invitation is to."""

    game: str
    title: str
    mode_name: str
    host: str
    names: list[str]
    seat: Literal["free", "yours", "taken"]
    """Whether it can still be used; who has used it is at home here, and others may watch."""
    path: str
    """Where the table can be seen."""


class RulesPage(msgspec.Struct):
    """How a game is played: in short, then section by section in `language`, then where its data come from."""

    game: str
    title: str
    about: str
    intro: list[str]
    """The game in short, step by step."""
    beware: str
    """What newcomers get wrong."""
    guides: list[Way]
    """The first matches that teach it."""
    language: str
    """That of the sections: English where they are not translated."""
    sections: list[Section]
    data: list[str]


class RuleText(msgspec.Struct):
    """A rule of a game."""

    id: str
    text: str


class ReplayStep(msgspec.Struct):
    """One answer in the words of the log, as the eyes that were asked for read it; the first step is the deal."""

    seat: int | None
    """Who answered."""
    text: str
    """Empty: these eyes saw nothing of it."""
    heading: str = ""
    """The turn that it opens."""


class ReplayInfo(msgspec.Struct):
    """A finished table, how its match ended in a few words, and the steps that led there."""

    table: TableInfo
    result: str
    steps: list[ReplayStep]


class Asked(msgspec.Struct):
    """What a seat was asked, or to other eyes that it decided something, and what it chose if these eyes saw that."""

    seat: int
    question: str
    answer: str


class ReplayScene(msgspec.Struct):
    """The table after so many answers, what the last of them was about, and what was seen to happen because of it."""

    step: int
    asked: Asked | None
    scene: msgspec.Raw
    beats: tuple[Beat, ...] = ()


class Back(msgspec.Struct):
    """What a viewer has seen of a match so far."""

    steps: list[int]
    """How many events of the viewer's own log had come by the end of each step; the first is the deal, the last now."""


class BackScene(msgspec.Struct):
    """The table as the viewer saw it at the end of a step, and what was seen to happen in it."""

    step: int
    scene: msgspec.Raw
    beats: tuple[Beat, ...]
