"""A player of Spy Connection who sees nothing but the scene: good enough to end a game, quick enough for a test."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

Scene = dict[str, Any]
Option = dict[str, Any]


def sensible(scene: Scene) -> Option:
    """An option that brings a mission nearer to its end."""
    options = scene["prompt"]["options"]
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(does(option), []).append(option)
    if "mark" in kinds:
        return kinds["mark"][0]
    if "done" in kinds:
        return kinds["done"][0]
    if scene["prompt"]["id"] in ("draft", "extra"):
        return options[0]  # type: ignore[no-any-return]
    return _act(scene, kinds)


def does(option: Option) -> str:
    """What an option does: the first word of its value."""
    value = option["value"]
    return str(value[0]) if isinstance(value, list) else str(value)


def _act(scene: Scene, kinds: dict[str, list[Option]]) -> Option:
    """Go where something can be marked; take a cheap mission; else connect towards the nearest city that is missing.

    A spy that has moved connects or stays, lest it go round in circles.
    """
    if "stay" in kinds:
        kinds = {kind: some for kind, some in kinds.items() if kind in ("connect", "stay")}
    useful = [option for kind in ("connect", "go") for option in kinds.get(kind, ()) if option.get("checks")]
    if useful:
        return max(useful, key=lambda option: (bool(option.get("badge")), len(option["checks"])))
    if len(_missions(scene)) < 2 and "accept" in kinds:
        return kinds["accept"][-1]
    return _connect_on(scene, kinds) or (kinds["stay"][0] if "stay" in kinds else _free(scene, kinds))


def _connect_on(scene: Scene, kinds: dict[str, list[Option]]) -> Option | None:
    """The next step on the way to the nearest city that a mission is missing."""
    way = _way(scene)
    if not way:
        return None
    cities = [place for place in way if place in _cities(scene)]
    network = {option["target"] for option in kinds.get("go", ())}
    ahead = next((city for city in cities[1:] if city not in network), None)
    if ahead is None:
        return None
    leave = cities[cities.index(ahead) - 1]
    if leave != cities[0]:
        return next((option for option in kinds.get("go", ()) if option["target"] == leave), None)
    return next((option for option in kinds.get("connect", ()) if option["target"] == ahead), None)


def _free(scene: Scene, kinds: dict[str, list[Option]]) -> Option:
    """Agents are missing: those that are not on the way, then whatever there is."""
    way = _way(scene)
    pieces = {piece["id"]: piece["at"] for piece in scene["pieces"]}
    for option in kinds.get("lift", ()):
        if pieces[option["target"]] not in way:
            return option
    for kind in ("lift", "accept", "connect", "go", "discard", "unmark"):
        if kind in kinds:
            return kinds[kind][0]
    raise AssertionError("nothing can be done")


def _missions(scene: Scene) -> list[dict[str, Any]]:
    own = next(panel for panel in scene["panels"] if panel.get("you"))
    return [card for area in own.get("areas", ()) for card in area.get("cards", ()) if card.get("checks")]


def _cities(scene: Scene) -> set[str]:
    return {space["id"] for space in scene["board"]["spaces"] if space.get("kind") == "city"}


def _way(scene: Scene) -> list[str]:
    """The cheapest way from the spy to a city that some mission is missing, all places in order."""
    missing = {
        check["id"].removeprefix(f"{card['id']}-")
        for card in _missions(scene)
        for check in card["checks"]
        if not check.get("done")
    }
    own = next(panel["seats"][0] for panel in scene["panels"] if panel.get("you"))
    spy = next(piece["at"] for piece in scene["pieces"] if piece["id"] == f"spy-{own}")
    cities, taken = _cities(scene), _taken(scene, own)
    touching: dict[str, list[str]] = {}
    for link in scene["board"]["links"]:
        touching.setdefault(link["a"], []).append(link["b"])
        touching.setdefault(link["b"], []).append(link["a"])
    ahead: list[tuple[int, str, tuple[str, ...]]] = [(0, spy, (spy,))]
    seen: set[str] = set()
    while ahead:
        cost, place, way = heappop(ahead)
        if place in seen:
            continue
        seen.add(place)
        if place in missing and place != spy:
            return list(way)
        for other in touching[place]:
            heappush(ahead, (cost + (0 if other in cities else taken.get(other, 1)), other, (*way, other)))
    return []


def _taken(scene: Scene, own: int) -> dict[str, int]:
    """What the spaces with agents on them cost: nothing with own ones, else two."""
    prices: dict[str, int] = {}
    for piece in scene["pieces"]:
        if piece["kind"] == "disc":
            prices[piece["at"]] = 0 if piece["seat"] == own else min(prices.get(piece["at"], 2), 2)
    return prices
