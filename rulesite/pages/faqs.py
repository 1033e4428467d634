"""Questions and answers."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from rules_data.queries import GameView, faqs_of, find_faq

from .meta import page_meta
from .scope import of_game


@of_game
def faq_list(request: HttpRequest, game: GameView) -> HttpResponse:
    """Every question of a game."""
    found = faqs_of(game.slug)
    meta = page_meta(request, f"{game.name} questions", f"{len(found)} questions about the rules of {game.name}.")
    return render(request, "pages/faq_list.html", {"meta": meta, "game": game, "faqs": found, "here": "faq"})


@of_game
def faq(request: HttpRequest, game: GameView, slug: str) -> HttpResponse:
    """One question, its answer, and the rules it rests on."""
    revisions = [document.current.revision_id for document in game.documents if document.current]
    found = find_faq(game.slug, slug, revisions)
    if found is None:
        raise Http404(f"{game.name} has no question “{slug}” here.")
    meta = page_meta(request, f"{found.title} · {game.name} FAQ", found.question, kind="article")
    return render(request, "pages/faq.html", {"meta": meta, "game": game, "faq": found, "here": "faq"})
