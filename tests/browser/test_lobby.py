"""The lobby and the set-up, as somebody uses them who has not read how."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_a_host_says_their_name_and_presses_enter(come: Come) -> None:
    host = come()
    host.open_lobby()
    host.page.get_by_role("button", name="Invite friends").click()
    expect(host.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    host.page.keyboard.type("Anna")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()
