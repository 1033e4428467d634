"""Places where units may or cannot be played, and to which they cannot move, because an ability says so."""

from __future__ import annotations

import textwrap

import pytest

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Kennel: {types: [battlefield], abilities: [{passive: {can: be played here}, affects: {type: unit, tag: Dog}}]}
  Bog: {types: [battlefield], abilities: [{passive: {cannot: be played here}, affects: {type: unit, token: false}}]}
  Yard: {types: [battlefield], abilities: []}
  Pup: {types: [unit], might: 1, tags: [Dog], abilities: []}
  Kit: {types: [unit], might: 1, tags: [Cat], abilities: []}
  Whistle: {types: [spell], keywords: [action], abilities: [{do: [{play token: {name: Imp}}]}]}
  Fence: {types: [gear], abilities: [{passive: {cannot: move to base}, affects: {type: unit, controller: opponent}}]}
  Push: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit}, to: base}]}]}
  Pull: {types: [spell], keywords: [action], abilities: [{do: [{recall: {choose: 1, type: unit}}]}]}
"""
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"), CARDS)


def played(card: str, at: str, fields: str, then: str) -> None:
    RIFTBOUND.confirm(f"""
        given:
          turn: {{player: Ahri}}
          battlefields: [{fields}]
          Ahri: {{hand: [{card}]}}
          Jinx: {{}}
        when: [{{play: {card}, by: Ahri, at: {at}}}]
        then: {{{then}}}
    """)


@pytest.mark.parametrize(
    ("card", "at", "then"),
    [
        ("Pup", "Kennel", "Pup: {at: Kennel}"),
        ("Kit", "Kennel", "illegal: true"),
        ("Pup", "Yard", "illegal: true"),
    ],
)
def test_only_what_is_spoken_of_may_be_played_where_that_is_said(card: str, at: str, then: str) -> None:
    played(card, at, "Kennel, Yard", then)


@pytest.mark.parametrize(("at", "then"), [("Bog", "illegal: true"), ("Yard", "Pup: {at: Yard}")])
def test_what_forbids_binds_the_player_who_controls_the_battlefield_too(at: str, then: str) -> None:
    played("Pup", at, "{card: Bog, controller: Ahri}, {card: Yard, controller: Ahri}", then)


def test_a_token_that_the_prohibition_does_not_speak_of_is_played_there() -> None:
    RIFTBOUND.confirm("""
        given:
          turn: {player: Ahri}
          battlefields: [{card: Bog, controller: Ahri}]
          Ahri: {hand: [Whistle]}
          Jinx: {}
        when: [{play: Whistle, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: location, answer: Bog}]
        then: {Imp: {at: Bog}}
    """)


HELD = """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Yard, controller: Ahri}]
          Ahri: {at Yard: [Pup], hand: [Push, Pull]}
          Jinx: {base: [Fence]}
"""


def test_a_unit_that_cannot_move_to_base_neither_moves_there_by_itself_nor_by_a_spell() -> None:
    RIFTBOUND.confirm(HELD + "        when: [{move: [Pup], to: base}]\n        then: {illegal: true}\n")
    spell = "        when: [{play: Push, by: Ahri}, {resolve: all}]\n        then: {Pup: {at: Yard}}\n"
    RIFTBOUND.confirm(HELD + spell)


def test_it_is_recalled_all_the_same_and_others_move() -> None:
    recalled = "        when: [{play: Pull, by: Ahri}, {resolve: all}]\n        then: {Pup: {at: base}}\n"
    RIFTBOUND.confirm(HELD + recalled)
    mine = HELD.replace("base: [Fence]", "base: []").replace("hand: [Push, Pull]", "base: [Fence]")
    RIFTBOUND.confirm(mine + "        when: [{move: [Pup], to: base}]\n        then: {Pup: {at: base}}\n")


BY_ITSELF = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Gate: {types: [battlefield], abilities: []}
  Scout: {types: [unit], might: 1, abilities: []}
  Deckhand: {types: [unit], might: 2, abilities: [{passive: {can: be played to an open battlefield}, affects: me}]}
  Raider: {types: [unit], might: 2, abilities: [{passive: {can: be played to any battlefield}, affects: me,
    while: {legion: true}}]}
  Spy: {types: [unit], might: 2, abilities: [{passive: {can: be played to an occupied enemy battlefield}, affects: me}]}
"""
OWN_TEXT = {
    "an open battlefield is one that nobody controls and where no unit is": """
        given: {turn: {player: Ahri}, battlefields: [Altar, {card: Gate, controller: Jinx}], Ahri: {hand: [Deckhand]},
          Jinx: {at Gate: [Scout]}}
        when: [{play: Deckhand, at: Altar}, {close showdown: true}]
        then: {Deckhand: {at: Altar}, Altar: {controller: Ahri}, Ahri: {points: 1}}
        twin: {change: {when: [{play: Deckhand, at: Gate}]}, then: {illegal: true}}
        """,
    "an occupied enemy battlefield is one that an opponent controls, with a unit": """
        given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Jinx}],
          Jinx: {at Gate: [Scout]}, Ahri: {hand: [Spy], at Altar: [{card: Scout, as: mine}]}}
        when: [{play: Spy, at: Gate}]
        then: {Spy: {at: Gate, is: [attacking]}}
        twin: {change: {given.battlefields.1: Gate, given.Jinx: {}}, then: {illegal: true}}
        """,
    "any battlefield, while the condition of that is met": """
        given: {turn: {player: Ahri}, battlefields: [{card: Gate, controller: Jinx}], Jinx: {at Gate: [Scout]},
          Ahri: {hand: [Scout, Raider]}}
        when: [{play: Scout, at: base}, {play: Raider, at: Gate}]
        then: {Raider: {at: Gate, is: [attacking]}}
        twin: {change: {when: [{play: Raider, at: Gate}]}, then: {illegal: true}}
        """,
}


@each(OWN_TEXT)
def test_a_card_may_say_where_it_can_be_played(body):
    named = body.replace("at Gate: [Scout]", "at Gate: [{card: Scout, as: other}]")
    Written("riftbound", ("v1.3", "v1.2"), BY_ITSELF).confirm(named)


COMPANY = Written("riftbound", ("v1.4", "v1.3", "v1.2"), """
cards:
  Yard: {types: [battlefield], abilities: []}
  Moor: {types: [battlefield], abilities: []}
  Bog: {types: [battlefield], abilities: [{passive: {cannot: be played here}, affects: {type: unit}}]}
  Big: {types: [unit], might: 4, abilities: []}
  Pup: {types: [unit], might: 1, abilities: []}
  Mole: {types: [unit], might: 1, keywords: [hidden], abilities: []}
  Pot: {types: [gear], keywords: [hidden], abilities: []}
  Call: {types: [spell], keywords: [reaction], abilities: [{do: [
    {choose: {choose: 1, type: unit, as: chosen}}, {play token: {name: Imp}, to: {that: chosen}}]}]}
  Gate: {types: [gear], abilities: [{use: {}, keywords: [reaction], do: [
    {play: {choose: 1, type: unit, zone: trash, owner: you}, to: {choose: 1, type: battlefield, target: false},
     free: true}]}]}
  Push: {types: [spell], keywords: [action], abilities: [{do: [
    {move: {choose: 1, type: unit, controller: opponent}, to: choose}]}]}
  Home: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit, is: [defending]}}]}]}
""")  # fmt: skip
OF_THREE = """
  turn: {player: Ahri}
  players: [Ahri, Jinx, Lux]
  battlefields: [{card: Yard, controller: Jinx}, {card: Moor, controller: Ahri}]
  Ahri: {base: [Big]}
  Jinx: {at Yard: [Pup], hand: [Home]}
  Lux: {base: [Gate], trash: [{card: Big, as: own}]}
"""
SENT = {
    "whoever may choose a battlefield cannot choose the combat of two others (v1.4 462.2)": """
        when: [{move: [Big], to: Yard}, {pass: Ahri}, {pass: Jinx}, {use: Gate, by: Lux}, {resolve: all}]
        choices: [{player: Lux, question: objects, answer: Yard}]
        then: {illegal answer: true}
        """,
    "and no more when the units of one of the two have gone": """
        when: [{move: [Big], to: Yard}, {pass: Ahri}, {play: Home, by: Jinx}, {resolve: all},
          {use: Gate, by: Lux}, {resolve: all}]
        choices: [{player: Lux, question: objects, answer: Yard}]
        then: {illegal answer: true}
        """,
    "nor is a unit of a third player moved there, whoever moves it; one of the two is (442.2.a)": """
        given: {turn: {player: Ahri}, players: [Ahri, Jinx, Lux], battlefields: [{card: Yard, controller: Jinx}],
          Ahri: {base: [Big], hand: [Push]}, Jinx: {at Yard: [Pup], base: [{card: Pup, as: second}]},
          Lux: {base: [{card: Pup, as: third}]}}
        when: [{move: [Big], to: Yard}, {play: Push, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: third}]
        then: {illegal answer: true}
        twin: {change: {choices.0.answer: second}, then: {second: {at: Yard, is: [defending]}}}
        """,
    "another battlefield is as good as ever, whoever controls it": """
        when: [{move: [Big], to: Yard}, {pass: Ahri}, {pass: Jinx}, {use: Gate, by: Lux}, {resolve: all}]
        choices: [{player: Lux, question: objects, answer: Moor}]
        then: {own: {at: Moor, controller: Lux}, Moor: {contested: true}}
        """,
}


@pytest.mark.parametrize("body", list(SENT.values()), ids=list(SENT))
@pytest.mark.parametrize("edition", ["v1.4", "v1.3", "v1.2"])
def test_a_third_player_brings_no_unit_to_a_combat(body: str, edition: str) -> None:
    text = textwrap.dedent(body)
    scenario = scenario_in(COMPANY.read(text if "given:" in text else f"given:{OF_THREE}\n{text}"), edition)
    assert_confirmed(run_scenario(scenario, edition))
    if scenario.twin is not None:
        assert_confirmed(run_scenario(scenario.twin, edition))


HERE = Written("riftbound", ("v1.4", "v1.3", "v1.2"), """
cards:
  Fair:
    types: [battlefield]
    abilities:
      - when: {event: is played, object: {type: spell}}
        do:
          - {play token: {name: Imp, might: 1}, to: here, player: that player}
          - {do this: [{give: {might: 2}, to: {all: {type: unit, location: here}}, for: this turn}]}
  Big: {types: [unit], might: 4, abilities: []}
  Pup: {types: [unit], might: 1, abilities: []}
  Song: {types: [spell], keywords: [reaction], abilities: [{do: [{draw: 1}]}]}
""")


@pytest.mark.parametrize(
    ("who", "passes", "then"),
    [
        ("Lux", "{pass: Ahri}, {pass: Jinx}, ", "Imp: {zone: base, might: 3}, Pup: {might: 1}, Big: {might: 4}"),
        ("Jinx", "{pass: Ahri}, ", "Imp: {at: Fair, might: 3}, Pup: {might: 3}, Big: {might: 6}"),
    ],
    ids=["a third player's token is played to their base, which is here from then on", "one of the two plays it there"],
)
def test_here_is_where_a_unit_was_played_instead(who: str, passes: str, then: str) -> None:
    """Riftbound v1.4 462.2.b, v1.3 457.2.b."""
    HERE.confirm(f"""
        given:
          turn: {{player: Ahri}}
          players: [Ahri, Jinx, Lux]
          battlefields: [{{card: Fair, controller: Jinx}}]
          Ahri: {{base: [Big]}}
          Jinx: {{at Fair: [Pup], hand: [{{card: Song, as: song of Jinx}}]}}
          Lux: {{hand: [{{card: Song, as: song of Lux}}]}}
        when: [{{move: [Big], to: Fair}}, {passes}{{play: song of {who}, by: {who}}}, {{resolve: all}}]
        then: {{{then}}}
    """, "v1.3", "v1.2")  # fmt: skip


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("{play: Call, by: Ahri}, {resolve: all}", "events: [{event: is played, object: {token: true}, times: 0}]"),
        ("{play: Mole, by: Ahri}", "illegal: true"),
        ("{play: Pot, by: Ahri}", "Pot: {zone: base}"),
        ("{use: Gate, by: Ahri}, {resolve: all}", "Big: {at: Yard}"),
    ],
    ids=["a token", "a hidden unit", "a hidden gear, which is no unit", "a unit by an effect comes to another place"],
)
def test_where_units_cannot_be_played_no_effect_plays_one(when: str, then: str) -> None:
    hidden = "Pot" if "Pot" in when else "Mole"
    COMPANY.confirm(f"""
        given:
          turn: {{player: Ahri}}
          battlefields: [{{card: Bog, controller: Ahri}}, {{card: Yard, controller: Ahri}}]
          Ahri: {{hand: [Call], base: [Gate], trash: [Big], at Bog: [Pup, {{card: {hidden}, facedown: true}}]}}
          Jinx: {{}}
        when: [{when}]
        then: {{{then}}}
    """, "v1.3", "v1.2")  # fmt: skip
