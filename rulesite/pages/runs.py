"""A run as its page shows it: each step with the rules that decided it, as links."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rules_data.queries import DocumentView, EditionView, GameView, RunView, present_numbers, rules_with_numbers

from .drawing_runs import DRAWN, drawn_of
from .expectations import expected_words, seen_words
from .paths import rule_path
from .step_texts import Kind, kind_of, step_text

# Steps in which something did not come about: told apart from what happened.
WITHHELD = frozenset(
    "did_not_trigger prevented limited suppressed declined skipped removed recheck_failed illegal".split()  # noqa: SIM905
)


@dataclass(frozen=True)
class RuleReference:
    """A rule of the run's edition; `today` is its number in the edition in force, when that is another.

    `path` is empty for a rule that is not on this site: what ships has parts of the documents alone.
    """

    number: str
    path: str
    today: str = ""
    today_path: str = ""


@dataclass(frozen=True)
class Rules:
    """Rules named one after the other."""

    rules: tuple[RuleReference, ...]


@dataclass(frozen=True)
class DecidingRule:
    """A rule without which the run comes out differently: what it says, and the rules that say the same."""

    rule: Rules
    says: str
    alike: Rules


@dataclass(frozen=True)
class ShownStep:
    """One step of a trace; `place` is its position in the run, which the table is drawn by."""

    place: int
    kind: Kind
    text: str
    rules: tuple[RuleReference, ...]
    withheld: bool
    ok: bool | None


@dataclass(frozen=True)
class Stretch:
    """Steps shown together: one that decides something, or the routine ones between two such, folded."""

    steps: tuple[ShownStep, ...]
    is_routine: bool


def shown_run(game: GameView, run: RunView) -> dict[str, Any]:
    """What the template of a run needs: edition, steps, expectations in words, and what is drawn."""
    document, edition = edition_of(game, run.edition)
    deciding = run.deciding.get("rules", ())
    named = {str(number) for step in run.trace for number in step.get("rules", ())}
    named |= {number for each in deciding for number in (each["rule"], *each["together"])}
    numbers = sorted(named)
    found = references(document, edition, numbers)
    steps = [
        ShownStep(
            place=place,
            kind=kind_of(step, game.slug),
            text=step_text(step, game.slug),
            rules=tuple(found[str(number)] for number in step.get("rules", ())),
            withheld=step.get("kind") in WITHHELD,
            ok=step.get("ok"),
        )
        for place, step in enumerate(run.trace)
        if step.get("kind") not in DRAWN
    ]
    drawn = drawn_of(run.trace, found)
    shown = {"document": document, "edition": edition, "steps": steps, "stretches": _stretches(steps), **drawn}
    shown["deciding"] = [
        DecidingRule(_rules(found, [each["rule"]]), each["says"], _rules(found, each["together"]))
        for each in deciding
    ]
    shown["expected"] = [
        {"expected": expected_words(one["expected"], game.slug), "seen": seen_words(str(one["seen"])), "ok": one["ok"]}
        for one in run.expectations
    ]
    return shown


def _rules(known: dict[str, RuleReference], numbers: list[str]) -> Rules:
    return Rules(tuple(known[number] for number in numbers))


def _stretches(steps: list[ShownStep]) -> list[Stretch]:
    grouped = groupby(steps, key=lambda step: not step.kind.decides and step.ok is not False)
    found: list[Stretch] = []
    for is_routine, group in grouped:
        members = tuple(group)
        found += [Stretch(members, True)] if is_routine else [Stretch((one,), False) for one in members]
    return found


def edition_of(game: GameView, label: str) -> tuple[DocumentView | None, EditionView | None]:
    """The document and edition that a run's label names."""
    for document in game.documents:
        edition = document.edition(label)
        if edition is not None:
            return document, edition
    return None, None


def references(
    document: DocumentView | None, edition: EditionView | None, numbers: list[str]
) -> dict[str, RuleReference]:
    """Rules of an edition by number, each with its address where this site has it, and its number of today."""
    if document is None or edition is None:
        return {number: RuleReference(number, "") for number in numbers}
    here = rules_with_numbers(edition, numbers)
    today = {} if edition.is_current else present_numbers(document, edition.label, numbers)
    current = document.current
    return {
        number: RuleReference(
            number,
            rule_path(edition, number) if number in here else "",
            today.get(number, ""),
            rule_path(current, today[number]) if current and number in today else "",
        )
        for number in numbers
    }
