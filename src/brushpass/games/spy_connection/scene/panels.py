"""The panels of the players of Spy Connection: where their spies are, their missions, the agents they have left."""

from __future__ import annotations

from brushpass.table.people import panel_id
from brushpass.table.scene import Amount, Area, Counter, Panel

from ..rules.ending import for_marks
from ..view import SeatView, player
from .cards import active
from .eyes import SpyEyes

COLOURS = ("green", "blue", "yellow", "red")
"""The colours of the seats, in their order, as the rest of the table shows them."""
CROWD = 4
"""With so many players their panels have to be low."""


def panels(eyes: SpyEyes) -> tuple[Panel, ...]:
    """The others in the order of their turns, the viewer last, nearest to their question."""
    seats = eyes.view.seats
    after = 0 if eyes.watching else eyes.own.seat + 1
    return tuple(_panel(eyes, seats[(after + n) % len(seats)]) for n in range(len(seats)))


def _panel(eyes: SpyEyes, seat: SeatView) -> Panel:
    enough = eyes.box.numbers.end_trigger_completed_missions
    return Panel(
        id=panel_id(seat.seat),
        name=eyes.called(seat.seat),
        letter=eyes.letter(seat.seat),
        shape=eyes.shape(seat.seat),
        seats=(seat.seat,),
        colour=COLOURS[seat.seat],
        line=_line(eyes, seat),
        short=_short(eyes, seat),
        score=_score(eyes, seat, enough),
        done=0 if compact(eyes, seat) else min(seat.completed_count, enough),
        steps=0 if compact(eyes, seat) else enough,
        you=eyes.mine(seat.seat),
        deciding=eyes.decides(seat.seat),
        active=seat.seat == eyes.view.active and not eyes.over,
        areas=_areas(eyes, seat),
        counters=_counters(eyes, seat),
    )


def _score(eyes: SpyEyes, seat: SeatView, enough: int) -> Amount:
    """SC-9.13, SC-9.18: the missions completed, of those that end the game; in the end the points."""
    if eyes.over and seat.score is not None:
        return Amount(value=str(seat.score), word=eyes.say("scene-points-word", count=seat.score))
    return Amount(value=str(seat.completed_count), word=eyes.say("scene-of", count=enough))


def _line(eyes: SpyEyes, seat: SeatView) -> str:
    """Where the spy is, what the viewer has scored, who triggered the end; in the end what the score is made of."""
    view = eyes.view
    if eyes.over and seat.score is not None:
        return ", ".join(filter(None, missions_and_marks(eyes, seat)))
    parts = [] if seat.city is None else [eyes.told("scene-spy-in", city=seat.city)]
    if compact(eyes, seat):
        parts.append(eyes.say("scene-in-supply", count=seat.supply))
    if seat.score is not None and seat.city is not None:
        parts.append(eyes.say("scene-points", count=seat.score))
    if view.trigger == seat.seat and not view.exhausted:
        parts.append(eyes.say("scene-finished"))
    elif seat.seat == view.active and view.extra:
        parts.append(eyes.say("scene-extra-owed", count=view.extra))
    return " · ".join(parts)


def missions_and_marks(eyes: SpyEyes, seat: SeatView) -> tuple[str, str]:
    """SC-9.15, SC-9.16: how many missions a seat completed, and the points of its marks on others, if there are any."""
    marks = for_marks(eyes.box, player(eyes.box, seat).missions)
    done = eyes.say("scene-missions-done", count=seat.completed_count)
    return done, eyes.say("scene-for-marks", count=marks) if marks else ""


def _short(eyes: SpyEyes, seat: SeatView) -> str:
    """The same for a phone: what it can still place, or its missions in the end."""
    if eyes.over:
        return eyes.say("scene-missions-done", count=seat.completed_count)
    return eyes.say("scene-in-supply", count=seat.supply)


def _areas(eyes: SpyEyes, seat: SeatView) -> tuple[Area, ...]:
    """SC-5.1: the active missions; the viewer's own have their place on a phone even while there are none."""
    own = eyes.mine(seat.seat)
    if not seat.missions and not own:
        return ()
    cards = tuple(active(eyes, mission, own) for mission in seat.missions)
    name = eyes.say("scene-missions")
    return (Area(id=f"active-{seat.seat}", name=name, layout="list", place="seat", cards=cards, strip=own),)


def compact(eyes: SpyEyes, seat: SeatView) -> bool:
    """Whether a panel has to be low: beside three others, and not the viewer's own."""
    return len(eyes.view.seats) >= CROWD and not eyes.mine(seat.seat)


def _counters(eyes: SpyEyes, seat: SeatView) -> tuple[Counter, ...]:
    """SC-5.6, SC-11: the agents that a player has left, and those that plan."""
    if compact(eyes, seat):
        return ()
    planning = sum(mission.planning for mission in seat.missions)
    counters = [
        Counter(
            id=f"supply-{seat.seat}",
            value=str(seat.supply),
            word=eyes.say("scene-supply-word", count=seat.supply),
            icon="agent",
        )
    ]
    if planning:
        word = eyes.say("scene-planning-agents", count=planning)
        counters.append(Counter(id=f"planning-{seat.seat}", value=str(planning), word=word, icon="planning"))
    return tuple(counters)
