"""What did not come about, and what is over, each has a step of the trace with the reason and the rule."""

from __future__ import annotations

import pytest

from rules_data.core.evaluator import TraceStep
from rules_data.core.scenarios import Run
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"))
FLESH = Written("flesh-and-blood", ("2026-06-10", "2026-02"))


def steps(run: Run, kind: str) -> list[TraceStep]:
    return [step for step in run.trace if step.kind == kind]


def test_an_instruction_whose_condition_is_not_true_is_skipped_with_its_rule() -> None:
    run = MAGIC.confirm(
        """
        cards:
          Book:
            types: [sorcery]
            abilities: [{do: [{draw: 1, if: {life of: you, at least: 40}}, {gain life: 1}]}]
        given: {turn: {player: Ada}, Ada: {hand: [Book]}, Ben: {}}
        when: [{cast: Book, by: Ada}, {resolve: 1}]
        then: {Ada: {hand: 0, life: 21}}
        """
    )
    [skipped] = steps(run, "skipped")
    assert skipped.rules == ("608.2c",)
    assert "draw" in skipped.text
    assert skipped.ok is False


@pytest.mark.parametrize(("life", "otherwise", "skips"), [(40, 20, 0), (20, 21, 1)])
def test_of_an_if_with_an_otherwise_the_part_that_does_not_apply_is_told(
    life: int, otherwise: int, skips: int
) -> None:
    run = MAGIC.run(
        f"""
        cards:
          Book:
            types: [sorcery]
            abilities:
              - do: [{{if: {{life of: you, at least: 40}}, do: [{{draw: 1}}], otherwise: [{{gain life: 1}}]}}]
        given: {{turn: {{player: Ada}}, Ada: {{hand: [Book], life: {life}}}, Ben: {{}}}}
        when: [{{cast: Book, by: Ada}}, {{resolve: 1}}]
        then: {{Ada: {{life: {life if life == 40 else otherwise}}}}}
        """
    )
    assert run.reason == ""
    assert len(steps(run, "skipped")) == skips


def test_a_conditional_instruction_cites_the_rule_of_each_game() -> None:
    riftbound = RIFTBOUND.confirm(
        """
        cards: {Bolt: {types: [spell], abilities: [{do: [{draw: 1, if: {points of: you, at least: 5}}]}]}}
        given: {turn: {player: Ada}, Ada: {hand: [Bolt]}, Ben: {}}
        when: [{play: Bolt, by: Ada}]
        then: {after resolving: {Ada: {hand: 0}}}
        """
    )
    assert [step.rules for step in steps(riftbound, "skipped")] == [("356.3.d",)]
    flesh = FLESH.confirm(
        """
        cards:
          Book: {types: [action], cost: 0, abilities: [{do: [{draw: 1, if: {life of: you, at least: 90}}]}]}
        given: {turn: {player: Ada}, Ada: {hand: [Book]}, Ben: {}}
        when: [{play: Book}, {resolve: 1}]
        then: {Ada: {hand: 0}}
        """
    )
    assert [step.rules for step in steps(flesh, "skipped")] == [("6.1.3",)]


@pytest.mark.parametrize(("edition", "rule"), [("v1.3", "359.3.e.14.a"), ("v1.2", "356.3.d")])
def test_what_follows_if_you_do_cites_what_links_it_to_the_deed(edition: str, rule: str) -> None:
    run = RIFTBOUND.confirm(
        """
        cards:
          Bargain: {types: [spell], abilities: [{do: [
            {kill: {choose: 1, type: unit}, you may: true}, {draw: 1, if: {done: true}}]}]}
        given: {turn: {player: Ada}, Ada: {hand: [Bargain], base: [{token: Recruit}], deck: 2}, Ben: {}}
        when: [{play: Bargain, by: Ada}]
        choices: [{player: Ada, question: may, answer: no}]
        then: {after resolving: {Ada: {hand: 0}}}
        """,
        edition,
    )
    assert [step.rules for step in steps(run, "skipped")] == [(rule,)]


def test_what_an_effect_did_until_end_of_turn_ends_with_a_step_once_for_the_effect() -> None:
    run = MAGIC.confirm(
        """
        cards:
          Bear: {types: [creature], power: 2, toughness: 2}
          Cheer:
            types: [sorcery]
            abilities: [{do: [{give: {power: 2, toughness: 2}, to: {all: {type: creature}}, for: until end of turn}]}]
        given:
          turn: {player: Ada}
          Ada: {hand: [Cheer], battlefield: [{card: Bear, as: one}, {card: Bear, as: two}]}
          Ben: {}
        when: [{cast: Cheer, by: Ada}, {resolve: 1}, {end turn: true}]
        then: {one: {power: 2}, two: {power: 2}}
        """
    )
    [ended] = steps(run, "ended")
    assert ended.text == "What Cheer did to one, two ends: it was for this turn"
    assert ended.rules == ("514.2",)


def test_a_delayed_ability_that_was_to_trigger_once_ends_as_it_triggers() -> None:
    run = MAGIC.confirm(
        """
        cards:
          Sand:
            types: [sorcery]
            abilities: [{do: [{later: {name: sand, when: {event: beginning of, phase: end}, do: [{gain life: 1}]}}]}]
        given: {turn: {player: Ada}, Ada: {hand: [Sand]}, Ben: {}}
        when: [{cast: Sand, by: Ada}, {resolve: 1}, {advance to: end}]
        then: {triggers: {sand: 1}}
        """
    )
    [ended] = steps(run, "ended")
    assert ended.objects == ("sand",)
    assert "to do so once" in ended.text


def test_a_shield_that_is_used_up_ends_and_one_with_something_left_does_not() -> None:
    body = """
        cards:
          Steady Ground: {{types: [instant], abilities: [{{do: [{{prevent: {amount}}}]}}]}}
          Spark:
            types: [action]
            cost: 0
            abilities: [{{do: [{{deal: 3, to: {{choose: 1, type: hero, controller: opponent}}}}]}}]
        given: {{turn: {{player: Ira}}, Ira: {{hand: [Spark]}}, Dorn: {{hand: [Steady Ground], life: 20}}}}
        when: [{{play: Spark}}, {{play: Steady Ground}}, {{resolve: 2}}]
        then: {{Dorn: {{life: {life}}}}}
        """
    used_up = steps(FLESH.confirm(body.format(amount=2, life=19)), "ended")
    assert ["nothing of its amount is left" in step.text for step in used_up] == [True]
    assert not steps(FLESH.confirm(body.format(amount=5, life=20)), "ended")


def test_in_riftbound_what_was_for_the_turn_ends_in_the_expiration_step() -> None:
    run = RIFTBOUND.run(
        """
        cards:
          Rock: {types: [unit], might: 3}
          Cheer: {types: [spell], abilities: [{do: [{give: {might: 2}, to: {all: {type: unit}}, for: this turn}]}]}
        given: {turn: {player: Ada}, Ada: {hand: [Cheer], base: [Rock]}, Ben: {}}
        when: [{play: Cheer, by: Ada}, {resolve: all}, {end turn: true}]
        then: {Rock: {might: 3}}
        """,
        "v1.3",
    )
    assert run.reason == ""
    assert [(step.rules, step.objects) for step in steps(run, "ended")] == [(("317.2",), ("Cheer", "Rock"))]


def test_a_limited_trigger_has_its_step() -> None:
    run = MAGIC.confirm(
        """
        cards:
          Gong:
            types: [artifact]
            abilities: [{when: {event: gains life, player: you}, limit: once each turn, do: [{draw: 1}]}]
        given: {turn: {player: Ada}, Ada: {battlefield: [Gong]}, Ben: {}}
        when: [{gain life: 1, by: Ada}, {gain life: 1, by: Ada}]
        then: {triggers: {Gong: 1}}
        """
    )
    [limited] = steps(run, "limited")
    assert limited.objects == ("Gong",)
    assert limited.rules
    assert "once each turn" in limited.text
