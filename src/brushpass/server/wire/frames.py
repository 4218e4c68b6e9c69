"""The frames of a table's socket: typed JSON, strict both ways; unknown fields and wrong types are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ...engine.decisions import frozen
from ...table import Language
from ...table.beats import Beat
from ...table.company import Looks
from ...table.scene import Line
from ..errors import Code
from ..store.records import Lot, SeatKind, TimeKind

ActionId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
Nonce = Annotated[str, msgspec.Meta(max_length=64)]
Question = Annotated[int, msgspec.Meta(ge=0, le=2**50)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Plain = str | int | float | bool | list[Any] | None


class Incoming(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """The base of what clients send."""


class Hello(Incoming, tag="hello"):
    """The first frame. `nonce` is the seat's part in the deal, sent once the table's commitment is known.

    `key` is what a link to watch the table carries.
    """

    language: Language
    nonce: Nonce = ""
    key: Key = ""


class Action(Incoming):
    """What is done at the table, once however often it is sent with the same id."""

    id: ActionId


class Choose(Action, tag="choose"):
    """An answer to the question of that number; whatever else has happened meanwhile, it is taken."""

    question: Question
    value: Plain


class Act(Action, tag="act"):
    """Something that the game lets a seat do unasked: plain data of at most 4096 bytes, checked by the game.

    It answers no question, so it names none. What came of a tool on the scene is sent in the shape of a `Use`.
    """

    value: Any


class Undo(Action, tag="undo"):
    """Take the last choice back, where the seat's question, or that it has none, has that number."""

    question: Question


class Say(Action, tag="chat"):
    """Say something to the table, or to the own side alone."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    side: bool = False


class Speak(Incoming, tag="language"):
    """Switch the viewer's language."""

    language: Language


class Earlier(Incoming, tag="earlier"):
    """The viewer scrolls up: tell the lines of their log that stand before the line of that place in it."""

    before: Annotated[int, msgspec.Meta(ge=0, le=2**20)]


class SeatAction(Action, tag="seat"):
    """Leave or take back the own seat; let somebody know that they are waited for; call a bot in for them."""

    what: Literal["leave", "return", "nudge", "call-bot"]
    seat: SeatNumber | None = None


class GoOn(Action, tag="go-on"):
    """What the bot of a table that teaches says after so many answers has been read: it may go on."""

    number: Annotated[int, msgspec.Meta(ge=0, le=2**20)]


class Ping(Incoming, tag="ping"):
    """Is anybody there?"""


ClientFrame = Hello | Choose | Act | Undo | Say | SeatAction | GoOn | Speak | Earlier | Ping

_decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


class BadFrame(Exception):
    """Not one of our frames."""


def decode(data: str | bytes) -> ClientFrame:
    """A client's frame; its values as options have them, tuples instead of lists."""
    try:
        frame = _decoder.decode(data)
        if isinstance(frame, Choose):
            frame.value = frozen(frame.value)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadFrame from None
    return frame


# -- what the server sends --------------------------------------------------------------------------------------------


class Outgoing(msgspec.Struct, tag_field="t"):
    """The base of what the server sends."""


ABSENCE = 600
"""Seconds that whoever is asked may usually be away where there is no time limit."""
NUDGE_EVERY = 60
"""So many seconds after a nudge the same person may be nudged again."""


class TimeLimit(msgspec.Struct, forbid_unknown_fields=True):
    """How long a decision may take before the others may call a bot in."""

    kind: TimeKind = "none"
    amount: Annotated[int, msgspec.Meta(ge=0, le=365)] = 0
    absence: Annotated[int, msgspec.Meta(ge=60, le=60 * 86_400)] = ABSENCE
    """Without a limit: so many seconds whoever is asked may be away before they may."""

    @property
    def seconds(self) -> float | None:
        return {"none": None, "minutes": 60.0 * self.amount, "days": 86_400.0 * self.amount}[self.kind]


class SeatInfo(msgspec.Struct):
    """A seat as everybody at the table sees it; `invite` is for the host alone."""

    seat: int
    name: str
    kind: SeatKind
    level: str
    looks: Looks | None
    """Of a bot whom the game knows as a person."""
    level_name: str
    here: bool
    gone: float | None
    """Since when somebody is away, in seconds since 1970."""
    you: bool
    away: bool
    """A bot plays for them."""
    nudged: float
    """When they were last nudged; 0: never."""
    asked: float | None = None
    """Since when it has been deciding, as everybody may know."""
    thinks: int = 0
    """How many seconds the bot that plays here may think about a question; 0: a person plays."""
    until: float | None = None
    """When the others may call a bot in: its time runs out, or it has been away for too long."""
    late: bool = False
    """They may now."""
    invite: str | None = None


class PromiseInfo(msgspec.Struct):
    """The sealed deal: its hash from the first moment, the nonces from the start, the secret at the end."""

    commitment: str
    nonces: list[str]
    secret: str | None


class ScoreInfo(msgspec.Struct):
    """How a series of rematches stands with this match: wins by seat; several may win a match, or nobody."""

    games: int
    wins: list[int]
    nobody: int
    """How many nobody in a seat has won."""
    seconds: float
    """How long this match took."""


class ChapterInfo(msgspec.Struct):
    """A match of a series that is over: when that was, who played on each side, and how it ended."""

    at: float
    names: list[list[str]]
    text: str


class PickInfo(msgspec.Struct):
    """What a side may take into the match that is about to begin: at most so many of these options."""

    side: str
    """What the game calls it."""
    options: list[str]
    most: int
    yours: bool
    """The viewer picks."""


class SeriesInfo(msgspec.Struct):
    """How a series stands in which a match means something for the next."""

    number: int
    """Which match of the series this is."""
    chapters: list[ChapterInfo]
    news: list[str]
    """What the last match has brought, in a few sentences."""
    pick: PickInfo | None
    """Until everybody has picked, the match cannot begin."""


class TableInfo(msgspec.Struct):
    """A table as one viewer sees it, without the match itself."""

    id: str
    game: str
    mode: str
    options: dict[str, Any]
    title: str
    mode_name: str
    names: list[str]
    automaton: str
    """Who plays without a seat, by name; empty: nobody."""
    seats: list[SeatInfo]
    you: int | None
    side: list[int]
    """Those who read what the viewer says to their own side; nobody, if they play for themselves."""
    side_name: str
    """What the game calls them; empty: it has no name for them."""
    host: bool
    time: TimeLimit
    public: bool
    guided: bool
    """It teaches the game: its deal is prepared, and nobody looks on."""
    lot: Lot
    """Who draws lots for their seat when the match begins."""
    started: bool
    over: bool
    invite: str | None
    watch: str | None
    """A link that lets others look on, for those who sit here."""
    promise: PromiseInfo
    rematch: str | None
    """Where those who look on find the next table."""
    score: ScoreInfo | None
    """Once the match is over."""
    campaign: SeriesInfo | None
    """Where a match means something for the next."""
    watching: list[str]
    """Who looks on without a seat, by name, for those who are looked at; who has not said theirs is nameless."""
    nudged_by: str
    """Who lets the viewer know that the others wait; empty: nobody."""
    stopped: str | None
    """Why the match cannot go on, in the viewer's language."""
    save: str | None
    """Where the whole match can be had: at its end, or when it cannot go on."""
    key: str | None
    """Once it is over: with it anybody may look back at the match."""
    may_end: bool
    """It cannot go on, and the viewer may end it for good, to have its save."""


class TableFrame(Outgoing, tag="table"):
    table: TableInfo


BoardNews = Literal["whole", "part", "same"]


class Renewed(msgspec.Struct, omit_defaults=True):
    """A list of things with ids of which only those are sent that are new or have changed.

    `path`: a field of the scene; behind it, with slashes between, perhaps the id of a thing in it and a field of that
    thing. `order`: the ids of all its things now; None: the same as before.
    """

    path: str
    order: tuple[str, ...] | None = None


class SceneFrame(Outgoing, tag="scene"):
    """What the viewer sees, without what they have: it builds on the scene before it on this socket.

    `lines` of the log before stay, and the scene's own come after them. Of many lines only the newest are sent: then
    `skipped` more stand between, and whoever wants to read what is before the scene's own asks for it (`Earlier`).
    The board is sent whole; or it stays but for those spaces and links that are sent, known by their ids; or it stays
    the same. Of the other fields those in `kept` stay, those in `parts` are made of the things before and those that
    are sent, and all others are as the scene has them. `beats` are what was seen to happen between the two scenes.
    """

    question: int
    """The number of what the viewer is asked: a choice and an undo name it. It changes with nothing else."""
    lines: int
    board: BoardNews
    scene: msgspec.Raw
    kept: tuple[str, ...] = ()
    parts: tuple[Renewed, ...] = ()
    beats: tuple[Beat, ...] = ()
    skipped: int = 0


class EarlierFrame(Outgoing, tag="earlier"):
    """The newest lines of the viewer's log among those before a place in it."""

    before: int
    lines: tuple[Line, ...]


class ChatInfo(msgspec.Struct):
    """Something said; `side`: to the own side alone, whose lines are numbered by themselves."""

    id: int
    name: str
    seat: int
    text: str
    at: float
    side: bool = False


class ChatFrame(Outgoing, tag="chat"):
    lines: list[ChatInfo]


class Done(Outgoing, tag="done"):
    """The action of that id is on the disk."""

    id: str


class RefusedFrame(Outgoing, tag="refused"):
    """The action of that id changed nothing."""

    id: str
    error: Code
    text: str


class Pong(Outgoing, tag="pong"):
    pass


ServerFrame = TableFrame | SceneFrame | EarlierFrame | ChatFrame | Done | RefusedFrame | Pong

encode = msgspec.json.encode
