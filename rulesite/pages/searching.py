"""One box for everything."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from .meta import PageMeta


def search_page(request: HttpRequest) -> HttpResponse:
    """What a number, a citation or words find."""
    query = request.GET.get("q", "").strip()[:200]
    meta = PageMeta(f"Search: {query}" if query else "Search", "Search rules, questions, cards and examples.")
    return render(request, "pages/search.html", {"meta": meta, "query": query})
