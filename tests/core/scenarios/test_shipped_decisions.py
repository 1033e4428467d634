"""The decisions that ship: each can be read, and with the publishers' documents almost every example is settled."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_data.core.evaluator import Says
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    NEW_RULE,
    Verdict,
    follow_edition,
    in_edition,
    new_in,
    open_decisions,
    read_decisions,
    run_scenario,
    unrecorded,
)
from rules_data.core.scenarios import what_became as became_in
from rules_data.core.tree import Crosswalk
from tests.campaigns import some_of
from tests.published import crosswalk, tree
from tests.shipped import CORPUS, example, examples_of

# Of the examples of each game, in a run that is no campaign.
SAMPLED = 160
FILES = sorted(CORPUS.glob("*/*/decisions-*.yaml"))


def played_in(file: Path):
    return GAMES[file.parents[1].name].played


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name} {file.stem}")
def test_a_shipped_file_is_read_and_every_reason_is_a_sentence(file: Path) -> None:
    decisions = read_decisions(file.read_text(encoding="utf-8"), played_in(file))
    assert decisions
    assert [name for name, one in decisions.items() if not one.because.endswith(".")] == []
    assert {one.says for one in decisions.values()} <= set(Says)


def crosswalk_of(game: str, first: str, second: str, backwards: bool) -> Crosswalk:
    """From the older of two editions to the newer: backwards, from the second to the first."""
    return crosswalk(game, second, first) if backwards else crosswalk(game, first, second)


@pytest.mark.official
@pytest.mark.parametrize("label", ["2022-04-29", "2025-02-07", "2026-01-16", "2026-08-07"])
def test_rules_that_rows_and_decisions_name_in_a_followed_edition_stand_in_it(label: str) -> None:
    numbers = {str(node.number) for node in tree("magic", label)}
    source = (CORPUS / "magic" / "cr" / f"decisions-{label}.yaml").read_text()
    named = {number for one in read_decisions(source, GAMES["magic"].played).values() for number in one.rules}
    named |= {number for row in GAMES["magic"].played.table.rows for number in row.cites.get(label, ())}
    assert named <= numbers


@pytest.mark.official
@pytest.mark.parametrize(("label", "backwards"), [("2026-08-07", False), ("2022-04-29", True)])
def test_every_new_rule_of_magic_is_recorded_and_nothing_else_is(label: str, backwards: bool) -> None:
    home = "2024-06-07"
    rules = new_in(crosswalk_of("magic", home, label, backwards), label, home, backwards=backwards)
    source = (CORPUS / "magic" / "cr" / f"decisions-{label}.yaml").read_text()
    decisions = read_decisions(source, GAMES["magic"].played, rules)
    recorded = {name.removeprefix(NEW_RULE) for name in decisions if name.startswith(NEW_RULE)}
    cited = {number for one in decisions.values() for number in one.rules}
    assert unrecorded(rules.new, recorded, cited, GAMES["magic"].played.scheme) == []


@pytest.mark.campaign
@pytest.mark.official
@pytest.mark.parametrize(
    ("game", "home", "label", "share"),
    [
        ("magic", "2024-06-07", "2026-08-07", 1.0),
        ("magic", "2024-06-07", "2022-04-29", 1.0),
        ("riftbound", "v1.3", "v1.4", 0.95),
    ],
)
def test_most_examples_are_settled_under_the_publishers_own_editions(
    game: str, home: str, label: str, share: float
) -> None:
    backwards = label < home
    walk = crosswalk_of(game, home, label, backwards)
    decisions = read_decisions((CORPUS / game / "cr" / f"decisions-{label}.yaml").read_text(), GAMES[game].played)
    edition = follow_edition(GAMES[game].played, home, label, became_in(walk, backwards=backwards), decisions)
    # What shows a rule that the edition does not have yet, or has no more, is not to be settled there.
    gone = {row for row, one in decisions.items() if one.says is Says.NO_LONGER_EXISTS}
    rules = {number for row in GAMES[game].played.table.rows if row.name in gone for number in row.cites.get(home, ())}
    shown = [one for one in map(example, examples_of(game)) if home in one.editions]
    asked = [one for one in shown if rules.isdisjoint(one.demonstrates.get(home, ()))]
    there = [in_edition(one, edition) for one in some_of(asked, SAMPLED)]
    confirmed = [one for one in there if run_scenario(one, label).verdict is Verdict.CONFIRMED]
    settled = [one for one in confirmed if not open_decisions(one, edition)]
    # So many of all may wait, wherever among them the sample was taken.
    waiting = len(there) - len(settled)
    assert waiting <= (1 - share) * len(asked), f"{len(settled)} of {len(there)} are settled"
