"""Situations of Riftbound written from its rules before anything ran them."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_stops

EDITIONS = ("v1.3", "v1.2")
CARDS = """
cards:
  Villager: {types: [unit], might: 2, abilities: []}
  Plan: {types: [spell], abilities: [{do: [
    {you may: [{later: {when: {event: dies, object: {type: unit}}, do: [{draw: 1}]}, for: this turn}]},
    {draw: 1, if: {done: true}}]}]}
  Nobody: {types: [spell], abilities: [{do: [
    {draw: 1}, {for each: {type: gear}, do: [{draw: 1}]}, {ready: {all: {type: unit}}, if: {done: true}}]}]}
  Modal: {types: [spell], abilities: [{do: [{modes: [
    {name: call, do: [{play token: {name: Recruit, might: 1}, to: base}, {deal: 1, to: {all: {type: unit}}}]},
    {name: draw, do: [{draw: 1}]}]}]}]}
  Iffy: {types: [spell], abilities: [{do: [
    {play token: {name: Recruit, might: 1}, to: base, if: {count: {type: unit, controller: you}, at least: 1}},
    {deal: 1, to: {all: {type: unit}}}]}]}
  Counted: {types: [spell], abilities: [{do: [
    {play token: {name: Recruit, might: 1}, to: base, count: {count: {type: unit, controller: you}}},
    {kill: {all: {type: unit}}}]}]}
  Leader: {types: [unit], might: 2, abilities: [
    {when: {event: attacks, object: me}, do: [
      {play token: {name: Recruit, might: 1}, to: here}, {move: me, to: base}]}]}
  Hunter: {types: [unit], might: 2, keywords: [{hunt: 2}], abilities: []}
  Climber: {types: [unit], might: 2, abilities: [{passive: {might: 1}, affects: me, while: {level: 3}}]}
  Trainer: {types: [unit], might: 2, abilities: [{passive: {keyword: ambush}, affects: {all: {type: unit}}}]}
"""
RIFT = Written("riftbound", EDITIONS, CARDS)

DONE = {
    "what is left for later is done once it is made": """
        given: {Ahri: {hand: [Plan], deck: 3}, Jinx: {}}
        when: [{play: Plan}, {resolve: all}]
        choices: [{player: Ahri, question: may, answer: yes}]
        then: {Ahri: {hand: 1}}
        twin:
          change: {choices: [{player: Ahri, question: may, answer: no}]}
          then: {Ahri: {hand: 0}}
        """,
    "what is done for each of nothing is not done": """
        given: {Ahri: {base: [{card: Villager, exhausted: true}], hand: [Nobody], deck: 3}, Jinx: {}}
        when: [{play: Nobody}, {resolve: all}]
        then: {Ahri: {hand: 1}, Villager: {exhausted: true}}
        """,
}
TOKENS = {
    "tokens of a mode come behind the rest of it": """
        given: {Ahri: {base: [Villager], hand: [Modal]}, Jinx: {}}
        when: [{play: Modal}, {resolve: all}]
        choices: [{player: Ahri, question: mode, answer: call}]
        then: {Villager: {damage: 1}, Ahri: {base: {count: 2}}}
        """,
    "tokens with an if come behind the rest, and the if is asked at once": """
        given: {Ahri: {base: [Villager], hand: [Iffy]}, Jinx: {}}
        when: [{play: Iffy}, {resolve: all}]
        then: {Ahri: {base: {count: 2}}}
        """,
    "as many tokens come as were told before what is counted died": """
        given: {Ahri: {base: [Villager, {card: Villager, as: other}], hand: [Counted]}, Jinx: {}}
        when: [{play: Counted}, {resolve: all}]
        then: {Ahri: {base: {count: 2}}, Villager: {zone: trash}}
        """,
    "here is where its source was as the token was told": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Leader]}, Jinx: {at Altar: [Villager]}}
        when: [{move: Leader, to: Altar}, {resolve: all}]
        then: {Leader: {zone: base}, Ahri: {at Altar: {count: 1}}}
        """,
}


@each(DONE | TOKENS)
def test_of_what_is_done_and_when(body):
    RIFT.confirm(body)


@pytest.mark.parametrize(("card", "word"), [("Hunter", "Hunt"), ("Climber", "Level"), ("Trainer", "Ambush")])
def test_keywords_that_came_later_are_refused_before(card, word):
    body = f"given: {{Ahri: {{base: [{card}]}}, Jinx: {{}}}}\nwhen: [{{end turn: true}}]\nthen: {{turn: Jinx}}\n"
    RIFT.confirm(body, "v1.3")
    assert_stops(RIFT.run(body, "v1.2"), f"v1.2 has no rule on {word}, which {card} speaks of.")


GIVEN = """
cards:
  Villager: {types: [unit], might: 2, abilities: []}
  Giver: {types: [unit], might: 2, abilities: [{use: {}, do: [%s]}]}
"""
HAND = "to: {choose: 1, type: unit, zone: hand, owner: you, target: false}, for: this turn"
LATER = "affects: {type: unit, controller: you}}, for: this turn"
CHOSEN = "choices: [{player: Ahri, question: objects, answer: Villager}]"


@pytest.mark.parametrize(
    "what", ["enters: ready", "can: ignore deflect", "cannot: be played", "can: be played to any battlefield"]
)
def test_what_is_said_of_playing_is_not_given_to_what_is_there(what):
    with pytest.raises(UnableToReadScenario, match="expected what will be played, found"):
        Written("riftbound", EDITIONS, GIVEN % f"{{give: {{{what}}}, to: me, for: this turn}}").read(
            "given: {Ahri: {base: [Giver]}, Jinx: {}}\nwhen: [{use: Giver, by: Ahri}]\nthen: {chain: []}\n"
        )


@pytest.mark.parametrize(
    ("instruction", "choices", "then"),
    [
        (f"{{give: {{can: be played to any battlefield}}, {HAND}}}", CHOSEN, "Villager: {at: Altar}"),
        (f"{{later: {{passive: {{can: be played to an open battlefield}}, {LATER}}}", "", "Villager: {at: Altar}"),
        (f"{{later: {{passive: {{can: be played to an occupied enemy battlefield}}, {LATER}}}", "", "illegal: true"),
        (f"{{give: {{cannot: be played}}, {HAND}}}", CHOSEN, "illegal: true"),
    ],
)
def test_what_is_said_beforehand_of_a_card_that_will_be_played(instruction, choices, then):
    Written("riftbound", EDITIONS, GIVEN % instruction).confirm(f"""
        given: {{battlefields: [Altar], Ahri: {{base: [Giver], hand: [Villager]}}, Jinx: {{}}}}
        when: [{{use: Giver, by: Ahri}}, {{resolve: all}}, {{play: Villager, by: Ahri, at: Altar}}]
        {choices}
        then: {{{then}}}
        """)
