"""Whatever file is handed to `play --load`, `replay` and `verify`: one line says what is wrong, never a traceback."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from brushpass.engine import Promise, registered
from brushpass.engine.save import LARGEST, read, sealed
from brushpass.testing import setups
from brushpass.testing.forged import forgery, honest_saves, newer
from tests.cli.pebbles import PEBBLES

Run = Callable[..., tuple[int, str, str]]

COMMANDS = (("play", "--load"), ("replay", "--all"), ("verify",), ("verify", "--json"))


def empty(path: Path) -> None:
    path.write_bytes(b"")


def missing(path: Path) -> None:
    assert not path.exists()


def directory(path: Path) -> None:
    path.mkdir()


def unreadable(path: Path) -> None:
    path.write_bytes(PEBBLES.start(2, seed=1).save())
    path.chmod(0)


def dangling_link(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def binary(path: Path) -> None:
    path.write_bytes(Random(1).randbytes(5000))


def text(path: Path) -> None:
    path.write_text("Ahoj, toto nie je uložená partia.", encoding="utf-8")


def in_utf_16(path: Path) -> None:
    path.write_bytes(PEBBLES.start(2, seed=1).save().decode().encode("utf-16"))


def half(path: Path) -> None:
    data = PEBBLES.start(2, seed=1).save()
    path.write_bytes(data[: len(data) // 2])


def other_json(path: Path) -> None:
    path.write_bytes(b'{"format": "brushpass-save", "version": 2, "game": ["pebbles"]}')


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(LARGEST + 10)


def huge_list(path: Path) -> None:
    path.write_bytes(b'{"format":"brushpass-save","version":2,"x":' + b"[" * 200_000)


def without_a_deal(path: Path) -> None:
    save = read(PEBBLES.start(2, promise=Promise(bytes(32))).save())
    path.write_bytes(sealed(msgspec.structs.replace(save, chance=msgspec.structs.replace(save.chance, secret="xyz"))))


def of_another_game(path: Path) -> None:
    path.write_bytes(sealed(msgspec.structs.replace(read(PEBBLES.start(2, seed=1).save()), game="chess")))


BAD = (empty, missing, directory, unreadable, dangling_link, link_to_itself, endless, binary, text, in_utf_16, half,
       other_json, huge, huge_list, without_a_deal, of_another_game)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("make", BAD, ids=lambda make: make.__name__)
def test_a_bad_file_is_refused_in_one_line(
    brushpass: Run, tmp_path: Path, command: tuple[str, ...], make: Callable[[Path], None]
) -> None:
    if make is unreadable and os.geteuid() == 0:
        pytest.skip("root reads everything")
    path = tmp_path / "match.json"
    make(path)
    code, out, err = brushpass(*command, str(path))
    assert code in (1, 2)
    if code == 1:
        assert command[0] == "verify" and err == "", "verify says of a file that it does not hold"
    else:
        assert out == "" and err.startswith("brushpass: ") and err.count("\n") == 1


def test_a_name_that_no_file_can_have(brushpass: Run) -> None:
    for name in ("\0", "x" * 5000, "/dev/null/match.json"):
        code, _, err = brushpass("play", "--load", name)
        assert code == 2 and "cannot be read: " in err


@pytest.mark.parametrize("later", [False, True], ids=["same-rules", "newer-rules"])
def test_forged_files_are_refused_or_played(brushpass: Run, tmp_path: Path, later: bool) -> None:
    path = tmp_path / "match.json"
    ends = []
    for seed in range(6):
        honest = honest_saves(setups(PEBBLES)[seed], seed, 6)
        with registered(newer(PEBBLES) if later else PEBBLES):
            for number in range(15):
                path.write_bytes(forgery(honest, Random(f"{seed} {number}")))
                for command in COMMANDS:
                    hands = ("--bots", "random") if command[0] == "play" else ()
                    code, _, err = brushpass(*command, str(path), *hands, typed="1\n" * 20)
                    assert code in (0, 1, 2)
                    assert err.count("\n") == (code == 2), "one line, and no traceback"
                    ends.append((command[0], code))
    assert ends.count(("play", 0)) > 5 and ends.count(("play", 2)) > 30
