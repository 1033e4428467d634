"""Worked examples with their runs, and which rules they cover."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from rules_data.core.games import GAMES
from rules_data.queries import (
    DocumentView,
    EditionView,
    ExamplePage,
    ExampleRow,
    GameView,
    RunView,
    coverage_of,
    examples_of,
    find_example,
    rules_with_numbers,
    subrules,
    verdict_counts,
)

from .lists import by_section
from .meta import page_meta, summary_meta
from .runs import shown_run
from .scope import of_game
from .step_texts import story_lines
from .summaries import example_summary
from .table import shown_table
from .templatetags.reading import VERDICTS


@of_game
def example_list(request: HttpRequest, game: GameView) -> HttpResponse:
    """Every example of a game with its verdict."""
    found = examples_of(game.slug)
    meta = page_meta(
        request,
        f"{game.name} examples",
        f"{len(found)} worked examples of the {game.name} rules, tested against the rules they cite.",
    )
    labels = sorted({label for row in found for label, _ in row.verdicts})
    version, status = request.GET.get("version", ""), request.GET.get("status", "")
    if (version and version not in labels) or (status and status not in VERDICTS):
        raise Http404(f"No examples are listed by “{version or status}”. Versions: {', '.join(labels)}.")
    chosen = [row for row in found if _is_chosen(row, version, status)]
    shown: dict[str, Any] = {"verdicts": verdict_counts(game.slug), "here": "examples", "version": version}
    shown |= {"labels": labels, "status": status, "states": [(name, words[0]) for name, words in VERDICTS.items()]}
    shown["sections"] = by_section(game, [(row, row.rules) for row in chosen])
    return render(request, "pages/example_list.html", {"meta": meta, "game": game, **shown})


def _is_chosen(row: ExampleRow, version: str, status: str) -> bool:
    verdicts = [verdict for label, verdict in row.verdicts if not version or label == version]
    return (bool(verdicts) and (not status or status in verdicts)) or not (version or status)


@of_game
def example(request: HttpRequest, game: GameView, slug: str) -> HttpResponse:
    """One example: situation, outcome, verdict and trace under one edition, the newest unless another is asked for."""
    found = find_example(game.slug, slug)
    if found is None:
        raise Http404(f"{game.name} has no example “{slug}”.")
    run = run_asked_for(found, request.GET.get("edition", ""))
    meta = summary_meta(request, example_summary(game, found, run))
    shown: dict[str, Any] = {"meta": meta, "game": game, "example": found, "run": run, "here": "examples"}
    if run is not None:
        shown |= shown_run(game, run) | shown_table(found, run)
    shown["story"] = {
        name: story_lines(_sentences(lines), found.scenario.get("given", {})) for name, lines in found.story.items()
    }
    return render(request, "pages/example.html", shown)


def _sentences(lines: object) -> list[str]:
    if isinstance(lines, list | tuple):
        return [str(one) for one in lines]
    return [str(lines)] if lines else []


def run_asked_for(example: ExamplePage, edition: str) -> RunView | None:
    """The run under the edition with this label, or the newest; 404 when it was not run under that."""
    if not edition:
        return example.runs[-1] if example.runs else None
    run = next((run for run in example.runs if run.edition.lower() == edition.lower()), None)
    if run is None:
        known = ", ".join(run.edition for run in example.runs) or "none"
        raise Http404(f"This example has not been tested on “{edition}”. Versions it was tested on: {known}.")
    return run


@of_game
def coverage(request: HttpRequest, game: GameView) -> HttpResponse:
    """Which rules have examples, and which of those are proved."""
    document, edition = _edition_asked_for(game, request.GET.get("edition", ""))
    rows = [row for row in coverage_of(game.slug) if row.edition == edition.label and row.document == document.slug]
    texts = rules_with_numbers(edition, [row.rule for row in rows])
    meta = page_meta(request, f"{game.name} test coverage", f"Which {game.name} rules have tested examples.")
    shown: dict[str, Any] = {"document": document, "edition": edition, "here": "coverage"}
    shown["rows"] = [
        {"row": row, "text": texts.get(row.rule), "examples": list(zip(row.examples, row.titles, strict=True))}
        for row in rows
    ]
    shown["proved"] = sum(bool(row.proved_by) for row in rows)
    shown["subrules"] = [
        {"row": row, "examples": list(zip(row.examples, row.titles, strict=True))}
        for row in (subrules(game.slug, edition) if document.slug == GAMES[game.slug].rulebook else ())
    ]
    return render(request, "pages/coverage.html", {"meta": meta, "game": game, **shown})


def _edition_asked_for(game: GameView, label: str) -> tuple[DocumentView, EditionView]:
    """The edition with this label, or the one in force, of the document that examples are run under."""
    for document in game.documents:
        edition = document.edition(label) if label else document.current
        if edition is not None:
            return document, edition
    raise Http404(f"{game.name} has no version “{label}”." if label else f"{game.name} has no current rules.")
