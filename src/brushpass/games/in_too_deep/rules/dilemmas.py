"""TD-11.1 to TD-11.5, TD-19: dilemmas, corruption, tolerance and challenges."""

from __future__ import annotations

from typing import Final

from ..state import DILEMMA_DISCARD, DILEMMAS, HAND, InTooDeep

NO_ONE: Final = "nobody"


def gain_tolerance(t: InTooDeep, player: int) -> None:
    """TD-19.3: each gain is worth 2."""
    t.consoles[player].tolerance += t.box.tolerance
    t.tell("tolerance", player, t.consoles[player].tolerance)


def draw_dilemmas(t: InTooDeep, player: int, count: int) -> None:
    """TD-19.1: into the hand; an empty deck is made anew of the discard."""
    drawn: list[str] = []
    for _ in range(count):
        if not t.piles[DILEMMAS]:
            for card in t.piles[DILEMMA_DISCARD][:]:
                t.slip(card, DILEMMA_DISCARD, DILEMMAS)
        if t.piles[DILEMMAS]:
            drawn.append(t.draw(DILEMMAS, HAND[player]))
    if drawn:
        t.tell("dilemmas", player, len(drawn))
        if player < t.setup.seats:
            t.tell("drew-dilemmas", tuple(drawn), to=(player,))


def hand_corruption(t: InTooDeep, player: int) -> int:
    """TD-11.2: the dilemmas in hand less tolerance."""
    return corruption(t, player, HAND[player])


def corruption(t: InTooDeep, player: int, place: int) -> int:
    """TD-11.2, TD-19.4: what lies in a place less tolerance."""
    return sum([t.box.dilemmas[card].corruption for card in t.piles[place]]) - t.consoles[player].tolerance


def rivals_to_challenge(t: InTooDeep, player: int) -> tuple[int, ...]:
    """TD-11.1: both need a dilemma in hand."""
    if not t.piles[HAND[player]]:
        return ()
    return tuple([rival for rival in range(len(t.consoles)) if rival != player and t.piles[HAND[rival]]])


async def challenge(t: InTooDeep, player: int) -> None:
    """TD-11.1 to TD-11.5, DC-17, DC-18."""
    rivals = rivals_to_challenge(t, player)
    if not rivals:
        return
    chosen = await t.ask(player, "challenge", (*[called(t, rival) for rival in rivals], NO_ONE))
    if chosen == NO_ONE:
        return
    rival = numbered(t, chosen)
    t.tell("challenged", player, rival)
    values = {}
    for one in (player, rival):
        for seat in range(t.setup.seats):
            t.peek(seat, HAND[one])
        values[one] = hand_corruption(t, one)
        t.tell("showed", one, tuple(t.piles[HAND[one]]), values[one])
    winner, loser = (rival, player) if values[player] > values[rival] else (player, rival)
    paid = t.consoles[loser].pay(2)
    t.consoles[winner].information += paid
    t.tell("won-challenge", winner, loser, paid)
    await discard_from_hand(t, loser, "discard")


async def discard_from_hand(t: InTooDeep, player: int, prompt: str) -> None:
    """TD-11.5, TD-13.15, TD-23.29: one dilemma face down, of the owner's choice; Echo's by chance."""
    if player == t.echo:
        t.draw(HAND[player], DILEMMA_DISCARD)
    else:
        card = await t.ask(player, prompt, tuple(dict.fromkeys(t.piles[HAND[player]])), private=True)
        t.slip(card, HAND[player], DILEMMA_DISCARD)
    t.tell("discarded-dilemma", player)


# -- who ---------------------------------------------------------------------------------------------------------------


def called(t: InTooDeep, player: int) -> str:
    """A player as an option."""
    return "echo" if player == t.echo else f"seat_{player}"


def numbered(t: InTooDeep, option: str) -> int:
    """The player that an option means."""
    return t.echo if option == "echo" else int(option.removeprefix("seat_"))
