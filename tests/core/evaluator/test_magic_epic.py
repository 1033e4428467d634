"""Epic: no further spells are cast, and copies of the spell come in each upkeep (702.50)."""

from __future__ import annotations

from tests.magic_boards import Boards

EPICS = Boards("""
  Hymn: {types: [sorcery], keywords: [epic], abilities: [{do: [{gain life: 3}]}]}
  Storm: {types: [sorcery], keywords: [epic], abilities: [{do: [{deal: 2, to: {choose: 1, type: any target}}]}]}
  Stifle: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: ability}}]}]}
""")
CAST, ROUND = "{cast: Hymn, by: Ann}, {resolve: 1}", "{end turn: true}, {end turn: true}, {resolve: all}"


def test_each_upkeep_of_its_player_brings_another_copy_and_no_further_ability() -> None:
    ann = "life: 20, hand: [Hymn]"
    EPICS.holds(f"{CAST}, {ROUND}", "Ann: {life: 26}", "702.50a", ann=ann)
    EPICS.confirm(f"{CAST}, {ROUND}, {ROUND}, {ROUND}", "Ann: {life: 32}, Bob: {life: 20}", ann=ann, bob="life: 20")


def test_its_player_casts_no_more_spells_and_other_players_do() -> None:
    ann, bob = "hand: [Hymn, Growth], battlefield: [Bear]", "hand: [Growth]"
    EPICS.confirm(f"{CAST}, {{cast: Growth, by: Ann}}", "illegal: true", ann=ann)
    done = f"{CAST}, {{cast: Growth, by: Bob}}, {{resolve: all}}"
    EPICS.confirm(done, "Bear: {power: 5}", ann="hand: [Hymn], battlefield: [Bear]", bob=bob)


def test_a_spell_that_is_countered_has_said_nothing_of_the_rest_of_the_game() -> None:
    done = f"{{cast: Hymn, by: Ann}}, {{cast: Void, by: Bob}}, {{resolve: all}}, {ROUND}"
    EPICS.confirm(done, "Ann: {life: 20}", ann="life: 20, hand: [Hymn]", bob="hand: [Void]")


def test_a_copy_may_have_new_targets() -> None:
    done = f"{{cast: Storm, by: Ann}}, {{resolve: 1}}, {ROUND}"
    choices = "Ann targets: Bob; Ann targets: Ann"
    then = "Ann: {life: 18}, Bob: {life: 18}"
    EPICS.confirm(done, then, ann="life: 20, hand: [Storm]", bob="life: 20", choices=choices)


def test_an_ability_that_is_countered_in_one_upkeep_comes_again_in_the_next() -> None:
    upkeep = "{end turn: true}, {advance to: upkeep}"
    done = f"{CAST}, {upkeep}, {{cast: Stifle, by: Bob}}, {{resolve: all}}, {ROUND}"
    EPICS.confirm(done, "Ann: {life: 26}", ann="life: 20, hand: [Hymn]", bob="hand: [Stifle]")
