"""From the front page to an answer with rule numbers: four creatures die at once beside a card that drains for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.campaigns import TIMES
from tests.journeys.barriers import barriers

pytestmark = pytest.mark.browser

Press = Callable[[Any], None]

IN_VIEW = "one => { const at = one.getBoundingClientRect(); return at.top >= 0 && at.bottom <= innerHeight; }"


@pytest.fixture(params=[(True, True), (False, True), (True, False)], ids=["touch", "keyboard", "touch, no script"])
def hands(request: pytest.FixtureRequest, browser: Any, site: str) -> Iterator[tuple[Any, Press]]:
    """A phone of 390 px, and how something on it is pressed."""
    touch, script = request.param
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=touch, is_mobile=touch, java_script_enabled=script
    )
    page = context.new_page()
    page.set_default_timeout(20_000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(site)
    yield page, (lambda one: one.tap()) if touch else (lambda one: one.press("Enter"))
    context.close()
    assert errors == []


def lay(page: Any, press: Press, card: str, player: str, place: str, copies: int = 1) -> None:
    """Put a card on the table."""
    page.get_by_label("Card", exact=True).fill(card)
    page.get_by_label("Player", exact=True).select_option(player)
    page.get_by_label("Where", exact=True).select_option(place)
    page.get_by_label("Copies").fill(str(copies))
    before = laid(page)
    press(page.get_by_role("button", name="Put on the table"))
    page.wait_for_function("n => document.querySelectorAll('.card-face').length === n", arg=before + copies)
    # The next card is typed where the last one was, and what has come to the table is said beside it.
    assert page.locator("#laid-now strong").count() == copies
    assert page.get_by_label("Card", exact=True).evaluate(IN_VIEW)


def laid(page: Any) -> int:
    return int(page.locator(".card-face").count())


def opened(page: Any, press: Press, summary: str) -> None:
    """Open what is folded, unless it is open."""
    folded = page.locator("summary", has_text=summary).first
    if not folded.evaluate("one => one.parentElement.open"):
        press(folded)


def test_four_creatures_die_at_once_next_to_a_card_that_drains_for_each(hands: tuple[Any, Press]) -> None:
    page, press = hands
    press(page.get_by_role("link", name="Try it in the lab"))
    press(page.get_by_role("button", name="Empty table · Magic: The Gathering"))
    page.get_by_role("heading", name="What players can do").wait_for()
    lay(page, press, "Blood Artist", "Ann", "battlefield")
    lay(page, press, "Bear", "Ann", "battlefield", 2)
    lay(page, press, "Bear", "Bob", "battlefield", 2)

    opened(page, press, "Make something happen")
    page.get_by_label("What", exact=True).select_option("destroy")
    for name in ("Bear", "Bear 2", "Bear 3", "Bear 4"):
        page.get_by_role("group", name="To which of these").get_by_label(name, exact=True).check()
    press(page.get_by_role("button", name="Let it happen"))
    for place in range(4):
        page.get_by_role("heading", name="Ann chooses targets").wait_for()
        waiting = page.locator(".waiting-zone li b").count()
        assert waiting >= place, "each trigger is put on the stack before the next is asked for"
        press(page.get_by_role("button", name="Bob", exact=True))
        answered = "n => (document.querySelector('#text').value.match(/answer: Bob/g) || []).length === n"
        page.wait_for_function(answered, arg=place + 1)
    press(page.get_by_role("button", name="Resolve everything"))
    page.get_by_text("Bob 16 life").or_(page.locator(".seat", has_text="16 life")).first.wait_for()

    told = page.locator(".lab-trace").inner_text()
    assert told.count("Blood Artist triggers") == 4
    assert page.get_by_text("Bob has 16 life").evaluate(IN_VIEW), "what came of it is seen without scrolling"
    assert page.locator(".lab-trace .by a", has_text="603.2").count() >= 4
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


# By which hands, the game, what is laid where, what happens to which of it, who triggers, and by which rule.
ITS_LIKE = [
    pytest.param(
        (False, True), "Riftbound", "base", ("Prayer Wheel", "Willing Martyr"), "kill", "383", id="riftbound, keyboard"
    ),
    pytest.param(
        (True, True),
        "Flesh and Blood",
        "arena",
        ("Mourning", "Mourning"),
        "destroy",
        "6.6",
        id="flesh and blood, touch",
    ),
]


@pytest.mark.parametrize(("hands", "game", "place", "cards", "verb", "rule"), ITS_LIKE, indirect=["hands"])
def test_two_that_leave_at_once_are_each_seen_in_the_other_games(
    hands: tuple[Any, Press], game: str, place: str, cards: tuple[str, str], verb: str, rule: str
) -> None:
    page, press = hands
    press(page.get_by_role("link", name="Try it in the lab"))
    press(page.get_by_role("button", name=f"Empty table · {game}"))
    page.get_by_role("heading", name="What players can do").wait_for()
    seer, dying = cards
    lay(page, press, seer, "Ann", place)
    lay(page, press, dying, "Ann", place, 2)

    opened(page, press, "Make something happen")
    page.get_by_label("What", exact=True).select_option(verb)
    picked = (dying, f"{dying} 2") if seer != dying else (f"{dying} 2", f"{dying} 3")
    for name in picked:
        page.get_by_role("group", name="To which of these").get_by_label(name, exact=True).check()
    press(page.get_by_role("button", name="Let it happen"))
    page.locator(".lab-step").first.wait_for()
    for _ in range(8):
        asked = page.locator(".lab-asked button")
        if not asked.count():
            break
        before = page.locator("#text").input_value()
        # Many answers are folded by what they begin with.
        while not asked.first.is_visible():
            press(page.locator(".lab-asked details:not([open]) > summary:visible").first)
        press(asked.first)
        page.wait_for_function("was => document.querySelector('#text').value !== was", arg=before)

    assert page.locator(".lab-trace").inner_text().count(f"{seer} triggers") >= 2
    assert page.locator(".lab-trace .by a", has_text=rule).count() >= 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


LAB = "/lab?example=magic/blood-artist-and-four-deaths"
LABS = ("/lab", "/lab?game=riftbound", LAB)
BEHIND = ("What if", "All outcomes", "Which rules decide this?")


@pytest.mark.campaign
@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_the_lab_can_be_used_by_everyone(browser: Any, site: str, axe: str, width: int, scheme: str) -> None:
    """In a sample each of its pages is looked at in one window, the table itself in both."""
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
    page = context.new_page()
    first = 0 if width == 390 else 1
    for path in LABS if TIMES else (LABS[first], LAB):
        page.goto(f"{site}{path}")
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        assert barriers(page, axe) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        "Array.from(document.querySelectorAll('.lab button:not(.unseen), .lab select, .lab-several label'))"
        ".filter(one => one.offsetParent && one.getBoundingClientRect().height < 44).map(one => one.outerHTML)"
    )
    assert small == []
    for name in BEHIND if TIMES else BEHIND[first::2]:
        page.goto(f"{site}{LAB}")
        page.get_by_role("button", name=name).click()
        page.get_by_role("link", name="Back to the table").wait_for()
        assert barriers(page, axe) == []
    context.close()


def test_undo_is_the_button_and_the_browser_s_own_way_back(page: Any, site: str) -> None:
    page.goto(f"{site}/lab?game=magic")
    page.get_by_role("button", name="Go to: beginning of combat").click()
    page.get_by_text("beginning of combat · rules").wait_for()
    page.go_back()
    page.get_by_text("precombat main · rules").wait_for()
    page.go_forward()
    page.get_by_text("beginning of combat · rules").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("precombat main · rules").wait_for()


def test_what_is_set_keeps_its_form_open_and_the_keyboard_where_it_was(page: Any, site: str) -> None:
    page.goto(f"{site}/lab?example=magic/blood-artist-and-four-deaths")
    page.get_by_role("button", name="Start over").click()
    page.get_by_text("Nothing yet.").wait_for()
    opened(page, lambda one: one.press("Enter"), "Cards on the table")
    mark = page.get_by_role("button", name="tapped · Blood Artist", exact=True)
    mark.press("Enter")
    page.locator("[aria-pressed=true]", has_text="tapped").first.wait_for()
    assert mark.evaluate("one => one === document.activeElement && one.getAttribute('aria-pressed') === 'true'")
    assert mark.evaluate(IN_VIEW)


@pytest.mark.parametrize("hands", [(True, False)], indirect=True, ids=["touch, no script"])
def test_what_if_offers_the_other_answers_of_a_question(hands: tuple[Any, Press], site: str) -> None:
    page, press = hands
    page.goto(f"{site}{LAB}")
    press(page.get_by_role("button", name="What if"))
    page.get_by_label("Change an answer").select_option("4")
    press(page.get_by_role("button", name="Other answers"))
    page.get_by_role("heading", name="Ann chooses targets").wait_for()
    press(page.get_by_role("button", name="Bob", exact=True))
    told = page.get_by_role("heading", name="Ann answers “Bob”")
    told.wait_for()
    assert told.evaluate(IN_VIEW)
