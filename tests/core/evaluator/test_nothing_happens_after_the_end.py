"""Once somebody has won, the game is over: what was still to be done is not (Magic 104.1, Flesh and Blood 4.5.1)."""

import pytest

from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Triumph: {types: [sorcery], abilities: [{do: [{draw: 1}, {win the game: true}, {draw: 1}, {gain life: 5}]}]}
  Downfall: {types: [sorcery], abilities: [{do: [{lose the game: true, player: opponent}, {gain life: 5}]}]}
  Parade: {types: [enchantment], abilities: [{when: {event: loses the game, player: any}, do: [{gain life: 1}]}]}
  Bear: {types: [creature], power: 2, toughness: 2}
  Bolt: {types: [instant], abilities: [{do: [{deal: 20, to: {choose: 1, type: any target}}]}]}
""",
)
FIRST_PLAYERS = """
given:
  turn: {player: Ann}
  Ann: {hand: [%s], battlefield: [Parade], library: 5}
  Bob: {library: 5}
"""
THIRD_PLAYER = "  Cid: {library: 5}\n"


@pytest.mark.parametrize(
    ("card", "seen"),
    [
        ("Triumph", "winner: Ann, Ann: {hand: 1, library: 4, life: 20}"),
        ("Downfall", "winner: Ann, Ann: {life: 20}, stack: []"),
    ],
)
def test_the_rest_of_a_spell_that_ends_the_game_is_not_carried_out(card: str, seen: str) -> None:
    body = FIRST_PLAYERS % card
    MAGIC.confirm(f"{body}when: [{{cast: {card}, by: Ann}}, {{resolve: all}}]\nchoices: []\nthen: {{{seen}}}\n")


def test_where_two_are_left_the_game_goes_on_and_with_it_the_spell() -> None:
    own = "Exit: {types: [sorcery], abilities: [{do: [{lose the game: true, player: {choose: 1}}, {gain life: 5}]}]}"
    written = Written("magic", ("2024-06-07",), MAGIC.cards + f"  {own}\n")
    steps = "when: [{cast: Exit, by: Ann}, {resolve: all}]\nchoices: [{player: Ann, question: targets, answer: Bob}]\n"
    body = FIRST_PLAYERS % "Exit"
    written.confirm(f"{body}{THIRD_PLAYER}{steps}then: {{winner: none, Ann: {{life: 26}}, triggers: {{Parade: 1}}}}\n")
    written.confirm(f"{body}{steps}then: {{winner: Ann, Ann: {{life: 20}}, stack: []}}\n")


def test_one_game_action_that_kills_the_last_opponent_lets_nothing_trigger() -> None:
    body = FIRST_PLAYERS % "Bolt"
    steps = "when: [{cast: Bolt, by: Ann}, {resolve: all}]"
    choices = "choices: [{player: Ann, question: targets, answer: Bob}]"
    MAGIC.confirm(f"{body}{steps}\n{choices}\nthen: {{winner: Ann, Ann: {{life: 20}}, stack: []}}\n")
    on = "then: {winner: none, Ann: {life: 21}, triggers: {Parade: 1}}"
    MAGIC.confirm(f"{body}{THIRD_PLAYER}{steps}\n{choices}\n{on}\n")


def test_whoever_has_lost_and_won_at_once_is_told_apart_by_what_happened_first() -> None:
    """A second end of the same game is none: the first instruction has decided it."""
    own = "Fate: {types: [sorcery], abilities: [{do: [{win the game: true}, {lose the game: true, player: you}]}]}"
    written = Written("magic", ("2024-06-07",), MAGIC.cards + f"  {own}\n")
    body = FIRST_PLAYERS % "Fate"
    written.confirm(f"{body}when: [{{cast: Fate, by: Ann}}, {{resolve: all}}]\nchoices: []\nthen: {{winner: Ann}}\n")


RIFTBOUND = Written(
    "riftbound",
    ("v1.2", "v1.3"),
    "cards: {Triumph: {types: [spell], abilities: [{do: [{win the game: true}, {draw: 1}]}]}}\n",
)
FLESH_AND_BLOOD = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Triumph: {types: [action], cost: 0, abilities: [{do: [{draw: 1}, {win the game: true}, {draw: 1}]}]}
  Downfall: {types: [action], cost: 0, abilities: [{do: [{lose the game: true, player: opponent}, {gain life: 5}]}]}
""",
)


def test_what_follows_winning_is_left_undone_in_riftbound() -> None:
    RIFTBOUND.confirm("""
        given: {turn: {player: Ann}, Ann: {hand: [Triumph], deck: 5}, Bob: {}}
        when: [{play: Triumph, by: Ann}, {resolve: all}]
        then: {winner: Ann, Ann: {hand: 0, deck: 5}}
    """)


@pytest.mark.parametrize(
    ("card", "seen"), [("Triumph", "Ann: {deck: 4, hand: 1}"), ("Downfall", "Ann: {life: 20, deck: 5}")]
)
def test_what_follows_the_end_is_left_undone_in_flesh_and_blood(card: str, seen: str) -> None:
    FLESH_AND_BLOOD.confirm(f"""
        given: {{turn: {{player: Ann, phase: action}}, Ann: {{hand: [{card}], deck: 5}}, Bob: {{}}}}
        when: [{{play: {card}, by: Ann}}, {{resolve: all}}]
        then: {{winner: Ann, {seen}}}
    """)
