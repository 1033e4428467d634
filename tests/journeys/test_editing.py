"""Editors at work: a version from upload to published and back; a typo, an answer and an example, and all undone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.campaigns import in_full
from tests.journeys.conftest import DeskSite, opened_window
from tests.journeys.hands import PATIENCE, ROOT, Hands, imported, picture, published, run_command, settled, sign_in
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.browser
MOST_CLICKS = 15
MAGIC = ROOT.parent / "shared" / "documents" / "magic"
TYPO, RIGHT = "A piece that has moved is turned", "A piece that has moved once is turned"
TAKE_BACK = """
from rules_data.actions import revert_revision
from rules_data.actions.errors import UnableToAct
for label in ("v2", "v1"):
    try:
        while True:
            revert_revision(game="riftbound", document="tr", edition=label)
    except UnableToAct as nothing_left:
        print(nothing_left)
"""
EXAMPLE = ROOT / "rules_data" / "corpus" / "riftbound" / "examples" / "turn-order-of-triggers.yaml"


@pytest.fixture
def desk(browser: Any, desk_site: DeskSite, publisher: Any) -> Iterator[Any]:
    """A publisher's window."""
    with opened_window(browser, storage_state=publisher) as page:
        page.set_default_timeout(PATIENCE)
        page.goto(f"{desk_site.address}/editor/")
        yield page
    # Each journey begins from the same site.
    run_command(desk_site.folder, "shell", "--verbosity", "0", "--command", TAKE_BACK)


def test_from_upload_to_published_and_back(desk: Any, desk_site: DeskSite) -> None:
    site = desk_site.address
    hands = Hands(desk)
    imported(hands, "riftbound/tr", OLD, "v1")
    published(hands)
    hands = Hands(desk)
    imported(hands, "riftbound/tr", NEW.replace("wins the game", "wins the match"), "v2")
    picture(desk, "import-report")
    settled(hands)
    hands.press("Save notes")
    published(hands)
    picture(desk, "published")
    assert hands.clicks <= MOST_CLICKS
    desk.goto(f"{site}/riftbound/tr/301")
    assert "wins the match" in desk.inner_text("main")
    desk.go_back()
    hands.press("Take this version back")
    desk.goto(f"{site}/riftbound/tr/201")
    assert "wins the game" in desk.inner_text("main")
    assert desk.goto(f"{site}/riftbound/tr/301").status == 404


@in_full
@pytest.mark.campaign
@pytest.mark.official
@pytest.mark.skipif(
    not (MAGIC / "MagicCompRules-2025-02-07.txt").is_file() or not (MAGIC / "MagicCompRules-2026-01-16.txt").is_file(),
    reason="the publisher's documents are not here",
)
def test_a_whole_rulebook_from_upload_to_published(page: Any, site: str, site_folder: Path) -> None:
    sign_in(page, site, site_folder, "paula", "publisher")
    named = ("magic", "cr", "2025-02-07")
    run_command(site_folder, "import_document", "magic", "cr", str(MAGIC / "MagicCompRules-2025-02-07.txt"),
                "--edition", "2025-02-07")  # fmt: skip
    run_command(site_folder, "check_revision", *named)
    run_command(site_folder, "publish_revision", *named, "--despite-obstacles", "--why", "to be compared with")
    hands = Hands(page)
    page.goto(f"{site}/editor/")
    text = (MAGIC / "MagicCompRules-2026-01-16.txt").read_text(encoding="utf-8-sig")
    imported(hands, "magic/cr", text, "2026-01-16")
    settled(hands, pictured=False)
    published(hands, why="Looked at, example by example.")
    assert hands.clicks <= MOST_CLICKS
    page.goto(f"{site}/magic/cr/@2026-01-16/603.3b")
    assert "603.3b" in page.inner_text("main")
    page.go_back()
    hands.press("Take this version back")
    hands.is_told("is taken back")


def test_a_typo_an_answer_and_an_example_and_all_of_it_undone(desk: Any, desk_site: DeskSite) -> None:
    site = desk_site.address
    hands = Hands(desk)
    imported(hands, "riftbound/tr", OLD, "v1")
    published(hands)
    _correct_a_typo(hands, site)
    answer = _write_an_answer(hands, site)
    example = _write_an_example(hands, site)
    for address, shown in ((example, "examples"), (answer, "faq")):
        desk.goto(site + address)
        hands.press("Take this back")
        hands.is_told("Undone")
        assert desk.goto(f"{site}/riftbound/{shown}/{address.rsplit('/', 1)[1]}").status == 404
    desk.goto(f"{site}/editor/rulebooks/")
    in_effect = desk.get_by_role("region", name="Published")
    in_effect.get_by_role("link", name="Riftbound Tournament Rules v1", exact=True).click()
    hands.press("Take this version back")
    desk.goto(f"{site}/riftbound/tr/101.2")
    assert TYPO in desk.inner_text("main")


def _correct_a_typo(hands: Hands, site: str) -> None:
    page = hands.page
    hands.press("Correct a rule", "link")
    hands.write("Number or words", "turned sideways")
    hands.press("Find")
    hands.press("101.2", "link")
    text = page.get_by_label("Text", exact=True)
    assert TYPO in text.input_value()
    text.fill(text.input_value().replace(TYPO, RIGHT))
    hands.write("What was wrong?", "“once” was left out")
    picture(page, "correcting-a-rule")
    hands.press("Save the correction")
    published(hands)
    page.goto(f"{site}/riftbound/tr/101.2")
    assert RIGHT in page.inner_text("main")
    assert TYPO not in page.inner_text("main")
    page.goto(f"{site}/editor/")


def _write_an_answer(hands: Hands, site: str) -> str:
    page = hands.page
    hands.press("Texts", "link")
    hands.press("Riftbound", "link")
    page.goto(f"{site}/editor/texts/?game=riftbound&kind=faq")
    hands.write("New answer", "Does my trigger wait its turn?")
    hands.press("Write")
    hands.write("Question", "Two abilities trigger at once. Does mine wait?")
    answer = page.get_by_label("Answer", exact=False).first
    answer.press_sequentially("It does, see rule 383.3.d")
    # What is offered while typing is taken with the keyboard, and the rule is put down as one the answer rests on.
    page.get_by_role("option").first.wait_for()
    answer.press("Enter")
    answer.press_sequentially(". Then rule 383.3.e")
    page.get_by_role("option").first.wait_for()
    answer.press("Enter")
    answer.press_sequentially(", and rule 383.3.a says who decides.")
    page.locator("#preview .cited-list .yes").nth(2).wait_for()
    expect(page.get_by_label("Rules cited")).to_have_value(re.compile(r"^\s*383\.3\.d\s+383\.3\.e\s*$"))
    page.locator("#saved", has_text=re.compile("^Saved$")).wait_for()
    picture(page, "writing-an-answer")
    hands.press("Save and preview")
    _publish_text(hands, "Asked often")
    address = page.evaluate("location.pathname")
    page.goto(f"{site}/riftbound/faq/{address.rsplit('/', 1)[1]}")
    assert "Does mine wait?" in page.inner_text("main")
    assert page.locator("main a", has_text="rule 383.3.d").count()
    return str(address)


def _write_an_example(hands: Hands, site: str) -> str:
    page = hands.page
    page.goto(f"{site}/editor/texts/?game=riftbound&kind=example")
    hands.write("New example", "Mourner waits for Rival")
    hands.press("Write")
    source = EXAMPLE.read_text(encoding="utf-8").replace("turn-order-of-triggers", "mourner-waits-for-rival")
    source = source.replace("Triggers of two players are placed from the turn player on", "Mourner waits for Rival")
    field = page.get_by_label("The scenario")
    field.fill(source.replace("editions:", "editoins:"))
    page.locator("#preview .faults .grave", has_text="line 5").first.wait_for()
    field.fill(source)
    page.locator("#preview .badge", has_text="Verified").first.wait_for()
    picture(page, "running-an-example")
    hands.press("Save and preview")
    _publish_text(hands, "Shows the turn order")
    address = page.evaluate("location.pathname")
    page.goto(f"{site}/riftbound/examples/{address.rsplit('/', 1)[1]}")
    assert "Verified" in page.inner_text("main")
    return str(address)


def _publish_text(hands: Hands, note: str) -> None:
    hands.write("Note", note)
    hands.press("Publish")
    hands.is_told("Published.")
