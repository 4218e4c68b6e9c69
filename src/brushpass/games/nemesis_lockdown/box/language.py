"""NL-44.21: what an effect and a condition may say, by name and arguments, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from .arguments import MARKERS, missing, wrong_value

OPERATIONS: Final[dict[str, tuple[str, ...]]] = {
    "activate_knowledge": ("who",),
    "add_token": ("kind",),
    "analyze_object": ("knowledge", "objects"),
    "attach_to_weapon": ("capacity", "weapon"),
    "attack_misses_if": ("condition",),
    "bind_heavy_items": (),
    "blast": ("blocked_by", "light_wounds", "others_injuries", "place", "range", "serious_wounds", "target_injuries"),
    "call_elevator": (),
    "cancel_action": ("where",),
    "cancel_interruption": ("where",),
    "cannot_be_followed": (),
    "change_item_counter": ("delta", "min_before", "room"),
    "choose": ("options",),
    "computer_action": ("free", "needs_power"),
    "computer_options": ("n",),
    "contamination": ("n", "who"),
    "contamination_scan_or_die": ("creeper_on_death", "who"),
    "counts_as": ("what",),
    "craft": ("components_needed", "who", "wildcard"),
    "die": ("who",),
    "discard_ammo": ("else_discard_item", "n", "who"),
    "discard_cards": ("as_cost", "kind", "n", "which", "who"),
    "discard_item": ("as_cost", "kind", "n", "who"),
    "discard_marker": ("marker", "room"),
    "discard_noise": ("n", "where"),
    "discard_slime": ("who",),
    "door": ("action", "n", "where"),
    "draw_cards": ("n", "who"),
    "dress_serious": ("n", "who"),
    "encounter": ("room", "who"),
    "enter_css_pod": ("pod",),
    "exhaust_self": ("repair_with",),
    "flip_power": ("section",),
    "for_each": ("do", "select"),
    "gain_crafted": ("items",),
    "gain_knowledge": ("n", "who"),
    "hand_size_bonus": ("blocked_by", "n", "when"),
    "heal_dressed_serious": ("n", "who"),
    "heal_light": ("n", "who"),
    "hunt_in_section": ("prey", "tie"),
    "if": ("cond", "else", "then"),
    "ignore_dark_effect": ("attack", "attacker", "source"),
    "ignore_surprise_attack": ("needs_darkness",),
    "immune": ("to",),
    "infest": ("who",),
    "injure": ("n", "target"),
    "intruder_attack": ("attacker", "who"),
    "intruder_follows": ("who",),
    "light_source": ("duration",),
    "light_wound": ("n", "who"),
    "load_ammo": ("n", "weapon"),
    "lock_isolation": ("who",),
    "lure": ("attack_first", "to"),
    "modifier": ("delta", "scope", "stat"),
    "move": ("attacks", "noise", "to", "who"),
    "move_css": ("n", "optional"),
    "move_intruder": ("through", "which"),
    "move_rover": (),
    "move_technical": ("to",),
    "noise_roll": ("who",),
    "nothing": (),
    "on_trigger": ("do", "trigger"),
    "open_main_gate": (),
    "pass": ("who",),
    "peek_contingency": ("n", "of"),
    "peek_css": ("n",),
    "peek_rooms": ("n", "tokens"),
    "pick_up_object": ("n",),
    "place_intruder": ("kind", "room"),
    "place_marker": ("marker", "room"),
    "place_noise": ("n", "room", "where"),
    "redirect_attack": ("to",),
    "reload_with": ("item", "n"),
    "remove_egg": ("n",),
    "remove_from_supply": ("marker", "n"),
    "remove_larva": ("then", "who"),
    "replace_intruder": ("target", "with_kind"),
    "resolve_attack_card": ("as_kind", "darkness", "who"),
    "restore_power": (),
    "retreat": ("target",),
    "return_intruders_to_bag": ("which",),
    "room_action": ("free", "of"),
    "scan": ("on_infected", "remove", "who", "zone"),
    "search": ("draw", "ignore_counter", "keep"),
    "see_objectives": ("of",),
    "send_signal": ("who",),
    "serious_wound": ("n", "who"),
    "set_item_counter": ("room", "value"),
    "set_power": ("section", "side"),
    "set_time_token": ("side",),
    "shot_modifier": ("extra_injuries", "minimum_injuries", "place", "reroll", "spend_ammo", "treat_as", "when"),
    "shuffle_all_cards": ("include_hand", "who"),
    "skip_noise_roll": ("needs_darkness", "when"),
    "slime": ("who",),
    "spread_fire": (),
    "start_alert": (),
    "start_autodestruction": (),
    "stop_autodestruction": (),
    "strike_room": ("injuries", "place", "room", "serious_wounds"),
    "swap_power": ("n",),
    "take_carcass_from_supply": (),
    "take_contingency": ("n", "of"),
    "take_egg": (),
    "treat_face": ("action", "as_face", "face", "target"),
    "use_elevator": (),
    "vent_out": ("room",),
}
"""Every operation with its arguments; `rules/effects.py` carries them out."""
PREDICATES: Final[dict[str, tuple[str, ...]]] = {
    "alert_not_started": (),
    "attack_card_health_is": ("is",),
    "attack_cause": ("and", "is"),
    "autodestruction_not_running": (),
    "autodestruction_yellow": (),
    "carries_object": ("object", "who"),
    "cocooned_egg_left": (),
    "crafted_in_stock": ("items",),
    "css_pod_empty": ("pod",),
    "elevator_elsewhere": (),
    "elevator_here": (),
    "elevator_powered": (),
    "escaped_in": ("place", "who"),
    "face_down_css_token_left": (),
    "facility_destroyed": (),
    "has_action_cards": (),
    "has_larva": (),
    "has_undressed_serious": ("and", "who"),
    "in_darkness": ("and", "room"),
    "in_exit_room": (),
    "in_nest_or_carries_egg": (),
    "intruder_or_object_here": (),
    "isolation_open": (),
    "item_counter_min": ("n",),
    "items_min": ("n",),
    "knowledge_active": (),
    "knowledge_inactive": (),
    "knowledge_max": ("n",),
    "knowledge_min": ("n", "who"),
    "nest_destroyed": (),
    "neutral_pool_not_empty": (),
    "no_action_cards": ("room",),
    "no_intruder_here": (),
    "no_larva_at_start": (),
    "no_nemesis_survivor_survives": ("excluding_self",),
    "nobody_infested_by_this_card": (),
    "not_in_combat": (),
    "object_in_room": (),
    "only_survivor": (),
    "other_player_sent_signal": (),
    "player_dead": ("player",),
    "players_max": ("n",),
    "power_blue_min": ("n",),
    "queen_killed": (),
    "room_exists": ("room",),
    "room_explored": ("room",),
    "room_has_marker": ("marker", "room"),
    "sections_explored": ("sections",),
    "serious_wounds_min": ("n", "who"),
    "signal_not_sent": (),
    "signal_sent": ("who",),
    "survivors_max": ("n",),
    "survivors_min": ("n",),
    "technical_entrance_here": (),
    "technical_noise_present": (),
    "time_on_css_token": (),
    "venting_token_free": (),
    "weaknesses_face_up_min": ("n",),
    "working_computer_here": (),
}
"""Every predicate with its arguments."""
WHO: Final = (
    "all_here",
    "any_character",
    "any_survivor",
    "character_here",
    "character_here_max_3_cards",
    "each",
    "others_here",
    "rules_dark_only",
    "same",
    "self",
    "self_and_one_here",
    "target",
)
SELECTORS: Final = (
    "any",
    "colour",
    "computer",
    "explored",
    "here",
    "here_or_neighbouring",
    "kind",
    "marker",
    "not_here",
    "not_tile",
    "pick",
    "powered",
    "technical_entrance",
    "tile",
    "with",
    "with_character",
    "with_intruder",
    "without_destroyed_doors",
    "without_marker",
)
"""How Rooms are named: by a word, or by an object of these."""
COMBINED: Final = ("all", "any", "all_of_one")


def wrong_effect(steps: Any, at: str = "effect") -> Iterator[str]:
    """What is wrong with the steps of an effect, the place first."""
    if not isinstance(steps, (list, tuple)):
        yield f"{at}: must be a list"
        return
    for number, step in enumerate(steps):
        here = f"{at}[{number}]"
        name = step.get("op") if isinstance(step, dict) else None
        if not isinstance(name, str) or name not in OPERATIONS:
            yield f"{here}: op: there is no operation {name!r}"
            continue
        yield from (f"{here}: {wrong}" for wrong in missing(name, step))
        for key, value in step.items():
            if key not in OPERATIONS[name] and key not in ("op", "as_cost"):
                yield f"{here}: {name} has no {key!r}; possible: {', '.join(OPERATIONS[name]) or 'nothing'}"
            elif key in ("then", "else", "do"):
                yield from wrong_effect(value, f"{here}.{key}")
            elif key == "options" and isinstance(value, (list, tuple)):
                for option, inner in enumerate(value):
                    yield from wrong_effect(inner, f"{here}.options[{option}]")
            elif key in ("cond", "condition", "prey"):
                yield from wrong_condition(value, f"{here}.{key}")
            elif key == "select":
                yield from wrong_selection(value, f"{here}.select")
            elif key == "who" and value not in WHO:
                yield f"{here}: who: there is no {value!r}; possible: {', '.join(WHO)}"
            elif key == "room" or (key == "of" and name == "room_action"):
                yield from wrong_rooms(value, f"{here}.{key}")
            else:
                yield from (f"{here}: {wrong}" for wrong in wrong_value(name, key, value))


def wrong_selection(plain: Any, at: str) -> Iterator[str]:
    """What is wrong with the Characters that a `for_each` names: a condition, and perhaps where they are."""
    if not isinstance(plain, dict) or {*plain} != {"characters"}:
        yield f"{at}: must be an object with characters"
    elif not isinstance(plain["characters"], dict):
        yield f"{at}.characters: must be an object"
    else:
        where = plain["characters"].get("room")
        yield from wrong_condition({key: one for key, one in plain["characters"].items() if key != "room"}, at)
        if where is not None:
            yield from wrong_rooms(where, f"{at}.characters.room")


def wrong_condition(term: Any, at: str = "condition") -> Iterator[str]:
    """What is wrong with a condition."""
    if not isinstance(term, dict):
        yield f"{at}: must be an object"
        return
    for word in COMBINED:
        if word in term:
            if not isinstance(term[word], (list, tuple)) or not term[word]:
                yield f"{at}.{word}: must be a list of conditions"
                return
            for number, part in enumerate(term[word]):
                yield from wrong_condition(part, f"{at}.{word}[{number}]")
            return
    name = term.get("pred")
    if not isinstance(name, str) or name not in PREDICATES:
        yield f"{at}: pred: there is no predicate {name!r}"
        return
    yield from (f"{at}: {wrong}" for wrong in missing(name, term))
    for key, value in term.items():
        if key != "pred" and key not in PREDICATES[name]:
            yield f"{at}: {name} has no {key!r}; possible: {', '.join(PREDICATES[name]) or 'nothing'}"
        elif key == "and":
            yield from wrong_condition(value, f"{at}.and")
        elif key == "who" and value not in WHO:
            yield f"{at}: who: there is no {value!r}; possible: {', '.join(WHO)}"
        elif key == "room" and name not in NAMED_ROOM:
            yield from wrong_rooms(value, f"{at}.room")
        elif key != "pred":
            yield from (f"{at}: {wrong}" for wrong in wrong_value(name, key, value))


NAMED_ROOM: Final = ("room_explored", "room_has_marker")
"""The predicates that call a tile by its id."""


def wrong_rooms(where: Any, at: str) -> Iterator[str]:
    """What is wrong with a selector of Rooms: a word, or an object of what they are like."""
    if not isinstance(where, dict):
        if where not in ROOM_WORDS:
            yield f"{at}: must be one of {', '.join(ROOM_WORDS)}, or an object, not {where!r}"
        return
    yield from (f"{at}: there is no {key!r}; possible: {', '.join(SELECTORS)}" for key in where if key not in SELECTORS)
    if "with_character" in where:
        yield from wrong_condition(where["with_character"], f"{at}.with_character")
    for key in ("marker", "without_marker"):
        if key in where and where[key] not in MARKERS:
            yield f"{at}.{key}: must be one of {', '.join(MARKERS)}, not {where[key]!r}"
    for key in ("tile", "not_tile"):
        if key in where and not isinstance(where[key], (list, tuple)):
            yield f"{at}.{key}: must be a list of tiles"


ROOM_WORDS: Final = ("here", "any", "here_or_neighbouring")
