"""Atom feeds: one entry for each edition of a document, or for each that touched one section."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time
from itertools import pairwise

from django.contrib.syndication.views import Feed
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from rules_data.queries import (
    ComparedRule,
    DocumentView,
    EditionView,
    GameView,
    RuleView,
    change_notes,
    compare,
    numbers_over_time,
    whereabouts,
)

from .compared_rows import label_of
from .dated_feeds import UNCHANGED_SINCE, DatedFeed, last_change_of
from .following import follow_page
from .paths import compare_path, current_path, edition_path, pinned_path
from .rules import number_typed
from .scope import of_document

# Editions in a feed, the newest ones, and changes told in an entry; the comparison has them all.
MOST_EDITIONS = 10
MOST_CHANGES = 60
HIDE_NOISE = "hide=number&hide=reference&hide=punctuation"


@dataclass(frozen=True)
class EditionNews:
    """What an edition changed of a document or section, without what is only renumbered or cited anew."""

    edition: EditionView
    before: EditionView
    path: str
    changes: tuple[ComparedRule, ...]

    @property
    def summary(self) -> str:
        """The counts in words."""
        kinds = [label_of(row).split(",")[0].split(" and ")[0].lower() for row in self.changes]
        told = ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds))
        return told or _("no rule says anything else than before")


@of_document
def document_feed(request: HttpRequest, game: GameView, document: DocumentView) -> HttpResponse:
    """What each edition of a document changed."""
    return EditionsFeed(_site(request), game, document)(request)


@of_document
def follow_document(request: HttpRequest, game: GameView, document: DocumentView) -> HttpResponse:
    """How to follow a document: the feed's address, and what it says now."""
    return follow_page(request, EditionsFeed(_site(request), game, document))


@of_document
def section_feed(request: HttpRequest, game: GameView, document: DocumentView, section: str) -> HttpResponse:
    """What each edition changed of one section or rule, by its number today, wherever it stood before."""
    found = whereabouts(document, number_typed(document, section))
    if found.rule is None:
        raise Http404(
            _("There is no rule %(found_number)s in the current %(document_title)s.")
            % {"found_number": found.number, "document_title": document.title}
        )
    return EditionsFeed(_site(request), game, document, found.rule)(request)


class EditionsFeed(Feed):  # type: ignore[type-arg]  # Django's class takes none when run
    """Made for one request."""

    feed_type = DatedFeed

    def __init__(self, site: str, game: GameView, document: DocumentView, rule: RuleView | None = None) -> None:
        self.site, self.game, self.document, self.rule = site, game, document, rule
        self.name = f"{game.name} {document.title}"

    @property
    def about(self) -> str:
        """What is followed, in a heading."""
        return f"{self.name} {self.rule.number}" if self.rule else self.name

    def title(self) -> str:
        return f"{self.name} {self.rule.number}: changes" if self.rule else f"{self.name}: changes"

    def subtitle(self) -> str:
        return _("What each version changed, without mere renumbering.")

    def link(self) -> str:
        if self.rule is not None:
            return current_path(self.game.slug, self.document.slug, self.rule.number)
        return reverse("pages:document", args=[self.game.slug, self.document.slug])

    def feed_url(self) -> str:
        return feed_path(self.document, self.rule.number if self.rule else "")

    def feed_extra_kwargs(self, obj: object) -> dict[str, object]:
        return {UNCHANGED_SINCE: last_change_of(self.document)}

    def items(self) -> list[EditionNews]:
        newest = self.document.editions[: MOST_EDITIONS + 1]
        numbers = self._numbers()
        news = [self._news(edition, before, numbers.get(edition.label, "")) for edition, before in pairwise(newest)]
        return [one for one in news if self.rule is None or one.changes]

    def _numbers(self) -> dict[str, str]:
        if self.rule is None:
            return {}
        return {edition.label: one.number for edition, one in numbers_over_time(self.document, self.rule.provision)}

    def _news(self, edition: EditionView, before: EditionView, number: str) -> EditionNews:
        found = compare(self.document, before, edition)
        path = f"{compare_path(self.document, before, edition)}?{HIDE_NOISE}"
        if self.rule is None:
            return EditionNews(edition, before, path, _substance(found.rows))
        rows = found.within(number) if number else ()
        return EditionNews(edition, before, f"{path}&within={number}", _substance(rows))

    def item_title(self, item: EditionNews) -> str:
        return f"{self.name} {item.edition.label}: {item.summary}"

    def item_description(self, item: EditionNews) -> str:
        told = item.changes[:MOST_CHANGES]
        changes = [(label_of(row), self.site + _path(item, row), row.new or row.old) for row in told]
        shown = {"item": item, "changes": changes, "more": len(item.changes) - len(told)}
        shown["address"] = self.site + item.path
        # A feed is read elsewhere: its links say where they lead.
        notes = "" if self.rule else change_notes(item.edition).replace('href="/', f'href="{self.site}/')
        shown["notes"] = mark_safe(notes)
        return render_to_string("pages/feed_entry.html", shown)

    def item_link(self, item: EditionNews) -> str:
        return item.path

    def item_guid(self, item: EditionNews) -> str:
        return f"{self.site}{self.feed_url()}#{item.edition.label}"

    def item_pubdate(self, item: EditionNews) -> datetime:
        """The day it came into force, or the moment it was published here if that was earlier."""
        effective = datetime.combine(item.edition.effective, time(), UTC)
        return min(effective, item.edition.published_at or effective)

    def item_updateddate(self, item: EditionNews) -> datetime:
        return max(self.item_pubdate(item), item.edition.published_at or self.item_pubdate(item))


def _site(request: HttpRequest) -> str:
    """What paths are put behind, since a feed is read elsewhere."""
    return request.build_absolute_uri("/").rstrip("/")


def feed_path(document: DocumentView, number: str = "") -> str:
    """The address of a document's feed, or of one section's."""
    if number:
        return reverse("pages:section_feed", args=[document.game, document.slug, number])
    return reverse("pages:document_feed", args=[document.game, document.slug])


def _substance(rows: tuple[ComparedRule, ...]) -> tuple[ComparedRule, ...]:
    return tuple(row for row in rows if row.is_substantial)


def _path(item: EditionNews, row: ComparedRule) -> str:
    if row.new is not None:
        return pinned_path(item.edition, row.new.number)
    return pinned_path(item.before, row.old.number) if row.old else edition_path(item.edition)
