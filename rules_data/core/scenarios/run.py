"""Running a scenario under one edition: a verdict, what was seen, and the trace."""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.abilities import UnableToRecognise
from rules_data.core.evaluator import Deadline, Hearing, TraceStep

from .execution import Under, run_once
from .explore import explore
from .model import Scenario
from .moments import Moments
from .seeing import Checked
from .verdicts import Run, Verdict


def run_scenario(
    scenario: Scenario,
    edition: str,
    *,
    without: frozenset[str] = frozenset(),
    deadline: Deadline | None = None,
    hearing: Hearing | None = None,
    is_read: bool = True,
    keeps: Moments | None = None,
    begins: Moments | None = None,
) -> Run:
    """Run a scenario under an edition, with some rows switched off by name.

    Never raises for anything a scenario can contain: what cannot be decided is not executable, with the reason. So is
    what takes longer than the deadline, which may be that of a whole answer. `hearing` takes in what is asked of the
    rules; a trace that is not read leaves out what is long to tell. `keeps` and `begins` are as in `Under`.
    """
    vocabulary = scenario.game.table.vocabulary
    if edition not in vocabulary.editions:
        known = ", ".join(vocabulary.editions)
        reason = f"The evaluator does not know edition {edition}; it knows {known}."
        return Run(scenario.slug, edition, Verdict.NOT_EXECUTABLE, reason, (), (), frozenset())
    if scenario.recognition is not None:
        return _run_recognition(scenario, edition, without)
    under = Under(edition, deadline if deadline is not None else Deadline(), hearing, is_read, keeps, begins)
    if scenario.explore and not without:
        return explore(scenario, replace(under, keeps=None))
    return run_once(scenario, under, without=without)[0]


def _run_recognition(scenario: Scenario, edition: str, without: frozenset[str]) -> Run:
    case, recognise = scenario.recognition, scenario.game.recognise
    if case is None or recognise is None:
        return Run(scenario.slug, edition, Verdict.NOT_EXECUTABLE, "There is no text.", (), (), frozenset())
    try:
        found = recognise(case.text, edition, without=without)
    except UnableToRecognise as fault:
        return Run(scenario.slug, edition, Verdict.NOT_EXECUTABLE, str(fault), (), (), frozenset())
    key = edition if edition in case.kinds else ""
    checked = [Checked(f"recognised = {case.kinds[key]}", found.kind.value, found.kind.value == case.kinds[key], 0)]
    for name, words in case.parts.get(key, {}).items():
        seen = found.parts.get(name, "")
        checked.append(Checked(f"{name} = {words}", seen or "none", _same_words(seen, words), 0))
    for mark in case.marks.get(key, ()):
        checked.append(Checked(f"mark {mark}", ", ".join(sorted(found.marks)) or "none", mark in found.marks, 0))
    trace = tuple(TraceStep("recognised", one.reason, one.rules, True) for one in found.seen if one.rules)
    failed = [each for each in checked if not each.ok]
    verdict = Verdict.CONTRADICTED if failed else Verdict.CONFIRMED
    reason = f"Expected {failed[0].expected}; seen {failed[0].seen}." if failed else ""
    return Run(scenario.slug, edition, verdict, reason, tuple(checked), trace, frozenset(found.rules))


def _same_words(seen: str, wanted: str) -> bool:
    return seen.strip(" .,").lower() == wanted.strip(" .,").lower()
