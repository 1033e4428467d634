"""What tests share. The shipped corpus is loaded once for the whole run; each test sees it and changes nothing."""

from __future__ import annotations

import gc
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest
from hypothesis import settings as of_properties

if TYPE_CHECKING:
    from tests.corpus_cache import CorpusCache

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
SHARED = ROOT.parent / "shared"

# What one process of the run has compiled, some hundred others read: also where Python was told to keep nothing.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Rulebooks and tables are kept for the whole run, some million objects. Left to itself the collector of garbage goes
# through all of them time and again: a seventh of the run, and over a second at once, inside whichever test it meets.
gc.set_threshold(50_000, 20, 1_000)

# How long one value takes decides nothing: on a busy machine any may.
of_properties.register_profile("without a clock", of_properties.default, deadline=None)
of_properties.load_profile("without a clock")

TOUCH_THE_DATABASE = {"db", "transactional_db", "django_db_setup", "live_server"}
SEE_ONE_DATABASE = {"module_db", "class_db"}
# Databases differ in what they take, lock and give back, which is held by the tests of what is written. The rest reads:
# of each module every so many tests run on PostgreSQL too, and all of them by `pytest -m database`. A test that is
# about PostgreSQL, or asks the database what no other does, is marked where it stands.
WRITE_TO_THE_DATABASE = {TESTS / "rules_data", TESTS / "rulesite" / "editor"}
EVERY = 8
# What a module takes from `tests/shipped.py` that is not there before every example was proved.
WAITS_FOR_PROOFS = ("proved", "proof_of")


# What pytest-django does around each test, of which it acts on what a marker or another fixture asks for; twenty
# thousand tests of the core ask for none, and each would begin and end all of it.
AROUND_EACH_OF_DJANGO = frozenset(
    (
        "_as_found",
        "_dj_autoclear_mailbox",
        "_django_clear_site_cache",
        "_django_db_marker",
        "_django_isolate_apps",
        "_django_set_urlconf",
        "_django_setup_unittest",
        "_live_server_helper",
        "_template_string_if_invalid_marker",
    )
)


def waits_for_proofs(item: pytest.Item) -> bool:
    """Whether a test looks at the proofs of what ships, which the worker that makes the corpus is keeping meanwhile."""
    return any(hasattr(getattr(item, "module", None), name) for name in WAITS_FOR_PROOFS)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    """Mark what touches the database; tests on the publishers' documents say so when those are absent.

    What needs the proofs comes last: begun while they are made, it would prove everything a second time.
    """
    _mark(items)
    _leave_django_out(items)
    yield
    items.sort(key=waits_for_proofs)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """What has been read by now is not gone through five times more, as the process ends, for what may be garbage."""
    gc.freeze()


def _mark(items: list[pytest.Item]) -> None:
    showing: Counter[Path] = Counter()
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if fixtures & SEE_ONE_DATABASE:
            # Or no test database is made where these are the only tests of a run.
            item.add_marker("django_db")
        if item.get_closest_marker("django_db") or TOUCH_THE_DATABASE & fixtures:
            item.add_marker("database")
            writes = item.path.parent in WRITE_TO_THE_DATABASE
            if writes or showing[item.path] % EVERY == 0:
                item.add_marker("postgresql")
            showing[item.path] += not writes
    if SHARED.is_dir():
        return
    skip = pytest.mark.skip(reason="the publishers' documents are not here (../shared)")
    for item in items:
        if item.get_closest_marker("official"):
            item.add_marker(skip)


def _leave_django_out(items: list[pytest.Item]) -> None:
    """The core's tests run without Django, and nothing is done around each of them that only Django's tests need."""
    core = str(TESTS / "core") + os.sep
    for item in items:
        around: list[str] = getattr(item, "fixturenames", [])  # one list for all cases of a test
        if str(item.path).startswith(core) and not AROUND_EACH_OF_DJANGO.isdisjoint(around):
            around[:] = [name for name in around if name not in AROUND_EACH_OF_DJANGO]


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with the publishers' whole documents."""
    if not SHARED.is_dir():
        pytest.skip("the publishers' documents are not here (../shared)")
    return SHARED


@pytest.fixture(scope="session")
def corpus_cache(django_db_blocker: Any) -> Iterator[CorpusCache]:
    """The shipped corpus as an earlier worker or run has kept it, or the claim to make it."""
    from tests.corpus_cache import CorpusCache

    kept = CorpusCache()
    with django_db_blocker.unblock():
        kept.claim()
    yield kept
    kept.release()


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    django_db_modify_db_settings_parallel_suffix: None,
    tmp_path_factory: pytest.TempPathFactory,
    corpus_cache: CorpusCache,
) -> None:
    """Each worker has a database and an index of its own."""
    from django.conf import settings

    settings.SEARCH_INDEX_DIR = tmp_path_factory.mktemp("index")
    corpus_cache.prepare_settings(settings.DATABASES["default"].setdefault("TEST", {}))


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: Any, django_db_blocker: Any, corpus_cache: CorpusCache) -> None:
    """The test database with the shipped corpus in it, its examples run and its index built."""
    from django.conf import settings
    from django.db import connection

    from rules_data.core.room_for_calls import with_room
    from rules_data.queries import budget
    from rulesite.serving import bounding
    from rulesite.serving.budget import spending_at_most

    # An answer has ten seconds here and not one, and a request five times what it may cost. What a processor shared
    # with others takes decides no test, and a first search reads what a server has read before anybody asks it.
    budget.SECONDS = 10.0
    bounding.spending_at_most = lambda seconds: spending_at_most(5 * seconds)
    with django_db_blocker.unblock():
        if not corpus_cache.found and connection.vendor == "sqlite":
            corpus_cache.make_from_nothing()
        if corpus_cache.found or connection.vendor == "sqlite":
            corpus_cache.restore(settings.SEARCH_INDEX_DIR)
        else:
            if not corpus_cache.take_from_sqlite(settings.SEARCH_INDEX_DIR):
                with_room(lambda: make_corpus(settings.CORPUS_DIR))
            corpus_cache.keep(settings.SEARCH_INDEX_DIR)
        from tests.settled import keep_what_is_read

        keep_what_is_read()
    gc.freeze()


def make_corpus(folder: Path) -> None:
    """As `manage.py quickstart` does it, in this process: where the tests on SQLite have not made it before."""
    from rules_data import search
    from rules_data.actions import load_corpus, processors, run_examples
    from tests.proof_cache import proof_of

    load_corpus(folder)
    with patch("rules_data.actions._scenarios.prove", proof_of):
        # Whoever runs tests beside this one waits for what is made here, and leaves a processor free for it.
        run_examples(workers=processors())
    search.rebuild()


@pytest.fixture
def own_index(db: None, corpus_cache: CorpusCache, settings: Any, tmp_path: Path) -> Iterator[Path]:
    """The index of what ships in a folder of the test's own, for whoever builds another."""
    from rules_data import search

    settings.SEARCH_BACKEND, settings.SEARCH_INDEX_DIR = "whoosh", tmp_path / "index"
    corpus_cache.copy_index(settings.SEARCH_INDEX_DIR)
    yield settings.SEARCH_INDEX_DIR
    search.forget_index()


@pytest.fixture(scope="module")
def module_db(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """For what all tests of a module see: made once and gone after them. What a test changes is undone behind it."""
    with django_db_blocker.unblock():
        yield from undone()


@pytest.fixture(scope="class")
def class_db(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """The same for the tests of a class."""
    with django_db_blocker.unblock():
        yield from undone()


def undone() -> Iterator[None]:
    """What is done meanwhile is undone afterwards."""
    from django.db import transaction

    from tests.settled import as_it_was

    around = transaction.atomic()
    # As around a test of its own: an action that insists on its own transaction may begin one within.
    around._from_testcase = True  # type: ignore[attr-defined]
    with as_it_was(), around:
        yield
        transaction.set_rollback(True)


def with_django(config: pytest.Config) -> bool:
    """Whether there is a site in this run: tests of the core do without (`pytest -p no:django tests/core`)."""
    return config.pluginmanager.has_plugin("django")


@pytest.fixture(autouse=True)
def _as_found(pytestconfig: pytest.Config) -> Iterator[None]:
    """What a test writes is gone after it: the next one reads what the one before it found."""
    if not with_django(pytestconfig):
        yield
        return
    from tests.settled import as_it_was

    with as_it_was():
        yield


@pytest.fixture(scope="session", autouse=True)
def unbounded_requests(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tests ask faster than people, and look at what a page costs when it is made: who tests that, switches it on."""
    if not with_django(pytestconfig):
        return
    from django.conf import settings

    settings.LIMITS = settings.KEEP_PAGES = False
    # What one worker catches up with is nothing that the pages of the others speak of.
    settings.CATCHING_UP_FILE = tmp_path_factory.mktemp("catching-up") / "catching-up.json"
    # Files of style are found when one is asked for: each of thousands of clients would list them all at its beginning.
    settings.WHITENOISE_AUTOREFRESH = True
    # A password is made slow to guess on purpose; hundreds of tests sign in.
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def in_ci() -> bool:
    return bool(os.environ.get("CI"))
