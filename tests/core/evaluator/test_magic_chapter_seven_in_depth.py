# ruff: noqa: E501
"""Magic: copies, phasing, Sagas, tokens, turns, libraries and what lasts, written from chapters 1, 4, 5, 7 and 8 of the
rules alone."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Fork: {types: [instant], abilities: [{do: [{copy: {choose: 1, type: [instant, sorcery], zone: stack}, new targets: true}]}]}
  Strionic: {types: [artifact], abilities: [{use: {}, do: [{copy: {choose: 1, type: triggered ability, zone: stack, controller: you}}]}]}
  Greeter: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{draw: 1}]}]}
  Cackling: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Zombify: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}, except: {colors: black, subtype: Zombie}}]}]}
  Fade: {types: [instant], abilities: [{do: [{phase out: {choose: 1, type: creature}}]}]}
  Hat: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {power: 1}, affects: {what I am attached to: true}}]}
  Legend: {types: [enchantment], subtypes: [Saga], abilities: [{chapter: 1, do: [{gain life: 1}]}, {chapter: 2, do: [{gain life: 10}]}]}
  Warp: {types: [sorcery], abilities: [{do: [{extra turn: 1}]}]}
  Look: {types: [sorcery], abilities: [{do: [{scry: 2}, {draw: 1}]}]}
  Peek: {types: [sorcery], abilities: [{do: [{surveil: 1}]}]}
  Fetch: {types: [sorcery], abilities: [{do: [{search: {type: land}, as: found}, {put: {that: found}, to: battlefield, tapped: true}, {shuffle: true}]}]}
  Wood: {types: [land], subtypes: [Forest], supertypes: [basic]}
  Landfall: {types: [enchantment], abilities: [{when: {event: enters, object: {type: land, controller: you}}, do: [{gain life: 1}]}]}
  Cloud: {types: [enchantment], abilities: [{when: {event: enters, object: {type: creature, controller: you, none of: [{cast by: any}]}}, do: [{gain life: 1}]}]}
  Cast Only: {types: [creature], power: 3, toughness: 3, abilities: [{when: {event: enters, object: me}, if: {not: {this: me, is: {cast by: any}}}, do: [{sacrifice: me}]}]}
  Raise: {types: [sorcery], abilities: [{do: [{return: {choose: 1, type: creature, zone: graveyard}, to: battlefield}]}]}
  Toll: {types: [instant], abilities: [{do: [{give: {cannot attack: {type: player, controller: you}, unless paid: {generic: 2}}, to: {all: {type: creature, controller: opponent}}, for: until your next turn}]}]}
  Haste: {types: [creature], power: 2, toughness: 2, keywords: [haste]}
  Split Aim: {types: [sorcery], abilities: [{do: [{deal: 1, to: {choose: 1, type: creature}}, {deal: 2, to: {choose: 1, type: creature}}]}]}
  Two Aims: {types: [sorcery], abilities: [{do: [{deal: 1, to: {choose: 1, type: creature, as: first}}, {deal: 2, to: {choose: 1, type: creature, none of: [{linked: first}]}}]}]}
  Werewolf: {types: [creature], power: 2, toughness: 2, abilities: [{use: {}, do: [{transform: me}]}], back: {name: Beast, types: [creature], power: 5, toughness: 5}}
  Prison: {types: [enchantment], abilities: [{when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, until: me leaves}]}]}
  Smash: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: enchantment}}]}]}
  Swarm: {types: [sorcery], abilities: [{do: [{create token: {name: Rat, power: 1, toughness: 1}, count: {count: {type: creature, controller: you}}}]}]}
  Ring: {types: [artifact], abilities: [{use: {tap: me}, do: [{gain control: {choose: 1, type: creature}, for: while you control this}]}]}
  Break: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: artifact}}]}]}
  Coat: {types: [enchantment], abilities: [{passive: {keyword: indestructible}, affects: {type: creature, controller: you}}]}
  Wipe: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: permanent}}}]}]}
  Mill: {types: [sorcery], abilities: [{do: [{mill: 3, player: {choose: 1}}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused


def cast(*names, by="Ann"):
    return ", ".join(f"{{cast: {name}, by: {by}}}, {{resolve: all}}" for name in names)


def test_a_copy_resolves_first_and_may_aim_elsewhere():
    steps = "{cast: Bolt, by: Ann}, {cast: Fork, by: Ann}, {resolve: all}"
    confirm(steps, "Bob: {life: 17}, Ann: {life: 17}", ann="hand: [Bolt, Fork], life: 20", bob="life: 20", choices="Ann targets: Bob; Ann targets: Ann")


def test_a_copied_triggered_ability_is_one_more_ability():
    confirm("{cast: Greeter, by: Ann}, {resolve: 1}, {activate: Strionic, by: Ann}, {resolve: all}", "Ann: {hand: 2}", ann="hand: [Greeter], battlefield: [Strionic]")


def test_a_token_that_is_a_copy_enters_with_the_abilities_of_what_it_copies():
    confirm(cast("Cackling"), "Ann: {hand: 1}", ann="hand: [Cackling], battlefield: [Greeter]")


def test_what_a_copy_is_besides_is_part_of_it():
    confirm(cast("Zombify") + ", {exile: {all: {subtype: Zombie, color: black}}, by: Ann}", "Ann: {battlefield: [Bear]}", ann="hand: [Zombify], battlefield: [Bear]")


def test_what_phases_out_takes_its_aura_along_and_both_are_back_before_untapping():
    board = {"ann": "hand: [Fade], battlefield: [{card: Bear, tapped: true}, {card: Hat, attached to: Bear}]"}
    confirm(cast("Fade") + ", {exile: {all: {type: permanent}}, by: Ann}, {end turn: true}, {end turn: true}", "Bear: {zone: battlefield, power: 3, is: [untapped]}, Hat: {attached to: Bear}", **board)


def test_phasing_is_no_leaving_and_no_entering():
    confirm(cast("Fade") + ", {end turn: true}, {end turn: true}", "triggers: {Greeter: 0}", ann="hand: [Fade], battlefield: [Greeter]")


def test_a_saga_tells_a_chapter_a_turn_and_is_sacrificed():
    confirm(cast("Legend"), "Ann: {life: 21}, Legend: {counters: {lore: 1}}", ann="hand: [Legend], life: 20")
    confirm(cast("Legend") + ", {end turn: true}, {end turn: true}, {resolve: all}", "Ann: {life: 31}, Legend: {zone: graveyard}", ann="hand: [Legend], life: 20")


def test_an_extra_turn_is_ones_own_and_the_others_follow():
    confirm(cast("Warp") + ", {end turn: true}", "turn: Ann", ann="hand: [Warp]", cid="")
    confirm(cast("Warp") + ", {end turn: true}, {end turn: true}", "turn: Bob", ann="hand: [Warp]", cid="")


def test_scrying_puts_cards_below_before_the_next_one_is_drawn():
    confirm(cast("Look"), "Wolf: {zone: hand}", ann="hand: [Look], library: [Bear, Ogre, Wolf]", choices="Ann scry: [Bear, Ogre]")


def test_surveil_leaves_or_mills():
    confirm(cast("Peek"), "Bear: {zone: graveyard}", ann="hand: [Peek], library: [Bear, Ogre]", choices="Ann surveil: Bear")
    confirm(cast("Peek"), "Bear: {zone: library}", ann="hand: [Peek], library: [Bear, Ogre]", choices="Ann surveil: nothing")


def test_a_land_that_is_put_there_is_not_the_land_of_the_turn():
    steps = cast("Fetch") + ", {play: {card}, by: Ann}, {resolve: all}".replace("{card}", "hers")
    confirm(steps, "Ann: {life: 22}, his: {is: [tapped]}", ann="hand: [Fetch, {card: Wood, as: hers}], library: [{card: Wood, as: his}], battlefield: [Landfall], life: 20", choices="Ann search: his")


def test_what_was_not_cast_is_told_from_what_was():
    confirm(cast("Bear"), "Ann: {life: 20}", ann="hand: [Bear], battlefield: [Cloud], life: 20")
    confirm(cast("Raise"), "Ann: {life: 21}", ann="hand: [Raise], graveyard: [Bear], battlefield: [Cloud], life: 20")
    confirm(cast("Cast Only"), "Cast Only: {zone: battlefield}", ann="hand: [Cast Only]")
    confirm(cast("Raise"), "Cast Only: {zone: graveyard}", ann="hand: [Raise], graveyard: [Cast Only]")


def test_a_price_until_ones_next_turn_binds_those_who_come_later():
    steps = cast("Toll") + ", {end turn: true}, {cast: Haste, by: Bob}, {resolve: all}, {attack: {Haste: Ann}}"
    refused(steps, ann="hand: [Toll]", bob="hand: [Haste]")
    confirm(cast("Toll") + ", {end turn: true}, {end turn: true}, {end turn: true}, {attack: {Bear: Ann}}", "Bear: {is: [attacking]}", ann="hand: [Toll]", bob="battlefield: [Bear]")


def test_a_transformed_creature_keeps_its_damage_and_counters():
    confirm("{activate: Werewolf, by: Ann}, {resolve: all}", 'Werewolf: {power: 6, damage: 1}', ann='battlefield: [{card: Werewolf, damage: 1, counters: {"+1/+1": 1}}]')


def test_what_is_exiled_until_something_leaves_comes_back_at_once():
    confirm(cast("Prison"), "Bear: {zone: exile}", ann="hand: [Prison]", bob="battlefield: [Bear]")
    confirm(cast("Prison") + ", {cast: Smash, by: Bob}, {resolve: all}", "Bear: {zone: battlefield, controller: Bob}", ann="hand: [Prison]", bob="battlefield: [Bear], hand: [Smash]")


def test_what_has_left_before_it_exiles_exiles_nothing():
    steps = "{cast: Prison, by: Ann}, {resolve: 1}, {cast: Smash, by: Bob}, {resolve: all}"
    confirm(steps, "Bear: {zone: battlefield}", ann="hand: [Prison]", bob="battlefield: [Bear], hand: [Smash]")


def test_a_number_of_tokens_is_counted_once():
    confirm(cast("Swarm"), "Ann: {battlefield: {count: 4}}", ann="hand: [Swarm], battlefield: [Bear, Wolf]")


def test_control_for_as_long_as_one_controls_something_ends_with_it():
    steps = "{activate: Ring, by: Ann}, {resolve: all}"
    confirm(steps, "Bear: {controller: Ann}", ann="battlefield: [Ring]", bob="battlefield: [Bear]")
    confirm(steps + ", {cast: Break, by: Bob}, {resolve: all}", "Bear: {controller: Bob}", ann="battlefield: [Ring]", bob="battlefield: [Bear], hand: [Break]")
    confirm("{activate: Ring, by: Ann}, {cast: Break, by: Bob}, {resolve: all}", "Bear: {controller: Bob}", ann="battlefield: [Ring]", bob="battlefield: [Bear], hand: [Break]")


def test_what_gives_indestructible_and_goes_in_the_same_event_has_protected_them():
    confirm(cast("Wipe"), "Bear: {zone: battlefield}, Coat: {zone: graveyard}", ann="hand: [Wipe], battlefield: [Bear, Coat]")


def test_milling_takes_what_there_is_and_loses_no_game():
    confirm(cast("Mill"), "Bob: {library: 0, graveyard: {count: 2}}, winner: none", ann="hand: [Mill]", bob="library: 2", choices="Ann targets: Bob")


def test_one_target_may_be_chosen_for_two_words_of_target():
    confirm(cast("Split Aim"), "Giant: {damage: 3}", ann="hand: [Split Aim]", bob="battlefield: [Giant]")


def test_another_target_is_another_one():
    refused("{cast: Two Aims, by: Ann}", ann="hand: [Two Aims]", bob="battlefield: [Giant]")
    confirm(cast("Two Aims"), "Giant: {damage: 1}, Ogre: {damage: 2}", ann="hand: [Two Aims]", bob="battlefield: [Giant, Ogre]", choices="Ann targets: Giant")
