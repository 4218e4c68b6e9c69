"""The table of Agent Avenue as plain text: the block seen from above, who has which agents, the cards one sees."""

from __future__ import annotations

from collections.abc import Sequence

from brushpass.table import Texts

from .box.components import (
    AGENTS,
    CATCH,
    COPIES,
    IS_HOME,
    IS_MARKET,
)
from .scene.end import claim_of
from .scene.eyes import MARKET, row, worth
from .view import SeatView, SideView, View

GAP = 5
"""The length of street between two spaces of a row."""
TOP, BOTTOM = (2, 3, 4, 5), (12, 11, 10, 9)
FLANKS = ((1, 6), (0, 7), (13, 8))
"""The spaces of the board (AA-1.2) as they lie: a row above, a row below, and pairs left and right between them."""
HOME = "⌂"


def draw(view: View, texts: Texts) -> str:
    """The whole table."""
    board, crews = _board(view, texts), _crews(view, texts)
    rows = [f"{left}   {right}".rstrip() for left, right in zip(board, crews, strict=True)]
    below = [_legend(view, texts), _distance(view, texts), *_tie(view, texts)]
    return "\n".join([*rows, "", *below, *_players(view, texts), *_decks(view, texts)])


# -- the board -------------------------------------------------------------------------------------------------------


def _board(view: View, texts: Texts) -> list[str]:
    """The ring with the meeples on it and the laid-out cards in the middle."""
    street = "─" * GAP
    width = len(TOP) * 5 + (len(TOP) - 1) * GAP - 10
    above = f"{street[:2]}▶{street[3:]}".join(_space(view, space, texts) for space in TOP)
    below = f"{street[:2]}◀{street[3:]}".join(_space(view, space, texts) for space in BOTTOM)
    turn = texts.say("terminal-turn", turn=view.turn, side=texts.name(view.active))
    middle = [turn, texts.say("terminal-deck", count=view.deck_size), *_centre(view, texts)]
    rows = [above]
    for i, (left, right) in enumerate(FLANKS):
        rows.append(f"  ▲  {middle[2 * i]:^{width}}  ▼  " if i == 0 else f"  │  {middle[2 * i]:^{width}}  │  ")
        inner = f"{middle[2 * i + 1]:^{width}}"
        rows.append(f"{_space(view, left, texts)}{inner}{_space(view, right, texts)}")
    return [*rows, f"  │  {middle[6]:^{width}}  │  ", below]


def _space(view: View, space: int, texts: Texts) -> str:
    """A space with what stands on it: homes and black markets are marked, meeples go before the mark."""
    here = "".join(texts.say(f"terminal-letter-{side.side}") for side in view.sides if side.space == space)
    mark = HOME if IS_HOME[space] else MARKET if IS_MARKET[space] and view.mode == "advanced" else ""
    return f"[{here + mark:^3}]"


def _centre(view: View, texts: Texts) -> list[str]:
    """The two laid-out cards, each under its heading; empty lines where there is none."""
    rows = ["", "", "", "", ""]
    if view.face_up is not None:
        rows[0:2] = texts.say("terminal-face-up"), f"‹ {texts.name(view.face_up)} ›"
    if view.second is not None:
        card = texts.say("terminal-unknown") if view.face_down is None else texts.name(view.face_down)
        rows[2:4] = texts.say("terminal-face-down"), f"‹ {card} ›"
    return rows


# -- the agents in play ----------------------------------------------------------------------------------------------


def _crews(view: View, texts: Texts) -> list[str]:
    """For every name how many a side has, and what the next one would do."""
    names = [texts.name(agent) for agent in AGENTS]
    width = max(map(len, (*names, texts.say("terminal-agents"))))
    heads = [f"   {texts.name(side.side):<9}" for side in view.sides]
    rows = [f"{texts.say('terminal-agents'):<{width}}{''.join(heads)}"]
    for agent, name in zip(AGENTS, names, strict=True):
        cells = [_count(side, agent, texts) for side in view.sides]
        rows.append(f"{name:<{width}}{''.join(cells)}")
    return rows


def _count(side: SideView, agent: str, texts: Texts) -> str:
    """How many there are and the value of the next; nothing of the next where there is none left."""
    count = side.crew.get(agent, 0)
    following = f"→ {worth(agent, count + 1, side.ongoing, texts)}" if count < COPIES[agent] else ""
    return f"{count or '·':>4} {following:<7}"


# -- below the board -------------------------------------------------------------------------------------------------


def _legend(view: View, texts: Texts) -> str:
    """What the signs on the board stand for."""
    return texts.say("terminal-legend-market" if view.mode == "advanced" else "terminal-legend")


def _tie(view: View, texts: Texts) -> list[str]:
    """AA-8.9: in the end, that both sides would have won."""
    green, blue = view.sides
    if view.deck is None or not (claim_of(green, blue) and claim_of(blue, green)):
        return []
    return [texts.say("terminal-tie", side=texts.name(view.active))]


def _distance(view: View, texts: Texts) -> str:
    """How far each side is from a catch (AA-9.2)."""
    green, blue = view.sides
    lead = green.steps - blue.steps
    return texts.say(
        "terminal-distance", green=CATCH - lead, blue=CATCH + lead, first=texts.name("green"), second=texts.name("blue")
    )


def _players(view: View, texts: Texts) -> list[str]:
    """Every player with what may be known of their cards."""
    rows = []
    for seat in view.seats:
        name = texts.player(seat.seat)
        if seat.seat == view.seat:
            name = texts.say("terminal-you", seat=name)
        letter = texts.say(f"terminal-letter-{seat.side}")
        swaps = texts.say("terminal-swaps", left=seat.swaps_left)
        rows.append(f"{letter} {name}: {_hand(seat, texts)} ({swaps})")
        if seat.aside:
            rows.append(f"    {texts.say('terminal-aside', cards=_row(seat.aside, texts))}")
    for side in view.sides:
        if side.ongoing:
            letter = texts.say(f"terminal-letter-{side.side}")
            rows += [f"{letter} {MARKET} {_quoted(card, texts)}" for card in side.ongoing]
    return rows


def _quoted(card: str, texts: Texts) -> str:
    """A card in force, its text in quotes: the "you" in it is whoever has the card."""
    return texts.say("terminal-ongoing", card=texts.name(card), text=texts.say(f"about-{card}"))


def _hand(seat: SeatView, texts: Texts) -> str:
    return texts.say("terminal-cards", count=seat.hand_size) if seat.hand is None else _row(seat.hand, texts)


def _row(cards: Sequence[str], texts: Texts) -> str:
    """Cards side by side."""
    return row(cards, texts, " · ") or "–"


def _decks(view: View, texts: Texts) -> list[str]:
    """In advanced mode the black market; in the end what was left in the agent deck."""
    rows = []
    if view.deck:
        rows.append(texts.say("terminal-deck-left", cards=_row(view.deck, texts)))
    if view.mode == "advanced":
        rows.append(texts.say("terminal-market", count=view.market_size))
        rows += [f"  {MARKET} {texts.name(card)}: {texts.say(f'about-{card}')}" for card in view.supply]
    return rows
