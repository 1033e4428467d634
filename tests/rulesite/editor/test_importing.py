"""Importing at the desk: by upload, paste or address, in the background, hostile files refused."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import call_command
from django.db import OperationalError
from django.test import Client
from django_tasks_db.management.commands import db_worker

from rules_data.actions import (
    UnableToImportDocument,
    acting,
    comment_on_draft,
    import_document,
    queue_import,
    run_import,
)
from rules_data.models import ImportJob, Revision
from rulesite.serving.kinds import kind_of
from tests.rules_data.printed import as_pdf, as_word
from tests.rules_data.sample_texts import NEW, OLD
from tests.rulesite.editor.conftest import SAMPLE, draft

pytestmark = pytest.mark.django_db
FORM = {"document": "riftbound/tr", "edition": "v1"}


def zip_with(name: str) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(name, "x")
    return packed.getvalue()


def sent(client: Client, **more: Any) -> Any:
    return client.post("/editor/import", FORM | more)


def test_an_upload_becomes_a_job_and_then_a_checked_draft(author: Client) -> None:
    answer = sent(author, file=SimpleUploadedFile("rules.txt", OLD.encode()))
    job = ImportJob.objects.get()
    assert answer.headers["Location"] == f"/editor/import/{job.pk}"
    assert "Waiting for a worker" in author.get(answer.headers["Location"]).content.decode()
    assert run_import(job.pk) == "done"
    assert author.get(answer.headers["Location"]).status_code == 302
    made = Revision.objects.get(pk=ImportJob.objects.get().revision_id)
    assert (made.status, made.makers) == ("in_review", ["ann"])
    page = author.get(f"/editor/drafts/{made.pk}/").content.decode()
    assert "What the import found" in page
    assert "rules.txt" in page


@pytest.mark.parametrize(("name", "data"), [("rules.docx", as_word(OLD)), ("rules.pdf", as_pdf(OLD))])
def test_a_word_file_and_a_pdf_are_imported_as_their_text(author: Client, name: str, data: bytes) -> None:
    assert sent(author, file=SimpleUploadedFile(name, data)).status_code == 302
    assert run_import(ImportJob.objects.get().pk) == "done"
    made = Revision.objects.get(pk=ImportJob.objects.get().revision_id)
    assert [rule.number for rule in made.rules.order_by("position")][:3] == ["100", "101", "101.1"]


@pytest.mark.parametrize(
    ("name", "data"), [("rules.docx", zip_with("word/document.xml")), ("rules.pdf", b"%PDF-1.7 x")]
)
def test_a_damaged_word_file_or_pdf_ends_in_a_sentence(author: Client, name: str, data: bytes) -> None:
    sent(author, file=SimpleUploadedFile(name, data))
    assert run_import(ImportJob.objects.get().pk) == "failed"


def test_a_pasted_text_is_imported(author: Client) -> None:
    sent(author, text=OLD)
    assert run_import(ImportJob.objects.get().pk) == "done"


def test_a_job_is_done_once_by_however_many_workers(author: Client) -> None:
    sent(author, text=OLD)
    pk = ImportJob.objects.get().pk
    assert [run_import(pk), run_import(pk)] == ["done", "taken already"]


def test_a_faulty_text_ends_in_a_sentence_and_changes_nothing(author: Client) -> None:
    sent(author, text="Dear all,\nthis is a letter.\n")
    pk = ImportJob.objects.get().pk
    before = Revision.objects.count()
    assert run_import(pk) == "failed"
    assert Revision.objects.count() == before
    page = author.get(f"/editor/import/{pk}").content.decode()
    assert "Nothing was changed" in page
    assert ImportJob.objects.get().data == b""


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("evil.zip", zip_with("../../etc/cron.d/x"), "packed file"),
        ("rules.xlsx", zip_with("xl/workbook.xml"), "packed file"),
        ("rules.txt", b"\x89PNG\r\n\x1a\n", "picture"),
        ("rules.txt", b"x" * 8_000_001, "more than 8 MB"),
        ("rules.txt", b"", "exactly one"),
    ],
    ids=["zip slip", "a sheet", "picture called text", "too large", "empty"],
)
def test_a_wrong_upload_is_refused_in_a_sentence(author: Client, name: str, data: bytes, said: str) -> None:
    answer = sent(author, file=SimpleUploadedFile(name, data))
    assert answer.status_code == 400
    assert said in answer.content.decode()
    assert not ImportJob.objects.exists()


@pytest.mark.parametrize(
    "text",
    [
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "xx"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>',
        "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n",
        "=cmd|' /C calc'!A0\n" + OLD.replace("101.1.", "101.1. \x00"),
    ],
    ids=["xml bomb", "yaml bomb", "formula and NUL"],
)
def test_what_is_no_rulebook_is_never_expanded(author: Client, text: str) -> None:
    sent(author, file=SimpleUploadedFile("rules.txt", text.encode()))
    assert run_import(ImportJob.objects.get().pk) == "failed"


def test_a_hundred_megabytes_are_refused_before_they_are_read(author: Client) -> None:
    answer = author.generic(
        "POST", "/editor/import", b"", content_type="multipart/form-data; boundary=x", CONTENT_LENGTH="104857600"
    )
    assert answer.status_code == 413


def test_someone_elses_draft_is_not_replaced_unasked(author: Client) -> None:
    first = draft(OLD, "v1", who="bob")
    answer = sent(author, text=OLD.replace("one piece", "two pieces"))
    assert answer.status_code == 400
    assert "made by bob" in answer.content.decode()
    assert Revision.objects.filter(pk=first).exists()
    sent(author, text=OLD.replace("one piece", "two pieces"), replace="yes")
    run_import(ImportJob.objects.get().pk)
    assert not Revision.objects.filter(pk=first).exists()


def test_ones_own_draft_is_kept_once_it_was_commented_on() -> None:
    first = draft(OLD, "v1", who="ann")
    with acting("ann"):
        comment_on_draft(first, "Look at this.", number="101")
        with pytest.raises(UnableToImportDocument, match="commented on"):
            import_document(**SAMPLE, data=OLD.encode(), source_name="s", edition="v1")


def test_the_same_version_is_not_imported_twice_at_once(author: Client) -> None:
    sent(author, text=OLD)
    assert "is importing" in sent(author, text=NEW).content.decode()


@pytest.mark.parametrize("given", [{}, {"data": b"x", "address": "https://example.org"}])
def test_exactly_one_source_is_needed(given: dict[str, Any]) -> None:
    with pytest.raises(UnableToImportDocument, match="exactly one"):
        queue_import(**SAMPLE, edition="v1", **given)


def test_an_address_inside_the_network_is_refused_in_a_sentence(author: Client) -> None:
    sent(author, address="http://127.0.0.1:1/rules.txt")
    pk = ImportJob.objects.get().pk
    run_import(pk)
    assert "not on the public internet" in author.get(f"/editor/import/{pk}").content.decode()


def test_a_formula_in_a_rule_reaches_no_table(publisher: Client, published_old: None) -> None:
    made = draft(NEW.replace("A piece that rests", "=cmd|' /C calc'!A0 A piece that rests"), "v2")
    publisher.post(f"/editor/drafts/{made}/publish")
    table = publisher.get("/riftbound/tr/compare/v1...v2.csv").content.decode()
    assert "201" in table
    cells = [cell.strip('"') for line in table.splitlines() for cell in line.split(",")]
    assert [cell for cell in cells if cell[:1] in ("=", "+", "-", "@", "\t")] == []


def test_the_worker_outlasts_a_database_that_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    def busy_once(self: object, **options: object) -> None:
        tries.append(1)
        if len(tries) == 1:
            raise OperationalError("database is locked")

    monkeypatch.setattr(db_worker.Command, "handle", busy_once)
    call_command("db_worker", interval=0.01)
    assert len(tries) == 2


def test_the_worker_ends_by_any_other_fault_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, **options: object) -> None:
        raise OperationalError("no such table")

    monkeypatch.setattr(db_worker.Command, "handle", broken)
    with pytest.raises(OperationalError, match="no such table"):
        call_command("db_worker", interval=0.01)


@pytest.mark.parametrize("path", ["/editor/drafts/7/publish", "/editor/drafts/7/revert", "/editor/drafts/7/check"])
def test_a_whole_rulebook_may_take_its_time_at_the_desk(path: str) -> None:
    assert kind_of(path).seconds >= 120
    # What a stranger sees of the desk is bounded as a page is.
    assert kind_of("/editor/preview/guessed/riftbound/tr/").seconds <= 10
