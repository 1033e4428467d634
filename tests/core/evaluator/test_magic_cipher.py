"""Cipher: what a spell is encoded on, and when copies of it are cast (702.99)."""

from __future__ import annotations

from tests.magic_boards import Boards

CODED = Boards("""
  Whisper: {types: [sorcery], keywords: [cipher], abilities: [{do: [{lose life: 1, player: opponent}]}]}
  Chronicle: {types: [enchantment], abilities: [{when: {event: is cast, player: you}, do: [{gain life: 1}]}]}
""")
CAST, HIT = "{cast: Whisper, by: Ann}, {resolve: 1}", "{attack: {Bear: Bob}}, {advance to: end of combat}"
ON_BEAR = "Ann objects: Bear"
BOARD = {"ann": "hand: [Whisper], battlefield: [Bear, Wolf], life: 20", "bob": "life: 20"}


def test_the_copy_is_cast_for_nothing_each_time_and_ceases_to_exist() -> None:
    again = f"{CAST}, {HIT}, {{end turn: true}}, {{end turn: true}}, {HIT}"
    choices = f"{ON_BEAR}; Ann may: yes; Ann may: yes"
    then = "Bob: {life: 13}, Whisper: {zone: exile}, Ann: {graveyard: 0}"
    CODED.holds(again, then, "702.99a", choices=choices, **BOARD)


def test_its_player_need_not_cast_it() -> None:
    CODED.confirm(f"{CAST}, {HIT}", "Bob: {life: 17}", choices=f"{ON_BEAR}; Ann may: no", **BOARD)


def test_another_creature_does_nothing_with_it() -> None:
    hit = HIT.replace("Bear", "Wolf")
    CODED.confirm(f"{CAST}, {hit}", "Bob: {life: 17}, triggers: {Bear/cipher: 0}", choices=ON_BEAR, **BOARD)


def test_the_copy_is_cast_and_sets_off_what_watches_for_that() -> None:
    board = BOARD | {"ann": "hand: [Whisper], battlefield: [Bear, Chronicle], life: 20"}
    CODED.confirm(f"{CAST}, {{resolve: all}}, {HIT}", "Ann: {life: 22}", choices=f"{ON_BEAR}; Ann may: yes", **board)


def test_a_card_that_has_left_exile_is_not_copied() -> None:
    gone = f"{CAST}, {{return: Whisper}}, {HIT}"
    CODED.confirm(gone, "Bob: {life: 17}", choices=ON_BEAR, **BOARD)


def test_a_spell_that_is_countered_is_not_encoded() -> None:
    board = BOARD | {"bob": "life: 20, hand: [Void]"}
    done = "{cast: Whisper, by: Ann}, {cast: Void, by: Bob}, {resolve: all}"
    CODED.confirm(done, "Whisper: {zone: graveyard}, Bob: {life: 20}", **board)


def test_a_card_that_has_come_back_to_exile_is_another_one() -> None:
    back = f"{CAST}, {{return: Whisper}}, {{exile: Whisper}}, {HIT}"
    CODED.confirm(back, "Bob: {life: 17}, triggers: {Bear/cipher: 0}", choices=ON_BEAR, **BOARD)


def test_two_cards_on_one_creature_are_told_apart() -> None:
    both = "{cast: one, by: Ann}, {resolve: 1}, {cast: two, by: Ann}, {resolve: 1}, {return: one}"
    board = BOARD | {"ann": "hand: [{card: Whisper, as: one}, {card: Whisper, as: two}], battlefield: [Bear], life: 20"}
    choices = f"{ON_BEAR}; {ON_BEAR}; Ann may: yes"
    CODED.confirm(f"{both}, {HIT}", "Bob: {life: 15}", choices=choices, **board)
