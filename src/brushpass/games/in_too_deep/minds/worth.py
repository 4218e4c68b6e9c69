"""What things are worth in information, from what a player can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Final

from ..box.box import Box, Chapter, Crime, Dilemma, Reward
from ..rules.scoring import evidence, values_of
from ..state import BONUS, DATABANK, DISPLAY, HAND, MEMORY, NOBODY, SHARED, STASH, Console, InTooDeep

EVIDENCE: Final = 2.3
"""A piece of evidence whose kind nobody knows."""
EARLY: Final = 0.3
"""How sure the values of kinds are at the beginning that the plan shows."""
PICKED: Final = 0.5
"""What it adds that the first one of a gain may be chosen from the bar."""
PROCESSED: Final = 1.3
"""Leave to process one piece."""
SUPPORT: Final = 1.6
"""A support token."""
FILED: Final = 0.45
"""How many pieces of evidence are filed for each that is taken from the display."""
DOMINANCE: Final = 0.5
"""What a field of dominance is worth that may be lost anywhere."""
SPARED: Final = {-2: 0.2, -1: 0.5, 0: 0.8, 1: 0.25}
"""By how many folders one is ahead of whoever else has fewest: how much it helps to have one more."""
FLOOR: Final = 0.75
"""How much of what the lowest dominance token brings counts."""
EVEN: Final = 0.3
"""What the first field of a track is worth towards that; every further one less."""
FIELD: Final = 0.7
"""What a field is worth at the beginning of the game, since it leads to abilities and stamina."""
ABLE: Final = 0.5
"""What an ability adds, since crimes come off with it that would not else."""
ENDURING: Final = 1.5
"""And every field of stamina: an action when it is needed."""
STORED: Final = 0.5
"""How much of the dilemmas in hand is stored in the end."""
DRAWN: Final = 2.0
"""What a dilemma brings in the mean, since the better half is stored."""
DRAWN_CORRUPTION: Final = 1.3
"""And what corruption."""
UNKNOWN_CORRUPTION: Final = 2.7
"""The corruption of a stored dilemma that one cannot see."""
DOUBT: Final = 4.0
"""How far two totals of corruption may lie apart and still change places."""
ENOUGH: Final = 3
"""TD-22.8: the pieces of a kind in the plan that help to foil it."""
GROWING: Final = 0.7
"""How much of what the plan grows by helps to foil it."""
UNSEEN: Final = 0.5
"""How much of what one does not see of it does."""
FOILING: Final = 1.5
"""How many pieces more or less make a difference."""
BADGE: Final = 4.0
"""A badge of a set that is not full yet."""
HOOKED: Final = 0.7
"""A criminal who stays hooked."""

# -- dominance ---------------------------------------------------------------------------------------------------------


def dominance(t: InTooDeep, track: Sequence[int]) -> float:
    """TD-8.4, TD-8.6, TD-22.2: what criminals can do while turns are left; in the end the lowest token counts."""
    box = t.box
    ready = FIELD * sum(track) + ABLE * len([field for field in track if field >= box.ability])
    ready += ENDURING * sum([field - box.stamina + 1 for field in track if field >= box.stamina])
    return FLOOR * box.track[min(track)] + EVEN * sum([sqrt(field) for field in track]) + (1 - elapsed(t)) * ready


def stepped(t: InTooDeep, console: Console, criminal: int, by: int) -> float:
    """What it is worth to gain or lose dominance over a criminal."""
    track = console.dominance
    field = min(max(track[criminal] + by, 0), len(t.box.track) - 1)
    return dominance(t, (*track[:criminal], field, *track[criminal + 1 :])) - dominance(t, track)


# -- corruption --------------------------------------------------------------------------------------------------------


def likely(apart: float) -> float:
    """How likely a total stays above another one that lies so far below it now."""
    return 1 / (1 + exp(-apart / DOUBT))


def missing(plan: Mapping[str, int], kinds: int) -> int:
    """TD-22.8: how many pieces of evidence the plan lacks to be foiled."""
    counts = sorted([min(count, ENOUGH) for count in plan.values()], reverse=True)[:kinds]
    return ENOUGH * kinds - sum(counts)


def foiled(t: InTooDeep, plan: Mapping[str, int], unseen: int) -> float:
    """How likely the plan will be foiled: by what it lacks, and how fast it has grown; some of it may be unseen."""
    over = elapsed(t)
    placed = sum(plan.values()) + unseen
    further = GROWING * placed * (1 - over) / max(over, 0.25)
    lacking = missing(plan, t.box.kinds_to_foil[t.key]) - UNSEEN * unseen
    return 1 / (1 + exp((lacking - further) / FOILING))


def corruption_worth(mine: float, others: Sequence[float], foiled: float, box: Box) -> float:
    """TD-22.4, TD-22.9: what a total of corruption brings beside those of the others."""
    least = most = 1.0
    for other in others:
        least *= likely(other - mine)
        most *= likely(mine - other)
    return box.least_corrupt * len(others) * least - foiled * most * max(mine, 0.0)


def own_corruption(t: InTooDeep, player: int) -> float:
    """What a player will have at the end: what is stored, and the milder half of the hand."""
    dilemmas = t.box.dilemmas
    hand = sorted([dilemmas[card].corruption for card in t.piles[HAND[player]]])
    stored = sum([dilemmas[card].corruption for card in t.piles[DATABANK[player]]])
    return stored + sum(hand[: (len(hand) + 1) // 2]) - t.consoles[player].tolerance


def others_corruption(t: InTooDeep, player: int) -> list[float]:
    """What the others may have, by how many dilemmas they hold and stored."""
    return [
        UNKNOWN_CORRUPTION * (len(t.piles[DATABANK[other]]) + STORED * len(t.piles[HAND[other]]))
        - t.consoles[other].tolerance
        for other in range(len(t.consoles))
        if other != player
    ]


def more_corrupt(t: InTooDeep, player: int, by: float) -> float:
    """What it is worth to be more corrupt by so much than now, or less."""
    mine, others, sunk = own_corruption(t, player), others_corruption(t, player), foiled(t, *plan_seen(t, player))
    return corruption_worth(mine + by, others, sunk, t.box) - corruption_worth(mine, others, sunk, t.box)


def elapsed(t: InTooDeep) -> float:
    """How much of the game is over, by the display."""
    left = 0.0 if t.trigger != NOBODY else len(t.piles[DISPLAY]) / t.box.display[t.key]
    return (t.chapter - left) / len(t.box.chapters)


def waning(t: InTooDeep) -> float:
    """How much of its worth is left to what has to be used first."""
    over = elapsed(t)
    return 1 - over * over


# -- evidence and dilemmas ---------------------------------------------------------------------------------------------


def plan_seen(t: InTooDeep, player: int, added: str = "") -> tuple[Counter[str], int]:
    """What a player knows of the plan, with a piece that may be `added`, and how many pieces lie there unseen."""
    known = Counter(t.shared)
    known.update(t.piles[STASH[player]])
    if added:
        known[added] += 1
    return known, sum([len(t.piles[place]) for place in (*BONUS, *STASH, SHARED)]) - len(t.piles[STASH[player]])


def kind_values(t: InTooDeep, player: int, added: str = "") -> dict[str, float]:
    """TD-22.10: what a player thinks each kind will be worth, from as much of the plan as is seen."""
    known, unseen = plan_seen(t, player, added)
    seen = sum(known.values())
    sure = (EARLY + (1 - EARLY) * elapsed(t)) * (seen + 1) / (seen + unseen + 1)
    return blended(values_of(known, t.box.kinds), sure)


def blended(values: Mapping[str, int], sure: float) -> dict[str, float]:
    """Values of kinds that are sure to some degree, and else nobody's guess."""
    return {kind: sure * value + (1 - sure) * EVIDENCE for kind, value in values.items()}


def lifted(t: InTooDeep, player: int, kind: str) -> float:
    """What it is worth to give a piece of a kind to the plan: it is gone, others may rise, and the plan may fall."""
    held = evidence(t, player)
    before, after = kind_values(t, player), kind_values(t, player, kind)
    risen = sum([count * (after[one] - before[one]) for one, count in held.items()])
    likelier = foiled(t, *plan_seen(t, player, kind)) - foiled(t, *plan_seen(t, player))
    return risen - after[kind] + likelier * at_stake(t, player)


def at_stake(t: InTooDeep, player: int) -> float:
    """TD-22.9: what it is worth to a player that the plan is foiled: the most corrupt pays, whoever it is."""
    totals = others_corruption(t, player)
    mine, most = own_corruption(t, player), max(totals)
    sinks = likely(mine - most)
    return (1 - sinks) * max(most, 0.0) / len(totals) - sinks * max(mine, 0.0)


def dilemma_worth(dilemma: Dilemma, stored: Sequence[Dilemma], values: Mapping[str, float], box: Box) -> float:
    """TD-22.12 to TD-22.15: what a dilemma brings beside those that are stored already, corruption apart."""
    if dilemma.kind == "evidence":
        return dilemma.symbols * values[dilemma.evidence]
    if dilemma.kind == "information":
        return dilemma.amount
    if dilemma.kind == "warrant":
        others = {one.warrant for one in stored if one.kind == "warrant"}
        return 0.0 if dilemma.warrant in others else 2.0 * len(others) + 2
    return BADGE


def folder_worth(t: InTooDeep, player: int) -> float:
    """TD-21.6, TD-21.7: what one more folder may bring at the end of the chapter: its share, or to be spared."""
    left = 0 if t.trigger != NOBODY else len(t.piles[DISPLAY])
    succeeds = 1 / (1 + exp((sum(t.folders) - 1 - FILED * left) / 1.5))
    chapter = t.box.chapters[t.chapter - 1]
    return succeeds * chapter.information + (1 - succeeds) * spared(t, player) * fewest_pay(chapter)


def spared(t: InTooDeep, player: int) -> float:
    """How much likelier one more folder makes it that others have the fewest."""
    ahead = t.consoles[player].folders - min([one.folders for seat, one in enumerate(t.consoles) if seat != player])
    return SPARED.get(ahead, 0.0)


def fewest_pay(chapter: Chapter) -> float:
    """TD-21.7: what it costs to have the fewest folders."""
    return DOMINANCE * chapter.dominance + chapter.penalty


# -- crimes ------------------------------------------------------------------------------------------------------------


def reward_worth(t: InTooDeep, player: int, reward: Reward) -> float:
    """TD-14.9: what an outcome brings."""
    gained = reward.gain_evidence
    worth = float(reward.information) + EVIDENCE * gained + (PICKED if gained else 0.0)
    worth += PROCESSED * min(reward.process_evidence, gained + len(t.piles[MEMORY[player]]))
    worth += SUPPORT * waning(t) * reward.support_tokens
    if reward.dilemmas:
        worth += DRAWN * reward.dilemmas + more_corrupt(t, player, DRAWN_CORRUPTION * reward.dilemmas)
    return worth


def crime_worth(t: InTooDeep, player: int, crime: Crime) -> float:
    """TD-14.8: the better outcome."""
    return max([reward_worth(t, player, outcome) for outcome in crime.outcomes.values()])
