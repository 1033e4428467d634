"""Ideas all games share, with the rules of each side by side."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rules_data.queries import ConceptSide, concepts, find_concept, games, titles

from .meta import page_meta
from .scope import today


def concept_list(request: HttpRequest) -> HttpResponse:
    """Every idea with its question."""
    meta = page_meta(request, _("Concepts"), _("How three card games handle the same rules questions, side by side."))
    return render(request, "pages/concept_list.html", {"meta": meta, "rows": concepts()})


def concept(request: HttpRequest, slug: str) -> HttpResponse:
    """One idea."""
    found = find_concept(slug, games(today()))
    if found is None:
        raise Http404(_("There is no concept “%(slug)s”.") % {"slug": slug})
    meta = page_meta(request, found.row.title, f"{found.row.question} {found.row.answer}", kind="article")
    shown = {"meta": meta, "concept": found, "sides": [_side(side) for side in found.sides]}
    return render(request, "pages/concept.html", shown)


def _side(side: ConceptSide) -> dict[str, Any]:
    called = titles(side.edition)
    examples = {one.slug: one for rule in side.rules for one in rule.runnable}
    return {
        "game": side.game,
        "edition": side.edition,
        "rules": [{"rule": rule, "title": called.get(rule.number, "")} for rule in side.rules],
        "examples": list(examples.values())[:3],
    }
