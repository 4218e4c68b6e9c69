"""What a box must be like to be played with.

Every check looks at what it can judge and leaves the rest: what follows from a fault of another entry is not told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from brushpass.boxes import Complaints, Draft, ids, listed
from brushpass.table import LANGUAGES

from .box import (
    BONUSES,
    CRIMINALS,
    FOLDERS,
    ITEMS,
    KINDS,
    LETTERS,
    LEVELS,
    LINES,
    MODES,
    PETTY_CRIMES,
    SIDES,
    SUPPORT_TOKENS,
    SUPPORTS,
    TYPES,
    WARRANTS,
    ZONES,
    Dilemma,
    EchoCard,
    MajorCrime,
    Mode,
    PettyCrime,
    Reward,
)
from .language import FEWEST_CRIMINALS, impossible, wrong_condition, wrong_effects

TOGETHER: Final = (
    (
        "zones", "criminals", "item_types", "items", "evidence_kinds",
        "support_tokens", "dilemmas", "major_crimes", "petty_crimes", "echo_cards",
    ),
)  # fmt: skip
"""Lists no two of whose entries may have the same id: they are called by it."""
FIXED: Final[Mapping[str, Sequence[str]]] = {
    "modes": tuple(MODES),
    "bonus_fields": BONUSES,
    "zones": ZONES,
    "criminals": CRIMINALS,
    "item_types": TYPES,
    "items": ITEMS,
    "evidence_kinds": KINDS,
    "support_tokens": tuple(SUPPORTS),
    "plot_lines": LINES,
    "echo_sides": SIDES,
}
"""Lists whose entries are given."""
MOST_CRIMINALS: Final = len(ZONES) - 1
"""TD-4.7: at most one in a zone, and none in the Guardian's."""
MOST_DISPLAYED: Final = 40
"""With the bar, what players begin with and what lies on the boards, the evidence must do for it (TD-3.5)."""
DILEMMAS: Final = 30
"""The fewest: two for each of five players in each chapter."""
DIE: Final = 6
FURTHEST: Final = 3
"""TD-23.11."""
COUNTS: Final = ("information", "dilemmas", "gain_evidence", "process_evidence", "support_tokens")
OF_A_DILEMMA: Final[Mapping[str, tuple[str, ...]]] = {
    "evidence": ("evidence", "symbols"),
    "information": ("amount",),
    "warrant": ("warrant",),
    "badge": (),
}
"""TD-22.12 to TD-22.15: what a dilemma says for each kind of reward."""
CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "letter": LETTERS,
    "item": ITEMS,
    "search": ZONES,
    "barrier": ("marked", "unmarked"),
    "target": ("chapter_top", "chapter_middle", "chapter_bottom", "plan"),
    "outcome": ("careful", "reckless"),
}
"""TD-23: what an Echo card may say."""


def complaints(draft: Draft) -> list[str]:
    """All that is wrong with the contents of a file whose form has been looked at."""
    return [complaint for check in CHECKS for complaint in check(draft)]


def _one_of(where: str, value: object, known: Iterable[object]) -> Complaints:
    """A value must be a known one."""
    if value not in known:
        yield f"{where}: must be one of {listed(known)}, not {value!r}"


def _from(where: str, number: int, least: int) -> Complaints:
    """A number must not be too small."""
    if number < least:
        yield f"{where}: must be a whole number from {least}, not {number}"


# -- things and tables -------------------------------------------------------------------------------------------------


def simple_ids(draft: Draft) -> Complaints:
    """Ids are simple and unique."""
    yield from ids(draft, TOGETHER)


def given_ids(draft: Draft) -> Complaints:
    """TD-3: the zones, criminals, items and so on that the rules are built on are all there, and no others."""
    for section, wanted in FIXED.items():
        found = draft.ids(section)
        if found is None:
            continue
        for entry in draft.lists[section]:
            yield from _one_of(f"{entry.label}: id", entry.id, wanted)
        yield from (f"{section}: {name}: is missing" for name in wanted if name not in found)
        if section == "modes" or section == "plot_lines":
            yield from (f"{section}: {name}: stands there twice" for name in wanted if found.count(name) > 1)


def names(draft: Draft) -> Complaints:
    """What the texts cannot know has a name; English stands in for other languages."""
    for label, one in draft.made("support_tokens", "major_crimes", "petty_crimes"):
        if not one.names.get(LANGUAGES[0], "").strip():
            yield f"{label}: names.{LANGUAGES[0]}: must not be empty"


def items(draft: Draft) -> Complaints:
    """TD-3.6: two of each type."""
    for label, item in draft.made("items"):
        yield from _one_of(f"{label}: type", item.type, TYPES)
    if draft.whole("items"):
        found = Counter(item.type for _, item in draft.made("items"))
        for entry in draft.lists.get("item_types", ()):
            if entry.id in TYPES and found[entry.id] != 2:
                yield f"{entry.label}: items: must be two of this type, not {found[entry.id]}"


def modes(draft: Draft) -> Complaints:
    """TD-3.11, TD-4.5, TD-5.8, TD-22.8, R-3."""
    for label, mode in draft.made("modes"):
        if mode.id in MODES:
            yield from _mode(label, mode)


def _mode(label: str, mode: Mode) -> Complaints:
    seats, criminals = MODES[mode.id]
    if mode.seats != seats:
        yield f"{label}: seats: must be {seats}, not {mode.seats}"
    if criminals and mode.criminals != criminals:
        yield f"{label}: criminals: must be {criminals}, as Echo has letters for them, not {mode.criminals}"
    elif not FEWEST_CRIMINALS <= mode.criminals <= MOST_CRIMINALS:
        yield f"{label}: criminals: must be from {FEWEST_CRIMINALS} to {MOST_CRIMINALS}, not {mode.criminals}"
    if not 1 <= mode.display <= MOST_DISPLAYED:
        yield f"{label}: display: must be from 1 to {MOST_DISPLAYED}, not {mode.display}"
    if len(mode.folders) != 3 or min(mode.folders) < 1 or sum(mode.folders) > FOLDERS:
        yield f"{label}: folders: must be three rows of at least one, {FOLDERS} at most together"
    if not 1 <= mode.kinds_to_foil <= len(KINDS):
        yield f"{label}: kinds_to_foil: must be from 1 to {len(KINDS)}, not {mode.kinds_to_foil}"


def console(draft: Draft) -> Complaints:
    """TD-3.12: a track that rises, an ability zone, and a stamina zone beyond it."""
    for label, one in draft.made("console"):
        track, last = one.dominance_track, len(one.dominance_track) - 1
        if last < 2 or track[0] < 0 or list(track) != sorted(track):
            yield f"{label}: dominance_track: must be at least three numbers from 0 that do not fall"
        elif not 0 < one.ability_zone_from < last:
            yield f"{label}: ability_zone_from: must be from 1 to {last - 1}, not {one.ability_zone_from}"
        elif not one.ability_zone_from < one.stamina_zone_from <= last:
            least = one.ability_zone_from + 1
            yield f"{label}: stamina_zone_from: must be from {least} to {last}, not {one.stamina_zone_from}"


def chapters(draft: Draft) -> Complaints:
    """TD-21.6, TD-21.7: three, each with a reward and one penalty."""
    entries = draft.lists.get("chapters", ())
    if "chapters" in draft.lists and len(entries) != 3:
        yield f"chapters: must be 3, not {len(entries)}"
    for index, entry in enumerate(entries):
        chapter = entry.made
        if chapter is None:
            continue
        if chapter.chapter != index + 1:
            yield f"{entry.label}: chapter: must be {index + 1}, not {chapter.chapter}"
        for field in ("information", "dominance", "penalty"):
            yield from _from(f"{entry.label}: {field}", getattr(chapter, field), 0)
        if chapter.dominance and chapter.penalty:
            yield f"{entry.label}: penalty: must be left out where dominance is lost"


# -- tokens and cards --------------------------------------------------------------------------------------------------


def support_tokens(draft: Draft) -> Complaints:
    """TD-3.7, TD-13."""
    for label, token in draft.made("support_tokens"):
        yield from _from(f"{label}: count", token.count, 0)
        yield from _one_of(f"{label}: timing", token.timing, ("keep", "instant"))
        if token.id == "lock_hook" and token.count > 1:
            yield f"{label}: count: must be at most 1, not {token.count}"
    if draft.whole("support_tokens"):
        count = sum(token.count for _, token in draft.made("support_tokens"))
        if count != SUPPORT_TOKENS:
            yield f"support_tokens: count: must be {SUPPORT_TOKENS} together, not {count}"


def dilemmas(draft: Draft) -> Complaints:
    """TD-3.9, TD-22.12 to TD-22.15."""
    count = len(draft.lists.get("dilemmas", ()))
    if "dilemmas" in draft.lists and count < DILEMMAS:
        yield f"dilemmas: must be at least {DILEMMAS}, not {count}"
    for label, dilemma in draft.made("dilemmas"):
        yield from _from(f"{label}: corruption", dilemma.corruption, 0)
        yield from _one_of(f"{label}: kind", dilemma.kind, OF_A_DILEMMA)
        if dilemma.kind in OF_A_DILEMMA:
            yield from _reward_of(label, dilemma)


def _reward_of(label: str, dilemma: Dilemma) -> Complaints:
    """What belongs to the kind of reward, and nothing else."""
    own = OF_A_DILEMMA[dilemma.kind]
    for field in ("evidence", "symbols", "amount", "warrant"):
        value = getattr(dilemma, field)
        if field not in own:
            if value:
                yield f"{label}: {field}: a dilemma of kind {dilemma.kind!r} has none"
        elif field in ("symbols", "amount"):
            yield from _from(f"{label}: {field}", value, 1)
        else:
            yield from _one_of(f"{label}: {field}", value, KINDS if field == "evidence" else WARRANTS)


def crimes(draft: Draft) -> Complaints:
    """TD-14, TD-16, TD-20: every crime by itself."""
    for label, crime in draft.made("major_crimes"):
        yield from _one_of(f"{label}: plot_line", crime.plot_line, LINES)
        yield from _one_of(f"{label}: level", crime.level, LEVELS)
        for how in ("careful", "reckless"):
            yield from _reward(f"{label}: {how}", getattr(crime, how))
            if getattr(crime, how).support_tokens:
                yield f"{label}: {how}.support_tokens: only petty crimes bring them"
        yield from _doing(label, crime)
    for label, crime in draft.made("petty_crimes"):
        yield from _reward(f"{label}: outcome", crime.outcome)
        yield from _doing(label, crime)


def _reward(where: str, reward: Reward) -> Complaints:
    for field in COUNTS:
        yield from _from(f"{where}.{field}", getattr(reward, field), 0)


def _doing(label: str, crime: MajorCrime | PettyCrime) -> Complaints:
    """TD-20: the condition and the effect of a crime."""
    wrong = [*wrong_condition(crime.condition)]
    wrong = wrong or [*impossible(crime.condition)]
    wrong += wrong_effects(crime.effect, crime.condition.bind)
    yield from (f"{label}: {one}" for one in wrong)


def enough_crimes(draft: Draft) -> Complaints:
    """TD-3.2, TD-3.3, TD-5.2: so many of each sort, and something of each level of a line at every number of seats."""
    if draft.whole("major_crimes"):
        majors = [crime for _, crime in draft.made("major_crimes")]
        for entry in draft.lists.get("plot_lines", ()):
            if entry.id in LINES:
                yield from _line(entry.label, [crime for crime in majors if crime.plot_line == entry.id])
    count = len(draft.lists.get("petty_crimes", ()))
    if "petty_crimes" in draft.lists and count != PETTY_CRIMES:
        yield f"petty_crimes: must be {PETTY_CRIMES}, not {count}"


def _line(label: str, crimes: Sequence[MajorCrime]) -> Complaints:
    for level, wanted in LEVELS.items():
        found = [crime for crime in crimes if crime.level == level]
        if len(found) != wanted:
            yield f"{label}: level {level}: must have {wanted} major crimes, not {len(found)}"
        elif all(crime.four_plus for crime in found):
            yield f"{label}: level {level}: four_plus: with fewer than four players none would be left"


# -- Echo --------------------------------------------------------------------------------------------------------------


def echo(draft: Draft) -> Complaints:
    """TD-23: the dice, the sides of the board and the cards."""
    for label, one in draft.made("echo"):
        if len(one.moves) != DIE or not all(1 <= abs(zones) <= FURTHEST for zones in one.moves):
            yield f"{label}: moves: must be {DIE} numbers from 1 to {FURTHEST}, or as many zones the other way"
    for label, side in draft.made("echo_sides"):
        if len(side.track) != len(LEVELS) or side.track[0] < 1 or list(side.track) != sorted(side.track):
            yield f"{label}: track: must be {len(LEVELS)} numbers from 1 that do not fall"
        if len(side.progress) != DIE or min(side.progress) < 0 or not any(side.progress):
            yield f"{label}: progress: must be {DIE} numbers from 0, not all 0"
        yield from _reward(f"{label}: consolation", side.consolation)
    if "echo_cards" in draft.lists and len(draft.lists["echo_cards"]) < len(LETTERS):
        yield f"echo_cards: must be at least {len(LETTERS)}, not {len(draft.lists['echo_cards'])}"
    for label, card in draft.made("echo_cards"):
        yield from _echo_card(label, card)


def _echo_card(label: str, card: EchoCard) -> Complaints:
    for field, known in CHOICES.items():
        yield from _one_of(f"{label}: {field}", getattr(card, field), known)
    if len(card.criminals) != 2 or not {*card.criminals} <= {*LETTERS}:
        yield f"{label}: criminals: must be two of {listed(LETTERS)}"


Check = Callable[[Draft], Iterable[Any]]
CHECKS: Sequence[Check] = (
    simple_ids,
    given_ids,
    names,
    items,
    modes,
    console,
    chapters,
    support_tokens,
    dilemmas,
    crimes,
    enough_crimes,
    echo,
)
