"""TD-22: the final scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from brushpass.engine import Outcome

from ..state import BONUS, DATABANK, MEMORY, SHARED, STASH, InTooDeep
from .dilemmas import corruption

VALUES = (4, 3, 2)
"""TD-22.10: what the first ranks are worth; all later ones 1."""


def score(t: InTooDeep) -> Outcome:
    """TD-22.1: dominance, corruption, the plan, the values of evidence, and what everybody has of it."""
    players = range(len(t.consoles))
    for player in players:
        gain(t, "scored-dominance", player, t.box.track[min(t.consoles[player].dominance)])
    corrupt = [corruption(t, player, DATABANK[player]) for player in players]
    score_corruption(t, corrupt)
    plan = plan_of(t)
    foiled = is_foiled(plan, t.box.kinds_to_foil[t.key])
    t.tell("foiled" if foiled else "not-foiled", tuple([(kind, plan[kind]) for kind in t.box.kinds]))
    if foiled:
        for player in in_too_deep(corrupt):
            t.tell("sank", player, t.consoles[player].pay(max(corrupt[player], 0)))
    values = values_of(plan, t.box.kinds)
    t.tell("values", tuple([(kind, values[kind]) for kind in t.box.kinds]))
    for player in players:
        gain(t, "scored-evidence", player, sum([values[kind] * count for kind, count in evidence(t, player).items()]))
        gain(t, "scored-dilemmas", player, dilemma_rewards(t, player))
    return outcome(t, corrupt)


def gain(t: InTooDeep, event: str, player: int, amount: int) -> None:
    """Information of the final scoring."""
    t.consoles[player].information += amount
    t.tell(event, player, amount)


def score_corruption(t: InTooDeep, corrupt: list[int]) -> None:
    """TD-22.3 to TD-22.6: the least corrupt gain 5 for everybody who is more corrupt; the most corrupt are named."""
    for player, total in enumerate(corrupt):
        t.tell("corruption", player, total)
    for player in least_corrupt(corrupt):
        more = len([one for one in corrupt if one > corrupt[player]])
        gain(t, "least-corrupt", player, t.box.least_corrupt * more)
    for player in in_too_deep(corrupt):
        t.tell("in-too-deep", player)


def least_corrupt(corrupt: list[int]) -> list[int]:
    """TD-22.4, TD-22.6: who is least corrupt; nobody, if all are equally so."""
    low = min(corrupt)
    return [] if low == max(corrupt) else [player for player, total in enumerate(corrupt) if total == low]


def in_too_deep(corrupt: list[int]) -> list[int]:
    """TD-22.5."""
    return [player for player, total in enumerate(corrupt) if total == max(corrupt)]


def plan_of(t: InTooDeep) -> Counter[str]:
    """TD-22.7: all evidence of the plan, by kind."""
    plan = Counter(t.shared)
    for place in (*BONUS, *STASH, SHARED):
        plan.update(t.piles[place])
    return plan


def is_foiled(plan: Mapping[str, int], kinds: int) -> bool:
    """TD-22.8: at least 3 tokens of so many kinds."""
    return len([count for count in plan.values() if count >= 3]) >= kinds


def values_of(plan: Mapping[str, int], kinds: tuple[str, ...]) -> dict[str, int]:
    """TD-22.10, TD-22.11: by rank, ties sharing one and none skipped; a kind that is not there is worth nothing."""
    ranks = sorted({plan[kind] for kind in kinds if plan.get(kind)}, reverse=True)
    worth = {count: VALUES[rank] if rank < len(VALUES) else 1 for rank, count in enumerate(ranks)}
    return {kind: worth.get(plan.get(kind, 0), 0) for kind in kinds}


def evidence(t: InTooDeep, player: int) -> Counter[str]:
    """TD-22.12: the evidence in memory and the symbols on stored dilemmas."""
    found = Counter(t.piles[MEMORY[player]])
    for card in t.piles[DATABANK[player]]:
        dilemma = t.box.dilemmas[card]
        if dilemma.kind == "evidence":
            found[dilemma.evidence] += dilemma.symbols
    return found


def dilemma_rewards(t: InTooDeep, player: int) -> int:
    """TD-22.13 to TD-22.15: information, warrants squared, badges by threes."""
    stored = [t.box.dilemmas[card] for card in t.piles[DATABANK[player]]]
    information = sum([one.amount for one in stored if one.kind == "information"])
    warrants = len({one.warrant for one in stored if one.kind == "warrant"})
    badges = len([one for one in stored if one.kind == "badge"])
    return information + warrants * warrants + t.box.badge_set * (badges // t.box.badges_in_set)


def outcome(t: InTooDeep, corrupt: list[int]) -> Outcome:
    """TD-22.17: most information; then the less corrupt; then together. Echo may win alone."""
    ranked = [(console.information, -corrupt[player]) for player, console in enumerate(t.consoles)]
    best = [player for player, rank in enumerate(ranked) if rank == max(ranked)]
    richest = [player for player, rank in enumerate(ranked) if rank[0] == max(ranked)[0]]
    winners = [player for player in best if player != t.echo]
    reason = "echo" if not winners else "information" if len(richest) == 1 else "tie"
    scores = [console.information for console in t.consoles][: t.setup.seats]
    return Outcome.of(winners, reason, seats=t.setup.seats, scores=scores)
