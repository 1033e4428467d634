# ruff: noqa: E501
"""Magic: what continuous effects make of an object together: layers, timestamps, dependency (611, 613, 707)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Frog: {types: [instant], abilities: [{do: [{give: {lose abilities: true, base power: 1, base toughness: 1}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Wings: {types: [instant], abilities: [{do: [{give: {keyword: flying}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Anthem: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1}, affects: {type: creature, controller: you}}]}
  Howl: {types: [sorcery], abilities: [{do: [{give: {power: 1, toughness: 1}, to: {all: {type: creature, controller: you}}, for: until end of turn}]}]}
  Chief: {types: [creature], subtypes: [Elf], power: 1, toughness: 1, abilities: [{passive: {power: 1, toughness: 1}, affects: {type: creature, subtype: Elf, other: true}}]}
  Conspiracy: {types: [enchantment], abilities: [{passive: {subtype: Elf}, affects: {type: creature, controller: you}}]}
  Humble: {types: [enchantment], abilities: [{passive: {lose abilities: true, base power: 1, base toughness: 1}, affects: {type: creature}}]}
  Opal: {types: [enchantment], abilities: [{passive: {type: creature, base power: 4, base toughness: 4}, affects: {type: enchantment, other: true}}]}
  Tally: {types: [creature], abilities: [{passive: {base power: {hand of: you}, base toughness: {hand of: you}}, affects: me}]}
  Swap: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: until end of turn}]}]}
  Blade: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {power: 2}, affects: {what I am attached to: true}}, {use: {}, do: [{attach: me, to: {choose: 1, type: creature, controller: you}}]}]}
  Paint: {types: [instant], abilities: [{do: [{give: {colors: [blue]}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Redbane: {types: [enchantment], abilities: [{passive: {power: -1, toughness: -1}, affects: {type: creature, color: red}}]}
  Life: {types: [enchantment], abilities: [{passive: {type: creature, base power: 1, base toughness: 1}, affects: {type: land}}]}
  Copycat: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Haze: {types: [enchantment], abilities: [{passive: {lose abilities: true}, affects: {type: creature, controller: opponent}}]}
  Training: {types: [enchantment], abilities: [{passive: {keyword: flying}, affects: {type: creature, controller: opponent}}]}
  Turn: {types: [instant], abilities: [{do: [{give: {switch: [power, toughness]}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Set: {types: [instant], abilities: [{do: [{give: {base power: 0, base toughness: 1}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Crown: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {power: {count: {type: creature}}}, affects: {what I am attached to: true}}]}
  Smith: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {keyword: indestructible}, affects: {type: artifact}}, {use: {}, do: [{give: {keyword: flying}, to: {all: {type: artifact}}, for: until end of turn}]}]}
  Gift: {types: [enchantment], abilities: [{passive: {ability: {passive: {keyword: indestructible}, affects: {type: artifact}}}, affects: {type: creature, subtype: Wolf}}]}
  Blank: {types: [enchantment], abilities: [{passive: {lose abilities: true}, affects: {type: artifact}}]}
  Golem: {types: [artifact, creature], subtypes: [Golem], power: 3, toughness: 3, abilities: []}
  Small: {types: [enchantment], abilities: [{passive: {base power: 1, base toughness: 1}, affects: {type: artifact}}]}
  Large: {types: [enchantment], abilities: [{passive: {ability: {passive: {base power: 5, base toughness: 5}, affects: {type: artifact}}}, affects: {type: creature, subtype: Wolf}}]}
  Horde: {types: [enchantment], abilities: [{passive: {ability: {passive: {base power: {count: {type: creature}}, base toughness: {count: {type: creature}}}, affects: me}}, affects: {type: creature, subtype: Golem}}]}
  Hammer: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {power: 10, toughness: 10, lose keyword: flying}, affects: {what I am attached to: true}}, {use: {}, do: [{attach: me, to: {choose: 1, type: creature, controller: you}}]}]}
  Rune: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: artifact}}, {passive: {ability: {passive: {keyword: flying}, affects: {what I am attached to: true}}}, affects: {what I am attached to: true}}]}
  Wind: {types: [enchantment], abilities: [{passive: {keyword: flying}, affects: {type: creature}}]}
  Net: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {lose keyword: flying}, affects: {what I am attached to: true}}, {use: {}, do: [{attach: me, to: {choose: 1, type: creature, controller: you}}]}]}
  Were: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, do: [{transform: me}]}], back: {name: Weighed, types: [creature], power: 3, toughness: 3, abilities: [{passive: {lose keyword: flying}, affects: {type: creature, other: true}}]}}
  Fight: {types: [sorcery], abilities: [{do: [{give: {base power: {power of: {choose: 1, type: creature, controller: opponent}}}, to: {choose: 1, type: creature, controller: you}, for: until end of turn}]}]}
""")
confirm = BOARDS.confirm


def cast(*names):
    return ", ".join(f"{{cast: {name}, by: Ann}}, {{resolve: all}}" for name in names)


def test_flying_given_before_all_abilities_are_lost_is_lost_and_given_afterwards_stays():
    board = {"ann": "battlefield: [Bear], hand: [Frog, Wings]"}
    confirm(cast("Wings", "Frog"), "Bear: {keywords: [], power: 1}", **board)
    confirm(cast("Frog", "Wings"), "Bear: {keywords: [flying], power: 1}", **board)


def test_set_numbers_come_before_what_is_added_whenever_it_came():
    board = {"ann": "battlefield: [Bear], hand: [Growth, Frog]"}
    confirm(cast("Growth", "Frog"), "Bear: {power: 4, toughness: 4}", **board)
    confirm(cast("Frog", "Growth"), "Bear: {power: 4, toughness: 4}", **board)


def test_the_later_of_two_that_set_numbers_holds():
    board = {"ann": "battlefield: [Bear], hand: [Set, Frog]"}
    confirm(cast("Set", "Frog"), "Bear: {power: 1, toughness: 1}", **board)
    confirm(cast("Frog", "Set"), "Bear: {power: 0, toughness: 1}", **board)


def test_counters_count_after_set_numbers():
    confirm(
        cast("Frog"),
        "Bear: {power: 3, toughness: 3}",
        ann='battlefield: [{card: Bear, counters: {"+1/+1": 2}}], hand: [Frog]',
    )


def test_a_resolved_spell_helps_those_who_were_there_and_an_enchantment_all():
    board = {"ann": "battlefield: [Wolf, Anthem], hand: [Howl, Bear]"}
    confirm(cast("Howl", "Bear"), "Wolf: {power: 4}, Bear: {power: 3}", **board)


def test_who_is_taken_takes_the_anthem_of_the_new_controller():
    board = {"ann": "battlefield: [Anthem], hand: [Swap]", "bob": "battlefield: [Ogre]"}
    confirm(cast("Swap"), "Ogre: {power: 4, controller: Ann}", **board)
    confirm(cast("Swap") + ", {end turn: true}", "Ogre: {power: 3, controller: Bob}", **board)


def test_what_a_resolved_spell_gave_stays_with_what_changes_sides():
    board = {"ann": "hand: [Swap]", "bob": "battlefield: [Ogre], hand: [Howl]", "turn": "Bob"}
    confirm(
        "{cast: Howl, by: Bob}, {resolve: all}, {cast: Swap, by: Ann}, {resolve: all}",
        "Ogre: {power: 4, controller: Ann}",
        **board,
    )


def test_a_type_that_is_given_brings_what_a_lord_gives_to_it():
    confirm(
        "",
        "Bear: {power: 3}, Ogre: {power: 3}",
        ann="battlefield: [Chief, Conspiracy, Bear]",
        bob="battlefield: [Ogre]",
    )


def test_a_lord_without_abilities_helps_nobody():
    confirm(
        cast("Frog"),
        "Wolf: {power: 2}",
        ann="battlefield: [Chief, Conspiracy, Wolf], hand: [Frog]",
        choices="Ann targets: Chief",
    )


def test_an_enchantment_that_became_a_creature_loses_its_text_and_still_does_the_rest_of_it():
    older = "Humble: {power: 4, toughness: 4}, Bear: {power: 1, keywords: []}"
    confirm("", older, ann="battlefield: [Humble, Opal, {card: Bear}]")
    confirm("", "Humble: {power: 1, toughness: 1}", ann="battlefield: [Opal, Humble]")


def test_a_number_that_its_own_text_defines_holds_in_every_zone():
    counts = "{exile: {all: {zone: graveyard, type: creature, power: 3}}, by: Ann}"
    confirm(counts, "Tally: {zone: exile}", ann="hand: [Bear, Wolf, Ogre], graveyard: [Tally]")
    confirm(counts, "Tally: {zone: graveyard}", ann="hand: [Bear, Wolf], graveyard: [Tally]")


def test_what_defines_itself_is_set_by_whatever_else_sets_it():
    confirm(cast("Set"), "Tally: {power: 0, toughness: 1}", ann="battlefield: [Tally], hand: [Set, Bear, Wolf]")


def test_the_number_of_a_hand_follows_the_hand():
    confirm(cast("Bear"), "Tally: {power: 1}", ann="battlefield: [Tally], hand: [Bear, Wolf]")


def test_a_color_is_known_before_numbers_are_added():
    board = {"ann": "battlefield: [Redbane, Ogre], hand: [Paint]"}
    confirm("", "Ogre: {power: 2}", **board)
    confirm(cast("Paint"), "Ogre: {power: 3}", **board)


def test_a_land_that_becomes_a_creature_can_be_affected_as_one():
    board = {"ann": "battlefield: [Life, Anthem, Grove]", "given": ""}
    boards = Boards(BOARDS.cards + "  Grove: {types: [land], subtypes: [Forest]}\n")
    boards.confirm("", "Grove: {power: 2, toughness: 2}", **board)
    boards.confirm(
        "{cast: Wrath, by: Ann}, {resolve: all}",
        "Grove: {zone: graveyard}",
        ann="battlefield: [Life, Grove], hand: [Wrath]",
    )


def test_a_copy_has_neither_the_counters_nor_the_effects_of_what_it_copies():
    board = {"ann": "hand: [Copycat, Growth]", "bob": 'battlefield: [{card: Bear, counters: {"+1/+1": 2}}]'}
    confirm(
        cast("Growth", "Copycat"),
        "Copycat: {power: 2, toughness: 2}, Bear: {power: 7}",
        choices="Ann targets: Bear; Ann apply replacement: yes",
        **board,
    )


def test_a_copy_of_a_copy_copies_what_that_was_made():
    board = {"ann": "hand: [{card: Copycat, as: first}, {card: Copycat, as: second}], battlefield: [Wolf]"}
    choices = "Ann apply replacement: yes; Ann apply replacement: yes; Ann objects: first"
    confirm(cast("first", "second"), "second: {power: 2}", choices=choices, **board)


def test_the_younger_of_giving_and_taking_abilities_wins():
    confirm("", "Bear: {keywords: [flying]}", ann="battlefield: [Haze, Training]", bob="battlefield: [Bear]")
    confirm("", "Bear: {keywords: []}", ann="battlefield: [Training, Haze]", bob="battlefield: [Bear]")


def test_an_equipment_that_moves_takes_its_bonus_along():
    board = {"ann": "battlefield: [{card: Blade, attached to: Bear}, Bear, Wolf]"}
    confirm(
        "{activate: Blade, by: Ann}, {resolve: all}",
        "Bear: {power: 2}, Wolf: {power: 4}",
        choices="Ann targets: Wolf",
        **board,
    )


def test_a_bonus_by_number_grows_with_the_board():
    board = {"ann": "battlefield: [{card: Crown, attached to: Bear}, Bear], hand: [Wolf]", "bob": "battlefield: [Ogre]"}
    confirm(cast("Wolf"), "Bear: {power: 5}", **board)


def test_effects_until_end_of_turn_end_with_damage_at_the_same_time():
    board = {"ann": "battlefield: [Bear], hand: [Growth, Bolt]"}
    confirm(
        cast("Growth", "Bolt") + ", {end turn: true}",
        "Bear: {zone: battlefield, damage: 0, power: 2}",
        choices="Ann targets: Bear; Ann targets: Bear",
        **board,
    )


def test_a_keyword_counter_gives_the_keyword():
    confirm("", "Bear: {keywords: [flying]}", ann="battlefield: [{card: Bear, counters: {flying: 1}}]")


def test_losing_all_abilities_takes_an_older_keyword_counter_and_not_a_younger_one():
    board = {"ann": "battlefield: [{card: Bear, counters: {flying: 1}}], hand: [Frog]"}
    confirm(cast("Frog"), "Bear: {keywords: []}", **board)
    confirm(
        cast("Frog") + ", {put counter: flying, on: Bear, by: Ann}",
        "Bear: {keywords: [flying]}",
        ann="battlefield: [Bear], hand: [Frog]",
    )


def test_switching_comes_last_whenever_it_was_done():
    board = {"ann": "battlefield: [Wall, Blade], hand: [Turn, Growth]"}
    confirm(cast("Turn"), "Wall: {zone: graveyard}", **board)
    confirm(cast("Growth", "Turn"), "Wall: {power: 7, toughness: 3}", **board)
    confirm(cast("Growth", "Turn") + ", {activate: Blade, by: Ann}, {resolve: all}", "Wall: {power: 7, toughness: 5}", **board)


def test_switching_twice_is_as_before():
    board = {"ann": "battlefield: [Ogre, Coat], hand: [{card: Turn, as: t1}, {card: Turn, as: t2}]"}
    boards = Boards(BOARDS.cards + "  Coat: {types: [enchantment], abilities: [{passive: {power: 1}, affects: {type: creature}}]}\n")
    boards.confirm(cast("t1"), "Ogre: {power: 3, toughness: 4}", **board)
    boards.confirm(cast("t1", "t2"), "Ogre: {power: 4, toughness: 3}", **board)


def test_what_loses_its_abilities_gives_none_in_the_same_layer_although_it_is_older():
    confirm(cast("Humble"), "Rock: {keywords: []}", ann="battlefield: [Smith, Rock], hand: [Humble]")
    confirm(cast("Haze"), "Rock: {keywords: [indestructible]}", ann="battlefield: [Smith, Rock], hand: [Haze]")


def test_what_it_gave_by_an_ability_that_has_resolved_does_not_wait_for_what_takes_its_abilities():
    given = "{activate: Smith, ability: '1', by: Ann}, {resolve: all}"
    confirm(
        f"{given}, {cast('Humble')}", "Rock: {keywords: [flying]}", ann="battlefield: [Smith, Rock], hand: [Humble]"
    )


def test_what_an_ability_given_in_a_layer_does_in_that_layer_has_its_place_by_timestamp():
    confirm("", "Rock: {keywords: []}", ann="battlefield: [Wolf, Gift, Blank, Rock]")
    confirm("", "Rock: {keywords: [indestructible]}", ann="battlefield: [Wolf, Blank, Gift, Rock]")


def test_an_ability_given_to_several_is_taken_from_each_artifact_all_the_same():
    wolves = "{card: Wolf, as: w1}, {card: Wolf, as: w2}"
    confirm("", "a: {keywords: []}, b: {keywords: []}", ann=f"battlefield: [{wolves}, Gift, Blank, {{card: Rock, as: a}}]", bob="battlefield: [{card: Rock, as: b}]")


def test_the_effect_of_an_ability_that_was_given_is_as_old_as_what_gave_it():
    confirm("", "Golem: {power: 5, toughness: 5}", ann="battlefield: [Wolf, Golem, Small, Large]")
    confirm("", "Golem: {power: 1, toughness: 1}", ann="battlefield: [Wolf, Golem, Large, Small]")


def test_and_as_old_as_its_object_where_that_came_later():
    confirm("", "Golem: {power: 5, toughness: 5}", ann="battlefield: [Golem, Large, Small, Wolf]")


def test_an_ability_that_is_given_sets_a_size_and_defines_none():
    confirm("", "Golem: {power: 2, toughness: 2}", ann="battlefield: [Wolf, Golem, Small, Horde]")
    confirm("", "Golem: {power: 1, toughness: 1}", ann="battlefield: [Wolf, Golem, Horde, Small]")


def test_an_ability_that_an_aura_gives_an_equipment_stays_newer_than_the_equipments_own():
    """The rulebook's own example of an Aura on an Equipment that takes flying away (613.7a)."""
    on_hammer = "{card: Rune, attached to: Hammer}"
    confirm("", "Bear: {power: 12, keywords: [flying]}", ann=f"battlefield: [Bear, {{card: Hammer, attached to: Bear}}, {on_hammer}]")
    confirm("{activate: Hammer, by: Ann}, {resolve: all}", "Bear: {power: 12, keywords: [flying]}", ann=f"battlefield: [Bear, Hammer, {on_hammer}]")


def test_what_is_attached_anew_is_newer_than_what_came_before():
    confirm("{check: {Bear: {keywords: [flying]}}}, {activate: Net, by: Ann}, {resolve: all}", "Bear: {keywords: []}, Wolf: {keywords: [flying]}", ann="battlefield: [Bear, Wolf, {card: Net, attached to: Wolf}, Wind]", choices="Ann targets: Bear")


def test_what_transforms_is_newer_than_what_came_before():
    confirm("{check: {Bear: {keywords: [flying]}}}, {activate: Were, by: Ann}, {resolve: all}", "Bear: {keywords: []}", ann="battlefield: [Bear, Were, Wind]")
