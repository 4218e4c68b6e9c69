"""What a card says it does: our own words, the words of another box, or its effect put into words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.box.box import Box
from brushpass.games.nemesis_lockdown.box.naming import told
from brushpass.games.nemesis_lockdown.scene.about import about_data, sections
from brushpass.games.nemesis_lockdown.scene.describing import about, dark, protected, unlocking
from brushpass.table import LANGUAGES
from brushpass.testing.citing import rule

from .words import texts

BOX = GAME.box


@rule("NL-44.21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_in_our_box_is_told_in_our_words(language: str) -> None:
    said = texts(language)
    for one, _ in told(BOX):
        assert about(said, one), one.id
    assert about(said, BOX.items["grenade"]) == said.say("about-grenade")
    assert about(said, BOX.attacks["cut_3"]) == said.say("about-cut")
    assert dark(said, BOX.attacks["cut_3"]) == said.say("dark-cut")
    assert unlocking(said, BOX.items["wail"]) == said.say("unlock-wail")
    assert not dark(said, BOX.events["power_surge"])
    assert not unlocking(said, BOX.items["grenade"])


@rule("NL-44.15")
def test_an_item_that_does_something_else_is_put_into_words() -> None:
    medkit = replace(BOX.items["medkit"], effect=({"op": "heal_light", "n": "all", "who": "self"},))
    assert about(texts("en"), medkit) == "Heal all light wounds."
    assert about(texts("cs"), medkit) == "Vylečte všechna lehká poranění."
    assert about(texts("sk"), medkit) == "Vyliečte všetky ľahké poranenia."


@rule("NL-44.15")
def test_the_words_of_another_box_come_first() -> None:
    words = {"en": "Feel better."}
    medkit = replace(BOX.items["medkit"], effect=({"op": "heal_light", "n": 1, "who": "self"},), texts=words)
    assert about(texts("en"), medkit) == "Feel better."
    assert about(texts("cs"), medkit) == "Vylečte 1 lehké poranění."


@rule("NL-44.11", "NL-44.14")
def test_what_a_changed_card_asks_for_and_when_it_is_played_is_told_too() -> None:
    key = replace(BOX.items["gate_key"], requires=({"pred": "working_computer_here"},))
    assert about(texts("en"), key) == "Open the main gate. Only if there is a working computer in your room."
    card = BOX.cards["lab_rat", "inconspicuous"]
    card = replace(card, effect=({"op": "redirect_attack", "to": "other_character_here"},))
    assert about(texts("en"), card).endswith(": the attack goes against another character in your room.")
    event = replace(BOX.events["lurking"], dark_effect=({"op": "start_autodestruction"},))
    assert dark(texts("en"), event) == "The autodestruction starts."


@rule("NL-44.18")
def test_a_surface_card_tells_who_is_protected() -> None:
    storm = next(one for one in BOX.contents.mars_surface_cards if one.id == "sandstorm")
    assert protected(texts("en"), storm) == texts("en").say("protected-sandstorm")
    still = replace(storm, protected_effect=({"op": "nothing"},))
    assert protected(texts("sk"), still) == "Nič sa nestane."


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_where_the_data_come_from(language: str) -> None:
    lines = GAME.face.about_data(texts(language))
    assert len(lines) == 3 + len(sections(BOX))
    assert lines[0] == texts(language).say("data-rules")
    other = about_data(Box(BOX.contents, "a1b2"), texts(language))
    assert other == (texts(language).say("data-replaced", data="a1b2"),)


def test_what_is_partly_ours_is_not_told_as_known() -> None:
    told_of = {line.partition(":")[0]: line for line in GAME.face.about_data(texts("en"))}
    assert told_of["20 attack cards"] == "20 attack cards: 19 public, 1 partly ours."
    assert told_of["22 event cards"] == "22 event cards: 22 public."
    assert told_of["6 weaknesses"] == "6 weaknesses: 1 public, 5 ours."
