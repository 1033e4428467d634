"""The audit trail: who, what, when, why; and that nobody can change it unseen."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError, connection, transaction
from django.test import Client

from rules_data.actions import acting, seal_revisions
from rules_data.actions._trail import record
from rules_data.models import AuditEntry
from rules_data.queries.desk import trail, verify_trail
from tests.rules_data.sample_texts import OLD
from tests.rulesite.editor.conftest import SAMPLE, draft
from tests.unguarded import changed

pytestmark = pytest.mark.django_db
on_postgresql = pytest.mark.skipif(connection.vendor != "postgresql", reason="said in PostgreSQL's own words")


def test_everything_shipped_and_published_is_sealed() -> None:
    found = verify_trail()
    assert found.faults == ()
    assert found.unsealed == ()
    assert found.revisions > 3


def test_an_entry_says_who_did_what_and_why() -> None:
    with acting("ann", "a typo"):
        record("correct rule", "100.1", after="text")
    [entry] = trail(1)
    assert (entry.who, entry.verb, entry.subject, entry.why) == ("ann", "correct rule", "100.1", "a typo")


def test_publishing_is_in_the_trail_with_what_was_published(published_old: None) -> None:
    entry = next(one for one in trail(10) if one.verb == "publish")
    assert "v1" in entry.subject
    assert len(entry.details["seal"]) == 64


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE rules_data_auditentry SET who = 'x'",
        "DELETE FROM rules_data_auditentry",
        pytest.param("TRUNCATE rules_data_auditentry", marks=on_postgresql),
    ],
)
def test_the_database_refuses_to_change_the_trail(statement: str) -> None:
    record("note", "something")
    connection.check_constraints()  # PostgreSQL empties no table of which something is left to be looked at
    with pytest.raises(DatabaseError, match="never changed"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)


def test_a_changed_entry_is_found() -> None:
    record("note", "something")
    record("note", "something else")
    number = AuditEntry.objects.order_by("number")[0].number
    changed("rules_data_auditentry", f"UPDATE rules_data_auditentry SET who = 'eve' WHERE number = {number:d}")  # noqa: S608
    assert any("was changed" in fault for fault in verify_trail().faults)


def test_an_entry_taken_out_is_found() -> None:
    for n in range(3):
        record("note", str(n))
    number = AuditEntry.objects.order_by("-number")[1].number
    changed("rules_data_auditentry", f"DELETE FROM rules_data_auditentry WHERE number = {number:d}")  # noqa: S608
    assert any("missing" in fault for fault in verify_trail().faults)


def test_a_cut_tail_is_found_by_a_hash_noted_elsewhere() -> None:
    last = record("note", "the last")
    head = verify_trail().head
    assert verify_trail(head).faults == ()
    changed("rules_data_auditentry", f"DELETE FROM rules_data_auditentry WHERE number = {last.number:d}")  # noqa: S608
    assert any("noted" in fault for fault in verify_trail(head).faults)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE rules_data_rule SET text = text || '.' WHERE number = '101.1'",
        "DELETE FROM rules_data_rule WHERE number = '201.1'",
        "UPDATE rules_data_rule SET examples = '[\"x\"]' WHERE number = '101'",
    ],
)
def test_a_changed_byte_of_a_published_rule_is_found(published_old: None, statement: str) -> None:
    changed("rules_data_citationlink", "DELETE FROM rules_data_citationlink WHERE rule_id IN "
            "(SELECT id FROM rules_data_rule WHERE number = '201.1')")  # fmt: skip
    changed("rules_data_rule", statement)
    assert any("does not say what was published" in fault for fault in verify_trail().faults)


def test_the_command_says_what_is_wrong_and_fails(published_old: None, monkeypatch: pytest.MonkeyPatch) -> None:
    # What is published here has no index; the command would say so as well.
    monkeypatch.setattr("rules_data.management.commands.verify.verify", lambda: [])
    out = StringIO()
    call_command("verify", stdout=out)
    assert "are as written" in out.getvalue()
    changed("rules_data_rule", "UPDATE rules_data_rule SET text = 'x' WHERE number = '101.1'")
    with pytest.raises(CommandError, match="Not as it was written"):
        call_command("verify", stdout=StringIO(), stderr=StringIO())


def test_what_was_published_before_the_trail_is_sealed_when_asked() -> None:
    draft(OLD, "v1")
    changed("rules_data_revision", "UPDATE rules_data_revision SET status = 'published', "
            "published_at = CURRENT_TIMESTAMP WHERE status = 'in_review'")  # fmt: skip
    assert len(verify_trail().unsealed) == 1
    assert seal_revisions() == 1
    assert verify_trail().unsealed == ()
    assert seal_revisions() == 0


def test_the_history_page_shows_it(author: Client, published_old: None) -> None:
    page = author.get("/editor/history", {"about": "v1"}).content.decode()
    assert "Publish" in page
    assert SAMPLE["document"]
