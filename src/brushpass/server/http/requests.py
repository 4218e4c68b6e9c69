"""What every HTTP call has in common: who asks, from where, in which language, and how errors are told."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from ...table import LANGUAGES, negotiate
from ..errors import RETRY_AFTER, STATUS, Refused
from ..house import House
from ..sentences import say
from ..tokens import LIFETIME, fresh_id
from ..wire.bodies import RefusedCall
from .compressing import compressed

log = logging.getLogger(__name__)
T = TypeVar("T")

OLD_COOKIE = "brushpass"
"""As the cookie of every server was once called: whoever has it keeps their seats."""
ONCE = "Idempotency-Key"
KEY_LENGTHS = (16, 64)
"""A shorter one could be guessed, and it stands for a browser that has no cookie yet."""
MOST_BODY = 16 * 1024


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def session_of(connection: HTTPConnection) -> str | None:
    """The session that the cookie proves."""
    house = house_of(connection)
    found = house.sessions.read(connection.cookies.get(house.settings.cookie))
    if found is None and not house.settings.secure:
        found = house.sessions.read(connection.cookies.get(OLD_COOKIE))
    return found


def from_own_page(connection: HTTPConnection) -> bool:
    """Whether a browser says that one of our own pages asks: exactly an origin of ours, and exactly one."""
    return connection.headers.getlist("origin") in [[origin] for origin in house_of(connection).settings.origins]


def language_of(connection: HTTPConnection) -> str:
    """The language of the browser."""
    accepted = connection.headers.get("accept-language", "").split(",")
    return negotiate(part.partition(";")[0].strip() for part in accepted)


class Caller:
    """Who asks."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.house = house_of(request)
        known = session_of(request)
        self.fresh = known is None
        self.stays = False
        """Something is kept under the session, so the browser must keep it, too."""
        self.leaves = False
        """Nothing is kept under the session any more."""
        key = request.headers.get(ONCE, "")
        self.key = key if KEY_LENGTHS[0] <= len(key) <= KEY_LENGTHS[1] else ""
        """What the request calls itself: asked again after no answer came, it is done once."""
        self.session = known or (self.house.sessions.begun_by(self.key) if self.key else fresh_id())
        self.name = ""
        self.language = ""

    async def identify(self) -> None:
        """What they call themselves, and the language: asked for, chosen before, or the browser's."""
        stored = None if self.fresh else await self.house.store.session(self.session)
        self.language = language_of(self.request)
        if stored is not None:
            self.name, self.language = stored
        wanted = self.request.query_params.get("language")
        if wanted in LANGUAGES:
            self.language = wanted

    async def body(self, kind: type[T]) -> T:
        """What was posted, strictly of this kind."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refused("bad-request")
        data = b""
        try:
            async for chunk in self.request.stream():
                data += chunk
                if len(data) > MOST_BODY:
                    raise Refused("bad-request")
            return msgspec.json.decode(data, type=kind)
        except (ClientDisconnect, msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refused("bad-request") from None


class Query(msgspec.Struct, frozen=True):
    """Something that may be said in the address of a call."""

    name: str
    about: str
    pattern: str


class Call(msgspec.Struct, frozen=True):
    """One call of the API: where, what is done, and, where something is posted, of what kind it is."""

    path: str
    handler: Callable[..., Awaitable[Any]]
    """Takes who asks and, if there is one, what was posted."""
    body: type[Any] | None = None
    query: tuple[Query, ...] = ()
    """What may be said behind the question mark, besides the language."""
    compressed: bool = False
    """Its answer is the same for everybody who reads the language: no secret lies in it, so it may be compressed."""

    @property
    def method(self) -> str:
        return "GET" if self.body is None else "POST"


def _answered(request: Request, body: bytes, status: int) -> Response:
    """An answer with its mark; whoever asks again and has it already is only told so."""
    if request.method != "GET" or status != 200:
        return Response(body, status, media_type="application/json")
    mark = f'"{blake2b(body, digest_size=8).hexdigest()}"'
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers={"ETag": mark})
    return Response(body, media_type="application/json", headers={"ETag": mark})


def endpoint(call: Call) -> Callable[[Request], Awaitable[Response]]:
    """A call as Starlette wants it. What posts must come from our own pages (CSRF)."""

    async def answer(request: Request) -> Response:
        caller = Caller(request)
        status = 200
        try:
            if request.method not in ("GET", "HEAD") and not from_own_page(request):
                raise Refused("foreign-origin")
            await caller.identify()
            posted = () if call.body is None else (await caller.body(call.body),)
            result: Any = await call.handler(caller, *posted)
        except Refused as refused:
            status = STATUS.get(refused.code, 409)
            result = RefusedCall(refused.code, say(refused.code, caller.language or LANGUAGES[0]))
        response = _answered(request, msgspec.json.encode(result), status)
        if call.compressed:
            response = compressed(request, response)
        response.headers["Cache-Control"] = "no-store"
        if status == 503:
            response.headers["Retry-After"] = str(RETRY_AFTER)
        # Nothing else sets it: of several answers to a new browser's first questions the last would win, and the
        # table that was opened meanwhile would be somebody else's.
        if caller.fresh and caller.stays and status == 200:
            response.set_cookie(
                caller.house.settings.cookie,
                caller.house.sessions.cookie(caller.session),
                max_age=LIFETIME,
                httponly=True,
                samesite="lax",
                secure=caller.house.settings.secure,
            )
        if caller.leaves:
            for name in (caller.house.settings.cookie, OLD_COOKIE):
                response.delete_cookie(name, secure=caller.house.settings.secure, httponly=True, samesite="lax")
        return response

    return answer
