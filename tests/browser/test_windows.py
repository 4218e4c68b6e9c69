"""Every size of window, measured: nothing cut, nothing lost, nothing that jumps from question to question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Position, expect

from tests.browser import test_spy_connection as spy
from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person
from tests.browser.prepared import Prepared
from tests.browser.serving import Server
from tests.browser.spies import Scene
from tests.games.agent_avenue.table import table

DESKS = ((1280, 720), (1366, 650), (1440, 789), (1536, 730), (1920, 950), (2560, 1440))
PHONES = ((390, 844), (844, 390), (820, 1180), (720, 450))
"""The last one is a laptop of 1440x900 at 200 %."""
TABLES = {
    "agent_avenue": ("advanced", (QUICK,)),
    "spy_connection": ("advanced", (QUICK, QUICK)),
    "mind_mgmt": ("training", (QUICK,)),
    "in_too_deep": ("standard", (QUICK, QUICK)),
}
CHOICES = ".prompt button[data-option]:enabled, .board [data-option]"
"""What may be chosen has a button, or lies on the board."""
TAKEN_UP = ".board [data-take]"
"""What is taken up before anything else may be chosen."""
QUESTIONS = 8
"""So many questions are looked at in every game."""
READ = 3
"""At this one everything is read: no game is over before it."""
Place = tuple[list[int], list[int]]
"""The boxes of board and question."""
HEAVY = {"hunt": 4, "undercover": 5, "lockdown": 6}

MEASURE = """async () => {
    // What is measured on the page is drawn after it is laid out, and what depends on that after another time.
    for (let n = 0; n < 4; n++) await new Promise((done) => requestAnimationFrame(done));
    const box = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    };
    const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
    const within = (inner, outer, slack = 2) => inner.left >= outer.left - slack && inner.top >= outer.top - slack &&
        inner.right <= outer.right + slack && inner.bottom <= outer.bottom + slack;
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const clips = (one) => {
        const found = [screen];
        for (let at = one.parentElement; at; at = at.parentElement) {
            if (getComputedStyle(at).overflow !== "visible") found.push(at.getBoundingClientRect());
        }
        return found;
    };
    const hidden = all(".hand .card .steps > span").filter((one) => {
        const rect = one.getBoundingClientRect();
        const top = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
        return !clips(one).every((clip) => within(rect, clip)) || !top || one.closest(".card") !== top.closest(".card");
    });
    const named = (one) => `${one.className} ${one.textContent} ${box(one)}`;
    const parts = all(".table > :is(.top, .seats, .left, .right, .stage, .deciding, .hand, .dock)");
    const over = parts.flatMap((one, n) => parts.slice(n + 1).filter((other) => {
        const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    }).map((other) => `${one.className} | ${other.className}`));
    const inside = (rect) => rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;
    const dense = (one) => {
        const rect = one.getBoundingClientRect();
        const seen = inside(rect) && clips(one).every((clip) => within(rect, clip));
        return seen && Math.min(rect.width, rect.height) < 43.5;
    };
    const page = document.scrollingElement;
    return {
        board: box(document.querySelector("svg.board")),
        prompt: box(document.querySelector(".prompt")),
        scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
        hidden: hidden.map(named),
        over,
        outside: parts.filter((one) => !within(one.getBoundingClientRect(), screen, 1)).map(named),
        small: all(".table button").filter(dense).map(named),
    };
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), flags=("--gallery",))
    server.start()
    yield server
    server.kill()


def look(person: Person, size: tuple[int, int], place: Place | None = None) -> Place:
    """In a window of that size nothing is wrong, and board and question lie where they lay; says where they lie.

    A window that has just been made smaller or larger is laid out in more than one frame.
    """
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    parts = ("scrolls", "hidden", "over", "outside", *(["small"] if size in PHONES else []))
    measured: dict[str, Any] = {}

    def settled() -> bool:
        measured.update(person.page.evaluate(MEASURE))
        return not any(measured[part] for part in parts) and place in (None, (measured["board"], measured["prompt"]))

    person.wait_until(settled, lambda: f"{size}: {measured}, before: {place}")
    return measured["board"], measured["prompt"]


def ask(person: Person) -> bool:
    """Wait for a question; whether there is one, or the game is over."""
    over = person.page.locator(".prompt.result")
    expect(person.page.locator(f"{CHOICES}, {TAKEN_UP}").first.or_(over).first).to_be_visible()
    person.stand_still()
    return not over.count()


def answer(person: Person, turn: int) -> None:
    """One option after the other, so that many sorts of questions come up."""
    page, before = person.page, person.answered()
    if not page.locator(CHOICES).count():
        page.locator(TAKEN_UP).first.click()
    options, sends = page.locator(".prompt .opt[data-option]:enabled"), page.locator(".prompt .send").count()
    chosen = options.nth(turn % options.count()) if options.count() else page.locator(CHOICES).first
    chosen.hover()  # where fingers are expected, what is pointed at grows by a line: then it must not move any more
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    chosen.click()
    if sends:
        page.locator(".prompt .send").click()
    person.wait_for_answer(before)


@pytest.mark.parametrize("language", ["en-GB", "cs-CZ", "sk-SK"])
@pytest.mark.parametrize("game", list(TABLES))
def test_board_and_question_keep_their_place_and_nothing_is_cut(come: Come, game: str, language: str) -> None:
    person = come(locale=language, has_touch=True)
    mode, others = TABLES[game]
    person.sit_down(*others, game=game, mode=mode)
    places: dict[tuple[int, int], Place] = {}
    for turn in range(QUESTIONS):
        if not ask(person):
            break
        for size in (*PHONES, *DESKS):
            places[size] = look(person, size, places.get(size))
        if turn == READ:
            for size in (*DESKS, *PHONES):
                expect_words(person.page, size)
        person.page.set_viewport_size({"width": 1440, "height": 900})
        if not ask(person):  # a tap on a card to be read may have been an answer
            break
        answer(person, turn)
    assert turn > READ, "the game is over too soon"


def test_the_first_tap_shows_and_the_second_chooses(come: Come) -> None:
    """The focus may have come to an option by itself: a finger has seen nothing of it yet."""
    person = come(has_touch=True)
    person.sit_down(QUICK, game="spy_connection", mode="first")
    ask(person)
    shown = next(option for option in person.scene()["prompt"]["options"] if option.get("ghosts"))
    button, before = spy.turn_to(person, shown, touch=True), person.answered()
    line = button.locator(".again")
    person.page.keyboard.press("Tab")  # from now on the focus is seen
    button.focus()
    expect(button).to_contain_class("is-hover")
    expect(line).to_have_count(0)
    button.tap()
    expect(line).to_be_visible()
    assert person.answered() == before
    button.tap()
    person.wait_for_answer(before)


def test_five_cards_fit_where_four_do(come: Come) -> None:
    """A hand of the advanced game may grow by one."""
    person = come(has_touch=True)
    hand = ("codebreaker", "double_agent", "enforcer", "saboteur", "sentinel")
    Prepared(person, table(active="green", hands={0: hand}).match)
    ask(person)
    for size in (*PHONES, *DESKS):
        look(person, size)


@pytest.mark.parametrize("scene", list(HEAVY))
def test_heavy_tables_fit_into_every_window(come: Come, scene: str) -> None:
    person = come(has_touch=True)
    person.page.goto(f"{person.origin}/gallery?scene={HEAVY[scene]}")
    expect(person.page.locator(".prompt")).to_be_visible()
    for size in (*PHONES, *DESKS):
        look(person, size)
        expect_words(person.page, size)


CUT = """() => [...document.querySelectorAll("[data-card]")].filter((one) => one.checkVisibility()).flatMap((card) => {
    const within = (inner, outer) => inner.left >= outer.left - 2 && inner.top >= outer.top - 2 &&
        inner.right <= outer.right + 2 && inner.bottom <= outer.bottom + 2;
    const lost = [];
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const aside = node.parentElement.closest(".key, .sr, .pts, .price, .gain, footer, svg");
        if (aside || !node.textContent.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const clips = [new DOMRect(0, 0, innerWidth, innerHeight)];
        for (let at = node.parentElement; at; at = at.parentElement) {
            if (getComputedStyle(at).overflow !== "visible") clips.push(at.getBoundingClientRect());
        }
        const rects = [...range.getClientRects()];
        const read = rects.length && rects.every((rect) => clips.every((clip) => within(rect, clip)));
        if (!read) lost.push(node.textContent.replace(/\\s+/g, " ").trim());
    }
    return lost.length ? [[card.dataset.card, lost]] : [];
})"""
"""The cards whose words cannot all be read where they lie, with those words."""


def expect_words(page: Page, size: tuple[int, int]) -> None:
    """No words of a card are lost: where they do not fit, they open under the pointer, with the focus, by a tap."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(1, 1)
    for card, _ in page.evaluate(CUT):
        thing = page.locator(f'[data-card="{card}"]').filter(visible=True).first
        thing.scroll_into_view_if_needed()
        still: list[str] = next((words for each, words in page.evaluate(CUT) if each == card), [])
        if not still:
            continue
        if size in PHONES:
            thing.tap(position={"x": 20, "y": 12})
        else:
            thing.hover(position={"x": 20, "y": 12})
        for words in still:
            expect(page.locator(".closer")).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(page.locator(".closer")).to_have_count(0)
        page.mouse.move(1, 1)


def test_a_card_that_is_cut_opens_with_the_focus_and_by_a_tap_before_it_is_played(come: Come) -> None:
    person = come(viewport={"width": 390, "height": 844}, has_touch=True)
    page = person.page
    page.goto(f"{person.origin}/gallery?scene={HEAVY['lockdown']}")
    card = page.locator('section.hand [data-card="route"], section.hand .card.is-option').last
    seen: Position = {"x": 30, "y": 16}  # its upper part: the rest lies under the dock
    card.tap(position=seen)
    expect(page.locator(".closer")).to_contain_text("Move with no noise roll.")
    expect(page.locator(".prompt .is-chosen")).to_have_count(0)
    card.tap(position=seen)
    expect(page.locator(".closer")).to_have_count(0)
    expect(page.locator(".prompt [data-option]:enabled")).to_have_count(0)  # it is on its way


@pytest.mark.parametrize("scene", sorted(HEAVY))
def test_no_option_gets_lower_when_it_is_pointed_at(come: Come, scene: str) -> None:
    """Else the pointer would no longer be on it, and it would grow again, without end."""
    person = come()
    person.page.goto(f"{person.origin}/gallery?scene={HEAVY[scene]}")
    options = person.page.locator(".prompt .choices .opt")
    expect(options.first).to_be_visible()
    person.stand_still()
    before = [option.evaluate("(one) => one.offsetHeight") for option in options.all()]
    for option, height in zip(options.all(), before, strict=True):
        option.hover(force=True)
        person.stand_still()
        assert option.evaluate("(one) => one.offsetHeight") >= height


def test_no_ring_covers_the_values_of_the_card_beside_it(come: Come) -> None:
    person = come()
    person.sit_down(QUICK, mode="basic")
    cards = person.page.locator("section.hand .card.is-option")
    while ask(person) and not cards.count():
        answer(person, 0)
    reach = "(card) => { const { outlineOffset, outlineWidth } = getComputedStyle(card);"
    reach += " return parseFloat(outlineOffset) + parseFloat(outlineWidth); }"
    cards.first.hover()
    assert [card.evaluate(reach) <= 0 for card in cards.all()] == [True] * cards.count()
    person.page.locator(".prompt .opt[data-option]").first.click()
    if person.page.locator("section.hand .card.is-chosen").count():
        assert person.page.locator("section.hand .card.is-chosen").evaluate(reach) <= 0


def test_a_phone_that_writes_is_not_torn_from_its_chat(come: Come) -> None:
    anna, ben = come(viewport={"width": 390, "height": 844}, has_touch=True), come()
    link = anna.sit_down("open", mode="basic")[0]
    ben.come_by(link, "Ben")
    anna.start()
    ben.at_table()
    while not ben.options().count():  # until it is Ben who is asked
        if anna.options().count():
            anna.choose()
        anna.page.wait_for_timeout(20)
    page = anna.page
    page.get_by_role("button", name="Chat").tap()
    page.get_by_role("textbox").fill("see you at ")
    while ben.scene().get("prompt"):
        ben.decide()
    anna.wait_until(lambda: bool(anna.scene().get("prompt")))
    box = page.get_by_role("textbox")
    expect(page.get_by_role("navigation").get_by_text("Your turn")).to_be_visible()
    expect(box).to_be_focused()
    sent = len(anna.sent)
    page.keyboard.type("1")
    expect(box).to_have_value("see you at 1")
    assert not [frame for frame in anna.sent[sent:] if '"choose"' in frame]
    page.get_by_role("button", name="Table").tap()
    expect(anna.options().first).to_be_visible()
    page.get_by_role("button", name="Chat").tap()
    expect(page.get_by_role("textbox")).to_have_value("see you at 1")


def test_the_chosen_language_keeps_its_label_under_the_pointer(come: Come) -> None:
    person = come(color_scheme="dark")
    person.open_lobby()
    chosen = person.page.locator(".lang [aria-pressed=true]").first
    colour = "(button) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]"
    before = chosen.evaluate(colour)
    chosen.hover()
    assert chosen.evaluate(colour) == before


@pytest.mark.parametrize("language", ["en-GB", "cs-CZ", "sk-SK"])
def test_only_you_see_it_stands_in_one_line(come: Come, language: str) -> None:
    person = come(locale=language, viewport={"width": 1280, "height": 720})
    person.page.goto(f"{person.origin}/gallery?scene={HEAVY['lockdown']}")
    for note in person.page.locator(".only-you").all():
        assert note.evaluate("(note) => note.getBoundingClientRect().height") < 24


def test_the_board_is_heard_space_by_space(come: Come) -> None:
    person = come()
    person.sit_down(QUICK, mode="basic")
    ask(person)
    scene = person.scene()
    heard = person.page.get_by_role("list", name="Spaces of the board").get_by_role("listitem")
    expect(heard).to_have_count(len(scene["board"]["spaces"]))
    for space, line in zip(scene["board"]["spaces"], heard.all_text_contents(), strict=True):
        here = [piece["name"] for piece in scene["pieces"] if piece["at"] == space["id"]]
        assert line == ", ".join([space["name"], *(f"{name} is here" for name in here)])
    assert not person.page.locator("svg.board text:not([aria-hidden=true] *)").filter(has_text="Home").count()


def test_all_missions_are_seen_at_once_on_a_phone(come: Come) -> None:
    person = come(viewport={"width": 390, "height": 844}, has_touch=True)
    person.page.goto(f"{person.origin}/gallery?scene=0")
    missions = person.page.locator(".strip .mission")
    expect(missions).to_have_count(2)
    for mission in missions.all():
        box = mission.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390


def test_a_stack_does_not_look_like_an_option(come: Come) -> None:
    person = come()
    person.page.goto(f"{person.origin}/gallery?scene=0")
    counts = person.page.locator(".board .count text")
    expect(counts.first).to_have_text("×2")
    assert all(text.startswith("×") for text in counts.all_text_contents())


def test_a_question_opens_the_tab_that_it_is_about(come: Come) -> None:
    """Whoever looked behind another tab before is not left there; and what is lit on the map stays where it is."""
    person = come()
    person.sit_down(QUICK, game="spy_connection", mode="advanced")
    tabs = person.page.locator(".prompt [role=tab]")
    board = person.page.locator("svg.board")

    def choose(person: Person, option: dict[str, Any]) -> None:
        ask(person)
        before = board.bounding_box()
        if tabs.count():
            tabs.last.click()
            assert board.bounding_box() == before
        spy.click(person, option)

    def marks(scene: Scene) -> bool:
        kinds = {option.get("kind", "") for option in scene["prompt"]["options"] if not option.get("way_out")}
        return scene["prompt"]["id"] == "mark" and "mark" in kinds and len(kinds) > 2

    spy.play(person, choose, marks)
    ask(person)
    expect(person.page.locator(".prompt [role=tab][aria-selected=true]")).to_have_attribute("data-kind", "mark")


def test_a_whole_turn_is_taken_back_in_one_click(come: Come) -> None:
    person = come()
    person.sit_down(QUICK, game="spy_connection", mode="advanced")
    spy.play(person, spy.click, lambda scene: scene.get("undo", False) and len(scene["prompt"].get("steps", ())) > 1)
    ask(person)
    steps = len(person.scene()["prompt"]["steps"])
    taken = sum('"undo"' in frame for frame in person.sent)
    person.page.get_by_role("button", name="Undo the turn").click()
    person.wait_until(lambda: not person.scene()["prompt"].get("steps"))
    expect(person.page.locator(".sofar li")).to_have_count(0)
    assert sum('"undo"' in frame for frame in person.sent) - taken >= steps
