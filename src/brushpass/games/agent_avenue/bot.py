"""What a good player of Agent Avenue looks at: what each agent would bring to either side, and how a table stands.

One quick judgement serves three ends. It is the advice for a real seat; it plays for the seats of the worlds that the
search imagines; and it says which face-down card an opponent is likely to have laid. It looks at nothing that its
seat could not see. All values are in steps on the ring unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import exp
from random import Random

from brushpass.engine import Decision, Match, Mind, Observation
from brushpass.engine.chance import Dreamt
from brushpass.engine.running import Run

from .box.components import AGENTS, CATCH, CODEBREAKER, COPIES, DAREDEVIL, SIDES, icons
from .rules.recruit import claim, enlist
from .rules.team import CONFIRM
from .state import DOWNS, HANDS, AgentAvenue
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


def prospects(t: AgentAvenue, side: int) -> float:
    """What a side's agents, ongoing cards and unused swaps promise for later turns."""
    crew, ongoing = t.crews[side], t.ongoing[side]
    total = sum(LASTING[card] for card in ongoing) - UNUSED_SWAP * sum(t.swaps[seat] for seat in t.teams[side])
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
        count, promise = crew.count(name), PROMISE[name]
        steps = icons(name, ongoing)[min(count + 1, copies)]
        gain = steps + promise[min(count + 1, len(promise) - 1)] - promise[min(count, len(promise) - 1)]
        if (name == CODEBREAKER and count >= 2) or lead + steps >= CATCH:
            gain = CLAIM
        elif name == DAREDEVIL and count >= 2:
            gain = CLAIM if "leader_of_the_pack" in ongoing else -CLAIM
        elif lead + steps <= -CATCH:
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
        """How likely the opponents are to take a face-up card: they do if more than usual hangs on who gets it."""

    def laid(self, face_up: str, face_down: str) -> float:
        """What a centre of two cards is worth to the active side."""
        mine, theirs, taken = self.mine, self.theirs, self.taken[face_up]
        return taken * (mine[face_down] - theirs[face_up]) + (1 - taken) * (mine[face_up] - theirs[face_down])


def stakes_of(t: AgentAvenue) -> Stakes:
    """The stakes of the present turn."""
    side = t.active
    return _stakes(t.crews[side], t.crews[1 - side], t.ongoing[side], t.ongoing[1 - side], t.lead(side))


@lru_cache(maxsize=1 << 16)
def _stakes(
    crew: tuple[str, ...], other: tuple[str, ...], ongoing: tuple[str, ...], theirs: tuple[str, ...], lead: int
) -> Stakes:
    return Stakes(gains(crew, ongoing, lead), gains(other, theirs, -lead), crew + other)


def glance(t: AgentAvenue, decision: Decision[str], whim: float, random: Callable[[], float]) -> str:
    """The choice that looks best; `whim`: how much chance there is in it."""
    prompt, options = decision.prompt, decision.options
    if prompt == "swap" or len(options) == 1:
        return options[0]
    if prompt == "lay-face-up":
        laid, choice, high = stakes_of(t).laid, options[0], -1000.0
        # A partner's card is not known; it may be any.
        beside = t.piles[HANDS[decision.seat]] if len(t.teams[t.active]) == 1 else AGENTS
        for face_up in options:
            for card in beside:
                if card != face_up:
                    worth = laid(face_up, card) + whim * random()
                    if worth > high:
                        choice, high = face_up, worth
        return choice
    if prompt == "lay-face-down":
        laid, face_up = stakes_of(t).laid, t.face_up
        return max(options, key=lambda card: laid(face_up, card) + whim * random())
    if prompt in ("recruit", "propose-recruit", "settle-recruit"):
        likely = stakes_of(t).taken[t.face_up]
        return "face_up" if likely > 0.5 + whim / CARE / 4 * (random() - 0.5) else "face_down"
    if prompt.startswith("respond-"):  # two that judge alike need not argue
        return CONFIRM
    return options[int(random() * len(options))]


# -- for a real seat ---------------------------------------------------------------------------------------------------


def table(observation: Observation) -> AgentAvenue:
    """What everybody sees of the table, in the shape that the rules use."""
    view = observation.view
    one, other = view.sides
    table = AgentAvenue(
        stage=view.stage,
        teams=(one.seats, other.seats),
        swaps=tuple(player.swaps_used for player in view.seats),
        active=SIDES.index(view.active),
        steps=(one.steps, other.steps),
        crews=(one.recruits, other.recruits),
        face_up=view.face_up or "",
        supply=view.supply,
        ongoing=(one.ongoing, other.ongoing),
    )
    table.under(observation.setup)
    return table


class Market:
    """A side's judgement of the black market: what a choice leads to at once."""

    def __init__(self, t: AgentAvenue, side: int, hand: tuple[str, ...], unseen: list[str], rng: Random) -> None:
        self.table = t
        self.side = side
        self.hand = hand
        self.unseen = unseen
        self.run = Run(Dreamt(rng), None, None)

    def worth_of(self, prompt: str, observation: Observation) -> Callable[[str], float] | None:
        """How to judge the options of a prompt; None: it is none of the black market's."""
        if prompt == "spycation-recruit":
            assert observation.decision is not None
            (returned,) = observation.decision.about
            return lambda option: self.worth(returned) if option == "recruit" else self.worth()
        return {
            "take-market-card": self.card,
            "propose-market": self.card,
            "settle-market": self.card,
            "mind-control": self.mind_control,
            "double-trouble": self.worth,
            "secret-recruit": self.worth,
            "spycation-return": self.spycation,
        }.get(prompt)

    def worth(self, recruit: str = "", table: AgentAvenue | None = None, bonus: float = 0.0) -> float:
        """How likely the side is to win, at the end of the turn, after it recruited an agent."""
        t = (table or self.table).copy()
        t.on(self.run)
        if recruit and enlist(t, self.side, recruit):
            bonus += LANDING
        for who in (t.active, 1 - t.active):
            if claim(t, who):
                return 1.0 if who == self.side else 0.0
        return share(t, self.side, bonus - TEMPO if t.active == self.side else bonus + TEMPO)

    def card(self, card: str) -> float:
        """What taking a card of the supply leads to, at best."""
        side, crew = self.side, self.table.crews[self.side]
        if card in LASTING:
            table = self.table.copy()
            cards = (*table.ongoing[side], card)
            table.ongoing = (table.ongoing[0], cards) if side else (cards, table.ongoing[1])
            return self.worth(table=table)
        if card == "smoke_screen":
            return sum(map(self.worth, self.unseen)) / max(1, len(self.unseen))
        if card == "mind_control":
            return max(map(self.mind_control, self.table.crews[1 - side]), default=self.worth())
        if card == "spycation":
            return max(map(self.spycation, crew), default=self.worth())
        if card == "surveillance_truck":
            return self.worth(bonus=1)
        recruits = {
            "outpost": [agent for agent in self.hand if agent == "sentinel"],
            "double_trouble": [agent for agent in self.hand if self.hand.count(agent) > 1],
            "secret_recruit": [agent for agent in self.hand if agent not in crew],
        }[card]
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
        seen = [*own.hand, *own.aside, view.face_up, view.face_down, *t.crews[0], *t.crews[1]]
        unseen = [name for name, copies in COPIES.items() for _ in range(copies - seen.count(name))]
        worth = Market(t, t.side_of(seat), own.hand, unseen, rng).worth_of(decision.prompt, observation)
        if worth is None:
            return glance(t, decision, 0.0, rng.random)
        options: tuple[str, ...] = decision.options
        return max(options, key=lambda option: (worth(option), rng.random()))

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
        return tuple(green if seat in t.teams[0] else 1 - green for seat in range(world.seats))

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
