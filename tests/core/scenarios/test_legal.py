"""Where a scenario stands, the players are told what the rules allow from there, and what is forbidden and why."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from rules_data.core.evaluator import Deadline
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Fork,
    LegalMoves,
    Position,
    courses_of,
    legal_moves,
    one_back,
    outcome_of,
    position_of,
    read_nodes,
    values_of,
    with_answer,
    with_part,
    with_step,
)
from rules_data.core.scenarios.places import plain
from tests.shipped import EXAMPLES, example

MAGIC = "2024-06-07"
TABLE = """\
# Kept as it is written.
example: a-table
game: magic
title: A table
editions: ["2024-06-07"]
cards:
  Wolf: {types: [creature], power: 2, toughness: 2}
  Wall: {types: [creature], keywords: [defender], power: 0, toughness: 4}
  Drainer:
    types: [creature]
    power: 0
    toughness: 1
    abilities: [{when: {event: dies, object: {type: creature}}, do: [{lose life: 1, player: {choose: 1}}]}]
  Spark: {types: [instant], mana cost: "{R}", abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Giant: {types: [creature], mana cost: "{5}", power: 5, toughness: 5}
  Altar: {types: [artifact], abilities: [{name: sift, use: {tap: me}, do: [{draw: 1}]}]}
given:
  turn: {player: Ann}
  Ann: {battlefield: [Wolf, Wall, Drainer, Altar], hand: [Spark, Giant], red: 1}
  Bob: {battlefield: [{card: Wolf, as: Hound}]}
when: []
"""


def at(text: str, edition: str = MAGIC, seconds: float | None = None) -> Position:
    return position_of(GAMES.read_scenario(text, unfinished=True), edition, Deadline())


def moves(text: str) -> LegalMoves:
    return legal_moves(at(text))


def steps(found: LegalMoves) -> list[Any]:
    return [dict(one.step) for one in found.actions]


def test_a_card_that_can_be_paid_for_may_be_cast_and_leads_to_the_question_of_its_targets() -> None:
    spark = next(one for one in moves(TABLE).actions if one.objects == ("Spark",))

    assert (spark.step, spark.asks, spark.rules) == ({"cast": "Spark", "by": "Ann"}, "targets", ("601.2a",))


def test_a_card_that_cannot_be_paid_for_is_refused_with_the_rule() -> None:
    found = moves(TABLE)
    refused = next(one for one in found.refused if one.objects == ("Giant",))

    assert {"cast": "Giant", "by": "Ann"} not in steps(found)
    assert "cannot pay" in refused.reason
    assert refused.rules == ("601.2h",)


def test_an_activated_ability_is_listed_by_its_name_until_it_cannot_be_paid_for() -> None:
    tapped = TABLE.replace("Altar]", "{card: Altar, tapped: true}]")

    assert {"activate": "Altar", "by": "Ann", "ability": "sift"} in steps(moves(TABLE))
    assert {"activate": "Altar", "by": "Ann", "ability": "sift"} not in steps(moves(tapped))


def test_who_may_attack_is_found_without_a_word_for_defender() -> None:
    attacks = [one.step["attack"] for one in moves(TABLE).actions if one.word == "attack"]

    assert {"Wolf": "Bob"} in attacks
    assert {"Wall": "Bob"} not in attacks
    assert {"Hound": "Ann"} not in attacks


def test_the_steps_to_come_are_in_their_order_and_a_step_once_taken_is_taken() -> None:
    coming = [one.step["advance to"] for one in moves(TABLE).actions if one.word == "advance to"]
    assert coming[:2] == ["beginning of combat", "declare attackers"]

    later = at(with_step(TABLE, {"advance to": "beginning of combat"}))
    assert later.now is not None
    assert later.now.state.phase == "beginning of combat"


def test_an_open_question_stops_the_scenario_and_an_answer_lets_it_go_on() -> None:
    text = with_step(TABLE, {"cast": "Spark", "by": "Ann"})
    stands = at(text)

    assert stands.question is not None
    assert (stands.question.player, stands.question.question, stands.refused) == ("Ann", "targets", 0)
    assert ("Hound",) in stands.question.legal
    assert legal_moves(stands) == LegalMoves()

    answered = at(with_answer(text, stands.question, ("Hound",)))
    assert answered.goes_on
    assert answered.answers == (0,)


def test_nothing_that_is_tried_leaves_a_trace_in_the_scenario() -> None:
    stands = at(TABLE)
    assert stands.now is not None
    before = (stands.now.state, list(stands.now.journal.steps), dict(stands.now.journal.placed))
    first = legal_moves(stands)

    assert (stands.now.state, stands.now.journal.steps, dict(stands.now.journal.placed)) == before
    assert legal_moves(stands) == first


def test_going_back_takes_the_answer_first_and_then_the_step() -> None:
    text = with_step(TABLE, {"cast": "Spark", "by": "Ann"})
    question = at(text).question
    assert question is not None
    answered = with_answer(text, question, ("Hound",))

    once = one_back(answered, at(answered))
    assert values_of(once) == values_of(text)
    assert values_of(one_back(once, at(once)))["when"] == []


def test_what_is_written_by_hand_stays_when_a_step_is_added() -> None:
    text = with_step(TABLE, {"resolve": 1})

    assert text.startswith("# Kept as it is written.\n")
    assert text.partition("when:")[0] == TABLE.partition("when:")[0]
    assert values_of(text)["when"] == [{"resolve": 1}]


def test_a_part_that_is_not_there_yet_stands_where_it_belongs() -> None:
    text = with_part(TABLE + "then: {stack: []}\n", "choices", [{"player": "Ann", "question": "may", "answer": "yes"}])

    assert list(values_of(text))[-3:] == ["when", "choices", "then"]
    assert "choices" not in values_of(with_part(text, "choices", None))


def test_a_step_the_rules_forbid_is_where_the_scenario_ends() -> None:
    stands = at(with_step(TABLE, {"cast": "Giant", "by": "Ann"}))

    assert not stands.goes_on
    assert stands.refused == 0
    assert "cannot pay" in stands.reason


def test_four_deaths_at_once_trigger_four_times_and_what_is_seen_can_be_expected() -> None:
    pack = ", ".join(f"{{card: Wolf, as: {one}}}" for one in "abc")
    four = TABLE.replace("Wolf, Wall, Drainer", f"{pack}, Drainer")
    text = with_step(four, {"at once": [{"destroy": one} for one in ("a", "b", "c", "Hound")]})
    while (question := at(text).question) is not None:
        text = with_answer(text, question, ("Bob",))
    stands = at(with_step(text, {"resolve": "all"}))
    then = outcome_of(stands)

    assert then["triggers"] == {"Drainer": 4}
    assert then["Bob"] == {"life": 16}
    finished = with_part(with_step(text, {"resolve": "all"}), "then", then)
    assert [one.ok for one in at(finished).checked] == [True] * len(at(finished).checked) != []


def test_every_way_to_answer_is_a_branch_of_a_tree() -> None:
    text = with_step(TABLE, {"cast": "Spark", "by": "Ann"})
    found = courses_of(GAMES.read_scenario(text, unfinished=True), MAGIC, Deadline())

    assert isinstance(found.root, Fork)
    assert found.root.decision.question == "targets"
    assert found.count == found.root.ends == len(found.root.branches)
    assert ("Hound",) in [answer for answer, _ in found.root.branches]


def test_without_time_it_is_said_that_there_may_be_more() -> None:
    scenario = GAMES.read_scenario(TABLE, unfinished=True)
    now = iter(range(1, 1_000_000))
    stands = position_of(scenario, MAGIC, Deadline())
    assert stands.now is not None
    stands.now.deadline = Deadline(0, lambda: float(next(now)))
    stands.now.budget._deadline = stands.now.deadline

    assert "no time" in legal_moves(stands).left_out


def _sayings(path: Path) -> list[Any]:
    """What an example's players do by its own words."""
    found = plain(read_nodes(path.read_text())).get("when")
    return found if isinstance(found, list) else []


def _is_listed(wrote: dict[str, Any], found: LegalMoves) -> bool:
    """Whether a step as an example writes it is among those listed, alone or taken together with others."""
    for one in found.actions:
        if one.word not in wrote:
            continue
        said, listed = wrote[one.word], one.step[one.word]
        if said == listed or one.word == "resolve":
            return True
        if one.together and set(listed) & set(said if isinstance(said, list | dict) else [said]):
            return True
    return False


# A last resolve of nothing, and the end step of the turn after the next.
UNLISTED = {("a-limit-of-two", 5), ("a-state-checked-at-the-event", 2), ("erase-face-spares-what-was-added", 3)}
UNLISTED |= {("thump-waits-for-the-stage-of-power", 4), ("ignorant-bliss-countered-later", 5)}
UNLISTED |= {("ignorant-bliss-countered-later", 6), ("a-silenced-saga-does-not-go-on", 5)}
UNLISTED |= {("for-the-dracai-after-a-hit-on-a-marked-hero", 5), ("scrying-nothing-is-no-scrying", 1)}
UNLISTED |= {("surveilling-nothing-is-no-surveilling", 1)}
# By their names, so that an example that is added leaves the others as they are.
PLAYED = [path for path in EXAMPLES if sum(path.stem.encode()) % 9 == 0]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_each_step_that_an_example_takes_is_listed_as_legal(path: Path) -> None:
    scenario = example(path)
    if scenario.setup is None or not scenario.own_editions:
        return
    edition, wrote = scenario.own_editions[0], _sayings(path)
    whole = position_of(scenario, edition, Deadline())
    for number, step in enumerate(scenario.steps):
        if step.kind in ("check", "instruct", "at once") or (whole.refused is not None and number >= whole.refused):
            continue
        if (path.stem, number) in UNLISTED or whole.illegal:
            continue
        before = dataclasses.replace(scenario, steps=scenario.steps[:number], outcomes={})
        found = legal_moves(position_of(before, edition, Deadline()))
        assert _is_listed(wrote[number], found), (number, wrote[number])

