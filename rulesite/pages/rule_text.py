"""A rule's stored text and references as HTML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache, partial
from html import unescape

from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from rules_data.core.citations import Citation, ResolvedCitation, Status
from rules_data.core.games import GAMES
from rules_data.core.markup import SymbolTable, TermLinker, render_inline, render_rule_text
from rules_data.core.tree import RuleNumber
from rules_data.queries import CitationView, EditionView, RuleView, TermView, glossary

from .paths import current_path, rule_path, term_path

_SYMBOL = re.compile(r'<abbr [^>]*\bclass="symbol"[^>]*>([^<]+)</abbr>')


@lru_cache
def drawn_symbols(game: str) -> SymbolTable:
    """A game's symbols with this site's drawings of them."""
    return GAMES[game].symbols.drawn_from(static("rulesite/symbols.svg"))


def rule_html(edition: EditionView, rule: RuleView, part: int = 0, *, with_terms: bool = True) -> SafeString:
    """The rule's text (part 0) or one of its own examples (from 1), references linked within the edition."""
    text = rule.text if part == 0 else rule.examples[part - 1]
    kept = {one.start: one for one in rule.citations if one.part == part}

    def cite(_: str) -> Sequence[ResolvedCitation]:
        return [_as_found(edition, one) for one in kept.values()]

    def link(found: ResolvedCitation) -> str | None:
        return citation_path(edition, kept[found.citation.start])

    # Safe: the markup package escapes everything that is not its own.
    symbols = drawn_symbols(edition.game)
    terms = _terms(edition, rule, part) if with_terms else None
    html = mark_safe(render_rule_text(text, cite=cite, link=link, symbols=symbols, terms=terms))
    return marked(html, rule) if part == 0 else html


def marked(html: SafeString, rule: RuleView) -> SafeString:
    """A rule's text with the mark of a summary before it, where the restatement gives less than the official rule."""
    return format_html("{} {}", summary_mark(), html) if rule.is_summary else html


def summary_mark() -> SafeString:
    """The word that marks a summary, with what it means behind it."""
    told = _("In our words and in short: the official rule says more.")
    return format_html('<span class="change summary" title="{}">{}</span>', told, _("Summary"))


def term_html(edition: EditionView, term: TermView, citations: Sequence[CitationView]) -> SafeString:
    """What a defined word means, its references and the other words it uses linked."""
    kept = {one.start: one for one in citations}
    linker = TermLinker(glossary(edition).table, partial(term_path, edition.game), [term.slug])
    return mark_safe(
        render_rule_text(
            term.text,
            cite=lambda _: [_as_found(edition, one) for one in citations],
            link=lambda found: citation_path(edition, kept[found.citation.start]),
            symbols=drawn_symbols(edition.game),
            terms=linker,
        )
    )


def _terms(edition: EditionView, rule: RuleView, part: int) -> TermLinker | None:
    """Links the words defined today; those of the text are not linked again in the rule's examples."""
    table = glossary(edition).table
    if not edition.is_current or not table:
        return None
    known = table.slugs_in([rule.text, *rule.examples][:part]) if part else set()
    return TermLinker(table, partial(term_path, edition.game), known)


def plain_html(game: str, text: str) -> SafeString:
    """A text with its symbols but without links, where the edition it was written for is not being read."""
    return mark_safe(render_rule_text(text, cite=lambda _: (), link=lambda _: None, symbols=drawn_symbols(game)))


def inline_html(game: str, text: str) -> SafeString:
    """One line with its symbols."""
    return mark_safe(render_inline(text, cite=lambda _: (), link=lambda _: None, symbols=drawn_symbols(game)))


def with_symbols(game: str, html: str) -> SafeString:
    """Safe HTML that is a text with some of its words marked, with its symbols drawn."""
    drawn, at = [], 0
    for symbol in drawn_symbols(game).find(html):
        drawn += [html[at : symbol.start], inline_html(game, symbol.token)]
        at = symbol.end
    return mark_safe("".join([*drawn, html[at:]]))


def with_drawings(game: str, html: str) -> SafeString:
    """A rendered answer, whose symbols are kept with their meaning alone, with their drawings."""
    return mark_safe(_SYMBOL.sub(lambda found: inline_html(game, unescape(found[1])), html))


def citation_path(edition: EditionView, citation: CitationView) -> str | None:
    """Where a reference leads for a reader of `edition`; None when it leads nowhere."""
    if not citation.resolved:
        return None
    if citation.document and citation.document != edition.document:
        return current_path(edition.game, citation.document, citation.number)
    return rule_path(edition, citation.number)


def _as_found(edition: EditionView, kept: CitationView) -> ResolvedCitation:
    status = Status.RESOLVED if kept.resolved else Status.DANGLING
    scheme = GAMES[edition.game].publications[kept.document or edition.document].scheme
    number = RuleNumber.parse(kept.number, scheme)
    return ResolvedCitation(Citation(kept.start, kept.end, kept.raw, number), status)
