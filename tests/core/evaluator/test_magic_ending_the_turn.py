"""Effects that end the turn: what is exiled, what is skipped, and what triggers in the meantime (721.1)."""

from __future__ import annotations

from rules_data.core.abilities.reading import ability_text
from tests.magic_boards import Boards

HALTED = Boards("""
  Halt: {types: [instant], abilities: [{do: [{end the turn: true}]}]}
  Sundial: {types: [artifact], abilities: [{use: {tap: me}, do: [{end the turn: true}]}]}
  Shrine: {types: [enchantment], abilities: [{when: {event: beginning of, phase: end}, do: [{gain life: 1}]}]}
  Witness: {types: [enchantment], abilities: [{when: {event: is exiled, object: {zone: exile, type: [instant, sorcery]}}, do: [{gain life: 5}]}]}
  Herald: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{gain life: 7}]}]}
  Frail: {types: [creature], power: 0, toughness: 1, abilities: [{when: {event: dies, object: me}, do: [{gain life: 3}]}]}
  Wither: {types: [instant], abilities: [{do: [{give: {toughness: -1}, to: {choose: 1, type: creature}}, {end the turn: true}]}]}
""")  # noqa: E501
HALT = "{cast: Halt, by: Bob}, {resolve: 1}"


def test_what_waits_is_exiled_and_the_end_step_is_skipped() -> None:
    board = {"ann": "hand: [Bolt], battlefield: [Shrine], life: 20", "bob": "hand: [Halt], life: 20"}
    cast = f"{{cast: Bolt, by: Ann}}, {HALT}, {{end turn: true}}"
    then = "Bolt: {zone: exile}, Halt: {zone: exile}, Ann: {life: 20}, Bob: {life: 20}, turn: Bob"
    HALTED.holds(cast, then, "721.1", choices="Ann targets: Bob", **board)


def test_abilities_on_the_stack_cease_to_exist() -> None:
    board = {"ann": "hand: [Herald], life: 20", "bob": "hand: [Halt]"}
    done = f"{{cast: Herald, by: Ann}}, {{resolve: 1}}, {HALT}, {{end turn: true}}"
    HALTED.confirm(done, "Herald: {zone: battlefield}, Ann: {life: 20}, stack: []", **board)


def test_combat_is_over_and_damage_and_effects_of_the_turn_wear_off() -> None:
    board = {"ann": "hand: [Growth], battlefield: [Bear]", "bob": "hand: [Halt], life: 20, battlefield: [Wall]"}
    done = f"{{cast: Growth, by: Ann}}, {{resolve: 1}}, {{attack: {{Bear: Bob}}}}, {HALT}"
    then = "Bear: {power: 2, is not: [attacking]}, phase: cleanup, Bob: {life: 20}"
    HALTED.confirm(done, then, choices="Ann targets: Bear", **board)


def test_an_ability_can_end_the_turn_and_its_player_discards_to_seven() -> None:
    ann = "hand: [Bear, Wolf, Ogre, Giant, Wall, Bird, Rock, Bolt], battlefield: [Sundial]"
    done = "{activate: Sundial, by: Ann}, {resolve: 1}"
    HALTED.confirm(done, "Ann: {hand: 7, graveyard: [Bear]}, phase: cleanup", ann=ann, choices="Ann discard: Bear")


def test_what_triggers_as_the_turn_ends_is_put_on_the_stack_in_the_cleanup_step() -> None:
    board = {"ann": "battlefield: [Witness], life: 20", "bob": "hand: [Halt]"}
    HALTED.confirm(HALT, "stack: [Witness], phase: cleanup, after resolving: {Ann: {life: 25}}", **board)
    HALTED.confirm(f"{HALT}, {{resolve: all}}, {{end turn: true}}", "Ann: {life: 25}, turn: Bob", **board)


def test_state_based_actions_are_performed_before_effects_of_the_turn_end() -> None:
    board = {"ann": "battlefield: [Frail], life: 20", "bob": "hand: [Wither]"}
    done = "{cast: Wither, by: Bob}, {resolve: 1}"
    then = "Frail: {zone: graveyard}, after resolving: {Ann: {life: 23}}"
    HALTED.confirm(done, then, **board)


def test_it_is_read_as_cards_print_it() -> None:
    [line] = ability_text("magic").read("End the turn.", "Sample")
    assert line.data == {"abilities": [{"do": [{"end the turn": True}]}]}


def test_a_turn_that_is_ended_before_its_main_phase_is_ended_all_the_same() -> None:
    to_upkeep = "{end turn: true}, {advance to: upkeep}"
    HALTED.confirm(to_upkeep, "turn: Bob, phase: upkeep", turn="Bob")
    HALTED.confirm(f"{to_upkeep}, {{end turn: true}}", "turn: Ann, phase: precombat main", turn="Bob")


def test_an_ability_that_is_activated_only_during_ones_own_turn_is_read() -> None:
    text = "{1}, {T}: End the turn. Activate only during your turn."
    [line] = ability_text("magic").read(text, "Sample")
    use = {"use": {"generic": 1, "tap": "me"}, "do": [{"end the turn": True}], "if": {"turn of": "you"}}
    assert line.data == {"abilities": [use]}
