"""Crimes as checklists that tick as the city changes, with what each outcome brings; dilemmas with what they bring."""

from __future__ import annotations

import re
from collections.abc import Iterable

from brushpass.table.scene import Amount, Area, Card, Check
from brushpass.table.viewer import Viewer

from ..box.box import Crime, Dilemma, Reward, called
from ..rules.conditions import Checklist, Tick
from .eyes import DeepEyes
from .ids import CRIMES_HAND, check_id, open_id
from .terms import Speaker


def hand(eyes: DeepEyes) -> tuple[Area, ...]:
    """The viewer's crimes: petty ones first, then by level."""
    if eyes.secret is None or eyes.watching or eyes.over:
        return ()
    crimes = sorted(eyes.crimes, key=lambda one: (eyes.crime(one).level, one))
    cards = tuple([checklist_card(eyes, crime) for crime in crimes])
    return (
        Area(id=CRIMES_HAND, name=eyes.say("scene-your-crimes"), layout="row", place="hand", cards=cards, private=True),
    )


def tag(viewer: Viewer, crime: Crime) -> str:
    """The plot line and the level, or that it is petty."""
    if not crime.level:
        return viewer.say("scene-tag-petty")
    return viewer.say("scene-tag-major", line=crime.line, level=crime.level)


def checklist_card(eyes: DeepEyes, crime: str) -> Card:
    """TD-14.2, TD-14.4: the prerequisite and every term, ticked if it holds."""
    card = eyes.crime(crime)
    done = eyes.checklist(crime)
    speaker = Speaker(eyes.texts, card.condition.bind, _known(eyes, card, done))
    checks = [
        Check(id=check_id(crime, n), text=speaker.sentence(tick.term), done=tick.holds, about=_about(eyes, [tick]))
        for n, tick in enumerate(done.ticks)
    ]
    if card.level > 1:
        text = eyes.say("term-prerequisite", level=card.level - 1, line=card.line)
        checks.insert(0, Check(id=open_id(crime), text=text, done=eyes.open_to(crime)))
    return Card(
        id=crime,
        name=eyes.name(crime),
        tag=tag(eyes, card),
        checks=tuple(checks),
        gain=Amount(value=gain(eyes, card)),
        text=effect(eyes, card),
        about=_about(eyes, done.missing),
        rule="TD-16.1" if not card.level else "TD-14.4",
    )


def _known(eyes: DeepEyes, card: Crime, done: Checklist) -> dict[str, str]:
    """Whom and what the variables stand for, by their ids; where anybody will do, only as soon as somebody does."""
    bind, city = card.condition.bind, eyes.city
    missing = repr([tick.term for tick in done.missing])
    return {
        name: (city.ring if bind[name] == "zone" else city.names)[one]
        for name, one in done.chosen.items()
        if name in bind and (bind[name] == "you" or not re.search(rf"\${name}\b", missing))
    }


def _about(eyes: DeepEyes, ticks: Iterable[Tick]) -> tuple[str, ...]:
    """What terms speak of, and what would mend those that do not hold: zones, figures and items."""
    city = eyes.city
    found: dict[str, None] = {}
    for tick in ticks:
        found |= dict.fromkeys([city.ring[zone] for zone in tick.where])
        found |= dict.fromkeys([city.names[one] for one in tick.who])
        found |= dict.fromkeys([eyes.box.items[item] for item in tick.items])
    return tuple(found)


def effect(eyes: DeepEyes, card: Crime) -> str:
    """TD-14.6, TD-20.13: what a crime does to the city, as the card says it, or else step by step."""
    told = called(card.effect_texts, eyes.texts.locale)
    if not told:
        speaker = Speaker(eyes.texts, card.condition.bind, {})
        told = "; ".join([speaker.effect(step) for step in card.effect])
    return eyes.say("scene-effect", text=told) if told else ""


# -- rewards -----------------------------------------------------------------------------------------------------------


def gain(eyes: DeepEyes, card: Crime) -> str:
    """TD-14.9, TD-16.4: what a crime brings, in few words."""
    if not card.level:
        return reward(eyes, card.outcomes["done"])
    careful, reckless = card.outcomes["careful"], card.outcomes["reckless"]
    return eyes.say(
        "scene-gain-either",
        information=careful.information,
        dilemmas=careful.dilemmas,
        more=reckless.information,
        worse=reckless.dilemmas,
        evidence=_either(eyes, careful.gain_evidence, reckless.gain_evidence),
        process=_either(eyes, careful.process_evidence, reckless.process_evidence),
    )


def _either(eyes: DeepEyes, careful: int, reckless: int) -> str:
    """One number, or the one or the other."""
    return str(careful) if careful == reckless else eyes.say("scene-either", one=careful, other=reckless)


def reward(viewer: Viewer, outcome: Reward) -> str:
    """TD-14.9, TD-16.4: information, dilemmas, evidence gained and processed, support."""
    parts = (
        ("information", outcome.information),
        ("dilemmas", outcome.dilemmas),
        ("evidence", outcome.gain_evidence),
        ("process", outcome.process_evidence),
        ("support", outcome.support_tokens),
    )
    told = [viewer.say(f"scene-reward-{what}", count=count) for what, count in parts if count]
    return ", ".join(told) or viewer.say("scene-reward-nothing")


# -- dilemmas ----------------------------------------------------------------------------------------------------------


def dilemma_card(eyes: DeepEyes, dilemma: str) -> Card:
    """TD-22.12 to TD-22.15: the corruption of a dilemma, and what it brings if it is stored."""
    card = eyes.dilemma(dilemma)
    return Card(
        id=dilemma,
        name=brings(eyes, card),
        art=dilemma_art(card),
        tag=eyes.say("scene-corruption", count=card.corruption),
        rule="TD-22.12",
    )


def dilemma_art(card: Dilemma) -> str:
    """The drawing of what a dilemma brings."""
    return {"evidence": card.evidence, "information": "information", "badge": "badge"}.get(card.kind, card.warrant)


def brings(viewer: Viewer, card: Dilemma) -> str:
    """What a stored dilemma brings in the end."""
    if card.kind == "evidence":
        return viewer.told("scene-dilemma-evidence", kind=card.evidence, count=card.symbols)
    if card.kind == "warrant":
        return viewer.say("scene-dilemma-warrant", warrant=viewer.name(card.warrant))
    return viewer.say(f"scene-dilemma-{card.kind}", count=card.amount)


def corruption(eyes: DeepEyes, dilemmas: Iterable[str], tolerance: int) -> int:
    """TD-11.2, TD-19.4: of so many dilemmas, less tolerance."""
    return sum([eyes.dilemma(one).corruption for one in dilemmas]) - tolerance
