"""Everything that lies on the table of Agent Avenue beside the board: hands, laid-out cards, agents in play, decks."""

from __future__ import annotations

from typing import Literal

from brushpass.table.scene import Area, Card, Counter, Panel, Tone

from .components import CATCH, COPIES, ONGOING
from .scene_eyes import CRESTS, PRINTED, Eyes, next_end, row
from .scene_log import Story, centre_id
from .terminal import worth
from .view import SeatView, SideView

WIDEST_FAN = 7
CARD_RULE = "AA-1.6"
RULES = {
    "distraction_device": "AA-10.30",
    "watchtower": "AA-10.31",
    "sinister_twin": "AA-10.32",
    "supercomputer": "AA-10.33",
    "leader_of_the_pack": "AA-10.34",
    "getaway_car": "AA-10.35",
    "masterplan": "AA-10.36",
    "security_system": "AA-10.37",
    "outpost": "AA-10.40",
    "smoke_screen": "AA-10.41",
    "mind_control": "AA-10.42",
    "double_trouble": "AA-10.44",
    "surveillance_truck": "AA-10.45",
    "secret_recruit": "AA-10.46",
    "spycation": "AA-10.47",
}
"""The rule of every black market card."""


# -- ids -------------------------------------------------------------------------------------------------------------


def panel_id(side: str) -> str:
    return f"side-{side}"


def hand_id(seat: int) -> str:
    return f"hand-{seat}"


def crew_id(side: str, agent: str) -> str:
    return f"crew-{side}-{agent}"


def market_id(card: str) -> str:
    return f"market-{card}"


def hand_ids(seat: SeatView, own: bool) -> list[str]:
    """Own cards by name and number; others', which lie there unseen, by their place in the row."""
    if seat.hand is None or not own:
        return [f"{hand_id(seat.seat)}-{n}" for n in range(seat.hand_size)]
    return [f"{hand_id(seat.seat)}-{card}-{seat.hand[:n].count(card) + 1}" for n, card in enumerate(seat.hand)]


# -- cards -----------------------------------------------------------------------------------------------------------


def agent_card(eyes: Eyes, card_id: str, agent: str, tag: str = "", source: str = "") -> Card:
    """An agent, face up."""
    return Card(
        id=card_id,
        name=eyes.texts.name(agent),
        art=agent,
        tag=tag,
        values=eyes.values(agent),
        rule=CARD_RULE,
        source=source,
    )


def market_card(eyes: Eyes, card: str, text: str = "") -> Card:
    """A black market card, with its own text unless another is given."""
    return Card(
        id=market_id(card),
        name=eyes.texts.name(card),
        art=card,
        tag=kind(eyes, card),
        text=text or eyes.say(f"about-{card}"),
        rule=RULES[card],
        source="supply",
    )


def kind(eyes: Eyes, card: str) -> str:
    """AA-1.8: ongoing or instant."""
    return eyes.say("scene-ongoing" if card in ONGOING else "scene-instant")


# -- the middle, the hand, the supplies ------------------------------------------------------------------------------


def areas(eyes: Eyes) -> tuple[Area, ...]:
    """All areas but those in the panels."""
    return (*_centre(eyes), *_hands(eyes), *_market(eyes), _deck(eyes))


def _centre(eyes: Eyes) -> tuple[Area, ...]:
    """AA-5.1, AA-12: the laid-out cards, the face-down one with its face to whoever laid it; or a card at work."""
    view = eyes.view
    cards = []
    if view.face_up is not None and view.first is not None:
        up = centre_id(view.turn, "face_up")
        cards.append(agent_card(eyes, up, view.face_up, eyes.say("scene-face-up"), _from(eyes, view.first)))
    if view.second is not None:
        down, source = centre_id(view.turn, "face_down"), _from(eyes, view.second)
        if view.face_down is not None:
            cards.append(agent_card(eyes, down, view.face_down, eyes.say("scene-face-down-yours"), source))
        else:
            name = eyes.say("scene-face-down-card")
            cards.append(Card(id=down, name=name, back=True, tag=eyes.say("scene-face-down"), source=source))
    if view.resolving is not None:
        cards.append(market_card(eyes, view.resolving))
    if not cards:
        return ()
    return (Area(id="centre", name=eyes.say("scene-centre"), layout="row", place="centre", cards=tuple(cards)),)


def _from(eyes: Eyes, seat: int) -> str:
    """Where a card from somebody's hand starts: the viewer sees only their own hand."""
    return hand_id(seat) if seat == eyes.seen.seat else panel_id(eyes.side_of(seat).side)


def _hands(eyes: Eyes) -> tuple[Area, ...]:
    """The viewer's own hand; when the match is over everybody's, turned over."""
    found = []
    for seat in eyes.view.seats:
        if seat.hand is None:
            continue
        own = seat.seat == eyes.seen.seat
        ids = hand_ids(seat, own)
        cards = tuple(
            agent_card(eyes, card_id, card, source="deck") for card_id, card in zip(ids, seat.hand, strict=True)
        )
        if own:
            name = eyes.say("scene-hand")
            note = "" if eyes.over or eyes.view.active == eyes.own.side else eyes.say("scene-hand-later")
            layout: Literal["fan", "row"] = "fan" if len(cards) <= WIDEST_FAN else "row"
            found.append(Area(id=hand_id(seat.seat), name=name, layout=layout, cards=cards, note=note, place="hand"))
        else:
            name = eyes.say("scene-held", who=eyes.seen.names[seat.seat])
            found.append(Area(id=hand_id(seat.seat), name=name, layout="row", cards=cards, place="supply"))
    return tuple(found)


def _market(eyes: Eyes) -> tuple[Area, ...]:
    """AA-10.2, AA-10.3: the supply with the size of its deck, and the discard pile once it has cards."""
    view = eyes.view
    if view.mode != "advanced":
        return ()
    supply = Area(
        id="supply",
        name=eyes.say("scene-market"),
        layout="list",
        cards=tuple(market_card(eyes, card) for card in view.supply),
        count=view.market_size,
        note=eyes.say("scene-market-left"),
    )
    discard = Area(
        id="discard",
        name=eyes.say("scene-discard"),
        layout="stack",
        cards=tuple(market_card(eyes, card) for card in view.discard),
        count=len(view.discard),
        note=row(view.discard, eyes.texts),
    )
    return (supply, discard) if view.discard else (supply,)


def _deck(eyes: Eyes) -> Area:
    """AA-2.4: the agent deck; what was left in it when the match is over."""
    view = eyes.view
    name, note = eyes.say("scene-deck"), row(view.deck or (), eyes.texts)
    return Area(id="deck", name=name, layout="stack", count=view.deck_size, note=note)


# -- the panels of the two sides -------------------------------------------------------------------------------------


def panels(eyes: Eyes, story: Story) -> tuple[Panel, ...]:
    """The other side first, the viewer's own nearest to their hand."""
    return tuple(_panel(eyes, side, story) for side in (eyes.other, eyes.own))


def _panel(eyes: Eyes, side: SideView, story: Story) -> Panel:
    seats = [eyes.view.seats[seat] for seat in side.seats]
    return Panel(
        id=panel_id(side.side),
        name=eyes.players(side),
        letter=eyes.letter(side),
        shape=CRESTS[side.side],
        seats=side.seats,
        colour=side.side,
        line=_line(eyes, side),
        you=eyes.mine(side),
        deciding=any(waiting.seat in side.seats for waiting in eyes.seen.waiting),
        active=side.side == eyes.view.active and not eyes.over,
        areas=(*_crew(eyes, side, story), *_ongoing(eyes, side), *_asides(eyes, seats)),
        counters=tuple(counter for seat in seats for counter in _counters(eyes, seat, len(seats) > 1)),
    )


def _line(eyes: Eyes, side: SideView) -> str:
    """How far the side is from a catch (AA-9.2); in the end whether it won."""
    if eyes.seen.outcome is not None:
        return eyes.say("scene-won" if side.seats[0] in eyes.seen.outcome.winners else "scene-lost")
    facing = eyes.facing(side)
    you = "yes" if eyes.mine(facing) else "no"
    return eyes.say("scene-to-catch", count=CATCH - side.steps + facing.steps, you=you, who=eyes.called(facing))


def _crew(eyes: Eyes, side: SideView, story: Story) -> tuple[Area, ...]:
    """AA-6.5: the agents in play, grouped by name, in the order in which the first of each name came."""
    names = dict.fromkeys(side.recruits)
    if not names:
        return ()
    cards = tuple(_group(eyes, side, agent, story) for agent in names)
    return (Area(id=f"crew-{side.side}", name=eyes.say("scene-in-play"), layout="grid", place="seat", cards=cards),)


def _group(eyes: Eyes, side: SideView, agent: str, story: Story) -> Card:
    count, copies = side.crew[agent], COPIES[agent]
    held = story.crews[side.side, agent]
    if count < copies:
        text = eyes.say("scene-next", worth=worth(side, agent, eyes.texts))
    else:
        text = eyes.say("scene-only-one" if copies == 1 else "scene-no-more")
    return Card(
        id=crew_id(side.side, agent),
        name=eyes.texts.name(agent),
        art=agent,
        count=count,
        done=min(count, PRINTED),
        steps=min(copies, PRINTED),
        text=text,
        tone=_threat(eyes, side, agent) if count < copies else "plain",
        rule=CARD_RULE,
        holds=tuple(held) if len(held) == count else (),
    )


def _threat(eyes: Eyes, side: SideView, agent: str) -> Tone:
    """Good news or danger for the viewer (a spectator: for the side) if one more of that name came."""
    end = next_end(side, agent)
    if not end:
        return "plain"
    return "good" if (end == "win") == (eyes.watching or eyes.mine(side)) else "bad"


def _ongoing(eyes: Eyes, side: SideView) -> tuple[Area, ...]:
    """AA-10.11: the ongoing cards; the "you" of their own texts is whoever has them."""
    if not side.ongoing:
        return ()
    about = "about" if eyes.mine(side) else "theirs"
    cards = tuple(market_card(eyes, card, eyes.say(f"{about}-{card}")) for card in side.ongoing)
    return (Area(id=f"ongoing-{side.side}", name=eyes.say("scene-ongoing"), layout="list", place="seat", cards=cards),)


def _asides(eyes: Eyes, seats: list[SeatView]) -> tuple[Area, ...]:
    """AA-5.7: the cards swapped away, as many as swaps used; which they are, to those who may know."""
    several = len(seats) > 1
    return tuple(
        Area(
            id=f"aside-{seat.seat}",
            name=eyes.say("scene-aside", several="yes" if several else "no", who=eyes.seen.names[seat.seat]),
            layout="stack",
            count=seat.swaps_used,
            note=row(seat.aside or (), eyes.texts),
            place="seat",
        )
        for seat in seats
        if seat.swaps_used
    )


def _counters(eyes: Eyes, seat: SeatView, several: bool) -> tuple[Counter, ...]:
    """AA-12: what everybody may know of a hand."""
    who = {"several": "yes" if several else "no", "who": eyes.seen.names[seat.seat]}
    return (
        Counter(
            id=f"in-hand-{seat.seat}",
            value=str(seat.hand_size),
            word=eyes.say("scene-in-hand", count=seat.hand_size, **who),
            icon="hand",
        ),
        Counter(
            id=f"swaps-{seat.seat}",
            value=str(seat.swaps_left),
            word=eyes.say("scene-swaps", count=seat.swaps_left, **who),
            icon="swap",
        ),
    )
