"""The crew in turn order: where everybody is, how they are, and what they carry in the open."""

from __future__ import annotations

from brushpass.table.scene import Area, Card, Counter, Panel

from ..box.box import COLOURS
from .console import health, objectives, orders, own, panel, states, thing, wounds
from .eyes import LockdownEyes


def panels(eyes: LockdownEyes) -> tuple[Panel, ...]:
    """NL-5.6: everybody in turn order, the viewer's own Character in full."""
    return tuple([own(eyes) if eyes.mine(seat) else _other(eyes, seat) for seat in eyes.order()])


def _other(eyes: LockdownEyes, seat: int) -> Panel:
    """NL-39: what lies openly with somebody else, and how much does not."""
    made, crew, sizes = panel(eyes, seat), eyes.crew(seat), eyes.view.sizes[seat]
    made.brief = True
    made.line = " · ".join([eyes.whereabouts(seat), *[sign.name for sign in states(eyes, seat)]])
    made.rail = "right"
    cards = Counter(
        id=f"cards-{seat}", value=str(sizes.hand), word=eyes.say("scene-cards", count=sizes.hand), icon="hand"
    )
    serious = [counter for counter in health(eyes, seat) if counter.icon == "serious_wound" and crew.serious]
    made.counters = () if crew.out else (cards, *serious)
    areas = (_health(eyes, seat), _gear(eyes, seat), wounds(eyes, seat), *_opened(eyes, seat))
    made.areas = tuple([area for area in areas if area.cards])
    return made


def _health(eyes: LockdownEyes, seat: int) -> Area:
    """Wounds and knowledge, once the row is unfolded."""
    cards = [
        Card(id=f"of-{counter.id}", name=f"{counter.value} {counter.word}", art=counter.icon)
        for counter in health(eyes, seat)
    ]
    return Area(id=f"health-{seat}", name=eyes.say("scene-health"), layout="list", place="seat", cards=tuple(cards))


def _gear(eyes: LockdownEyes, seat: int) -> Area:
    """Open things by name, hidden Items by their backs."""
    held = eyes.view.sizes[seat].inventory
    backs = [
        Card(
            id=f"backs-{colour}-{seat}",
            name=eyes.name(f"{colour}_item"),
            art=f"item-{colour}",
            count=held[colour],
        )
        for colour in COLOURS
        if held[colour]
    ]
    things = [thing(eyes, seat, number, one) for number, one in enumerate(eyes.crew(seat).things)]
    return Area(
        id=f"gear-{seat}",
        name=eyes.say("scene-gear"),
        layout="list",
        place="seat",
        cards=(*things, *([] if eyes.over else backs)),
    )


def _opened(eyes: LockdownEyes, seat: int) -> tuple[Area, ...]:
    """NL-39: what lay hidden, for those who look back at a match that is over."""
    secret = eyes.view.secrets[seat]
    if secret is None or eyes.mine(seat):
        return ()
    cards = [
        *objectives(eyes, secret.objectives),
        *orders(eyes, secret.orders),
        *[
            Card(id=f"opened-{seat}-{colour}-{number}", name=eyes.name(item), art=f"item-{colour}")
            for colour in COLOURS
            for number, item in enumerate(secret.inventory[colour])
        ],
    ]
    for number, card in enumerate(cards):
        card.id = f"opened-{seat}-{number}"
    name = eyes.say("scene-opened")
    return (Area(id=f"opened-{seat}", name=name, layout="list", place="seat", line=name, cards=tuple(cards)),)
