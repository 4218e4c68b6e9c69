"""Every sentence a player reads: a game's own texts and the common ones, in the player's language.

The messages are Fluent files, `locale/<language>.ftl` in the game's folder and beside this module; a game with many
may have more of them, `locale/<part>.<language>.ftl`. A name may have forms besides its plain one, as attributes
(`name-mole = Krtek`, `.acc = Krtka`); texts that speak of the thing get them all: `$card`, `$card-acc`, and `$card-id`
to select by.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from itertools import count, takewhile
from pathlib import Path
from typing import Any, Literal, NoReturn, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk

from ..engine import BrushpassError, Decision, Event, Game, Outcome, Setup, Waiting
from .face import face_of

Language = Literal["en", "cs", "sk"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""Those that every text exists in; the first is the one for people whose language we do not speak."""

HERE = Path(__file__).parent
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
"""What the parts of an option that is a tuple are called in its text."""
MOST_SAID = 4096
"""How many made texts are kept: a scene says mostly what the one before it said."""


class MissingText(BrushpassError):
    """A text does not exist in a language, or cannot be made from what it is given."""


def negotiate(preferred: Iterable[str]) -> str:
    """The first language of ours among those a person prefers (`cs-CZ`, `sk_SK.UTF-8`), else the first of ours."""
    for tag in preferred:
        language = tag.replace("_", "-").replace(".", "-").partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@cache
def _bundle(folder: Path, locale: str) -> FluentBundle:
    """The messages of one folder. No isolating marks: our languages all run from left to right."""
    bundle = FluentBundle([locale], use_isolating=False)
    own = folder / "locale"
    for path in sorted((*own.glob(f"{locale}.ftl"), *own.glob(f"*.{locale}.ftl"))):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        junk = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
        if junk is not None:  # Fluent itself would leave the message out without a word.
            raise MissingText(f"{path.name} of {folder.name} has a message that cannot be read: {junk.content}")
        bundle.add_resource(resource)
    return bundle


@cache
def _keys(folder: Path, locale: str) -> frozenset[str]:
    return frozenset(_bundle(folder, locale)._messages)


def keys(game: Game[Any, Any] | None, locale: str) -> frozenset[str]:
    """The keys of all the messages that a game (None: the table itself) has in a language."""
    folder = HERE if game is None else game.folder
    return frozenset() if folder is None else _keys(folder, locale)


@cache
def _all_forms(bundle: FluentBundle) -> frozenset[str]:
    """Every form that any name has: a thing with one name only, from replaced data, has it in all of them."""
    names = (message for key, message in bundle._messages.items() if key.startswith("name-"))
    return frozenset(("", *(attribute.id.name for name in names for attribute in name.attributes)))


def _matter(prompt: str) -> str:
    """The last word of a prompt: `first` of `propose-first` and of `settle-first`."""
    return prompt.rpartition("-")[2]


class _Unformatted(Exception):
    """A text cannot be made from what it is given."""


@lru_cache(maxsize=50_000)
def _formatted(bundle: FluentBundle, pattern: Pattern, args: tuple[tuple[str, Any], ...]) -> str:
    """A text made with these arguments: a scene says the same hundred things again and again."""
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise _Unformatted(errors[0])
    return str(text)


class Texts:
    """One game's texts in one language, the common ones included."""

    def __init__(self, game: Game[Any, Any], locale: str) -> None:
        if locale not in LANGUAGES:
            raise MissingText(f"there are no texts in {locale!r}; languages: {', '.join(LANGUAGES)}")
        self.game = game
        self.locale = locale
        folders = (HERE,) if game.folder is None else (game.folder, HERE)
        self._bundles = tuple(_bundle(folder, locale) for folder in folders)
        self._said: dict[tuple[Any, ...], str] = {}
        self._known_forms: dict[str, dict[str, str]] = {}
        self._replaced = face_of(game).names(locale)
        self._facts = face_of(game).facts()
        self.names: Sequence[str] = ()
        """What the people and bots at the table are called, if it is known."""

    def at_table(self, names: Sequence[str]) -> Texts:
        """The same texts where these people and bots sit; both remember together what they have said."""
        here = copy(self)
        here.names = tuple(names)
        return here

    # -- any text ----------------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **args: Any) -> str:
        """The message of that key, made with these arguments."""
        return self._say(key, args)

    def _say(self, key: str, args: Mapping[str, Any]) -> str:
        said = (key, *args.items())
        text = self._said.get(said)
        if text is None:
            bundle, value, _ = self._message(key)
            if value is None:
                self._missing(key)
            text = self._made(key, bundle, value, {**self._facts, **args})
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[said] = text
        return text

    def _message(self, key: str) -> tuple[FluentBundle, Pattern | None, dict[str, Pattern]]:
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                return bundle, message.value, message.attributes
        self._missing(key)

    def _made(self, key: str, bundle: FluentBundle, pattern: Pattern, args: Mapping[str, Any]) -> str:
        try:
            return _formatted(bundle, pattern, tuple(args.items()))
        except _Unformatted as wrong:
            self._missing(key, f": {wrong}")

    def _missing(self, key: str, why: str = "") -> NoReturn:
        raise MissingText(f"{self.game.id} has no text {key!r} in {self.locale!r}{why}")

    # -- what the game is called -------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The game's name."""
        return self._say("game-title", {})

    @property
    def about(self) -> str:
        """The game in a sentence or two."""
        return self._say("game-about", {})

    @property
    def intro(self) -> list[str]:
        """The game in short for somebody who has never heard of it, step by step: `intro-1`, `intro-2` and so on."""
        numbered = (f"intro-{number}" for number in count(1))
        return [self._say(key, {}) for key in takewhile(self.has, numbered)]

    @property
    def beware(self) -> str:
        """The one thing that newcomers get wrong, if the game says it."""
        return self._say("intro-beware", {}) if self.has("intro-beware") else ""

    def mode(self, mode: str) -> str:
        """A mode's name."""
        return self._say(f"mode-{mode}", {})

    def name(self, thing: str) -> str:
        """What a card, a side or a colour is called."""
        return self._forms(thing)[""]

    def _forms(self, thing: str) -> dict[str, str]:
        """A thing's name under "" and its further forms under theirs."""
        if thing in self._known_forms:
            return self._known_forms[thing]
        key = f"name-{thing}"
        if thing in self._replaced:
            given = self._replaced[thing]
            named = {"": given} if isinstance(given, str) else given
            return dict.fromkeys(_all_forms(self._bundles[0]), named[""]) | dict(named)
        bundle, value, attributes = self._message(key)
        if value is None:
            self._missing(key)
        forms = {"": self._made(key, bundle, value, {})}
        for form, pattern in attributes.items():
            forms[form] = self._made(f"{key}.{form}", bundle, pattern, {})
        self._known_forms[thing] = forms
        return forms

    def player(self, seat: int, names: Sequence[str] | None = None) -> str:
        """What whoever sits there is called, or who plays without a seat."""
        known = self.names if names is None else names
        if seat < len(known):
            return known[seat]
        return self.name(self.game.automaton) if known else self._say("player", {"number": seat + 1})

    # -- decisions ---------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision[Any]) -> str:
        """What a seat is asked."""
        args: dict[str, Any] = {}
        for name, value in zip(self.game.prompts.get(decision.prompt, ()), decision.about, strict=True):
            player = name in self.game.players
            args |= {name: self.player(value)} if player else self._argument(name, value, self.names)
        return self._say(f"prompt-{decision.prompt}", args)

    def option(self, decision: Decision[Any], option: Any) -> str:
        """One of the answers: the prompt's own word for it, the common word, the name, or what is made of its parts.

        An option `seat_<n>` is whoever sits there, or what `option-<matter>-seat` makes of the name, where the matter
        is what the prompt ends with.
        """
        if isinstance(option, str) and option.removeprefix("seat_").isdecimal() and option.startswith("seat_"):
            player, key = self.player(int(option.removeprefix("seat_"))), f"option-{_matter(decision.prompt)}-seat"
            return self._say(key, {"player": player}) if self.has(key) else player
        if isinstance(option, tuple):
            own = (f"option-{decision.prompt}-{option[0]}", f"option-{option[0]}")
            key = next((key for key in own if self.has(key)), f"option-{decision.prompt}")
            return self._say(key, self._parts(option, key in own))
        for key in (f"option-{decision.prompt}-{option}", f"option-{option}"):
            if self.has(key):
                return self._say(key, {})
        if option in self._replaced or self.has(f"name-{option}"):
            return self.name(option)
        if isinstance(option, int):
            return self._say(f"option-{decision.prompt}", {"option": option})
        self._missing(f"option-{decision.prompt}-{option}")

    def _parts(self, option: tuple[Any, ...], headed: bool) -> dict[str, Any]:
        """The parts as arguments, and how many they are; the head of a text of its own is no thing with a name."""
        args: dict[str, Any] = {"parts": len(option)}
        for ordinal, part in [*zip(ORDINALS, option, strict=False)][headed:]:
            args |= self._named(ordinal, part) if isinstance(part, str) else {ordinal: part}
        return args

    def waiting(self, waiting: Waiting, names: Sequence[str]) -> str:
        """What everybody may know of a pending decision."""
        return self._say(f"waiting-{waiting.label}", {"seat": names[waiting.seat]})

    def forms(self, **things: Any) -> dict[str, Any]:
        """Things as arguments of a text, whatever it calls them: each by its name in all forms, several in a row."""
        made: dict[str, Any] = {}
        for name, thing in things.items():
            made |= self._named(name, thing)
        return made

    # -- the log and the end -----------------------------------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        return self.told(f"event-{event.event}", event.args, names)

    def told(self, key: str, args: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The message of that key; arguments that the game says stand for players and things are told by name."""
        made: dict[str, Any] = {}
        for name, value in args.items():
            made |= self._argument(name, value, names)
        return self._say(key, made)

    def _argument(self, name: str, value: Any, names: Sequence[str]) -> dict[str, Any]:
        """What a text gets for one argument of an event: players and things by name, the rest as it is."""
        if name in self.game.players:
            return {name: self.player(value, names)}
        if name == "seats":
            return {name: self.listed([self.player(seat, names) for seat in value]), "seats-count": len(value)}
        if name in self.game.named:
            return self._named(name, value)
        return {name: value}

    def _named(self, name: str, value: Any) -> dict[str, Any]:
        """The forms of a thing's name, or of the names of several things in a row."""
        if value is None:
            return {name: "", f"{name}-id": "none"}
        if isinstance(value, (list, tuple)):
            forms = [self._forms(thing) for thing in value]
            common = [form for form in forms[0] if all(form in other for other in forms)] if forms else [""]
            args: dict[str, Any] = {_suffixed(name, form): self.listed([f[form] for f in forms]) for form in common}
            return args | {f"{name}-count": len(value)}
        return {f"{name}-id": value} | {_suffixed(name, form): text for form, text in self._forms(str(value)).items()}

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row: "a", "a and b", "a, b and c"."""
        if not words:
            return self._say("list-nothing", {})
        if len(words) == 1:
            return words[0]
        return self._say("list-and", {"head": ", ".join(words[:-1]), "last": words[-1]})

    def winners(self, setup: Setup, outcome: Outcome) -> list[str]:
        """Who has won, by name: where no seat has, whoever plays without one."""
        automaton = setup.game.automaton_in(setup.mode)
        if automaton and not outcome.winners:
            return [self.name(automaton)]
        return [self.player(seat) for seat in outcome.winners]

    def reason(self, reason: str) -> str:
        """Why a match ended."""
        return self._say(f"reason-{reason}", {})


def _suffixed(name: str, form: str) -> str:
    return f"{name}-{form}" if form else name
