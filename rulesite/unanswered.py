"""How a view says that a search found nothing. It only says so: what notes it stands outside the views."""

from __future__ import annotations

from django.http import HttpResponseBase

from rules_data.search import Results

_NAME = "unanswered_search"


def say_if_unanswered(response: HttpResponseBase, results: Results, game: str = "") -> None:
    """Mark the response to a search that found nothing at all."""
    if results.is_unanswered:
        vars(response)[_NAME] = (results.query, game)


def unanswered_in(response: HttpResponseBase) -> tuple[str, str] | None:
    """The query and game of a marked response."""
    marked: tuple[str, str] | None = vars(response).get(_NAME)
    return marked
