"""Worked examples with their runs, and which rules they cover."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rules_data.core.games import GAMES
from rules_data.queries import (
    CoverageRow,
    DocumentView,
    EditionView,
    ExamplePage,
    ExampleStanding,
    GameView,
    RunView,
    Stands,
    coverage_in,
    examples_of,
    find_example,
    rulebook_of,
    rules_with_numbers,
    standings,
    subrules,
)

from .lists import by_section
from .meta import page_meta, summary_meta
from .outcomes import outcomes_apart
from .proofs import shown_proof
from .runs import shown_run
from .scope import of_game
from .standings import CALLED_BEFORE, NAMES, shown_tally
from .step_texts import story_lines
from .summaries import example_summary
from .table import shown_table


@of_game
def example_list(request: HttpRequest, game: GameView) -> HttpResponse:
    """Every example of a game as it stands under one version: the one in force unless another is asked for."""
    document = rulebook_of(game.slug)
    editions = document.editions if document is not None else ()
    version, status = request.GET.get("version", ""), request.GET.get("status", "")
    chosen = document.edition(version) if document is not None and version else None
    wanted = CALLED_BEFORE.get(status, status)
    if (version and chosen is None) or (wanted and wanted not in set(Stands)):
        known = ", ".join([one.label for one in editions] if version and chosen is None else list(Stands))
        raise Http404(
            _("No examples are listed by “%(asked)s”. Try: %(known)s.")
            % {"asked": version if chosen is None and version else status, "known": known}
        )
    label = "" if chosen is None or chosen.is_current else chosen.label
    rows = [row for row in examples_of(game.slug, label) if wanted in ("", row.standing.status)]
    meta = page_meta(
        request,
        _("%(game)s examples") % {"game": game.name},
        _("%(example_count)s worked examples of the %(game)s rules, tested against the rules they cite.")
        % {"example_count": game.example_count, "game": game.name},
    )
    shown: dict[str, Any] = {"tally": shown_tally(game, label), "here": "examples", "editions": editions}
    shown |= {"edition": label, "status": wanted, "states": [(one.value, name) for one, name in NAMES.items()]}
    shown["sections"] = by_section(game, [(row, row.rules) for row in rows])
    return render(request, "pages/example_list.html", {"meta": meta, "game": game, **shown})


@of_game
def example(request: HttpRequest, game: GameView, slug: str) -> HttpResponse:
    """One example: situation, outcome, where it stands, and a run with the version that it is of."""
    found = find_example(game.slug, slug)
    if found is None:
        raise Http404(_("%(game)s has no example “%(slug)s”.") % {"game": game.name, "slug": slug})
    asked = request.GET.get("edition", "")
    standing, run = asked_for(found, asked)
    meta = summary_meta(request, example_summary(game, found, standing))
    shown: dict[str, Any] = {"meta": meta, "game": game, "example": found, "run": run, "here": "examples"}
    shown |= {"standing": standing, "is_asked": bool(asked), "sides": outcomes_apart(found)}
    shown["standings_told"] = len(found.standings) > 1
    shown["elsewhere"] = run is not None and run.edition != standing.edition
    if run is not None:
        shown |= shown_run(game, run) | shown_table(found, run)
        shown["proof"] = shown_proof(run.proof, game.slug, found.scenario.get("given", {}))
    shown["story"] = {
        name: story_lines(_sentences(lines), found.scenario.get("given", {})) for name, lines in found.story.items()
    }
    return render(request, "pages/example.html", shown)


def _sentences(lines: object) -> list[str]:
    if isinstance(lines, list | tuple):
        return [str(one) for one in lines]
    return [str(lines)] if lines else []


def asked_for(example: ExamplePage, edition: str) -> tuple[ExampleStanding, RunView | None]:
    """Where an example stands under the edition with this label, with the run there; 404 if it was not run under that.

    Without a label, where it stands today, with the run that the standing is about: of another edition where it is
    verified for that one.
    """
    if not edition:
        newest = example.runs[-1] if example.runs else None
        return example.standing, example.run(example.standing.shown) or newest
    standing = next((one for one in example.standings if one.edition.lower() == edition.lower()), None)
    if standing is None:
        known = ", ".join(one.edition for one in example.standings) or "none"
        raise Http404(
            _("This example has not been tested on “%(edition)s”. Versions it was tested on: %(known)s.")
            % {"edition": edition, "known": known}
        )
    return standing, example.run(standing.edition) or example.run(standing.shown)


@of_game
def coverage(request: HttpRequest, game: GameView) -> HttpResponse:
    """Which rules of one version have examples, which of those are proved, and how the others stand."""
    document, edition = _edition_asked_for(game, request.GET.get("edition", ""))
    is_rulebook = document.slug == GAMES[game.slug].rulebook
    rows = coverage_in(edition) if is_rulebook else ()
    stand = standings(game.slug, edition.label) if rows else {}
    texts = rules_with_numbers(edition, [row.rule for row in rows])
    meta = page_meta(
        request,
        _("%(game)s test coverage") % {"game": game.name},
        _("Which %(game)s rules have tested examples.") % {"game": game.name},
    )
    shown: dict[str, Any] = {"document": document, "edition": edition, "here": "coverage"}
    shown["rows"] = [{"row": row, "text": texts.get(row.rule), "examples": _examples(row, stand)} for row in rows]
    shown["proved"] = sum(bool(row.proved_by) for row in rows)
    shown["waiting"] = len({slug for row in rows for slug in row.unproved})
    shown["subrules"] = [
        {"row": row, "examples": list(zip(row.examples, row.titles, strict=True))}
        for row in (subrules(game.slug, edition) if is_rulebook else ())
    ]
    return render(request, "pages/coverage.html", {"meta": meta, "game": game, **shown})


def _examples(row: CoverageRow, stand: Mapping[str, ExampleStanding]) -> list[tuple[str, str, ExampleStanding]]:
    return [(slug, title, stand[slug]) for slug, title in zip(row.examples, row.titles, strict=True)]


def _edition_asked_for(game: GameView, label: str) -> tuple[DocumentView, EditionView]:
    """The edition with this label, or the one in force, of the document that examples are run under."""
    for document in game.documents:
        edition = document.edition(label) if label else document.current
        if edition is not None:
            return document, edition
    raise Http404(
        _("%(game)s has no version “%(label)s”.") % {"game": game.name, "label": label}
        if label
        else _("%(game)s has no current rules.") % {"game": game.name}
    )
