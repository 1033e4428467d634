"""What hangs on a rule as HTML: its tested examples and its answers, each where it stands.

Written without a template: a long section shows two hundred of them.
"""

from __future__ import annotations

from functools import lru_cache

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import ngettext

from rules_data.queries import AnswerStanding, EditionView, ExampleBadge, ExampleRow, ExampleStanding, RuleView

from . import paths, question_titles, standings
from .rule_text import inline_html

BADGES_KEPT = 512
_HANGS = '<details class="hangs"><summary>{}{}</summary><ul>{}{}</ul></details>\n'
_EXAMPLE = '<li><a href="{}">{}</a> {}</li>'
_ANSWER = '<li><a href="{}">{}</a>{}</li>'


def hanging_html(edition: EditionView, rule: RuleView) -> SafeString | str:
    """The examples and answers that rest on a rule, behind how many they are; nothing where there are none."""
    if not (rule.runnable or rule.faqs):
        return ""
    examples = (
        (example_address(one, edition), _asked(edition, one.title), standing_badge(one.standing))
        for one in rule.runnable
    )
    answers = (
        (paths.answer_path(one.game, one.slug), inline_html(edition.game, one.title), answer_state(one.standing))
        for one in rule.faqs
    )
    return format_html(
        _HANGS,
        format_html("<span>{}</span>", _examples(len(rule.runnable))) if rule.runnable else "",
        format_html(" <span>{}</span>", _answers(len(rule.faqs))) if rule.faqs else "",
        format_html_join("", _EXAMPLE, examples),
        format_html_join("", _ANSWER, answers),
    )


def _asked(edition: EditionView, title: str) -> SafeString:
    return inline_html(edition.game, question_titles.parted(title)[0])


def _examples(count: int) -> SafeString:
    # Translations are trusted, as they are in templates.
    return SafeString(ngettext("%(n)s example", "%(n)s examples", count) % {"n": count})


def _answers(count: int) -> SafeString:
    return SafeString(ngettext("%(n)s answer", "%(n)s answers", count) % {"n": count})


def example_address(one: ExampleBadge | ExampleRow, edition: EditionView | str | None = None) -> str:
    """An example as it stands under the edition being read; without one, or under the one in force, its own page."""
    path = paths.example_path(one.game, one.slug)
    label = edition if isinstance(edition, str) else "" if edition is None or edition.is_current else edition.label
    return f"{path}?edition={label}" if label and label == one.standing.edition else path


def standing_badge(of: ExampleStanding, *, named: bool = False) -> SafeString:
    """Where an example stands as mark and words; `named` with the version it is told of."""
    return badge(of.status.value, standings.words_of(of, named=named), standings.MARKS[of.status])


@lru_cache(maxsize=BADGES_KEPT)
def badge(name: str, words: str, mark: str) -> SafeString:
    """A standing, told by its colour, its mark and in words: there are some dozens of them, and hundreds on a page."""
    written = '<span class="badge {}"><span aria-hidden="true">{}</span> {}</span>'
    return format_html(written, name, mark, words)


def answer_state(of: AnswerStanding) -> SafeString | str:
    """What a reader has to know of an answer before opening it; nothing where nothing has changed."""
    note = standings.answer_note(of)
    written = ' <span class="sub changed-since"><span class="sign" aria-hidden="true">≠</span> {}</span>'
    return format_html(written, note) if note else ""
