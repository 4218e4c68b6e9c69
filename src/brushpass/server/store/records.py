"""A table as it is stored: what was agreed, who sits where, and every answer."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Phase = Literal["open", "playing", "over", "stopped", "closed"]
StepKind = Literal["deal", "choice", "act", "undo"]
SeatKind = Literal["human", "bot", "open"]
TimeKind = Literal["none", "minutes", "days"]
Lot = Literal["none", "people", "all"]
"""Who draws lots for their seat when the match begins."""


class TableRecord(msgspec.Struct, kw_only=True):
    """What was agreed, and how far the match is."""

    id: str
    game: str
    rules: int
    mode: str
    options: dict[str, Any]
    host: str
    public: bool
    time_kind: TimeKind
    time_amount: int
    secret: bytes
    nonces: list[str]
    created: float
    moved: float
    phase: Phase = "open"
    waiting: list[int] = msgspec.field(default_factory=list)
    rematch: str | None = None
    series: str | None = None
    """The first of the tables that lead here by rematches; None: this one."""
    winners: list[int] | None = None
    """Once it is over."""
    guided: bool = False
    """It teaches the game: the deal is prepared, and the bot's cards lie open."""
    learner: int = 0
    """The seat that is taught."""
    lot: Lot = "none"
    campaign: str | None = None
    """The first table of the series in which this match means something for the next; None: it does not."""
    picked: list[list[str]] = msgspec.field(default_factory=list)
    """The options that each side took into this match because of those before it, in the order in which they did."""
    tale: Any = None
    """Once it is over: what its series remembers of it."""
    watched: int = 0
    """How often links to watch have been called back: those from before open nothing."""
    absence: int = 600
    """Without a time limit: so many seconds whoever is asked may be away before the others may call a bot in."""
    network: str = ""
    """A mark of the network it was opened from."""


class SeatRecord(msgspec.Struct, kw_only=True):
    """A seat. `away`: a bot plays for the human it still belongs to.

    `gone`: since when its human does not look at the table; None: they do, or did when the server stopped.
    """

    table_id: str
    seat: int
    kind: SeatKind = "open"
    session: str | None = None
    name: str = ""
    level: str = ""
    away: bool = False
    nonce: str = ""
    generation: int = 0
    invite: str | None = None
    invite_until: float = 0.0
    gone: float | None = None
    nudged: float = 0.0
    """When somebody last let them know that the others wait."""
    nudged_by: str = ""
    """Who did, until they have answered."""
    ticket: int | None = None
    """The seat that the invitation was made for, if whoever it is for has moved; None: this one."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away


class Step(msgspec.Struct, kw_only=True):
    """One answer and the outcomes of chance that came of it."""

    table_id: str
    number: int
    kind: StepKind
    seat: int
    value: Any
    chance: list[Any]
    at: float


class ChatLine(msgspec.Struct, kw_only=True):
    """A line somebody said at the table; `side`: the seats that read it, none: everybody."""

    table_id: str
    side: tuple[int, ...] = ()
    number: int
    seat: int
    name: str
    text: str
    at: float

    def reaches(self, seat: int | None) -> bool:
        """Whether somebody in that seat (None: in none) reads it."""
        return not self.side or seat in self.side


class Stored(msgspec.Struct, kw_only=True):
    """All that the store has of one table."""

    table: TableRecord
    seats: list[SeatRecord]
    steps: list[Step]
    """Those since the checkpoint."""
    save: bytes | None
    steps_saved: int
    chat: list[ChatLine]
    actions: list[tuple[str, str]]
    """The latest: session and action id."""


msgspec.json.Decoder(Stored)
# msgspec learns a type when it first meets it, and two threads that both do at once bring the process down. So it has
# to know all of these before there is a second thread.
