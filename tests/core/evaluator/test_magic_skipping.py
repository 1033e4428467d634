"""Steps, phases and turns that players skip (500.11, 614.10)."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Necropolis: {types: [enchantment], abilities: [{passive: {skip: draw}, affects: {all: {type: player, controller: you}}}]}
  Stasis: {types: [enchantment], abilities: [{passive: {skip: untap}, affects: {all: {type: player}}}]}
  Peace: {types: [enchantment], abilities: [{passive: {skip: [combat, end]}, affects: {all: {type: player}}}]}
  Trap: {types: [instant], abilities: [{do: [{skip: turn, player: {choose: 1, controller: opponent}}]}]}
  Fog: {types: [instant], abilities: [{do: [{skip: combat, player: {choose: 1}}]}]}
  Hold: {types: [instant], abilities: [{do: [{skip: draw}]}]}
  Freeze: {types: [instant], abilities: [{do: [{skip: untap, player: opponent}]}]}
  Again: {types: [instant], abilities: [{do: [{extra turn: 1}]}]}
  Bear: {types: [creature], power: 2, toughness: 2}
  Clock: {types: [artifact], abilities: [{when: {event: beginning of, phase: end, player: any}, do: [{gain life: 1}]}]}
  Dawn: {types: [artifact], abilities: [{when: {event: beginning of, phase: turn, player: any}, do: [{gain life: 1}]}]}
  Taunt: {types: [instant], abilities: [{do: [{give: {power: 3}, to: {all: {name: Bear}}, for: until your next turn}]}]}
"""  # noqa: E501
confirm = Written("magic", ("2024-06-07",), CARDS).confirm
SPELLS = {name: name for name in ("Trap", "Fog", "Hold", "Freeze", "Again", "Taunt")}
SPELLS |= {"second": "{card: Trap, as: second}", "held": "{card: Hold, as: held}"}


def table(when, then, ann="[]", players="  Bob: {life: 20}", choices="[]"):
    hand = ", ".join(card for name, card in SPELLS.items() if f"cast: {name}," in when)
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, battlefield: {ann}, hand: [{hand}]}}
{players}
when: [{when}]
choices: {choices}
then: {then}
"""


def cast(*spells):
    return "".join(f"{{cast: {spell}, by: Ann}}, resolve: all, " for spell in spells)


TURN = "{end turn: true}"


def test_no_card_is_drawn_in_a_skipped_draw_step():
    confirm(table(f"{TURN}, {TURN}", "{turn: Ann, Ann: {hand: 0, library: 10}, Bob: {hand: 1}}", "[Necropolis]"))
    confirm(table(f"{TURN}, {TURN}", "{turn: Ann, Ann: {library: 9}}"))


def test_the_next_draw_step_is_skipped_once():
    confirm(table(cast("Hold") + ", ".join([TURN] * 4), "{turn: Ann, Ann: {library: 9}}"))


def test_two_effects_skip_the_next_two():
    confirm(table(cast("Hold", "held") + ", ".join([TURN] * 4), "{turn: Ann, Ann: {library: 10}}"))
    confirm(table(cast("Hold", "held") + ", ".join([TURN] * 6), "{turn: Ann, Ann: {library: 9}}"))


def test_permanents_stay_tapped_in_a_skipped_untap_step_and_the_turn_begins_all_the_same():
    bear = "[Stasis, Dawn, {card: Bear, tapped: true}]"
    confirm(table(f"{TURN}, {TURN}", "{Bear: {is: [tapped]}, turn: Ann, Ann: {life: 22}}", bear))
    new = "[Stasis, Dawn, {card: Bear, summoning sick: true}]"
    confirm(table(f"{TURN}, {TURN}, attack: {{Bear: Bob}}", "{Bear: {is: [attacking]}}", new))


def test_what_lasts_until_ones_next_turn_is_over_though_its_untap_step_is_skipped():
    bear = "[Stasis, Bear]"
    confirm(table(cast("Taunt") + TURN, "{Bear: {power: 5}}", bear))
    confirm(table(cast("Taunt") + f"{TURN}, {TURN}", "{Bear: {power: 2}}", bear))


def test_an_opponents_permanents_do_not_untap_in_the_untap_step_they_skip():
    bear = "  Bob: {battlefield: [{card: Bear, tapped: true}]}"
    confirm(table(cast("Freeze") + TURN, "{Bear: {is: [tapped]}, turn: Bob}", players=bear))
    confirm(table(cast("Freeze") + ", ".join([TURN] * 3), "{Bear: {is: [untapped]}, turn: Bob}", players=bear))


def test_in_a_skipped_combat_phase_nobody_attacks_and_the_main_phase_follows():
    confirm(table(f"advance to: postcombat main, {TURN}", "{Ann: {life: 20}, turn: Bob}", "[Peace, Clock]"))
    confirm(table("attack: {Bear: Bob}", '{illegal: "508.1"}', "[Peace, Bear]"))


@pytest.mark.parametrize(("spells", "turns", "whose"), [((), 1, "Bob"), (("Trap",), 1, "Ann"), (("Trap",), 2, "Bob")])
def test_a_skipped_turn_is_passed_by(spells, turns, whose):
    confirm(table(cast(*spells) + ", ".join([TURN] * turns), f"{{turn: {whose}}}"))


def test_two_skipped_turns_of_one_player_are_their_next_two():
    confirm(table(cast("Trap", "second") + f"{TURN}, {TURN}", "{turn: Ann}"))
    confirm(table(cast("Trap", "second") + f"{TURN}, {TURN}, {TURN}", "{turn: Bob}"))


def test_the_player_after_the_one_who_skips_takes_the_next_turn():
    three = "  Bob: {}\n  Cid: {}"
    at_bob = "[{player: Ann, question: targets, answer: Bob}]"
    confirm(table(cast("Trap") + TURN, "{turn: Cid}", players=three, choices=at_bob))
    confirm(table(cast("Trap") + ", ".join([TURN] * 3), "{turn: Bob}", players=three, choices=at_bob))


def test_a_player_who_skips_a_turn_skips_an_extra_one_first():
    steps = "{skip: turn, with: Clock, by: Ann}, " + cast("Again")
    confirm(table(steps + TURN, "{turn: Bob}", "[Clock]"))
    confirm(table(steps + f"{TURN}, {TURN}", "{turn: Ann}", "[Clock]"))


def test_a_phase_that_has_begun_is_not_skipped():
    combat = "advance to: combat, "
    choice = "[{player: Ann, question: targets, answer: Ann}]"
    confirm(table(combat + cast("Fog") + "attack: {Bear: Bob}", "{Bear: {is: [attacking]}}", "[Bear]", choices=choice))
