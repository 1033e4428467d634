"""What the players may do where a scenario stands, found out by trying: whatever the rules do not refuse is legal.

Nothing here knows a game or a card. The steps a game declares say what stands behind the word of each; every object,
player, place and ability there is is tried in a branch of the run, and what the evaluator refuses comes with its
reason and its rules. The time is the caller's: what there was no time to try is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules_data.core.evaluator import (
    ConflictOfRows,
    Decision,
    Evaluation,
    Event,
    IllegalStep,
    OutOfTime,
    UnableToRun,
)

from .card_files import ability_in_words
from .legal_candidates import Candidate, candidates_of
from .legal_position import Position
from .played import PlayedGame

# Answers that are tried before a step counts as refused: the first way to choose may be one that cannot be paid for.
MOST_WAYS = 12
# Of a trial, beside what the evaluator counts itself; the clock is looked at now and then, for that is dear.
WORK_OF_A_TRIAL = 8
MOST_ACTIONS = 400
MOST_REFUSED = 60


@dataclass(frozen=True, slots=True)
class LegalAction:
    """A step that the rules allow now. `step` is what is written under `when`.

    `player` takes it, with or on `objects`; `rules` are those that its first record names; `asks` is the question it
    leads to, if any. `together`: several such steps are taken as one, with their objects in one list. `says`: what an
    ability does that the step calls by its number, in words.
    """

    word: str
    step: Mapping[str, Any]
    player: str
    objects: tuple[str, ...]
    rules: tuple[str, ...]
    asks: str = ""
    together: bool = False
    says: str = ""


@dataclass(frozen=True, slots=True)
class RefusedAction:
    """A step that somebody may want to take and the rules forbid now: why, and which rules."""

    word: str
    step: Mapping[str, Any]
    player: str
    objects: tuple[str, ...]
    reason: str
    rules: tuple[str, ...]
    says: str = ""


@dataclass(frozen=True, slots=True)
class LegalMoves:
    """Everything the players may do. `left_out` says what was not tried and why; empty where everything was."""

    actions: tuple[LegalAction, ...] = ()
    refused: tuple[RefusedAction, ...] = ()
    left_out: str = ""


@dataclass(slots=True)
class _Found:
    game: PlayedGame
    actions: list[LegalAction] = field(default_factory=list)
    refused: list[RefusedAction] = field(default_factory=list)
    told: set[tuple[str, ...]] = field(default_factory=set)
    unable: int = 0
    # The rules on each word of which a step has been taken to its end.
    rules_on: dict[str, tuple[str, ...]] = field(default_factory=dict)
    # A branch in which something was refused before anything had happened: as good as a new one.
    untouched: tuple[Evaluation, Evaluation, _Trying] | None = None

    def branch(self, base: Evaluation, path: list[int]) -> tuple[Evaluation, _Trying]:
        """A branch of a run, and who answers in it."""
        if self.untouched is not None and self.untouched[0] is base:
            _, branch, answers = self.untouched
            answers.begin(path)
        else:
            answers = _Trying(path)
            branch = base.branch(answers)
        self.untouched = None
        return branch, answers

    def give_back(self, base: Evaluation, branch: Evaluation, answers: _Trying) -> None:
        """A branch in which a step was refused is kept if it is where it began."""
        if branch.state is base.state and not branch.journal.steps:
            self.untouched = base, branch, answers


class _Trying:
    """Answers a trial in every way, one after the other: the next one differs as late as possible."""

    def __init__(self, path: list[int]) -> None:
        self.begin(path)

    def begin(self, path: list[int]) -> None:
        """Answer by this path, and beyond its end with the first legal answer."""
        self._path = path
        self.taken: list[tuple[int, int]] = []
        self.first: Decision | None = None

    def answer(self, decision: Decision) -> tuple[str, ...]:
        self.first = self.first or decision
        place = len(self.taken)
        index = self._path[place] if place < len(self._path) else 0
        self.taken.append((index, len(decision.legal)))
        return decision.legal[index]

    def forced(self, decision: Decision) -> None:
        """A question with one legal answer is not asked."""


def legal_moves(position: Position) -> LegalMoves:
    """The legal steps from here on; none while a question is open or where the run could not go on."""
    ev = position.now
    if ev is None or not position.goes_on:
        return LegalMoves()
    found = _Found(position.scenario.game)
    try:
        for candidate in candidates_of(ev):
            ev.deadline.spend(WORK_OF_A_TRIAL)
            _try(ev, candidate, found)
            if len(found.actions) >= MOST_ACTIONS:
                return _moves(found, f"There are more than {MOST_ACTIONS}: write the step yourself.")
    except OutOfTime:
        return _moves(found, "There was no time to try everything: there may be more. Write the step yourself.")
    unable = f"The evaluator could not carry out {found.unable} of the steps it tried." if found.unable else ""
    return _moves(found, unable)


def _moves(found: _Found, left_out: str) -> LegalMoves:
    return LegalMoves(tuple(found.actions), tuple(found.refused[:MOST_REFUSED]), left_out)


class _Begun(Exception):
    """What was declared begins to happen: it has been found legal."""


class _NothingHappens:
    """In the place of the events of a branch: what is taken together is declared as a whole, before any of it happens.

    So the trial can end there. The first step of its kind is taken to its end, for the rules that its record names.
    """

    def perform(self, events: object) -> list[Event]:
        raise _Begun


def _try(ev: Evaluation, candidate: Candidate, found: _Found) -> None:
    """Find out whether a step is legal, as it is or with more said of it."""
    if candidate.is_sure:
        found.actions.append(_action(found.game, candidate))
        return
    refused = _refusal(ev, candidate, found)
    if refused is None:
        return
    allowed = len(found.actions)
    for other in candidate.otherwise:
        _refusal(ev, other, found)
    if candidate.is_likely and len(found.actions) == allowed:
        step = (candidate.word, candidate.step, candidate.player, candidate.objects)
        says = "" if candidate.ability is None else ability_in_words(candidate.ability, found.game)
        found.refused.append(RefusedAction(*step, refused.reason, refused.rules, says))


def _refusal(ev: Evaluation, candidate: Candidate, found: _Found) -> IllegalStep | None:
    """Take a step in branches of the run, answering what it asks in one way after another, until one is legal."""
    path: list[int] | None = []
    refused: IllegalStep | None = None
    base = candidate.base or ev
    for _ in range(MOST_WAYS):
        if path is None:
            break
        branch, answers = found.branch(base, path)
        usual = branch.events
        if candidate.together and candidate.word in found.rules_on:
            branch.events = _NothingHappens()
        try:
            branch.act(candidate.word, candidate.arguments)
        except _Begun:
            found.actions.append(_action(found.game, candidate, found.rules_on[candidate.word]))
            return None
        except IllegalStep as illegal:
            refused = refused or illegal
            path = following(answers.taken)
            branch.events = usual
            found.give_back(base, branch, answers)
        except OutOfTime:
            raise
        except (UnableToRun, ConflictOfRows):
            found.unable += 1
            return None
        else:
            _allow(branch, candidate, answers, found)
            return None
    return refused


def _allow(branch: Evaluation, candidate: Candidate, answers: _Trying, found: _Found) -> None:
    """A legal step, unless another word for it has been found: what both are recorded as is the same."""
    told = (*candidate.objects, *(step.text for step in branch.journal.steps))
    if told in found.told:
        return
    found.told.add(told)
    own = [step for step in branch.journal.steps if step.kind != "procedure"] or branch.journal.steps
    asks = answers.first.question if answers.first is not None else ""
    rules = own[0].rules if own else ()
    found.rules_on.setdefault(candidate.word, rules)
    found.actions.append(_action(found.game, candidate, rules, asks))


def _action(game: PlayedGame, candidate: Candidate, rules: tuple[str, ...] = (), asks: str = "") -> LegalAction:
    one = candidate
    says = "" if one.ability is None else ability_in_words(one.ability, game)
    return LegalAction(one.word, one.step, one.player, one.objects, rules, asks, one.together, says)


def following(taken: list[tuple[int, int]]) -> list[int] | None:
    """The next way to answer after one, each given as the answer taken and how many there were; None after the last."""
    for position in range(len(taken) - 1, -1, -1):
        index, count = taken[position]
        if index + 1 < count:
            return [each for each, _ in taken[:position]] + [index + 1]
    return None


__all__ = ["LegalAction", "LegalMoves", "RefusedAction", "following", "legal_moves"]
