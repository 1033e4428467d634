"""Defined words: what each means today, what it cites, and which rules use it."""

from __future__ import annotations

from itertools import groupby

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext

from rules_data.queries import EditionView, GameView, TermView, glossaries_in_force, term_page

from .meta import page_meta, summary_meta
from .rule_text import term_html
from .scope import of_game
from .summaries import term_summary

USERS_ON_A_PAGE = 100


@of_game
def glossary_list(request: HttpRequest, game: GameView) -> HttpResponse:
    """Every word that a document in force defines, by its first letter."""
    found = glossaries_in_force(game)
    count = sum(len(kept.terms) for _, kept in found)
    meta = page_meta(
        request,
        gettext("%(game)s glossary") % {"game": game.name},
        gettext("%(count)s terms defined by the %(game)s rules.") % {"count": count, "game": game.name},
    )
    shown = {"game": game, "here": "glossary", "count": count, "edition": found[0][0] if found else None}
    shown["glossaries"] = [(edition, _by_letter(edition, kept.terms)) for edition, kept in found]
    return render(request, "pages/glossary.html", {"meta": meta, **shown})


def _by_letter(edition: EditionView, terms: tuple[TermView, ...]) -> list[tuple[str, str, list[TermView]]]:
    """Letter, its anchor and its words; what begins with no letter comes first."""
    named = sorted(terms, key=lambda term: (_letter(term) != "#", _letter(term), term.term.lower()))
    groups = groupby(named, key=_letter)
    anchor = f"{edition.document}-"
    return [(letter, anchor + ("other" if letter == "#" else letter), list(group)) for letter, group in groups]


def _letter(term: TermView) -> str:
    first = next((one for one in term.term if one.isalnum()), "#").upper()
    return first if first.isalpha() else "#"


@of_game
def term(request: HttpRequest, game: GameView, slug: str) -> HttpResponse:
    """One defined word."""
    found = term_page(game, slug.lower())
    if found is None:
        raise Http404(
            gettext("The current %(game)s rules do not define “%(slug)s”.") % {"game": game.name, "slug": slug}
        )
    meta = summary_meta(request, term_summary(game, found))
    shown = {"game": game, "here": "glossary", "page": found, "edition": found.edition}
    shown["meaning"] = term_html(found.edition, found.term, found.citations)
    shown |= {"used_by": found.used_by[:USERS_ON_A_PAGE], "more": max(0, len(found.used_by) - USERS_ON_A_PAGE)}
    return render(request, "pages/term.html", {"meta": meta, **shown})
