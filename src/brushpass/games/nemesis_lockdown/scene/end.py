"""How a match of Lockdown ended: who won, what became of each, and who wanted what."""

from __future__ import annotations

from brushpass.table.scene import Area, Card, Verdict

from ..box.box import INFECTED
from .eyes import LockdownEyes
from .ids import FATES
from .log import Story


def verdict(eyes: LockdownEyes, story: Story) -> Verdict | None:
    """NL-34: who has won, and what happened to everybody."""
    outcome = eyes.seen.outcome
    if outcome is None:
        return None
    winners = outcome.winners
    mine = eyes.seat in winners
    names = eyes.texts.listed([*map(eyes.called, winners)]) if winners else ""
    title = eyes.say("scene-wins", you="yes" if mine else "no", names=names, count=len(winners))
    return Verdict(
        title=title,
        text=eyes.texts.reason(outcome.reason),
        won=None if eyes.watching else mine,
        winners=winners,
        seats=tuple([_result(eyes, story, seat) for seat in range(eyes.setup.seats)]),
        order=tuple(sorted(range(eyes.setup.seats), key=lambda seat: seat not in winners)),
    )


def _result(eyes: LockdownEyes, story: Story, seat: int) -> str:
    """Why somebody won or not, and what they died of."""
    assert eyes.seen.outcome is not None
    reason, cause = eyes.seen.outcome.reasons[seat], story.cause(seat)
    return eyes.say("scene-died-of", cause=cause) if reason == "died" and cause else eyes.texts.reason(reason)


def areas(eyes: LockdownEyes, story: Story) -> tuple[Area, ...]:
    """NL-34.1: for everybody what they wanted, whether it came about, and whether they were infected."""
    if not eyes.over:
        return ()
    cards = [_fate(eyes, story, seat) for seat in eyes.order()]
    opened = eyes.view.opened
    if opened is not None:
        cards += [
            Card(id=f"active-{order}", name=eyes.name(order), art="order", tag=eyes.say("scene-active"),
                 text=eyes.about(eyes.box.contingencies[order]))
            for order in opened.active
        ]  # fmt: skip
    return (Area(id=FATES, name=eyes.say("scene-fates"), layout="list", cards=tuple(cards)),)


def _fate(eyes: LockdownEyes, story: Story, seat: int) -> Card:
    assert eyes.seen.outcome is not None
    secret, crew = eyes.view.secrets[seat], eyes.crew(seat)
    held = [] if secret is None else [*secret.objectives]
    wanted = [eyes.name(card) for card in held or [story.wanted[one] for one in (seat,) if one in story.wanted]]
    infected = crew.larva or seat in story.infected or (secret is not None and INFECTED in secret.scanned)
    won = seat in eyes.seen.outcome.winners
    parts = [
        eyes.say("scene-wanted", what=eyes.texts.listed(wanted)) if wanted else "",
        eyes.say("scene-was-infected") if infected else "",
        _result(eyes, story, seat),
    ]
    return Card(
        id=f"fate-{seat}",
        name=eyes.titled(seat),
        art=crew.character,
        tag=eyes.say(f"scene-fate-{crew.fate}"),
        text=" ".join(filter(None, parts)),
        tone="good" if won else "quiet" if crew.dead else "plain",
    )
