# ruff: noqa: E501
"""Magic: casting, paying, targeting and resolving, and who may do what when (117, 118, 601 to 608)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Forest: {types: [land], supertypes: [basic], subtypes: [Forest]}
  Island: {types: [land], supertypes: [basic], subtypes: [Island]}
  Elk: {types: [creature], mana cost: "{1}{G}", power: 3, toughness: 3}
  Blast: {types: [sorcery], mana cost: "{X}{R}", abilities: [{do: [{deal: X, to: {choose: 1, type: any target}}]}]}
  Tax: {types: [enchantment], abilities: [{passive: {cost: {generic: 1}}, affects: {type: spell}}]}
  Cheap: {types: [enchantment], abilities: [{passive: {cost: {generic: -2}}, affects: {type: spell, controller: you}}]}
  Kick: {types: [sorcery], mana cost: "{G}", abilities: [{passive: {additional cost: {green: 1}, optional: true, name: kicked}, affects: me}, {do: [{gain life: 1}, {gain life: 4, if: {paid: kicked}}]}]}
  Twins: {types: [sorcery], abilities: [{do: [{destroy: {choose: 2, type: creature}}]}]}
  Scatter: {types: [sorcery], abilities: [{do: [{destroy: {choose: up to 2, type: creature}}, {draw: 1}]}]}
  Swipe: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}, {draw: 1}]}]}
  Bounce: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature}}]}]}
  Sure: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}, {draw: 1}], cannot: be countered}]}
  Charm: {types: [instant], abilities: [{do: [{modes: [{name: hurt, do: [{deal: 2, to: {choose: 1, type: creature}}]}, {name: card, do: [{draw: 1}]}]}]}]}
  Altar: {types: [sorcery], abilities: [{passive: {additional cost: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}}, affects: me}, {do: [{draw: 2}]}]}
  Sage: {types: [planeswalker], loyalty: 3, abilities: [{name: up, use: {do: [{put counter: loyalty, on: me}]}, do: [{gain life: 1}]}, {name: down, use: {do: [{remove counter: loyalty, on: me, count: 4}]}, do: [{draw: 7}]}]}
  Pinger: {types: [creature], power: 1, toughness: 1, abilities: [{use: {tap: me}, do: [{deal: 1, to: {choose: 1, type: any target}}]}]}
  Once: {types: [artifact], abilities: [{use: {}, limit: once each turn, do: [{gain life: 1}]}]}
  Bold: {types: [creature], power: 2, toughness: 2, keywords: [hexproof]}
  Null: {types: [enchantment], abilities: [{passive: {cannot: be activated}, affects: {type: artifact}}]}
  Mox: {types: [artifact], abilities: [{use: {tap: me}, do: [{add: {green: 1}}]}]}
  Ban: {types: [enchantment], abilities: [{passive: {cannot cast: {zone: stack, type: instant}}, affects: {all: {type: player, controller: opponent}}}]}
  Chant: {types: [enchantment], abilities: [{when: {event: is cast, player: any}, do: [{gain life: 1}]}]}
  Shelter: {types: [instant], abilities: [{do: [{give: {keyword: hexproof}, to: {choose: 1, type: creature, controller: you}, for: until end of turn}]}]}
  Ghost: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {power: 1}, affects: {what I am attached to: true}}]}
  Dig: {types: [sorcery], abilities: [{do: [{return: {choose: 1, zone: graveyard, type: [creature, enchantment]}, to: battlefield}]}]}
  Fury: {types: [sorcery], mana cost: "{R/G}{R/G}", abilities: [{do: [{gain life: 1}]}]}
  Life Bolt: {types: [instant], mana cost: "{G}", abilities: [{passive: {additional cost: {pay life: 3}}, affects: me}, {do: [{draw: 1}]}]}
  Free: {types: [instant], mana cost: "{5}", abilities: [{passive: {alternative cost: {pay life: 1}, name: blood}, affects: me}, {do: [{draw: 1}]}]}
  Wisdom: {types: [instant], abilities: [{do: [{draw: {count: {type: creature, controller: you}}}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused


def test_nobody_may_act_out_of_turn_at_sorcery_speed():
    refused("{cast: Bear, by: Bob}", "", ann="", bob="hand: [Bear]")
    refused("{cast: Bolt, by: Ann}, {cast: Bear, by: Ann}", "", ann="hand: [Bolt, Bear]", choices="Ann targets: Bob")


def test_lands_are_played_in_ones_own_main_phase_once():
    refused("{play: Forest, by: Bob}", "", bob="hand: [Forest]")
    refused("{play: Forest, by: Ann}, {play: Island, by: Ann}", "305.2", ann="hand: [Forest, Island]")
    refused(
        "{cast: Bolt, by: Ann}, {play: Forest, by: Ann}", "", ann="hand: [Bolt, Forest]", choices="Ann targets: Bob"
    )
    confirm("{play: Forest, by: Ann}", "Forest: {zone: battlefield}", ann="hand: [Forest]")


def test_a_land_is_played_out_of_ones_own_hand_alone():
    refused("{play: Forest, by: Ann}", "305.1", ann="graveyard: [Forest]")
    refused("{play: Forest, by: Ann}", "305.1", ann="exile: [Forest]")
    refused("{play: Forest, by: Ann}", "305.1", bob="hand: [Forest]")


def test_a_spell_costs_what_it_says_in_the_colors_it_says():
    confirm("{cast: Elk, by: Ann}", "Ann: {green: 0, blue: 0}", ann="hand: [Elk], green: 1, blue: 1")
    refused("{cast: Elk, by: Ann}", "", ann="hand: [Elk], blue: 2")
    refused("{cast: Elk, by: Ann}", "", ann="hand: [Elk], green: 1")


def test_increases_come_before_reductions_and_colored_mana_is_never_reduced():
    confirm("{cast: Elk, by: Ann}", "Ann: {green: 0}", ann="hand: [Elk], green: 1, battlefield: [Tax, Cheap]")
    refused("{cast: Elk, by: Ann}", "", ann="hand: [Elk], battlefield: [Tax, Cheap]")
    confirm(
        "{cast: Elk, by: Bob}",
        "Bob: {green: 0}",
        bob="hand: [Elk], green: 3",
        ann="battlefield: [Tax, Cheap]",
        turn="Bob",
    )


def test_x_is_paid_and_is_zero_elsewhere():
    confirm(
        "{cast: Blast, by: Ann}, {resolve: all}",
        "Bob: {life: 17}, Ann: {red: 1}",
        ann="hand: [Blast], red: 5",
        bob="life: 20",
        choices="Ann value of X: 3; Ann targets: Bob",
    )
    confirm("{exile: {all: {zone: hand, mana value: 1}}, by: Ann}", "Blast: {zone: exile}", ann="hand: [Blast]")


def test_kicking_is_a_choice_that_has_to_be_paid():
    cast = "{cast: Kick, by: Ann}, {resolve: all}"
    confirm(cast, "Ann: {life: 25}", ann="hand: [Kick], green: 2, life: 20", choices="Ann pay optional cost: yes")
    confirm(
        cast, "Ann: {life: 21, green: 1}", ann="hand: [Kick], green: 2, life: 20", choices="Ann pay optional cost: no"
    )
    confirm(cast, "Ann: {life: 21}", ann="hand: [Kick], green: 1, life: 20")


def test_two_targets_are_two_objects_and_both_have_to_be_there():
    refused("{cast: Twins, by: Ann}", "", ann="hand: [Twins]", bob="battlefield: [Bear]")
    confirm(
        "{cast: Twins, by: Ann}, {resolve: all}",
        "Bear: {zone: graveyard}, Wolf: {zone: graveyard}",
        ann="hand: [Twins]",
        bob="battlefield: [Bear, Wolf]",
    )
    confirm("{cast: Scatter, by: Ann}, {resolve: all}", "Ann: {hand: 1}", ann="hand: [Scatter]", bob="battlefield: []")


def test_a_spell_without_a_legal_target_does_nothing_and_one_with_another_does_the_rest():
    steps = "{cast: Swipe, by: Ann}, {cast: Bounce, by: Bob}, {resolve: all}"
    confirm(
        steps,
        "Ann: {hand: 0}, Swipe: {zone: graveyard}",
        ann="hand: [Swipe]",
        bob="battlefield: [Bear], hand: [Bounce]",
    )
    both = "{cast: Twins, by: Ann}, {cast: Bounce, by: Bob}, {resolve: all}"
    confirm(
        both,
        "Bear: {zone: hand}, Wolf: {zone: graveyard}",
        ann="hand: [Twins]",
        bob="battlefield: [Bear, Wolf], hand: [Bounce]",
        choices="Bob targets: Bear",
    )


def test_what_cannot_be_countered_still_needs_its_target():
    steps = "{cast: Sure, by: Ann}, {cast: Void, by: Bob}, {resolve: all}"
    confirm(
        steps,
        "Ann: {hand: 1}, Bear: {zone: graveyard}",
        ann="hand: [Sure]",
        bob="battlefield: [Bear], hand: [Void]",
        choices="Bob targets: Sure",
    )
    steps = "{cast: Sure, by: Ann}, {cast: Bounce, by: Bob}, {resolve: all}"
    confirm(steps, "Ann: {hand: 0}, Bear: {zone: hand}", ann="hand: [Sure]", bob="battlefield: [Bear], hand: [Bounce]")


def test_a_mode_that_has_no_target_cannot_be_chosen():
    confirm("{cast: Charm, by: Ann}, {resolve: all}", "Ann: {hand: 1}, asked: {mode: 0}", ann="hand: [Charm]")


def test_a_cost_that_cannot_be_paid_makes_it_illegal_and_a_paid_one_is_not_given_back():
    refused("{cast: Altar, by: Ann}", "", ann="hand: [Altar]")
    steps = "{cast: Altar, by: Ann}, {cast: Void, by: Bob}, {resolve: all}"
    confirm(
        steps,
        "Bear: {zone: graveyard}, Ann: {hand: 0}",
        ann="hand: [Altar], battlefield: [Bear]",
        bob="hand: [Void]",
        choices="Bob targets: Altar",
    )


def test_loyalty_abilities_are_used_once_at_sorcery_speed_and_only_for_what_is_there():
    confirm(
        "{activate: Sage, by: Ann, ability: up}, {resolve: all}",
        "Sage: {loyalty: 4}, Ann: {life: 21}",
        ann="battlefield: [Sage], life: 20",
    )
    refused("{activate: Sage, by: Ann, ability: down}", "", ann="battlefield: [Sage]")
    refused(
        "{activate: Sage, by: Ann, ability: up}, {resolve: all}, {activate: Sage, by: Ann, ability: down}",
        "606.3",
        ann="battlefield: [Sage]",
    )
    refused("{activate: Sage, by: Bob, ability: up}", "", bob="battlefield: [Sage]")


def test_a_new_creature_does_not_tap_and_a_tapped_one_cannot():
    refused("{activate: Pinger, by: Ann}", "", ann="battlefield: [{card: Pinger, summoning sick: true}]")
    refused("{activate: Pinger, by: Ann}", "", ann="battlefield: [{card: Pinger, tapped: true}]")


def test_an_ability_resolves_though_its_source_is_gone():
    steps = "{activate: Pinger, by: Ann}, {cast: Bounce, by: Bob}, {resolve: all}"
    confirm(
        steps,
        "Bob: {life: 19}",
        ann="battlefield: [Pinger]",
        bob="hand: [Bounce], life: 20",
        choices="Ann targets: Bob",
    )


def test_once_each_turn_is_each_turn():
    twice = "{activate: Once, by: Ann}, {resolve: all}, {activate: Once, by: Ann}"
    refused(twice, "", ann="battlefield: [Once]")
    confirm(
        "{activate: Once, by: Ann}, {end turn: true}, {activate: Once, by: Ann}, {resolve: all}",
        "Ann: {life: 22}",
        ann="battlefield: [Once], life: 20",
    )


def test_hexproof_keeps_opponents_off_and_in_response_as_well():
    refused("{cast: Murder, by: Bob}", "", ann="battlefield: [Bold]", bob="hand: [Murder]")
    steps = "{cast: Murder, by: Bob}, {cast: Shelter, by: Ann}, {resolve: all}"
    confirm(steps, "Bear: {zone: battlefield}", ann="battlefield: [Bear], hand: [Shelter]", bob="hand: [Murder]")


def test_what_cannot_be_activated_gives_no_mana_either():
    refused("{activate: Mox, by: Ann}", "", ann="battlefield: [Mox, Null]")


def test_a_mana_ability_is_used_at_any_time_and_cannot_be_answered():
    confirm("{activate: Mox, by: Bob}", "stack: [], Bob: {green: 1}", bob="battlefield: [Mox]")


def test_who_cannot_cast_instants_casts_other_things():
    refused("{cast: Bolt, by: Bob}", "", ann="battlefield: [Ban]", bob="hand: [Bolt]", turn="Bob")
    confirm("{cast: Bear, by: Bob}", "stack: [Bear]", ann="battlefield: [Ban]", bob="hand: [Bear]", turn="Bob")


def test_a_countered_spell_was_cast():
    steps = "{cast: Bear, by: Ann}, {cast: Void, by: Bob}, {resolve: all}"
    confirm(
        steps,
        "triggers: {Chant: 2}, Bear: {zone: graveyard}",
        ann="hand: [Bear], battlefield: [Chant]",
        bob="hand: [Void]",
        choices="Bob targets: Bear",
    )


def test_an_aura_spell_needs_its_target_and_an_aura_that_is_put_down_chooses():
    steps = "{cast: Ghost, by: Ann}, {cast: Bounce, by: Bob}, {resolve: all}"
    confirm(steps, "Ghost: {zone: graveyard}", ann="hand: [Ghost]", bob="battlefield: [Bear], hand: [Bounce]")
    steps = "{cast: Dig, by: Ann}, {resolve: all}"
    confirm(steps, "Bold: {power: 3}", ann="hand: [Dig], graveyard: [Ghost]", bob="battlefield: [Bold]")
    confirm(steps, "Ghost: {zone: graveyard}", ann="hand: [Dig], graveyard: [Ghost]")


def test_hybrid_mana_and_life_and_another_cost():
    confirm("{cast: Fury, by: Ann}", "Ann: {red: 0, green: 0}", ann="hand: [Fury], red: 1, green: 1")
    refused("{cast: Life Bolt, by: Ann}", "", ann="hand: [Life Bolt], green: 1, life: 2")
    confirm("{cast: Life Bolt, by: Ann}", "Ann: {life: 17}", ann="hand: [Life Bolt], green: 1, life: 20")
    confirm("{cast: Free, by: Ann}", "Ann: {life: 19}", ann="hand: [Free], life: 20")


def test_a_number_is_counted_as_the_spell_resolves():
    steps = "{cast: Wisdom, by: Ann}, {cast: Murder, by: Bob}, {resolve: all}"
    confirm(
        steps,
        "Ann: {hand: 1}",
        ann="hand: [Wisdom], battlefield: [Bear, Wolf]",
        bob="hand: [Murder]",
        choices="Bob targets: Bear",
    )


def test_mana_is_gone_with_the_step():
    confirm("{activate: Mox, by: Ann}, {advance to: combat}", "Ann: {green: 0}", ann="battlefield: [Mox]")


def test_the_stack_resolves_from_the_top_and_the_active_player_is_asked_first():
    steps = "{cast: Bolt, by: Ann}, {cast: Growth, by: Bob}, {resolve: all}"
    confirm(
        steps,
        "Bear: {zone: battlefield, damage: 3}, resolved: [Growth, Bolt]",
        ann="hand: [Bolt]",
        bob="hand: [Growth], battlefield: [Bear]",
        choices="Ann targets: Bear",
    )
    confirm("{cast: Bolt, by: Ann}, {resolve: 1}", "priority: Ann", ann="hand: [Bolt]", choices="Ann targets: Bob")


def test_nobody_holds_more_than_seven_cards_at_the_end():
    confirm("{end turn: true}", "Ann: {hand: 7}", ann="hand: 8", choices="Ann discard: Ann's hand card 1")
