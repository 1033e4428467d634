"""Titles ask what players ask; an example's answers in the same line."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from django.conf import settings

from rulesite.pages.question_titles import parted

CORPUS = Path(settings.CORPUS_DIR)
EXAMPLES = sorted(CORPUS.glob("*/examples/*.yaml"))
FAQS = sorted(CORPUS.glob("*/faqs/*.md"))
# Phrases of a time when titles were statements; whole, and only here.
STRANGE = (
    "and the first time", "is recognised", "one's own", "in force", "is dealt with on", "comes to pass",
    "that is none any more", "in the place of", "gives out the designations", "next times",
)  # fmt: skip


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_an_example_asks_and_answers_in_its_title(path: Path) -> None:
    title = yaml.safe_load(path.read_text())["title"]
    question, answer = parted(title)
    assert question.endswith("?")
    assert answer.endswith(".")
    assert len(title) <= 160
    assert [phrase for phrase in STRANGE if phrase in title.lower()] == []


@pytest.mark.parametrize("path", FAQS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_an_answer_has_a_question_for_its_title(path: Path) -> None:
    head = yaml.safe_load(path.read_text().split("---")[1])
    assert head["asked"].rstrip("”\"'").endswith("?")
    assert [phrase for phrase in STRANGE if phrase in head["asked"].lower()] == []


def test_a_title_is_parted_behind_its_question() -> None:
    assert parted("Must I? Yes.") == ("Must I?", "Yes.")
    assert parted("I have 7. Do I win? Yes, by two.") == ("I have 7. Do I win?", "Yes, by two.")
    assert parted("A statement") == ("A statement", "")
    assert parted("Only a question?") == ("Only a question?", "")
