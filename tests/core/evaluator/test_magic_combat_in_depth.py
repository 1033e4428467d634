# ruff: noqa: E501
"""Magic: the combat phase from declaring attackers to its end (506 to 511, 702)."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Rhino: {types: [creature], power: 4, toughness: 4, keywords: [trample]}
  Snake: {types: [creature], power: 4, toughness: 4, keywords: [trample, deathtouch]}
  Duelist: {types: [creature], power: 2, toughness: 2, keywords: [double strike]}
  Charger: {types: [creature], power: 3, toughness: 3, keywords: [double strike, trample]}
  Knight: {types: [creature], power: 2, toughness: 2, keywords: [first strike]}
  Priest: {types: [creature], power: 2, toughness: 2, keywords: [lifelink]}
  Guide: {types: [planeswalker], loyalty: 4}
  Swift: {types: [instant], abilities: [{do: [{give: {keyword: first strike}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Slow: {types: [instant], abilities: [{do: [{give: {lose keyword: double strike}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Steal: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: until end of turn}]}]}
  Bounce: {types: [instant], abilities: [{do: [{return: {choose: 1, type: [creature, planeswalker]}}]}]}
  Ambush: {types: [instant], abilities: [{do: [{create token: {name: Cat, power: 2, toughness: 2}, tapped and attacking: true}]}]}
  Parade: {types: [enchantment], abilities: [{when: {event: attacks, object: {type: creature, controller: you}}, do: [{gain life: 1}]}]}
  March: {types: [enchantment], abilities: [{when: {event: attacks, object: {type: creature, controller: you}}, one or more: true, do: [{draw: 1}]}]}
  Ward: {types: [enchantment], abilities: [{when: {event: is attacked, object: {type: player, controller: you}}, do: [{gain life: 1}]}]}
  Hitter: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: is dealt damage, object: {type: player}, by: me, category: combat}, do: [{draw: 1}]}]}
  Sneak: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: is unblocked, object: me}, do: [{draw: 1}]}]}
  Pacify: {types: [instant], abilities: [{do: [{give: {cannot: attack}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Freeze: {types: [instant], abilities: [{do: [{tap: {choose: 1, type: creature}}]}]}
  Marsh: {types: [creature], power: 1, toughness: 1, keywords: [menace]}
  Fog: {types: [instant], abilities: [{do: [{prevent: all, type: combat}]}]}
  Vigil: {types: [creature], power: 2, toughness: 2, keywords: [vigilance]}
  Hero: {types: [creature], power: 2, toughness: 2, keywords: [haste]}
  Stone: {types: [creature], power: 2, toughness: 2, keywords: [indestructible]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
END = "{advance to: end of combat}"


def test_trample_assigns_lethal_damage_to_each_blocker_first():
    board = {"ann": "battlefield: [Rhino]", "bob": "battlefield: [Bear, Bird], life: 20"}
    block = "{attack: {Rhino: Bob}}, {block: {Bear: Rhino, Bird: Rhino}}, " + END
    confirm(
        block,
        "Bob: {life: 19}, Bear: {zone: graveyard}, Bird: {zone: graveyard}",
        choices="Ann assign damage: {Bear: 2, Bird: 1, Bob: 1}",
        **board,
    )
    run = BOARDS.run(block, "", choices="Ann assign damage: {Bear: 1, Bird: 1, Bob: 2}", **board)
    assert run.illegal or run.reason


def test_trample_with_deathtouch_needs_one_for_each():
    block = "{attack: {Snake: Bob}}, {block: {Giant: Snake}}, " + END
    confirm(
        block,
        "Bob: {life: 17}, Giant: {zone: graveyard}",
        ann="battlefield: [Snake]",
        bob="battlefield: [Giant], life: 20",
        choices="Ann assign damage: {Giant: 1, Bob: 3}",
    )


def test_damage_that_is_there_already_counts_as_part_of_lethal_damage():
    block = "{attack: {Rhino: Bob}}, {block: {Giant: Rhino}}, " + END
    confirm(
        block,
        "Bob: {life: 18}",
        ann="battlefield: [Rhino]",
        bob="battlefield: [{card: Giant, damage: 3}], life: 20",
        choices="Ann assign damage: {Giant: 2, Bob: 2}",
    )


def test_trample_past_a_blocker_that_is_gone_is_all_for_the_player():
    steps = "{attack: {Rhino: Bob}}, {block: {Bear: Rhino}}, {cast: Bounce, by: Bob}, {resolve: all}, " + END
    confirm(
        steps,
        "Bob: {life: 16}",
        ann="battlefield: [Rhino]",
        bob="battlefield: [Bear], hand: [Bounce], life: 20",
        choices="Bob targets: Bear",
    )


def test_without_trample_a_blocker_that_is_gone_still_blocked():
    steps = "{attack: {Ogre: Bob}}, {block: {Bear: Ogre}}, {cast: Bounce, by: Bob}, {resolve: all}, " + END
    confirm(
        steps,
        "Bob: {life: 20}, Ogre: {is: [blocked]}",
        ann="battlefield: [Ogre]",
        bob="battlefield: [Bear], hand: [Bounce], life: 20",
        choices="Bob targets: Bear",
    )


def test_double_strike_with_trample_goes_past_what_died_in_the_first_step():
    block = "{attack: {Charger: Bob}}, {block: {Bear: Charger}}, " + END
    confirm(
        block,
        "Bob: {life: 16}",
        ann="battlefield: [Charger]",
        bob="battlefield: [Bear], life: 20",
        choices="Ann assign damage: {Bear: 2, Bob: 1}",
    )


def test_double_strike_lost_between_the_steps_strikes_once():
    steps = "{attack: {Duelist: Bob}}, {advance to: combat damage}, {cast: Slow, by: Bob}, {resolve: all}, " + END
    confirm(steps, "Bob: {life: 18}", ann="battlefield: [Duelist]", bob="hand: [Slow], life: 20")


def test_first_strike_given_after_the_first_step_takes_no_damage_away():
    steps = (
        "{attack: {Bear: Bob, Knight: Bob}}, {advance to: combat damage}, {cast: Swift, by: Ann}, {resolve: all}, "
        + END
    )
    confirm(
        steps,
        "Bob: {life: 16}",
        ann="battlefield: [Bear, Knight], hand: [Swift]",
        bob="life: 20",
        choices="Ann targets: Bear",
    )


def test_first_strike_kills_before_it_is_struck():
    confirm(
        "{attack: {Bear: Bob}}, {block: {Knight: Bear}}, " + END,
        "Bear: {zone: graveyard}, Knight: {damage: 0}",
        ann="battlefield: [Bear]",
        bob="battlefield: [Knight]",
    )


def test_lifelink_of_several_at_once():
    steps = "{attack: {p1: Bob, p2: Bob}}, " + END
    confirm(
        steps,
        "Ann: {life: 24}, Bob: {life: 16}",
        ann="battlefield: [{card: Priest, as: p1}, {card: Priest, as: p2}], life: 20",
        bob="life: 20",
    )


def test_lifelink_saves_whoever_would_be_dead_at_the_same_time():
    steps = "{attack: {Ogre: Bob}}, {block: {Priest: Ogre}}, " + END
    confirm(steps, "Bob: {life: 3}", ann="battlefield: [Ogre]", bob="battlefield: [Priest], life: 1")
    both = "{attack: {Ogre: Bob, Bear: Bob}}, {block: {Priest: Ogre}}, " + END
    confirm(both, "Bob: {life: 1}, winner: none", ann="battlefield: [Ogre, Bear]", bob="battlefield: [Priest], life: 1")


def test_who_attacks_a_planeswalker_that_is_gone_deals_no_damage():
    steps = "{attack: {Ogre: Guide}}, {cast: Bounce, by: Bob}, {resolve: all}, " + END
    confirm(
        steps,
        "Bob: {life: 20}, Ogre: {is: [attacking]}",
        ann="battlefield: [Ogre]",
        bob="battlefield: [Guide], hand: [Bounce], life: 20",
        choices="Bob targets: Guide",
    )


def test_combat_damage_takes_loyalty():
    confirm(
        "{attack: {Ogre: Guide}}, " + END,
        "Guide: {loyalty: 1}, Bob: {life: 20}",
        ann="battlefield: [Ogre]",
        bob="battlefield: [Guide], life: 20",
    )


def test_an_attacker_that_changes_sides_leaves_combat():
    steps = "{attack: {Ogre: Bob}}, {cast: Steal, by: Bob}, {resolve: all}, " + END
    confirm(
        steps,
        "Bob: {life: 20}, Ogre: {is not: [attacking], controller: Bob}",
        ann="battlefield: [Ogre]",
        bob="hand: [Steal], life: 20",
    )


def test_a_token_that_comes_attacking_has_not_attacked():
    steps = "{attack: {Bear: Bob}}, {resolve: all}, {cast: Ambush, by: Ann}, {resolve: all}, " + END
    confirm(
        steps,
        "Bob: {life: 16}, triggers: {Parade: 1, March: 1}",
        ann="battlefield: [Bear, Parade, March], hand: [Ambush]",
        bob="life: 20",
        choices="Ann order triggers: [Parade, March]",
    )


def test_being_attacked_by_several_happens_once_for_each_player():
    steps = "{attack: {Bear: Bob, Wolf: Bob, Ogre: Cid}}"
    confirm(
        steps,
        "triggers: {wb: 1, wc: 1}",
        ann="battlefield: [Bear, Wolf, Ogre]",
        bob="battlefield: [{card: Ward, as: wb}]",
        cid="battlefield: [{card: Ward, as: wc}]",
    )


def test_one_or_more_attackers_trigger_once_and_each_attacker_by_itself():
    confirm(
        "{attack: {Bear: Bob, Wolf: Bob}}",
        "triggers: {Parade: 2, March: 1}",
        ann="battlefield: [Bear, Wolf, Parade, March]",
        choices="Ann order triggers: [Parade, Parade, March]",
    )


def test_damage_to_a_player_triggers_and_damage_to_a_blocker_does_not():
    confirm("{attack: {Hitter: Bob}}, " + END, "triggers: {Hitter: 1}", ann="battlefield: [Hitter]")
    confirm(
        "{attack: {Hitter: Bob}}, {block: {Wall: Hitter}}, " + END,
        "triggers: {Hitter: 0}",
        ann="battlefield: [Hitter]",
        bob="battlefield: [Wall]",
    )


def test_unblocked_is_known_when_blockers_have_been_declared():
    confirm("{attack: {Sneak: Bob}}", "triggers: {Sneak: 0}", ann="battlefield: [Sneak]")
    confirm("{attack: {Sneak: Bob}}, {block: {}}", "triggers: {Sneak: 1}", ann="battlefield: [Sneak]")


def test_what_cannot_attack_any_more_goes_on_attacking():
    steps = "{attack: {Bear: Bob}}, {cast: Pacify, by: Bob}, {resolve: all}, " + END
    confirm(steps, "Bob: {life: 18}", ann="battlefield: [Bear]", bob="hand: [Pacify], life: 20")


def test_a_tapped_blocker_deals_its_damage():
    steps = "{attack: {Bear: Bob}}, {block: {Ogre: Bear}}, {cast: Freeze, by: Ann}, {resolve: all}, " + END
    confirm(
        steps,
        "Bear: {zone: graveyard}",
        ann="battlefield: [Bear], hand: [Freeze]",
        bob="battlefield: [Ogre]",
        choices="Ann targets: Ogre",
    )


@pytest.mark.parametrize("state", ["tapped: true", "summoning sick: true"])
def test_tapped_and_new_creatures_do_not_attack(state):
    refused("{attack: {Bear: Bob}}", "508.1a", ann=f"battlefield: [{{card: Bear, {state}}}]")


def test_a_tapped_creature_does_not_block_and_a_new_one_does():
    refused(
        "{attack: {Bear: Bob}}, {block: {Ogre: Bear}}",
        "509.1a",
        ann="battlefield: [Bear]",
        bob="battlefield: [{card: Ogre, tapped: true}]",
    )
    confirm(
        "{attack: {Bear: Bob}}, {block: {Ogre: Bear}}",
        "Bear: {is: [blocked]}",
        ann="battlefield: [Bear]",
        bob="battlefield: [{card: Ogre, summoning sick: true}]",
    )


def test_nobody_blocks_what_attacks_another_player():
    refused(
        "{attack: {Bear: Bob}}, {block: {Ogre: Bear}}", "", ann="battlefield: [Bear]", bob="", cid="battlefield: [Ogre]"
    )


def test_vigilance_and_haste():
    confirm(
        "{attack: {Vigil: Bob, Hero: Bob}}",
        "Vigil: {is: [untapped]}, Hero: {is: [tapped]}",
        ann="battlefield: [Vigil, {card: Hero, summoning sick: true}]",
    )


def test_prevented_combat_damage_hurts_nobody():
    steps = "{attack: {Bear: Bob, Wolf: Bob}}, {block: {Ogre: Bear}}, {cast: Fog, by: Bob}, {resolve: all}, " + END
    confirm(
        steps,
        "Bob: {life: 20}, Bear: {zone: battlefield}, Ogre: {damage: 0}",
        ann="battlefield: [Bear, Wolf]",
        bob="battlefield: [Ogre], hand: [Fog], life: 20",
    )


def test_blockers_and_damage_are_skipped_where_nobody_attacks():
    confirm(
        "{advance to: end of combat}, {check: {phase: end of combat}}",
        "events: [{event: beginning of, phase: declare blockers, times: 0}]",
        ann="battlefield: [Bear]",
    )


def test_removed_from_combat_is_dealt_no_damage():
    steps = "{attack: {Ogre: Bob}}, {block: {Bear: Ogre}}, {remove from combat: Ogre, by: Bob}, " + END
    confirm(
        steps,
        "Bear: {zone: battlefield, damage: 0}, Ogre: {damage: 0}",
        ann="battlefield: [Ogre]",
        bob="battlefield: [Bear]",
    )


def test_damage_of_two_blockers_adds_up_and_the_attacker_divides_its_own():
    block = "{attack: {Giant: Bob}}, {block: {Bear: Giant, Ogre: Giant}}, " + END
    board = {"ann": "battlefield: [Giant]", "bob": "battlefield: [Bear, Ogre]"}
    confirm(
        block,
        "Giant: {zone: graveyard}, Bear: {zone: graveyard}, Ogre: {zone: graveyard}",
        choices="Ann assign damage: {Bear: 2, Ogre: 3}",
        **board,
    )


def test_indestructible_keeps_its_damage_until_cleanup():
    block = "{attack: {Stone: Bob}}, {block: {Giant: Stone}}, " + END
    confirm(block, "Stone: {zone: battlefield, damage: 5}", ann="battlefield: [Stone]", bob="battlefield: [Giant]")
    confirm(block + ", {end turn: true}", "Stone: {damage: 0}", ann="battlefield: [Stone]", bob="battlefield: [Giant]")
