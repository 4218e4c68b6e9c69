"""What things of the box are called: missions and spaces by their cities, and cities that the texts do not know."""

from __future__ import annotations

from functools import cache

from .box import Box
from .data import own_box

FORMS = {
    "en": {},
    "cs": {"acc": "město {}", "to": "do města {}", "in": "ve městě {}"},
    "sk": {"acc": "mesto {}", "to": "do mesta {}", "in": "v meste {}"},
}
"""How a sentence can speak of a city whose declension nobody has told us."""

Names = dict[str, str | dict[str, str]]


def space_name(box: Box, space: str, called: dict[str, str]) -> str:
    """A space by its connection and its number there; one of several connections is next to the city they share."""
    along = [one for one in box.contents.connections if space in one.spaces]
    first = along[0]
    if len(along) == 1:
        return f"{called[first.a]}–{called[first.b]} {first.spaces.index(space) + 1}"
    shared = first.a if first.spaces[0] == space else first.b
    others = [called[one.b if one.a == shared else one.a] for one in along]
    return f"{called[shared]}–{'/'.join(others)} 1"


@cache
def names(box: Box, locale: str) -> Names:
    """The names that come from the data: missions are called after their cities, spaces after their connection."""
    called = {city.id: city.name(locale) for city in box.cities.values()}
    found: Names = {
        mission.id: " – ".join(called[city] for city in mission.cities) for mission in box.missions.values()
    }
    found |= {space: space_name(box, space, called) for space in box.spaces}
    known = own_box().cities if box.fingerprint else box.cities
    for city, name in called.items():
        if city not in known or known[city].name(locale) != name:
            found[city] = {"": name} | {form: text.format(name) for form, text in FORMS[locale].items()}
    return found
