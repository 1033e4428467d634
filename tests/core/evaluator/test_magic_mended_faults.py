# ruff: noqa: E501
"""Magic: what was once decided wrongly, each in a situation of its own, and the rule that the trace names for it."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Victor: {types: [sorcery], abilities: [{do: [{win the game: true}, {lose life: 5}]}]}
  Herald: {types: [enchantment], abilities: [{when: {event: loses life, player: any}, do: [{draw: 1}]}]}
  Drain: {types: [sorcery], abilities: [{do: [{lose life: 2, player: opponent}]}]}
  Bolt All: {types: [sorcery], abilities: [{do: [{deal: 1, player: any}]}]}
  Rest: {types: [enchantment], abilities: [{replace: {event: is put into a graveyard}, with: [{exile: it}]}]}
  Fiend: {types: [enchantment], abilities: [{name: gone, when: {event: is sacrificed, player: you}, do: [{gain life: 1}]}, {name: dead, when: {event: dies, object: {type: creature}}, do: [{gain life: 10}]}]}
  Miser: {types: [enchantment], abilities: [{when: {event: discards, player: any}, do: [{gain life: 1}]}]}
  Altar: {types: [artifact], abilities: [{use: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}, do: [{nothing: true}]}]}
  Rot: {types: [sorcery], abilities: [{do: [{discard: 1}]}]}
  Untapper: {types: [creature], power: 1, toughness: 1, abilities: [{use: {untap: me}, do: [{gain life: 1}]}]}
  Lift: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature}, as: gone}, {return: {that: gone}, to: battlefield}]}]}
  Kicked: {types: [creature], power: 1, toughness: 1, mana cost: "{G}", abilities: [{passive: {additional cost: {green: 1}, optional: true, name: kicked}, affects: me}, {when: {event: beginning of, phase: upkeep, player: you}, if: {paid: kicked}, do: [{draw: 1}]}]}
  Flicker: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}, as: gone}, {return: {that: gone}, to: battlefield}]}]}
  Guest: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: discards, player: you}, do: [{gain life: 1}]}]}
  Striker: {types: [creature], power: 2, toughness: 2, keywords: [double strike]}
  Yoke: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature, color: green}}, {passive: {power: -1}, affects: {what I am attached to: true}}]}
  Paint: {types: [instant], abilities: [{do: [{give: {colors: [blue]}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Costly: {types: [creature], mana cost: "{1}{G}", power: 2, toughness: 2}
  Hitters: {types: [enchantment], abilities: [{when: {event: is dealt damage, object: {type: player}, category: combat}, one or more: true, for each player: true, do: [{draw: 1}]}]}
  Sling: {types: [artifact], subtypes: [Equipment], abilities: [{when: {event: becomes unattached, object: me}, do: [{gain life: 1}]}]}
  Hush: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: ability triggers, because: {event: dies}}, with: [{nothing: true}]}]}
  Twice: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: ability triggers, object: {controller: you}, because: {event: dies}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Mourner: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature, other: true, token: false}}, do: [{gain life: 1}]}]}
  Welcome: {types: [enchantment], abilities: [{when: {event: enters, object: {type: creature}}, do: [{gain life: 1, player: its controller}]}]}
  Modal: {types: [instant], abilities: [{do: [{modes: [{name: a, do: [{gain life: 1}]}, {name: b, do: [{draw: 1}]}]}]}]}
  Chooser: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{modes: [{name: a, do: [{gain life: 1}]}, {name: b, do: [{draw: 1}]}]}]}]}
  Aimer: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{deal: 1, to: {choose: 1, type: player}}]}]}
  Counted: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me}]}]}
  Second: {types: [enchantment], abilities: [{when: {event: draws, player: you}, ordinal: second, per: turn, do: [{gain life: 1}]}]}
  Study: {types: [sorcery], abilities: [{do: [{draw: 2}]}]}
  Mox: {types: [artifact], abilities: [{use: {tap: me}, do: [{add: {green: 1}}]}]}
  Cheer: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Twin: {types: [instant], abilities: [{do: [{copy: {choose: 1, type: instant, zone: stack}, new targets: true}]}]}
  Wake: {types: [enchantment], abilities: [{when: {event: loses the game, player: any}, do: [{gain life: 1}]}]}
  Limited: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature}}, limit: once each turn, do: [{gain life: 1}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused


def cast(*names, by="Ann"):
    return ", ".join(f"{{cast: {name}, by: {by}}}, {{resolve: all}}" for name in names)


def test_the_game_is_over_as_soon_as_somebody_wins():
    confirm(cast("Victor"), "winner: Ann, Ann: {life: 20}", ann="hand: [Victor], life: 20")


def test_players_who_left_lose_no_life_and_are_nobodys_opponents():
    confirm("{concede: Bob}, " + cast("Drain"), "Bob: {life: 20}, Cid: {life: 18}, triggers: {Herald: 1}", ann="hand: [Drain], battlefield: [Herald]", bob="life: 20", cid="life: 20")
    confirm("{concede: Bob}, " + cast("Bolt All"), "Bob: {life: 20}, Cid: {life: 19}", ann="hand: [Bolt All]", bob="life: 20", cid="life: 20")


def test_who_exiles_what_they_sacrifice_or_discard_has_sacrificed_and_discarded():
    confirm("{activate: Altar, by: Ann}, {resolve: all}", "Bear: {zone: exile}, triggers: {Fiend/gone: 1, Fiend/dead: 0}", ann="battlefield: [Altar, Bear, Rest, Fiend]")
    confirm(cast("Rot"), "Bear: {zone: exile}, triggers: {Miser: 1}", ann="hand: [Rot, Bear], battlefield: [Rest, Miser]")


def test_the_untap_symbol_has_to_wait_as_well():
    refused("{activate: Untapper, by: Ann}", "602.5a", ann="battlefield: [{card: Untapper, tapped: true, summoning sick: true}]")
    confirm("{activate: Untapper, by: Ann}, {resolve: all}", "Ann: {life: 21}", ann="battlefield: [{card: Untapper, tapped: true}], life: 20")


def test_a_token_that_was_returned_to_a_hand_comes_to_no_battlefield():
    confirm(cast("Lift"), "Ann: {battlefield: {count: 0}}", ann="hand: [Lift], battlefield: [{token: Cat, as: cat}]")
    confirm(cast("Lift"), "Bear: {zone: battlefield}", ann="hand: [Lift], battlefield: [Bear]")


def test_a_permanent_knows_that_it_was_kicked_until_it_is_another_object():
    steps = cast("Kicked") + ", {end turn: true}, {end turn: true}"
    board = {"ann": "hand: [Kicked, Flicker], green: 2", "choices": "Ann pay optional cost: yes"}
    confirm(steps, "triggers: {Kicked: 1}", **board)
    confirm(cast("Kicked", "Flicker") + ", {end turn: true}, {end turn: true}", "triggers: {Kicked: 0}", **board)


def test_what_triggers_in_a_cleanup_step_is_followed_by_another_one():
    steps = "{advance to: cleanup}, {check: {stack: [Guest]}}, {resolve: all}, {end turn: true}"
    board = {"ann": "hand: 8, battlefield: [Guest], library: 10"}
    confirm(steps, "turn: Bob, Ann: {hand: 7}", choices="Ann discard: Ann's hand card 1", **board)


def test_players_act_between_the_two_damage_steps():
    steps = "{attack: {Striker: Bob}}, {advance to: combat damage}, {check: {Bob: {life: 18}}}, {cast: Murder, by: Bob}, {resolve: all}, {advance to: end of combat}"
    confirm(steps, "Bob: {life: 18}", ann="battlefield: [Striker]", bob="hand: [Murder], life: 20")


def test_an_aura_leaves_what_it_cannot_enchant_any_more():
    confirm(cast("Paint"), "Yoke: {zone: graveyard}, Bear: {power: 2}", ann="hand: [Paint], battlefield: [Bear, {card: Yoke, attached to: Bear}]")


@pytest.mark.parametrize("pool", ["green: 2", "green: 1, red: 1", "green: 1, colorless: 1", "green: 1, blue: 1"])
def test_any_mana_pays_for_a_generic_cost(pool):
    confirm("{cast: Costly, by: Ann}", "stack: [Costly]", ann=f"hand: [Costly], {pool}")


def test_one_or_more_trigger_once_for_each_player_it_happens_to():
    steps = "{attack: {Bear: Bob, Wolf: Bob, Ogre: Cid}}, {advance to: end of combat}"
    confirm(steps, "triggers: {Hitters: 2}", ann="battlefield: [Bear, Wolf, Ogre, Hitters]", cid="")


def test_unattached_by_leaving_is_seen():
    confirm("{destroy: Bear, by: Bob}", "triggers: {Sling: 1}", ann="battlefield: [Bear, {card: Sling, attached to: Bear}]")


def test_effects_on_triggering_that_leave_in_the_same_event_still_count():
    confirm(cast("Wrath"), "triggers: {Mourner: 0}", ann="hand: [Wrath], battlefield: [Mourner, Bear, Hush]")
    confirm(cast("Wrath"), "Ann: {life: 24}", ann="hand: [Wrath], battlefield: [Mourner, Bear, Twice], life: 20")


def test_its_controller_is_who_controls_it_once_it_is_there():
    confirm(cast("Bear", by="Bob"), "Bob: {life: 21}, Ann: {life: 20}", ann="battlefield: [Welcome], life: 20", bob="hand: [Bear], life: 20", turn="Bob")


def test_an_additional_time_is_limited_like_any_other():
    confirm("{destroy: Bear, by: Bob}, {resolve: all}", "Ann: {life: 21}", ann="battlefield: [Limited, Twice, Bear], life: 20")


# what is done | what it is told of | the rule that decides it
TOLD = [
    (cast("Modal"), "hand: [Modal]", "Ann mode: a", "mode", "601.2b"),
    (cast("Bolt"), "hand: [Bolt]", "Ann targets: Bob", "targets", "601.2c"),
    (cast("Chooser"), "hand: [Chooser]", "Ann mode: a", "mode", "603.3c"),
    (cast("Aimer"), "hand: [Aimer]", "Ann targets: Bob", "targets", "603.3d"),
]


@pytest.mark.parametrize(("steps", "ann", "choices", "question", "rule"), TOLD)
def test_a_choice_is_told_by_the_rule_that_asks_for_it(steps, ann, choices, question, rule):
    run = confirm(steps, "stack: []", ann=ann, choices=choices)
    asked = [step for step in run.trace if step.kind == "choice" and f"'{question}'" in step.text]
    assert [rule in step.rules for step in asked] == [True]


def rules_told(run, words):
    return [step.rules for step in run.trace if words in step.text]


def test_entering_with_counters_is_told_as_the_replacement_that_it_is():
    run = confirm(cast("Counted"), "Counted: {power: 2}", ann="hand: [Counted]")
    assert any("614.1c" in rules for rules in rules_told(run, "Counted"))


def test_an_ordinal_of_draws_is_told_by_the_rule_on_drawing_one_by_one():
    run = confirm(cast("Study"), "Ann: {life: 21}", ann="hand: [Study], battlefield: [Second], life: 20, library: 5")
    assert any("121.2" in step.rules for step in run.trace)


def test_a_mana_ability_is_never_said_to_go_on_the_stack():
    run = confirm("{activate: Mox, by: Ann}", "stack: []", ann="battlefield: [Mox]")
    assert not any("on the stack" in step.text for step in run.trace if "Mox" in step.text)
    assert any("605.3b" in step.rules for step in run.trace)


def test_a_departed_players_trigger_is_not_put_on_the_stack():
    run = confirm("{concede: Bob}", "triggers: {Wake: 0}, stack: []", ann="", bob="battlefield: [Wake]", cid="")
    assert any("800.4d" in step.rules for step in run.trace)


def test_what_is_sacrificed_to_pay_is_chosen_as_the_cost_is_paid():
    run = confirm("{activate: Altar, by: Ann}", "Bear: {zone: graveyard}", ann="battlefield: [Altar, Bear, Wolf]",
                  choices="Ann objects: Bear")  # fmt: skip
    assert rules_told(run, "answers 'objects'") == [("601.2h",)]


def test_a_copy_of_a_spell_that_has_resolved_is_no_token_outside_the_battlefield():
    run = confirm(
        "{cast: Bolt, by: Ann}, {cast: Twin, by: Ann}, {resolve: all}", "Bob: {life: 14}", ann="hand: [Bolt, Twin]",
        choices="Ann targets: Bob; Ann targets: Bob",
    )  # fmt: skip
    assert rules_told(run, "is a copy of a spell outside the stack and ceases to exist") == [("704.5e",)]


def test_a_commander_is_put_into_the_command_zone():
    run = confirm(
        cast("Murder"), "Bear: {zone: command}", ann="hand: [Murder], battlefield: [{card: Bear, commander: true}]",
        choices="Ann may: yes",
    )  # fmt: skip
    assert rules_told(run, "Bear is put into the command zone")


@pytest.mark.parametrize(("act", "later"), [("cast: Cheer", "509.1"), ("activate: Mox", "")])
def test_a_player_who_acts_in_the_declare_blockers_step_acts_after_blocks(act, later):
    steps = f"attack: {{Bear: Bob}}, advance to: declare blockers, {{{act}, by: Ann}}, block: {{Wolf: Bear}}"
    then = f'illegal: "{later}"' if later else "Bear: {is: [blocked]}"
    confirm(steps, then, ann="hand: [Cheer], battlefield: [Bear, Mox]", bob="battlefield: [Wolf]")


@pytest.mark.parametrize("act", ["cast: Cheer, by: Ann", "pass: Ann"])
def test_a_player_who_acts_in_the_declare_attackers_step_acts_after_attacks(act):
    steps = f"advance to: declare attackers, {{{act}}}, attack: {{Bear: Bob}}"
    confirm(steps, 'illegal: "508.1"', ann="hand: [Cheer], battlefield: [Bear]")
