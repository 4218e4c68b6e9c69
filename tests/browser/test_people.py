"""Several people at one table, each at a browser of their own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.play import PATIENCE, QUICK, Person, anybody_asked, hand, together
from tests.browser.serving import Server


def two_at_a_table(come: Come, **how: Any) -> tuple[Person, Person]:
    """Two people by link, in the order of their seats, the game begun."""
    host, guest = come(**how), come(**how)
    guest.come_by(host.sit_down("open")[0], "Berta")
    expect(host.page.get_by_text("Berta").first).to_be_visible(timeout=PATIENCE)
    host.start()
    guest.at_table()
    return host, guest


def asked_first(people: tuple[Person, Person]) -> tuple[Person, Person]:
    """Who is asked now, and who is not."""
    asked = anybody_asked(people)
    assert asked is not None
    other = people[1] if asked is people[0] else people[0]
    assert not other.scene().get("prompt")
    return asked, other


def lays_open(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """All cards of a scene that show their face."""
    areas = scene["areas"] + [area for panel in scene["panels"] for area in panel.get("areas", [])]
    return [card for area in areas for card in area.get("cards", []) if not card.get("back")]


def test_two_by_link_see_only_their_own_hands(come: Come) -> None:
    for _ in range(20):  # until both have been dealt something that the other has not
        host, guest = two_at_a_table(come)
        mine, theirs = hand(host.scene()), hand(guest.scene())
        assert len(mine) == len(theirs) >= 4
        if set(mine) - set(theirs) and set(theirs) - set(mine):
            break
        host.context.close()
        guest.context.close()
    for person, own, other in ((host, mine, theirs), (guest, theirs, mine)):
        secret = set(other) - set(own)
        for name in own:
            expect(person.page.get_by_text(name).first).to_be_attached(timeout=PATIENCE)
        goal = person.scene()["prompt"]["context"] if person.scene().get("prompt") else ""
        everything = [text.replace(goal, "") for text in (person.text(), *person.frames)]
        assert not [name for name in secret for text in everything if name in text]
    # Later names lie open too, so from now on the places count: the other's hand is backs and a number.
    together([host, guest], done=lambda: host.answered() + guest.answered() >= 40)
    for person, seat in ((host, 1), (guest, 0)):
        for frame in person.received("scene"):
            scene = frame["scene"]
            if not scene.get("verdict"):
                assert not [card for card in lays_open(scene) if card["id"].startswith(f"hand-{seat}")]


def test_whole_game_of_two_by_link(come: Come) -> None:
    host, guest = come(), come()
    host.open_lobby()
    link = host.invite()
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name="Anna invites you")).to_be_visible(timeout=PATIENCE)
    guest.come_by(link, "Berta")
    host.start()
    guest.at_table()
    together([host, guest], done=lambda: False)
    for person in (host, guest):
        expect(person.over).to_be_visible(timeout=PATIENCE)
        expect(person.over).to_contain_text(person.scene()["verdict"]["text"])
    assert {person.scene()["verdict"]["won"] for person in (host, guest)} == {True, False}
    table = host.table
    host.over.get_by_role("button", name="Rematch").click()
    host.wait_until(lambda: host.table != table)
    host.over.wait_for(state="detached")


def test_four_at_a_team_table_with_two_bots(come: Come) -> None:
    host, guest = come(), come()
    host.open_lobby()
    for _ in range(2):
        host.page.get_by_role("button", name="Add a seat").click()
    host.page.get_by_role("button", name="Keep it for a friend").last.click()
    host.invite()
    links = host.links()
    assert len(links) == 1, "only the friend's seat is free"
    guest.come_by(links[0], "Berta")
    host.start()
    guest.at_table()
    assert len(host.scene()["panels"]) == 2
    assert [panel["seats"] for panel in host.scene()["panels"]] != [[0], [1]]
    together([host, guest], done=lambda: False)
    for person in (host, guest):
        expect(person.over).to_be_visible(timeout=PATIENCE)
        expect(person.over).to_contain_text(person.scene()["verdict"]["text"])


def test_spectator_watches_an_open_table(come: Come) -> None:
    player, watcher = come(), come()
    player.sit_down(QUICK, public=True)
    watcher.open_lobby()
    watcher.page.locator(f'a[href$="{player.table}"]').click()
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible(timeout=PATIENCE)
    lines = len(watcher.scene().get("log", []))
    player.play_on(lambda: player.answered() > 3)
    player.asked_again()
    watcher.wait_until(lambda: len(watcher.scene()["log"]) > lines)
    assert not watcher.options().count()
    expect(player.page.get_by_role("textbox", name="Write to the others")).to_be_visible()
    expect(watcher.page.get_by_role("textbox", name="Write to the others")).to_have_count(0)
    for frame in watcher.received("scene"):
        assert not frame["scene"].get("prompt") and not frame["scene"].get("undo")
        assert frame["scene"].get("verdict") or not [
            card for card in lays_open(frame["scene"]) if card["id"].startswith("hand-")
        ]


def test_a_friend_watches_by_link_to_the_end_and_at_the_next_table(come: Come) -> None:
    player, watcher = come(permissions=["clipboard-read", "clipboard-write"]), come()
    player.sit_down(QUICK)
    player.page.get_by_role("button", name="Settings").click()
    player.click(player.page.get_by_role("dialog").get_by_role("button", name="Copy"))
    expect(player.page.get_by_role("button", name="Copied")).to_be_visible(timeout=PATIENCE)
    link = player.page.evaluate("navigator.clipboard.readText()")
    player.page.keyboard.press("Escape")
    watcher.page.goto(link)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible(timeout=PATIENCE)
    player.until_over(player.choose)
    expect(watcher.over).to_be_visible(timeout=PATIENCE)
    first = player.table
    player.over.get_by_role("button", name="Rematch").click()
    player.wait_until(lambda: player.table != first)
    watcher.over.get_by_role("button", name="Rematch").click(timeout=PATIENCE)
    watcher.over.wait_for(state="detached")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible(timeout=PATIENCE)
    assert watcher.received("table")[-1]["table"]["id"] == player.table
    for frame in watcher.received("scene"):
        assert not frame["scene"].get("prompt")
        assert frame["scene"].get("verdict") or not [
            card for card in lays_open(frame["scene"]) if card["id"].startswith("hand-")
        ]


def test_a_used_link_leads_its_guest_home_and_lets_others_watch(come: Come) -> None:
    host, guest, late = come(), come(), come()
    link = host.sit_down("open", "open")[0]
    guest.come_by(link, "Berta")
    guest.open_lobby()
    guest.page.goto(link)
    expect(guest.page.get_by_text("The host starts the game.")).to_be_visible(timeout=PATIENCE)
    assert guest.page.url == f"{guest.origin}/table/{host.table}"
    late.page.goto(link)
    expect(late.page.get_by_text("Somebody else has taken this seat.")).to_be_visible(timeout=PATIENCE)
    expect(late.page.get_by_role("button", name="Sit down")).to_have_count(0)
    late.click(late.page.get_by_role("button", name="Just watch"))
    expect(late.page.get_by_text("1 seat is still free")).to_be_visible(timeout=PATIENCE)
    expect(late.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_link_is_copied_at_a_plain_address_too(come: Come) -> None:
    """Without the clipboard that browsers give to safe addresses only."""
    person = come(permissions=["clipboard-read"])
    person.page.add_init_script("delete Navigator.prototype.clipboard")
    person.sit_down("open")
    person.page.evaluate("document.addEventListener('copy', () => { window.copied = getSelection().toString() })")
    person.page.get_by_role("button", name="Copy", exact=True).click()
    expect(person.page.get_by_role("button", name="Copied")).to_be_visible(timeout=PATIENCE)
    field = person.page.evaluate("window.copied")
    assert field == person.origin + person.received("table")[-1]["table"]["invite"]


def test_undo_where_it_is_allowed_and_where_it_is_not(come: Come) -> None:
    asked, other = asked_first(two_at_a_table(come))
    undo = asked.page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    before = asked.scene()
    asked.choose()
    expect(undo).to_be_visible(timeout=PATIENCE)
    assert asked.scene()["prompt"]["question"] != before["prompt"]["question"]
    answered = asked.answered()
    undo.click()
    asked.wait_for_answer(answered)
    assert asked.scene()["prompt"]["question"] == before["prompt"]["question"]
    assert hand(asked.scene()) == hand(before)
    expect(undo).to_have_count(0)
    # The other one's answer shows a secret card: from then on nothing is taken back.
    together([asked, other], done=lambda: other.answered() > 0)
    assert other.answered() == 1
    anybody_asked([asked, other])
    for person, undone in ((asked, 1), (other, 0)):
        expect(person.page.get_by_role("button", name="Undo")).to_have_count(0)
        person.page.keyboard.press("u")
        person.page.evaluate("new Promise(requestAnimationFrame)")
        assert sum(frame.startswith('{"t":"undo"') for frame in person.sent) == undone


def test_everybody_has_their_own_language(come: Come) -> None:
    host, guest = two_at_a_table(come)
    asked, _ = asked_first((host, guest))
    before = [person.scene() for person in (host, guest)]
    asked.choose()
    host.wait_until(lambda: host.scene() != before[0] and guest.scene() != before[1])
    english = guest.scene()
    lines = len(english["log"])
    for language, word in (("cs", "Vzít zpět"), ("sk", "Vziať späť")):
        shown = host.scene()
        host.page.get_by_role("button", name=language.upper(), exact=True).first.click()
        expect(host.page.locator("html")).to_have_attribute("lang", language)
        expect(host.page.get_by_text(shown["status"])).to_have_count(0, timeout=PATIENCE)
        assert host.scene()["status"] != shown["status"]
        newest = host.scene()["log"][-1]["text"]
        assert newest not in (line["text"] for line in (*shown["log"], *english["log"]))
        expect(host.page.get_by_text(newest).filter(visible=True).first).to_be_visible(timeout=PATIENCE)
        if asked is host:
            expect(host.page.get_by_role("button", name=word, exact=True)).to_be_visible(timeout=PATIENCE)
    assert guest.scene() == english
    assert guest.page.locator("html").get_attribute("lang") == "en"
    host.page.get_by_role("button", name="EN", exact=True).first.click()
    together([host, guest], done=lambda: len(guest.scene()["log"]) > lines)
    assert len(guest.scene()["log"]) > lines


def test_the_language_can_be_changed_on_a_phone(come: Come) -> None:
    phone = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.sit_down(QUICK)
    phone.page.get_by_role("button", name="Settings").tap()
    phone.page.get_by_role("dialog").get_by_role("button", name="SK").tap()
    expect(phone.page.locator("html")).to_have_attribute("lang", "sk")
    expect(phone.page.get_by_role("dialog", name="Nastavenia")).to_be_visible()


def test_leave_bot_takes_over_return(come: Come) -> None:
    host, guest = two_at_a_table(come)
    host.page.get_by_role("button", name="Settings").click()
    host.page.get_by_role("button", name="Leave: a bot takes over").click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    left = host.page.get_by_text("You have left. A bot plays on in your place")
    expect(left).to_be_visible(timeout=PATIENCE)
    expect(guest.page.get_by_text("away, a bot plays").first).to_be_visible(timeout=PATIENCE)
    guest.play_on(lambda: guest.answered() > 1)
    host.page.get_by_role("button", name="Take the seat back").click()
    expect(left).to_have_count(0, timeout=PATIENCE)
    expect(guest.page.get_by_text("away, a bot plays")).to_have_count(0, timeout=PATIENCE)
    before = host.answered()
    together([guest, host], done=lambda: host.answered() > before)
    assert host.answered() > before
    assert not host.received("refused")


def test_who_has_said_no_name_has_one_in_the_language_of_the_page(come: Come) -> None:
    person = come()
    person.page.goto(person.origin)
    person.page.get_by_role("button", name="CS", exact=True).first.click()
    person.page.get_by_role("button", name="Hrát hned").click()
    expect(person.page.locator(".table")).to_contain_text("Hráč 1", timeout=PATIENCE)


def away(person: Person, seat: int) -> bool:
    """Whether somebody else is away, as this person has been told."""
    told: dict[str, Any] = person.received("table")[-1]["table"]["seats"][seat]
    return told["gone"] is not None


def own_seat(person: Person) -> int:
    seat: int = person.received("table")[-1]["table"]["you"]
    return seat


def test_a_friend_who_vanishes_is_missed_nudged_and_found_again(come: Come) -> None:
    asked, waits = asked_first(two_at_a_table(come))
    seat = own_seat(asked)
    name = asked.received("table")[-1]["table"]["names"][seat]
    waits.page.clock.install()
    waits.page.reload()
    waits.at_table()
    line = waits.page.locator(".waitline")
    nudge = waits.page.get_by_role("button", name=f"Nudge {name}")
    expect(nudge).to_have_count(0)
    asked.page.goto(asked.origin)
    waits.wait_until(lambda: away(waits, seat))
    waits.page.clock.fast_forward(15_000)
    expect(line.get_by_text(f"{name}: away", exact=True)).to_be_visible()
    nudge.click()
    expect(waits.page.get_by_role("button", name=f"{name} has been nudged")).to_be_disabled()
    waits.page.clock.fast_forward(5 * 60_000)
    expect(line.get_by_text(f"{name}: away for 5 minutes")).to_be_visible()
    row = asked.page.get_by_role("link").filter(has_text="is waiting")
    expect(row).to_be_visible()
    asked.page.wait_for_function("document.title.includes('is waiting')")
    row.click()
    asked.at_table()
    told = asked.page.get_by_text("is waiting for you.")
    expect(told).to_be_visible()
    waits.wait_until(lambda: not away(waits, seat))
    expect(line.get_by_text("away for")).to_have_count(0)
    asked.choose()
    expect(told).to_have_count(0)


def test_a_bot_is_offered_for_a_friend_who_stays_away(come: Come, server: Server) -> None:
    asked, waits = asked_first(two_at_a_table(come, lonely=True))
    seat = own_seat(asked)
    table = waits.table
    asked.page.goto("about:blank")
    waits.wait_until(lambda: away(waits, seat))
    call = waits.page.get_by_role("button", name="Call in a bot")
    expect(call).to_have_count(0)
    server.kill()
    server.let_pass(table, 601)
    server.start()
    call.click()
    waits.wait_for_turn()
    asked.page.goto(f"{asked.origin}/table/{table}")
    asked.page.get_by_role("button", name="Take the seat back").click()
    expect(asked.page.get_by_text("A bot plays on in your place")).to_have_count(0)


def test_players_see_who_looks_on(come: Come) -> None:
    player, watcher = come(), come()
    player.sit_down(QUICK, public=True)
    watcher.open_lobby()
    watcher.page.get_by_role("button", name="Your name").click()
    watcher.say_name("Eve")
    watcher.page.locator(f'a[href$="{player.table}"]').click()
    expect(player.page.get_by_role("note", name="Watching: Eve")).to_be_visible()
    watcher.page.goto("about:blank")
    expect(player.page.get_by_role("note")).to_have_count(0)


def test_a_rematch_waits_for_whoever_is_not_here(come: Come) -> None:
    host, guest = two_at_a_table(come)
    together([host, guest], done=lambda: False)
    table = host.table
    guest.page.goto("about:blank")
    host.over.get_by_role("button", name="Rematch").click()
    host.wait_until(lambda: host.table != table)
    expect(host.page.get_by_role("heading", name="Waiting for Berta")).to_be_visible()
    expect(host.page.get_by_text("Everybody is here")).to_have_count(0)
    guest.page.goto(f"{guest.origin}/table/{host.table}")
    expect(host.page.get_by_role("heading", name="Everybody is here")).to_be_visible()


def test_muting_is_said_undone_and_never_oneself(come: Come) -> None:
    host, guest = two_at_a_table(come)
    for person in (host, guest):
        person.page.get_by_role("tab", name="Chat").click()
    for person, text in ((guest, "hello there"), (host, "good evening")):
        person.page.get_by_role("textbox", name="Write to the others").fill(text)
        person.page.keyboard.press("Enter")
        expect(host.page.get_by_text(text)).to_be_visible()
    names = host.received("table")[-1]["table"]["names"]
    expect(host.page.get_by_role("button", name=f"Mute {names[0]}")).to_have_count(0)
    host.page.get_by_role("button", name="Mute Berta").click()
    expect(host.page.get_by_text("hello there")).to_have_count(0)
    expect(host.page.get_by_text("good evening")).to_be_visible()
    host.page.get_by_role("button", name="Hear Berta again").click()
    expect(host.page.get_by_text("hello there")).to_be_visible()


def test_the_table_shows_who_the_bots_are_and_how_strong(come: Come) -> None:
    person = come()
    person.sit_down("handler")
    panel = person.page.get_by_role("region", name="Ida")
    expect(panel.get_by_text("Handler", exact=True)).to_be_visible()
    expect(panel.locator("svg.portrait")).to_be_visible()
