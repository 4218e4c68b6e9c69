"""TD-INV: what is true of every position; those about a whole game are tested on whole games."""

from __future__ import annotations

from collections import Counter

from brushpass.engine import beneath

from .rules.evidence import BAR
from .state import (
    BESIDE,
    BONUS,
    CRIMES,
    DATABANK,
    DECKS,
    DILEMMA_DISCARD,
    DILEMMAS,
    DISPLAY,
    HAND,
    HELD,
    LEVELS,
    MEMORY,
    NOBODY,
    PETTY,
    PORTS,
    ROWS,
    SHARED,
    STASH,
    SUPPLY,
    SUPPORT,
    ZONES,
    InTooDeep,
)


def check(t: InTooDeep, between: bool) -> None:
    """Those that hold at every decision; the sums only between stages, when no card is on its way."""
    if t.stage == "deal":
        return
    check_city(t)
    check_consoles(t)
    check_boards(t)
    if between:
        check_evidence(t)
        check_cards(t)
        check_support(t)


def check_city(t: InTooDeep) -> None:
    """TD-INV-1, TD-INV-3, TD-INV-4."""
    city = t.city
    assert sorted(city.search) == [0] * (ZONES - 3) + [1, 2, 3], "TD-INV-1: search lies in groups of 3, 2 and 1"
    assert sorted(city.ring) == sorted(t.box.zones), "TD-INV-3: every zone is once in the ring"
    assert len({*city.barriers}) == 2, "TD-INV-3: the barriers lie on two borders"
    assert all(zone in range(ZONES) for zone in (*city.at, city.guardian, *city.barriers)), "TD-INV-3: in a zone"
    held = [where for where in city.items if where >= HELD]
    assert len({*held}) == len(held), "TD-INV-4: nobody holds two items"
    assert all(where - HELD in range(len(city.names)) for where in held), "TD-INV-4: held by somebody in play"


def check_consoles(t: InTooDeep) -> None:
    """TD-INV-2, TD-INV-11 to TD-INV-13."""
    hooks = [criminal for console in t.consoles for criminal in console.hooks]
    assert len({*hooks}) == len(hooks), "TD-INV-2: every hook token is in one place"
    for console in t.consoles:
        assert len(console.hooks) <= PORTS, "TD-INV-2: three ports"
        assert len(console.dominance) == len(t.city.names), "TD-INV-11: a token for every criminal"
        assert all(0 <= field < len(t.box.track) for field in console.dominance), "TD-INV-11: on the track"
        assert console.information >= 0, "TD-INV-12"
        assert console.tolerance >= 0 and console.tolerance % t.box.tolerance == 0, "TD-INV-13"
    assert min(t.offered) >= 0, "TD-INV-12"
    assert t.lock == NOBODY or t.lock in hooks, "TD-INV-14: a locked token is on a console"


def check_boards(t: InTooDeep) -> None:
    """TD-INV-6, TD-INV-7, TD-INV-10, TD-INV-17."""
    assert len(t.bar) <= BAR and len(t.piles[DISPLAY]) <= t.box.display[t.key], "TD-INV-6"
    for row, most in enumerate(t.box.rows[t.key]):
        lying = len(t.rows[row]) + len(t.piles[ROWS[row]])
        assert t.folders[row] + lying == most, "TD-INV-7: a folder or evidence on every space"
        assert all(kind == t.tasks[row] for kind in t.rows[row]), "TD-INV-7: of the row's kind"
    assert sum(t.folders) + sum(console.folders for console in t.consoles) == sum(t.box.rows[t.key]), "TD-INV-7"
    assert t.chapter in (1, 2, 3), "TD-INV-17"
    if t.echo == NOBODY:
        told: set[tuple[str, int]] = set()
        for card in t.story:
            crime = t.box.crimes[card]
            assert crime.level == 1 or (crime.line, crime.level - 1) in told, "TD-INV-10"
            told.add((crime.line, crime.level))


def check_evidence(t: InTooDeep) -> None:
    """TD-INV-5, TD-INV-6."""
    count = Counter([*t.bar, *t.shared, *[kind for row in t.rows for kind in row]])
    for place in (SUPPLY, DISPLAY, *BONUS, *MEMORY, *STASH, SHARED, *ROWS):
        count.update(t.piles[place])
    assert count == dict.fromkeys(t.box.kinds, 12), "TD-INV-5: 12 of each of 6 kinds"
    assert len(t.bar) == BAR or not (t.piles[SUPPLY] or t.piles[DISPLAY]), "TD-INV-6: the bar is full"


def check_cards(t: InTooDeep) -> None:
    """TD-INV-8, TD-INV-9."""
    dilemmas = [card for place in (DILEMMAS, DILEMMA_DISCARD, *HAND, *DATABANK) for card in t.piles[place]]
    assert sorted(dilemmas) == sorted(t.box.dilemmas), "TD-INV-8"
    found: list[str] = [*t.story, *t.petty_discard]
    for sort in (*LEVELS, PETTY):
        for place in (DECKS[sort], beneath(DECKS[sort]), *CRIMES[sort], *BESIDE[sort]):
            found += t.piles[place]
    assert len({*found}) == len(found), "TD-INV-9: every crime is in one place"
    played = [crime for crime in t.box.crimes.values() if crime.id in found]
    assert all(not crime.line or crime.line in t.lines for crime in played), "TD-INV-9: none of a removed line"
    crowded = len(t.consoles) >= t.box.four_plus
    wanted = [
        crime
        for crime in t.box.crimes.values()
        if not crime.line or (crime.line in t.lines and (crowded or not crime.four_plus))
    ]
    assert len(found) == len(wanted), "TD-INV-9: none is lost"


def check_support(t: InTooDeep) -> None:
    """TD-INV-14."""
    tokens = [*t.piles[SUPPORT], *t.support_discard, *[token for token in t.offer if token]]
    tokens += [token for console in t.consoles for token in console.supports]
    assert len(tokens) + (t.lock != NOBODY) == sum(one.count for one in t.box.supports.values()), "TD-INV-14"
    assert all(t.offer) or not (t.piles[SUPPORT] or t.support_discard), "TD-INV-14: the offer is full"
    kept = [token for console in t.consoles for token in console.supports]
    assert all(t.box.supports[token].timing == "keep" for token in kept), "TD-INV-14: no instant token is kept"
