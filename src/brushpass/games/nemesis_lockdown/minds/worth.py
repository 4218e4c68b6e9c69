"""What the steps of an effect are worth to the Character that carries them out, out of Combat and in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..box.entries import Step
from ..rules.crafting import craftable
from ..rules.items import capacity, objects_at, weapons
from ..rules.standing import counts_as
from ..rules.surface import SUIT
from ..state import NOBODY
from .fighting import downed, repelled, threat
from .knowing import in_hand
from .tasks import Outlook, learned, object_worth, on_the_brink, tasks
from .ways import heard, night

CARD: Final = 1.3
"""What a card in hand is worth."""
CONTAMINATED: Final = -7.0
WOUNDED: Final = -25.0
SCRATCHED: Final = -8.0
CRAFTED: Final = {"enviro_suit": 3.0, "neutralizer": 4.0, "taser": 4.0, "pistol": 3.0, "flamethrower": 4.0}
FOUND: Final = 3.6
"""What an Item is worth that nobody knows yet."""
DOCUMENTED: Final = 0.25
"""How likely a search finds Research Documents, which teach 2."""
FREED: Final = 25.0
"""What it is worth to get out of Rooms with closed Doors."""
MENDED: Final = 30.0
"""What it is worth to repair the Room where one will lock oneself in."""
ARMED: Final = 2.0
"""How much less a second weapon is worth."""

Worth = Callable[[Outlook, Step], float]


def worth_of(look: Outlook, steps: Sequence[Step]) -> float:
    """What steps are worth together."""
    return sum([WORTHS[step["op"]](look, step) if step["op"] in WORTHS else 0.0 for step in steps], 0.0)


def best_of(look: Outlook, step: Step) -> float:
    """NL-8.15: the best alternative."""
    return max([worth_of(look, option) for option in step["options"]])


def either(look: Outlook, step: Step) -> float:
    """Both ways of a condition are looked at alike."""
    return max(worth_of(look, step["then"]), worth_of(look, step.get("else", ())))


def fighting(look: Outlook) -> bool:
    return look.t.fighting(look.room)


# -- cards and Items ---------------------------------------------------------------------------------------------------


def search(look: Outlook, step: Step) -> float:
    """NL-25.5: what may be found: dressings for the hurt, a weapon for the unarmed, and what helps anybody."""
    crew = look.crew
    tile = look.t.box.tiles.get(look.t.tile(look.room))
    colour = tile.colour if tile is not None else ""
    slime = 4.0 if tile is not None and tile.on_search and not crew.slime else 0.0
    found = FOUND
    if colour in ("green", "white"):
        found += 2.0 + 1.5 * crew.serious
    elif colour == "red" and not any(thing.load for thing in weapons(look.t, look.seat)):
        found += 1.0
    found += DOCUMENTED * learned(look, 2)
    return found + (look.wants.items / 4 if look.wants.items else 0.0) - slime


def draw(look: Outlook, step: Step) -> float:
    count = look.crew.serious if step["n"] == "serious_wounds" else int(step["n"])
    return CARD * count if step.get("who") == "self" else 0.0


def scan(look: Outlook, step: Step) -> float:
    """NL-20.10 to NL-20.17: what a scan may get rid of, and what it may do."""
    zone, unknown = step["zone"], in_hand(look.t, look.seat)
    if zone == "all":
        return look.wants.cure
    if zone == "drawn":
        return -20.0 if look.crew.larva else -0.5
    if not unknown:
        return 0.0
    if step["on_infected"] == "infect":
        return -60.0 if look.crew.larva else 6.0 * unknown
    return 1.0 if step["remove"] == "none" else 4.0


def remove_larva(look: Outlook, step: Step) -> float:
    if not look.crew.larva:
        return 0.0
    return max(12.0, 0.8 * look.wants.cure) - (100.0 if look.crew.serious >= 3 and "then" in step else 0.0)


def slime_off(look: Outlook, step: Step) -> float:
    return 3.0 if look.crew.slime else 0.0


def dress(look: Outlook, step: Step) -> float:
    wounds = look.crew.wounds
    bleeding = 10.0 if "bleeding" in wounds else 0.0
    return 5.0 * (len(wounds) if step["n"] == "all" else min(1, len(wounds))) + bleeding


def heal(look: Outlook, step: Step) -> float:
    return 20.0 + 3.0 * look.crew.serious if look.crew.dressed else 0.0


def heal_light(look: Outlook, step: Step) -> float:
    return look.crew.light * (5.0 + 5.0 * look.frail())


def know(look: Outlook, step: Step) -> float:
    return learned(look, int(step["n"]))


def analyse(look: Outlook, step: Step) -> float:
    names = [thing.name for thing in look.crew.things if thing.back == "object"]
    names += [name for where, name, _ in look.t.base.objects if where == look.room]
    base = learned(look, int(step["knowledge"]))
    return max([object_worth(look, name, base) for name in names], default=0.0)


def take_object(look: Outlook, step: Step) -> float:
    wanted = [task for task in tasks(look) if task.room == look.room and task.action == ("pick-up",)]
    return wanted[0].worth * 0.3 if wanted and objects_at(look.t, look.room) else 0.0


def repair(look: Outlook, step: Step) -> float:
    """NL-14.13, NL-14.23: a marker goes; many of them may blow up the base."""
    t = look.t
    if step["marker"] == "fire":
        rooms = t.base.fires if step["room"] == "any" else [room for room in t.base.fires if room == look.room]
        return (2.5 if look.room in rooms else 0.5) + len(t.base.fires) / 6 if rooms else 0.0
    if look.room not in t.base.faults:
        return 0.0
    if look.room in look.exits:
        return MENDED
    wanted = [task.worth for task in tasks(look) if task.room == look.room and task.action is not None]
    return max([0.5, *wanted]) * 0.8 + (12.0 if on_the_brink(t) else 0.0)


def mark(look: Outlook, step: Step) -> float:
    return -2.0


def load(look: Outlook, step: Step) -> float:
    kind = step["weapon"]
    fit = [
        thing
        for thing in weapons(look.t, look.seat)
        if kind in (look.t.box.items[thing.name].weapon.kind, thing.name)  # type: ignore[union-attr]
    ]
    return max([1.5 * (capacity(look.t, thing) - thing.load) for thing in fit if thing.load <= 1], default=0.0)


def power(look: Outlook, step: Step) -> float:
    t = look.t
    circuit = t.board.section[look.room] if step["section"] == "here" else "elevator"
    if not circuit:
        return 0.0
    gain = 2.0 if circuit != "elevator" else 1.2
    return -gain if t.base.power[circuit][1] else gain + (10.0 if look.wants.power else 0.0)


def computer(look: Outlook, step: Step) -> float:
    options = look.t.box.computers[look.t.base.computer].effect[0]["options"]
    return max([worth_of(look, steps) for steps in options])


def room_action(look: Outlook, step: Step) -> float:
    """NL-10.22: what can be done from here, or for nothing."""
    here = bool(step["of"].get("here"))
    tile = look.t.box.tiles.get(look.t.tile(look.room))
    if "colour" in step["of"] and (tile is None or tile.colour not in step["of"]["colour"]):
        return 0.0
    return max([task.worth for task in tasks(look) if remote(look, task.room, task.action, here)], default=0.0)


def remote(look: Outlook, room: str, action: Any, here: bool) -> bool:
    """Whether an action of a Room can be taken by a card."""
    if action is None or action[0] != "room" or not look.works(room):
        return False
    return room == look.room if here else look.t.computer_in(room)


def open_gate(look: Outlook, step: Step) -> float:
    suited = look.t.base.rover == look.room or counts_as(look.t, look.seat, SUIT)
    return 12.0 if not look.t.base.gate and "bunker" in look.wants.fates and suited else 0.0


def rover(look: Outlook, step: Step) -> float:
    return 8.0 if look.t.base.gate and not look.t.base.rover and "isolated" not in look.wants.fates else 0.0


def door(look: Outlook, step: Step) -> float:
    """NL-14.39: a closed Door is opened by whoever is shut in."""
    shut_in = any(room not in look.map.cards for room in look.exits)
    return FREED if shut_in and step["action"] in ("toggle", "open") else 0.0


def hush(look: Outlook, step: Step) -> float:
    """NL-7.40: what a quieter night is worth."""
    t, loud = look.t, heard(look.t, look.room)
    if not loud or fighting(look):
        return 0.0
    share = 1.0 if step["n"] == "all" else 1.0 / loud
    return 0.8 * loud * share + share * night(t, look.seat, look.room, t.cards(look.seat) - 1)


def countdown(look: Outlook, step: Step) -> float:
    return look.wants.destroy if look.t.clock.countdown == NOBODY else 0.0


def stop(look: Outlook, step: Step) -> float:
    running = look.t.clock.countdown != NOBODY and not look.t.clock.red
    return 50.0 if running and not look.wants.destroy and not look.wants.foes else -20.0 if running else 0.0


def craft(look: Outlook, step: Step) -> float:
    options = craftable(look.t, look.seat, int(step["components_needed"]), str(step.get("wildcard", "")))
    return max([made_worth(look, made) for made, _ in options], default=0.0)


def made_worth(look: Outlook, made: str) -> float:
    """What a Crafted Item is worth; one of a sort is enough."""
    if look.crew.carries(made):
        return 0.3
    worth = CRAFTED.get(made, 1.0)
    if look.t.box.items[made].weapon and any(thing.load for thing in weapons(look.t, look.seat)):
        worth -= ARMED
    if made == "neutralizer":
        worth += look.wants.cure * 0.5
    if made == SUIT and "isolated" not in look.wants.fates:
        worth += 10.0
    return worth + (3.0 if look.wants.items else 0.0)


# -- what hurts --------------------------------------------------------------------------------------------------------


def contaminate(look: Outlook, step: Step) -> float:
    return CONTAMINATED * int(step["n"])


def serious(look: Outlook, step: Step) -> float:
    return WOUNDED * int(step["n"]) - (60.0 if look.crew.serious >= 3 else 0.0)


def light(look: Outlook, step: Step) -> float:
    return SCRATCHED * int(step["n"]) - (60.0 if look.crew.serious >= 3 else 0.0)


def lose_item(look: Outlook, step: Step) -> float:
    return -2.5


def lose_cards(look: Outlook, step: Step) -> float:
    """Own Contamination cards go gladly; others are only robbed of their cards if they must not survive."""
    if step.get("who") == "self":
        return 1.0 if step.get("kind") == "contamination" else -CARD
    if step.get("who") == "others_here":
        return 0.0
    foes = [foe for foe in look.wants.foes if look.t.crew[foe].room == look.room]
    return 3.0 if foes and not look.wants.friends else -5.0


# -- Combat ------------------------------------------------------------------------------------------------------------


def injure(look: Outlook, step: Step) -> float:
    count = step["n"]
    injuries = count["base"] + look.crew.knowledge // count["per_knowledge"] if isinstance(count, dict) else int(count)
    return max([downed(look.t, look.seat, figure, injuries) for figure in look.t.intruders(look.room)], default=0.0)


def retreat(look: Outlook, step: Step) -> float:
    worths = [repelled(look.t, look.seat, figure) for figure in look.t.intruders(look.room)]
    return sum(worths, 0.0) if step["target"] == "all_here" else max(worths, default=0.0)


def slip_away(look: Outlook, step: Step) -> float:
    """A move under no attacks."""
    if step.get("attacks") or not fighting(look):
        return 0.0
    return sum([threat(look.t, look.seat, figure.kind) for figure in look.t.intruders(look.room)], 0.0) + 4.0


def lure(look: Outlook, step: Step) -> float:
    return 0.6 * slip_away(look, {"attacks": False})


def blast(look: Outlook, step: Step) -> float:
    """Thrown at a neighbouring Room with Intruders, or at one's own in need."""
    t = look.t
    near = [figure for figure in t.figures if figure.room in t.board.next[look.room] and not t.here(figure.room)]
    mine = [downed(t, look.seat, figure, int(step["target_injuries"])) for figure in t.intruders(look.room)]
    return max(2.0 if near else 0.0, sum(mine, 0.0) + (WOUNDED if "serious_wounds" in step else SCRATCHED * 2))


WORTHS: Final[dict[str, Worth]] = {
    "choose": best_of,
    "if": either,
    "search": search,
    "draw_cards": draw,
    "scan": scan,
    "remove_larva": remove_larva,
    "discard_slime": slime_off,
    "dress_serious": dress,
    "heal_dressed_serious": heal,
    "heal_light": heal_light,
    "gain_knowledge": know,
    "analyze_object": analyse,
    "pick_up_object": take_object,
    "discard_marker": repair,
    "place_marker": mark,
    "load_ammo": load,
    "attach_to_weapon": lambda look, step: 1.5,
    "flip_power": power,
    "computer_action": computer,
    "room_action": room_action,
    "open_main_gate": open_gate,
    "move_rover": rover,
    "discard_noise": hush,
    "door": door,
    "start_autodestruction": countdown,
    "stop_autodestruction": stop,
    "craft": craft,
    "contamination": contaminate,
    "serious_wound": serious,
    "light_wound": light,
    "discard_item": lose_item,
    "discard_cards": lose_cards,
    "injure": injure,
    "retreat": retreat,
    "move": slip_away,
    "lure": lure,
    "blast": blast,
}
"""By operation; what is not here is worth nothing by itself."""
