"""Whoever asks too fast waits: their own connection stands still, and nobody else notices."""

from __future__ import annotations

import asyncio
from random import uniform

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from .. import limits
from ..errors import Refused
from ..house import House
from ..sentences import say
from ..wire.bodies import RefusedCall
from .requests import Caller, address_of, language_of

TRY_LATER = 1013


async def paced(house: House, address: str, tokens: float = 1.0) -> bool:
    """Wait until something may be done for an address; False, and that late too, if it wants too much."""
    wait = house.pace.wait(address, tokens)
    late = limits.LONGEST_WAIT if wait is None else wait
    if late:
        await asyncio.sleep(late)
    return wait is not None


async def in_turn(bucket: limits.Bucket) -> bool:
    """Wait until the bucket has something: of a crowd one after the other; False, and late too, if that takes too long.

    Those who are refused go one by one as well: a crowd that comes again must not come all at once.
    """
    wait = bucket.wait_for(1.0)
    if wait > limits.LONGEST_WAIT:
        await asyncio.sleep(limits.LONGEST_WAIT * uniform(0.5, 1.5))
        return False
    bucket.owe(1.0)
    await asyncio.sleep(wait)
    return True


async def pay(caller: Caller, tokens: float) -> None:
    """What a call takes more than another."""
    if not await paced(caller.house, address_of(caller.request), tokens):
        raise Refused("too-fast")


class Paced:
    """Every request and every handshake at the pace of its network."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if await paced(scope["app"].state.house, address_of(connection)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": TRY_LATER})
        else:
            body = msgspec.json.encode(RefusedCall("too-fast", say("too-fast", language_of(connection))))
            later = {"Retry-After": f"{limits.LONGEST_WAIT:.0f}"}
            await Response(body, 429, later, "application/json")(scope, receive, send)
