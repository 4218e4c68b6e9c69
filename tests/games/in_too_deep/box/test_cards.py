"""TD-3: what is in our own box."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from brushpass.games.in_too_deep.box.box import LEVELS, LINES, Crime
from brushpass.games.in_too_deep.rules.conditions import nearest, possible
from brushpass.games.in_too_deep.rules.terms import Own
from brushpass.games.in_too_deep.state import HELD, ZONES, City
from brushpass.testing.citing import rule

from ..cities import BOX

CHAPTERS = 3


def majors(lines: tuple[str, ...], seats: int) -> list[Crime]:
    """TD-5.1, TD-5.2: the major crimes that are played with."""
    crowded = seats >= BOX.four_plus
    return [crime for crime in BOX.crimes.values() if crime.line in lines and (crowded or not crime.four_plus)]


@rule("TD-3.2", "TD-3.3", "TD-3.5", "TD-3.6", "TD-3.7", "TD-3.9", "TD-3.10")
def test_there_is_so_much_of_everything() -> None:
    counted = Counter((crime.line, crime.level) for crime in BOX.crimes.values())
    assert counted == {**{(line, level): LEVELS[level] for line in LINES for level in LEVELS}, ("", 0): 21}
    assert (len(BOX.zones), len(BOX.criminals), len(BOX.items), len(BOX.kinds)) == (8, 10, 8, 6)
    assert Counter(BOX.item_type.values()) == dict.fromkeys(("hardware", "weapon", "goods", "vehicle"), 2)
    assert [BOX.items[item] for item in BOX.twin[-2:]] == ["eagle_eye", "coupe"]
    assert sum(token.count for token in BOX.supports.values()) == 38 and len(BOX.supports) == 25
    assert len(BOX.dilemmas) == 72 and len(BOX.echo.cards) == 16


@rule("TD-3.11", "TD-4.5", "TD-5.8", "TD-22.8")
def test_the_tables_are_those_of_the_rules() -> None:
    keys = ("1", "2", "3", "4", "5", "2_with_echo")
    assert [BOX.display[key] for key in keys] == [10, 10, 14, 17, 20, 14]
    assert [BOX.criminals_in_play[key] for key in keys] == [4, 5, 5, 6, 6, 5]
    assert [sum(BOX.rows[key]) for key in keys] == [5, 5, 7, 9, 9, 7]
    assert [BOX.kinds_to_foil[key] for key in keys] == [3, 3, 4, 5, 6, 4]


def test_a_small_test_is_as_the_rulebook_prints_it() -> None:
    crime = BOX.crimes["b2_1"]
    reckless = crime.outcomes["reckless"]
    told = reckless.information, reckless.dilemmas, reckless.gain_evidence, reckless.process_evidence
    assert (crime.line, crime.level, told) == ("B", 2, (8, 3, 2, 1))


@rule("TD-21.1", "TD-R-40")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_major_crimes_alone_pay_for_three_chapters(seats: int) -> None:
    """Whatever lines are drawn, and however the crimes are committed."""
    needed = CHAPTERS * (BOX.display[str(seats)] + 1)
    for kept in (5, 6, 7):
        for lines in combinations(LINES, kept):
            gained = sum(
                min(outcome.gain_evidence for outcome in crime.outcomes.values()) for crime in majors(lines, seats)
            )
            assert gained >= needed, (lines, gained, needed)


@rule("TD-14.8")
def test_who_is_careful_draws_fewer_dilemmas_and_finds_more_evidence() -> None:
    for crime in majors(LINES, BOX.four_plus):
        careful, reckless = crime.outcomes["careful"], crime.outcomes["reckless"]
        assert careful.dilemmas < reckless.dilemmas and careful.information <= reckless.information, crime.id
        assert careful.gain_evidence - reckless.gain_evidence == (crime.level > 1), crime.id
        assert careful.process_evidence >= reckless.process_evidence, crime.id


@pytest.mark.parametrize("crime", BOX.crimes)
def test_there_is_a_city_in_which_a_crime_can_be_committed(crime: str) -> None:
    """With four criminals, of whom three are hooked: change one thing at a time, and keep what brings it nearer."""
    rng = Random(crime)
    here, own = any_city(rng), Own((0, 1, 2))
    for _ in range(3000):
        if possible(here, own, crime, BOX):
            return
        other = changed(here, rng)
        if sum(nearest(other, own, crime, BOX)[1]) >= sum(nearest(here, own, crime, BOX)[1]):
            here = other
    pytest.fail(f"{crime} cannot be committed")


def any_city(rng: Random) -> City:
    """Everything somewhere."""
    search = [3, 2, 1, 0, 0, 0, 0, 0]
    rng.shuffle(search)
    return City(
        ring=BOX.zones,
        guardian=rng.randrange(ZONES),
        barriers=tuple(rng.sample(range(ZONES), 2)),
        search=tuple(search),
        names=BOX.criminals[:4],
        at=tuple(rng.randrange(ZONES) for _ in range(4)),
        items=tuple(rng.randrange(ZONES) for _ in BOX.items),
    )


def changed(here: City, rng: Random) -> City:
    """With one thing elsewhere."""
    there, other = here.copy(), any_city(rng)
    what = rng.choice(["guardian", "barriers", "search", "criminal", "item"])
    if what == "criminal":
        there.put_criminal(rng.randrange(4), rng.randrange(ZONES))
    elif what == "item":
        free = [HELD + one for one in range(4) if HELD + one not in here.items]
        there.put_item(rng.randrange(len(BOX.items)), rng.choice([*range(ZONES), *free * 3]))
    else:
        setattr(there, what, getattr(other, what))
    return there
