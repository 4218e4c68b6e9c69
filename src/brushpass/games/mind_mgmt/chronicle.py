"""The log of a campaign in words (MM-12.10), and what the last game has opened."""

from __future__ import annotations

from collections.abc import Sequence

from brushpass.engine import Played
from brushpass.table import Texts

from .rules.campaign import opened, streak


def chapter(played: Played, texts: Texts) -> str:
    """MM-12.10: who won, in which round or how, and the recruiter character."""
    tale = played.tale
    key = "agents" if played.won else tale["reason"]
    return texts.say(f"campaign-{key}", round=tale["round"], card=texts.name(tale["card"]))


def news(played: Sequence[Played], texts: Texts) -> tuple[str, ...]:
    """MM-12.2, MM-12.6: the package that the loser opens, and a streak that costs the winner modules."""
    winners = [game.won for game in played if game.won is not None]
    if not winners:
        return ()
    winner, loser = winners[-1], 1 - winners[-1]
    told = []
    packages, before = opened(winners, loser), opened(winners[:-1], loser)
    if len(packages) > len(before):
        number, module = len(packages), texts.name(packages[-1])
        told.append(texts.say(f"campaign-opens-{loser + 1}", number=number, module=module))
    if streak(winners) > 1:
        told.append(texts.say(f"campaign-streak-{winner + 1}", games=streak(winners)))
    return tuple(told)
