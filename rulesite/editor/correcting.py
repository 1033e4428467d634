"""Correct one rule or one glossary entry, without importing the book again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rules_data.actions import Corrected, EditConflict, UnableToAct, correct_rule, correct_term, term_version
from rules_data.queries import (
    draft,
    revision_to_correct,
    rule_to_edit,
    rules_matching,
    term_to_edit,
    terms_matching,
    word_diff,
)

from .desk_pages import show
from .drafting import found
from .gate import for_authors


@require_safe
@for_authors
def find(request: HttpRequest, revision_id: int) -> HttpResponse:
    """The rules of a draft or of a published version, by number or words."""
    view = found(revision_id)
    typed = request.GET.get("find", "")
    shown = {"at": "versions", "draft": view, "find": typed, "rules": rules_matching(revision_id, typed)}
    shown["terms"] = terms_matching(revision_id, typed)
    return show(request, "rules", _("Correct a rule of %(name)s") % {"name": view.name}, shown)


@require_http_methods(["GET", "HEAD", "POST"])
@for_authors
def rule(request: HttpRequest, game: str, document: str, edition: str, number: str) -> HttpResponse:
    """The text of one rule, to be corrected with a note."""
    named = {"game": game, "document": document, "edition": edition}
    begun = _begin(named)
    kept = rule_to_edit(begun, number)
    if kept is None:
        raise Http404(_("%(edition)s has no rule %(number)s.") % {"edition": edition, "number": number})
    shown = {"at": "versions", "draft": draft(begun), "number": number, "text": kept.text, "version": kept.content_hash,
             "examples": "\n\n".join(kept.examples), "is_summary": kept.is_summary}  # fmt: skip
    if request.method != "POST":
        return show(request, "rule", _("Correct %(number)s") % {"number": number}, shown)
    post = request.POST
    examples = [one for one in post.get("examples", "").replace("\r\n", "\n").split("\n\n") if one.strip()]

    def work() -> Corrected:
        return correct_rule(**named, number=number, text=post.get("text", ""), examples=examples,
                            note=post.get("note", ""), version=post.get("version", ""))  # fmt: skip

    return _saved(request, work, shown, f"Correct {number}")


@require_http_methods(["GET", "HEAD", "POST"])
@for_authors
def term(request: HttpRequest, game: str, document: str, edition: str, slug: str) -> HttpResponse:
    """The meaning of one defined word, to be corrected with a note."""
    named = {"game": game, "document": document, "edition": edition}
    begun = _begin(named)
    kept = term_to_edit(begun, slug)
    if kept is None:
        raise Http404(_("The glossary of %(edition)s has no such entry.") % {"edition": edition})
    shown = {"at": "versions", "draft": draft(begun), "number": kept.term, "text": kept.text,
             "version": term_version(kept.text), "is_term": True}  # fmt: skip
    if request.method != "POST":
        return show(request, "rule", _("Correct “%(term)s”") % {"term": kept.term}, shown)
    post = request.POST

    def work() -> Corrected:
        return correct_term(**named, slug=slug, text=post.get("text", ""), note=post.get("note", ""),
                            version=post.get("version", ""))  # fmt: skip

    return _saved(request, work, shown, f"Correct “{kept.term}”")


def _begin(named: dict[str, str]) -> int:
    begun = revision_to_correct(**named)
    if begun is None:
        raise Http404(_("There is no such version here."))
    return begun


def _saved(request: HttpRequest, work: Callable[[], Corrected], shown: dict[str, Any], heading: str) -> HttpResponse:
    """On to the draft; or the form again with what was written, and with the other text where somebody was quicker."""
    try:
        return redirect("editor:draft", work().revision_id)
    except EditConflict as conflict:
        mine = request.POST.get("text", "")
        both = {"theirs": conflict.theirs, "by": conflict.by, "diff": word_diff(conflict.theirs, mine)}
        return show(request, "rule", heading, shown | _given(request, shown["version"]) | both, 409)
    except UnableToAct as refusal:
        given = _given(request, request.POST.get("version", ""))
        return show(request, "rule", heading, shown | given | {"problem": str(refusal)}, 400)


def _given(request: HttpRequest, version: str) -> dict[str, str]:
    """What was written stays in the form."""
    return {name: request.POST.get(name, "") for name in ("text", "examples", "note")} | {"version": version}
