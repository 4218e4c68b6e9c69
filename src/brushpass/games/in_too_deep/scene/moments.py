"""Cards that are held up for a moment: a crime that is committed, the two hands of a challenge, what Echo turns up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brushpass.table.people import panel_id
from brushpass.table.scene import Card, Value

from .crimes import brings, dilemma_art, reward, tag
from .ids import deed_id, duel_id

if TYPE_CHECKING:
    from .log import Story


def crime(story: Story, seat: int, name: str) -> Card:
    """TD-14.5: who commits it, and what is printed on it."""
    card = story.box.crimes[name]
    return Card(
        id=deed_id(name),
        name=story.name(name),
        tag=story.called(seat),
        art=card.sort,
        text=tag(story, card) if card.level else reward(story, card.outcomes["done"]),
        source=panel_id(seat),
    )


def outcome(story: Story, name: str, how: str) -> Card:
    """TD-14.8, TD-14.9: how it went, and what that brings."""
    return Card(
        id=deed_id(name),
        name=story.name(name),
        tag=story.name(how),
        art=how,
        text=reward(story, story.box.crimes[name].outcomes[how]),
        tone="bad" if how == "reckless" else "plain",
    )


def dilemma(story: Story, name: str) -> Card:
    """TD-22.12 to TD-22.15: what a dilemma that the viewer draws would bring, and its corruption."""
    card = story.box.dilemmas[name]
    return Card(
        id=f"drawn-{name}",
        name=brings(story, card),
        art=dilemma_art(card),
        text=story.say("scene-corruption", count=card.corruption),
        tone="bad" if card.corruption else "good",
    )


def echo_card(story: Story, name: str) -> Card:
    """TD-23.9, TD-23.19, TD-23.24: the letter of the criminal she hooks, how she does a crime, where evidence goes."""
    card = story.box.echo.cards[name]
    where = story.say(f"scene-echo-{card.target}")
    return Card(
        id=f"echo-{name}",
        name=story.say("scene-beat-echo", letter=card.letter),
        tag=story.called(story.setup.seats),
        art="echo",
        text=story.say("scene-echo-does", where=where, **story.texts.forms(how=card.outcome)),
        source=panel_id(story.setup.seats),
    )


def back(card: Card) -> Card:
    """The same face down."""
    return Card(id=card.id, back=True, tag=card.tag, source=card.source)


def duel(story: Story, shown: dict[int, int | None], won: int | None = None) -> tuple[Card, ...]:
    """TD-11.2, TD-11.3: the hand of whoever challenges and that of the rival, face down until it is shown."""
    return tuple([_hand(story, seat, value, seat == won) for seat, value in shown.items()])


def _hand(story: Story, seat: int, value: int | None, won: bool) -> Card:
    """TD-11.2: somebody's dilemmas as one card, with their corruption once they are shown."""
    card = Card(id=duel_id(seat), tag=story.called(seat), source=panel_id(seat))
    if value is None:
        return back(card)
    card.name, card.art = story.say("scene-corruption", count=value), "dilemma"
    if won:
        card.values = (Value(text=story.say("scene-wins-duel"), tone="good", applies=True),)
    return card
