# ruff: noqa: E501
"""Magic: what the rulebook illustrates with examples, played with cards of our own (2024-06-07)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Scarecrow: {types: [creature], power: 3, toughness: 3, keywords: [wither, lifelink]}
  Bounty: {types: [enchantment], abilities: [{replace: {event: gains life, player: you}, keeps: true, amount: {times: [that much, 2]}}]}
  Salve: {types: [instant], abilities: [{do: [{prevent: 2, to: {choose: 1, type: any target}}]}]}
  Awakening: {types: [sorcery], abilities: [{do: [{give: {type: creature, base power: 2, base toughness: 2}, to: {all: {type: artifact, not type: creature}}, for: until end of turn}]}]}
  Crab: {types: [artifact, creature], power: 1, toughness: 3}
  Orb: {types: [artifact], abilities: [{passive: {enters: tapped}, affects: {type: permanent}}]}
  Leyline: {types: [enchantment], abilities: [{replace: {event: is put into a graveyard}, with: [{exile: it}]}]}
  Phoenix: {types: [creature], power: 2, toughness: 2, abilities: [{replace: {event: dies, object: me}, with: [{put: it, to: library}, {shuffle: true}]}]}
  Words of Calm: {types: [enchantment], abilities: [{replace: {event: gains life, player: you}, with: [{draw: that much}]}]}
  Old Songs: {types: [enchantment], abilities: [{replace: {event: draws, player: you}, with: [{return: {choose: 1, type: creature, zone: graveyard, owner: you, target: false}}]}]}
  Spring: {types: [sorcery], abilities: [{do: [{gain life: 1}]}]}
  Chamber: {types: [artifact], abilities: [{when: {event: enters, object: {type: creature, token: false}}, if: {this: me, is: {is: untapped}}, do: [{create token: {name: Myr, types: [artifact, creature], power: 1, toughness: 1}, player: its controller}]}]}
  Shapeless: {types: [creature], subtypes: [Shapeshifter], power: 1, toughness: 1, keywords: [changeling]}
  Hunt: {types: [sorcery], abilities: [{do: [{destroy: {all: {subtype: Goblin}}}]}]}
  Frog Rain: {types: [sorcery], abilities: [{do: [{give: {lose abilities: true, instead subtype: Frog}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Pool: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, controller: you, target: false}, subtype: [Shapeshifter, Rogue]}}]}
  Storm: {types: [enchantment], abilities: [{passive: {cannot cast: {zone: stack, type: creature}}, affects: {all: {type: player}}}]}
  Nymph: {types: [enchantment, creature], power: 2, toughness: 2, mana cost: "{W}", keywords: [{bestow: "{1}{W}"}], abilities: [{passive: {power: 2, toughness: 2}, affects: {all: {what I am attached to: true}}}]}
  Skeleton: {types: [creature], power: 1, toughness: 1, abilities: [{use: {generic: 2}, do: [{return: me, to: battlefield, tapped: true}], works in: [graveyard]}]}
  Quake: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: land}}}]}]}
  Mourner: {types: [enchantment], abilities: [{when: {event: is put into a graveyard, object: {type: land}, from: [battlefield]}, do: [{gain life: 1}]}]}
  Grove: {types: [land]}
  Paint: {types: [instant], abilities: [{do: [{give: {colors: white}, to: {choose: 1, type: creature, zone: stack}, for: permanently}]}]}
  Tint: {types: [instant], abilities: [{do: [{give: {colors: white}, to: {choose: 1, type: creature, zone: stack}, for: until end of turn}]}]}
  Silence of Beasts: {types: [enchantment], abilities: [{passive: {cannot cast: {zone: stack, type: enchantment, not type: creature}}, affects: {all: {type: player}}}]}
  Dry Spring: {types: [enchantment], abilities: [{passive: {cannot cast: {zone: stack, color: blue}}, affects: {all: {type: player}}}]}
  Drake: {types: [creature], colors: [blue], power: 4, toughness: 4, keywords: [{morph: "{U}"}]}
  Vampire: {types: [creature], colors: [black], power: 2, toughness: 2, mana cost: "{B}"}
  Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Sore: {types: [creature], power: 1, toughness: 4, abilities: [{when: {event: is dealt damage, object: me}, do: [{gain life: 3}]}]}
  Beast: {types: [creature], power: 3, toughness: 3, abilities: [{use: {generic: 1}, do: [{later: {when: {event: beginning of, phase: end}, do: [{exile: me}]}}]}]}
  Petrify: {types: [instant], abilities: [{do: [{give: {lose type: creature, type: artifact}, to: {choose: 1, type: creature}, for: permanently}]}]}
""")
holds = BOARDS.holds


def test_damage_that_is_prevented_in_part_withers_and_gives_life_by_what_is_left() -> None:
    """Three damage become one: one counter, one life, which is doubled."""
    holds(
        "{attack: {Scarecrow: Bob}}, {block: {Bear: Scarecrow}}, {cast: Salve, by: Bob}, {resolve: all}, {advance to: end of combat}",
        'Bear: {counters: {"-1/-1": 1}}, Scarecrow: {damage: 2}, Ann: {life: 22}', "120.4",
        ann="battlefield: [Scarecrow, Bounty]", bob="battlefield: [Bear], hand: [Salve]", choices="Bob targets: Bear",
    )


def test_what_became_a_creature_in_an_earlier_layer_gets_its_power_in_a_later_one() -> None:
    BOARDS.confirm(
        "{cast: Awakening, by: Ann}, {resolve: all}",
        "Rock: {power: 2, toughness: 2, types: [artifact, creature]}, Crab: {power: 1, toughness: 3}",
        ann="battlefield: [Rock, Crab], hand: [Awakening]",
    )


def test_what_makes_permanents_enter_tapped_does_not_tap_itself_on_the_way_in() -> None:
    holds(
        "{cast: Orb, by: Ann}, {resolve: all}, {cast: Bear, by: Ann}, {resolve: all}",
        "Orb: {tapped: false}, Bear: {tapped: true}", "614.12", ann="hand: [Orb, Bear]",
    )


def test_of_two_ways_out_of_the_graveyard_the_controller_takes_one_and_the_other_does_nothing() -> None:
    for chosen, zone in (("Phoenix", "library"), ("Leyline", "exile")):
        holds(
            "{destroy: Phoenix, by: Bob}", f"Phoenix: {{zone: {zone}}}", "616.1",
            ann="battlefield: [Phoenix]", bob="battlefield: [Leyline]", choices=f"Ann order replacements: {chosen}",
        )


def test_life_becomes_a_card_and_the_card_becomes_another() -> None:
    for order in (["Words of Calm", "Old Songs"], ["Old Songs", "Words of Calm"]):
        holds(
            "{cast: Spring, by: Ann}, {resolve: all}", "Bear: {zone: hand}, Ann: {life: 20, library: 10}", "614.1a",
            ann=f"battlefield: [{', '.join(order)}], graveyard: [Bear], hand: [Spring]",
        )


def test_tokens_that_came_under_a_departed_players_control_leave_with_them_and_others_stay() -> None:
    holds(
        "{cast: Bear, by: Ann}, {resolve: all}, {end turn: true}, {cast: Wolf, by: Bob}, {resolve: all}, {concede: Ann}",
        "Bear: {zone: nowhere}, Myr: {zone: nowhere}, Myr 2: {zone: battlefield, controller: Bob}", "800.4a",
        ann="battlefield: [Chamber], hand: [Bear]", bob="hand: [Wolf]", cid="",
    )


def test_a_copy_of_a_changeling_has_every_creature_type_also_where_it_is_given_others() -> None:
    run = BOARDS.confirm(
        "{cast: Pool, by: Ann}, {resolve: all}, {cast: Hunt, by: Ann}, {resolve: all}",
        "Pool: {zone: graveyard}, Shapeless: {zone: graveyard}, Bear: {zone: battlefield}",
        ann="battlefield: [Shapeless, Bear], hand: [Pool, Hunt]", choices="Ann apply replacement: yes; Ann objects: Shapeless",
    )
    assert any("copy of Shapeless" in step.text for step in run.trace)


def test_a_card_cast_bestowed_is_no_creature_spell_to_what_forbids_these() -> None:
    BOARDS.refused("{cast: Nymph, by: Ann}", ann="battlefield: [Storm, Bear], hand: [Nymph], white: 1")
    holds(
        "{cast: Nymph, by: Ann}, {resolve: all}", "Nymph: {attached to: Bear}, Bear: {power: 4}", "702.103d",
        ann="battlefield: [Storm, Bear], hand: [Nymph], white: 2",
        choices="Ann which cost: bestow; Ann targets: Bear",
    )


def test_a_spell_is_looked_at_by_the_way_that_was_chosen_to_cast_it() -> None:
    """What forbids noncreature enchantments stops the Nymph that is bestowed, and not the creature."""
    BOARDS.confirm(
        "{cast: Nymph, by: Ann}, {resolve: all}", "Nymph: {zone: battlefield, power: 2}",
        ann="battlefield: [Silence of Beasts, Bear], hand: [Nymph], white: 2", choices="Ann which cost: its own",
    )
    BOARDS.refused(
        "{cast: Nymph, by: Ann}", ann="battlefield: [Silence of Beasts, Bear], hand: [Nymph], white: 2",
        choices="Ann which cost: bestow",
    )
    BOARDS.refused("{cast: Nymph, by: Ann}", ann="battlefield: [Storm, Silence of Beasts, Bear], hand: [Nymph], white: 2")


def test_a_card_that_is_cast_face_down_has_no_color_that_could_be_forbidden() -> None:
    BOARDS.refused("{cast: Drake, by: Ann}", ann="battlefield: [Dry Spring], hand: [Drake], blue: 5")
    holds(
        "{cast: Drake, by: Ann, as: face down}, {resolve: all}", "Drake: {zone: battlefield, power: 2}", "708.4",
        ann="battlefield: [Dry Spring], hand: [Drake], blue: 3",
    )
    BOARDS.refused("{cast: Drake, by: Ann, as: face down}", ann="battlefield: [Storm], hand: [Drake], blue: 3")


def test_what_returns_a_card_from_the_graveyard_is_activated_from_there_alone() -> None:
    holds(
        "{activate: Skeleton, by: Ann}, {resolve: all}", "Skeleton: {zone: battlefield, tapped: true}", "602.2",
        ann="graveyard: [Skeleton], colorless: 2",
    )
    BOARDS.refused("{activate: Skeleton, by: Ann}", ann="battlefield: [Skeleton], colorless: 2")


def test_what_sees_lands_go_triggers_once_for_each() -> None:
    holds(
        "{cast: Quake, by: Ann}, {resolve: all}", "Ann: {life: 23}", "603.2c",
        ann="battlefield: [Mourner, {card: Grove, as: one}, {card: Grove, as: two}], hand: [Quake]",
        bob="battlefield: [{card: Grove, as: three}]",
    )


def test_a_spell_made_white_is_a_white_permanent() -> None:
    holds(
        "{cast: Vampire, by: Ann}, {cast: Paint, by: Bob}, {resolve: all}",
        "Vampire: {zone: battlefield, colors: [white]}", "400.7a",
        ann="hand: [Vampire], black: 1", bob="hand: [Paint]",
    )


def test_what_changes_a_spell_for_a_time_changes_its_permanent_as_long_and_a_card_that_moved_on_no_more() -> None:
    BOARDS.confirm(
        "{cast: Vampire, by: Ann}, {cast: Tint, by: Bob}, {resolve: all}", "Vampire: {colors: [white]}",
        ann="hand: [Vampire], black: 1", bob="hand: [Tint]",
    )
    BOARDS.confirm(
        "{cast: Vampire, by: Ann}, {cast: Tint, by: Bob}, {resolve: all}, {end turn: true}", "Vampire: {colors: [black]}",
        ann="hand: [Vampire], black: 1", bob="hand: [Tint]",
    )
    BOARDS.confirm(
        "{cast: Vampire, by: Ann}, {cast: Paint, by: Bob}, {resolve: all}, {return: Vampire, by: Bob}, {cast: Vampire, by: Ann}, {resolve: all}",
        "Vampire: {zone: battlefield, colors: [black]}", ann="hand: [Vampire], black: 2", bob="hand: [Paint]",
    )


def test_a_token_that_is_a_copy_has_the_name_of_what_it_copies() -> None:
    BOARDS.confirm(
        "{cast: Mirror, by: Ann}, {resolve: all}", "Ogre 2: {called: Ogre, subtypes: [Ogre], power: 3}",
        ann="hand: [Mirror]", bob="battlefield: [Ogre]",
    )


def test_damage_that_is_all_prevented_triggers_nothing() -> None:
    holds(
        "{cast: Bolt, by: Ann}, {cast: Salve, by: Bob}, {resolve: all}", "Bob: {life: 23}", "615.6",
        ann="hand: [Bolt]", bob="battlefield: [Sore], hand: [Salve]", choices="Ann targets: Sore; Bob targets: Sore",
    )
    BOARDS.confirm(
        "{cast: Bolt, by: Ann}, {cast: one, by: Bob}, {cast: two, by: Bob}, {resolve: all}", "Bob: {life: 20}, Sore: {damage: 0}",
        ann="hand: [Bolt]", bob="battlefield: [Sore], hand: [{card: Salve, as: one}, {card: Salve, as: two}]",
        choices="Ann targets: Sore; Bob targets: Sore; Bob targets: Sore; Bob order replacements: two (prevent)",
    )


def test_it_is_too_late_to_prevent_damage_once_it_was_dealt() -> None:
    holds(
        "{cast: Bolt, by: Ann}, {resolve: all}, {cast: Salve, by: Bob}, {resolve: all}", "Bob: {life: 17}", "120.3",
        ann="hand: [Bolt]", bob="hand: [Salve]", choices="Ann targets: Bob; Bob targets: Bob",
    )


def test_what_is_to_be_exiled_at_the_end_is_exiled_also_when_it_is_no_creature_any_more() -> None:
    holds(
        "{activate: Beast, by: Ann}, {resolve: all}, {cast: Petrify, by: Bob}, {resolve: all}, {advance to: end}, {resolve: all}",
        "Beast: {zone: exile}", "603.7c", ann="battlefield: [Beast], colorless: 1", bob="hand: [Petrify]",
    )
    BOARDS.confirm(
        "{activate: Beast, by: Ann}, {resolve: all}, {return: Beast, by: Bob}, {advance to: end}, {resolve: all}",
        "Beast: {zone: hand}", ann="battlefield: [Beast], colorless: 1",
    )


def test_beasts_of_every_type_stand_side_by_side_and_lose_their_types_together() -> None:
    """What gives hundreds of types is one effect, told in a moment, and twenty of them are no chain without end."""
    BOARDS.confirm(
        "{cast: Frog Rain, by: Ann}, {resolve: all}, {cast: Hunt, by: Ann}, {resolve: all}",
        "one: {zone: graveyard}, two: {zone: battlefield, subtypes: [Frog]}",
        ann="battlefield: [{card: Shapeless, as: one}, {card: Shapeless, as: two}], hand: [Frog Rain, Hunt]",
        choices="Ann targets: two",
    )
    crowd = ", ".join(f"{{card: Shapeless, as: s{n}}}" for n in range(20))
    BOARDS.confirm(
        "{cast: Hunt, by: Ann}, {resolve: all}", "s0: {zone: graveyard}, s19: {zone: graveyard}, Bear: {zone: battlefield}",
        ann=f"battlefield: [{crowd}, Bear], hand: [Hunt]",
    )
