"""A rule whatever its number: its permanent address, and what it said in every edition."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext

from rules_data.queries import DocumentView, EditionView, GameView, RuleView, history_of, numbers_over_time, whereabouts

from .meta import page_meta
from .paths import current_path
from .rules import number_typed
from .scope import of_document, of_game
from .word_diffs import diff_html
from .wording import version_name

Timeline = tuple[tuple[EditionView, RuleView], ...]


@of_game
def provision(request: HttpRequest, game: GameView, provision: str) -> HttpResponse:
    """The rule's page in force today; when it is gone, its history."""
    for document in game.documents:
        timeline = numbers_over_time(document, provision)
        for edition, rule in timeline:
            if edition.is_current:
                return HttpResponseRedirect(current_path(game.slug, document.slug, rule.number))
        if timeline:
            return _timeline_page(request, game, document, timeline)
    raise Http404(
        gettext("%(game)s has no rule with the permanent name “%(provision)s”.")
        % {"game": game.name, "provision": provision}
    )


@of_document
def history(request: HttpRequest, game: GameView, document: DocumentView, typed: str) -> HttpResponse:
    """What the rule under a number said, and was numbered, in every edition."""
    number = number_typed(document, typed)
    found = whereabouts(document, number)
    rule = found.rule or next((one.rule for one in found.former), None)
    if rule is None:
        raise Http404(
            gettext("There is no rule %(number)s in any version of the %(document_title)s.")
            % {"number": number, "document_title": document.title}
        )
    return _timeline_page(request, game, document, numbers_over_time(document, rule.provision))


def _timeline_page(request: HttpRequest, game: GameView, document: DocumentView, timeline: Timeline) -> HttpResponse:
    newest_edition, newest = timeline[0]
    meta = page_meta(
        request,
        gettext("History of %(newest_number)s · %(game)s %(document_title)s")
        % {"newest_number": newest.number, "game": game.name, "document_title": document.title},
        gettext("Its number and text in %(versions)s.")
        % {"versions": ", ".join(version_name(edition.label) for edition, _ in timeline)},
        path=reverse("pages:history", args=[game.slug, document.slug, newest.number]),
    )
    entries = [
        {"entry": entry, "diff": diff_html(entry.diff()) if entry.before and entry.rule else ""}
        for entry in history_of(document, newest.provision)
    ]
    shown = {"meta": meta, "game": game, "document": document, "here": document.slug, "entries": entries}
    shown |= {"newest": newest, "newest_edition": newest_edition, "edition": newest_edition}
    shown["in_force"] = any(edition.is_current for edition, _ in timeline)
    return render(request, "pages/history.html", shown)
