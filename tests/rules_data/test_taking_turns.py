"""Writers at once, and writers killed: one does it, the other is told, and readers see the old or the new whole."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.db import OperationalError, connection

from rules_data import search
from rules_data.actions import (
    SomeoneElseIsWriting,
    UnableToPublishRevision,
    _index,
    _one_writer,
    check_revision,
    import_document,
    keep_synonym,
    publish_revision,
    run_examples,
)
from rules_data.management._strength.damaged_index import KINDS, damage_index
from rules_data.management._strength.desks import write_at_once
from rules_data.management._strength.failing_writes import let_writes_fail
from rules_data.management._strength.kills import kill_publishers
from rules_data.management._strength.small_site import SmallSite, small_site
from rules_data.management._strength.writers import race_writers
from rules_data.models import Revision
from rules_data.queries import cannot_write, site_state
from tests.rules_data.sample_texts import OLD

SAMPLE = {"game": "riftbound", "document": "tr", "edition": "v1"}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallSite]:
    """A small site on the same kind of database that the tests run on."""
    server = os.environ.get("DATABASE_URL", "") if connection.vendor == "postgresql" else ""
    with small_site(tmp_path_factory.mktemp("small") / "site", server) as site:
        yield site


def test_of_two_writers_one_does_it_and_the_other_is_told_in_a_sentence(small: SmallSite) -> None:
    report = race_writers(small, rounds=1)
    assert report.faults == []
    assert report.rounds == 3


def test_after_a_publisher_is_killed_pages_and_search_are_whole_and_the_same(small: SmallSite) -> None:
    report = kill_publishers(small, times=2)
    assert report.faults == []
    assert report.whole == report.kills == 2


def test_a_damaged_index_is_noticed_and_built_anew_while_the_reader_is_answered(small: SmallSite) -> None:
    """Each way once; `manage.py bench strength --damage 100` is the whole."""
    report = damage_index(small, times=1)
    assert report.faults == []
    assert report.damaged == len(KINDS)


def test_when_a_write_fails_readers_see_the_state_before_and_the_writer_is_told_in_a_sentence(small: SmallSite) -> None:
    """Some of the steps; `manage.py bench strength --failures 100` is the whole."""
    report = let_writes_fail(small, full_disks=2, every=15)
    assert report.faults == []
    assert report.steps > 20
    assert report.outcomes["refused in a sentence"] >= 5


def test_of_several_writers_at_once_nobody_meets_a_locked_database(small: SmallSite) -> None:
    """A short sample; `manage.py bench desk --writers 8 --seconds 60` is the whole minute."""
    report = write_at_once(small, writers=4, seconds=2)
    assert (report.faults, report.locked, report.lost) == ([], 0, 0)
    assert {"own text saved", "shared text saved"} <= set(report.done)
    assert "SomeoneElseIsWriting" not in report.told


@pytest.mark.parametrize(
    ("said", "cannot"),
    [
        ("database or disk is full", True),
        ("disk I/O error", True),
        ("database is locked", False),
        ("no such table", False),
    ],
)
def test_a_full_disk_is_told_apart_from_a_database_that_is_busy_or_wrong(said: str, cannot: bool) -> None:
    assert cannot_write(OperationalError(said)) is cannot
    assert not cannot_write(ValueError(said))


def checked_draft() -> None:
    import_document(**SAMPLE, data=OLD.encode(), source_name="sample.txt")
    check_revision(**SAMPLE)


@pytest.mark.django_db
def test_publishing_counts_a_change_of_its_game_and_of_no_other() -> None:
    checked_draft()
    before = site_state()
    publish_revision(**SAMPLE, index=False)
    changed = {scope for scope, serial in site_state().items() if before.get(scope) != serial}
    assert changed == {"riftbound"}


@pytest.mark.django_db
def test_a_draft_changes_nothing_that_readers_see() -> None:
    before = site_state()
    checked_draft()
    assert site_state() == before


@pytest.mark.django_db
def test_a_verb_that_does_not_say_what_it_changes_counts_for_everything() -> None:
    before = site_state()
    keep_synonym(words=["zapping"], means=["deal damage"])
    after = site_state()
    assert all(after[scope] > before.get(scope, 0) for scope in ("", "magic", "riftbound", "flesh-and-blood"))


@pytest.mark.django_db
def test_examples_that_were_run_already_change_nothing() -> None:
    before = site_state()
    run_examples(game="riftbound")
    assert site_state() == before


@pytest.mark.django_db
def test_nothing_is_published_when_its_index_cannot_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> Any:
        raise search.UnableToBuildIndex("No space left on device.")

    class Committing:
        commits = True

    checked_draft()
    monkeypatch.setattr(search, "prepare", full)
    monkeypatch.setattr(_index, "current", Committing)
    with pytest.raises(UnableToPublishRevision, match="No space left"):
        publish_revision(**SAMPLE)
    assert not Revision.objects.filter(edition__document__slug="tr", status="published").exists()


@pytest.mark.django_db
def test_a_failure_after_the_commit_is_no_failure_of_the_publish(
    monkeypatch: pytest.MonkeyPatch, django_capture_on_commit_callbacks: Any
) -> None:
    def bad() -> Any:
        raise OSError("the folder is gone")

    checked_draft()
    monkeypatch.setattr(search, "rebuild", bad)
    with django_capture_on_commit_callbacks(execute=True):
        publish_revision(**SAMPLE)
    assert Revision.objects.filter(edition__document__slug="tr", status="published").exists()


@pytest.mark.django_db
def test_who_waits_too_long_is_told_so() -> None:
    @_one_writer.one_writer
    def waits() -> None:
        raise OperationalError("database is locked")

    with pytest.raises(SomeoneElseIsWriting, match="try again"):
        waits()


def test_the_index_follows_what_was_published_behind_its_back(small: SmallSite, tmp_path: Path) -> None:
    """As after a crash between the commit and the index: nobody has put the index in use."""
    worker, reader = small.worker(), small.worker()
    worker.ask("draft", mark=901)
    worker.ask("check")
    worker.ask("publish")
    assert reader.ask("look")["done"]["found"] == ["mark901"]
    worker.ask("draft", mark=902)
    worker.ask("check")
    assert worker.ask("publish_without_index") == {"done": "Riftbound Tournament Rules v1"}
    seen = reader.ask("look")["done"]
    worker.kill()
    reader.kill()
    assert seen["marks"] == seen["found"] == ["mark902"]
    assert seen["broken"] == []
