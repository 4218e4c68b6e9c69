"""A built wheel, installed outside the repository: it plays, serves the page, and its bots think in compiled code."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from zipfile import ZipFile

import httpx2
import pytest

from brushpass import compiling
from tests.compiled.conftest import ROOT
from tests.ports import free_port
from tests.server.test_killed import Browser, play

PAGE = compiling.PACKAGE / "server" / "static" / "index.html"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
ALONE = {
    name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "BRUSHPASS_DATA")
}


def built(into: Path, **changes: str) -> tuple[ZipFile, str]:
    """A wheel from the repository, and what its building said."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    told = subprocess.run(
        command, cwd=ROOT, env=ALONE | changes, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=True
    )
    (wheel,) = into.glob("*.whl")
    return ZipFile(wheel), told.stdout


@pytest.fixture(scope="module")
def home(place: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it; what the wheel depends on it finds in ours."""
    if not PAGE.is_file():
        lacking = "the client is not built: make client"
        if os.environ.get("CI"):
            pytest.fail(lacking)
        pytest.skip(lacking)
    home = tmp_path_factory.mktemp("home")
    wheel, _ = built(home / "dist")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home / "venv")], check=True)
    (libraries,) = (home / "venv").glob("lib/python*/site-packages")
    (libraries / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--python", str(home / "venv")]
    assert wheel.filename is not None
    subprocess.run([*pip, "install", "--no-deps", "--no-index", wheel.filename], check=True, env=ALONE)
    return home


def ran(home: Path, *command: str, typed: str = "") -> str:
    """What a command of the fresh environment prints."""
    program = [str(home / "venv" / "bin" / command[0]), *command[1:]]
    return subprocess.run(
        program, cwd=home, env=ALONE, input=typed, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def test_the_installed_package_is_the_compiled_one(home: Path) -> None:
    asked = "import brushpass.engine.match as m, brushpass.games.agent_avenue.state as s; print(m.__file__, s.__file__)"
    for file in ran(home, "python", "-c", asked).split():
        assert file.startswith(str(home)) and file.endswith(SUFFIX)


def test_the_command_and_the_module_are_the_same(home: Path) -> None:
    listed = ran(home, "brushpass", "games")
    assert "agent_avenue" in listed and "spy_connection" in listed
    assert ran(home, "python", "-m", "brushpass", "games") == listed


def test_a_game_in_the_terminal(home: Path) -> None:
    assert "Player 1" in ran(home, "brushpass", "play", "agent_avenue", "--seed", "1", typed="1\n1\nquit\n")


@pytest.fixture
def served(home: Path) -> Iterator[tuple[int, list[str]]]:
    """The port of a server from the fresh environment, and what it logs."""
    port = free_port()
    command = [str(home / "venv" / "bin" / "brushpass"), "serve", "--port", str(port), "--data", str(home / "data")]
    logged: list[str] = []
    with subprocess.Popen(
        [*command, "--workers", "1", "--bot-delay", "0"],
        cwd=home,
        env=ALONE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None and server.stderr is not None
        reading = Thread(target=logged.extend, args=(server.stderr,))
        reading.start()
        try:
            assert f":{port} " in server.stdout.readline()
            yield port, logged
        finally:
            server.terminate()
            reading.join()


def test_it_serves_the_page_and_its_bots_think_in_compiled_code(served: tuple[int, list[str]]) -> None:
    port, logged = served
    browser = Browser(port)
    page = browser.http.get("/")
    assert page.text == PAGE.read_text(encoding="utf-8")
    for file in (PAGE.parent / "assets").iterdir():
        assert browser.http.get(f"/assets/{file.name}").status_code == httpx2.codes.OK
    seats = [{"kind": "me"}, {"kind": "bot", "level": "rookie"}]
    table = browser.post("/api/tables", game="agent_avenue", mode="basic", seats=seats)["id"]
    browser.post(f"/api/tables/{table}/start")
    with browser.at(table) as socket:
        assert play(socket, 1000)[2]  # to the end of the match: the bot has answered, too
    browser.http.close()
    assert [line.rpartition(": ")[2] for line in logged] == ["bots think in compiled code\n"]


def test_a_plain_wheel_can_be_asked_for(tmp_path: Path) -> None:
    wheel, _ = built(tmp_path, BRUSHPASS_PURE="1")
    assert str(wheel.filename).endswith("-py3-none-any.whl")
    assert not [name for name in wheel.namelist() if name.endswith(SUFFIX)]


def test_without_a_compiler_a_wheel_is_plain_and_says_so(tmp_path: Path) -> None:
    wheel, told = built(tmp_path, CC="no-such-compiler")
    assert str(wheel.filename).endswith("-py3-none-any.whl") and "There is no C compiler" in told


def test_an_editable_install_compiles_nothing(tmp_path: Path) -> None:
    build = f"from hatchling.build import build_editable; build_editable({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.endswith(SUFFIX)]
