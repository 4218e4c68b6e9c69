"""The application: HTTP, sockets, pages and the house behind them.

Plain Starlette with msgspec-typed bodies: the sockets need msgspec's strict decoding anyway, so a second library of
types (which FastAPI would bring) would only say everything twice.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.routing import WebSocketRoute

from .garbage import searched_by_the_clock
from .house import House
from .http import api, pages
from .http.pacing import Paced
from .http.socket import table_socket
from .premises import Premises
from .settings import Settings
from .store import Store


def create_app(settings: Settings, store: Store | None = None, premises: Premises | None = None) -> Starlette:
    """A server over the data of these settings, or over those that are open already."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = House(settings, store, premises)
        try:
            await house.open()
            async with searched_by_the_clock():
                yield
        finally:
            await house.close()

    return Starlette(
        routes=[
            WebSocketRoute("/ws/table/{id}", table_socket),
            *pages.routes(settings),
            *api.routes,
            *pages.files(),
        ],
        middleware=[
            Middleware(pages.Headers, headers=pages.security_headers(settings)),
            Middleware(TrustedHostMiddleware, allowed_hosts=list(settings.hosts), www_redirect=False),
            Middleware(Paced),
        ],
        exception_handlers={404: pages.nowhere},
        lifespan=lifespan,
    )
