"""Where the export begins: everything there is to read, whether something links to it or not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations, pairwise

from django.templatetags.static import static
from django.urls import reverse
from django.utils import timezone

from rules_data.queries import DocumentView, EditionView, all_rules, cards_of, examples_of, faqs_of, games
from rulesite.offline.packs import described, pack_of
from rulesite.offline.views import core_files
from rulesite.pages.paths import compare_path, current_path, edition_path, pinned_path, provision_path, whole_path
from rulesite.pages.sitemaps import SITEMAPS

# Of a document with more editions only neighbours are compared, and each with the newest.
MOST_COMPARED = 8
# For programs and for pasting.
FORMS = ("json", "txt", "md")


def starting_addresses() -> Iterator[str]:
    """The paths of all public pages, files and feeds that are known by themselves; what they link to is found there."""
    yield from (reverse(f"pages:{name}") for name in ("home", "about", "concepts", "robots", "opensearch", "sitemaps"))
    yield from (reverse("pages:sitemap", args=[section]) for section in SITEMAPS)
    yield from (reverse(f"offline:{name}") for name in ("overview", "shell", "manifest", "service_worker"))
    yield from core_files()
    yield static("rulesite/days.js")
    for game in games(timezone.localdate()):
        yield reverse("pages:game", args=[game.slug])
        yield from _of_pack(game.slug)
        for document in game.documents:
            yield from _of_document(document)
        for name, rows in (
            ("faq", faqs_of(game.slug)),
            ("example", examples_of(game.slug)),
            ("card", cards_of(game.slug)),
        ):
            yield from (reverse(f"pages:{name}", args=[game.slug, row.slug]) for row in rows)


def _of_pack(game: str) -> Iterator[str]:
    pack = pack_of(game)
    if pack is not None:
        yield reverse("offline:description", args=[game])
        yield from described(pack)["pieces"]


def _of_document(document: DocumentView) -> Iterator[str]:
    """Contents, whole text, every rule, pinned and by its current or old number, its lasting address, its feeds."""
    if not document.editions:
        return
    if len(document.editions) > 1:
        yield reverse("pages:document_feed", args=[document.game, document.slug])
    for edition in document.editions:
        yield edition_path(edition)
        yield whole_path(edition)
        yield reverse("pages:pinned_document", args=[edition.game, edition.document, edition.label])
        for rule in all_rules(edition):
            yield current_path(edition.game, edition.document, rule.number)
            yield pinned_path(edition, rule.number)
            yield provision_path(edition.game, rule.provision)
            if edition.is_current:
                named = [edition.game, edition.document, rule.number]
                yield from (reverse(f"pages:rule_{form}", args=named) for form in FORMS)
    for old, new in compared_pairs(document):
        yield compare_path(document, old, new)
        named = [document.game, document.slug, f"{old.label}...{new.label}"]
        yield from (reverse(f"pages:compare_{form}", args=named) for form in ("csv", "json"))


def versions_by_day() -> str:
    """For each document the first day and the label of its versions, newest first: by it the page for what is not there
    leads from a day to a version.
    """
    documents = (document for game in games(timezone.localdate()) for document in game.documents)
    return json.dumps(
        {
            f"{one.game}/{one.slug}": [(edition.effective.isoformat(), edition.label) for edition in one.editions]
            for one in documents
            if one.editions
        }
    )


def compared_pairs(document: DocumentView) -> list[tuple[EditionView, EditionView]]:
    """The pairs of editions that are compared in the export, the older first."""
    oldest_first = list(reversed(document.editions))
    if len(oldest_first) <= MOST_COMPARED:
        return list(combinations(oldest_first, 2))
    neighbours = list(pairwise(oldest_first))
    return list(dict.fromkeys([*neighbours, *((old, oldest_first[-1]) for old in oldest_first[:-1])]))
