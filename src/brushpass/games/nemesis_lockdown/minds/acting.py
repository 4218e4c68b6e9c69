"""The next action of a turn: every option gets a rate, what it is worth for every card it takes; the best is taken."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..rules.actions import FREE, PASS, cost
from ..rules.combat import EGGS
from ..rules.items import capacity, thing_of
from ..rules.standing import immune
from ..state import Lockdown
from .fighting import STUCK, blows, shots, threat
from .tasks import Outlook, tasks
from .tiles import hops
from .ways import FAR, danger, night
from .worth import CARD, worth_of

LEAST: Final = 0.9
"""The rate below which cards are better kept."""
SHIELD: Final[tuple[float, ...]] = (0.0, 3.0, 3.0, 2.0, 1.0, 0.5)
"""The rate below which cards are better kept, by how many are in hand: they are a shield against surprises."""
LAST: Final = 2
"""With fewer cards a round is over."""
BURNING: Final = 14.0
"""What it is worth to leave a Room on fire."""
HASTE: Final = {"errand": 8.0, "wait": 5.0, "leave": 25.0}
IMPATIENT: Final = 30.0
"""What a step on the way to something is worth at most, with time to spare and without."""
PRESSING: Final = 4
"""With so few rounds left nobody has time to spare."""
HOMEWARD: Final = 6.0
"""What it is worth to flee in the direction of the Isolation Room."""
UNQUIET: Final = 2.0
"""A night that may cost so much is worth a step to a better place."""
UNLOCKED: Final = {"assault_rifle": 8.0, "battle_suit": 5.0, "pressure_washer": 2.0, "cheat_codes": 1.0}
RELOADED: Final = 2.0


def act(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """NL-6.8: the action with the best rate, or the pass."""
    return ranked(t, asked)[0]


def ranked(t: Lockdown, asked: Decision[Any]) -> list[Any]:
    """All options, the best first."""
    rates = rated(t, asked)
    return sorted(asked.options, key=lambda option: -rates.get(option, -FAR))


def rated(t: Lockdown, asked: Decision[Any]) -> dict[Any, float]:
    """The rates of all options that are worth a thought."""
    look = Outlook(t, asked.seat)
    rates: dict[Any, float] = {}
    if t.fighting(look.room):
        rates[PASS] = LEAST
        combat(look, asked, rates)
    else:
        hand = t.cards(asked.seat)
        rates[PASS] = SHIELD[min(hand, len(SHIELD) - 1)]
        walk(look, asked, rates)
        for option in asked.options:
            if option not in rates:
                worth = worth_at_once(look, option)
                if worth > 0.0:
                    rates[option] = worth / spent(look, option)
        if max(rates.values()) <= rates[PASS]:
            settle_down(look, asked, rates)
    return rates


def spent(look: Outlook, option: Any) -> float:
    """The cards that an option takes, the one that is played among them."""
    if option[0] in FREE:
        return 1.0
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
    """What is to be done here, and ways to where more is."""
    t = look.t
    found = tasks(look)
    best = max([look.rate(task) for task in found if task.room != look.room], default=0.0)
    for task in found:
        rate = look.rate(task)
        if task.room == look.room:
            if task.action is not None:
                rates[task.action] = max(rates.get(task.action, 0.0), rate)
            continue
        option = look.map.first[task.room]
        if rate > 0.0:
            # Of several ways the best is taken, however little a single step is worth.
            rate *= min(rate, HASTE[task.haste] if look.left > PRESSING else IMPATIENT) / best
        if option not in asked.options and option[0] == "careful":
            option = ("move", option[1])
        if option[0] in ("move", "careful"):
            rate += stepping(look, option)
        rates[option] = max(rates.get(option, -FAR), rate)
    if look.room in t.base.fires and not immune(t, look.seat, "fire"):
        rates[PASS] = min(rates[PASS], 0.0)
        for option in asked.options:
            if option[0] == "move":
                away = BURNING * (1.0 + look.crew.serious) - 0.5 * danger(
                    t, look.seat, option[1], t.cards(look.seat) - 1
                )
                rates[option] = max(away, rates.get(option, 0.0) + away)


def stepping(look: Outlook, option: Any) -> float:
    """What a step is worth besides where it leads to: its own danger, and, if it is the last of a round, the night."""
    t, seat = look.t, look.seat
    hand, room = t.cards(seat), option[1]
    left = hand - cost(t, seat, option)
    worth = -danger(t, seat, room, left if option[0] == "move" else None)
    if left < LAST:
        worth += night(t, seat, look.room, hand) - night(t, seat, room, left, 0.0 if t.here(room) else 1.0)
    return worth


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
    rates.update(runs)
    later = max(0.0, *runs.values()) if runs else 0.0
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
            rates[option] = later + gain * (0.4 + 0.6 * share) - CARD * price


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
            goal = max(goal, look.rate(task))
    attacks = sum([threat(t, look.seat, figure.kind) for figure in t.intruders(look.room)], 0.0)
    return STUCK + attacks + min(8.0, goal) + HOMEWARD * nearer(look, room) - danger(t, look.seat, room, purse - 1)


def nearer(look: Outlook, room: str) -> float:
    """By how many Rooms a step leads nearer to where one will lock oneself in."""
    far = hops(look.t)
    return float(max([far[look.room, home] - far[room, home] for home in look.exits], default=0))
