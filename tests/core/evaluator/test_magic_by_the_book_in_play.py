# ruff: noqa: E501
"""Magic: situations written from the rules alone, each with its outcome and the rule that decides it (chapters 5 to 8)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Swat: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature, is: [attacking]}}]}]}
  Grab: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: until end of turn}]}]}
  Shrink: {types: [sorcery], abilities: [{do: [{give: {power: -2, toughness: -2}, to: {choose: 1, type: creature, as: it}, for: until end of turn}, {give: {toughness: 2}, to: {that: it}, for: until end of turn}]}]}
  Rally: {types: [sorcery], abilities: [{do: [{give: {power: 1, toughness: 1}, to: {all: {type: creature, controller: you}}, for: until end of turn}]}]}
  Forget: {types: [sorcery], abilities: [{do: [{discard: 3}, {draw: 1}]}]}
  Split: {types: [sorcery], abilities: [{do: [{deal: 2, to: {choose: 1, type: creature}}, {deal: 2, to: {choose: 1, type: player}}]}]}
  Nap: {types: [instant], abilities: [{do: [{tap: {choose: 1, type: creature}}]}]}
  Napper: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: becomes tapped, object: {type: creature}}, do: [{gain life: 1}]}]}
  Grind: {types: [sorcery], abilities: [{do: [{mill: 5, player: opponent}]}]}
  Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Anthem: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1}, affects: {all: {type: creature, controller: you}}}]}
  Twice: {types: [enchantment], abilities: [{replace: {event: is dealt damage, object: {type: player}}, keeps: true, amount: {times: [2, that much]}}]}
  Shield: {types: [instant], abilities: [{do: [{prevent: 2, to: {choose: 1, type: [creature, player]}}]}]}
  Knight: {types: [creature], power: 2, toughness: 2, keywords: [first strike]}
  Champion: {types: [creature], power: 2, toughness: 2, keywords: [double strike, lifelink]}
  Beast: {types: [creature], power: 6, toughness: 6, keywords: [trample]}
  Viper: {types: [creature], power: 1, toughness: 1, keywords: [deathtouch, trample]}
  Oracle: {types: [planeswalker], loyalty: 5}
  Legend: {types: [creature], supertypes: [legendary], power: 3, toughness: 3}
  Lord: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {power: 1, toughness: 1}, affects: {all: {type: creature, controller: you, other: true}}}]}
  Trap: {types: [enchantment], abilities: [{when: {event: is dealt damage, object: {type: player, controller: you}}, do: [{draw: 1}]}]}
  Zero: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Giftless: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}}]}]}
  Ping: {types: [creature], power: 1, toughness: 1, abilities: [{use: {tap: me}, do: [{deal: 1, to: {choose: 1, type: any target}}]}]}
""")
DAMAGE, END = "{advance to: combat damage}", "{end turn: true}"
holds = BOARDS.holds


def cast(name, by="Ann"):
    return f"{{cast: {name}, by: {by}}}, {{resolve: all}}"


def test_an_attacker_that_another_player_takes_is_no_longer_in_combat():
    holds(
        f"{{attack: {{Bear: Bob, Wolf: Bob}}}}, {cast('Grab', 'Bob')}, {{block: {{}}}}, {DAMAGE}",
        "Bob: {life: 18}, Bear: {controller: Bob}",
        "110.2",
        ann="battlefield: [Bear, Wolf]",
        bob="hand: [Grab]",
        choices="Bob targets: Bear",
    )


def test_creatures_are_attacking_until_the_end_of_combat_step_is_over():
    board = {"ann": "battlefield: [Bear]", "bob": "hand: [Swat]"}
    late = f"{{attack: {{Bear: Bob}}}}, {{block: {{}}}}, {{advance to: end of combat}}, {cast('Swat', 'Bob')}"
    holds(late, "Bear: {zone: graveyard}, Bob: {life: 18}", "701.7a", **board)
    BOARDS.refused("{attack: {Bear: Bob}}, {block: {}}, {advance to: postcombat main}, {cast: Swat, by: Bob}", **board)


def test_without_attackers_there_is_no_combat_damage_step():
    holds("{advance to: postcombat main}", "Bob: {life: 20}", "500.6", ann="battlefield: [Bear]")


def test_tapping_a_creature_that_already_blocks_changes_nothing_about_its_damage():
    holds(
        f"{{attack: {{Bear: Bob}}}}, {{block: {{Wolf: Bear}}}}, {cast('Nap')}, {DAMAGE}",
        "Bear: {zone: graveyard}, Wolf: {zone: graveyard}, Bob: {life: 20}",
        "510.1",
        ann="battlefield: [Bear], hand: [Nap]",
        bob="battlefield: [Wolf]",
        choices="Ann targets: Wolf",
    )


def test_what_is_tapped_does_not_become_tapped_again():
    board = {"ann": "hand: [Nap], battlefield: [Napper, {card: Bear, tapped: true}, Wolf]"}
    holds(cast("Nap"), "Ann: {life: 20}", "608.1", choices="Ann targets: Bear", **board)
    holds(cast("Nap"), "Ann: {life: 21}", "603.2", choices="Ann targets: Wolf", **board)


def test_a_first_striker_that_kills_its_attacker_is_dealt_nothing():
    holds(
        f"{{attack: {{Bear: Bob}}}}, {{block: {{Knight: Bear}}}}, {DAMAGE}",
        "Bear: {zone: graveyard}, Knight: {zone: battlefield, damage: 0}",
        "510.4",
        ann="battlefield: [Bear]",
        bob="battlefield: [Knight]",
    )


def test_double_strike_and_lifelink_gain_life_twice():
    holds(
        "{attack: {Champion: Bob}}, {block: {}}, {advance to: postcombat main}",
        "Ann: {life: 24}, Bob: {life: 16}",
        "702.15b",
        ann="battlefield: [Champion]",
    )


def test_a_trampler_whose_blocker_is_gone_deals_all_of_its_damage_to_the_player():
    holds(
        f"{{attack: {{Beast: Bob}}}}, {{block: {{Bear: Beast}}}}, {cast('Murder')}, {DAMAGE}",
        "Bob: {life: 14}",
        "510.1",
        ann="battlefield: [Beast], hand: [Murder]",
        bob="battlefield: [Bear]",
        choices="Ann targets: Bear",
    )


def test_a_trampler_counts_damage_that_its_blocker_already_has():
    holds(
        f"{cast('Split')}, {{attack: {{Beast: Bob}}}}, {{block: {{Wall: Beast}}}}, {DAMAGE}",
        "Bob: {life: 14}, Wall: {zone: graveyard}",
        "702.19b",
        ann="battlefield: [Beast], hand: [Split]",
        bob="battlefield: [Wall]",
        choices="Ann targets: Wall; Ann targets: Bob; Ann assign damage: {Wall: 2, Bob: 4}",
    )


def test_one_damage_of_a_deathtouching_trampler_is_enough_for_each_blocker():
    holds(
        f"{cast('Rally')}, {{attack: {{Viper: Bob}}}}, {{block: {{Giant: Viper}}}}, {DAMAGE}",
        "Bob: {life: 19}, Giant: {zone: graveyard}",
        "702.2b",
        ann="battlefield: [Viper], hand: [Rally]",
        bob="battlefield: [Giant]",
        choices="Ann assign damage: {Giant: 1, Bob: 1}",
    )


def test_two_players_are_attacked_and_each_blocks_only_what_attacks_them():
    attack = "{attack: {Bear: Bob, Wolf: Cid}}"
    board = {"ann": "battlefield: [Bear, Wolf]", "bob": "battlefield: [Ogre]", "cid": "battlefield: [Giant]"}
    holds(f"{attack}, {{block: {{Ogre: Bear}}}}, {DAMAGE}", "Bob: {life: 20}, Cid: {life: 18}", "510.1", **board)
    BOARDS.refused(f"{attack}, {{block: {{Giant: Bear}}}}", "509.1a", **board)


def test_trample_over_a_planeswalker_does_not_reach_its_controller():
    holds(
        f"{{attack: {{Beast: Oracle}}}}, {{block: {{}}}}, {DAMAGE}",
        "Oracle: {zone: graveyard}, Bob: {life: 20}",
        "704.5i",
        ann="battlefield: [Beast]",
        bob="battlefield: [Oracle]",
    )


def test_damage_and_what_lasts_until_end_of_turn_end_together():
    holds(
        f"{cast('Growth')}, {cast('Bolt', 'Bob')}, {END}",
        "Bear: {zone: battlefield, power: 2, damage: 0}",
        "514.2",
        ann="hand: [Growth], battlefield: [Bear]",
        bob="hand: [Bolt]",
        choices="Bob targets: Bear",
    )


def test_nobody_looks_at_a_creature_in_the_middle_of_a_spell():
    holds(
        cast("Shrink"),
        "Bear: {zone: battlefield, power: 0, toughness: 2}",
        "608.1",
        ann="hand: [Shrink]",
        bob="battlefield: [Bear]",
    )


def test_an_effect_on_all_creatures_holds_for_those_that_are_there_and_no_newcomer():
    holds(
        f"{cast('Rally')}, {cast('Mirror')}",
        "Bear: {power: 3}, Ann: {battlefield: {count: 2}, life: 20}",
        "611.2a",
        ann="hand: [Rally, Mirror], battlefield: [Bear]",
    )


def test_a_copy_has_neither_what_was_given_nor_the_counters_of_the_original():
    BOARDS.confirm(
        f"{cast('Rally')}, {cast('Mirror')}, {{attack: {{Bear: Bob}}}}, {{block: {{}}}}, {DAMAGE}",
        "Bob: {life: 16}, Bear: {power: 4}",
        ann='hand: [Rally, Mirror], battlefield: [{card: Bear, counters: {"+1/+1": 1}}]',
    )


def test_as_much_as_possible_is_done():
    holds(
        cast("Forget"),
        "Ann: {hand: 1, graveyard: [Bear, Wolf, Forget]}",
        "701.8a",
        ann="hand: [Forget, Bear, Wolf], library: 1",
        choices="Ann discard: [Bear, Wolf]",
    )
    holds(
        cast("Grind"), "Bob: {library: 0, graveyard: 3}, winner: none", "400.7", ann="hand: [Grind]", bob="library: 3"
    )


def test_with_one_of_two_targets_left_a_spell_does_the_rest():
    holds(
        "{cast: Split, by: Ann}, {cast: Murder, by: Bob}, {resolve: all}",
        "Bob: {life: 18}, Bear: {zone: graveyard}",
        "608.1",
        ann="hand: [Split]",
        bob="hand: [Murder], battlefield: [Bear, Wolf]",
        choices="Ann targets: Bear; Ann targets: Bob; Bob targets: Bear",
    )


def test_the_affected_player_chooses_whether_damage_is_doubled_or_prevented_first():
    board = {"ann": "hand: [Bolt], battlefield: [Twice]", "bob": "hand: [Shield]"}
    steps = f"{cast('Shield', 'Bob')}, {cast('Bolt')}"
    first = "Bob targets: Bob; Ann targets: Bob; Bob order replacements: "
    holds(steps, "Bob: {life: 18}", "616.1", choices=first + '"Shield (prevent)"', **board)
    holds(steps, "Bob: {life: 16}", "616.1", choices=first + "Twice", **board)


def test_creatures_that_die_together_go_even_if_one_kept_the_other_alive():
    holds(
        cast("Wrath"),
        "Lord: {zone: graveyard}, Bear: {zone: graveyard}",
        "701.7a",
        ann="hand: [Wrath], battlefield: [Lord, Bear]",
    )
    holds(
        f"{cast('Split')}, {cast('Murder', 'Bob')}",
        "Lord: {zone: graveyard}, Bear: {zone: graveyard}",
        "704.5g",
        ann="hand: [Split], battlefield: [Lord, Bear]",
        bob="hand: [Murder]",
        choices="Ann targets: Bear; Ann targets: Bob; Bob targets: Lord",
    )


def test_the_legend_rule_lets_its_player_keep_the_newcomer():
    holds(
        cast("Mirror"),
        "Legend: {zone: graveyard}, Ann: {battlefield: {count: 1}}",
        "704.5j",
        ann="hand: [Mirror], battlefield: [Legend]",
        choices="Ann which to keep: Legend 2",
    )


def test_a_spell_of_a_player_who_has_left_is_gone_and_what_they_took_goes_back():
    holds(
        f"{cast('Giftless', 'Bob')}, {{concede: Bob}}",
        "Bear: {controller: Ann, zone: battlefield}, winner: none",
        "800.4a",
        ann="battlefield: [Bear]",
        bob="hand: [Giftless]",
        cid="",
    )


def test_an_ability_whose_source_is_gone_resolves_all_the_same():
    holds(
        "{activate: Ping, by: Ann}, {cast: Murder, by: Bob}, {resolve: all}",
        "Bob: {life: 19}, Ping: {zone: graveyard}",
        "608.1",
        ann="battlefield: [Ping]",
        bob="hand: [Murder]",
        choices="Ann targets: Bob",
    )
