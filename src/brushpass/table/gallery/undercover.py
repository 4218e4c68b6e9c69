"""A made-up city of crime: districts with portraits, barriers and items, a console of ladders, checklists, rivals."""

from __future__ import annotations

from ..scene import (
    Amount,
    Area,
    Board,
    Card,
    Check,
    Colour,
    Counter,
    Field,
    Ghost,
    Kind,
    Ladder,
    Line,
    Link,
    Option,
    Panel,
    Piece,
    Prompt,
    Rect,
    Refusal,
    Rung,
    Scene,
    Shape,
    Sign,
    Space,
    Span,
    Tab,
    Tone,
    Track,
)

ZONES = (
    ("Centre", "shield", "Move Guardian or barriers 3 times", 0),
    ("Harbour", "file", "Gain or process 1 evidence", 0),
    ("Heights", "eye", "Two small moves or looks", 0),
    ("Aerodrome", "arrow", "Send a criminal anywhere", 0),
    ("", "", "", 0),
    ("Zinbazaar", "swap", "No effect while it is searched", 2),
    ("Parish", "cross", "No effect while it is searched", 1),
    ("Ion Towers", "gem", "1 support, or draw a crime", 0),
    ("Blocks", "target", "No effect while it is searched", 3),
)
BORDERS = (
    ("centre", "harbour"), ("harbour", "heights"), ("heights", "zinbazaar"), ("zinbazaar", "blocks"),
    ("ion-towers", "blocks"), ("parish", "ion-towers"), ("aerodrome", "parish"), ("centre", "aerodrome"),
)  # fmt: skip
PEOPLE: tuple[tuple[str, str, str, int | None], ...] = (
    ("Hacker", "hacker", "harbour", 0),
    ("Shadow", "shadow", "parish", 0),
    ("Enforcer", "enforcer", "zinbazaar", 1),
    ("Crusher", "crusher", "blocks", 2),
    ("Jumper", "jumper", "ion-towers", None),
)
ITEMS = (
    ("Coupe", "coupe", "centre", ""),
    ("Jammer", "jammer", "harbour", "hacker"),
    ("Cash", "cash", "harbour", ""),
    ("Rifle", "rifle", "heights", ""),
    ("Stims", "stims", "aerodrome", ""),
    ("Decryptor", "decryptor", "zinbazaar", "enforcer"),
    ("Eagle", "eagle", "ion-towers", ""),
    ("Blade", "blade", "blocks", ""),
)
DOMINANCE = (("Hacker", 5, "9"), ("Shadow", 3, "4"), ("Enforcer", 2, "2"), ("Crusher", 1, "1"), ("Jumper", 0, "0"))


def _id(name: str) -> str:
    return name.lower().replace(" ", "-")


def _board() -> Board:
    spaces = tuple(
        Space(
            id=_id(name),
            name=name,
            wide=Rect(x=134 + 266 * (n % 3), y=90.5 + 162 * (n // 3), w=252, h=149),
            tall=Rect(x=65 + 130 * (n % 3), y=64 + 115 * (n // 3), w=120, h=106),
            kind="district",
            icons=(icon,),
            text=name,
            note=note,
            art="skyline",
            signs=(Sign(icon="search", name="Searched", count=search, tone="bad"),) if search else (),
        )
        for n, (name, icon, note, search) in enumerate(ZONES)
        if name
    )
    return Board(
        id="zones",
        wide=(800, 506),
        tall=(390, 358),
        spaces=spaces,
        links=tuple(Link(id=f"{a}--{b}", a=a, b=b, kind="border") for a, b in BORDERS),
        art="bare",
        wide_middle=Rect(x=400, y=253, w=240, h=140),
        tall_middle=Rect(x=195, y=179, w=116, h=100),
    )


def _pieces() -> tuple[Piece, ...]:
    return (
        Piece(id="guardian", kind="figure", at="centre", name="The Guardian", art="guardian", hurt=2),
        *(
            Piece(id=art, kind="portrait", at=at, name=name, art=art, seat=seat, acting=art == "hacker")
            for name, art, at, seat in PEOPLE
        ),
        *(Piece(id=art, kind="tile", at=at, name=name, art=art, held_by=holder) for name, art, at, holder in ITEMS),
        *(
            Piece(id=f"barrier-{n}", kind="barrier", at=at, name="A barrier")
            for n, at in enumerate(("centre--harbour", "ion-towers--blocks"))
        ),
    )


def _console() -> tuple[Ladder, ...]:
    def fields(who: str, at: int, worth: str) -> tuple[Field, ...]:
        """The token shows its worth; the field that it goes to next may be chosen."""
        return tuple(
            Field(
                id=f"next-{_id(who)}" if n == at + 1 else "",
                text=worth if n == at else "",
                state="now" if n == at else "ahead",
            )
            for n in range(9)
        )

    dominance = Ladder(
        id="dominance",
        name="Dominance",
        spans=(Span(name="ability", first=3, last=4, tone="good"), Span(name="stamina", first=5, last=8, tone="bad")),
        rungs=tuple(
            Rung(id=f"over-{_id(name)}", name=name, art=_id(name), fields=fields(name, at, worth), quiet=n > 1)
            for n, (name, at, worth) in enumerate(DOMINANCE)
        ),
    )
    memory = Ladder(
        id="memory",
        name="Memory",
        rungs=(
            Rung(
                id="memory-row",
                name="",
                fields=(
                    Field(icon="timing", text="×2", name="Timing", state="held"),
                    Field(icon="leader", name="Leader", state="held"),
                    Field(icon="timing", name="Timing", state="held"),
                    Field(name="free"),
                ),
            ),
        ),
    )
    return dominance, memory


def _panels() -> tuple[Panel, ...]:
    def rival(seat: int, name: str, shape: Shape, colour: Colour, line: str, face: str, info: str, held: str) -> Panel:
        return Panel(
            id=f"seat-{seat}",
            name=name,
            letter=name[0],
            shape=shape,
            seats=(seat,),
            colour=colour,
            line=line,
            short=f"{info} info",
            brief=True,
            faces=(Sign(icon=face, name=face.capitalize()),),
            counters=(
                Counter(id=f"info-{seat}", value=info, word="info"),
                Counter(id=f"held-{seat}", value=held, word="dilemmas"),
            ),
            ladders=_console()[1:],
        )

    own = Panel(
        id="seat-0",
        name="Tereza",
        letter="T",
        shape="circle",
        seats=(0,),
        colour="green",
        line="Your console",
        short="7 info",
        score=Amount(value="7", word="information"),
        you=True,
        deciding=True,
        active=True,
        ladders=_console(),
        faces=(Sign(icon="hacker", name="Hacker"), Sign(icon="shadow", name="Shadow")),
        counters=(
            Counter(id="tolerance", value="4", word="tolerance", icon="shield"),
            Counter(id="dilemmas", value="2", word="dilemmas in hand: 7", icon="note"),
            Counter(id="stored", value="1", word="stored: 5", icon="lock"),
        ),
    )
    return (
        rival(1, "Petr", "triangle", "red", "next", "enforcer", "9", "2"),
        rival(2, "Oskar", "square", "blue", "bot", "crusher", "6", "3"),
        own,
    )


def _crimes() -> Area:
    crimes = (
        ("Curfew Break", "Petty · free", "2 info", "Hacker is alone+", "holds an item+", "next to the Guardian+"),
        ("Back-Alley Clinic", "G · level 2", "5 info + 1 dilemma, or 8 + 3", "a level 1 of G is done+",
         "Hacker holds hardware, alone+", "in or next to Zinbazaar", "no search there+"),
        ("Dead Drop", "D · level 1", "3 info + 1 dilemma, or 5 + 2", "Shadow counts as alone+", "with dropped goods",
         "next to the Guardian"),
    )  # fmt: skip
    cards = tuple(
        Card(
            id=_id(name),
            name=name,
            tag=tag,
            gain=Amount(value=gain),
            checks=tuple(
                Check(
                    id=f"{_id(name)}-{n}",
                    text=text.rstrip("+"),
                    done=text.endswith("+"),
                    about=("guardian",) if "Guardian" in text else ("zinbazaar",) if "Zinbazaar" in text else (),
                )
                for n, text in enumerate(checks)
            ),
        )
        for name, tag, gain, *checks in crimes
    )
    return Area(id="crimes", name="Your crimes", layout="row", place="hand", cards=cards)


def _syndicate() -> tuple[Ladder, ...]:
    def task(kind: str, filled: int, many: int) -> Rung:
        fields = tuple(
            Field(icon=kind, name=kind.capitalize(), state="held") if n < filled else Field(icon="file", name="folder")
            for n in range(many)
        )
        return Rung(id=f"task-{kind}", name=kind.capitalize(), art=kind, fields=fields)

    def story(letter: str, name: str, levels: int) -> Rung:
        fields = tuple(Field(text=str(n), state="held" if n <= levels else "ahead") for n in (1, 2, 3))
        return Rung(id=f"story-{letter}", name=letter, text=name, fields=fields)

    tasks = (task("timing", 1, 3), task("leader", 2, 2), task("tactics", 0, 2))
    plots = (("A", "Silent Grid", 1), ("B", "Lethal Force", 0), ("F", "Paper Throne", 2), ("G", "Cold Harvest", 1))
    return (
        Ladder(id="investigation", name="Investigation", note="3 info per folder", rungs=tasks),
        Ladder(id="story", name="Story", note="levels done", rungs=tuple(story(*plot) for plot in plots)),
    )


def _prompt() -> Prompt:
    def to(
        key: int, who: str, start: str, end: str, name: str, text: str, checks: tuple[str, ...] = (), lost: str = ""
    ) -> Option:
        ghost = Ghost(piece=who, path=(start, end))
        value = f"{who}-{end}"
        short = name.removeprefix("To ")
        return Option(
            key=key,
            value=value,
            name=name,
            short=short,
            text=text,
            target=end,
            kind=who,
            ghosts=(ghost,),
            checks=checks,
            unchecks=(lost,) if lost else (),
        )

    return Prompt(
        id="action",
        question="Your last action",
        context="One more if the Hacker pays 1 dominance (stamina).",
        steps=("Hook", "Dominance"),
        kinds=(
            Kind(id="hacker", name="Hacker", text="Harbour", art="hacker"),
            Kind(id="shadow", name="Shadow", text="Parish", art="shadow"),
        ),
        options=(
            to(1, "hacker", "harbour", "heights", "To Heights", "Clinic ready", ("back-alley-clinic-2",)),
            Option(
                key=2,
                value="use",
                name="Use Harbour",
                short="Harbour",
                text="gain or process 1",
                target="harbour",
                kind="hacker",
            ),
            Option(
                key=3,
                value="pull",
                name="Pull an item",
                short="Pull",
                text="Rifle or Coupe",
                target="rifle",
                kind="hacker",
            ),
            Option(
                key=4,
                value="up",
                name="Dominance +1",
                short="+1",
                text="9 becomes 12",
                target="next-hacker",
                kind="hacker",
            ),
            to(5, "shadow", "parish", "aerodrome", "To Aerodrome", "Dead Drop ready", ("dead-drop-1",)),
            to(6, "shadow", "parish", "ion-towers", "To Ion Towers", "Jumper is there", lost="dead-drop-0"),
            Option(
                key=7,
                value="risk",
                name="Break in",
                text="2 dilemmas",
                target="curfew-break",
                kind="shadow",
                tone="bad",
                lasting=True,
            ),
            Option(key=0, value="done", name="Done", way_out=True),
        ),
        refusals=(
            Refusal(target="parish", text="It is searched.", name="Parish", kind="shadow"),
            Refusal(target="over-jumper", text="Nobody has hooked the Jumper."),
        ),
    )


def undercover() -> Scene:
    """Eight large districts in a ring, five people by their faces, and much to read in the rails."""
    evidence = tuple(
        Card(id=f"evidence-{kind}", name=kind.capitalize(), art=kind)
        for kind in ("funding", "timing", "target", "weapons")
    )
    offers = tuple(
        Card(
            id=f"support-{n}",
            name=name,
            gain=Amount(value=gain, word="info" if gain != "–" else ""),
            price=Amount(value=str(n)),
        )
        for n, (name, gain) in enumerate((("Swap two items", "+1"), ("Gain 1 action", "–"), ("Peek at 2", "+2")), 1)
    )
    clock = tuple(Field(state="held" if n < 9 else "past", name="evidence" if n < 9 else "gone") for n in range(14))
    free = Card(id="free-hook", name="Jumper", art="jumper")
    told: tuple[tuple[str, Tone], ...] = (
        ("Hook", "quiet"), ("Dominance", "quiet"), ("Actions, 1 left", "go"), ("Major crime", "plain"),
    )  # fmt: skip
    steps = tuple(Card(id=f"step-{n}", name=name, tone=tone) for n, (name, tone) in enumerate(told, 1))
    return Scene(
        game="undercover",
        title="Under cover",
        status="Chapter 2 of 3 · round 6 · most information wins",
        mode="Chapter 2 of 3",
        panels=_panels(),
        others="Rivals",
        others_note="in turn order",
        board=_board(),
        pieces=_pieces(),
        tracks=(
            Track(id="chapter", name="Chapter 2 ends when this is empty", note="9 left", fields=clock, place="rail"),
        ),
        ladders=_syndicate(),
        areas=(
            _crimes(),
            Area(id="steps", name="The steps of a turn", layout="list", cards=steps, place="centre"),
            Area(id="free", name="Free hook", layout="grid", cards=(free,), place="centre"),
            Area(id="evidence", name="Evidence to choose", layout="grid", cards=evidence),
            Area(id="support", name="Support on offer", layout="list", cards=offers),
        ),
        tabs=(
            Tab(id="table", name="City", icon="table"),
            Tab(id="console", name="Console", icon="hook", holds=("seat-0", "seat-1", "seat-2")),
            Tab(id="hand", name="Crimes", icon="hand", holds=("crimes",)),
            Tab(
                id="syndicate",
                name="Syndicate",
                icon="file",
                holds=("chapter", "evidence", "investigation", "support", "story"),
            ),
        ),
        prompt=_prompt(),
        undo=True,
        log=(
            Line(id=1, text="Round 6", heading=True),
            Line(id=2, text="Petr hooks the Enforcer.", seat=1),
            Line(id=3, text="The Guardian searches Blocks.", icon="search", tone="bad"),
            Line(id=4, text="Oskar commits Body Double, reckless: 8 info, 3 dilemmas.", seat=2),
        ),
    )
