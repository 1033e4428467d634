"""The feed of one rule, whatever its number becomes: what was said otherwise, where it went, what shows it now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time

from django.contrib.syndication.views import Feed
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext as _

from rules_data.queries import (
    DocumentView,
    EditionView,
    ExampleRow,
    GameView,
    HistoryEntry,
    RuleView,
    examples_over_time,
    history_of,
    numbers_over_time,
)

from .dated_feeds import UNCHANGED_SINCE, DatedFeed, last_change_of
from .following import follow_page
from .paths import compare_path, edition_path, pinned_path, provision_path
from .scope import of_game
from .standings import words_of
from .word_diffs import diff_html

# The newest ones; the history page and the rule itself have all.
MOST_ENTRIES = 50


@dataclass(frozen=True)
class RuleNews:
    """One thing that happened to a rule: `mark` tells it from the others, `shown` is what its text is made of."""

    title: str
    path: str
    happened: datetime
    updated: datetime
    mark: str
    shown: dict[str, object]


@of_game
def rule_feed(request: HttpRequest, game: GameView, provision: str) -> HttpResponse:
    """What became of one rule, by its permanent name."""
    return _feed_of(request, game, provision)(request)


@of_game
def follow_rule(request: HttpRequest, game: GameView, provision: str) -> HttpResponse:
    """How to follow a rule: the feed's address, and what it says now."""
    return follow_page(request, _feed_of(request, game, provision))


def _feed_of(request: HttpRequest, game: GameView, provision: str) -> RuleFeed:
    for document in game.documents:
        timeline = numbers_over_time(document, provision)
        if timeline:
            site = request.build_absolute_uri("/").rstrip("/")
            return RuleFeed(site, game, document, timeline)
    raise Http404(
        _("%(game)s has no rule with the permanent name “%(provision)s”.") % {"game": game.name, "provision": provision}
    )


class RuleFeed(Feed):  # type: ignore[type-arg]  # Django's class takes none when run
    """Made for one request. `timeline` is the rule in the editions it stands in, newest first."""

    feed_type = DatedFeed

    def __init__(
        self, site: str, game: GameView, document: DocumentView, timeline: Sequence[tuple[EditionView, RuleView]]
    ) -> None:
        self.site, self.game, self.document = site, game, document
        self.edition, self.rule = timeline[0]
        self.name = f"{game.name} {document.slug.upper()} {self.rule.number}"

    @property
    def about(self) -> str:
        """What is followed, in a heading."""
        return self.name

    def title(self) -> str:
        return _("%(name)s: changes, moves and new examples") % {"name": self.name}

    def subtitle(self) -> str:
        return self.rule.opening

    def link(self) -> str:
        return provision_path(self.game.slug, self.rule.provision)

    def feed_url(self) -> str:
        return reverse("pages:rule_feed", args=[self.game.slug, self.rule.provision])

    def feed_extra_kwargs(self, obj: object) -> dict[str, object]:
        return {UNCHANGED_SINCE: last_change_of(self.document)}

    def items(self) -> list[RuleNews]:
        told = [self._edition_news(one) for one in history_of(self.document, self.rule.provision) if _is_news(one)]
        told += [self._example_news(came, row) for came, row in examples_over_time(self.game.slug, self.rule.provision)]
        return sorted(told, key=lambda one: one.happened, reverse=True)[:MOST_ENTRIES]

    def _edition_news(self, entry: HistoryEntry) -> RuleNews:
        edition, rule = entry.edition, entry.rule
        path = pinned_path(edition, rule.number) if rule else edition_path(edition)
        effective = datetime.combine(edition.effective, time(), UTC)
        shown: dict[str, object] = {"entry": entry, "address": self.site + path}
        if entry.before and entry.before_edition and rule:
            shown["diff"] = diff_html(entry.diff()) if entry.has_other_text else ""
            compared = compare_path(self.document, entry.before_edition, edition)
            shown["compared"] = f"{self.site}{compared}?within={rule.number}"
        shown["kin"] = [(self.site + pinned_path(other, one.number), other, one) for other, one in entry.kin]
        published = edition.published_at or effective
        title = _("%(name)s in %(edition_label)s: %(entry)s") % {
            "name": self.name,
            "edition_label": edition.label,
            "entry": what_happened(entry),
        }
        return RuleNews(title, path, min(effective, published), max(effective, published), edition.label, shown)

    def _example_news(self, came: datetime, row: ExampleRow) -> RuleNews:
        path = reverse("pages:example", args=[row.game, row.slug])
        stands = words_of(row.standing, named=True)
        shown: dict[str, object] = {"example": row, "address": self.site + path, "stands": stands}
        return RuleNews(
            _("%(name)s: new example, %(row_title)s") % {"name": self.name, "row_title": row.title},
            path,
            came,
            came,
            f"example-{row.slug}",
            shown,
        )

    def item_title(self, item: RuleNews) -> str:
        return item.title

    def item_description(self, item: RuleNews) -> str:
        return render_to_string("pages/rule_feed_entry.html", item.shown)

    def item_link(self, item: RuleNews) -> str:
        return item.path

    def item_guid(self, item: RuleNews) -> str:
        return f"{self.site}{self.feed_url()}#{item.mark}"

    def item_pubdate(self, item: RuleNews) -> datetime:
        return item.happened

    def item_updateddate(self, item: RuleNews) -> datetime:
        return item.updated


def _is_news(entry: HistoryEntry) -> bool:
    """An edition that left the rule as it was is none."""
    return entry.is_oldest or entry.is_created or entry.is_removed or bool(entry.differences)


def what_happened(entry: HistoryEntry) -> str:
    """What an edition did to a rule, in a few words."""
    if entry.is_removed:
        return "removed"
    if entry.is_oldest or entry.is_created:
        return _("the oldest version on file") if entry.is_oldest else _("new")
    told = (
        [_("moved from %(before_number)s") % {"before_number": entry.before.number}]
        if entry.is_moved and entry.before
        else []
    )
    if entry.is_edited:
        told.append("edited")
    elif entry.has_other_text:
        told.append(_("only references or punctuation changed"))
    return ", ".join(told)
