# ruff: noqa: E501
"""Magic: what triggers and what does not, whose it is, and what it knows (603)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Mourner: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: dies, object: {type: creature, other: true}}, do: [{gain life: 1}]}]}
  Shroud: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {ability: {when: {event: dies, object: me}, do: [{draw: 1}]}}, affects: {what I am attached to: true}}]}
  Grave Song: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {when: {event: dies, object: {what I am attached to: true}}, do: [{return: it, to: hand}]}]}
  Animate: {types: [enchantment], abilities: [{passive: {ability: {when: {event: dies, object: me}, do: [{lose life: 2, player: opponent}]}}, affects: {type: creature, controller: you}}]}
  Nuke: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: permanent}}}]}]}
  Tap: {types: [enchantment], abilities: [{when: {event: becomes tapped, object: {type: creature}}, do: [{gain life: 1}]}]}
  Slow: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {enters: tapped}, affects: me}]}
  Twiddle: {types: [instant], abilities: [{do: [{tap: {choose: 1, type: creature}}]}]}
  Zero: {types: [sorcery], abilities: [{do: [{gain life: 0}, {deal: 0, to: {all: {type: creature}}}, {draw: 0}]}]}
  Ears: {types: [enchantment], abilities: [{name: life, when: {event: gains life, player: you}, do: [{nothing: true}]}, {name: hurt, when: {event: is dealt damage, object: {type: creature}}, do: [{nothing: true}]}, {name: card, when: {event: draws, player: you}, do: [{nothing: true}]}]}
  Altar: {types: [artifact], abilities: [{use: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}, do: [{draw: 1}]}]}
  Heir: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: dies, object: me}, do: [{deal: 1, to: {choose: 1, type: any target}}]}]}
  Steal: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: until end of turn}]}]}
  Rich: {types: [enchantment], abilities: [{when: {event: beginning of, phase: upkeep, player: you}, if: {life of: you, at least: 25}, do: [{draw: 3}]}]}
  Drain: {types: [instant], abilities: [{do: [{lose life: 5, player: {choose: 1}}]}]}
  Panic: {types: [enchantment], abilities: [{when: {state: {count: {type: creature, controller: you}, exactly: 0}}, do: [{sacrifice: me}]}]}
  Big: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature, power: {at least: 4}}}, do: [{draw: 1}]}]}
  Greet: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: {type: creature, power: {at least: 4}}}, do: [{draw: 1}]}]}
  Anthem: {types: [enchantment], abilities: [{passive: {power: 2, toughness: 2}, affects: {type: creature, controller: you}}]}
  Two Modes: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{modes: [{name: kill, do: [{destroy: {choose: 1, type: artifact}}]}, {name: life, do: [{gain life: 3}]}]}]}]}
  Killer: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{destroy: {choose: 1, type: creature, other: true}}]}]}
  Ritual: {types: [sorcery], abilities: [{do: [{later: {name: dawn, when: {event: beginning of, phase: upkeep, player: you}, do: [{draw: 1}]}}]}]}
  Hexer: {types: [enchantment], abilities: [{when: {event: is targeted, object: {type: creature, controller: you}, by player: opponent}, do: [{draw: 1}]}]}
  Discard: {types: [sorcery], abilities: [{do: [{discard: 2, player: opponent}]}]}
  Waste: {types: [enchantment], abilities: [{when: {event: discards, player: opponent}, do: [{lose life: 1, player: that player}]}]}
  Wasteful: {types: [enchantment], abilities: [{when: {event: discards, player: opponent}, one or more: true, do: [{draw: 1}]}]}
  Fork: {types: [instant], abilities: [{do: [{copy: {choose: 1, type: spell, zone: stack}}]}]}
  Casting: {types: [enchantment], abilities: [{when: {event: is cast, player: you, object: {type: instant}}, do: [{gain life: 1}]}]}
  Exiler: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}}]}]}
  Lifer: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: deals damage, object: me}, do: [{gain life: that much}]}]}
  Revenge: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: is dealt damage, object: me}, do: [{deal: that much, to: {choose: 1, type: player}}]}]}
  Flicker: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}, as: gone}, {return: {that: gone}, to: battlefield, under: its owner}]}]}
  Fading: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: enters, object: me}, do: [{later: {name: end, when: {event: beginning of, phase: end}, do: [{sacrifice: me}]}}]}]}
""")
confirm = BOARDS.confirm


def cast(*names, by="Ann"):
    return ", ".join(f"{{cast: {name}, by: {by}}}, {{resolve: all}}" for name in names)


def test_those_that_die_together_see_one_another():
    board = "battlefield: [{card: Mourner, as: m1}, {card: Mourner, as: m2}, Bear], hand: [Wrath], life: 20"
    confirm(
        cast("Wrath"),
        "triggers: {m1: 2, m2: 2}, Ann: {life: 24}",
        ann=board,
        choices="Ann order triggers: [m1, m2, m1, m2]",
    )


def test_an_ability_from_an_aura_that_goes_with_its_creature_is_looked_back_for():
    board = "battlefield: [Bear, {card: Shroud, attached to: Bear}], hand: [Nuke], library: 5"
    confirm(cast("Nuke"), "Ann: {hand: 1}", ann=board)


def test_an_aura_finds_its_creature_in_the_graveyard():
    board = "battlefield: [Bear, {card: Grave Song, attached to: Bear}], hand: [Murder]"
    confirm(cast("Murder"), "Bear: {zone: hand}, Grave Song: {zone: graveyard}", ann=board)


def test_an_ability_from_an_enchantment_that_goes_too_is_looked_back_for():
    confirm(
        cast("Nuke"),
        "Bob: {life: 16}",
        ann="battlefield: [Bear, Wolf, Animate], hand: [Nuke]",
        bob="life: 20",
        choices="Ann order triggers: [Bear, Wolf]",
    )


def test_entering_tapped_is_not_becoming_tapped_and_tapped_does_not_become_tapped():
    confirm(
        cast("Slow", "Twiddle"),
        "Ann: {life: 20}, triggers: {Tap: 0}",
        ann="battlefield: [Tap], hand: [Slow, Twiddle], life: 20",
    )
    confirm(cast("Twiddle"), "Ann: {life: 21}", ann="battlefield: [Tap, Bear], hand: [Twiddle], life: 20")


def test_nothing_happens_where_the_amount_is_zero():
    confirm(
        cast("Zero"),
        "triggers: {Ears/life: 0, Ears/hurt: 0, Ears/card: 0}",
        ann="battlefield: [Ears, Bear], hand: [Zero]",
    )


def test_what_dies_as_a_cost_triggers_above_the_ability_it_paid_for():
    confirm(
        "{activate: Altar, by: Ann}",
        "stack: [Altar, Heir]",
        ann="battlefield: [Altar, Heir]",
        bob="",
        choices="Ann targets: Bob",
    )


def test_a_trigger_belongs_to_whoever_controlled_its_source_then():
    steps = "{cast: Steal, by: Ann}, {resolve: all}, {cast: Murder, by: Bob}, {resolve: all}"
    confirm(
        steps,
        "Bob: {life: 19}",
        ann="hand: [Steal]",
        bob="hand: [Murder], battlefield: [Heir], life: 20",
        choices="Ann targets: Bob",
    )


def test_an_intervening_if_is_asked_twice():
    confirm("{end turn: true}", "stack: []", ann="battlefield: [Rich], life: 24", turn="Bob")
    confirm(
        "{end turn: true}, {resolve: all}",
        "Ann: {hand: 4}",
        ann="battlefield: [Rich], life: 25, library: 10, hand: []",
        turn="Bob",
    )


def test_a_state_trigger_waits_until_its_ability_has_left_the_stack():
    confirm(
        "{cast: Murder, by: Bob}, {resolve: 1}",
        "stack: [Panic], triggers: {Panic: 1}",
        ann="battlefield: [Panic, Bear]",
        bob="hand: [Murder]",
    )
    confirm(
        "{cast: Murder, by: Bob}, {resolve: all}",
        "Panic: {zone: graveyard}",
        ann="battlefield: [Panic, Bear]",
        bob="hand: [Murder]",
    )


def test_power_is_asked_as_it_last_was_on_the_battlefield():
    steps = "{cast: Growth, by: Ann}, {resolve: all}, {cast: Murder, by: Bob}, {resolve: all}"
    confirm(steps, "triggers: {Big: 1}", ann="battlefield: [Big, Bear], hand: [Growth]", bob="hand: [Murder]")
    confirm(
        "{cast: Murder, by: Bob}, {resolve: all}",
        "triggers: {Big: 0}",
        ann="battlefield: [Big, Bear]",
        bob="hand: [Murder]",
    )


def test_power_is_asked_as_it_is_once_on_the_battlefield():
    confirm(cast("Bear"), "triggers: {Greet: 1}", ann="battlefield: [Greet, Anthem], hand: [Bear]")
    confirm(cast("Bear"), "triggers: {Greet: 0}", ann="battlefield: [Greet], hand: [Bear]")


def test_a_mode_without_a_target_is_not_chosen():
    confirm(cast("Two Modes"), "Ann: {life: 23}", ann="hand: [Two Modes], life: 20")


def test_a_trigger_without_a_target_is_taken_off_and_one_with_only_ones_own_has_to_take_it():
    confirm(cast("Killer"), "stack: [], resolved: [Killer]", ann="hand: [Killer]")
    confirm(cast("Killer"), "Bear: {zone: graveyard}", ann="hand: [Killer], battlefield: [Bear]")


def test_a_delayed_trigger_waits_for_the_next_of_its_players_upkeeps_and_triggers_once():
    steps = cast("Ritual") + ", {end turn: true}, {end turn: true}, {resolve: all}"
    confirm(steps, "triggers: {dawn: 1}, Ann: {hand: 2}", ann="hand: [Ritual], library: 10")
    confirm(
        steps + ", {end turn: true}, {end turn: true}, {resolve: all}",
        "triggers: {dawn: 1}",
        ann="hand: [Ritual], library: 10",
    )


def test_who_targets_is_asked():
    confirm(
        "{cast: Bolt, by: Bob}",
        "triggers: {Hexer: 1}",
        ann="battlefield: [Hexer, Bear]",
        bob="hand: [Bolt]",
        choices="Bob targets: Bear",
    )
    confirm(
        "{cast: Bolt, by: Ann}",
        "triggers: {Hexer: 0}",
        ann="battlefield: [Hexer, Bear], hand: [Bolt]",
        choices="Ann targets: Bear",
    )
    confirm(
        "{cast: Bolt, by: Bob}",
        "triggers: {Hexer: 0}",
        ann="battlefield: [Hexer, Bear]",
        bob="hand: [Bolt]",
        choices="Bob targets: Ann",
    )


def test_each_discarded_card_triggers_and_one_or_more_trigger_once():
    board = {
        "ann": "hand: [Discard], battlefield: [Waste, Wasteful], library: 10",
        "bob": "hand: [Bear, Wolf], life: 20",
    }
    confirm(
        cast("Discard"),
        "triggers: {Waste: 2, Wasteful: 1}, Bob: {life: 18}",
        choices="Ann order triggers: [Waste, Waste, Wasteful]",
        **board,
    )


def test_a_copy_of_a_spell_has_not_been_cast():
    confirm(
        "{cast: Bolt, by: Ann}, {cast: Fork, by: Ann}, {resolve: all}",
        "triggers: {Casting: 2}, Bob: {life: 14}",
        ann="battlefield: [Casting], hand: [Bolt, Fork], life: 20",
        bob="life: 20",
        choices="Ann targets: Bob",
    )


def test_exile_is_no_death():
    confirm(
        cast("Exiler"),
        "triggers: {Mourner: 0}",
        ann="battlefield: [Mourner, Bear], hand: [Exiler]",
        choices="Ann targets: Bear",
    )


def test_damage_that_a_dying_creature_deals_and_is_dealt_counts():
    steps = "{attack: {Lifer: Bob}}, {block: {Giant: Lifer}}, {advance to: end of combat}"
    confirm(
        steps,
        "Ann: {life: 22}, Lifer: {zone: graveyard}",
        ann="battlefield: [Lifer], life: 20",
        bob="battlefield: [Giant]",
    )
    confirm(
        "{cast: Bolt, by: Bob}, {resolve: all}",
        "Bob: {life: 17}",
        ann="battlefield: [Revenge]",
        bob="hand: [Bolt], life: 20",
        choices="Bob targets: Revenge; Ann targets: Bob",
    )


def test_what_was_flickered_is_another_object_and_its_enters_trigger_comes_again():
    steps = cast("Fading", "Flicker") + ", {end turn: true}"
    confirm(steps, "Fading: {zone: graveyard}, triggers: {Fading: 2}", ann="hand: [Fading, Flicker]")


def test_triggers_of_the_active_player_lie_below_the_others():
    steps = "{cast: Murder, by: Ann}, {resolve: 1}"
    confirm(
        steps,
        "stack: [ma, mb]",
        ann="battlefield: [{card: Mourner, as: ma}], hand: [Murder]",
        bob="battlefield: [{card: Mourner, as: mb}, Bear]",
        choices="Ann targets: Bear",
    )
    confirm(
        steps.replace("Ann", "Bob"),
        "stack: [mb, ma]",
        ann="battlefield: [{card: Mourner, as: ma}]",
        bob="battlefield: [{card: Mourner, as: mb}, Bear], hand: [Murder]",
        turn="Bob",
        choices="Bob targets: Bear",
    )


def test_a_state_trigger_waits_for_itself_also_where_something_is_heard_of_what_triggers():
    """It does not trigger again before it has left the stack (603.8), though its triggering is an event of its own."""
    boards = Boards(BOARDS.cards + "  Echo: {types: [enchantment], abilities: [{name: times, replace: {event: ability triggers, object: {controller: you}}, keeps: true, amount: {sum: [that much, 1]}}]}\n")
    murder = {"ann": "battlefield: [Panic, Bear%s], hand: []", "bob": "hand: [Murder]"}
    for others, times in (("", 1), (", Echo", 2)):
        board = murder | {"ann": murder["ann"] % others}
        boards.confirm("{cast: Murder, by: Bob}, {resolve: 1}", f"triggers: {{Panic: {times}}}, Panic: {{zone: battlefield}}", **board, choices="Bob targets: Bear")


def test_what_was_sacrificed_is_one_creature_whatever_is_heard_of_it_and_whatever_was_attached_to_it():
    """A name in an instruction stands for what it acted on: not once for each event of it, and not for what fell off."""
    boards = Boards("""
  Feast: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: creature, controller: you, target: false}, as: victim}, {gain life: {power of: {that: victim}}}, {return: {that: victim}}]}]}
  Rite: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: creature, controller: you, target: false}, you may: true}, {when you do: [{gain life: {power of: it}}, {return: it}]}]}]}
  Blade: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {power: 1}, affects: {what I am attached to: true}}]}
  Envy: {types: [enchantment], abilities: [{name: control, when: {event: loses control, object: {type: creature}}, do: [{nothing: true}]}, {name: off, when: {event: becomes unattached, object: {subtype: Equipment}}, do: [{nothing: true}]}]}
""")
    for spell, choices in (("Feast", ""), ("Rite", "Ann may: yes")):
        for others, triggers in (("", ""), (", Envy", ", triggers: {Envy/control: 1, Envy/off: 1}")):
            ann = f"life: 20, hand: [{spell}], battlefield: [Bear, {{card: Blade, attached to: Bear}}{others}]"
            order = "Ann order triggers: [Envy/control, Envy/off]" if others else ""
            if others and spell == "Rite":
                order = "Ann order triggers: [Envy/control, Envy/off, Rite (when you do)]"
            boards.confirm(f"{{cast: {spell}, by: Ann}}, {{resolve: all}}", f"Ann: {{life: 23}}, Bear: {{zone: hand}}, Blade: {{zone: battlefield}}{triggers}", ann=ann, choices="; ".join(each for each in (choices, order) if each))
