"""A rule or a section for programs and for pasting: .json, .txt and .md behind its address."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import gettext as _

from rules_data.queries import DocumentView, EditionView, GameView, RuleView, find_rules, titles

from .paths import rule_path
from .rules import number_typed
from .scope import edition_named, of_document

# Records given at most: a section whole; a document whole is under its own address.
MOST = 5000
TYPES = {"json": "application/json", "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8"}


@of_document
def rule_as(
    request: HttpRequest, game: GameView, document: DocumentView, typed: str, form: str, pin: str = ""
) -> HttpResponse:
    """The rule with all under it, in the current version or the one named; 404 where it has no such rule."""
    edition = edition_named(document, pin) if pin else document.current
    number = number_typed(document, typed)
    rules = find_rules(edition, number, MOST) if edition is not None else ()
    if edition is None or not rules or rules[0].number != number:
        raise Http404(
            _("There is no rule %(number)s in %(what)s.")
            % {"number": number, "what": edition.label if edition else _("any current version")}
        )
    response = _made(request, game, edition, rules, form)
    response.headers["Cache-Control"] = "public, max-age=300"
    return response


def _made(
    request: HttpRequest, game: GameView, edition: EditionView, rules: tuple[RuleView, ...], form: str
) -> HttpResponse:
    if form == "json":
        return JsonResponse(_json(request, edition, rules))
    lines = [_line(rule, form) for rule in rules]
    source = f"{game.name} {edition.document_title} {edition.label}"
    address = request.build_absolute_uri(rule_path(edition, rules[0].number))
    return HttpResponse("\n\n".join([*lines, f"{source}\n{address}"]) + "\n", content_type=TYPES[form])


def _line(rule: RuleView, form: str) -> str:
    number = f"**{rule.number}**" if form == "md" else rule.number
    text = f"## {rule.number} {rule.text}" if form == "md" and rule.is_heading else f"{number} {rule.said}"
    mark = "> " if form == "md" else "  "
    return "\n".join([text, *(f"{mark}Example: {one}" for one in rule.examples)])


def _json(request: HttpRequest, edition: EditionView, rules: tuple[RuleView, ...]) -> dict[str, Any]:
    called = titles(edition)
    return {
        "game": edition.game,
        "document": edition.document,
        "version": edition.label,
        "effective": edition.effective.isoformat(),
        "provenance": edition.provenance,
        "url": request.build_absolute_uri(rule_path(edition, rules[0].number)),
        "rules": [
            {
                "number": rule.number,
                "title": called.get(rule.number, ""),
                "kind": rule.kind,
                "text": rule.text,
                "summary": rule.is_summary,
                "examples": list(rule.examples),
                "permanent": rule.provision,
            }
            for rule in rules
        ],
    }
