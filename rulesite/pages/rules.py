"""A rule in its place; a number that has moved; a rule of an earlier edition."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.shortcuts import render
from django.urls import reverse

from rules_data.core.tree import scheme_named
from rules_data.queries import (
    CitationView,
    CitingRule,
    DocumentView,
    EditionView,
    GameView,
    RulePage,
    RuleView,
    Whereabouts,
    contents,
    number_of,
    numbers_over_time,
    rule_page,
    rules_with_numbers,
    whereabouts,
)

from .citing import ways_to_cite
from .meta import PageMeta, summary_meta
from .neighbourhood import Neighbour, neighbourhood
from .paths import citing_path, current_path, rule_path
from .rule_text import citation_path
from .scope import day_named, edition_named, of_document
from .summaries import Summary, moved_summary, rule_summary


@of_document
def rule(request: HttpRequest, game: GameView, document: DocumentView, typed: str) -> HttpResponse:
    """What a number names today; where it leads when it names nothing, or named another rule before."""
    number = number_typed(document, typed)
    if number != typed:
        return HttpResponsePermanentRedirect(current_path(game.slug, document.slug, number))
    found = whereabouts(document, number)
    shown: dict[str, Any] = {"game": game, "document": document, "here": document.slug, "where": found}
    if found.rule is None or found.current is None:
        return _elsewhere(request, found, shown)
    page = rule_page(found.current, number)
    if page is None:
        raise Http404(number)
    return render(request, "pages/rule.html", shown | _rule_context(request, game, document, page))


@of_document
def pinned_rule(request: HttpRequest, game: GameView, document: DocumentView, pin: str, typed: str) -> HttpResponse:
    """A number in one edition, with the same rule in the edition in force beside it."""
    edition = edition_named(document, pin)
    number = number_typed(document, typed)
    if number != typed:
        own = reverse("pages:pinned_rule", args=[game.slug, document.slug, pin, number])
        return HttpResponsePermanentRedirect(own)
    shown: dict[str, Any] = {"game": game, "document": document, "here": document.slug, "pin": pin}
    shown["asked_day"] = day_named(document, pin)
    page = rule_page(edition, number)
    if page is None:
        shown["edition"] = edition
        return _elsewhere(request, whereabouts(document, number), shown)
    if not edition.is_current and not _is_in_force(document, page):
        shown["successors"] = _successors(document, page)
    return render(request, "pages/rule.html", shown | _rule_context(request, game, document, page))


def _is_in_force(document: DocumentView, page: RulePage) -> bool:
    return any(edition.is_current for edition, _ in numbers_over_time(document, page.rule.provision))


def _successors(document: DocumentView, page: RulePage) -> tuple[RuleView, ...]:
    """The rules of the edition in force that took the place of a rule that is gone."""
    former = whereabouts(document, page.rule.number).former
    return next((one.now for one in former if one.rule.provision == page.rule.provision), ())


def number_typed(document: DocumentView, typed: str) -> str:
    """The printed form of a number in a path, or 404 that says what one looks like."""
    number = number_of(document.scheme, typed)
    if number is None:
        example = scheme_named(document.scheme).example
        raise Http404(f"“{typed}” is no rule number of the {document.title}; one looks like {example}.")
    return number


def _rule_context(request: HttpRequest, game: GameView, document: DocumentView, page: RulePage) -> dict[str, Any]:
    over_time = numbers_over_time(document, page.rule.provision)
    now = next((pair for pair in over_time if pair[0].is_current), None)
    lasting = (now[0], now[1].number) if now else (page.edition, page.rule.number)
    return {
        "edition": page.edition,
        "page": page,
        "over_time": over_time,
        "now": now,
        "sections": _sections(page),
        "below_base": page.rule.depth + (not page.rule.is_heading),
        "siblings": _siblings(page),
        **_ties(game, page),
        # One lasting address for a rule: where it stands today, or where it last stood.
        "meta": summary_meta(request, page_summary(game, page), rule_path(*lasting)),
        "ways": ways_to_cite(request, game, page.edition, page.rule),
    }


def page_summary(game: GameView, page: RulePage) -> Summary:
    """The page of a rule in short."""
    return rule_summary(game, page.edition, page.rule, page.heading, page.below[0] if page.below else None)


def _siblings(page: RulePage) -> list[RuleView]:
    """The rules beside this one; of a document's many headings, those of the same part."""
    beside = [one for one in page.siblings if not page.rule.is_heading or one.number[:1] == page.rule.number[:1]]
    return beside if len(beside) > 1 else []


def _ties(game: GameView, page: RulePage) -> dict[str, Any]:
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
        "also_answers": [one for one in citing.answers if one[0] not in {faq.slug for faq in page.rule.faqs}],
        "questions": len(questions),
        "citing_count": len(citing.rules) + sum(n for _, n, _ in counted),
        "near": neighbourhood(page.rule.number, left, right),
    }


def _named(one: CitingRule, edition: EditionView) -> str:
    """The number of a citing rule, with its document where that is another."""
    return one.number if one.document == edition.document else f"{one.document.upper()} {one.number}"


def _cites(page: RulePage) -> list[tuple[str | None, str, str]]:
    """What the rule itself cites, each once: address, number as named, opening words."""
    once = {(one.document, one.number): one for one in page.rule.citations}
    here = [number for document, number in once if document in {"", page.edition.document}]
    known = rules_with_numbers(page.edition, here) if here else {}
    return [
        (citation_path(page.edition, one), _range(one, page.edition), known[one.number].opening if one.number in known else "")
        for one in once.values()
    ]


def _range(citation: CitationView, edition: EditionView) -> str:
    number = f"{citation.number}–{citation.last_number}" if citation.last_number else citation.number
    return number if citation.document in {"", edition.document} else f"{citation.document.upper()} {number}"


def _sections(page: RulePage) -> tuple[Any, ...]:
    """The sections of a part: its own heading has no rules of its own to show."""
    if not page.rule.is_heading or page.rule.depth:
        return ()
    parts = contents(page.edition)
    return next((part.sections for part in parts if part.number == page.rule.number), ())


def _elsewhere(request: HttpRequest, found: Whereabouts, shown: dict[str, Any]) -> HttpResponse:
    """The number names nothing in the edition asked for: what it named, and where that went."""
    edition: EditionView | None = shown.get("edition")
    asked = f" in {edition.label}" if edition else ""
    if not found.is_known:
        title = f"There is no rule {found.number}{asked}"
        meta = PageMeta(title, f"{title}, and there never was one in the editions kept here.")
        return render(request, "pages/unknown_number.html", {"meta": meta, **shown, "where": found}, status=404)
    summary = moved_summary(shown["game"], shown["document"], found, edition)
    meta = summary_meta(request, summary, request.path)
    return render(request, "pages/moved_number.html", {"meta": meta, **shown, "where": found})
