"""The lobby and the set-up, as somebody uses them who has not read how."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person
from tests.browser.relay import Relay
from tests.browser.serving import Server


def test_a_host_says_their_name_and_presses_enter(come: Come) -> None:
    host = come()
    host.open_lobby()
    host.page.get_by_role("button", name="Invite friends").click()
    expect(host.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    host.page.keyboard.type("Anna")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()


def test_nothing_to_click_is_pushed_away_by_what_comes_later(come: Come) -> None:
    """What the server knows of a newcomer brings an offer above the games: both come together."""
    person = come()
    page = person.page
    held: list[Route] = []
    page.route("**/api/me*", lambda route: held.append(route))
    with page.expect_response("**/api/games*") as games:
        page.goto(person.origin)
    games.value.finished()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.get_by_role("button", name="Spy Connection")).to_have_count(0)
    held.pop().continue_()
    expect(page.get_by_role("button", name="Spy Connection")).to_be_visible()
    expect(page.get_by_role("button", name="Show me").first).to_be_visible()


def strengths(person: Person) -> list[str]:
    """The levels of the bots, as the page shows them seat by seat."""
    found: list[str] = person.page.get_by_label("Strength of").evaluate_all("all => all.map((one) => one.value)")
    return found


def test_bots_are_somebody_and_keep_the_strength_that_was_chosen(come: Come) -> None:
    person = come()
    person.open_lobby()
    tiles = person.page.get_by_role("region", name="Quick play")
    expect(tiles.get_by_text("Oskar")).to_be_visible()
    assert strengths(person) == ["agent"]
    tiles.get_by_label("Strength of Oskar").select_option("Mastermind")
    expect(tiles.get_by_text("Ada")).to_be_visible()
    tiles.get_by_role("button", name="Add a seat").click()
    expect(tiles.get_by_text("Viktor")).to_be_visible()
    assert strengths(person) == ["mastermind"] * 2
    person.page.reload()
    expect(tiles.get_by_text("Ada")).to_be_visible()
    person.page.get_by_role("button", name="Spy Connection").click()
    expect(tiles.get_by_text("Nadia")).to_be_visible()
    tiles.get_by_label("Strength of Nadia").select_option("Rookie")
    person.quick_play()
    info = person.received("table")[-1]["table"]
    assert [(seat["name"], seat["level"]) for seat in info["seats"][1:]] == [("Timo", "rookie")]


def test_more_settings_begin_where_quick_play_stands(come: Come) -> None:
    person = come()
    person.open_lobby()
    person.pick_mode("Advanced")
    person.page.get_by_label("Strength of Oskar").select_option("Handler")
    person.page.get_by_role("button", name="More settings").click()
    rows = person.page.locator("aside").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Ida")
    expect(person.page.get_by_role("radio", name="Advanced")).to_be_checked()
    person.page.get_by_role("button", name="Add a bot").click()
    assert strengths(person) == ["handler"] * 2
    person.page.reload()
    expect(rows.nth(1)).to_contain_text("Ida")
    person.page.get_by_role("button", name="Play now").click()
    person.at_table()


def test_the_set_up_shows_who_is_with_whom(come: Come) -> None:
    host = come()
    host.page.goto(f"{host.origin}/new?game=agent_avenue&seats=me-agent-open-rookie")
    mine, theirs = (host.page.get_by_role("region", name=name) for name in ("Your side", "The other side"))
    for names, side in ((("You", "Oskar"), mine), (("Free seat", "Otto"), theirs)):
        for name in names:
            expect(side.get_by_text(name, exact=True)).to_be_visible()
    host.page.get_by_role("button").filter(has_text="seat").click()
    expect(mine.get_by_role("listitem")).to_have_count(2)
    host.page.locator("label", has=host.page.get_by_role("radio", name="Seats 2 and 3")).click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    host.page.get_by_role("button", name="Create the table").click()
    host.say_name("Anna")
    expect(mine.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(theirs.get_by_role("listitem")).to_have_count(2)


def test_tables_come_and_go_by_themselves_and_finished_ones_fold_away(come: Come) -> None:
    host, other = come(), come()
    other.sit_down(QUICK)
    other.until_over(other.choose)
    won = other.scene()["verdict"]["won"]
    other.open_lobby()
    going = other.page.get_by_role("link").filter(has_text="Agent Avenue")
    expect(going).to_have_count(0)
    other.page.get_by_text("Finished games").click()
    expect(going).to_contain_text("You won" if won else "Otto won")
    expect(going).to_contain_text("with Otto")
    other.page.get_by_text("Finished games").click()
    host.sit_down("open", public=True)
    expect(going.filter(has_text="1 free seat")).to_be_visible()
    host.page.get_by_role("button", name="Leave the table").click()
    expect(going).to_have_count(0)


def test_on_a_phone_the_table_that_waits_comes_first(come: Come) -> None:
    phone = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.sit_down(QUICK)
    phone.wait_for_turn()
    phone.page.goto(phone.origin)
    row = phone.page.get_by_role("link").filter(has_text="Your move")
    expect(row).to_have_count(1)
    expect(row).to_be_in_viewport()
    title = phone.page.get_by_role("heading", name="What shall we play tonight?").bounding_box()
    place = row.bounding_box()
    assert title is not None and place is not None and place["y"] < title["y"]


def test_pages_that_are_not_there_lead_on(come: Come) -> None:
    person = come()
    for path, text in (
        ("/join/made-up", "This link no longer leads to a table."),
        ("/tabel/x", "There is no such page."),
        ("/table/made-up", "This table"),
    ):
        person.page.goto(person.origin + path)
        expect(person.page.get_by_role("heading", name=text)).to_be_visible()
        person.page.get_by_role("button", name="To the lobby").click()
        expect(person.page.get_by_role("button", name="Play now")).to_be_visible()
    assert len(person.complaints) == 2 and all("status of 404" in text for text in person.complaints)
    person.complaints.clear()


def test_a_server_that_is_gone_is_told_and_found_again(come: Come, server: Server, relay: Relay) -> None:
    relay.mend(server.port)
    person = come(lonely=True, origin=relay.origin)
    person.open_lobby()
    relay.cut()
    expect(person.page.get_by_text("The server does not answer. Trying again…")).to_be_visible()
    person.page.get_by_role("button", name="More settings").click()
    expect(person.page.get_by_role("heading", name="The server does not answer.")).to_be_visible()
    relay.mend(server.port)
    expect(person.page.get_by_role("button", name="Play now")).to_be_visible()
