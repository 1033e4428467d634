# ruff: noqa: E501
"""Magic: several replacement and prevention effects about one event, one after another (614, 615, 616)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Twice: {types: [enchantment], abilities: [{replace: {event: counter is put, object: {type: permanent, controller: you}}, keeps: true, amount: {times: [that much, 2]}}]}
  More: {types: [enchantment], abilities: [{replace: {event: counter is put, object: {type: permanent, controller: you}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Feed: {types: [sorcery], abilities: [{do: [{put counter: "+1/+1", on: {choose: 1, type: creature}}]}]}
  Peace: {types: [enchantment], abilities: [{replace: {event: is put into a graveyard, from: battlefield}, with: [{exile: it}]}]}
  Loom: {types: [enchantment], abilities: [{replace: {event: dies, object: {type: creature, controller: you}}, with: [{return: it, to: hand}]}]}
  Sloth: {types: [artifact], abilities: [{passive: {enters: tapped}, affects: {type: permanent}}]}
  Relic: {types: [artifact], abilities: [{passive: {enters: tapped}, affects: {type: [artifact, creature]}}]}
  Thirst: {types: [enchantment], abilities: [{replace: {event: gains life, player: you}, with: [{draw: that much}]}]}
  Fount: {types: [enchantment], abilities: [{replace: {event: draws, player: you}, with: [{gain life: 1}]}]}
  Balm: {types: [sorcery], abilities: [{do: [{gain life: 2}]}]}
  Study: {types: [sorcery], abilities: [{do: [{draw: 1}]}]}
  Shield: {types: [instant], abilities: [{do: [{prevent: 3, to: {choose: 1, type: any target}}]}]}
  Flame: {types: [enchantment], abilities: [{replace: {event: is dealt damage}, keeps: true, amount: {times: [that much, 2]}}]}
  Cloak: {types: [enchantment], abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}}, prevent: 1}]}
  Mirror: {types: [creature], power: 0, toughness: 4, abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}}, with: [{deal: that much, to: me, from: cause}]}]}
  Clone: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Triskel: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: 3}]}]}
  Lord: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: {type: creature, controller: you}}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: it}]}]}
  Devourer: {types: [creature], power: 2, toughness: 2, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{sacrifice: {choose: 1, type: creature, controller: you, target: false}, as: eaten}]}]}
  Watcher: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature}}, do: [{gain life: 1}]}]}
  Twin: {types: [enchantment], abilities: [{replace: {event: is created, player: you}, keeps: true, amount: {times: [that much, 2]}}]}
  Muster: {types: [sorcery], abilities: [{do: [{create token: {name: Imp, power: 1, toughness: 1}}]}]}
  Stasis: {types: [enchantment], abilities: [{passive: {cannot: gain life}, affects: {all: {type: player}}}]}
""")
confirm = BOARDS.confirm
FEED = "{cast: Feed, by: Ann}, {resolve: all}"


def test_two_doublers_apply_once_each():
    confirm(
        FEED,
        'Bear: {counters: {"+1/+1": 4}}',
        ann="battlefield: [Bear, {card: Twice, as: t1}, {card: Twice, as: t2}], hand: [Feed]",
    )


def test_the_controller_of_the_permanent_orders_doubling_and_adding():
    board = "battlefield: [Bear, Twice, More], hand: [Feed]"
    confirm(FEED, 'Bear: {counters: {"+1/+1": 4}}', ann=board, choices="Ann order replacements: More")
    confirm(FEED, 'Bear: {counters: {"+1/+1": 3}}', ann=board, choices="Ann order replacements: Twice")


def test_what_doubles_for_its_controller_leaves_the_others_alone():
    confirm(FEED, 'Ogre: {counters: {"+1/+1": 1}}', ann="battlefield: [Twice], hand: [Feed]", bob="battlefield: [Ogre]")


def test_the_owner_chooses_between_exile_and_hand_and_the_event_is_then_another():
    board = {"ann": "battlefield: [Bear, Loom, Watcher], life: 20", "bob": "battlefield: [Peace], hand: [Murder]"}
    cast = "{cast: Murder, by: Bob}, {resolve: all}"
    confirm(
        cast,
        "Bear: {zone: exile}, Ann: {life: 20}, triggers: {Watcher: 0}",
        choices="Ann order replacements: Peace",
        **board,
    )
    confirm(
        cast,
        "Bear: {zone: hand}, Ann: {life: 20}, triggers: {Watcher: 0}",
        choices="Ann order replacements: Loom",
        **board,
    )


def test_a_general_effect_of_the_entering_permanent_does_not_apply_to_itself():
    cast = "{cast: Relic, by: Ann}, {resolve: all}, {cast: Rock, by: Ann}, {resolve: all}"
    confirm(cast, "Relic: {is: [untapped]}, Rock: {is: [tapped]}", ann="hand: [Relic, Rock]")


def test_what_is_on_the_battlefield_taps_what_enters():
    confirm(
        "{cast: Relic, by: Ann}, {resolve: all}", "Relic: {is: [tapped]}", ann="battlefield: [Sloth], hand: [Relic]"
    )


def test_entering_with_a_counter_from_a_lord_is_not_for_the_lord_itself():
    cast = "{cast: Lord, by: Ann}, {resolve: all}, {cast: Bear, by: Ann}, {resolve: all}"
    confirm(cast, "Lord: {power: 1}, Bear: {power: 3}", ann="hand: [Lord, Bear]")


def test_one_replacement_makes_another_applicable_and_neither_applies_twice():
    board = "battlefield: [Thirst, Fount], life: 20, library: 5"
    confirm("{cast: Balm, by: Ann}, {resolve: all}", "Ann: {life: 22, library: 5}", ann=board + ", hand: [Balm]")
    confirm(
        "{cast: Study, by: Ann}, {resolve: all}", "Ann: {life: 20, library: 4, hand: 1}", ann=board + ", hand: [Study]"
    )


def test_a_draw_from_an_empty_library_is_replaced_and_loses_no_game():
    confirm(
        "{cast: Study, by: Ann}, {resolve: all}",
        "Ann: {life: 21}, winner: none",
        ann="battlefield: [Fount], hand: [Study], library: [], life: 20",
    )


def test_what_cannot_happen_is_not_replaced():
    confirm(
        "{cast: Balm, by: Ann}, {resolve: all}",
        "Ann: {life: 20, hand: 0}",
        ann="battlefield: [Thirst, Stasis], hand: [Balm], life: 20",
    )


def test_a_shield_is_used_up_by_one_damage_at_a_time():
    cast = "{cast: Shield, by: Ann}, {resolve: 1}, {deal: 2, to: Ann, by: Bob}, {deal: 2, to: Ann, by: Bob}"
    confirm(cast, "Ann: {life: 19}", ann="hand: [Shield], life: 20", choices="Ann targets: Ann")


def test_the_damaged_player_says_whether_it_is_doubled_before_it_is_prevented():
    board = {"ann": "battlefield: [Cloak], life: 20", "bob": "battlefield: [Flame], hand: [Bolt]"}
    cast = "{cast: Bolt, by: Bob}, {resolve: all}"
    confirm(cast, "Ann: {life: 15}", choices="Bob targets: Ann; Ann order replacements: Flame", **board)
    confirm(cast, "Ann: {life: 16}", choices="Bob targets: Ann; Ann order replacements: Cloak", **board)


def test_a_static_prevention_applies_to_each_source_by_itself():
    steps = "{attack: {Bear: Ann, Wolf: Ann}}, {advance to: end of combat}"
    confirm(steps, "Ann: {life: 18}", ann="battlefield: [Cloak], life: 20", bob="battlefield: [Bear, Wolf]", turn="Bob")


def test_redirected_damage_is_dealt_to_the_other_by_the_same_source():
    confirm(
        "{cast: Bolt, by: Bob}, {resolve: all}",
        "Ann: {life: 20}, Mirror: {damage: 3}",
        ann="battlefield: [Mirror], life: 20",
        bob="hand: [Bolt]",
        choices="Bob targets: Ann",
    )


def test_a_clone_enters_with_the_counters_of_what_it_copies():
    cast = "{cast: Clone, by: Ann}, {resolve: all}"
    confirm(
        cast,
        "Clone: {power: 4, toughness: 4}",
        ann="hand: [Clone]",
        bob="battlefield: [Triskel]",
        choices="Ann apply replacement: yes",
    )


def test_a_clone_need_not_copy_and_dies_without_toughness():
    confirm(
        "{cast: Clone, by: Ann}, {resolve: all}",
        "Clone: {zone: graveyard}",
        ann="hand: [Clone]",
        bob="battlefield: [Bear]",
        choices="Ann apply replacement: no",
    )


def test_what_is_devoured_as_it_enters_is_not_the_one_that_enters():
    cast = "{cast: Devourer, by: Ann}, {resolve: all}"
    confirm(cast, "Devourer: {zone: battlefield}, Bear: {zone: graveyard}", ann="battlefield: [Bear], hand: [Devourer]")
    confirm(cast, "Devourer: {zone: battlefield}", ann="hand: [Devourer]")


def test_doubled_tokens_see_a_replacement_of_each_entering():
    confirm(
        "{cast: Muster, by: Ann}, {resolve: all}",
        "Ann: {battlefield: {count: 3}}",
        ann="battlefield: [Twin], hand: [Muster]",
    )


def test_tokens_of_an_opponent_are_not_doubled():
    confirm(
        "{cast: Muster, by: Bob}, {resolve: all}",
        "Bob: {battlefield: {count: 1}}",
        ann="battlefield: [Twin]",
        bob="hand: [Muster]",
        turn="Bob",
    )


def test_a_replacement_that_comes_too_late_changes_nothing():
    confirm(
        "{cast: Murder, by: Bob}, {resolve: all}, {put: Peace, to: battlefield, by: Bob}",
        "Bear: {zone: graveyard}",
        ann="battlefield: [Bear]",
        bob="hand: [Murder, Peace]",
    )
