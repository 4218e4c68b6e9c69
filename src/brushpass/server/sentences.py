"""What the server itself says to people: refusals and errors, in their language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent / "locale"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HERE / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def keys(language: str) -> frozenset[str]:
    """Every sentence there is in a language."""
    return frozenset(_bundle(language)._messages)


def say(key: str, language: str) -> str:
    """One of our sentences."""
    bundle = _bundle(language)
    message = bundle.get_message(key)
    assert message.value is not None
    text, _ = bundle.format_pattern(message.value, {})
    return str(text)
