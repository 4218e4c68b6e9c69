"""NL-10.16 to NL-10.21, NL-23.8: Interruptions, cards played in anybody's turn, and lights; and that nobody can tell
from a question, or from who is not asked, what somebody holds."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import IllegalAct
from brushpass.testing import rule
from tests.games.twins import lived

from ..table import BOX, Table, drawn, table, twins

HERE: dict[str, Any] = {"rooms": ("r001", "r001", "r001"), "tiles": {"r001": "archive", "r002": "laboratory"}}
MISS = next(card.id for card in BOX.attacks.values() if "adult" not in card.symbols)
HIT = "cut_1"
"""An Attack card by which an Adult wounds lightly, and once more in Darkness."""
DARK: dict[str, Any] = {"rooms": ("r010", "r001"), "tiles": {"r010": "archive", "r001": "laboratory"}}
"""The first player is in a Section without power."""


def moving(game: Table) -> Table:
    """The active player has paid to go to r002."""
    game.choose(("move", "r002"))
    while game.prompt == "pay":
        game.choose(game.options[0])
    return game


# -- Interruption ------------------------------------------------------------------------------------------------------


@rule("NL-8.5", "NL-8.6", "NL-8.17", "NL-10.16", "NL-10.20")
def test_an_interrupted_action_has_no_effect_and_stays_paid() -> None:
    game = moving(table(**HERE, hand=("search rest", "interruption rest")))
    assert game.prompt == "interrupt" and game.seat == 1 and len(game.hand()) == 1
    game.choose("interruption")
    assert game.prompt == "interrupt" and game.seat == 0, "who is interrupted might interrupt that"
    game.choose("pass")
    assert game.events("interrupted") == [{"seat": 1, "actor": 0}]
    assert game.crew().room == "r001" and len(game.hand()) == 1 and not game.events("moved")
    assert game.t.acted == 1 and game.seat == 0, "it was one of the two actions of the turn"
    assert game.crew(1).discard == ("interruption",) and game.hand(1) == ["rest"], "for which nothing else is paid"


@rule("NL-8.17", "NL-10.1")
def test_a_card_that_is_interrupted_is_discarded() -> None:
    game = table(**HERE, hand=("search rest", "interruption rest"))
    game.choose(("card", "search"), "interruption", "pass")
    assert game.crew().discard == ("search",) and not game.events("searched") and game.t.base.counters["r001"] == 2


@rule("NL-8.7", "NL-24.19")
def test_an_item_of_one_use_that_is_interrupted_is_gone() -> None:
    game = table(**HERE, hand=("search rest", "interruption rest"), inventory=("research_documents",))
    game.choose(("item", "green", "research_documents"))
    assert game.crew().things[0].name == "research_documents", "it lies there openly until all is done"
    game.choose("rest", "interruption", "pass")
    assert game.crew().knowledge == 3 and game.t.discards["green"] == ("research_documents",) and not game.items()


@rule("NL-10.12")
def test_an_interrupted_computer_action_does_not_use_the_card_up() -> None:
    game = table(**HERE, hand=("search rest", "interruption rest"))
    game.choose(("computer", 1), "rest", "interruption", "pass")
    assert game.t.base.computer == "computer_action_a" and not game.t.base.used and not game.events("looked-at-css")


@rule("NL-10.17")
def test_players_are_asked_in_turn_order_from_the_left_of_the_active_one() -> None:
    game = moving(table(4, rooms=("r001",) * 4, tiles=HERE["tiles"], active=2))
    asked = []
    while game.prompt == "interrupt":
        asked.append(game.seat)
        game.choose("pass")
    assert asked == [3, 0, 1] and game.crew(2).room == "r002"


@rule("NL-10.17", "NL-10.18", "NL-10.20")
def test_an_interruption_is_interrupted_and_the_last_comes_first() -> None:
    game = moving(table(3, **HERE, hand=("search rest", "interruption rest", "interruption rest")))
    game.choose("interruption")
    assert game.seat == 2 and game.prompt == "interrupt", "the Interruption is a trigger of its own"
    game.choose("interruption")
    assert game.seat == 0 and game.options == ("pass",), "and so is the second one"
    game.choose("pass")
    assert game.events("interrupted") == [{"seat": 2, "actor": 1}]
    assert game.crew().room == "r002", "nobody is asked twice for the same trigger"


@rule("NL-10.18")
def test_an_interruption_of_an_interruption_of_an_interruption_stops_the_action() -> None:
    game = table(3, **HERE, hand=("interruption rest search", "interruption rest", "interruption rest"))
    game.choose(("move", "r002"), "rest", "interruption", "interruption", "interruption")
    assert game.crew().room == "r001"
    assert game.events("interrupted") == [{"seat": 0, "actor": 2}, {"seat": 1, "actor": 0}]


@rule("NL-10.20")
def test_only_who_is_in_the_room_interrupts() -> None:
    game = table(rooms=("r001", "r002"), tiles=HERE["tiles"], hand=("search rest", "interruption rest"))
    game.choose(("card", "search"))
    assert game.prompt == "which-deck"


@rule("NL-10.20", "NL-6.19")
def test_passing_and_dropping_are_not_interrupted() -> None:
    game = table(**HERE, hand=("search rest", "interruption rest"), things=("egg",))
    assert game.choose(("drop", "egg")).prompt == "action" and game.lying("r001") == ["egg"]
    assert game.choose("pass").prompt == "pass-discard"


@rule("NL-10.16")
def test_whoever_has_passed_may_interrupt() -> None:
    game = moving(table(**HERE, hand=("search rest", "interruption rest"), crew=({}, {"passed": True})))
    assert game.seat == 1 and "interruption" in game.options


@rule("NL-10.20", "NL-39.36")
def test_nobody_is_asked_whose_card_lies_in_the_open_discard_pile() -> None:
    assert moving(table(**HERE, discard=("", "interruption"))).prompt != "interrupt"
    assert moving(table(**HERE, hand=("search rest", ""))).prompt != "interrupt", "nor with an empty hand"


@rule("NL-39.36")
def test_a_player_can_say_not_to_be_asked_and_take_it_back() -> None:
    game = table(**HERE, hand=("search rest demolition", "interruption rest"))
    game.match.act(1, "quiet")
    assert game.match.view(0).quiet == (1,) and moving(game).prompt != "interrupt"
    game = table(**HERE, hand=("search rest demolition", "interruption rest"))
    game.match.act(1, "quiet")
    game.match.act(1, "asked")
    assert game.match.view(None).quiet == () and moving(game).prompt == "interrupt"
    for wrong in ("silent", {"tool": "silent"}, {"tool": "quiet", "value": 1}, {"act": "quiet"}, ["quiet"], None):
        with pytest.raises(IllegalAct, match="possible: 'quiet', 'asked'"):
            game.match.act(1, wrong)


# -- the Lab Rat -------------------------------------------------------------------------------------------------------

ATTACKED: dict[str, Any] = {
    "rooms": ("r001", "r001"), "tiles": HERE["tiles"], "figures": ("adult r001",), "stage": "attacks",
    "hand": (None, "inconspicuous rest"), "chance": (MISS,),
}  # fmt: skip


@rule("NL-10.16", "NL-40.9")
def test_an_attack_is_sent_on_to_another_character_in_the_room() -> None:
    game = table(**ATTACKED)
    assert game.seat == 1 and game.prompt == "redirect" and game.options == ("pass", "inconspicuous")
    game.choose("inconspicuous", 0)
    assert [told["seat"] for told in game.events("attack")] == [0]
    assert [told["seat"] for told in table(**ATTACKED).choose("pass").events("attack")] == [1]


@rule("NL-10.16")
def test_an_attack_on_somebody_alone_cannot_be_sent_on() -> None:
    game = table(**{**ATTACKED, "rooms": ("r002", "r001")})
    assert not game.match.decisions or game.prompt != "redirect"


@rule("NL-39.36")
def test_who_is_attacked_is_asked_whatever_the_hand_holds() -> None:
    public = {key: value for key, value in ATTACKED.items() if key != "hand"}
    one, other = twins({"hand": (None, "inconspicuous rest")}, {"hand": (None, "search rest")}, **public)
    assert one.prompt == other.prompt == "redirect" and other.options == ("pass",)
    lived(one, other, "pass", seats=(0,))


BAG: dict[str, Any] = {
    "rooms": ("r001", "r010"), "tiles": {"r001": "laboratory", "r010": "archive"}, "stage": "bag",
    "chance": (*drawn("adult", "adult_1"), 4, 4),
}  # fmt: skip
"""An Adult comes out of the bag, so that everybody makes a Noise roll: silence, for all who do."""


@rule("NL-10.16")
def test_a_noise_roll_in_the_dark_is_skipped_at_the_bag_development() -> None:
    game = table(**BAG, hand=(None, "inconspicuous rest"))
    assert game.prompt == "skip-noise" and game.seat == 1
    game.choose("inconspicuous")
    assert [told["seat"] for told in game.events("noise-roll")] == [0]
    assert table(**BAG, hand=(None, "inconspicuous rest"), power="s01 s03").prompt != "skip-noise"


@rule("NL-39.36")
def test_who_rolls_in_the_dark_is_asked_whatever_the_hand_holds() -> None:
    one, other = twins({"hand": (None, "inconspicuous rest")}, {"hand": (None, "search rest")}, **BAG)
    lived(one, other, "pass", seats=(0,))


EVENT: dict[str, Any] = {
    "rooms": ("r001", "r010"), "tiles": {"r001": "laboratory", "r010": "archive"}, "stage": "event",
    "chance": ("egg_protection",), "met": True,
}  # fmt: skip
"""Whoever is in Darkness gets a Contamination card."""


@rule("NL-10.16", "NL-7.57")
def test_the_darkness_text_of_an_event_is_ignored() -> None:
    game = table(**EVENT, hand=(None, "feel_of_the_dark rest"))
    assert game.prompt == "ignore-dark" and game.seat == 1
    assert not game.choose("feel_of_the_dark").events("contaminated")
    assert table(**EVENT, hand=(None, "feel_of_the_dark rest")).choose("pass").events("contaminated") == [{"seat": 1}]


@rule("NL-39.36")
def test_who_is_in_the_dark_of_an_event_is_asked_whatever_the_hand_holds() -> None:
    one, other = twins({"hand": (None, "feel_of_the_dark rest")}, {"hand": (None, "search rest")}, **EVENT)
    lived(one, other, "pass", seats=(0,))


SURPRISE: dict[str, Any] = {
    "characters": ("lab_rat", "survivor"), "rooms": ("r011", "r001"), "active": 0,
    "tiles": {"r010": "archive", "r011": "laboratory", "r001": "testing_lab"},
    "base": {"noise": ("c25",)}, "chance": (0, *drawn("adult", "adult_1"), MISS),
}  # fmt: skip
"""A step into r010 with its Noise in Corridor 1, and an Adult: it surprises fewer than 3 cards in the dark, fewer than
1 in the light."""


@rule("NL-10.16", "NL-15.9")
def test_a_surprise_attack_in_the_dark_is_ignored() -> None:
    game = table(**SURPRISE, hand=("feel_of_the_dark rest",), met=True)
    game.choose(("move", "r010"), "rest")
    assert game.prompt == "ignore-surprise"
    game.choose("feel_of_the_dark")
    assert not game.events("surprise") and not game.events("attack") and game.figures() == [("adult", "r010")]


@rule("NL-39.36")
def test_who_is_surprised_in_the_dark_is_asked_whatever_the_hand_holds() -> None:
    one, other = twins(
        {"hand": ("feel_of_the_dark rest",)}, {"hand": ("search rest",)}, seats=2, **{**SURPRISE, "met": True}
    )
    lived(one, other, ("move", "r010"), "rest", "pass", seats=(1,))
    assert len(one.events("surprise")) == 1


# -- lights ------------------------------------------------------------------------------------------------------------


@rule("NL-10.21", "NL-23.6", "NL-23.7", "NL-23.8", "NL-24.23", "NL-40.48")
def test_a_flashlight_is_used_when_the_token_is_known_and_the_lower_number_counts() -> None:
    game = table(**{**SURPRISE, "met": True}, hand=("search rest",), inventory=("flashlight",))
    game.choose(("move", "r010"), "rest")
    assert game.events("encounter") and game.prompt == "light" and game.options == ("pass", ("flashlight", "yellow"))
    game.choose(("flashlight", "yellow"))
    assert not game.events("surprise") and not game.crew().lit
    assert [(thing.name, thing.load) for thing in game.crew().things] == [("flashlight", 2)], "it lies openly now"


@rule("NL-23.8", "NL-23.6")
def test_without_a_light_the_higher_number_counts() -> None:
    game = table(**{**SURPRISE, "met": True}, hand=("search rest",), inventory=("flashlight",))
    game.choose(("move", "r010"), "rest", "pass")
    assert game.prompt == "ignore-surprise"
    assert game.choose("pass").events("surprise") == [{"seat": 0, "kind": "adult"}]


@rule("NL-10.21", "NL-23.7", "NL-24.19")
def test_a_glowstick_burns_until_the_round_ends_and_is_used_up() -> None:
    game = table(**EVENT, hand=(None, "search rest"), inventory=("", "glowstick"))
    assert game.seat == 1 and game.prompt == "light"
    game.choose(("glowstick", "red"))
    assert not game.events("contaminated") and game.t.discards["red"] == ("glowstick",) and not game.items(1)
    assert game.events("light") == [{"seat": 1, "item": "glowstick"}]
    game = table(**DARK, crew=({"lit": True},), figures=("adult r010",), chance=(HIT,), inventory=("glowstick",))
    game.do("escape", "r013")
    assert game.crew().light == 1 and not game.events("light"), "whoever is lit suffers nothing of the dark"


@rule("NL-10.21", "NL-23.7")
def test_a_glowstick_lights_everything_until_the_round_ends_and_a_flashlight_one_thing() -> None:
    at: dict[str, Any] = {
        **DARK,
        "figures": ("adult r010",),
        "stage": "attacks",
        "chance": (HIT, "harmless", "egg_protection"),
    }
    game = table(**at, inventory=("glowstick glowstick",)).choose(("glowstick", "red"))
    assert game.prompt != "light" and len(game.events("contaminated")) == 1, "the Event finds no Darkness"
    game = table(**at, inventory=("flashlight",)).choose(("flashlight", "yellow"))
    assert game.prompt == "light" and len(game.events("contaminated")) == 1


@rule("NL-23.7", "NL-23.8", "NL-19.10")
def test_a_light_spares_the_darkness_effect_of_an_attack() -> None:
    at: dict[str, Any] = {**DARK, "figures": ("adult r010",), "stage": "attacks", "chance": (HIT,)}
    game = table(**at, things=("flashlight:1",))
    assert game.prompt == "light" and game.crew().light == 1, "the card is known, and its first part is done"
    game.choose(("flashlight", "open"))
    assert game.crew().light == 1 and game.crew().things[0].load == 0
    assert table(**at, things=("flashlight:1",)).choose("pass").crew().light == 2


@rule("NL-24.23", "NL-40.48")
def test_of_two_lights_one_that_is_used_up_does_not_hide_the_other() -> None:
    at: dict[str, Any] = {**DARK, "figures": ("adult r010",), "stage": "attacks", "chance": (HIT,)}
    game = table(**at, things=("flashlight:0 flashlight:1",))
    assert game.prompt == "light" and game.options == ("pass", ("flashlight", "open"))
    assert [thing.load for thing in game.choose(("flashlight", "open")).crew().things] == [0, 0]


@rule("NL-24.23")
def test_a_light_without_uses_lights_nothing() -> None:
    game = table(**DARK, figures=("adult r010",), stage="attacks", chance=(HIT,), things=("flashlight:0",))
    assert game.crew().light == 2 and game.crew().carries("flashlight")


@rule("NL-10.21")
def test_a_light_is_no_action() -> None:
    game = table(**DARK, inventory=("glowstick flashlight",), hand=("search rest demolition",))
    assert not game.offered("item")


@rule("NL-23.4", "NL-23.7", "NL-39.36")
def test_only_who_is_in_the_dark_and_may_have_a_light_is_asked() -> None:
    at: dict[str, Any] = {"figures": ("adult r010",), "stage": "attacks", "chance": (HIT,)}
    game = table(**DARK, **at, inventory=("medkit",))
    assert not game.events("light") and game.crew().light == 2, "no light has a green back"
    lit = table(**DARK, **at, inventory=("glowstick",), power="s01 s03")
    assert lit.crew().light == 1, "nor does the dark matter where there is power"


@rule("NL-23.8", "NL-39.12", "NL-39.36")
@pytest.mark.parametrize(
    ("there", "steps"),
    [
        ({**DARK, "figures": ("adult r010",), "stage": "attacks", "chance": (HIT,)}, ("pass",)),
        ({**SURPRISE, "met": True, "hand": ("search rest",)}, (("move", "r010"), "rest", "pass", "pass")),
        ({**EVENT, "rooms": ("r010", "r001"), "discard": ("", "feel_of_the_dark")}, ("pass",)),
    ],
    ids=("attack", "surprise", "event"),
)
def test_who_is_in_the_dark_is_asked_for_light_whatever_the_inventory_holds(
    there: dict[str, Any], steps: tuple[Any, ...]
) -> None:
    one, other = twins({"inventory": ("flashlight",)}, {"inventory": ("toolbelt",)}, **there)
    lived(one, other, *steps, seats=(1,))
