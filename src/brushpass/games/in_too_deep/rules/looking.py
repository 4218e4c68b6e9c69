"""TD-11.11, TD-13.17 to TD-13.19, TD-13.28: looking at, taking and turning face-down evidence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..state import BONUS, DISPLAY, MEMORY, SHARED, STASH, InTooDeep
from .dilemmas import called, numbered

LOOKS: Final = 2
DISPLAYED: Final = "display"
SHARED_STASH: Final = "shared"


def face_down(t: InTooDeep, display: bool) -> tuple[str, ...]:
    """DC-22, DC-30, R-42: where face-down evidence lies: the display, bonus fields, stashes, the shared stash."""
    found = [DISPLAYED] if display and t.piles[DISPLAY] else []
    found += [bonus for bonus, field in zip(t.box.bonuses, BONUS, strict=True) if t.piles[field]]
    found += [called(t, player) for player in range(len(t.consoles)) if t.piles[STASH[player]]]
    if t.piles[SHARED]:
        found.append(SHARED_STASH)
    return tuple(found)


def is_stash(spot: str) -> bool:
    """Whether an option means the stash of a player, by whom it is called."""
    return spot == "echo" or spot.startswith("seat_")


def lies(t: InTooDeep, spot: str) -> int:
    """The hidden place that an option means."""
    if spot == DISPLAYED:
        return DISPLAY
    if spot == SHARED_STASH:
        return SHARED
    return STASH[numbered(t, spot)] if is_stash(spot) else BONUS[t.box.bonuses.index(spot)]


def _tell(t: InTooDeep, event: str, who: Sequence[Any], spot: str, *more: Any, to: Sequence[int] | None = None) -> None:
    """An event about a place, or about somebody's stash."""
    if is_stash(spot):
        t.tell(f"{event}-stash", *who, numbered(t, spot), *more, to=to)
    else:
        t.tell(event, *who, spot, *more, to=to)


async def look(t: InTooDeep, player: int) -> list[tuple[str, str]]:
    """TD-13.17, DC-22: at two face-down tokens, one after the other; where each lies, and its kind."""
    seen: list[tuple[str, str]] = []
    for left in range(LOOKS, 0, -1):
        looked = [spot for spot, _ in seen]
        spots = tuple([one for one in face_down(t, display=True) if looked.count(one) < len(t.piles[lies(t, one)])])
        if not spots:
            break
        spot = await t.ask(player, "look", spots, about=(left,))
        kind = t.glimpse(player, lies(t, spot))
        seen.append((spot, kind))
        _tell(t, "looked", (player,), spot)
        _tell(t, "saw", (), spot, kind, to=(player,))
    return seen


async def look_and_take(t: InTooDeep, player: int) -> None:
    """TD-13.18, TD-13.26, DC-23, R-42: then one of the two into memory; of one's own stash, which one likes."""
    seen = await look(t, player)
    if not seen:
        return
    chosen = 0
    if len(seen) > 1:
        chosen = await t.ask(player, "take-seen", (1, 2), about=tuple(kind for _, kind in seen), private=True) - 1
    spot, kind = seen[chosen]
    if spot == called(t, player):
        await take_own(t, player)
    else:
        _take(t, player, spot, kind)


async def take(t: InTooDeep, player: int) -> None:
    """TD-13.28, TD-13.26, R-42: one unseen into memory; of one's own stash, which one likes."""
    spots = face_down(t, display=True)
    if not spots:
        return
    spot = await t.ask(player, "take", spots)
    if spot == called(t, player):
        await take_own(t, player)
        return
    kind = t.draw(lies(t, spot), MEMORY[player])
    _emptied(t, spot)
    _tell(t, "took", (player,), spot)
    t.tell("drew-evidence", kind, to=(player,))


async def take_own(t: InTooDeep, player: int) -> None:
    """R-42: from one's own stash."""
    kinds = tuple(dict.fromkeys(t.piles[STASH[player]]))
    _take(t, player, called(t, player), await t.ask(player, "take-own", kinds, private=True))


def _take(t: InTooDeep, player: int, spot: str, kind: str) -> None:
    t.slip(kind, lies(t, spot), MEMORY[player])
    _emptied(t, spot)
    _tell(t, "took", (player,), spot)


def _emptied(t: InTooDeep, spot: str) -> None:
    """TD-13.26: a bonus field from which a token was taken is free again, whosesoever it was."""
    t.echo_fields = tuple([field for field in t.echo_fields if field != spot])


async def flip(t: InTooDeep, player: int) -> None:
    """TD-13.19, DC-30: one of the plan face up into the shared stash."""
    spots = face_down(t, display=False)
    if not spots:
        return
    spot = await t.ask(player, "flip", spots)
    if spot == called(t, player):
        kinds = tuple(dict.fromkeys(t.piles[STASH[player]]))
        kind = await t.ask(player, "flip-own", kinds)
        t.reveal(kind, STASH[player])
    else:
        kind = t.draw(lies(t, spot))
        _emptied(t, spot)
    t.shared = (*t.shared, kind)
    _tell(t, "flipped", (player,), spot, kind)
