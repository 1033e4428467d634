"""Magic: finding what moved, entering, and looking back in time, beyond the examples that ship (603.6,
603.10)."""

from tests.verdicts import Written

WRITTEN = Written("magic", ("2024-06-07",))
confirm = WRITTEN.confirm


def test_what_leaves_before_its_exile_resolves_returns_nothing():
    confirm(
        """
        cards:
          Ring of Exile:
            types: [enchantment]
            abilities:
              - name: come
                when: {event: enters, object: me}
                do: [{exile: {choose: 1, type: permanent, not type: land, other: true}, as: held}]
              - name: go
                when: {event: leaves, object: me}
                do: [{return: {that: held}, to: battlefield, under: its owner}]
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          turn: {player: Ana}
          Ana: {hand: [Ring of Exile]}
          Ben: {battlefield: [Bear]}
        when:
          - cast: Ring of Exile
          - resolve: 1
          - {destroy: Ring of Exile, by: Ben}
          - resolve: all
        then:
          triggers: {Ring of Exile/come: 1, Ring of Exile/go: 1}
          resolved: [Ring of Exile, Ring of Exile/go, Ring of Exile/come]
          Bear: {zone: exile}
        twin:
          change: {when: [{cast: Ring of Exile}, {resolve: all}, {destroy: Ring of Exile, by: Ben},
              {resolve: all}]}
          then: {Bear: {zone: battlefield, controller: Ben}}
        """
    )


def test_newcomers_are_seen_by_permanents_of_several_players():
    confirm(
        """
        cards:
          Herald:
            types: [creature]
            power: 1
            toughness: 1
            abilities:
              - when: {event: enters, object: {type: creature}}
                do: [{lose life: 1, player: its controller}]
        given:
          turn: {player: Ben}
          players: [Ana, Ben, Cid]
          Ana: {life: 20, battlefield: [{card: Herald, as: ha}]}
          Ben: {life: 20, battlefield: [{card: Herald, as: hb}]}
          Cid: {life: 20}
        when:
          - {create token: {name: Rat}, player: opponent, by: Ben}
        then:
          stack: [hb, hb, ha, ha]
          triggers: {ha: 2, hb: 2}
          after resolving: {Ana: {life: 18}, Cid: {life: 18}, Ben: {life: 20}}
        """
    )


def test_one_or_more_that_die_together_trigger_once_and_what_stays_is_none_of_them():
    confirm(
        """
        cards:
          Rites:
            types: [enchantment]
            abilities:
              - when: {event: dies, object: {type: creature, controller: you}}
                one or more: true
                do: [{draw: 1}]
          Titan: {types: [creature], power: 5, toughness: 5, keywords: [indestructible]}
        given:
          Ana: {battlefield: [Rites, Titan, {token: A, as: a}, {token: B, as: b}]}
          Ben: {}
        when: [{destroy: {all: {type: creature}}, by: Ben}]
        then: {triggers: {Rites: 1}, Titan: {zone: battlefield}, after resolving: {Ana: {hand: 1}}}
        """
    )


def test_what_is_exiled_instead_has_left_but_has_not_died():
    confirm(
        """
        cards:
          Peace:
            types: [enchantment]
            abilities:
              - replace: {event: is put into a graveyard}
                with: [{exile: it}]
          Bat:
            types: [creature]
            power: 1
            toughness: 1
            abilities: [{when: {event: dies, object: me}, do: [{draw: 1}]},
                {when: {event: leaves, object: me}, do: [{gain life: 1}], name: go}]
        given:
          Ana: {life: 20, battlefield: [Bat]}
          Ben: {battlefield: [Peace]}
        when: [{destroy: Bat, by: Ben}, {resolve: all}]
        then: {triggers: {Bat/go: 1}, Bat: {zone: exile}, Ana: {hand: 0, life: 21}}
        """
    )


def test_a_discarded_card_triggers_on_its_own_coming_to_the_graveyard():
    confirm(
        """
        cards:
          Old:
            types: [creature]
            power: 8
            toughness: 8
            abilities:
              - when: {event: is put into a graveyard, object: me}
                do: [{put: me, to: library}]
        given:
          Ana: {hand: [Old]}
          Ben: {}
        when: [{discard: 1, by: Ana}, {resolve: all}]
        then: {triggers: {Old: 1}, Old: {zone: library}}
        """
    )


def test_a_milled_card_triggers_on_coming_from_the_library_only():
    confirm(
        """
        cards:
          Old:
            types: [creature]
            power: 8
            toughness: 8
            abilities:
              - when: {event: is put into a graveyard, object: me, from: library}
                do: [{return: me, to: battlefield}]
        given:
          Ana: {library: [Old]}
          Ben: {}
        when: [{mill: 1, by: Ana}, {resolve: all}]
        then: {triggers: {Old: 1}, Old: {zone: battlefield}}
        """
    )


def test_a_permanent_returns_to_its_owner():
    confirm(
        """
        cards:
          Bear: {types: [creature], power: 2, toughness: 2}
          Boom:
            types: [sorcery]
            abilities: [{do: [{return: {choose: 1, type: creature}}]}]
        given:
          Ana: {hand: [Boom], battlefield: [{card: Bear, owner: Ben}]}
          Ben: {}
        when: [{cast: Boom}, {resolve: all}]
        then: {Bear: {zone: hand}, Ben: {hand: [Bear]}}
        """
    )


def test_what_is_phased_out_triggers_nothing():
    confirm(
        """
        cards:
          Bell:
            types: [creature]
            power: 1
            toughness: 1
            abilities:
              - when: {event: beginning of, phase: upkeep}
                do: [{gain life: 1}]
        given:
          turn: {player: Ana, phase: end}
          Ana: {life: 20, battlefield: [Bell]}
          Ben: {}
        when: [{phase out: Bell, by: Ben}, {advance to: upkeep}, {resolve: all}]
        then: {triggers: {Bell: 0}, Ana: {life: 20}}
        """
    )


def test_turning_face_up_and_transforming_trigger_by_themselves():
    confirm(
        """
        cards:
          Moth:
            types: [creature]
            power: 1
            toughness: 1
            abilities: [{when: {event: is turned face up, object: me}, do: [{draw: 1}]}]
            back:
              name: Cocoon
              types: [artifact]
              abilities: [{when: {event: transforms, object: me}, do: [{gain life: 1}], name: t}]
        given:
          Ana: {life: 20, battlefield: [{card: Moth, face down: true}]}
          Ben: {}
        when: [{turn face up: Moth, by: Ana}, {resolve: all}, {transform: Moth, by: Ana}, {resolve: all}]
        then: {triggers: {Moth: 2, Moth/t: 1}, Ana: {hand: 1, life: 21}}
        """
    )


def test_a_granted_ability_looks_back_as_well():
    confirm(
        """
        cards:
          Feign:
            types: [instant]
            abilities: [{do: [{give: {ability: {when: {event: dies, object: me},
                do: [{return: me, to: battlefield, under: its owner, tapped: true}]}},
                to: {choose: 1, type: creature}, for: until end of turn}]}]
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ana: {hand: [Feign], battlefield: [Bear]}
          Ben: {}
        when: [{cast: Feign}, {resolve: all}, {destroy: Bear, by: Ben}, {resolve: all}]
        then: {triggers: {Bear: 1}, Bear: {zone: battlefield, tapped: true}}
        """
    )


def test_a_token_that_left_cannot_be_brought_back():
    confirm(
        """
        cards:
          Bear: {types: [creature], power: 2, toughness: 2}
          Trap:
            types: [enchantment]
            abilities: [{when: {event: leaves, object: {token: true}}, do: [{return: it, to: battlefield}]}]
        given:
          Ana: {battlefield: [Trap, {token: Rat, as: r}]}
          Ben: {}
        when: [{exile: r, by: Ben}, {resolve: all}]
        then: {triggers: {Trap: 1}, r: {zone: nowhere}}
        """
    )


def test_creatures_that_die_with_their_lord_have_what_it_gave_them():
    confirm(
        """
        cards:
          Lord: {types: [creature],
              power: 2, toughness: 2, abilities: [{passive: {ability: {when: {event: dies, object: me},
              do: [{gain life: 1}]}}, affects: {type: creature, controller: you, other: true}}]}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ana: {life: 20, battlefield: [Lord, {card: Bear, as: b1}, {card: Bear, as: b2}]}
          Ben: {}
        when: [{destroy: {all: {type: creature}}, by: Ben}, {resolve: all}]
        choices: [{player: Ana, question: order triggers, answer: [b1, b2]}]
        then: {triggers: {b1: 1, b2: 1, Lord: 0}, Ana: {life: 22}}
        """
    )


def test_the_power_of_what_died_is_what_it_was_on_the_battlefield():
    confirm(
        """
        cards:
          Flag: {types: [enchantment], abilities: [{passive: {power: 2, toughness: 2},
              affects: {type: creature, controller: you}}]}
          Ox: {types: [creature], power: 3, toughness: 3, abilities: [{when: {event: dies, object: me},
              do: [{lose life: {power of: me}, player: opponent}]}]}
        given:
          Ana: {battlefield: [Flag, Ox]}
          Ben: {life: 20}
        when: [{destroy: {all: {any of: [{type: creature}, {type: enchantment}]}}, by: Ben}, {resolve: all}]
        then: {Ben: {life: 15}}
        """
    )


def test_what_died_is_judged_as_it_last_was():
    confirm(
        """
        cards:
          Watch: {types: [enchantment],
              abilities: [{when: {event: dies, object: {type: creature, power: {at least: 4}}},
              do: [{draw: 1}]}]}
          Ox: {types: [creature], power: 3, toughness: 3}
          Growth: {types: [instant], abilities: [{do: [{give: {power: 3, toughness: 3},
              to: {choose: 1, type: creature}, for: until end of turn}]}]}
        given:
          Ana: {battlefield: [Watch, Ox], hand: [Growth]}
          Ben: {}
        when: [{cast: Growth}, {resolve: all}, {destroy: Ox, by: Ben}, {resolve: all}]
        then: {triggers: {Watch: 1}, Ana: {hand: 1}}
        """
    )


def test_counters_it_enters_with_are_put_and_trigger_what_looks_for_that():
    confirm(
        """
        cards:
          Hydra: {types: [creature],
              power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me},
              keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me,
              count: {count: {type: land, controller: you}}}]},
              {name: c, when: {event: counter is put, object: me, counter: "+1/+1"}, do: [{draw: 1}]}]}
          Forest: {types: [land]}
        given:
          Ana: {hand: [Hydra], battlefield: [{card: Forest, as: f1}, {card: Forest, as: f2},
              {card: Forest, as: f3}]}
          Ben: {}
        when: [{cast: Hydra}, {resolve: 1}]
        then: {Hydra: {power: 3, counters: {"+1/+1": 3}}, triggers: {Hydra/c: 1}}
        """
    )


def test_attaching_elsewhere_unattaches():
    confirm(
        """
        cards:
          Blade: {types: [artifact], subtypes: [Equipment],
              abilities: [{when: {event: becomes unattached, object: me},
              do: [{deal: 1, to: {choose: 1, type: any target}}]}]}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ana: {battlefield: [{card: Bear, as: b1}, {card: Bear, as: b2}, {card: Blade, attached to: b1}]}
          Ben: {life: 20}
        when: [{attach: Blade, to: b2, by: Ana}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Ben}]
        then: {triggers: {Blade: 1}, Ben: {life: 19}, Blade: {attached to: b2}}
        """
    )


def test_an_equipment_becomes_unattached_as_its_creature_dies():
    confirm(
        """
        cards:
          Blade: {types: [artifact], subtypes: [Equipment],
              abilities: [{when: {event: becomes unattached, object: me}, do: [{gain life: 1}]}]}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ana: {life: 20, battlefield: [Bear, {card: Blade, attached to: Bear}]}
          Ben: {}
        when: [{destroy: Bear, by: Ben}, {resolve: all}]
        then: {triggers: {Blade: 1}, Ana: {life: 21}, Blade: {zone: battlefield}}
        """
    )


def test_planes_see_a_player_come_and_go():
    confirm(
        """
        cards:
          Flats: {types: [plane], abilities: [{when: {event: planeswalks away, object: me},
              do: [{draw: 1}]}, {name: chaos, when: {event: beginning of, phase: upkeep},
              do: [{gain life: 1}]}]}
          Grove: {types: [plane], abilities: [{when: {event: planeswalks to, object: me},
              do: [{gain life: 4}]}]}
        given:
          turn: {player: Ana, phase: untap}
          Ana: {life: 20, command: [Flats], planar deck: [Grove]}
          Ben: {}
        when: [{advance to: upkeep}, {resolve: all}, {planeswalk: true, by: Ana}, {resolve: all}]
        choices: [{player: Ana, question: order triggers, answer: [Flats, Grove]}]
        then: {triggers: {Flats: 2, Flats/chaos: 1, Grove: 1}, Ana: {life: 25, hand: 1}}
        """
    )


def test_everything_that_dies_together_is_seen_by_what_dies_with_it():
    confirm(
        """
        cards:
          Artist:
            types: [creature]
            power: 0
            toughness: 1
            abilities:
              - when: {any of: [{event: dies, object: me},
                  {event: dies, object: {type: creature, other: true}}]}
                do: [{lose life: 1, player: {choose: 1, type: player}}, {gain life: 1}]
        given:
          turn: {player: Ana}
          players: [Ana, Ben, Cid]
          Ana: {life: 20, battlefield: [Artist, {token: Thopter, as: t}]}
          Ben: {life: 20}
          Cid: {life: 20, battlefield: [{token: Goblin, as: g}]}
        when:
          - {destroy: {all: {type: creature}}, by: Ben}
          - resolve: all
        choices:
          - {player: Ana, question: targets, answer: Ben}
          - {player: Ana, question: targets, answer: Ben}
          - {player: Ana, question: targets, answer: Cid}
        then:
          triggers: {Artist: 3}
          Ben: {life: 18}
          Cid: {life: 19}
          Ana: {life: 23}
          t: {zone: nowhere}
        twin:
          change: {given.Cid.battlefield: [], choices: [{player: Ana, question: targets, answer: Ben},
              {player: Ana, question: targets, answer: Ben}]}
          then: {triggers: {Artist: 2}}
        """
    )


def test_a_permanent_sees_its_own_sacrifice():
    confirm(
        """
        cards:
          Mortician:
            types: [creature]
            power: 1
            toughness: 1
            abilities:
              - when: {event: is sacrificed, player: you, object: {type: permanent}}
                do: [{gain life: 1}]
        given:
          turn: {player: Ana}
          Ana: {life: 20, battlefield: [Mortician, {token: Rat, as: r}]}
          Ben: {}
        when:
          - {sacrifice: {all: {type: creature, controller: you}}, by: Ana}
          - resolve: all
        then: {triggers: {Mortician: 2}, Ana: {life: 22}}
        twin:
          change: {when.0: {destroy: {all: {type: creature}}, by: Ana}}
          then: {triggers: {Mortician: 0}}
        """
    )


def test_an_equipment_knows_the_power_its_creature_had_with_it():
    confirm(
        """
        cards:
          Collar:
            types: [artifact]
            subtypes: [Equipment]
            abilities:
              - when: {event: dies, object: {what I am attached to: true}}
                do: [{gain life: {power of: it}}]
              - use: {generic: 1}
                name: equip
                keywords: [sorcery speed]
                do: [{attach: me, to: {choose: 1, type: creature, controller: you}}]
              - {passive: {power: 2}, affects: {what I am attached to: true}}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          turn: {player: Ana}
          Ana: {life: 20, green: 1, battlefield: [Collar, Bear]}
          Ben: {}
        when:
          - activate: Collar
          - resolve: all
          - {destroy: Bear, by: Ben}
          - resolve: all
        then: {Ana: {life: 24}, Collar: {zone: battlefield, attached to: none}}
        twin:
          change: {when: [{destroy: Bear, by: Ben}]}
          then: {Ana: {life: 20}}
        """
    )


def test_an_if_about_counters_looks_at_the_creature_that_died():
    confirm(
        """
        cards:
          Undying One:
            types: [creature]
            power: 2
            toughness: 2
            abilities:
              - when: {event: dies, object: me}
                if: {this: it, is: {counters: {"+1/+1": {exactly: 0}}}}
                do: [{return: me, to: battlefield, under: its owner, as: back},
                    {put counter: "+1/+1", on: {that: back}}]
        given:
          turn: {player: Ana}
          Ana: {battlefield: [Undying One]}
          Ben: {}
        when:
          - {destroy: Undying One, by: Ben}
          - resolve: all
          - check: {Undying One: {zone: battlefield, power: 3}}
          - {destroy: Undying One, by: Ben}
          - resolve: all
        then: {triggers: {Undying One: 1}, Undying One: {zone: graveyard}}
        twin:
          change: {when: [{destroy: Undying One, by: Ben}, {resolve: all}]}
          then: {Undying One: {zone: battlefield}}
        """
    )


def test_a_choice_made_as_it_enters_is_linked_to_its_abilities():
    confirm(
        """
        cards:
          Painter:
            types: [creature]
            power: 1
            toughness: 3
            abilities:
              - replace: {event: enters, object: me}
                keeps: true
                with: [{choose: {choose: 1, type: creature, controller: opponent, target: false}, as: rival}]
              - when: {event: dies, object: {linked: rival}}
                do: [{draw: 1}]
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          turn: {player: Ana}
          Ana: {hand: [Painter]}
          Ben: {battlefield: [{card: Bear, as: b1}, {card: Bear, as: b2}]}
        when:
          - cast: Painter
          - resolve: 1
          - check: {stack: []}
          - {destroy: b2, by: Ana}
          - resolve: all
        choices: [{player: Ana, question: objects, answer: b2}]
        then: {triggers: {Painter: 1}, Ana: {hand: 1}}
        twin:
          change: {when.3: {destroy: b1, by: Ana}}
          then: {triggers: {Painter: 0}}
        """
    )


def test_the_power_of_what_was_sacrificed_as_a_cost_is_what_it_was():
    confirm(
        """
        cards:
          Fling: {types: [artifact],
              abilities: [{use: {sacrifice: {choose: 1, type: creature, controller: you, target: false,
              as: fuel}}, do: [{deal: {power of: {that: fuel}}, to: {choose: 1, type: any target}}]}]}
          Ox: {types: [creature], power: 4, toughness: 4}
        given:
          Ana: {battlefield: [Fling, {card: Ox, counters: {"+1/+1": 2}}]}
          Ben: {life: 20}
        when: [{activate: Fling}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Ben}]
        then: {Ben: {life: 14}, Ox: {zone: graveyard}}
        """
    )


def test_what_returns_to_hand_together_is_seen():
    confirm(
        """
        cards:
          Net: {types: [enchantment], abilities: [{when: {event: is returned, object: {type: creature},
              to: hand, from: battlefield}, do: [{draw: 1}]}]}
          Ox: {types: [creature], power: 4, toughness: 4}
          Tide: {types: [sorcery], abilities: [{do: [{return: {all: {type: permanent, not type: land}}}]}]}
        given:
          Ana: {hand: [Tide], battlefield: [Net, {token: Rat, as: r}]}
          Ben: {battlefield: [Ox]}
        when: [{cast: Tide}, {resolve: all}]
        then: {triggers: {Net: 2}, Ana: {hand: 3}}
        """
    )


def test_leaving_the_battlefield_is_losing_control():
    confirm(
        """
        cards:
          Chain: {types: [enchantment],
              abilities: [{when: {event: loses control, player: you, object: {type: creature,
              other: true}}, do: [{gain life: 2}]}]}
          Ox: {types: [creature], power: 4, toughness: 4}
        given:
          players: [Ana, Ben, Cid]
          Ana: {life: 20, battlefield: [Chain, {card: Ox, as: o1}, {card: Ox, as: o2}]}
          Ben: {}
          Cid: {}
        when: [{gain control: o1, by: Cid}, {destroy: o2, by: Ben}, {resolve: all}]
        then: {triggers: {Chain: 2}, Ana: {life: 24}}
        """
    )


def test_an_aura_finds_itself_after_its_own_leaving():
    confirm(
        """
        cards:
          Skin: {types: [enchantment], subtypes: [Aura],
              abilities: [{when: {event: is put into a graveyard, object: me, from: battlefield},
              do: [{return: me}]}]}
          Ox: {types: [creature], power: 4, toughness: 4}
        given:
          Ana: {battlefield: [Ox, {card: Skin, attached to: Ox}]}
          Ben: {}
        when: [{destroy: Skin, by: Ben}, {resolve: all}]
        then: {triggers: {Skin: 1}, Skin: {zone: hand}}
        """
    )


def test_counters_it_enters_with_can_be_replaced():
    confirm(
        """
        cards:
          Season: {types: [enchantment],
              abilities: [{replace: {event: counter is put, counter: "+1/+1", object: {controller: you}},
              keeps: true, amount: {sum: [that much, that much]}}]}
          Hydra: {types: [creature],
              power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me},
              keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: 2}]}]}
        given:
          Ana: {battlefield: [Season], hand: [Hydra]}
          Ben: {}
        when: [{cast: Hydra}, {resolve: 1}]
        then: {Hydra: {power: 4}}
        """
    )


def test_a_hunter_that_comes_again_knows_nothing_of_its_old_prey():
    confirm(
        """
        cards:
          Hunter: {types: [creature],
              power: 1, toughness: 3, abilities: [{name: in, when: {event: enters, object: me},
              do: [{exile: {choose: 1, type: creature, other: true}, as: prey, you may: true}]},
              {name: out, when: {event: leaves, object: me}, do: [{return: {that: prey},
              to: battlefield, under: its owner}]}]}
          Ox: {types: [creature], power: 4, toughness: 4}
        given:
          Ana: {hand: [Hunter]}
          Ben: {battlefield: [Ox]}
        when: [{cast: Hunter}, {resolve: all}, {check: {Ox: {zone: exile}}}, {destroy: Hunter, by: Ben},
            {resolve: all}, {check: {Ox: {zone: battlefield}}}, {return: Hunter, to: battlefield, by: Ana},
            {resolve: all}]
        choices: [{player: Ana, question: may, answer: yes}, {player: Ana, question: may, answer: no}]
        then: {Ox: {zone: battlefield, controller: Ben}, triggers: {Hunter/in: 2, Hunter/out: 1}}
        """
    )


def test_tokens_of_a_dying_creature_have_what_they_were_given():
    confirm(
        """
        cards:
          Wurm: {types: [artifact, creature], power: 6, toughness: 6, keywords: [deathtouch, lifelink],
              abilities: [{when: {event: dies, object: me},
              do: [{create token: {name: Left, power: 3, toughness: 3, types: [artifact, creature],
              keywords: [deathtouch]}},
              {create token: {name: Right, power: 3, toughness: 3, types: [artifact, creature],
              keywords: [lifelink]}}]}]}
        given:
          Ana: {battlefield: [Wurm]}
          Ben: {}
        when: [{destroy: Wurm, by: Ben}, {resolve: all}]
        then: {Left: {power: 3, zone: battlefield}, Right: {power: 3, keywords: [lifelink]}}
        """
    )
