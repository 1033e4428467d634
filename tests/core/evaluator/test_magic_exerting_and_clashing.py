"""Magic: permanents that are exerted, and clashes (701.23, 701.39)."""

from __future__ import annotations

import pytest

from tests.core.scenarios.test_famous_wordings_play import MAGIC, card, table
from tests.magic_boards import Boards

BOARDS = Boards(
    """
  Ram: {types: [creature], power: 3, toughness: 3, abilities: [{passive: {can: be exerted as it attacks}, affects: me}]}
  Mage: {types: [creature], power: 1, toughness: 1, abilities: [{use: {tap: me, exert: me}, do: [{draw: 1}]}]}
  Daze: {types: [instant], abilities: [{do: [{exert: {choose: 1, type: creature}}]}]}
  Brawl: {types: [sorcery], abilities: [{do: [{clash: true}, {gain life: 3, if: {happened: {event: wins a clash, player: you}, in: this way}}]}]}
  Elk: {types: [creature], mana cost: "{3}", power: 3, toughness: 3}
  Imp: {types: [creature], mana cost: "{1}", power: 1, toughness: 1}
"""  # noqa: E501
)
ROUND = "{end turn: true}, {end turn: true}"


@pytest.mark.parametrize(("answer", "tapped"), [("yes", "true"), ("no", "false")])
def test_it_stays_tapped_where_its_player_exerts_it_as_it_attacks(answer: str, tapped: str) -> None:
    BOARDS.confirm(
        f"{{attack: {{Ram: Bob, Ogre: Bob}}}}, {ROUND}",
        f"Ram: {{tapped: {tapped}}}, Ogre: {{tapped: false}}",
        ann="battlefield: [Ram, Ogre]",
        choices=f"Ann pay optional cost: {answer}",
    )


def test_exerted_twice_it_stays_tapped_for_one_untap_step() -> None:
    twice = "{cast: Daze, by: Ann}, {resolve: 1}, {cast: again, by: Ann}, {resolve: 1}"
    BOARDS.confirm(
        f"{twice}, {ROUND}, {{check: {{Bear: {{tapped: true}}}}}}, {ROUND}",
        "Bear: {tapped: false}",
        ann="hand: [Daze, {card: Daze, as: again}], battlefield: [{card: Bear, tapped: true}]",
    )


def test_what_is_exerted_as_a_cost_stays_tapped() -> None:
    BOARDS.confirm(
        f"{{activate: Mage, by: Ann}}, {{resolve: 1}}, {ROUND}", "Mage: {tapped: true}", ann="battlefield: [Mage]"
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "life"),
    [("Elk", "Imp", 23), ("Imp", "Elk", 20), ("Imp", "Forest", 23), ("Forest", "Island", 20)],
)
def test_the_greater_mana_value_wins_a_clash(mine: str, theirs: str, life: int) -> None:
    BOARDS.confirm(
        "{cast: Brawl, by: Ann}, {resolve: 1}",
        f"Ann: {{life: {life}}}",
        ann=f"hand: [Brawl], library: [{mine}]",
        bob=f"library: [{theirs}]",
        choices="Ann may: no; Bob may: no",
    )


def test_whoever_has_no_card_reveals_none_and_loses() -> None:
    BOARDS.confirm(
        "{cast: Brawl, by: Ann}, {resolve: 1}",
        "Ann: {life: 23}",
        ann="hand: [Brawl], library: [Imp]",
        bob="library: 0",
        choices="Ann may: no",
    )


def test_the_opponent_is_chosen_and_each_says_what_becomes_of_their_card() -> None:
    BOARDS.confirm(
        "{cast: Brawl, by: Ann}, {resolve: 1}, {draw: 1, by: Ann}, {draw: 1, by: Cid}",
        "Ann: {life: 23, hand: [Elk]}, Cid: {hand: [Island], library: [Imp]}",
        ann="hand: [Brawl], library: [Elk, Forest]",
        cid="library: [Imp, Island]",
        choices="Ann objects: Cid; Ann may: no; Cid may: yes",
    )


def test_such_texts_are_read_and_played() -> None:
    text = "You may exert Fox as it attacks. When you do, it gets +1/+3 until end of turn."
    fox = card("Fox", "creature", text, power=2, toughness=2)
    given = "  Ann: {battlefield: [Fox]}\n  Bob: {}\n"
    played = "when: [{attack: {Fox: Bob}}, {resolve: all}]\n"
    played += "choices: [{player: Ann, question: pay optional cost, answer: yes}]\n"
    MAGIC.confirm(table(fox, given, played + "then: {Fox: {power: 3, toughness: 5}}\n"))
    brawl = card("Brawl", "sorcery", "Clash with an opponent. If you win, draw a card.")
    elk = "  Elk: {types: [creature], mana cost: {generic: 3}, power: 3, toughness: 3}\n"
    given = "  Ann: {hand: [Brawl], library: [Elk, Forest]}\n  Bob: {library: [Island]}\n"
    played = "when: [{cast: Brawl, by: Ann}, {resolve: all}]\nchoices:\n"
    played += "  - {player: Ann, question: may, answer: no}\n  - {player: Bob, question: may, answer: no}\n"
    MAGIC.confirm(table(brawl + elk, given, played + "then: {Ann: {hand: [Elk]}}\n"))
