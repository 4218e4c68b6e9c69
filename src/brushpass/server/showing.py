"""What a viewer is shown of a table, in their own language."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

from ..engine import Game, Match, Promise, UnknownGame, game, games
from ..table import LANGUAGES, Texts, look
from . import wire
from .clock import Clock
from .records import TableRecord
from .seats import Seating
from .sentences import say
from .tokens import Invitations

log = logging.getLogger(__name__)


@lru_cache(maxsize=64)
def texts_of(rules: Game[Any, Any], language: str) -> Texts:
    """A game's texts in a language, kept because they remember what they have said before."""
    return Texts(rules, language)


def scene_bytes(match: Match[Any, Any], seat: int | None, language: str, names: Sequence[str]) -> bytes:
    """The scene of a seat (None: a spectator) as JSON; a function of what that viewer may know and of nothing else."""
    return wire.encode(look(match, seat, names, texts_of(match.game, language).at_table(names)))


def read_games() -> None:
    """Read the games and their texts now, so that nobody who comes back to a table waits for that."""
    for game_id in games():
        try:
            for language in LANGUAGES:
                titles(game_id, game(game_id).modes[0], language)
        except Exception as wrong:  # the others can be played all the same
            log.error("the game %s cannot be read: %s", game_id, wrong)


@lru_cache(maxsize=256)
def titles(game_id: str, mode: str, language: str) -> tuple[str, str]:
    """What a game and one of its modes are called; their ids, if they are not installed any more."""
    try:
        texts = Texts(game(game_id), language)
    except UnknownGame:
        return game_id, mode
    return texts.title, texts.mode(mode) if mode in texts.game.modes else mode


def table_info(
    table: TableRecord,
    seating: Seating,
    clock: Clock,
    *,
    score: wire.ScoreInfo | None,
    present: Collection[str],
    stopped: bool,
    whole: bool,
    invitations: Invitations,
    session: str | None,
    guest: bool,
    language: str,
    now: float,
) -> wire.TableInfo:
    """A table as one viewer sees it; `whole`: who may have all of the match; `guest`: who came by a link to watch.

    Invitations to a seat are for the host alone; links to watch, for all who sit here.
    """
    own = seating.of(session)
    host = session is not None and session == table.host
    over = table.phase == "over"
    seats = []
    for seat in seating.seats:
        token = seating.token(seat, now) if host else None
        seats.append(
            wire.SeatInfo(
                seat=seat.seat,
                name=seat.name,
                kind=seat.kind,
                level=seat.level.lower(),
                here=seat.kind == "bot" or (seat.session is not None and seat.session in present),
                you=seat is own,
                away=seat.away,
                until=clock.until(seat.seat),
                late=clock.late(seat.seat, now),
                invite=None if token is None else f"/join/{token}",
            )
        )
    key = invitations.key(table.id, "replay") if over else None
    next_table = None
    if table.rematch is not None:
        if table.public or host or own is not None:
            next_table = f"/table/{table.rematch}"
        elif guest:
            next_table = invitations.watching(table.rematch)
    title, mode_name = titles(table.game, table.mode, language)
    return wire.TableInfo(
        id=table.id,
        game=table.game,
        mode=table.mode,
        options=table.options,
        title=title,
        mode_name=mode_name,
        names=list(seating.names),
        seats=seats,
        you=None if own is None else own.seat,
        host=host,
        time=wire.TimeLimit(table.time_kind, table.time_amount),
        public=table.public,
        started=table.phase not in ("open", "closed"),
        over=over,
        invite=next((seat.invite for seat in seats if seat.invite is not None), None),
        watch=invitations.watching(table.id) if own is not None or host else None,
        promise=wire.PromiseInfo(
            commitment=Promise(table.secret).commitment,
            nonces=table.nonces,
            secret=table.secret.hex() if over else None,
        ),
        rematch=next_table,
        score=score,
        stopped=say("stopped", language) if stopped else None,
        save=f"/api/tables/{table.id}/save{f'?key={key}' if key else ''}" if whole else None,
        key=key,
    )
