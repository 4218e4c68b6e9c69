"""Conditions and the Rooms that effects speak of, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any, Final

from brushpass.table import Texts

Term = Mapping[str, Any]
"""A condition as the data have it: a predicate with its arguments, or several combined."""
COUNTED: Final = {
    "serious_wounds_min": "serious_wound",
    "knowledge_min": "knowledge",
    "knowledge_max": "knowledge",
    "items_min": "item",
}
"""What a condition counts."""
WORDS: Final = ("here", "any", "here_or_neighbouring")
"""Rooms that are named by a word, not by a tile."""
TRAITS: Final = (
    "not_here", "computer", "technical_entrance", "without_destroyed_doors", "with", "powered", "lowest_number",
)  # fmt: skip
"""What a Room is like, where there is no more to say about it."""
NAMED: Final = {"kind": "kind", "as_kind": "kind", "with_kind": "kind", "marker": "marker", "object": "object"}
"""Arguments that are things with a name, by what the texts call them."""
LISTED: Final = {"items": "items", "objects": "objects", "item": "item", "repair_with": "item", "what": "item"}
"""Arguments that are one or several things, any of which will do."""


class Conditions:
    """Says what must be so, and where."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    # -- conditions --------------------------------------------------------------------------------------------------

    def condition(self, term: Term) -> str:
        """A condition, or several joined; alternatives come last, where nothing can be taken for a part of them."""
        if "any" in term:
            return self.joined("cond-or", term["any"], self.condition)
        if "all" in term:
            parts = sorted(term["all"], key=lambda part: "any" in part)
            return self.joined("cond-and", parts, self.condition)
        if "all_of_one" in term:
            who = self.texts.say(f"who-{term['who']}")
            parts = [self.predicate(part, "" if number else who) for number, part in enumerate(term["all_of_one"])]
            return self.joined("cond-and", parts, str)
        who = term.get("who", "self")
        said = self.predicate(term, None if who == "self" else self.texts.say(f"who-{who}"))
        return self.joined("cond-and", [said, self.condition(term["and"])], str) if "and" in term else said

    def which(self, term: Term, outside: Sequence[str] = ()) -> str:
        """The Characters for whom a condition holds: "who are such", and besides not in these Rooms."""
        who = self.texts.say("who-which")
        said = [self.predicate(one, "" if number else who) for number, one in enumerate(chained(term))]
        if outside:
            said.append(self.texts.say("room-not_tile", **{"in": self.place({"tile": outside})}))
        return self.joined("cond-and", said, str)

    def predicate(self, term: Term, whom: str | None) -> str:
        """One predicate about somebody, who may have been named already; None: about the acting Character."""
        key = term["pred"]
        told: dict[str, Any] = {**plain(term), **self.things(term)}
        told |= {"who": "self", "whom": ""} if whom is None else {"who": "other", "whom": whom}
        if key in COUNTED:
            told["amount"] = self.amount(COUNTED[key], term["n"])
        if key in ("room_has_marker", "room_exists"):
            told["in"] = self.place(term["room"], "chosen")
        if key == "room_explored":
            told |= self.texts.forms(room=term["room"])
        if key == "sections_explored":
            told["in"] = self.texts.forms(section=term["sections"])["section-in"]
        if key == "no_nemesis_survivor_survives":
            told["others"] = "yes" if term.get("excluding_self") else "no"
        if key == "css_pod_empty":
            told["pod"] = term["pod"].upper()
        return tidy(self.texts.say(f"cond-{key}", **told))

    # -- Rooms -------------------------------------------------------------------------------------------------------

    def place(self, where: Any, pick: str = "each") -> str:
        """Where it happens: a Room named by a word or by its tile, or all Rooms that are such."""
        if isinstance(where, str):
            return self.texts.say(f"room-{where}") if where in WORDS else str(self.texts.forms(room=where)["room-in"])
        if "tile" in where:
            return str(self.texts.forms(room=several(where["tile"]))["room-in"])
        if "kind" in where:
            return self.texts.say(f"room-kind-{where['kind']}")
        pick = where.get("pick", "here" if where.get("here") else pick)
        adjectives = [self.texts.say("room-explored")] if where.get("explored") else []
        if "colour" in where:
            colours = several(where["colour"])
            adjectives.append(self.either(colours, lambda colour: self.texts.say(f"colour-{colour}")))
        extras = " ".join(self.traits({**where, "lowest_number": pick == "lowest_number"}))
        return tidy(self.texts.say("rooms", pick=pick, adjectives=" ".join(adjectives), extras=extras))

    def traits(self, where: Mapping[str, Any]) -> Iterator[str]:
        """What Rooms are like, trait by trait."""
        for key in TRAITS:
            if where.get(key):
                yield self.texts.say(f"room-{key}")
        if "with_intruder" in where:
            yield self.texts.say("room-with_intruder", kinds=self.kinds(where["with_intruder"]))
        for key in ("marker", "without_marker"):
            if key in where:
                yield self.texts.say(f"room-{key}", **self.texts.forms(marker=where[key]))
        if "with_character" in where:
            yield self.texts.say("room-with_character", which=self.which(where["with_character"]))
        if "not_tile" in where:
            yield self.texts.say("room-outside", **{"in": self.place({"tile": where["not_tile"]})})

    def kinds(self, kinds: str | Sequence[str]) -> str:
        """Intruders of any of these kinds."""
        if kinds == "any":
            return self.texts.say("kind-any")
        return self.either(kinds, lambda kind: self.texts.say("a-kind", **self.texts.forms(it=kind)))

    # -- things and numbers ------------------------------------------------------------------------------------------

    def things(self, step: Mapping[str, Any]) -> dict[str, Any]:
        """The things that a step or a condition names."""
        told: dict[str, Any] = {}
        for key, name in NAMED.items():
            if key in step and self.texts.has(f"name-{step[key]}"):
                told |= self.texts.forms(**{name: step[key]})
        for key, name in LISTED.items():
            if key in step:
                told[name] = self.either(several(step[key]), self.a_thing)
        if "weapon" in step:
            kind = f"weapon-{step['weapon']}"
            told["weapon"] = self.texts.say(kind) if self.texts.has(kind) else self.a_thing(step["weapon"])
        if "section" in step:
            here = step["section"] == "here"
            told |= {"section-id": "here"} if here else self.texts.forms(section=step["section"])
        return told

    def amount(self, noun: str, n: Any) -> str:
        """So many of something."""
        return self.texts.say(f"amount-{noun}", n=n)

    def a_thing(self, thing: str) -> str:
        """A thing of which there may be several, as something is done to it."""
        return self.texts.say("a-thing", **self.texts.forms(it=thing))

    def joined(self, key: str, parts: Sequence[Any], said: Callable[[Any], str]) -> str:
        """Parts in a row, each after the word that joins them."""
        return reduce(lambda head, last: self.texts.say(key, head=head, last=last), [said(part) for part in parts])

    def either(self, parts: Sequence[Any], said: Callable[[Any], str]) -> str:
        """Parts any of which will do."""
        *head, last = [said(part) for part in parts]
        return self.texts.say("effect-either", head=", ".join(head), last=last) if head else last


def several(value: str | Sequence[str]) -> Sequence[str]:
    """What may be one thing or a list of them, as a list."""
    return [value] if isinstance(value, str) else value


def chained(term: Term) -> Iterator[Term]:
    """A predicate and those that hold together with it."""
    yield term
    if "and" in term:
        yield from chained(term["and"])


def plain(step: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments that are words and numbers, as texts can select by them."""
    told = {key: ("yes" if value else "no") if isinstance(value, bool) else value for key, value in step.items()}
    return {key: value for key, value in told.items() if isinstance(value, (str, int)) and key not in ("op", "pred")}


def tidy(said: str) -> str:
    """Without the gaps that parts left out leave behind."""
    said = " ".join(said.split())
    for gap, without in ((" ,", ","), (",,", ","), (",;", ";"), (" ;", ";"), (") (", "; ")):
        said = said.replace(gap, without)
    return said
