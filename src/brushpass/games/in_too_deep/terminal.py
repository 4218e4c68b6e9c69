"""The table of In Too Deep as plain text."""

from __future__ import annotations

from brushpass.table import Texts

from .box.box import Box
from .view import View


def draw(view: View, box: Box, texts: Texts) -> str:
    """The whole table."""
    return texts.say("terminal-chapter", chapter=view.chapter)
