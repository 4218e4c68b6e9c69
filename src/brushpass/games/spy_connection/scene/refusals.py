"""Why something that a player might try is not among the options now, said where it would be tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from brushpass.engine import Decision
from brushpass.table.scene import Refusal

from ..rules.reasons import Refused, why_not_accept, why_not_connect, why_not_go, why_not_lift
from .eyes import Eyes, agents_id, card_id


def refusals(eyes: Eyes, decision: Decision[Any]) -> tuple[Refusal, ...]:
    """All of them: cities, missions of the row, own agents."""
    if decision.prompt not in ("turn", "moved", "mark"):
        return ()
    cities = () if decision.prompt == "mark" else _cities(eyes)
    return (*cities, *_offers(eyes, decision.prompt), *_agents(eyes))


def _cities(eyes: Eyes) -> Iterator[Refusal]:
    """SC-6.2, SC-6.8, R-22: neighbours that are too dear stand among the options, closed; others are too far."""
    for city in eyes.box.cities:
        going = why_not_go(eyes.box, eyes.view, city)
        if going is not None and going.word == "tired":
            yield Refusal(target=city, text=eyes.say("scene-refuse-tired"))
            continue
        why = why_not_connect(eyes.box, eyes.view, city)
        if why is None or why.word not in ("supply", "apart"):
            continue
        if why.word == "supply":
            text = eyes.say("scene-refuse-dear", count=why.needs, have=why.has)
            yield Refusal(target=city, text=text, name=eyes.name(city), kind="connect")
        else:
            first = _listed(eyes, why.things, "scene-or") if why.things else "none"
            yield Refusal(target=city, text=eyes.told("scene-refuse-far", city=eyes.own.city, first=first))


def _offers(eyes: Eyes, stage: str) -> Iterator[Refusal]:
    """SC-4.2, SC-5.2, SC-5.5: why a mission of the row cannot be accepted; too dear ones stand among the options."""
    for slot, mission in enumerate(eyes.view.row, 1):
        why = why_not_accept(eyes.box, eyes.view, slot)
        if why is None:
            continue
        target = card_id(mission)
        if why.word == "supply":
            text = eyes.say("scene-refuse-planning", count=why.needs, have=why.has)
            yield Refusal(target=target, text=text, name=eyes.name(mission), kind="accept")
        elif why.word == "full":
            yield Refusal(target=target, text=eyes.say("scene-refuse-full", count=why.needs))
        else:
            yield Refusal(target=target, text=eyes.say(f"scene-refuse-accept-{stage}"))


def _agents(eyes: Eyes) -> Iterator[Refusal]:
    """SC-8.3: what taking these agents back would cut off from the spy."""
    own = eyes.own
    for space in own.agents:
        why = why_not_lift(eyes.box, eyes.view, space)
        if why is not None:
            yield Refusal(target=agents_id(own.seat, space), text=_cut(eyes, why))


def _cut(eyes: Eyes, why: Refused) -> str:
    cities = tuple(thing for thing in why.things if thing in eyes.box.cities)
    return eyes.say("scene-refuse-cut", what=_listed(eyes, cities)) if cities else eyes.say("scene-refuse-cut-agents")


def _listed(eyes: Eyes, cities: tuple[str, ...], word: str = "") -> str:
    """Cities in a row, the last after "and", or after another word."""
    names = [*map(eyes.name, cities)]
    return f" {eyes.say(word)} ".join(names) if word else eyes.texts.listed(names)
