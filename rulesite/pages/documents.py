"""The contents of a document, in force or pinned to an edition."""

from __future__ import annotations

from datetime import date

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _

from rules_data.queries import DocumentView, EditionView, GameView, contents

from .meta import page_meta
from .paths import whole_path
from .scope import day_named, edition_named, of_document
from .wording import effect, version_name


@of_document
def document(request: HttpRequest, game: GameView, document: DocumentView) -> HttpResponse:
    """The contents of the edition in force."""
    if document.current is None:
        raise Http404(
            _("No version of the %(document_title)s has taken effect yet.") % {"document_title": document.title}
        )
    return _contents_page(request, game, document, document.current)


@of_document
def pinned_document(request: HttpRequest, game: GameView, document: DocumentView, pin: str) -> HttpResponse:
    """The contents of one edition, named by its label or by a day."""
    return _contents_page(request, game, document, edition_named(document, pin), day_named(document, pin))


def _contents_page(
    request: HttpRequest, game: GameView, document: DocumentView, edition: EditionView, day: date | None = None
) -> HttpResponse:
    meta = page_meta(
        request,
        f"{game.name} {document.title} {version_name(edition.label)}",
        _("Contents of the %(game)s %(document_title)s, %(edition)s: %(rule_count)s rules by section.")
        % {
            "game": game.name,
            "document_title": document.title,
            "edition": effect(edition),
            "rule_count": edition.rule_count,
        },
        path=reverse("pages:document", args=[game.slug, document.slug]),
    )
    shown = {"document": document, "edition": edition, "parts": contents(edition), "here": document.slug}
    shown["asked_day"] = day
    shown["whole_path"] = whole_path(edition)
    return render(request, "pages/document.html", {"meta": meta, "game": game, **shown})
