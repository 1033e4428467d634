"""The rules that decide a run: those without whose rows it would come out differently."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from rules_data.core.evaluator import OutOfTime, Row

from .verdicts import Verdict
from .without import Without


@dataclass(frozen=True, slots=True)
class DecidingRule:
    """A rule that decides a run, numbered as in its edition.

    `asks` is what it answers, in words, `answer` its answer, `says` the same as a sentence; `outcome` is what is seen
    without it. `together`: other rules answer the same, so that it takes all of them off to see a difference.
    """

    rule: str
    asks: str
    answer: str
    says: str
    outcome: str
    together: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"together": list(self.together)}


@dataclass(frozen=True, slots=True)
class Deciding:
    """The deciding rules of a run: first those that decide alone, each group in the order in which the run names them.

    `tried` of `rows` rows that answered something were switched off; `stopped` says why not all of them.
    """

    rules: tuple[DecidingRule, ...] = ()
    tried: int = 0
    rows: int = 0
    stopped: str = ""

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple(each.rule for each in self.rules)

    def to_json(self) -> dict[str, Any]:
        rules = [each.to_json() for each in self.rules]
        return {"rules": rules, "tried": self.tried, "rows": self.rows, "stopped": self.stopped}


def deciding_rules(without: Without) -> Deciding:
    """The rules that decide a run, found by one more run for each row it used, and some for rows that answer alike.

    Where the time is up before that, those found by then. A run that was not carried out is decided by nothing.
    """
    run = without.usual
    if run.verdict is Verdict.NOT_EXECUTABLE and not run.illegal:
        return Deciding(stopped="The run was not carried out, so no rule decided it.")
    search = _Search(without)
    try:
        search.of_a_text()
        search.alone()
        search.together()
    except OutOfTime as over:
        return search.found(f"{over}.")
    return search.found()


class _Search:
    """Looks for the deciding rules of one run."""

    def __init__(self, without: Without) -> None:
        self.without = without
        used = without.usual.rows_used
        self.rows = without.rows
        self.used = [row for row in self.rows if row.name in used]
        self.tried = 0
        self._found: dict[str, DecidingRule] = {}
        self._citing: dict[str, list[Row]] = {}
        for row in self.rows:
            for rule in dict.fromkeys(self._rules(row)):
                self._citing.setdefault(rule, []).append(row)

    def of_a_text(self) -> None:
        """The rules by which a text is recognised as what it is; a text has no rows."""
        run = self.without.usual
        for step in run.trace if self.without.scenario.recognition is not None else ():
            for rule in step.rules:
                changed, outcome = self.without.comes_out_otherwise(frozenset((rule,)))
                self.tried += 1
                if changed:
                    told = DecidingRule(rule, "what kind of ability it is", "", step.text, outcome)
                    self._found.setdefault(rule, told)

    def alone(self) -> None:
        """The rules of each row that decides by itself."""
        for row in self.used:
            changed, outcome = self.without.comes_out_otherwise(frozenset((row.name,)))
            self.tried += 1
            for rule in row.cites[self.without.edition] if changed else ():
                self._found.setdefault(rule, _told(rule, row, outcome))

    def together(self) -> None:
        """The rules that decide by all of their rows, or only together with the rows that answer the same."""
        left = dict.fromkeys(rule for row in self.used for rule in self._rules(row) if rule not in self._found)
        for rule in (*left, *self._demonstrated()):
            own = self._citing.get(rule, [])
            if rule not in self._found and own:
                self._try(rule, own, own) or self._try(rule, own, self._answering_alike(own))

    def _try(self, rule: str, own: list[Row], off: list[Row]) -> bool:
        # Alone it has been tried, unless the run never asked it and the example says that it decides.
        if len(off) == 1 and off[0] in self.used:
            return False
        changed, outcome = self.without.comes_out_otherwise(frozenset(row.name for row in off))
        if changed:
            others = dict.fromkeys(each for row in off for each in self._rules(row) if each != rule)
            used = next((row for row in own if row in self.used), own[0])
            self._found[rule] = _told(rule, used, outcome, tuple(others))
        return changed

    def _answering_alike(self, own: list[Row]) -> list[Row]:
        answers = {(row.question.name, row.answer) for row in own}
        return [row for row in self.rows if (row.question.name, row.answer) in answers]

    def _rules(self, row: Row) -> tuple[str, ...]:
        return row.cites[self.without.edition]

    def _demonstrated(self) -> Iterable[str]:
        return self.without.scenario.demonstrates.get(self.without.edition, ())

    def found(self, stopped: str = "") -> Deciding:
        named = list(dict.fromkeys(rule for step in self.without.usual.trace for rule in step.rules))
        place = {rule: number for number, rule in enumerate(named)}
        ordered = sorted(
            self._found.values(),
            key=lambda each: (bool(each.together), place.get(each.rule, len(named))),
        )
        return Deciding(tuple(ordered), self.tried, max(self.tried, len(self.used)), stopped)


def _told(rule: str, row: Row, outcome: str, together: tuple[str, ...] = ()) -> DecidingRule:
    return DecidingRule(rule, row.question.asks, row.answer, row.summary, outcome, together)
