"""What can be known of the Recruiter, laid over the city: where they can be, where they can have been, their features.

It is reckoned from public facts only (R-20), so it is the same for everybody who is shown it: the Agents as far as the
table agreed on aids, and the Recruiter, who may always read what the Agents could know.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from brushpass.table.scene import Bar, Mark, Overlay, Sign, Stop

from ..belief import CAP, Public, seen, worlds
from ..box.city import LOCATIONS, SIZE
from ..box.components import FEATURES, OPENING
from .eyes import MindEyes, clock
from .log import Story

AIDS = ("none", "crossed", "places", "heat")
"""What the Agents can agree on; each has what those before it have."""
MOST_BARS = 5
MOST_FEATURES = 8
SURE = 1 - 1e-9
ROUGHLY = 15_000
"""So many paths are enough to say how likely the next location is found."""


class Insight(NamedTuple):
    """What a belief tells, as plain numbers; every share is one of possible histories."""

    now: tuple[float, ...]
    """How likely every location is the Recruiter's."""
    been: tuple[float, ...]
    features: dict[str, float]
    paths: int
    """How many paths fit."""
    thinned: bool
    """There are more than are counted: nothing is proved by what is not among them."""


@lru_cache(maxsize=64)
def insight(known: Public, cap: int = CAP) -> Insight:
    """What everybody could know, kept, since a scene is made for every viewer; from so many paths at most."""
    found = worlds(known, cap)
    return Insight(
        now=tuple(found.heat(evenly=True).tolist()),
        been=tuple(found.been(evenly=True).tolist()),
        features=found.features(evenly=True),
        paths=found.count,
        thinned=found.thinned,
    )


def known(eyes: MindEyes) -> Public:
    """All that is public."""
    return seen(eyes.view, eyes.over)


@lru_cache(maxsize=256)
def visited_share(known: Public, places: int) -> float:
    """How likely one of these locations has been visited: that an Ask about them brings a step token."""
    found = worlds(known)
    share: float = found.histories[(found.visited & places) != 0].sum()
    return float(share)


def prospect(eyes: MindEyes, slip: bool) -> tuple[float, ...]:
    """How likely the Agents find every location next hour, once they see whether it was a Step or a Mind Slip."""
    now = known(eyes)
    hour = eyes.view.hour + 1
    record = (*now.record, ("slip", hour, 0, 0)) if slip else now.record
    return insight(now._replace(record=record, length=hour, hour=hour, can_act=False), ROUGHLY).now


def level(eyes: MindEyes) -> str:
    """How much the viewer is shown: all to the Recruiter and to whoever looks back, else what was agreed on."""
    return "heat" if eyes.view.secret is not None else eyes.view.aids


def overlays(eyes: MindEyes, story: Story) -> tuple[Overlay, ...]:
    """The path, to whoever may know it, and what can be known from outside; nothing is reckoned if nothing is shown."""
    shown = [*_path(eyes)]
    if level(eyes) != "none" and eyes.view.hour >= OPENING:
        shown += _aids(eyes, story, insight(known(eyes)))
    return tuple(shown)


def _path(eyes: MindEyes) -> Iterable[Overlay]:
    """MM-3.3: the secret map, number by number."""
    secret = eyes.view.secret
    if secret is not None and secret.path:
        yield Overlay(id="path", name=eyes.say("scene-path"), trail=trail(secret.path))


def trail(path: Iterable[str]) -> tuple[Stop, ...]:
    """The numbers of a path."""
    return tuple([Stop(at=place, text=str(number)) for number, place in enumerate(path, 1)])


# -- now, been there, features -----------------------------------------------------------------------------------------


def _aids(eyes: MindEyes, story: Story, told: Insight) -> list[Overlay]:
    """Three views of the same belief under one switch."""
    group = eyes.say("scene-agents-know" if eyes.recruiting else "scene-deduction")
    much = AIDS.index(level(eyes))
    heat = much >= AIDS.index("heat")
    line = eyes.say("scene-fits-more" if told.thinned else "scene-fits", count=told.paths)
    if heat and not told.thinned and told.paths > 1:
        line = f"{line} {eyes.say('scene-shares')}"
    return [
        Overlay(
            id="now",
            name=eyes.say("scene-lens-now"),
            group=group,
            marks=tuple(_marks(eyes, told.now, told.thinned, much)),
            line=line,
            bars=bars(eyes, told.now) if heat else (),
            facts=_ruled_out(eyes, story),
        ),
        Overlay(
            id="been",
            name=eyes.say("scene-lens-been"),
            group=group,
            marks=tuple(_marks(eyes, told.been, told.thinned, much)),
            line=line,
            bars=bars(eyes, told.been, sure=False) if heat else (),
            facts=_ruled_out(eyes, story),
        ),
        Overlay(
            id="features",
            name=eyes.say("scene-lens-features"),
            group=group,
            line=eyes.say("scene-features-line") if heat else "",
            bars=_features(eyes, told.features) if heat else (),
            facts=_cards(eyes),
        ),
    ]


def _marks(eyes: MindEyes, shares: tuple[float, ...], thinned: bool, much: int) -> Iterable[Mark]:
    """Crosses where it is impossible; then where it is possible or sure; then how likely."""
    most = max(shares)
    for place in range(SIZE):
        share, at = shares[place], LOCATIONS[place]
        if not share:
            if not thinned and not eyes.recruiting:
                yield Mark(at=at, text=eyes.say("scene-cross"), tone="quiet")
        elif much >= AIDS.index("heat"):
            yield Mark(at=at, text=eyes.share(share), heat=share / most, tone="bad")
        elif much >= AIDS.index("places"):
            sure = share > SURE and not thinned
            yield Mark(at=at, text=eyes.say("scene-sure" if sure else "scene-perhaps"), heat=0.4, tone="bad")


def bars(eyes: MindEyes, shares: Iterable[float], sure: bool = True) -> tuple[Bar, ...]:
    """The likeliest locations; `sure`: also those of which there is no doubt."""
    likely = [(share, place) for place, share in enumerate(shares) if share and (sure or share < SURE)]
    best = sorted(likely, key=lambda one: (-one[0], one[1]))[:MOST_BARS]
    most = best[0][0] if best else 1
    return tuple(
        [
            Bar(text=LOCATIONS[place], share=share / most, value=eyes.share(share), target=LOCATIONS[place])
            for share, place in best
        ]
    )


def _features(eyes: MindEyes, shares: dict[str, float]) -> tuple[Bar, ...]:
    """MM-4.10: the features that the Recruiter may find recruits on."""
    best = sorted([feature for feature in FEATURES if shares[feature]], key=lambda one: -shares[one])[:MOST_FEATURES]
    return tuple(
        [
            Bar(text=eyes.name(feature), share=shares[feature], value=eyes.share(shares[feature]), icon=feature)
            for feature in best
        ]
    )


def _ruled_out(eyes: MindEyes, story: Story) -> tuple[Sign, ...]:
    """MM-7.6: what was asked in vain, each feature with the last hour."""
    return tuple(
        [
            Sign(icon=feature, name=eyes.say("scene-not-by", feature=eyes.name(feature), time=clock(hour)))
            for feature, hour in story.vain.items()
        ]
    )


def _cards(eyes: MindEyes) -> tuple[Sign, ...]:
    """MM-7.14, MM-7.15, MM-5.11: which feature cards it is known that the Recruiter has, or has not."""
    view = eyes.view
    opened = [Sign(icon=one, name=eyes.say("scene-has", feature=eyes.name(one)), tone="good") for one, _ in view.opened]
    others = (*view.named, *view.display, *view.discarded)
    return (
        *opened,
        *(Sign(icon=one, name=eyes.say("scene-has-not", feature=eyes.name(one)), tone="quiet") for one in others),
    )
