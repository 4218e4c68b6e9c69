"""NL-22: Knowledge and Weaknesses."""

from __future__ import annotations

from ..state import NOBODY, WEAKNESSES, Lockdown, Thing
from .items import OBJECT, lift, lying


def learn(t: Lockdown, seat: int, count: int) -> None:
    """NL-22.2: never past the end of the track."""
    crew = t.crew[seat]
    crew.knowledge = min(crew.knowledge + count, t.box.start.knowledge)
    t.tell("learned", seat, crew.knowledge)


def verify(t: Lockdown, seat: int) -> None:
    """NL-22.4."""
    t.crew[seat].verified = True
    t.tell("verified", seat)


async def analyse(t: Lockdown, seat: int, room: str, knowledge: int) -> None:
    """NL-22.8 to NL-22.11, NL-26.17 to NL-26.19, NL-40.34, NL-40.35: an Object there, another's with consent."""
    here = [(NOBODY, name) for name in lying(t, room)]
    held = [(who, thing.name) for who in t.here(room) for thing in t.crew[who].things if thing.back == OBJECT]
    options = tuple(dict.fromkeys((*here, *held)))
    if not options:
        return
    whose, name = await t.ask(seat, "analyse", options)
    if whose not in (NOBODY, seat) and await t.ask(whose, "allow", ("yes", "no"), about=(name,)) == "no":
        return
    if whose == NOBODY:
        lift(t, room, name)
    else:
        hand_over(t, whose, name)
    t.lab.spent += name == "egg"
    t.tell("analysed", seat, name)
    learn(t, seat, knowledge)
    if name not in t.lab.analysed and len(t.lab.weaknesses) < t.box.start.weaknesses:
        t.lab.analysed = (*t.lab.analysed, name)
        discover(t)


def hand_over(t: Lockdown, seat: int, name: str) -> Thing:
    """An Object out of a Character's hands."""
    crew = t.crew[seat]
    thing = next(one for one in crew.things if one.back == OBJECT and one.name == name)
    crew.things = [one for one in crew.things if one is not thing]
    return thing


def discover(t: Lockdown) -> None:
    """NL-22.8: the next Weakness is turned face up."""
    card = t.draw(WEAKNESSES)
    t.lab.weaknesses = (*t.lab.weaknesses, card)
    t.tell("weakness", card)
