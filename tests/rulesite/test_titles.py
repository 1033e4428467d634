"""Titles ask what players ask; an example's answers in the same line."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from django.conf import settings

from rulesite.pages.question_titles import parted

CORPUS = Path(settings.CORPUS_DIR)
EXAMPLES = sorted(CORPUS.glob("*/examples/*.yaml"))
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
FAQS = sorted(CORPUS.glob("*/faqs/*.md"))
# Phrases of a time when titles were statements; whole, and only here.
STRANGE = (
    "and the first time", "is recognised", "one's own", "in force", "is dealt with on", "comes to pass",
    "that is none any more", "in the place of", "gives out the designations", "next times",
)  # fmt: skip


def title_of(path: Path) -> str:
    """The title of an example; that of an answer is what is asked in it."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return str(yaml.load(text.split("---")[1], Loader=LOADER)["asked"])  # noqa: S506 - it makes plain values
    return str(yaml.load(text, Loader=LOADER)["title"])  # noqa: S506


@pytest.mark.parametrize("game", sorted({path.parents[1].name for path in EXAMPLES}))
def test_an_example_asks_and_answers_in_its_title(game: str) -> None:
    titles = {path: title_of(path) for path in EXAMPLES if path.parents[1].name == game}
    parts = {path: parted(title) for path, title in titles.items()}
    assert [path.stem for path, (question, _) in parts.items() if not question.endswith("?")] == []
    assert [path.stem for path, (_, answer) in parts.items() if not answer.endswith(".")] == []
    assert [path.stem for path, title in titles.items() if len(title) > 160] == []
    assert strange_in(titles) == []


@pytest.mark.parametrize("game", sorted({path.parents[1].name for path in FAQS}))
def test_an_answer_has_a_question_for_its_title(game: str) -> None:
    asked = {path: title_of(path) for path in FAQS if path.parents[1].name == game}
    assert [path.stem for path, title in asked.items() if not title.rstrip("”\"'").endswith("?")] == []
    assert strange_in(asked) == []


def strange_in(titles: dict[Path, str]) -> list[tuple[str, str]]:
    """Each phrase of before that stands in a title, with the file."""
    return [(path.stem, phrase) for path, title in titles.items() for phrase in STRANGE if phrase in title.lower()]


def test_a_title_is_parted_behind_its_question() -> None:
    assert parted("Must I? Yes.") == ("Must I?", "Yes.")
    assert parted("I have 7. Do I win? Yes, by two.") == ("I have 7. Do I win?", "Yes, by two.")
    assert parted("A statement") == ("A statement", "")
    assert parted("Only a question?") == ("Only a question?", "")
