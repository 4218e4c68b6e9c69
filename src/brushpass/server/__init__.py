"""The server: HTTP and WebSocket, one actor per table, everything that matters in a database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .settings import Settings

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from .premises import Premises
    from .store import Store

__all__ = ["Settings", "create_app"]


def create_app(settings: Settings, store: Store | None = None, premises: Premises | None = None) -> Starlette:
    """A server over the data of these settings, or over those that are open already.

    What it is made of is loaded then: the command line has no need.
    """
    from .app import create_app

    return create_app(settings, store, premises)
