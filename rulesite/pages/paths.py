"""Addresses of rules: the current one, and the one pinned to an edition."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import quote

from django.urls import reverse

from rules_data.queries import Candidate, CitingRule, DocumentView, EditionView, GameView

ADDRESSES_KEPT = 8_192


# A page names a hundred rules, and the next one mostly the same: working out an address costs as much as printing it.
@lru_cache(maxsize=ADDRESSES_KEPT)
def current_path(game: str, document: str, number: str) -> str:
    """The address that follows the edition in force."""
    return reverse("pages:rule", args=[game, document, number])


def pinned_path(edition: EditionView, number: str) -> str:
    """The address that always shows this edition."""
    return _pinned_path(edition.game, edition.document, edition.label, number)


@lru_cache(maxsize=ADDRESSES_KEPT)
def _pinned_path(game: str, document: str, label: str, number: str) -> str:
    return reverse("pages:pinned_rule", args=[game, document, label, number])


def rule_path(edition: EditionView, number: str) -> str:
    """Where a reader of `edition` finds a number: pinned unless the edition is in force."""
    if edition.is_current:
        return current_path(edition.game, edition.document, number)
    return pinned_path(edition, number)


def edition_path(edition: EditionView) -> str:
    """The contents of an edition."""
    if edition.is_current:
        return reverse("pages:document", args=[edition.game, edition.document])
    return reverse("pages:pinned_document", args=[edition.game, edition.document, edition.label])


def whole_path(edition: EditionView) -> str:
    """An edition on one page."""
    if edition.is_current:
        return reverse("pages:whole", args=[edition.game, edition.document])
    return reverse("pages:pinned_whole", args=[edition.game, edition.document, edition.label])


def provision_path(game: str, provision: str) -> str:
    """The address that follows a rule wherever its number goes."""
    return reverse("pages:provision", args=[game, provision])


def citing_path(game: GameView, citing: CitingRule) -> str:
    """Where a rule that cites another stands: in its own document and edition."""
    document = game.document(citing.document)
    edition = document.edition(citing.edition) if document else None
    return rule_path(edition, citing.number) if edition else ""


def compare_path(document: DocumentView, old: EditionView, new: EditionView) -> str:
    """Two editions side by side."""
    return reverse("pages:compare", args=[document.game, document.slug, f"{old.label}...{new.label}"])


@lru_cache(maxsize=ADDRESSES_KEPT)
def term_path(game: str, slug: str) -> str:
    """What a defined word means today."""
    return reverse("pages:term", args=[game, slug])


@lru_cache(maxsize=ADDRESSES_KEPT)
def example_path(game: str, slug: str) -> str:
    """A tested example."""
    return reverse("pages:example", args=[game, slug])


@lru_cache(maxsize=ADDRESSES_KEPT)
def answer_path(game: str, slug: str) -> str:
    """An answered question."""
    return reverse("pages:faq", args=[game, slug])


def cited_path(text: str) -> str:
    """The address that resolves a text."""
    return reverse("pages:cited_start") + quote(text, safe=" ,.()[]@§–").replace(" ", "%20")


def range_name(candidate: Candidate) -> str:
    """A range or list as it is cited, so that it resolves to the same again."""
    edition = candidate.edition
    pin = f" @{edition.label}" if edition is not None and candidate.is_pinned else ""
    return f"{candidate.game} {candidate.document.slug.upper()} {candidate.written}{pin}"
