"""Saves: a match as JSON, and every way in which such a file can be wrong."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from . import sound
from .chance import Chance, Promise, Seeded
from .decisions import frozen
from .errors import (
    BadSetup,
    BrokenSave,
    BrushpassError,
    ForeignData,
    ForeignSave,
    NewerSave,
    StaleSave,
    UnknownGame,
)
from .fields import decoded, encoded
from .game import Game, game
from .match import Match
from .outcome import Outcome
from .running import Answer, Run, Told
from .setup import Setup
from .state import State

FORMAT: Final = "brushpass-save"
VERSION: Final = 2
"""2: the position is kept as this kernel keeps it, so it can be compared; and a save says if older rules dealt it."""
LARGEST: Final = 1 << 24
"""The most bytes that a save may have; 300 decisions take about 25,000."""
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class SavedChance(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seed, or a promise: the secret, its commitment, the nonces, and what was prepared."""

    seed: int | None = None
    secret: str | None = None
    commitment: str | None = None
    nonces: tuple[str, ...] = ()
    prepared: tuple[str | int, ...] = ()


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
    log: list[tuple[str, list[Any], tuple[int, ...] | None]]
    checkpoint: SavedCheckpoint
    outcome: Outcome | None
    data: str | msgspec.UnsetType = msgspec.UNSET
    """The fingerprint of the game's data, if they are not its own."""
    dealt: int | msgspec.UnsetType = msgspec.UNSET
    """The version of the rules that the match was dealt under, if newer ones went on with it."""
    digest: str = ""


class _Head(msgspec.Struct):
    """As much of a file as tells whose it is."""

    format: str
    version: int


_HEADS: Final = msgspec.json.Decoder(_Head)
_SAVES: Final = msgspec.json.Decoder(Save)
# Made at once, since msgspec crashes where two threads are the first to use a type.


# -- writing ---------------------------------------------------------------------------------------------------------


def sealed(save: Save) -> bytes:
    """The file, with a digest that fits its contents."""
    return msgspec.json.encode(msgspec.structs.replace(save, digest=_digest(save)))


def _digest(save: Save) -> str:
    return blake2b(msgspec.json.encode(msgspec.structs.replace(save, digest="")), digest_size=16).hexdigest()


def dump(match: Match[Any, Any]) -> bytes:
    """The whole match as JSON."""
    if match.run.history is None:
        raise BrushpassError("an imagined world that keeps no history cannot be saved")
    return sealed(written(match, _chance(match)))


def _chance(match: Match[Any, Any]) -> SavedChance:
    if match.promise is not None:
        promise = match.promise
        return SavedChance(
            secret=promise.secret.hex(),
            commitment=promise.commitment,
            nonces=promise.nonces,
            prepared=promise.prepared,
        )
    if not isinstance(match.run.chance, Seeded):
        raise BrushpassError("an imagined world cannot be saved: its chance is nobody's")
    return SavedChance(seed=match.run.chance.seed)


def written(match: Match[Any, Any], chance: SavedChance) -> Save:
    """What a save says of a match that was dealt from such a chance; not sealed yet."""
    run, setup = match.run, match.setup
    state, answers, lines, barrier = match.checkpoint
    return Save(
        format=FORMAT,
        version=VERSION,
        game=setup.game.id,
        rules=setup.game.version,
        seats=setup.seats,
        mode=setup.mode,
        options=setup.options,
        chance=chance,
        history=match.history,
        log=[(event, list(args), to) for event, args, to in run.log or ()],
        checkpoint=SavedCheckpoint(answers, lines, barrier, msgspec.Raw(encoded(state))),
        outcome=run.outcome,
        data=setup.game.fingerprint or msgspec.UNSET,
        dealt=msgspec.UNSET if setup.rules == setup.game.version else setup.rules,
    )


# -- reading ---------------------------------------------------------------------------------------------------------


def read(data: bytes | str) -> Save:
    """The contents of a save file, checked for damage and for size but not yet brought to life."""
    save = _unsealed(data)
    if not all(sound.is_plain(part) for part in (save.options, save.history, save.log)):
        raise BrokenSave("the save is damaged: something in it is too deep or too large")
    return save


def _unsealed(data: bytes | str) -> Save:
    """The contents of a save file whose digest fits them."""
    if not isinstance(data, bytes | str):
        raise BrokenSave(f"this is not a Brushpass save (it is bytes or text, not {type(data).__name__})")
    if len(data) > LARGEST:
        raise BrokenSave(f"this is not a Brushpass save (no match takes more than {LARGEST} bytes)")
    try:
        raw = data.encode() if isinstance(data, str) else data
        head = _HEADS.decode(raw)
    except _UNREADABLE as wrong:
        raise BrokenSave(f"this is not a Brushpass save ({wrong})") from None
    if head.format != FORMAT:
        raise BrokenSave(f"this is not a Brushpass save (its format is {head.format!r}, not {FORMAT!r})")
    if head.version < 1:
        raise BrokenSave(f"this is not a Brushpass save (there is no version {head.version})")
    if head.version > VERSION:
        raise NewerSave(f"the save has version {head.version}; this Brushpass reads versions up to {VERSION}")
    try:
        save = _SAVES.decode(raw)
    except _UNREADABLE as wrong:
        raise BrokenSave(f"the save is damaged ({wrong})") from None
    if save.digest != _digest(save):
        raise BrokenSave("the save is damaged: its contents do not match its digest")
    return save


def answers(save: Save) -> list[Answer]:
    """The history as the kernel keeps it."""
    return [
        (kind, seat, value if kind == "act" else frozen(value), known, frozen(shown))
        for kind, seat, value, known, shown in save.history
    ]


def told(save: Save) -> list[Told]:
    """The log as the kernel keeps it."""
    return [(event, frozen(args), to) for event, args, to in save.log]


def chance_of(save: Save) -> tuple[Chance, Promise | None]:
    """The generator a save was dealt from."""
    if save.chance.seed is not None:
        return Seeded(save.chance.seed), None
    try:
        promise = Promise(bytes.fromhex(save.chance.secret or "-"), save.chance.nonces, save.chance.prepared)
    except ValueError:
        raise BrokenSave("the save is damaged: it has neither a seed nor a secret") from None
    return promise.chance(), promise


def rules_of(save: Save) -> Game[Any, Any]:
    """The game that a save belongs to, with the data it was played with."""
    try:
        rules = game(save.game)
    except UnknownGame as unknown:
        raise ForeignSave(str(unknown)) from None
    if save.rules > rules.version:
        raise NewerSave(f"the save was made under rules version {save.rules} of {save.game}; here is {rules.version}")
    theirs, ours = save.data or "", rules.fingerprint
    if theirs != ours:
        raise ForeignData(f"the save of {save.game} was played with {_data(theirs)}; the game here has {_data(ours)}")
    return rules


def _data(fingerprint: str) -> str:
    return f"replaced data ({fingerprint})" if fingerprint else "its own data"


def agreed(save: Save, rules: Game[Any, Any]) -> Setup:
    """What was agreed before the deal, and under which rules that was."""
    try:
        setup = rules.agree(save.seats, save.mode, save.options)
    except BadSetup as wrong:
        raise BrokenSave(f"the save is damaged: {wrong}") from None
    setup.rules = save.rules if save.dealt is msgspec.UNSET else save.dealt
    if not 1 <= setup.rules <= save.rules:
        raise BrokenSave("the save is damaged: there are no such versions of the rules")
    return setup


# -- bringing to life ------------------------------------------------------------------------------------------------


def load(data: bytes | str) -> Match[Any, Any]:
    """A match from its save, whoever wrote it.

    Under the rules that it was dealt under, and under newer ones in which every answer leads where it did, it is told
    again from the deal, and all that the save says must come out of that. Under other rules the position in it is
    what counts, and every piece of it is looked at.
    """
    save = read(data)
    setup = agreed(save, rules_of(save))
    chance, promise = chance_of(save)
    if promise is not None and promise.commitment != save.chance.commitment:
        raise BrokenSave("the save is damaged: its secret is not the one that was promised")
    if _retold(setup):
        return _told_again(save, setup, chance, promise)
    state = _position(save, setup)
    wrong = sound.complaint(setup, state, answers(save), told(save))
    if wrong:
        raise StaleSave(f"rules version {setup.game.version} cannot continue this match: {wrong}")
    match = from_checkpoint(save, setup, chance, promise)
    try:
        for seat in (*range(setup.seats), None):
            match.view(seat)
    except BrushpassError as unseen:
        raise StaleSave(f"rules version {setup.game.version} cannot show this match ({unseen})") from None
    return match


def resume(data: bytes | str) -> Match[Any, Any]:
    """A match from a save that nobody but us can have written: from its last position, at once."""
    save = _unsealed(data)
    setup = agreed(save, rules_of(save))
    chance, promise = chance_of(save)
    if _retold(setup) and (save.version < VERSION or save.rules < setup.game.version):
        return _told_again(save, setup, chance, promise)
    return from_checkpoint(save, setup, chance, promise)


def _retold(setup: Setup) -> bool:
    """Whether the present rules lead a match that was dealt under those of its time where it went."""
    return setup.rules >= (setup.game.oldest or setup.game.version)


def _told_again(save: Save, setup: Setup, chance: Chance, promise: Promise | None) -> Match[Any, Any]:
    """The match from its deal through its answers; what the save says beside them must follow from them.

    Older rules may have told of an answer sooner, and to others, and kept a position otherwise. From now on the match
    belongs to the newer ones.
    """
    older = save.rules < setup.game.version
    setup.rules = setup.game.version
    played = f"this match cannot have been played under rules version {setup.game.version} of {setup.game.id}"
    try:
        match: Match[Any, Any] = Match.begin(setup, chance, promise)
        for answer in answers(save):
            match.answer(answer)
    except BrushpassError as wrong:
        raise StaleSave(f"{played} ({wrong})") from None
    again = _SAVES.decode(msgspec.json.encode(written(match, save.chance)))
    # What a position is made of may have changed since an older format; what happened in the match has not.
    for part in ("history", "log", "outcome", "checkpoint")[: 3 if older or save.version < VERSION else 4]:
        now, was = getattr(again, part), getattr(save, part)
        if older and part == "history":
            now, was = ([answer[:3] for answer in history] for history in (now, was))
        elif older and part == "log":
            was = was[: len(now)]
        if now != was:
            raise StaleSave(f"{played} (its {part} comes out differently)")
    return match


def _position(save: Save, setup: Setup) -> State:
    """The position at the checkpoint, every value of its field's type."""
    try:
        state: State = decoded(save.checkpoint.state, setup.game.state)
    except _UNREADABLE as wrong:
        raise (StaleSave if save.rules < setup.game.version else BrokenSave)(
            f"the position in the save does not fit the rules ({wrong})"
        ) from None
    state.under(setup)
    return state


def from_checkpoint(save: Save, setup: Setup, chance: Chance, promise: Promise | None) -> Match[Any, Any]:
    """The match from the position in the save through the answers since."""
    history, log, point, rules = answers(save), told(save), save.checkpoint, setup.game.version
    state = _position(save, setup)
    if not (
        0 <= point.barrier <= point.answers <= len(history)
        and 0 <= point.lines <= len(log)
        and len(state.piles) == len(setup.places)
    ):
        raise BrokenSave("the save is damaged: its checkpoint does not fit its history")
    run = Run(chance, [*history[: point.answers]], log[: point.lines], point.barrier)
    try:
        match: Match[Any, Any] = Match(setup, state, run, promise)
        for answer in history[point.answers :]:
            match.answer(answer)
    except BrushpassError as wrong:
        raise StaleSave(f"rules version {rules} cannot continue this match of version {save.rules} ({wrong})") from None
    if match.history != history or match.outcome != save.outcome:
        raise StaleSave(f"rules version {rules} continues this match of version {save.rules} differently")
    return match
