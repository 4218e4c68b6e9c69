"""The panels of the two sides of Agent Avenue: who they are, their agents in play, what may be known of their hands."""

from __future__ import annotations

from msgspec.structs import replace

from brushpass.table.scene import Area, Card, Counter, Member, Panel

from ..box.components import CATCH, COPIES
from ..view import SeatView, SideView
from .cards import aside, market_card
from .eyes import PRINTED, AvenueEyes
from .ids import crew_id, panel_id
from .log import AvenueStory


def panels(eyes: AvenueEyes, story: AvenueStory) -> tuple[Panel, ...]:
    """The other side first, the viewer's own nearest to their hand."""
    return tuple(_panel(eyes, side, story) for side in (eyes.other, eyes.own))


def _panel(eyes: AvenueEyes, side: SideView, story: AvenueStory) -> Panel:
    seats = [eyes.view.seats[seat] for seat in side.seats]
    team = len(seats) > 1
    return Panel(
        id=panel_id(side.side),
        name=eyes.players(side),
        letter=eyes.letter(side),
        shape=eyes.shape(side),
        seats=side.seats,
        colour=side.side,
        line=_line(eyes, side),
        short="" if eyes.over else eyes.say("scene-short", count=_needs(eyes, side)),
        you=eyes.mine(side),
        deciding=eyes.decides(*side.seats),
        active=side.side == eyes.view.active and not eyes.over,
        areas=(*_crew(eyes, side, story), *_ongoing(eyes, side), *(() if eyes.open else _asides(eyes, seats))),
        counters=() if eyes.over or team else _counters(eyes, seats[0]),
        members=tuple(_member(eyes, seat) for seat in seats) if team and not eyes.over else (),
    )


def _needs(eyes: AvenueEyes, side: SideView) -> int:
    """AA-9.2: how far the side is from a catch."""
    return CATCH - side.steps + eyes.facing(side).steps


def _line(eyes: AvenueEyes, side: SideView) -> str:
    """How far the side is from a catch; in the end whether it won."""
    if eyes.seen.outcome is not None:
        return eyes.say("scene-won" if side.seats[0] in eyes.seen.outcome.winners else "scene-lost")
    facing = eyes.facing(side)
    return eyes.say("scene-to-catch", count=_needs(eyes, side), you=eyes.you(facing), who=eyes.called(facing))


def _crew(eyes: AvenueEyes, side: SideView, story: AvenueStory) -> tuple[Area, ...]:
    """AA-6.5: the agents in play, grouped by name, in the order in which the first of each name came."""
    names = dict.fromkeys(side.recruits)
    if not names:
        return ()
    cards = tuple(_group(eyes, side, agent, story) for agent in names)
    return (Area(id=f"crew-{side.side}", name=eyes.say("scene-in-play"), layout="grid", place="seat", cards=cards),)


def _group(eyes: AvenueEyes, side: SideView, agent: str, story: AvenueStory) -> Card:
    count, copies = side.crew[agent], COPIES[agent]
    held = story.crews[side.side, agent]
    if eyes.over:
        text = eyes.worth(side, agent, count)
    elif count < copies:
        text = eyes.say("scene-next", worth=eyes.worth(side, agent))
    else:
        text = eyes.say("scene-only-one" if copies == 1 else "scene-no-more")
    return eyes.card(
        crew_id(side.side, agent),
        agent,
        values=(),
        count=count,
        done=min(count, PRINTED),
        steps=min(copies, PRINTED),
        text=text,
        tone=eyes.threat(side, agent) if count < copies and not eyes.over else "plain",
        holds=tuple(held) if len(held) == count else (),
    )


def _ongoing(eyes: AvenueEyes, side: SideView) -> tuple[Area, ...]:
    """AA-10.11: the ongoing cards; the "you" of their own texts is whoever has them. In the end their names."""
    if not side.ongoing:
        return ()
    about = "about" if eyes.mine(side) else "theirs"
    cards = tuple(market_card(eyes, card, eyes.say(f"{about}-{card}")) for card in side.ongoing)
    if eyes.over:
        cards = tuple(replace(card, text="") for card in cards)
    return (Area(id=f"ongoing-{side.side}", name=eyes.say("scene-ongoing"), layout="list", place="seat", cards=cards),)


def _asides(eyes: AvenueEyes, seats: list[SeatView]) -> tuple[Area, ...]:
    """AA-5.7: the cards swapped away, as many as swaps used; of a team only the viewer's own."""
    seen = [seat for seat in seats if seat.swaps_used and (len(seats) == 1 or eyes.mine(seat.seat))]
    return tuple(aside(eyes, seat, "no", place="seat") for seat in seen)


def _member(eyes: AvenueEyes, seat: SeatView) -> Member:
    """One of a team of two."""
    number = seat.seat
    return Member(seat=number, name=eyes.called(number), you=eyes.mine(number), counters=_counters(eyes, seat))


def _counters(eyes: AvenueEyes, seat: SeatView) -> tuple[Counter, ...]:
    """AA-12: what everybody may know of a hand."""
    counted = (("in-hand", seat.hand_size, "hand"), ("swaps", seat.swaps_left, "swap"))
    return tuple(
        Counter(id=f"{what}-{seat.seat}", value=str(count), word=eyes.say(f"scene-{what}", count=count), icon=icon)
        for what, count, icon in counted
    )
