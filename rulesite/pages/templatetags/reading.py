"""Tags that put rules on a page: their text with its references, their addresses, verdicts in words."""

from __future__ import annotations

import json
from datetime import date

from django import template
from django.urls import reverse
from django.utils.safestring import SafeString

from rules_data.queries import DocumentView, EditionView, GameView, RuleView
from rulesite.pages import paths
from rulesite.pages.rule_text import inline_html, plain_html, rule_html

register = template.Library()

# Word and mark: a verdict is told apart by both, never by its colour alone.
VERDICTS = {
    "confirmed": ("Confirmed", "✓"),
    "contradicted": ("Contradicted", "✗"),
    "not_executable": ("Not executable", "–"),
}


@register.simple_tag
def rule_text(edition: EditionView, rule: RuleView) -> SafeString:
    """A rule's text, its references linked within the edition."""
    return rule_html(edition, rule, part=0)


@register.simple_tag
def example_text(edition: EditionView, rule: RuleView, position: int) -> SafeString:
    """One of the document's own examples of a rule; the first is at position 1."""
    return rule_html(edition, rule, part=position)


@register.simple_tag
def plain_text(game: GameView, rule: RuleView) -> SafeString:
    """A rule's text without links, on pages that show several editions."""
    return plain_html(game.slug, rule.text)


@register.simple_tag
def inline_text(game: GameView, text: object) -> SafeString:
    """A line such as a card's ability, with its symbols."""
    return inline_html(game.slug, str(text))


@register.simple_tag
def rule_path(edition: EditionView, number: str) -> str:
    """Where a reader of the edition finds a number."""
    return paths.rule_path(edition, number)


@register.simple_tag
def pinned_path(edition: EditionView, number: str) -> str:
    """Where a number is found in this edition for good."""
    return paths.pinned_path(edition, number)


@register.simple_tag
def edition_path(edition: EditionView) -> str:
    """The contents of an edition."""
    return paths.edition_path(edition)


@register.simple_tag
def numbered_path(game: str, document: str, number: str) -> str:
    """Where a number of a document leads today."""
    return reverse("pages:rule", args=[game, document, number])


@register.simple_tag
def pinned_number(game: GameView, document: DocumentView, label: str, number: str) -> str:
    """A number in the edition with this label, for good."""
    return reverse("pages:pinned_rule", args=[game.slug, document.slug, label, number])


@register.simple_tag
def labelled_path(game: GameView, document: str, label: str, number: str) -> str:
    """A number in the edition with this label: the current address while that edition is in force."""
    known = game.document(document)
    edition = known.edition(label) if known else None
    return paths.rule_path(edition, number) if edition else ""


@register.simple_tag
def compare_path(document: DocumentView, old: EditionView, new: EditionView, number: str = "") -> str:
    """Two editions side by side, the whole or one rule of the newer."""
    path = paths.compare_path(document, old, new)
    return f"{path}?within={number}" if number else path


@register.inclusion_tag("_partials/badge.html")
def badge(verdict: str, edition: str = "") -> dict[str, str]:
    """A verdict as mark and word."""
    word, mark = VERDICTS.get(verdict, (verdict, "?"))
    return {"verdict": verdict, "word": word, "mark": mark, "edition": edition}


@register.filter
def day(value: date | None) -> str:
    """A date in full: 30 March 2026."""
    return f"{value:%-d %B %Y}" if value else ""


@register.filter
def said(value: object) -> list[str]:
    """Sentences, whether one was given or several."""
    if isinstance(value, list | tuple):
        return [str(one) for one in value]
    return [str(value)] if value else []


@register.filter
def as_written(value: object) -> str:
    """A value of a scenario file as such a file writes it."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)


@register.filter
def indent(depth: int, base: int) -> int:
    """How far a rule stands below the one the page is about, at most six steps."""
    return max(0, min(6, depth - base))
