"""Everything that lies on the table of Agent Avenue beside the board: hands, laid-out cards, agents in play, decks."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from brushpass.table.scene import Area, Card

from ..box.components import CARD_RULES, ONGOING
from ..view import SeatView
from .end import last_cards
from .eyes import AvenueEyes, row
from .ids import centre_id, hand_id, in_hand, market_id, panel_id
from .log import AvenueStory

WIDEST_FAN = 7


# -- cards -----------------------------------------------------------------------------------------------------------


def market_card(eyes: AvenueEyes, card: str, text: str = "") -> Card:
    """A black market card, with its own text unless another is given."""
    return Card(
        id=market_id(card),
        name=eyes.name(card),
        art=card,
        tag=kind(eyes, card),
        text=text or eyes.say(f"about-{card}"),
        rule=CARD_RULES[card],
        source="supply",
    )


def kind(eyes: AvenueEyes, card: str) -> str:
    """AA-1.8: ongoing or instant."""
    return eyes.say("scene-ongoing" if card in ONGOING else "scene-instant")


# -- the middle, the hand, the supplies ------------------------------------------------------------------------------


def areas(eyes: AvenueEyes, story: AvenueStory) -> tuple[Area, ...]:
    """All areas but those in the panels; the agent deck (AA-2.4) with what is left in it where that may be seen."""
    deck = stack(eyes, "deck", eyes.say("scene-deck"), eyes.view.deck or (), eyes.view.deck_size)
    return (*_centre(eyes, story), *_hands(eyes), *_market(eyes), deck, *_put_away(eyes))


def _centre(eyes: AvenueEyes, story: AvenueStory) -> tuple[Area, ...]:
    """AA-5.1, AA-12: the laid-out cards, the face-down one with its face to whoever may see it; or a card at work.

    The face-up card lies there for its owner as soon as it is chosen, for the others when it comes out (R-24). When
    the match is over the cards of its last turn.
    """
    view = eyes.view
    cards = list(last_cards(eyes, story)) if eyes.over else []
    up = centre_id(view.turn, "face_up")
    if view.face_up is not None and view.first is not None:
        cards.append(eyes.card(up, view.face_up, tag=eyes.say("scene-face-up"), source=_from(eyes, view.first)))
    elif eyes.chosen and eyes.seat is not None:
        cards.append(eyes.card(up, eyes.chosen, tag=eyes.say("scene-face-up-chosen"), source=hand_id(eyes.seat)))
    if view.second is not None:
        down, source = centre_id(view.turn, "face_down"), _from(eyes, view.second)
        if view.face_down is not None:
            tag = eyes.say("scene-face-down-yours" if view.second == view.seat else "scene-face-down")
            cards.append(eyes.card(down, view.face_down, tag=tag, source=source))
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
    return tuple(
        _own_hand(eyes, seat) if seat.seat == eyes.seat else _open_hand(eyes, seat)
        for seat in eyes.view.seats
        if seat.hand is not None
    )


def _own_hand(eyes: AvenueEyes, seat: SeatView) -> Area:
    cards = tuple(eyes.card(card_id, agent, source="deck") for card_id, agent in eyes.hand)
    note = "" if eyes.over or eyes.view.active == eyes.own.side else eyes.say("scene-hand-later")
    layout: Literal["fan", "row"] = "fan" if len(cards) <= WIDEST_FAN else "row"
    name = eyes.say("scene-hand")
    return Area(id=hand_id(seat.seat), name=name, layout=layout, cards=cards, note=note, place="hand")


def _open_hand(eyes: AvenueEyes, seat: SeatView) -> Area:
    """Somebody's hand, turned over, with what each card is worth to them; a strip on phones for whoever looks back."""
    side, name = eyes.side_of(seat.seat), eyes.say("scene-held", who=eyes.called(seat.seat))
    cards = tuple(
        eyes.card(card_id, agent, values=(), text=eyes.worth(side, agent), tone=eyes.threat(side, agent))
        for card_id, agent in in_hand(seat.seat, seat.hand or (), False)
    )
    return Area(id=hand_id(seat.seat), name=name, layout="grid", cards=cards, strip=not eyes.over and eyes.watching)


def _market(eyes: AvenueEyes) -> tuple[Area, ...]:
    """AA-10.2, AA-10.3: the supply with the size of its deck, and the discard pile once it has cards.

    When the match is over only the names of what lay there.
    """
    view = eyes.view
    if view.mode != "advanced":
        return ()
    supply, discard = (tuple(market_card(eyes, card) for card in cards) for cards in (view.supply, view.discard))
    lies = stack(eyes, "supply", eyes.say("scene-market"), view.supply, view.market_size, cards=supply)
    if not eyes.over:
        lies = replace(lies, layout="list", note=eyes.say("scene-market-left"))
    if not discard:
        return (lies,)
    return lies, stack(eyes, "discard", eyes.say("scene-discard"), view.discard, len(discard), cards=discard)


def _put_away(eyes: AvenueEyes) -> tuple[Area, ...]:
    """AA-5.7: which cards everybody swapped away, once that may be seen."""
    return tuple(aside(eyes, seat, "yes") for seat in eyes.view.seats if eyes.open and seat.swaps_used)


def aside(eyes: AvenueEyes, seat: SeatView, several: str, **more: Any) -> Area:
    """The cards that a seat has swapped away, as many as swaps used; `several`: of all, one beside the other."""
    name = eyes.say("scene-aside", several=several, who=eyes.called(seat.seat))
    return stack(eyes, f"aside-{seat.seat}", name, seat.aside or (), seat.swaps_used, **more)


def stack(eyes: AvenueEyes, area: str, name: str, seen: tuple[str, ...], count: int, **more: Any) -> Area:
    """So many cards in a pile, with the names of those that may be seen."""
    return Area(id=area, name=name, layout="stack", count=count, note=row(seen, eyes.texts), **more)
