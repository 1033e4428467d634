"""Any two editions of a document side by side, whole or one section, and the same as a table for programs."""

from __future__ import annotations

import csv
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules_data.queries import ComparedRule, Comparison, Difference, DocumentView, EditionView, GameView, compare

from .compared_rows import COLUMNS, SectionShown, paged, shown_sections, table_row
from .meta import page_meta, summary_meta
from .paths import compare_path
from .rules import number_typed
from .scope import edition_named, of_document
from .summaries import comparison_summary

BETWEEN = "..."
SWITCHES = (
    (Difference.NUMBER, gettext_lazy("renumbered only")),
    (Difference.REFERENCE, gettext_lazy("reference updates")),
    (Difference.PUNCTUATION, gettext_lazy("punctuation")),
)


@of_document
def choose_editions(request: HttpRequest, game: GameView, document: DocumentView) -> HttpResponse:
    """Two editions chosen in the form lead to their comparison; without any, the form alone."""
    old, new = request.GET.get("old", ""), request.GET.get("new", "")
    if old and new and edition_named(document, old).label != edition_named(document, new).label:
        return HttpResponseRedirect(_own_path(request, document, *_in_order(document, old, new)))
    meta = page_meta(
        request,
        _("Compare versions · %(game)s %(document_title)s") % {"game": game.name, "document_title": document.title},
        _("Any two versions of the %(document_title)s.") % {"document_title": document.title},
    )
    shown = {"game": game, "document": document, "here": document.slug, "chosen": _default(document)}
    shown["oldest"] = document.editions[-1].effective
    shown["problem"] = _("These are the same version: pick two.") if old and new else ""
    return render(request, "pages/compare_choose.html", {"meta": meta, **shown})


@of_document
def comparison(request: HttpRequest, game: GameView, document: DocumentView, pair: str) -> HttpResponse:
    """What changed between two editions, by section; `within` one rule or section, without what is hidden."""
    old, new = editions_of(document, pair)
    if pair != f"{old.label}{BETWEEN}{new.label}":
        return HttpResponseRedirect(_own_path(request, document, old, new))
    found = compare(document, old, new)
    number = _within(request, document)
    meta = summary_meta(request, comparison_summary(game, document, found, number))
    shown = {"meta": meta, "game": game, "document": document, "here": document.slug}
    return render(request, "pages/compare.html", shown | _comparison_context(request, found, number))


def _comparison_context(request: HttpRequest, found: Comparison, number: str) -> dict[str, Any]:
    hidden = frozenset(kind for kind, _ in SWITCHES if kind.value in request.GET.getlist("hide"))
    rows = [row for row in _rows(found, number) if not row.is_hidden_by(hidden)]
    pages = paged(rows)
    at = _page_asked_for(request, len(pages))
    return {
        "comparison": found,
        "edition": found.new,
        "pair": f"{found.old.label}{BETWEEN}{found.new.label}",
        "number": number,
        "changes": len(rows),
        "page_number": at,
        "page_count": len(pages),
        **_shown(found, pages[at - 1] if pages else []),
        "contents": _contents(pages, at),
        "counts": _counts(found),
        "switches": [(kind.value, label, kind in hidden) for kind, label in SWITCHES],
        "others": _without_page(request),
    }


def _shown(found: Comparison, rows: list[ComparedRule]) -> dict[str, Any]:
    """The sections in which something else changed than numbers, and those in which only numbers did."""
    sections = shown_sections(found, rows)
    moved = [one for one in sections if len(one.only_moved) == len(one.rows)]
    changed = [one for one in sections if one not in moved]
    return {"sections": changed, "moved_sections": moved, "moved_count": sum(len(one.rows) for one in moved)}


@of_document
def table(request: HttpRequest, game: GameView, document: DocumentView, pair: str, form: str) -> HttpResponse:
    """The old-to-new table of two editions: every rule of both, as CSV or JSON."""
    found = compare(document, *editions_of(document, pair))
    rows = [table_row(row) for row in _rows(found, _within(request, document), everything=True)]
    name = f"{game.slug}-{document.slug}-{found.old.label}-{found.new.label}.{form}"
    if form == "json":
        response: HttpResponse = JsonResponse(
            {
                "game": game.slug, "document": document.slug, "old": found.old.label, "new": found.new.label,
                "counts": found.counts, "rows": rows,
            }
        )  # fmt: skip
    else:
        response = HttpResponse(content_type="text/csv; charset=utf-8")
        writer = csv.DictWriter(response, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def editions_of(document: DocumentView, pair: str) -> tuple[EditionView, EditionView]:
    """The editions named on both sides of the dots, the older one first; or 404."""
    old, dots, new = pair.partition(BETWEEN)
    if not (old and dots and new):
        known = ", ".join(edition.label for edition in document.editions)
        raise Http404(
            _("“%(pair)s” does not name two versions: write them as old...new. There are: %(known)s.")
            % {"pair": pair, "known": known}
        )
    first, second = _in_order(document, old, new)
    if first.label == second.label:
        raise Http404(
            _("“%(old)s” and “%(new)s” are the same version, %(first_label)s: name two.")
            % {"old": old, "new": new, "first_label": first.label}
        )
    return first, second


def _in_order(document: DocumentView, *pins: str) -> tuple[EditionView, EditionView]:
    older, newer = sorted((edition_named(document, pin) for pin in pins), key=lambda edition: edition.effective)
    return older, newer


def _default(document: DocumentView) -> tuple[EditionView, EditionView] | None:
    """The edition in force and the one before it."""
    past = [edition for edition in document.editions if not edition.is_future]
    known = past if len(past) > 1 else list(document.editions)
    return (known[1], known[0]) if len(known) > 1 else None


def _own_path(request: HttpRequest, document: DocumentView, old: EditionView, new: EditionView) -> str:
    kept = request.GET.copy()
    for name in ("old", "new"):
        kept.pop(name, None)
    return compare_path(document, old, new) + (f"?{kept.urlencode()}" if kept else "")


def _within(request: HttpRequest, document: DocumentView) -> str:
    typed = request.GET.get("within", "").strip()
    return number_typed(document, typed) if typed else ""


def _rows(found: Comparison, number: str, everything: bool = False) -> list[ComparedRule]:
    """The rows asked for; a number that neither edition has is refused with 404."""
    rows = found.within(number) if number else found.rows
    if number and not rows:
        raise Http404(
            _("Neither %(old_label)s nor %(new_label)s has a rule %(number)s.")
            % {"old_label": found.old.label, "new_label": found.new.label, "number": number}
        )
    return [row for row in rows if everything or row.is_changed]


def _page_asked_for(request: HttpRequest, last: int) -> int:
    typed = request.GET.get("page", "1")
    number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else 1
    return max(1, min(number, last))


def _contents(pages: list[list[ComparedRule]], at: int) -> list[dict[str, Any]]:
    """Each section with how many changes it has, and the page on which it begins."""
    found: dict[str, dict[str, Any]] = {}
    for place, rows in enumerate(pages, start=1):
        for row in rows:
            section = SectionShown.of(row)
            entry = found.setdefault(section.anchor, {"section": section, "page": place, "here": place == at})
            entry["count"] = entry.get("count", 0) + 1
    return list(found.values())


def _counts(found: Comparison) -> list[tuple[str, int]]:
    """How many rules there are of each kind, and of which only the surface changed."""
    rows = found.rows
    return [
        *((kind, count) for kind, count in found.counts.items() if count),
        (_("references only"), sum(row.only_reference for row in rows)),
        (_("punctuation only"), sum(row.only_punctuation for row in rows)),
        (_("reused numbers"), len(found.reused)),
    ]


def _without_page(request: HttpRequest) -> str:
    kept = request.GET.copy()
    kept.pop("page", None)
    return kept.urlencode() + "&" if kept else ""
