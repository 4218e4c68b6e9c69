"""The server's settings: from the command line, from a file, and as they are documented."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import FieldInfo

from brushpass.cli import parser
from brushpass.cli.arguments import Fault
from brushpass.cli.settings import option, settings, settled, usually, written
from brushpass.server import Settings
from tests.cli.conftest import Told

Run = Callable[..., Told]
DOCS = Path(__file__).parents[2] / "docs" / "settings.md"


def said(data: Path, *words: str) -> Settings:
    return settled(parser().parse_args(["serve", *words]), data)


def test_the_page_of_settings_is_up_to_date() -> None:
    assert DOCS.read_text(encoding="utf-8") == written(), "make api"


def test_nothing_said_is_as_usual(tmp_path: Path) -> None:
    assert said(tmp_path) == Settings(data=tmp_path)


def test_a_file_says_it_and_the_command_line_says_it_over(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('frame-rate = 30\norigins = ["https://a.example"]\ngallery = true\n')
    read = said(tmp_path)
    assert (read.frame_rate, read.origins, read.gallery) == (30.0, ("https://a.example",), True)
    over = said(tmp_path, "--frame-rate", "40.5", "--origin", "https://b.example", "--no-gallery")
    assert (over.frame_rate, over.origins, over.gallery) == (40.5, ("https://b.example",), False)


def test_another_file_may_be_named(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("idle = 1\n")
    (tmp_path / "other.toml").write_text('database = "games.db"\n')
    read = said(tmp_path, "--settings", str(tmp_path / "other.toml"))
    assert (read.idle, read.database) == (120.0, Path("games.db"))


@pytest.mark.parametrize("setting", [one for one in settings() if usually(one)], ids=option)
def test_what_the_page_says_of_a_setting_can_be_said_in_both_ways(setting: FieldInfo, tmp_path: Path) -> None:
    usual = Settings(data=tmp_path)
    value = f'"{usually(setting)}"' if isinstance(setting.default, str) else usually(setting)
    (tmp_path / "settings.toml").write_text(f"{setting.encode_name} = {value}\n")
    assert said(tmp_path) == usual
    if not isinstance(setting.default, bool):
        assert said(tmp_path, option(setting), usually(setting)) == usual


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("frame-rat = 3\n", "frame-rat is no setting"),
        ("data = '/elsewhere'\n", "data is no setting"),
        ("frame-rate = 0\n", "> 0"),
        ('frame-rate = "fast"\n', "Expected `float`"),
        ("frame-rate = \n", "is not TOML"),
        ("\xff", "is not TOML"),
    ],
)
def test_a_file_that_says_nonsense_is_refused_in_one_sentence(
    text: str, what: str, brushpass: Run, tmp_path: Path
) -> None:
    (tmp_path / "settings.toml").write_text(text, encoding="latin-1")
    code, out, err = brushpass("serve", "--data", str(tmp_path))
    assert (code, out) == (2, "") and err.count("\n") == 1
    assert "settings.toml" in err and what in err


@pytest.mark.parametrize("words", [("--frame-rate", "fast"), ("--frame-rate", "-1"), ("--port", "70000")])
def test_nonsense_on_the_command_line_is_refused_in_one_sentence(words: tuple[str, str], brushpass: Run) -> None:
    code, out, err = brushpass("serve", *words)
    assert (code, out) == (2, "") and err.count("\n") == 1
    assert words[0] in err and "Expected" in err


def test_a_file_that_was_named_has_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="no such file"):
        said(tmp_path, "--settings", str(tmp_path / "nowhere.toml"))
