"""Understanding what a person typed: a command, a number, or as much of an option's name as tells it from others."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import combining, normalize

from ..table import Texts

COMMANDS = ("undo", "log", "rules", "save", "help", "quit")


class Unclear(Exception):
    """What was typed means nothing, or several things; the argument says so to the player."""


def folded(text: str) -> str:
    """A text without case and accents, since not every keyboard has them."""
    return "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign)).strip()


def command_in(line: str, texts: Texts) -> tuple[str, str] | None:
    """The command that a line gives, in English or in the player's language, and what stands after it."""
    word, _, rest = line.strip().partition(" ")
    for command in COMMANDS:
        if folded(word) in (command, folded(texts.say(f"command-{command}"))):
            return command, rest.strip()
    return None


def option_in(line: str, labels: Sequence[str], ids: Sequence[str], texts: Texts) -> int:
    """The index of the option that a line names, by number, label or id."""
    typed = folded(line)
    if not typed and len(labels) == 1:
        return 0
    if typed.isdecimal():
        number = int(typed)
        if 1 <= number <= len(labels):
            return number - 1
        raise Unclear(texts.say("choose-number", most=len(labels)))
    names = [(folded(label), folded(own)) for label, own in zip(labels, ids, strict=True)]
    exact = [i for i, known in enumerate(names) if typed in known]
    begun = [i for i, known in enumerate(names) if any(name.startswith(typed) for name in known)] if typed else []
    for found in (exact, begun):
        if len(found) == 1:
            return found[0]
    if begun:
        which = [labels[i] for i in begun]
        raise Unclear(texts.say("choose-several", answer=line.strip(), which=texts.listed(which)))
    raise Unclear(texts.say("choose-unknown", answer=line.strip(), help=texts.say("command-help")))
