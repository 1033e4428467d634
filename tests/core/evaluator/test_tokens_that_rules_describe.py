"""What a keyword or a keyword action creates has exactly the characteristics that its rule says."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards
from tests.verdicts import Written

# Rules of June 2024: what brings the token, what is done, and everything that the token is.
TOKENS = {
    "afterlife (702.135a)": (
        "{types: [creature], power: 1, toughness: 1, keywords: [{afterlife: 1}]}",
        "{destroy: It, by: Bob}, {resolve: all}",
        "Spirit: {types: [creature], subtypes: [Spirit], colors: [white, black], power: 1, toughness: 1, "
        "keywords: [flying], controller: Ann, zone: battlefield}",
    ),
    "fabricate (702.123a)": (
        "{types: [creature], power: 1, toughness: 1, keywords: [{fabricate: 1}]}",
        "{cast: It, by: Ann}, {resolve: all}",
        "Servo: {types: [artifact, creature], subtypes: [Servo], colors: [], power: 1, toughness: 1, keywords: [], "
        "zone: battlefield}, It: {counters: {+1/+1: 0}}",
    ),
    "living weapon (702.92a)": (
        "{types: [artifact], subtypes: [Equipment], keywords: [living weapon], abilities: ["
        "{passive: {toughness: 3}, affects: {what I am attached to: true}}]}",
        "{cast: It, by: Ann}, {resolve: all}",
        "Germ: {types: [creature], subtypes: [Phyrexian, Germ], colors: [black], power: 0, toughness: 3}, "
        "It: {attached to: Germ}",
    ),
    "for Mirrodin! (702.163a)": (
        "{types: [artifact], subtypes: [Equipment], keywords: [for mirrodin!]}",
        "{cast: It, by: Ann}, {resolve: all}",
        "Rebel: {types: [creature], subtypes: [Rebel], colors: [red], power: 2, toughness: 2}, "
        "It: {attached to: Rebel}",
    ),
}


@pytest.mark.parametrize(("card", "when", "then"), TOKENS.values(), ids=TOKENS)
def test_a_keyword_creates_the_token_of_its_rule(card, when, then):
    place = "battlefield" if "destroy" in when else "hand"
    choices = "Ann may: no" if "fabricate" in card else ""
    Boards(f"  It: {card}\n").confirm(when, then, ann=f"{place}: [It]", choices=choices)


def test_a_clue_is_sacrificed_for_two_mana_and_a_card():
    """701.36a: a colorless Clue artifact that is no creature."""
    cards = "  Look: {types: [sorcery], abilities: [{do: [{investigate: 1}]}]}\n"
    boards, board = Boards(cards), {"ann": "hand: [Look], library: 2, colorless: 3"}
    found = "{cast: Look, by: Ann}, {resolve: all}"
    boards.confirm(found, "Clue: {types: [artifact], subtypes: [Clue], colors: [], controller: Ann}", **board)
    boards.confirm(
        f"{found}, {{activate: Clue, by: Ann}}, {{resolve: all}}",
        "Ann: {hand: 1, colorless: 1, battlefield: []}",
        **board,
    )


# --- abilities that are lost by name --------------------------------------------------------------

LOSING = {
    "magic": (
        "2024-06-07",
        """
cards:
  It: {types: [creature], power: 1, toughness: 1, abilities: [
    {name: first, when: {event: is dealt damage, object: me}, do: [{draw: 1}]},
    {name: other, when: {event: becomes tapped, object: me}, do: [{draw: 1}]}]}
given: {turn: {player: Ann}, Ann: {battlefield: [It]}, Bob: {}}
when: [{give: {lose ability: first, toughness: 5}, to: It, for: this turn, by: Ann},
  {deal: 1, to: It, by: Bob}, {tap: It, by: Bob}]
""",
    ),
    "flesh-and-blood": (
        "2026-06-10",
        """
cards:
  It: {types: [action], subtypes: [ally], life: 5, abilities: [
    {name: first, when: {event: takes damage, object: me}, do: [{draw: 1}]},
    {name: other, when: {event: is tapped, object: me}, do: [{draw: 1}]}]}
given: {turn: {player: Ann}, Ann: {arena: [It]}, Bob: {}}
when: [{give: {lose ability: first}, to: It, for: this turn, by: Ann}, {deal: 1, to: It, by: Bob}, {tap: It, by: Bob}]
""",
    ),
}


@pytest.mark.parametrize("game", LOSING)
def test_what_loses_an_ability_by_name_keeps_its_others(game):
    edition, body = LOSING[game]
    written = Written(game, (edition,))
    written.confirm(body + "then: {triggers: {It/first: 0, It/other: 1}}\n")
    written.confirm(
        body.replace("lose ability: first", "lose ability: other") + "then: {triggers: {It/first: 1, It/other: 0}}\n"
    )
    kept = "{power: 0" if game == "magic" else "{life: 0"
    written.confirm(body.replace("{lose ability: first", kept) + "then: {triggers: {It/first: 1, It/other: 1}}\n")
