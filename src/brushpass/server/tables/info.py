"""A table as one viewer sees it, without the match itself."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots import MOST_SECONDS, USUAL_LEVEL
from ...engine import Played, Promise, game
from ..sentences import say
from ..store.records import TableRecord
from ..tokens import Invitations
from ..viewers.texts import automaton_name, level_name, side_name, texts_of, titles
from ..wire import frames
from .campaign import series_info
from .naming import bot_looks
from .presence import Presence
from .seats import Seating


def table_info(
    table: TableRecord,
    seating: Seating,
    presence: Presence,
    *,
    score: frames.ScoreInfo | None,
    played: Sequence[Played] | None,
    watching: Sequence[str],
    stopped: bool,
    whole: bool,
    may_end: bool,
    sides: Sequence[Sequence[int]],
    invitations: Invitations,
    session: str | None,
    guest: bool,
    language: str,
    now: float,
) -> frames.TableInfo:
    """A table as one viewer sees it; `whole`: who may have all of the match; `may_end`: who may
    end one that cannot go on; `guest`: who came by a link to watch.

    `sides` are those who win and lose together, once the match has begun; `played` are the matches of its series.

    Invitations to a seat are for the host alone; links to watch, for all who sit here.
    """
    own = seating.of(session)
    host = session is not None and session == table.host
    over = table.phase == "over"
    seats = []
    for seat in seating.seats:
        token = seating.token(seat, now) if host else None
        seats.append(
            frames.SeatInfo(
                seat=seat.seat,
                name=seat.name,
                kind=seat.kind,
                level=seat.level.lower(),
                looks=bot_looks(table.game, seat.name) if seat.kind == "bot" else None,
                level_name=level_name(table.game, seat.level, language),
                here=presence.here(seat),
                gone=presence.gone(seat),
                you=seat is own,
                away=seat.away,
                thinks=MOST_SECONDS.get(seat.level or USUAL_LEVEL, 0) if seat.played_by_bot else 0,
                nudged=seat.nudged,
                asked=presence.asked(seat),
                until=presence.until(seat),
                late=presence.late(seat, now),
                invite=None if token is None else f"/join/{token}",
            )
        )
    key = invitations.key(table.id, "replay") if over else None
    side = next((at for at, side in enumerate(sides) if own is not None and own.seat in side and len(side) > 1), None)
    next_table = None
    if table.rematch is not None:
        if table.public or host or own is not None:
            next_table = f"/table/{table.rematch}"
        elif guest:
            next_table = invitations.watching(table.rematch)
    title, mode_name = titles(table.game, table.mode, language)
    return frames.TableInfo(
        id=table.id,
        game=table.game,
        mode=table.mode,
        options=table.options,
        title=title,
        mode_name=mode_name,
        names=list(seating.names),
        automaton=automaton_name(table.game, table.mode, language),
        seats=seats,
        you=None if own is None else own.seat,
        side=[] if side is None else list(sides[side]),
        side_name="" if side is None else side_name(texts_of(game(table.game), language), side),
        host=host,
        time=frames.TimeLimit(table.time_kind, table.time_amount, table.absence),
        public=table.public,
        guided=table.guided,
        lot=table.lot,
        started=table.phase not in ("open", "closed"),
        over=over,
        invite=next((seat.invite for seat in seats if seat.invite is not None), None),
        watch=invitations.watching(table.id, table.watched) if (own is not None or host) and not table.guided else None,
        promise=frames.PromiseInfo(
            commitment=Promise(table.secret).commitment,
            nonces=table.nonces,
            secret=table.secret.hex() if over else None,
        ),
        rematch=next_table,
        score=score,
        campaign=None if played is None else _campaign(table, seating, played, session, language),
        watching=list(watching),
        nudged_by="" if own is None else own.nudged_by,
        stopped=say("stopped", language) if stopped else None,
        save=f"/api/tables/{table.id}/save{f'?key={key}' if key else ''}" if whole else None,
        key=key,
        may_end=may_end,
    )


def _campaign(
    table: TableRecord, seating: Seating, played: Sequence[Played], session: str | None, language: str
) -> frames.SeriesInfo:
    setup = game(table.game).agree(len(seating.seats), table.mode, table.options)
    return series_info(table, setup, played, seating.seats, session, texts_of(setup.game, language))
