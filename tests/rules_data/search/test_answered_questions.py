"""A question is found again in other words, in another order and misspelt; one that asks something else is not."""

from __future__ import annotations

import pytest

from rules_data.queries import AnsweredQuestion
from rules_data.search import asked_alike

ASKED = (
    ("faq", "hide", "Can I hide a card at my opponent's battlefield?", "May I put it facedown there?"),
    ("faq", "buff", "Does a buff go away at the end of the turn?", "My unit was buffed. How long does a buff last?"),
    ("faq", "block-twice", "Can one creature block two attackers?", "How many attackers may my one creature block?"),
    ("example", "copy", "Does a copy keep its counters? No, they stay behind.", ""),
)


@pytest.fixture(autouse=True)
def answered(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = tuple(AnsweredQuestion(kind, "cairns", slug, title, told) for kind, slug, title, told in ASKED)
    monkeypatch.setattr("rules_data.search.answered.answered_questions", lambda game: rows)


@pytest.mark.parametrize(
    ("query", "slug"),
    [
        ("can i hide a card on opponents battlefield", "hide"),
        ("hide card oponent batlefield", "hide"),
        ("end of turn buff gone away?", "buff"),
        ("how many attackers can one creature block", "block-twice"),
        ("do counters stay on a copy", "copy"),
    ],
)
def test_what_was_answered_is_found_in_other_words(query: str, slug: str) -> None:
    found = asked_alike(query, ["cairns"])
    assert found is not None
    assert found.question.slug == slug
    assert 0 < found.nearness <= 1


@pytest.mark.parametrize("query", ["", "block", "can i draw two cards for one mana", "what is the of", "?!"])
def test_what_nobody_asked_finds_nothing(query: str) -> None:
    assert asked_alike(query, ["cairns"]) is None


def test_without_games_nothing_is_found() -> None:
    assert asked_alike("can i hide a card on opponents battlefield", []) is None
