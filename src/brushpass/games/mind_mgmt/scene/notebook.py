"""The Agents' notebook: what they may write on the city unasked, at any moment."""

from __future__ import annotations

from typing import Any

from brushpass.table.scene import Tool

from ..box.components import MOST_NOTES
from ..rules.notes import LONGEST_MARK, LONGEST_NOTE
from .eyes import MindEyes
from .ids import note_id


def tools(eyes: MindEyes) -> tuple[Tool, ...]:
    """MM-8.1, MM-8.4, R-20, R-27: notes that lie on the board, and marks that only the Agents see."""
    view = eyes.view
    if not eyes.hunting or eyes.over:
        return ()
    found = []
    if len(view.notes) + len(view.confirmed) < MOST_NOTES:
        found.append(_tool(eyes, "note", key="n", picks="space", longest=LONGEST_NOTE))
    marks = _tool(eyes, "mark", key="m", picks="space", longest=LONGEST_MARK, texts=view.marks or {})
    return (*found, marks, *_on_notes(eyes))


def _on_notes(eyes: MindEyes) -> tuple[Tool, ...]:
    """MM-8.1: what may be done with a note that lies there; it waits beside the notes."""
    written = {note_id(note.number): note.text for note in eyes.view.notes}
    if not written:
        return ()
    those: dict[str, Any] = {"picks": "piece", "targets": tuple(written), "beside": True}
    return (
        _tool(eyes, "note-text", longest=LONGEST_NOTE, texts=written, **those),
        _tool(eyes, "note-move", to="space", **those),
        _tool(eyes, "note-away", **those),
    )


def _tool(eyes: MindEyes, id: str, **parts: Any) -> Tool:
    return Tool(
        id=id,
        name=eyes.say(f"scene-tool-{id}"),
        icon={"note-away": "cross", "note-move": "arrow", "mark": "eye"}.get(id, "note"),
        text=eyes.say(f"scene-tool-{id}-about"),
        empty="longest" in parts,
        **parts,
    )
