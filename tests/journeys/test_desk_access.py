"""Every screen of the desk holds up to axe, in light and dark, on a phone of 320 px and on a desktop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.campaigns import TIMES, some_of
from tests.journeys.barriers import Window, faults_of
from tests.journeys.conftest import DeskSite
from tests.journeys.hands import PATIENCE, Hands, imported, published, run_command
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.browser

# Colours do not hang on the width, nor the layout on the colours: two windows meet all four.
WINDOWS: dict[str, Window] = {
    "dark phone": (320, "dark", "100%", {}),
    "light desktop": (1280, "light", "100%", {}),
}
# For the two screens on which most is decided: 640 px are a desktop's at 200 %.
EVERY_WINDOW: dict[str, Window] = {
    f"{scheme} {width}": (width, scheme, "100%", {}) for width in (320, 390, 640, 1280) for scheme in ("light", "dark")
}


def some_windows(nth: int) -> dict[str, Window]:
    """In a sample one window for each screen, in turn."""
    return WINDOWS if TIMES else dict([[*WINDOWS.items()][nth % len(WINDOWS)]])


def many_windows() -> dict[str, Window]:
    """In a sample some of them."""
    return {name: EVERY_WINDOW[name] for name in some_of([*EVERY_WINDOW], 3)}


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
def site(desk_site: DeskSite) -> str:
    return desk_site.address


TAKE_BACK = """
from django.core.management import call_command
from rules_data.actions import revert_revision
revert_revision(game="riftbound", document="tr", edition="v1")
call_command("verify")
"""


@pytest.fixture(scope="module")
def signed_in(browser: Any, site: str, desk_site: DeskSite, publisher: Any) -> Iterator[tuple[Any, dict[str, str]]]:
    """What a publisher's browser keeps, and which draft and version there are."""
    context = browser.new_context(storage_state=publisher)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{site}/editor/")
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
    run_command(desk_site.folder, "shell", "--verbosity", "0", "--command", TAKE_BACK)


@pytest.fixture(scope="module")
def window(signed_in: tuple[Any, dict[str, str]], browser: Any) -> Iterator[Any]:
    """A publisher's window for all screens; nothing moves in it while it is looked at."""
    context = browser.new_context(storage_state=signed_in[0], reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.mark.campaign
@pytest.mark.parametrize("name", some_of([*SCREENS], 12))
def test_no_screen_of_the_desk_has_barriers(
    signed_in: tuple[Any, dict[str, str]], window: Any, site: str, axe: str, name: str
) -> None:
    assert _opened(window, site + SCREENS[name].format(**signed_in[1])).locator("main").count()
    assert faults_of(window, axe, some_windows([*SCREENS].index(name))) == {}


@pytest.mark.campaign
@pytest.mark.parametrize("name", DOORS)
def test_no_door_of_the_desk_has_barriers(browser: Any, site: str, axe: str, name: str) -> None:
    stranger = browser.new_context(reduced_motion="reduce")
    windows = some_windows([*DOORS].index(name))
    assert faults_of(_opened(stranger.new_page(), site + DOORS[name]), axe, windows) == {}
    stranger.close()


@pytest.mark.campaign
def test_the_match_board_has_no_barriers_in_any_window(
    signed_in: tuple[Any, dict[str, str]], window: Any, site: str, axe: str
) -> None:
    _opened(window, site + SCREENS["match"].format(**signed_in[1]) + "?show=sure")
    assert window.locator(".match-pair").count()
    assert faults_of(window, axe, many_windows()) == {}


@pytest.mark.campaign
def test_two_texts_side_by_side_have_no_barriers_in_any_window(window: Any, site: str, axe: str) -> None:
    """Two windows open one text, and the second to save gets both texts."""
    first = window.context.new_page()
    for page in (first, window):
        _opened(page, f"{site}/editor/texts/riftbound/faq/seen-side-by-side")
    for page, said in ((first, "What the first one asks"), (window, "What the second one asks")):
        page.get_by_label("Title").first.fill(said)
        page.get_by_label("Question", exact=True).fill(f"{said}?")
        page.get_by_label("Answer").first.fill("It is so.")
        with page.expect_navigation():
            page.get_by_role("button", name="Save and preview").click()
    window.get_by_role("heading", name="saved first").wait_for()
    assert faults_of(window, axe, many_windows()) == {}
    first.close()


def _opened(page: Any, address: str) -> Any:
    answer = page.goto(address)
    assert answer.status == 200, address
    return page
