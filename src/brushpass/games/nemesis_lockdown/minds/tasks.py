"""What there is to do in the base, where, for how many cards, and what it is worth to one player."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ..rules.items import in_hands, slots, weapons
from ..rules.leaving import isolation_open
from ..rules.standing import counts_as
from ..rules.surface import SUIT
from ..state import NOBODY, POOL, Lockdown
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
LAUNCH: Final = 0.57
"""NL-31.7 to NL-31.9: how likely a boarded pod is launched."""
CARD: Final = 1.5
"""What a card is worth to the sound: a part of what a round in the base costs."""
TIMELY: Final = 14.0
LATE: Final = 1.0
"""With fewer cards to spare than that, every one is worth so much more."""
SPARE: Final = 12.0
"""So many cards shall be left to whoever comes back to leave."""
SOFTLY: Final = 1.5
"""The cards that a Room on the way takes: some steps are careful ones."""
FAR_OFF: Final = 3
"""So many cards away an Intruder is likely to be gone when one arrives."""
WAIT: Final = 30.0
"""What it is worth to wait where one will lock oneself in."""
ALARM: Final = 8.0
"""What it is worth that the Isolation Room opens a round earlier."""
NEXT_CARD: Final = 0.15
"""NL-10.14: how much of a computer that teaches something is left as long as another card lies open."""
INSIGHT: Final = 60.0
"""What it is worth to look at one token, if all orders were equally likely."""
BROKEN: Final = 0.6
"""How much of an exit is left that has to be repaired first."""
REPAIR: Final = 3
"""The cards that a repair takes, the wait for it among them."""
ARMED: Final = 2
"""The shots that it takes to fight for an exit."""
HURRY: Final = 8.0
"""With fewer cards to spare than that it is fought for in any case."""
BRINK: Final = 3
"""With so few Malfunction markers left nobody explores."""
DOUBT: Final[tuple[float, ...]] = (0.8, 3.0, 8.0)
"""By so much an errand has to bring more than it costs, by Serious Wounds: the hurt go home."""
IDLE: Final = 4.0
"""The cards that nobody misses as long as the Isolation Room is closed."""
STOPPED: Final = 120.0
"""What it is worth to stop an Autodestruction, which kills all who are locked in."""
PODS: Final = 60.0
"""What it is worth to find a pod, for whoever may not lock themselves in."""
ELSEWHERE: Final = 0.4
"""How likely somebody gets out otherwise, as long as the Main Gate is closed."""
HOPELESS: Final = 0.15
"""Whoever is spared less likely has nothing to lose."""
SURE: Final = 45.0
"""What an exit is worth at which one stands already."""
LIGHT: Final = 40.0
"""NL-28.7, NL-23.4: what it is worth to turn the lights on, if it is for so many rounds at least."""
LASTS: Final = 4
FARTHEST: Final = 10
"""The cards that a way takes about which nothing is known."""
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
        self.left = rounds_left(t)
        self.map = Map(t, seat, hurried=self.left == 1)
        self.laid = laid(t)
        self.hidden = hidden(t)
        self.deeds = deeds(t.box)
        self.purse = len(t.action_cards(seat)) + CARDS * (self.left - 1)
        """The cards that can still be spent."""
        self.opening = 0 if isolation_open(t) else t.clock.slot - t.box.start.isolation
        """The rounds until the Isolation Room opens by itself."""
        self.exits = [room for tile, room in self.laid.items() if tile == "isolation_room"]
        """Where one can lock oneself in."""
        self.armed = sum([thing.load for thing in weapons(t, seat)]) >= ARMED
        """Whether it can be fought for an exit."""
        self.spare = min(
            [self.purse - self.map.cards.get(room, 2 * FARTHEST) - 2 for room in self.exits], default=TIMELY
        )
        """The cards that are left to whoever goes to lock themselves in at once."""
        self.exits_open: list[Task] = []
        """The ways out that lie open, found with the tasks."""
        isolated, other = [self.wants.threats.spared(t, seat, fate) for fate in ("isolated", "bunker")]
        self.stake = max(isolated, other if t.base.gate else ELSEWHERE * other)
        """NL-34.3: how likely the order spares the Character as things stand: so much is lost by dying."""

    def where(self, op: str) -> list[tuple[str, int]]:
        """The Rooms where something can be done that lie open, and the place of the action."""
        return [(self.laid[tile], number) for tile, number in self.deeds.get(op, ()) if tile in self.laid]

    def works(self, room: str) -> bool:
        """NL-10.7: whether the Room has no Malfunction."""
        return room not in self.t.base.faults

    def rate(self, task: Task) -> float:
        """What a task brings for every card, the way to it and its dangers reckoned with."""
        return (task.worth - self.stake * self.map.risk[task.room]) / max(1.0, self.map.cards[task.room] + task.cards)

    def home(self, room: str) -> int:
        """How many Rooms lie between a Room and where one can lock oneself in."""
        return min([hops(self.t)[room, exit_] for exit_ in self.exits], default=4)

    def urgent(self, task: Task) -> bool:
        """Whether there are no cards to spare on the way out."""
        return task.haste == "leave" and self.purse < self.map.cards[task.room] + task.cards + SPARE

    def at_exit(self) -> bool:
        """Whether the base can be left from here."""
        return any(way.room == self.room and way.action is not None for way in self.exits_open)

    def price(self) -> float:
        """What a card is worth: the time that it stands for, more of it for the hurt, most for whoever is late."""
        return CARD * (1.0 + 0.5 * self.crew.serious) + LATE * max(0.0, TIMELY - self.spare)

    def frail(self) -> float:
        """How near to death the Character is, from 0 to 1."""
        return min(1.0, (3 * self.crew.serious + self.crew.light) / 9)


def tasks(look: Outlook) -> list[Task]:
    """All that is worth a walk: as long as an errand pays nobody leaves, and whoever has none left does."""
    look.exits_open = leaving(look)
    errands = [*learning(look), *working(look), *exploring(look), *alarming(look), *enquiring(look)]
    paying = [task for task in errands if worth_a_walk(look, task) and pays(look, task)] if look.left > 1 else []
    if paying or not isolation_open(look.t):
        paying += [task for task in lighting(look) if worth_a_walk(look, task) and pays(look, task)]
    cures = [task for task in curing(look) if worth_a_walk(look, task) and in_time(look, task)]
    return [*paying, *cures, *([] if paying else ways_out(look))]


def ways_out(look: Outlook) -> list[Task]:
    """The exits that can be reached."""
    return [task for task in look.exits_open if worth_a_walk(look, task)]


def worth_a_walk(look: Outlook, task: Task) -> bool:
    """Nobody walks into a fight, unless it is for an exit."""
    reached = look.map.cards
    if task.worth <= 0.0 or task.room not in reached:
        return False
    if task.room == look.room or reached[task.room] > FAR_OFF or not look.t.fighting(task.room):
        return True
    return task.haste == "leave" and (look.armed or look.spare < HURRY)


def pays(look: Outlook, task: Task) -> bool:
    """Whether an errand brings more than the detour to it is likely to cost, and leaves time to get out."""
    far = look.map.cards[task.room] + task.cards + SOFTLY * look.home(task.room)
    detour = max(0.0, far - SOFTLY * look.home(look.room))
    if not isolation_open(look.t):
        detour = max(0.0, detour - IDLE)
    sure = SURE if look.at_exit() else 0.0
    price = look.stake * (look.price() * detour + look.map.risk[task.room] + sure)
    return task.worth > DOUBT[min(look.crew.serious, len(DOUBT) - 1)] * price and in_time(look, task)


def in_time(look: Outlook, task: Task) -> bool:
    """Whether there will be cards left to get out."""
    far = look.map.cards[task.room] + task.cards + SOFTLY * look.home(task.room)
    return look.purse >= far + 2 + (SPARE if look.stake > HOPELESS else 0.0)


def act_in(look: Outlook, op: str, worth: float, extra: float = 0.0) -> list[Task]:
    """A Room action that does something, wherever it is known; broken ones have to be repaired first."""
    return [
        Task(
            worth if look.works(room) else worth * BROKEN,
            room,
            2 + extra + (0 if look.works(room) else REPAIR),
            ("room", at),
        )
        for room, at in look.where(op)
    ]


# -- NL-22, NL-26.3, NL-26.35: Knowledge and the Signal ----------------------------------------------------------------


def learned(look: Outlook, count: int) -> float:
    """What so much Knowledge is worth."""
    known = look.crew.knowledge
    return sum([worth * min(1.0, count / (level - known)) for level, worth in look.wants.levels if level > known], 0.0)


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
        teaching = [number for number, steps in enumerate(options) if steps[0]["op"] == "gain_knowledge"]
        for room in t.board.rooms:
            if t.computer_in(room) and t.powered(room):
                found.append(
                    Task(worth if teaching else NEXT_CARD * worth, room, 1, ("computer", (teaching or [0])[0]))
                )
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
        there = held + [name for where, name, _ in t.base.objects if where == room]
        worth = max([object_worth(look, name, base) for name in there], default=0.0)
        found.append(
            Task(worth, room, 2, ("room", at))
            if look.works(room)
            else Task(worth * BROKEN, room, 2 + REPAIR, ("room", at))
        )
        if worth >= base + wants.weakness or not (free_hand(look) or look.stake < HOPELESS):
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
        if (wants.destroy or locked) and t.base.gate and (t.base.rover or counts_as(t, look.seat, SUIT)):
            found += act_in(look, "start_autodestruction", wants.destroy + 40.0 * len(locked))
    elif not t.clock.red and not wants.destroy and not wants.foes:
        found += act_in(look, "stop_autodestruction", STOPPED)
    blue = sum([on for _, on in t.base.power.values()])
    if wants.power and t.clock.slot <= 7 and (blue < 2 or not t.clock.backup):
        found += act_in(look, "restore_power", wants.power if blue < 3 else 0.0)
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
        ("enter_css_pod", 0.0 if "isolated" in wants.fates else PODS),
    ):
        for tile, _ in look.deeds.get(op, ()):
            if worth and tile not in look.laid:
                sought[t.box.tiles[tile].category] += worth * 0.8
    found: list[Task] = []
    if on_the_brink(t):
        return found
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


def on_the_brink(t: Lockdown) -> bool:
    """NL-14.24: whether a few more Malfunctions blow up the base."""
    return len(t.base.faults) + t.base.faults_gone >= t.box.limits["malfunction_markers"] - BRINK


# -- NL-31: leaving ----------------------------------------------------------------------------------------------------


def leaving(look: Outlook) -> list[Task]:
    """Isolation, the Bunker and the pods, as far as they are open; who is ready waits where it will be open."""
    t, seat, wants = look.t, look.seat, look.wants
    found: list[Task] = []

    def spared(fate: str) -> float:
        return wants.threats.spared(t, seat, fate) * (LIFE + (wants.way if fate in wants.asked else 0.0))

    if "isolated" in wants.fates:
        for room, at in look.where("lock_isolation"):
            if isolation_open(t) and look.works(room):
                found.append(exit_by(look, spared("isolated"), room, 2, ("room", at)))
            elif isolation_open(t):
                found.append(exit_by(look, spared("isolated") * BROKEN, room, 2 + REPAIR, None))
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
            found.append(Task(spared("evacuated") * LAUNCH, room, 3, None))
    return [task for task in found if task.worth > 0.0]


def alarming(look: Outlook) -> list[Task]:
    """NL-32.12, NL-32.14: the Alert opens the Isolation Room at once; one does it for all, if it may save that one."""
    t = look.t
    if isolation_open(t) or "isolated" not in look.wants.fates or look.at_exit():
        return []
    rooms = [room for room, _ in look.where("start_alert") if nearest(look, room)]
    worth = ALARM * (t.clock.slot - t.box.start.isolation) * look.wants.threats.spared(t, look.seat, "isolated")
    return act_in(look, "start_alert", worth) if rooms else []


def enquiring(look: Outlook) -> list[Task]:
    """NL-28.6, NL-36.7: a token from the Neutral Pool narrows down which order is in force; allies see it too."""
    t = look.t
    doubt = look.wants.threats.doubt
    if not t.piles[POOL] or doubt <= 0.0 or look.at_exit():
        return []
    rooms = [room for room, _ in look.where("take_contingency") if not t.allied or nearest(look, room)]
    return act_in(look, "take_contingency", INSIGHT * doubt) if rooms else []


def nearest(look: Outlook, room: str) -> bool:
    """Whether nobody else is nearer to a Room."""
    t, far = look.t, hops(look.t)
    mine = far[look.room, room]
    return all(far[t.crew[other].room, room] >= mine for other in t.playing() if t.crew[other].room)


def lighting(look: Outlook) -> list[Task]:
    """NL-28.7 to NL-28.10, NL-23.4: one turns the lights on for all who have still something to do."""
    t = look.t
    lit = all(t.powered(room) for room in look.exits)
    if look.left < LASTS or (t.clock.backup and lit):
        return []
    rooms = [room for room, _ in look.where("restore_power") if nearest(look, room)]
    return act_in(look, "restore_power", LIGHT) if rooms else []


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
    """Who stays dies: the dangers of the way have to be faced; but nobody leaves to a certain death."""
    if worth <= 0.0:
        return Task(0.0, room, cards, action, "leave")
    return Task(3.0 * max(worth, 20.0) + look.map.risk.get(room, 0.0), room, cards, action, "leave")
