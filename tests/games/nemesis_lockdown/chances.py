"""What chance brings to a set table of Nemesis: Lockdown, as the numbers and names that `table(chance=...)` takes."""

from __future__ import annotations

from collections.abc import Sequence

from brushpass.games.nemesis_lockdown import GAME

from .table import BOX


def noise(face: str) -> int:
    """A face of the Noise die."""
    return BOX.dice.noise.index(face)


def combat(face: str) -> int:
    """A face of the Combat die."""
    return BOX.dice.combat.index(face)


def advantage(face: str) -> int:
    """A face of the Advantage die."""
    return BOX.dice.advantage.index(face)


def drawn(token: str, *, seats: int = 2, taken: Sequence[str] = ()) -> tuple[str | int, ...]:
    """A token out of the bag of a set table; `taken` are the kinds of the figures that stand on it."""
    inside = dict(GAME.deal(GAME.agree(seats, "standard")).bag.inside)
    for kind in taken:
        inside[kind] = max(inside[kind] - 1, 0)
    kind = BOX.tokens[token].kind
    return [one for one, count in inside.items() for _ in range(count)].index(kind), token


def attack(health: int | str, *symbols: str, misses: Sequence[str] = ()) -> str:
    """An Attack card of a Resistance value (or `retreat`) with these symbols and without those."""
    return next(
        card.id
        for card in BOX.attacks.values()
        if card.health == health
        and all(symbol in card.symbols for symbol in symbols)
        and not any(symbol in card.symbols for symbol in misses)
    )
