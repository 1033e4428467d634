"""What a path begins with: the game, its document and the edition; views receive them already found."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.utils import timezone
from django.utils.translation import gettext as _

from rules_data.queries import DocumentView, EditionView, GameView, find_game

View = Callable[..., HttpResponse]


def today() -> date:
    """The day by which editions are in force."""
    return timezone.localdate()


def of_game(view: View) -> View:
    """Hand the game to the view; an alias or another case leads to the game's own path."""

    @wraps(view)
    def found(request: HttpRequest, game: str, **rest: Any) -> HttpResponse:
        known = find_game(game, today())
        if known is None:
            raise Http404(_("There is no game “%(game)s” on this site.") % {"game": game})
        if known.slug != game:
            own = request.get_full_path().replace(f"/{game}", f"/{known.slug}", 1)
            return HttpResponsePermanentRedirect(own)
        return view(request, known, **rest)

    return found


def of_document(view: View) -> View:
    """Hand game and document to the view."""

    @of_game
    @wraps(view)
    def found(request: HttpRequest, game: GameView, document: str, **rest: Any) -> HttpResponse:
        known = game.document(document.lower())
        if known is None or not known.editions:
            raise Http404(
                _("%(game)s has no document “%(document)s” on this site.") % {"game": game.name, "document": document}
            )
        if known.slug != document:
            own = request.get_full_path().replace(f"/{document}", f"/{known.slug}", 1)
            return HttpResponsePermanentRedirect(own)
        return view(request, game, known, **rest)

    return found


def edition_named(document: DocumentView, pin: str) -> EditionView:
    """The edition with this label, or the one in force on this day; 404 naming the editions there are."""
    day = day_named(document, pin)
    edition = document.edition(pin) or (document.in_force(day) if day else None)
    if edition is None:
        labels = ", ".join(known.label for known in document.editions)
        raise Http404(
            _("There is no version “%(pin)s” of the %(document_title)s on this site. There are: %(labels)s.")
            % {"pin": pin, "document_title": document.title, "labels": labels}
        )
    return edition


def day_named(document: DocumentView, pin: str) -> date | None:
    """The day a reader asked for, unless the pin is an edition's label."""
    if document.edition(pin) is not None:
        return None
    try:
        return date.fromisoformat(pin)
    except ValueError:
        return None
