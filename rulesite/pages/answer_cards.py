"""The answer on top of the results: what is found first, in full, with the rules it cites."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from rules_data import search
from rules_data.core.games import GAMES
from rules_data.core.markup import SafeHtml
from rules_data.queries import (
    AnsweredQuestion,
    AnswerStanding,
    ExampleStanding,
    find_card,
    find_example,
    find_faq,
    rules_under,
    rules_with_numbers,
    term_page,
    titles,
)

from .found import KIND_NAMES, Games, edition_of, hit_path, source_of
from .paths import current_path
from .question_titles import parted
from .rule_text import inline_html, rule_html, term_html

# Kinds whose titles are questions, how many of the first hits are looked through, and what makes two questions one.
ASKING = frozenset({"faq", "example"})
LOOKED_THROUGH = 8
FEWEST_WORDS, MOST_WORDS, ALIKE = 3, 100, 0.7
ASKED_WITH = {
    "a", "an", "the", "is", "are", "be", "am", "do", "does", "did", "can", "could", "may", "must", "should", "will",
    "would", "i", "my", "me", "you", "your", "it", "its", "he", "she", "they", "them", "their", "this", "that", "these",
    "those", "what", "when", "where", "which", "who", "whose", "why", "how", "if", "of", "on", "in", "to", "for",
    "from", "with", "and", "or", "not", "no", "at", "by",
}  # fmt: skip
_WORD = re.compile(r"[^\W_]+")
NAMES_OF_GAMES = {
    word.lower() for game in GAMES.values() for name in (game.name, *game.aliases) for word in _WORD.findall(name)
}


@dataclass(frozen=True)
class AnswerCard:
    """What is found first, in full: a rule, an answer or a defined word, with the rules it cites.

    `standing` is an example's, `answer` says what an answer can be relied on for, `question` is what was asked in full.
    """

    game: str
    kind_name: str
    icon: str
    source: str
    number: str
    title: str
    path: str
    text: SafeString
    cites: tuple[tuple[str, str], ...] = ()
    standing: ExampleStanding | None = None
    answer: AnswerStanding | None = None
    question: str = ""


def answering(hits: Sequence[search.Hit], query: str) -> search.Hit | None:
    """The hit to be shown in full: the one of the first whose title asks most of what was asked, or the very first."""
    asked = _telling_words(query)
    best, shared = next(iter(hits), None), (ALIKE * len(asked), -MOST_WORDS)
    if len(asked) < FEWEST_WORDS:
        return best
    for hit in hits[:LOOKED_THROUGH]:
        title = hit.title if hit.kind in ASKING else ""
        # Of two that say as much of it, the one that asks less beside it.
        own = len(asked & _telling_words(title)), -len(_telling_words(title.partition("?")[0]))
        if own > shared:
            best, shared = hit, own
    return best


def asked_before(question: AnsweredQuestion, hits: Sequence[search.Hit]) -> search.Hit:
    """An answered question as a hit: the one among the results where it is there."""
    same = (hit for hit in hits if (hit.kind, hit.game, hit.slug) == (question.kind, question.game, question.slug))
    made = search.Hit(question.kind, question.game, "", "", "", question.slug, question.title, "", SafeHtml(""))
    return next(same, made)


def _telling_words(text: str) -> set[str]:
    """The words of a question that say what it is about, in whatever form they stand there."""
    words = (word.casefold() for word in _WORD.findall(text))
    return {search.stem(word) for word in words if word not in ASKED_WITH | NAMES_OF_GAMES and len(word) > 1}


def answer_card(hit: search.Hit, known: Games) -> AnswerCard | None:
    """The first hit in full."""
    made = {
        "rule": _rule_card,
        "faq": _faq_card,
        "term": _term_card,
        "example": _example_card,
        "card": _card_card,
    }.get(hit.kind)
    return made(hit, known) if made is not None and hit.game in known else None


def _rule_card(hit: search.Hit, known: Games) -> AnswerCard | None:
    edition = edition_of(known, hit.game, hit.document, hit.edition)
    rule = rules_with_numbers(edition, [hit.number]).get(hit.number) if edition is not None else None
    if edition is None or rule is None:
        return None
    called = titles(edition)
    texts = [rule]
    if rule.is_heading or called.get(rule.number) == rule.text:
        # A heading says nothing by itself: what stands right under it does.
        texts = [one for one in rules_under(edition, [rule.number], 4) if one.number != rule.number][:3]
    html = "".join(rule_html(edition, one) for one in texts)
    title = called.get(rule.number) or called.get(rule.heading_number, "")
    source = source_of(known, hit.game, hit.document, edition.label)
    return AnswerCard(
        hit.game, str(KIND_NAMES["rule"]), "rule", source, rule.number, title, hit_path(hit, known), mark_safe(html)
    )


def _faq_card(hit: search.Hit, known: Games) -> AnswerCard | None:
    game = known[hit.game]
    found = find_faq(game.slug, hit.slug, [one.current.revision_id for one in game.documents if one.current])
    if found is None:
        return None
    cites = tuple(
        (one.number, current_path(game.slug, one.document, one.number)) for one in found.rests_on if one.number
    )
    return AnswerCard(
        hit.game, str(KIND_NAMES["faq"]), "faq", game.name, "", found.title, hit_path(hit, known),
        mark_safe(found.answer_html), cites, answer=found.standing,
        question=found.question if found.question != found.title else "",
    )  # fmt: skip


def _term_card(hit: search.Hit, known: Games) -> AnswerCard | None:
    found = term_page(known[hit.game], hit.slug)
    if found is None:
        return None
    text = term_html(found.edition, found.term, found.citations)
    source = source_of(known, hit.game, found.edition.document, found.edition.label)
    name, path = str(KIND_NAMES["term"]), hit_path(hit, known)
    return AnswerCard(hit.game, name, "term", source, "", found.term.term, path, text)


def _example_card(hit: search.Hit, known: Games) -> AnswerCard | None:
    found = find_example(hit.game, hit.slug)
    if found is None:
        return None
    question, answer = parted(found.title)
    said = [inline_html(hit.game, line) for line in (answer, found.summary) if line]
    html = format_html("<p><strong>{}</strong></p>" if answer else "<p>{}</p>", said[0]) if said else mark_safe("")
    html += format_html_join("", "<p>{}</p>", ((one,) for one in said[1:]))
    cites = tuple(
        (one.numbers[-1][1], current_path(hit.game, one.document, one.numbers[-1][1]))
        for one in found.demonstrates
        if one.numbers
    )
    name, source = str(KIND_NAMES["example"]), known[hit.game].name
    path = hit_path(hit, known)
    return AnswerCard(hit.game, name, "example", source, "", question, path, html, cites, found.standing)


def _card_card(hit: search.Hit, known: Games) -> AnswerCard | None:
    found = find_card(hit.game, hit.slug)
    if found is None or not found.ability_texts:
        return None
    html = format_html_join("", "<p>{}</p>", ((inline_html(hit.game, one),) for one in found.ability_texts))
    name, source = str(KIND_NAMES["card"]), known[hit.game].name
    return AnswerCard(hit.game, name, "card", source, "", found.name, hit_path(hit, known), html)
