"""`brushpass play`: a match in the terminal, against bots or around one device."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

from ..bots import USUAL_LEVEL, Bot, create
from ..engine import BrushpassError, Decision, Match, NothingToUndo, StaleSave, load
from ..engine.chance import mixed
from ..table import Texts
from ..table.digest import NoDigest, UnknownRule, digest_of
from .arguments import (
    Commands,
    Fault,
    add_language,
    add_seed,
    add_table,
    agreed,
    bot_names,
    command,
    read_file,
    store,
    write_file,
)
from .choosing import Unclear, command_in, option_in
from .screen import Screen


def add(commands: Commands) -> None:
    new = command(commands, "play", run, "play in the terminal, against bots or with others around one device")
    new.add_argument("game", metavar="GAME", nargs="?", help="the game's id (default: the first installed)")
    add_table(new)
    new.add_argument(
        "--seat", type=int, action="append", metavar="N", help="a seat for a person, from 1 on; may be repeated"
    )
    new.add_argument("--hot-seat", action="store_true", help="people in all seats, with a curtain between them")
    new.add_argument("--names", metavar="A,B", help="the players' names, in the order of the seats")
    new.add_argument(
        "--bots", metavar="LEVEL,...", help=f"one bot for all other seats, or one each (default: {USUAL_LEVEL})"
    )
    add_seed(new, default=None)
    new.add_argument("--save", metavar="FILE", help="keep the match in this file, after every choice")
    new.add_argument("--load", metavar="FILE", help="go on with a saved match")
    add_language(new)


def run(asked: argparse.Namespace) -> int:
    match = loaded(asked) if asked.load else dealt(asked)
    people = seated(asked, match.seats)
    others = [seat for seat in range(match.seats) if seat not in people]
    levels = dict(zip(others, named_bots(asked, len(others)), strict=True))
    texts = Texts(match.game, asked.language)
    texts.names = names(asked, texts, people, match.seats)
    table = Play(match, texts, people, levels, asked.save)
    return table.run() if match.setup.rules == match.game.version else going_on(table, asked.load)


def going_on(table: Play, file: str) -> int:
    """Play a match that older rules began: whatever its file says that the game does not expect, say so in one line."""
    try:
        return table.run()
    except BrushpassError:
        raise
    except Exception as bug:
        raise StaleSave(f"{file} cannot be played on ({type(bug).__name__}: {bug})") from bug


def loaded(asked: argparse.Namespace) -> Match[Any, Any]:
    for flag in ("mode", "seats", "seed", "option"):
        if getattr(asked, flag) not in (None, []):
            raise Fault(f"--{flag} cannot be changed in a saved match")
    match = load(read_file(asked.load))
    if asked.game not in (None, match.game.id):
        raise Fault(f"{asked.load} is a match of {match.game.id}, not of {asked.game}")
    return match


def dealt(asked: argparse.Namespace) -> Match[Any, Any]:
    setup = agreed(asked)
    return setup.game.start(setup.seats, setup.mode, setup.options, seed=asked.seed)


def seated(asked: argparse.Namespace, seats: int) -> tuple[int, ...]:
    """The seats of people."""
    if asked.hot_seat:
        if asked.seat or asked.bots:
            raise Fault("--hot-seat puts people in all seats: it goes with neither --seat nor --bots")
        return tuple(range(seats))
    wanted = asked.seat or [1]
    for number in wanted:
        if not 1 <= number <= seats:
            raise Fault(f"there is no seat {number}; the seats are 1 to {seats}")
    return tuple(sorted({number - 1 for number in wanted}))


def named_bots(asked: argparse.Namespace, count: int) -> list[str]:
    """A bot for every seat without a person."""
    bots = bot_names(asked.bots or USUAL_LEVEL)
    if len(bots) == 1:
        return bots * count
    if len(bots) != count:
        raise Fault(f"{len(bots)} bots were named for {count} seats")
    return bots


def names(asked: argparse.Namespace, texts: Texts, people: Sequence[int], seats: int) -> list[str]:
    """What everybody at the table is called."""
    given = [name.strip() for name in asked.names.split(",")] if asked.names else []
    if len(given) > seats:
        raise Fault(f"{len(given)} names were given for {seats} seats")
    usual = [texts.say("player" if seat in people else "bot", number=seat + 1) for seat in range(seats)]
    return [*(name or usual[seat] for seat, name in enumerate(given)), *usual[len(given) :]]


class Play:
    """A match, the people and bots in its seats, and the one screen that they share."""

    def __init__(
        self,
        match: Match[Any, Any],
        texts: Texts,
        people: Sequence[int],
        levels: Mapping[int, str],
        save: str | None,
    ) -> None:
        self.match = match
        self.texts = texts
        self.people = people
        self.levels = levels
        self.bots: dict[int, Bot] = {seat: create(level, mixed(seat)) for seat, level in levels.items()}
        self.save = save
        self.screen = Screen(texts)
        self.holder = people[0] if len(people) == 1 else None
        """Whose eyes are on the screen; None before anybody took the device."""
        self.notice = ""
        """What the next screen says first."""
        self.seen = dict.fromkeys((*people, None), 0)
        """How much of the log every person (None: the public) has read."""

    def run(self) -> int:
        """Play to the end, or until the people leave."""
        self.keep()
        while decisions := self.match.decisions:
            if (decision := self.of_bots(decisions)) is not None:
                with self.screen.thinking(decision.seat):
                    option = self.bots[decision.seat].choose(self.match.observe(decision.seat))
                self.match.choose(option, decision.seat)
                self.keep()
            elif not self.turn(self.of_people(decisions)):
                self.left()
                return 0
        self.end()
        return 0

    def of_bots(self, decisions: Sequence[Decision[Any]]) -> Decision[Any] | None:
        return next((decision for decision in decisions if decision.seat in self.bots), None)

    def of_people(self, decisions: Sequence[Decision[Any]]) -> Decision[Any]:
        """The decision of whoever holds the device, else the first."""
        return next((decision for decision in decisions if decision.seat == self.holder), decisions[0])

    def keep(self) -> None:
        if self.save:
            write_file(self.save, self.match.save())

    # -- a person's turn ---------------------------------------------------------------------------------------------

    def turn(self, decision: Decision[Any]) -> bool:
        """Show the table to whoever decides, and let them; False: they left."""
        if decision.seat != self.holder:
            if not self.screen.curtain(decision.seat):
                return False
            self.holder = decision.seat
        labels = self.show(decision)
        ids = [str(option) for option in decision.options]
        while True:
            self.screen.hint(only=len(labels) == 1)
            line = self.screen.read()
            if line is None:
                return False
            given = command_in(line, self.texts)
            if given is None:
                try:
                    chosen = option_in(line, labels, ids, self.texts)
                except Unclear as unclear:
                    self.screen.line(str(unclear), "red")
                    self.ask_again(decision)
                    continue
                self.match.choose(decision.options[chosen], decision.seat)
                self.keep()
                return True
            if given[0] == "quit":
                return False
            if given[0] == "undo":
                if self.undo(decision.seat):
                    return True
            else:
                getattr(self, f"do_{given[0]}")(given[1])
            self.ask_again(decision)

    def ask_again(self, decision: Decision[Any]) -> None:
        """What was printed since may have pushed the question off the screen."""
        self.screen.line()
        self.screen.decision(self.match, decision)

    def show(self, decision: Decision[Any]) -> list[str]:
        self.screen.clear(wholly=len(self.people) > 1)
        self.screen.heading(self.match, [self.level(seat) for seat in self.levels])
        self.screen.table(self.match, self.match.view(decision.seat))
        log = self.match.log(decision.seat)
        fresh = log[self.seen[decision.seat] :]
        if fresh:
            self.screen.log("log-since" if self.seen[decision.seat] else "log-whole", fresh)
        self.seen[decision.seat] = len(log)
        self.seen[None] = len(self.match.log(None))
        if self.notice:
            self.screen.line(self.notice)
            self.notice = ""
        return self.screen.decision(self.match, decision)

    def level(self, seat: int) -> str:
        """A bot and how good it is."""
        name = self.levels[seat]
        known = f"level-{name.lower()}"
        return f"{self.texts.player(seat)}: {self.texts.say(known) if self.texts.has(known) else name}"

    def undo(self, seat: int) -> bool:
        """Take a choice back; whether there was one."""
        try:
            self.match.undo(seat)
        except NothingToUndo:
            self.screen.line(self.texts.say("undo-nothing"), "red")
            return False
        for reader in self.seen:
            self.seen[reader] = min(self.seen[reader], len(self.match.log(reader)))
        self.keep()
        self.notice = self.texts.say("undo-done")
        return True

    def do_log(self, _: str) -> None:
        self.screen.log("log-whole", self.match.log(self.holder))

    def do_rules(self, wanted: str) -> None:
        try:
            digest = digest_of(self.match.game, self.texts.locale)
            self.screen.rules(digest.find(wanted) if wanted else digest.text)
        except NoDigest:
            self.screen.line(self.texts.say("rules-none"), "red")
        except UnknownRule as unknown:
            near = self.texts.listed(unknown.near)
            self.screen.line(self.texts.say("rules-unknown", wanted=wanted, near=near), "red")

    def do_save(self, file: str) -> None:
        if not file:
            self.screen.line(self.texts.say("save-where", command=self.texts.say("command-save")), "red")
            return
        try:
            store(file, self.match.save())
        except OSError as wrong:
            self.screen.line(self.texts.say("save-failed", file=file, why=wrong.strerror), "red")
            return
        self.screen.line(self.texts.say("save-done", file=file))

    def do_help(self, _: str) -> None:
        self.screen.help(example="R-1")

    # -- leaving -----------------------------------------------------------------------------------------------------

    def left(self) -> None:
        self.screen.line(
            self.texts.say("quit-saved", file=self.save) if self.save else self.texts.say("quit-unsaved"), "bold"
        )

    def end(self) -> None:
        """Who won and why, and everything that was hidden."""
        reader = self.people[0] if len(self.people) == 1 else None
        self.screen.clear()
        self.screen.heading(self.match)
        if fresh := self.match.log(reader)[self.seen[reader] :]:
            self.screen.log("log-since", fresh)
        self.screen.line(self.texts.say("end-hidden"))
        self.screen.line()
        self.screen.table(self.match, self.match.view(reader))
        self.screen.outcome(self.match)
        if self.save:
            self.screen.line(self.texts.say("end-check", file=self.save), "dim")
