"""Draws terminal.svg again: a real position of Agent Avenue as `brushpass play` shows it."""

import re
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import brushpass
from brushpass.bots import GreedyBot
from brushpass.cli.play import Play
from brushpass.table import Texts

# Rich's own frame loads fonts from elsewhere; a picture in a repository should need nothing but itself.
FRAME = re.sub(r"@font-face \{\{.*?\}\}\s*|<!-- .*? -->\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
PERSON, BOT = 0, 1
TURN = 5


def a_good_moment() -> brushpass.Match[Any, Any]:
    """The first match between two bots in which the person would have to recruit, with a market card in play."""
    bot = GreedyBot()
    for seed in count(1):
        match = brushpass.game("agent_avenue").start(seats=2, mode="advanced", seed=seed)
        while (decision := match.decision) is not None:
            view = match.view(PERSON)
            if (
                view.turn >= TURN
                and view.sides[BOT].ongoing
                and (decision.seat, decision.prompt) == (PERSON, "recruit")
            ):
                return match
            match.choose(bot.choose(match.observe(decision.seat)))
    raise AssertionError


def main() -> None:
    """Show that moment to the person, on a console that remembers."""
    match = a_good_moment()
    assert match.decision is not None
    texts = Texts(match.game, "en")
    texts.names = ["Anna", "Bot 2"]
    play = Play(match, texts, (PERSON,), {BOT: "Agent"}, None)
    play.screen.out = Console(record=True, width=92, file=StringIO(), force_terminal=True, highlight=False)
    play.seen[PERSON] = len(match.log(PERSON)) - 4
    play.show(match.decision)
    play.screen.hint(only=False)
    svg = play.screen.out.export_svg(title="brushpass play agent_avenue", code_format=FRAME, unique_id="table")
    (Path(__file__).parent / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
