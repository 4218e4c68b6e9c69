"""Effects in words, for cards whose wording nobody has written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from .conditions import Conditions, Term, plain, tidy

Step = Mapping[str, Any]
"""One step of an effect as the data have it: `op` names the operation, the rest are its arguments."""
SENTENCES: Final = (
    "choose", "if", "for_each", "on_trigger",
    "attack_misses_if", "cannot_be_followed", "counts_as", "exhaust_self", "immune", "modifier", "reload_with",
    "shot_modifier",
)  # fmt: skip
"""Steps that stand as sentences of their own: what hangs on something, and what holds on."""
AMOUNTS: Final = {
    "light_wound": "light_wound",
    "serious_wound": "serious_wound",
    "dress_serious": "serious_wound",
    "heal_dressed_serious": "dressed",
    "heal_light": "light_wound",
    "contamination": "contamination",
    "draw_cards": "card",
    "discard_item": "item",
    "discard_ammo": "ammo",
    "gain_knowledge": "knowledge",
    "pick_up_object": "object",
    "remove_egg": "egg",
    "load_ammo": "ammo",
    "reload_with": "ammo",
    "injure": "injury",
    "peek_css": "css",
    "peek_rooms": "unexplored",
    "peek_contingency": "contingency",
    "take_contingency": "contingency",
    "door": "door",
    "discard_noise": "noise",
}
"""What an operation counts."""
DEFAULTS: Final[dict[str, dict[str, Any]]] = {
    "blast": {"range": 0, "blocked_by": "none"},
    "computer_action": {"free": "no", "needs_power": "yes"},
    "contamination_scan_or_die": {"creeper_on_death": "no"},
    "craft": {"components_needed": 2},
    "door": {"n": "all"},
    "hand_size_bonus": {"blocked_by": "none"},
    "ignore_surprise_attack": {"needs_darkness": "no"},
    "injure": {"per": 0},
    "lure": {"attack_first": "no"},
    "modifier": {"scope": "always"},
    "move": {"noise": "normal", "attacks": "yes"},
    "move_css": {"optional": "no"},
    "peek_rooms": {"tokens": "no"},
    "resolve_attack_card": {"darkness": "no"},
    "room_action": {"free": "no"},
    "scan": {"remove": "none", "on_infected": "none"},
    "search": {"ignore_counter": "no"},
    "shot_modifier": {"when": "any"},
    "shuffle_all_cards": {"include_hand": "no"},
    "skip_noise_roll": {"needs_darkness": "no"},
}
"""What a step means that leaves an argument out; where a number is left out, it is one."""
CHOSEN: Final = ("strike_room", "vent_out", "room_action")
"""Operations in a single Room, whether or not the selector says so."""


class Speaker(Conditions):
    """Says what a card does, step by step."""

    each = ""
    """Whom the steps of a `for_each` are about."""
    last = ""
    """Who was named last: not named again in the same breath."""

    # -- whole sentences ---------------------------------------------------------------------------------------------

    def effect(self, steps: Sequence[Step]) -> str:
        """The steps of an effect as whole sentences; empty if there are none."""
        self.each = ""
        return " ".join(sentence(self.clause(group)) for group in grouped(steps))

    def dark(self, steps: Sequence[Step]) -> str:
        """What a card does besides to whoever is in Darkness."""
        said = self.effect(steps)
        return self.texts.say("effect-dark", effect=said[0].lower() + said[1:]) if said else ""

    def needs(self, terms: Sequence[Term]) -> str:
        """What must be so for an action to be offered."""
        return self.texts.say("effect-requires", cond=self.joined("cond-and", terms, self.condition)) if terms else ""

    def reaction(self, trigger: str, steps: Sequence[Step]) -> str:
        """A card that is played out of turn: when, and what it does."""
        when = self.texts.say(f"trigger-{trigger}").rstrip(",")
        return sentence(self.texts.say("effect-reaction", when=when, effect=self.clause(steps)))

    def goal(self, term: Term) -> str:
        """The condition of an Objective."""
        return sentence(self.condition(term))

    def doom(self, term: Term) -> str:
        """NL-32.11: whom a Contingency kills."""
        self.each = self.everybody("", self.which(term))
        return sentence(self.clause(({"op": "die", "who": "each"},)))

    def unlocking(self, asked: Mapping[str, Any]) -> str:
        """NL-25.15: what unlocks a Quest Item."""
        return sentence(self.joined("effect-and", list(asked.items()), self.asked))

    # -- clauses -----------------------------------------------------------------------------------------------------

    def clause(self, steps: Sequence[Step]) -> str:
        """Steps in a row as one clause."""
        self.last = ""
        *head, last = [self.step(step) for step in steps]
        return tidy(self.texts.say("effect-then", head=", ".join(head), last=last) if head else last)

    def step(self, step: Step) -> str:
        """One step; whoever it is about is named unless they were named just before."""
        op = step["op"]
        if op not in OWN:
            return tidy(self.texts.say(f"effect-{op}", **self.arguments(step)))
        said = OWN[op](self, step)
        self.last = ""
        return tidy(said)

    def choice(self, step: Step) -> str:
        """NL-8.15: one of several."""
        return self.joined("effect-or", step["options"], self.clause)

    def case(self, step: Step) -> str:
        """What is done if something is so, and what otherwise."""
        told = {"cond": self.condition(step["cond"]), "then": self.clause(step["then"])}
        if not step.get("else"):
            return self.texts.say("effect-if", **told)
        return self.texts.say("effect-if-else", **told, **{"else": self.clause(step["else"])})

    def for_each(self, step: Step) -> str:
        """What is done for everybody who is such."""
        chosen = step["select"]["characters"]
        where = dict(chosen.get("room", {}))
        outside = where.pop("not_tile", ())
        self.each = self.everybody(self.place(where, "some") if where else "", self.which(chosen, outside))
        return self.clause(step["do"])

    def everybody(self, place: str, which: str) -> str:
        """Each Character who is such, wherever or there."""
        return tidy(self.texts.say("each-character", **{"in": place or "none", "which": which or "none"}))

    def standing(self, step: Step) -> str:
        """What is done whenever something happens."""
        when = self.texts.say(f"trigger-{step['trigger']}")
        return self.texts.say("effect-on_trigger", when=when, do=self.clause(step["do"]))

    def remove_larva(self, step: Step) -> str:
        """A Larva is removed, and what follows if there was one."""
        first = self.texts.say("effect-remove_larva", **self.arguments(step))
        if not step.get("then"):
            return first
        then = ", ".join(self.step(inner) for inner in step["then"])
        return self.texts.say("effect-remove_larva-then", first=first, then=then)

    def shot(self, step: Step) -> str:
        """How the shots of a weapon differ."""
        said = []
        if "reroll" in step:
            said.append(self.texts.say("shot-reroll"))
        if "treat_as" in step:
            said.append(self.texts.say("shot-treat_as", face=self.texts.name(step["treat_as"])))
        if "minimum_injuries" in step:
            said.append(self.texts.say("shot-minimum_injuries", amount=self.amount("injury", step["minimum_injuries"])))
        if "extra_injuries" in step:
            key = "shot-spend_ammo" if "spend_ammo" in step else "shot-extra_injuries"
            price = self.amount("ammo", step.get("spend_ammo", 0))
            said.append(self.texts.say(key, amount=self.amount("injury", step["extra_injuries"]), price=price))
        if "place" in step:
            said.append(self.texts.say("shot-place", **self.texts.forms(marker=step["place"])))
        return self.texts.say(
            "effect-shot_modifier", **self.arguments(step), parts=self.joined("effect-and", said, str)
        )

    def immune(self, step: Step) -> str:
        """What does not hurt whoever has the card."""
        return self.joined("effect-and", step["to"], lambda against: self.texts.say(f"immune-{against}"))

    def asked(self, item: tuple[str, Any]) -> str:
        """One thing that unlocking asks for."""
        key, value = item
        told: dict[str, Any] = {}
        if key == "knowledge_min":
            told["amount"] = self.amount("knowledge", value)
        elif key == "take_contamination":
            told["amount"] = self.amount("contamination", value)
        elif key == "in_room":
            told["in"] = self.either(value, self.place)
        elif key == "discard_item":
            told["items"] = self.either(value, self.a_thing)
        elif key == "discard_item_colour":
            told["items"] = self.either(value, self.item_of)
        return self.texts.say(f"asks-{key}", **told)

    def item_of(self, colour: str) -> str:
        """One Item of a colour."""
        return str(self.texts.forms(it=colour)["it-item"])

    # -- arguments ---------------------------------------------------------------------------------------------------

    def arguments(self, step: Step) -> dict[str, Any]:
        """What the text of an operation gets."""
        op = step["op"]
        told: dict[str, Any] = {"n": 1, **DEFAULTS.get(op, {}), **plain(step)}
        told |= self.subject(step.get("who", "self")) | self.things(step)
        where = step.get("room", step.get("of") if op == "room_action" else None)
        if where is not None:
            told["in"] = self.place(where, "chosen" if op in CHOSEN else "each")
        if isinstance(step.get("n"), Mapping):
            told |= {"n": step["n"]["base"], "per": step["n"]["per_knowledge"]}
        if op in AMOUNTS:
            told["amount"] = self.amount(AMOUNTS[op], told["n"])
        return told | (EXTRA[op](self, step) if op in EXTRA else {})

    def subject(self, who: str) -> dict[str, Any]:
        """Who does it, or suffers it."""
        if who == "self":
            self.last = ""
            return {"who": "self", "whom": ""}
        again = who in ("same", self.last)
        self.last = self.last if who == "same" else who
        if again:
            return {"who": "again", "whom": ""}
        return {"who": "other", "whom": self.each if who == "each" and self.each else self.texts.say(f"who-{who}")}

    # -- what single operations say besides their arguments ------------------------------------------------------------

    def discarded_cards(self, step: Step) -> dict[str, Any]:
        """NL-44.21: some cards, the cards drawn, or the whole hand."""
        if step.get("which") == "drawn" or step.get("n") == "all":
            return {"which": step.get("which", "hand")}
        kind = step.get("kind", "any")
        return {"which": "some", "amount": self.amount("card" if kind == "any" else kind, step.get("n", 1))}

    def discarded_item(self, step: Step) -> dict[str, Any]:
        """An Item of any sort, or a Weapon."""
        return {"amount": self.amount("weapon", step.get("n", 1))} if step.get("kind") == "weapon" else {}

    def discarded_ammo(self, step: Step) -> dict[str, Any]:
        """What is lost by whoever has not enough."""
        instead = step.get("else_discard_item", 0)
        return {"else": self.amount("item", instead) if instead else "none"}

    def crafted(self, step: Step) -> dict[str, Any]:
        """What may stand for a component."""
        return {"wildcard": self.item_of(step["wildcard"]) if "wildcard" in step else "none"}

    def struck(self, step: Step) -> dict[str, Any]:
        """What a blow to a whole Room does to everybody in it."""
        markers = step.get("place", ())
        markers = [markers] if isinstance(markers, str) else markers
        said = [self.texts.say("blast-place", **self.texts.forms(marker=marker)) for marker in markers]
        wound = "serious_wound" if "serious_wounds" in step else "light_wound"
        return {
            "injuries": self.amount("injury", step.get("injuries", step.get("target_injuries", 0))),
            "others": self.amount("injury", step.get("others_injuries", 0)),
            "wounds": self.amount(wound, step.get(f"{wound}s", 0)),
            "place": self.joined("effect-and", said, str) if said else "none",
        }

    def ignored(self, step: Step) -> dict[str, Any]:
        """Whose Darkness effect is ignored."""
        told = self.texts.forms(attacker=step.get("attacker"))
        if step.get("attack"):
            return told | {"source": "attack", "attack": self.texts.name(step["attack"])}
        return told | {"source": step.get("source", "other")}

    def treated(self, step: Step) -> dict[str, Any]:
        """The two faces of the die."""
        faces = {"face": self.texts.name(step["face"]), "other": self.texts.name(step["as_face"])}
        return self.texts.forms(target=step["target"]) | faces


OWN: Final[dict[str, Callable[[Speaker, Step], str]]] = {
    "choose": Speaker.choice,
    "for_each": Speaker.for_each,
    "if": Speaker.case,
    "immune": Speaker.immune,
    "on_trigger": Speaker.standing,
    "remove_larva": Speaker.remove_larva,
    "shot_modifier": Speaker.shot,
}
"""Operations that are made of other words than their arguments."""
EXTRA: Final[dict[str, Callable[[Speaker, Step], dict[str, Any]]]] = {
    "analyze_object": lambda speaker, step: {"amount": speaker.amount("knowledge", step["knowledge"])},
    "attach_to_weapon": lambda _, step: {"n": step["capacity"]},
    "attack_misses_if": lambda speaker, step: {"cond": speaker.condition(step["condition"])},
    "blast": Speaker.struck,
    "change_item_counter": lambda _, step: changed(step["delta"]),
    "craft": Speaker.crafted,
    "discard_ammo": Speaker.discarded_ammo,
    "discard_cards": Speaker.discarded_cards,
    "discard_item": Speaker.discarded_item,
    "enter_css_pod": lambda _, step: {"pod": step["pod"].upper()},
    "hunt_in_section": lambda speaker, step: {"which": speaker.which(step["prey"])},
    "ignore_dark_effect": Speaker.ignored,
    "modifier": lambda _, step: changed(step["delta"]),
    "move": lambda _, step: {"company": "yes" if step.get("who") == "self_and_one_here" else "no"},
    "search": lambda speaker, step: {"look": speaker.amount("item", step["draw"])},
    "set_item_counter": lambda _, step: {"n": step["value"]},
    "strike_room": Speaker.struck,
    "treat_face": Speaker.treated,
}
"""What the texts of single operations get besides."""


def changed(delta: int) -> dict[str, Any]:
    """By how much, and which way."""
    return {"n": abs(delta), "change": "more" if delta > 0 else "less"}


def grouped(steps: Sequence[Step]) -> Iterator[Sequence[Step]]:
    """The steps by sentences: a choice or a condition is one by itself."""
    group: list[Step] = []
    for step in steps:
        if step["op"] in SENTENCES and group:
            yield group
            group = []
        group.append(step)
        if step["op"] in SENTENCES:
            yield group
            group = []
    if group:
        yield group


def sentence(said: str) -> str:
    """A clause as a sentence."""
    return f"{said[:1].upper()}{said[1:].rstrip(',')}."
