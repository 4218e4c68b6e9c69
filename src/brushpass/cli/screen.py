"""What a player sees in a terminal, and what they type there. With plain input and output it reads as a transcript."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from textwrap import wrap
from typing import Any

from rich.text import Text

from ..engine import Decision, Event, Match
from ..table import Seen, Texts, face_of
from .choosing import COMMANDS
from .output import console, print_pages


class Screen:
    """One terminal and everything that is printed on it."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.out = console()

    # -- in and out --------------------------------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "", hang: int = 0) -> None:
        """A line; where a terminal is too narrow for it, its rest is indented by `hang`."""
        self.out.print(Text(self.fitted(text, hang), style))

    def fitted(self, text: str, hang: int = 0, taken: int = 0) -> str:
        """A text broken for the terminal's width, of which `taken` columns stand before it."""
        if not self.out.is_terminal or len(text) + taken <= self.out.width:
            return text
        rows = wrap(text, max(20, self.out.width - taken), subsequent_indent=" " * hang)
        return f"\n{' ' * taken}".join(rows)

    def read(self, mark: str = "› ") -> str | None:
        """What the player types; None when there will be no more. Piped input is echoed, so that transcripts read."""
        if sys.stdin.isatty():
            try:
                return input(mark)
            except EOFError:
                self.line()
                return None
        typed = sys.stdin.readline()
        self.line(f"{mark}{typed.rstrip()}")
        return typed.rstrip("\r\n") if typed else None

    def clear(self, wholly: bool = False) -> None:
        """An empty screen; `wholly`: nothing to scroll back to either."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[2J\x1b[3J\x1b[H" if wholly else "\x1b[2J\x1b[H")
            self.out.file.flush()
        else:
            self.line("─" * 72)

    def curtain(self, seat: int) -> bool:
        """Hide everything until the next player has the device; whether they came."""
        name = self.texts.player(seat)
        self.clear(wholly=True)
        self.line(self.texts.say("curtain-pass", seat=name), "bold")
        self.line(self.texts.say("curtain-ready", seat=name))
        return self.read() is not None

    def thinking(self, seat: int) -> AbstractContextManager[Any]:
        """Shown while a bot thinks."""
        if not self.out.is_terminal:
            return nullcontext()
        return self.out.status(self.texts.say("thinking", seat=self.texts.player(seat)))

    # -- the table ---------------------------------------------------------------------------------------------------

    def heading(self, match: Match[Any, Any], levels: Sequence[str] = ()) -> None:
        mode = self.texts.mode(match.mode)
        parts = [self.texts.say("heading", title=self.texts.title, mode=mode), *levels]
        self.line(" · ".join(parts), "bold")
        self.line()

    def table(self, match: Match[Any, Any], view: Any) -> None:
        for row in face_of(match.game).draw(view, self.texts).splitlines():
            self.line(row, hang=4)
        self.line()

    def log(self, title: str, events: Sequence[Event]) -> None:
        self.line(self.texts.say(title), "bold")
        for event in events:
            self.line(f"  • {self.texts.event(event, self.texts.names)}", hang=4)
        if not events:
            self.line(f"  {self.texts.say('log-empty')}")
        self.line()

    def decision(self, match: Match[Any, Any], decision: Decision[Any]) -> list[str]:
        """The question with its numbered options; returns the options' labels."""
        texts, face = self.texts, face_of(match.game)
        seen = Seen.of(match, decision.seat, [texts.player(seat) for seat in range(match.seats)])
        labels = [texts.option(decision, option) for option in decision.options]
        follows = [face.follows(seen, option, texts) for option in decision.options]
        self.out.print(Text(texts.say("asked", seat=texts.player(decision.seat))), Text(texts.prompt(decision), "bold"))
        width = max(map(len, labels))
        for number, (label, then) in enumerate(zip(labels, follows, strict=True), 1):
            told = f"   {self.fitted(then, taken=width + 9)}" if then else ""
            row = Text.assemble(f"{number:>4}  ", (f"{label:<{width}}", "yellow"), (told, "dim"))
            row.rstrip()
            self.out.print(row)
        self.line()
        return labels

    def hint(self, only: bool) -> None:
        words = " · ".join(self.texts.say(f"command-{command}") for command in COMMANDS)
        self.line(self.texts.say("choose-only") if only else self.texts.say("choose-hint", commands=words), "dim")

    def help(self, example: str) -> None:
        self.line(self.texts.say("help-choose"))
        words = [self.texts.say(f"command-{command}") for command in COMMANDS]
        width = max(map(len, words))
        for command, word in zip(COMMANDS, words, strict=True):
            self.line(f"  {word:<{width}}  {self.texts.say(f'help-{command}', command=word, example=example)}")

    def rules(self, text: str) -> None:
        print_pages(text)

    def outcome(self, match: Match[Any, Any]) -> None:
        """Who won, and why; the points too where they say more than that."""
        texts, outcome = self.texts, match.outcome
        assert outcome is not None
        who = texts.winners(match.setup, outcome)
        won = texts.say("end-won", **{"seats": texts.listed(who), "seats-count": len(who)})
        self.line(won if who else texts.say("end-nobody"), "bold")
        for reason in dict.fromkeys((outcome.reason, *outcome.reasons)):
            self.line(texts.reason(reason))
        if not set(outcome.scores) <= {0.0, 1.0}:
            points = (f"{texts.player(seat)} {score:g}" for seat, score in enumerate(outcome.scores))
            self.line(f"{texts.say('end-scores')}: {', '.join(points)}")
