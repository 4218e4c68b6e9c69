"""What is in the box: the cards, the board and the limits of `data.json`, in the shape the rules use."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

FOLDER: Final = Path(__file__).parent.parent
"""The game\'s own folder."""
DATA: Final[dict[str, Any]] = msgspec.json.decode((FOLDER / "box" / "data.json").read_bytes())
_LIMIT: Final[dict[str, int]] = {limit["id"]: limit["value"] for limit in DATA["constants"]}

HAND_SIZE: Final = _LIMIT["hand_size"]
CATCH: Final = _LIMIT["start_distance"]
"""The lead with which a meeple has run down the distance at the start and caught the other (AA-8.2)."""
SWAPS_ALONE: Final = _LIMIT["swaps_per_game_solo"]
SWAPS_IN_TEAM: Final = _LIMIT["swaps_per_game_teammate"]
CODEBREAKERS: Final = _LIMIT["codebreakers_to_win"]
DAREDEVILS: Final = _LIMIT["daredevils_to_lose"]
SUPPLY_SIZE: Final = _LIMIT["market_supply"]
LEAST_ALONE: Final = _LIMIT["min_cards_to_take_turn_solo"]
LEAST_IN_TEAM: Final = _LIMIT["min_cards_to_take_turn_teammate"]

# -- the board (AA-1.1 to AA-1.3) --------------------------------------------------------------------------------------

RING: Final = _LIMIT["ring_size"]
SIDES: Final[tuple[str, ...]] = tuple(meeple["id"] for meeple in DATA["meeples"])
HOMES: Final[tuple[int, ...]] = tuple(meeple["home_index"] for meeple in DATA["meeples"])
IS_HOME: Final = tuple(space["home_of"] is not None for space in DATA["board"]["spaces"])
IS_MARKET: Final = tuple(space["kind_advanced"] == "black_market" for space in DATA["board"]["spaces"])
"""Which spaces of the advanced face are black market spaces."""

# -- the agents (AA-1.4 to AA-1.7) -------------------------------------------------------------------------------------

COPIES: Final[dict[str, int]] = {agent["id"]: agent["count"] for agent in sorted(DATA["agents"], key=lambda a: a["id"])}
AGENTS: Final[tuple[str, ...]] = tuple(COPIES)
AGENT_CARDS: Final[tuple[str, ...]] = tuple(name for name in AGENTS for _ in range(COPIES[name]))
AGENT_RULE: Final = "AA-1.6"
"""The rule that explains them."""
CODEBREAKER, DAREDEVIL = "codebreaker", "daredevil"
_PRINTED: Final[dict[str, tuple[int, ...]]] = {
    agent["id"]: tuple(agent["moves"][copy] or 0 for copy in ("first", "second", "third_plus"))
    for agent in DATA["agents"]
}
"""The numbers of the three icons; a mark without a number never moves a meeple, so it stands as 0."""

# -- the black market (AA-1.8) -----------------------------------------------------------------------------------------

MARKET_CARDS: Final[tuple[str, ...]] = tuple(sorted(card["id"] for card in DATA["black_market"]))
ONGOING: Final[frozenset[str]] = frozenset(card["id"] for card in DATA["black_market"] if card["kind"] == "ongoing")
EFFECT: Final[dict[str, dict[str, Any]]] = {card["id"]: card["effect"] for card in DATA["black_market"]}
CARD_RULES: Final[dict[str, str]] = {card["id"]: card["rule"] for card in DATA["black_market"]}
"""The rule that explains a card."""
_TRIGGER: Final[dict[str, str | None]] = {card["id"]: card["trigger_agent"] for card in DATA["black_market"]}


def _changed(steps: int, effect: dict[str, Any]) -> int:
    """AA-10.30 to AA-10.33: what an ongoing card makes of the number of an icon."""
    if effect["type"] == "reverse_sign":
        return -steps
    if effect["type"] == "multiply":
        return steps * int(effect["value"])
    return steps + int(effect["value"])


@cache
def icons(agent: str, ongoing: tuple[str, ...]) -> tuple[int, ...]:
    """AA-1.6, AA-7.2, AA-7.3: the steps for the first, second, third … copy, at these indices, with these cards."""
    first, second, later = _PRINTED[agent]
    steps = [first, second, *[later] * (COPIES[agent] - 2)][: COPIES[agent]]
    for card in ongoing:
        if _TRIGGER[card] == agent:
            steps = [_changed(number, EFFECT[card]) for number in steps]
    return (0, *steps)
