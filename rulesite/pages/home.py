"""The front page and the page of each game."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rules_data.queries import GameView, games, verdict_counts

from .meta import page_meta
from .scope import of_game, today


def home(request: HttpRequest) -> HttpResponse:
    """One box, the games, and how their examples stand."""
    meta = page_meta(
        request,
        "Rulesite",
        "The rules of trading card games by number, question, card and example, in every edition. "
        "Every worked example is run against the rules it cites.",
    )
    return render(request, "pages/home.html", {"meta": meta, "games": games(today()), "verdicts": verdict_counts()})


@of_game
def game(request: HttpRequest, game: GameView) -> HttpResponse:
    """A game: its documents, editions, questions, cards and examples."""
    meta = page_meta(
        request,
        f"{game.name} rules",
        f"The rules of {game.name}: every edition by number, {game.faq_count} questions answered, "
        f"{game.card_count} cards and {game.example_count} worked examples that run.",
    )
    return render(request, "pages/game.html", {"meta": meta, "game": game, "verdicts": verdict_counts(game.slug)})
