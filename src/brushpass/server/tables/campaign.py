"""A series in which a match means something for the next: what is remembered, who picks what, how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from ...engine import Game, Pick, Played, Series, Setup
from ...table import Texts, face_of
from .. import store
from ..errors import Refused
from ..store.records import SeatRecord, TableRecord
from ..viewers.texts import side_name
from ..wire.frames import ChapterInfo, PickInfo, SeriesInfo


def played_before(connection: Connection, table: TableRecord, game: Game[Any, Any]) -> list[Played]:
    """The matches of a table's series that are over, its own among them, oldest first."""
    query = (
        "SELECT * FROM tables WHERE campaign = :campaign AND phase = 'over' AND tale IS NOT NULL "
        "AND created <= :created ORDER BY created"
    )
    found = store.table_records(connection, query, campaign=table.campaign, created=table.created)
    return [_played(one, store.seats_of(connection, one.id), game) for one in found]


def _played(table: TableRecord, seats: Sequence[SeatRecord], game: Game[Any, Any]) -> Played:
    sides = game.sides(game.agree(len(seats), table.mode, table.options))
    won = next((at for at, side in enumerate(sides) if set(side) == set(table.winners or ())), None)
    names = tuple(tuple(seats[seat].name for seat in side) for side in sides)
    return Played(won, table.tale, table.moved, names)


def next_pick(
    series: Series[Any], played: Sequence[Played], picked: Sequence[Sequence[str]]
) -> tuple[list[list[str]], Pick | None]:
    """What every side has taken so far, nothing where it could take nothing; and who picks now."""
    taken = [list(options) for options in picked]
    while (pick := series.pick(played, taken)) is not None and not (pick.options and pick.most > 0):
        taken.append([])
    return taken, pick


def take(table: TableRecord, setup: Setup, played: Sequence[Played], options: Sequence[str]) -> None:
    """The side whose turn it is takes these options."""
    assert setup.game.series is not None
    taken, pick = next_pick(setup.game.series, played, table.picked)
    if pick is None or len(options) > pick.most or len({*options} & {*pick.options}) != len(options):
        raise Refused("bad-pick")
    table.picked = [*taken, list(options)]
    table.options |= {name: setup.game.options[name][1] for name in options}


def picks_for(pick: Pick, setup: Setup, seats: Sequence[SeatRecord], session: str | None, host: bool) -> bool:
    """Whether somebody picks for a side: whoever sits there; the host, where only bots do."""
    people = [seats[seat].session for seat in setup.game.sides(setup)[pick.side] if seats[seat].kind == "human"]
    return session is not None and (session in people if people else host)


def series_info(
    table: TableRecord,
    setup: Setup,
    played: Sequence[Played],
    seats: Sequence[SeatRecord],
    session: str | None,
    texts: Texts,
) -> SeriesInfo:
    """How a series stands, in somebody's language, and what they may pick."""
    series, face = setup.game.series, face_of(setup.game)
    assert series is not None
    pick = next_pick(series, played, table.picked)[1] if table.phase == "open" else None
    return SeriesInfo(
        number=len(played) + (table.phase != "over"),
        chapters=[
            ChapterInfo(match.at, [list(side) for side in match.names], face.chapter(match, texts)) for match in played
        ],
        news=list(face.news(played, texts)),
        pick=None
        if pick is None
        else PickInfo(
            side_name(texts, pick.side),
            list(pick.options),
            pick.most,
            picks_for(pick, setup, seats, session, session == table.host),
        ),
    )
