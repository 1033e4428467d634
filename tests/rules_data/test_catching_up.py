"""What the site does behind its pages after a start, and what it says of that meanwhile."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from django.test import Client

from rules_data.actions import shown_to_readers
from rules_data.actions._side_by_side import can_fork, each_of
from rules_data.queries import catching_up
from rules_data.queries.catching_up import SECONDS_HEARD_OF


def doubled(number: int) -> tuple[int, int]:
    return 2 * number, os.getpid()


@pytest.fixture
def file(tmp_path: Path, settings: object) -> Path:
    settings.CATCHING_UP_FILE = tmp_path / "catching-up.json"  # type: ignore[attr-defined]
    return settings.CATCHING_UP_FILE  # type: ignore[attr-defined, no-any-return]


@pytest.mark.django_db
def test_a_page_says_how_far_the_site_is_until_it_is_done(file: Path) -> None:
    with shown_to_readers(file) as show:
        show("Running the examples", 7, 583)
        during = Client().get("/").content.decode()
    after = Client().get("/").content.decode()
    assert "Running the examples: 7 of 583. What has not been run yet is not verified." in during
    assert "not verified." not in after


@pytest.mark.django_db
def test_while_only_the_index_is_built_nothing_is_called_unverified(file: Path) -> None:
    with shown_to_readers(file, indexing=True) as show:
        show("Building the index", 0, 1)
        during = Client().get("/").content.decode()
    assert "Building the index: 0 of 1. Search may not find what is new yet." in during
    assert "not verified." not in during


def test_whoever_is_shown_it_as_well_hears_every_step(file: Path) -> None:
    heard: list[tuple[str, int, int]] = []
    with shown_to_readers(file, lambda *step: heard.append(step)) as show:
        show("Reading", 1, 2)
        assert catching_up(file) is not None
    assert heard == [("Reading", 1, 2)]
    assert catching_up(file) is None


def test_a_failure_leaves_nothing_that_says_it_goes_on(file: Path) -> None:
    def fail() -> None:
        with shown_to_readers(file) as show:
            show("Reading", 1, 2)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert not file.exists()


@pytest.mark.parametrize("left", ["", "[]", '{"what": "x"}', "{"])
def test_what_cannot_be_read_says_nothing(file: Path, left: str) -> None:
    file.write_text(left)
    assert catching_up(file) is None


def test_whoever_was_stopped_is_not_believed_for_long(file: Path) -> None:
    file.write_text('{"what": "Reading", "done": 1, "total": 2}')
    assert catching_up(file) is not None
    long_ago = file.stat().st_mtime - 2 * SECONDS_HEARD_OF
    os.utime(file, (long_ago, long_ago))
    assert catching_up(file) is None


@pytest.mark.django_db
@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_made_side_by_side_comes_back_in_order(workers: int) -> None:
    made = list(each_of(range(20), doubled, workers))
    assert [number for number, _ in made] == list(range(0, 40, 2))
    shared = workers > 1 and can_fork()
    assert (os.getpid() in {process for _, process in made}) is not shared
