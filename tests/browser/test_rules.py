"""How a game is played, to be read in one's own language: from the lobby, from set-up and at the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.play import PATIENCE, QUICK

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_newcomer_reads_the_rules_in_czech(come: Come) -> None:
    person = come(locale="cs-CZ")
    page = person.page
    page.goto(person.origin)
    page.get_by_role("button", name="Spy Connection").click()
    page.get_by_role("link", name="Jak se hraje").click()
    expect(page).to_have_url(f"{person.origin}/rules/spy_connection")
    expect(page.get_by_role("heading", name="Spy Connection", level=1)).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#short li")).to_have_count(5)
    expect(page.locator("#short")).to_contain_text("Město připojíte tak")
    expect(page.locator("[id='SC-6.6']")).to_contain_text("stojí 2 agenty")
    page.get_by_role("navigation", name="Obsah").get_by_role("link", name="O datech").click()
    expect(page.get_by_role("heading", name="O datech")).to_be_in_viewport()
    expect(page.locator("#data")).to_contain_text("Mise (43): naše vlastní 43")
    page.get_by_role("button", name="SK", exact=True).click()
    expect(page.locator("[id='SC-6.6']")).to_contain_text("stojí 2 agentov")
    page.get_by_role("button", name="Herňa").click()
    expect(page.get_by_role("button", name="Hrať hneď")).to_be_visible(timeout=PATIENCE)


def test_an_address_leads_to_a_rule_and_rules_lead_to_others(come: Come) -> None:
    person = come()
    page = person.page
    page.goto(f"{person.origin}/rules/agent_avenue#AA-10.18")
    rule = page.locator("[id='AA-10.18']")
    expect(rule).to_be_in_viewport(timeout=PATIENCE)
    assert rule.evaluate("line => line.matches(':target')")
    rule.get_by_role("link", name="AA-3.1").click()
    expect(page.locator("[id='AA-3.1']")).to_be_in_viewport()
    assert page.url.endswith("#AA-3.1")
    page.go_back()
    expect(rule).to_be_in_viewport()


def test_the_rules_fit_a_phone(come: Come) -> None:
    person = come(locale="cs-CZ", **PHONE)
    page = person.page
    for game in ("agent_avenue", "spy_connection"):
        page.goto(f"{person.origin}/rules/{game}")
        expect(page.locator("#short li").first).to_be_visible(timeout=PATIENCE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
    contents = page.get_by_role("navigation", name="Obsah")
    expect(contents).to_be_hidden()
    page.get_by_text("Obsah", exact=True).tap()
    contents.get_by_role("link", name="Kdo co ví").tap()
    expect(page.get_by_role("heading", name="Kdo co ví")).to_be_in_viewport()


def test_at_the_table_a_rule_speaks_slovak_and_the_game_is_not_left(come: Come) -> None:
    person = come(locale="sk-SK")
    person.sit_down(QUICK, game="spy_connection")
    person.page.locator("section.prompt").get_by_role("button", name="Pravidlá").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Pravidlo SC-4.2")
    expect(dialog).to_contain_text("Vo svojom ťahu hráč vykoná práve jednu akciu", timeout=PATIENCE)
    expect(dialog.get_by_text("Mesto pripojíte tak")).to_have_count(0)
    dialog.get_by_text("V skratke").click()
    expect(dialog.get_by_text("Mesto pripojíte tak")).to_be_visible(timeout=PATIENCE)
    with person.context.expect_page() as opened:
        dialog.get_by_role("link", name="Všetky pravidlá").click()
    rules = opened.value
    expect(rules.locator("[id='SC-4.2']")).to_contain_text("práve jednu akciu", timeout=PATIENCE)
    expect(dialog).to_be_visible()


def test_set_up_keeps_what_was_chosen_while_one_reads(come: Come) -> None:
    person = come()
    person.page.goto(f"{person.origin}/new?game=agent_avenue")
    person.pick_mode("Advanced")
    with person.context.expect_page() as opened:
        person.page.get_by_role("link", name="How to play").click()
    expect(opened.value.get_by_role("heading", name="In short")).to_be_visible(timeout=PATIENCE)
    expect(person.page.get_by_role("radio", name="Advanced")).to_be_checked()


def test_words_are_found_in_the_rules(come: Come) -> None:
    person = come(locale="cs-CZ")
    page = person.page
    page.goto(f"{person.origin}/rules/agent_avenue")
    search = page.get_by_role("searchbox", name="Hledat v pravidlech")
    search.fill("cerny trh")
    expect(page.locator(".readsheet mark").first).to_have_text("černý trh", ignore_case=True)
    shown = page.locator(".ruleline")
    assert 0 < shown.count() < 60
    expect(page.locator("#short")).to_have_count(0)
    search.fill("není tu")
    expect(page.get_by_role("search").get_by_role("status")).to_have_text("0 míst")
    search.fill("")
    expect(page.locator("#short")).to_be_visible()


def test_the_chapters_are_numbered_without_a_jump(come: Come) -> None:
    person = come()
    page = person.page
    for game in ("agent_avenue", "spy_connection"):
        page.goto(f"{person.origin}/rules/{game}")
        expect(page.locator(".chapter h2").first).to_be_visible(timeout=PATIENCE)
        numbers = [int(text) for text in page.locator(".chapter h2 .number").all_text_contents()]
        assert numbers == [*range(1, len(numbers) + 1)], game


def test_what_lies_on_the_table_opens_its_own_rule(come: Come) -> None:
    person = come()
    person.sit_down(QUICK, mode="advanced")
    page = person.page
    told = page.locator(".ruling")
    market = page.locator(".area [data-card^='market-'], .right [data-card^='market-']").first
    market.click()
    expect(told).to_contain_text("Rule AA-10.", timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.locator("[data-space='space-2'] use").first.click()
    expect(told).to_contain_text("black market space", timeout=PATIENCE)
    expect(told.get_by_role("link", name="Rule AA-10.4")).to_have_attribute("href", "/rules/agent_avenue#AA-10.4")
    home = page.locator("[data-piece='meeple-green']").bounding_box()
    assert home is not None
    page.mouse.click(home["x"] + home["width"] / 2, home["y"] + home["height"] / 2)
    expect(told).to_contain_text("Rule AA-8.2", timeout=PATIENCE)
    page.locator(".hand [data-card]").first.click(button="right")
    expect(told).to_contain_text("Rule AA-1.6", timeout=PATIENCE)
    page.mouse.click(5, 400)
    expect(told).to_have_count(0)
