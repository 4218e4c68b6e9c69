"""Saves: a match as JSON, and every way in which such a file can be wrong."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from .chance import Chance, Promise, Seeded
from .errors import BadSetup, BrokenSave, BrushpassError, ForeignSave, NewerSave, StaleSave, UnknownGame
from .fields import decoded, encoded
from .game import game
from .match import Match
from .outcome import Outcome
from .running import Answer, Run, Told
from .state import State

FORMAT = "brushpass-save"
VERSION = 1
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class SavedChance(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seed, or a promise: the secret, its commitment and the nonces."""

    seed: int | None = None
    secret: str | None = None
    commitment: str | None = None
    nonces: tuple[str, ...] = ()


class SavedCheckpoint(msgspec.Struct, forbid_unknown_fields=True):
    """The state at the start of a stage, and how many answers and log lines came before it."""

    answers: int
    lines: int
    barrier: int
    state: msgspec.Raw


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """The file. `digest` covers all that stands before it."""

    format: str
    version: int
    game: str
    rules: int
    seats: int
    mode: str
    options: dict[str, Any]
    chance: SavedChance
    history: list[tuple[str, int, Any, tuple[int, ...] | None, Any]]
    log: list[tuple[str, list[Any], list[int] | None]]
    checkpoint: SavedCheckpoint
    outcome: Outcome | None
    data: str | msgspec.UnsetType = msgspec.UNSET
    """The fingerprint of the game's data, if they are not its own."""
    digest: str = ""


class _Head(msgspec.Struct):
    """As much of a file as tells whose it is."""

    format: str
    version: int


def _digest(save: Save) -> str:
    return blake2b(msgspec.json.encode(msgspec.structs.replace(save, digest="")), digest_size=16).hexdigest()


def dump(match: Match[Any, Any]) -> bytes:
    """The whole match as JSON."""
    run = match.run
    if run.history is None or run.log is None:
        raise BrushpassError("an imagined world that keeps no history cannot be saved")
    state, answers, lines, barrier = match.checkpoint
    if match.promise is None:
        if not isinstance(run.chance, Seeded):
            raise BrushpassError("an imagined world cannot be saved: its chance is nobody's")
        chance = SavedChance(seed=run.chance.seed)
    else:
        promise = match.promise
        chance = SavedChance(secret=promise.secret.hex(), commitment=promise.commitment, nonces=promise.nonces)
    save = Save(
        format=FORMAT,
        version=VERSION,
        game=match.game.id,
        rules=match.game.version,
        seats=match.seats,
        mode=match.mode,
        options=match.setup.options,
        chance=chance,
        history=match.history,
        log=[(event, list(args), None if to is None else list(to)) for event, args, to in run.log],
        checkpoint=SavedCheckpoint(answers, lines, barrier, msgspec.Raw(encoded(state))),
        outcome=run.outcome,
        data=match.game.fingerprint or msgspec.UNSET,
    )
    return msgspec.json.encode(msgspec.structs.replace(save, digest=_digest(save)))


def read(data: bytes | str) -> Save:
    """The contents of a save file, checked for damage but not yet brought to life."""
    if not isinstance(data, bytes | str):
        raise BrokenSave(f"this is not a Brushpass save (it is bytes or text, not {type(data).__name__})")
    try:
        raw = data.encode() if isinstance(data, str) else data
        head = msgspec.json.decode(raw, type=_Head)
    except _UNREADABLE as wrong:
        raise BrokenSave(f"this is not a Brushpass save ({wrong})") from None
    if head.format != FORMAT:
        raise BrokenSave(f"this is not a Brushpass save (its format is {head.format!r}, not {FORMAT!r})")
    if head.version > VERSION:
        raise NewerSave(f"the save has version {head.version}; this Brushpass reads versions up to {VERSION}")
    try:
        save = msgspec.json.decode(raw, type=Save)
    except _UNREADABLE as wrong:
        raise BrokenSave(f"the save is damaged ({wrong})") from None
    if save.digest != _digest(save):
        raise BrokenSave("the save is damaged: its contents do not match its digest")
    return save


def frozen(value: Any) -> Any:
    """A value as options have it: tuples, where JSON only has lists."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def answers(save: Save) -> list[Answer]:
    """The history as the kernel keeps it."""
    return [
        (kind, seat, value if kind == "act" else frozen(value), known, frozen(shown))
        for kind, seat, value, known, shown in save.history
    ]


def chance_of(save: Save) -> tuple[Chance, Promise | None]:
    """The generator a save was dealt from."""
    if save.chance.seed is not None:
        return Seeded(save.chance.seed), None
    try:
        promise = Promise(bytes.fromhex(save.chance.secret or "-"), save.chance.nonces)
    except ValueError:
        raise BrokenSave("the save is damaged: it has neither a seed nor a secret") from None
    return promise.chance(), promise


def _data(fingerprint: str) -> str:
    return f"the replaced data {fingerprint}" if fingerprint else "the data"


def load(data: bytes | str) -> Match[Any, Any]:
    """A match from its save."""
    save = read(data)
    try:
        rules = game(save.game)
    except UnknownGame as unknown:
        raise ForeignSave(str(unknown)) from None
    if save.rules > rules.version:
        raise NewerSave(
            f"the save was made under rules version {save.rules} of {save.game}; here is version {rules.version}"
        )
    theirs, ours = save.data or "", rules.fingerprint
    if theirs != ours:
        raise ForeignSave(f"the save was made with {_data(theirs)} of {save.game}; this {save.game} has {_data(ours)}")
    try:
        setup = rules.agree(save.seats, save.mode, save.options)
    except BadSetup as wrong:
        raise BrokenSave(f"the save is damaged: {wrong}") from None
    chance, promise = chance_of(save)
    history, point = answers(save), save.checkpoint
    try:
        state: State = decoded(point.state, rules.state)
    except msgspec.MsgspecError as wrong:
        raise (StaleSave if save.rules < rules.version else BrokenSave)(
            f"the position in the save does not fit the rules ({wrong})"
        ) from None
    if not (
        0 <= point.barrier <= point.answers <= len(history)
        and 0 <= point.lines <= len(save.log)
        and len(state.piles) == len(setup.places)
    ):
        raise BrokenSave("the save is damaged: its checkpoint does not fit its history")
    state.under(setup)
    log: list[Told] = [(event, tuple(frozen(args)), to) for event, args, to in save.log]
    run = Run(chance, [*history[: point.answers]], log[: point.lines], point.barrier)
    try:
        match: Match[Any, Any] = Match(setup, state, run, promise)
        for answer in history[point.answers :]:
            match.answer(answer)
    except BrushpassError as wrong:
        raise StaleSave(
            f"rules version {rules.version} cannot continue this match of version {save.rules} ({wrong})"
        ) from None
    if match.history != history or match.outcome != save.outcome:
        raise StaleSave(f"rules version {rules.version} continue this match of version {save.rules} differently")
    return match
