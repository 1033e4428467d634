"""A restatement says who has read it beside the official text and when, for exactly the text that was read."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from rules_data.actions import UnableToLoadCorpus, load_corpus

pytestmark = pytest.mark.django_db
FILE = "riftbound/cr/v1.2.txt"
PAGE = "/riftbound/cr/@v1.2/376.1"


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """One shipped game alone, without cards and examples, and nobody has read its restatements."""
    shutil.copytree(settings.CORPUS_DIR / "riftbound" / "cr", tmp_path / "riftbound" / "cr")
    shutil.copy(settings.CORPUS_DIR / "riftbound" / "game.yaml", tmp_path / "riftbound")
    taken_away(tmp_path)
    return tmp_path


def taken_away(corpus: Path) -> None:
    """Nobody has read any of the restatements."""
    file = corpus / "riftbound" / "game.yaml"
    text = file.read_text(encoding="utf-8")
    kept = (line for line in text.splitlines() if "reviewed:" not in line)
    file.write_text("\n".join(kept) + "\n", encoding="utf-8")


def reviewed(corpus: Path, entry: str) -> None:
    file = corpus / "riftbound" / "game.yaml"
    text = file.read_text(encoding="utf-8")
    line = "        file: cr/v1.2.txt\n"
    assert text.count(line) == 1
    file.write_text(text.replace(line, f"{line}        reviewed: {entry}\n"), encoding="utf-8")


def hash_of(corpus: Path) -> str:
    return hashlib.sha256((corpus / FILE).read_bytes()).hexdigest()[:12]


def test_readers_and_programs_see_who_has_reviewed_a_restatement(corpus: Path, client: Client) -> None:
    reviewed(corpus, f'{{day: 2026-11-01, by: "A. Judge", text: "{hash_of(corpus)}"}}')
    load_corpus(corpus)
    for path in (PAGE, "/riftbound/cr/@v1.2/"):
        assert "Reviewed against the official text by A. Judge on Nov 1, 2026." in client.get(path).content.decode()
    shown = client.get("/api/v1/games/riftbound/documents/cr/editions/v1.2").json()
    assert (shown["reviewed_on"], shown["reviewed_by"]) == ("2026-11-01", "A. Judge")
    assert load_corpus(corpus).rules_published == 0


def test_what_nobody_has_reviewed_says_so(corpus: Path, client: Client) -> None:
    reviewed(corpus, f'{{day: 2026-11-01, by: "A. Judge", text: "{hash_of(corpus)}"}}')
    load_corpus(corpus)
    taken_away(corpus)
    (corpus / FILE).write_text((corpus / FILE).read_text(encoding="utf-8") + "\n", encoding="utf-8")
    load_corpus(corpus)
    page = client.get(PAGE).content.decode()
    assert "Not yet reviewed as a whole against the official text." in page
    assert "A. Judge" not in page


def test_a_text_that_was_changed_since_its_review_is_refused(corpus: Path) -> None:
    reviewed(corpus, f'{{day: 2026-11-01, by: "A. Judge", text: "{hash_of(corpus)}"}}')
    with (corpus / FILE).open("a", encoding="utf-8") as file:
        file.write("827. One rule more.\n")
    with pytest.raises(UnableToLoadCorpus, match="it was changed since"):
        load_corpus(corpus)


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ("2026-11-01", "needs the keys day, by and text"),
        ('{day: 2026-11-01, by: "A. Judge"}', "needs the keys day, by and text"),
        ('{day: soon, by: "A. Judge", text: "x"}', "expected a date and a name"),
        (f'{{day: 2026-11-01, by: "{"A" * 101}", text: "x"}}', "in 101 characters, at most 100 are kept"),
    ],
)
def test_a_review_names_its_day_its_reader_and_its_text(corpus: Path, entry: str, fault: str) -> None:
    reviewed(corpus, entry)
    with pytest.raises(UnableToLoadCorpus, match=fault):
        load_corpus(corpus)
