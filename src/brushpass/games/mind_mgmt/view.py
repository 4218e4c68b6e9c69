"""What may be seen: the only way in which a position leaves the rules, built from nothing."""

from __future__ import annotations

import msgspec

from .box.city import BORDER_NAMES, LOCATIONS, bits, names
from .box.components import AGENTS, MODULES
from .rules.immortals import satisfied
from .state import HIDDEN, NOBODY, NOWHERE, PILE, RECRUITER, Entry, MindMgmt


class NoteView(msgspec.Struct, frozen=True):
    """An unconfirmed mental note."""

    number: int
    place: str
    text: str


class SecretView(msgspec.Struct, frozen=True):
    """The secret map, to the Recruiter and, once the match is over, to everybody."""

    path: tuple[str, ...]
    """The locations with the numbers 1, 2, 3 …"""
    card: str
    """The recruiter card in play; empty before it is chosen."""
    features: tuple[str, ...]
    """The hidden feature cards."""
    spent: str
    """The Mind Slip token that was spent in this turn: front, board, or none."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, may see it."""

    seat: int | None
    mode: str
    stage: str
    aids: str
    """Which aids the Agents agreed on: none, crossed, places, heat; each has those before it."""
    modules: tuple[str, ...]
    """The house modules that are agreed on."""
    used: tuple[str, ...]
    """Those of them that have worked and do not for now."""
    goal: int
    """The recruits that win."""
    final_hour: int
    hour: int
    """What the time token shows; 0 before the opening is done."""
    numbers: int
    """How many numbers are written on the secret map."""
    round: int
    """Counted from 0."""
    chaos: tuple[str, ...]
    """The borders with a chaos token."""
    early_visit_counts: bool
    """R-07: a visit in the opening earns the second Mind Slip token."""
    front: int
    """The Mind Slip tokens in front of the screen."""
    board: str | None
    """Where the second Mind Slip token lies."""
    slips: tuple[tuple[int, str], ...]
    """The spent Mind Slip tokens, each with its hour."""
    display: tuple[str, ...]
    satisfied: tuple[str, ...]
    """The features of the display with which the immortals could recruit where they stand."""
    discarded: tuple[str, ...]
    opened: tuple[tuple[str, int], ...]
    """The Recruiter's feature cards that lie open, each with the hour of the hit."""
    named: tuple[str, ...]
    """The features that were named in a Shakedown in vain."""
    pile: int
    hidden: int
    """How many feature cards the Recruiter holds unseen."""
    announced: tuple[tuple[int, int], ...]
    """The recruits beside the hours of the time track."""
    recruits: int
    """All that count toward the goal."""
    supply: int
    """The recruit tokens that are left."""
    overdue: bool
    """An alert was put off: its recruits come with the next one."""
    immortals: tuple[str, ...]
    agents: tuple[str, ...]
    """Where the agents stand, as far as they are placed."""
    owners: tuple[int, ...]
    """Whose seat runs each agent; 0: all of them together; -1: not chosen yet."""
    last_say: int
    """Whose word counts among the Agents in this round."""
    ready: tuple[str, ...]
    """The agents that have not been activated in this round."""
    active: str | None
    spaces: int
    """The spaces that the active agent may still move."""
    did: bool
    freed: bool
    drummed: str | None
    """Whom Dusty moves just now."""
    asked: str | None
    """The feature that the Recruiter has to answer about."""
    acted: bool
    glided: bool
    extra: str
    steps: tuple[str, ...]
    """The locations with a step token."""
    confirmed: dict[str, int]
    notes: tuple[NoteView, ...]
    dolphins: int
    record: tuple[Entry, ...]
    """All that came out, in order; locations are numbers, and sets of them ints."""
    secret: SecretView | None
    marks: dict[str, str] | None
    """The Agents' own marks, to them alone."""


def view(t: MindMgmt, seat: int | None, over: bool) -> View:
    """Public facts; to the Recruiter the secret map, to the Agents their marks, to all the map once it is over."""
    options = t.setup.options
    return View(
        seat=seat,
        mode=t.setup.mode,
        stage=t.stage,
        aids=options["aids"],
        modules=tuple([module for module in MODULES if options[module]]),
        used=t.used,
        goal=t.goal(),
        final_hour=t.final_hour,
        hour=t.hour,
        numbers=len(t.path),
        round=t.round,
        chaos=tuple([BORDER_NAMES[border] for border in bits(t.chaos)]),
        early_visit_counts=options["early_visit_counts"],
        front=t.front,
        board=name(t.board),
        slips=t.slips,
        display=t.display,
        satisfied=tuple([feature for feature in t.display if satisfied(t, feature)]),
        discarded=t.discarded,
        opened=t.opened,
        named=t.named,
        pile=len(t.piles[PILE]),
        hidden=len(t.piles[HIDDEN]),
        announced=t.announced,
        recruits=t.recruits(),
        supply=t.supply(),
        overdue=t.overdue > 0,
        immortals=tuple([LOCATIONS[place] for place in t.immortals]),
        agents=tuple([LOCATIONS[place] for place in t.agents]),
        owners=t.owners,
        last_say=t.last_say(),
        ready=tuple([agent for number, agent in enumerate(AGENTS) if not t.down >> number & 1]),
        active=AGENTS[t.active] if t.active != NOBODY else None,
        spaces=t.spaces,
        did=t.did,
        freed=t.freed,
        drummed=AGENTS[t.drummed] if t.drummed != NOBODY else None,
        asked=t.asked or None,
        acted=t.acted,
        glided=t.glided,
        extra=t.extra,
        steps=names(t.steps),
        confirmed={LOCATIONS[place]: number for place, number in sorted(t.confirmed.items())},
        notes=tuple([NoteView(number, LOCATIONS[place], text) for number, (place, text) in sorted(t.notes.items())]),
        dolphins=t.dolphins,
        record=t.record,
        secret=secret(t) if over or seat == RECRUITER else None,
        marks=marks(t) if seat not in (None, RECRUITER) else None,
    )


def name(place: int) -> str | None:
    """A location, if it is one."""
    return None if place == NOWHERE else LOCATIONS[place]


def secret(t: MindMgmt) -> SecretView:
    """MM-11.8, R-22: what only the Recruiter knows until the end."""
    return SecretView(tuple([LOCATIONS[place] for place in t.path]), t.card, tuple(t.piles[HIDDEN]), t.spent)


def marks(t: MindMgmt) -> dict[str, str]:
    """R-20: the Agents' own marks."""
    return {LOCATIONS[place]: text for place, text in sorted(t.marks.items())}
