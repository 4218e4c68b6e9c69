"""MM-INV: what is true of every position, whatever was chosen."""

from __future__ import annotations

from .box.city import BORDERS, EVERYWHERE, JUMPS, LOCATIONS, TOUCHING, bits, steps, together
from .box.components import (
    ACTIVATIONS,
    AGENTS,
    CHAOS,
    DISPLAY,
    FEATURES,
    HIDDEN_FEATURES,
    IMMORTALS,
    MOST_NOTES,
    OPENING,
)
from .rules.contacts import contacts
from .state import HIDDEN, NOBODY, NOWHERE, PILE, Entry, MindMgmt

SETTING_UP = (
    "chaos",
    "street_works",
    "card",
    "start",
    "picky_handler",
    "opening",
    "confirm",
    "immortals",
    "agent_cards",
    "agents",
    "second_slip",
    "display",
    "early_tip",
)
"""The stages of set-up; the first seven of them before the opening is done."""
RECRUITERS_TURN = ("recruiter", "time")


def check(t: MindMgmt, between: bool) -> None:
    """Assert all of them that a single position can show; `between`: at the start of a stage."""
    path_is_sound(t)
    features_are_all_there(t)
    tokens_are_true(t)
    for entry in t.record:
        assert is_true(t, entry), f"MM-INV-3, MM-7.22: {entry} came out and is not so"
    chaos_is_apart(t)
    figures_stand_well(t)
    if t.hour:
        recruits_are_told(t)
    if t.stage not in SETTING_UP:
        all_is_set_up(t)
        turns_are_in_order(t)


def path_is_sound(t: MindMgmt) -> None:
    """MM-INV-1, MM-INV-2."""
    path = t.path
    assert len(set(path)) == len(path), "MM-INV-1"
    assert not together(path) & ~EVERYWHERE, "MM-INV-1"
    if t.hour:
        assert len(path) == t.hour + (t.acted and t.stage in RECRUITERS_TURN), "MM-INV-1"
    jumps = [hour for hour, _ in t.slips] + ([len(path)] if t.spent else [])
    for number in range(2, len(path) + 1):
        ways = JUMPS[t.card] if number in jumps else steps(t.chaos)
        assert ways[path[number - 2]] >> path[number - 1] & 1, "MM-INV-2"
    assert all(hour > OPENING for hour in jumps), "MM-INV-2"
    assert len(jumps) <= 1 + t.full, "MM-INV-2"


def features_are_all_there(t: MindMgmt) -> None:
    """MM-INV-7, MM-INV-8."""
    lying = [*t.piles[PILE], *t.piles[HIDDEN], *t.open_features(), *t.display, *t.discarded]
    assert sorted(lying) == sorted(FEATURES), "MM-INV-7"
    if t.hour:
        assert len(t.piles[HIDDEN]) + len(t.opened) == HIDDEN_FEATURES, "MM-INV-7"
    assert len(t.display) <= DISPLAY + t.has("wide_brief"), "MM-INV-8"
    if t.full and t.stage == "activate" and t.piles[PILE]:
        assert len(t.display) == DISPLAY + t.has("wide_brief"), "MM-INV-8"


def recruits_are_told(t: MindMgmt) -> None:
    """MM-INV-5, MM-INV-6, MM-INV-14: nobody has won yet."""
    told = t.announced[-1][0]
    count = contacts(t.path, range(1, told + 1), t.piles[HIDDEN], t.opened)
    assert sum([laid for _, laid in t.announced]) == count, "MM-INV-6"
    assert t.supply() >= 0 and all(laid >= 0 for _, laid in t.announced), "MM-INV-5"
    assert t.recruits() < t.goal(), "MM-INV-14"
    assert t.hour < t.final_hour or t.has("overtime"), "MM-INV-14"


def tokens_are_true(t: MindMgmt) -> None:
    """MM-INV-11, MM-INV-12."""
    assert not t.steps & ~t.visited(), "MM-INV-11"
    assert not t.steps & together(t.confirmed), "MM-INV-11"
    assert all(t.path[number - 1] == place for place, number in t.confirmed.items()), "MM-INV-11"
    assert len(t.notes) + len(t.confirmed) <= MOST_NOTES, "MM-INV-12"


def is_true(t: MindMgmt, entry: Entry) -> bool:
    """MM-INV-3, MM-7.22: what came out is so."""
    kind, number, what, more = entry
    path = t.path
    if kind == "at":
        return path[number - 1] == what
    if kind == "by":
        return what in path[:number]
    if kind == "asked":
        return what in path[:number] and bool(more >> what & 1)
    if kind == "never":
        return not together(path[:number]) & what
    if kind == "in":
        return bool(what >> path[number - 1] & 1)
    if kind == "not":
        return not what >> path[number - 1] & 1
    if kind == "slip":
        return number in [hour for hour, _ in t.slips]
    if kind == "alert":
        hidden, opened = t.piles[HIDDEN], t.opened
        return contacts(path, range(more, number + 1), hidden, opened) == what
    if kind == "hour":
        return number <= t.hour
    feature = FEATURES[what]
    return feature in t.open_features() if kind == "has" else feature not in (*t.piles[HIDDEN], *t.open_features())


def chaos_is_apart(t: MindMgmt) -> None:
    """MM-INV-10."""
    assert 0 <= t.chaos < 1 << len(BORDERS), "MM-INV-10"
    for border in bits(t.chaos):
        assert TOUCHING[border] & t.chaos == 1 << border, "MM-INV-10"


def figures_stand_well(t: MindMgmt) -> None:
    """MM-INV-9."""
    assert len(set(t.immortals)) == len(t.immortals) <= IMMORTALS, "MM-INV-9"
    assert all(0 <= place < len(LOCATIONS) for place in (*t.immortals, *t.agents)), "MM-INV-9"


def all_is_set_up(t: MindMgmt) -> None:
    """MM-INV-2, MM-INV-9, MM-INV-10: nothing that was placed in set-up leaves the table but spent tokens."""
    assert t.chaos.bit_count() == (CHAOS if t.full else 0), "MM-INV-10"
    assert len(t.immortals) == (IMMORTALS if t.full else 0), "MM-INV-9"
    assert len(t.agents) == len(t.owners) == len(AGENTS) and NOBODY not in t.owners, "MM-INV-13"
    assert t.front + (t.board != NOWHERE) + len(t.slips) == 1 + t.full, "MM-INV-2"


def turns_are_in_order(t: MindMgmt) -> None:
    """MM-INV-13: two agents in every Agents' turn, four in a round."""
    before = ACTIVATIONS * (t.hour % 2)
    if t.stage in RECRUITERS_TURN:
        assert t.down.bit_count() == ACTIVATIONS - before, "MM-INV-13"
    elif t.stage == "late_paperwork":
        assert t.down.bit_count() == before, "MM-INV-13"
    else:
        assert t.down.bit_count() == before + t.activated < before + ACTIVATIONS, "MM-INV-13"
        assert (t.active == NOBODY) == (t.stage == "activate"), "MM-INV-13"
    turns = t.hour - OPENING - (t.stage not in RECRUITERS_TURN)
    assert t.round == turns // 2, "MM-INV-13"
