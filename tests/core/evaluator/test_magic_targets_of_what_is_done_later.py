"""Magic: what is done to a target at a later time chooses it as the spell is cast, or the ability put on the stack."""

from __future__ import annotations

import pytest

from tests.core.scenarios.test_famous_wordings_play import MAGIC, card, table

CREATURES = (
    "  Bear: {types: [creature], power: 2, toughness: 2}\n  Ox: {types: [creature], power: 2, toughness: 4}\n"
    "  Veil: {types: [instant], abilities: [{do: [{give: {keyword: hexproof}, to: {choose: 1, type: creature}, "
    "for: until end of turn}]}]}\n"
)
DOOM = "Destroy target creature at end of combat."


def test_the_target_is_chosen_as_the_spell_is_cast_and_may_be_saved_in_response_alone() -> None:
    given = "  Ann: {hand: [Doom]}\n  Bob: {hand: [Veil], battlefield: [Bear, Ox]}\n"
    chosen = (
        "choices: [{player: Ann, question: targets, answer: Bear}, {player: Bob, question: targets, answer: Bear}]\n"
    )
    at_once = "when: [{cast: Doom, by: Ann}, {cast: Veil, by: Bob}, {resolve: all}, {end turn: true}]\n"
    later = "when: [{cast: Doom, by: Ann}, {resolve: 1}, {cast: Veil, by: Bob}, {resolve: all}, {end turn: true}]\n"
    cards = card("Doom", "instant", DOOM) + CREATURES
    MAGIC.confirm(table(cards, given, at_once + chosen + "then: {Bear: {zone: battlefield}}\n"))
    MAGIC.confirm(table(cards, given, later + chosen + "then: {Bear: {zone: graveyard}, Ox: {zone: battlefield}}\n"))


def test_it_is_the_same_object_that_is_destroyed_or_none() -> None:
    given = "  Ann: {hand: [Doom], battlefield: [Bear]}\n  Bob: {}\n"
    flicker = "{exile: Bear, by: Ann}, {return: Bear, to: battlefield, by: Ann}"
    played = f"when: [{{cast: Doom, by: Ann}}, {{resolve: all}}, {flicker}, {{end turn: true}}]\n"
    cards = card("Doom", "instant", DOOM) + CREATURES
    MAGIC.confirm(table(cards, given, played + "then: {Bear: {zone: battlefield}}\n"))


@pytest.mark.parametrize(
    ("text", "asked"), [(DOOM, 1), ("At the beginning of the next end step, " + DOOM[:23] + ".", 0)]
)
def test_what_stands_behind_a_time_is_chosen_then(text: str, asked: int) -> None:
    given = "  Ann: {hand: [Doom]}\n  Bob: {battlefield: [Bear, Ox]}\n"
    chosen = "choices: [{player: Ann, question: targets, answer: Bear}]\n" if asked else ""
    played = f"when: [{{cast: Doom, by: Ann}}]\n{chosen}then: {{asked: {{targets: {asked}}}}}\n"
    MAGIC.confirm(table(card("Doom", "instant", text) + CREATURES, given, played))
