"""The HTTP API: who I am, the games, the tables, joining, the rules."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from ..bots import LEVELS
from ..engine import BrushpassError, Game, game, games
from ..table import Texts
from ..table.digest import digest_of
from . import lobby, store
from .actor import Actor
from .bots import level_named
from .errors import Refused
from .lobby import Body, Name, NewTable
from .naming import nickname
from .pages import art_of
from .requests import Caller, endpoint
from .wire import Language, Nonce, SeatNumber, TableInfo


class Me(Body):
    name: Name
    language: Language


class Join(Body):
    name: Name
    token: Annotated[str, msgspec.Meta(max_length=64)] = ""
    nonce: Nonce = ""


class Invite(Body):
    token: Annotated[str, msgspec.Meta(max_length=64)]


class Start(Body):
    nonce: Nonce = ""


class Arrange(Body):
    seat: SeatNumber
    kind: Literal["bot", "open"]
    level: Name | None = None


class Nothing(Body):
    pass


# -- me and the games --------------------------------------------------------------------------------------------------


async def me(caller: Caller) -> dict[str, Any]:
    tables = [] if caller.fresh else await lobby.my_tables(caller.house, caller.session, caller.language)
    return {"name": caller.name, "language": caller.language, "tables": tables}


async def rename(caller: Caller) -> dict[str, Any]:
    wish = await caller.body(Me)
    await _call_oneself(caller, nickname(wish.name), wish.language)
    return await me(caller)


async def _call_oneself(caller: Caller, name: str, language: str) -> None:
    try:
        await caller.house.store.commit([store.put_session(caller.session, name, language)])
    except store.CommitFailed:
        raise Refused("not-saved") from None
    caller.name, caller.language = name, language


async def list_games(caller: Caller) -> list[dict[str, Any]]:
    return [described(game(game_id), caller.language) for game_id in games()]


def described(rules: Game[Any, Any], language: str) -> dict[str, Any]:
    """A game for the lobby."""
    texts = Texts(rules, language)
    return {
        "id": rules.id,
        "title": texts.title,
        "about": texts.about,
        "seats": rules.seat_counts,
        "modes": [{"id": mode, "name": texts.mode(mode)} for mode in rules.modes],
        "options": [_option(texts, name, values) for name, values in rules.options.items()],
        "levels": [{"id": level.lower(), "name": texts.say(f"level-{level.lower()}")} for level in LEVELS],
        "art": None if art_of(rules) is None else f"/art/{rules.id}.svg",
    }


def _option(texts: Texts, name: str, values: tuple[Any, ...]) -> dict[str, Any]:
    """A further agreement: `setting-<name>` and `setting-<name>-<value>` are what the game calls it."""
    return {
        "id": name,
        "name": _said(texts, f"setting-{name}", name),
        "about": _said(texts, f"setting-{name}-about", ""),
        "values": [{"id": value, "name": _said(texts, f"setting-{name}-{value}", str(value))} for value in values],
        "default": values[0],
    }


def _said(texts: Texts, key: str, otherwise: str) -> str:
    return texts.say(key) if texts.has(key) else otherwise


async def rule(caller: Caller) -> dict[str, str]:
    path = caller.request.path_params
    try:
        return {"id": path["rule"], "text": digest_of(game(path["game"])).find(path["rule"])}
    except BrushpassError:
        raise Refused("not-found") from None


# -- tables ------------------------------------------------------------------------------------------------------------


async def list_tables(caller: Caller) -> list[lobby.TableRow]:
    return await lobby.open_tables(caller.house, caller.language)


async def create(caller: Caller) -> dict[str, str]:
    wish = await caller.body(NewTable)
    name = caller.name or _guest(caller, wish)
    table = await lobby.create(caller.house, caller.session, name, wish)
    return {"id": table.id}


def _guest(caller: Caller, wish: NewTable) -> str:
    """Somebody who has not said their name yet may nevertheless play at once."""
    number = next((number for number, seat in enumerate(wish.seats, 1) if seat.kind == "me"), 1)
    return Texts(lobby.agreed(wish).game, caller.language).say("player", number=number)


async def _table(caller: Caller) -> Actor:
    """The table of the path, if the caller may know that it exists."""
    actor = await caller.house.table(caller.request.path_params["id"])
    if not actor.visible_to(caller.session):
        raise Refused("not-found")
    return actor


async def table(caller: Caller) -> TableInfo:
    actor = await _table(caller)

    async def look() -> TableInfo:
        return actor.info(caller.session, caller.language)

    return await actor.do(look)


async def start(caller: Caller) -> None:
    wish = await caller.body(Start)
    actor = await _table(caller)
    await actor.do(lambda: actor.start(caller.session, wish.nonce))


async def leave(caller: Caller) -> None:
    await caller.body(Nothing)
    actor = await _table(caller)
    await actor.do(lambda: actor.leave(caller.session))


async def arrange(caller: Caller) -> None:
    wish = await caller.body(Arrange)
    actor = await _table(caller)
    level = level_named(wish.level)
    if level is None:
        raise Refused("bad-set-up")
    await actor.do(lambda: actor.arrange(caller.session, wish.seat, wish.kind, level))


async def rematch(caller: Caller) -> dict[str, str]:
    wish = await caller.body(Start)
    actor = await _table(caller)
    again = await actor.do(lambda: lobby.rematch(caller.house, actor, caller.session))
    await lobby.begin_alone(caller.house, again, caller.session, wish.nonce)
    return {"id": again}


async def save(caller: Caller) -> msgspec.Raw:
    """The whole match with all its secrets, once it is over or cannot go on."""
    actor = await _table(caller)
    return msgspec.Raw(await actor.do(lambda: actor.whole(caller.session)))


# -- joining -----------------------------------------------------------------------------------------------------------


async def join(caller: Caller) -> dict[str, str]:
    """Sit down with an invitation."""
    wish = await caller.body(Join)
    return await _join(caller, await lobby.invited_to(caller.house, wish.token), wish, wish.token)


async def join_open(caller: Caller) -> dict[str, str]:
    """Sit down at a public table."""
    wish = await caller.body(Join)
    return await _join(caller, await _table(caller), wish, None)


async def _join(caller: Caller, actor: Actor, wish: Join, token: str | None) -> dict[str, str]:
    name = nickname(wish.name) or caller.name
    await actor.do(lambda: actor.join(caller.session, name, token, wish.nonce))
    if name != caller.name:
        await _call_oneself(caller, name, caller.language)
    return {"id": actor.id}


async def invitation(caller: Caller) -> dict[str, Any]:
    """What an invitation is to, before it is used."""
    wish = await caller.body(Invite)
    actor = await lobby.invited_to(caller.house, wish.token)

    async def look() -> dict[str, Any]:
        actor.seating.invited(wish.token, time.time())
        info = actor.info(None, caller.language)
        host = next((seat.name for seat in actor.seating.seats if seat.session == actor.table.host), "")
        return {"game": info.game, "title": info.title, "mode_name": info.mode_name, "host": host, "names": info.names}

    return await actor.do(look)


def _get(path: str, handler: Any) -> Route:
    return Route(path, endpoint(handler), methods=["GET"])


def _post(path: str, handler: Any) -> Route:
    return Route(path, endpoint(handler), methods=["POST"])


async def nowhere(caller: Caller) -> Response:
    raise Refused("not-found")


routes = [
    _get("/api/me", me),
    _post("/api/me", rename),
    _get("/api/games", list_games),
    _get("/api/rules/{game}/{rule}", rule),
    _get("/api/tables", list_tables),
    _post("/api/tables", create),
    _get("/api/tables/{id}", table),
    _get("/api/tables/{id}/save", save),
    _post("/api/tables/{id}/start", start),
    _post("/api/tables/{id}/leave", leave),
    _post("/api/tables/{id}/seat", arrange),
    _post("/api/tables/{id}/rematch", rematch),
    _post("/api/tables/{id}/join", join_open),
    _post("/api/join", join),
    _post("/api/invite", invitation),
    Route("/api/{rest:path}", endpoint(nowhere)),
]
