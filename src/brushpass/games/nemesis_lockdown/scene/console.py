"""The viewer's own Character: wounds, knowledge, gear; goals that only the viewer sees; the hand."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator

from brushpass.table.people import panel_id
from brushpass.table.scene import Amount, Area, Card, Check, Counter, Panel, Sign

from ..box.box import COLOURS, CONTAMINATION, INFECTED
from ..box.box import GOALS as DECKS
from ..state import Crew, Thing
from . import needs
from .describing import unlocking
from .drawings import ACTIONS, thing_art
from .eyes import LockdownEyes
from .ids import DECK, GEAR, GOALS, HAND, KIT, WOUNDS, card_id, item_id, thing_id, wound_id

LIGHT = 2
"""NL-21.3: the Light Wounds that a Character can have before the next one is serious."""


def panel(eyes: LockdownEyes, seat: int) -> Panel:
    """What every panel has, the viewer's own and those of the others."""
    crew = eyes.crew(seat)
    return Panel(
        id=panel_id(seat),
        name=eyes.titled(seat),
        letter=eyes.letter(seat),
        shape=eyes.shape(seat),
        seats=(seat,),
        colour=eyes.colour(seat),
        line=eyes.whereabouts(seat),
        active=eyes.on_turn(seat),
        deciding=eyes.decides(seat),
        quiet=(crew.passed or crew.out) and not eyes.over,
    )


def own(eyes: LockdownEyes) -> Panel:
    """All that the viewer has to know of the Character."""
    made, crew = panel(eyes, eyes.player), eyes.own
    made.you = True
    made.signs = tuple(states(eyes, eyes.player))
    made.quiet = False
    made.counters = health(eyes, eyes.player)
    made.areas = tuple([area for area in (gear(eyes), wounds(eyes, eyes.player)) if area.cards])
    made.short = eyes.place(crew.room) if crew.room else ""
    return made


def states(eyes: LockdownEyes, seat: int) -> Iterator[Sign]:
    """How things stand with a Character, as pills."""
    crew = eyes.crew(seat)
    if crew.out or eyes.over:
        return
    if eyes.dark(seat):
        yield Sign(icon="moon", name=eyes.say("scene-state-dark"), tone="bad")
    if crew.passed:
        yield Sign(icon="pause", name=eyes.say("scene-state-passed"))
    if crew.larva:
        yield Sign(icon="larva", name=eyes.say("scene-state-larva"), tone="bad")
    if crew.slime:
        yield Sign(icon="slime", name=eyes.name("slime"), tone="bad")
    if crew.signal:
        yield Sign(icon="signal", name=eyes.say("scene-state-signal"), tone="good")
    if crew.verified:
        yield Sign(icon="verified", name=eyes.say("scene-state-verified"), tone="good")
    if seat in eyes.view.quiet:
        yield Sign(icon="mute", name=eyes.say("scene-state-quiet"))


def health(eyes: LockdownEyes, seat: int) -> tuple[Counter, ...]:
    """NL-21, NL-22, NL-36.14: wounds, which the dead keep only if they may come back, and knowledge."""
    crew = eyes.crew(seat)
    learned = Counter(
        id=f"knowledge-{seat}",
        value=str(crew.knowledge),
        word=eyes.say("scene-knowledge", count=crew.knowledge),
        icon="knowledge",
    )
    if crew.dead and not crew.light and not crew.serious:
        return (learned,)
    return (
        Counter(
            id=f"light-{seat}",
            value=str(crew.light),
            word=eyes.say("scene-light-wounds", count=crew.light),
            icon="light_wound",
            tone="bad" if crew.light else "plain",
            done=crew.light,
            steps=LIGHT,
        ),
        Counter(
            id=f"serious-{seat}",
            value=str(crew.serious),
            word=eyes.say("scene-serious-wounds", count=crew.serious),
            icon="serious_wound",
            tone="bad" if crew.serious else "plain",
        ),
        learned,
    )


def wounds(eyes: LockdownEyes, seat: int) -> Area:
    """NL-21.5: Serious Wounds, dressed ones paler."""
    crew = eyes.crew(seat)
    mine = eyes.mine(seat)
    seen: Tally[str] = Tally()
    cards: list[Card] = []
    for dressed, names in ((False, crew.wounds), (True, crew.dressed)):
        for name in names:
            cards.append(
                Card(
                    id=wound_id(seat, f"{name}-{seen[name]}" if seen[name] else name),
                    name=eyes.name(name),
                    art="dressed" if dressed else "serious_wound",
                    tag=eyes.say("scene-dressed") if dressed else "",
                    tone="quiet" if dressed else "bad",
                )
            )
            seen[name] += 1
    return Area(
        id=WOUNDS if mine else f"{WOUNDS}-{seat}",
        name=eyes.say("scene-wounds"),
        layout="list",
        place="seat",
        cards=tuple(cards),
    )


# -- gear --------------------------------------------------------------------------------------------------------------


def gear(eyes: LockdownEyes) -> Area:
    """NL-24: what the viewer carries, in the open or hidden from the others."""
    cards = [thing(eyes, eyes.player, number, one) for number, one in enumerate(eyes.own.things)]
    return Area(
        id=GEAR,
        name=eyes.say("scene-gear"),
        layout="list",
        place="seat",
        cards=(*cards, *_hidden(eyes)),
    )


def thing(eyes: LockdownEyes, seat: int, number: int, one: Thing) -> Card:
    """A thing that lies openly, with its ammo or the uses left."""
    return Card(
        id=thing_id(seat, number),
        name=eyes.name(one.name),
        art=thing_art(one.name),
        done=one.load,
        steps=max(one.load, _room_for(eyes, one)),
        tone="quiet" if one.turned else "plain",
        tag=_tag(eyes, one),
    )


def _room_for(eyes: LockdownEyes, one: Thing) -> int:
    """How much ammo, or how many uses, there could be."""
    entry = eyes.box.items.get(one.name)
    if entry is None:
        return 0
    return entry.weapon.ammo_max if entry.weapon else entry.uses


def _tag(eyes: LockdownEyes, one: Thing) -> str:
    if one.bound:
        return eyes.say("scene-bound", number=one.bound)
    if one.attached:
        return eyes.name(one.attached[1])
    return eyes.called(one.whose) if one.whose >= 0 else ""


def _hidden(eyes: LockdownEyes) -> Iterator[Card]:
    """NL-24.2: the Items that only their owner sees."""
    if eyes.secret is None:
        return
    seen: Tally[str] = Tally()
    for colour in COLOURS:
        for name in eyes.secret.inventory[colour]:
            uses = eyes.box.items[name].uses
            yield Card(
                id=item_id(name, seen[name]),
                name=eyes.name(name),
                art=thing_art(name),
                done=uses,
                steps=uses,
            )
            seen[name] += 1


def kit(eyes: LockdownEyes) -> tuple[Area, ...]:
    """What everything that the viewer carries does, and every wound, to be read."""
    crew, secret = eyes.own, eyes.secret
    if eyes.watching:
        return ()
    hidden = [] if secret is None else [item for colour in COLOURS for item in secret.inventory[colour]]
    names = dict.fromkeys((*[one.name for one in crew.things], *hidden, *crew.wounds))
    cards = [
        Card(id=f"kit-{name}", name=eyes.name(name), art=_art(name, crew), tag=_sort(eyes, name), text=eyes.does(name))
        for name in names
    ]
    return (Area(id=KIT, name=eyes.say("scene-kit"), layout="list", cards=tuple(cards)),) if cards else ()


def _art(name: str, crew: Crew) -> str:
    return "serious_wound" if name in crew.wounds else thing_art(name)


def _sort(eyes: LockdownEyes, name: str) -> str:
    """NL-25.1: what an Item can be used for in crafting."""
    entry = eyes.box.items.get(name)
    return eyes.name(entry.component) if entry and entry.component else ""


# -- what only the viewer sees -----------------------------------------------------------------------------------------


def goals(eyes: LockdownEyes) -> tuple[Area, ...]:
    """NL-29, NL-32: Objectives, Contingency tokens and the locked Quest Item."""
    if eyes.watching or eyes.secret is None:
        return ()
    held = (*eyes.secret.objectives, *eyes.view.shared)
    cards = (*objectives(eyes, held), *orders(eyes, eyes.secret.orders), *_quest(eyes, eyes.own))
    return (
        Area(id=GOALS, name=eyes.say("scene-goals"), layout="list", private=not eyes.view.shared, cards=cards),
    )  # fmt: skip


def objectives(eyes: LockdownEyes, held: Iterable[str]) -> list[Card]:
    """What somebody has to achieve."""
    return [
        Card(
            id=f"goal-{card}",
            name=eyes.name(card),
            art=eyes.box.objectives[card].deck if eyes.box.objectives[card].deck in DECKS else DECKS[0],
            tag=eyes.say("scene-objective", deck=eyes.box.objectives[card].deck),
            text=eyes.about(eyes.box.objectives[card]),
            checks=_came_about(eyes, card) if eyes.over else needs.checks(eyes, card),
            about=() if eyes.over else needs.about(eyes, card),
        )
        for card in held
    ]


def _came_about(eyes: LockdownEyes, card: str) -> tuple[Check, ...]:
    """NL-34.1: whether an Objective was fulfilled, if that was told."""
    done = eyes.fulfilled.get(card)
    if done is None:
        return ()
    return (Check(id=f"{card}-fulfilled", text=eyes.say("scene-goal-end", done="yes" if done else "no"), done=done),)


def orders(eyes: LockdownEyes, held: Iterable[str]) -> list[Card]:
    """Contingency tokens that somebody holds."""
    return [
        Card(
            id=f"order-{number}-{token}",
            name=eyes.name(token),
            art="order",
            tag=eyes.say("scene-order"),
            text=eyes.about(eyes.box.contingencies[token]),
        )
        for number, token in enumerate(held)
    ]


def _quest(eyes: LockdownEyes, crew: Crew) -> list[Card]:
    """NL-25.15: what the Quest Item asks for before it can be used."""
    if not crew.quest:
        return []
    return [
        Card(
            id=f"quest-{crew.quest}",
            name=eyes.name(crew.quest),
            art=thing_art(crew.quest),
            tag=eyes.say("scene-quest"),
            text=unlocking(eyes.texts, eyes.box.items[crew.quest]),
            tone="quiet",
        )
    ]


def hand(eyes: LockdownEyes) -> tuple[Area, ...]:
    """NL-8: the cards in hand, and how many are left in the deck."""
    if eyes.watching or eyes.secret is None:
        return ()
    sizes = eyes.view.sizes[eyes.player]
    return (
        Area(id=HAND, name=eyes.say("scene-hand"), layout="grid", place="left", cards=tuple(_cards(eyes))),
        Area(
            id=DECK,
            name=eyes.say("scene-deck"),
            layout="stack",
            place="left",
            count=sizes.deck,
            note=eyes.say("scene-discarded", count=len(eyes.own.discard)),
        ),
    )


def _cards(eyes: LockdownEyes) -> Iterator[Card]:
    """NL-20.6: of the Contamination cards, those that were scanned in hand are known."""
    assert eyes.secret is not None
    seen: Tally[str] = Tally()
    strains = [*eyes.secret.scanned]
    for name in eyes.secret.hand:
        if name == CONTAMINATION:
            yield _contamination(eyes, seen[name], strains.pop(0) if strains else "")
        else:
            entry = eyes.box.cards[eyes.own.character, name]
            yield Card(
                id=card_id(name, seen[name]),
                name=eyes.name(name),
                art=ACTIONS.get(name, ""),
                price=None if entry.cost is None else Amount(value=str(entry.cost)),
                text=eyes.about(entry),
            )
        seen[name] += 1


def _contamination(eyes: LockdownEyes, number: int, strain: str) -> Card:
    return Card(
        id=card_id(CONTAMINATION, number),
        name=eyes.name(strain or CONTAMINATION),
        art=strain or CONTAMINATION,
        tag=eyes.say("scene-scanned") if strain else "",
        text=eyes.say("about-contamination"),
        tone="bad" if strain == INFECTED else "quiet",
    )
