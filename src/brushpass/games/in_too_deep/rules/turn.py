"""TD-7.1, TD-9, TD-17: a turn, its actions, and the cards drawn at its end.

Every choice is one round of a stage: `hook` (steps 1 and 2, see `hooks.py`), `act` (step 3), `crime` (step 4, see
`crimes.py`), `returns` (step 5), and `after`, which passes the turn on (see `chapters.py`).
"""

from __future__ import annotations

from typing import Any, Final

from brushpass.engine import beneath

from ..state import BESIDE, CRIMES, DECKS, HELD, LEVELS, PETTY, SORTS, InTooDeep
from .abilities import ABILITIES, MOST_HANDLED, ability_options, costs_action, use_ability
from .city import drop, neighbours, put_criminal, take_item
from .conditions import possible
from .crimes import commit_petty, own
from .draws import draw_crime, drawable
from .hooks import dominate
from .support import usable, use_support
from .zones import use_zone

ACTIONS: Final = 2
"""TD-9.1."""
DONE: Final = "done"
PAY: Final = ("action", "stamina")


async def begin(t: InTooDeep) -> None:
    """TD-7.1, TD-17.7: a turn begins; whoever has too few crimes draws first."""
    t.actions = ACTIONS
    t.unhooked = t.crushed = t.foreseen = t.through = False
    t.handled = 0
    t.turns += 1
    t.dry += 1
    t.tell("turn", t.active, t.turns)
    if t.active == t.echo:
        t.stage = "echo"
        return
    await draw_up(t, t.active)
    t.stage = "hook"


# -- step 3 ------------------------------------------------------------------------------------------------------------


async def act(t: InTooDeep) -> None:
    """TD-9, DC-4 to DC-16: an action, a free action, or the end of the step."""
    player = t.active
    choice = await t.ask(player, "act", act_options(t, player))
    if choice == DONE:
        t.stage = "crime"
        return
    word = choice[0]
    t.handled = t.handled + 1 if word in ("drop", "grab") else 0
    if word == "support":
        await use_support(t, player, choice[1])
    elif word == "petty":
        await commit_petty(t, player, choice[1])
    elif word == "drop":
        drop(t, t.city.names.index(choice[1]))
    else:
        if word not in ABILITIES or costs_action(t, choice):
            await pay(t, player, choice)
        if word == "move":
            put_criminal(t, t.city.names.index(choice[1]), t.city.ring.index(choice[2]))
        elif word == "pick":
            take_item(t, t.city.names.index(choice[1]), t.box.items.index(choice[2]))
        elif word == "zone":
            await use_zone(t, player, t.city.at[t.city.names.index(choice[1])])
        elif word == "dominate":
            dominate(t, player, t.city.names.index(choice[1]), 1)
        else:
            await use_ability(t, player, choice)


def act_options(t: InTooDeep, player: int) -> tuple[Any, ...]:
    """DC-4: what every hooked criminal can do, support tokens, petty crimes, and the end of the step."""
    found: list[Any] = []
    console = t.consoles[player]
    for criminal in console.hooks:
        found += criminal_options(t, player, criminal)
    found += [("support", token) for token in dict.fromkeys(console.supports) if usable(t, player, token)]
    mine = own(t, player)
    found += [
        ("petty", card) for card in dict.fromkeys(t.piles[CRIMES[PETTY][player]]) if possible(t.city, mine, card, t.box)
    ]
    found.append(DONE)
    return tuple(found)


def criminal_options(t: InTooDeep, player: int, criminal: int) -> list[Any]:
    """TD-9.4 to TD-9.12, TD-9.15: what one hooked criminal can do now."""
    city, console, box = t.city, t.consoles[player], t.box
    name, zone, field = city.names[criminal], city.at[criminal], console.dominance[criminal]
    able, enduring = field >= box.ability, field >= box.stamina
    found: list[Any] = []
    if t.actions or enduring:
        unhindered = t.through or (able and name == "shadow")
        found += [("move", name, city.ring[to]) for to in neighbours(city, zone, unhindered)]
        found += [("pick", name, box.items[item]) for item, where in enumerate(city.items) if where == zone]
        if not city.search[zone]:
            found.append(("zone", name))
    if able:
        after_paying = t.actions > 0 or (enduring and field - 1 >= box.ability)
        found += [one for one in ability_options(t, criminal) if after_paying or not costs_action(t, one)]
    if t.actions and field < len(box.track) - 1:
        found.append(("dominate", name))
    if HELD + criminal in city.items and t.handled < MOST_HANDLED:
        found.append(("drop", name))
    return found


async def pay(t: InTooDeep, player: int, option: Any) -> None:
    """TD-8.6, TD-8.7, TD-9.3, DC-5, R-44: an action of the pool, or stamina of the criminal who acts."""
    name = ABILITIES.get(option[0]) or option[1]
    criminal = t.city.names.index(name)
    field = t.consoles[player].dominance[criminal]
    by = PAY[0] if t.actions else PAY[1]
    lasting = option[0] not in ABILITIES or field - 1 >= t.box.ability
    if t.actions and option[0] != "dominate" and field >= t.box.stamina and lasting:
        by = await t.ask(player, "pay", PAY, about=(name,))
    if by == PAY[0]:
        t.actions -= 1
    else:
        t.tell("stamina", player, name)
        dominate(t, player, criminal, -1)


# -- step 5 ------------------------------------------------------------------------------------------------------------


def returned(option: Any) -> Any:
    """TD-17.1: others see from which deck a returned card is."""
    return option if option == DONE else option[0]


async def returns(t: InTooDeep) -> None:
    """TD-17, DC-39: crimes under their decks, one after another; then draw, then take up what lies beside."""
    player = t.active
    hand = [(sort, card) for sort in SORTS for card in dict.fromkeys(t.piles[CRIMES[sort][player]])]
    choice: Any = await t.ask(player, "return", (*hand, DONE), private=True, shown=returned)
    if choice != DONE:
        sort, card = choice
        t.slip(card, CRIMES[sort][player], beneath(DECKS[sort]))
        t.tell("returned", player, sort)
        return
    await draw_up(t, player)
    for sort in SORTS:
        for card in t.piles[BESIDE[sort][player]][:]:
            t.slip(card, BESIDE[sort][player], CRIMES[sort][player])
    t.stage = "after"


async def draw_up(t: InTooDeep, player: int) -> None:
    """TD-17.2 to TD-17.4, DC-40: whoever has no major crime draws one, and whoever has no petty crime."""
    if not any(t.piles[CRIMES[sort][player]] for sort in LEVELS):
        decks = tuple([sort for sort in LEVELS if drawable(t, sort)])
        if decks:
            take_crime(t, player, await t.ask(player, "deck", decks))
    if not t.piles[CRIMES[PETTY][player]] and drawable(t, PETTY):
        take_crime(t, player, PETTY)


def take_crime(t: InTooDeep, player: int, sort: str) -> None:
    """TD-17.2: into hand."""
    draw_crime(t, sort, CRIMES[sort][player])
    t.tell("drew-crime", player, sort)
