"""A whole document on one page, for the browser's own search; its text is made once for each revision."""

from __future__ import annotations

from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules_data.queries import DocumentView, EditionView, GameView, RuleView, all_rules_cited

from .marks import marks_of
from .meta import page_meta
from .paths import whole_path
from .scope import edition_named, of_document
from .tree import tree_beside
from .wording import effect, version_name


@of_document
def whole(request: HttpRequest, game: GameView, document: DocumentView) -> HttpResponse:
    """The current version."""
    if document.current is None:
        raise Http404(
            _("No version of the %(document_title)s has taken effect yet.") % {"document_title": document.title}
        )
    return _page(request, game, document, document.current)


@of_document
def pinned_whole(request: HttpRequest, game: GameView, document: DocumentView, pin: str) -> HttpResponse:
    """One version, named by its label or by a day."""
    return _page(request, game, document, edition_named(document, pin))


def _page(request: HttpRequest, game: GameView, document: DocumentView, edition: EditionView) -> HttpResponse:
    meta = page_meta(
        request,
        f"{game.name} {document.title} {version_name(edition.label)} · {_('whole document')}",
        _("The %(game)s %(document_title)s on one page, %(edition)s: %(rule_count)s rules.")
        % {
            "game": game.name,
            "document_title": document.title,
            "edition": effect(edition),
            "rule_count": edition.rule_count,
        },
        path=whole_path(edition),
    )
    shown = {"meta": meta, "game": game, "document": document, "edition": edition, "here": document.slug}
    shown |= tree_beside(edition)
    shown["text"] = whole_text(document, edition)
    return render(request, "pages/whole.html", shown)


def whole_text(document: DocumentView, edition: EditionView) -> SafeString:
    """All rules as HTML. A published revision never changes, so it is made once and kept."""
    made = int(edition.published_at.timestamp()) if edition.published_at else 0
    key = f"whole:{edition.revision_id}:{made}:{edition.is_current}"
    kept: str | None = cache.get(key)
    if kept is None:
        context = {"edition": edition, "sections": _sections(edition), "marks": marks_of(document, edition)}
        kept = render_to_string("_partials/whole_text.html", context)
        cache.set(key, kept, None)
    # Safe: made by our own template.
    return SafeString(kept)


def _sections(edition: EditionView) -> list[tuple[RuleView, list[RuleView]]]:
    """Each heading that opens a section, with the rules up to the next one."""
    found: list[tuple[RuleView, list[RuleView]]] = []
    for rule in all_rules_cited(edition):
        if (rule.is_heading and (not rule.heading_number or rule.heading_number == rule.number)) or not found:
            found.append((rule, []))
            if rule.is_heading:
                continue
        found[-1][1].append(rule)
    return found
