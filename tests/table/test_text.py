"""Texts: every lookup, every form, every way in which a text can be missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from brushpass.engine import Decision, Event, Game, Waiting
from brushpass.table import LANGUAGES, Face, MissingText, Story, Texts, keys, negotiate

ENGLISH = """
game-title = Toy
game-about = A toy.
mode-standard = Standard
prompt-lay = Lay what?
prompt-aim = Aim where?
waiting-lay = { $seat } lays.
option-lay-mole = the mole, of all cards
option-pass = Pass
option-count = { $option ->
    [one] one card
   *[other] { $option } cards
}
option-aim = { $first } to { $second }
option-dig = Dig for { $second } times { $third }
option-lay-dig = Dig in
option-fly = { $parts ->
    [3] Fly to { $second } with { $third }
   *[other] Fly to { $second }
}
prompt-keep = Keep the { $card }, { $seat }, for { $count }?
name-mole = Mole
name-hawk = Hawk
event-laid = { $seat } lays { $card }.
event-shown = { $seats } show { $cards } ({ $cards-count }, { $seats-count }).
event-moved = { $card-id ->
    [mole] dug { $steps }
   *[other] flew { $steps }
}
reason-catch = Caught.
"""
CZECH = """
name-mole = Krtek
    .acc = krtka
name-hawk = Jestřáb
    .acc = jestřába
event-laid = { $seat } vykládá { $card-acc }.
event-shown = { $seats }: { $cards-acc }
"""


class Toy(Game[Any, Any]):
    """Nothing but texts."""

    id = "toy"
    named = ("card", "cards")
    events: ClassVar = {"laid": ("seat", "card")}
    prompts: ClassVar = {"keep": ("card", "seat", "count")}


@pytest.fixture
def toy(tmp_path: Path) -> Game[Any, Any]:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "locale" / "cs.ftl").write_text(CZECH, encoding="utf-8")
    game = Toy()
    game.folder = tmp_path  # type: ignore[misc]
    return game


def asked(prompt: str, *options: Any) -> Decision[Any]:
    return Decision(0, prompt, options)


NAMES = ("Anna", "Ben", "Cyril")


def test_what_the_game_is_called(toy: Game[Any, Any]) -> None:
    texts = Texts(toy, "en")
    assert (texts.title, texts.about, texts.mode("standard")) == ("Toy", "A toy.", "Standard")
    assert (texts.name("hawk"), texts.reason("catch")) == ("Hawk", "Caught.")


def test_an_option_is_found_from_the_special_to_the_general(toy: Game[Any, Any]) -> None:
    texts = Texts(toy, "en")
    assert texts.prompt(asked("lay")) == "Lay what?"
    assert texts.option(asked("lay"), "mole") == "the mole, of all cards"
    assert texts.option(asked("aim"), "mole") == "Mole"
    assert texts.option(asked("lay"), "pass") == "Pass"


def test_numbers_and_tuples_are_options_too(toy: Game[Any, Any]) -> None:
    texts = Texts(toy, "en")
    assert [texts.option(asked("count"), n) for n in (1, 2)] == ["one card", "2 cards"]
    assert texts.option(asked("aim"), ("mole", 3)) == "Mole to 3"


def test_a_tuple_may_begin_with_a_word_of_the_rules(toy: Game[Any, Any]) -> None:
    texts = Texts(toy, "en")
    assert texts.option(asked("aim"), ("dig", "hawk", 2)) == "Dig for Hawk times 2"
    assert texts.option(asked("lay"), ("dig", "hawk")) == "Dig in"


def test_a_text_of_a_tuple_knows_how_many_parts_it_has(toy: Game[Any, Any]) -> None:
    texts = Texts(toy, "en")
    assert texts.option(asked("aim"), ("fly", 4)) == "Fly to 4"
    assert texts.option(asked("aim"), ("fly", 4, "mole")) == "Fly to 4 with Mole"


def test_a_question_names_what_it_is_about(toy: Game[Any, Any]) -> None:
    texts = Texts(toy, "en")
    texts.names = NAMES
    assert texts.prompt(Decision(0, "keep", (1, 2), about=("mole", 1, 3))) == "Keep the Mole, Ben, for 3?"


class Replaced(Face[Any, Story]):
    """Things with names of somebody's own."""

    def names(self, locale: str) -> dict[str, str | dict[str, str]]:
        return {"mole": "Talpa", "vole": "Vole", "owl": {"": "Sova", "acc": "sovu"}}


def test_names_of_replaced_data_come_before_the_texts_in_every_form(toy: Game[Any, Any]) -> None:
    toy.face = Replaced()
    texts = Texts(toy, "cs")
    assert (texts.name("mole"), texts.name("hawk")) == ("Talpa", "Jestřáb")
    assert texts.event(Event("laid", {"seat": 1, "card": "vole"}), NAMES) == "Ben vykládá Vole."
    assert texts.event(Event("laid", {"seat": 1, "card": "owl"}), NAMES) == "Ben vykládá sovu."
    assert texts.option(asked("lay"), "owl") == "Sova"


def test_a_seat_as_an_option_is_whoever_sits_there(toy: Game[Any, Any]) -> None:
    texts = Texts(toy, "en")
    assert texts.option(asked("lay"), "seat_1") == "Player 2"
    texts.names = NAMES
    assert texts.option(asked("lay"), "seat_1") == "Ben"


def test_events_name_players_and_things(toy: Game[Any, Any]) -> None:
    texts = Texts(toy, "en")
    assert texts.event(Event("laid", {"seat": 1, "card": "mole"}), NAMES) == "Ben lays Mole."
    shown = Event("shown", {"seats": (0, 2), "cards": ("mole", "hawk", "mole")})
    assert texts.event(shown, NAMES) == "Anna and Cyril show Mole, Hawk and Mole (3, 2)."
    assert texts.event(Event("shown", {"seats": (1,), "cards": ()}), NAMES) == "Ben show nothing (0, 1)."
    assert texts.event(Event("moved", {"card": "mole", "steps": 2}), NAMES) == "dug 2"
    assert texts.event(Event("moved", {"card": "hawk", "steps": 2}), NAMES) == "flew 2"
    assert texts.waiting(Waiting(2, "lay"), NAMES) == "Cyril lays."


def test_names_have_forms(toy: Game[Any, Any]) -> None:
    texts = Texts(toy, "cs")
    assert texts.event(Event("laid", {"seat": 1, "card": "mole"}), NAMES) == "Ben vykládá krtka."
    shown = Event("shown", {"seats": (0,), "cards": ("mole", "hawk")})
    assert texts.event(shown, NAMES) == "Anna: krtka a jestřába"


def test_no_invisible_marks(toy: Game[Any, Any]) -> None:
    told = Texts(toy, "en").event(Event("laid", {"seat": 0, "card": "mole"}), NAMES)
    assert told.isascii()


@pytest.mark.parametrize(
    ("locale", "key", "ask"),
    [
        ("en", "name-owl", lambda t: t.name("owl")),
        ("cs", "game-title", lambda t: t.title),
        ("cs", "prompt-lay", lambda t: t.prompt(asked("lay"))),
        ("en", "option-lay-owl", lambda t: t.option(asked("lay"), "owl")),
        ("en", "option-lay", lambda t: t.option(asked("lay"), 3)),
        ("en", "waiting-aim", lambda t: t.waiting(Waiting(0, "aim"), NAMES)),
        ("en", "event-gone", lambda t: t.event(Event("gone", {}), NAMES)),
        ("en", "event-laid", lambda t: t.event(Event("laid", {"seat": 0}), NAMES)),
        ("en", "reason-owl", lambda t: t.reason("owl")),
    ],
)
def test_a_missing_text_names_game_language_and_key(toy: Game[Any, Any], locale: str, key: str, ask: Any) -> None:
    with pytest.raises(MissingText) as missing:
        ask(Texts(toy, locale))
    assert f"toy has no text '{key}' in '{locale}'" in str(missing.value)


def test_a_message_that_cannot_be_read_is_an_error(toy: Game[Any, Any]) -> None:
    assert toy.folder is not None
    (toy.folder / "locale" / "sk.ftl").write_text("game-title = { $oops\n", encoding="utf-8")
    with pytest.raises(MissingText, match=r"sk\.ftl .* cannot be read: game-title"):
        Texts(toy, "sk")


def test_a_game_may_have_several_files_of_texts(toy: Game[Any, Any]) -> None:
    assert toy.folder is not None
    (toy.folder / "locale" / "scene.en.ftl").write_text("scene-map = The map\n", encoding="utf-8")
    texts = Texts(toy, "en")
    assert (texts.title, texts.say("scene-map")) == ("Toy", "The map")
    assert not Texts(toy, "cs").has("scene-map")


def test_an_unknown_language_is_an_error(toy: Game[Any, Any]) -> None:
    with pytest.raises(MissingText, match="'de'; languages: en, cs, sk"):
        Texts(toy, "de")


def test_a_game_without_a_folder_has_the_common_texts_only() -> None:
    texts = Texts(Toy(), "en")
    assert texts.say("command-undo") == "undo"
    assert keys(Toy(), "en") == frozenset()
    with pytest.raises(MissingText):
        _ = texts.title


def test_keys(toy: Game[Any, Any]) -> None:
    assert keys(toy, "cs") == {"name-mole", "name-hawk", "event-laid", "event-shown"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_common_texts_exist_in_every_language(language: str) -> None:
    assert keys(None, language) == keys(None, "en")
    assert len(keys(None, language)) > 30


@pytest.mark.parametrize(
    ("language", "winners", "sentence"),
    [("en", 1, "A wins."), ("en", 2, "A win together."), ("cs", 2, "A společně vyhrávají."), ("sk", 1, "A vyhráva.")],
)
def test_plurals_follow_the_language(language: str, winners: int, sentence: str) -> None:
    assert Texts(Toy(), language).say("end-won", **{"seats": "A", "seats-count": winners}) == sentence


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["cs-CZ"], "cs"),
        (["sk_SK.UTF-8"], "sk"),
        (["de", "SK"], "sk"),
        (["de-AT", "en-GB", "cs"], "en"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_negotiate(preferred: list[str], language: str) -> None:
    assert negotiate(preferred) == language
