"""How other sites show our rules: the script, its options, and what it does on this very page."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static

from .meta import page_meta

# Attribute, value, what it does.
OPTIONS = (
    ("data-game", "magic", "The game the page is about. Without it, a number that several games have offers them all."),
    ("data-edition", "v1.2", "The edition, or a day in 2026-01-31 form, that the page was written for."),
    ("data-within", "article", "A CSS selector: only there. Without it, the whole page."),
    ("data-skip", ".comments", "A CSS selector of what is left alone, beside links, fields and code."),
    ("data-code", "", "Citations in code are made links, too."),
    ("data-watch", "", "What is put into the page later is looked through as well."),
)


def embed(request: HttpRequest) -> HttpResponse:
    """The embed script: what to paste, what it sends, and a demonstration."""
    meta = page_meta(
        request,
        "Rules on your own site",
        "One small script makes the citations of rules in your pages links with a preview. No cookies, no tracking.",
    )
    shown = {"meta": meta, "options": OPTIONS, "address": request.build_absolute_uri(static("rulesite/embed.js"))}
    shown["site"] = request.build_absolute_uri("/").rstrip("/")
    return render(request, "pages/embed.html", shown)
