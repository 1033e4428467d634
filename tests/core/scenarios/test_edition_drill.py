"""A drill: an edition in which ten rules differ, three in their looks, three in what they say, two gone and two new.

Which rules they are is told by their place among the evaluator's rows, so that no rule is picked for how it comes out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice

import pytest

from rules_data.core.documents import parse_document
from rules_data.core.evaluator import Became, Row, RowDecision, Says
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    FollowedEdition,
    PlayedGame,
    Run,
    Scenario,
    Verdict,
    follow_edition,
    in_edition,
    new_in,
    open_decisions,
    read_decisions,
    run_scenario,
    what_became,
)
from rules_data.core.tree import Crosswalk, RuleNode, RuleTree, align
from tests.shipped import CORPUS, example, examples_of

SHIPPED = GAMES["riftbound"].played
LABEL = "v9.0"
LOOKS, MEANINGS, GONE = 3, 3, 2
ADDED = "\n990. Lanterns\n990.1. A lantern shines on whoever holds it.\n990.2. Two shine no brighter than one.\n"
FIRST_WORD = re.compile(r"\w+")
# Every so many of the examples take part: enough for ten rules, few enough to be quick.
EVERY = 3
# What is told once a run is over is no part of what happened in it.
AFTERWARDS = ("situation", "waiting")


@dataclass
class Before:
    """The edition before: its text, how it is run, and the examples that are verified under it."""

    label: str
    text: str
    game: PlayedGame
    followed: FollowedEdition | None
    scenarios: dict[str, Scenario]
    runs: dict[str, Run] = field(default_factory=dict)

    @cached_property
    def tree(self) -> RuleTree:
        return read(self.text)

    def waits_for(self, slug: str, rows: set[str]) -> set[str]:
        """The rows without which an example or its twin comes out otherwise: each alone, or else all at once."""
        found: set[str] = set()
        for one in (self.scenarios[slug], self.scenarios[slug].twin):
            if one is None:
                continue
            usual = self.usual(one)
            used = rows & usual.rows_used
            alone = {name for name in used if self.differs(one, usual, {name})}
            found |= alone or (used if len(used) > 1 and self.differs(one, usual, used) else set())
        return found

    def verdict_hangs_on(self, rows: set[str]) -> bool:
        """Whether an example is no longer confirmed without these rows."""
        for scenario in self.scenarios.values():
            if rows & self.usual(scenario).rows_used:
                run = run_scenario(scenario, self.label, without=frozenset(rows))
                if run.verdict is not Verdict.CONFIRMED:
                    return True
        return False

    def usual(self, scenario: Scenario) -> Run:
        if scenario.slug not in self.runs:
            self.runs[scenario.slug] = run_scenario(scenario, self.label)
        return self.runs[scenario.slug]

    def differs(self, scenario: Scenario, usual: Run, without: set[str]) -> bool:
        return happened(run_scenario(scenario, self.label, without=frozenset(without))) != happened(usual)


@dataclass(frozen=True)
class Drill:
    """The edition before, the new one, and which rules were changed, by their old numbers."""

    before: Before
    looks: tuple[str, ...]
    meanings: tuple[str, ...]
    gone: tuple[str, ...]
    crosswalk: Crosswalk

    def new_edition(self, decisions: dict[str, RowDecision] | None = None) -> FollowedEdition:
        base = self.before.followed or self.before.game
        # What a restatement does not print is no part of what sets two of them apart.
        table, label = self.before.game.table, self.before.label
        cites = [row.cites for row in table.rows] + list(table.procedures.values())
        cited = {number for one in cites for number in one.get(label, ())}
        became = {number: Became((number,), same=True) for number in cited} | what_became(self.crosswalk)
        return follow_edition(base, label, LABEL, became, decisions or {})

    def resting_on(self, numbers: tuple[str, ...]) -> dict[str, Row]:
        label = self.before.label
        return {r.name: r for r in self.before.game.table.rows if set(numbers) & set(r.cites.get(label, ()))}


def happened(run: Run) -> object:
    return run.verdict, [(s.kind, s.text) for s in run.trace if s.kind not in AFTERWARDS], run.asked


def read(text: str) -> RuleTree:
    return parse_document(text.encode(), GAMES["riftbound"].publications["cr"].reader).tree


@pytest.fixture(params=["restated", pytest.param("official", marks=pytest.mark.official)], scope="module")
def drill(request: pytest.FixtureRequest) -> Drill:
    """From the restated edition that ships, and from the publisher's v1.4 where it is at hand."""
    if request.param == "restated":
        return made_from(before((CORPUS / "riftbound" / "cr" / "v1.3.txt").read_text(), "v1.3", SHIPPED, None))
    documents = request.getfixturevalue("shared") / "documents" / "riftbound"
    earlier, text = ((documents / f"CR-{label}.txt").read_text("utf-8-sig") for label in ("v1.3", "v1.4"))
    decisions = read_decisions((CORPUS / "riftbound" / "cr" / "decisions-v1.4.yaml").read_text(), SHIPPED)
    became = what_became(align(read(earlier), read(text)))
    followed = follow_edition(SHIPPED, "v1.3", "v1.4", became, decisions)
    return made_from(before(text, "v1.4", followed.game, followed))


def before(text: str, label: str, game: PlayedGame, followed: FollowedEdition | None) -> Before:
    return Before(label, text, game, followed, dict(verified(label, followed)))


def verified(label: str, followed: FollowedEdition | None) -> Iterator[tuple[str, Scenario]]:
    """What is verified under the edition before. A text whose kind is told has no board, and no rows."""
    for path in examples_of("riftbound")[::EVERY]:
        scenario = example(path)
        if scenario.recognition is not None or not {"v1.3", label} & set(scenario.editions):
            continue
        there = in_edition(scenario, followed) if followed is not None else replace(scenario, editions=(label,))
        if run_scenario(there, label).verdict is not Verdict.CONFIRMED:
            continue
        if followed is None or not open_decisions(there, followed):
            yield path.stem, there


def made_from(base: Before) -> Drill:
    found = picks(base)
    picked = [node for node, _ in islice(found, MEANINGS + LOOKS)]
    # What is gone is to be missed: a verdict hangs on it.
    gone = [node for node, _ in islice((one for one in found if base.verdict_hangs_on(one[1])), GONE)]
    assert (len(picked), len(gone)) == (MEANINGS + LOOKS, GONE)
    meanings, looks = picked[:MEANINGS], picked[MEANINGS:]
    numbers = [tuple(str(node.number) for node in part) for part in (looks, meanings, gone)]
    return Drill(base, *numbers, crosswalk=align(base.tree, read(changed(base.text, looks, meanings, gone))))


def picks(base: Before) -> Iterator[tuple[RuleNode, set[str]]]:
    """In the order of the rows, the rules on which rows alone rest, on which nothing stands, and which decide.

    Beside each, the rows that rest on it.
    """
    tree, table = base.tree, base.game.table
    nodes = {str(node.number): node for node in tree}
    of_steps = {number for cites in table.procedures.values() for number in cites.get(base.label, ())}
    above = {tree.parent_number(node.number) for node in tree}
    cited = dict.fromkeys(number for row in table.rows for number in row.cites.get(base.label, ()))
    for number in cited:
        node = nodes.get(number)
        if node is None or number in of_steps or node.number in above:
            continue
        rows = {row.name for row in table.rows if number in row.cites.get(base.label, ())}
        if any(base.waits_for(slug, rows) for slug in base.scenarios):
            yield node, rows


def changed(text: str, looks: list[RuleNode], meanings: list[RuleNode], gone: list[RuleNode]) -> str:
    """The text of the new edition: other capitals and commas, another sentence, rules taken out, rules at the end."""
    lines = text.splitlines()
    for node in looks:
        number, rest = lines[node.first_line - 1].split(" ", 1)
        lines[node.first_line - 1] = f"{number} {FIRST_WORD.sub(lambda word: word[0].upper() + ',', rest, count=1)}"
    for node in meanings:
        lines[node.first_line - 1] += " A lantern that nobody holds is left out of all this."
    for node in sorted(gone, key=lambda one: -one.first_line):
        del lines[node.first_line - 1 : node.last_line]
    return "\n".join(lines) + ADDED


def test_ten_rules_differ_as_they_were_made_to(drill: Drill) -> None:
    became = what_became(drill.crosswalk)
    assert {number for number, one in became.items() if not one.same} == {*drill.meanings, *drill.gone}
    assert all(became[number].same for number in drill.looks)
    assert new_in(drill.crosswalk, LABEL, drill.before.label).new == ("990", "990.1", "990.2")


def test_only_what_rests_on_the_meaning_is_asked_for_and_only_its_examples_lose_their_verdict(drill: Drill) -> None:
    opened = drill.resting_on((*drill.meanings, *drill.gone))
    edition = drill.new_edition()
    assert set(opened) <= set(edition.open_rows)
    # What nobody had decided before is open still; the changes open nothing else.
    before_that = set(drill.before.followed.open_rows) if drill.before.followed is not None else set()
    assert set(edition.open_rows) - before_that == set(opened) - before_that
    expected = {slug: drill.before.waits_for(slug, set(opened)) for slug in drill.before.scenarios}
    asked = {slug: waiting_in(edition, scenario) for slug, scenario in drill.before.scenarios.items()}
    assert asked == expected
    assert {name for rows in asked.values() for name in rows}
    assert [slug for slug, rows in asked.items() if not rows]


def waiting_in(edition: FollowedEdition, scenario: Scenario) -> set[str]:
    return {one.name for one in open_decisions(in_edition(scenario, edition), edition)}


def test_after_the_decisions_each_example_is_verified_or_rightly_in_conflict(drill: Drill) -> None:
    """What still reads to the same end holds, and what stood in the rules that are gone is there no longer."""
    gone = drill.resting_on(drill.gone)
    held = set(drill.resting_on(drill.meanings)) - set(gone)
    decisions = {name: RowDecision(Says.STILL_HOLDS, "Nobody holds a lantern.") for name in held}
    decisions |= {name: RowDecision(Says.NO_LONGER_EXISTS, "The rule is gone.") for name in gone}
    edition = drill.new_edition(decisions)
    conflicts: set[str] = set()
    for slug, scenario in drill.before.scenarios.items():
        there = in_edition(scenario, edition)
        assert waiting_in(edition, scenario) == set(), slug
        run = run_scenario(there, LABEL)
        without = run_scenario(scenario, drill.before.label, without=frozenset(gone))
        assert (run.verdict is Verdict.CONFIRMED) == (without.verdict is Verdict.CONFIRMED), slug
        if run.verdict is not Verdict.CONFIRMED:
            conflicts.add(slug)
    assert conflicts
    assert conflicts <= {slug for slug in drill.before.scenarios if drill.before.waits_for(slug, set(gone))}
