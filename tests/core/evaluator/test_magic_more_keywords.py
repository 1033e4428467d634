# ruff: noqa: E501
"""Magic: keywords that stand for abilities, each beside an object without it and in the situation in which it does
nothing (702)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Sergeant: {types: [creature], power: 1, toughness: 1, keywords: [{outlast: "{1}{W}"}]}
  Climber: {types: [creature], power: 1, toughness: 1, keywords: [{level up: "{1}"}], abilities: [{passive: {power: 4}, affects: me, while: {counters: level, of: me, at least: 2}}]}
  Backup: {types: [creature], power: 1, toughness: 1, keywords: [{reinforce: 2, cost: "{1}{G}"}]}
  Corpse: {types: [creature], power: 3, toughness: 1, keywords: [{scavenge: "{2}{G}"}]}
  Tutor: {types: [sorcery], mana cost: "{1}{U}", keywords: [{transmute: "{1}"}], abilities: [{do: [{draw: 1}]}]}
  Changer: {types: [creature], mana cost: "{1}{G}", power: 1, toughness: 1, keywords: [{transfigure: "{1}"}]}
  Two Drop: {types: [creature], mana cost: "{2}", power: 2, toughness: 1}
  Three Drop: {types: [creature], mana cost: "{3}", power: 3, toughness: 1}
  Revenant: {types: [creature], power: 1, toughness: 1, keywords: [{recover: "{2}"}]}
  Viper: {types: [creature], power: 1, toughness: 1, keywords: [{poisonous: 3}]}
  Sliver: {types: [creature], power: 2, toughness: 4, keywords: [{absorb: 2}]}
  Digger: {types: [creature], power: 2, toughness: 2, keywords: [{dredge: 3}]}
  Thug: {types: [creature], power: 2, toughness: 2, keywords: [unleash]}
  Shifter: {types: [creature], subtypes: [Shapeshifter], power: 1, toughness: 1, keywords: [changeling]}
  Elf Lord: {types: [creature], subtypes: [Elf], power: 1, toughness: 1, abilities: [{passive: {power: 2}, affects: {type: creature, subtype: Elf, other: true}}]}
  Truck: {types: [artifact], subtypes: [Vehicle], power: 4, toughness: 4, keywords: [living metal]}
  Glaive: {types: [artifact], subtypes: [Equipment], keywords: [for mirrodin!], abilities: [{passive: {power: 1}, affects: {what I am attached to: true}}]}
  Storm: {types: [sorcery], keywords: [gravestorm], abilities: [{do: [{gain life: 1}]}]}
  Flyby: {types: [creature], mana cost: "{4}", power: 3, toughness: 1, keywords: [{dash: "{1}{R}"}]}
  Rush: {types: [creature], mana cost: "{4}", power: 3, toughness: 1, keywords: [{blitz: "{1}{R}"}]}
  Heist: {types: [sorcery], keywords: [{casualty: 2}], abilities: [{do: [{draw: 1}]}]}
  Deal: {types: [sorcery], keywords: [bargain], abilities: [{do: [{gain life: 1}, {gain life: 4, if: {paid: bargain}}]}]}
  Show: {types: [sorcery], mana cost: "{4}", keywords: [{spectacle: "{R}"}], abilities: [{do: [{draw: 2}]}]}
  Wave: {types: [sorcery], mana cost: "{4}", keywords: [{surge: "{U}"}], abilities: [{do: [{draw: 2}]}]}
  Bold: {types: [sorcery], mana cost: "{4}", keywords: [undaunted], abilities: [{do: [{gain life: 1}]}]}
  Study: {types: [sorcery], abilities: [{do: [{draw: 1}]}]}
  Hurt: {types: [instant], abilities: [{do: [{lose life: 1, player: opponent}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
END = "{advance to: end of combat}"


def used(name, ability, player="Ann"):
    return f"{{activate: {name}, by: {player}, ability: {ability}}}"


def cast(*names, by="Ann"):
    return ", ".join(f"{{cast: {name}, by: {by}}}, {{resolve: all}}" for name in names)


def test_outlast_taps_the_creature_and_needs_the_time_for_a_sorcery():
    board = {"ann": "battlefield: [Sergeant], white: 2"}
    confirm(
        used("Sergeant", "outlast") + ", {resolve: all}", 'Sergeant: {counters: {"+1/+1": 1}, is: [tapped]}', **board
    )
    refused(used("Sergeant", "outlast"), turn="Bob", **board)
    refused(used("Sergeant", "outlast"), ann="battlefield: [{card: Sergeant, summoning sick: true}], white: 2")


def test_level_up_adds_levels_in_a_main_phase():
    twice = ", ".join([used("Climber", '"level up"') + ", {resolve: all}"] * 2)
    confirm(twice, "Climber: {power: 5, counters: {level: 2}}", ann="battlefield: [Climber], white: 2")
    refused(used("Climber", '"level up"'), ann="battlefield: [Climber], white: 2", turn="Bob")


def test_reinforce_is_used_from_the_hand_at_any_time():
    confirm(
        "{add: {green: 2}, with: Rock, by: Ann}, " + used("Backup", "reinforce") + ", {resolve: all}",
        "Bear: {power: 4}, Backup: {zone: graveyard}",
        ann="battlefield: [Bear, Rock], hand: [Backup]",
        turn="Bob",
    )
    refused(used("Backup", "reinforce"), ann="battlefield: [Backup, Bear], green: 2")


def test_scavenge_counts_the_power_of_the_exiled_card():
    confirm(
        used("Corpse", "scavenge") + ", {resolve: all}",
        "Bear: {power: 5}, Corpse: {zone: exile}",
        ann="battlefield: [Bear], graveyard: [Corpse], green: 3",
    )
    refused(used("Corpse", "scavenge"), ann="battlefield: [Bear, Corpse], green: 3")


def test_transmute_finds_a_card_of_the_same_mana_value():
    board = {"ann": "hand: [Tutor], library: [Three Drop, Two Drop, Changer], white: 1"}
    steps = used("Tutor", "transmute") + ", {resolve: all}"
    confirm(
        steps,
        "Two Drop: {zone: hand}, Tutor: {zone: graveyard}, Three Drop: {zone: library}",
        choices="Ann search: Two Drop",
        **board,
    )
    confirm(steps, "Ann: {hand: 0}", choices="Ann search: nothing", **board)


def test_transfigure_puts_a_creature_of_the_same_mana_value_there():
    board = {"ann": "battlefield: [Changer], library: [Three Drop, Tutor, Two Drop], white: 1"}
    confirm(
        used("Changer", "transfigure") + ", {resolve: all}",
        "Two Drop: {zone: battlefield}, Changer: {zone: graveyard}",
        choices="Ann search: Two Drop",
        **board,
    )


def test_recover_comes_back_for_its_cost_or_is_exiled():
    board = {"ann": "battlefield: [Bear, Rock], graveyard: [Revenant], hand: [Murder]"}
    mana = "{add: {green: 2}, with: Rock, by: Ann}, "
    confirm(mana + cast("Murder"), "Revenant: {zone: hand}", choices="Ann pay: yes", **board)
    confirm(cast("Murder"), "Revenant: {zone: exile}", **board)
    confirm(
        cast("Murder"),
        "Revenant: {zone: graveyard}",
        ann="graveyard: [Revenant], hand: [Murder]",
        bob="battlefield: [Ogre]",
    )


def test_poisonous_gives_poison_beside_the_damage_to_players_alone():
    confirm("{attack: {Viper: Bob}}, " + END, "Bob: {life: 19, poison: 3}", ann="battlefield: [Viper]", bob="life: 20")
    confirm(
        "{attack: {Viper: Bob}}, {block: {Wall: Viper}}, " + END,
        "Bob: {poison: 0}",
        ann="battlefield: [Viper]",
        bob="battlefield: [Wall]",
    )


def test_absorb_takes_something_off_each_source():
    steps = "{attack: {Ogre: Ann, Bear: Ann}}, {block: {Sliver: Ogre}}, " + END
    confirm(steps, "Sliver: {damage: 1}", ann="battlefield: [Sliver]", bob="battlefield: [Ogre, Bear]", turn="Bob")
    confirm(
        cast("Bolt", by="Bob"),
        "Sliver: {damage: 1}",
        ann="battlefield: [Sliver]",
        bob="hand: [Bolt]",
        choices="Bob targets: Sliver",
    )


def test_dredge_replaces_a_draw_where_there_are_cards_enough():
    confirm(
        cast("Study"),
        "Digger: {zone: hand}, Ann: {library: 2, graveyard: {count: 4}}",
        ann="graveyard: [Digger], hand: [Study], library: 5",
        choices="Ann apply replacement: yes",
    )
    confirm(
        cast("Study"),
        "Digger: {zone: graveyard}, Ann: {library: 4}",
        ann="graveyard: [Digger], hand: [Study], library: 5",
        choices="Ann apply replacement: no",
    )
    confirm(
        cast("Study"),
        "Digger: {zone: graveyard}, Ann: {library: 1, hand: 1}",
        ann="graveyard: [Digger], hand: [Study], library: 2",
    )


def test_unleash_is_a_choice_between_a_counter_and_blocking():
    block = cast("Thug") + ", {end turn: true}, {attack: {Bear: Ann}}, {block: {Thug: Bear}}"
    confirm(block, "Bear: {is: [blocked]}", ann="hand: [Thug]", bob="battlefield: [Bear]", choices="Ann may: no")
    refused(block, ann="hand: [Thug]", bob="battlefield: [Bear]", choices="Ann may: yes")


def test_a_changeling_is_everything_everywhere():
    confirm("", "Shifter: {power: 3}, Bear: {power: 2}", ann="battlefield: [Elf Lord, Shifter, Bear]")
    confirm(
        "{exile: {all: {zone: graveyard, subtype: Goblin}}, by: Ann}",
        "Shifter: {zone: exile}",
        ann="graveyard: [Shifter, Bear]",
    )


def test_living_metal_attacks_in_its_own_turn_and_blocks_in_no_other():
    confirm("{attack: {Truck: Bob}}, " + END, "Bob: {life: 16}", ann="battlefield: [Truck]", bob="life: 20")
    refused(
        "{attack: {Bear: Ann}}, {block: {Truck: Bear}}",
        ann="battlefield: [Truck]",
        bob="battlefield: [Bear]",
        turn="Bob",
    )


def test_for_mirrodin_brings_a_rebel_that_holds_it():
    confirm(cast("Glaive"), "Ann: {battlefield: {count: 2}}, Glaive: {is: [attached]}", ann="hand: [Glaive]")


def test_gravestorm_counts_permanents_that_died_in_the_turn():
    confirm(
        cast("Wrath", "Storm"),
        "Ann: {life: 23}",
        ann="hand: [Wrath, Storm], battlefield: [Bear], life: 20",
        bob="battlefield: [Ogre]",
    )
    confirm(cast("Storm"), "Ann: {life: 21}", ann="hand: [Storm], life: 20")


def test_dash_has_haste_and_goes_back():
    steps = cast("Flyby") + ", {attack: {Flyby: Bob}}, " + END
    confirm(steps, "Bob: {life: 17}", ann="hand: [Flyby], red: 2", bob="life: 20")
    confirm(cast("Flyby") + ", {end turn: true}", "Flyby: {zone: hand}", ann="hand: [Flyby], red: 2")
    confirm(
        cast("Flyby") + ", {end turn: true}",
        "Flyby: {zone: battlefield}",
        ann="hand: [Flyby], red: 4",
        choices="Ann which cost: its own",
    )


def test_blitz_is_sacrificed_for_a_card():
    confirm(cast("Rush") + ", {end turn: true}", "Rush: {zone: graveyard}, Ann: {hand: 1}", ann="hand: [Rush], red: 2")
    confirm(
        cast("Rush") + ", {end turn: true}",
        "Rush: {zone: battlefield}, Ann: {hand: 0}",
        ann="hand: [Rush], red: 4",
        choices="Ann which cost: its own",
    )


def test_casualty_copies_for_a_creature_that_is_strong_enough():
    confirm(
        cast("Heist"),
        "Ann: {hand: 2}, Bear: {zone: graveyard}",
        ann="hand: [Heist], battlefield: [Bear]",
        choices="Ann pay optional cost: yes",
    )
    confirm(cast("Heist"), "Ann: {hand: 1}, Bird: {zone: battlefield}", ann="hand: [Heist], battlefield: [Bird]")


def test_bargain_takes_an_artifact_an_enchantment_or_a_token():
    for given in ("Rock", "{token: Cat, as: cat}"):
        confirm(
            cast("Deal"),
            "Ann: {life: 25, battlefield: []}",
            ann=f"hand: [Deal], battlefield: [{given}], life: 20",
            choices="Ann pay optional cost: yes",
        )
    confirm(cast("Deal"), "Ann: {life: 21}", ann="hand: [Deal], battlefield: [Bear], life: 20")


def test_spectacle_needs_an_opponent_who_has_lost_life():
    confirm(cast("Hurt", "Show"), "Ann: {hand: 2}", ann="hand: [Hurt, Show], red: 1")
    refused("{cast: Show, by: Ann}", ann="hand: [Show], red: 1")


def test_surge_needs_another_spell_before_it():
    confirm(cast("Study", "Wave"), "Ann: {hand: 3}", ann="hand: [Study, Wave], blue: 1")
    refused("{cast: Wave, by: Ann}", ann="hand: [Wave], blue: 1")


def test_undaunted_costs_less_for_each_opponent():
    confirm("{cast: Bold, by: Ann}", "Ann: {red: 0}", ann="hand: [Bold], red: 3")
    confirm("{cast: Bold, by: Ann}", "Ann: {red: 0}", ann="hand: [Bold], red: 2", cid="")
    refused("{cast: Bold, by: Ann}", ann="hand: [Bold], red: 2")
