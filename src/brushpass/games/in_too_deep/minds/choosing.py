"""What a player chooses at a glance, question by question, from what that player may know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from brushpass.engine import Decision

from ..state import InTooDeep
from . import acting, crimes, gaining, hooking, moving


def choose(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """What looks best at a glance."""
    if len(asked.options) == 1:
        return asked.options[0]
    return CHOOSING.get(asked.prompt, moving.anything)(t, asked, rng)


CHOOSING: Final[dict[str, Callable[[InTooDeep, Decision[Any], Random], Any]]] = {
    "hook": hooking.hook,
    "extra-hook": hooking.hook,
    "act": acting.act,
    "pay": acting.pay,
    "crime": crimes.crime,
    "outcome": crimes.outcome,
    "return": crimes.give_back,
    "deck": crimes.deck,
    "effect-police": moving.effect_police,
    "effect-zone": moving.effect_zone,
    "crush": moving.police,
    "police": moving.police,
    "heights-police": moving.police,
    "nudge-criminal": moving.nudge_criminal,
    "nudge-item": moving.nudge_item,
    "send-criminal": moving.send_criminal,
    "criminal-zone": moving.criminal_zone,
    "send-item": moving.send_item,
    "item-zone": moving.item_zone,
    "swap-item": moving.swap_item,
    "swap-other-item": moving.swap_other_item,
    "swap-item-first": moving.swap_item_first,
    "swap-item-with": moving.swap_item_with,
    "swap-criminal": moving.swap_criminal,
    "swap-other-criminal": moving.swap_other_criminal,
    "search-from": moving.search_from,
    "search-to": moving.search_to,
    "bar": gaining.bar,
    "process": gaining.process,
    "evidence": gaining.evidence,
    "harbour": gaining.harbour,
    "take": gaining.take,
    "take-own": gaining.best_kind,
    "take-seen": gaining.take_seen,
    "store": gaining.store,
    "discard": gaining.discard,
    "discard-dilemma": gaining.discard_any,
    "challenge": gaining.challenge,
    "dominate": gaining.dominate,
    "lose": gaining.lose,
    "offer": gaining.offer,
    "towers": gaining.towers,
    "echo-offer": gaining.echo_offer,
    "echo-gains": gaining.echo_gains,
    "echo-loses": gaining.echo_loses,
}
"""By what is asked; the rest matters little."""
