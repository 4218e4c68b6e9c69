"""`brushpass replay`: a saved match step by step, from one seat's eyes or with everything open."""

from __future__ import annotations

import argparse
from typing import Any

from ..engine import BrushpassError, Match, StaleSave
from ..engine.running import Answer
from ..engine.save import answers, read
from ..table import Seen, Texts
from .arguments import Commands, Fault, add_language, command, read_file
from .saves import begun
from .screen import Screen


def add(commands: Commands) -> None:
    new = command(commands, "replay", run, "step through a saved match")
    new.add_argument("file", metavar="FILE", help="the save")
    eyes = new.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help="from the eyes of this seat, from 1 on")
    eyes.add_argument("--open", action="store_true", help="with everything open, once the match is over")
    new.add_argument("--all", action="store_true", help="print all steps without waiting")
    add_language(new)


def run(asked: argparse.Namespace) -> int:
    save = read(read_file(asked.file))
    if asked.open and save.outcome is None:
        raise Fault("the match is not over yet: it can be seen from a seat, not open")
    if asked.seat is not None and not 1 <= asked.seat <= save.seats:
        raise Fault(f"there is no seat {asked.seat}; the seats are 1 to {save.seats}")
    match = begun(save)
    texts = Texts(match.game, asked.language)
    texts.names = [texts.say("player", number=seat + 1) for seat in range(match.seats)]
    is_open = asked.open or (asked.seat is None and save.outcome is not None)
    seat = None if asked.seat is None else asked.seat - 1
    Replay(match, Screen(texts), seat, is_open, wait=not asked.all).run(answers(save))
    return 0


class Replay:
    """A match told again to one pair of eyes."""

    def __init__(self, match: Match[Any, Any], screen: Screen, seat: int | None, is_open: bool, wait: bool) -> None:
        self.match = match
        self.screen = screen
        self.texts = screen.texts
        self.seat = seat
        self.is_open = is_open
        self.wait = wait
        self.told = 0

    def run(self, history: list[Answer]) -> None:
        """Show the deal, then every answer given by somebody."""
        given = [answer for answer in history if answer[0] != "chance"]
        self.screen.heading(self.match)
        self.step(self.texts.say("replay-deal"), "")
        for number, answer in enumerate(given, 1):
            if self.wait and not self.go_on():
                return
            choice = self.choice(answer)
            try:
                self.match.answer(answer)
            except BrushpassError as wrong:
                raise StaleSave(f"answer {number} of {len(given)} cannot be told again: {wrong}") from None
            self.step(self.texts.say("replay-step", at=number, all=len(given)), choice)
        if self.match.outcome is not None:
            self.screen.outcome(self.match)
        else:
            self.screen.line(self.texts.say("replay-unfinished"), "dim")

    def go_on(self) -> bool:
        self.screen.line(self.texts.say("replay-hint"), "dim")
        typed = self.screen.read()
        return typed is not None and not typed.strip().lower().startswith("q")

    def choice(self, answer: Answer) -> str:
        """What was chosen, for open eyes and for whoever chose; a seat reads of the others in its log."""
        kind, seat, value = answer[:3]
        decision = self.match.asked(seat)
        knows = self.is_open or seat == self.seat
        if not knows or kind != "choice" or decision is None or value not in decision.options:
            return ""
        option = self.texts.option(decision, value)
        return self.texts.say("replay-choice", seat=self.texts.player(seat), option=option)

    def step(self, title: str, choice: str) -> None:
        self.screen.line(f"── {title} ──", "bold")
        if choice:
            self.screen.line(f"  {choice}", "yellow")
        seen = self.seen()
        match = self.match
        events = match.whole_log(self.told) if self.is_open else match.log(self.seat, self.told)
        for event in events:
            self.screen.line(f"  • {self.texts.event(event, self.texts.names)}")
        if not choice and not events:
            self.screen.line(f"  {self.texts.say('replay-unseen')}", "dim")
        self.told = match.told
        self.screen.line()
        self.screen.table(self.match, seen.view)

    def seen(self) -> Seen:
        """The match as these eyes may see it: open eyes see everything and read every line."""
        if self.is_open:
            return Seen.open(self.match, self.texts.names)
        return Seen.of(self.match, self.seat, self.texts.names)
