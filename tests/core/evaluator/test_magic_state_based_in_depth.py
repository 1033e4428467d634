# ruff: noqa: E501
"""Magic: what the rules look for by themselves whenever a player would get priority (704), and players who leave
(800.4)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  King: {types: [creature], supertypes: [legendary], power: 2, toughness: 2}
  Realm: {types: [enchantment], supertypes: [world]}
  Depths: {types: [enchantment], supertypes: [world]}
  Armageddon: {types: [sorcery], abilities: [{do: [{deal: 20, to: {all: {type: player}}}]}]}
  Anthem: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1}, affects: {type: creature, controller: you}}]}
  Smash: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: [artifact, enchantment]}}]}]}
  Wither: {types: [instant], abilities: [{do: [{give: {power: -2, toughness: -2}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Pill: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: creature}}, {gain life: {count: {type: creature}}}]}]}
  Draw Two: {types: [sorcery], abilities: [{do: [{draw: 2, player: any}]}]}
  Chains: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature, controller: you}}, {passive: {power: 1}, affects: {what I am attached to: true}}]}
  Blade: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {power: 2}, affects: {what I am attached to: true}}]}
  Steal: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  Rite: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature}}, do: [{draw: 1}]}]}
  Fork: {types: [instant], abilities: [{do: [{copy: {choose: 1, type: spell, zone: stack}}]}]}
  Venom: {types: [creature], power: 1, toughness: 1, keywords: [deathtouch]}
  Titan: {types: [creature], power: 1, toughness: 9}
  Raise: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature, zone: graveyard}, to: battlefield}]}]}
  Idol: {types: [creature], power: 1, toughness: 1, keywords: [indestructible]}
  Lift: {types: [instant], abilities: [{do: [{return: {choose: 1, type: permanent}}]}]}
  Lord: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {power: 1, toughness: 1}, affects: {type: creature, controller: you, other: true}}]}
  Charm: {types: [enchantment], abilities: [{when: {event: loses the game, player: opponent}, do: [{draw: 1}]}]}
  Give: {types: [instant], abilities: [{do: [{create token: {name: Gift, power: 1, toughness: 1}, player: opponent}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused


def cast(*names, by="Ann"):
    return ", ".join(f"{{cast: {name}, by: {by}}}, {{resolve: all}}" for name in names)


def test_everyone_who_loses_at_once_makes_it_a_draw():
    confirm(cast("Armageddon"), "winner: draw", ann="hand: [Armageddon], life: 20", bob="life: 20")
    confirm(cast("Armageddon"), "winner: Bob", ann="hand: [Armageddon], life: 20", bob="life: 21")


def test_a_legend_on_either_side_stays():
    confirm(
        "{cast: k1, by: Ann}, {resolve: all}",
        "k1: {zone: battlefield}, k2: {zone: battlefield}",
        ann="hand: [{card: King, as: k1}]",
        bob="battlefield: [{card: King, as: k2}]",
    )


def test_the_legend_that_goes_dies_and_was_not_sacrificed_or_destroyed():
    steps = "{cast: k1, by: Ann}, {resolve: all}"
    then = "k2: {zone: graveyard}, triggers: {Rite: 1}, events: [{event: is destroyed, object: k2, times: 0}, {event: is sacrificed, object: k2, times: 0}]"
    confirm(
        steps,
        then,
        ann="hand: [{card: King, as: k1}], battlefield: [{card: King, as: k2}, Rite]",
        choices="Ann which to keep: k1",
    )


def test_only_the_newest_world_stays_whoever_controls_it():
    confirm(
        cast("Depths"),
        "Realm: {zone: graveyard}, Depths: {zone: battlefield}",
        ann="hand: [Depths]",
        bob="battlefield: [Realm]",
    )


def test_worlds_that_come_at_once_both_go():
    steps = "{at once: [{put: Realm, to: battlefield}, {put: Depths, to: battlefield}], by: Ann}"
    confirm(steps, "Realm: {zone: graveyard}, Depths: {zone: graveyard}", ann="hand: [Realm, Depths]")


def test_a_wounded_creature_dies_when_its_anthem_goes():
    confirm(
        cast("Smash"), "Bear: {zone: graveyard}", ann="battlefield: [{card: Bear, damage: 2}, Anthem], hand: [Smash]"
    )


def test_no_toughness_is_no_destruction_and_no_indestructible_helps():
    confirm(cast("Wither"), "Idol: {zone: graveyard}", ann="battlefield: [Idol], hand: [Wither]")


def test_while_a_spell_resolves_nobody_dies():
    confirm(
        cast("Pill"),
        "Ann: {life: 22}, Bear: {zone: graveyard}",
        ann="battlefield: [Bear, Wolf], hand: [Pill], life: 20",
        choices="Ann targets: Bear",
    )


def test_whoever_draws_from_nothing_loses():
    confirm(cast("Draw Two"), "winner: Ann", ann="hand: [Draw Two], library: 2", bob="library: 1")


def test_an_aura_whose_creature_changed_sides_goes_and_an_equipment_stays():
    board = {
        "ann": "battlefield: [Bear, {card: Chains, attached to: Bear}, {card: Blade, attached to: Bear}]",
        "bob": "hand: [Steal]",
    }
    confirm(
        cast("Steal", by="Bob"),
        "Chains: {zone: graveyard}, Blade: {zone: battlefield, attached to: Bear}, Bear: {power: 4}",
        **board,
    )


def test_an_equipment_falls_off_what_died():
    board = {"ann": "battlefield: [Bear, {card: Blade, attached to: Bear}], hand: [Murder]"}
    confirm(cast("Murder"), "Blade: {zone: battlefield, is not: [attached]}", **board)


def test_counters_of_both_kinds_go_in_pairs():
    then = 'Titan: {counters: {"+1/+1": 1, "-1/-1": 0}}'
    confirm(
        '{put counter: "-1/-1", on: Titan, count: 2, by: Bob}',
        then,
        ann='battlefield: [{card: Titan, counters: {"+1/+1": 3}}]',
    )


def test_deathtouch_destroys_however_tough_and_not_what_is_indestructible():
    block = "{attack: {Venom: Bob}}, {block: {Titan: Venom}}, {advance to: end of combat}"
    confirm(block, "Titan: {zone: graveyard}", ann="battlefield: [Venom]", bob="battlefield: [Titan]")
    confirm(
        block.replace("Titan", "Idol"),
        "Idol: {zone: battlefield}",
        ann="battlefield: [Venom]",
        bob="battlefield: [Idol]",
    )


def test_a_copy_of_a_spell_is_in_no_graveyard():
    steps = "{cast: Bolt, by: Ann}, {cast: Fork, by: Ann}, {resolve: all}"
    confirm(
        steps,
        "Ann: {graveyard: {count: 2}}, Bob: {life: 14}",
        ann="hand: [Bolt, Fork]",
        bob="life: 20",
        choices="Ann targets: Bob",
    )


def test_a_token_that_went_to_a_hand_cannot_be_returned():
    steps = "{cast: Lift, by: Ann}, {resolve: all}"
    confirm(steps, "cat: {zone: nowhere}, Ann: {hand: 0}", ann="battlefield: [{token: Cat, as: cat}], hand: [Lift]")


def test_a_lord_and_those_who_live_by_it():
    confirm(
        cast("Murder"),
        "Bird: {zone: graveyard}, Bear: {zone: battlefield}",
        ann="battlefield: [Lord, {card: Bird, damage: 1}, Bear], hand: [Murder]",
        choices="Ann targets: Lord",
    )


def test_all_that_is_due_happens_at_once_and_is_seen():
    steps = "{deal: 2, to: {all: {type: creature}}, by: Bob, with: Bolt}"
    confirm(steps, "triggers: {Rite: 3}", ann="battlefield: [Bear, Wolf, Bird, Rite]", bob="hand: [Bolt]")


def test_poison_counts_to_ten():
    confirm("{get poison: 1, by: Bob}", "winner: none", bob="poison: 8")
    confirm("{get poison: 1, by: Bob}", "winner: Ann", bob="poison: 9")


def test_who_loses_takes_all_cards_along_and_gives_back_what_was_taken():
    steps = "{cast: Steal, by: Bob}, {resolve: all}, {concede: Bob}"
    confirm(
        steps,
        "Ogre: {controller: Ann, zone: battlefield}",
        ann="battlefield: [Ogre]",
        bob="hand: [Steal], battlefield: [Bear]",
        cid="",
        turn="Bob",
        choices="Bob targets: Ogre",
    )


def test_what_a_departed_player_owned_goes_wherever_it_is():
    steps = "{cast: Steal, by: Ann}, {resolve: all}, {concede: Bob}"
    confirm(steps, "Ann: {battlefield: {count: 0}}", ann="hand: [Steal]", bob="battlefield: [Ogre]", cid="")


def test_spells_of_a_departed_player_are_gone_and_the_turn_goes_on():
    steps = "{cast: Bolt, by: Bob}, {concede: Bob}, {resolve: all}, {end turn: true}"
    confirm(steps, "Ann: {life: 20}, turn: Cid", ann="life: 20", bob="hand: [Bolt]", cid="", choices="Bob targets: Ann")


def test_losing_is_seen_by_those_who_stay():
    confirm(
        "{concede: Bob}, {resolve: all}",
        "triggers: {Charm: 1}, winner: none",
        ann="battlefield: [Charm]",
        bob="",
        cid="",
    )


def test_an_opponent_who_left_gets_no_token():
    steps = "{concede: Bob}, " + cast("Give")
    confirm(steps, "Cid: {battlefield: {count: 1}}", ann="hand: [Give]", bob="", cid="")


def test_the_departed_active_player_leaves_a_turn_without_one():
    confirm("{concede: Ann}, {end turn: true}", "turn: Bob", ann="battlefield: [Bear]", bob="", cid="")
