"""An example that comes out differently in two versions: both outcomes, side by side."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from rules_data.queries import ExamplePage, ExampleStanding, RunView, Stands

from .expectations import expected_words

# Settled: what came out there is known.
SETTLED = frozenset({Stands.VERIFIED, Stands.CONFLICT})
# Which rule a step breaks is another number in every version; that it is illegal is the outcome.
_ILLEGAL = "illegal"
Outcome = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Side:
    """One outcome: the versions that have it, newest first, and those of its lines in which the others differ."""

    standings: tuple[ExampleStanding, ...]
    lines: tuple[str, ...]


def outcomes_apart(example: ExamplePage) -> tuple[Side, ...]:
    """The outcomes of an example where its versions have different ones, the newest first; none where all agree."""
    groups: dict[tuple[tuple[str, tuple[str, ...]], ...], list[ExampleStanding]] = {}
    for standing in example.standings:
        run = example.run(standing.edition)
        if run is not None and standing.status in SETTLED:
            groups.setdefault(tuple(_outcome(run).items()), []).append(standing)
    outcomes = [dict(group) for group in groups]
    apart = _apart(outcomes)
    if not apart:
        return ()
    merged: dict[tuple[str, ...], list[ExampleStanding]] = {}
    for outcome, standings in zip(outcomes, groups.values(), strict=True):
        merged.setdefault(_lines(outcome, apart, outcomes, example.game), []).extend(standings)
    return tuple(Side(tuple(standings), lines) for lines, standings in merged.items())


def _outcome(run: RunView) -> Outcome:
    """What came out, by what was looked at: a thing that was looked at several times has several values."""
    found: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    for one in run.expectations:
        subject, _, value = str(one["expected"]).partition(" = ")
        value = value if one["ok"] else str(one["seen"])
        found[subject] += ("" if subject == _ILLEGAL else value,)
    return dict(found)


def _apart(outcomes: Sequence[Outcome]) -> set[str]:
    """What was looked at in several outcomes and is not the same in all of those."""
    subjects = {subject for outcome in outcomes for subject in outcome}
    return {subject for subject in subjects if len({one[subject] for one in outcomes if subject in one}) > 1}


def _lines(outcome: Outcome, apart: set[str], outcomes: Sequence[Outcome], game: str) -> tuple[str, ...]:
    """The lines that tell an outcome from the others: what differs, and what was looked at here alone."""
    alone = {subject for subject in outcome if sum(subject in other for other in outcomes) == 1}
    shown = [subject for subject in outcome if subject in apart or subject in alone]
    return tuple(expected_words(line, game) for subject in shown for line in _written(subject, outcome[subject]))


def _written(subject: str, values: Iterable[str]) -> list[str]:
    if subject == _ILLEGAL:
        return [_("Not allowed")]
    return [f"{subject} = {value}" for value in dict.fromkeys(values)]
