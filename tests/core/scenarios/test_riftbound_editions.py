"""Riftbound's examples under every edition the evaluator knows, its newest read from its neighbour's rows.

Each count is printed (`pytest -s`), with every example that is not verified and why.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from rules_data.core.evaluator import rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    NEW_RULE,
    FollowedEdition,
    Scenario,
    Verdict,
    follow_edition,
    in_edition,
    new_in,
    open_decisions,
    read_decisions,
    run_scenario,
    unrecorded,
    what_became,
)
from tests.campaigns import TIMES, some_of
from tests.published import crosswalk, tree
from tests.shipped import CORPUS, example, examples_of, followed, proved, scenario_in
from tests.verdicts import assert_confirmed

NEWEST, HOME = "v1.4", "v1.3"
PLAYED = GAMES["riftbound"].played
# Of the examples, in a run that is no campaign.
SAMPLED = 110
DIFFERENT = 12


@cache
def shipped() -> list[Scenario]:
    """The examples that ship, read when they are first asked for: whoever only lists the tests waits for none."""
    return [example(path) for path in examples_of("riftbound")]


@cache
def official(shared: Path) -> FollowedEdition:
    """The newest edition as the publisher's own documents say what became of each rule."""
    decisions = read_decisions((CORPUS / "riftbound" / "cr" / f"decisions-{NEWEST}.yaml").read_text(), PLAYED)
    return follow_edition(PLAYED, HOME, NEWEST, what_became(crosswalk("riftbound", HOME, NEWEST)), decisions)


def not_verified(scenarios: list[Scenario], edition: FollowedEdition) -> dict[str, str]:
    """The examples that are not confirmed, with their twins and nothing open, each with the reason."""
    found = {}
    for scenario in scenarios:
        there = in_edition(scenario, edition)
        waiting = ", ".join(one.name for one in open_decisions(there, edition))
        runs = [run_scenario(one, edition.label) for one in (there, there.twin) if one is not None]
        reasons = [run.reason or run.verdict.value for run in runs if run.verdict is not Verdict.CONFIRMED]
        if waiting or reasons:
            found[scenario.slug] = "; ".join((waiting, *reasons))
    return found


def tell(label: str, bad: dict[str, str], of: int) -> None:
    print(f"\n{label}: {of - len(bad)} of {of} verified ({(of - len(bad)) / of:.1%})")
    for slug, reason in bad.items():
        print(f"  {slug}: {reason}")


def verified_in_newest(edition: FollowedEdition, what: str) -> float:
    """The share of all examples; what is meant for neither the newest edition nor the one before it is not verified."""
    asked = some_of(shipped(), SAMPLED)
    meant = [one for one in asked if {HOME, NEWEST} & set(one.editions)]
    bad = not_verified(meant, edition)
    bad |= {one.slug: f"it is about {', '.join(one.editions)} alone" for one in asked if one not in meant}
    tell(f"{NEWEST}, {what}", bad, len(asked))
    return 1 - len(bad) / len(asked)


@pytest.mark.campaign
def test_nearly_all_examples_are_verified_in_the_newest_edition_as_it_ships() -> None:
    assert verified_in_newest(followed("riftbound", NEWEST), "as it ships") >= 0.95


@pytest.mark.campaign
@pytest.mark.official
def test_nearly_all_examples_are_verified_in_the_newest_edition_as_published(shared: Path) -> None:
    edition = official(shared)
    assert not edition.open_rows
    assert not edition.open_procedures
    assert verified_in_newest(edition, "as published") >= 0.95


@pytest.mark.official
def test_what_ships_of_the_newest_edition_is_what_was_published(shared: Path) -> None:
    shipped, published = followed("riftbound", NEWEST), official(shared)
    assert {row.name: row.cites.get(NEWEST) for row in shipped.game.table.rows} == {
        row.name: row.cites.get(NEWEST) for row in published.game.table.rows
    }
    numbers = {str(node.number) for node in tree("riftbound", NEWEST)}
    cited = {rule for row in rows(published.game.table, NEWEST) for rule in row.cites[NEWEST]}
    cited |= {rule for cites in published.game.table.procedures.values() for rule in cites[NEWEST]}
    assert cited <= numbers


@pytest.mark.parametrize("label", ["v1.2", HOME])
def test_most_examples_are_verified_in_the_earlier_editions(label: str) -> None:
    elsewhere = [one for one in shipped() if label not in one.editions]
    others = {one.slug: f"it is about {', '.join(one.editions)} alone" for one in elsewhere}
    bad: dict[str, str] = {}
    for proof in (proved(path) for path in examples_of("riftbound")):
        runs = [run for part in proof.editions if part.edition == label for run in (part.run, part.twin) if run]
        reasons = [run.reason or run.verdict.value for run in runs if run.verdict is not Verdict.CONFIRMED]
        if reasons or (not runs and proof.scenario not in others):
            bad[proof.scenario] = "; ".join(reasons) or "it was not run"
    tell(label, others | bad, len(shipped()))
    assert bad == {}
    # What the editions have in common is most of it.
    assert len(others) <= 0.15 * len(shipped())


def test_no_decision_is_made_on_a_row_that_names_the_edition_itself() -> None:
    decisions = read_decisions((CORPUS / "riftbound" / "cr" / f"decisions-{NEWEST}.yaml").read_text(), PLAYED)
    assert {row.name for row in PLAYED.table.rows if NEWEST in row.cites}.isdisjoint(decisions)


def test_every_row_and_step_is_decided_in_the_newest_edition() -> None:
    edition = followed("riftbound", NEWEST)
    assert (dict(edition.open_rows), dict(edition.open_procedures)) == ({}, {})


@pytest.mark.official
def test_every_new_rule_is_recorded_and_nothing_else_is(shared: Path) -> None:
    """A row rests on it, it decides nothing of what is evaluated, or the evaluator does not know what it is about."""
    edition = official(shared)
    rules = new_in(crosswalk("riftbound", HOME, NEWEST), NEWEST, HOME)
    decisions = read_decisions((CORPUS / "riftbound" / "cr" / f"decisions-{NEWEST}.yaml").read_text(), PLAYED, rules)
    recorded = {name.removeprefix(NEW_RULE) for name in decisions if name.startswith(NEW_RULE)}
    table = edition.game.table
    cited = {rule for row in table.rows for rule in row.cites.get(NEWEST, ())}
    cited |= {rule for cites in table.procedures.values() for rule in cites[NEWEST]}
    assert unrecorded(rules.new, recorded, cited, PLAYED.scheme) == []
    said = Counter(one.says.value for name, one in decisions.items() if name.startswith(NEW_RULE))
    print(f"\n{len(rules.new)} new rules in {NEWEST}: {len(cited & set(rules.new))} with rows, recorded {dict(said)}")


def own_rows(label: str) -> set[str]:
    """The rows that name an edition which is otherwise read from its neighbour's, and those that answer otherwise."""
    before = {row.name: row.answer for row in PLAYED.table.rows if HOME in row.cites}
    there = rows(followed("riftbound", label).game.table, label)
    return {row.name for row in there if before.get(row.name) != row.answer}


def test_every_row_of_the_newest_edition_alone_is_shown_by_an_example() -> None:
    waiting = own_rows(NEWEST)
    assert waiting
    for path in examples_of("riftbound"):
        for part in proved(path).editions if NEWEST in example(path).editions else ():
            if part.edition == NEWEST:
                waiting -= {off.row for each in part.ablations for off in each.rows if off.changed}
    assert not waiting


def differing() -> list[str]:
    """Examples whose outcome in one edition is contradicted in another that they are written for: all, or enough."""
    found = (one.slug for one in shipped() if len(one.editions) > 1 and _differs(one))
    return list(islice(found, None if TIMES else DIFFERENT))


def _differs(scenario: Scenario) -> bool:
    """Whether what is expected in the first edition it names is not what happens in another one."""
    for label in scenario.editions[1:]:
        there = scenario_in(scenario, label)
        expected = scenario.outcome(scenario.editions[0])
        # That a rule which forbids something has another number is no difference.
        expected = replace(
            expected,
            illegal="true" if expected.illegal else "",
            illegal_answer="true" if expected.illegal_answer else "",
        )
        outcomes = {**there.outcomes, label: expected}
        if run_scenario(replace(there, outcomes=outcomes), label).verdict is not Verdict.CONFIRMED:
            return True
    return False


@pytest.mark.campaign
def test_many_examples_come_out_differently_in_two_editions() -> None:
    found = differing()
    print(f"\n{len(found)} examples come out differently in two editions: {', '.join(found)}")
    assert len(found) >= DIFFERENT
    for slug in found:
        scenario = next(one for one in shipped() if one.slug == slug)
        for label in scenario.editions:
            assert_confirmed(run_scenario(scenario_in(scenario, label), label))
