"""The scene vocabulary: what may be named, what is refused on the wire, and that it can draw the other games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec
import pytest

from brushpass.engine import Decision, Game, Match, Outcome, Over, Setup, State, Waiting
from brushpass.table import Scene, Seen, Texts, face_of, held, holdable, ids, named
from brushpass.table import scene as vocabulary
from brushpass.table.gallery import GALLERY
from brushpass.table.scene import Area, Board, Card, Link, Panel, Part, Piece, Rect, Space

every_scene = pytest.mark.parametrize("scene", [scene for _, scene in GALLERY], ids=[name for name, _ in GALLERY])


# -- what one viewer may know ----------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class Coin(State):
    """A secret bid, then the end."""

    bid: int = 0


async def bid(t: Coin) -> None:
    t.bid = await t.ask(1, "bid", (1, 2), private=True, label="thinking")
    t.tell("bid", to=(1,))
    t.stage = "call"


async def call(t: Coin) -> None:
    await t.ask(0, "call", ("go",))
    raise Over(Outcome.of((1,), "done", seats=2))


class CoinGame(Game[Coin, dict[str, Any]]):
    id = "coin"
    seat_counts = (2,)
    stages: ClassVar = {"bid": bid, "call": call}
    state = Coin
    events: ClassVar = {"bid": ()}
    reasons = ("done",)

    def deal(self, setup: Setup) -> Coin:
        return Coin(stage="bid")

    def view(self, t: Coin, seat: int | None, over: bool) -> dict[str, Any]:
        return {"seat": seat, "bid": t.bid if seat == 1 or over else None}


def seen(match: Match[Any, Any]) -> list[Seen]:
    return [Seen.of(match, seat, ["Ada", "Ben"]) for seat in (0, 1, None)]


def test_everybody_gets_their_own_question_view_log_and_undo() -> None:
    match = CoinGame().start(seed=1)
    ada, ben, watching = seen(match)
    assert (ada.decision, ben.decision, watching.decision) == (None, Decision(1, "bid", (1, 2)), None)
    assert ada.waiting == ben.waiting == watching.waiting == (Waiting(1, "thinking"),)
    assert ada.names == ("Ada", "Ben")
    match.choose(2)
    ada, ben, watching = seen(match)
    assert [one.view["bid"] for one in (ada, ben, watching)] == [None, 2, None]
    assert [len(match.log(seat)) for seat in (0, 1, None)] == [0, 1, 0]
    assert [one.undo for one in (ada, ben, watching)] == [False, True, False]
    match.choose("go")
    assert [one.outcome for one in seen(match)] == [match.outcome] * 3
    assert seen(match)[0].view["bid"] == 2


def test_a_game_without_scenes_says_so() -> None:
    made = CoinGame()
    with pytest.raises(NotImplementedError, match="coin has no scene"):
        face_of(made).scene(seen(made.start(seed=1))[0], Texts(made, "en"), None)


def test_what_is_no_face_is_named() -> None:
    class Faceless(CoinGame):
        face = "a smile"

    with pytest.raises(TypeError, match="the face of coin is no Face, but 'a smile'"):
        face_of(Faceless())


# -- ids and the wire ------------------------------------------------------------------------------------------------


def tiny(**more: Any) -> Scene:
    box = Rect(x=5, y=5, w=10, h=10)
    panel = Panel(
        id="me",
        name="Ada",
        letter="A",
        shape="circle",
        seats=(0,),
        colour="green",
        areas=(Area(id="gear", name="Gear", layout="list", cards=(Card(id="rope", name="Rope", holds=("old",)),)),),
    )
    board = Board(id="b", wide=(10, 10), tall=(10, 10), spaces=(Space(id="here", name="Here", wide=box, tall=box),))
    piece = Piece(id="pawn", kind="pawn", at="here", name="Ada")
    return Scene(game="g", title="G", status="", panels=(panel,), board=board, pieces=(piece,), **more)


def test_an_option_may_name_spaces_pieces_cards_areas_and_panels() -> None:
    assert ids(tiny()) == {"here", "pawn", "rope", "gear", "me"}
    assert ids(Scene(game="g", title="G", status="", panels=())) == frozenset()


def test_a_scene_is_small_on_the_wire_and_unknown_fields_are_refused() -> None:
    sent = msgspec.json.encode(tiny())
    assert msgspec.json.decode(sent, type=Scene) == tiny()
    assert b'"verdict"' not in sent
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(sent.replace(b'"title"', b'"secret":1,"title"'), type=Scene)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent.replace(b'"pawn","at"', b'"ghost","at"'), type=Scene)


# -- the gallery -----------------------------------------------------------------------------------------------------


@every_scene
def test_a_gallery_scene_names_only_what_is_there(scene: Scene) -> None:
    assert scene.board is not None
    assert scene.prompt is not None
    assert named(scene) <= ids(scene)
    assert held(scene) <= holdable(scene)
    spaces = {space.id for space in scene.board.spaces}
    places = spaces | {link.id for link in scene.board.links}
    assert all({link.a, link.b} <= spaces for link in scene.board.links)
    assert all(piece.at in places and set(piece.moved) <= spaces for piece in scene.pieces)
    standing = {piece.id: piece.at for piece in scene.pieces}
    assert all(standing[piece.held_by] == piece.at for piece in scene.pieces if piece.held_by)
    assert all(mark.at in spaces and 0 <= mark.heat <= 1 and mark.text for o in scene.overlays for mark in o.marks)
    assert all(0 <= bar.share <= 1 and bar.value for o in scene.overlays for bar in o.bars)
    numbered = [option for option in scene.prompt.options if option.key]
    assert [option.key for option in numbered] == list(range(1, len(numbered) + 1))
    assert all(option.key or option.way_out for option in scene.prompt.options)
    assert all(set(ghost.path) <= spaces for option in scene.prompt.options for ghost in option.ghosts)
    kinds_of_choice = {"", *(kind.id for kind in scene.prompt.kinds)}
    assert {option.kind for option in scene.prompt.options} <= kinds_of_choice
    assert {refusal.kind for refusal in scene.prompt.refusals} <= kinds_of_choice
    on_board = {kind.id for kind in scene.prompt.kinds if kind.on_board}
    assert len([option for option in scene.prompt.options if option.kind not in on_board and not option.by]) <= 8
    assert all(0 < len(track.fields) <= 16 for track in scene.tracks)
    for ladder in (*scene.ladders, *(ladder for panel in scene.panels for ladder in panel.ladders)):
        assert all(0 <= span.first <= span.last for span in ladder.spans)
        assert all(span.last < len(rung.fields) for rung in ladder.rungs for span in ladder.spans)
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


@every_scene
@pytest.mark.parametrize("geometry", ["wide", "tall"])
def test_the_spaces_of_a_gallery_scene_lie_on_the_board_and_apart(scene: Scene, geometry: str) -> None:
    assert scene.board is not None
    width, height = getattr(scene.board, geometry)
    boxes: list[Rect] = [getattr(space, geometry) for space in scene.board.spaces]
    for box in boxes:
        assert box.w / 2 <= box.x <= width - box.w / 2, box
        assert box.h / 2 <= box.y <= height - box.h / 2, box
    for one, other in combinations(boxes, 2):
        assert abs(one.x - other.x) >= (one.w + other.w) / 2 or abs(one.y - other.y) >= (one.h + other.h) / 2


def test_the_gallery_uses_the_whole_vocabulary() -> None:
    """A part or a field of the vocabulary that no scene shows would not be looked at on the development page."""
    shown = [part for _, scene in GALLERY for part in parts_of(scene)]
    everything = {name for name in vocabulary.__all__ if isinstance(getattr(vocabulary, name), type(Part))}
    assert {type(part).__name__ for part in shown} == everything - {"Part", "Use", "Verdict"}
    unused = {
        f"{kind.__name__}.{field.name}"
        for kind in {type(part) for part in shown}
        for field in msgspec.structs.fields(kind)
        if not field.required
        and all(getattr(part, field.name) == default_of(field) for part in shown if type(part) is kind)
    }
    assert unused == NOT_SHOWN


NOT_SHOWN = {
    *("Area.note", "Card.count", "Card.holds", "Card.rule", "Card.source", "Curve.level", "Gauge.seat", "Ghost.text"),
    *("Option.usual", "Prompt.rules", "Scene.verdict", "Scene.waiting", "Space.burst", "Space.seat"),
    *("Space.tall_label", "Value.applies", "Value.icon"),
}
"""What the games themselves show."""


@pytest.mark.parametrize(("part", "field"), [(Piece, "kind"), (Link, "kind"), (Space, "look"), (Area, "place")])
def test_the_gallery_shows_every_kind(part: type[Part], field: str) -> None:
    shown = {getattr(one, field) for _, scene in GALLERY for one in parts_of(scene) if type(one) is part}
    assert shown == set(get_args(get_type_hints(part)[field]))


def default_of(field: Any) -> Any:
    """What a field is if nothing else is said."""
    return field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default


def parts_of(value: object) -> Iterator[Part]:
    """All the parts in a scene."""
    if isinstance(value, tuple):
        for item in value:
            yield from parts_of(item)
    if isinstance(value, Part):
        yield value
        for name in value.__struct_fields__:
            yield from parts_of(getattr(value, name))
