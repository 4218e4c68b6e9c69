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
from .ways import FAR, danger, night, noise_risk
from .worth import CARD, worth_of

LEAST: Final = 0.9
"""The rate below which cards are better kept."""
SHIELD: Final[tuple[float, ...]] = (0.0, 8.0, 8.0, 5.0, 1.0, 0.0)
"""The rate below which cards are better kept, by how many are in hand: they are a shield against surprises."""
LAST: Final = 2
"""With so many cards or fewer a round is nearly over."""
BURNING: Final = 6.0
"""What it is worth to leave a Room on fire."""
QUIET: Final = 1.5
"""What a risk of Noise must cost to be worth a second card."""
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
        if hand <= LAST:
            settle_down(look, asked, rates, hand)
        for option in asked.options:
            if option not in rates:
                worth = worth_at_once(look, option)
                if worth > 0.0:
                    rates[option] = worth / spent(look, option)
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
    for task in tasks(look):
        option = task.action if task.room == look.room else look.map.first[task.room]
        if option is not None:
            rates[option] = max(rates.get(option, 0.0), look.rate(task))
    if look.room in t.base.fires and not immune(t, look.seat, "fire"):
        rates[PASS] = min(rates[PASS], 0.0)
        for option in asked.options:
            if option[0] == "move":
                away = BURNING * (1.0 + look.crew.serious) - danger(t, look.seat, option[1], t.cards(look.seat) - 1)
                rates[option] = max(away, rates.get(option, 0.0) + away)
    soften(look, asked, rates)


def settle_down(look: Outlook, asked: Decision[Any], rates: dict[Any, float], hand: int) -> None:
    """NL-7.40: the last steps of a round lead to where it is quiet, or nowhere."""
    t, seat = look.t, look.seat
    here = night(t, seat, look.room, hand)
    for option in asked.options:
        if option[0] in ("move", "careful"):
            left = hand - cost(t, seat, option)
            gain = here - night(t, seat, option[1], left, 0 if t.here(option[1]) else 1)
            if option[0] == "move":
                gain -= danger(t, seat, option[1], left)
            if option in rates or gain > 1.0:
                rates[option] = max(rates.get(option, 0.0), 0.0) + gain


def soften(look: Outlook, asked: Decision[Any], rates: dict[Any, float]) -> None:
    """NL-11.25: where a Noise roll is dangerous, two cards for a silent step are well spent."""
    t = look.t
    for option in asked.options:
        if option[0] != "careful" or ("move", option[1]) not in rates:
            continue
        room = option[1]
        alone = not t.here(room) and not t.fighting(room)
        if alone and noise_risk(t, look.seat, room, t.cards(look.seat) - 1) > QUIET:
            rates[option] = rates["move", room] + 0.1


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
        if look.map.first[task.room] == ("move", room):
            goal = max(goal, look.rate(task))
    freed = STUCK + (2.0 if purse > 2 else 0.0)
    return freed + min(4.0, goal) * 0.5 - 0.6 * danger(t, look.seat, room, purse - 1)
