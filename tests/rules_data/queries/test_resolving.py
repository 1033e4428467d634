"""From what a person writes to the rule: candidates, ranges, editions, and what never was."""

from __future__ import annotations

from datetime import date

from rules_data.queries import DocumentView, Resolution, resolve_asked

TODAY = date(2025, 12, 1)


def resolved(text: str, game: str | None = "riftbound") -> Resolution:
    return resolve_asked(text, TODAY, game)


def test_a_number_leads_to_the_rule_in_force(document: DocumentView) -> None:
    found = resolved("TR 301").only
    assert found is not None
    assert found.rule is not None
    assert found.edition is not None
    assert (found.game, found.document.slug, found.edition.label, found.rule.number) == (
        "riftbound", "tr", "v3", "301",
    )  # fmt: skip
    assert not found.is_pinned


def test_an_edition_named_is_the_one_read_in(document: DocumentView) -> None:
    found = resolved("tr v1, 201").only
    assert found is not None
    assert found.rule is not None
    assert found.edition is not None
    assert (found.edition.label, found.is_pinned) == ("v1", True)


def test_a_day_means_the_edition_in_force_then(document: DocumentView) -> None:
    newest = resolved("tr 301 as of 2025-10-01").only
    assert newest is not None
    assert newest.edition is not None
    assert newest.edition.label == "v3"


def test_an_old_number_says_where_its_rule_went(document: DocumentView) -> None:
    found = resolved("tr 102").only
    assert found is not None
    assert found.rule is None
    assert found.where.former


def test_a_range_is_all_its_rules(document: DocumentView) -> None:
    found = resolved("tr 301-302").only
    assert found is not None
    assert found.is_range
    assert [rule.number for rule in found.rules] == ["301", "302"]
    assert found.written == "301–302"


def test_a_number_of_two_documents_is_a_choice(document: DocumentView) -> None:
    both = {(one.game, one.document.slug) for one in resolved("101", None).candidates + resolved("101", None).unknown}
    assert {("riftbound", "cr"), ("riftbound", "tr")} <= both


def test_what_never_was_is_told_plainly(document: DocumentView) -> None:
    found = resolved("tr 987.6")
    assert found.candidates == ()
    assert found.unknown
    assert "987.6" in found.problem


def test_an_edition_that_is_not_kept_names_those_that_are(document: DocumentView) -> None:
    found = resolved("tr v9.9 301")
    assert found.candidates == ()
    assert "v9.9" in found.problem
    assert "v3" in found.problem


def test_words_are_no_number(document: DocumentView) -> None:
    assert "not the number" in resolved("the tower").problem


def test_the_game_named_in_the_text_is_the_one(document: DocumentView) -> None:
    assert {one.game for one in resolved("mtg 603.4", "riftbound").candidates} == {"magic"}
