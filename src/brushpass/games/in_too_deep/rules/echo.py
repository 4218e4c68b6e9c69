"""TD-23, TD-24: Echo, who takes turns by her cards and sits at no seat."""

from __future__ import annotations

from typing import Any, Final

from ..box.box import EchoCard, Reward
from ..state import (
    BONUS,
    CRIMES,
    DISPLAY,
    ECHO_DECK,
    LEVELS,
    MEMORY,
    NOBODY,
    PORTS,
    ROWS,
    STASH,
    ZONES,
    InTooDeep,
)
from .city import put_barrier, put_criminal, put_guardian, put_item, send_search, shifted
from .dilemmas import draw_dilemmas, gain_tolerance
from .draws import draw_crime, drawable
from .evidence import gain_unseen, trigger_end
from .hooks import dominate, take_hook, unhook, unhook_all
from .processing import take_folder
from .set_up import turn_order
from .support import fill_offer, take_offered

TARGETS: Final = {"chapter_top": 0, "chapter_middle": 1, "chapter_bottom": 2}
"""TD-23.24: the rows that Echo cards name; otherwise the plan."""


def decider(t: InTooDeep) -> int:
    """TD-24.4: who decides where Echo's rules leave a choice: the human whose turn precedes hers."""
    return turn_order(t)[-2]


async def echo(t: InTooDeep) -> None:
    """TD-23.8, TD-23.35: card, hook and dominance, moves, progress, consolation or crime."""
    card = turn_up(t)
    moved = {("criminal", hook_by_letter(t, card))}
    for _ in range(t.box.echo.manipulations[t.chapter - 1]):
        await manipulate(t, card, moved)
    await progress(t, card)
    t.echo_discard = (*t.echo_discard, t.echo_card)
    t.echo_card = ""
    if t.setup.seats == 2:
        t.letters = (t.letters[-1], *t.letters[:-1])
    t.stage = "after"


def turn_up(t: InTooDeep) -> EchoCard:
    """TD-23.6, TD-23.8: the next Echo card; an empty deck is made anew of the discard."""
    if not t.piles[ECHO_DECK]:
        for card in t.echo_discard:
            t.hide(card, ECHO_DECK)
        t.echo_discard = ()
    t.echo_card = t.draw(ECHO_DECK)
    t.tell("echo-card", t.echo_card)
    return t.box.echo.cards[t.echo_card]


def lettered(t: InTooDeep, letter: str) -> int:
    """TD-23.4: the criminal whose token lies on a letter."""
    return t.letters["ABCD".index(letter)]


def roll(t: InTooDeep) -> tuple[int, int]:
    """TD-23.11: how far, and which way round."""
    return t.box.echo.movement[t.below(6)]


def hook_by_letter(t: InTooDeep, card: EchoCard) -> int:
    """TD-23.9 to TD-23.11, TD-23.32: hook the criminal of the letter, dominate him, and move him by the black die."""
    criminal, echo = lettered(t, card.letter), t.echo
    if criminal not in t.consoles[echo].hooks and criminal != t.lock:
        if len(t.consoles[echo].hooks) == PORTS:
            unhook(t, echo, t.consoles[echo].hooks[0])
        take_hook(t, echo, criminal)
    if criminal in t.consoles[echo].hooks:
        dominate(t, echo, criminal, 1)
    zones, way = roll(t)
    put_criminal(t, criminal, (t.city.at[criminal] + zones * way) % ZONES)
    return criminal


async def manipulate(t: InTooDeep, card: EchoCard, moved: set[tuple[str, Any]]) -> None:
    """TD-23.12 to TD-23.16: the white die picks something not moved yet, the black one how far."""
    while True:
        face = card.white[t.below(6)]
        thing: Any = lettered(t, face.what) if face.kind == "criminal" else face.what
        if (face.kind, thing) not in moved:
            break
    moved.add((face.kind, thing))
    city = t.city
    if face.kind == "search":
        await search_sent(t, face.what)
        return
    zones, way = roll(t)
    if face.kind == "criminal":
        put_criminal(t, thing, (city.at[thing] + zones * way) % ZONES)
    elif face.kind == "item":
        item = t.box.items.index(thing)
        put_item(t, item, (city.zone_of_item(item) + zones * way) % ZONES)
    elif face.kind == "barrier":
        number = t.marked if thing == "marked" else 1 - t.marked
        for _ in range(zones):
            put_barrier(t, number, shifted(city.barriers, number, way))
    else:
        put_guardian(t, (city.guardian + zones * way) % ZONES)


async def search_sent(t: InTooDeep, zone: str) -> None:
    """TD-23.16: the three search tokens; some zones then serve Echo."""
    city = t.city
    arrived = city.ring[send_search(t, city.search.index(3), city.ring.index(zone))]
    if arrived == "parish":
        gain_tolerance(t, t.echo)
    elif arrived == "harbour":
        gain(t, 1)
    elif arrived == "ion_towers":
        await take_support(t)


async def progress(t: InTooDeep, card: EchoCard) -> None:
    """TD-23.17 to TD-23.19: far enough for the crime she holds she commits it; else she is consoled."""
    side = t.box.echo.sides[t.setup.options["difficulty"]]
    t.progress += side.progress[t.below(6)]
    t.tell("progress", t.progress)
    held = next((level for level, sort in enumerate(LEVELS) if t.piles[CRIMES[sort][t.echo]]), NOBODY)
    if held == NOBODY or t.progress < side.track[held]:
        await reward(t, card, side.consolation)
        return
    t.progress = 0
    unhook_all(t, t.echo)
    place = CRIMES[LEVELS[held]][t.echo]
    crime = t.box.crimes[t.piles[place][0]]
    t.reveal(crime.id, place)
    t.tell("committed", t.echo, crime.id)
    t.tell("outcome", t.echo, crime.id, card.outcome)
    await reward(t, card, crime.outcomes[card.outcome])
    t.story = (*t.story, crime.id)
    draw_next(t)


def draw_next(t: InTooDeep) -> None:
    """TD-23.21, TD-23.22: level 1 until every line has one, then level 2, then 3; else the next higher, then lower."""

    def begun(level: int) -> bool:
        return {t.box.crimes[card].line for card in t.story if t.box.crimes[card].level == level} >= {*t.lines}

    wanted = 0 if not begun(1) else 1 if not begun(2) else 2
    for level in (*range(wanted, len(LEVELS)), *range(wanted - 1, -1, -1)):
        if drawable(t, LEVELS[level]):
            draw_crime(t, LEVELS[level], CRIMES[LEVELS[level]][t.echo])
            t.tell("drew-crime", t.echo, LEVELS[level])
            return


# -- what she gains ----------------------------------------------------------------------------------------------------


async def reward(t: InTooDeep, card: EchoCard, outcome: Reward) -> None:
    """TD-23.18, TD-23.19: information, dilemmas, evidence gained and processed."""
    if outcome.information:
        t.consoles[t.echo].information += outcome.information
        t.tell("information", t.echo, outcome.information)
    draw_dilemmas(t, t.echo, outcome.dilemmas)
    gain(t, outcome.gain_evidence)
    row, bonus = TARGETS.get(card.target, NOBODY), True
    for number in range(outcome.process_evidence):
        if t.piles[MEMORY[t.echo]]:
            bonus = await process(t, row if number == 0 else NOBODY, bonus)


def gain(t: InTooDeep, count: int) -> None:
    """TD-23.20: from the display; if it is empty the chapter ends, and the supply stands in for it."""
    for _ in range(count):
        if not t.piles[DISPLAY]:
            trigger_end(t, t.echo)
        gain_unseen(t, t.echo)
    if count:
        t.dry = 0


async def process(t: InTooDeep, row: int, bonus: bool) -> bool:
    """TD-23.24 to TD-23.26: by chance one of hers, to the row or the plan; whether a bonus field is still hers."""
    memory, echo = MEMORY[t.echo], t.echo
    if row != NOBODY and t.folders[row]:
        t.draw(memory, ROWS[row])
        take_folder(t, echo, row)
        t.tell("filed", echo, None, row + 1)
        return bonus
    free = [field for field in range(len(BONUS)) if not t.piles[BONUS[field]]]
    if not bonus or not free:
        t.draw(memory, STASH[echo])
        t.tell("stashed", echo)
        return bonus
    name = t.box.bonuses[free[0]]
    t.draw(memory, BONUS[free[0]])
    t.echo_fields = (*t.echo_fields, name)
    t.tell("planned", echo, name)
    if name == "bonus_support":
        await take_support(t)
    elif name == "bonus_tolerance":
        gain_tolerance(t, echo)
    else:
        await gain_dominance_of_echo(t)
    return False


async def take_support(t: InTooDeep) -> None:
    """TD-23.27, DC-43: where most information lies; the token is discarded without effect."""
    thirds = [third for third in range(3) if t.offer[third]]
    if not thirds:
        return
    most = max([t.offered[third] for third in thirds])
    best = tuple([third + 1 for third in thirds if t.offered[third] == most])
    third = best[0] if len(best) == 1 else await t.ask(decider(t), "echo-offer", best)
    token = take_offered(t, t.echo, third - 1)
    t.support_discard = (*t.support_discard, token)
    fill_offer(t)


async def gain_dominance_of_echo(t: InTooDeep) -> None:
    """TD-23.28: over the criminal of her lowest token."""
    track = t.consoles[t.echo].dominance
    dominate(t, t.echo, await _of_echo(t, "echo-gains", min(track)), 1)


async def lose_dominance_of_echo(t: InTooDeep) -> None:
    """TD-23.28: of her highest token."""
    track = t.consoles[t.echo].dominance
    dominate(t, t.echo, await _of_echo(t, "echo-loses", max(track)), -1)


async def _of_echo(t: InTooDeep, prompt: str, field: int) -> int:
    """DC-43: one of her tokens on that field."""
    names = t.city.names
    track = t.consoles[t.echo].dominance
    tied = tuple([names[criminal] for criminal, there in enumerate(track) if there == field])
    return names.index(tied[0] if len(tied) == 1 else await t.ask(decider(t), prompt, tied))
