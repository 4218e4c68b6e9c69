"""Everything that is asked besides the action of a turn: costs, choices within effects, reactions, trades."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..box.box import CONTAMINATION
from ..rules.cards import SCANNED_AS
from ..state import HAND, Lockdown
from .fighting import threat
from .knowing import condition, in_hand, objectives
from .tasks import Outlook, tasks
from .wanting import Wants, chance
from .ways import FAR, danger
from .worth import made_worth, remote, worth_of

Answer = Callable[[Lockdown, Decision[Any], Random], Any]

KEPT: Final = {
    "search": 2.0, "rest": 1.0, "demolition": 0.0, "interruption": 0.3, "desperate_attack": 1.6, "distraction": 1.8,
    "obstinate": 1.2, "repairs": 1.0, "vents": 0.4, "bypass": 0.8, "backdoor": 1.2, "remote_execution": 1.8,
    "overload": 0.2, "vivisection": 1.5, "field_experience": 1.7, "pheromones": 2.0, "specimen_care": 0.9,
    "basic_repairs": 0.7, "quarantine": 0.3, "stun": 1.0, "defense_plan": 1.0, "facility_tour": 0.6, "clean_up": 1.2,
    "master_keys": 0.5, "scavenging": 1.2, "service_route": 1.3, "odd_jobs": 0.6, "inconspicuous": 1.4,
    "weird_metabolism": 1.0, "sensitive_hearing": 0.7, "feel_of_the_dark": 1.4,
}  # fmt: skip
"""What Action cards are worth in hand, beyond paying for something."""
REPAIRS: Final = ("repairs", "basic_repairs", "clean_up")
"""NL-14.23: the Action cards that take a Malfunction away."""
SHIELDED: Final = 2
"""So many cards are kept by whoever draws for a certain one."""
ITEMS: Final = {
    "medkit": 5.0, "medical_stapler": 4.5, "clothes": 3.0, "antiseptic": 3.0, "caffeine_pills": 2.5, "scalpel": 2.0,
    "analyze_toolset": 3.0, "research_documents": 3.0, "reagent": 2.2, "toolbelt": 3.0, "duct_tape": 2.5,
    "flashlight": 3.0, "fire_blanket": 2.2, "glowstick": 2.0, "weapon_battery": 3.0, "cave_plans": 0.5,
    "facility_plans": 0.6, "rover_remote": 0.8, "grenade": 3.0, "thermite_charge": 1.0, "smoke_grenade": 4.0,
    "decoy": 2.5, "recon_drone": 0.5, "rifle": 5.0, "shotgun": 4.5, "extended_magazine": 1.5, "gate_key": 2.0,
    "access_card": 0.8, "autodestruction_key": 1.0, "smart_gun": 5.0, "nailgun": 4.0, "smg": 5.0, "assault_rifle": 6.0,
    "battle_suit": 4.0, "pressure_washer": 2.0, "enviro_suit": 3.0, "neutralizer": 4.0, "taser": 4.0,
    "flamethrower": 4.5, "pistol": 3.5, "egg": 0.5, "carcass": 0.5, "corpse": 0.4, "probe_arm": 1.0, "overmind": 0.5,
    "cheat_codes": 1.0, "wail": 0.3,
}  # fmt: skip
"""What things are worth to anybody."""
TEACHING: Final = ("research_documents", "analyze_toolset")


def best(options: Sequence[Any], worth: Callable[[Any], float]) -> Any:
    """The option that is worth most, the first of several."""
    return max(options, key=worth)


def least(options: Sequence[Any], worth: Callable[[Any], float]) -> Any:
    return min(options, key=worth)


# -- cards -------------------------------------------------------------------------------------------------------------


def card_worth(t: Lockdown, seat: int, card: str) -> float:
    """What a card in hand is worth where the Character stands."""
    crew = t.crew[seat]
    worth = KEPT.get(card, 0.8)
    if card == "rest":
        return 3.0 * in_hand(t, seat) if not crew.larva else 0.1
    if card in ("search", "scavenging") and not t.base.counters.get(crew.room, 0):
        return 0.7
    if card in REPAIRS and t.room_of("isolation_room") in t.base.faults:
        return worth + 5.0
    if card in REPAIRS and crew.room in t.base.faults:
        return worth + 0.8
    if card in ("desperate_attack", "distraction", "pheromones", "vivisection") and t.fighting(crew.room):
        return worth + 2.0
    return worth


def pay(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-8.4: with what is worth least."""
    return least(asked.options, lambda card: card_worth(t, asked.seat, card))


def discard(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """Contamination cards go first."""
    return least(asked.options, lambda card: -1.0 if is_bad(card) else card_worth(t, asked.seat, card))


def is_bad(card: str) -> bool:
    return card == CONTAMINATION or card in SCANNED_AS


def pass_discard(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-6.11: Contamination cards that fill the hand go, unless they are to be scanned, or cards are a shield."""
    seat = asked.seat
    bad = [card for card in asked.options if is_bad(card)]
    if bad and not ("rest" in t.piles[HAND[seat]] and CONTAMINATION in bad and not t.crew[seat].larva):
        return bad[0]
    if waiting_for_repair(t, seat) and t.cards(seat) > SHIELDED:
        mine = [card for card in asked.options if card in t.piles[HAND[seat]]]
        return least(mine, lambda card: card_worth(t, seat, card))
    return asked.options[0]


def waiting_for_repair(t: Lockdown, seat: int) -> bool:
    """NL-14.21: whether a Character stands where it would lock itself in, and has no card to repair it."""
    room = t.crew[seat].room
    broken = t.tile(room) == "isolation_room" and room in t.base.faults
    return broken and not any(card in REPAIRS for card in t.piles[HAND[seat]])


# -- within effects ----------------------------------------------------------------------------------------------------


def either(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-8.15: the alternative that is worth most."""
    look = Outlook(t, asked.seat)
    options = t.box.choices[asked.about[0]]["options"]
    return best(asked.options, lambda number: worth_of(look, options[number]))


def computer(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-10.11."""
    look = Outlook(t, asked.seat)
    options = t.box.computers[t.base.computer].effect[0]["options"]
    return best(asked.options, lambda one: 0.01 if isinstance(one, str) else worth_of(look, options[one]))


def which_action(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-10.22: the Room action that is worth most."""
    look = Outlook(t, asked.seat)
    worths: dict[Any, float] = {}
    for task in tasks(look):
        if remote(look, task.room, task.action, False):
            key = (task.room, task.action[1])
            worths[key] = max(worths.get(key, 0.0), task.worth)
    return best(asked.options, lambda one: worths.get(tuple(one), 0.0))


def where(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """A Room to go to, or to lure Intruders to."""
    seat = asked.seat
    if asked.about and asked.about[0] == "lure":
        return best(asked.options, lambda room: 0.0 if t.here(room) else 1.0)
    look = Outlook(t, seat)
    goals = {task.room: look.rate(task) for task in tasks(look)}
    steps: dict[str, float] = {}
    for room, rate in goals.items():
        step = look.map.first.get(room)
        if step is not None and step[0] in ("move", "careful"):
            steps[step[1]] = max(steps.get(step[1], 0.0), rate)
    return best(asked.options, lambda room: steps.get(room, 0.0) + goals.get(room, 0.0) - 0.5 * danger(t, seat, room))


def ride(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-28.15: to the Section where most is to be done."""
    look = Outlook(t, asked.seat)
    found = dict.fromkeys(t.board.stops, 0.0)
    for task in tasks(look):
        section = t.board.section[task.room]
        if section in found:
            far = 2.0 if task.room == t.board.stops[section] else 4.0
            found[section] = max(found[section], task.worth / (far + task.cards))
    return best(asked.options, lambda one: found[one] - 0.5 * danger(t, asked.seat, t.board.stops[one]))


def come_along(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-40.46, NL-40.65: out of danger gladly, else one goes one's own way."""
    crew = t.crew[asked.seat]
    away = crew.room in t.base.fires or t.fighting(crew.room) or t.base.vent == crew.room
    return "yes" if away else "no"


def careful_noise(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-11.25: where it is heard least: in a Corridor with one number, away from others."""
    room = t.crew[asked.seat].room

    def loud(way: str) -> float:
        numbers = sum([t.board.numbered.get((room, number)) == way for number in (1, 2, 3, 4)])
        return numbers + (0.5 if way == "tech" else 0.0)

    return least(asked.options, loud)


def which_room(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """Most effects are meant for Intruders: most of them, and no people."""

    def worth(room: str) -> float:
        foes = sum([threat(t, asked.seat, figure.kind) for figure in t.intruders(room)], 0.0)
        mine = 2.0 if room == t.crew[asked.seat].room and room in t.base.fires else 0.0
        return foes + mine - 20.0 * len(t.here(room)) + (0.5 if room in t.base.fires else 0.0)

    return best(asked.options, worth)


def target(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """The most dangerous, and the most injured of these."""

    def worth(number: Any) -> float:
        figure = t.figure(number) if isinstance(number, int) else None
        return threat(t, asked.seat, figure.kind) + 3.0 * figure.injuries if figure is not None else 0.0

    return best(asked.options, worth)


def who_attacks(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-17.3: the weakest first: it may be the last."""

    def worth(number: int) -> float:
        figure = t.figure(number)
        return threat(t, asked.seat, figure.kind) if figure is not None else 0.0

    return least(asked.options, worth)


def whom(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """A Character: a foe for what harms; oneself where it may help."""
    foes = Wants(t, asked.seat).foes
    return best(asked.options, lambda seat: 2.0 if seat in foes else 1.0 if seat == asked.seat else 0.0)


def victim(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """Somebody else: a foe, or whoever can bear it."""
    foes = Wants(t, asked.seat).foes
    return best(asked.options, lambda seat: (10.0 if seat in foes else 0.0) - t.crew[seat].serious)


# -- reactions and dice ------------------------------------------------------------------------------------------------


def interrupt(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-10.20: only whoever must not survive is interrupted."""
    card = asked.options[-1]
    actor = t.active
    if actor != asked.seat and not t.allied and actor in Wants(t, asked.seat).foes:
        return card
    return asked.options[0]


def react(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """A card that averts something is played; nobody sends an Attack on to a friend."""
    if asked.prompt == "redirect" and t.allied:
        return asked.options[0]
    return asked.options[-1]


def reroll(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-40.23: what does no harm is rolled again."""
    return "reroll" if asked.about[0] in ("blank", "creeper", "discard_for_1") else "keep"


def card_for_hit(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-16.12: a hit is worth a card."""
    mine = [card for card in asked.options if card != "no"]
    return least(mine, lambda card: card_worth(t, asked.seat, card)) if mine else "no"


# -- Items -------------------------------------------------------------------------------------------------------------


def item_worth(t: Lockdown, seat: int, name: str) -> float:
    """What a thing is worth to a player: what the Objective asks for most."""
    worth = ITEMS.get(name, 1.0)
    if name == "egg" and any("egg" in str(condition(t, card)) for card in objectives(t, seat)):
        return 20.0
    entry = t.box.items.get(name)
    if entry is not None and entry.weapon:
        held = [thing for thing in t.crew[seat].things if thing.name == name]
        return worth if not held or held[0].load else 1.0
    if t.crew[seat].serious and name in ("medkit", "medical_stapler"):
        worth += 2.0
    if name in TEACHING and Wants(t, seat).levels:
        worth += 4.0
    return worth


def keep(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-40.28: the better one, rather one that is not yet carried."""
    seat = asked.seat
    return best(asked.options, lambda name: item_worth(t, seat, name) - (1.0 if t.crew[seat].carries(name) else 0.0))


def give_up(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """What is worth least goes; something new is declined if it is worth no more."""
    seat = asked.seat
    names = [option for option in asked.options if option != "decline"]
    worst = least(names, lambda one: item_worth(t, seat, one if isinstance(one, str) else one[1]))
    if "decline" in asked.options and asked.about:
        new, old = item_worth(t, seat, asked.about[0]), item_worth(t, seat, worst)
        wanted = asked.about[0] in ("egg", "carcass", "corpse")
        return worst if new > old or wanted else "decline"
    return worst


def craft(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-40.18: what is worth most, of what is worth least."""
    look = Outlook(t, asked.seat)

    def worth(option: Any) -> float:
        if isinstance(option, str):
            return 0.5
        return made_worth(look, option[0]) - 0.4 * sum([ITEMS.get(name, 1.0) for _, name in option[1]], 0.0)

    return best(asked.options, worth)


def colour(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-25.5: green for whoever is hurt, red for whoever is unarmed, else yellow."""
    crew = t.crew[asked.seat]
    armed = any(thing.load for thing in crew.things)
    wanted = "green" if crew.serious or crew.light > 1 else "yellow" if armed else "red"
    return wanted if wanted in asked.options else asked.options[0]


def draft(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-4.9: whoever comes out more often is liked better."""
    order = ("survivor", "sentry", "hacker", "lab_rat", "janitor", "xenobiologist")
    return least(asked.options, lambda one: order.index(one) if one in order else len(order))


def keep_objective(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-30.2: the likelier one; before the First Encounter cards are called by their decks."""
    cards = objectives(t, asked.seat)

    def likely(option: str) -> float:
        meant = [card for card in cards if card == option or t.box.objectives[card].deck == option]
        return max([chance(t, asked.seat, condition(t, card)) for card in meant], default=0.0)

    return best(asked.options, likely)


# -- NL-9.12: trades ---------------------------------------------------------------------------------------------------


def trade(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """Nobody who has nothing to ask for trades on."""
    return "done" if "done" in asked.options else "stop"


def accept(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-40.16: if it brings more than it takes, or a friend needs it."""
    gain = 0.0
    for how, giver, getter, what in asked.about[0]:
        worth = item_worth(t, asked.seat, what) if how == "open" else 2.5
        gain += worth if getter == asked.seat else -worth if giver == asked.seat else 0.0
    return "yes" if "yes" in asked.options and gain > (-4.0 if t.allied else 0.0) else "no"


def give_what(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """What is worth least; to friends alone if it may be declined."""
    if "decline" in asked.options and not t.allied:
        return "decline"
    names = [one for one in asked.options if one != "decline"]
    return least(names, lambda one: item_worth(t, asked.seat, one))


# -- the base ----------------------------------------------------------------------------------------------------------


def power_place(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-28.9: power for where one locks oneself in, then for the Elevator that leads there, then for where one is."""
    home = t.board.section.get(t.room_of("isolation_room"), "")
    far = [seat for seat in t.playing() if t.board.section.get(t.crew[seat].room, "") != home]
    here = t.board.section.get(t.crew[asked.seat].room, "")

    def worth(place: str) -> float:
        if place == home:
            return 4.0
        return (3.0 if far else 0.5) if place == "elevator" else 2.0 if place == here else 1.0

    return best(asked.options, worth)


def door(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """Whoever is shut in opens a Door, best in the own Room; else Doors are left as they are, if that may be."""
    look = Outlook(t, asked.seat)
    if all(room in look.map.cards for room in look.exits):
        return asked.options[0]
    here = t.board.ways_of[look.room]

    def worth(way: Any) -> float:
        ends = [room for room in look.map.cards if (room, way) in t.board.beyond]
        return (2.0 if way in here else 1.0) if t.closed(way) and len(ends) == 1 else 0.0

    return best(asked.options, worth)


def noise_here(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """The Corridor that bears most numbers."""
    room = t.crew[asked.seat].room
    return best(asked.options, lambda way: sum([t.board.numbered.get((room, n)) == way for n in (1, 2, 3, 4)]))


def tile(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """What lies near is looked at."""
    look = Outlook(t, asked.seat)
    return least(asked.options, lambda room: FAR if room == "enough" else look.map.cards.get(room, FAR))


def first(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    return asked.options[0]


def last(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    return asked.options[-1]


ANSWERS: Final[dict[str, Answer]] = {
    "pay": pay,
    "discard": discard,
    "pass-discard": pass_discard,
    "either": either,
    "computer": computer,
    "which-action": which_action,
    "where": where,
    "ride": ride,
    "take-along": first,
    "come-along": come_along,
    "careful-noise": careful_noise,
    "which-room": which_room,
    "which-corridor": noise_here,
    "which-area": first,
    "which-door": door,
    "move-door": first,
    "target": target,
    "who-attacks": who_attacks,
    "which-character": whom,
    "redirect-to": victim,
    "interrupt": interrupt,
    "redirect": react,
    "light": react,
    "reroll": reroll,
    "card-for-hit": card_for_hit,
    "spend-ammo": last,
    "search-keep": keep,
    "make-room": give_up,
    "blocked-hand": give_up,
    "drop-what": give_up,
    "lose-item": give_up,
    "trade-room": give_up,
    "crafted": keep,
    "craft": craft,
    "which-deck": colour,
    "draft": draft,
    "keep-objective": keep_objective,
    "trade": trade,
    "accept": accept,
    "give-what": give_what,
    "show-what": give_what,
    "allow": lambda t, asked, rng: "yes" if t.allied else "no",
    "dress": lambda t, asked, rng: "bleeding" if "bleeding" in asked.options else asked.options[0],
    "place-power": power_place,
    "which-tile": tile,
    "move-css": first,
}
"""By what is asked; what is not here matters little."""


def anything(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    return asked.options[int(rng.random() * len(asked.options))]
