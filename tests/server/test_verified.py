"""The deal can be checked: what a table shows from the first moment to the end, and the file that it hands out."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from brushpass.cli import main
from brushpass.engine import commitment
from tests.server.conftest import token_of
from tests.server.people import Person


def verified(file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, bool]]:
    """What `brushpass verify` says."""
    code = main(["verify", str(file), "--json"])
    told = msgspec.json.decode(capsys.readouterr().out)
    return code, {check["check"]: check["holds"] for check in told["checks"]}


@pytest.mark.parametrize(("game", "mode"), [("spies", "standard"), ("agent_avenue", "advanced")])
def test_a_downloaded_match_is_the_one_that_was_promised(
    game: str, mode: str, ann: Person, bob: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ann.open_table("me", "open", game=game, mode=mode, nonce="from ann")
    token = token_of(ann, table)
    bob.ok("/api/join", token=token, name="Bob", nonce="from bob")
    with ann.at(table) as first, bob.at(table) as second:
        promised = first.table["promise"]
        assert promised["secret"] is None and promised["nonces"] == [] and first.table["save"] is None
        ann.ok(f"/api/tables/{table}/start")
        while not first.scene.get("verdict"):
            assert first.table["promise"]["secret"] is None
            for seat in (first, second):
                seat.settle()
                if seat.options:
                    seat.choose(seat.options[-1])
        first.settle()
        second.settle()
        shown = first.table["promise"]
        assert shown["commitment"] == promised["commitment"] == commitment(bytes.fromhex(shown["secret"]))
        assert shown["nonces"] == ["from ann", "from bob"]
        assert second.table["save"].startswith(f"/api/tables/{table}/save")
        answer = ann.client.get(second.table["save"], headers=bob.headers)
    file = tmp_path / "match.json"
    file.write_bytes(answer.content)
    chance = msgspec.json.decode(answer.content)["chance"]
    assert {name: chance[name] for name in ("commitment", "secret", "nonces")} == shown
    code, checks = verified(file, capsys)
    assert code == 0 and checks == dict.fromkeys(
        ("digest", "commitment", "history", "log", "position", "outcome"), True
    )
