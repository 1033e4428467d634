"""An edition without rows of its own: what is carried over, what is open, and which examples that matters to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules_data.core.evaluator import Became, RowDecision, Says, rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    NEW_RULE,
    FollowedEdition,
    NewRules,
    UnableToReadScenario,
    follow_edition,
    in_edition,
    new_in,
    open_decisions,
    prove,
    read_decisions,
    run_scenario,
    unrecorded,
    what_became,
)
from rules_data.core.scenarios.model import Choice
from rules_data.core.tree import Change, Crosswalk, CrosswalkLink, RuleNumber
from tests.shipped import cards_of, example, examples_of
from tests.verdicts import assert_stops

PLAYED = GAMES["riftbound"].played
ROWS = {row.name: row for row in rows(PLAYED.table, "v1.3")}
NUMBERS = {number for row in ROWS.values() for number in row.cites["v1.3"]}
NUMBERS |= {number for cites in PLAYED.table.procedures.values() for number in cites.get("v1.3", ())}
# Two triggers of one player, which that player puts in order.
ORDER = "owner-orders"
[PATH] = [path for path in examples_of("riftbound") if path.stem == "turn-order-of-triggers"]


def followed(changed: tuple[str, ...] = (), decisions: Mapping[str, RowDecision] | None = None) -> FollowedEdition:
    """v1.9: every number of v1.3 with a 9 before it, and some rules that read differently."""
    became = {number: Became((f"9{number}",), number not in changed) for number in NUMBERS}
    return follow_edition(PLAYED, "v1.3", "v1.9", became, decisions or {})


def steps_of(name: str) -> tuple[str, ...]:
    return PLAYED.table.procedures.get(name, {}).get("v1.3", ())


def deciding_row() -> str:
    """A row without which the example comes out otherwise."""
    proof = prove(example(PATH)).editions[0]
    return next(off.row for ablation in proof.ablations for off in ablation.rows if off.changed)


def test_rules_that_say_the_same_carry_their_rows_over_and_the_example_is_proved_there() -> None:
    edition = followed()
    there = in_edition(example(PATH), edition)
    [proof] = prove(there).editions
    assert proof.proved
    assert {rule[0] for step in proof.run.trace for rule in step.rules} == {"9"}
    assert open_decisions(there, edition) == ()
    assert edition.is_settled


def test_a_rule_that_reads_differently_opens_the_rows_that_rest_on_it_and_no_others() -> None:
    changed = ROWS[ORDER].cites["v1.3"]
    edition = followed(changed)
    assert set(edition.open_rows) == {name for name, row in ROWS.items() if set(row.cites["v1.3"]) & set(changed)}
    assert {since.edition for since in edition.open_rows.values()} == {"v1.3"}


def test_an_open_row_matters_to_an_example_that_comes_out_otherwise_without_it() -> None:
    name = deciding_row()
    edition = followed(ROWS[name].cites["v1.3"])
    undecided = open_decisions(in_edition(example(PATH), edition), edition)
    assert name in {one.name for one in undecided}
    assert all(set(one.rules) <= set(ROWS[name].cites["v1.3"]) for one in undecided)


def test_an_open_row_that_an_example_never_asks_does_not_hold_it_back() -> None:
    run = run_scenario(example(PATH), "v1.3")
    steps = {number for name in run.steps_used for number in steps_of(name)}
    used = steps | {number for name in run.rows_used for number in ROWS[name].cites["v1.3"]}
    changed = tuple(sorted(NUMBERS - used))
    edition = followed(changed)
    assert edition.open_rows
    assert open_decisions(in_edition(example(PATH), edition), edition) == ()


def test_a_step_of_the_procedure_whose_rule_changed_always_matters() -> None:
    edition = followed(("340.1",))
    undecided = open_decisions(in_edition(example(PATH), edition), edition)
    assert {one.name for one in undecided if "340.1" in one.rules} >= {"resolve"}


@pytest.mark.parametrize(
    "decision",
    [
        RowDecision(Says.STILL_HOLDS, "It names the player twice."),
        RowDecision(Says.CITES_OTHER_RULES, "It has moved into another section.", rules=("977.7",)),
    ],
    ids=["still holds", "cites other rules"],
)
def test_a_decision_closes_a_row_and_its_rules_are_cited(decision: RowDecision) -> None:
    name = deciding_row()
    changed = ROWS[name].cites["v1.3"]
    edition = followed(changed, {name: decision})
    assert name not in edition.open_rows
    led = next(row for row in edition.game.table.rows if row.name == name)
    assert led.cites["v1.9"] == (decision.rules or tuple(f"9{number}" for number in changed))
    assert led.answer == ROWS[name].answer


def test_a_row_that_no_longer_exists_leaves_the_example_contradicted() -> None:
    name = deciding_row()
    edition = followed(decisions={name: RowDecision(Says.NO_LONGER_EXISTS, "The rule was taken out.")})
    assert "v1.9" not in next(row for row in edition.game.table.rows if row.name == name).cites
    run = run_scenario(in_edition(example(PATH), edition), "v1.9")
    assert_stops(run, "chain = [Rival, Mourner], seen [Mourner, Rival]")


def test_a_row_that_names_the_edition_itself_stands_there_as_it_is() -> None:
    name = deciding_row()
    row = ROWS[name]
    own = replace(row, name="of its own", cites={"v1.9": ("1",)})
    table = replace(PLAYED.table, rows=(*(each for each in PLAYED.table.rows if each.name != name), own))
    became = {number: Became((f"9{number}",), same=False) for number in NUMBERS}
    edition = follow_edition(replace(PLAYED, table=table), "v1.3", "v1.9", became, {})
    assert own in edition.game.table.rows
    assert "of its own" not in edition.open_rows


def test_a_row_that_answers_otherwise_says_so_in_the_words_of_the_decision() -> None:
    row = next(row for row in ROWS.values() if row.question.name == "you may")
    told = RowDecision(Says.ANSWERS_OTHERWISE, "It is chosen later.", answer="when finalizing", rules=("402.1",))
    edition = followed(row.cites["v1.3"], {row.name: told})
    led = next(each for each in edition.game.table.rows if each.name == row.name)
    assert (led.answer, led.summary, led.cites["v1.9"]) == ("when finalizing", "It is chosen later.", ("402.1",))


def test_an_example_that_names_the_edition_says_all_of_it_itself() -> None:
    source = PATH.read_text().replace("editions: [", "editions: [v1.9, ", 1)
    scenario = GAMES.read_scenario(source, cards_of("riftbound").get)
    own = replace(
        scenario,
        choices=(Choice("Ahri", "may", ("no",), scenario.steps[0].place, editions=("v1.3",)),),
        demonstrates={"v1.3": ("383.3.d",)},
    )
    there = in_edition(own, followed())
    assert there.own_editions == ("v1.9",)
    assert "v1.9" not in there.demonstrates
    assert [one.editions for one in there.choices] == [("v1.3",)]


def test_what_is_open_stays_open_in_the_edition_after_until_it_is_decided_there() -> None:
    changed = ROWS[ORDER].cites["v1.3"]
    middle = followed(changed)
    became = {f"9{number}": Became((f"8{number}",), same=True) for number in NUMBERS}
    last = follow_edition(middle, "v1.9", "v2.0", became, {})
    assert last.open_rows[ORDER].rules == changed
    decided = follow_edition(middle, "v1.9", "v2.0", became, {ORDER: RowDecision(Says.STILL_HOLDS, "As before.")})
    assert ORDER not in decided.open_rows
    there = in_edition(in_edition(example(PATH), middle), last)
    assert {rule[0] for step in run_scenario(there, "v2.0").trace for rule in step.rules} == {"8"}


def test_a_rule_without_a_successor_is_cited_by_what_it_stood_under() -> None:
    scheme = PLAYED.scheme
    one, part, two = (RuleNumber.parse(text, scheme) for text in ("383", "383.1", "384"))
    crosswalk = Crosswalk(
        (
            CrosswalkLink(one, two, Change.MOVED, 1, moved=True),
            CrosswalkLink(part, None, Change.REMOVED, 1, moved=False),
        )
    )
    assert what_became(crosswalk) == {"383": Became(("384",), same=True), "383.1": Became(("384",), same=False)}
    assert what_became(crosswalk, backwards=True) == {"384": Became(("383",), same=True)}


def test_decisions_are_read_from_a_list() -> None:
    found = read_decisions(
        "- row: owner-orders\n  says: still holds\n  because: It names both players.\n"
        "- step: resolve\n  says: cites other rules\n  rules: [340.2]\n  because: It stands one line further down.\n"
        "- recognition: 383.2.a\n  says: still holds\n  because: The word is another one.\n",
        PLAYED,
    )
    assert found["owner-orders"] == RowDecision(Says.STILL_HOLDS, "It names both players.")
    assert found["resolve"].rules == ("340.2",)
    assert "recognition by 383.2.a" in found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("- row: owner-order\n  says: still holds\n  because: So.", "Did you mean owner-orders"),
        ("- row: owner-orders\n  says: holds\n  because: So.", "still holds"),
        ("- row: owner-orders\n  says: still holds", "the key `because`"),
        ("- row: owner-orders\n  says: answers otherwise\n  because: So.", "the key `answer`"),
        ("- row: owner-orders\n  says: answers otherwise\n  answer: perhaps\n  because: So.", "an answer to"),
        ("- row: owner-orders\n  says: cites other rules\n  because: So.", "the key `rules`"),
        ("- row: owner-orders\n  says: still holds\n  rules: [of old]\n  because: So.", "a number such as"),
        ("- row: owner-orders\n  says: no longer exists\n  rules: [383]\n  because: So.", "a key of"),
        ("- step: resolve\n  says: no longer exists\n  because: So.", "cites other rules, still holds"),
        ("- recognition: '383'\n  says: cites other rules\n  rules: [384]\n  because: So.", "still holds"),
        ("- says: still holds\n  because: So.", "recognition"),
        (2 * "- row: owner-orders\n  says: still holds\n  because: So.\n", "a second one on owner-orders"),
    ],
)
def test_a_decision_that_cannot_stand_is_refused_with_its_place(text: str, told: str) -> None:
    with pytest.raises(UnableToReadScenario) as refused:
        read_decisions(text, PLAYED)
    assert told in str(refused.value)
    assert "line " in str(refused.value)


RULES = NewRules("v1.9", "v1.3", frozenset(("340", "372", "372.1", "372.2", "401")), ("372", "372.1", "372.2", "401"))


def test_a_rule_that_continues_none_is_new_in_either_direction() -> None:
    one, part, two = (RuleNumber.parse(text, PLAYED.scheme) for text in ("383", "383.1", "384"))
    crosswalk = Crosswalk(
        (
            CrosswalkLink(one, two, Change.MOVED, 1, moved=True),
            CrosswalkLink(part, None, Change.REMOVED, 1, moved=False),
            CrosswalkLink(None, part, Change.ADDED, 1, moved=False),
        )
    )
    later = new_in(crosswalk, "v1.9", "v1.3")
    assert (later.new, later.numbers) == (("383.1",), {"384", "383.1"})
    assert new_in(crosswalk, "v1.3", "v1.9", backwards=True).new == ("383.1",)


def test_a_new_rule_is_listed_until_it_or_what_stands_above_it_is_recorded_or_a_row_rests_on_it() -> None:
    assert unrecorded(RULES.new, (), (), PLAYED.scheme) == ["372", "372.1", "372.2", "401"]
    assert unrecorded(RULES.new, {"372.1"}, {"401"}, PLAYED.scheme) == ["372", "372.2"]
    assert unrecorded(RULES.new, {"372"}, (), PLAYED.scheme) == ["401"]


def test_what_is_recorded_of_new_rules_is_read_rule_by_rule_and_changes_no_row() -> None:
    source = "- new: ['372', '401']\n  says: decides nothing here\n  because: It counts what is there.\n"
    found = read_decisions(source, PLAYED, RULES)
    assert set(found) == {NEW_RULE + "372", NEW_RULE + "401"}
    assert {one.says for one in found.values()} == {Says.DECIDES_NOTHING}
    assert followed(decisions=found).game.table.rows == followed().game.table.rows


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("- new: ['372', '340']\n  says: not modelled\n  because: So.", "column 16.*340, which continues a rule"),
        ("- new: '999'\n  says: not modelled\n  because: So.", "999, which v1.9 does not have"),
        ("- new: '372'\n  says: still holds\n  because: So.", "decides nothing here"),
        ("- new: '372'\n  says: not modelled", "the key `because`"),
        ("- new: '372'\n  says: not modelled\n  because: So.\n  rules: ['372']", "a key of a decision"),
        ("- new: '372'\n  row: owner-orders\n  says: not modelled\n  because: So.", "a key of a decision"),
        ("- new: ['372', '372']\n  says: not modelled\n  because: So.", "a second one on new rule 372"),
        ("- new: []\n  says: not modelled\n  because: So.", "the numbers of new rules"),
        ("- row: owner-orders\n  says: not modelled\n  because: So.", "what was decided"),
    ],
)
def test_a_record_of_a_rule_that_cannot_stand_is_refused_with_its_place(text: str, told: str) -> None:
    with pytest.raises(UnableToReadScenario, match=told):
        read_decisions(text, PLAYED, RULES)
