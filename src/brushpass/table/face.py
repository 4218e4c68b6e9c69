"""What a game shows to people: the scene in a browser, the table in a terminal, the names that come from its data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from ..engine import Game, Played, Setup
from .company import Persona
from .story import Story

if TYPE_CHECKING:
    from .guide import Guide
    from .scene import Scene
    from .seen import Seen
    from .text import Texts

V = TypeVar("V")
T = TypeVar("T", bound=Story)


class Face(Generic[V, T]):
    """How a game looks; this plain one shows a terminal what the view holds, and has no scene."""

    guides: Sequence[Guide[Any]] = ()
    """The first matches that teach the game, each from another seat."""
    bots: ClassVar[Mapping[str, Sequence[Persona]]] = {}
    """Who its bots are, by level in small letters: as many at each as there may be seats."""

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> T:
        """A story that has heard nothing yet: a viewer's log in words, folded as it comes."""
        raise NotImplementedError(f"{setup.game.id} has no scene: it can be played in a terminal only")

    def scene(self, seen: Seen, texts: Texts, story: T) -> Scene:
        """What a viewer sees and can click, made from what the viewer may know; `story` has heard the log up to now."""
        raise NotImplementedError(f"{seen.setup.game.id} has no scene: it can be played in a terminal only")

    def draw(self, view: V, texts: Texts) -> str:
        """The view as plain text for a terminal; `texts` gives names in the viewer's language."""
        return msgspec.json.format(msgspec.json.encode(view)).decode()

    def follows(self, seen: Seen, option: Any, texts: Texts) -> str:
        """What follows from an option of the question that is asked, in a few words for a terminal."""
        return ""

    def about_data(self, texts: Texts) -> tuple[str, ...]:
        """Where the game's data come from, line by line, if there is something to say about it."""
        return ()

    def chapter(self, played: Played, texts: Texts) -> str:
        """How a match of a series ended, in a few words for its log."""
        return ", ".join(played.names[played.won]) if played.won is not None else ""

    def news(self, played: Sequence[Played], texts: Texts) -> tuple[str, ...]:
        """What the last match of a series has brought to either side, sentence by sentence."""
        return ()

    def facts(self) -> Mapping[str, Any]:
        """What the game's data say and any of its texts may speak of, by the names of Fluent's variables."""
        return {}

    def amendments(self, texts: Texts) -> Mapping[str, str]:
        """What the data in use say otherwise than the rules, a sentence for each rule's id."""
        return {}

    def names(self, locale: str) -> Mapping[str, str | Mapping[str, str]]:
        """Names of things that come from data, not from the texts: plain, or with forms, the plain one under ""."""
        return {}


PLAIN: Face[Any, Any] = Face()
"""The face of games that have none of their own."""


def face_of(game: Game[Any, Any]) -> Face[Any, Any]:
    """What a game shows to people."""
    face = PLAIN if game.face is None else game.face
    if not isinstance(face, Face):
        raise TypeError(f"the face of {game.id} is no Face, but {face!r}")
    return face


def has_scenes(game: Game[Any, Any]) -> bool:
    """Whether a game can be shown in a browser."""
    return type(face_of(game)).scene is not Face.scene
