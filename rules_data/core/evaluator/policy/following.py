"""The rows of an edition that no row names: those of a neighbouring edition, led on to the numbers its rules have now.

A row whose rules say the same is carried over. Where one of them reads differently the row is open until somebody
has decided what is so now: nothing is concluded from how much a text has changed. A row that names the edition itself,
since its rules are new there, stands in it as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from .rows import Row

Procedures = Mapping[str, Mapping[str, tuple[str, ...]]]


class Says(StrEnum):
    """What somebody has decided of a row in an edition whose rules read differently, or of a rule that is new there.

    The last two are said of new rules; of them no row follows.
    """

    STILL_HOLDS = "still holds"
    ANSWERS_OTHERWISE = "answers otherwise"
    NO_LONGER_EXISTS = "no longer exists"
    CITES_OTHER_RULES = "cites other rules"
    DECIDES_NOTHING = "decides nothing here"
    NOT_MODELLED = "not modelled"


@dataclass(frozen=True, slots=True)
class RowDecision:
    """A decision on one row, or on one step of the game's procedure, with a sentence why.

    `rules` are the numbers it rests on in that edition; none leaves those that its rules have there. `answer` is
    given where it answers otherwise.
    """

    says: Says
    because: str
    answer: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Became:
    """What became of a rule: the numbers to cite, and whether it says the same but for numbers and references."""

    numbers: tuple[str, ...]
    same: bool


@dataclass(frozen=True, slots=True)
class FollowedRows:
    """The rows and procedures of an edition, and which of them nobody has decided, with the rules that changed."""

    rows: tuple[Row, ...]
    procedures: Procedures
    open_rows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    open_procedures: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def follow_rows(
    rows: Iterable[Row],
    procedures: Procedures,
    like: str,
    edition: str,
    became: Mapping[str, Became],
    decisions: Mapping[str, RowDecision],
) -> FollowedRows:
    """The rows of `like` as they are in `edition`, beside all that stand there already or name it themselves.

    `became` says of each rule of `like` what it is now; a rule it does not know counts as changed. `decisions` are
    by the name of the row or procedure.
    """
    led = {
        row.name: _led(row.cites.get(like, ()), became, decisions.get(row.name))
        for row in rows
        if edition not in row.cites
    }
    steps = {
        name: _led(cites.get(like, ()), became, decisions.get(name))
        for name, cites in procedures.items()
        if edition not in cites
    }
    return FollowedRows(
        tuple(
            _in_edition(row, edition, led[row.name].numbers, decisions.get(row.name)) if row.name in led else row
            for row in rows
        ),
        {
            name: {**cites, edition: steps[name].numbers} if name in steps else cites
            for name, cites in procedures.items()
        },
        {name: one.changed for name, one in led.items() if one.changed},
        {name: one.changed for name, one in steps.items() if one.changed},
    )


@dataclass(frozen=True, slots=True)
class _Led:
    """The numbers to cite now, and the old ones whose change nobody has looked at."""

    numbers: tuple[str, ...]
    changed: tuple[str, ...] = ()


def _led(cited: tuple[str, ...], became: Mapping[str, Became], decision: RowDecision | None) -> _Led:
    numbers = tuple(dict.fromkeys(new for old in cited for new in _now(old, became).numbers))
    if decision is None:
        return _Led(numbers or cited, tuple(old for old in cited if not _now(old, became).same))
    return _Led((decision.rules or numbers) if cited else ())


def _now(old: str, became: Mapping[str, Became]) -> Became:
    return became.get(old, Became((), same=False))


def _in_edition(row: Row, edition: str, numbers: tuple[str, ...], decision: RowDecision | None) -> Row:
    if not numbers or (decision is not None and decision.says is Says.NO_LONGER_EXISTS):
        return row
    cites = {**row.cites, edition: numbers}
    if decision is not None and decision.says is Says.ANSWERS_OTHERWISE:
        # What the row says in a sentence is not so any more; the decision's sentence is.
        return replace(row, answer=decision.answer, summary=decision.because, cites=cites)
    return replace(row, cites=cites)
