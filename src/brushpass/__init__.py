"""Brushpass: games of spies and secrets, and the engine they are played and studied on."""

from .engine import *  # noqa: F403
from .engine import __all__ as __all__
