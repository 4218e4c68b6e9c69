"""The next action of a turn: every option gets a rate, what it is worth for every card it takes; the best is taken."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..rules.actions import FREE, PASS, cost
from ..rules.combat import EGGS
from ..rules.items import capacity, thing_of
from ..rules.leaving import isolation_open
from ..rules.standing import immune
from ..state import Lockdown
from .fighting import blows, shots, threat
from .tasks import Outlook, Task, tasks, ways_out
from .tiles import hops
from .ways import FAR, danger, night
from .worth import CARD, worth_of

LEAST: Final = 0.9
"""The rate below which cards are better kept in Combat."""
BURNING: Final = 14.0
"""What it is worth to leave a Room on fire."""
BURNT: Final = 10.0
"""What it costs to stay in one."""
DONE: Final = 8.0
"""What it is worth at most to finish an errand in this round."""
LAST: Final = 80.0
"""What it is worth to leave in the last one."""
AVOIDABLE: Final = 0.5
"""How much of the dangers of a way may be gone for whoever waits."""
HELD: Final = 1.8
"""How much more it is worth to drive Intruders out of an exit."""
FIGHTING: Final = 3
CLEARED: Final = 14.0
"""What it is worth to fight for an exit, with so many cards at least."""
NEXT_BEST: Final = 0.6
"""Nobody sets out for what is worth less than such a share of the best."""
GOAL: Final = 8.0
IMPATIENT: Final = 25.0
"""What the way ahead counts at most to whoever runs, with time to spare and without."""
FLED: Final = 20.0
"""What it is worth to be out of Combat."""
HOMEWARD: Final = 6.0
"""What it is worth to flee in the direction of the Isolation Room."""
UNQUIET: Final = 2.0
"""A night that may cost so much is worth a step to a better place."""
UNLOCKED: Final = {"assault_rifle": 8.0, "battle_suit": 5.0, "pressure_washer": 2.0, "cheat_codes": 1.0, "wail": 6.0}
RELOADED: Final = 2.0


def act(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-6.8: the action with the best rate, or the pass."""
    return ranked(t, asked)[0]


def ranked(t: Lockdown, asked: Decision[Any]) -> list[Any]:
    """All options, the best first."""
    rates = rated(t, asked)
    return sorted(asked.options, key=lambda option: -rates.get(option, -FAR))


def rated(t: Lockdown, asked: Decision[Any]) -> dict[Any, float]:
    """What all options that are worth a thought bring, less the cards that they take and the dangers they bring."""
    look = Outlook(t, asked.seat)
    rates: dict[Any, float] = {}
    if t.fighting(look.room):
        rates[PASS] = LEAST
        combat(look, asked, rates)
    else:
        rates[PASS] = 0.0
        walk(look, asked, rates)
        for option in asked.options:
            if option not in rates:
                worth = worth_at_once(look, option)
                if worth > 0.0:
                    rates[option] = worth - price(look, spent(look, option))
        if max(rates.values()) <= rates[PASS]:
            settle_down(look, asked, rates)
    return rates


def price(look: Outlook, cards: float) -> float:
    """What it costs to spend cards where one stands: the time that they stand for, and a shield for the night."""
    hand = look.t.cards(look.seat)
    night_now = night(look.t, look.seat, look.room, hand)
    return look.price() * cards + night(look.t, look.seat, look.room, max(0, hand - int(cards + 0.5))) - night_now


def spent(look: Outlook, option: Any) -> float:
    """The cards that an option takes, the one that is played among them."""
    if option[0] in FREE:
        return 0.0
    return max(0.5, cost(look.t, look.seat, option) + (1.0 if option[0] == "card" else 0.0))


def worth_at_once(look: Outlook, option: Any) -> float:
    """Cards, Items and what else helps where one stands."""
    t, word = look.t, option[0]
    if word == "card":
        return worth_of(look, t.box.cards[look.crew.character, option[1]].effect)
    if word == "item":
        item = t.box.items[option[2]]
        loss = (1.5 if item.one_use else 0.0) + (look.wants.items / 3 if item.one_use else 0.0)
        return worth_of(look, item.effect) - loss
    if word == "computer":
        return worth_of(look, t.box.computers[t.base.computer].effect[0]["options"][option[1]])
    if word == "craft":
        return worth_of(look, ({"op": "craft", "components_needed": 2},)) - (5.0 if look.wants.items else 0.0)
    if word == "unlock":
        return UNLOCKED.get(look.crew.quest, 0.0) + (6.0 if look.wants.items else 0.0)
    if word == "reload":
        thing = thing_of(t, look.seat, option[1])
        return RELOADED if thing is not None and thing.load <= capacity(t, thing) // 2 else 0.0
    return 0.0


# -- out of Combat -----------------------------------------------------------------------------------------------------


def walk(look: Outlook, asked: Decision[Any], rates: dict[Any, float]) -> None:
    """What is to be done here, and ways to where more is; where no errand can be gone for, the ways out."""
    t = look.t
    found = tasks(look)
    set_out(look, asked, found, rates)
    if max(rates.values()) <= rates[PASS] and all(task.haste == "errand" for task in found):
        set_out(look, asked, ways_out(look), rates)
    if look.room in t.base.fires and not immune(t, look.seat, "fire"):
        rates[PASS] = min(rates[PASS], 0.0)
        for option in asked.options:
            if option[0] == "move":
                away = BURNING * (1.0 + look.crew.serious) - 0.5 * danger(
                    t, look.seat, option[1], t.cards(look.seat) - 1
                )
                rates[option] = max(away, rates.get(option, 0.0) + away)


def set_out(look: Outlook, asked: Decision[Any], found: list[Task], rates: dict[Any, float]) -> None:
    """The first steps to all that is to be done, and what can be done at once."""
    best = max([look.rate(task) for task in found if task.room != look.room], default=0.0)
    for task in found:
        if task.room == look.room:
            if task.action in asked.options:
                rates[task.action] = max(rates.get(task.action, 0.0), task.worth - price(look, task.cards))
            continue
        option = look.map.first[task.room]
        if option not in asked.options and option[0] == "careful":
            option = ("move", option[1])
        share = look.rate(task) / best if best > 0.0 else 1.0
        if share >= NEXT_BEST:
            rates[option] = max(rates.get(option, -FAR), share * progress(look, task))


def progress(look: Outlook, task: Task) -> float:
    """What it brings to set out for a Room in this round: as far as it is wise to go, and to pass there."""
    t, seat = look.t, look.seat
    hand, purse = t.cards(seat), len(t.action_cards(seat))
    here = night(t, seat, look.room, hand)
    best, total = -FAR, 0.0
    pace = max(look.price(), (1.0 - look.stake) * look.rate(task))
    """What a card brings on the way: its time, or what is aimed at, for whoever has little to lose."""
    for leg in look.map.way(task.room):
        purse -= leg.cards
        hand -= leg.cards
        if purse < 0:
            break
        total += pace * leg.cards - AVOIDABLE * leg.risk
        ride = leg.action[0] == "room"
        more = 0.0 if ride or t.here(leg.room) else 0.8
        done = 0.0
        if leg.room == task.room and purse >= task.cards:
            done = min(LAST if look.left == 1 and task.haste == "leave" else DONE, 0.3 * task.worth)
        if leg.room == task.room and look.armed and t.fighting(leg.room) and purse >= FIGHTING:
            done = CLEARED
        burnt = BURNT if leg.room in t.base.fires and not immune(t, seat, "fire") else 0.0
        best = max(best, total + done + here - burnt - night(t, seat, leg.room, hand, more))
    return best


def settle_down(look: Outlook, asked: Decision[Any], rates: dict[Any, float]) -> None:
    """NL-7.40: who has nothing better to do goes to where the night is quiet."""
    t, seat = look.t, look.seat
    hand = t.cards(seat)
    here = night(t, seat, look.room, hand)
    if here < UNQUIET:
        return
    for option in asked.options:
        if option[0] in ("move", "careful") and option not in rates:
            left, room = hand - cost(t, seat, option), option[1]
            there = night(t, seat, room, left, 0.0 if t.here(room) else 1.0)
            gain = here - there - danger(t, seat, room, left if option[0] == "move" else None)
            gain += HOMEWARD * nearer(look, room)
            if gain > 1.0:
                rates[option] = gain


# -- NL-16, NL-17: in Combat -------------------------------------------------------------------------------------------


def combat(look: Outlook, asked: Decision[Any], rates: dict[Any, float]) -> None:
    """All options by what they gain against staying till the end of the round; whoever fights may still run later."""
    t, seat = look.t, look.seat
    purse = len(t.action_cards(seat))
    there = t.intruders(look.room)
    attacks = sum([threat(t, seat, figure.kind) for figure in there], 0.0)
    share = targeted(t, seat)
    spared = attacks * (1.0 - share)
    runs = {option: running(look, option[1], purse) - spared for option in asked.options if option[0] == "escape"}
    if look.left == 1:
        out = last_way(look, purse)
        runs = {option: LAST if option == out else rate for option, rate in runs.items()}
        if out in runs:
            rates.update(runs)
            return
    rates.update(runs)
    later = max(0.0, *runs.values()) if runs else 0.0
    held = HELD if look.room in look.exits and isolation_open(t) else 1.0
    for option in asked.options:
        if option == PASS or option in rates or option[0] in ("drop", "drop-hidden"):
            continue
        gain, price = 0.0, spent(look, option)
        if option[0] == "shoot" and option[2] != EGGS:
            gun, figure = thing_of(t, seat, option[1]), t.figure(option[2])
            if gun is not None and figure is not None:
                count = max(1, min(purse - 1, gun.load))
                gain, price = shots(t, seat, gun, figure, count), 0.7 * count
        elif option[0] == "melee" and option[1] != EGGS:
            figure = t.figure(option[1])
            gain = blows(t, seat, figure) if figure is not None else 0.0
        elif option[0] not in ("shoot", "melee"):
            gain = worth_at_once(look, option)
        if gain > 0.0:
            rates[option] = later + gain * (0.4 + 0.6 * share) * held - CARD * price


def last_way(look: Outlook, purse: int) -> Any:
    """The escape that leads out of the base in the last round, if the cards are enough for it; None: there is none."""
    for task in ways_out(look):
        if task.action is not None and task.room != look.room and purse >= look.map.cards[task.room] + task.cards:
            return "escape", look.map.first[task.room][1]
    return None


def targeted(t: Lockdown, seat: int) -> float:
    """NL-19.5: how likely the next Attack is on a Character: on whoever in the Room has the fewest cards."""
    others = [t.cards(other) for other in t.here(t.crew[seat].room) if other != seat]
    if not others:
        return 1.0
    mine, fewest = t.cards(seat), min(others)
    return 0.15 if mine > fewest else 0.9 if mine < fewest else 1.0 / (1 + others.count(mine))


def running(look: Outlook, room: str, purse: int) -> float:
    """NL-17.2: the Attacks come now instead of later; what counts is where it leads, and the cards for more."""
    t = look.t
    goal = 0.0
    for task in tasks(look):
        if look.map.first[task.room] is not None and look.map.first[task.room][1] == room:
            goal = max(goal, min(IMPATIENT if look.urgent(task) else GOAL, look.rate(task)))
    attacks = sum([threat(t, look.seat, figure.kind) for figure in t.intruders(look.room)], 0.0)
    return FLED + attacks + goal + HOMEWARD * nearer(look, room) - danger(t, look.seat, room, purse - 1)


def nearer(look: Outlook, room: str) -> float:
    """By how many Rooms a step leads nearer to where one will lock oneself in."""
    far = hops(look.t)
    return float(max([far[look.room, home] - far[room, home] for home in look.exits], default=0))
