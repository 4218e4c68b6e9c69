"""A question in one place: a made-up one, seen in a browser and in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import pytest

from brushpass.engine import Decision, Game, Setup, State, Waiting
from brushpass.table import Choice, Eyes, Question, Seen, Texts
from brushpass.table.question import follows, prompt
from brushpass.table.scene import Counter, Kind, Prompt, Refusal

TEXTS = """
prompt-turn = What now?
option-turn-go = Go to { $second }
option-rest = Rest
option-stop = Stop
name-crew = The Crew
waiting-turn = { $seat } thinks.
"""


@dataclass(kw_only=True)
class Table(State):
    """Nothing lies on it."""


async def turn(t: Table) -> None:
    await t.ask(0, "turn", ("stop", ("go", 2), "rest", ("go", 1)))


class Toy(Game[Table, dict[str, Any]]):
    id = "toy"
    seat_counts = (2, 3)
    stages: ClassVar = {"turn": turn}
    state = Table

    def __init__(self, folder: Path) -> None:
        (folder / "locale").mkdir()
        (folder / "locale" / "en.ftl").write_text(TEXTS)
        self.folder = folder  # type: ignore[misc]

    def deal(self, setup: Setup) -> Table:
        return Table(stage="turn")

    def view(self, t: Table, seat: int | None, over: bool) -> dict[str, Any]:
        return {"fuel": 3}

    def sides(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,)) if setup.seats == 2 else ((0,), (1, 2))


class Go(Choice[Eyes[dict[str, int]]]):
    kind = "go"

    def text(self, eyes: Eyes[dict[str, int]], value: Any) -> str:
        return f"{eyes.view['fuel'] - value[1]} left"

    def target(self, eyes: Eyes[dict[str, int]], value: Any) -> str:
        return f"space-{value[1]}"


class Turn(Question[Eyes[dict[str, int]]]):
    rules = ("TY-1",)
    ways_out = ("stop",)
    in_turn = True
    choices: ClassVar = {"go": Go()}

    def rows(self, eyes: Eyes[dict[str, int]]) -> tuple[Kind, ...]:
        return (Kind(id="go", name="Go"),)

    def left(self, eyes: Eyes[dict[str, int]]) -> tuple[Counter, ...]:
        return (Counter(id="fuel", value=str(eyes.view["fuel"]), word="fuel"),)

    def usual(self, eyes: Eyes[dict[str, int]], value: Any) -> bool:
        return bool(value == "stop")

    def refusals(self, eyes: Eyes[dict[str, int]]) -> Iterator[Refusal]:
        yield Refusal(target="space-4", text="too far")


QUESTIONS = {"turn": Turn()}


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def looking(toy: Toy, seat: int | None = 0, names: tuple[str, ...] = ("Ann", "Ben")) -> Eyes[dict[str, int]]:
    return Eyes(Seen.of(toy.start(len(names), seed=1), seat, names), Texts(toy, "en"))


def asked(toy: Toy) -> Prompt:
    found = prompt(QUESTIONS, looking(toy), ("slept",))
    assert found is not None
    return found


# -- the question ------------------------------------------------------------------------------------------------------


def test_options_stand_in_their_rows_and_the_way_out_last_without_a_number(toy: Toy) -> None:
    options = asked(toy).options
    assert [(option.key, option.value) for option in options] == [
        (1, ("go", 2)),
        (2, ("go", 1)),
        (3, "rest"),
        (0, "stop"),
    ]
    assert [(option.way_out, option.usual) for option in options] == [(False, False)] * 3 + [(True, True)]
    assert [option.kind for option in options] == ["go", "go", "", ""]


def test_a_way_out_may_have_a_number(toy: Toy) -> None:
    class Numbered(Turn):
        keys_out = True

    found = prompt({"turn": Numbered()}, looking(toy))
    assert found is not None and [option.key for option in found.options] == [1, 2, 3, 4]


def test_a_choice_says_what_its_options_are(toy: Toy) -> None:
    go, _, rest, _ = asked(toy).options
    assert (go.name, go.text, go.target) == ("Go to 2", "1 left", "space-2")
    assert (rest.name, rest.text, rest.target) == ("Rest", "", None)


def test_all_else_that_belongs_to_it_stands_on_the_prompt(toy: Toy) -> None:
    found = asked(toy)
    assert (found.id, found.question, found.rules) == ("turn", "What now?", ("TY-1",))
    assert [kind.id for kind in found.kinds] == ["go"]
    assert [refusal.target for refusal in found.refusals] == ["space-4"]
    assert [counter.value for counter in found.left] == ["3"]
    assert found.steps == ("slept",)


def test_a_question_that_is_no_part_of_a_long_turn_shows_no_steps(toy: Toy) -> None:
    plain: Question[Eyes[dict[str, int]]] = Question()
    found = prompt({"turn": plain}, looking(toy), ("slept",))
    assert found is not None and found.steps == ()


def test_the_terminal_takes_its_words_from_the_same_object(toy: Toy) -> None:
    eyes = looking(toy)
    assert [follows(QUESTIONS, eyes, option) for option in eyes.asked.options] == ["", "1 left", "", "2 left"]


def test_who_is_not_asked_has_no_prompt(toy: Toy) -> None:
    assert prompt(QUESTIONS, looking(toy, 1)) is None
    with pytest.raises(AssertionError, match="asked nothing"):
        assert looking(toy, 1).asked is None


# -- who is who --------------------------------------------------------------------------------------------------------


class Side(NamedTuple):
    side: str
    seats: tuple[int, ...]


CREW = Side("crew", (1, 2))


def test_seats_and_sides_are_called_by_name(toy: Toy) -> None:
    eyes = looking(toy, 2, ("Ann", "Ben", "Cyd"))
    assert (eyes.called(0), eyes.called(Side("crew", (1,))), eyes.called(CREW)) == ("Ann", "Ben", "The Crew")
    assert eyes.players(CREW) == "Ben and Cyd"


def test_the_viewer_is_spoken_to(toy: Toy) -> None:
    eyes = looking(toy, 2, ("Ann", "Ben", "Cyd"))
    assert [eyes.mine(who) for who in (0, 2, CREW)] == [False, True, True]
    assert [eyes.you(who) for who in (0, 2, CREW)] == ["no", "yes", "yes"]
    watching = looking(toy, None)
    assert watching.watching and not any(watching.mine(seat) for seat in range(2))


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ann", "Ben"), ["A", "B"]),
        (("Ann", "adam"), ["A", "D"]),
        (("Bob", "Oona"), ["B", "O"]),
        (("Bo", "Bo"), ["B", "O"]),
        (("Ann", " "), ["A", "2"]),
    ],
)
def test_a_letter_of_their_own_tells_players_apart_and_a_number_whoever_has_none(
    toy: Toy, names: tuple[str, ...], letters: list[str]
) -> None:
    eyes = looking(toy, 0, names)
    assert [eyes.letter(seat) for seat in range(2)] == letters


def test_where_some_play_together_numbers_tell_them_apart(toy: Toy) -> None:
    eyes = looking(toy, 0, ("Ann", "Ben", "Cyd"))
    assert [eyes.letter(who) for who in (0, CREW)] == ["1", "2"]
    assert [eyes.shape(who) for who in (0, CREW)] == ["circle", "square"]


def test_whom_the_table_waits_for_is_said_to_the_others(toy: Toy) -> None:
    assert looking(toy).waiting == ""
    assert looking(toy).seen.waiting == (Waiting(0, "turn"),)
    assert looking(toy, 1).waiting == looking(toy, None).waiting == "Ann thinks."


def test_the_question_is_the_viewer_s_own(toy: Toy) -> None:
    assert looking(toy).asked == Decision(0, "turn", ("stop", ("go", 2), "rest", ("go", 1)))
