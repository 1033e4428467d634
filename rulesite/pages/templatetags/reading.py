"""Tags that put rules on a page: their text with its references, their addresses, verdicts in words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from datetime import date

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, gettext_lazy

from rules_data.queries import (
    AnswerStanding,
    DocumentView,
    EditionView,
    ExampleBadge,
    ExampleRow,
    ExampleStanding,
    GameView,
    RuleChange,
    RuleView,
    Stands,
    change_notes,
    rules_with_numbers,
)
from rulesite.pages import hanging, paths, question_titles, standings, wording
from rulesite.pages.rule_lists import Marks, indented, mark_html, rule_list_html
from rulesite.pages.rule_text import inline_html, marked, plain_html, rule_html, summary_mark, with_drawings
from rulesite.pages.wording import day_text, version_name

register = template.Library()
# The first sentence of a rendered answer: no markup in it, and short enough to be read at a glance.
_FIRST_SENTENCE = re.compile(r"^\s*<p>([^<]{2,160}?[.!?][”\"’)]?)(?=\s|</p>)")

# A single run's verdict, where a run and not an example is shown: in a draft, or with one thing changed.
VERDICTS = {
    "confirmed": (gettext_lazy("Verified"), "✓"),
    "contradicted": (gettext_lazy("Conflict"), "✗"),
    "not_executable": (gettext_lazy("Can't be tested"), "–"),
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
def rule_list(
    edition: EditionView, rules: Iterable[RuleView], base: int, marks: Marks | None = None, head: RuleView | None = None
) -> SafeString:
    """A list of rules with what hangs on them, below a link to the page of `head`."""
    return rule_list_html(edition, rules, base, marks, head)


@register.simple_tag
def bare_rule_text(edition: EditionView, rule: RuleView) -> SafeString:
    """A rule's text with its references linked and no defined words."""
    return rule_html(edition, rule, with_terms=False)


@register.simple_tag
def plain_words(edition: EditionView, text: str) -> SafeString:
    """A text with its symbols and no links."""
    return plain_html(edition.game, text)


@register.simple_tag
def mark(marks: Marks | None, number: str) -> SafeString | str:
    """The mark of a rule that is new or changed against the version before."""
    return mark_html(marks, number)


@register.simple_tag
def plain_text(game: GameView, rule: RuleView) -> SafeString:
    """A rule's text without links, on pages that show several editions."""
    return marked(plain_html(game.slug, rule.text), rule)


@register.simple_tag
def summary(rule: RuleView | None) -> SafeString | str:
    """The mark of a rule that is restated in short, beside a text that is put together otherwise."""
    return summary_mark() if rule is not None and rule.is_summary else ""


@register.simple_tag
def inline_text(game: GameView, text: object) -> SafeString:
    """A line such as a card's ability, with its symbols."""
    return inline_html(game.slug, str(text))


@register.filter
def drawn_as_in(text: str, game: str) -> SafeString:
    """A title among those of several games, with the symbols of its own."""
    return inline_html(game, text)


@register.filter
def symbols_drawn(html: str, game: str) -> SafeString:
    """A rendered answer with the drawings of its symbols."""
    return with_drawings(game, html)


@register.simple_tag
def notes_on(edition: EditionView) -> SafeString:
    """What editors wrote about a version for its readers."""
    return mark_safe(change_notes(edition))


@register.simple_tag
def rule_path(edition: EditionView, number: str) -> str:
    """Where a reader of the edition finds a number."""
    return paths.rule_path(edition, number)


@register.simple_tag
def absent_rule(number: str) -> SafeString:
    """The number of a rule that no page of this site shows."""
    told = gettext("Not on this site yet: import the whole document to read it.")
    return format_html('<span class="number absent" title="{}">{}</span>', told, number)


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
def linked_rule(game: GameView, document: str, label: str, number: str) -> SafeString:
    """A number in the edition with this label, as a link where this site has the rule."""
    known = game.document(document)
    edition = known.edition(label) if known else None
    if edition is None or not rules_with_numbers(edition, [number]):
        return absent_rule(number)
    return format_html('<a href="{}">{}</a>', paths.rule_path(edition, number), number)


@register.simple_tag
def compare_path(document: DocumentView, old: EditionView, new: EditionView, number: str = "") -> str:
    """Two editions side by side, the whole or one rule of the newer."""
    path = paths.compare_path(document, old, new)
    return f"{path}?within={number}" if number else path


@register.simple_tag
def badge(verdict: str) -> SafeString:
    """The verdict of a single run as mark and word."""
    word, mark = VERDICTS.get(verdict, (verdict, "?"))
    return hanging.badge(verdict, str(word), mark)


@register.simple_tag
def standing(of: ExampleStanding, version: str = "") -> SafeString:
    """Where an example stands as mark and words; with the version it is told of where `version` is "named"."""
    return hanging.standing_badge(of, named=version == "named")


@register.simple_tag
def counted_standing(status: str) -> SafeString:
    """A standing in a sum."""
    of = Stands(status)
    return hanging.badge(of.value, str(standings.NAMES[of]), standings.MARKS[of])


@register.filter
def with_versions(text: str, of: ExampleStanding) -> str:
    """A kept reason with its versions named as readers know them."""
    for label in {of.edition, of.verified_for, *(one.since for one in of.changed)} - {""}:
        text = text.replace(label, version_name(label))
    return text


@register.simple_tag
def short_standing(of: ExampleStanding) -> SafeString:
    """A standing behind the name of its version."""
    return hanging.badge(of.status.value, str(standings.SHORT[of.status]), standings.MARKS[of.status])


@register.simple_tag
def answer_state(of: AnswerStanding) -> SafeString | str:
    """What a reader has to know of an answer before opening it; nothing where nothing has changed."""
    return hanging.answer_state(of)


@register.simple_tag
def written_for(of: AnswerStanding) -> str:
    """The version an answer was written for or last reviewed against, in a sentence."""
    return standings.written_for(of)


@register.filter
def answer_note(of: AnswerStanding) -> str:
    """What a reader has to know of an answer, in a sentence; empty where nothing has changed."""
    return standings.answer_note(of)


@register.inclusion_tag("_partials/rule_changes.html")
def rule_changes(changes: Iterable[RuleChange]) -> dict[str, object]:
    """Changed rules, each with where its change is shown."""
    return {"changes": standings.shown_changes(changes)}


@register.simple_tag
def example_path(one: ExampleBadge | ExampleRow, edition: EditionView | str | None = None) -> str:
    """An example as it stands under the edition being read; without one, or under the one in force, its own page."""
    return hanging.example_address(one, edition)


@register.simple_tag
def answer_path(game: str, slug: str) -> str:
    """An answered question."""
    return paths.answer_path(game, slug)


@register.filter
def day(value: date | None) -> str:
    """A date as players write it: Mar 30, 2026."""
    return day_text(value)


@register.filter
def as_day(value: object) -> str:
    """A date as players write it; text that is a date in ISO form, too."""
    return wording.version_name(value) if isinstance(value, str) else wording.as_day(value)


@register.filter
def version(of: EditionView | str | None) -> str:
    """The name of a version: v1.3, or Aug 7, 2026."""
    return version_name(of.label if isinstance(of, EditionView) else str(of or ""))


@register.filter
def versions(labels: Iterable[str]) -> list[str]:
    """The names of several versions."""
    return [version_name(label) for label in labels]


@register.filter
def effect(edition: EditionView) -> str:
    """A version and since when it applies, in a phrase."""
    return wording.effect(edition)


@register.filter
def is_dated(edition: EditionView) -> bool:
    """Whether a version is called by its day."""
    return wording.is_dated(edition)


@register.filter
def question(title: str) -> str:
    """What a title asks, without the answer behind it."""
    return question_titles.parted(title)[0]


@register.filter
def short_answer(title: str) -> str:
    """The one-line answer in a title; empty where it has none."""
    return question_titles.parted(title)[1]


@register.filter
def full_stop(text: str) -> str:
    """A quoted text that ends a sentence."""
    return text if text.endswith((".", "!", "?", "…", ".)")) else f"{text}."


@register.filter
def answer_first(html: str) -> SafeString:
    """A rendered answer whose first sentence stands out, where that is a plain and short one."""
    return mark_safe(_FIRST_SENTENCE.sub(r"<p><strong>\1</strong>", html, count=1))


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
    return indented(depth, base)
