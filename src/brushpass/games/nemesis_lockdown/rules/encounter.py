"""NL-15: Encounters and Surprise Attacks."""

from __future__ import annotations

from ..state import Figure, Lockdown
from .figures import add_to_bag, draw_token, place, put_back
from .intruders import attack
from .markers import hush, noise_everywhere
from .reactions import DARKNESS, asked_for_light, reacts
from .standing import change


async def encounter(t: Lockdown, seat: int) -> None:
    """NL-15.4, NL-15.5, NL-15.15: Noise goes, a token comes."""
    hush(t, t.board.noisy[t.crew[seat].room])
    token = draw_token(t)
    if token:
        await meet(t, seat, token)
    else:
        t.tell("no-encounter", seat)


async def meet(t: Lockdown, seat: int, token: str) -> None:
    """NL-15.6 to NL-15.14: what the token brings: a figure, and perhaps a Surprise Attack."""
    room, kind = t.crew[seat].room, t.box.tokens[token].kind
    t.tell("encounter", seat, kind, token)
    if kind == "blank":
        await blank(t, room, token)
        return
    figure = await place(t, kind, room, token)
    if figure is None:
        put_back(t, token)
        return
    await surprise(t, figure, seat)


async def blank(t: Lockdown, room: str, token: str) -> None:
    """NL-15.13, NL-15.14."""
    alone = not any(t.bag.inside.values()) and not t.bag.inside_seen
    noise_everywhere(t, room)
    put_back(t, token)
    if alone:
        add_to_bag(t, "adult")


async def surprise(t: Lockdown, figure: Figure, seat: int) -> None:
    """NL-15.8 to NL-15.11, NL-23.8: the token's number against the cards in hand."""
    token = t.box.tokens[figure.token]
    dark = t.dark(seat) and not await asked_for_light(t, seat)
    number = (token.dark if dark else token.light) or 0
    if not dark:
        number = max(number + change(t, seat, "surprise_number", "not_in_darkness"), 0)
    if number <= t.cards(seat):
        return
    if dark and await reacts(t, seat, DARKNESS, "ignore-surprise"):
        return
    t.tell("surprise", seat, figure.kind)
    await attack(t, figure, seat, "surprise")
