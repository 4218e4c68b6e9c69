"""The terms of a condition in words: whom they speak of, by name as soon as it is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from brushpass.table import Texts

from ..box.box import Effect, Term

Known = Mapping[str, str]
"""The variables that stand for somebody or some zone, by their names in the texts."""
MINE: Final = ("mine", "mine-too", "mine-third")
UNKNOWN: Final = {"criminal": "anyone", "other": "stranger", "zone": "somewhere"}
SIZES: Final = {"min": "least", "max": "most", "exactly": "exactly"}
PEOPLE: Final = ("who", "a", "b")


class Speaker:
    """Says the terms of one condition."""

    def __init__(self, texts: Texts, bind: Mapping[str, str], known: Known) -> None:
        self.texts = texts
        own = [name for name, kind in bind.items() if kind == "you"]
        self.first = own[0] if own else ""
        """Whose zone is simply "there"."""
        self.called = {
            name: known.get(name) or (MINE[min(own.index(name), 2)] if kind == "you" else UNKNOWN[kind])
            for name, kind in bind.items()
        }

    def sentence(self, term: Term) -> str:
        """A term as a line of a checklist."""
        said = self.said(term, False)
        return said[:1].upper() + said[1:]

    def said(self, term: Term, negated: bool) -> str:
        """TD-20.4: a term, or that it does not hold."""
        if "not" in term:
            return self.said(term["not"], not negated)
        for combinator in ("any_of", "all_of"):
            if combinator in term:
                return self.joined(term[combinator], (combinator == "any_of") != negated, negated)
        counters = [name for name in SIZES if name in term]
        if len(counters) > 1:
            parts = [{key: value for key, value in term.items() if key not in counters or key == one}
                     for one in counters]  # fmt: skip
            return self.joined(parts, negated, negated)
        return self.texts.say(f"term-{term['p']}{'-not' if negated else ''}", **self.arguments(term))

    def effect(self, effect: Effect) -> str:
        """TD-20.8: a step of an effect, for a card without a wording (TD-20.13)."""
        told: dict[str, Any] = {"count": effect.steps or effect.size or effect.amount}
        holder, where, key = effect.item.removeprefix("held_by:"), effect.zone or effect.to, effect.e
        if holder != effect.item:
            key, told = "relocate_held", told | self.texts.forms(who=self.thing(holder))
        elif effect.item:
            told |= self.texts.forms(item=effect.item.rpartition(":")[2])
        if effect.who:
            told |= self.texts.forms(who=self.thing(effect.who))
        if where:
            told |= self.texts.forms(zone=where) if where == "choice" else self.place("zone", where)
        return self.texts.say(f"effect-{key}", **told)

    def joined(self, parts: Sequence[Term], either: bool, negated: bool) -> str:
        """Terms one of which holds, or all of which do; what they share is said once."""
        if either and not negated:
            near = self.near(parts)
            if near:
                return near
        alike = self.alike(parts) if either and not negated else None
        if alike is not None:
            return self.texts.say(f"term-{parts[0]['p']}", **alike)
        said = [self.said(part, negated) for part in parts]
        return self.listed(said, either)

    def listed(self, said: Sequence[str], either: bool) -> str:
        """Words in a row, the last after "or" or "and"."""
        if len(said) < 2:
            return "".join(said)
        return self.texts.say("term-or" if either else "term-and", head=", ".join(said[:-1]), last=said[-1])

    def near(self, parts: Sequence[Term]) -> str:
        """In a zone or next to it; with somebody or next to them."""
        if [part.get("p") for part in parts] == ["in_zone", "adjacent"]:
            there, beside = parts
            if (there["who"], there["zone"]) == (beside["a"], beside["b"]):
                return self.texts.say("term-near", **self.arguments(there))
        if [part.get("p") for part in parts] == ["same_zone", "adjacent"]:
            there, beside = parts
            if (there["a"], there["b"]) == (beside["a"], beside["b"]):
                return self.texts.say("term-within", **self.arguments(there))
        return ""

    def alike(self, parts: Sequence[Term]) -> dict[str, Any] | None:
        """The arguments of terms that differ in one thing only, that thing after "or"; None: they differ in more."""
        first = parts[0]
        if "p" not in first or any(part.keys() != first.keys() or part["p"] != first["p"] for part in parts):
            return None
        differing = [key for key in first if any(part[key] != first[key] for part in parts)]
        if len(differing) != 1 or differing[0] not in ("zone", "item", *PEOPLE):
            return None
        told = [self.arguments(part) for part in parts]
        name = differing[0]
        forms = [key for key in told[0] if (key == name or key.startswith(f"{name}-")) and all(key in t for t in told)]
        fixed = (f"{name}-id", f"{name}-be", f"{name}-sex")
        return told[0] | {key: self.listed([str(t[key]) for t in told], True) for key in forms if key not in fixed}

    def arguments(self, term: Term) -> dict[str, Any]:
        """What a text about a predicate gets."""
        told: dict[str, Any] = {"state": term.get("state", "any")}
        for name in PEOPLE:
            if name in term:
                told |= self.place(name, term[name])
        if "zone" in term:
            told |= self.place("zone", term["zone"])
        if "item" in term:
            told |= self.texts.forms(item=term["item"].rpartition(":")[2])
        if "with" in term:
            told |= self.texts.forms(company=[self.thing(ref) for ref in term["with"]])
        for name, size in SIZES.items():
            if name in term:
                told |= {"size": size, "count": term[name]}
        return told

    def place(self, name: str, ref: str) -> dict[str, Any]:
        """TD-20.5: a place as an argument: a zone, or whoever is there."""
        if ref.startswith("opposite:"):
            return self.texts.forms(**{name: "across"})
        variable = ref.removeprefix("zone_of:").removeprefix("$")
        if ref.startswith("zone_of:") and variable == self.first:
            return self.texts.forms(**{name: "there"})
        told = self.texts.forms(**{name: self.thing(ref)})
        told.setdefault(f"{name}-in", told.get(f"{name}-with", ""))
        told.setdefault(f"{name}-at", told.get(f"{name}-by", ""))
        return told

    def thing(self, ref: str) -> str:
        """Whom or what a reference means, by the id that has a name."""
        bare = ref.removeprefix("zone_of:").rpartition(":")[2]
        return self.called[bare.removeprefix("$")] if bare.startswith("$") else bare
