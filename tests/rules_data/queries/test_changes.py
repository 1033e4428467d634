"""The history of a rule: created, moved, edited, removed, in the edition that did it."""

from __future__ import annotations

from django.db import connection
from django.test.utils import CaptureQueriesContext

from rules_data.queries import DocumentView, HistoryEntry, all_rules, history_of
from rules_data.queries.records import records_in


def story(document: DocumentView, label: str, number: str) -> tuple[HistoryEntry, ...]:
    edition = document.edition(label)
    assert edition is not None
    rule = next(one for one in all_rules(edition) if one.number == number)
    return history_of(document, rule.provision)


def test_a_moved_rule_keeps_its_history(document: DocumentView) -> None:
    entries = story(document, "v3", "301")
    assert [(one.edition.label, one.rule.number if one.rule else "") for one in entries] == [
        ("v3", "301"), ("v2", "301"), ("v1", "201"),
    ]  # fmt: skip
    assert [one.is_moved for one in entries] == [False, True, False]
    assert not any(one.is_edited for one in entries)
    assert entries[-1].is_oldest
    assert not entries[-1].is_created


def test_an_edited_rule_says_what_was_put_in_and_taken_out(document: DocumentView) -> None:
    newest = story(document, "v3", "302")[0]
    assert newest.is_edited
    assert "another book" in " ".join(piece.text for piece in newest.diff() if piece.kind == "ins")


def test_a_new_rule_was_created_by_its_edition(document: DocumentView) -> None:
    oldest = story(document, "v2", "302")[-1]
    assert oldest.edition.label == "v2"
    assert oldest.is_created


def test_a_removed_rule_was_removed_by_the_edition_without_it(document: DocumentView) -> None:
    newest = story(document, "v1", "102")[0]
    assert (newest.edition.label, newest.is_removed) == ("v2", True)


def test_a_changed_comma_is_no_edit(document: DocumentView) -> None:
    newest = story(document, "v3", "101.2")[0]
    assert newest.has_other_text
    assert not newest.is_edited


def test_an_unknown_rule_has_no_history(document: DocumentView) -> None:
    assert history_of(document, "never-was") == ()


def test_following_a_rule_asks_the_database_once_however_many_editions_there_are(document: DocumentView) -> None:
    for which in ({"number": "201"}, {"provision__slug": "never-was"}):
        with CaptureQueriesContext(connection) as queries:
            records_in(document.editions, **which)
        assert len(queries) == 1
    assert [edition.label for edition, _ in records_in(document.editions, number="201")] == ["v3", "v2", "v1"]
