"""A question in one place: what it is about, its rules, the words of its options, what follows, what to click.

A game's scene has a table of them, `QUESTIONS = {"recruit": Recruit(), ...}`, by the prompts that its rules ask. Each
is one object without data of its own; all that a method needs it sees through the eyes of whoever is asked. Browser
and terminal take their words from the same object.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from .board import Piece
from .eyes import Eyes
from .parts import Counter, Tone
from .scene import Folder, Ghost, Kind, Option, Prompt, Refusal

E = TypeVar("E", bound=Eyes[Any])


class Choice(Generic[E]):
    """A kind of option: its words, what follows from it, and what to click."""

    kind: ClassVar[str] = ""
    """The row of the question that it stands in; see `Question.rows`."""

    def row(self, eyes: E, value: Any) -> str:
        """The row of an option, where it depends on the option."""
        return self.kind

    def name(self, eyes: E, value: Any) -> str:
        """What is chosen."""
        return eyes.texts.option(eyes.asked, value)

    def text(self, eyes: E, value: Any) -> str:
        """What follows from it, from facts the viewer may know."""
        return ""

    def brief(self, eyes: E, value: Any) -> str:
        """What follows from it, in the few words that a terminal has room for."""
        return self.text(eyes, value)

    def short(self, eyes: E, value: Any) -> str:
        """What is chosen, where there is little room; "": the name itself."""
        return ""

    def tone(self, eyes: E, value: Any) -> Tone:
        """What it means to the viewer: `bad` is danger."""
        return "plain"

    def badge(self, eyes: E, value: Any) -> str:
        """The short of what follows."""
        return ""

    def target(self, eyes: E, value: Any) -> str | None:
        """The id of the thing to click."""
        return None

    def ghosts(self, eyes: E, value: Any) -> tuple[Ghost, ...]:
        """The movements that are known to follow."""
        return ()

    def pieces(self, eyes: E, value: Any) -> tuple[Piece, ...]:
        """The pieces that would be new on the board."""
        return ()

    def lifts(self, eyes: E, value: Any) -> tuple[str, ...]:
        """The ids of the pieces that would leave the board."""
        return ()

    def checks(self, eyes: E, value: Any) -> tuple[str, ...]:
        """The ids of the checks that would hold."""
        return ()

    def art(self, eyes: E, value: Any) -> str:
        """A drawing before its name."""
        return ""

    def by(self, eyes: E, value: Any) -> tuple[str, ...]:
        """What is taken up first: a piece on the board, or folders of the question."""
        return ()

    def lasting(self, eyes: E, value: Any) -> bool:
        """Whether it may be that the choice cannot be taken back."""
        return False

    def option(self, eyes: E, value: Any) -> Option:
        """All of it, still without a number; a choice whose parts are worked out together overrides this."""
        return self.made(
            eyes,
            value,
            text=self.text(eyes, value),
            short=self.short(eyes, value),
            tone=self.tone(eyes, value),
            badge=self.badge(eyes, value),
            target=self.target(eyes, value),
            ghosts=self.ghosts(eyes, value),
            pieces=self.pieces(eyes, value),
            lifts=self.lifts(eyes, value),
            checks=self.checks(eyes, value),
            art=self.art(eyes, value),
            by=self.by(eyes, value),
            lasting=self.lasting(eyes, value),
        )

    def made(self, eyes: E, value: Any, **parts: Any) -> Option:
        """An option of this kind by its name, with what else is known of it."""
        return Option(key=0, value=value, name=self.name(eyes, value), kind=self.row(eyes, value), **parts)


class Question(Choice[E]):
    """A question; its options are all of the same kind, described by the question itself, unless it has `choices`."""

    rules: tuple[str, ...] = ()
    """Where it comes from."""
    ways_out: ClassVar[tuple[Any, ...]] = ()
    """Those options that do nothing: they stand last, apart from the others."""
    keys_out: ClassVar[bool] = False
    """Whether a way out has a number like the others."""
    in_turn: ClassVar[bool] = False
    """Whether it belongs to a turn of many steps: then it shows what has been done in the turn."""
    choices: ClassVar[Mapping[Any, Choice[Any]]] = {}
    """Several kinds of options, by the option, or by its first word where it is a tuple."""

    def choice(self, value: Any) -> Choice[E]:
        """What describes an option."""
        return self.choices.get(value[0] if isinstance(value, tuple) else value, self)

    # -- the question itself -----------------------------------------------------------------------------------------

    def ask(self, eyes: E) -> str:
        """Its words."""
        return eyes.texts.prompt(eyes.asked)

    def context(self, eyes: E) -> str:
        """One line beside it."""
        return ""

    def label(self, eyes: E) -> str:
        """Who acts, where somebody decides for several; "": that it is the viewer's move."""
        return ""

    def cited(self, eyes: E) -> tuple[str, ...]:
        """The rules it comes from, as far as they concern the viewer."""
        return self.rules

    def refusals(self, eyes: E) -> Iterable[Refusal]:
        """Why some things that a person might try are not among the options."""
        return ()

    def rows(self, eyes: E) -> tuple[Kind, ...]:
        """The kinds of choices, in order; options stand in the order of their rows."""
        return ()

    def order(self, eyes: E, value: Any) -> int:
        """Where an option stands in its row, where that is not as the rules have it."""
        return 0

    def folders(self, eyes: E) -> Iterable[Folder]:
        """What some of its options lie behind; those that hold none are left out."""
        return ()

    def left(self, eyes: E) -> tuple[Counter, ...]:
        """What is left to spend."""
        return ()

    def send(self, eyes: E) -> str:
        """The words of the button that sends what was picked; "": an option is sent at once."""
        return ""

    def usual(self, eyes: E, value: Any) -> bool:
        """Whether nearly everybody would choose that way out now."""
        return False

    # -- all of it ---------------------------------------------------------------------------------------------------

    def prompt(self, eyes: E, steps: tuple[str, ...] = ()) -> Prompt:
        """The question as the viewer sees it; `steps`: what the viewer has done in the turn."""
        rows = self.rows(eyes)
        options = self._options(eyes, [row.id for row in rows])
        taken = {key for option in options for key in option.by}
        return Prompt(
            id=eyes.asked.prompt,
            question=self.ask(eyes),
            label=self.label(eyes),
            context=self.context(eyes),
            options=options,
            kinds=rows,
            folders=tuple([folder for folder in self.folders(eyes) if folder.id in taken]),
            rules=self.cited(eyes),
            refusals=tuple(self.refusals(eyes)),
            steps=steps if self.in_turn else (),
            left=self.left(eyes),
            send=self.send(eyes),
        )

    def _options(self, eyes: E, rows: list[str]) -> tuple[Option, ...]:
        """Numbered from 1 in the order of their rows; the ways out last."""

        def place(value: Any) -> tuple[bool, int, int]:
            kind = self.choice(value).row(eyes, value)
            row = rows.index(kind) if kind in rows else len(rows)
            return value in self.ways_out, row, self.order(eyes, value)

        made = []
        for key, value in enumerate(sorted(eyes.asked.options, key=place), 1):
            out = value in self.ways_out
            option = self.choice(value).option(eyes, value)
            option.key = 0 if out and not self.keys_out else key
            option.way_out, option.usual = out, self.usual(eyes, value)
            made.append(option)
        return tuple(made)


def joined(*parts: str) -> str:
    """What follows from an option, part by part; empty ones are left out."""
    return " · ".join([part for part in parts if part])


def prompt(questions: Mapping[str, Question[E]], eyes: E, steps: tuple[str, ...] = ()) -> Prompt | None:
    """The question that the viewer decides, if there is one."""
    return None if eyes.seen.decision is None else questions[eyes.asked.prompt].prompt(eyes, steps)


def follows(questions: Mapping[str, Question[E]], eyes: E, value: Any) -> str:
    """What follows from an option, in the words of a terminal."""
    return questions[eyes.asked.prompt].choice(value).brief(eyes, value)
