"""The server: HTTP and WebSocket, one actor per table, everything that matters in a database."""

from .app import create_app
from .settings import Settings

__all__ = ["Settings", "create_app"]
