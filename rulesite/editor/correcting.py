"""Correct one rule or one glossary entry, without importing the book again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from rules_data.actions import (
    Corrected,
    EditConflict,
    UnableToAct,
    add_rule,
    correct_rule,
    correct_term,
    remove_rule,
    term_version,
)
from rules_data.queries import word_diff
from rules_data.queries.desk import (
    comments_on,
    draft,
    preview_correction,
    revision_to_correct,
    rule_to_edit,
    rules_matching,
    rules_to_match,
    term_to_edit,
    terms_matching,
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


@require_safe
@for_authors
def numbers(request: HttpRequest, revision_id: int) -> JsonResponse:
    """Rules of a draft, or of the version it is matched with, by number or words as they are typed."""
    found(revision_id)
    rows = rules_to_match(revision_id, request.GET.get("side", "new"), request.GET.get("q", ""))
    return JsonResponse({"rules": [{"number": number, "text": text, "document": ""} for number, text in rows]})


@require_POST
@for_authors
def preview(request: HttpRequest, revision_id: int) -> HttpResponse:
    """How a corrected rule would look, and what it cites, while it is written. Nothing is kept."""
    view = found(revision_id)
    examples = _examples(request)
    seen = preview_correction(view.id, view.edition, request.POST.get("text", ""), examples)
    return render(request, "editor/_preview.html", {"preview": seen})


def _examples(request: HttpRequest) -> list[str]:
    typed = request.POST.get("examples", "").replace("\r\n", "\n")
    return [one for one in typed.split("\n\n") if one.strip()]


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
             "examples": "\n\n".join(kept.examples), "is_summary": kept.is_summary,
             "comments": comments_on(begun, number),
             "preview": preview_correction(begun, number, kept.text, kept.examples)}  # fmt: skip
    if request.method != "POST":
        return show(request, "rule", _("Correct %(number)s") % {"number": number}, shown)
    post = request.POST
    examples = _examples(request)

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
             "version": term_version(kept.text), "is_term": True,
             "preview": preview_correction(begun, kept.term, kept.text)}  # fmt: skip
    if request.method != "POST":
        return show(request, "rule", _("Correct “%(term)s”") % {"term": kept.term}, shown)
    post = request.POST

    def work() -> Corrected:
        return correct_term(**named, slug=slug, text=post.get("text", ""), note=post.get("note", ""),
                            version=post.get("version", ""))  # fmt: skip

    return _saved(request, work, shown, f"Correct “{kept.term}”")


@require_http_methods(["GET", "HEAD", "POST"])
@for_authors
def add(request: HttpRequest, game: str, document: str, edition: str) -> HttpResponse:
    """A rule that was read wrongly, or not at all: put in under its number."""
    named = {"game": game, "document": document, "edition": edition}
    post, heading = request.POST, _("Add a missing rule")
    shown: dict[str, Any] = {"at": "versions", "draft": draft(_begin(named)), "given": post}
    if request.method != "POST":
        return show(request, "add_rule", heading, shown)
    try:
        made = add_rule(**named, number=post.get("number", ""), text=post.get("text", ""), note=post.get("note", ""),
                        is_heading=post.get("heading") == "yes")  # fmt: skip
    except UnableToAct as refusal:
        return show(request, "add_rule", heading, shown | {"problem": str(refusal)}, 400)
    return redirect("editor:draft", made.revision_id)


@require_POST
@for_authors
def remove(request: HttpRequest, game: str, document: str, edition: str, number: str) -> HttpResponse:
    """Take a record out that is not a rule, and go on to the draft it was taken out of."""
    named = {"game": game, "document": document, "edition": edition}
    begun = _begin(named)
    try:
        made = remove_rule(**named, number=number, note=request.POST.get("note", ""))
    except UnableToAct as refusal:
        messages.error(request, str(refusal))
        return redirect("editor:rules", begun)
    messages.success(request, _("%(number)s has been removed from the draft.") % {"number": number})
    return redirect("editor:draft", made.revision_id)


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
