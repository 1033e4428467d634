"""Lists of rules as HTML, each made in one go: a long section is two hundred lists of six hundred rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from rules_data.queries import EditionView, RuleView

from .hanging import hanging_html
from .paths import rule_path
from .rule_text import rule_html

# By number, the class and the word of the mark of a rule that is new or changed.
Marks = Mapping[str, tuple[str, object]]

_DEEPEST = 6
_LIST = '<ol class="rules" {}>\n{}{}</ol>\n'
_OWN_PAGE = '<li><a class="number" href="{}">{}</a><div class="text"><p class="sub">{}</p>{}</div></li>'
_ROW = '<li class="{0}" id="{1}">\n<a class="number" href="{2}">{1}</a>\n<div class="text">{3}{4}\n{5}</div>\n</li>\n'


def rule_list_html(
    edition: EditionView, rules: Iterable[RuleView], base: int, marks: Marks | None, head: RuleView | None = None
) -> SafeString:
    """Rules with what hangs on them, indented from the depth `base` on; above them a link to the page of `head`."""
    told = _for_scripts(edition.game, edition.document, edition.label)
    rows = format_html_join("", _ROW, (_row(edition, rule, base, marks) for rule in rules))
    return format_html(_LIST, told, _own_page(edition, head), rows)


def mark_html(marks: Marks | None, number: str) -> SafeString | str:
    """The mark of a rule that is new or changed against the version before."""
    found = (marks or {}).get(number)
    return format_html('<span class="change mark-of {}">{}</span>', *found) if found else ""


def indented(depth: int, base: int) -> int:
    """How far a rule stands below the one the page is about, within what the style sheet knows."""
    return max(0, min(_DEEPEST, depth - base))


def _row(edition: EditionView, rule: RuleView, base: int, marks: Marks | None) -> tuple[object, ...]:
    kind = f"d{indented(rule.depth, base)}{' heading' if rule.is_heading else ''}"
    text = format_html("<h2>{}</h2>", rule.text) if rule.is_heading else rule_html(edition, rule)
    under = SafeString(_own_examples(edition, rule) + hanging_html(edition, rule))
    return kind, rule.number, rule_path(edition, rule.number), text, mark_html(marks, rule.number), under


def _own_page(edition: EditionView, head: RuleView | None) -> SafeString | str:
    if head is None:
        return ""
    # Translations are trusted, as they are in templates.
    path, told = rule_path(edition, head.number), SafeString(gettext("This rule's own page"))
    return format_html(_OWN_PAGE, path, head.number, told, hanging_html(edition, head))


def _own_examples(edition: EditionView, rule: RuleView) -> SafeString | str:
    """The document's own examples of a rule."""
    if not rule.examples:
        return ""
    return render_to_string("_partials/own_examples.html", {"edition": edition, "rule": rule})


@lru_cache(maxsize=64)
def _for_scripts(game: str, document: str, label: str) -> SafeString:
    """What a list tells the script that cites its rules."""
    rules = reverse("api:rules", args=[game, document])
    history = reverse("pages:history", args=[game, document, "NUMBER"])
    written = 'data-cite-rules="{}" data-cite-edition="{}" data-cite-history="{}"'
    return format_html(written, rules, label, history)
