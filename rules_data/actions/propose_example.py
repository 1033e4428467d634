"""Take in an example that a reader proposes for publication."""

from __future__ import annotations

from django.db import transaction

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, values_of
from rules_data.queries.desk.inbox import PROPOSED
from rules_data.queries.lab import read_lab_scenario

from .errors import UnableToReport
from .report_problem import keep_report, plain_text

LONGEST_EXAMPLE, LONGEST_NOTE = 16_000, 1_000


@transaction.atomic
def propose_example(*, source: str, note: str, sender: str, address: str = "") -> None:
    """Keep a scenario for the editors' inbox, with what its reader says of it as comments at its head.

    Raises UnableToReport for what is no example: a text with faults (the first is told), or one that expects nothing.
    """
    text = plain_text(source)
    if not text:
        raise UnableToReport("There is no scenario to propose.")
    if len(text) > LONGEST_EXAMPLE:
        raise UnableToReport(f"An example has at most {LONGEST_EXAMPLE:,} characters.")
    read = read_lab_scenario(text)
    try:
        expects = bool(values_of(text).get("then"))
    except UnableToReadScenario as fault:
        raise UnableToReport(f"This is not a scenario: {fault.problems[0]}") from fault
    if read.scenario is None:
        raise UnableToReport(f"This is not a scenario: {read.faults[0]}")
    if not expects or read.scenario.game.slug not in GAMES:
        raise UnableToReport("It expects nothing yet: press “Expect what happened” in the lab first.")
    remark = "".join(f"# {line}\n" for line in plain_text(note)[:LONGEST_NOTE].splitlines())
    keep_report(PROPOSED, f"{remark}{text}", sender, address)
