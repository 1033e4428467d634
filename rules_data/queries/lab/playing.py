"""A scenario on the laboratory's table: where it stands, what happened and why, what the players may do now."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import pairwise
from typing import Any

from django.utils import timezone

from rules_data.core.evaluator import Deadline, OutOfTime, Row, rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Courses,
    Deciding,
    LegalMoves,
    Position,
    Problem,
    Run,
    Scenario,
    UnableToReadScenario,
    Verdict,
    Without,
    as_meant,
    courses_of,
    deciding_rules,
    legal_moves,
    narrate_play,
    outcome_of,
    position_of,
    run_scenario,
    values_of,
    with_part,
)
from rules_data.queries.boards import Tabletop, boards_in
from rules_data.queries.budget import deadline
from rules_data.queries.compared_runs import ComparedStep, steps_side_by_side
from rules_data.queries.played_editions import edition_in_force, editions_here, scenario_under, undecided_rules

from .described import named_cards, with_cards_described

# What finding the deciding rules may take where they are only put first, in processor seconds.
DECIDING_SECONDS = 0.4
MOST_LAST = 12
_FIGURES = re.compile(r"\d+|\D+")


@dataclass(frozen=True)
class LabTable:
    """A scenario as the laboratory shows it.

    `faults` are those of a text that is no scenario; the rest is empty then. `told` are the steps in words, and
    `trace` what happened in each, as a run keeps it: the first list before any step. `refused` is the step (from 0)
    that the rules forbid, and `reason` why the scenario goes no further. `undecided` are the rules it uses of which
    nobody has said yet what their change means: they are played as before it.
    """

    text: str
    game: str = ""
    edition: str = ""
    editions: tuple[str, ...] = ()
    values: dict[str, Any] = field(default_factory=dict)
    faults: tuple[Problem, ...] = ()
    position: Position | None = None
    moves: LegalMoves = field(default_factory=LegalMoves)
    board: Tabletop | None = None
    waiting: str = ""
    told: tuple[str, ...] = ()
    trace: tuple[tuple[dict[str, Any], ...], ...] = ()
    undecided: tuple[str, ...] = ()

    @property
    def whole_trace(self) -> list[dict[str, Any]]:
        return [step for part in self.trace for step in part]


@dataclass(frozen=True)
class LabReading:
    """A scenario that was read, with the edition it is played under; or its faults."""

    scenario: Scenario | None
    edition: str
    values: dict[str, Any]
    faults: tuple[Problem, ...] = ()


def lab_table(text: str, edition: str = "", within: Deadline | None = None) -> LabTable:
    """Take a scenario's steps under an edition (else the first it names) and list what the players may do then.

    Cards that it names and this site knows are described in the table's text from then on. Everything shares one
    deadline. Nothing is raised for what the text holds: its faults have a place.
    """
    within = within if within is not None else deadline()
    read = read_lab_scenario(text, edition, within)
    scenario = read.scenario
    if scenario is None:
        game = str(read.values.get("game") or "")
        return LabTable(text, game if game in GAMES.played else "", values=read.values, faults=read.faults)
    position = position_of(scenario, read.edition, within)
    meant = as_meant(scenario, read.edition, within) if None in position.answers else scenario
    if meant is not scenario:
        return lab_table(_with_choices_of(meant, scenario, text, read.values), edition, within)
    described = with_cards_described(text, read.values, within)
    read = replace(read, values=read.values if described == text else values_of(described))
    return _table(described, read, position, legal_moves(position))


def _with_choices_of(meant: Scenario, scenario: Scenario, text: str, values: dict[str, Any]) -> str:
    """The text without the answers that are meant for no question."""
    kept = {id(one) for one in meant.choices}
    written = zip(values["choices"], scenario.choices, strict=True)
    return with_part(text, "choices", [said for said, one in written if id(one) in kept] or None)


def read_lab_scenario(text: str, edition: str = "", within: Deadline | None = None) -> LabReading:
    """The scenario of a text, with the cards it names: given time, the imported ones too. It may expect nothing yet."""
    values: dict[str, Any] = {}
    try:
        values = values_of(text)
        scenario = GAMES.read_scenario(text, named_cards(values, within), unfinished=True)
    except UnableToReadScenario as fault:
        return LabReading(None, "", values, fault.problems)
    except OutOfTime as over:
        return LabReading(None, "", values, (_too_many_cards(over),))
    today = timezone.localdate()
    label = edition or _edition_named(scenario, today)
    return LabReading(scenario_under(scenario, label, today), label, values)


def _too_many_cards(over: OutOfTime) -> Problem:
    advice = f"{over}. Name fewer, or describe them under `cards`."
    return Problem(1, 1, "as many cards as can be looked up in time", "more", advice)


def _edition_named(scenario: Scenario, today: date) -> str:
    """The first edition that a scenario names and can be run under here; without any, the one in force."""
    known = editions_here(scenario.game.slug, today)
    named = [one for one in scenario.editions if one in known]
    return (*named, *scenario.editions, edition_in_force(scenario.game.slug, today))[0]


def _table(text: str, read: LabReading, position: Position, moves: LegalMoves) -> LabTable:
    scenario = position.scenario
    game, words = scenario.game.slug, scenario.game.table
    now, begins = position.now, position.begins_in
    board = boards_in(game, begins, [now.state]).steps[-1] if now is not None and begins is not None else None
    steps = [step.to_json() for step in position.trace]
    cuts = [0, *position.first_of_step, len(steps)]
    told = narrate_play(scenario, read.values)["what happens"] if scenario.setup is not None else []
    today, edition = timezone.localdate(), position.edition
    return LabTable(
        text, game, edition, editions_here(game, today), read.values, (), position, moves, board,
        words.waiting_zone, _told(scenario, told),
        tuple(tuple(steps[one:other]) for one, other in pairwise(cuts)),
        undecided_rules(game, edition, position.rows_used, today),
    )  # fmt: skip


def _told(scenario: Scenario, told: Any) -> tuple[str, ...]:
    """A sentence for each step; looking at something is none that a story tells."""
    sentences = iter(told)
    return tuple("" if step.kind == "check" else next(sentences, "") for step in scenario.steps)


def lab_rows(table: LabTable, used: frozenset[str] = frozenset()) -> tuple[Row, ...]:
    """The rows of the evaluator that a table is played by; those that a run used, where some are named."""
    if table.position is None:
        return ()
    found = rows(table.position.scenario.game.table, table.edition)
    return tuple(row for row in found if not used or row.name in used)


@dataclass(frozen=True)
class RowsUsed:
    """The rows of the evaluator that a table has used: those that decide what is seen first, then the others.

    Where a choice is still open, nothing is decided yet: `last` are those that the last steps rest on.
    """

    deciding: tuple[Row, ...] = ()
    last: tuple[Row, ...] = ()
    others: tuple[Row, ...] = ()


def lab_rows_used(table: LabTable) -> RowsUsed:
    """The rows that a table has used, in the order in which a reader would try to do without them."""
    used = table.position.rows_used if table.position is not None else frozenset()
    if table.position is None or not used:
        return RowsUsed()
    found = sorted(lab_rows(table, used), key=lambda row: [_by_figures(one) for one in row.cites[table.edition]])
    decided = lab_deciding(table, deadline(DECIDING_SECONDS))
    if decided is not None:
        first = _citing(found, table.edition, decided.numbers)
        return RowsUsed(deciding=first, others=tuple(row for row in found if row not in first))
    steps = reversed(table.position.trace)
    named = dict.fromkeys(number for step in steps for number in step.rules)
    last = _citing(found, table.edition, tuple(named))[:MOST_LAST]
    return RowsUsed(last=last, others=tuple(row for row in found if row not in last))


def _by_figures(number: str) -> list[tuple[int, str]]:
    """To sort rule numbers by: 603.2 before 603.10a."""
    return [(int(one) if one.isdecimal() else 0, one) for one in _FIGURES.findall(number)]


def _citing(found: Sequence[Row], edition: str, numbers: Sequence[str]) -> tuple[Row, ...]:
    """The rows that cite one of these rules, in the order of the rules."""
    place = {number: at for at, number in enumerate(numbers)}
    ranked = [(min((place[one] for one in row.cites[edition] if one in place), default=None), row) for row in found]
    return tuple(row for at, row in sorted(((at, row) for at, row in ranked if at is not None), key=lambda one: one[0]))


def lab_deciding(table: LabTable, within: Deadline | None = None) -> Deciding | None:
    """The rules that decide where a scenario stands: without one of them something of what is seen now differs."""
    within = within if within is not None else deadline()
    if table.position is None or table.position.question is not None:
        return None
    text = with_outcome(table)
    read = read_lab_scenario(text, table.edition)
    if read.scenario is None:
        return None
    run = run_scenario(read.scenario, table.edition, deadline=within)
    return deciding_rules(Without(read.scenario, table.edition, within, usual=run))


def with_outcome(table: LabTable) -> str:
    """The scenario with what is seen now as what it expects: the form in which an example is kept."""
    if table.position is None:
        return table.text
    then = outcome_of(table.position)
    text = with_part(table.text, "then", then) if then else table.text
    if not table.values.get("demonstrates") and then:
        used = [number for step in table.position.trace for number in step.rules]
        if used:
            text = with_part(text, "demonstrates", [max(set(used), key=used.count)])
    return text


@dataclass(frozen=True)
class LabCompared:
    """Two runs side by side, and where they part (from 1; None where they do not)."""

    old: Run
    new: Run
    steps: tuple[ComparedStep, ...]

    @property
    def first(self) -> int | None:
        return next((place for place, step in enumerate(self.steps, start=1) if step.is_first), None)


@dataclass(frozen=True)
class LabSide:
    """One side of a comparison: a scenario, the edition, and the rows of the evaluator that are switched off."""

    text: str
    edition: str = ""
    without: frozenset[str] = frozenset()


def lab_compared(old: LabSide, new: LabSide, within: Deadline | None = None) -> LabCompared | tuple[Problem, ...]:
    """Both sides played as far as they go, or the faults of the one that is no scenario."""
    within = within if within is not None else deadline()
    runs: list[Run] = []
    for side in (old, new):
        read = read_lab_scenario(side.text, side.edition)
        if read.scenario is None:
            return read.faults
        runs.append(_as_run(position_of(read.scenario, read.edition, within, without=side.without)))
    traces = [[step.to_json() for step in run.trace] for run in runs]
    return LabCompared(runs[0], runs[1], steps_side_by_side(*traces))


def _as_run(position: Position) -> Run:
    return Run(
        position.scenario.slug, position.edition, Verdict.NOT_EXECUTABLE, position.reason, position.checked,
        position.trace, position.rows_used, position.illegal, position.stopped,
    )  # fmt: skip


def lab_courses(text: str, edition: str = "", within: Deadline | None = None) -> Courses | tuple[Problem, ...]:
    """Every way a scenario can go where its questions are left open, or its faults."""
    within = within if within is not None else deadline()
    read = read_lab_scenario(text, edition)
    if read.scenario is None:
        return read.faults
    try:
        return courses_of(read.scenario, read.edition, within)
    except OutOfTime as over:
        return Courses(None, 0, str(over))
