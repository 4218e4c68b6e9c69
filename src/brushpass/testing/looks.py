"""What a position looks like to one seat, as bytes to compare: nothing that differs here may depend on a secret."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import msgspec

from brushpass.engine import BrushpassError, Match
from brushpass.engine.imagining import Position
from brushpass.engine.save import Save, SavedChance, from_checkpoint, written

from .play import canonical, plain

NOT_OFFERED = ("no", "such", "option")
NOT_AN_ACT = {"no-such-act": True}


def position(seen: Position) -> bytes:
    """A redacted position as JSON: all that a bot's imagination starts from."""
    return canonical(
        {
            "base": plain(seen.base),
            **{
                name: getattr(seen, name)
                for name in (field.name for field in fields(Position))
                if name not in ("base", "setup", "followings") and hasattr(seen, name)
            },
        }
    )


def refused(match: Match[Any, Any], seat: int) -> list[tuple[str, str, str]]:
    """What a seat is told when it does what it may not: the names and texts of the errors."""
    tries: dict[str, Callable[[], object]] = {
        "choose": lambda: match.choose(NOT_OFFERED, seat),
        "act": lambda: match.act(seat, NOT_AN_ACT),
    }
    if not match.can_undo(seat):
        tries["undo"] = lambda: match.undo(seat)
    told = []
    for name, wrong in tries.items():
        try:
            wrong()
        except BrushpassError as error:
            told.append((name, type(error).__name__, str(error)))
        else:
            raise AssertionError(f"{name}: {match!r} let seat {seat} do what it may not")
    return told


def own_decision(match: Match[Any, Any], seat: int) -> Any:
    """The seat's own pending question, as the seat sees it."""
    return next(((d.prompt, d.label, d.options) for d in match.decisions if d.seat == seat), None)


def alike(match: Match[Any, Any], seat: int) -> dict[str, bytes]:
    """What an imagined world must have in common with the truth.

    It has no past before its stage, so nothing to take back.
    """
    return {
        "view": canonical(match.view(seat)),
        "log": canonical(match.log(seat)),
        "decision": canonical(own_decision(match, seat)),
        "waiting": canonical(match.waiting),
        "position": position(match.observe(seat).position),
        "spectator's view": canonical(match.spectate()),
    }


def looks(match: Match[Any, Any], seat: int) -> dict[str, bytes]:
    """Everything by which a seat could tell two worlds apart while the match goes on."""
    encode = msgspec.json.encode
    return {
        "view": encode(match.view(seat)),
        "log": encode(match.log(seat)),
        "waiting": encode(match.waiting),
        "decision": encode(own_decision(match, seat)),
        "undo": encode(match.can_undo(seat)),
        "errors": encode(refused(match, seat)),
        "observation": pickle.dumps(match.observe(seat)),
        "spectator's view": encode(match.spectate()),
        "spectator's log": encode(match.log(None)),
    }


def difference(one: dict[str, bytes], other: dict[str, bytes]) -> str:
    """Where two looks differ first, with both texts around that point; empty if nowhere."""
    for name, mine in one.items():
        theirs = other[name]
        if mine != theirs:
            at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), len(mine))
            around = slice(max(at - 60, 0), at + 60)
            return f"{name}: …{_text(mine[around])}… against …{_text(theirs[around])}…"
    return ""


def _text(data: bytes) -> str:
    return data.decode(errors="backslashreplace")


def reloaded(match: Match[Any, Any]) -> Match[Any, Any]:
    """The match again as it comes out of a save: equal to this one, but made of other objects."""
    save = msgspec.json.decode(msgspec.json.encode(written(match, SavedChance())), type=Save)
    return from_checkpoint(save, match.setup, match.run.chance, match.promise)
