"""What things of the box are called: missions and spaces by their cities, and cities that the texts do not know."""

from __future__ import annotations

from functools import cache

from .box import Box, City
from .data import own_box

FORMS = {
    "en": {},
    "cs": {"acc": "město {}", "to": "do města {}", "in": "ve městě {}"},
    "sk": {"acc": "mesto {}", "to": "do mesta {}", "in": "v meste {}"},
}
"""How a sentence can speak of a city whose declension nobody has told us."""

Names = dict[str, str | dict[str, str]]


def city_name(city: City, locale: str) -> str:
    """A city's name in a language; English stands in for one that the data do not have."""
    name: str = getattr(city, f"name_{locale}")
    return name or city.name_en


@cache
def names(box: Box, locale: str) -> Names:
    """The names that come from the data: missions are called after their cities, spaces after their connection."""
    called = {city.id: city_name(city, locale) for city in box.cities.values()}
    found: Names = {
        mission.id: " – ".join(called[city] for city in mission.cities) for mission in box.missions.values()
    }
    for connection in box.contents.connections:
        for number, space in enumerate(connection.spaces, 1):
            found.setdefault(space, f"{called[connection.a]}–{called[connection.b]} {number}")
    known = own_box().cities if box.fingerprint else box.cities
    for city, name in called.items():
        if city not in known or city_name(known[city], locale) != name:
            found[city] = {"": name} | {form: text.format(name) for form, text in FORMS[locale].items()}
    return found
