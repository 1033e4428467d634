"""Magic: delayed, state and reflexive triggers and losing, beyond the examples that ship (603.7 to 603.9,
603.12)."""

from tests.verdicts import Written

WRITTEN = Written("magic", ("2024-06-07",))
confirm = WRITTEN.confirm


def test_what_was_put_onto_the_battlefield_is_sacrificed_at_the_next_end_step():
    confirm(
        """
        cards:
          Sneak:
            types: [enchantment]
            abilities:
              - use: {red: 1}
                do:
                  - you may: [{put: {choose: 1, type: creature, zone: hand, owner: you, target: false},
                      to: battlefield, as: guest}, {give: {keyword: haste}, to: {that: guest}}]
                  - later: {when: {event: beginning of, phase: end}, do: [{sacrifice: {that: guest}}]}
          Eel: {types: [creature], power: 7, toughness: 7}
        given:
          turn: {player: Ana}
          Ana: {battlefield: [Sneak], hand: [Eel], red: 1}
          Ben: {life: 20}
        when:
          - activate: Sneak
          - resolve: all
          - attack: {Eel: Ben}
          - advance to: end
          - check: {Ben: {life: 13}, "stack": ["Sneak (later)"]}
          - resolve: all
        choices: [{player: Ana, question: may, answer: yes}]
        then: {Eel: {zone: graveyard}}
        twin:
          change: {choices: [{player: Ana, question: may, answer: no}], when: [{activate: Sneak},
              {resolve: all}, {advance to: end}, {resolve: all}]}
          then: {Eel: {zone: hand}, triggers: {Sneak (later): 1}}
        """
    )


def test_a_card_that_promised_to_return_does_so_in_its_own_upkeep():
    confirm(
        """
        cards:
          Phoenix:
            types: [creature]
            power: 2
            toughness: 2
            abilities:
              - when: {event: dies, object: me}
                do: [{later: {name: rebirth, when: {event: beginning of, phase: upkeep, player: you},
                    do: [{return: me, to: battlefield}]}}]
        given:
          turn: {player: Ana}
          Ana: {battlefield: [Phoenix]}
          Ben: {}
        when:
          - {destroy: Phoenix, by: Ben}
          - resolve: all
          - advance to: upkeep
          - check: {turn: Ben, triggers: {rebirth: 0}}
          - advance to: upkeep
          - resolve: all
        then: {turn: Ana, triggers: {rebirth: 1}, Phoenix: {zone: battlefield}}
        twin:
          change: {when.2: {exile: Phoenix, by: Ben}, when.3: {advance to: upkeep}}
          then: {Phoenix: {zone: exile}}
        """
    )


def test_all_that_was_exiled_returns_together_and_sees_itself():
    confirm(
        """
        cards:
          Breath:
            types: [sorcery]
            abilities:
              - do:
                  - {exile: {all: {type: creature, controller: you}}, as: gone}
                  - later: {name: back, when: {event: beginning of, phase: end},
                      do: [{return: {that: gone}, to: battlefield, under: its owner, tapped: true}]}
          Warden:
            types: [creature]
            power: 1
            toughness: 1
            abilities:
              - when: {event: enters, object: {type: creature, other: true}}
                do: [{gain life: 1}]
        given:
          turn: {player: Ana}
          Ana: {life: 20, hand: [Breath], battlefield: [{card: Warden, as: w1}, {card: Warden, as: w2},
              {token: Cat, as: c}]}
          Ben: {}
        when:
          - cast: Breath
          - resolve: all
          - advance to: end
          - resolve: all
        choices: [{player: Ana, question: order triggers, answer: [w1, w2]}]
        then: {Ana: {life: 22}, w1: {tapped: true}, c: {zone: nowhere}}
        twin:
          change: {given.Ana.battlefield: [{card: Warden, as: w1}], choices: []}
          then: {Ana: {life: 20}}
        """
    )


def test_a_delayed_ability_with_a_duration_triggers_for_each():
    confirm(
        """
        cards:
          Rally:
            types: [instant]
            abilities:
              - do: [{later: {name: rally, when: {event: attacks, object: {type: creature,
                  controller: you}}, do: [{give: {power: 1}, to: it, for: until end of turn}]}, for: this turn}]
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          turn: {player: Ana}
          Ana: {hand: [Rally], battlefield: [{card: Bear, as: b1}, {card: Bear, as: b2}]}
          Ben: {life: 20}
        when:
          - cast: Rally
          - resolve: all
          - attack: {b1: Ben, b2: Ben}
          - check: {triggers: {rally: 2}}
          - advance to: combat damage
        then: {Ben: {life: 14}}
        twin:
          change: {when.2: {attack: {b1: Ben}}, when.3: {check: {triggers: {rally: 1}}}}
          then: {Ben: {life: 17}}
        """
    )


def test_a_price_that_is_due_on_the_next_own_upkeep():
    confirm(
        """
        cards:
          Pact:
            types: [instant]
            abilities:
              - do:
                  - {draw: 3}
                  - later: {name: due, when: {event: beginning of, phase: upkeep, player: you},
                      do: [{pay: {generic: 3}, to do: [{nothing: true}], otherwise: [{lose the game: true}]}]}
        given:
          turn: {player: Ana, phase: end}
          Ana: {hand: [Pact]}
          Ben: {}
        when: [{cast: Pact}, {resolve: all}, {advance to: upkeep}, {check: {triggers: {due: 0},
            turn: Ben}}, {advance to: upkeep}, {resolve: all}]
        then: {triggers: {due: 1}, winner: Ben}
        """
    )


def test_a_delayed_ability_created_in_the_end_step_waits_for_the_next_one():
    confirm(
        """
        cards:
          Fuse:
            types: [artifact]
            abilities: [{use: {}, do: [{later: {name: bang, when: {event: beginning of, phase: end},
                do: [{deal: 3, player: any}]}}]}]
        given:
          turn: {player: Ana, phase: end}
          Ana: {life: 20, battlefield: [Fuse]}
          Ben: {life: 20}
        when: [{activate: Fuse}, {resolve: all}, {check: {triggers: {bang: 0}}}, {advance to: end},
            {resolve: all}]
        then: {turn: Ben, triggers: {bang: 1}, Ana: {life: 17}, Ben: {life: 17}}
        """
    )


def test_an_ability_for_the_end_step_comes_after_combat():
    confirm(
        """
        cards:
          Ball: {types: [creature], power: 6, toughness: 1, keywords: [trample, haste],
              abilities: [{when: {event: beginning of, phase: end}, do: [{sacrifice: me}]}]}
        given:
          Ana: {battlefield: [Ball]}
          Ben: {life: 20}
        when: [{attack: {Ball: Ben}}, {advance to: end}, {resolve: all}]
        then: {Ball: {zone: graveyard}, Ben: {life: 14}}
        """
    )


def test_when_you_do_not_is_the_opposite_of_when_you_do():
    confirm(
        """
        cards:
          Imp:
            types: [creature]
            power: 1
            toughness: 1
            abilities:
              - when: {event: enters, object: me}
                do:
                  - {discard: 1, you may: true}
                  - when you do: [{draw: 2}]
                  - when you do not: [{lose life: 3}]
        given:
          Ana: {life: 20, hand: [Imp, {card: Imp, as: other}]}
          Ben: {}
        when: [{cast: Imp}, {resolve: all}]
        choices: [{player: Ana, question: may, answer: no}]
        then: {Ana: {life: 17}, triggers: {Imp (when you do): 1}}
        """
    )


def test_a_reflexive_ability_without_a_target_is_removed():
    confirm(
        """
        cards:
          Imp: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me},
              do: [{discard: 1, you may: true},
              {when you do: [{destroy: {choose: 1, type: creature, controller: opponent}}]}]}]}
        given:
          Ana: {hand: [Imp, {card: Imp, as: other}]}
          Ben: {}
        when: [{cast: Imp}, {resolve: all}]
        choices: [{player: Ana, question: may, answer: yes}]
        then: {triggers: {Imp (when you do): 1}, stack: [], Ana: {hand: 0}}
        """
    )


def test_an_if_at_the_end_step_is_no_state_trigger():
    confirm(
        """
        cards:
          Pyre:
            types: [enchantment]
            abilities:
              - use: {red: 1}
                do: [{deal: 1, to: {all: {type: creature}}}, {deal: 1, player: any}]
              - name: out
                when: {event: beginning of, phase: end}
                if: {count: {type: creature}, exactly: 0}
                do: [{sacrifice: me}]
        given:
          turn: {player: Ana}
          Ana: {life: 20, red: 1, battlefield: [Pyre, {token: Rat, as: r}]}
          Ben: {life: 20}
        when:
          - activate: Pyre
          - resolve: all
          - advance to: end
          - resolve: all
        then: {Pyre: {zone: graveyard}, Ana: {life: 19}, Ben: {life: 19}}
        twin:
          change: {when: [{advance to: end}, {resolve: all}]}
          then: {Pyre: {zone: battlefield}}
        """
    )


def test_state_triggers_of_several_players_wait_for_themselves_only():
    confirm(
        """
        cards:
          Empty: {types: [enchantment], abilities: [{when: {state: {life of: you, at most: 5}},
              do: [{gain life: 3}]}]}
        given:
          players: [Ana, Ben, Cid]
          Ana: {life: 7, battlefield: [{card: Empty, as: ea}]}
          Ben: {life: 4, battlefield: [{card: Empty, as: eb}]}
          Cid: {}
        when: [{lose life: 3, player: opponent, by: Cid}, {check: {triggers: {ea: 1, eb: 1},
            "stack": [ea, eb]}}, {resolve: all}]
        then: {Ana: {life: 7}, Ben: {life: 7}, triggers: {ea: 1, eb: 2}}
        """
    )


def test_a_state_trigger_whose_source_left_does_nothing():
    confirm(
        """
        cards:
          Zealot: {types: [creature],
              power: 3, toughness: 3, abilities: [{when: {state: {not: {count: {type: creature,
              controller: you, other: true}, at least: 1}}}, do: [{sacrifice: me}]}]}
        given:
          Ana: {battlefield: [Zealot, {token: Rat, as: r}]}
          Ben: {}
        when: [{destroy: r, by: Ben}, {return: Zealot, by: Ana}, {resolve: all}]
        then: {triggers: {Zealot: 1}, Zealot: {zone: hand}}
        """
    )


def test_the_second_card_drawn_in_a_turn_counts_one_by_one():
    confirm(
        """
        cards:
          Sage:
            types: [creature]
            power: 1
            toughness: 1
            abilities:
              - when: {event: draws, player: you}
                ordinal: second
                do: [{put counter: "+1/+1", on: me}]
        given:
          turn: {player: Ana, phase: upkeep}
          Ana: {battlefield: [Sage]}
          Ben: {}
        when:
          - advance to: draw
          - {draw: 2, by: Ana}
          - resolve: all
        then: {Sage: {power: 2, counters: {"+1/+1": 1}}}
        twin:
          change: {when.1: {check: {Sage: {power: 1}}}}
          then: {Sage: {power: 1}}
        """
    )


def test_the_second_spell_of_a_turn_triggers_once():
    confirm(
        """
        cards:
          Tally:
            types: [enchantment]
            abilities: [{when: {event: is cast, player: you}, ordinal: second, do: [{draw: 1}]}]
          Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
        given:
          Ana: {battlefield: [Tally], hand: [{card: Bolt, as: b1}, {card: Bolt, as: b2}, {card: Bolt, as: b3}]}
          Ben: {life: 20}
        when: [{cast: b1}, {cast: b2}, {cast: b3}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Ben},
            {player: Ana, question: targets, answer: Ben}, {player: Ana, question: targets, answer: Ben}]
        then: {triggers: {Tally: 1}, Ben: {life: 11}, Ana: {hand: 1}}
        """
    )


def test_players_lose_by_poison_and_by_an_empty_library():
    confirm(
        """
        cards:
          Crow:
            types: [creature]
            power: 2
            toughness: 2
            abilities:
              - when: {event: loses the game, player: opponent}
                do: [{gain life: 7}]
        given:
          turn: {player: Ana}
          players: [Ana, Ben, Cid, Dot]
          Ana: {life: 20, battlefield: [Crow]}
          Ben: {poison: 9}
          Cid: {library: 0}
          Dot: {}
        when:
          - {get poison: 1, player: opponent, by: Ana}
          - {draw: 1, by: Cid}
          - resolve: all
        then: {triggers: {Crow: 2}, Ana: {life: 34}}
        twin:
          change: {when: [{get poison: 1, player: opponent, by: Ana}, {resolve: all}]}
          then: {triggers: {Crow: 1}}
        """
    )


def test_players_who_lose_together_draw():
    confirm(
        """
        cards:
          Quake: {types: [sorcery], abilities: [{do: [{deal: 5, player: any}]}]}
          Crow: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: loses the game},
              do: [{gain life: 1}]}]}
        given:
          Ana: {life: 3, hand: [Quake], battlefield: [Crow]}
          Ben: {life: 3}
        when: [{cast: Quake}, {resolve: all}]
        then: {winner: draw}
        """
    )


def test_a_draw_that_is_replaced_is_none():
    confirm(
        """
        cards:
          Lock: {types: [enchantment], abilities: [{replace: {event: draws, player: opponent},
              with: [{nothing: true}]}]}
          Sage: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: draws, player: you},
              do: [{gain life: 1}]}]}
        given:
          turn: {player: Ana, phase: upkeep}
          Ana: {life: 20, battlefield: [Sage]}
          Ben: {battlefield: [Lock]}
        when: [{advance to: draw}, {resolve: all}]
        then: {triggers: {Sage: 0}, Ana: {hand: 0}}
        """
    )


def test_an_additional_time_for_what_entering_triggers():
    confirm(
        """
        cards:
          Pan: {types: [artifact],
              abilities: [{replace: {event: ability triggers, object: {controller: you, type: permanent},
              because: {event: enters, object: {any of: [{type: artifact}, {type: creature}]}}},
              keeps: true, amount: {sum: [that much, 1]}}]}
          Cow: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: enters, object: me},
              do: [{draw: 1}]}]}
        given:
          Ana: {battlefield: [Pan], hand: [Cow]}
          Ben: {}
        when: [{cast: Cow}, {resolve: all}]
        then: {triggers: {Cow: 2}, Ana: {hand: 2}}
        """
    )


def test_every_order_of_two_triggers_is_explored():
    confirm(
        """
        explore: true
        cards:
          One:
            types: [enchantment]
            abilities:
              - when: {event: beginning of, phase: upkeep, player: you}
                do: [{draw: 1}]
          Two:
            types: [enchantment]
            abilities:
              - when: {event: beginning of, phase: upkeep, player: you}
                do: [{discard: 1}]
        given:
          turn: {player: Ben, phase: end}
          Ana: {battlefield: [One, Two], hand: 0}
          Ben: {}
        when:
          - advance to: upkeep
          - resolve: all
        then: {triggers: {One: 1, Two: 1}}
        sometimes: {Ana: {hand: 1}}
        never: {Ana: {hand: 2}}
        """
    )


def test_combat_damage_to_a_player_triggers_only_if_it_is_dealt():
    confirm(
        """
        cards:
          Thief:
            types: [creature]
            power: 1
            toughness: 1
            abilities:
              - when: {event: is dealt damage, object: {type: player}, by: me, category: combat}
                do: [{draw: 1}]
        given:
          turn: {player: Ana}
          Ana: {battlefield: [Thief]}
          Ben: {battlefield: [{token: Wall, as: w, toughness: 4, power: 0}]}
        when:
          - attack: {Thief: Ben}
          - advance to: combat damage
          - resolve: all
        then: {triggers: {Thief: 1}, Ana: {hand: 1}}
        twin:
          change: {when.1: {block: {w: Thief}}, when.2: {advance to: combat damage}}
          then: {triggers: {Thief: 0}}
        """
    )


def test_what_was_exiled_as_a_cost_is_found_by_the_ability_it_paid_for():
    confirm(
        """
        cards:
          Flicker: {types: [creature], power: 1, toughness: 1, abilities: [{use: {exile: me},
              do: [{later: {name: back, when: {event: beginning of, phase: end},
              do: [{return: me, to: battlefield}]}}]}]}
        given:
          Ana: {battlefield: [Flicker]}
          Ben: {}
        when: [{activate: Flicker}, {resolve: all}, {advance to: end}, {resolve: all}]
        then: {triggers: {back: 1}, Flicker: {zone: battlefield}}
        """
    )


def test_a_delayed_ability_knows_what_the_event_before_it_was_about():
    confirm(
        """
        cards:
          Necro: {types: [enchantment],
              abilities: [{when: {event: dies, object: {type: creature, controller: opponent}},
              do: [{later: {name: rise, when: {event: beginning of, phase: end},
              do: [{return: it, to: battlefield}]}}]}]}
          Ox: {types: [creature], power: 4, toughness: 4}
        given:
          Ana: {battlefield: [Necro]}
          Ben: {battlefield: [Ox]}
        when: [{destroy: Ox, by: Ana}, {resolve: all}, {advance to: end}, {resolve: all}]
        then: {Ox: {zone: battlefield, controller: Ana}}
        """
    )


def test_a_delayed_ability_about_one_creature_ignores_the_others():
    confirm(
        """
        cards:
          Curse: {types: [instant], abilities: [{do: [{choose: {choose: 1, type: creature}, as: victim},
              {later: {name: doom, when: {event: dies, object: {that: victim}},
              do: [{lose life: {power of: it}, player: its controller}]}, for: this turn}]}]}
          Ox: {types: [creature], power: 4, toughness: 4}
        given:
          Ana: {hand: [Curse]}
          Ben: {life: 20, battlefield: [{card: Ox, as: o1}, {card: Ox, as: o2}]}
        when: [{cast: Curse}, {resolve: all}, {destroy: o2, by: Ana}, {destroy: o1, by: Ana}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: o1}]
        then: {triggers: {doom: 1}, Ben: {life: 16}}
        """
    )


def test_a_state_reached_within_a_resolution_triggers():
    confirm(
        """
        cards:
          Warden: {types: [enchantment], abilities: [{when: {state: {life of: you, at most: 5}},
              limit: once each turn, do: [{draw: 1}]}]}
          Swing: {types: [sorcery], abilities: [{do: [{lose life: 16, player: opponent},
              {gain life: 16, player: opponent}]}]}
        given:
          Ana: {hand: [Swing]}
          Ben: {life: 20, battlefield: [Warden]}
        when: [{cast: Swing}, {resolve: all}]
        then: {triggers: {Warden: 1}, Ben: {life: 20, hand: 1}}
        """
    )


def test_a_saga_goes_on_in_its_controllers_turn():
    confirm(
        """
        cards:
          Tale: {types: [enchantment], subtypes: [Saga], abilities: [{chapter: [1, 2], do: [{gain life: 1}]}]}
        given:
          turn: {player: Ana, phase: end}
          Ana: {life: 20}
          Ben: {life: 20, battlefield: [{card: Tale, counters: {lore: 1}}]}
        when: [{advance to: precombat main}, {resolve: all}]
        then: {turn: Ben, triggers: {Tale: 1}, Ben: {life: 21}, Tale: {zone: graveyard}}
        """
    )


def test_a_delayed_ability_of_a_player_who_left_is_not_put_on_the_stack():
    confirm(
        """
        cards:
          Bomb: {types: [sorcery],
              abilities: [{do: [{later: {name: boom, when: {event: beginning of, phase: upkeep},
              do: [{lose life: 5, player: any}]}}]}]}
        given:
          players: [Ana, Ben, Cid]
          Ana: {life: 20, hand: [Bomb]}
          Ben: {life: 20}
          Cid: {life: 20}
        when: [{cast: Bomb}, {resolve: all}, {concede: Ana}, {advance to: upkeep}, {resolve: all}]
        then: {Ben: {life: 20}, Cid: {life: 20}}
        """
    )


def test_two_entering_triggers_do_the_same_in_either_order():
    confirm(
        """
        explore: true
        cards:
          Mulldrifter: {types: [creature],
              power: 2, toughness: 2, abilities: [{name: draw, when: {event: enters, object: me},
              do: [{draw: 2}]}, {name: evoke, when: {event: enters, object: me}, do: [{sacrifice: me}]}]}
        given:
          Ana: {hand: [Mulldrifter]}
          Ben: {}
        when: [{cast: Mulldrifter}, {resolve: all}]
        then: {Ana: {hand: 2}, Mulldrifter: {zone: graveyard}}
        """
    )


def test_each_card_discarded_by_each_opponent_triggers():
    confirm(
        """
        cards:
          Rack: {types: [artifact], abilities: [{when: {event: discards, player: opponent},
              do: [{lose life: 1, player: that player}]}]}
        given:
          players: [Ana, Ben, Cid]
          Ana: {battlefield: [Rack]}
          Ben: {life: 20, hand: 2}
          Cid: {life: 20, hand: 1}
        when: [{discard: 2, player: opponent, by: Ana}, {resolve: all}]
        then: {triggers: {Rack: 3}, Ben: {life: 18}, Cid: {life: 19}}
        """
    )
