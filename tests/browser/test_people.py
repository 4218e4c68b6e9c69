"""Several people at one table, each at a browser of their own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.play import PATIENCE, Person, hand, together


def two_at_a_table(come: Come) -> tuple[Person, Person]:
    """Two people by link, in the order of their seats, the game begun."""
    host, guest = come(), come()
    host.open_lobby()
    guest.come_by(host.invite(), "Berta")
    expect(host.page.get_by_text("Berta")).to_be_visible()
    host.start()
    guest.at_table()
    return host, guest


def asked_first(people: tuple[Person, ...]) -> tuple[Person, Person]:
    """Who is asked now, and somebody who is not."""
    people[0].page.wait_for_timeout(200)
    asked = [person for person in people if person.options().count()]
    assert len(asked) == 1
    return asked[0], next(person for person in people if person is not asked[0])


def lays_open(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """All cards of a scene that show their face."""
    areas = scene["areas"] + [area for panel in scene["panels"] for area in panel.get("areas", [])]
    return [card for area in areas for card in area.get("cards", []) if not card.get("back")]


def test_two_by_link_see_only_their_own_hands(come: Come) -> None:
    for _ in range(6):
        host, guest = two_at_a_table(come)
        mine, theirs = hand(host.scene()), hand(guest.scene())
        assert len(mine) == len(theirs) >= 4
        if set(mine) - set(theirs) and set(theirs) - set(mine):
            break
    for person, own, other in ((host, mine, theirs), (guest, theirs, mine)):
        secret = set(other) - set(own)
        assert secret
        everything = [person.text(), *person.frames]
        assert all(name in everything[0] for name in own)
        assert not [name for name in secret for text in everything if name in text]
    # Later names lie open too, so from now on the places count: the other's hand is backs and a number.
    together([host, guest], done=lambda: False, most=40)
    for person, seat in ((host, 1), (guest, 0)):
        for frame in person.received("scene"):
            scene = frame["scene"]
            if not scene.get("verdict"):
                assert not [card for card in lays_open(scene) if card["id"].startswith(f"hand-{seat}")]


def test_whole_game_of_two_by_link(come: Come) -> None:
    host, guest = two_at_a_table(come)
    together([host, guest], done=lambda: False, most=2000)
    for person in (host, guest):
        expect(person.over).to_be_visible(timeout=PATIENCE)
        expect(person.over).to_contain_text(person.scene()["verdict"]["text"])
    assert {person.scene()["verdict"]["won"] for person in (host, guest)} == {True, False}
    table = host.table
    host.over.get_by_role("button", name="Rematch").click()
    host.over.wait_for(state="detached")
    assert host.table != table


def test_four_at_a_team_table_with_two_bots(come: Come) -> None:
    host, guest = come(), come()
    host.open_lobby()
    for _ in range(2):
        host.page.get_by_role("button", name="Add a seat").click()
    host.page.locator(".seatsrow button.bot").last.click()
    host.click(host.page.get_by_role("button", name="Invite friends"))
    links = host.links()
    assert len(links) == 1, "only the friend's seat is free"
    guest.come_by(links[0], "Berta")
    host.start()
    guest.at_table()
    assert len(host.scene()["panels"]) == 2
    assert [panel["seats"] for panel in host.scene()["panels"]] != [[0], [1]]
    together([host, guest], done=lambda: False, most=2000)
    for person in (host, guest):
        expect(person.over).to_be_visible(timeout=PATIENCE)
        expect(person.over).to_contain_text(person.scene()["verdict"]["text"])


def test_spectator_watches_an_open_table(come: Come) -> None:
    player, watcher = come(), come()
    player.open_lobby()
    player.page.get_by_role("button", name="More settings").click()
    player.page.get_by_role("button", name="Friend").click()
    player.page.locator("label", has=player.page.get_by_role("switch", name="Open to everybody")).click()
    player.page.get_by_role("button", name="Create the table").click()
    player.wait_for_turn()
    watcher.open_lobby()
    watcher.page.get_by_role("region").get_by_role("link", name="Agent Avenue").first.or_(
        watcher.page.locator("aside a", has_text="Agent Avenue").first
    ).first.click()
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible(timeout=PATIENCE)
    lines = len(watcher.scene().get("log", []))
    together([player], done=lambda: player.answered() > 4)
    player.asked_again()
    watcher.page.wait_for_timeout(200)
    assert len(watcher.scene()["log"]) > lines
    assert not watcher.options().count()
    for frame in watcher.received("scene"):
        assert not frame["scene"].get("prompt") and not frame["scene"].get("undo")
        assert frame["scene"].get("verdict") or not [
            card for card in lays_open(frame["scene"]) if card["id"].startswith("hand-")
        ]


def test_undo_where_it_is_allowed_and_where_it_is_not(come: Come) -> None:
    asked, other = asked_first(two_at_a_table(come))
    undo = asked.page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    before = asked.scene()
    asked.choose()
    expect(undo).to_be_visible()
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
    asked.page.wait_for_timeout(200)
    for person in (asked, other):
        expect(person.page.get_by_role("button", name="Undo")).to_have_count(0)
        seen = person.scene()
        person.page.keyboard.press("u")
        person.page.wait_for_timeout(200)
        assert person.scene() == seen


def test_everybody_has_their_own_language(come: Come) -> None:
    host, guest = two_at_a_table(come)
    asked, _ = asked_first((host, guest))
    asked.choose()
    guest.page.wait_for_timeout(300)
    english = guest.scene()
    for language, word in (("cs", "Zpět"), ("sk", "Späť")):
        shown = host.scene()
        host.page.get_by_role("button", name=language.upper(), exact=True).first.click()
        expect(host.page.locator("html")).to_have_attribute("lang", language)
        expect(host.page.get_by_text(shown["status"])).to_have_count(0)
        assert host.scene()["status"] != shown["status"]
        assert host.scene()["log"][-1]["text"] not in (line["text"] for line in (*shown["log"], *english["log"]))
        expect(host.page.locator("ol.lines li").last).to_contain_text(host.scene()["log"][-1]["text"])
        if asked is host:
            expect(host.page.get_by_role("button", name=word, exact=True)).to_be_visible()
    assert guest.scene() == english
    assert guest.page.locator("html").get_attribute("lang") == "en"
    host.page.get_by_role("button", name="EN", exact=True).first.click()
    together([host, guest], done=lambda: len(guest.scene()["log"]) > len(english["log"]) + 2)


def test_leave_bot_takes_over_return(come: Come) -> None:
    host, guest = two_at_a_table(come)
    host.page.get_by_role("button", name="Settings").click()
    host.page.get_by_role("button", name="Leave: a bot takes over").click()
    host.page.wait_for_timeout(300)
    if host.page.get_by_role("dialog").count():
        host.page.keyboard.press("Escape")
    expect(host.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(guest.page.get_by_text("away, a bot plays")).to_be_visible()
    turns = len(guest.scene()["log"])
    together([guest], done=lambda: len(guest.scene()["log"]) > turns + 2)
    host.page.get_by_role("button", name="Take the seat back").click()
    expect(host.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(guest.page.get_by_text("away, a bot plays")).to_have_count(0)
    together([guest, host], done=lambda: host.answered() > 2)
    assert host.answered() > 2 or host.over.count()
    assert not host.received("refused")
