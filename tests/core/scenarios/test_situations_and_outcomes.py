"""What no situation can hold is refused; and what an outcome can say: illegal answers, priority, numbers below zero."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, Verdict
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
RIFTBOUND = Written("riftbound", ("v1.3",))
FLESH_AND_BLOOD = Written("flesh-and-blood", ("2026-06-10",))
WRITTEN = {"magic": MAGIC, "riftbound": RIFTBOUND, "flesh-and-blood": FLESH_AND_BLOOD}


@pytest.mark.parametrize(
    ("game", "cards", "player", "found"),
    [
        ("magic", "Bolt: {types: [instant]}", "battlefield: [Bolt]", "Bolt, of type instant"),
        ("magic", "", "hand: [{token: Elf}]", "a token, Elf"),
        ("riftbound", "Bolt: {types: [spell]}", "base: [Bolt]", "Bolt, of type spell"),
        ("riftbound", "Scout: {types: [unit]}", "runes: [Scout]", "Scout, of type unit"),
        ("riftbound", "", "trash: [{token: Recruit}]", "a token, Recruit"),
        ("flesh-and-blood", "Jab: {types: [action]}", "weapons: [Jab]", "Jab, of type action"),
        ("flesh-and-blood", "Cap: {types: [equipment]}\n  Hat: {types: [equipment]}", "head: [Cap, Hat]", "2"),
        ("flesh-and-blood", "Aura: {types: [token]}", "hand: [Aura]", "a token, Aura"),
    ],
)
def test_what_the_rules_do_not_let_be_there_is_refused_where_it_stands(game, cards, player, found):
    body = "\n"
    body += f"cards:\n  {cards}\n" if cards else ""
    source = WRITTEN[game].text(f"{body}given:\n  Ana: {{{player}}}\n  Ben: {{}}\nthen: {{turn: Ana}}\n")
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(source)
    (problem,) = refused.value.problems
    assert problem.found == found
    assert source.splitlines()[problem.line - 1].startswith("  Ana:")
    assert problem.advice


def test_a_token_is_what_its_description_under_cards_says():
    RIFTBOUND.confirm(
        """
        cards:
          Imp: {types: [unit], might: 3, abilities: [{when: {event: dies, object: me}, do: [{draw: 1}]}]}
        given:
          Ana: {base: [{token: Imp, as: imp}]}
          Ben: {}
        when: [{check: {imp: {might: 3}}}, {kill: imp}, {resolve: all}]
        then: {Ana: {hand: 1}}
        twin:
          change:
            given.Ana.base: [{token: Imp, as: imp, might: 1, abilities: [{use: {}, do: [{draw: 1}]}]}]
            when: [{check: {imp: {might: 1}}}, {kill: imp}]
          then: {Ana: {hand: 0}}
        """
    )


def test_what_has_the_type_of_tokens_is_one():
    FLESH_AND_BLOOD.confirm(
        """
        cards:
          Chime: {types: [token], subtypes: [aura]}
          Bell: {types: [instant], abilities: [{do: [{gain life: {count: {token: true}}}]}]}
        given:
          Ana: {arena: [Chime], hand: [Bell], life: 10}
          Ben: {}
        when: [{play: Bell, by: Ana}, {resolve: all}]
        then: {Ana: {life: 11}}
        twin:
          change: {given.Ana.arena: []}
          then: {Ana: {life: 10}}
        """
    )


def test_numbers_below_zero_can_be_expected():
    MAGIC.confirm(
        """
        cards:
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ana: {battlefield: [Bear]}
          Ben: {life: 2}
        when: [{give: {power: -3}, to: Bear, for: until end of turn}, {lose life: 5, by: Ben}]
        then: {Bear: {power: -1}, Ben: {life: -3}}
        """
    )


BOLT = """
    cards:
      Bear: {types: [creature], power: 2, toughness: 2}
      Bolt: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
      Wall: {types: [creature], power: 0, toughness: 4, abilities: [{passive: {cannot: be targeted}, affects: me}]}
    given:
      Ana: {battlefield: [Bear, Wall], hand: [Bolt]}
      Ben: {battlefield: [{token: Elf, as: elf}]}
    when: [{cast: Bolt, by: Ana}]
"""


def test_an_answer_can_be_expected_to_be_illegal():
    choices = "    choices: [{player: Ana, question: targets, answer: Wall}]\n"
    run = MAGIC.confirm(f"{BOLT}{choices}    then: {{illegal answer: true}}\n")
    assert run.trace[-1].kind == "illegal"
    assert "may not answer 'targets' with Wall" in run.trace[-1].text
    named = MAGIC.run(f"{BOLT}{choices}    then: {{illegal answer: 100.1}}\n")
    assert named.verdict is Verdict.CONTRADICTED
    assert "100.1" in named.reason


def test_an_answer_that_is_legal_contradicts_that_it_is_not():
    choices = "    choices: [{player: Ana, question: targets, answer: Bear}]\n"
    run = MAGIC.run(f"{BOLT}{choices}    then: {{illegal answer: true}}\n")
    assert run.verdict is Verdict.CONTRADICTED
    assert "every answer is legal" in run.reason


def test_an_illegal_answer_that_nobody_expects_stops_the_run():
    choices = "    choices: [{player: Ana, question: targets, answer: Wall}]\n"
    assert MAGIC.run(f"{BOLT}{choices}    then: {{stack: [Bolt]}}\n").verdict is Verdict.NOT_EXECUTABLE


def test_answers_that_nothing_asked_for_are_told_beside_a_contradiction():
    run = MAGIC.run(
        """
        given: {Ana: {}, Ben: {}}
        when: [{draw: 1, by: Ana}]
        choices: [{player: Ben, question: may, answer: yes}]
        then: {Ana: {hand: 2}}
        """
    )
    assert run.verdict is Verdict.CONTRADICTED
    assert run.reason.startswith("Expected player: Ana hand = 2; seen 1")
    assert "Ben was never asked 'may'; take the answer away." in run.reason


@pytest.mark.parametrize(
    ("steps", "priority"),
    [
        ("", "Ana"),
        ("{cast: Dart, by: Ana}", "Ana"),
        ("{cast: Dart, by: Ana}, {pass: Ana}", "Ben"),
        ("{cast: Dart, by: Ana}, {pass: Ana}, {pass: Ben}", "Ana"),
        ("{cast: Dart, by: Ana}, {pass: Ana}, {cast: Sting, by: Ben}", "Ben"),
        ("{cast: Dart, by: Ana}, {pass: Ana}, {cast: Sting, by: Ben}, {resolve: 1}", "Ana"),
        ("{concede: Ben}", "none"),
    ],
)
def test_who_has_priority_in_magic(steps, priority):
    MAGIC.confirm(
        f"""
        cards:
          Dart: {{types: [instant], abilities: [{{do: [{{draw: 1}}]}}]}}
          Sting: {{types: [instant], abilities: [{{do: [{{draw: 1}}]}}]}}
        given: {{Ana: {{hand: [Dart]}}, Ben: {{hand: [Sting]}}}}
        when: [{steps}]
        then: {{priority: {priority}}}
        """
    )


@pytest.mark.parametrize(
    ("steps", "priority"),
    [
        ("", "Ana"),
        ("{play: Dart, by: Ana}", "Ana"),
        ("{play: Dart, by: Ana}, {pass: Ana}", "Ben"),
        ("{play: Dart, by: Ana}, {pass: Ana}, {pass: Ben}", "Ana"),
    ],
)
def test_who_has_priority_in_flesh_and_blood(steps, priority):
    FLESH_AND_BLOOD.confirm(
        f"""
        cards:
          Dart: {{types: [instant], abilities: [{{do: [{{draw: 1}}]}}]}}
        given: {{Ana: {{hand: [Dart]}}, Ben: {{}}}}
        when: [{steps}]
        then: {{priority: {priority}}}
        """
    )


def test_nobody_has_priority_outside_the_action_phase_of_flesh_and_blood():
    FLESH_AND_BLOOD.confirm(
        """
        given: {turn: {player: Ana, phase: end}, Ana: {}, Ben: {}}
        then: {priority: none}
        """
    )


@pytest.mark.parametrize(
    ("steps", "priority"),
    [
        ("", "Ana"),
        ("{play: Dart, by: Ana}", "Ana"),
        ("{play: Dart, by: Ana}, {pass: Ana}", "Ben"),
        ("{play: Dart, by: Ana}, {pass: Ana}, {pass: Ben}", "Ana"),
    ],
)
def test_who_has_priority_in_riftbound(steps, priority):
    RIFTBOUND.confirm(
        f"""
        cards:
          Dart: {{types: [spell], keywords: [action], abilities: [{{do: [{{draw: 1}}]}}]}}
        given: {{Ana: {{hand: [Dart]}}, Ben: {{}}}}
        when: [{steps}]
        then: {{priority: {priority}}}
        """
    )


def test_many_things_at_once_are_no_loop():
    cards = """
        cards:
          Chorus: {types: [unit], abilities: [{when: {event: enters, object: {other: true}}, do: [{draw: 1}]}]}
          Echo: {types: [unit], abilities: [{when: {event: is readied, object: me}, do: [{exhaust: me}, {ready: me}]}]}
    """
    crowd = RIFTBOUND.run(
        f"""{cards}
        given: {{Ana: {{base: [Chorus]}}, Ben: {{}}}}
        when: [{{create token: {{name: Imp}}, count: 90, by: Ana}}]
        then: {{Ana: {{hand: 90}}}}
        """
    )
    assert "Chorus triggers more than 60 times" in crowd.reason
    assert "repeat" not in crowd.reason
    loop = RIFTBOUND.run(
        f"""{cards}
        given: {{Ana: {{base: [{{card: Echo, exhausted: true}}]}}, Ben: {{}}}}
        when: [{{ready: Echo, by: Ana}}, {{resolve: all}}]
        then: {{Ana: {{hand: 0}}}}
        """
    )
    assert "these triggers repeat: Echo" in loop.reason


def test_a_planeswalker_on_the_battlefield_has_its_printed_loyalty_if_nothing_else_is_said():
    MAGIC.confirm(
        """
        cards:
          Seer: {types: [planeswalker], loyalty: 3}
        given: {Ana: {battlefield: [Seer]}, Ben: {}}
        when: [{draw: 1, by: Ana}]
        then: {Seer: {zone: battlefield, loyalty: 3}}
        twin:
          change: {given.Ana.battlefield: [{card: Seer, counters: {loyalty: 0}}]}
          then: {Seer: {zone: graveyard}}
        """
    )


@pytest.mark.parametrize(
    ("game", "written", "found"),
    [
        ("magic", "{if: {this: {top: 1}, is: {type: sorcery}}, do: [{draw: 1}]}", "the top of a deck"),
        ("riftbound", "{do: [{draw: {might of: {top: 1}}}]}", "the top of a deck"),
        ("flesh-and-blood", "{do: [{put: me}]}", "an instruction without it"),
        ("flesh-and-blood", "{use: {put: me}, do: [{draw: 1}]}", "a cost without it"),
    ],
)
def test_what_is_asked_of_an_unseen_card_or_put_nowhere_is_refused(game, written, found):
    type_ = min(GAMES[game].table.vocabulary.types)
    cards = f"\ncards:\n  Odd: {{types: [{type_}], abilities: [{written}]}}\n"
    with pytest.raises(UnableToReadScenario) as refused:
        WRITTEN[game].read(f"{cards}given: {{Ana: {{}}, Ben: {{}}}}\nthen: {{turn: Ana}}\n")
    assert [problem.found for problem in refused.value.problems] == [found]
