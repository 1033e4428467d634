"""The answer on top of the results: what is found first, in full, with the rules it cites."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from rules_data import search
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
FEWEST_WORDS, ALIKE = 3, 0.7
# A question found first answers no other one, unless it asks this part of it: a rule may still do.
LEAST_ASKED = 0.6
# So much of a question a rule has to speak of to be shown in full as what answers it.
LEAST_SAID = 0.45


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
    """The hit to be shown in full: of the first the question that asks most of what was asked, or the very first.

    Where that is a question that asks something else, it is the first that is none.
    """
    first = next(iter(hits), None)
    questions = [hit for hit in hits[:LOOKED_THROUGH] if hit.kind in ASKING]
    shares = [(search.share_asked(query, hit.title, hit.game), hit) for hit in questions]
    # Of two that ask as much of it, the one that asks less beside it.
    best = max(shares, key=lambda one: (one[0], -_asks(one[1])), default=None)
    if best is not None and best[0] >= ALIKE and len(search.telling_stems(query)) >= FEWEST_WORDS:
        return best[1]
    asks_else = any(hit is first and share < LEAST_ASKED for share, hit in shares)
    return next((hit for hit in hits if hit.kind not in ASKING), None) if asks_else else first


def _asks(hit: search.Hit) -> int:
    """Of how many words the question is made."""
    return len(search.telling_stems(hit.title.partition("?")[0]))


def asked_before(question: AnsweredQuestion, hits: Sequence[search.Hit]) -> search.Hit:
    """An answered question as a hit: the one among the results where it is there."""
    same = (hit for hit in hits if (hit.kind, hit.game, hit.slug) == (question.kind, question.game, question.slug))
    made = search.Hit(question.kind, question.game, "", "", "", question.slug, question.title, "", SafeHtml(""))
    return next(same, made)


def answer_card(hit: search.Hit, known: Games, query: str) -> AnswerCard | None:
    """The first hit in full; None for a rule that speaks of too little of what was asked."""
    if hit.kind == "rule" and hit.game in known:
        return _rule_card(hit, known, query)
    made = {
        "faq": _faq_card,
        "term": _term_card,
        "example": _example_card,
        "card": _card_card,
    }.get(hit.kind)
    return made(hit, known) if made is not None and hit.game in known else None


def _rule_card(hit: search.Hit, known: Games, query: str) -> AnswerCard | None:
    edition = edition_of(known, hit.game, hit.document, hit.edition)
    rule = rules_with_numbers(edition, [hit.number]).get(hit.number) if edition is not None else None
    if edition is None or rule is None:
        return None
    called = titles(edition)
    texts = [rule]
    if rule.is_heading or called.get(rule.number) == rule.text:
        # A heading says nothing by itself: what stands right under it does.
        texts = [one for one in rules_under(edition, [rule.number], 4) if one.number != rule.number][:3]
    title = called.get(rule.number) or called.get(rule.heading_number, "")
    if search.share_said(query, " ".join([hit.place, title, *(one.text for one in texts)]), hit.game) < LEAST_SAID:
        return None
    html = "".join(rule_html(edition, one) for one in texts)
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
