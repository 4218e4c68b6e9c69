"""What a good player of Agent Avenue looks at: what each agent would bring to either side, and how a table stands.

One quick judgement serves three ends. It is the advice for a real seat; it plays for the seats of the worlds that the
search imagines; and it says which face-down card an opponent is likely to have laid. It looks at nothing that its
seat could not see. All values are in steps on the ring unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp
from random import Random

from brushpass.engine import Decision, Match, Mind, Observation

from .box.components import AGENTS, CATCH, COPIES, DAREDEVIL, EFFECT, HOMES, ONGOING, SIDES, icons
from .rules.ending import claim, ends
from .rules.movement import onward, shops
from .rules.play import NO_SWAP
from .rules.recruit import join
from .rules.team import CONFIRM
from .state import ASIDES, DOWNS, HANDS, AgentAvenue, Side
from .view import View

Gains = Mapping[str, float]

# Fitted by logistic regression to who won from 21,000 positions of basic games, an earlier advice against itself.
SCALE = 5.0
"""The lead that makes a win e times as likely as a loss."""
STEEP = 0.0126
"""How much more than its size a large lead is worth: this times its cube."""
TEMPO = 0.6
"""What it is worth to be the next to play."""
UNUSED_SWAP = 0.4
"""What a swap is worth that is not yet used."""
PROMISE: dict[str, tuple[float, ...]] = {
    "codebreaker": (0, 1.2, 5.8, 5.8),
    "daredevil": (0, -1.8, -6.5, -6.5),
    "double_agent": (0, 2.2, -0.5, -2.1),
    "enforcer": (0, 0.3, 1.2, 1.3),
    "mole": (0, -1.8),
    "saboteur": (0, -1.3, -2.7, -3.4),
    "sentinel": (0, 1.0, 3.1, 4.1),
    "sidekick": (0, 0.5),
}
"""What having so many agents of a name promises for later, beyond the steps they brought."""
NO_PROMISE = (0.0,)
"""What an agent promises that an owner of the box has added."""

# Estimates, not fitted.
LASTING: dict[str, float] = {
    "distraction_device": 1.5,
    "watchtower": 2.0,
    "sinister_twin": 2.0,
    "supercomputer": 3.0,
    "leader_of_the_pack": 2.0,
    "getaway_car": 1.5,
    "masterplan": 1.5,
    "security_system": 1.0,
}
"""What an ongoing black market card is worth to its owner."""
ANY_LASTING = 1.5
"""What one is worth that an owner of the box has added."""
LANDING = 1.0
"""What a black market card is worth before it is known which."""
CLAIM = 20.0
"""What a claim at the end of the turn is worth."""
CARE = 2.0
"""How much more the face-up card must be worth to be taken with a probability of 73 %."""
WHIM = 2.0
"""How far apart two plays may be judged and still both be made in an imagined world."""
TRUST = 1.5
"""How much worse a face-down card must be than another of that hand to be e times less likely."""
TURNS = 2
"""How many turns an imagined world is played on before it is judged."""


# -- how a table stands ------------------------------------------------------------------------------------------------


def lasting(card: str) -> float:
    """What an ongoing black market card is worth."""
    return LASTING.get(card, ANY_LASTING)


def prospects(t: AgentAvenue, side: int) -> float:
    """What a side's agents, ongoing cards and unused swaps promise for later turns."""
    own = t.sides[side]
    crew, ongoing = own.crew, own.ongoing
    total = sum(map(lasting, ongoing)) - UNUSED_SWAP * sum([t.swaps[seat] for seat in own.team])
    for name, promise in PROMISE.items():
        worth = promise[min(crew.count(name), len(promise) - 1)]
        total += abs(worth) if name == DAREDEVIL and "leader_of_the_pack" in ongoing else worth
    return total


def share(t: AgentAvenue, side: int, bonus: float) -> float:
    """How likely a side is to win, judged between two turns; `bonus`: what else speaks for it."""
    lead = t.lead(side)
    ahead = lead + STEEP * lead**3 + prospects(t, side) - prospects(t, 1 - side) + bonus
    return 1 / (1 + exp(-ahead / SCALE))


@lru_cache(maxsize=1 << 16)
def gains(crew: tuple[str, ...], ongoing: tuple[str, ...], lead: int) -> Gains:
    """What a side would gain by recruiting each agent."""
    found = {}
    for name, copies in COPIES.items():
        count, promise = crew.count(name), PROMISE.get(name, NO_PROMISE)
        steps, end = icons(name, ongoing)[min(count + 1, copies)], ends(name, count + 1, ongoing)
        gain = steps + promise[min(count + 1, len(promise) - 1)] - promise[min(count, len(promise) - 1)]
        if end == "win" or lead + steps >= CATCH:
            gain = CLAIM
        elif end == "lose" or lead + steps <= -CATCH:
            gain = -CLAIM
        found[name] = gain
    return found


# -- the two steps of a turn -------------------------------------------------------------------------------------------


class Stakes:
    """What the cards of a turn are worth to the active side and to its opponents, as everybody can reckon."""

    __slots__ = ("mine", "taken", "theirs")

    def __init__(self, mine: Gains, theirs: Gains, crews: tuple[str, ...]) -> None:
        self.mine = mine
        self.theirs = theirs
        both = {name: mine[name] + theirs[name] for name in COPIES}
        left = {name: copies - crews.count(name) for name, copies in COPIES.items()}
        usual = sum(left[name] * both[name] for name in COPIES) / max(1, sum(left.values()))
        self.taken = {name: 1 / (1 + exp((usual - both[name]) / CARE)) for name in COPIES}
        """How likely the opponents are to take a face-up card: they do if more than usual depends on who gets it."""

    def laid(self, face_up: str, face_down: str) -> float:
        """What a centre of two cards is worth to the active side."""
        mine, theirs, taken = self.mine, self.theirs, self.taken[face_up]
        return taken * (mine[face_down] - theirs[face_up]) + (1 - taken) * (mine[face_up] - theirs[face_down])

    def best(self, agents: frozenset[str]) -> float:
        """What the best centre is worth that can be laid out from a hand with these agents."""
        centres = [self.laid(up, down) for up in agents for down in agents if up != down]
        return max(centres) if centres else max([self.laid(agent, agent) for agent in agents])


def stakes_of(t: AgentAvenue) -> Stakes:
    """The stakes of the present turn."""
    own, other = t.sides[t.active], t.sides[1 - t.active]
    return _stakes(own.crew, other.crew, own.ongoing, other.ongoing, own.steps - other.steps)


@lru_cache(maxsize=1 << 16)
def _stakes(
    crew: tuple[str, ...], other: tuple[str, ...], ongoing: tuple[str, ...], theirs: tuple[str, ...], lead: int
) -> Stakes:
    return Stakes(gains(crew, ongoing, lead), gains(other, theirs, -lead), crew + other)


def swap_gains(t: AgentAvenue, seat: int) -> Gains:
    """What the best centre of a hand gains on average by swapping each of its agents; from what that seat can see."""
    hand, away = t.piles[HANDS[seat]], t.piles[ASIDES[seat]]
    seen = (*hand, *away, *t.sides[0].crew, *t.sides[1].crew)
    unseen = tuple([copies - seen.count(name) for name, copies in COPIES.items()])
    return _swap_gains(tuple(hand), unseen, stakes_of(t))


@lru_cache(maxsize=1 << 14)
def _swap_gains(hand: tuple[str, ...], unseen: tuple[int, ...], stakes: Stakes) -> Gains:
    now, number = stakes.best(frozenset(hand)), max(1, sum(unseen))
    found = {}
    for card in dict.fromkeys(hand):
        rest = list(hand)
        rest.remove(card)
        drawn = [count * stakes.best(frozenset((*rest, new))) for new, count in zip(AGENTS, unseen, strict=True)]
        found[card] = sum(drawn) / number - now
    return found


def worth_swapping(t: AgentAvenue, seat: int) -> str:
    """The agent whose swap promises most, if it promises more than a swap is worth that is kept; else none."""
    found = swap_gains(t, seat)
    card = max(found, key=lambda agent: found[agent])
    return card if found[card] > UNUSED_SWAP else NO_SWAP


# A glance: the choice that looks best; `whim`: how much chance there is in it.
Glance = Callable[[AgentAvenue, Decision[str], float, Callable[[], float]], str]


def glance_at_swap(t: AgentAvenue, decision: Decision[str], whim: float, random: Callable[[], float]) -> str:
    """Keep the hand: within the few turns of an imagined world the swaps of both sides come to the same."""
    return decision.options[0]


def glance_at_face_up(t: AgentAvenue, decision: Decision[str], whim: float, random: Callable[[], float]) -> str:
    """The face-up card of the best centre that can be laid out."""
    options = decision.options
    laid, choice, high = stakes_of(t).laid, options[0], -1000.0
    # A partner's card is not known; it may be any.
    beside = t.piles[HANDS[decision.seat]] if len(t.sides[t.active].team) == 1 else AGENTS
    for face_up in options:
        for card in beside:
            if card != face_up:
                worth = laid(face_up, card) + whim * random()
                if worth > high:
                    choice, high = face_up, worth
    return choice


def glance_at_face_down(t: AgentAvenue, decision: Decision[str], whim: float, random: Callable[[], float]) -> str:
    """The best card beside the face-up one."""
    laid, (face_up,) = stakes_of(t).laid, decision.about
    return max(decision.options, key=lambda card: laid(face_up, card) + whim * random())


def glance_at_centre(t: AgentAvenue, decision: Decision[str], whim: float, random: Callable[[], float]) -> str:
    """The face-up card, if more depends on it than on others."""
    likely = stakes_of(t).taken[t.face_up]
    return "face_up" if likely > 0.5 + whim / CARE / 4 * (random() - 0.5) else "face_down"


GLANCES: dict[str, Glance] = {
    "swap": glance_at_swap,
    "lay-face-up": glance_at_face_up,
    "lay-face-down": glance_at_face_down,
    "recruit": glance_at_centre,
    "propose-recruit": glance_at_centre,
    "settle-recruit": glance_at_centre,
}


def glance(t: AgentAvenue, decision: Decision[str], whim: float, random: Callable[[], float]) -> str:
    """The choice that looks best; two that judge alike need not argue, and what nobody has judged is as good as any."""
    options = decision.options
    if len(options) == 1 or options[0] == CONFIRM:
        return options[0]
    look = GLANCES.get(decision.prompt)
    return options[int(random() * len(options))] if look is None else look(t, decision, whim, random)


# -- team talk (R-10) --------------------------------------------------------------------------------------------------


def loses(t: AgentAvenue, option: str) -> bool:
    """Whether the opponents win at once, as far as can be seen, if the recruiting side takes that card."""
    stakes = stakes_of(t)
    if option == "face_up":
        return stakes.theirs[t.face_up] == -CLAIM
    return option == "face_down" and stakes.mine[t.face_up] == CLAIM


def given_way(t: AgentAvenue, decision: Decision[str]) -> str:
    """What a seat says so that its partner has their way, unless that loses at once and something else does not.

    A partner may be a person, to whom a bot gives way; between two bots the lead decides. Empty: nobody wants anything.
    """
    step = decision.prompt.partition("-")[0]
    if step not in ("respond", "settle"):
        return ""
    agreed = CONFIRM if step == "respond" else t.proposal
    if loses(t, t.proposal):
        return next((option for option in decision.options if option != agreed and not loses(t, option)), agreed)
    return agreed


# -- for a real seat ---------------------------------------------------------------------------------------------------


def table(observation: Observation) -> AgentAvenue:
    """What everybody sees of the table, in the shape that the rules use."""
    view = observation.view
    table = AgentAvenue(
        stage=view.stage,
        sides=[
            Side(team=side.seats, home=home, steps=side.steps, crew=side.recruits, ongoing=side.ongoing)
            for side, home in zip(view.sides, HOMES, strict=True)
        ],
        swaps=[player.swaps_used for player in view.seats],
        active=SIDES.index(view.active),
        face_up=view.face_up or "",
        proposal=view.proposal or "",
        supply=view.supply,
    )
    table.under(observation.setup)
    return table


class Market:
    """A side's judgement of the black market: what a choice leads to at once."""

    def __init__(self, t: AgentAvenue, side: int, hand: tuple[str, ...], unseen: list[str]) -> None:
        self.table = t
        self.side = side
        self.hand = hand
        self.unseen = unseen

    def worth_of(self, decision: Decision[str]) -> Callable[[str], float] | None:
        """How to judge the options of a question; None: it is none of the black market's."""
        return {
            "take-market-card": self.card,
            "propose-market": self.card,
            "settle-market": self.card,
            "mind-control": self.mind_control,
            "double-trouble": self.worth,
            "secret-recruit": self.worth,
            "spycation-return": self.spycation,
            "spycation-recruit": lambda option: self.worth(*(decision.about if option == "recruit" else ())),
        }.get(decision.prompt)

    def worth(self, recruit: str = "", table: AgentAvenue | None = None, steps: int = 0) -> float:
        """How likely the side is to win, at the end of the turn, after it recruited an agent or went so far."""
        t = (table or self.table).copy()
        own, bonus = t.sides[self.side], 0.0
        steps = join(own, recruit) if recruit else steps
        if steps:
            own.steps += onward(own.space, steps, own.ongoing)
            bonus = LANDING if shops(own.space, t.supply) else 0.0
        for who in (t.active, 1 - t.active):
            if claim(t.sides[who], t.sides[1 - who]):
                return 1.0 if who == self.side else 0.0
        return share(t, self.side, bonus - TEMPO if t.active == self.side else bonus + TEMPO)

    def card(self, card: str) -> float:
        """What taking a card of the supply leads to, at best."""
        crew, effect = self.table.sides[self.side].crew, EFFECT[card]
        if card in ONGOING:
            table = self.table.copy()
            own = table.sides[self.side]
            own.ongoing = (*own.ongoing, card)
            return self.worth(table=table)
        if card == "smoke_screen":
            return sum(map(self.worth, self.unseen)) / max(1, len(self.unseen))
        if card == "mind_control":
            return max(map(self.mind_control, self.table.sides[1 - self.side].crew), default=self.worth())
        if card == "spycation":
            return max(map(self.spycation, crew), default=self.worth())
        if card == "surveillance_truck":
            return self.worth(steps=effect["value"])
        recruits = {
            "outpost": [agent for agent in self.hand if agent == effect.get("agent")],
            "double_trouble": [agent for agent in self.hand if self.hand.count(agent) > 1],
            "secret_recruit": [agent for agent in self.hand if agent not in crew],
        }.get(card, [])
        return max(map(self.worth, recruits), default=self.worth())

    def mind_control(self, agent: str) -> float:
        """Taking an agent away from the opponents."""
        table = self.table.copy()
        table.take_out(1 - self.side, agent)
        return self.worth(table=table)

    def spycation(self, agent: str) -> float:
        """Taking back an agent, and recruiting it again if that is better."""
        table = self.table.copy()
        table.take_out(self.side, agent)
        return max(self.worth(table=table), self.worth(agent, table))


# -- all of it ---------------------------------------------------------------------------------------------------------


class AgentAvenueMind(Mind[AgentAvenue, View]):
    """Quick judgement, for real seats and for those of the worlds that a search imagines."""

    def advise(self, observation: Observation, rng: Random) -> str:
        """The choice that looks best for the seat's side."""
        decision, view, seat = observation.decision, observation.view, observation.seat
        assert decision is not None
        t = table(observation)
        own = view.seats[seat]
        t.piles = [[] for _ in observation.setup.places]
        t.piles[HANDS[seat]] += own.hand
        t.piles[ASIDES[seat]] += own.aside
        if decision.prompt == "swap":
            return worth_swapping(t, seat)
        if agreed := given_way(t, decision):
            return agreed
        seen = [*own.hand, *own.aside, view.face_up, view.face_down, *t.sides[0].crew, *t.sides[1].crew]
        unseen = [name for name, copies in COPIES.items() for _ in range(copies - seen.count(name))]
        worth = Market(t, t.side_of(seat), own.hand, unseen).worth_of(decision)
        if worth is None:
            return glance(t, decision, 0.0, rng.random)
        options: tuple[str, ...] = decision.options
        return max(options, key=lambda option: (worth(option), rng.random()))

    def consider(self, t: AgentAvenue, decision: Decision[str]) -> Sequence[str]:
        """What a partner wants; and whether to swap is not searched for, but reckoned.

        What a swap brings is little beside how far imagined games lie apart, so that of four swaps and none one of the
        four would nearly always look best, and all swaps would be gone in the first turns.
        """
        if agreed := given_way(t, decision):
            return (agreed,)
        return (worth_swapping(t, decision.seat),) if decision.prompt == "swap" else decision.options

    def guess(self, t: AgentAvenue, decision: Decision[str], rng: Random) -> str:
        """A seat's likely choice in an imagined world."""
        return glance(t, decision, WHIM, rng.random)

    def foresee(self, world: Match[AgentAvenue, View], rng: Random) -> tuple[float, ...]:
        """Every seat's share of the win in an imagined world: some turns are played on, then the table is judged."""
        t = world.state
        end, random = t.turns + TURNS, rng.random
        while t.turns < end and (decision := world.decision) is not None:
            world.choose(glance(t, decision, WHIM, random))
        if world.outcome is not None:
            return world.outcome.shares
        green = share(t, 0, TEMPO if t.active == 0 else -TEMPO)
        return tuple(green if seat in t.sides[0].team else 1 - green for seat in range(world.seats))

    def believe(self, t: AgentAvenue, seat: int, rng: Random) -> float:
        """How readily the face-down card of an imagined world would have been laid rather than others of that hand."""
        if t.stage != "recruit" or t.second == seat or not t.piles[DOWNS[t.second]]:
            return 1.0
        laid, face_up, hand = stakes_of(t).laid, t.face_up, t.piles[HANDS[t.second]]
        # Which of the cards were in the hand before it was refilled is not known: guess.
        kept = [hand[int(rng.random() * len(hand))] for _ in range(t.kept)] if hand else []
        best = max((laid(face_up, card) for card in kept if card != face_up), default=-2 * CLAIM)
        worse = best - laid(face_up, t.piles[DOWNS[t.second]][0])
        return exp(-worse / TRUST) if worse > 0 else 1.0
