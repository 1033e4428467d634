"""Questions typed on a phone, and what is shown for them: well formed, answered by what ships, and fairly counted."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
import yaml
from django.conf import settings
from django.core.management.base import CommandError

from rules_data.core.games import GAMES
from rules_data.management._search_phone import PhoneQuestion, Shown, ask, read_questions

CORPUS = Path(settings.CORPUS_DIR)
FILES = sorted((Path(__file__).parents[2] / "samples/phone").glob("*.jsonl"))
ASKED = [question for file in FILES for question in read_questions(file)]
_NUMBER = re.compile(r"^(\d+(?:\.[0-9a-z]+)*)\.?\s", re.MULTILINE)


def what_ships(game: str) -> set[str]:
    """The paths of a game's answers, examples and rules."""
    newest = max((CORPUS / game / "cr").glob("*.txt"), key=lambda file: (file.stem[:1].isdigit(), file.stem))
    rules = {f"cr/{number}" for number in _NUMBER.findall(newest.read_text(encoding="utf-8"))}
    faqs = {f"faq/{file.stem}" for file in (CORPUS / game / "faqs").glob("*.md")}
    return rules | faqs | {f"examples/{file.stem}" for file in (CORPUS / game / "examples").glob("*.yaml")}


def test_each_question_is_asked_once_of_a_game_there_is() -> None:
    assert len(ASKED) >= 75
    assert [one for one, count in Counter((one.game, one.query) for one in ASKED).items() if count > 1] == []
    assert {one.game for one in ASKED} <= set(GAMES)


@pytest.mark.parametrize("game", sorted({one.game for one in ASKED}))
def test_what_answers_a_question_ships(game: str) -> None:
    shipped = what_ships(game)
    assert len(shipped) > 500
    asked = [one for one in ASKED if one.game == game]
    assert [(one.query, path) for one in asked for path in sorted(one.answers - shipped)] == []


def test_what_is_shown_counts_only_if_it_answers() -> None:
    question = PhoneQuestion("magic", "2 legends", frozenset({"cr/704.5j"}))
    assert Shown(question, "cr/704.5j", "").verdict == "answered"
    assert Shown(question, "cr/704.5k", "").verdict == "wrong card"
    assert Shown(question, "", "").verdict == "no card"


@pytest.mark.django_db
def test_the_page_itself_is_asked() -> None:
    typed = ("383.3.e", "what is a triggered ability", "xyzzyplugh")
    shown = {one.question.query: one for one in ask(PhoneQuestion("riftbound", query, frozenset()) for query in typed)}
    assert shown["383.3.e"].path == "cr/383.3.e"
    assert shown["what is a triggered ability"].path
    assert shown["what is a triggered ability"].title
    assert shown["xyzzyplugh"].path == ""


@pytest.mark.parametrize("line", ["{", "[]", json.dumps({"game": "magic", "query": "x"})])
def test_a_file_of_something_else_is_refused_by_name(tmp_path: Path, line: str) -> None:
    file = tmp_path / "asked.jsonl"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(CommandError, match=r"asked\.jsonl"):
        read_questions(file)


def test_none_that_is_set_aside_is_the_title_of_an_answer_of_its_game() -> None:
    titles = {
        (file.parents[1].name, asked.strip("?").casefold())
        for file in CORPUS.glob("*/faqs/*.md")
        for head in [yaml.safe_load(file.read_text(encoding="utf-8").split("---")[1])]
        for asked in (head["asked"], *head.get("also", ()))
    }
    kept_apart = [one for file in FILES if file.stem.endswith("_set_aside") for one in read_questions(file)]
    assert len(titles) > 500
    assert len(kept_apart) >= 75
    assert [one.query for one in kept_apart if (one.game, one.query.strip("?").casefold()) in titles] == []
