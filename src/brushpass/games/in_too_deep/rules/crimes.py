"""TD-14, TD-16: committing crimes, their effects and their rewards."""

from __future__ import annotations

from typing import Final

from ..box.box import Box, Crime, Effect, Reward
from ..state import CRIMES, LEVELS, NOBODY, PETTY, InTooDeep
from .city import (
    attract,
    barrier_options,
    choose_zone,
    drop,
    guardian_options,
    neighbours,
    police,
    put_criminal,
    put_guardian,
    put_item,
    send_search,
)
from .conditions import assignments, possible
from .dilemmas import draw_dilemmas
from .evidence import gain_evidence
from .hooks import dominate, unhook_all
from .processing import process
from .support import gain_support
from .terms import Own, place

NONE: Final = "none"
OUTCOMES: Final = ("careful", "reckless")

Assignment = dict[str, int]
"""What each variable of a condition stands for: a criminal, or a zone (TD-20.1)."""


def own(t: InTooDeep, player: int) -> Own:
    """TD-15.3, TD-8.4: whom a player's crimes may be committed with."""
    return Own(t.consoles[player].hooks, t.powers(player))


def open_to(box: Box, story: tuple[str, ...], card: str) -> bool:
    """TD-14.2, TD-16.3: whether the story allows a crime."""
    crime, crimes = box.crimes[card], box.crimes
    return crime.level <= 1 or any(
        crimes[one].line == crime.line and crimes[one].level == crime.level - 1 for one in story
    )


def committable(t: InTooDeep, player: int) -> list[str]:
    """TD-14.2, TD-14.4: the major crimes in hand that can be committed now."""
    mine = own(t, player)
    hand = [card for sort in LEVELS for card in t.piles[CRIMES[sort][player]]]
    return [card for card in hand if open_to(t.box, t.story, card) and possible(t.city, mine, card, t.box)]


async def crime(t: InTooDeep) -> None:
    """TD-14, DC-32 to DC-35: step 4. Asked even if nothing can be done: else it would tell about the hand."""
    player = t.active
    card = await t.ask(player, "crime", (*committable(t, player), NONE))
    if card == NONE:
        t.tell("no-crime", player)
    else:
        await commit(t, player, card)
    t.stage = "returns"


async def commit(t: InTooDeep, player: int, card: str) -> None:
    """TD-14.5 to TD-14.12: a major crime is turned up, its effects, its outcome; then all hooks are free."""
    crime = t.box.crimes[card]
    t.reveal(card, CRIMES[crime.sort][player])
    t.tell("committed", player, card)
    await resolve_effects(t, player, crime)
    how = await t.ask(player, "outcome", OUTCOMES, about=(card,))
    t.tell("outcome", player, card, how)
    await reward(t, player, crime.outcomes[how])
    t.story = (*t.story, card)
    unhook_all(t, player)


async def commit_petty(t: InTooDeep, player: int, card: str) -> None:
    """TD-16.1 to TD-16.6."""
    crime = t.box.crimes[card]
    t.reveal(card, CRIMES[PETTY][player])
    t.tell("committed-petty", player, card)
    await resolve_effects(t, player, crime)
    await reward(t, player, crime.outcomes["done"])
    t.petty_discard = (*t.petty_discard, card)


# -- TD-14.6, TD-20.8: effects -----------------------------------------------------------------------------------------


async def resolve_effects(t: InTooDeep, player: int, crime: Crime) -> None:
    """TD-14.6, TD-14.7, TD-20.8: in order, all mandatory; what cannot be done is skipped."""
    chosen = await assigned(t, player, crime)
    for effect in crime.effect:
        await resolve_effect(t, player, crime, effect, chosen)


async def assigned(t: InTooDeep, player: int, crime: Crime) -> Assignment:
    """TD-14.7, DC-33: which assignment the effect speaks of; those with the same effect are one."""
    found: dict[tuple[int, ...], Assignment] = {}
    for one in assignments(t.city, own(t, player), crime.id, t.box):
        found.setdefault(acted_on(t, crime, one), one)
    if len(found) == 1:
        return next(iter(found.values()))
    spoken = spoken_of(crime)
    options = {named(t, crime, one, spoken): one for one in found.values()}
    return options[await t.ask(player, "assign", tuple(options), about=(crime.id,))]


def acted_on(t: InTooDeep, crime: Crime, chosen: Assignment) -> tuple[int, ...]:
    """TD-14.7: the criminals and the zones on which the effect of a crime would act."""
    found: list[int] = []
    for effect in crime.effect:
        found += [chosen[text.rpartition("$")[2]] for text in (effect.who, effect.item) if "$" in text]
        found += [resolved(t, crime, text, chosen) for text in (effect.zone, effect.to) if "$" in text]
    return tuple(found)


def spoken_of(crime: Crime) -> tuple[str, ...]:
    """The variables that the effect of a crime speaks of."""
    texts = [text for effect in crime.effect for text in (effect.who, effect.zone, effect.to, effect.item)]
    return tuple([name for name in crime.condition.bind if any(text.endswith(f"${name}") for text in texts)])


def named(t: InTooDeep, crime: Crime, assignment: Assignment, names: tuple[str, ...]) -> tuple[str, ...]:
    """An assignment as an option: the criminals and zones that the effect speaks of."""
    bind, city = crime.condition.bind, t.city
    return tuple([(city.ring if bind[one] == "zone" else city.names)[assignment[one]] for one in names])


async def resolve_effect(t: InTooDeep, player: int, crime: Crime, effect: Effect, chosen: Assignment) -> None:
    """TD-20.8: one step; places are read now."""
    city, kind = t.city, effect.e
    who = chosen[effect.who[1:]] if effect.who else NOBODY
    if kind == "drop_held":
        drop(t, who)
    elif kind == "drop_items_at":
        zone = resolved(t, crime, effect.zone, chosen)
        for criminal in t.consoles[player].hooks:
            if city.at[criminal] == zone:
                drop(t, criminal)
    elif kind == "move_guardian":
        for _ in range(effect.steps):
            police(t, await t.ask(player, "effect-police", tuple(guardian_options(city))))
    elif kind == "move_barrier":
        for _ in range(effect.steps):
            police(t, await t.ask(player, "effect-police", tuple(barrier_options(city))))
    elif kind == "relocate_guardian":
        put_guardian(t, resolved(t, crime, effect.to, chosen))
    elif kind == "relocate_item":
        await relocate_item(t, player, crime, effect, chosen)
    elif kind == "relocate_criminal":
        put_criminal(t, who, await destination(t, player, crime, effect, city.names[who], chosen))
    elif kind == "move_criminal":
        ways = neighbours(city, city.at[who], t.through)
        if ways:
            zones = tuple([city.ring[zone] for zone in ways])
            put_criminal(t, who, city.ring.index(await t.ask(player, "effect-way", zones, about=(city.names[who],))))
    elif kind == "attract_search":
        attract(t, resolved(t, crime, effect.zone, chosen))
    elif kind == "relocate_search_group":
        send_search(t, city.search.index(effect.size), resolved(t, crime, effect.to, chosen))
    else:
        dominate(t, player, who, effect.amount if kind == "gain_dominance" else -effect.amount)


async def relocate_item(t: InTooDeep, player: int, crime: Crime, effect: Effect, chosen: Assignment) -> None:
    """TD-20.8: a named item, or the one that somebody holds, ends dropped."""
    if effect.item.startswith("held_by:$"):
        item = t.city.held(chosen[effect.item.removeprefix("held_by:$")])
    else:
        item = t.box.items.index(effect.item.removeprefix("item:"))
    if item != NOBODY:
        put_item(t, item, await destination(t, player, crime, effect, t.box.items[item], chosen))


async def destination(t: InTooDeep, player: int, crime: Crime, effect: Effect, thing: str, chosen: Assignment) -> int:
    """TD-20.8: where it goes: `choice` is any zone."""
    if effect.to == "choice":
        return await choose_zone(t, player, "effect-zone", thing)
    return resolved(t, crime, effect.to, chosen)


def resolved(t: InTooDeep, crime: Crime, ref: str, chosen: Assignment) -> int:
    """TD-20.5: the zone that a place reference means now."""
    return place(ref, t.box, crime.condition.bind)(t.city, chosen)


# -- TD-14.9, TD-16.4: rewards -----------------------------------------------------------------------------------------


async def reward(t: InTooDeep, player: int, outcome: Reward) -> None:
    """TD-14.9, TD-14.10, TD-16.4: left to right; processing is optional token by token (R-45)."""
    if outcome.information:
        t.consoles[player].information += outcome.information
        t.tell("information", player, outcome.information)
    draw_dilemmas(t, player, outcome.dilemmas)
    if outcome.gain_evidence:
        await gain_evidence(t, player, outcome.gain_evidence)
    for _ in range(outcome.process_evidence):
        await process(t, player)
    for _ in range(outcome.support_tokens):
        await gain_support(t, player)
