"""Looking back over HTTP: at a match that is over, from every side; at one that goes on, as the caller saw it."""

from __future__ import annotations

import msgspec

from ..errors import Refused
from ..tables.actor import Actor
from ..viewers.again import Looking
from ..viewers.back import Past
from ..viewers.replay import Replay
from ..wire.bodies import Back, BackScene, ReplayInfo, ReplayScene
from .pacing import pay
from .requests import Caller, Query

WRITTEN = "^[A-Za-z0-9_-]{22}$"
"""How a key is written."""
EYES = Query(
    "eyes", "Through whose eyes: a seat's number, or open (the default), which sees everything.", "^open$|^[0-9]+$"
)
LONGEST_NUMBER = 6
"""No match has a million steps."""
BACK_KEY = Query("key", "What a link to watch the table carries: with it anybody may see what spectators do.", WRITTEN)
KEY = Query("key", "What a shared link to the replay carries: with it anybody may look back.", WRITTEN)
COST = 4.0
"""What a look back takes more than another call: a stranger gets about twenty of them a second."""


async def _looked_back_at(caller: Caller) -> Actor:
    """The table of the path, if the caller may see it or has been sent a link to its replay."""
    actor = await caller.house.table(caller.request.path_params["id"])
    key = caller.request.query_params.get(KEY.name, "")
    if not actor.visible_to(caller.session) and not caller.house.invitations.opens(key, actor.id, "replay"):
        raise Refused("not-found")
    return actor


async def save(caller: Caller) -> msgspec.Raw:
    """The whole match with all its secrets, once it is over or cannot go on: a file for `brushpass verify`."""
    actor = await _looked_back_at(caller)
    return msgspec.Raw(await actor.do(lambda: actor.whole(caller.session)))


async def _replay(caller: Caller) -> tuple[Actor, Replay]:
    """The replay of the table of the path."""
    await pay(caller, COST)
    actor = await _looked_back_at(caller)
    return actor, await caller.house.replays.of(actor.id, lambda: actor.do(actor.finished))


def _eyes(caller: Caller, replay: Replay) -> int | None:
    """Whose eyes the caller wants to look through; None: everything open."""
    wanted = caller.request.query_params.get(EYES.name, "open")
    if wanted == "open":
        return None
    seat = _number(wanted)
    if seat is None or seat >= replay.seats:
        raise Refused("no-such-seat")
    return seat


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


async def replay(caller: Caller) -> ReplayInfo:
    """The steps of a finished match."""
    actor, told = await _replay(caller)
    result, steps = await caller.house.replays.tell(told, _eyes(caller, told), actor.seating.names, caller.language)
    return ReplayInfo(actor.info(caller.session, caller.language), result, steps)


async def replay_step(caller: Caller) -> ReplayScene:
    """The table of a finished match after so many answers."""
    actor, told = await _replay(caller)
    step = _number(caller.request.path_params["step"])
    if step is None or step > told.last:
        raise Refused("no-such-step")
    eyes = _eyes(caller, told)
    return await caller.house.replays.show(told, step, eyes, actor.seating.names, caller.language)


# -- while it is played ------------------------------------------------------------------------------------------------


async def _past(caller: Caller) -> tuple[Past, Looking]:
    """The match of the path's table up to now, and as whom the caller looks at it: the session decides."""
    await pay(caller, COST)
    actor = await caller.house.table(caller.request.path_params["id"])
    key = caller.request.query_params.get(BACK_KEY.name, "")
    if not actor.visible_to(caller.session, actor.lets_watch(key)):
        raise Refused("not-found")

    async def look() -> tuple[Past, Looking]:
        past = Past(actor.playing())
        seat = actor.seating.number(caller.session)
        return past, Looking(past.rules, seat, actor.seating.names, caller.language)

    return await actor.do(look)


async def back(caller: Caller) -> Back:
    """The steps of a match up to now, as the caller has seen it."""
    return await caller.house.replays.steps_back(*await _past(caller))


async def back_step(caller: Caller) -> BackScene:
    """The table as the caller saw it at the end of a step."""
    past, looking = await _past(caller)
    step = _number(caller.request.path_params["step"])
    if step is None:
        raise Refused("no-such-step")
    return await caller.house.replays.step_back(past, step, looking)
