"""A run as its page shows it: each step with the rules that decided it, as links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_data.queries import DocumentView, EditionView, GameView, RunView, present_numbers

from .drawing_runs import DRAWN, drawn_of
from .paths import rule_path

# Steps in which something did not come about: told apart from what happened.
WITHHELD = {"did_not_trigger", "prevented", "limited", "suppressed", "declined", "removed", "recheck_failed", "illegal"}


@dataclass(frozen=True)
class RuleReference:
    """A rule of the run's edition; `today` is its number in the edition in force, when that is another."""

    number: str
    path: str
    today: str = ""
    today_path: str = ""


@dataclass(frozen=True)
class ShownStep:
    """One step of a trace."""

    kind: str
    text: str
    rules: tuple[RuleReference, ...]
    withheld: bool
    ok: bool | None


def shown_run(game: GameView, run: RunView) -> dict[str, Any]:
    """What the template of a run needs: edition and steps."""
    document, edition = edition_of(game, run.edition)
    numbers = sorted({str(number) for step in run.trace for number in step.get("rules", ())})
    references = _references(document, edition, numbers)
    steps = [
        ShownStep(
            kind=str(step.get("kind", "")).replace("_", " "),
            text=str(step.get("text", "")),
            rules=tuple(references[str(number)] for number in step.get("rules", ())),
            withheld=step.get("kind") in WITHHELD,
            ok=step.get("ok"),
        )
        for step in run.trace
        if step.get("kind") not in DRAWN
    ]
    drawn = drawn_of(run.trace, references)
    return {"document": document, "edition": edition, "steps": steps, **drawn}


def edition_of(game: GameView, label: str) -> tuple[DocumentView | None, EditionView | None]:
    """The document and edition that a run's label names."""
    for document in game.documents:
        edition = document.edition(label)
        if edition is not None:
            return document, edition
    return None, None


def _references(
    document: DocumentView | None, edition: EditionView | None, numbers: list[str]
) -> dict[str, RuleReference]:
    if document is None or edition is None:
        return {number: RuleReference(number, "") for number in numbers}
    today = {} if edition.is_current else present_numbers(document, edition.label, numbers)
    current = document.current
    return {
        number: RuleReference(
            number,
            rule_path(edition, number),
            today.get(number, ""),
            rule_path(current, today[number]) if current and number in today else "",
        )
        for number in numbers
    }
