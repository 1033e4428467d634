"""The box in a reader's browser: an OpenSearch description, and suggestions in the form browsers ask for."""

from __future__ import annotations

import json
from itertools import chain, islice

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from rules_data import search

from .paths import current_path

LONGEST = 100
MOST = 10
OF_EACH_KIND = 4


def description(request: HttpRequest) -> HttpResponse:
    """What a browser needs to know to search here."""
    return render(
        request,
        "opensearch.xml",
        {
            "search": request.build_absolute_uri(reverse("pages:search")),
            "suggest": request.build_absolute_uri(reverse("pages:suggestions")),
            "own": request.build_absolute_uri(reverse("pages:opensearch")),
        },
        content_type="application/opensearchdescription+xml",
    )


def suggestions(request: HttpRequest) -> HttpResponse:
    """What a beginning may mean: the text, completions, what each is, and where it leads."""
    typed = request.GET.get("q", "")[:LONGEST]
    groups = search.suggest(typed, limit=OF_EACH_KIND)
    found = {_completion(one): one for one in islice(chain.from_iterable(groups.values()), 2 * MOST)}
    shown = list(found.items())[:MOST]
    answer = [
        typed,
        [completion for completion, _ in shown],
        [one.place if completion == one.text else one.text for completion, one in shown],
        [request.build_absolute_uri(suggested_path(one)) for _, one in shown],
    ]
    response = HttpResponse(json.dumps(answer, ensure_ascii=False), content_type="application/x-suggestions+json")
    response.headers["Cache-Control"] = "public, max-age=60"
    return response


def _completion(one: search.Suggestion) -> str:
    return one.number if one.kind == "rule" else one.text


def suggested_path(one: search.Suggestion) -> str:
    """Where a suggestion leads."""
    if one.kind in {"rule", "heading"}:
        return current_path(one.game, one.document, one.number)
    return reverse(f"pages:{one.kind}", args=[one.game, one.slug])
