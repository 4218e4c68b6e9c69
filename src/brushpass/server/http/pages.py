"""The single page, its files, the games' drawings, and the headers that keep strangers' code out of them."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...engine import BrushpassError, Game, game
from ..sentences import say
from ..settings import Settings
from .compressing import compressed, takes_gzip
from .requests import language_of

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
    only_tls = {"Strict-Transport-Security": f"max-age={YEAR}"} if settings.secure else {}
    return only_tls | {
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


@lru_cache(maxsize=128)
def _read(path: Path) -> bytes:
    """A file whose name changes with its contents."""
    return path.read_bytes()


async def asset(request: Request) -> Response:
    """A file of the client, compressed as it was built where the browser takes that. None is ever asked for again."""
    path = STATIC / "assets" / request.path_params["name"]
    if path.parent != STATIC / "assets" or not path.is_file():
        raise HTTPException(404)
    kind = guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": f"public, max-age={YEAR}, immutable", "Vary": "Accept-Encoding"}
    built = path.with_name(f"{path.name}.gz")
    if takes_gzip(request) and built.is_file():
        path = built
        headers["Content-Encoding"] = "gzip"
    return Response(_read(path), headers=headers, media_type=kind)


async def page(request: Request, status: int = 200) -> Response:
    """The single page, whatever its address; it asks for the rest itself."""
    index = STATIC / "index.html"
    if index.is_file():
        return HTMLResponse(index.read_text(encoding="utf-8"), status, headers={"Cache-Control": "no-cache"})
    language = language_of(request)
    text = escape(say("no-client", language))
    return HTMLResponse(f'<!doctype html><html lang="{language}"><title>Brushpass</title><p>{text}</p></html>', 503)


async def nowhere(request: Request, _: Exception) -> Response:
    """There is nothing at this address: the single page says so to people, a sentence to programs."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await page(request, 404)
    return PlainTextResponse(say("no-page", language_of(request)), 404)


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
    return compressed(request, Response(drawings, media_type="image/svg+xml", headers=headers))


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


def files() -> list[BaseRoute]:
    """The client and the drawings."""
    return [
        Route("/art/{game}.svg", art, methods=["GET"]),
        Route("/assets/{name}", asset, methods=["GET"]),
    ]
