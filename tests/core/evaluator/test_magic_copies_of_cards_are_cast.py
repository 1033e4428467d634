"""Copies of cards are cast: what they become, and what keeps them from being cast (Magic 707.12)."""

from __future__ import annotations

import json

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.magic_boards import Boards

DONE = "you may cast the copy without paying its mana cost"
TEXT = (
    "When Scepter enters the battlefield, you may exile an instant card from your hand.",
    f"{{2}}, {{T}}: You may copy the exiled card. If you do, {DONE}.",
)
CARD = PrintedCard(
    "Scepter", "Scepter", (PrintedFace("Scepter", "Artifact", "\n".join(TEXT)),), "", {"types": ("Artifact",)}
)
READ = read_card_text(CARD, GAMES["magic"].played, "2024-06-07")
BOARDS = Boards(f"""
  Scepter: {json.dumps(READ.description)}
  Law: {{types: [enchantment], abilities: [{{passive: {{cannot cast: {{zone: stack, type: spell}}, more than: 1}}, affects: {{all: {{type: player}}}}}}]}}
  Whisper: {{types: [sorcery], keywords: [cipher], abilities: [{{do: [{{lose life: 1, player: opponent}}]}}]}}
  Echo: {{types: [instant], abilities: [{{do: [{{cast copy of: {{choose: 1, zone: graveyard, owner: you}}}}]}}]}}
""")  # noqa: E501
IMPRINT = "{cast: Scepter, by: Ann}, {resolve: all}, {activate: Scepter, by: Ann}"
ANN = {"ann": "hand: [Scepter, Bolt], colorless: 4"}
EXILES = "Ann may: yes; Ann objects: Bolt"


def test_the_copy_is_cast_for_nothing_and_the_card_stays_in_exile() -> None:
    then = "Bob: {life: 17}, Bolt: {zone: exile}, Ann: {graveyard: 0, exile: 1, colorless: 2}"
    choices = f"{EXILES}; Ann may: yes; Ann targets: Bob"
    BOARDS.confirm(f"{IMPRINT}, {{resolve: all}}", then, choices=choices, **ANN)


def test_whoever_may_cast_it_need_not() -> None:
    then = "Bob: {life: 20}, Bolt: {zone: exile}, Ann: {graveyard: 0, exile: 1}"
    BOARDS.confirm(f"{IMPRINT}, {{resolve: all}}", then, choices=f"{EXILES}; Ann may: no", **ANN)


def test_the_copy_is_a_spell_that_can_be_countered() -> None:
    when = f"{IMPRINT}, {{resolve: 1}}, {{cast: Void, by: Bob}}, {{resolve: all}}"
    choices = f"{EXILES}; Ann may: yes; Ann targets: Bob"
    then = "Bob: {life: 20, graveyard: [Void]}, Bolt: {zone: exile}, Ann: {graveyard: 0}"
    BOARDS.holds(when, then, "707.12", choices=choices, bob="hand: [Void]", **ANN)


def test_a_copy_of_a_creature_card_becomes_a_token() -> None:
    board = {"ann": "hand: [Echo], graveyard: [Bear]", "choices": "Ann targets: Bear"}
    BOARDS.confirm("{cast: Echo, by: Ann}, {resolve: all}", "Ann: {battlefield: 1, graveyard: 2}", **board)


def test_no_copy_of_a_land_is_cast() -> None:
    board = {"ann": "hand: [Echo], graveyard: [Forest]", "choices": "Ann targets: Forest"}
    BOARDS.confirm("{cast: Echo, by: Ann}, {resolve: all}", "Ann: {battlefield: 0, graveyard: 2, hand: 0}", **board)


def test_a_copy_without_legal_targets_is_not_cast() -> None:
    board = {"ann": "hand: [Echo], graveyard: [Murder]", "choices": "Ann targets: Murder"}
    BOARDS.confirm("{cast: Echo, by: Ann}, {resolve: all}", "Ann: {graveyard: 2}", **board)


def test_whoever_cannot_cast_another_spell_casts_no_copy() -> None:
    """The spell that was encoded was the one that its player could cast this turn."""
    when = "{cast: Whisper, by: Ann}, {resolve: 1}, {attack: {Bear: Bob}}, {advance to: end of combat}"
    ann, choices = "hand: [Whisper], battlefield: [Bear, Law]", "Ann objects: Bear; Ann may: yes"
    BOARDS.confirm(when, "Bob: {life: 17}, triggers: {Bear/cipher: 1}", ann=ann, choices=choices)
    BOARDS.confirm(when, "Bob: {life: 16}", ann=ann.replace(", Law", ""), choices=choices)


def test_no_copy_is_cast_while_a_spell_with_split_second_waits() -> None:
    """What that keeps from being cast is looked at as the copy would be."""
    boards = Boards(
        "  Echo: {types: [instant], keywords: [split second], abilities: "
        "[{do: [{cast copy of: {choose: 1, zone: graveyard, owner: you}}]}]}\n"
    )
    board = {"ann": "hand: [Echo], graveyard: [Bear]", "choices": "Ann targets: Bear"}
    boards.confirm("{cast: Echo, by: Ann}, {resolve: all}", "Ann: {graveyard: 2}", **board)


def test_whoever_is_told_to_cast_something_casts_it() -> None:
    """Also the copy of a card: another player than the one who controls the effect."""
    for word in ("cast copy of", "cast"):
        free = "" if word == "cast copy of" else ", free: true"
        told = f"{{{word}: {{choose: 1, zone: graveyard, owner: you}}, player: opponent{free}}}"
        boards = Boards(f"  Gift: {{types: [sorcery], abilities: [{{do: [{told}]}}]}}\n")
        board = {"ann": "hand: [Gift], graveyard: [Bear]", "choices": "Ann targets: Bear"}
        boards.confirm("{cast: Gift, by: Ann}, {resolve: all}", "Bob: {battlefield: 1}, Ann: {battlefield: 0}", **board)
