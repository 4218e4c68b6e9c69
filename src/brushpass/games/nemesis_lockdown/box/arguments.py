"""NL-44.21: which arguments an operation and a predicate cannot do without, and what their values may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from .box import CIRCUITS, COLOURS, KINDS, OBJECTS, PODS

NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "add_token": ("kind",),
    "analyze_object": ("knowledge",),
    "attach_to_weapon": ("weapon",),
    "attack_card_health_is": ("is",),
    "attack_cause": ("is",),
    "attack_misses_if": ("condition",),
    "blast": ("others_injuries", "range", "target_injuries"),
    "carries_object": ("object",),
    "change_item_counter": ("delta",),
    "choose": ("options",),
    "computer_options": ("n",),
    "contamination": ("n",),
    "contamination_scan_or_die": ("creeper_on_death",),
    "counts_as": ("what",),
    "craft": ("components_needed", "who"),
    "crafted_in_stock": ("items",),
    "css_pod_empty": ("pod",),
    "discard_ammo": ("else_discard_item", "n"),
    "discard_cards": ("who",),
    "discard_item": ("n",),
    "discard_marker": ("marker", "room"),
    "discard_noise": ("where",),
    "door": ("action", "where"),
    "draw_cards": ("n",),
    "dress_serious": ("n",),
    "enter_css_pod": ("pod",),
    "escaped_in": ("place",),
    "exhaust_self": ("repair_with",),
    "flip_power": ("section",),
    "for_each": ("do", "select"),
    "gain_crafted": ("items",),
    "gain_knowledge": ("n",),
    "hand_size_bonus": ("n",),
    "heal_dressed_serious": ("n",),
    "heal_light": ("n",),
    "hunt_in_section": ("prey",),
    "if": ("cond", "then"),
    "immune": ("to",),
    "injure": ("n",),
    "intruder_attack": ("attacker",),
    "item_counter_min": ("n",),
    "items_min": ("n",),
    "knowledge_max": ("n",),
    "knowledge_min": ("n",),
    "light_source": ("duration",),
    "light_wound": ("n",),
    "load_ammo": ("n", "weapon"),
    "modifier": ("delta", "stat"),
    "move": ("attacks", "noise", "who"),
    "move_technical": ("to",),
    "on_trigger": ("do", "trigger"),
    "peek_contingency": ("n", "of"),
    "peek_rooms": ("n", "tokens"),
    "pick_up_object": ("n",),
    "place_intruder": ("kind", "room"),
    "place_marker": ("marker", "room"),
    "place_noise": ("where",),
    "player_dead": ("player",),
    "players_max": ("n",),
    "power_blue_min": ("n",),
    "reload_with": ("item",),
    "remove_egg": ("n",),
    "remove_from_supply": ("marker", "n"),
    "replace_intruder": ("with_kind",),
    "resolve_attack_card": ("as_kind", "darkness"),
    "retreat": ("target",),
    "room_action": ("of",),
    "room_exists": ("room",),
    "room_explored": ("room",),
    "room_has_marker": ("marker", "room"),
    "scan": ("on_infected", "remove", "zone"),
    "search": ("draw", "keep"),
    "sections_explored": ("sections",),
    "serious_wound": ("n",),
    "serious_wounds_min": ("n",),
    "set_item_counter": ("room", "value"),
    "set_power": ("section", "side"),
    "set_time_token": ("side",),
    "shot_modifier": ("when",),
    "shuffle_all_cards": ("include_hand",),
    "strike_room": ("injuries", "place", "room", "serious_wounds"),
    "survivors_max": ("n",),
    "survivors_min": ("n",),
    "treat_face": ("action", "as_face", "face", "target"),
    "vent_out": ("room",),
    "weaknesses_face_up_min": ("n",),
}
"""What the rules read without asking whether it is there."""
MARKERS: Final = ("fire", "malfunction")
CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "action": ("close", "destroy", "open", "shoot", "toggle"),
    "as_kind": KINDS,
    "components_needed": (1, 2),
    "duration": ("one_effect", "round"),
    "marker": MARKERS,
    "noise": ("none", "normal"),
    "object": OBJECTS,
    "on_infected": ("contamination", "ignore", "infect", "larva", "remove"),
    "player": (1, 2, 3, 4, 5),
    "pod": PODS,
    "remove": ("all", "infected", "none", "not_infected"),
    "scope": ("first_move_of_first_turn", "not_in_darkness", "own_attack"),
    "section": ("here", *CIRCUITS),
    "side": ("blue", "red"),
    "stat": ("hand_size", "hand_slots", "intruder_health", "item_cost", "move_cost", "surprise_number"),
    "trigger": ("self_injures_intruder_in_fire_room", "self_passes"),
    "wildcard": COLOURS,
    "with_kind": KINDS,
    "zone": ("all", "drawn", "hand", "one_in_hand"),
}
"""Arguments that are one of a few words, whatever has them."""
OWN_CHOICES: Final[dict[tuple[str, str], tuple[Any, ...]]] = {
    ("add_token", "kind"): KINDS,
    ("attack_cause", "is"): ("card", "escape", "event", "surprise"),
    ("discard_cards", "kind"): ("action", "any", "contamination"),
    ("discard_cards", "which"): ("drawn",),
    ("discard_item", "kind"): ("weapon",),
    ("discard_noise", "where"): ("areas", "one_corridor_here", "section_here"),
    ("door", "where"): ("all", "any", "corridors_here", "corridors_of_chosen_room", "section_here"),
    ("escaped_in", "place"): ("bunker", "css_pod", "css_pod_or_bunker", "isolation_room"),
    ("intruder_attack", "attacker"): ("each_in_combat_with_dark_character", "replaced"),
    ("move_technical", "to"): ("any_entrance", "explored_entrance"),
    ("peek_contingency", "of"): ("any_not_active", "any_other_player", "neutral_pool", "other_player_in_same_section"),
    ("place_intruder", "kind"): KINDS,
    ("place_noise", "where"): ("areas", "corridors_of", "one_corridor_here", "section_here", "technical"),
    ("retreat", "target"): ("all_here", "all_in_chosen_room", "attacker", "injured_if_alive", "one_here"),
    ("strike_room", "place"): MARKERS,
}
"""Likewise, of one operation or predicate alone."""
AMOUNTS: Final = (
    "capacity", "draw", "else_discard_item", "extra_injuries", "injuries", "keep", "knowledge", "light_wounds",
    "minimum_injuries", "others_injuries", "range", "serious_wounds", "target_injuries", "value",
)  # fmt: skip
"""Arguments that are whole numbers from 0."""
WHOLE: Final = ("delta", "min_before")
LISTS: Final = ("items", "options", "sections", "then", "else", "do")


def missing(name: str, said: dict[str, Any]) -> Iterator[str]:
    """The arguments without which something cannot be carried out."""
    yield from (f"{name} needs {key!r}" for key in NEEDED.get(name, ()) if key not in said)


def wrong_value(name: str, key: str, value: Any) -> Iterator[str]:
    """What is wrong with the value of an argument."""
    words = OWN_CHOICES.get((name, key)) or CHOICES.get(key)
    if words is not None and value not in words:
        yield f"{key}: must be one of {', '.join(map(str, words))}, not {value!r}"
    elif key in LISTS and not isinstance(value, (list, tuple)):
        yield f"{key}: must be a list"
    elif (key in AMOUNTS or key in WHOLE) and (type(value) is not int or (key in AMOUNTS and value < 0)):
        yield f"{key}: must be a whole number{' from 0' if key in AMOUNTS else ''}, not {value!r}"
    elif key == "n" and not is_number(value):
        yield f"n: must be a whole number from 0 or a word for one, not {value!r}"


def is_number(value: Any) -> bool:
    """How many: a number, a word, or a number that grows with Knowledge."""
    if isinstance(value, dict):
        return {*value} == {"base", "per_knowledge"} and all(type(one) is int and one > 0 for one in value.values())
    return value in ("all", "full", "own", "serious_wounds") if isinstance(value, str) else is_amount(value)


def is_amount(value: Any) -> bool:
    return type(value) is int and value >= 0
