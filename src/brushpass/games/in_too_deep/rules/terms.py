"""TD-15, TD-20.4 to TD-20.7: the terms of a condition, each compiled into a function of the city."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..box.box import Box, Term
from ..state import HELD, NOBODY, ZONES, City

Assignment = dict[str, int]
"""TD-20.1: what each variable stands for: a criminal, or a zone."""
Where = Callable[[City, Assignment], int]
Fits = Callable[[int, int], bool]
"""Whether an item is meant, if another one (or NOBODY) counts as its twin."""
Enough = Callable[[int], bool]

SHADOW: Final = "shadow"
PLACES: Final = ("who", "zone", "a", "b")
"""The arguments of a term that can name a place; `with` is a list of them."""


class Own:
    """TD-15.3, TD-10.14: what the asking player brings: the hooked criminals, and those whose abilities work."""

    def __init__(self, hooks: tuple[int, ...], able: tuple[int, ...] = ()) -> None:
        self.hooks = hooks
        self.able = able


Test = Callable[[City, Assignment, Own, int], bool]
"""Whether a term holds; the last is the item that counts as its twin (TD-20.11), or NOBODY."""


# -- TD-20.5, TD-20.6: references --------------------------------------------------------------------------------------


def place(ref: str, box: Box, bind: Mapping[str, str]) -> Where:
    """TD-20.5: the zone that a reference names, in a city and with an assignment."""
    if ref.startswith("opposite:"):
        facing = place(ref.removeprefix("opposite:"), box, bind)
        return lambda city, chosen: (facing(city, chosen) + ZONES // 2) % ZONES
    kind, _, name = ref.removeprefix("zone_of:").rpartition(":")
    if kind == "item":
        item = box.items.index(name)
        return lambda city, chosen: city.zone_of_item(item)
    if kind == "zone":
        return lambda city, chosen: city.ring.index(name)
    if name == "guardian":
        return lambda city, chosen: city.guardian
    variable = name.removeprefix("$")
    if bind[variable] == "zone":
        return lambda city, chosen: chosen[variable]
    return lambda city, chosen: city.at[chosen[variable]]


def fitting(ref: str, box: Box) -> Fits:
    """TD-15.9, TD-20.6, TD-20.11: the items that a reference means."""
    if ref == "any":
        return lambda item, twin: True
    if ref.startswith("type:"):
        named = ref.removeprefix("type:")
        of_type = [item for item, name in enumerate(box.items) if box.item_type[name] == named]
        return lambda item, twin: item in of_type
    one = box.items.index(ref.removeprefix("item:"))
    other = box.twin[one]
    return lambda item, twin: (item == one and twin != one) or (item == other and twin == other)


def counted(term: Term) -> Enough:
    """TD-15.2, TD-20.7: whether a number is as a term asks; all its counters must agree."""
    least, most = term.get("min", 0), term.get("max", 99)
    if "exactly" in term:
        least, most = max(least, term["exactly"]), min(most, term["exactly"])
    low: int = least
    high: int = most
    return lambda number: low <= number <= high


def variables(part: object) -> set[str]:
    """The variables that a term, an argument or a reference names, however deep."""
    if isinstance(part, str):
        return {part.rpartition("$")[2]} if "$" in part else set()
    parts = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    return {name for one in parts for name in variables(one)}


def leaves(term: Term) -> list[Term]:
    """The predicates of a term."""
    inner = [*term.get("all_of", ()), *term.get("any_of", ()), *([term["not"]] if "not" in term else [])]
    return [leaf for part in inner for leaf in leaves(part)] if inner else [term]


def places(term: Term) -> list[str]:
    """The references to places in a term."""
    return [
        ref
        for leaf in leaves(term)
        for ref in (*[leaf[name] for name in PLACES if name in leaf], *leaf.get("with", ()))
    ]


def named_items(term: Term) -> list[str]:
    """The items that a term asks for by name."""
    return [leaf["item"] for leaf in leaves(term) if leaf.get("item", "").startswith("item:")]


def names_item(term: Term, item: int, box: Box) -> bool:
    """Whether an item is one of those that a term asks for; not where any will do."""
    refs = [leaf["item"] for leaf in leaves(term) if leaf.get("item", "any") != "any"]
    return any(fitting(ref, box)(item, NOBODY) for ref in refs)


# -- TD-15, TD-20.4: terms ---------------------------------------------------------------------------------------------


def test_of(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-20.4: a predicate or a combinator as a function."""
    if "not" in term:
        inner = test_of(term["not"], box, bind)
        return lambda city, chosen, own, twin: not inner(city, chosen, own, twin)
    for combinator in ("all_of", "any_of"):
        if combinator in term:
            return combined([test_of(part, box, bind) for part in term[combinator]], combinator == "any_of")
    return PREDICATES[term["p"]](term, box, bind)


def combined(parts: Sequence[Test], enough: bool) -> Test:
    """TD-20.4: whether one of them holds (`enough`), or none fails."""

    def test(city: City, chosen: Assignment, own: Own, twin: int) -> bool:
        for part in parts:
            if part(city, chosen, own, twin) == enough:
                return enough
        return not enough

    return test


def two_places(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-15.10: how two places lie to each other, barriers or not."""
    a, b = ("who", "zone") if term["p"] == "in_zone" else ("a", "b")
    here, there = place(term[a], box, bind), place(term[b], box, bind)
    apart: tuple[int, ...] = APART[term["p"]]
    return lambda city, chosen, own, twin: (here(city, chosen) - there(city, chosen)) % ZONES in apart


def alone(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-15.4 to TD-15.6, TD-10.6, TD-20.12: nobody else there but who is named; the Shadow always is alone."""
    who = term["who"].removeprefix("$")
    friends = [ref.removeprefix("$") for ref in term.get("with", ()) if ref != "guardian"]
    guarded = "guardian" in term.get("with", ())

    def test(city: City, chosen: Assignment, own: Own, twin: int) -> bool:
        zone = city.at[chosen[who]]
        for friend in friends:
            if city.at[chosen[friend]] != zone:
                return False
        if guarded and city.guardian != zone:
            return False
        if city.names[chosen[who]] == SHADOW and chosen[who] in own.able:
            return True
        return city.at.count(zone) == 1 + len(friends) and (guarded or city.guardian != zone)

    return test


def completely_empty(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-15.7: no item, no criminal, no Guardian."""
    where = place(term["zone"], box, bind)

    def test(city: City, chosen: Assignment, own: Own, twin: int) -> bool:
        zone = where(city, chosen)
        return zone not in city.at and city.guardian != zone and zone not in city.items

    return test


def holds(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-20.6: who holds an item that is meant."""
    who, fits = term["who"].removeprefix("$"), fitting(term["item"], box)

    def test(city: City, chosen: Assignment, own: Own, twin: int) -> bool:
        item = city.held(chosen[who])
        return item != NOBODY and fits(item, twin)

    return test


def holds_nothing(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-20.7: who holds no item."""
    who = term["who"].removeprefix("$")
    return lambda city, chosen, own, twin: city.held(chosen[who]) == NOBODY


def items_there(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-15.8: how many of the items that are meant are in a zone, held or dropped or either."""
    where, fits, state = place(term["zone"], box, bind), fitting(term["item"], box), term.get("state", "any")
    enough = counted({"min": 1} if term["p"] == "item_at" else term)
    held, dropped = state != "dropped", state != "held"

    def test(city: City, chosen: Assignment, own: Own, twin: int) -> bool:
        zone, number = where(city, chosen), 0
        for item, at in enumerate(city.items):
            if at < HELD:
                number += dropped and at == zone and fits(item, twin)
            else:
                number += held and city.at[at - HELD] == zone and fits(item, twin)
        return enough(number)

    return test


def criminals_there(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-20.7: how many criminals are in a zone."""
    where, enough = place(term["zone"], box, bind), counted(term)
    return lambda city, chosen, own, twin: enough(city.at.count(where(city, chosen)))


def guardian_at(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-20.7: the Guardian is in a zone."""
    where = place(term["zone"], box, bind)
    return lambda city, chosen, own, twin: city.guardian == where(city, chosen)


def barriers_at(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-15.11: how many barriers lie on the two borders of a zone."""
    where, enough = place(term["zone"], box, bind), counted(term)

    def test(city: City, chosen: Assignment, own: Own, twin: int) -> bool:
        zone = where(city, chosen)
        return enough((zone in city.barriers) + ((zone - 1) % ZONES in city.barriers))

    return test


def barrier_between(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-20.7: two neighbouring zones with a barrier on their border."""
    a, b = place(term["a"], box, bind), place(term["b"], box, bind)

    def test(city: City, chosen: Assignment, own: Own, twin: int) -> bool:
        here, there = a(city, chosen), b(city, chosen)
        if (there - here) % ZONES == 1:
            return here in city.barriers
        return (here - there) % ZONES == 1 and there in city.barriers

    return test


def search_at(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-12.8: how many search tokens are in a zone."""
    where, enough = place(term["zone"], box, bind), counted(term)
    return lambda city, chosen, own, twin: enough(city.search[where(city, chosen)])


def hooked_count(term: Term, box: Box, bind: Mapping[str, str]) -> Test:
    """TD-20.7: how many criminals the player has hooked."""
    enough = counted(term)
    return lambda city, chosen, own, twin: enough(len(own.hooks))


APART: Final[dict[str, tuple[int, ...]]] = {
    "in_zone": (0,),
    "same_zone": (0,),
    "different_zone": tuple(range(1, ZONES)),
    "adjacent": (1, ZONES - 1),
    "opposite": (ZONES // 2,),
}
"""How far apart two places are, going round the ring."""

PREDICATES: Final[dict[str, Callable[[Term, Box, Mapping[str, str]], Test]]] = {
    **dict.fromkeys(APART, two_places),
    "alone": alone,
    "alone_with": alone,
    "completely_empty": completely_empty,
    "holds": holds,
    "holds_nothing": holds_nothing,
    "item_at": items_there,
    "count_items": items_there,
    "count_criminals": criminals_there,
    "guardian_at": guardian_at,
    "barriers_at": barriers_at,
    "barrier_between": barrier_between,
    "search_at": search_at,
    "hooked_count": hooked_count,
}
