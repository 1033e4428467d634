"""What is impossible is not offered to whoever may do it; whatever is possible is (608.2d, 121.3)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Relic: {types: [artifact], abilities: [{passive: {cannot: be sacrificed}, affects: me}]}
  Curse: {types: [enchantment], abilities: [{passive: {cannot: gain life}, affects: {all: {type: player}}}]}
  Golem: {types: [artifact, creature], power: 1, toughness: 1, abilities: []}
  Idol: {types: [artifact], abilities: []}
  Herald: {types: [creature], mana cost: "{1}", power: 1, toughness: 1, keywords: [cascade]}
  Spell: {types: [sorcery], abilities: [{do: [DONE]}]}
"""


def asked(done: str, board: str, hand: str = "", answered: str = "", library: int = 3) -> None:
    """Ann casts a spell with this instruction; she is asked exactly if she answers."""
    written = Written("magic", ("2024-06-07",), CARDS.replace("DONE", done))
    times = 1 if answered else 0
    written.confirm(
        f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [{hand}Spell], battlefield: [{board}], library: {library}}}
          Bob: {{battlefield: [{{card: Bear, as: his}}]}}
        when: [{{cast: Spell, by: Ann}}, {{resolve: 1}}]
        choices: [{answered}]
        then: {{asked: {{may: {times}}}}}
        """
    )


FIRST = "{sacrifice: {choose: 1, type: creature, controller: you, target: false}}"
THEN = "{sacrifice: {choose: 1, type: artifact, controller: you, target: false}}"
BOTH = f"{{you may: [{FIRST}, {THEN}]}}"
ONCE_MORE = f"{{you may: [{FIRST}, {FIRST[:-1]}, if: CONDITION}}]}}"
IF_MY_TURN = ONCE_MORE.replace("CONDITION", "{turn of: you}")
IF_NOT_MY_TURN = ONCE_MORE.replace("CONDITION", "{not: {turn of: you}}")
NO = '{player: Ann, question: may, answer: "no"}'
SACRIFICE = "{sacrifice: {choose: 1, type: permanent, controller: you, target: false}, you may: true}"
TAP = "{tap: {choose: 1, type: creature, target: false, controller: you}, you may: true}"
SEEN = (
    "{reveal: {top: 2, as: seen}}, "
    "{put: {choose: 1, type: creature, linked: seen, zone: library, target: false}, to: hand, you may: true}"
)


@pytest.mark.parametrize(
    ("done", "board", "hand"),
    [
        pytest.param(SACRIFICE, "", "", id="there is nothing to sacrifice"),
        pytest.param(SACRIFICE, "Relic", "", id="what there is can't be sacrificed"),
        pytest.param("{discard: 1, you may: true}", "", "", id="there is no card to discard"),
        pytest.param("{discard: 2, you may: true}", "", "Bear, ", id="there are too few cards to discard"),
        pytest.param("{gain life: 1, you may: true}", "Curse", "", id="life can't be gained"),
        pytest.param(TAP, "{card: Bear, tapped: true}", "", id="what there is is tapped already"),
        pytest.param("{you may: [{at once: [{discard: 1}, {draw: 1}]}]}", "", "", id="a part of it is impossible"),
        pytest.param(SACRIFICE[:-1] + ", if: {turn of: you}}", "", "", id="its condition is met, and nothing is there"),
        pytest.param(BOTH, "Bear", "", id="what comes second is impossible from the beginning"),
        pytest.param(f"{{you may: [{FIRST}, {FIRST}]}}", "Bear", "", id="one creature is not sacrificed twice"),
        pytest.param(BOTH, "Golem", "", id="one artifact creature is not sacrificed twice"),
        pytest.param("{you may: [{pay life: 1}, " + THEN + "]}", "", "", id="after a payment there is nothing more"),
        pytest.param(f"{{you may: [{FIRST}, {{discard: 1}}]}}", "Bear", "", id="there is no card to discard after it"),
        pytest.param(IF_MY_TURN, "Bear", "", id="one creature is not sacrificed twice under a condition"),
        pytest.param(SEEN, "", "", id="none of the cards that were looked at fits"),
    ],
)
def test_what_is_impossible_is_not_offered(done: str, board: str, hand: str) -> None:
    asked(done, board, hand)


@pytest.mark.parametrize(
    ("done", "board", "hand", "library"),
    [
        pytest.param(SACRIFICE, "Bear", "", 3, id="there is something to sacrifice"),
        pytest.param("{discard: 2, you may: true}", "", "Bear, Relic, ", 3, id="there are enough cards to discard"),
        pytest.param(BOTH, "{card: Bear, as: mine}, Idol", "", 3, id="each of two instructions has its own object"),
        pytest.param(BOTH, "Golem, Idol", "", 3, id="each has its own, if the one that fits both is left to the first"),
        pytest.param(
            "{you may: [{create token: {name: Golem, types: [artifact]}}, " + THEN + "]}",
            "",
            "",
            3,
            id="what is created first can be sacrificed",
        ),
        pytest.param(IF_NOT_MY_TURN, "Bear", "", 3, id="what is left out under a condition takes nothing"),
        pytest.param("{gain life: 1, you may: true}", "", "", 3, id="life can be gained"),
        pytest.param(TAP, "Bear", "", 3, id="there is something untapped"),
        pytest.param("{draw: 1, you may: true}", "", "", 0, id="cards are drawn from an empty library too"),
        pytest.param("{you may: [{draw: 1}, {discard: 1}]}", "", "", 3, id="what comes first makes the rest possible"),
    ],
)
def test_what_is_possible_is_offered(done: str, board: str, hand: str, library: int) -> None:
    asked(done, board, hand, NO, library)


@pytest.mark.parametrize(
    ("instructions", "his", "zone"),
    [
        ("{destroy: {choose: 1, type: artifact}}", "Idol", "graveyard"),
        ("{destroy: {choose: 1, type: artifact}}", "Bear", "library"),
        ("{destroy: {choose: 2, type: artifact}}", "Idol", "library"),
        ("{destroy: {choose: up to 1, type: artifact}}", "Bear", "graveyard"),
    ],
    ids=["there is a target", "there is none", "there is one of two", "none has to be chosen"],
)
def test_an_effect_casts_nothing_that_has_no_legal_target(instructions: str, his: str, zone: str) -> None:
    """And what the effect goes on to do finds the card where it was."""
    written = Written("magic", ("2024-06-07",), CARDS.replace("DONE", instructions))
    written.confirm(
        f"""
        given:
          turn: {{player: Ann}}
          Ann: {{colorless: 1, hand: [Herald], library: [Spell, Forest]}}
          Bob: {{battlefield: [{his}]}}
        when: [{{cast: Herald, by: Ann}}, {{resolve: all}}]
        choices: [{{player: Ann, question: may, answer: yes}}]
        then: {{Spell: {{zone: {zone}}}, Herald: {{zone: battlefield}}}}
        """
    )
