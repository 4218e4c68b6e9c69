"""The Agents' notebook: what they may write on the city unasked, at any moment."""

from __future__ import annotations

from brushpass.table.scene import Tool

from ..box.city import LOCATIONS
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
        found.append(_tool(eyes, "note", "space", LOCATIONS, LONGEST_NOTE))
    written = {note_id(note.number): note.text for note in view.notes}
    if written:
        found.append(_tool(eyes, "note-text", "piece", tuple(written), LONGEST_NOTE, written))
        found.append(_tool(eyes, "note-away", "piece", tuple(written)))
    found.append(_tool(eyes, "mark", "space", LOCATIONS, LONGEST_MARK, view.marks or {}))
    return tuple(found)


def _tool(
    eyes: MindEyes, id: str, picks: str, targets: tuple[str, ...], longest: int = 0, texts: dict[str, str] | None = None
) -> Tool:
    return Tool(
        id=id,
        name=eyes.say(f"scene-tool-{id}"),
        icon={"note-away": "cross", "mark": "eye"}.get(id, "note"),
        text=eyes.say(f"scene-tool-{id}-about"),
        picks="space" if picks == "space" else "piece",
        targets=targets,
        longest=longest,
        empty=longest > 0,
        texts=texts or {},
    )
