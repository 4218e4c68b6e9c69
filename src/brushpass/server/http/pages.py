"""The single page, its files, the games' drawings, and the headers that keep strangers' code out of them."""

from __future__ import annotations

from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...engine import BrushpassError, Game, game
from ...table import negotiate
from ..sentences import say
from ..settings import Settings

STATIC = Path(__file__).parents[1] / "static"
"""Where the built client lies; `make play` builds it."""

YEAR = 365 * 86_400


def security_headers(settings: Settings) -> dict[str, str]:
    """No code, style, picture or connection but our own; no frames; no address told to others."""
    # Older browsers do not take 'self' for sockets; an address in brackets is nothing that a policy can name.
    sockets = " ".join(origin.replace("http", "ws", 1) for origin in settings.origins if "[" not in origin)
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self' {sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return {
        "Content-Security-Policy": policy,
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }


class Headers:
    """Puts headers on every HTTP response."""

    def __init__(self, app: ASGIApp, headers: dict[str, str]) -> None:
        self.app = app
        self.headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(self.headers)
            await send(message)

        await self.app(scope, receive, sent)


class Assets(StaticFiles):
    """Files whose names change with their contents: a browser never has to ask for one again."""

    async def check_config(self) -> None:
        """Before the client is built there are no files, which is no error."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
        return response


async def page(request: Request, status: int = 200) -> Response:
    """The single page, whatever its address; it asks for the rest itself."""
    index = STATIC / "index.html"
    if index.is_file():
        return HTMLResponse(index.read_text(encoding="utf-8"), status, headers={"Cache-Control": "no-cache"})
    language = _language(request)
    text = escape(say("no-client", language))
    return HTMLResponse(f'<!doctype html><html lang="{language}"><title>Brushpass</title><p>{text}</p></html>', 503)


async def nowhere(request: Request, _: Exception) -> Response:
    """There is nothing at this address: the single page says so to people, a sentence to programs."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await page(request, 404)
    return PlainTextResponse(say("no-page", _language(request)), 404)


def _language(request: Request) -> str:
    """The language of the browser."""
    accepted = request.headers.get("accept-language", "").split(",")
    return negotiate(part.partition(";")[0].strip() for part in accepted)


def art_of(rules: Game[Any, Any]) -> Path | None:
    """The file with a game's drawings."""
    path = None if rules.folder is None else rules.folder / "art.svg"
    return path if path is not None and path.is_file() else None


async def art(request: Request) -> Response:
    try:
        path = art_of(game(request.path_params["game"]))
    except BrushpassError:
        path = None
    if path is None:
        raise HTTPException(404)
    drawings = path.read_bytes()
    mark = f'"{blake2b(drawings, digest_size=8).hexdigest()}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(drawings, media_type="image/svg+xml", headers=headers)


async def gallery(request: Request) -> Response:
    """Made-up scenes of every kind, for whoever works on the client."""
    from ...table.gallery import GALLERY, art

    exhibits = [{"name": name, "scene": scene, "art": art(scene.game)} for name, scene in GALLERY]
    return Response(msgspec.json.encode(exhibits), media_type="application/json")


def routes(settings: Settings) -> list[BaseRoute]:
    """The pages."""
    pages = (
        "/",
        "/new",
        "/table/{id}",
        "/table/{id}/replay",
        "/join/{token}",
        "/rules/{game}",
        *(("/gallery",) if settings.gallery else ()),
    )
    found: list[BaseRoute] = [Route(path, page, methods=["GET"]) for path in pages]
    if settings.gallery:
        found.append(Route("/api/gallery", gallery, methods=["GET"]))
    return found


def files() -> Mount:
    """The client and the drawings, compressed. Few answers are: secrets lie in the others beside what people wrote."""
    found = [
        Route("/art/{game}.svg", art, methods=["GET"]),
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
    ]
    return Mount("/", routes=found, middleware=[Middleware(GZipMiddleware, minimum_size=500)])
