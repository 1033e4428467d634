"""A choice is drawn by what its step carries, whatever its sentence says."""

from __future__ import annotations

from typing import Any

import pytest

from rulesite.pages.drawing_runs import drawn_of

REPLACED = {
    "kind": "replaced",
    "text": "Hope replaces: Ann draws.",
    "rules": ["6.4.6"],
    "detail": {"class": "standard", "effect": "Hope", "player": "Ann", "before": "Ann draws", "after": "nothing"},
}


def choice(question: str, text: str) -> dict[str, Any]:
    detail = {"question": question, "answer": ["Hope", "Fear"]}
    return {"kind": "choice", "text": text, "rules": ["6.5.2a"], "players": ["Ann"], "detail": detail}


@pytest.mark.parametrize("text", ["Ann answers 'order replacements': Hope, Fear", "Ann entscheidet sich.", ""])
def test_a_choice_about_replacement_stands_among_the_replacements(text: str) -> None:
    asked, replaced = drawn_of([choice("order replacements", text), REPLACED], {})["interactions"]
    assert (asked.kind, asked.player) == ("choice", "Ann")
    assert asked.before == "Ann chooses which replacement effect applies first: Hope, Fear"
    assert replaced.effect == "Hope"


def test_a_choice_about_something_else_does_not() -> None:
    [only] = drawn_of([choice("targets", "Ann answers 'order replacements': Hope"), REPLACED], {})["interactions"]
    assert only.effect == "Hope"


def test_a_sentence_that_reads_like_a_choice_is_none() -> None:
    step = {"kind": "event", "text": "Ann answers 'order replacements': Hope", "rules": [], "players": ["Ann"]}
    [only] = drawn_of([step, REPLACED], {})["interactions"]
    assert only.effect == "Hope"
