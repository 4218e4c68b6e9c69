"""`brushpass verify` and `brushpass replay`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brushpass.engine import Promise
from brushpass.engine.save import Save, read, sealed

Run = Callable[..., tuple[int, str, str]]
Saved = Callable[..., Path]


def forged(path: Path, **changes: Any) -> Path:
    """The save with something changed, and a digest that fits again."""
    save = msgspec.structs.replace(read(path.read_bytes()), **changes)
    path.write_bytes(sealed(save))
    return path


def checks(brushpass: Run, path: Path) -> tuple[int, dict[str, Any]]:
    code, out, err = brushpass("verify", str(path), "--json")
    assert err == ""
    found = json.loads(out)
    assert found["file"] == str(path)
    assert found["holds"] is (code == 0)
    return code, {check["check"]: check["holds"] for check in found["checks"]}


def test_a_promised_match_holds(brushpass: Run, saved: Saved) -> None:
    path = saved()
    assert checks(brushpass, path) == (
        0,
        {"digest": True, "commitment": True, "history": True, "log": True, "position": True, "outcome": True},
    )
    code, out, _ = brushpass("verify", str(path))
    assert code == 0
    assert "✓ commitment  the secret is the one promised" in out
    assert out.endswith("The match holds.\n")


def test_a_match_with_nonces_holds(brushpass: Run, saved: Saved) -> None:
    assert checks(brushpass, saved(promise=Promise(nonces=("a", "b"))))[0] == 0


def test_a_match_in_the_midst_of_things_holds(brushpass: Run, saved: Saved) -> None:
    for choices in range(10):
        code, found = checks(brushpass, saved(choices, seed=4))
        assert (code, found["commitment"]) == (0, None)
    assert "dealt from the seed 4: nothing was promised" in brushpass("verify", str(saved(1, seed=4)))[1]


def test_damage_is_found(brushpass: Run, saved: Saved) -> None:
    path = saved(seed=4)
    path.write_bytes(path.read_bytes().replace(b'"red"', b'"blue"', 1))
    assert checks(brushpass, path) == (1, {"digest": False})
    path.write_text("no save at all")
    assert checks(brushpass, path) == (1, {"digest": False})
    assert brushpass("verify", str(path))[1].endswith("The match does not hold.\n")


def test_another_secret_is_found(brushpass: Run, saved: Saved) -> None:
    path = saved()
    chance = read(path.read_bytes()).chance
    forged(path, chance=msgspec.structs.replace(chance, secret="00" * 32))
    code, found = checks(brushpass, path)
    assert code == 1
    assert found["commitment"] is False and found["history"] is False


def test_a_changed_promise_is_found(brushpass: Run, saved: Saved) -> None:
    path = saved()
    chance = read(path.read_bytes()).chance
    forged(path, chance=msgspec.structs.replace(chance, commitment="ff" * 32))
    assert checks(brushpass, path)[1] | {"digest": None} == {
        "digest": None,
        "commitment": False,
        "history": True,
        "log": True,
        "position": True,
        "outcome": True,
    }


def test_a_changed_deal_is_found(brushpass: Run, saved: Saved) -> None:
    path = saved(seed=4)
    save = read(path.read_bytes())
    dealt = save.history[0]
    other = "red" if dealt[2] != "red" else "blue"
    forged(path, history=[(*dealt[:2], other, *dealt[3:]), *save.history[1:]])
    code, out, _ = brushpass("verify", str(path))
    assert code == 1
    assert f"answer 1 was recorded as '{other}' and comes out as '{dealt[2]}'" in out


def test_a_choice_that_was_not_offered_is_found(brushpass: Run, saved: Saved) -> None:
    path = saved(seed=4)
    save = read(path.read_bytes())
    at, answer = next((i, a) for i, a in enumerate(save.history) if a[0] == "choice")
    history = list(save.history)
    history[at] = (*answer[:2], 7, *answer[3:])
    forged(path, history=history)
    code, out, _ = brushpass("verify", str(path))
    assert code == 1
    assert f"answer {at + 1} of {len(history)} was not possible: 7 is not offered to seat 0" in out


def test_a_missing_answer_is_found(brushpass: Run, saved: Saved) -> None:
    path = saved(seed=4)
    forged(path, history=read(path.read_bytes()).history[:-1])
    assert checks(brushpass, path)[1]["outcome"] is False


@pytest.mark.parametrize("part", ["log", "outcome"])
def test_a_changed_ending_is_found(brushpass: Run, saved: Saved, part: str) -> None:
    path = saved(seed=4)
    save = read(path.read_bytes())
    assert save.outcome is not None
    forged(path, **{part: save.log[:-1] if part == "log" else msgspec.structs.replace(save.outcome, winners=(1, 0))})
    code, found = checks(brushpass, path)
    assert code == 1
    assert [name for name, holds in found.items() if holds is False] == [part]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 2}, "made under rules version 2 of pebbles; here is 1"),
        ({"rules": 0}, "made under rules version 0 of pebbles; here is 1"),
    ],
)
def test_what_cannot_be_checked_here(brushpass: Run, saved: Saved, change: dict[str, Any], complaint: str) -> None:
    path = forged(saved(seed=4), **change)
    for command in ("verify", "replay"):
        code, out, err = brushpass(command, str(path))
        assert (code, out) == (2, "")
        assert complaint in err


def test_a_save_that_never_was_a_table(brushpass: Run, saved: Saved) -> None:
    path = forged(saved(seed=4), seats=9)
    assert checks(brushpass, path)[0] == 1
    assert "no table for 9 seats" in brushpass("replay", str(path))[2]


# -- replay ----------------------------------------------------------------------------------------------------------


def test_replay_from_a_seat_shows_what_that_seat_saw(brushpass: Run, saved: Saved) -> None:
    path = saved(seed=3)
    code, out, _ = brushpass("replay", str(path), "--seat", "1", "--all")
    assert code == 0
    before_the_end = out.rpartition("── Step")[0]
    assert "Player 2 [???]" in before_the_end and "Player 1 [Green Red Red]" in before_the_end
    assert "You hold Green, Red and Red." in out and "You hold Blue, Green and Red." not in out
    assert "Player 1 chooses" in out and "Player 2 chooses" not in out
    assert "Nothing of this could be seen from here." in out
    assert "── Step 11 of 11 ──" in out
    assert "wins." in out or "Nobody wins." in out


def test_an_open_replay_shows_everything(brushpass: Run, saved: Saved) -> None:
    path = saved(seed=3)
    for arguments in (("--open",), ()):
        out = brushpass("replay", str(path), "--all", *arguments)[1]
        assert "Player 1 [Green Red Red] laid []\nPlayer 2 [Blue Green Red] laid []" in out
        assert "You hold Green, Red and Red." in out and "You hold Blue, Green and Red." in out
        assert "Player 2 chooses: 2 red ones" in out
        assert "???" not in out


def test_an_unfinished_match_is_not_opened(brushpass: Run, saved: Saved) -> None:
    path = saved(3, seed=3)
    assert "not over yet" in brushpass("replay", str(path), "--open")[2]
    out = brushpass("replay", str(path), "--all")[1]
    assert "Player 1 [???] laid []\nPlayer 2 [???] laid []" in out
    assert "chooses" not in out and "You hold" not in out
    assert out.endswith("The match goes on from here.\n")


def test_replay_steps_with_enter_and_stops_with_q(brushpass: Run, saved: Saved) -> None:
    path = saved(seed=3)
    out = brushpass("replay", str(path), typed="\n\nq\n")[1]
    assert "── The deal ──" in out and "── Step 2 of 11 ──" in out and "Step 3" not in out
    assert "Step 1 of" not in brushpass("replay", str(path), typed="")[1]
    assert "── Krok 11 z 11 ──" in brushpass("replay", str(path), "--language", "cs", typed="\n" * 11)[1]


def test_replay_of_a_seat_that_is_not_there(brushpass: Run, saved: Saved) -> None:
    code, _, err = brushpass("replay", str(saved(seed=3)), "--seat", "3")
    assert (code, err) == (2, "brushpass: there is no seat 3; the seats are 1 to 2\n")


def test_replay_of_what_was_not_possible(brushpass: Run, saved: Saved) -> None:
    path = saved(seed=3)
    save: Save = read(path.read_bytes())
    history = [a if a[2] != "close" else (*a[:2], "open", *a[3:]) for a in save.history]
    code, _, err = brushpass("replay", str(forged(path, history=history)), "--all")
    assert code == 2
    assert "cannot be told again: 'open' is not offered to seat 0" in err
