# ruff: noqa: E501
"""Magic: situations written from the rules alone, each with its outcome and the rule that decides it (chapters 1 to 4)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Drain: {types: [sorcery], abilities: [{do: [{lose life: 20, player: you}, {gain life: 5}]}]}
  Doom: {types: [sorcery], abilities: [{do: [{lose life: 20, player: any}]}]}
  Bargain: {types: [sorcery], abilities: [{use: {pay life: 3}, do: [{draw: 1}]}]}
  Pact: {types: [artifact], abilities: [{use: {pay life: 3}, do: [{draw: 1}]}]}
  Study: {types: [sorcery], abilities: [{do: [{draw: 3}]}]}
  Runt: {types: [creature], power: 0, toughness: 3}
  Curse: {types: [enchantment], abilities: [{passive: {power: -2}, affects: {all: {type: creature, controller: opponent}}}]}
  Pricked: {types: [creature], power: 1, toughness: 4, abilities: [{when: {event: is dealt damage, object: me}, do: [{draw: 1}]}]}
  Zap: {types: [instant], abilities: [{do: [{deal: {count: {type: artifact, controller: you}}, to: {choose: 1, type: any target}}]}]}
  Oracle: {types: [planeswalker], loyalty: 4}
  Siege: {types: [battle], defense: 3}
  Sword: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {power: 2}, affects: {all: {what I am attached to: true}}}]}
  Threads: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}}]}]}
  Halo: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {toughness: 2}, affects: {all: {what I am attached to: true}}}, {when: {event: beginning of, player: you, phase: upkeep}, do: [{gain life: 1}]}]}
  Explore It: {types: [sorcery], abilities: [{do: [{put: {choose: 1, type: land, zone: hand, owner: you, target: false}, to: battlefield}]}]}
  Grove: {types: [land]}
  Shore: {types: [land]}
  Wake: {types: [sorcery], abilities: [{do: [{put: {choose: 1, type: creature, zone: graveyard}, to: battlefield}]}]}
  Void Ward: {types: [enchantment], abilities: [{passive: {cannot: be countered}, affects: {all: {type: spell, zone: stack, controller: you}}}]}
  Sacrifices: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: creature, controller: that player, target: false}, player: any}]}]}
  Guide: {types: [instant], abilities: [{do: [{gain life: 2}]}]}
  Horde: {types: [sorcery], abilities: [{do: [{create token: {name: Goblin, power: 1, toughness: 1}}]}]}
  Recall: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature}}]}]}
  Twins: {types: [sorcery], abilities: [{do: [{deal: 1, to: {choose: 1, type: creature}}, {deal: 1, to: {choose: 1, type: creature}}]}]}
  Peace: {types: [enchantment], abilities: [{passive: {cannot: attack}, affects: {all: {type: creature}}}]}
  Rage: {types: [creature], power: 3, toughness: 3, abilities: [{passive: {must: attack}}]}
""")
holds = BOARDS.holds


def cast(name, by="Ann"):
    return f"{{cast: {name}, by: {by}}}, {{resolve: all}}"


def test_what_can_not_wins_over_what_has_to_or_may():
    BOARDS.refused("{attack: {Rage: Bob}}", "508.1c", ann="battlefield: [Rage, Peace]")
    holds("{advance to: end}", "Rage: {tapped: false}", "500.6", ann="battlefield: [Rage, Peace]")


def test_of_several_players_who_choose_at_once_the_active_one_chooses_first():
    holds(
        cast("Sacrifices"),
        "Bear: {zone: graveyard}, Ogre: {zone: graveyard}, Wolf: {zone: battlefield}, Giant: {zone: battlefield}",
        "701.17a",
        ann="hand: [Sacrifices], battlefield: [Bear, Wolf]",
        bob="battlefield: [Ogre, Giant]",
        choices="Ann objects: [Bear]; Bob objects: [Ogre]",
    )


def test_a_player_whose_life_is_restored_before_anyone_looks_has_not_lost():
    holds(cast("Drain"), "winner: none, Ann: {life: 5}", "119.3", ann="hand: [Drain], life: 20")


def test_players_who_lose_at_the_same_time_draw_the_game():
    holds(cast("Doom"), "winner: draw", "104.4", ann="hand: [Doom], life: 20", bob="life: 20")


def test_a_third_player_wins_where_two_others_lose_together():
    holds(cast("Doom"), "winner: Cid", "104.2", ann="hand: [Doom], life: 20", bob="life: 20", cid="life: 21")


def test_all_of_ones_life_can_be_paid_and_no_more_than_that():
    pay = "{activate: Pact, by: Ann}"
    holds(pay, "winner: Bob", "704.5a", ann="battlefield: [Pact], life: 3")
    BOARDS.refused("{activate: Pact, by: Ann}", "601.2h", ann="battlefield: [Pact], life: 2")


def test_drawing_more_than_there_is_draws_what_there_is_and_loses():
    holds(cast("Study"), "winner: Bob", "704.5b", ann="hand: [Study], library: 2")
    holds(cast("Study"), "winner: none, Ann: {hand: 3, library: 0}", "121.1", ann="hand: [Study], library: 3")


def test_negative_power_deals_no_damage_and_heals_nobody():
    holds(
        "{attack: {Bear: Bob, Runt: Bob}}, {block: {}}, {advance to: combat damage}",
        "Bob: {life: 20}",
        "509.1h",
        ann="battlefield: [Bear, Runt]",
        bob="battlefield: [Curse]",
    )


def test_no_damage_at_all_is_not_dealt_and_triggers_nothing():
    board = {"ann": "hand: [Zap]", "bob": "battlefield: [Pricked], library: 2", "choices": "Ann targets: Pricked"}
    holds(cast("Zap"), "Bob: {hand: 0}, Pricked: {damage: 0}", "608.1", **board)
    board["ann"] = "hand: [Zap], battlefield: [Rock]"
    holds(cast("Zap"), "Bob: {hand: 1}, Pricked: {damage: 1}", "120.3", **board)


def test_damage_takes_loyalty_from_a_planeswalker_and_defense_from_a_battle():
    holds(
        cast("Bolt"),
        "Oracle: {loyalty: 1}",
        "120.3",
        ann="hand: [Bolt]",
        bob="battlefield: [Oracle]",
        choices="Ann targets: Oracle",
    )
    holds(
        cast("Bolt"),
        "Siege: {zone: graveyard}",
        "120.3",
        ann="hand: [Bolt]",
        bob="battlefield: [Siege]",
        choices="Ann targets: Siege",
    )


def test_an_equipment_stays_on_a_creature_that_another_player_takes():
    holds(
        f"{cast('Threads', 'Bob')}, {{end turn: true}}, {{end turn: true}}, {{attack: {{Bear: Ann}}}}, {{block: {{}}}}, {{advance to: combat damage}}",
        "Sword: {controller: Ann, attached to: Bear}, Bear: {controller: Bob, power: 4}, Ann: {life: 16}",
        "110.2",
        turn="Bob",
        ann="battlefield: [Bear, {card: Sword, attached to: Bear}]",
        bob="hand: [Threads]",
    )


def test_an_aura_keeps_its_controller_whoever_controls_what_it_enchants():
    holds(
        f"{cast('Threads', 'Bob')}, {{end turn: true}}, {{advance to: draw}}",
        "Halo: {controller: Ann}, Bear: {controller: Bob, toughness: 4}, Ann: {life: 21}, Bob: {life: 20}",
        "110.2",
        turn="Bob",
        ann="battlefield: [Bear, {card: Halo, attached to: Bear}]",
        bob="hand: [Threads]",
    )


def test_a_land_that_an_effect_puts_there_is_not_played():
    holds(
        f"{cast('Explore It')}, {{play: Shore, by: Ann}}",
        "Grove: {zone: battlefield}, Shore: {zone: battlefield}",
        "400.7",
        ann="hand: [Explore It, Grove, Shore]",
        choices="Ann objects: [Grove]",
    )
    BOARDS.refused("{play: Grove, by: Ann}, {play: Shore, by: Ann}", "305.2", ann="hand: [Grove, Shore]")


def test_a_card_goes_to_its_owners_graveyard_whoever_controlled_it():
    holds(
        f"{cast('Threads')}, {cast('Murder')}",
        "Ann: {graveyard: [Threads, Murder]}, Bob: {graveyard: [Ogre]}",
        "400.7",
        ann="hand: [Threads, Murder]",
        bob="battlefield: [Ogre]",
    )


def test_a_creature_that_comes_from_another_players_graveyard_goes_back_there():
    holds(
        f"{cast('Wake')}, {cast('Recall')}",
        "Ogre: {zone: hand}, Bob: {hand: [Ogre]}, Ann: {hand: 0}",
        "400.7",
        ann="hand: [Wake, Recall]",
        bob="graveyard: [Ogre]",
    )


def test_the_spell_cast_last_resolves_first():
    holds(
        "{cast: Bolt, by: Ann}, {cast: Growth, by: Bob}, {resolve: all}",
        "Bear: {zone: battlefield, power: 5, damage: 3}",
        "608.1",
        ann="hand: [Bolt]",
        bob="hand: [Growth], battlefield: [Bear]",
        choices="Ann targets: Bear",
    )
    holds(
        "{cast: Growth, by: Bob}, {cast: Bolt, by: Ann}, {resolve: all}",
        "Bear: {zone: graveyard}",
        "704.5g",
        ann="hand: [Bolt]",
        bob="hand: [Growth], battlefield: [Bear]",
        choices="Ann targets: Bear",
    )


def test_a_token_returned_to_a_hand_is_gone_and_was_no_card_there():
    holds(
        f"{cast('Horde')}, {cast('Recall', 'Bob')}",
        "Ann: {hand: 0, battlefield: {count: 0}}",
        "704.5d",
        ann="hand: [Horde]",
        bob="hand: [Recall]",
    )


def test_one_object_can_be_chosen_for_each_word_target_of_a_spell():
    board = {"ann": "hand: [Twins]", "bob": "battlefield: [Bear, Wolf]"}
    holds(
        cast("Twins"),
        "Bear: {zone: graveyard}, Wolf: {damage: 0}",
        "601.2c",
        choices="Ann targets: Bear; Ann targets: Bear",
        **board,
    )
    holds(
        cast("Twins"),
        "Bear: {damage: 1}, Wolf: {damage: 1}",
        "601.2c",
        choices="Ann targets: Bear; Ann targets: Wolf",
        **board,
    )


def test_a_spell_that_cannot_be_countered_is_a_legal_target_all_the_same():
    holds(
        "{cast: Guide, by: Ann}, {cast: Void, by: Bob}, {resolve: all}",
        "Ann: {life: 22}, Void: {zone: graveyard}",
        "608.1",
        ann="hand: [Guide], battlefield: [Void Ward]",
        bob="hand: [Void]",
    )
