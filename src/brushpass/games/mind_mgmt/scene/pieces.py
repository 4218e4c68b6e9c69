"""What stands and lies in the city, as pieces: agents, immortals, chaos, step tokens, notes, the Recruiter."""

from __future__ import annotations

from collections.abc import Iterator

from brushpass.table.scene import Piece

from ..box.components import AGENTS
from ..state import RECRUITER
from .eyes import MindEyes
from .ids import RECRUITER_PIECE, immortal_id, mark_id, note_id
from .log import Story
from .tokens import agent, chaos, confirmed, immortal, slip, step

ROOM = 3
"""So many letters of a note can be read on the board."""


def pieces(eyes: MindEyes, story: Story) -> tuple[Piece, ...]:
    """Everything, the agents first."""
    view = eyes.view
    return (
        *(_agent(eyes, story, agent) for agent, _ in zip(AGENTS, view.agents, strict=False)),
        *(_immortal(eyes, story, number, place) for number, place in enumerate(view.immortals)),
        *(chaos(eyes, border) for border in view.chaos),
        *(step(eyes, place) for place in view.steps),
        *(confirmed(eyes, place, number) for place, number in view.confirmed.items()),
        *_papers(eyes),
        *([] if view.board is None else [slip(eyes, view.board)]),
        *_recruiter(eyes),
    )


def _agent(eyes: MindEyes, story: Story, name: str) -> Piece:
    """MM-6.11: an agent, lying down once it has been activated; the active one is lit to whoever runs it."""
    here, trail = eyes.where(name), story.trails.get(name, ())
    made = agent(eyes, name, here)
    made.used = name not in eyes.view.ready
    made.acting = name == eyes.view.active
    made.moved = trail if len(trail) > 1 and trail[-1] == here else ()
    return made


def _immortal(eyes: MindEyes, story: Story, number: int, place: str) -> Piece:
    trail = story.trails.get(immortal_id(number), ())
    made = immortal(eyes, number, place)
    made.moved = trail if len(trail) > 1 and trail[-1] == place else ()
    return made


def _papers(eyes: MindEyes) -> Iterator[Piece]:
    """MM-8.1, R-27: the unconfirmed notes, and to the Agents their own marks."""
    for note in eyes.view.notes:
        name = eyes.say("scene-note", place=note.place, text=note.text or "…")
        yield Piece(
            id=note_id(note.number),
            kind="marker",
            at=note.place,
            name=name,
            letter=_short(note.text),
            corner="br",
            tone="quiet",
            rule="MM-8.1",
        )
    for place, text in (eyes.view.marks or {}).items():
        yield Piece(
            id=mark_id(place),
            kind="marker",
            at=place,
            name=eyes.say("scene-mark", place=place, text=text),
            letter=_short(text),
            corner="br",
            colour="blue",
            rule="R-27",
        )


def _short(text: str) -> str:
    """What of a note can be read on the board; the rest stands beside it."""
    return text if len(text) <= ROOM else f"{text[: ROOM - 1]}…"


def _recruiter(eyes: MindEyes) -> Iterator[Piece]:
    """Where the Recruiter is, to whoever may know it."""
    if eyes.view.secret is not None and eyes.view.secret.path:
        yield Piece(
            id=RECRUITER_PIECE,
            kind="pawn",
            at=eyes.view.secret.path[-1],
            name=eyes.say("scene-recruiter-here", you=eyes.you(RECRUITER)),
            seat=RECRUITER,
            letter="R",
            shape="diamond",
            colour="violet",
            acting=eyes.recruiting and eyes.seen.decision is not None,
            rule="MM-3.3",
        )
