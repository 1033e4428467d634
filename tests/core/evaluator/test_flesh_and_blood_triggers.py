"""Triggered and lasting effects of Flesh and Blood, beyond the examples that ship."""

import pytest

from tests.verdicts import Written

WRITTEN = Written("flesh-and-blood", ("2026-06-10", "2026-02"))
confirm = WRITTEN.confirm


def test_a_token_that_is_created_triggers_and_is_there():
    confirm(
        """
        cards:
          Ponder: {types: [token], subtypes: [aura],
            abilities: [{when: {event: start of, phase: end}, do: [{draw: 1}, {destroy: me}]}]}
          Workshop: {types: [action], subtypes: [item],
            abilities: [{when: {event: boosts, player: you}, do: [{create token: Ponder}]}]}
          Zipper: {types: [action], subtypes: [attack], supertypes: [Mechanologist], power: 3, keywords: [boost]}
        given:
          turn: {player: Dash}
          Dash: {arena: [Workshop], hand: [Zipper], deck: 5}
          Bravo: {}
        when:
          - {play: Zipper}
          - check: {stack: [Zipper, Workshop]}
          - {resolve: 1}
          - check: {Ponder: {zone: permanent, controller: Dash}}
          - {resolve: 1}
          - {close combat chain: true}
          - {advance to: end}
        choices:
          - {player: Dash, question: pay optional cost, answer: yes}
          - {player: Dash, question: arsenal, answer: none}
        then:
          Ponder: {zone: nowhere}
          triggers: {Ponder: 1}
        """
    )


def test_effects_last_as_long_as_they_say():
    confirm(
        """
        cards:
          Edge: {types: [weapon], power: 0}
          Cut: {types: [action], subtypes: [attack], power: 1, keywords: [go again]}
        given:
          turn: {player: Ira}
          Ira: {hand: [Cut, {card: Cut, as: next cut}], weapons: [Edge]}
          Bravo: {}
        when:
          - {play: Cut}
          - {resolve: 1}
          - {give: {power: 1}, to: Edge, for: this chain link}
          - {give: {power: 2}, to: Edge, for: this combat chain}
          - {give: {power: 4}, to: Edge, for: this turn}
          - {give: {power: 8}, to: Edge, for: {until the end of the next turn of: you}, by: Ira}
          - check: {Edge: {power: 15}}
          - {advance to: resolution}
          - {play: next cut}
          - {resolve: 1}
          - check: {Edge: {power: 14}}
          - {close combat chain: true}
          - check: {Edge: {power: 12}}
          - {end turn: true}
          - check: {Edge: {power: 8}}
          - {end turn: true}
          - check: {Edge: {power: 8}}
          - {end turn: true}
        choices:
          - {player: Ira, question: arsenal, answer: none}
        then:
          Edge: {power: 0}
        """
    )


def test_until_the_start_of_the_next_turn_ends_with_that_start():
    confirm(
        """
        cards:
          Edge: {types: [weapon], power: 1}
        given:
          turn: {player: Ira}
          Ira: {weapons: [Edge]}
          Bravo: {}
        when:
          - {give: {power: 2}, to: Edge, for: {until the start of the next turn of: you}, by: Ira}
          - {end turn: true}
          - check: {Edge: {power: 3}}
          - {end turn: true}
        then:
          Edge: {power: 1}
        """
    )


def test_a_trigger_may_ask_for_a_payment_as_its_layer_resolves():
    body = """
        cards:
          Toll: {types: [action], subtypes: [aura],
            abilities: [{when: {event: draws, player: you},
              do: [{pay: {resources: 1}, to do: [{gain life: 3}], otherwise: [{lose life: 1}]}]}]}
        given:
          turn: {player: Ira}
          Ira: {arena: [Toll], resources: RESOURCES, life: 10}
          Bravo: {}
        when:
          - {draw: 1, by: Ira}
          - {resolve: 1}
        CHOICES
        then:
          Ira: {life: LIFE}
        """
    pays = "choices: [{player: Ira, question: pay, answer: yes}]"
    confirm(body.replace("RESOURCES", "1").replace("CHOICES", pays).replace("LIFE", "13"))
    confirm(body.replace("RESOURCES", "0").replace("CHOICES", "").replace("LIFE", "9"))


def test_an_optional_effect_is_chosen_as_the_layer_resolves():
    confirm(
        """
        cards:
          Muse: {types: [action], subtypes: [aura],
            abilities: [{when: {event: gains life, object: {type: hero, controller: you}},
              do: [{draw: 1, you may: true}]}]}
        given:
          turn: {player: Ira}
          Ira: {arena: [Muse]}
          Bravo: {}
        when:
          - {gain life: 1, by: Ira}
          - check: {stack: [Muse], asked: {may: 0}}
          - {resolve: 1}
        choices:
          - {player: Ira, question: may, answer: no}
        then:
          Ira: {hand: 0}
          asked: {may: 1}
        """
    )


def test_a_target_that_is_gone_makes_its_effect_fail():
    confirm(
        """
        cards:
          Bane: {types: [action], subtypes: [aura],
            abilities: [{when: {event: draws, player: you},
              do: [{destroy: {choose: 1, subtype: item}}, {gain life: 1}]}]}
          Cog: {types: [action], subtypes: [item]}
        given:
          turn: {player: Ira}
          Ira: {arena: [Bane], life: 10}
          Dash: {arena: [Cog]}
        when:
          - {draw: 1, by: Ira}
          - {put: Cog, to: hand}
          - {resolve: 1}
        then:
          Cog: {zone: hand}
          Ira: {life: 11}
        """
    )


def test_a_state_that_comes_about_within_one_resolution_and_goes_again_triggers_nothing():
    confirm(
        """
        cards:
          Candle: {types: [action], subtypes: [item],
            abilities: [{when: {state: {hand of: you, exactly: 0}}, do: [{draw: 1}]}]}
          Juggle: {types: [instant], abilities: [{do: [{discard: 1}, {draw: 1}]}]}
          Card: {types: [action]}
        given:
          turn: {player: Ira}
          Ira: {arena: [Candle], hand: [Juggle, Card]}
          Bravo: {}
        when:
          - {play: Juggle}
          - {resolve: all}
        then:
          triggers: {Candle: 0}
          Ira: {hand: 1}
        """
    )


def test_a_state_that_stays_so_triggers_once_until_it_comes_about_again():
    confirm(
        """
        cards:
          Candle: {types: [action], subtypes: [item],
            abilities: [{when: {state: {life of: you, at most: 5}}, do: [{gain resources: 1}]}]}
        given:
          turn: {player: Ira}
          Ira: {arena: [Candle], life: 7}
          Bravo: {}
        when:
          - {deal: 2, to: Ira, by: Bravo}
          - {resolve: all}
          - {deal: 1, to: Ira, by: Bravo}
          - {resolve: all}
          - check: {triggers: {Candle: 1}}
          - {gain life: 3, by: Ira}
          - {deal: 3, to: Ira, by: Bravo}
          - {resolve: all}
        then:
          triggers: {Candle: 2}
          Ira: {resources: 2}
        """
    )


def test_a_state_that_is_given_triggers_nothing():
    confirm(
        """
        cards:
          Candle: {types: [action], subtypes: [item],
            abilities: [{when: {state: {life of: you, at most: 5}}, do: [{draw: 1}]}]}
        given:
          turn: {player: Ira}
          Ira: {arena: [Candle], life: 3}
          Bravo: {}
        when:
          - {draw: 1, by: Bravo}
        then:
          triggers: {Candle: 0}
        """
    )


@pytest.mark.parametrize(
    ("first", "order"),
    [("Ira", "[a, b, c, d]"), ("Bravo", "[b, c, d, a]"), ("Dash", "[c, d, a, b]"), ("Azalea", "[d, a, b, c]")],
)
def test_four_players_add_their_layers_clockwise_from_the_selected_one(first, order):
    confirm(
        f"""
        cards:
          Bell: {{types: [action], subtypes: [item], abilities: [{{when: {{event: draws}}, do: [{{gain life: 1}}]}}]}}
        given:
          players: [Ira, Bravo, Dash, Azalea]
          turn: {{player: Bravo}}
          Ira: {{arena: [{{card: Bell, as: a}}]}}
          Bravo: {{arena: [{{card: Bell, as: b}}]}}
          Dash: {{arena: [{{card: Bell, as: c}}]}}
          Azalea: {{arena: [{{card: Bell, as: d}}]}}
        when:
          - {{draw: 1, by: Dash}}
        choices:
          - {{player: Bravo, question: first player, answer: {first}}}
        then: {{stack: {order}}}
        """
    )


def test_exploring_tries_every_selected_player_and_every_order():
    confirm(
        """
        cards:
          Bell: {types: [action], subtypes: [item], abilities: [{when: {event: draws}, do: [{gain life: 1}]}]}
          Gong: {types: [action], subtypes: [item], abilities: [{when: {event: draws}, do: [{gain life: 2}]}]}
        given:
          turn: {player: Ira}
          Ira: {life: 10, arena: [{card: Bell, as: a1}, {card: Gong, as: a2}]}
          Bravo: {life: 10, arena: [{card: Bell, as: b}]}
        when:
          - {draw: 1, by: Ira}
        explore: true
        then:
          after resolving: {Ira: {life: 13}, Bravo: {life: 11}}
        sometimes: {stack: [b, a2, a1]}
        never: {stack: [a1, b, a2]}
        """
    )


def test_defending_cards_have_only_the_abilities_that_speak_of_defending():
    confirm(
        """
        cards:
          Cut: {types: [action], subtypes: [attack], power: 3}
          Guard:
            types: [action]
            defense: 2
            abilities:
              - when: {event: draws}
                do: [{gain life: 5}]
              - when: {event: defends, object: me}
                do: [{gain life: 1}]
        given:
          turn: {player: Ira}
          Ira: {hand: [Cut]}
          Bravo: {hand: [Guard], life: 10}
        when:
          - {play: Cut}
          - {resolve: 1}
          - {defend: [Guard], by: Bravo}
          - {draw: 1, by: Ira}
          - {resolve: all}
        then:
          triggers: {Guard: 1}
          Bravo: {life: 11}
        """
    )


def test_blood_debt_works_in_the_banished_zone_only():
    confirm(
        """
        cards:
          Debt: {types: [action], subtypes: [attack], power: 3, keywords: [blood debt]}
        given:
          turn: {player: Levia}
          Levia: {banished: [Debt], graveyard: [{card: Debt, as: other}], life: 10}
          Bravo: {}
        when:
          - {advance to: end}
        then:
          triggers: {Debt/blood debt: 1, other/blood debt: 0}
          Levia: {life: 9}
        """
    )


def test_what_is_given_to_the_next_object_waits_for_it_and_no_other():
    confirm(
        """
        cards:
          Cut: {types: [action], subtypes: [attack], power: 3, keywords: [go again]}
          Rally: {types: [instant],
            abilities: [{do: [{give: {power: 2, keyword: dominate}, to: {next: {is: [attack], controller: you}},
                for: this turn}]}]}
        given:
          turn: {player: Ira}
          Ira: {hand: [Cut, Rally, {card: Cut, as: second}, {card: Cut, as: third}]}
          Bravo: {}
        when:
          - {play: Cut}
          - {resolve: 1}
          - {play: Rally}
          - {resolve: 1}
          - check: {Cut: {power: 3}}
          - {advance to: resolution}
          - {play: second}
          - {resolve: 1}
          - {advance to: resolution}
          - {play: third}
          - {resolve: 1}
        then:
          Cut: {power: 3}
          second: {power: 5, keywords: [dominate, go again]}
          third: {power: 3}
        """
    )


def test_what_waits_for_the_next_attack_ends_with_the_attack_of_a_weapon():
    confirm(
        """
        cards:
          Edge:
            types: [weapon]
            power: 3
            abilities: [{use: {resources: 1}, keywords: [action], do: [{attack: true}]}]
          Whet: {types: [instant], abilities: [{do: [{give: {power: 2}, to: {next: {is: [attack], type: weapon}}}]}]}
        given:
          turn: {player: Ira}
          Ira: {weapons: [Edge], hand: [Whet], resources: 2, action points: 2}
          Bravo: {life: 20}
        when:
          - {play: Whet}
          - {resolve: 1}
          - {use: Edge}
          - {resolve: 1}
          - {advance to: resolution}
          - check: {Edge: {power: 3}, Bravo: {life: 15}}
          - {use: Edge}
          - {resolve: 1}
          - {advance to: damage}
        then:
          Edge: {power: 3}
          Bravo: {life: 12}
        """
    )


def test_steps_of_combat_and_ends_of_turns_are_times_that_trigger():
    confirm(
        """
        cards:
          Cut: {types: [action], subtypes: [attack], power: 3}
          Clock:
            types: [action]
            subtypes: [item]
            abilities:
              - {name: step, when: {event: start of, phase: reaction}, do: [{gain life: 1}]}
              - {name: end, when: {event: end of, phase: turn, player: you}, do: [{gain life: 10}]}
        given:
          turn: {player: Ira}
          Ira: {hand: [Cut], arena: [Clock], life: 10}
          Bravo: {}
        when:
          - {play: Cut}
          - {resolve: 1}
          - {advance to: reaction}
          - check: {stack: [Clock/step]}
          - {resolve: 1}
          - {end turn: true}
        then:
          triggers: {Clock/step: 1, Clock/end: 1}
          Ira: {life: 21}
        """
    )


def test_a_card_triggers_on_its_own_playing_and_its_own_discarding():
    confirm(
        """
        cards:
          Echo:
            types: [action]
            keywords: [go again]
            abilities:
              - {name: played, when: {event: is played, object: me}, do: [{gain life: 1}]}
              - {name: discarded, when: {event: is discarded, object: me}, do: [{gain life: 2}]}
              - do: [{draw: 1}]
        given:
          turn: {player: Ira}
          Ira: {hand: [Echo, {card: Echo, as: other}], life: 10}
          Bravo: {}
        when:
          - {play: Echo}
          - check: {stack: [Echo, Echo/played]}
          - {resolve: all}
          - {discard: 1, by: Ira}
          - {resolve: all}
        choices:
          - {player: Ira, question: discard, answer: other}
        then:
          triggers: {Echo/played: 1, other/discarded: 1, other/played: 0}
          Ira: {life: 13, action points: 1}
        """
    )


def test_effects_of_a_turn_trigger_each_time_it_happens():
    confirm(
        """
        cards:
          Chant:
            types: [instant]
            abilities:
              - do: [{later: {name: chant, when: {event: draws, player: you}, do: [{gain life: 1}]}, for: this turn}]
        given:
          turn: {player: Ira}
          Ira: {hand: [Chant], life: 10}
          Bravo: {}
        when:
          - {play: Chant}
          - {resolve: 1}
          - {draw: 1, by: Ira}
          - {draw: 1, by: Ira}
          - {resolve: all}
          - {end turn: true}
          - {draw: 1, by: Ira}
        choices:
          - {player: Ira, question: arsenal, answer: none}
        then:
          triggers: {chant: 4}
          Ira: {life: 14}
        """
    )


@pytest.mark.parametrize(
    ("affects", "quiet", "loud"),
    [("", 0, 0), ("affects: me", 0, 1), ("affects: {subtype: item}", 1, 0), ("affects: {other: true}", 1, 0)],
)
def test_whose_abilities_do_not_trigger_is_what_the_effect_says(affects, quiet, loud):
    """With no word of whose it is everybody's; `me` is the object's own alone."""
    confirm(
        f"""
        cards:
          Quiet: {{types: [action], subtypes: [aura], abilities: [
            {{passive: {{prevents triggers: {{event: draws}}}}{", " + affects if affects else ""}}},
            {{when: {{event: draws}}, do: [{{gain life: 1}}]}}]}}
          Loud: {{types: [action], subtypes: [item], abilities: [{{when: {{event: draws}}, do: [{{gain life: 1}}]}}]}}
        given:
          turn: {{player: Ira}}
          Ira: {{arena: [Quiet]}}
          Dorn: {{arena: [Loud]}}
        when: [{{draw: 1, player: you}}]
        then: {{triggers: {{Quiet: {quiet}, Loud: {loud}}}}}
        """
    )


@pytest.mark.parametrize("step", ["{play: Crack, by: Ana}", "{use: Rod, by: Ana}"])
def test_what_a_card_or_an_activated_ability_targets_knows_of_it_before_that_resolves(step):
    confirm(
        f"""
        cards:
          Idol: {{types: [action], subtypes: [aura], abilities: [
            {{when: {{event: is targeted, object: me}}, do: [{{gain life: 1}}]}}]}}
          Rod: {{types: [equipment], subtypes: [arms], abilities: [{{use: {{}}, keywords: [instant],
            do: [{{destroy: {{choose: 1, subtype: aura, target: true}}}}]}}]}}
          Crack: {{types: [instant], cost: 0, abilities: [
            {{do: [{{destroy: {{choose: 1, subtype: aura, target: true}}}}]}}]}}
        given:
          Ana: {{arms: [Rod], hand: [Crack]}}
          Ben: {{arena: [{{card: Idol, as: first}}, {{card: Idol, as: second}}], life: 20}}
        when:
          - {step}
          - {{resolve: 1}}
          - check: {{Ben: {{life: 21}}, first: {{zone: permanent}}}}
          - {{resolve: all}}
        choices: [{{player: Ana, question: targets, answer: first}}]
        then: {{Ben: {{life: 21}}, first: {{zone: graveyard}}, second: {{zone: permanent}}}}
        """
    )
