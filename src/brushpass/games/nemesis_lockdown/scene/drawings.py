"""Which drawing of `art.svg` stands for what; what is not here is drawn under its own id, or not at all."""

from __future__ import annotations

from typing import Final

from ..box.entries import Tile

ACTIONS: Final = {
    "search": "look_for",
    "rest": "rest",
    "demolition": "demolition",
    "interruption": "interruption",
    "desperate_attack": "fist",
    "distraction": "distraction",
    "obstinate": "obstinate",
    "repairs": "repairs",
    "vents": "vents",
    "bypass": "bypass",
    "backdoor": "backdoor",
    "remote_execution": "remote_execution",
    "overload": "overload",
    "vivisection": "vivisection",
    "field_experience": "field_experience",
    "pheromones": "pheromones",
    "specimen_care": "specimen_care",
    "basic_repairs": "basic_repairs",
    "quarantine": "quarantine",
    "stun": "stun",
    "defense_plan": "defense_plan",
    "facility_tour": "facility_tour",
    "clean_up": "clean_up",
    "master_keys": "master_keys",
    "scavenging": "scavenging",
    "service_route": "service_route",
    "odd_jobs": "odd_jobs",
    "inconspicuous": "inconspicuous",
    "weird_metabolism": "metabolism",
    "sensitive_hearing": "hearing",
    "feel_of_the_dark": "dark_touch",
}
"""Action cards."""
ITEMS: Final = {
    "smart_gun": "gun",
    "nailgun": "nailgun",
    "smg": "gun",
    "probe_arm": "probe_arm",
    "assault_rifle": "rifle",
    "cheat_codes": "cheat_codes",
    "overmind": "overmind",
    "battle_suit": "suit",
    "pressure_washer": "washer",
    "wail": "wail",
    "weapon_battery": "battery",
    "glowstick": "glowstick",
    "grenade": "grenade",
    "thermite_charge": "thermite_charge",
    "smoke_grenade": "smoke_grenade",
    "decoy": "decoy",
    "recon_drone": "drone",
    "rifle": "rifle",
    "shotgun": "shotgun",
    "extended_magazine": "magazine",
    "gate_key": "key",
    "access_card": "card_key",
    "autodestruction_key": "bomb_key",
    "toolbelt": "toolbelt",
    "duct_tape": "tape",
    "reagent": "reagent",
    "flashlight": "flashlight",
    "fire_blanket": "blanket",
    "cave_plans": "cave_plans",
    "facility_plans": "plans",
    "rover_remote": "remote",
    "medkit": "medkit",
    "medical_stapler": "stapler",
    "clothes": "cloth",
    "antiseptic": "reagent",
    "caffeine_pills": "pills",
    "scalpel": "scalpel",
    "analyze_toolset": "microscope",
    "research_documents": "documents",
    "neutralizer": "neutralizer",
    "taser": "taser",
    "flamethrower": "flamethrower",
    "enviro_suit": "suit",
    "pistol": "gun",
}
"""Items of all sorts."""
MARKERS: Final = (
    "fire", "malfunction", "noise", "venting", "rover", "main_gate", "bunker", "pod", "alert", "autodestruction",
    "light_wound", "serious_wound", "dressed", "knowledge", "verified", "slime", "signal", "contamination", "infected",
    "harmless", "order", "event", "attack", "weakness", "quest", "computer", "hatch", "exit", "cabin",
    "bag_of_intruders", "back",
)  # fmt: skip
"""What a scene draws by these names besides."""


def tile_art(tile: Tile) -> str:
    """The drawing of a Room; all stops of the Elevator have the same."""
    return "lift" if tile.kind == "elevator" else tile.id


def thing_art(name: str) -> str:
    """The drawing of an Item or an Object."""
    return ITEMS.get(name, name)
