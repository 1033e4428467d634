# ruff: noqa: E501
"""Magic: crowns that stay, limits that follow their object, life below nothing, combats without their attackers."""

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.scenarios import UnableToReadScenario
from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07", "2026-08-07"),
    """
cards:
  Bear: {types: [creature], colors: [green], power: 2, toughness: 2}
  Giant: {types: [creature], power: 5, toughness: 5}
  Crown: {types: [sorcery], abilities: [{do: [{become the monarch: true}, {gain life: 3, if: {done: true}}]}]}
  Venturer: {types: [sorcery], abilities: [{do: [{take the initiative: true}, {gain life: 3, if: {done: true}}]}]}
  Font: {types: [artifact], abilities: [{name: sip, use: {}, limit: once each turn, do: [{gain life: 1}]}]}
  Thieve: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: [artifact, creature]}, for: until end of turn}]}]}
  Unlife: {types: [enchantment], abilities: [{passive: {cannot: lose the game for having no life}, affects: {all: {type: player, controller: you}}}]}
  Bolt: {types: [instant], colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Unveil: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: enchantment}}]}]}
  Sip: {types: [sorcery], abilities: [{do: [{draw: 1}]}]}
  Mourn: {types: [enchantment], abilities: [{name: blocks, when: {event: beginning of, phase: declare blockers}, do: [{gain life: 1}]}]}
""",
)

FOUND = {
    "whoever is the monarch already has not become it, and what follows if they do is not done (see 603.2f)": """
        given: {Ann: {is: [monarch], hand: [Crown]}, Bob: {}}
        when: [{cast: Crown, by: Ann}, {resolve: all}]
        then: {Ann: {life: 20, is: [monarch]}}
        """,
    "whoever takes the crown from another has become the monarch (see 722.3)": """
        given: {Ann: {hand: [Crown]}, Bob: {is: [monarch]}}
        when: [{cast: Crown, by: Ann}, {resolve: all}]
        then: {Ann: {life: 23, is: [monarch]}, Bob: {is not: [monarch]}}
        """,
    "a limit on an ability goes with the object to whoever takes control of it (602.5b)": """
        given: {Ann: {battlefield: [Font]}, Bob: {hand: [Thieve]}}
        when: [{activate: Font, by: Ann}, {resolve: 1}, {pass: Ann}, {cast: Thieve, by: Bob}, {resolve: 1}, {pass: Ann}, {activate: Font, by: Bob}]
        then: {illegal: 602.5b, Ann: {life: 21}}
        """,
    "in the next turn it may be used again (see 602.5b)": """
        given: {Ann: {battlefield: [Font]}, Bob: {}}
        when: [{activate: Font, by: Ann}, {resolve: 1}, {end turn: true}, {pass: Bob}, {activate: Font, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 22}}
        """,
    "with less than no life a player goes on where that does not lose the game for them (101.2)": """
        given: {Ann: {battlefield: [Unlife], life: 2}, Bob: {hand: [Bolt]}}
        when: [{pass: Ann}, {cast: Bolt, by: Bob}, {resolve: 1}]
        choices: [{player: Bob, question: targets, answer: Ann}]
        then: {Ann: {life: -1}, winner: none}
        """,
    "they lose as soon as that is gone (704.5a)": """
        given: {Ann: {battlefield: [Unlife], life: -1}, Bob: {hand: [Unveil]}}
        when: [{pass: Ann}, {cast: Unveil, by: Bob}, {resolve: 1}]
        then: {winner: Bob}
        """,
    "it is no help for whoever draws from an empty library (704.5b)": """
        given: {Ann: {battlefield: [Unlife], hand: [Sip], library: 0}, Bob: {}}
        when: [{cast: Sip, by: Ann}, {resolve: 1}]
        then: {winner: Bob}
        """,
    "nor for their opponents (704.5a)": """
        given: {Ann: {battlefield: [Unlife], hand: [Bolt]}, Bob: {life: 3}}
        when: [{cast: Bolt, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: targets, answer: Bob}]
        then: {winner: Ann}
        """,
    "there is a declare blockers step though the only attacker has been taken out of combat (500.6)": """
        given: {Ann: {battlefield: [Giant, Mourn]}, Bob: {hand: [Thieve]}}
        when: [{attack: {Giant: Bob}}, {pass: Ann}, {cast: Thieve, by: Bob}, {resolve: 1}, {advance to: end of combat}]
        then: {Ann: {life: 21}, Bob: {life: 20}, Giant: {controller: Bob, is not: [attacking]}}
        """,
    "without any attack there is none (see 508.8)": """
        given: {Ann: {battlefield: [Giant, Mourn]}, Bob: {}}
        when: [{advance to: end of combat}]
        then: {Ann: {life: 20}}
        """,
}


@each_of(FOUND)
def test_of_what_was_decided_otherwise(sentence, body):
    holds(BOOK, sentence, body)


@pytest.mark.parametrize(
    "text",
    [
        "You don't lose the game for having 0 or less life.",
        "You don't lose the game for having 0 or less life this turn.",
        "Until end of turn, you don't lose the game for having 0 or less life.",
    ],
)
def test_text_that_spares_a_player_without_life_is_read(text):
    (line,) = ability_text("magic").read(text)
    assert "lose the game for having no life" in str(line.data)


RADIATION = {
    "for each of three rad counters a card is milled, and those that are no lands hurt (see 725.1)": """
        given: {turn: {player: Bob}, Ann: {rad: 3, library: [Bear, Isle, {card: Bear, as: b2}, {card: Bear, as: b3}]}, Bob: {}}
        when: [{end turn: true}, {resolve: all}]
        then: {Ann: {rad: 1, life: 18, graveyard: {count: 3}}}
        """,
    "each player has the ability in their own turn alone (603.2)": """
        given: {Ann: {hand: [Fallout], library: 9}, Bob: {library: 9}, Cid: {library: 9}}
        when: [{cast: Fallout, by: Ann}, {resolve: 1}, {end turn: true}, {resolve: all}]
        then: {Ann: {rad: 2, life: 20}, Bob: {rad: 0, life: 18}, Cid: {rad: 2}}
        """,
    "cards that are exiled as they are milled hurt as well, and life is lost once (614.1a)": """
        given: {turn: {player: Bob}, Ann: {rad: 2, battlefield: [Void, Lament], library: 9}, Bob: {}}
        when: [{end turn: true}, {resolve: all}]
        then: {Ann: {rad: 0, life: 18, exile: {count: 2}}, triggers: {Lament/wail: 1}}
        """,
    "they are proliferated like other counters (701.27a)": """
        given: {Ann: {hand: [Spread], experience: 1}, Bob: {rad: 1}}
        when: [{cast: Spread, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: objects, answer: [Ann, Bob]}]
        then: {Bob: {rad: 2}, Ann: {experience: 2}}
        """,
    "without any left nothing triggers (603.4)": """
        given: {turn: {player: Bob}, Ann: {rad: 1, library: 9}, Bob: {}}
        when: [{end turn: true}, {resolve: all}, {end turn: true}, {end turn: true}]
        then: {stack: [], Ann: {life: 19, rad: 0}}
        """,
}
OF_RADIATION = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Isle: {types: [land]}
  Fallout: {types: [sorcery], abilities: [{do: [{get rad: 2, player: any}]}]}
  Spread: {types: [sorcery], abilities: [{do: [{proliferate: true}]}]}
  Void: {types: [enchantment], abilities: [{replace: {event: is put into a graveyard, object: {owner: any}}, with: [{exile: it}]}]}
  Lament: {types: [enchantment], abilities: [{name: wail, when: {event: loses life, player: you}, do: [{draw: 1}]}]}
""",
)


@each_of(RADIATION)
def test_of_rad_counters(sentence, body):
    holds(OF_RADIATION, sentence, body)


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent gets two rad counters.",
        "Target player gets three rad counters.",
        "You get an experience counter.",
    ],
)
def test_text_that_gives_players_counters_is_read_and_runs(text):
    (line,) = ability_text("magic").read(text)
    abilities = str(line.data["abilities"]).replace("'", "")
    cards = f"\ncards:\n  Spell: {{types: [sorcery], abilities: {abilities}}}\n"
    run = Written("magic", ("2024-06-07",), cards).confirm("""
        given: {Ann: {hand: [Spell]}, Bob: {}}
        when: [{cast: Spell, by: Ann}, {resolve: 1}]
        choices: [%s]
        then: {Ann: {hand: 0}}
        """ % ("{player: Ann, question: targets, answer: Bob}" if "Target" in text else ""))  # fmt: skip
    assert any("counter" in step.text for step in run.trace)


REFUSED = {
    "{types: [sorcery], abilities: [{do: [{put counter: rad, on: {choose: 1, type: player}}]}]}": "{get rad: 2}",
}


@pytest.mark.parametrize(("card", "advice"), REFUSED.items())
def test_what_cannot_be_written_is_refused_with_the_nearest_thing_that_can(card, advice):
    body = f"cards: {{Odd: {card}}}\ngiven: {{Ann: {{hand: [Odd]}}, Bob: {{}}}}\nwhen: []\nthen: {{Ann: {{hand: 1}}}}\n"
    with pytest.raises(UnableToReadScenario, match=advice):
        Written("magic", ("2024-06-07",)).read(body)
