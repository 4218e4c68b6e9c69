"""MM-INV: what is true of every position, whatever was chosen."""

from __future__ import annotations

from .box.city import BORDERS, COLUMNS, JUMPS, TOUCHING, bits, steps, together
from .box.components import AGENTS, FEATURES, HIDDEN_FEATURES, IMMORTALS, MOST_NOTES, OPENING
from .rules.contacts import contacts
from .state import HIDDEN, PILE, MindMgmt

SETTING_UP = ("chaos", "street_works", "card", "start", "picky_handler", "opening", "confirm")
"""The stages before the opening is done."""


def check(t: MindMgmt, between: bool) -> None:
    """Assert all of them that a single position can show; `between`: at the start of a stage."""
    path_is_sound(t)
    features_are_all_there(t)
    tokens_are_true(t)
    chaos_is_apart(t)
    figures_stand_well(t)
    if t.stage not in SETTING_UP:
        recruits_are_told(t)
        assert t.recruits() < t.goal(), "MM-INV-14"
        assert t.hour < t.final_hour or t.has("overtime"), "MM-INV-14"


def path_is_sound(t: MindMgmt) -> None:
    """MM-INV-1, MM-INV-2, MM-INV-3, MM-INV-4."""
    path = t.path
    assert len(set(path)) == len(path), "MM-INV-1"
    if t.hour:
        assert len(path) == t.hour + (t.acted and t.stage in ("recruiter", "time")), "MM-INV-1"
    jumps = [hour for hour, _ in t.slips] + ([len(path)] if t.spent else [])
    for number in range(2, len(path) + 1):
        ways = JUMPS[t.card] if number in jumps else steps(t.chaos)
        assert ways[path[number - 2]] >> path[number - 1] & 1, "MM-INV-2"
    assert all(hour > OPENING for hour in jumps), "MM-INV-2"
    assert len(jumps) <= 1 + t.full + t.has("second_wind"), "MM-INV-2"
    for kind, number, place, _ in t.record:
        assert kind != "by" or place in path[:number], "MM-INV-3"


def features_are_all_there(t: MindMgmt) -> None:
    """MM-INV-7, MM-INV-8."""
    lying = [*t.piles[PILE], *t.piles[HIDDEN], *t.open_features(), *t.display, *t.discarded]
    assert sorted(lying) == sorted(FEATURES), "MM-INV-7"
    if t.stage not in SETTING_UP:
        assert len(t.piles[HIDDEN]) + len(t.opened) == HIDDEN_FEATURES, "MM-INV-7"
    assert len(t.display) <= 2 + t.has("wide_brief"), "MM-INV-8"
    if t.full and t.stage == "activate" and t.piles[PILE]:
        assert len(t.display) == 2 + t.has("wide_brief"), "MM-INV-8"


def recruits_are_told(t: MindMgmt) -> None:
    """MM-INV-5, MM-INV-6."""
    told = t.announced[-1][0] if t.announced else 0
    assert sum(count for _, count in t.announced) == contacts(t.path, range(1, told + 1), t.piles[HIDDEN], t.opened), (
        "MM-INV-6"
    )
    assert all(count >= 0 for _, count in t.announced), "MM-INV-5"


def tokens_are_true(t: MindMgmt) -> None:
    """MM-INV-11, MM-INV-12."""
    assert not t.steps & ~t.visited(), "MM-INV-11"
    assert not t.steps & together(t.confirmed), "MM-INV-11"
    assert all(t.path[number - 1] == place for place, number in t.confirmed.items()), "MM-INV-11"
    assert len(t.notes) + len(t.confirmed) <= MOST_NOTES, "MM-INV-12"


def chaos_is_apart(t: MindMgmt) -> None:
    """MM-INV-10."""
    assert t.chaos < 1 << len(BORDERS), "MM-INV-10"
    for border in bits(t.chaos):
        assert TOUCHING[border] & t.chaos == 1 << border, "MM-INV-10"


def figures_stand_well(t: MindMgmt) -> None:
    """MM-INV-9, MM-INV-13."""
    assert len(set(t.immortals)) == len(t.immortals) <= IMMORTALS, "MM-INV-9"
    assert all(0 <= place < 7 * COLUMNS for place in (*t.immortals, *t.agents)), "MM-INV-9"
    if t.stage == "recruiter":
        assert t.down.bit_count() == (0 if t.hour % 2 else 2), "MM-INV-13"
        assert len(t.agents) == len(AGENTS), "MM-INV-13"
