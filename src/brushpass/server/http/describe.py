"""The HTTP API and the frames of the socket as an OpenAPI document: `make api` writes it to docs/api.json.

Everything comes from the calls and the structs that the server itself uses.
"""

from __future__ import annotations

import inspect
import re
from typing import Any, get_type_hints

import msgspec

from ...table import LANGUAGES
from ...table.scene import Scene
from ..wire import frames
from ..wire.bodies import RefusedCall
from .api import CALLS
from .requests import KEY_LENGTHS, ONCE, Call, Query

REFS = "#/components/schemas/{name}"
LANGUAGE = {
    "name": "language",
    "in": "query",
    "description": "The language of texts; otherwise the one that the asker has chosen, or the browser's.",
    "schema": {"enum": list(LANGUAGES)},
}

REPEATED = {
    "name": ONCE,
    "in": "header",
    "description": "What the request calls itself: sent again with the same key, it is done once.",
    "schema": {"type": "string", "minLength": KEY_LENGTHS[0], "maxLength": KEY_LENGTHS[1]},
}


def document() -> dict[str, Any]:
    """The whole description."""
    answers = [get_type_hints(call.handler)["return"] for call in CALLS]
    bodies = [call.body for call in CALLS if call.body is not None]
    types = [*bodies, *answers, RefusedCall, frames.ClientFrame, frames.ServerFrame, Scene]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFS)
    found = dict(zip(map(repr, types), schemas, strict=True))
    for holder in ("SceneFrame", "ReplayScene"):
        components[holder]["properties"]["scene"] = found[repr(Scene)]
    paths: dict[str, dict[str, Any]] = {}
    for call, answer in zip(CALLS, answers, strict=True):
        body = None if call.body is None else found[repr(call.body)]
        paths.setdefault(call.path, {})[call.method.lower()] = _call(call, body, found[repr(answer)])
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Brushpass",
            "version": "1",
            "description": "What the server answers over HTTP, and under x-socket the frames of a table's socket.",
        },
        "paths": paths,
        "x-socket": {
            "path": "/ws/table/{id}",
            "client": found[repr(frames.ClientFrame)],
            "server": found[repr(frames.ServerFrame)],
        },
        "components": {
            "schemas": dict(sorted(components.items())),
            "responses": {
                "RefusedCall": {"description": "Nothing was changed.", "content": _json(found[repr(RefusedCall)])},
            },
        },
    }


def _call(call: Call, body: Any, answer: Any) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", call.path)
    places = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    described: dict[str, Any] = {
        "operationId": call.handler.__name__,
        "summary": inspect.getdoc(call.handler),
        "parameters": [*places, *map(_said, call.query), LANGUAGE],
    }
    if body is not None:
        described["parameters"].append(REPEATED)
        described["requestBody"] = {"required": True, "content": _json(body)}
    described["responses"] = {
        "200": {"description": "Done.", "content": _json(answer)},
        "default": {"$ref": "#/components/responses/RefusedCall"},
    }
    return described


def _said(query: Query) -> dict[str, Any]:
    schema = {"type": "string", "pattern": query.pattern}
    return {"name": query.name, "in": "query", "description": query.about, "schema": schema}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def written() -> str:
    """The document as it stands in the file."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=1).decode() + "\n"


if __name__ == "__main__":
    print(written(), end="")
