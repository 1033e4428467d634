"""Every screen of the desk holds up to axe, in light and dark, on a phone of 320 px and on a desktop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.hands import Hands, imported, published, run_command, sign_in
from tests.journeys.test_access import TAGS
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.browser

# {draft} is an open draft, {published} a version that readers see.
SCREENS = {
    "inbox": "/editor/",
    "closed": "/editor/?show=closed",
    "rulebooks": "/editor/rulebooks/",
    "import": "/editor/import",
    "draft": "/editor/drafts/{draft}/",
    "match": "/editor/drafts/{draft}/match",
    "impact": "/editor/drafts/{draft}/impact",
    "rules": "/editor/drafts/{draft}/rules",
    "published version": "/editor/drafts/{published}/",
    "correct a rule": "/editor/correct/riftbound/cr/v1.3/rule/383.3.e",
    "add a rule": "/editor/correct/riftbound/cr/v1.3/add",
    "answers": "/editor/texts/?game=riftbound&kind=faq",
    "short titles": "/editor/texts/?game=riftbound&kind=title",
    "concepts": "/editor/texts/?kind=concept",
    "answer": "/editor/texts/riftbound/faq/is-it-so",
    "card": "/editor/texts/riftbound/card/some-card",
    "example": "/editor/texts/riftbound/example/turn-order-of-triggers",
    "concept": "/editor/texts/all/concept/triggered-abilities",
    "synonyms": "/editor/synonyms/",
    "synonym": "/editor/synonyms/new",
    "history": "/editor/history",
    "account": "/editor/account",
    "password": "/editor/account/password",
    "second factor": "/editor/second-factor/set-up",
}
DOORS = {"sign in": "/editor/sign-in", "a used link": "/editor/password/MQ/used-0000"}


@pytest.fixture(scope="module")
def signed_in(browser: Any, site: str, site_folder: Path) -> Iterator[tuple[Any, dict[str, str]]]:
    """What a publisher's browser keeps, and which draft and version there are."""
    context = browser.new_context()
    page = context.new_page()
    sign_in(page, site, site_folder, "axel", "publisher")
    # Over a version before it, so that there are pairs to match.
    imported(Hands(page), "riftbound/tr", OLD, "v1")
    published(Hands(page))
    imported(Hands(page), "riftbound/tr", NEW, "v2")
    draft = page.url.rstrip("/").rsplit("/", 1)[1]
    page.goto(f"{site}/editor/rulebooks/")
    seen = page.get_by_role("region", name="Published").get_by_role("link").first.get_attribute("href")
    yield context.storage_state(), {"draft": draft, "published": str(seen).rstrip("/").rsplit("/", 1)[1]}
    page.goto(f"{site}/editor/drafts/{draft}/")
    Hands(page).press("Discard the draft")
    Hands(page).press("Discard")
    page.get_by_text("Draft discarded.").wait_for()
    context.close()
    run_command(site_folder, "revert_revision", "riftbound", "tr", "v1")
    run_command(site_folder, "verify")


# Colours do not hang on the width, nor the layout on the colours: two windows meet all four.
@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1280, "light")], ids=["dark phone", "light desktop"])
def test_no_screen_of_the_desk_has_barriers(
    signed_in: tuple[Any, dict[str, str]], browser: Any, site: str, width: int, scheme: str
) -> None:
    state, names = signed_in
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, storage_state=state)
    faults = {name: _faults(context, site + path.format(**names)) for name, path in SCREENS.items()}
    context.close()
    stranger = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    faults |= {name: _faults(stranger, site + path) for name, path in DOORS.items()}
    stranger.close()
    assert {name: told for name, told in faults.items() if told} == {}


# The two screens on which most is decided, in every window: 640 px are a desktop's at 200 %.
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 640, 1280], ids=["320 px", "phone", "200 %", "desktop"])
def test_neither_the_match_board_nor_two_texts_side_by_side_have_barriers(
    signed_in: tuple[Any, dict[str, str]], browser: Any, site: str, width: int, scheme: str
) -> None:
    state, names = signed_in
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, storage_state=state)
    board = _faults(context, site + SCREENS["match"].format(**names) + "?show=sure", shows=".match-pair")
    conflict = _conflict(context, f"{site}/editor/texts/riftbound/faq/seen-at-{width}-{scheme}")
    beside = _judged(conflict)
    context.close()
    assert (board, beside) == ("", "")


def _conflict(context: Any, address: str) -> Any:
    """Two windows open one text, and the second to save gets both texts."""
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        page.goto(address)
    for page, said in ((first, "What the first one asks"), (second, "What the second one asks")):
        page.get_by_label("Title").first.fill(said)
        page.get_by_label("Question", exact=True).fill(f"{said}?")
        page.get_by_label("Answer").first.fill("It is so.")
        page.get_by_role("button", name="Save and preview").click()
        page.wait_for_load_state()
    second.get_by_role("heading", name="saved first").wait_for()
    return second


def _faults(context: Any, address: str, shows: str = "main") -> str:
    """What axe says of a page, whether something sticks out sideways, and whether it shows what it is there for."""
    page = context.new_page()
    answer = page.goto(address)
    told = _judged(page)
    told += "" if page.locator(shows).count() else f"There is no {shows}. "
    page.close()
    return told if answer.status == 200 else f"{answer.status} {told}"


def _judged(page: Any) -> str:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}})
    told = found.generate_report() if found.violations_count else ""
    if not page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"):
        told += "Something sticks out sideways. "
    return str(told)
