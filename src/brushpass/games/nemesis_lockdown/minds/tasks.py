"""What there is to do in the base, where, for how many cards, and what it is worth to one player."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ..rules.items import in_hands, slots
from ..rules.leaving import isolation_open
from ..rules.standing import counts_as
from ..rules.surface import SUIT
from ..state import NOBODY, Lockdown
from .knowing import contaminations, rounds_left
from .tiles import deeds, hidden, hops, laid
from .wanting import LIFE, Wants
from .ways import Map, noise_risk

ANALYSED: Final = 3
"""NL-22.3: the Knowledge of an analysis."""
ARCHIVED: Final = 2
FOUND: Final = 1.5
"""How much likelier a tile is found than by the next Room alone, since every Room narrows the search."""
CURIOUS: Final = 0.5
"""What it is worth to explore any Room."""
LAUNCH: Final = 0.43
"""NL-31.7 to NL-31.9: how likely a boarded pod is launched."""
STAYING: Final[tuple[float, ...]] = (12.0, 16.0, 24.0, 36.0)
"""What it costs to stay in the base for a round, by Serious Wounds."""
MARGIN: Final = 0.5
"""So many rounds shall be left to whoever comes back to leave."""
FAR_OFF: Final = 3
"""So many cards away an Intruder is likely to be gone when one arrives."""
RISK: Final = 1.0
"""How much of the dangers of a way counts: to stay is dangerous as well."""
WAIT: Final = 30.0
"""What it is worth to wait where one will lock oneself in."""
ALARM: Final = 20.0
"""What it is worth that the Isolation Room opens a round earlier."""
CARDS: Final = 4.0
"""The cards that are spent in a round, about."""


class Task(NamedTuple):
    """Something worth doing in a Room; a move towards it is worth as much less as it is far."""

    worth: float
    """What is to be gained there, less the dangers there."""
    room: str
    cards: float
    """What it takes there."""
    action: Any
    haste: str = "errand"
    """What it is for: an errand, to wait for an exit, or to leave."""


class Outlook:
    """What a player looks at before anything else, made once for a question."""

    def __init__(self, t: Lockdown, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.crew = t.crew[seat]
        self.room = self.crew.room
        self.wants = Wants(t, seat)
        self.map = Map(t, seat)
        self.laid = laid(t)
        self.hidden = hidden(t)
        self.deeds = deeds(t.box)
        self.left = rounds_left(t)
        self.opening = 0 if isolation_open(t) else t.clock.slot - t.box.start.isolation
        """The rounds until the Isolation Room opens by itself."""
        self.exits = [room for tile, room in self.laid.items() if tile == "isolation_room"]
        """Where one can lock oneself in."""

    def where(self, op: str) -> list[tuple[str, int]]:
        """The Rooms where something can be done that lie open, and the place of the action."""
        return [(self.laid[tile], number) for tile, number in self.deeds.get(op, ()) if tile in self.laid]

    def works(self, room: str) -> bool:
        """NL-10.7: whether the Room has no Malfunction."""
        return room not in self.t.base.faults

    def rate(self, task: Task) -> float:
        """What a task brings for every card, the way to it and its dangers reckoned with."""
        return (task.worth - RISK * self.map.risk[task.room]) / max(1.0, self.map.cards[task.room] + task.cards)

    def frail(self) -> float:
        """How near to death the Character is, from 0 to 1."""
        return min(1.0, (3 * self.crew.serious + self.crew.light) / 9)


def tasks(look: Outlook) -> list[Task]:
    """All that is worth a walk: as long as an errand pays nobody leaves, and whoever has none left does."""
    errands = [*learning(look), *working(look), *exploring(look), *alarming(look)]
    fights = [figure.room for figure in look.t.figures if figure.room != look.room]
    reached = look.map.cards

    def worth_a_walk(task: Task) -> bool:
        return task.worth > 0.0 and task.room in reached and (task.room not in fights or reached[task.room] > FAR_OFF)

    paying = [task for task in errands if worth_a_walk(task) and pays(look, task)]
    if look.left <= 1:
        paying = []
    others = [*curing(look), *leaving(look, not paying)]
    return [*paying, *[task for task in others if worth_a_walk(task)]]


def pays(look: Outlook, task: Task) -> bool:
    """Whether an errand brings more than the rounds that it takes are likely to cost, and leaves time to get out."""
    far = look.map.cards[task.room] + task.cards
    home = min([hops(look.t)[task.room, room] for room in look.exits], default=4)
    rounds = (far + home + 2) / CARDS
    price = STAYING[min(look.crew.serious, 3)] * int(rounds + 0.5) + RISK * look.map.risk[task.room]
    return task.worth > price and look.left - rounds >= MARGIN


def act_in(look: Outlook, op: str, worth: float, extra: float = 0.0) -> list[Task]:
    """A Room action that does something, wherever it is known; broken ones have to be repaired first."""
    return [
        Task(worth if look.works(room) else worth * 0.5, room, 2 + extra + (0 if look.works(room) else 3), ("room", at))
        for room, at in look.where(op)
    ]


# -- NL-22, NL-26.3, NL-26.35: Knowledge and the Signal ----------------------------------------------------------------


def learned(look: Outlook, count: int) -> float:
    """What so much Knowledge is worth."""
    lacking = look.wants.level - look.crew.knowledge
    return look.wants.knowledge * min(1.0, count / lacking) if lacking > 0 else 0.0


def learning(look: Outlook) -> list[Task]:
    """The Archive, the Transmitter, computers and the Laboratory."""
    t, wants = look.t, look.wants
    found: list[Task] = []
    if not look.crew.verified:
        found += act_in(look, "activate_knowledge", wants.verify + learned(look, ARCHIVED))
    if not look.crew.signal:
        found += act_in(look, "send_signal", wants.signal)
    worth = learned(look, 1)
    if worth:
        options = t.box.computers[t.base.computer].effect[0]["options"]
        for number, steps in enumerate(options):
            if steps[0]["op"] == "gain_knowledge":
                found += [
                    Task(worth, room, 1, ("computer", number))
                    for room in t.board.rooms
                    if t.computer_in(room) and t.powered(room)
                ]
    return found + analysing(look)


def analysing(look: Outlook) -> list[Task]:
    """NL-22.8, NL-26.17 to NL-26.19: an Object, and the way to the Laboratory with it."""
    t, wants = look.t, look.wants
    base = learned(look, ANALYSED)
    if base + wants.weakness <= 0.0:
        return []
    found: list[Task] = []
    held = [thing.name for thing in look.crew.things if thing.back == "object"]
    for room, at in look.where("analyze_object"):
        if not look.works(room):
            continue
        there = held + [name for where, name, _ in t.base.objects if where == room]
        worth = max([object_worth(look, name, base) for name in there], default=0.0)
        found.append(Task(worth, room, 2, ("room", at)))
        if worth >= base + wants.weakness or not free_hand(look):
            continue
        for where, name, _ in t.base.objects:
            if where != room:
                far = look.map.cards.get(room, 9) / 2 + 4
                found.append(Task(object_worth(look, name, base), where, far, ("pick-up",)))
        if t.lab.eggs:
            found += [
                Task(object_worth(look, "egg", base), nest, 8, ("room", number))
                for nest, number in look.where("take_egg")
            ]
    return found


def object_worth(look: Outlook, name: str, base: float) -> float:
    """NL-22.8, NL-22.9: a new kind of Object shows a Weakness."""
    new = name not in look.t.lab.analysed and len(look.t.lab.weaknesses) < look.t.box.start.weaknesses
    if name == "egg" and look.wants.egg == 0.0 and wants_egg(look):
        return 0.0
    return base + (look.wants.weakness if new else 0.0)


def wants_egg(look: Outlook) -> bool:
    """Whether the own Objective asks to leave with the Egg that is carried."""
    return any(need.what == "carries_object" for need in look.wants.needs)


def free_hand(look: Outlook) -> bool:
    return len(in_hands(look.t, look.seat)) < slots(look.t, look.seat)


# -- the base ----------------------------------------------------------------------------------------------------------


def working(look: Outlook) -> list[Task]:
    """Eggs, the Nest, Autodestruction, power, equipment."""
    t, wants = look.t, look.wants
    found: list[Task] = []
    if t.lab.eggs and "nest" in look.laid:
        nest = look.laid["nest"]
        alarm = noise_risk(t, look.seat, nest) + 2.0
        if wants.egg and not look.crew.carries("egg"):
            found += [Task(wants.egg - alarm, nest, 2, ("room", at)) for _, at in look.where("take_egg")]
        if wants.nest:
            found.append(Task(wants.nest - t.lab.eggs * alarm, nest, 1.2 * t.lab.eggs, ("melee", "eggs")))
    if t.clock.countdown == NOBODY:
        locked = [foe for foe in wants.foes if t.crew[foe].fate == "isolated"]
        if wants.destroy or locked:
            found += act_in(look, "start_autodestruction", wants.destroy + 40.0 * len(locked))
    elif not t.clock.red and not wants.destroy and not wants.foes:
        found += act_in(look, "stop_autodestruction", 50.0)
    blue = sum([on for _, on in t.base.power.values()])
    if wants.power and t.clock.slot <= 7 and (blue < 2 or not t.clock.backup):
        found += act_in(look, "restore_power", wants.power if blue < 3 else 0.0)
    elif blue <= 1 and not t.clock.backup:
        found += act_in(look, "restore_power", 5.0)
    if "gain_crafted" in look.deeds and not counts_as(t, look.seat, SUIT) and "isolated" not in wants.fates:
        for room, at in look.where("gain_crafted"):
            if t.base.counters.get(room, 0) and t.base.stock.get(SUIT):
                found.append(Task(12.0, room, 2, ("room", at)))
    return found


# -- NL-20, NL-21: wounds and Contamination ----------------------------------------------------------------------------


def curing(look: Outlook) -> list[Task]:
    """The Emergency Room, the Decontamination Room, Surgery and the Testing Lab."""
    t, crew, found = look.t, look.crew, list[Task]()
    hurt = (
        (12.0 if "bleeding" in crew.wounds else 0.0)
        + 5.0 * len(crew.wounds)
        + 4.0 * crew.serious * crew.serious
        + 2.0 * crew.light * look.frail()
    )
    if crew.serious or crew.light > 1:
        found += healing(look, hurt)
    cure = look.wants.cure
    if cure < 4.0 and not crew.slime:
        return found
    count = contaminations(t, look.seat)
    for room, at in look.where("remove_larva"):
        if not look.works(room):
            continue
        whole = any(step.get("zone") == "all" for step in t.box.tiles[t.tile(room)].actions[at].effect)
        share = 0.9 if whole else 0.75 if crew.larva and count <= 1 else 0.4
        price = 4 if whole else 2
        if whole and crew.serious >= 3:
            continue
        found.append(Task(cure * share + (4.0 if crew.slime and not whole else 0.0), room, price, ("room", at)))
    if crew.knowledge >= 4 and t.base.stock.get("neutralizer") and not crew.carries("neutralizer"):
        for room, at in look.where("gain_crafted"):
            if t.tile(room) == "testing_lab" and look.works(room):
                found.append(Task(cure * 0.8, room, 3, ("room", at)))
    return found


def healing(look: Outlook, worth: float) -> list[Task]:
    """NL-26.16: where wounds are treated."""
    found: list[Task] = []
    for room, at in look.where("choose"):
        options = look.t.box.tiles[look.t.tile(room)].actions[at].effect[0].get("options", ())
        if look.works(room) and any(step["op"] == "dress_serious" for steps in options for step in steps):
            found.append(Task(worth, room, 2, ("room", at)))
    return found


# -- NL-11: exploring --------------------------------------------------------------------------------------------------


def exploring(look: Outlook) -> list[Task]:
    """Rooms that nobody has seen: what is looked for may lie there."""
    t, wants = look.t, look.wants
    sought: dict[str, float] = {"I": 0.0, "II": 0.0}
    for op, worth in (
        ("send_signal", 0.0 if look.crew.signal else wants.signal),
        ("activate_knowledge", 0.0 if look.crew.verified else wants.verify + learned(look, ARCHIVED)),
        ("analyze_object", learned(look, ANALYSED) + wants.weakness),
        ("take_egg", wants.egg + wants.nest),
        ("start_autodestruction", wants.destroy if t.clock.countdown == NOBODY else 0.0),
        ("remove_larva", wants.cure * 0.5),
        ("enter_css_pod", 0.0 if "isolated" in wants.fates else 15.0),
    ):
        for tile, _ in look.deeds.get(op, ()):
            if worth and tile not in look.laid:
                sought[t.box.tiles[tile].category] += worth * 0.8
    found: list[Task] = []
    for slot, rooms in look.hidden.items():
        share = min(1.0, FOUND / len(rooms)) if rooms else 0.0
        for room in rooms:
            worth = sought[slot] * share + wants.sections.get(t.board.section[room], 0.0)
            if worth or wants.items:
                found.append(Task(worth + CURIOUS, room, 0, None))
    if wants.sections:
        for room in t.base.covered:
            found.append(Task(wants.sections.get(t.board.section[room], 0.0), room, 0, None))
    return found


# -- NL-31: leaving ----------------------------------------------------------------------------------------------------


def leaving(look: Outlook, ready: bool) -> list[Task]:
    """Isolation, the Bunker and the pods, as far as they are open; who is ready waits where it will be open."""
    if not ready:
        return []
    t, seat, wants = look.t, look.seat, look.wants
    found: list[Task] = []

    def spared(fate: str) -> float:
        return wants.threats.spared(t, seat, fate) * (LIFE + (wants.way if fate in wants.asked else 0.0))

    if "isolated" in wants.fates:
        for room, at in look.where("lock_isolation"):
            if isolation_open(t) and look.works(room):
                found.append(exit_by(look, spared("isolated"), room, 2, ("room", at)))
            elif room in look.map.cards and look.opening <= look.map.cards[room] / CARDS:
                found.append(Task(WAIT + look.map.risk[room], room, 0, None, "wait"))
    if "bunker" in wants.fates:
        found += to_bunker(look, spared("bunker"))
    if "evacuated" in wants.fates and t.clock.slot in t.clock.css:
        for room, at in look.where("enter_css_pod"):
            pod = next(step["pod"] for step in t.box.tiles[t.tile(room)].actions[at].effect if "pod" in step)
            if look.works(room) and all(crew.pod != pod for crew in t.crew):
                worth = spared("evacuated") * LAUNCH - 10.0
                found.append(exit_by(look, worth, room, 2, ("room", at)))
    elif "evacuated" in wants.fates and "isolated" not in wants.fates and any(t.clock.css):
        for room, _ in look.where("enter_css_pod"):
            found.append(Task(25.0, room, 3, None))
    return found


def alarming(look: Outlook) -> list[Task]:
    """NL-32.12, NL-32.14: the Alert opens the Isolation Room at once; one does it for all."""
    t = look.t
    if isolation_open(t) or "isolated" not in look.wants.fates:
        return []
    rooms = [room for room, _ in look.where("start_alert") if nearest(look, room)]
    return act_in(look, "start_alert", ALARM * (t.clock.slot - t.box.start.isolation)) if rooms else []


def nearest(look: Outlook, room: str) -> bool:
    """Whether nobody else is nearer to a Room."""
    t, far = look.t, hops(look.t)
    mine = far[look.room, room]
    return all(far[t.crew[other].room, room] >= mine for other in t.playing() if t.crew[other].room)


def to_bunker(look: Outlook, worth: float) -> list[Task]:
    """NL-31.13 to NL-31.17, NL-37.27, NL-37.28: with the Rover, or on foot in an Enviro-Suit."""
    t, found = look.t, list[Task]()
    if not t.base.gate:
        return found
    rover = t.base.rover
    if rover and t.board.crossroads:
        found.append(exit_by(look, worth, rover, 1, ("drive", "bunker")))
    elif rover:
        found.append(exit_by(look, worth, rover, 2, ("leave", "rover")))
    if counts_as(t, look.seat, SUIT):
        for room in t.board.on_foot:
            found.append(exit_by(look, worth, room, 2, ("leave", "foot")))
    return found


def exit_by(look: Outlook, worth: float, room: str, cards: float, action: Any) -> Task:
    """Who stays dies: the dangers of the way have to be faced."""
    return Task(3.0 * max(worth, 20.0) + look.map.risk.get(room, 0.0), room, cards, action, "leave")
