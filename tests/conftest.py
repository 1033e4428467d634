"""What tests share. The shipped corpus is loaded once for the whole run; each test sees it and changes nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests on the publishers' documents say so when those are absent, instead of failing."""
    if SHARED.is_dir():
        return
    skip = pytest.mark.skip(reason="the publishers' documents are not here (../shared)")
    for item in items:
        if item.get_closest_marker("official"):
            item.add_marker(skip)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with the publishers' whole documents."""
    if not SHARED.is_dir():
        pytest.skip("the publishers' documents are not here (../shared)")
    return SHARED


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    django_db_modify_db_settings_parallel_suffix: None, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Each worker has a database and an index of its own."""
    from django.conf import settings

    settings.SEARCH_INDEX_DIR = tmp_path_factory.mktemp("index")


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: Any, django_db_blocker: Any) -> None:
    """The test database with the shipped corpus in it, its examples run and its index built."""
    from django.conf import settings

    from rules_data import search
    from rules_data.actions import load_corpus, run_examples

    with django_db_blocker.unblock():
        load_corpus(settings.CORPUS_DIR)
        run_examples()
        search.rebuild()


@pytest.fixture
def in_ci() -> bool:
    return bool(os.environ.get("CI"))
