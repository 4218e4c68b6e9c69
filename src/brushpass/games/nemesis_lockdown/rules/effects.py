"""NL-44.21: effects are data; every operation of the vocabulary is one function, found here by its name.

The functions are in the files `*_effects.py`, by subject: each is the rulebook's own procedure, and nothing is written
for a single card. They come to know of here by a decorator:

    @operation("light_wound")
    async def light_wound_step(t: Lockdown, step: Step, deed: Deed) -> None: ...

    @possible("dress_serious")
    def can_dress(t: Lockdown, step: Step, deed: Deed) -> bool: ...

    @predicate("has_larva")
    def has_larva(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool: ...

`possible` says whether a step would do anything (NL-8.16); without one, a step always would. Operations that stand for
as long as their card lies there are in `STANDING`: nobody carries them out, they are read where they apply.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from ..box.entries import Step, Term
from ..state import DRAWN, FRESH, HAND, NOBODY, SCANNED, Figure, Lockdown


class Deed:
    """Who acts where and why, and what the steps before have settled."""

    def __init__(self, seat: int, room: str, cause: str = "", figure: Figure | None = None) -> None:
        self.seat = seat
        """The acting, the attacked or, in a `for_each`, the concerned Character."""
        self.room = room
        """"This Room": where the Character is, or the Room whose action is performed from afar (NL-10.22)."""
        self.cause = cause
        """Of an Attack: escape, surprise, event or card."""
        self.figure = figure
        """The attacking Intruder."""
        self.card = ""
        """The Attack card that was revealed."""
        self.same = NOBODY
        """The Character chosen in the step just before."""
        self.chosen = ""
        """The Room chosen in a step before."""
        self.css = NOBODY
        """The CSS token just seen."""
        self.apart = False
        """Cards are drawn beside the hand, since a later step deals with them."""
        self.hurt: Figure | None = None
        """The Intruder just injured, unless it retreated."""
        self.follows = False
        self.replaced = False
        self.passes = False
        """NL-6.21: the pass procedure follows the whole effect."""
        self.noise = False
        """NL-13.17: a Noise roll follows the whole effect."""
        self.larvae: tuple[int, ...] = ()
        """Who had a Larva when the card was revealed."""
        self.lit: tuple[int, ...] = ()
        """Who is not in Darkness for this one effect."""
        self.infested: list[int] = []
        """Whom the steps before infested; shared by all Characters of a `for_each`."""

    def of(self, seat: int, room: str) -> Deed:
        """The same deed as it concerns another Character."""
        other = Deed(seat, room, self.cause, self.figure)
        other.larvae, other.lit, other.infested = self.larvae, self.lit, self.infested
        return other


Operation = Callable[[Lockdown, Step, Deed], Coroutine[Any, Any, None]]
Possible = Callable[[Lockdown, Step, Deed], bool]
Predicate = Callable[[Lockdown, Term, Deed, int, str], bool]

OPERATIONS: Final[dict[str, Operation]] = {}
POSSIBLE: Final[dict[str, Possible]] = {}
PREDICATES: Final[dict[str, Predicate]] = {}
STANDING: Final = (
    "attack_misses_if", "cancel_action", "cancel_interruption", "cannot_be_followed", "computer_options", "counts_as",
    "hand_size_bonus", "ignore_dark_effect", "ignore_surprise_attack", "immune", "light_source", "modifier",
    "on_trigger", "redirect_attack", "reload_with", "shot_modifier", "skip_noise_roll", "treat_face",
)  # fmt: skip


def operation(name: str) -> Callable[[Operation], Operation]:
    """Carry out the operation of that name by the decorated function."""

    def known(rule: Operation) -> Operation:
        OPERATIONS[name] = rule
        return rule

    return known


def possible(*names: str) -> Callable[[Possible], Possible]:
    """Ask the decorated function whether the operations of these names would do anything."""

    def known(rule: Possible) -> Possible:
        for name in names:
            POSSIBLE[name] = rule
        return rule

    return known


def predicate(name: str) -> Callable[[Predicate], Predicate]:
    """Judge the predicate of that name by the decorated function."""

    def known(rule: Predicate) -> Predicate:
        PREDICATES[name] = rule
        return rule

    return known


# -- carrying out ------------------------------------------------------------------------------------------------------


async def perform(t: Lockdown, steps: Sequence[Step], deed: Deed) -> None:
    """NL-15.18, NL-21.21: the steps in order; a dead Character does no more."""
    apart = any("drawn" in (step.get("zone"), step.get("which")) for step in steps)
    for step in steps:
        if t.crew[deed.seat].dead and step.get("who") in ("self", "target", "same", "each"):
            continue
        deed.apart = apart
        await OPERATIONS[step["op"]](t, step, deed)
    if apart:
        for card in t.piles[DRAWN[deed.seat]][:]:
            t.slip(card, DRAWN[deed.seat], HAND[deed.seat])
        for strain in t.piles[FRESH[deed.seat]][:]:
            t.slip(strain, FRESH[deed.seat], SCANNED[deed.seat])


def able(t: Lockdown, steps: Sequence[Step], deed: Deed) -> bool:
    """NL-8.16: whether every cost can be paid, and the first step that is none would do something."""
    paid_for = False
    for step in steps:
        cost = bool(step.get("as_cost"))
        rule = POSSIBLE.get(step["op"])
        if (cost or not paid_for) and rule is not None and not rule(t, step, deed):
            return False
        paid_for = paid_for or not cost
    return True


def holds(t: Lockdown, term: Term, deed: Deed, seat: int = NOBODY) -> bool:
    """A predicate of the data, of the acting Character or of another; what it says of hands, everybody learns.

    The part that may tell of a hand comes last: what is not asked is not told.
    """
    who = deed.seat if seat == NOBODY else seat
    room = deed.room if seat == NOBODY else t.crew[seat].room
    if "and" in term and term["pred"] in TELLING:
        return holds(t, term["and"], deed, seat) and PREDICATES[term["pred"]](t, term, deed, who, room)
    return PREDICATES[term["pred"]](t, term, deed, who, room) and (
        "and" not in term or holds(t, term["and"], deed, seat)
    )


TELLING: Final = ("no_action_cards", "has_action_cards")
"""The predicates whose answer tells everybody of a hand."""


def all_hold(t: Lockdown, terms: Sequence[Term], deed: Deed) -> bool:
    """NL-8.18."""
    return all(holds(t, term, deed) for term in terms)


# -- control -----------------------------------------------------------------------------------------------------------


@operation("choose")
async def choose(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-8.15, NL-8.16, NL-40.26: exactly one of the alternatives that would do something.

    Asked even if there is but one: a hidden hand may be the reason.
    """
    open_to = tuple([number for number, option in enumerate(step["options"]) if able(t, option, deed)])
    if open_to:
        chosen = await t.ask(deed.seat, "either", open_to, about=(t.box.choices.index(step),))
        await perform(t, step["options"][chosen], deed)


@possible("choose")
def can_choose(t: Lockdown, step: Step, deed: Deed) -> bool:
    """NL-8.16."""
    return any(able(t, option, deed) for option in step["options"])


@operation("if")
async def if_so(t: Lockdown, step: Step, deed: Deed) -> None:
    """One way or the other."""
    await perform(t, step["then"] if holds(t, step["cond"], deed) else step.get("else", ()), deed)


@possible("if")
def can_if(t: Lockdown, step: Step, deed: Deed) -> bool:
    """Whether the way that would be gone does something."""
    steps = step["then"] if holds(t, step["cond"], deed) else step.get("else", ())
    return bool(steps) and able(t, steps, deed)


@operation("nothing")
async def nothing(t: Lockdown, step: Step, deed: Deed) -> None:
    """No effect."""
