"""Every question that somebody has answered: those of the FAQ, and the examples whose titles ask."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules_data.models import Example, Faq

from . import state
from .state import site_state, state_of

GAMES_KEPT = 8


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """`kind` is "faq" or "example"; `title` asks in short, `question` tells the situation (empty for examples).

    `answer` is the answer's text, as it was written; `also` asks the same as the title in other words.
    """

    kind: str
    game: str
    slug: str
    title: str
    question: str
    answer: str = ""
    also: tuple[str, ...] = ()


def answered_questions(game: str) -> tuple[AnsweredQuestion, ...]:
    """The questions of a game, those of the FAQ first."""
    return _of_state(game, state_of(site_state(), game)) if state.is_settled() else _questions(game)


@lru_cache(maxsize=GAMES_KEPT)
def _of_state(game: str, of_state: str) -> tuple[AnsweredQuestion, ...]:
    return _questions(game)


def _questions(game: str) -> tuple[AnsweredQuestion, ...]:
    kept = Faq.objects.filter(game__slug=game).order_by("slug")
    asked = kept.values_list("slug", "title", "question", "answer", "also")
    shown = Example.objects.filter(game__slug=game, title__contains="?").order_by("slug").values_list("slug", "title")
    return (
        *(
            AnsweredQuestion("faq", game, slug, title, question, answer, tuple(also))
            for slug, title, question, answer, also in asked
        ),
        *(AnsweredQuestion("example", game, *row, "") for row in shown),
    )
