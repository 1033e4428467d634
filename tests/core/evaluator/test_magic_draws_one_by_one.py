"""Magic: cards are drawn one at a time, and what replaces a draw looks at what those before it have left (121.2)."""
# ruff: noqa: E501

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Study: {types: [sorcery], abilities: [{do: [{draw: 2}]}]}
  Howl: {types: [sorcery], abilities: [{do: [{draw: 2, player: any}]}]}
  Imp: {types: [creature], power: 2, toughness: 2, keywords: [{dredge: 2}]}
  Maniac: {types: [creature], power: 2, toughness: 2, abilities: [
    {replace: {event: draws, player: you}, while: {library of: you, exactly: 0}, with: [{win the game: true}]}]}
  Hoard: {types: [enchantment], abilities: [{when: {event: draws, player: any}, one or more: true, do: [{gain life: 1}]}]}
""")
STUDY = "{cast: Study, by: Ann}, {resolve: all}"


@pytest.mark.parametrize(("cards", "winner"), [(0, "Ann"), (1, "Ann"), (2, "none")])
def test_who_wins_by_drawing_from_an_empty_library_wins_with_the_second_of_two_draws(cards, winner):
    BOARDS.confirm(STUDY, f"winner: {winner}", ann=f"battlefield: [Maniac], hand: [Study], library: {cards}")


def test_the_first_draw_may_leave_too_few_cards_to_dredge_the_second():
    BOARDS.confirm(
        STUDY,
        "asked: {apply replacement: 1}, Ann: {hand: 2, library: 0}, Imp: {zone: graveyard}",
        ann="hand: [Study], graveyard: [Imp], library: 2",
        choices="Ann apply replacement: no",
    )


def test_a_declined_draw_comes_before_the_dredging_of_the_next():
    BOARDS.confirm(
        STUDY,
        "Ann: {hand: [Bear, Imp], library: [], graveyard: [Study, Wolf, Ogre]}",
        ann="hand: [Study], graveyard: [Imp], library: [Bear, Wolf, Ogre]",
        choices="Ann apply replacement: no; Ann apply replacement: yes",
    )


def test_the_active_player_makes_all_their_draws_before_the_next_player():
    run = BOARDS.confirm(
        "{cast: Howl, by: Ann}, {resolve: all}",
        "winner: Bob, Ann: {hand: 2}",
        ann="hand: [Howl], library: 5",
        bob="battlefield: [Maniac], library: 1",
    )
    drawn = [step.text for step in run.trace if step.text.endswith("draws a card")]
    assert drawn[:3] == ["Ann draws a card", "Ann draws a card", "Bob draws a card"]


def test_draws_of_one_instruction_are_still_one_or_more():
    BOARDS.confirm(STUDY, "triggers: {Hoard: 1}, Ann: {life: 21}", ann="battlefield: [Hoard], hand: [Study]")
