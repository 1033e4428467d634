"""What moves on the pages: an example's steps, previews, the whole document, folds, keys, what the device remembers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from rules_data.management._page_kinds import PAGE_KINDS
from tests.campaigns import some_of

pytestmark = pytest.mark.browser

EXAMPLE = "/magic/examples/two-effects-add-two-triggers"
SECTION = "/magic/cr/603"
RULE = "/magic/cr/603.3b"


@pytest.fixture
def phone(browser: Any) -> Iterator[Any]:
    """A phone held in one hand."""
    context = browser.new_context(viewport={"width": 390, "height": 740}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def count_of(page: Any) -> str:
    return str(page.locator("[data-count]").inner_text())


def test_the_steps_of_an_example_move_the_table_by_mouse(page: Any, site: str) -> None:
    page.goto(site + EXAMPLE)
    assert count_of(page).startswith("0 /")
    before = page.locator("[data-seats]").inner_text()
    for _ in range(3):
        page.get_by_role("button", name="Next step").click()
    assert count_of(page).startswith("3 /")
    line = page.locator(".trace .here .what").first
    expect(page.locator("[data-told]")).to_have_text(line.inner_text(), use_inner_text=True)
    page.locator(".trace > li[data-place]").last.locator(".what").click()
    assert page.locator("[data-seats]").inner_text() != before
    page.get_by_role("button", name="Previous step").click()


def test_the_steps_of_an_example_move_by_keyboard(page: Any, site: str) -> None:
    page.goto(site + EXAMPLE)
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert count_of(page).startswith("2 /")
    page.keyboard.press("End")
    shown, last = count_of(page).split(" / ")
    assert shown == last
    page.keyboard.press("Home")
    assert count_of(page).startswith("0 /")


def test_without_javascript_an_example_shows_its_table_and_all_its_steps(browser: Any, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site + EXAMPLE)
    expect(page.locator(".seat")).to_have_count(2)
    assert page.locator(".card-face").count() >= 3
    expect(page.locator(".stepper")).to_be_hidden()
    assert page.locator(".trace > li").count() > 5
    expect(page.get_by_role("heading", name="In words")).to_be_visible()
    context.close()


def test_a_preview_comes_on_hover_can_be_entered_and_goes_with_escape(page: Any, site: str) -> None:
    page.goto(site + RULE)
    link = page.locator(".rule-body a[href$='/101.4']")
    link.hover()
    preview = page.get_by_role("tooltip")
    preview.wait_for()
    expect(preview).to_contain_text("101.4", use_inner_text=True)
    box = preview.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.wait_for_timeout(400)
    expect(preview).to_be_visible()
    page.keyboard.press("Escape")
    expect(preview).to_have_count(0)


def test_a_preview_comes_on_focus_and_is_the_links_description(page: Any, site: str) -> None:
    page.goto(site + RULE)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.rule-body a.term')"):
            break
    page.get_by_role("tooltip").wait_for()
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert page.get_by_role("tooltip").get_attribute("id") == described
    page.keyboard.press("Tab")
    page.wait_for_timeout(400)
    assert page.locator(f"#{described}").count() == 0 or page.evaluate("document.activeElement.matches('a')")


def test_on_a_phone_the_first_tap_shows_a_preview_and_the_second_follows_the_link(phone: Any, site: str) -> None:
    phone.goto(site + RULE)
    link = phone.locator(".rule-body a[href$='/101.4']")
    link.tap()
    phone.get_by_role("tooltip").wait_for()
    assert phone.url.endswith(RULE)
    link.tap()
    phone.wait_for_url("**/magic/cr/101.4")


def test_the_whole_document_is_one_page_with_an_anchor_for_every_rule(page: Any, site: str) -> None:
    page.goto(f"{site}/riftbound/cr/")
    page.get_by_role("link", name="Whole document on one page").click()
    page.wait_for_url("**/riftbound/cr/all")
    page.goto(f"{site}/riftbound/cr/all#383.4.c")
    assert page.locator("[id='383.4.c']").evaluate("one => one.getBoundingClientRect().top < innerHeight")
    # What the browser's own search looks through is all there, however far away.
    assert page.evaluate("window.find('Chain Item is cleared')")
    marked = page.get_by_label("Mark new and changed rules")
    expect(page.locator(".mark-of").first).to_be_visible()
    marked.uncheck()
    expect(page.locator(".mark-of").first).to_be_hidden()
    page.reload()
    expect(page.locator(".mark-of").first).to_be_hidden()


def test_a_long_section_folds_and_jumps(page: Any, site: str) -> None:
    page.goto(site + SECTION)
    groups = page.locator(".keyword-group")
    assert groups.count() > 10
    page.get_by_role("button", name="Unfold all").click()
    assert groups.locator("visible=true").count() == groups.count()
    assert all(one.get_attribute("open") is not None for one in groups.all())
    page.get_by_role("button", name="Unfold all").click()
    assert all(one.get_attribute("open") is None for one in groups.all())
    page.locator("[data-jump]").select_option(index=3)
    chosen = page.locator("[data-jump]").input_value()
    assert page.locator(f"[id='{chosen}']").evaluate("one => (one.closest('details') || one).open")


def test_a_number_behind_a_fold_is_shown_when_its_address_names_it(page: Any, site: str) -> None:
    page.goto(f"{site}{SECTION}#603.3b")
    expect(page.locator("[id='603.3b']")).to_be_visible()


# Which of the rules and folds on the page is marked and holds the focus.
STOP = """(() => {
    const shown = [...document.querySelectorAll(".rules > li, .keyword-group > summary")]
        .filter(one => one.getClientRects().length);
    return shown.findIndex(one => one.classList.contains("here") && one.contains(document.activeElement));
})()"""


def test_keys_lead_from_rule_to_rule_and_page_to_page(page: Any, site: str) -> None:
    page.goto(f"{site}/riftbound/cr/382")
    page.keyboard.press("j")
    page.keyboard.press("j")
    assert page.evaluate(STOP) == 1
    page.keyboard.press("k")
    assert page.evaluate(STOP) == 0
    following = page.locator("main a[rel=next]").get_attribute("href")
    page.keyboard.press("]")
    page.wait_for_url(f"**{following}")
    page.keyboard.press("[")
    page.wait_for_url("**/riftbound/cr/382")
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.name") == "q"
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("?")
    expect(page.get_by_text("next and previous match")).to_be_visible()


def test_keys_lead_from_match_to_match(page: Any, site: str) -> None:
    page.goto(f"{site}/search?q=conquer")
    page.keyboard.press("n")
    first = page.evaluate("[...document.querySelectorAll('main mark')].indexOf(document.querySelector('mark.at'))")
    page.keyboard.press("n")
    assert page.evaluate("[...document.querySelectorAll('main mark')].indexOf(document.querySelector('mark.at'))") == 1
    page.keyboard.press("p")
    assert first == 0
    expect(page.locator("mark.at")).to_have_count(1)


def test_all_keys_can_be_switched_off(page: Any, site: str) -> None:
    page.goto(f"{site}/riftbound/cr/382")
    page.get_by_label("Display and keys").click()
    page.get_by_label("Keyboard shortcuts").uncheck()
    page.reload()
    for key in ("j", "]", "g", "/", "?"):
        page.keyboard.press(key)
    assert page.url.endswith("/riftbound/cr/382")
    expect(page.locator(".rules > li.here")).to_have_count(0)
    assert page.evaluate("document.activeElement.name") != "q"


def test_a_concept_shows_the_three_games_side_by_side(page: Any, site: str) -> None:
    page.goto(f"{site}/concepts/")
    assert page.locator("main .card-box").count() >= 12
    page.get_by_role("link", name="Simultaneous triggers").click()
    sides = page.locator(".sides > section")
    expect(sides).to_have_count(3)
    tops = {round(one.bounding_box()["y"]) for one in sides.all()}
    assert len(tops) == 1
    for side in sides.all():
        assert side.locator(".text").first.inner_text().strip()
        expect(side.locator(".badge").first).to_be_attached()


def test_the_front_page_remembers_what_was_read_and_the_game(page: Any, site: str) -> None:
    page.goto(site)
    expect(page.get_by_role("heading", name="Continue reading")).to_be_hidden()
    page.goto(site + RULE)
    page.goto(f"{site}/riftbound/cr/383.3.e")
    page.goto(site)
    read = page.get_by_role("region", name="Continue reading").get_by_role("link")
    assert [re.match(r"[\d.a-e]+", one)[0] for one in read.all_inner_texts()] == ["383.3.e", "603.3b"]
    expect(page.get_by_role("radio", name="Riftbound")).to_be_checked()
    page.get_by_role("radio", name="Flesh and Blood").check(force=True)
    page.reload()
    expect(page.get_by_role("radio", name="Flesh and Blood")).to_be_checked()
    read.first.click()
    page.wait_for_url("**/riftbound/cr/383.3.e")


def test_theme_and_text_size_are_kept_on_the_device(page: Any, site: str) -> None:
    page.goto(site)
    page.get_by_label("Display and keys").click()
    page.get_by_label("Dark", exact=True).check()
    page.get_by_label("Larger", exact=True).check()
    page.goto(site + RULE)
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(19, 21, 24)"
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 21
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Where the games stand in the line on top, with and without the menu that comes behind them in the page.
PLACE = (
    """() => { const box = document.querySelector(".games").getBoundingClientRect(); return [box.left, box.top]; }"""
)
WITHOUT_MENU = "() => document.querySelectorAll('.view, .top .search').forEach(one => one.remove())"


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_line_on_top_does_not_move_when_the_rest_of_it_comes(page: Any, site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(site + RULE)
    before = page.evaluate(PLACE)
    page.evaluate(WITHOUT_MENU)
    assert page.evaluate(PLACE) == before


def test_tabbing_on_takes_a_preview_away_at_once(page: Any, site: str) -> None:
    page.goto(site + EXAMPLE)
    links = page.locator(".by a")
    links.nth(0).focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    preview = page.locator(".rulesite-preview")
    preview.wait_for()
    page.keyboard.press("Tab")
    assert preview.count() == 0


# What is seen and does nothing without scripts: buttons that wait for one, links within the page to nothing.
DEAD = """() => [
    ...[...document.querySelectorAll("button, input:not([type=hidden]), select, textarea")].filter(one =>
        !one.readOnly && (!one.form || one.type === "button"
            || !one.form.querySelector("button[type=submit], button:not([type])"))),
    ...[...document.querySelectorAll("a[href^='#']")].filter(one =>
        !document.getElementById(decodeURIComponent(one.getAttribute("href").slice(1)))),
].filter(one => one.checkVisibility({visibilityProperty: true})).map(one => one.outerHTML.slice(0, 140))"""
WITHOUT_SCRIPTS = [
    "home", "game", "document", "keyword", "rule", "history", "compare", "compare-choose", "search-words",
    "search-nothing", "unknown-number", "not-found", "glossary", "term", "concept", "faq", "example", "examples",
    "cards", "card", "lab", "lab-empty", "check", "report", "follow", "embed", "api-guide", "api-endpoints",
]  # fmt: skip


@pytest.mark.campaign
def test_without_javascript_nothing_that_is_seen_is_dead(browser: Any, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 740})
    opened = context.new_page()
    dead = {}
    for kind in some_of(WITHOUT_SCRIPTS, 14):
        opened.goto(site + PAGE_KINDS[kind])
        dead[kind] = opened.evaluate(DEAD)
    context.close()
    assert {kind: found for kind, found in dead.items() if found} == {}
