# ruff: noqa: E501
"""Magic: situations that players ask about, decided by the rules and then played."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Lynx: {types: [creature], power: 5, toughness: 5, keywords: [lifelink]}
  Salve: {types: [instant], abilities: [{do: [{prevent: 3, to: {choose: 1, type: any target}}]}]}
  Oracle: {types: [creature], power: 2, toughness: 2, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{choose color: true}]}, {passive: {keyword: protection from the chosen color}, affects: me}]}
  Rise: {types: [instant], abilities: [{do: [{return: {all: {type: creature, zone: graveyard}}, to: battlefield}]}]}
  Volley: {types: [sorcery], keywords: [storm], abilities: [{do: [{deal: 1, to: {choose: 1, type: any target}}]}]}
  Chant: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
""")
confirm = BOARDS.confirm
ATTACK = "attack: {Bear: Bob, Lynx: Bob}, {cast: Salve, by: Bob}, {resolve: 1}, {advance to: end of combat}"


def test_a_shield_against_three_prevents_three_of_the_damage_of_several_sources():
    """What is left of it after the first source is all that it prevents of the second one's damage (615.7)."""
    board = {"ann": "battlefield: [Bear, Lynx]", "bob": "hand: [Salve]"}
    confirm(f"{ATTACK}", "Bob: {life: 16}, Ann: {life: 24}", choices="Bob targets: Bob; Bob which event: Bear", **board)
    confirm(f"{ATTACK}", "Bob: {life: 16}, Ann: {life: 22}", choices="Bob targets: Bob; Bob which event: Lynx", **board)


def test_a_shield_asks_nothing_where_it_prevents_everything():
    confirm(
        "attack: {Bear: Bob, Bird: Bob}, {cast: Salve, by: Bob}, {resolve: 1}, {advance to: end of combat}",
        "Bob: {life: 20}, asked: {which event: 0}",
        ann="battlefield: [Bear, Bird]",
        bob="hand: [Salve]",
        choices="Bob targets: Bob",
    )


def test_whoever_gets_permanents_of_several_players_chooses_for_all_of_them():
    confirm(
        "{cast: Rise, by: Ann}, {resolve: all}",
        "mine: {keywords: [protection from red]}, theirs: {keywords: [protection from blue], controller: Ann}",
        ann="hand: [Rise], graveyard: [{card: Oracle, as: mine}]",
        bob="graveyard: [{card: Oracle, as: theirs}]",
        choices="Ann color: red; Ann color: blue",
    )


def test_spells_cast_in_answer_to_storm_do_not_count():
    confirm(
        "{cast: Chant, by: Ann}, {resolve: 1}, {cast: Volley, by: Ann}, {cast: Growth, by: Bob}, {resolve: all}",
        "Bob: {life: 18}, Bear: {power: 5}",
        ann="hand: [Chant, Volley]",
        bob="hand: [Growth], battlefield: [Bear]",
        choices="Ann targets: Bob; Bob targets: Bear; Ann targets: Bob",
    )
