"""A rule in its place; a number that has moved; a rule of an earlier edition."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from django.http import (
    Http404,
    HttpRequest,
    HttpResponse,
    HttpResponsePermanentRedirect,
    HttpResponseRedirect,
)
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext

from rules_data.core.games import GAMES
from rules_data.queries import (
    DocumentView,
    EditionView,
    GameView,
    RulePage,
    RuleView,
    Whereabouts,
    beside,
    contents,
    kept_games,
    number_of,
    numbers_over_time,
    resolve_asked,
    rule_page,
    same_number_elsewhere,
    titles,
    whereabouts,
)

from .citing import ways_to_cite
from .long_sections import long_section
from .marks import marks_of
from .meta import PageMeta, summary_meta
from .paths import current_path, rule_path
from .resolver import candidate_path
from .scope import day_named, edition_named, of_document, today
from .summaries import Summary, moved_summary, rule_summary
from .ties import ties
from .tree import tree_beside

_DASH = re.compile(r"[-‐‑–—]")


@of_document
def rule(request: HttpRequest, game: GameView, document: DocumentView, typed: str) -> HttpResponse:
    """What a number names today; where it leads when it names nothing, or named another rule before."""
    if several := _range_typed(document, typed):
        return HttpResponseRedirect(several)
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
    if several := _range_typed(document, typed, f" @{edition.label}"):
        return HttpResponseRedirect(several)
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


def _range_typed(document: DocumentView, typed: str, pin: str = "") -> str:
    """Where a range in a path leads, such as 603.7d-f; empty for what is none, such as 8-3-17a."""
    if not _DASH.search(typed):
        return ""
    found = resolve_asked(f"{document.game} {document.slug} {typed}{pin}", today())
    return candidate_path(found.only) if found.only is not None and found.only.is_range else ""


def number_typed(document: DocumentView, typed: str) -> str:
    """The printed form of a number in a path, or 404 that says what one looks like."""
    number = number_of(document.scheme, typed)
    if number is None:
        example = document.scheme.example
        raise Http404(
            gettext("“%(typed)s” is not a rule number of the %(document_title)s; they look like %(example)s.")
            % {"typed": typed, "document_title": document.title, "example": example}
        )
    return number


def _rule_context(request: HttpRequest, game: GameView, document: DocumentView, page: RulePage) -> dict[str, Any]:
    over_time = numbers_over_time(document, page.rule.provision)
    now = next((pair for pair in over_time if pair[0].is_current), None)
    lasting = (now[0], now[1].number) if now else (page.edition, page.rule.number)
    called = titles(page.edition)
    base = min((one.depth for one in page.below), default=0)
    return {
        "edition": page.edition,
        "page": page,
        "over_time": over_time,
        "now": now,
        "title": called.get(page.rule.number, ""),
        "over": _over(page, called),
        "sections": _sections(page),
        "below_base": base,
        **long_section(page.below, called, base),
        # Compared where a section is read; a single rule has its history.
        "marks": marks_of(document, page.edition) if page.rule.is_heading and page.edition.is_current else {},
        **tree_beside(page.edition, page.rule.number, page.rule.heading_number, *_numbers_over(page)),
        "siblings": _siblings(page),
        **ties(game, page),
        # One lasting address for a rule: where it stands today, or where it last stood.
        "meta": summary_meta(request, page_summary(game, page), rule_path(*lasting)),
        "ways": ways_to_cite(request, game, page.edition, page.rule),
    }


def _numbers_over(page: RulePage) -> list[str]:
    """What stands over the rule, the nearest first."""
    above = [one.number for one in reversed(page.ancestors)]
    return [*above, *(one.number for one in (page.heading, page.part) if one is not None)]


def _over(page: RulePage, called: Mapping[str, str]) -> list[dict[str, str]]:
    """The breadcrumb: part, section and the rules over this one, each once."""
    numbers = dict.fromkeys(reversed(_numbers_over(page)))
    return [{"number": one, "title": called.get(one, "")} for one in numbers if one != page.rule.number]


def page_summary(game: GameView, page: RulePage) -> Summary:
    """The page of a rule in short."""
    return rule_summary(game, page.edition, page.rule, page.heading, page.below[0] if page.below else None)


def _siblings(page: RulePage) -> list[RuleView]:
    """The rules beside this one; of a document's many headings, those of the same part."""
    beside = [one for one in page.siblings if not page.rule.is_heading or one.number[:1] == page.rule.number[:1]]
    return beside if len(beside) > 1 else []


def _sections(page: RulePage) -> tuple[Any, ...]:
    """The sections of a part; rules that stand under its own heading, before the first section, are shown as well."""
    if not page.rule.is_heading or page.rule.depth:
        return ()
    parts = contents(page.edition)
    return next((part.sections for part in parts if part.number == page.rule.number), ())


def _nearby(found: Whereabouts, game: GameView, edition: EditionView | None) -> dict[str, Any]:
    """What a reader who meant another number may have meant: the neighbours, the section, the other games."""
    others = tuple(one for one in kept_games(today(), " ".join(GAMES)) if one.slug != game.slug)
    shown: dict[str, Any] = {"elsewhere": same_number_elsewhere(found.number, others)}
    if edition is None:
        return shown
    near, called = beside(edition, found.number), titles(edition)
    shown |= {"in_edition": edition, "around": [one for one in (near.before, near.after) if one is not None]}
    if found.nearest is not None:
        shown["over"] = {"number": found.nearest.number, "title": called.get(found.nearest.number, "")}
    shown["called"] = {one.number: called.get(one.number, "") for one in shown["around"]}
    return shown


def _elsewhere(request: HttpRequest, found: Whereabouts, shown: dict[str, Any]) -> HttpResponse:
    """The number names nothing in the edition asked for: what it named, and where that went."""
    edition: EditionView | None = shown.get("edition")
    if not found.is_known:
        title = gettext("There is no rule %(number)s") % {"number": found.number}
        if edition:
            title = gettext("There is no rule %(number)s in %(version)s") % {
                "number": found.number,
                "version": edition.label,
            }
        meta = PageMeta(title, gettext("%(title)s, nor in any other version on this site.") % {"title": title})
        shown |= _nearby(found, shown["game"], edition or found.current)
        return render(request, "pages/unknown_number.html", {"meta": meta, **shown, "where": found}, status=404)
    shown["gone"] = bool(found.former) and not any(one.now for one in found.former)
    summary = moved_summary(shown["game"], shown["document"], found, edition)
    meta = summary_meta(request, summary, request.path)
    return render(request, "pages/moved_number.html", {"meta": meta, **shown, "where": found})
