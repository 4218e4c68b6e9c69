"""`brushpass verify`: whether a saved match was dealt as promised and played by the rules."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec

from ..engine import BrokenSave, BrushpassError, Match, commitment
from ..engine.running import Answer
from ..engine.save import Save, answers, dump, read
from .arguments import Commands, add_json, command, read_file
from .output import console, print_json
from .saves import begun


class Check(msgspec.Struct):
    """One thing that was looked at; `holds` is None where there was nothing to look at."""

    check: str
    holds: bool | None
    note: str


def add(commands: Commands) -> None:
    new = command(commands, "verify", run, "check a saved match: deal, chance, every choice; exit code 1 if it fails")
    new.add_argument("file", metavar="FILE", help="the save")
    add_json(new)


def run(asked: argparse.Namespace) -> int:
    data = read_file(asked.file)
    save: Save | None = None
    try:
        save = read(data)
        checks = [Check("digest", True, f"the file is undamaged (digest {save.digest})"), *checked(save)]
    except BrokenSave as broken:
        checks = [Check("digest", False, str(broken))]
    holds = all(check.holds is not False for check in checks)
    if asked.json:
        print_json({"file": asked.file, "game": save.game if save else None, "holds": holds, "checks": checks})
        return 0 if holds else 1
    out = console()
    for check in checks:
        mark, style = {True: ("✓", "green"), False: ("✗", "bold red"), None: ("–", "dim")}[check.holds]
        out.print(f"{mark} {check.check:<11} {check.note}", style=style)
    out.print("The match holds." if holds else "The match does not hold.", style="bold")
    return 0 if holds else 1


def checked(save: Save) -> list[Check]:
    """Deal again, answer again, and compare everything that was recorded."""
    checks = [check_commitment(save)]
    match = begun(save)
    recorded = answers(save)
    checks.append(check_history(match, recorded))
    if not checks[-1].holds:
        return checks
    again = read(dump(match))
    for name, same, whole in (
        ("log", again.log == save.log, f"{len(save.log)} events are told as they were recorded"),
        ("position", again.checkpoint == save.checkpoint, "the saved position is the one the answers lead to"),
        ("outcome", again.outcome == save.outcome, ended(save)),
    ):
        checks.append(Check(name, same, whole if same else f"the {name} recorded is not the one the answers lead to"))
    return checks


def check_commitment(save: Save) -> Check:
    """The promise: the hash that was published before the deal is that of the secret it was dealt from."""
    if save.chance.seed is not None:
        return Check("commitment", None, f"dealt from the seed {save.chance.seed}: nothing was promised")
    secret = bytes.fromhex(save.chance.secret or "") if _is_hex(save.chance.secret) else b""
    if commitment(secret) != save.chance.commitment:
        return Check("commitment", False, "the secret is not the one whose hash was published before the deal")
    if save.chance.prepared:
        prepared = len(save.chance.prepared)
        return Check("commitment", None, f"a match that teaches: its first {prepared} outcomes of chance were prepared")
    return Check("commitment", True, f"the secret is the one promised ({save.chance.commitment})")


def _is_hex(text: str | None) -> bool:
    try:
        return bool(bytes.fromhex(text or ""))
    except ValueError:
        return False


def check_history(match: Match[Any, Any], recorded: Sequence[Answer]) -> Check:
    """Give every recorded choice and act again; chance has to come out the same by itself."""
    refused = ""
    for number, answer in enumerate(recorded):
        try:
            match.answer(answer)
        except BrushpassError as wrong:
            refused = f"answer {number + 1} of {len(recorded)} was not possible: {wrong}"
            break
    for number, (was, now) in enumerate(zip(recorded, match.history, strict=False)):
        if was != now:
            return Check(
                "history", False, f"answer {number + 1} was recorded as {was[2]!r} and comes out as {now[2]!r}"
            )
    if refused:
        return Check("history", False, refused)
    if len(recorded) != len(match.history):
        return Check("history", False, f"{len(recorded)} answers were recorded, {len(match.history)} come out")
    chances = sum(answer[0] == "chance" for answer in recorded)
    return Check("history", True, f"{chances} chance outcomes and {len(recorded) - chances} answers come out the same")


def ended(save: Save) -> str:
    return f"the match ended as recorded: {save.outcome.reason}" if save.outcome else "the match has not ended yet"
