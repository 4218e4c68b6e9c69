"""What is in the box: figures, cards, tokens and tables, and what the rules look up in them.

A box is made once, from checked data (see `data.py`), and never changes.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from brushpass.table import LANGUAGES

# What the rules are built on: a file can name these things otherwise, not put others in their place.
ZONES: Final = ("blocks", "centre", "ion_towers", "parish", "harbour", "aerodrome", "heights", "zinbazaar")
CRIMINALS: Final = (
    "crusher", "hacker", "hustler", "shadow", "jumper", "mechanic", "enforcer", "oracle", "smuggler", "courier",
)  # fmt: skip
ITEMS: Final = ("jammer", "decryptor", "rifle", "mono_blade", "cash", "stims", "coupe", "eagle_eye")
TYPES: Final = ("hardware", "weapon", "goods", "vehicle")
KINDS: Final = ("leader", "weapons", "timing", "target", "tactics", "funding")
LINES: Final = ("A", "B", "C", "D", "E", "F", "G")
LETTERS: Final = ("A", "B", "C", "D")
SORTS: Final = ("level-1", "level-2", "level-3", "petty")
MODES: Final[dict[str, tuple[int, int]]] = {
    "1": (2, 4), "2": (2, 0), "3": (3, 0), "4": (4, 0), "5": (5, 0), "2_with_echo": (3, 5),
}  # fmt: skip
"""The tables: solo against Echo, two to five players, two players and Echo; with how many seats they play (R-3), and
with Echo the criminals, for whom she has letters."""
BONUSES: Final = ("bonus_support", "bonus_tolerance", "bonus_dominance")
SIDES: Final = ("normal", "hard")
WARRANTS: Final = ("warrant_1", "warrant_2", "warrant_3", "warrant_4", "warrant_5", "warrant_6")
EVIDENCE_OF_A_KIND: Final = 12
SUPPORT_TOKENS: Final = 38
FOLDERS: Final = 9
LEVELS: Final = {1: 3, 2: 3, 3: 1}
"""TD-3.2: how many crimes of each level a plot line has."""
PETTY_CRIMES: Final = 21
SUPPORTS: Final[dict[str, tuple[str, int]]] = {
    "swap_items": ("swap_any_two_items", 0),
    "relocate_item": ("relocate_item_becomes_dropped", 0),
    "swap_item_with_criminal": ("swap_places_item_and_criminal", 0),
    "swap_criminals": ("swap_places_two_criminals", 0),
    "relocate_criminal": ("relocate_any_criminal", 0),
    "guardian_barrier_2": ("move_guardian_or_barriers", 2),
    "guardian_barrier_3": ("move_guardian_or_barriers", 3),
    "swap_hooks": ("swap_all_hooks_with_opponent", 0),
    "discard_dilemma": ("discard_dilemma_hand_or_databank", 0),
    "draw_discard_dilemmas": ("draw_then_discard_dilemmas", 2),
    "challenge": ("challenge_opponent", 0),
    "lock_hook": ("lock_own_hook", 0),
    "peek_evidence": ("peek_facedown_evidence", 2),
    "peek_take_evidence": ("peek_facedown_evidence_take", 2),
    "take_evidence": ("take_facedown_evidence", 1),
    "flip_plan_evidence": ("flip_plan_evidence_to_shared_stash", 1),
    "draw_petty": ("draw_petty_crimes", 2),
    "dominance_2": ("gain_dominance_split", 2),
    "dominance_3": ("gain_dominance_split", 3),
    "ignore_barriers": ("ignore_barriers_until_end_of_turn", 0),
    "move_search": ("relocate_search_group_to_zone_without_search", 0),
    "tolerance": ("gain_tolerance", 1),
    "extra_hook": ("hook_criminal_and_gain_dominance", 0),
    "actions_1": ("gain_actions", 1),
    "actions_2": ("gain_actions", 2),
}
"""TD-13.7 to TD-13.29: what each sort of support token does, and the number that belongs to it."""

Names = dict[str, str]
"""By language."""
Term = dict[str, Any]
"""TD-20.4: a predicate with its arguments, or a combinator with terms."""


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """A zone, a criminal, a type of item, a kind of evidence, a plot line: something with a name."""

    id: str
    names: Names = {}
    source: str = "unknown"


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """TD-3.6: an item, one of the two of its type."""

    id: str
    type: str
    names: Names = {}
    source: str = "unknown"


class Mode(msgspec.Struct, frozen=True, kw_only=True):
    """TD-3.11, TD-4.5, TD-5.8, TD-22.8: the numbers that depend on who sits at the table."""

    id: str
    seats: int
    criminals: int
    display: int
    folders: tuple[int, ...]
    """By row, from top to bottom."""
    kinds_to_foil: int
    source: str = "unknown"


class Console(msgspec.Struct, frozen=True, kw_only=True):
    """TD-3.12: what is printed on every console."""

    dominance_track: tuple[int, ...]
    ability_zone_from: int
    stamina_zone_from: int
    source: str = "unknown"


class BonusField(msgspec.Struct, frozen=True, kw_only=True):
    """TD-18.10: a bonus field of the plan; its id is what it gives."""

    id: str
    source: str = "unknown"


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """TD-21.6, TD-21.7: what a folder brings, and what those with the fewest lose if folders are left."""

    chapter: int
    information: int
    """For each folder."""
    dominance: int = 0
    """What is lost, or information:"""
    penalty: int = 0
    source: str = "unknown"


class Support(msgspec.Struct, frozen=True, kw_only=True):
    """TD-13: a sort of support token."""

    id: str
    count: int
    timing: str
    """`keep` or `instant`."""
    names: Names = {}
    source: str = "unknown"

    @property
    def effect(self) -> str:
        """What it does."""
        return SUPPORTS[self.id][0]

    @property
    def number(self) -> int:
        """How many moves, tokens, cards or actions; 0: it has no number."""
        return SUPPORTS[self.id][1]


class Dilemma(msgspec.Struct, frozen=True, kw_only=True):
    """TD-3.9, TD-22.12 to TD-22.15: a dilemma card, and what it brings at the end if it was stored."""

    id: str
    corruption: int
    kind: str
    """`evidence` (symbols of a kind), `information` (an amount), `warrant` (which one) or `badge`."""
    evidence: str = ""
    symbols: int = 0
    amount: int = 0
    warrant: str = ""
    source: str = "unknown"


class Reward(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """TD-20.9: what an outcome brings, in the order in which it is taken (TD-14.9, TD-16.4)."""

    information: int = 0
    dilemmas: int = 0
    gain_evidence: int = 0
    process_evidence: int = 0
    support_tokens: int = 0
    labels: Names = {}
    """What the outcome is called on the card."""


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """TD-20.8: one step of what a crime does to the city; what it does not need is empty."""

    e: str
    who: str = ""
    zone: str = ""
    to: str = ""
    item: str = ""
    steps: int = 0
    size: int = 0
    amount: int = 0


class Condition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """TD-20.1: the variables with their kinds, and the terms that must all hold."""

    bind: dict[str, str]
    all: tuple[Term, ...]


class MajorCrime(msgspec.Struct, frozen=True, kw_only=True):
    """TD-3.2: a major crime as a file has it."""

    id: str
    plot_line: str
    level: int
    four_plus: bool
    condition: Condition
    effect: tuple[Effect, ...]
    careful: Reward
    reckless: Reward
    names: Names = {}
    texts: Names = {}
    effect_texts: Names = {}
    source: str = "unknown"


class PettyCrime(msgspec.Struct, frozen=True, kw_only=True):
    """TD-3.3: a petty crime as a file has it."""

    id: str
    condition: Condition
    effect: tuple[Effect, ...]
    outcome: Reward
    names: Names = {}
    texts: Names = {}
    effect_texts: Names = {}
    source: str = "unknown"


class Crime(msgspec.Struct, frozen=True, kw_only=True):
    """A crime as the rules see it, major or petty."""

    id: str
    sort: str
    line: str
    """Empty: a petty crime."""
    level: int
    """0: a petty crime."""
    four_plus: bool
    condition: Condition
    effect: tuple[Effect, ...]
    outcomes: dict[str, Reward]
    """`careful` and `reckless`; `done` for a petty crime."""
    names: Names
    texts: Names
    effect_texts: Names


class Moves(msgspec.Struct, frozen=True, kw_only=True):
    """TD-23.11: how many zones clockwise by the face of the black die; counter-clockwise if negative."""

    moves: tuple[int, ...]
    source: str = "unknown"


class EchoSide(msgspec.Struct, frozen=True, kw_only=True):
    """TD-23.17, TD-23.18: a side of Echo's board."""

    id: str
    track: tuple[int, ...]
    """How far the marker must be for a crime of level 1, 2, 3."""
    progress: tuple[int, ...]
    """By the face of the black die."""
    consolation: Reward
    source: str = "unknown"


class EchoCard(msgspec.Struct, frozen=True, kw_only=True):
    """TD-23.9, TD-23.13, TD-23.19, TD-23.24: one of Echo's cards."""

    id: str
    letter: str
    criminals: tuple[str, ...]
    """The letters for 1 and 2 of the white die; 3 is the item, 4 the search, 5 the barrier, 6 the Guardian."""
    item: str
    search: str
    barrier: str
    """`marked` or `unmarked`."""
    target: str
    """Where she processes: `chapter_top`, `chapter_middle`, `chapter_bottom` (the rows) or `plan`."""
    outcome: str
    source: str = "unknown"

    @property
    def white(self) -> tuple[Face, ...]:
        """TD-23.13: by the face of the white die."""
        return (
            *[Face("criminal", letter) for letter in self.criminals],
            Face("item", self.item),
            Face("search", self.search),
            Face("barrier", self.barrier),
            Face("guardian", ""),
        )


class Face(msgspec.Struct, frozen=True):
    """TD-23.13: what a face of the white die moves."""

    kind: str
    what: str


class Echo(msgspec.Struct, frozen=True):
    """TD-3.10: what is Echo's."""

    movement: tuple[tuple[int, int], ...]
    """By the face of the black die: how many zones, and which way (1: clockwise, -1: counter-clockwise)."""
    sides: dict[str, EchoSide]
    cards: dict[str, EchoCard]
    manipulations: tuple[int, ...] = (1, 2, 3)
    """TD-23.12: by chapter."""


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """The entries of a data file, in the file's order."""

    modes: tuple[Mode, ...]
    console: Console
    bonus_fields: tuple[BonusField, ...]
    chapters: tuple[Chapter, ...]
    zones: tuple[Thing, ...]
    criminals: tuple[Thing, ...]
    item_types: tuple[Thing, ...]
    items: tuple[Item, ...]
    evidence_kinds: tuple[Thing, ...]
    support_tokens: tuple[Support, ...]
    dilemmas: tuple[Dilemma, ...]
    plot_lines: tuple[Thing, ...]
    major_crimes: tuple[MajorCrime, ...]
    petty_crimes: tuple[PettyCrime, ...]
    echo: Moves
    echo_sides: tuple[EchoSide, ...]
    echo_cards: tuple[EchoCard, ...]


class Box:
    """The contents of a box and what follows from them."""

    starting_information = 3
    """TD-6.4."""
    head_start = (0, 1, 1, 2, 2)
    """TD-6.7: how many random dominance tokens each seat in turn order begins with advanced."""
    four_plus = 4
    """TD-5.2: from how many seats the crimes with that symbol are played with."""
    tolerance = 2
    """TD-19.3: what one gain is worth."""
    least_corrupt = 5
    """TD-22.4: for each player who is more corrupt."""
    badges_in_set = 3
    badge_set = 20
    """TD-22.15: what a full set of badges brings."""

    def __init__(self, contents: Contents, fingerprint: str = "") -> None:
        self.contents = contents
        self.fingerprint = fingerprint
        """Empty for the data that come with the game, else a hash of what replaces them."""
        self.zones = tuple([one.id for one in contents.zones])
        self.criminals = tuple([one.id for one in contents.criminals])
        self.items = tuple([one.id for one in contents.items])
        self.kinds = tuple([one.id for one in contents.evidence_kinds])
        self.lines = tuple([one.id for one in contents.plot_lines])
        self.item_type: dict[str, str] = {one.id: one.type for one in contents.items}
        self.twin: tuple[int, ...] = tuple(
            [
                next(i for i, other in enumerate(contents.items) if other.type == one.type and other.id != one.id)
                for one in contents.items
            ]
        )
        """By item: the other one of its type."""
        majors = [_major(one) for one in contents.major_crimes]
        self.crimes: dict[str, Crime] = {one.id: one for one in (*majors, *map(_petty, contents.petty_crimes))}
        self.dilemmas: dict[str, Dilemma] = {one.id: one for one in contents.dilemmas}
        self.supports: dict[str, Support] = {one.id: one for one in contents.support_tokens}

        self.track = contents.console.dominance_track
        """TD-22.2: what each field is worth."""
        self.ability = contents.console.ability_zone_from
        self.stamina = contents.console.stamina_zone_from
        self.seats: dict[str, int] = {mode.id: mode.seats for mode in contents.modes}
        """R-3: Echo counts as one."""
        self.criminals_in_play: dict[str, int] = {mode.id: mode.criminals for mode in contents.modes}
        self.display: dict[str, int] = {mode.id: mode.display for mode in contents.modes}
        self.rows: dict[str, tuple[int, ...]] = {mode.id: mode.folders for mode in contents.modes}
        """TD-5.8: the folders of each row, from top to bottom."""
        self.kinds_to_foil: dict[str, int] = {mode.id: mode.kinds_to_foil for mode in contents.modes}
        self.bonuses = tuple([one.id for one in contents.bonus_fields])
        """TD-18.10: what the bonus fields give, from top to bottom."""
        self.chapters = contents.chapters
        self.echo = Echo(
            tuple([(abs(zones), 1 if zones > 0 else -1) for zones in contents.echo.moves]),
            {side.id: side for side in contents.echo_sides},
            {card.id: card for card in contents.echo_cards},
        )

    def sorted_crimes(self, sort: str) -> tuple[str, ...]:
        """The crimes of a sort, in the order of the data."""
        return tuple([crime.id for crime in self.crimes.values() if crime.sort == sort])

    def provenance(self) -> dict[str, dict[str, int]]:
        """How many things and cards of each sort are from the rulebook, public, or reconstructed."""
        counted = ("items", "support_tokens", "dilemmas", "major_crimes", "petty_crimes", "echo_cards")
        return {section: dict(Counter(one.source for one in getattr(self.contents, section))) for section in counted}


def _major(one: MajorCrime) -> Crime:
    return Crime(
        id=one.id,
        sort=SORTS[one.level - 1],
        line=one.plot_line,
        level=one.level,
        four_plus=one.four_plus,
        condition=one.condition,
        effect=one.effect,
        outcomes={"careful": one.careful, "reckless": one.reckless},
        names=one.names,
        texts=one.texts,
        effect_texts=one.effect_texts,
    )


def _petty(one: PettyCrime) -> Crime:
    return Crime(
        id=one.id,
        sort=SORTS[-1],
        line="",
        level=0,
        four_plus=False,
        condition=one.condition,
        effect=one.effect,
        outcomes={"done": one.outcome},
        names=one.names,
        texts=one.texts,
        effect_texts=one.effect_texts,
    )


def called(names: Names, language: str) -> str:
    """What something is called in a language; English stands in for one that the data do not have."""
    return names.get(language, "") or names.get(LANGUAGES[0], "")
