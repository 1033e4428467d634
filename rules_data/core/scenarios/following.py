"""Scenarios under an edition that the evaluator's rows do not name: it is read from a neighbouring edition's rows.

The rows are led on to their rules' new numbers (see `evaluator.policy.following`), and from then on the edition is one
like any other: scenarios run in it, are proved in it and watched in it. What nobody has decided yet counts where it
matters: a run is not settled if it comes out differently without the open rows, one by one or all together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from typing import TypeVar

from rules_data.core.abilities import Recognition
from rules_data.core.evaluator import Became, Deadline, FollowedRows, GameTable, RowDecision, follow_rows
from rules_data.core.tree import Change, Crosswalk, RuleNumber

from .model import Outcome, RecognitionCase, Scenario
from .played import PlayedGame, Recogniser
from .run import run_scenario
from .verdicts import Run

V = TypeVar("V")
# Told by a whole run alone, once everything has happened: no part of what happened.
_TOLD_AFTERWARDS = frozenset(("situation", "waiting"))
# A decision on a rule by which texts are told apart goes by this and the rule's number in the edition before.
RECOGNITION = "recognition by "


@dataclass(frozen=True, slots=True)
class Since:
    """Rules, as an edition numbers them, that read differently in the next."""

    edition: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Open:
    """A row, a step of the procedure or a rule of recognition that nobody has decided in an edition.

    `rules` are those of the edition `since` whose text has changed; `asks` is what the row answers.
    """

    name: str
    since: str
    rules: tuple[str, ...]
    asks: str = ""

    def to_json(self) -> dict[str, object]:
        """As it is kept with a run, and as programs are told it."""
        return {"name": self.name, "since": self.since, "rules": list(self.rules), "asks": self.asks}


@dataclass(frozen=True)
class FollowedEdition:
    """An edition as it is read from another: the game with its rows led on, and what is open.

    `became` says of each rule of `like` what it is now.
    """

    label: str
    like: str
    game: PlayedGame
    became: Mapping[str, Became]
    open_rows: Mapping[str, Since] = field(default_factory=dict)
    open_procedures: Mapping[str, Since] = field(default_factory=dict)
    open_recognition: frozenset[str] = frozenset()

    @property
    def is_settled(self) -> bool:
        """Whether nothing is open at all."""
        return not (self.open_rows or self.open_procedures or self.open_recognition)


def follow_edition(
    base: PlayedGame | FollowedEdition,
    like: str,
    label: str,
    became: Mapping[str, Became],
    decisions: Mapping[str, RowDecision],
) -> FollowedEdition:
    """The edition `label` of a game, read from the rows that it has for `like`, which may be followed itself.

    `decisions` go by the name of the row or procedure, or by "recognition by" a number of `like`. What is open in
    `like` stays open until it is decided here.
    """
    game, before = (base.game, base) if isinstance(base, FollowedEdition) else (base, None)
    table = game.table
    followed = follow_rows(table.rows, table.procedures, like, label, became, decisions)
    changed = frozenset(number for number, one in became.items() if not one.same)
    decided = frozenset(name.removeprefix(RECOGNITION) for name in decisions if name.startswith(RECOGNITION))
    still = before or FollowedEdition(like, like, game, {})
    recogniser = None
    if game.recognise is not None:
        recogniser = partial(_recognise, _Renamed(game.recognise, like, label, became))
    return FollowedEdition(
        label,
        like,
        replace(game, table=_with(table, label, followed), recognise=recogniser),
        became,
        _still_open(still.open_rows, decisions) | _since(like, followed.open_rows),
        _still_open(still.open_procedures, decisions) | _since(like, followed.open_procedures),
        (changed | frozenset(_in_order(still.became, still.open_recognition))) - decided,
    )


def _still_open(rows: Mapping[str, Since], decisions: Mapping[str, RowDecision]) -> dict[str, Since]:
    return {name: since for name, since in rows.items() if name not in decisions}


def _since(like: str, rows: Mapping[str, tuple[str, ...]]) -> dict[str, Since]:
    return {name: Since(like, rules) for name, rules in rows.items()}


def _with(table: GameTable, label: str, followed: FollowedRows) -> GameTable:
    editions = tuple(dict.fromkeys((*table.vocabulary.editions, label)))
    vocabulary = replace(table.vocabulary, editions=editions)
    return replace(table, vocabulary=vocabulary, rows=followed.rows, procedures=followed.procedures)


@dataclass(frozen=True, slots=True)
class _Renamed:
    """A recogniser that is asked under one edition's label and answers by another's rules."""

    recognise: Recogniser
    like: str
    label: str
    became: Mapping[str, Became]


def _recognise(renamed: _Renamed, text: str, edition: str, *, without: frozenset[str] = frozenset()) -> Recognition:
    if edition != renamed.label:
        return renamed.recognise(text, edition, without=without)
    old = {number: before for before, one in renamed.became.items() for number in one.numbers}
    found = renamed.recognise(text, renamed.like, without=frozenset(old.get(number, number) for number in without))
    seen = tuple(
        replace(one, rules=tuple(next(iter(_numbers(renamed.became, number)), number) for number in one.rules))
        for one in found.seen
    )
    return replace(found, seen=seen)


def _numbers(became: Mapping[str, Became], number: str) -> tuple[str, ...]:
    return became[number].numbers if number in became else ()


def in_edition(scenario: Scenario, followed: FollowedEdition) -> Scenario:
    """The scenario in the followed edition: what it says of the edition before holds there, under the new numbers.

    What its file says of the edition itself stays as it is; a file that names the edition says there all that is
    chosen in it.
    """
    label, like = followed.label, followed.like
    named = any(label in where for where in (scenario.editions, scenario.outcomes, scenario.demonstrates))
    number = partial(_in_order, followed.became)
    demonstrates = scenario.demonstrates
    if label not in demonstrates and not named:
        demonstrates = {**demonstrates, label: number(demonstrates.get(like, ()))}
    outcomes = scenario.outcomes
    if label not in outcomes:
        outcomes = {**outcomes, label: _outcome(scenario.outcome(like), number)}
    choices = tuple(
        replace(one, editions=(*one.editions, label)) if like in one.editions and not named else one
        for one in scenario.choices
    )
    return replace(
        scenario,
        game=followed.game,
        editions=(label,),
        demonstrates=demonstrates,
        outcomes=outcomes,
        choices=choices,
        recognition=_recognition(scenario.recognition, like, label),
        twin=in_edition(scenario.twin, followed) if scenario.twin is not None else None,
    )


def _in_order(became: Mapping[str, Became], numbers: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(_numbers(became, number) for number in numbers)))


def _outcome(outcome: Outcome, number: Callable[[Iterable[str]], tuple[str, ...]]) -> Outcome:
    """What is expected, where a step or an answer is illegal under a rule's new number."""
    step, answer = number((outcome.illegal,)), number((outcome.illegal_answer,))
    return replace(
        outcome,
        illegal=step[0] if step else outcome.illegal,
        illegal_answer=answer[0] if answer else outcome.illegal_answer,
    )


def _recognition(case: RecognitionCase | None, like: str, label: str) -> RecognitionCase | None:
    if case is None:
        return None
    return replace(
        case, kinds=_also(case.kinds, like, label), parts=_also(case.parts, like, label),
        marks=_also(case.marks, like, label),
    )  # fmt: skip


def _also(values: Mapping[str, V], like: str, label: str) -> Mapping[str, V]:
    return {label: values[like], **values} if like in values else values


def open_decisions(
    scenario: Scenario,
    followed: FollowedEdition,
    deadline: Deadline | None = None,
    *,
    run: Run | None = None,
    twin: Run | None = None,
) -> tuple[Open, ...]:
    """What must be decided before a scenario `in_edition` is settled there: what is open, and changes what happens.

    Its twin counts as it does itself. An open row counts if the run differs without it, or if it differs without all
    of the open rows at once; a step of the procedure always does, since the game cannot go on without it. Whoever
    has no time left for one of these runs is told that its row counts. `run` and `twin` are its run there and its
    twin's, where they have been made.
    """
    found: dict[str, Open] = {}
    for one, known in ((scenario, run), (scenario.twin, twin)):
        if one is not None and not followed.is_settled:
            made = known or run_scenario(one, followed.label, deadline=deadline)
            found |= {each.name: each for each in _open_in(one, made, followed, deadline)}
    return tuple(found.values())


def not_decided(undecided: Iterable[Open], label: str) -> str:
    """What a reader is told of a run that is not settled in the edition `label`: the changed rules, as they were."""
    since: dict[str, list[str]] = {}
    for one in undecided:
        numbers = since.setdefault(one.since, [])
        numbers += [rule for rule in one.rules if rule not in numbers]
    changed = "; ".join(f"{like}: {', '.join(numbers)}" for like, numbers in since.items())
    return f"Rules changed since {changed}. Nobody has decided yet what holds in {label}."


def _open_in(scenario: Scenario, run: Run, followed: FollowedEdition, deadline: Deadline | None) -> list[Open]:
    label = followed.label
    if scenario.recognition is not None:
        old = {new: number for number, one in followed.became.items() for new in one.numbers}
        cited = {old.get(number, number) for number in run.rows_used}
        return [Open(RECOGNITION + one, followed.like, (one,)) for one in sorted(cited & followed.open_recognition)]
    steps = sorted(run.steps_used & followed.open_procedures.keys())
    found = [_open(name, followed.open_procedures[name]) for name in steps]
    used = sorted(run.rows_used & followed.open_rows.keys())
    happened = _happened(run)
    differing = [name for name in used if _differs(scenario, label, (name,), happened, deadline)]
    if not differing and len(used) > 1 and _differs(scenario, label, used, happened, deadline):
        differing = used
    asks = {row.name: row.question.asks for row in followed.game.table.rows}
    return found + [_open(name, followed.open_rows[name], asks[name]) for name in differing]


def _open(name: str, since: Since, asks: str = "") -> Open:
    return Open(name, since.edition, since.rules, asks)


def _differs(
    scenario: Scenario, label: str, without: Iterable[str], happened: object, deadline: Deadline | None
) -> bool:
    return _happened(run_scenario(scenario, label, without=frozenset(without), deadline=deadline)) != happened


def _happened(run: Run) -> object:
    """What a run comes to and the order in which things happen; not by which rules."""
    steps = tuple((step.kind, step.text) for step in run.trace if step.kind not in _TOLD_AFTERWARDS)
    return run.verdict, steps, run.asked


def what_became(crosswalk: Crosswalk, *, backwards: bool = False) -> dict[str, Became]:
    """What became of each rule from one edition to the other, or, `backwards`, what each rule of the newer one was.

    A rule that has no counterpart is cited by the nearest one above it that has.
    """
    pairs = [(link.new, link.old) if backwards else (link.old, link.new) for link in crosswalk.links]
    numbers: dict[RuleNumber, list[RuleNumber]] = {}
    changed: set[RuleNumber] = set()
    for link, (was, now) in zip(crosswalk.links, pairs, strict=True):
        if was is None:
            continue
        numbers.setdefault(was, []).extend([now] if now is not None else [])
        if link.change not in (Change.SAME, Change.MOVED):
            changed.add(was)
    return {str(was): Became(_cited(was, numbers), was not in changed) for was in numbers}


def _cited(number: RuleNumber, numbers: Mapping[RuleNumber, list[RuleNumber]]) -> tuple[str, ...]:
    """The counterparts of a rule, or of the nearest rule above it."""
    above: RuleNumber | None = number
    while above is not None and not numbers.get(above):
        above = above.parent
    return tuple(str(each) for each in numbers[above]) if above is not None else ()
