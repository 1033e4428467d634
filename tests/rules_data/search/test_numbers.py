"""Answers to a rule's number: today's rule, the rules below it, or the older edition that had it."""

from __future__ import annotations

from datetime import date

import pytest

from rules_data import search
from rules_data.core.tree import RuleNumber
from rules_data.core.tree.schemes import RIFTBOUND
from rules_data.queries import Beside, DocumentView, EditionView, FormerRule, GameView, RuleView, Whereabouts
from rules_data.search import numbers
from rules_data.search.asking import asked_number


def rule(number: str, text: str = "A rule.") -> RuleView:
    return RuleView(1, number, "rule", text, (), 1, "", "", f"p-{number}", 1)


def edition(label: str, document: str = "cr", *, current: bool = False, future: bool = False) -> EditionView:
    return EditionView(
        label=label,
        effective=date(2026, 1, 1),
        document=document,
        document_title="Core Rules",
        game="riftbound",
        scheme=RIFTBOUND,
        revision_id=1,
        provenance="official",
        title="",
        is_current=current,
        is_future=future,
    )


NOW, BEFORE = edition("v1.3", current=True), edition("v1.2")
RULES = {
    ("cr", "v1.3"): [
        rule("383"),
        rule("383.1"),
        rule("383.10"),
        rule("383.3", "Today's rule."),
        rule("383.3.e"),
        rule("403"),
    ],
    ("cr", "v1.2"): [rule("376.4.b", "The old rule."), rule("383.3", "Another rule then.")],
    ("tr", "2026"): [rule("403", "Sideboards.")],
}


def where(document: DocumentView, number: str) -> Whereabouts:
    today = {one.number: one for one in RULES[document.slug, document.editions[0].label]}
    former: tuple[FormerRule, ...] = ()
    if document.slug == "cr" and number in ("376.4.b", "383.3"):
        heir = rule("383.4.c") if number == "376.4.b" else rule("391.3")
        former = (FormerRule(("v1.2",), rule(number), (heir,), "moved"),)
    nearest = today.get("383") if number.startswith("383") and number not in today else None
    return Whereabouts(number, document.current, today.get(number), former, (), nearest)


def near(one: EditionView, number: str) -> Beside:
    """The neighbours of a number in the order in which they are counted."""
    counted = sorted(RULES[one.document, one.label], key=lambda found: RuleNumber.parse(found.number, RIFTBOUND))
    this = RuleNumber.parse(number, RIFTBOUND)
    before = [found for found in counted if RuleNumber.parse(found.number, RIFTBOUND) < this]
    after = [found for found in counted if this < RuleNumber.parse(found.number, RIFTBOUND)]
    return Beside(before[-1] if before else None, after[0] if after else None)


@pytest.fixture(autouse=True)
def two_documents(monkeypatch: pytest.MonkeyPatch) -> None:
    core = DocumentView("riftbound", "cr", "Core Rules", "riftbound", (NOW, BEFORE))
    tournament = DocumentView(
        "riftbound", "tr", "Tournament Rules", "riftbound", (edition("2026", "tr", current=True),)
    )
    game = GameView("riftbound", "Riftbound", (), "", "", (core, tournament), 0, 0, 0)

    def find_rules(one: EditionView, prefix: str, limit: int = 50) -> tuple[RuleView, ...]:
        below = f"{prefix}." if len(prefix) > 2 else prefix
        listed = RULES[one.document, one.label]
        return tuple(found for found in listed if found.number == prefix or found.number.startswith(below))

    monkeypatch.setattr(numbers, "games", lambda today: (game,))
    monkeypatch.setattr(numbers, "find_rules", find_rules)
    monkeypatch.setattr(numbers, "whereabouts", where)
    monkeypatch.setattr(numbers, "beside", near)


@pytest.mark.parametrize("query", ["383.3.e", "rule 383.3.e", "CR 383.3.e.", "383-3e", "(383.3.E)", "  383.3.e  "])
def test_a_number_however_typed_jumps_to_its_rule(query: str) -> None:
    jump = search.search(query).jump
    assert jump is not None
    assert (jump.document, jump.number, jump.edition) == ("cr", "383.3.e", "")


def test_the_rules_below_a_number_are_listed_with_it() -> None:
    results = search.search("383")
    assert [hit.number for hit in results.hits] == ["383", "383.1", "383.10", "383.3", "383.3.e"]
    assert results.total == 5
    assert [hit.number for hit in search.search("383.1").hits] == ["383.1"]


def test_nothing_of_a_long_list_is_cut_off() -> None:
    pages = [search.search("383", page=page, size=2) for page in (1, 2, 3)]
    assert [hit.number for page in pages for hit in page.hits] == ["383", "383.1", "383.10", "383.3", "383.3.e"]


def test_an_old_number_is_offered_with_its_edition_and_its_number_today() -> None:
    results = search.search("376.4.b")
    assert results.jump is not None
    assert (results.jump.edition, results.jump.now) == ("v1.2", ("383.4.c",))
    assert any("v1.2" in note and "383.4.c" in note for note in results.notes)


def test_a_number_that_named_another_rule_before_says_so() -> None:
    results = search.search("383.3")
    assert results.jump is not None
    assert results.jump.edition == ""
    assert any("In v1.2, 383.3 was another rule" in note for note in results.notes)


def test_a_number_can_be_asked_for_in_an_edition() -> None:
    results = search.search("CR v1.2 383.3")
    assert results.jump is not None
    assert (results.jump.number, results.jump.edition) == ("383.3", "v1.2")
    assert results.hits[0].snippet == "Another rule then."


def test_an_edition_that_is_not_kept_is_named() -> None:
    asked = asked_number("383.3 v9.9")
    assert asked is not None
    answer = numbers.answer_number(asked, None, date(2026, 1, 1))
    assert answer is not None
    assert any("v9.9" in note for note in answer.notes)


def test_a_number_of_two_documents_offers_both() -> None:
    results = search.search("403")
    assert results.jump is not None
    assert (results.jump.document, [jump.document for jump in results.also]) == ("cr", ["tr"])


@pytest.mark.parametrize(("query", "document"), [("TR 403", "tr"), ("core rules 403", "cr")])
def test_a_named_document_is_the_only_one(query: str, document: str) -> None:
    results = search.search(query)
    assert results.jump is not None
    assert (results.jump.document, results.also) == (document, ())


def test_a_missing_number_shows_what_stands_before_and_after_it() -> None:
    results = search.search("383.9.z")
    assert results.jump is None
    assert [hit.number for hit in results.hits]== ["383.3.e", "383.10"]
    assert any("the closest are 383.3.e and 383.10" in note for note in results.notes)


def test_the_first_digits_list_every_number_that_begins_so() -> None:
    assert {hit.number[:2] for hit in search.search("38").hits} == {"38"}


def test_only_other_kinds_show_no_rules() -> None:
    assert search.search("383", kinds=["faq"]).hits == ()


def test_another_game_has_no_such_number() -> None:
    assert numbers.answer_beginning("38", "chess", date(2026, 1, 1)).hits == ()
