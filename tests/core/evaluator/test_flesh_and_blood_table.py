"""The table of Flesh and Blood: words that mean something, rules that exist, and rows that decide something."""

import re
import textwrap
from pathlib import Path

import pytest

from rules_data.core.evaluator import rows
from rules_data.core.evaluator.events.proposing import _PROPOSALS
from rules_data.core.evaluator.games.flesh_and_blood.vocabulary import CHANGES
from rules_data.core.evaluator.stack.instructions import _CONTROL
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, run_scenario
from tests.verdicts import assert_confirmed

CORPUS = Path(__file__).parents[3] / "rules_data" / "corpus" / "flesh-and-blood"
OFFICIAL = Path("../shared/documents/flesh-and-blood/en-fab-cr-2026-06-10.txt")
TABLE = GAMES["flesh-and-blood"].table
EDITIONS = TABLE.vocabulary.editions
# Events that others are besides: a discarded card, an arrival, a death.
BESIDES = {"is discarded", "is discarded at random", "is banished from boosting", "leaves", "dies"}


def cited(edition):
    found = {rule for row in rows(GAMES["flesh-and-blood"].table, edition) for rule in row.cites[edition]}
    return found | {rule for cites in TABLE.procedures.values() for rule in cites[edition]}


def numbers_in(text):
    return set(re.findall(r"^(\d+\.\d+(?:\.\d+[a-z]?)?) ", text, re.MULTILINE))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_cited_is_restated_in_the_corpus(edition):
    assert cited(edition) <= numbers_in((CORPUS / "cr" / f"{edition}.txt").read_text())


@pytest.mark.official
def test_every_rule_cited_stands_in_the_official_document():
    if not OFFICIAL.exists():
        pytest.skip("the publishers' documents are not here")
    assert cited("2026-06-10") <= numbers_in(OFFICIAL.read_text())


def test_every_instruction_a_scenario_may_use_is_carried_out():
    known = {*_CONTROL, *_PROPOSALS, *TABLE.instructions, *TABLE.proposals, *TABLE.object_verbs, *TABLE.player_verbs}
    known |= set(TABLE.words.tokens)
    assert set(TABLE.vocabulary.verbs) <= known


def test_every_event_a_scenario_may_wait_for_can_happen():
    assert set(TABLE.vocabulary.events) <= {*TABLE.commits, *BESIDES, *CHANGES}
    assert set(CHANGES) <= set(TABLE.commits)


HEADER = """
example: in-a-test
game: flesh-and-blood
title: In a test
editions: ["2026-06-10", "2026-02"]
"""


def differs_without(row, body):
    scenario = GAMES.read_scenario(HEADER + textwrap.dedent(body))
    run = run_scenario(scenario, EDITIONS[0])
    assert_confirmed(run)
    return run_scenario(scenario, EDITIONS[0], without=frozenset((row,))).verdict is not Verdict.CONFIRMED


def test_events_that_happen_together_count_one_after_another():
    assert differs_without(
        "nth-of-several",
        """
        cards:
          Post:
            types: [action]
            subtypes: [item]
            abilities:
              - {when: {event: is destroyed, object: {subtype: aura}}, ordinal: second, per: turn, do: [{draw: 1}]}
          Mist: {types: [action], subtypes: [aura]}
        given:
          turn: {player: Ira}
          Ira: {arena: [Post, {card: Mist, as: a}, {card: Mist, as: b}, {card: Mist, as: c}]}
          Bravo: {}
        when:
          - {at once: [{destroy: a}, {destroy: b}, {destroy: c}]}
        then: {triggers: {Post: 1}}
        """,
    )


def test_an_inline_triggered_effect_with_a_number_makes_as_many_layers():
    assert differs_without(
        "inline-times",
        """
        cards:
          Volley: {types: [action], abilities: [{do: [{inline: [{gain life: 1}], times: 3}]}]}
        given:
          turn: {player: Ira}
          Ira: {hand: [Volley], life: 10}
          Bravo: {}
        when:
          - {play: Volley}
          - {resolve: all}
        then:
          Ira: {life: 13}
          triggers: {Volley (inline): 3}
        """,
    )


def test_a_trigger_condition_is_compared_with_the_event_once_it_has_occurred():
    assert differs_without(
        "after-the-event",
        """
        cards:
          Scale:
            types: [action]
            subtypes: [item]
            abilities: [{when: {event: draws, player: you, amount: {at least: {hand of: you}}}, do: [{gain life: 1}]}]
          Page: {types: [action]}
        given:
          turn: {player: Ira}
          Ira: {arena: [Scale], hand: [Page]}
          Bravo: {}
        when:
          - {draw: 1, by: Ira}
        then: {triggers: {Scale: 0}}
        """,
    )
