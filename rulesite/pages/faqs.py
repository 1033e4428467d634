"""Questions and answers."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rules_data.queries import FaqPage, GameView, faq_numbers, faqs_of, find_faq

from .lists import by_section
from .meta import page_meta, summary_meta
from .scope import of_game
from .summaries import faq_summary


@of_game
def faq_list(request: HttpRequest, game: GameView) -> HttpResponse:
    """Every question of a game."""
    found = faqs_of(game.slug)
    meta = page_meta(
        request,
        _("%(game)s FAQ") % {"game": game.name},
        _("%(count)s questions about the %(game)s rules, answered.") % {"count": len(found), "game": game.name},
    )
    cited = faq_numbers(game)
    sections = by_section(game, [(row, cited.get(row.slug, ())) for row in found])
    return render(request, "pages/faq_list.html", {"meta": meta, "game": game, "sections": sections, "here": "faq"})


def faq_in_force(game: GameView, slug: str) -> FaqPage | None:
    """The question, with the rules it rests on under the numbers they have today."""
    return find_faq(game.slug, slug, [document.current.revision_id for document in game.documents if document.current])


@of_game
def faq(request: HttpRequest, game: GameView, slug: str) -> HttpResponse:
    """One question, its answer, and the rules it rests on."""
    found = faq_in_force(game, slug)
    if found is None:
        raise Http404(_("%(game)s has no FAQ entry “%(slug)s”.") % {"game": game.name, "slug": slug})
    meta = summary_meta(request, faq_summary(game, found))
    return render(request, "pages/faq.html", {"meta": meta, "game": game, "faq": found, "here": "faq"})
