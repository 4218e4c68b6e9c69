"""What a box must be like to be played with, list by list: words that the rules know, numbers in range, enough of all.

Every check looks at what it can judge and leaves the rest: what follows from a fault of another entry is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from brushpass.boxes import Complaints, Draft, listed

from .box import CIRCUITS, COLOURS, GOALS, HARMLESS, INFECTED, KINDS, PODS, SHARED, TOKENS

MOST_SEATS: Final = 5
SECTIONS: Final = CIRCUITS[:3]
BOARDS: Final = ("basic", "surface")
LIMITS: Final = (
    "doors", "fire_markers", "hand_slots", "light_wound_slots", "malfunction_markers", "serious_wounds_before_death",
)  # fmt: skip
BASIC: Final = (
    "careful_move", "computer_action", "craft", "escape", "escape_facility", "melee", "move", "pick_up_object",
    "shoot", "trade", "unlock_quest_item",
)  # fmt: skip
HANDED_OUT: Final = ("1", "2", "3", "4", "5", "coop")
NOISE: Final = ("1", "2", "3", "4", "silence", "danger")
FOUND: Final = ("silence", "danger", "slime", "fire", "malfunction", "door")
OUTSIDE: Final = (*FOUND, "mars_card", *(f"{colour}_item" for colour in COLOURS))
COMBAT: Final = ("any", "in", "out")
TRIGGERS: Final = ("attacked_or_bag_noise", "dark_event_or_surprise_attack", "other_player_acts_here")
SPACES: Final = {"I": 10, "II": 9}
"""The most spaces of a sort on a board."""


def among(label: str, field: str, value: Any, words: Iterable[Any]) -> Complaints:
    """One of a few words."""
    possible = tuple(words)
    if value not in possible:
        yield f"{label}: {field}: must be one of {listed(possible)}, not {value!r}"


def within(label: str, field: str, value: int | None, least: int, most: int | None = None) -> Complaints:
    """A number that is neither too small nor too great."""
    if value is None or value < least or (most is not None and value > most):
        bounds = f"at least {least}" if most is None else f"from {least} to {most}"
        yield f"{label}: {field}: must be {bounds}, not {value}"


def exactly(label: str, field: str, found: Iterable[str], wanted: Iterable[str]) -> Complaints:
    """All of these, each once, and nothing else."""
    have, words = sorted(found), sorted(wanted)
    if have != words:
        where = f"{label}: {field}" if field else label
        yield f"{where}: must be {listed(words)}, not {listed(have)}"


# -- set-up ------------------------------------------------------------------------------------------------------------


def _components(draft: Draft) -> Complaints:
    """NL-2.6, NL-2.10."""
    for label, one in draft.made("components"):
        for field, words in (("miniatures", KINDS), ("limits", LIMITS)):
            yield from exactly(label, field, getattr(one, field), words)
            for name, count in getattr(one, field).items():
                yield from within(label, f"{field}.{name}", count, 1)


def _setup(draft: Draft) -> Complaints:
    """NL-3, NL-4, NL-5."""
    for label, start in draft.made("setup"):
        for field, least in (
            ("adults_per_player", 0), ("eggs_in_nest", 0), ("eggs_in_reserve", 0), ("hand_size", 1), ("actions", 1),
            ("knowledge", 1), ("isolation", 0), ("countdown", 1), ("weaknesses", 1),
        ):  # fmt: skip
            yield from within(label, field, getattr(start, field), least)
        yield from among(label, "elevator", start.elevator, SECTIONS)
        if sorted((*start.blue, *start.red)) != [1, 2, 3, 4]:
            yield f"{label}: blue, red: must be the four Power tokens 1, 2, 3, 4, each once"
        yield from exactly(label, "contingencies", start.contingencies, HANDED_OUT)
        yield from _bag(draft, label, start)
        tokens = sum(one.count for _, one in draft.made("contingency_tokens"))
        if draft.whole("contingency_tokens") and sorted(start.contingencies) == [*HANDED_OUT]:
            for seats in range(1, MOST_SEATS + 1):
                needed = seats * start.contingencies[str(seats)] + 1
                if needed > tokens:
                    yield f"{label}: contingencies.{seats}: {needed} tokens are needed, but there are {tokens}"
        for there, levels in draft.made("weakness_levels"):
            if len(levels.thresholds) != start.weaknesses:
                yield f"{there}: thresholds: must be {start.weaknesses}, as many as setup.weaknesses says"
        if draft.whole("weaknesses") and len(draft.lists["weaknesses"]) < start.weaknesses:
            yield f"weaknesses: must be at least {start.weaknesses}"


def _bag(draft: Draft, label: str, start: Any) -> Complaints:
    """NL-3.13: there are as many tokens as go into the bag."""
    for kind, count in start.bag.items():
        if kind not in TOKENS:
            yield f"{label}: bag: there is no {kind!r}; possible: {listed(TOKENS)}"
            continue
        needed = count + (start.adults_per_player * MOST_SEATS if kind == "adult" else 0)
        there = sum(token.kind == kind for _, token in draft.made("intruder_tokens"))
        if draft.whole("intruder_tokens") and needed > there:
            yield f"{label}: bag.{kind}: {needed} tokens are needed, but there are {there}"


def _dice(draft: Draft) -> Complaints:
    """NL-2.3, NL-16.7 to NL-16.13."""
    faces = draft.ids("faces")
    for label, dice in draft.made("dice"):
        known: dict[str, Sequence[str] | None] = {
            "noise": NOISE,
            "mars": (*NOISE, "mars"),
            "combat": faces,
            "advantage": faces,
        }
        for name, words in known.items():
            if not getattr(dice, name):
                yield f"{label}: {name}: must not be empty"
            if words is not None:
                for face in getattr(dice, name):
                    yield from among(label, name, face, words)
    for label, face in draft.made("faces"):
        yield from within(label, "injuries", face.injuries, 0)
        for kind in face.hits:
            yield from among(label, "hits", kind, ("egg", *KINDS))


def _track(draft: Draft) -> Complaints:
    """NL-1.52, NL-3.10, NL-23.12."""
    slots = [slot for _, slot in draft.made("time_track")]
    if draft.whole("time_track"):
        if [slot.slot for slot in slots] != [*range(len(slots) - 1, -1, -1)] or len(slots) < 2:
            yield "time_track: slot: must go down to 0, one by one"
        css, tokens = sum(slot.css for slot in slots), sum(one.count for _, one in draft.made("css_tokens"))
        if css > 6 or (draft.whole("css_tokens") and css > tokens):
            yield f"time_track: css: must be at most {min(6, tokens)} slots, not {css}"
    for label, slot in draft.made("time_track"):
        yield from among(label, "threshold", slot.threshold, ("", "red", "blue"))
    for label, token in draft.made("css_tokens"):
        yield from among(label, "launch", token.launch, (*PODS, "all", "none"))
    for label, order in draft.made("contingency_tokens"):
        if order.kills is not None:
            pred = order.kills.get("pred")
            yield from among(label, "kills.pred", pred, ("knowledge_max", "signal_not_sent", "escaped_in"))


# -- the base ----------------------------------------------------------------------------------------------------------


def _boards(draft: Draft) -> Complaints:
    """NL-44.1."""
    if (sides := draft.ids("boards")) is not None:
        yield from exactly("boards", "", sides, BOARDS)
    tiles = [*(draft.ids("room_tiles") or ()), *(draft.ids("special_rooms") or ())]
    for label, board in draft.made("boards"):
        rooms = [room.id for room in board.rooms]
        yield from exactly(label, "elevator_stops", board.elevator_stops, SECTIONS)
        for field, named in (("elevator_stops", board.elevator_stops.values()), ("exit_rooms", board.exit_rooms)):
            yield from (f"{label}: {field}: there is no room {room!r}" for room in named if room not in rooms)
        if not board.exit_rooms:
            yield f"{label}: exit_rooms: must not be empty"
        for room in board.rooms:
            here = f"{label}: room {room.id}"
            yield from among(here, "slot", room.slot, (*SPACES, "fixed"))
            yield from among(here, "section", room.section, (*SECTIONS, None))
            if room.slot == "fixed" and tiles and room.room not in tiles:
                yield f"{here}: room: there is no tile {room.room!r}"
        for slot, most in SPACES.items():
            spaces = sum(room.slot == slot for room in board.rooms)
            count = sum(tile.category == slot for _, tile in draft.made("room_tiles"))
            if spaces > min(most, count) and draft.whole("room_tiles"):
                yield f"{label}: rooms: {spaces} are {slot}, but there are tiles for {min(most, count)}"
        hidden = sum(room.slot in SPACES and not room.token for room in board.rooms)
        if draft.whole("exploration_tokens") and hidden > len(draft.lists["exploration_tokens"]):
            yield f"{label}: rooms: {hidden} need an Exploration token, more than there are"


def _tiles(draft: Draft) -> Complaints:
    """NL-44.5, NL-44.6."""
    for label, tile in draft.made("room_tiles"):
        yield from among(label, "category", tile.category, SPACES)
    for label, tile in draft.made("room_tiles", "special_rooms"):
        yield from among(label, "colour", tile.colour, (*COLOURS, "white", None))
        if tile.searchable and tile.colour is None:
            yield f"{label}: colour: is missing, though the Room can be searched"
        for action in tile.actions:
            yield from within(label, f"{action.id}: cost", action.cost, 0)
    if (tiles := draft.ids("room_tiles")) is not None:
        yield from (f"room_tiles: {name}: is missing" for name in ("nest", "emergency_room") if name not in tiles)
    for section, words in (("exploration_tokens", FOUND), ("surface_exploration_tokens", OUTSIDE)):
        for label, token in draft.made(section):
            yield from among(label, "effect", token.effect, words)
            yield from within(label, "items", token.items, 0, 4)


def _intruders(draft: Draft) -> Complaints:
    """NL-15.9, NL-18.3 to NL-18.6, NL-44.4, NL-44.10, NL-44.11."""
    for label, kind in draft.made("intruder_kinds"):
        if kind.id != "blank":
            yield from among(label, "injury_check", kind.injury_check, ("dies_at_1", "one_card", "two_cards"))
        if "add" in kind.evolution:
            yield from among(label, "evolution.add", kind.evolution["add"], KINDS)
    for label, token in draft.made("intruder_tokens"):
        if token.kind in KINDS and (token.light is None or token.dark is None):
            yield f"{label}: light, dark: must be numbers; only the Blank has none"
    for label, card in draft.made("attack_cards"):
        if card.health != "retreat" and (not isinstance(card.health, int) or card.health < 1):
            yield f"{label}: health: must be a whole number from 1, or retreat, not {card.health!r}"
    for label, card in draft.made("event_cards"):
        if not 1 <= len(card.corridors) <= 2 or not {*card.corridors} <= {1, 2, 3, 4}:
            yield f"{label}: corridors: must be one or two numbers from 1 to 4"
        yield from among(label, "after", card.after, ("discard", "remove_and_reshuffle"))
    for section in ("attack_cards", "event_cards", "serious_wounds", "mars_surface_cards"):
        if draft.whole(section) and not draft.lists[section]:
            yield f"{section}: must not be empty"


# -- people and things -------------------------------------------------------------------------------------------------


def _people(draft: Draft) -> Complaints:
    """NL-4.9 to NL-4.14, NL-44.14."""
    known = {"starting_item": draft.ids("starting_items"), "quest_item": draft.ids("quest_items")}
    places = [[room.id for room in board.rooms] for _, board in draft.made("boards")]
    for label, person in draft.made("characters"):
        yield from among(label, "group", person.group, ("nemesis_survivor", "facility_worker"))
        for field, ids in known.items():
            name = getattr(person, field)
            if ids is not None and name is not None and name not in ids:
                yield f"{label}: {field}: there is no {name!r}; possible: {listed(ids)}"
        if any(person.start_room not in rooms for rooms in places):
            yield f"{label}: start_room: there is no room {person.start_room!r} on every board"
        for _, start in draft.made("setup"):
            yield from within(label, "start_knowledge", person.start_knowledge, 0, start.knowledge)
        for card in person.action_cards:
            yield from within(label, f"{card.id}: cost", card.cost, 0)
            yield from within(label, f"{card.id}: count", card.count, 1)
            yield from among(label, f"{card.id}: combat", card.combat, COMBAT)
            yield from among(label, f"{card.id}: timing", card.timing, ("action", "reaction"))
            if card.timing == "reaction":
                yield from among(label, f"{card.id}: trigger", card.trigger, TRIGGERS)
    if draft.whole("characters") and len(draft.lists["characters"]) <= MOST_SEATS:
        yield f"characters: must be at least {MOST_SEATS + 1}, so that the last of five can choose"
    if (basic := draft.ids("basic_actions")) is not None:
        yield from exactly("basic_actions", "", basic, BASIC)
    for label, action in draft.made("basic_actions"):
        yield from within(label, "cost", action.cost, 0)


def _items(draft: Draft) -> Complaints:
    """NL-24, NL-25, NL-44.15, NL-44.16."""
    symbols = {item.component for _, item in draft.made("items") if item.component}
    for label, item in draft.made("starting_items", "quest_items", "items", "crafted_items"):
        yield from among(label, "combat", item.combat, COMBAT)
        yield from among(label, "timing", item.timing, ("action", "any_time"))
        if item.cost is not None:
            yield from within(label, "cost", item.cost, 0)
        if item.weapon is not None:
            yield from within(label, "weapon.ammo_start", item.weapon.ammo_start, 0, item.weapon.ammo_max)
    for label, item in draft.made("quest_items"):
        if not item.unlock:
            yield f"{label}: unlock: is missing"
    for label, item in draft.made("crafted_items"):
        yield from within(label, "count", item.count, 1)
        if len(item.recipe) != 2:
            yield f"{label}: recipe: must be two symbols"
        for symbol in item.recipe if draft.whole("items") else ():
            yield from among(label, "recipe", symbol, sorted(symbols))
    for label, deck in draft.made("item_decks"):
        for card in deck.cards:
            yield from within(label, f"{card.item}: count", card.count, 1)


def _cards(draft: Draft) -> Complaints:
    """NL-2.12, NL-4.4, NL-10.11, NL-36.2, NL-37.20."""
    for label, goal in draft.made("objectives"):
        yield from among(label, "deck", goal.deck, (*GOALS, SHARED))
        yield from within(label, "min_players", goal.min_players, 1, MOST_SEATS)
    if draft.whole("objectives"):
        goals = [goal for _, goal in draft.made("objectives")]
        for seats in range(2, MOST_SEATS + 1):
            for deck in GOALS:
                found = sum(goal.deck == deck and goal.min_players <= seats for goal in goals)
                if found < seats:
                    yield f"objectives: {deck}: must be at least {seats} for {seats} players, not {found}"
        if sum(goal.deck == SHARED for goal in goals) < MOST_SEATS:
            yield f"objectives: {SHARED}: must be at least {MOST_SEATS}"
    if (strains := draft.ids("contamination")) is not None:
        yield from exactly("contamination", "", strains, (INFECTED, HARMLESS))
    for label, card in draft.made("contamination", "serious_wounds"):
        yield from within(label, "count", card.count, 1)
    for label, card in draft.made("mars_surface_cards"):
        yield from among(label, "affects", card.affects, ("self", "all_surface"))
    closing = 0
    for label, card in draft.made("computer_cards"):
        closing += card.after == "reshuffle_all"
        yield from among(label, "after", card.after, ("bottom_of_deck", "reshuffle_all"))
        if card.after != "reshuffle_all" and (not card.effect or card.effect[0].get("op") != "choose"):
            yield f"{label}: effect: must begin with choose, whose options are those of the card"
    if draft.whole("computer_cards") and (closing != 1 or len(draft.lists["computer_cards"]) < 2):
        yield f"computer_cards: after: exactly one must be reshuffle_all, beside others, not {closing}"


CHECKS: Final[tuple[Callable[[Draft], Complaints], ...]] = (
    _components, _setup, _dice, _track, _boards, _tiles, _intruders, _people, _items, _cards,
)  # fmt: skip
