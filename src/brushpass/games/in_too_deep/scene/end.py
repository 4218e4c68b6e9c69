"""How a match of In Too Deep ended: who and why, the scoring step by step, and the story of the crimes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from brushpass.table import Scene, ids
from brushpass.table.scene import Area, Card, Curve, Moment, Verdict

from .eyes import DeepEyes
from .log import SCORING, Deed, Story

SCORED = ("scored-dominance", "least-corrupt", "sank", "scored-evidence", "scored-dilemmas")
"""The steps that change somebody's information, in order."""
ARTS = {
    "scored-dominance": "dominance",
    "corruption": "dilemma",
    "least-corrupt": "tolerance",
    "sank": "dilemma",
    "scored-evidence": "search",
    "scored-dilemmas": "databank",
}


def verdict(eyes: DeepEyes, story: Story) -> Verdict | None:
    """TD-22.17: who won with how much information, and what everybody's is made of."""
    outcome = eyes.seen.outcome
    if outcome is None:
        return None
    winners = outcome.winners or (eyes.view.echo,)
    most = eyes.view.consoles[winners[0]].information
    mine = eyes.seat in winners
    names = eyes.texts.listed([*map(eyes.called, winners)])
    sunk = eyes.texts.listed([*map(eyes.called, story.sunk)])
    why = eyes.say("scene-why-foiled" if story.foiled else "scene-why-not-foiled", names=sunk, count=len(story.sunk))
    players = range(len(eyes.view.consoles))
    order = sorted(players, key=lambda player: (player not in winners, -_information(eyes, player)))
    return Verdict(
        title=eyes.say("scene-wins", you="yes" if mine else "no", who=names, count=most, many=len(winners)),
        text=f"{eyes.texts.reason(outcome.reason)} {why}",
        won=None if eyes.watching else mine,
        winners=winners,
        seats=tuple([_result(eyes, story, player) for player in players]),
        order=tuple(order),
    )


def _information(eyes: DeepEyes, player: int) -> int:
    return eyes.view.consoles[player].information


def _result(eyes: DeepEyes, story: Story, player: int) -> str:
    """What a player's information is made of: what there was before the end, and every step of the scoring."""
    total = _information(eyes, player)
    steps = {step: story.scores.get(step, {}).get(player, 0) for step in SCORED}
    steps["sank"] = -steps["sank"]
    parts = [eyes.say("scene-result-before", count=total - sum(steps.values()))]
    parts += [eyes.say(f"scene-result-{step}", count=count) for step, count in steps.items() if count]
    return eyes.say("scene-result", count=total, parts=", ".join(parts))


# -- told step by step -------------------------------------------------------------------------------------------------


def areas(eyes: DeepEyes, story: Story) -> tuple[Area, ...]:
    """TD-22.1: the scoring step by step, and the crimes by plot line."""
    if not eyes.over:
        return ()
    steps = Area(id="scoring", name=eyes.say("scene-scoring"), layout="list", cards=tuple(_scoring(eyes, story)))
    tale = Area(id="tale", name=eyes.say("scene-tale"), layout="list", cards=tuple(_tale(eyes, story)))
    return (steps, tale)


def _scoring(eyes: DeepEyes, story: Story) -> Iterator[Card]:
    """TD-22.2 to TD-22.15."""
    for step in SCORING:
        counts = story.scores.get(step)
        if counts:
            name = eyes.say(f"scene-scoring-{step}")
            yield Card(id=f"scoring-{step}", name=name, art=ARTS[step], text=_by_player(eyes, counts))
        if step == "least-corrupt" and story.plan:
            yield Card(
                id="scoring-plan",
                name=eyes.say("scene-scoring-foiled" if story.foiled else "scene-scoring-not-foiled"),
                art="plan",
                text=_by_kind(eyes, story.plan),
            )
        if step == "sank" and story.values:
            name = eyes.say("scene-scoring-values")
            yield Card(id="scoring-values", name=name, art="information", text=_by_kind(eyes, story.values))


def _by_player(eyes: DeepEyes, counts: Mapping[int, int]) -> str:
    return " · ".join([eyes.say("scene-count", name=eyes.called(one), count=count) for one, count in counts.items()])


def _by_kind(eyes: DeepEyes, counts: Iterable[tuple[str, int]]) -> str:
    return " · ".join([eyes.say("scene-count", name=eyes.name(kind), count=count) for kind, count in counts])


def _tale(eyes: DeepEyes, story: Story) -> Iterator[Card]:
    """TD-14.11: what happened in every plot line, in order, by whom and how."""
    for line in eyes.view.lines:
        deeds = [deed for deed in story.deeds if eyes.crime(deed.crime).line == line]
        told = [
            eyes.say(
                "scene-deed",
                level=eyes.crime(deed.crime).level,
                crime=eyes.name(deed.crime),
                who=eyes.called(deed.player),
                how=eyes.name(deed.outcome),
            )
            for deed in deeds
        ]
        name = eyes.say("scene-line", line=line, name=eyes.name(line))
        yield Card(
            id=f"tale-{line}", name=name, art=_level(eyes, deeds), text=" → ".join(told) or eyes.say("scene-no-deeds")
        )


def _level(eyes: DeepEyes, deeds: Iterable[Deed]) -> str:
    """The drawing of how far a plot line has come."""
    level = max([eyes.crime(deed.crime).level for deed in deeds], default=0)
    return f"level-{level}" if level else ""


def curve(eyes: DeepEyes, story: Story) -> tuple[Curve, ...]:
    """How far whoever won was ahead of the best of the others, turn by turn."""
    outcome = eyes.seen.outcome
    if outcome is None or len(story.course) < 2:
        return ()
    winner = outcome.winners[0] if outcome.winners else eyes.view.echo
    course = [*story.course, tuple([_information(eyes, player) for player in eyes.everyone])]
    leads = tuple([one[winner] - max([have for who, have in enumerate(one) if who != winner]) for one in course])
    far = max(*map(abs, leads), 1)
    worst = min(range(len(leads)), key=leads.__getitem__)
    moments = [Moment(at=len(leads) - 1, text=eyes.say("scene-moment-scoring"))]
    if leads[worst] < 0:
        moments.insert(0, Moment(at=worst, text=eyes.say("scene-moment-worst", count=-leads[worst])))
    name = eyes.called(winner)
    return (
        Curve(
            id="lead",
            name=eyes.say("scene-curve", who=name),
            points=leads,
            low=-far,
            high=far,
            low_text=eyes.say("scene-curve-behind"),
            high_text=eyes.say("scene-curve-ahead"),
            text=eyes.say("scene-curve-text", who=name, count=leads[-1], turns=len(story.course)),
            note=eyes.say("scene-curve-level"),
            end_text=eyes.say("scene-curve-end"),
            moments=tuple(moments),
            seat=winner,
        ),
    )


def traces(made: Scene, story: Story) -> tuple[str, ...]:
    """What was touched last and is still there."""
    there = ids(made)
    return tuple([trace for trace in story.traces if trace in there])
