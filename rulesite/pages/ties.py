"""What a rule has to do with: what it cites, what cites it, and the picture of both."""

from __future__ import annotations

from typing import Any

from rules_data.queries import (
    AnswerStanding,
    CitationView,
    CitingRule,
    EditionView,
    GameView,
    RulePage,
    answer_standings,
    rules_with_numbers,
)

from .neighbourhood import Neighbour, neighbourhood
from .paths import citing_path
from .rule_text import citation_path


def ties(game: GameView, page: RulePage) -> dict[str, Any]:
    """What the rule cites, what cites it, and the picture of both."""
    cites, citing = _cites(page), page.cited_by
    paths = [citing_path(game, one) for one in citing.rules]
    questions = {one.slug: one.title for one in page.rule.faqs} | dict(citing.answers)
    counted = [
        ("question", len(questions), "#faqs-head"),
        ("example", len(page.rule.runnable), "#examples-head"),
        ("word", len(citing.terms), "#words-head"),
        ("card", len(citing.cards), "#shown-head"),
    ]
    left = [
        Neighbour(_named(one, page.edition), path, one.opening) for one, path in zip(citing.rules, paths, strict=True)
    ]
    left += [Neighbour(f"{n} {name}{'s' if n > 1 else ''}", path, "", False) for name, n, path in counted if n]
    right = [Neighbour(number, path or "", opening) for path, number, opening in cites]
    return {
        "cites": cites,
        "citing": list(zip(citing.rules, paths, strict=True)),
        "also_answers": _also_answers(game, page),
        "questions": len(questions),
        "citing_count": len(citing.rules) + sum(n for _, n, _ in counted),
        "near": neighbourhood(page.rule.number, left, right),
    }


def _also_answers(game: GameView, page: RulePage) -> list[tuple[str, str, AnswerStanding]]:
    """The answers that cite the rule and do not rest on it: slug, title, and what each can be relied on for."""
    resting = {faq.slug for faq in page.rule.faqs}
    also = [(slug, title) for slug, title in page.cited_by.answers if slug not in resting]
    stand = answer_standings(game.slug) if also else {}
    return [(slug, title, stand[slug]) for slug, title in also if slug in stand]


def _named(one: CitingRule, edition: EditionView) -> str:
    """The number of a citing rule, with its document where that is another."""
    return one.number if one.document == edition.document else f"{one.document.upper()} {one.number}"


def _cites(page: RulePage) -> list[tuple[str | None, str, str]]:
    """What the rule itself cites, each once: address, number as named, opening words."""
    once = {(one.document, one.number): one for one in page.rule.citations}
    here = [number for document, number in once if document in {"", page.edition.document}]
    known = rules_with_numbers(page.edition, here) if here else {}
    openings = {number: rule.opening for number, rule in known.items()}
    return [
        (citation_path(page.edition, one), _range(one, page.edition), openings.get(one.number, ""))
        for one in once.values()
    ]


def _range(citation: CitationView, edition: EditionView) -> str:
    number = f"{citation.number}–{citation.last_number}" if citation.last_number else citation.number
    return number if citation.document in {"", edition.document} else f"{citation.document.upper()} {number}"
