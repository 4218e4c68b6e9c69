"""Everything that lies on the table of Agent Avenue beside the board: hands, laid-out cards, agents in play, decks."""

from __future__ import annotations

from typing import Literal

from brushpass.table.scene import Area, Card

from ..box.components import ONGOING
from ..view import SeatView
from .end import last_cards
from .eyes import AvenueEyes, row
from .ids import CARD_RULE, RULES, hand_id, hand_ids, market_id, panel_id
from .log import Story, centre_id

WIDEST_FAN = 7


# -- cards -----------------------------------------------------------------------------------------------------------


def agent_card(eyes: AvenueEyes, card_id: str, agent: str, tag: str = "", source: str = "") -> Card:
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


def market_card(eyes: AvenueEyes, card: str, text: str = "") -> Card:
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


def kind(eyes: AvenueEyes, card: str) -> str:
    """AA-1.8: ongoing or instant."""
    return eyes.say("scene-ongoing" if card in ONGOING else "scene-instant")


# -- the middle, the hand, the supplies ------------------------------------------------------------------------------


def areas(eyes: AvenueEyes, story: Story) -> tuple[Area, ...]:
    """All areas but those in the panels."""
    return (*_centre(eyes, story), *_hands(eyes), *_market(eyes), _deck(eyes), *_put_away(eyes))


def _centre(eyes: AvenueEyes, story: Story) -> tuple[Area, ...]:
    """AA-5.1, AA-12: the laid-out cards, the face-down one with its face to whoever may see it; or a card at work.

    When the match is over the cards of its last turn.
    """
    view = eyes.view
    cards = list(last_cards(eyes, story)) if eyes.over else []
    if view.face_up is not None and view.first is not None:
        up = centre_id(view.turn, "face_up")
        cards.append(agent_card(eyes, up, view.face_up, eyes.say("scene-face-up"), _from(eyes, view.first)))
    if view.second is not None:
        down, source = centre_id(view.turn, "face_down"), _from(eyes, view.second)
        if view.face_down is not None:
            tag = eyes.say("scene-face-down-yours" if view.second == view.seat else "scene-face-down")
            cards.append(agent_card(eyes, down, view.face_down, tag, source))
        else:
            name = eyes.say("scene-face-down-card")
            cards.append(Card(id=down, name=name, back=True, tag=eyes.say("scene-face-down"), source=source))
    if view.resolving is not None:
        cards.append(market_card(eyes, view.resolving))
    if not cards:
        return ()
    return (Area(id="centre", name=eyes.say("scene-centre"), layout="row", place="centre", cards=tuple(cards)),)


def _from(eyes: AvenueEyes, seat: int) -> str:
    """Where a card from somebody's hand starts: that hand, if the viewer sees it."""
    seen = eyes.view.seats[seat].hand is not None
    return hand_id(seat) if seen else panel_id(eyes.side_of(seat).side)


def _hands(eyes: AvenueEyes) -> tuple[Area, ...]:
    """The viewer's own hand; everybody's, turned over, when the match is over or is looked back at."""
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
            turned = _open(eyes, seat)
            found.append(Area(id=hand_id(seat.seat), name=name, layout="grid", cards=turned, strip=not eyes.over))
    return tuple(found)


def _open(eyes: AvenueEyes, seat: SeatView) -> tuple[Card, ...]:
    """Somebody's hand, turned over, with what each card would be worth to them."""
    side = eyes.side_of(seat.seat)
    return tuple(
        Card(
            id=card_id,
            name=eyes.texts.name(agent),
            art=agent,
            text=eyes.worth(side, agent),
            tone=eyes.threat(side, agent),
            rule=CARD_RULE,
        )
        for card_id, agent in zip(hand_ids(seat, own=False), seat.hand or (), strict=True)
    )


def _market(eyes: AvenueEyes) -> tuple[Area, ...]:
    """AA-10.2, AA-10.3: the supply with the size of its deck, and the discard pile once it has cards.

    When the match is over only the names of what lay there.
    """
    view = eyes.view
    if view.mode != "advanced":
        return ()
    supply = Area(
        id="supply",
        name=eyes.say("scene-market"),
        layout="stack" if eyes.over else "list",
        cards=tuple(market_card(eyes, card) for card in view.supply),
        count=view.market_size,
        note=row(view.supply, eyes.texts) if eyes.over else eyes.say("scene-market-left"),
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


def _deck(eyes: AvenueEyes) -> Area:
    """AA-2.4: the agent deck, with what is left in it where that may be seen."""
    view = eyes.view
    name, note = eyes.say("scene-deck"), row(view.deck or (), eyes.texts)
    return Area(id="deck", name=name, layout="stack", count=view.deck_size, note=note)


def _put_away(eyes: AvenueEyes) -> tuple[Area, ...]:
    """AA-5.7: which cards everybody swapped away, once that may be seen."""
    return tuple(
        Area(
            id=f"aside-{seat.seat}",
            name=eyes.say("scene-aside", several="yes", who=eyes.seen.names[seat.seat]),
            layout="stack",
            count=seat.swaps_used,
            note=row(seat.aside or (), eyes.texts),
        )
        for seat in eyes.view.seats
        if eyes.open and seat.swaps_used
    )
