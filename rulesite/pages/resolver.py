"""/c/ and anything a person would write: the rule, the rules of a range, a choice, or what is nearest."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _

from rules_data.core.games import GAMES
from rules_data.queries import Candidate, Resolution, games, present_numbers, resolve_asked, rules_under

from .meta import PageMeta, summary_meta
from .other_sites import as_written_here
from .paths import cited_path, current_path, range_name, rule_path
from .scope import today
from .summaries import range_summary

# Records on the page of a range, with all that stands under its rules.
MOST_RULES = 200


def cited(request: HttpRequest, text: str = "") -> HttpResponse:
    """Where a citation leads: to its rule, to a range of rules, to a choice where several games have it, or 404."""
    typed = request.GET.get("q", "").strip()
    if typed and not text:
        return HttpResponseRedirect(cited_path(typed))
    found = _resolved(text, request.GET.get("game") or None)
    if found.only is None:
        return _choice(request, found) if found.candidates else _unknown(request, found)
    if found.only.is_range:
        return _several_rules(request, found.only)
    return HttpResponseRedirect(candidate_path(found.only, found.asked.pin))


def _resolved(text: str, game: str | None) -> Resolution:
    """What a text cites: as it stands, or where it says nothing here, as other sites and phones write rules."""
    found = resolve_asked(text, today(), game)
    if found.candidates:
        return found
    for written, whose in as_written_here(text):
        other = resolve_asked(written.removeprefix("in:"), today(), whose or game)
        if other.candidates:
            return other
    return found


def candidate_path(candidate: Candidate, pin: str = "") -> str:
    """Where one reading of a citation leads; an old number to the page that says where its rule went."""
    document = candidate.document
    if candidate.is_range:
        return cited_path(range_name(candidate))
    if candidate.is_pinned:
        return reverse("pages:pinned_rule", args=[document.game, document.slug, pin, candidate.number])
    return current_path(document.game, document.slug, candidate.number)


def _choice(request: HttpRequest, found: Resolution) -> HttpResponse:
    meta = PageMeta(
        _("%(asked_number)s: %(candidates)s rules")
        % {"asked_number": found.asked.number, "candidates": len(found.candidates)},
        _("Several documents have %(asked_number)s: choose the one you mean.") % {"asked_number": found.asked.number},
    )
    rows = [{"candidate": one, "path": candidate_path(one, found.asked.pin)} for one in found.candidates]
    return render(request, "pages/cited_choice.html", {"meta": meta, "asked": found.asked, "rows": rows})


def _several_rules(request: HttpRequest, candidate: Candidate) -> HttpResponse:
    edition, document = candidate.edition, candidate.document
    if edition is None or not candidate.rules:
        return HttpResponseRedirect(_path_of_old_numbers(candidate))
    game = next(one for one in games(today()) if one.slug == candidate.game)
    numbers = [rule.number for rule in candidate.rules]
    rules = rules_under(edition, numbers, MOST_RULES + 1)
    shown: dict[str, Any] = {"game": game, "document": document, "here": document.slug, "edition": edition}
    shown |= {"candidate": candidate, "rules": rules[:MOST_RULES], "is_cut": len(rules) > MOST_RULES}
    shown["base"] = min(rule.depth for rule in candidate.rules)
    shown["missing"] = [(number, rule_path(edition, number)) for number in candidate.missing]
    shown["today"] = {} if edition.is_current else present_numbers(document, edition.label, numbers)
    shown["meta"] = summary_meta(request, range_summary(game, candidate, edition))
    return render(request, "pages/cited_range.html", shown)


def _path_of_old_numbers(candidate: Candidate) -> str:
    """None of a range is in the edition asked for: the last edition that had its first number, else that number."""
    document, former = candidate.document, candidate.where.former
    if candidate.is_pinned or not former:
        return current_path(document.game, document.slug, candidate.number)
    numbers = f"{candidate.number}–{candidate.last}" if candidate.last else ", ".join(candidate.missing)
    return cited_path(f"{candidate.game} {document.slug.upper()} {numbers} @{former[0].editions[-1]}")


def _unknown(request: HttpRequest, found: Resolution) -> HttpResponse:
    asked = found.asked.text.strip()
    title = _("No rule “%(asked)s”") % {"asked": asked[:60]} if asked else _("Cite a rule")
    samples = [game.sample_citation for game in GAMES.values()]
    behind = ", ".join(f"/c/{sample}" for sample in samples)
    meta = PageMeta(title, found.problem or _("Write a citation behind the address: %(behind)s.") % {"behind": behind})
    nearest = [one for one in found.unknown if one.where.nearest is not None]
    shown = {"meta": meta, "asked": found.asked, "problem": found.problem if asked else "", "nearest": nearest}
    shown["samples"] = samples
    return render(request, "pages/cited_unknown.html", shown, status=404 if asked else 200)
