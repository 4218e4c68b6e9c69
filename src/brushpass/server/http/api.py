"""The HTTP API: who I am, the games, the tables, joining, the rules."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import lru_cache
from typing import Any

from starlette.routing import Route

from ...bots import LEVELS, USUAL_LEVEL
from ...engine import BadSetup, Game, game, games
from ...table import Texts, face_of
from .. import store
from ..errors import Refused
from ..limits import network_of
from ..tables.actor import Actor
from ..tables.bots import level_named
from ..tables.naming import nickname
from ..viewers.texts import side_name
from ..wire.bodies import (
    Arrange,
    CampaignInfo,
    Draw,
    GameInfo,
    GroupInfo,
    InPlay,
    Invitation,
    Invite,
    Join,
    LevelInfo,
    Me,
    ModeInfo,
    Myself,
    Named,
    NewTable,
    Nothing,
    OptionInfo,
    Rematch,
    SidesInfo,
    Start,
    Swap,
    TableId,
    TableRow,
    Take,
    Teach,
)
from ..wire.frames import TableInfo
from . import lobby
from .looking_back import BACK_KEY, EYES, KEY, back, back_step, replay, replay_step, save
from .pacing import pay
from .pages import art_of
from .requests import Call, Caller, address_of, endpoint
from .rules import rule, rules, ways_to_learn

OPENING = 4.0
"""What it takes more than another call to open a table: an address opens about ten of them a second."""

# -- me and the games --------------------------------------------------------------------------------------------------


async def me(caller: Caller) -> Myself:
    """Who I am, my tables, and how many games I have played to the end."""
    if caller.fresh:
        return Myself(caller.name, caller.language, [], 0)
    tables = await lobby.my_tables(caller.house, caller.session, caller.language)
    finished = await caller.house.store.read(lambda connection: lobby.finished_by(connection, caller.session))
    return Myself(caller.name, caller.language, tables, finished)


async def rename(caller: Caller, wish: Me) -> Myself:
    """Choose a name and a language."""
    await _call_oneself(caller, _legible(wish.name), wish.language)
    return await me(caller)


def _legible(name: str) -> str:
    """A name that others can read, or none."""
    found = nickname(name)
    if name.strip() and not found:
        raise Refused("name-needed")
    return found


async def _call_oneself(caller: Caller, name: str, language: str) -> None:
    try:
        await caller.house.store.commit([store.put_session(caller.session, name, language, time.time())])
    except store.CommitFailed:
        raise Refused("not-saved") from None
    caller.name, caller.language, caller.stays = name, language, True


async def forget(caller: Caller, _: Nothing) -> None:
    """Forget me: my name, my seats and what I have said. What was played stays, under no name of mine."""
    await lobby.forget(caller.house, caller.session, caller.language)
    caller.leaves = True


async def list_games(caller: Caller) -> list[GameInfo]:
    """The installed games with their modes, options and bot levels."""
    return [described(game(game_id), caller.language) for game_id in games()]


@lru_cache(maxsize=64)
def described(rules: Game[Any, Any], language: str) -> GameInfo:
    """A game for the lobby, kept because a game with many agreements takes a while to describe."""
    texts = Texts(rules, language)
    return GameInfo(
        id=rules.id,
        title=texts.title,
        about=texts.about,
        seats=list(rules.seat_counts),
        minutes=None if rules.minutes is None else list(rules.minutes),
        modes=[_mode(rules, texts, mode) for mode in rules.modes],
        options=[_option(rules, texts, name) for name in rules.options],
        groups=[_group(rules, texts, group) for group in rules.option_groups],
        levels=[_level(rules, texts, level.lower()) for level in LEVELS],
        level=USUAL_LEVEL.lower(),
        sides=[entry for count in rules.seat_counts for entry in _sides(rules, texts, count)],
        campaign=_campaign(rules, texts),
        guides=ways_to_learn(rules, texts),
        art=None if art_of(rules) is None else f"/art/{rules.id}.svg",
    )


def _mode(rules: Game[Any, Any], texts: Texts, mode: str) -> ModeInfo:
    automaton = rules.automaton_in(mode)
    return ModeInfo(
        id=mode,
        name=texts.mode(mode),
        about=_said(texts, f"mode-{mode}-about", ""),
        seats=list(rules.counts(mode)),
        automaton=texts.name(automaton) if automaton else "",
    )


def _group(rules: Game[Any, Any], texts: Texts, group: str) -> GroupInfo:
    """Agreements under one heading: `group-<id>` and `group-<id>-about` are what the game calls them."""
    tables = [rules.agree(count, mode) for mode in rules.modes for count in rules.counts(mode)]
    counts = [(setup, rules.in_play(setup, group)) for setup in tables]
    return GroupInfo(
        id=group,
        name=_said(texts, f"group-{group}", group),
        about=_said(texts, f"group-{group}-about", ""),
        in_play=[InPlay(setup.mode, setup.seats, count) for setup, count in counts if count is not None],
    )


def _option(rules: Game[Any, Any], texts: Texts, name: str) -> OptionInfo:
    """A further agreement: `setting-<name>` and `setting-<name>-<value>` are what the game calls it."""
    values = rules.options[name]
    return OptionInfo(
        id=name,
        name=_said(texts, f"setting-{name}", name),
        about=_said(texts, f"setting-{name}-about", ""),
        values=[Named(value, _said(texts, f"setting-{name}-{value}", str(value))) for value in values],
        default=values[0],
        seats=list(rules.option_seats.get(name, rules.seat_counts)),
        modes=list(rules.option_modes.get(name, rules.modes)),
        where=dict(rules.option_where.get(name, {})),
        group=next((group for group, names in rules.option_groups.items() if name in names), ""),
    )


def _level(rules: Game[Any, Any], texts: Texts, level: str) -> LevelInfo:
    return LevelInfo(level, texts.say(f"level-{level}"), list(face_of(rules).bots.get(level, ())))


def _sides(rules: Game[Any, Any], texts: Texts, seats: int) -> list[SidesInfo]:
    """Who is with whom at so many seats: as it usually is, then for every agreement by which it is otherwise."""

    def agreed(options: dict[str, Any]) -> SidesInfo:
        sides = rules.sides(rules.agree(seats, None, options))
        names = [side_name(texts, side) for side in range(len(sides))]
        return SidesInfo(seats, [list(side) for side in sides], names, options)

    usual = agreed({})
    found = [usual]
    for name, values in rules.options.items():
        for value in values[1:]:
            with suppress(BadSetup):  # what cannot be agreed alone is about other things
                other = agreed({name: value})
                found += [other] if other.sides != usual.sides else []
    return found


def _campaign(rules: Game[Any, Any], texts: Texts) -> CampaignInfo | None:
    """What a game calls a series in which a match means something for the next, if it has such."""
    if rules.series is None:
        return None
    name, about = texts.say("campaign"), _said(texts, "campaign-about", "")
    return CampaignInfo(name, about, list(rules.series.modes), list(rules.series.options))


def _said(texts: Texts, key: str, otherwise: str) -> str:
    return texts.say(key) if texts.has(key) else otherwise


# -- tables ------------------------------------------------------------------------------------------------------------


async def list_tables(caller: Caller) -> list[TableRow]:
    """Public tables with a free seat, then those that can be watched."""
    return await lobby.open_tables(caller.house, caller.language)


async def create(caller: Caller, wish: NewTable) -> TableId:
    """Open a table."""
    await pay(caller, OPENING)
    name = caller.name or _guest(caller, wish)
    opened = await lobby.create(caller.house, caller.session, name, wish, caller.key, _network(caller))
    caller.stays = True
    return TableId(opened)


def _network(caller: Caller) -> str:
    """A mark of where the caller comes from."""
    return caller.house.invitations.mark(network_of(address_of(caller.request)))


def _guest(caller: Caller, wish: NewTable) -> str:
    """Somebody who has not said their name yet may nevertheless play at once."""
    number = next((number for number, seat in enumerate(wish.seats, 1) if seat.kind == "me"), 1)
    return Texts(lobby.agreed(wish).game, caller.language).say("player", number=number)


async def teach(caller: Caller, wish: Teach) -> TableId:
    """A first match that teaches a game: the one I have not finished yet, or a new one."""
    await pay(caller, OPENING)
    setup, guide = lobby.taught(wish.game, wish.learner)
    name = caller.name or Texts(setup.game, caller.language).say("player", number=guide.learner + 1)
    opened = await lobby.teach(caller.house, caller.session, name, setup, guide, _network(caller))
    caller.stays = True
    return TableId(opened)


async def _table(caller: Caller) -> Actor:
    """The table of the path, if the caller may know that it exists."""
    actor = await caller.house.table(caller.request.path_params["id"])
    if not actor.visible_to(caller.session):
        raise Refused("not-found")
    return actor


async def table(caller: Caller) -> TableInfo:
    """The table as the socket shows it."""
    actor = await _table(caller)

    async def look() -> TableInfo:
        return actor.info(caller.session, caller.language)

    return await actor.do(look)


async def start(caller: Caller, wish: Start) -> None:
    """Deal, by the host, when no seat is open."""
    actor = await _table(caller)
    await actor.do(lambda: actor.start(caller.session, wish.nonce))


async def leave(caller: Caller, _: Nothing) -> None:
    """Give up the seat before the start; later let a bot play there."""
    actor = await _table(caller)
    await actor.do(lambda: actor.leave(caller.session))


async def arrange(caller: Caller, wish: Arrange) -> None:
    """Put a bot on a seat, or open it with a new invitation, by the host, before the start."""
    actor = await _table(caller)
    level = level_named(wish.level)
    if level is None:
        raise Refused("bad-set-up")
    await actor.do(lambda: actor.arrange(caller.session, wish.seat, wish.kind, level))


async def swap(caller: Caller, wish: Swap) -> None:
    """Two change places before the start: any two if the host says so, somebody and a free seat if they do."""
    actor = await _table(caller)
    await actor.do(lambda: actor.swap(caller.session, wish.seat, wish.other))


async def take(caller: Caller, wish: Take) -> None:
    """Take options into the next match of a series, for my side; the host does so for a side of bots."""
    actor = await _table(caller)
    await actor.do(lambda: actor.take(caller.session, wish.options))


async def draw(caller: Caller, wish: Draw) -> None:
    """Have lots decide who sits where when the match begins, or not, by the host."""
    actor = await _table(caller)
    await actor.do(lambda: actor.let_lots_decide(caller.session, wish.lot))


async def close(caller: Caller, _: Nothing) -> None:
    """Close the table for good, by the host, unless others play at it."""
    actor = await _table(caller)
    await actor.do(lambda: actor.close_for_good(caller.session))


async def unwatch(caller: Caller, _: Nothing) -> None:
    """Call back all links to watch, by the host: there is a new one, and whoever came by an old one has to go."""
    actor = await _table(caller)
    await actor.do(lambda: actor.call_links_back(caller.session))


async def end(caller: Caller, _: Nothing) -> None:
    """End a match that cannot go on under these rules, by one of its players: then they may have its save."""
    actor = await _table(caller)
    await actor.do(lambda: actor.end(caller.session))


async def rematch(caller: Caller, wish: Rematch) -> TableId:
    """The same people at a new table, on other seats if so wished; against bots alone it is dealt at once."""
    actor = await _table(caller)
    again = await actor.do(lambda: lobby.rematch(caller.house, actor, caller.session, wish.swap))
    await lobby.begin_alone(caller.house, again, caller.session, wish.nonce)
    return TableId(again)


# -- joining -----------------------------------------------------------------------------------------------------------


async def join(caller: Caller, wish: Join) -> TableId:
    """Sit down with an invitation."""
    return await _join(caller, await lobby.invited_to(caller.house, wish.token), wish, wish.token)


async def join_open(caller: Caller, wish: Join) -> TableId:
    """Sit down at a public table."""
    return await _join(caller, await _table(caller), wish, None)


async def _join(caller: Caller, actor: Actor, wish: Join, token: str | None) -> TableId:
    name = _legible(wish.name) or caller.name
    await actor.do(lambda: actor.join(caller.session, name, token, wish.nonce))
    caller.stays = True
    if name != caller.name:
        await _call_oneself(caller, name, caller.language)
    return TableId(actor.id)


async def invitation(caller: Caller, wish: Invite) -> Invitation:
    """What an invitation is to; once somebody has used it, others may still watch."""
    actor = await lobby.invited_to(caller.house, wish.token)

    async def look() -> Invitation:
        seat = actor.usher.invited(caller.session, wish.token, time.time())
        info = actor.info(None, caller.language)
        host = next((seat.name for seat in actor.seating.seats if seat.session == actor.table.host), "")
        if seat == "taken" and actor.table.watched:
            raise Refused("no-such-invite")  # links to watch have been called back
        watching = caller.house.invitations.watching(actor.id, actor.table.watched)
        path = f"/table/{actor.id}" if seat == "yours" else watching
        return Invitation(info.game, info.title, info.mode_name, host, info.names, seat, path)

    return await actor.do(look)


async def nowhere(caller: Caller) -> None:
    """There is nothing else."""
    raise Refused("not-found")


CALLS = (
    Call("/api/me", me),
    Call("/api/me", rename, Me),
    Call("/api/me/forget", forget, Nothing),
    Call("/api/games", list_games, compressed=True),
    Call("/api/rules/{game}", rules, compressed=True),
    Call("/api/rules/{game}/{rule}", rule),
    Call("/api/guide", teach, Teach),
    Call("/api/tables", list_tables),
    Call("/api/tables", create, NewTable),
    Call("/api/tables/{id}", table),
    Call("/api/tables/{id}/save", save, query=(KEY,)),
    Call("/api/tables/{id}/back", back, query=(BACK_KEY,)),
    Call("/api/tables/{id}/back/{step}", back_step, query=(BACK_KEY,)),
    Call("/api/tables/{id}/replay", replay, query=(EYES, KEY)),
    Call("/api/tables/{id}/replay/{step}", replay_step, query=(EYES, KEY)),
    Call("/api/tables/{id}/start", start, Start),
    Call("/api/tables/{id}/leave", leave, Nothing),
    Call("/api/tables/{id}/seat", arrange, Arrange),
    Call("/api/tables/{id}/swap", swap, Swap),
    Call("/api/tables/{id}/lot", draw, Draw),
    Call("/api/tables/{id}/pick", take, Take),
    Call("/api/tables/{id}/rematch", rematch, Rematch),
    Call("/api/tables/{id}/join", join_open, Join),
    Call("/api/tables/{id}/close", close, Nothing),
    Call("/api/tables/{id}/unwatch", unwatch, Nothing),
    Call("/api/tables/{id}/end", end, Nothing),
    Call("/api/join", join, Join),
    Call("/api/invite", invitation, Invite),
)
"""All of the API; `describe` makes its documentation from this."""


routes = [
    *(Route(call.path, endpoint(call), methods=[call.method]) for call in CALLS),
    Route("/api/{rest:path}", endpoint(Call("/api/{rest:path}", nowhere))),
]
