"""TD-20: what a condition and an effect may say, and what is wrong with one that says something else.

Every complaint begins with the field, however deep it lies: `condition.all[2].any_of[0].zone`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any, Final

from brushpass.boxes import Complaints, listed

from .box import ITEMS, TYPES, ZONES, Condition, Effect, Term

PORTS: Final = 3
FEWEST_CRIMINALS: Final = 4
"""TD-4.5: with so many a game may be played."""
KINDS: Final = ("you", "criminal", "other", "zone")
"""TD-20.2: what a variable may stand for."""
STATES: Final = ("any", "held", "dropped")
COUNTERS: Final = ("min", "max", "exactly")
COMBINATORS: Final = ("all_of", "any_of", "not")
VARIABLE: Final = re.compile(r"[a-z][a-z0-9_]*")

PREDICATES: Final[Mapping[str, tuple[str, ...]]] = {
    "in_zone": ("place who", "place zone"),
    "same_zone": ("place a", "place b"),
    "different_zone": ("place a", "place b"),
    "adjacent": ("place a", "place b"),
    "opposite": ("place a", "place b"),
    "alone": ("person who",),
    "alone_with": ("person who", "company with"),
    "completely_empty": ("place zone",),
    "holds": ("person who", "item item"),
    "holds_nothing": ("person who",),
    "item_at": ("item item", "place zone", "state state"),
    "count_items": ("item item", "place zone", "state state"),
    "count_criminals": ("place zone",),
    "guardian_at": ("place zone",),
    "barriers_at": ("place zone",),
    "barrier_between": ("place a", "place b"),
    "search_at": ("place zone",),
    "hooked_count": (),
}
"""TD-20.7: the arguments of every predicate, each with what it must be."""
MOST: Final[Mapping[str, int]] = {
    "count_items": len(ITEMS),
    "count_criminals": FEWEST_CRIMINALS,
    "barriers_at": 2,
    "search_at": 3,
    "hooked_count": PORTS,
}
"""Predicates that count, and the most there can ever be, at any number of players."""
EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "drop_held": ("person who",),
    "drop_items_at": ("place zone",),
    "move_guardian": ("number steps",),
    "relocate_guardian": ("place to",),
    "move_barrier": ("number steps",),
    "relocate_item": ("thing item", "goal to"),
    "relocate_criminal": ("person who", "goal to"),
    "move_criminal": ("person who",),
    "attract_search": ("place zone",),
    "relocate_search_group": ("group size", "place to"),
    "gain_dominance": ("person who", "number amount"),
    "lose_dominance": ("person who", "number amount"),
}
"""TD-20.8: the arguments of every effect."""

Bind = Mapping[str, str]


# -- conditions --------------------------------------------------------------------------------------------------------


def wrong_condition(condition: Condition) -> Complaints:
    """TD-20.1: what is wrong with a condition, its variables first."""
    yield from _wrong_bind(condition.bind)
    if not condition.all:
        yield "condition.all: must not be empty"
    for index, term in enumerate(condition.all):
        yield from _wrong_term(term, f"condition.all[{index}]", condition.bind)


def _wrong_bind(bind: Bind) -> Complaints:
    """TD-20.2, TD-20.3: known kinds, and no more criminals than there can be."""
    for name, kind in bind.items():
        if not VARIABLE.fullmatch(name):
            yield f"condition.bind.{name}: must be of small letters, digits and _"
        if kind not in KINDS:
            yield f"condition.bind.{name}: must be one of {listed(KINDS)}, not {kind!r}"
    hooked = [name for name, kind in bind.items() if kind == "you"]
    if len(hooked) > PORTS:
        yield f"condition.bind: nobody can hook {len(hooked)} criminals: {listed(hooked)}"
    people = [name for name, kind in bind.items() if kind != "zone"]
    if len(people) > FEWEST_CRIMINALS:
        yield f"condition.bind: {len(people)} criminals are more than a game may have: {listed(people)}"


def _wrong_term(term: Any, at: str, bind: Bind) -> Complaints:
    """TD-20.4: a predicate, or a combinator of terms."""
    if not isinstance(term, dict):
        yield f"{at}: must be an object"
        return
    combinator = next((name for name in COMBINATORS if name in term), "")
    if not combinator:
        yield from _wrong_predicate(term, at, bind)
        return
    yield from (f"{at}.{name}: does not stand beside {combinator}" for name in term if name != combinator)
    inner = term[combinator]
    if combinator == "not":
        yield from _wrong_term(inner, f"{at}.not", bind)
    elif not isinstance(inner, list) or not inner:
        yield f"{at}.{combinator}: must be a list of terms"
    else:
        for index, part in enumerate(inner):
            yield from _wrong_term(part, f"{at}.{combinator}[{index}]", bind)


def _wrong_predicate(term: Term, at: str, bind: Bind) -> Complaints:
    """TD-20.7: the arguments, no more and no less."""
    name = term.get("p")
    if name is None:
        yield f"{at}.p: is missing"
        return
    if not isinstance(name, str) or name not in PREDICATES:
        yield f"{at}.p: there is no predicate {name!r}; possible: {listed(PREDICATES)}"
        return
    counters = COUNTERS if name in MOST else ()
    yield from _wrong_arguments(term, PREDICATES[name], at, bind, ("p", *counters), name)
    if counters:
        yield from _wrong_counters(term, at, MOST[name])


def _wrong_counters(term: Term, at: str, most: int) -> Complaints:
    """TD-20.7: at least one, and a number that there can be."""
    found: dict[str, Any] = {name: term[name] for name in COUNTERS if name in term}
    if not found:
        yield f"{at}: must have one of {listed(COUNTERS)}"
    sound = True
    for name, number in found.items():
        if type(number) is not int or number < 0:
            sound = False
            yield f"{at}.{name}: must be a whole number from 0, not {number!r}"
        elif number > most and name != "max":
            sound = False
            yield f"{at}.{name}: there are never more than {most}, so it cannot be {number}"
    if sound and found and _least(found) > _most(found, most):
        yield f"{at}.{next(iter(found))}: no number is as {listed(found)} say"


def _least(found: Mapping[str, int]) -> int:
    return max(found.get("min", 0), found.get("exactly", 0))


def _most(found: Mapping[str, int], most: int) -> int:
    return min(found.get("max", most), found.get("exactly", most))


# -- effects -----------------------------------------------------------------------------------------------------------


def wrong_effects(effects: Iterable[Effect], bind: Bind) -> Complaints:
    """TD-20.8: what is wrong with the steps of an effect."""
    for index, effect in enumerate(effects):
        at = f"effect[{index}]"
        if effect.e not in EFFECTS:
            yield f"{at}.e: there is no effect {effect.e!r}; possible: {listed(EFFECTS)}"
            continue
        given = {name: value for name in effect.__struct_fields__ if name != "e" and (value := getattr(effect, name))}
        yield from _wrong_arguments(given, EFFECTS[effect.e], at, bind, (), effect.e)


# -- arguments ---------------------------------------------------------------------------------------------------------


def _wrong_arguments(
    given: Mapping[str, Any], wanted: Iterable[str], at: str, bind: Bind, beside: Iterable[str], whose: str
) -> Complaints:
    """The arguments of a predicate or an effect; a state may be left out."""
    sorts = {name: sort for sort, name in (one.split() for one in wanted)}
    yield from (f"{at}.{name}: {whose} has none" for name in given if name not in sorts and name not in beside)
    for name, sort in sorts.items():
        if name in given:
            yield from (f"{at}.{name}: {wrong}" for wrong in SORTS[sort](given[name], bind))
        elif sort != "state":
            yield f"{at}.{name}: is missing"


def _place(ref: Any, bind: Bind) -> Iterator[str]:
    """TD-20.5: a place: that of a variable, the Guardian, an item or a zone, or opposite of one."""
    if not isinstance(ref, str):
        yield "must be a text"
        return
    while ref.startswith("opposite:"):
        ref = ref.removeprefix("opposite:")
    if ref.startswith("zone:"):
        yield from _known(ref, "zone:", ZONES)
        return
    entity = ref.removeprefix("zone_of:")
    if entity.startswith("item:"):
        yield from _known(entity, "item:", ITEMS)
    elif entity.startswith("$"):
        yield from _variable(entity, bind, people=False)
    elif entity != "guardian":
        yield f"must be a place, not {ref!r}: $variable, guardian, item:…, zone:…, zone_of:…, opposite:…"


def _known(ref: str, prefix: str, ids: Iterable[str]) -> Iterator[str]:
    """A reference to something that is there."""
    name = ref.removeprefix(prefix)
    if name not in ids:
        yield f"there is no {prefix[:-1]} {name!r}; possible: {listed(ids)}"


def _variable(ref: str, bind: Bind, *, people: bool) -> Iterator[str]:
    """A variable that is bound; of `people` only one that stands for a criminal."""
    name = ref.removeprefix("$")
    if name not in bind:
        yield f"there is no variable {name!r}; bound: {listed(bind) or 'none'}"
    elif people and bind[name] == "zone":
        yield f"must be a criminal, but {name!r} is a zone"


def _person(ref: Any, bind: Bind) -> Iterator[str]:
    """TD-20.10: a criminal variable."""
    if not isinstance(ref, str) or not ref.startswith("$"):
        yield f"must be a variable such as $a, not {ref!r}"
    else:
        yield from _variable(ref, bind, people=True)


def _company(refs: Any, bind: Bind) -> Iterator[str]:
    """TD-20.10: those whom somebody is alone with."""
    if not isinstance(refs, list) or not refs:
        yield "must be a list of variables or guardian"
        return
    for ref in refs:
        if ref != "guardian":
            yield from _person(ref, bind)


def _item(ref: Any, bind: Bind) -> Iterator[str]:
    """TD-20.6: an item, a type of items, or any."""
    if ref == "any":
        return
    if isinstance(ref, str) and ref.startswith("item:"):
        yield from _known(ref, "item:", ITEMS)
    elif isinstance(ref, str) and ref.startswith("type:"):
        yield from _known(ref, "type:", TYPES)
    else:
        yield f"must be item:…, type:… or any, not {ref!r}"


def _thing(ref: Any, bind: Bind) -> Iterator[str]:
    """TD-20.8: the item that an effect moves."""
    if isinstance(ref, str) and ref.startswith("held_by:"):
        yield from _person(ref.removeprefix("held_by:"), bind)
    elif isinstance(ref, str) and ref.startswith("item:"):
        yield from _known(ref, "item:", ITEMS)
    else:
        yield f"must be item:… or held_by:$…, not {ref!r}"


def _goal(ref: Any, bind: Bind) -> Iterator[str]:
    """TD-20.8: where something goes."""
    if ref != "choice":
        yield from _place(ref, bind)


def _state(state: Any, bind: Bind) -> Iterator[str]:
    """TD-15.8."""
    if state not in STATES:
        yield f"must be one of {listed(STATES)}, not {state!r}"


def _number(number: Any, bind: Bind) -> Iterator[str]:
    """How often, or how much."""
    if number < 1:
        yield f"must be a whole number from 1, not {number}"


def _group(size: Any, bind: Bind) -> Iterator[str]:
    """TD-12.7: the groups of search tokens."""
    if size not in (1, 2, 3):
        yield f"must be 1, 2 or 3, not {size}"


SORTS: Final[Mapping[str, Callable[[Any, Bind], Iterator[str]]]] = {
    "place": _place,
    "person": _person,
    "company": _company,
    "item": _item,
    "thing": _thing,
    "goal": _goal,
    "state": _state,
    "number": _number,
    "group": _group,
}


# -- what can never be -------------------------------------------------------------------------------------------------


def impossible(condition: Condition) -> Complaints:
    """Terms that never hold, and pairs of which never both do, whatever the city looks like."""
    for index, term in enumerate(condition.all):
        if term.get("p") == "completely_empty" and _peopled(term["zone"], condition.bind):
            yield f"condition.all[{index}].zone: it is never empty where somebody or something is"
    for (one, a), (other, b) in combinations(enumerate(condition.all), 2):
        if _exclude(a, b) or _exclude(b, a):
            yield f"condition.all[{other}]: never holds together with condition.all[{one}]"


def _exclude(a: Term, b: Term) -> bool:
    """Whether the first term rules the second one out."""
    name, other = str(a.get("p")), str(b.get("p"))
    if a == {"not": b}:
        return True
    if name == "in_zone" == other:
        return a["who"] == b["who"] and a["zone"] != b["zone"] and _all_start("zone:", a["zone"], b["zone"])
    if name in APART and other in APART:
        return {a["a"], a["b"]} == {b["a"], b["b"]} and not APART[name] & APART[other]
    if name == "holds" == other:
        return a["who"] == b["who"] and a["item"] != b["item"] and _all_start("item:", a["item"], b["item"])
    if name == "holds":
        return other == "holds_nothing" and a["who"] == b["who"]
    if name in ("alone", "alone_with") and "guardian" not in a.get("with", ()):
        return other == "guardian_at" and b["zone"] in (a["who"], f"zone_of:{a['who']}")
    return False


def _peopled(ref: str, bind: Bind) -> bool:
    """Whether a reference names the place where a criminal, the Guardian or an item is."""
    entity = ref.removeprefix("zone_of:")
    return entity == "guardian" or entity.startswith("item:") or bind.get(entity.removeprefix("$"), "zone") != "zone"


def _all_start(prefix: str, *refs: str) -> bool:
    return all(ref.startswith(prefix) for ref in refs)


APART: Final[Mapping[str, frozenset[int]]] = {
    "same_zone": frozenset({0}),
    "different_zone": frozenset({1, 2, 3, 4}),
    "adjacent": frozenset({1}),
    "barrier_between": frozenset({1}),
    "opposite": frozenset({4}),
}
"""How many steps apart two places are."""
