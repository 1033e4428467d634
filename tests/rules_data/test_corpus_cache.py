"""What is kept between runs of the tests is used only while it is true, and is never there by halves."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.contrib.contenttypes.models import ContentType
from django.db import connection

from rules_data.models import CitationLink, Rule
from tests import corpus_cache, proof_cache
from tests.corpus_cache import ROOT, CorpusCache, content_key
from tests.proof_cache import forget_old, proof_of
from tests.shipped import EXAMPLES, example


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A little project with the files that decide what a database holds."""
    (tmp_path / "rules_data" / "corpus").mkdir(parents=True)
    (tmp_path / "rules_data" / "management").mkdir()
    (tmp_path / "rules_data" / "corpus" / "game.yaml").write_text("game: chess\n")
    (tmp_path / "rules_data" / "search.py").write_text("ORDER = 1\n")
    (tmp_path / "rules_data" / "management" / "bench.py").write_text("ROUNDS = 1\n")
    (tmp_path / "requirements.txt").write_text("Django==5.2\n")
    return tmp_path


@pytest.mark.parametrize("changed", ["rules_data/corpus/game.yaml", "rules_data/search.py", "requirements.txt"])
def test_a_changed_source_is_another_corpus(sources: Path, changed: str) -> None:
    before = content_key(sources)
    (sources / changed).write_text("changed\n")
    assert content_key(sources) != before


def test_a_file_that_is_added_moved_or_taken_away_is_another_corpus(sources: Path) -> None:
    keys = [content_key(sources)]
    added = sources / "rules_data" / "corpus" / "card.yaml"
    added.write_text("card: Rook\n")
    keys.append(content_key(sources))
    added.rename(added.with_name("rook.yaml"))
    keys.append(content_key(sources))
    (sources / "rules_data" / "search.py").unlink()
    keys.append(content_key(sources))
    assert len(set(keys)) == len(keys)


def test_what_only_calls_the_loaders_makes_no_other_corpus(sources: Path) -> None:
    before = content_key(sources)
    (sources / "rules_data" / "management" / "bench.py").write_text("ROUNDS = 2\n")
    (sources / "rules_data" / "search.pyc").write_bytes(b"compiled")
    assert content_key(sources) == before


def test_a_proof_that_is_kept_is_the_proof(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = example(EXAMPLES[0])
    monkeypatch.setattr(proof_cache, "_proofs", lambda: tmp_path)
    first = proof_of(scenario)
    monkeypatch.setattr(proof_cache, "prove", lambda _: pytest.fail("it was proved a second time"))
    assert proof_of(scenario) == first == proof_cache.Proof(scenario.slug, first.editions)
    assert {edition.edition for edition in first.editions} == set(scenario.editions)


def test_a_scenario_that_says_something_else_is_proved_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = example(EXAMPLES[0])
    monkeypatch.setattr(proof_cache, "_proofs", lambda: tmp_path)
    proof_of(scenario)
    kept = len(list(tmp_path.iterdir()))
    proof_of(replace(scenario, twin=None))
    assert len(list(tmp_path.iterdir())) == kept + len(scenario.editions)


WRITE_SETS = """
import django; django.setup()
from tests.proof_cache import as_text
print(as_text((frozenset({"tank", "ganking", "assault", "hidden"}), {"b": 1, "a": (2.5, None)})))
"""


def test_a_value_is_written_alike_by_every_process() -> None:
    written = {
        subprocess.run(
            [sys.executable, "-c", WRITE_SETS],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed, "DJANGO_SETTINGS_MODULE": "rulesite.settings"},
            check=True,
            capture_output=True,
            text=True,
            timeout=120,
        ).stdout
        for seed in ("1", "2")
    }
    assert written == {"({'assault','ganking','hidden','tank'},['b':1,'a':(2.5,None)])\n"}


def test_only_what_nobody_wrote_to_for_a_day_is_forgotten(tmp_path: Path) -> None:
    for name, age in (("newest", 0), ("yesterday", 20), ("old", 30)):
        (tmp_path / name).mkdir()
        at = time.time() - age * 3600
        os.utime(tmp_path / name, (at, at))
    forget_old(tmp_path / "newest")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["newest", "yesterday"]


class TestKeptFiles:
    """As workers use what is kept: one makes it while the others wait, then they take copies."""

    @pytest.fixture(autouse=True)
    def database(self, monkeypatch: pytest.MonkeyPatch) -> sqlite3.Connection:
        """A database of SQLite with one row in it, instead of the one the tests are run on."""
        opened = sqlite3.connect(":memory:")
        opened.execute("CREATE TABLE rule (number TEXT)")
        opened.execute("INSERT INTO rule VALUES ('603.3b')")
        opened.commit()
        made = SimpleNamespace(vendor="sqlite", connection=opened, ensure_connection=lambda: None)
        monkeypatch.setattr(corpus_cache, "connection", made)
        return opened

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        return tmp_path / "corpus"

    def keep(self, folder: Path, tmp_path: Path) -> None:
        index = tmp_path / "index"
        index.mkdir(exist_ok=True)
        (index / "segment").write_text("words")
        kept = CorpusCache(folder)
        assert not kept.claim()
        kept.keep(index)

    def test_what_is_kept_is_found_and_copied(self, folder: Path, tmp_path: Path) -> None:
        self.keep(folder, tmp_path)
        CorpusCache(folder).copy_site(tmp_path / "site")
        assert (tmp_path / "site" / "index" / "segment").read_text() == "words"
        with sqlite3.connect(tmp_path / "site" / "rulesite.sqlite3") as copied:
            assert copied.execute("SELECT number FROM rule").fetchall() == [("603.3b",)]

    def test_what_is_kept_takes_the_place_of_what_a_database_holds(
        self, database: sqlite3.Connection, folder: Path, tmp_path: Path
    ) -> None:
        self.keep(folder, tmp_path)
        database.execute("DELETE FROM rule")
        database.commit()
        again = CorpusCache(folder)
        assert again.claim()
        again.restore(tmp_path / "other")
        assert database.execute("SELECT number FROM rule").fetchall() == [("603.3b",)]
        assert (tmp_path / "other" / "segment").read_text() == "words"

    def test_what_was_made_of_other_sources_is_not_used(
        self, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.keep(folder, tmp_path)
        monkeypatch.setattr(corpus_cache, "content_key", lambda: "0" * 64)
        other = CorpusCache(folder)
        assert not other.claim()
        other.release()

    def test_where_nothing_is_kept_a_site_begins_from_nothing(self, folder: Path, tmp_path: Path) -> None:
        CorpusCache(folder).copy_site(tmp_path / "site")
        assert not (tmp_path / "site").exists()

    def test_half_a_corpus_is_none(self, folder: Path, tmp_path: Path) -> None:
        kept = CorpusCache(folder)
        (folder / f"{kept.folder.name}.4711").mkdir(parents=True)
        assert not kept.claim()
        kept.release()

    def test_while_one_makes_it_another_waits(self, folder: Path) -> None:
        kept = CorpusCache(folder)
        assert not kept.claim()
        with (folder / "sqlite.lock").open("w") as lock:
            with pytest.raises(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            kept.release()
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


@pytest.mark.django_db
@pytest.mark.postgresql
@pytest.mark.skipif(connection.vendor != "postgresql", reason="said in PostgreSQL's own words")
def test_what_the_tests_on_sqlite_have_kept_has_the_same_rows_on_postgresql() -> None:
    file = CorpusCache().of_sqlite / "corpus.sqlite3"
    if not file.is_file():
        pytest.skip("the tests have not been run on SQLite")
    with closing(sqlite3.connect(file)) as kept:
        [links] = kept.execute("SELECT count(*) FROM rules_data_citationlink").fetchone()
        rules = dict(kept.execute("SELECT id, text FROM rules_data_rule WHERE number LIKE '603%'"))
        [latest] = kept.execute("SELECT max(id) FROM django_content_type").fetchone()
    assert CitationLink.objects.count() == links
    assert dict(Rule.objects.filter(number__startswith="603").values_list("id", "text")) == rules != {}
    assert ContentType.objects.create(app_label="chess", model="rook").pk == latest + 1
