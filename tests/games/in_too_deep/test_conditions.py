"""TD-15, TD-20: what a condition says of a city."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from brushpass.games.in_too_deep.box.box import Box, Condition, Contents
from brushpass.games.in_too_deep.rules.conditions import assignments, checklist, nearest, possible
from brushpass.games.in_too_deep.rules.terms import Own, place
from brushpass.games.in_too_deep.state import City
from brushpass.testing.citing import rule

from .cities import BOX, city, hooked

Term = dict[str, Any]


def asking(*terms: Term, **bind: str) -> Box:
    """A box whose crime `a1_1` asks for this."""
    first, *others = BOX.contents.major_crimes
    changed = msgspec.structs.replace(first, condition=Condition(bind=bind, all=terms))
    contents = {section: getattr(BOX.contents, section) for section in Contents.__struct_fields__}
    return Box(Contents(**{**contents, "major_crimes": (changed, *others)}))


def holds(here: City, own: Own, *terms: Term, **bind: str) -> bool:
    """Whether a condition of these terms holds."""
    return possible(here, own, "a1_1", asking(*terms, **bind))


def found(here: City, own: Own, *terms: Term, **bind: str) -> list[dict[str, str]]:
    """The assignments, by name."""
    return [
        {name: (here.ring if bind[name] == "zone" else here.names)[one] for name, one in each.items()}
        for each in assignments(here, own, "a1_1", asking(*terms, **bind))
    ]


# -- the worked examples -----------------------------------------------------------------------------------------------


def small_test() -> City:
    """A city in which A Small Test can be committed with the Mechanic and the Shadow."""
    return city(
        mechanic="harbour", shadow="parish", hacker="blocks",
        items={"rifle": "mechanic", "coupe": "shadow"}, guardian="parish",
    )  # fmt: skip


@rule("TD-EX-10", "TD-15.3")
def test_a_small_test_can_be_committed() -> None:
    here = small_test()
    own = hooked(here, "mechanic", "shadow")
    assert assignments(here, own, "b2_1", BOX) == [{"a": here.names.index("shadow"), "b": here.names.index("mechanic")}]
    assert not possible(here, hooked(here, "mechanic", "hacker"), "b2_1", BOX)
    here.guardian = BOX.zones.index("blocks")
    assert not possible(here, own, "b2_1", BOX)


@rule("TD-EX-11", "TD-20.5")
def test_the_effect_of_a_small_test_names_the_guardians_zone() -> None:
    here, effect = small_test(), BOX.crimes["b2_1"].effect[0]
    assert effect.e == "drop_items_at"
    assert here.ring[place(effect.zone, BOX, {})(here, {})] == "parish"


@rule("TD-EX-34", "TD-10.6", "TD-10.7", "TD-20.12")
def test_the_shadow_is_always_alone_and_nobody_else_beside_her() -> None:
    here = city(shadow="centre", hacker="centre", jumper="blocks")
    own = hooked(here, "shadow", "hacker", able=("shadow", "hacker"))
    alone = {"p": "alone", "who": "$a"}
    with_guardian = {"p": "alone_with", "who": "$a", "with": ["guardian"]}
    assert found(here, own, alone, a="you") == [{"a": "shadow"}]
    assert found(here, own, with_guardian, a="you") == [{"a": "shadow"}]
    weak = hooked(here, "shadow", "hacker")
    assert found(here, weak, alone, a="you") == found(here, weak, with_guardian, a="you") == []
    absent = {"p": "alone_with", "who": "$a", "with": ["$c"]}
    assert found(here, own, absent, a="you", c="criminal") == [{"a": "shadow", "c": "hacker"}]


@rule("TD-20.12")
def test_the_shadow_counts_as_somebody_for_all_other_predicates() -> None:
    here = city(shadow="parish", hacker="harbour", guardian="blocks")
    own = hooked(here, "shadow", able=("shadow",))
    assert not holds(here, own, {"p": "completely_empty", "zone": "zone:parish"})
    assert holds(here, own, {"p": "count_criminals", "zone": "zone:parish", "exactly": 1})


@rule("TD-EX-35", "TD-10.9", "TD-20.11")
def test_the_mechanics_item_counts_as_its_twin_but_never_as_both() -> None:
    here = city(
        mechanic="harbour", hacker="parish", items={"mono_blade": "mechanic", "coupe": "hacker"}, guardian="parish"
    )
    own = hooked(here, "mechanic", "hacker", able=("mechanic",))
    assert possible(here, own, "b2_1", BOX)
    assert not possible(here, hooked(here, "mechanic", "hacker"), "b2_1", BOX)
    assert not possible(here, own, "b2_2", BOX)
    here.put_item(BOX.items.index("rifle"), BOX.zones.index("harbour"))
    assert possible(here, own, "b2_2", BOX)


@rule("TD-20.11")
def test_an_item_taken_for_its_twin_is_not_there_as_itself() -> None:
    here = city(mechanic="harbour", items={"rifle": "mechanic"})
    own = hooked(here, "mechanic", able=("mechanic",))
    rifle, blade = ({"p": "holds", "who": "$a", "item": f"item:{item}"} for item in ("rifle", "mono_blade"))
    assert holds(here, own, rifle, a="you") and holds(here, own, blade, a="you")
    assert not holds(here, own, rifle, blade, a="you")
    assert holds(here, own, blade, {"p": "item_at", "item": "item:rifle", "zone": "item:rifle"}, a="you") is False
    both = {"p": "count_items", "item": "item:mono_blade", "zone": "zone:harbour", "exactly": 1}
    assert holds(here, own, both) and found(here, own, rifle, a="you") == [{"a": "mechanic"}]


@rule("TD-20.5", "TD-20.6")
def test_an_item_as_a_place_is_the_real_one() -> None:
    here = city(mechanic="harbour", items={"rifle": "mechanic", "mono_blade": "parish"})
    own = hooked(here, "mechanic", able=("mechanic",))
    assert not holds(here, own, {"p": "same_zone", "a": "$a", "b": "item:mono_blade"}, a="you")
    assert holds(here, own, {"p": "same_zone", "a": "$a", "b": "item:rifle"}, a="you")


# -- variables and combinators -----------------------------------------------------------------------------------------


@rule("TD-20.2", "TD-20.3", "TD-15.3")
def test_variables_stand_for_hooked_any_other_criminals_and_zones() -> None:
    here = city(hacker="parish", jumper="harbour", oracle="blocks")
    own = hooked(here, "hacker")
    anywhere = {"p": "in_zone", "who": "$x", "zone": "$x"}
    assert found(here, own, anywhere, x="you") == [{"x": "hacker"}]
    assert found(here, own, anywhere, x="criminal") == [{"x": "hacker"}, {"x": "jumper"}, {"x": "oracle"}]
    assert found(here, own, anywhere, x="other") == [{"x": "jumper"}, {"x": "oracle"}]
    assert len(found(here, own, anywhere, x="zone")) == 8
    two = found(here, own, anywhere, x="you", y="criminal")
    assert two == [{"x": "hacker", "y": "jumper"}, {"x": "hacker", "y": "oracle"}]
    same_number = found(here, own, {"p": "in_zone", "who": "$a", "zone": "$z"}, z="zone", a="you")
    assert same_number == [{"z": "parish", "a": "hacker"}]
    assert found(here, hooked(here, "hacker"), anywhere, x="you", y="you") == []


@rule("TD-20.1", "TD-20.4", "TD-15.1")
def test_terms_are_combined() -> None:
    here = city(hacker="parish")
    own = hooked(here, "hacker")
    yes, no = {"p": "in_zone", "who": "$a", "zone": "zone:parish"}, {"p": "guardian_at", "zone": "$a"}
    for term, held in (
        (yes, True),
        (no, False),
        ({"not": no}, True),
        ({"not": yes}, False),
        ({"any_of": [no, yes]}, True),
        ({"any_of": [no, no]}, False),
        ({"all_of": [yes, yes]}, True),
        ({"all_of": [yes, no]}, False),
        ({"not": {"any_of": [no, {"all_of": [yes, no]}]}}, True),
    ):
        assert holds(here, own, term, a="you") is held, term
    assert not holds(here, own, yes, no, a="you")


# -- places ------------------------------------------------------------------------------------------------------------


@rule("TD-20.5", "TD-2.4", "TD-15.10")
@pytest.mark.parametrize(
    ("ref", "zone"),
    [
        ("$a", "parish"),
        ("zone_of:$a", "parish"),
        ("$z", "blocks"),
        ("guardian", "centre"),
        ("zone_of:guardian", "centre"),
        ("item:cash", "parish"),
        ("zone_of:item:cash", "parish"),
        ("item:stims", "zinbazaar"),
        ("zone:heights", "heights"),
        ("opposite:zone:heights", "ion_towers"),
        ("opposite:zone_of:$a", "zinbazaar"),
        ("opposite:opposite:guardian", "centre"),
    ],
)
def test_a_place_is_one_zone(ref: str, zone: str) -> None:
    here = city(hacker="parish", items={"cash": "hacker"})
    where = place(ref, BOX, {"a": "you", "z": "zone"})
    assert here.ring[where(here, {"a": 0, "z": 0})] == zone


# -- predicates --------------------------------------------------------------------------------------------------------

HERE = city(
    hacker="parish",
    jumper="parish",
    oracle="harbour",
    courier="heights",
    crusher="zinbazaar",
    guardian="heights",
    items={"cash": "hacker", "rifle": "parish", "coupe": "oracle", "jammer": "centre", "decryptor": "blocks"},
    barriers=("parish", "harbour"),
    search=("blocks", "parish", "aerodrome"),
)
"""Blocks: decryptor, 3 search. Centre: jammer. Ion Towers: empty. Parish: Hacker with cash, Jumper, rifle, 2 search,
then a barrier. Harbour: Oracle with the coupe, then a barrier. Aerodrome: 1 search. Heights: Courier, Guardian.
Zinbazaar: Crusher, all other items."""


def predicate(p: str, **arguments: Any) -> Term:
    return {"p": p, **arguments}


HOLDING = [
    predicate("in_zone", who="$hacker", zone="zone:parish"),
    predicate("same_zone", a="$hacker", b="$jumper"),
    predicate("different_zone", a="$hacker", b="$oracle"),
    predicate("adjacent", a="$hacker", b="$oracle"),
    predicate("adjacent", a="zone:zinbazaar", b="zone:blocks"),
    predicate("opposite", a="$hacker", b="$crusher"),
    predicate("alone", who="$oracle"),
    predicate("alone", who="$crusher"),
    predicate("alone_with", who="$hacker", **{"with": ["$jumper"]}),
    predicate("alone_with", who="$courier", **{"with": ["guardian"]}),
    predicate("completely_empty", zone="zone:ion_towers"),
    predicate("completely_empty", zone="zone:aerodrome"),
    predicate("holds", who="$hacker", item="item:cash"),
    predicate("holds", who="$hacker", item="type:goods"),
    predicate("holds", who="$hacker", item="any"),
    predicate("holds_nothing", who="$jumper"),
    predicate("item_at", item="item:rifle", zone="zone:parish", state="dropped"),
    predicate("item_at", item="type:goods", zone="zone:parish", state="held"),
    predicate("item_at", item="any", zone="zone:harbour"),
    predicate("count_items", item="any", zone="zone:parish", state="any", exactly=2),
    predicate("count_items", item="any", zone="zone:parish", state="held", exactly=1),
    predicate("count_items", item="type:weapon", zone="zone:parish", state="dropped", min=1, max=1),
    predicate("count_items", item="any", zone="zone:ion_towers", exactly=0),
    predicate("count_criminals", zone="zone:parish", exactly=2),
    predicate("count_criminals", zone="zone:heights", exactly=1),
    predicate("guardian_at", zone="zone_of:$courier"),
    predicate("barriers_at", zone="zone:harbour", exactly=2),
    predicate("barriers_at", zone="zone:parish", exactly=1),
    predicate("barriers_at", zone="zone:aerodrome", exactly=1),
    predicate("barriers_at", zone="zone:blocks", max=0),
    predicate("barrier_between", a="$hacker", b="$oracle"),
    predicate("barrier_between", a="$oracle", b="$hacker"),
    predicate("search_at", zone="zone:blocks", min=3),
    predicate("search_at", zone="zone:centre", exactly=0),
    predicate("hooked_count", exactly=2),
    predicate("hooked_count", min=1),
]
FAILING = [
    predicate("in_zone", who="$hacker", zone="zone:harbour"),
    predicate("same_zone", a="$hacker", b="$oracle"),
    predicate("different_zone", a="$hacker", b="$jumper"),
    predicate("adjacent", a="$hacker", b="$jumper"),
    predicate("adjacent", a="$hacker", b="$courier"),
    predicate("opposite", a="$hacker", b="$oracle"),
    predicate("alone", who="$hacker"),
    predicate("alone", who="$courier"),
    predicate("alone_with", who="$hacker", **{"with": ["$oracle"]}),
    predicate("alone_with", who="$hacker", **{"with": ["$jumper", "guardian"]}),
    predicate("alone_with", who="$oracle", **{"with": ["guardian"]}),
    predicate("completely_empty", zone="zone:centre"),
    predicate("completely_empty", zone="zone:heights"),
    predicate("completely_empty", zone="zone:harbour"),
    predicate("holds", who="$hacker", item="item:rifle"),
    predicate("holds", who="$hacker", item="type:weapon"),
    predicate("holds", who="$jumper", item="any"),
    predicate("holds_nothing", who="$hacker"),
    predicate("item_at", item="item:rifle", zone="zone:parish", state="held"),
    predicate("item_at", item="type:goods", zone="zone:parish", state="dropped"),
    predicate("item_at", item="any", zone="zone:heights"),
    predicate("count_items", item="any", zone="zone:parish", min=3),
    predicate("count_items", item="any", zone="zone:parish", max=1),
    predicate("count_criminals", zone="zone:heights", min=2),
    predicate("guardian_at", zone="zone:parish"),
    predicate("barriers_at", zone="zone:parish", min=2),
    predicate("barrier_between", a="$hacker", b="$jumper"),
    predicate("barrier_between", a="zone:ion_towers", b="$hacker"),
    predicate("barrier_between", a="$hacker", b="$courier"),
    predicate("search_at", zone="zone:blocks", max=2),
    predicate("search_at", zone="zone:centre", min=1),
    predicate("hooked_count", min=3),
    predicate("hooked_count", min=1, exactly=3),
]


def told(term: Term) -> str:
    return " ".join(map(str, term.values()))


def of_named(term: Term) -> bool:
    """Whether a term about criminals by their names holds of them."""
    names = [name for name in HERE.names if f"${name}" in str(term)]
    own = hooked(HERE, "hacker", "oracle")
    box = asking(term, **dict.fromkeys(names, "criminal"))
    wanted = {name: HERE.names.index(name) for name in names}
    return wanted in assignments(HERE, own, "a1_1", box)


@rule("TD-20.7", "TD-15.2", "TD-15.4", "TD-15.5", "TD-15.6", "TD-15.7", "TD-15.8", "TD-15.9", "TD-15.10", "TD-15.11")
@pytest.mark.parametrize("term", HOLDING, ids=told)
def test_a_predicate_holds(term: Term) -> None:
    assert of_named(term)


@rule("TD-20.7", "TD-2.3", "TD-12.8")
@pytest.mark.parametrize("term", FAILING, ids=told)
def test_a_predicate_does_not_hold(term: Term) -> None:
    assert not of_named(term)


# -- checklists --------------------------------------------------------------------------------------------------------


def test_a_checklist_takes_the_assignment_that_is_nearest() -> None:
    here = city(hacker="parish", jumper="harbour", items={"jammer": "jumper"})
    told = checklist(here, hooked(here, "hacker", "jumper"), "a1_1", BOX)
    assert told.crime == "a1_1" and told.chosen == {"a": here.names.index("jumper")}
    assert [tick.holds for tick in told.ticks] == [True, False]
    hardware, beside = told.ticks
    assert [BOX.items[item] for item in hardware.items] == ["jammer", "decryptor"]
    assert [here.names[one] for one in beside.who] == ["jumper"]
    assert [here.ring[zone] for zone in beside.where] == ["harbour", "ion_towers"]
    assert told.missing == (beside,)
    here.put_criminal(here.names.index("jumper"), BOX.zones.index("centre"))
    assert checklist(here, hooked(here, "hacker", "jumper"), "a1_1", BOX).missing == ()


def test_of_equals_the_one_whose_first_terms_hold_is_nearest() -> None:
    here = city(hacker="centre", jumper="blocks", items={"jammer": "jumper"})
    chosen, ticks = nearest(here, hooked(here, "hacker", "jumper"), "a1_1", BOX)
    assert chosen == {"a": here.names.index("jumper")} and ticks == (True, False)


def test_a_checklist_without_enough_hooks_ticks_what_is_known() -> None:
    here = small_test()
    told = checklist(here, hooked(here, "shadow"), "b2_1", BOX)
    assert told.chosen == {"a": here.names.index("shadow")}
    assert [tick.holds for tick in told.ticks] == [True, False, True]
    rifle = told.ticks[1]
    assert rifle.who == () and [BOX.items[item] for item in rifle.items] == ["rifle"]
    nobody = checklist(here, Own(()), "b2_1", BOX)
    assert nobody.chosen == {} and not any(tick.holds for tick in nobody.ticks)


def test_what_must_not_be_does_not_hold_of_nobody() -> None:
    here = city(hacker="parish")
    box = asking({"not": {"p": "guardian_at", "zone": "$a"}}, a="you")
    assert [tick.holds for tick in checklist(here, Own(()), "a1_1", box).ticks] == [False]


def test_a_checklist_lets_the_mechanic_take_her_item_for_its_twin() -> None:
    here = city(mechanic="harbour", hacker="parish", items={"mono_blade": "mechanic"})
    own = hooked(here, "mechanic", "hacker", able=("mechanic",))
    ticks = checklist(here, own, "b2_1", BOX).ticks
    assert [tick.holds for tick in ticks] == [False, True, False]


def test_a_checklist_is_full_exactly_when_the_crime_is_possible() -> None:
    here = city(
        hacker="parish", shadow="harbour", mechanic="centre", items={"cash": "hacker", "coupe": "shadow"},
        guardian="blocks",
    )  # fmt: skip
    own = hooked(here, "hacker", "shadow", "mechanic", able=("shadow", "mechanic"))
    for zone in range(8):
        here.put_criminal(1, zone)
        for crime in BOX.crimes:
            can = possible(here, own, crime, BOX)
            assert can == bool(assignments(here, own, crime, BOX)), crime
            assert can == (not checklist(here, own, crime, BOX).missing), crime
