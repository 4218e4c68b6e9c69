"""The description of the API and the frames: up to date, whole, and true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

from brushpass.server.http import api, describe
from brushpass.server.wire import frames
from tests.server.conftest import seated
from tests.server.people import Person

FILE = Path(__file__).parents[2] / "docs" / "api.json"


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == describe.written(), "run: make api"


def test_every_call_and_every_frame_is_there() -> None:
    described = describe.document()
    calls = {(path, method.upper()) for path, ways in described["paths"].items() for method in ways}
    routed = {(route.path, method) for route in api.routes[:-1] for method in route.methods or () if method != "HEAD"}
    assert calls == routed and len(calls) == len(api.CALLS)
    for side, kinds in (("client", frames.ClientFrame), ("server", frames.ServerFrame)):
        tags = {str(frame.__struct_config__.tag) for frame in get_args(kinds)}
        assert set(described["x-socket"][side]["discriminator"]["mapping"]) == tags
    assert {way["summary"] for ways in described["paths"].values() for way in ways.values()} >= {"Open a table."}


def test_every_reference_leads_somewhere() -> None:
    described = describe.document()
    for ref in set(re.findall(r'"#/components/(\w+)/([\w.]+)"', describe.written())):
        assert ref[1] in described["components"][ref[0]], ref


def test_answers_are_what_is_described(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, public=True)
    over = ann.open_table("me", "rookie")
    ann.ok(f"/api/tables/{over}/start")
    with ann.at(over) as seat:
        seat.play()
    for call in api.CALLS:
        if call.method == "GET":
            shown = over if {"save", "replay", "back"} & set(call.path.split("/")) else table
            path = call.path.format(id=shown, step=3, game="agent_avenue", rule="AA-5")
            answer = ann.client.get(path, headers=ann.headers)
            assert answer.status_code == 200
            msgspec.json.decode(answer.content, type=get_type_hints(call.handler)["return"])
