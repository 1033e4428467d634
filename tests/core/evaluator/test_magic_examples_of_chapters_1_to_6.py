# ruff: noqa: E501
"""Magic: what the rules of chapters 1 to 6 illustrate with examples, played with cards of our own."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Weaken: {types: [instant], abilities: [{do: [{give: {power: -5}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Strengthen: {types: [instant], abilities: [{do: [{give: {power: 3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Soldier: {types: [creature], power: 3, toughness: 4}
  Sprout: {types: [creature], power: 1, toughness: 2, abilities: [{use: {tap: me}, do: [{repeat: {power of: me}, do: [{add: {green: 1}}]}]}]}
  Shapechanger: {types: [creature], power: 4, toughness: 4, abilities: [{use: {}, do: [{give: {power: {power of: me}, toughness: {power of: me}}, to: me, for: until end of turn}]}]}
  Breeder: {types: [enchantment], abilities: [{use: {}, do: [{create token: {name: Saproling Token, power: 1, toughness: 1, colors: [green], subtypes: [Saproling]}}]}]}
  Purge: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: permanent, mana value: 0, token: true}}}]}]}
  Vat: {types: [artifact], abilities: [{when: {event: dies, object: {type: creature, token: false}}, you may: true, do: [{exile: it, as: kept}]}, {use: {}, name: pour, do: [{create copy of: {all: {linked: kept, zone: exile}}}]}]}
  Bones: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, works in: [graveyard], do: [{return: me, to: battlefield, tapped: true}]}]}
  Marrow: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, do: [{return: me, to: battlefield, tapped: true}]}]}
  Trail: {types: [sorcery], abilities: [{do: [{deal: 2, to: {choose: 1, type: creature, as: first}}, {deal: 1, to: {choose: 1, type: creature, none of: [{linked: first}]}}]}]}
  Twin: {types: [instant], abilities: [{do: [{copy: {choose: 1, zone: stack, type: spell}, new targets: true}]}]}
  Vortex: {types: [enchantment], abilities: [{when: {event: beginning of, phase: upkeep, player: you}, do: [{pay: {sacrifice: {choose: 1, type: creature, target: false}}, otherwise: [{sacrifice: me}]}]}]}
  Familiar: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: dies, object: {type: creature, controller: you}}, with: [{exile: it}]}]}
  Truce: {types: [enchantment], abilities: [{when: {event: is cast}, do: [{sacrifice: me}, {draw: 3, player: opponent, if: {done: true}}]}]}
  Banish: {types: [artifact], abilities: [{use: {}, do: [{exile: {choose: 1, type: enchantment}}]}]}
  Witherer: {types: [creature], power: 3, toughness: 3, keywords: [wither, lifelink]}
  Reflection: {types: [enchantment], abilities: [{replace: {event: gains life, player: you}, keeps: true, amount: {times: [2, that much]}}]}
  Ward: {types: [instant], abilities: [{do: [{prevent: 2, to: {choose: 1, type: creature}}]}]}
  Mourner: {types: [enchantment], abilities: [{when: {event: is destroyed, object: {type: creature}, by: {type: spell}}, do: [{gain life: 5}]}, {when: {event: dies, object: {type: creature}}, name: any, do: [{gain life: 1}]}]}
  Werewolf: {types: [creature], mana cost: "{2}{R}{G}", power: 2, toughness: 2, abilities: [{use: {}, do: [{transform: me}]}], back: {name: Ravager, types: [creature], power: 4, toughness: 4, abilities: []}}
  Clone: {types: [creature], mana cost: "{3}{U}", power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Four: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature, mana value: 4}}}]}]}
  None: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature, mana value: 0}}}]}]}
  Awaken: {types: [enchantment], abilities: [{passive: {type: creature, base power: 1, base toughness: 1}, affects: {type: land}}]}
  Animate: {types: [enchantment], abilities: [{passive: {type: creature, base power: 1, base toughness: 1}, affects: {type: artifact}}]}
  Seat: {types: [artifact, land], supertypes: [legendary], subtypes: [Forest]}
  Fell: {types: [sorcery], abilities: [{do: [{destroy: {choose: 1, type: creature, supertype: legendary}}]}]}
  Shrine: {types: [artifact, enchantment]}
  Forest: {types: [land], supertypes: [basic], subtypes: [Forest]}
  Skiff: {types: [artifact], subtypes: [Vehicle], power: 4, toughness: 3, keywords: [{crew: 1}]}
  Driver: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: crews, object: me, by: {type: artifact}}, do: [{give: {power: 1, toughness: 1}, to: cause, for: until end of turn}]}]}
  Tune: {types: [instant], abilities: [{do: [{give: {power: 1, toughness: 1}, to: {choose: 1, type: artifact}, for: until end of turn}]}]}
  Archangel: {types: [creature], power: 5, toughness: 5, abilities: [{replace: {event: loses the game, player: you}, with: [{exile: me}, {gain life: 20}]}]}
  Blast: {types: [instant], abilities: [{do: [{deal: 5, player: opponent}, {deal: 5, to: {choose: 1, type: creature}}]}]}
  Greenbane: {types: [enchantment], abilities: [{when: {event: attacks, object: {type: creature, color: green}}, do: [{destroy: it}]}]}
  Blue: {types: [creature], colors: [blue], power: 2, toughness: 2}
  Dye: {types: [instant], abilities: [{do: [{give: {colors: [green]}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Bleach: {types: [instant], abilities: [{do: [{give: {colors: [white]}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Shade: {types: [creature], power: 2, toughness: 2, keywords: [flying, shadow]}
  Gang: {types: [creature], power: 3, toughness: 3, keywords: [menace]}
  Zealot: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {must: block}, affects: me}]}
  Bane: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: becomes blocked by, object: me, by: {type: creature, color: white}}, do: [{destroy: cause}]}]}
  Gorger: {types: [creature], power: 5, toughness: 6}
  Guardian: {types: [creature], power: 0, toughness: 3}
  Elf: {types: [creature], power: 1, toughness: 1}
  Mend: {types: [instant], abilities: [{do: [{prevent: 4, to: {choose: 1, type: creature}}]}]}
  Fanatic: {types: [creature], power: 1, toughness: 1, abilities: [{use: {sacrifice: me}, do: [{deal: 1, to: {choose: 1, type: any target}}]}]}
  Hawk: {types: [creature], power: 1, toughness: 1, keywords: [flying]}
  Piker: {types: [creature], power: 2, toughness: 1}
  Nap: {types: [instant], abilities: [{do: [{tap: {choose: 2, type: creature}}]}]}
  Raze: {types: [sorcery], abilities: [{do: [{destroy: {choose: 1, type: artifact}}, {destroy: {choose: 1, type: land}}]}]}
  Reap: {types: [instant], colors: [black], mana cost: "{1}{B}", abilities: [{passive: {additional cost: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}}, affects: me}, {do: [{draw: 2}]}]}
  Helper: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {cost: {generic: -1}}, affects: {type: [instant, sorcery, creature], color: black, zone: [hand, stack], owner: you}}]}
  Winnower: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {cannot cast: {zone: stack, mana value: {at most: 3}}}, affects: {type: player, controller: opponent}}]}
  Thunder: {types: [instant], mana cost: "{X}{R}{R}", abilities: [{do: [{deal: X, to: {choose: 1, type: player}}]}]}
  Loom: {types: [enchantment], abilities: [{passive: {can: be cast at any time}, affects: {subtype: Aura, zone: [hand, stack], owner: you}}]}
  Nymph: {types: [enchantment, creature], mana cost: "{1}{G}", power: 1, toughness: 1, keywords: [{bestow: "{3}{G}"}], abilities: [{passive: {power: 1, toughness: 1}, affects: {what I am attached to: true}}]}
  Horde: {types: [creature], power: 7, toughness: 7, abilities: [{passive: {can: be cast from library}, affects: {type: creature, zone: library, owner: you}}]}
  Mage: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {can: be cast from library}, affects: {type: [instant, sorcery], zone: library, owner: you}}]}
  Killer: {types: [creature], power: 1, toughness: 2, adventure: {name: Chop, types: [instant], abilities: [{do: [{gain life: 3}]}]}, abilities: []}
  Relic: {types: [artifact], keywords: [{morph: "{3}"}]}
  Levy: {types: [enchantment], abilities: [{passive: {type: creature, base power: 1, base toughness: 1}, affects: {type: land}}]}
  Watch: {types: [enchantment], abilities: [{when: {event: enters, object: {type: creature}}, do: [{gain life: 1}]}]}
  Snare: {types: [instant], abilities: [{do: [{choose: {choose: 1, type: creature}, as: caught}, {later: {when: {event: leaves, object: {linked: caught}}, do: [{draw: 1}]}}]}]}
  Wakeful: {types: [instant], abilities: [{do: [{choose: {choose: 1, type: creature}, as: caught}, {later: {when: {event: becomes untapped, object: {linked: caught}}, do: [{draw: 1}]}}]}]}
  Doom: {types: [instant], abilities: [{do: [{choose: {choose: 1, type: creature}, as: doomed}, {later: {when: {event: beginning of, phase: end}, do: [{exile: {that: doomed}}]}}]}]}
  Stone: {types: [instant], abilities: [{do: [{give: {lose type: creature, type: artifact}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Blink: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature, as: gone}}, {return: {that: gone}, to: battlefield}]}]}
  Folly: {types: [enchantment], abilities: [{when: {state: {hand of: you, exactly: 0}}, do: [{draw: 1}]}]}
  Redraw: {types: [sorcery], abilities: [{do: [{discard: 2}, {draw: 2}]}]}
  Voice: {types: [creature], power: 2, toughness: 2, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{choose color: true}]}, {passive: {keyword: protection from the chosen color}, affects: me}]}
  Spring: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{choose color: true}]}, {use: {}, do: [{add chosen color: 1}]}]}
  Mimic: {types: [instant], abilities: [{do: [{give: {copy of: {choose: 1, type: creature, target: false}}, to: {choose: 1, type: creature}, for: permanently}]}]}
  Thirst: {types: [instant], colors: [black], abilities: [{do: [{deal: 2, to: {choose: 1, type: creature}}, {gain life: 2}]}]}
  Spores: {types: [sorcery], abilities: [{do: [{destroy: {choose: 1, type: creature, not color: black}, no regeneration: true}, {destroy: {choose: 1, type: land}, no regeneration: true}]}]}
  Ink: {types: [instant], abilities: [{do: [{give: {colors: [black]}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Arbor: {types: [creature, land], colors: [green], power: 1, toughness: 1}
  Toll: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: creature, controller: you, target: false}, you may: true}, {lose life: 4, if: {not: {done: true}}}]}]}
  Eruption: {types: [sorcery], abilities: [{do: [{choose: {choose: any number, type: [creature, player]}, as: struck}, {for each: {linked: struck}, do: [{exile: {top: 1, as: fuel}}, {deal: {mana value of: {that: fuel}}, to: it}]}]}]}
  Five: {types: [artifact], mana cost: "{5}"}
  Two: {types: [artifact], mana cost: "{2}"}
  Noblack: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature, not color: black}}}]}]}
  Black: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature, color: black}}}]}]}
  Grey: {types: [creature], colors: [white, black], power: 2, toughness: 2}
  Tears: {types: [creature], power: 0, toughness: 4, abilities: [{when: {event: blocks a creature, object: me}, do: [{choose: cause, as: caught}, {later: {when: {event: beginning of, phase: end of combat}, do: [{return: {that: caught}}]}}]}]}
  Trance: {types: [enchantment], abilities: [{passive: {can: be cast from graveyard}, affects: {type: [instant, sorcery], zone: graveyard, owner: you}}]}
  Orrery: {types: [artifact], abilities: [{passive: {can: be cast at any time}, affects: {type: [sorcery, creature], owner: you, zone: [hand, graveyard]}}]}
  Study: {types: [sorcery], abilities: [{do: [{gain life: 3}]}]}
  Party: {types: [creature], mana cost: "{2}", power: 1, toughness: 1, abilities: [{passive: {cost: {generic: {times: [-1, {happened: {event: attacks, object: {type: creature}, player: you}, in: turn}]}}}, affects: me, works in: [hand, stack]}]}
  Priest: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, until: me leaves}]}]}
  Herald: {types: [enchantment], abilities: [{when: {event: enters, object: {type: creature}}, one or more: true, do: [{gain life: 1}]}]}
  Thief: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: enters, object: me}, do: [{gain control: {choose: 1, type: artifact}, for: while you control this}]}]}
  Grab: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  White: {types: [creature], colors: [white], power: 2, toughness: 2}
  Whites: {types: [instant], abilities: [{do: [{give: {power: 1, toughness: 1}, to: {all: {type: creature, color: white}}, for: until end of turn}]}]}
  Honor: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1}, affects: {type: creature, color: white}}]}
  Peace: {types: [instant], abilities: [{do: [{prevent: all, from: {all: {type: creature}}}]}]}
  Strong: {types: [enchantment], abilities: [{when: {event: enters, object: {type: creature, power: {at least: 3}}}, do: [{gain life: 1}]}]}
  Shrink: {types: [instant], abilities: [{do: [{give: {base power: 0, base toughness: 1}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Huge: {types: [instant], abilities: [{do: [{give: {power: 4, toughness: 4}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Hide: {types: [enchantment], abilities: [{passive: {toughness: 2}, affects: {type: creature, controller: you}}]}
  March: {types: [instant], abilities: [{do: [{give: {type: creature, base power: 2, base toughness: 2}, to: {all: {type: artifact, not type: creature}}, for: until end of turn}]}]}
  Tomb: {types: [land], abilities: [{use: {}, do: [{give: {type: creature, colors: [black, green], subtype: [Plant, Zombie], ability: {passive: {base power: {count: {type: creature, zone: graveyard, owner: you}}, base toughness: {count: {type: creature, zone: graveyard, owner: you}}}, affects: me}}, to: me, for: until end of turn}]}]}
  Quicken: {types: [instant], abilities: [{do: [{give: {type: creature, base power: 3, base toughness: 3}, to: {choose: 1, type: land}, for: until end of turn}]}]}
  Small: {types: [instant], abilities: [{do: [{give: {power: 1, toughness: 1}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Wings: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {keyword: flying}, affects: {what I am attached to: true}}]}
  Chains: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {lose keyword: flying}, affects: {what I am attached to: true}}]}
  Paint: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {colors: white}, affects: {what I am attached to: true}}]}
  Hammer: {types: [artifact], subtypes: [Equipment], abilities: [{use: {}, do: [{attach: me, to: {choose: 1, type: creature, controller: you}}]}, {passive: {power: 10, toughness: 10, lose keyword: flying}, affects: {what I am attached to: true}}]}
  Rune: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: artifact}}, {passive: {ability: {passive: {keyword: flying}, affects: {what I am attached to: true}}}, affects: {what I am attached to: true}}]}
  Renew: {types: [instant], abilities: [{do: [{regenerate: {choose: 1, type: creature}}]}]}
  Double: {types: [enchantment], abilities: [{replace: {event: is dealt damage, by: {type: creature, controller: you}}, keeps: true, amount: {times: [2, that much]}}]}
  Silence: {types: [enchantment], abilities: [{passive: {lose ability: all}, affects: {zone: graveyard}}]}
  Treefolk: {types: [creature], power: 3, toughness: 3, abilities: [{passive: {enters: tapped}, affects: me}]}
  Raise: {types: [sorcery], abilities: [{do: [{return: {choose: 1, zone: graveyard, type: creature}, to: battlefield}]}]}
  Orb: {types: [artifact], abilities: [{passive: {enters: tapped}, affects: {type: permanent, other: true}}]}
  Orb all: {types: [artifact], abilities: [{replace: {event: enters, object: {type: permanent}}, keeps: true, afterwards: true, with: [{tap: it}]}]}
  Ghoul: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{exile: {choose: any number, zone: graveyard, owner: you, type: creature, target: false}}]}]}
  Mass: {types: [sorcery], abilities: [{do: [{return: {all: {zone: graveyard, owner: you, type: creature}}, to: battlefield}]}]}
  Thrasher: {types: [creature], colors: [red], power: 1, toughness: 1, keywords: [{devour: 3}, {devour: 5}]}
  Defender: {types: [creature], subtypes: [Cleric], power: 2, toughness: 3, abilities: [{replace: {event: is dealt damage, object: {type: creature, subtype: Cleric, controller: you}}, prevent: 1}]}
  Storm: {types: [sorcery], abilities: [{do: [{deal: 2, to: {all: {type: creature}}}]}]}
  Shelter: {types: [instant], abilities: [{do: [{prevent: 1, to: {all: {type: creature, color: green}}}]}]}
  Rest: {types: [enchantment], abilities: [{replace: {event: is put into a graveyard}, with: [{exile: it}]}]}
  Reshuffler: {types: [creature], power: 2, toughness: 2, abilities: [{replace: {event: dies, object: me}, with: [{put: me, to: library}, {shuffle: true}]}]}
  Essence: {types: [creature], power: 6, toughness: 6, abilities: [{replace: {event: enters, object: {type: creature, controller: you}}, enters as: {copy of: me}}]}
  Twins: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Season: {types: [enchantment], abilities: [{replace: {event: is created, player: you}, keeps: true, amount: {times: [that much, 2]}}]}
  Studious: {types: [enchantment], abilities: [{replace: {event: gains life, player: you}, with: [{draw: that much}]}]}
  Nostalgic: {types: [enchantment], abilities: [{replace: {event: draws, player: you}, with: [{return: {choose: 1, zone: graveyard, owner: you, target: false}}]}]}
  Cleric: {types: [creature], subtypes: [Cleric], power: 2, toughness: 2}
  Elephant: {types: [creature], colors: [green], power: 3, toughness: 3}
  Troll: {types: [creature], colors: [green], power: 3, toughness: 3}
  Golem: {types: [artifact, creature], power: 5, toughness: 5}
  Mox: {types: [artifact], abilities: [{use: {tap: me}, do: [{add: {colorless: 1}}]}]}
  Tonic: {types: [sorcery], abilities: [{do: [{gain life: 1}]}]}
""")
DAMAGE = "{advance to: combat damage}"
holds, refused = BOARDS.holds, BOARDS.refused


def cast(name, by="Ann"):
    return f"{{cast: {name}, by: {by}}}, {{resolve: all}}"


def use(name, by="Ann", ability=""):
    return f"{{activate: {name}, by: {by}{', ability: ' + ability if ability else ''}}}, {{resolve: all}}"


def test_power_may_be_less_than_zero_and_is_counted_on_from_there():
    board = {"ann": "battlefield: [Soldier], hand: [Weaken, Strengthen]", "choices": "Ann targets: Soldier; Ann targets: Soldier"}
    holds(f"{cast('Weaken')}, {{check: {{Soldier: {{power: -2, toughness: 4}}}}}}, {cast('Strengthen')}", "Soldier: {power: 1}", "611.2a", **board)
    holds(
        f"{cast('Weaken')}, {{attack: {{Soldier: Bob}}}}, {{block: {{}}}}, {{advance to: postcombat main}}",
        "Bob: {life: 20}", "510.1",
        ann="battlefield: [Soldier], hand: [Weaken]", choices="Ann targets: Soldier",
    )


def test_mana_as_much_as_a_power_below_zero_is_no_mana():
    holds(f"{cast('Weaken')}, {{activate: Sprout, by: Ann}}", "Ann: {green: 0}, Sprout: {power: -4, tapped: true}", "605.3b", ann="battlefield: [Sprout], hand: [Weaken]", choices="Ann targets: Sprout")


def test_a_token_has_only_what_its_effect_says():
    holds(f"{use('Breeder')}, {cast('Purge')}", "events: [{event: is destroyed, times: 1}]", "111.1", ann="battlefield: [Breeder], hand: [Purge]")


def test_no_token_is_a_copy_of_what_does_not_exist():
    holds(use("Vat", ability="pour"), "events: [{event: is created, times: 0}]", "608.1", ann="battlefield: [Vat]")
    holds(
        f"{cast('Murder')}, {use('Vat', ability='pour')}", "events: [{event: is created, times: 1}]", "400.7j",
        ann="battlefield: [Vat, Bear], hand: [Murder]", choices="Ann targets: Bear; Ann may: yes",
    )


def test_what_returns_itself_from_the_graveyard_is_used_there_only():
    holds(use("Bones"), "Bones: {zone: battlefield, tapped: true}", "400.7", ann="graveyard: [Bones]")
    refused("{activate: Bones, by: Ann}", "113.6", ann="battlefield: [Bones]")


def test_a_copy_may_exchange_the_targets_of_its_spell():
    holds(
        "{cast: Trail, by: Ann}, {cast: Twin, by: Ann}, {resolve: 2}", "Elf: {zone: graveyard}, Ogre: {damage: 1}", "707.10c",
        ann="hand: [Trail, Twin]", bob="battlefield: [Elf, Ogre]",
        choices="Ann targets: Ogre; Ann targets: Elf; Ann targets: Trail; Ann targets: Elf; Ann targets: Ogre",
    )


def test_a_cost_is_paid_though_what_was_done_for_it_was_replaced():
    holds(
        "{end turn: true}, {end turn: true}, {resolve: all}", "Vortex: {zone: battlefield}, Familiar: {zone: exile}", "118.1",
        ann="battlefield: [Vortex, Familiar]", choices="Ann pay: yes",
    )


def test_what_has_left_is_not_sacrificed_and_nothing_comes_of_it():
    board = {"ann": "battlefield: [Truce, Banish], hand: [Bolt]", "choices": "Ann targets: Bob; Ann targets: Truce"}
    holds("{cast: Bolt, by: Ann}, {activate: Banish, by: Ann}, {resolve: all}", "Bob: {hand: 0}, Truce: {zone: exile}", "608.2c", **board)
    holds("{cast: Bolt, by: Ann}, {resolve: all}", "Bob: {hand: 3}", "603.2", ann="battlefield: [Truce], hand: [Bolt]", choices="Ann targets: Bob")


def test_damage_is_prevented_then_has_its_results_and_those_are_replaced():
    holds(
        f"{{attack: {{Witherer: Bob}}}}, {{block: {{Bear: Witherer}}}}, {cast('Ward', 'Bob')}, {DAMAGE}",
        'Ann: {life: 22}, Bear: {zone: battlefield, counters: {"-1/-1": 1}}, Witherer: {damage: 2}', "120.4",
        ann="battlefield: [Witherer, Reflection]", bob="battlefield: [Bear], hand: [Ward]", choices="Bob targets: Bear",
    )


def test_no_spell_destroys_a_creature_by_dealing_it_damage():
    holds(cast("Bolt"), "Ann: {life: 21}", "704.5g", ann="battlefield: [Mourner], hand: [Bolt]", bob="battlefield: [Bear]", choices="Ann targets: Bear")
    holds(cast("Murder"), "Ann: {life: 26}", "701.7a", ann="battlefield: [Mourner], hand: [Murder]", bob="battlefield: [Bear]", choices="Ann targets: Bear; Ann order triggers: [Mourner, Mourner/any]")


def test_a_back_face_has_the_mana_value_of_its_front_and_a_copy_of_it_none():
    board = {"ann": "battlefield: [Werewolf], hand: [Clone, Four, None], blue: 4"}
    holds(f"{use('Werewolf')}, {cast('Clone')}, {cast('Four')}", "Werewolf: {zone: graveyard}, Clone: {zone: battlefield, power: 4}", "202.3b", choices="Ann apply replacement: yes; Ann objects: Werewolf", **board)
    holds(f"{use('Werewolf')}, {cast('Clone')}, {cast('None')}", "Werewolf: {zone: battlefield}, Clone: {zone: graveyard}", "202.3b", choices="Ann apply replacement: yes; Ann objects: Werewolf", **board)


def test_lands_that_become_creatures_stay_what_else_they_are():
    holds("{draw: 1, by: Ann}", "Seat: {types: [artifact, creature, land], power: 1, toughness: 1}", "121.1", ann="battlefield: [Awaken, Seat]")
    holds("{draw: 1, by: Ann}", "Shrine: {types: [artifact, creature, enchantment], power: 1}", "121.1", ann="battlefield: [Animate, Shrine]")
    holds(cast("Fell"), "Seat: {zone: graveyard}", "701.7a", ann="battlefield: [Awaken, Seat, Forest], hand: [Fell]")


def test_a_vehicle_keeps_a_bonus_from_before_it_was_a_creature():
    holds(
        f"{cast('Tune')}, {use('Skiff', ability='crew')}", "Skiff: {power: 5, toughness: 4}", "611.2a",
        ann="battlefield: [Skiff, Bear], hand: [Tune]", choices="Ann targets: Skiff",
    )


def test_a_creature_that_turns_green_after_it_attacked_was_no_green_attacker():
    board = {"ann": "battlefield: [Blue], hand: [Dye]", "bob": "battlefield: [Greenbane]", "choices": "Ann targets: Blue"}
    holds(f"{{attack: {{Blue: Bob}}}}, {cast('Dye')}", "triggers: {Greenbane: 0}", "508.1", **board)
    holds(f"{cast('Dye')}, {{attack: {{Blue: Bob}}}}", "triggers: {Greenbane: 1}", "508.1", **board)


def test_a_flyer_without_shadow_does_not_block_a_flyer_with_shadow():
    refused("{attack: {Shade: Bob}}, {block: {Bird: Shade}}", "702.28b", ann="battlefield: [Shade]", bob="battlefield: [Bird]")


def test_who_must_block_a_menacing_creature_blocks_with_another():
    board = {"ann": "battlefield: [Gang]", "bob": "battlefield: [Zealot, Bear]"}
    holds("{attack: {Gang: Bob}}, {block: {Zealot: Gang, Bear: Gang}}", "Gang: {is: [blocked]}", "509.1", **board)
    for wrong in ("{Zealot: Gang}", "{Bear: Gang}", "{}"):
        refused(f"{{attack: {{Gang: Bob}}}}, {{block: {wrong}}}", "509.1c" if wrong == "{}" else "", **board)
    holds("{attack: {Gang: Bob}}, {block: {}}", "Gang: {is: [unblocked]}", "509.1", ann="battlefield: [Gang]", bob="battlefield: [Zealot]")


def test_a_blocker_that_turns_white_later_was_no_white_blocker():
    board = {"ann": "battlefield: [Bane], hand: [Bleach]", "bob": "battlefield: [Bear]", "choices": "Ann targets: Bear"}
    holds(f"{{attack: {{Bane: Bob}}}}, {{block: {{Bear: Bane}}}}, {cast('Bleach')}", "triggers: {Bane: 0}, Bear: {zone: battlefield}", "509.1", **board)
    holds(f"{{attack: {{Bane: Bob}}}}, {cast('Bleach')}, {{block: {{Bear: Bane}}}}, {{resolve: all}}", "triggers: {Bane: 1}, Bear: {zone: graveyard}", "509.1", **board)


def test_lethal_damage_counts_toughness_as_it_is_and_no_prevention():
    board = {"ann": "battlefield: [Gorger]", "bob": "battlefield: [Guardian, Elf], hand: [Growth, Mend]"}
    attack = "{attack: {Gorger: Bob}}, {block: {Guardian: Gorger, Elf: Gorger}}"
    for guardian in (3, 4, 5):
        holds(f"{attack}, {DAMAGE}", f"Guardian: {{zone: graveyard}}, Elf: {{zone: {'battlefield' if guardian == 5 else 'graveyard'}}}", "510.1c", choices="Ann assign damage: {Guardian: 5}" if guardian == 5 else f"Ann assign damage: {{Guardian: {guardian}, Elf: {5 - guardian}}}", **board)
    holds(f"{attack}, {cast('Mend', 'Bob')}, {DAMAGE}", "Guardian: {zone: battlefield}, Elf: {zone: graveyard}", "615.6", choices="Bob targets: Guardian; Ann assign damage: {Guardian: 3, Elf: 2}", **board)


def test_a_blocker_is_sacrificed_before_damage_or_not_at_all():
    board = {"ann": "battlefield: [Hawk, Piker]", "bob": "battlefield: [Fanatic]"}
    attack = "{attack: {Hawk: Bob, Piker: Bob}}, {block: {Fanatic: Piker}}"
    holds(f"{attack}, {use('Fanatic', 'Bob')}, {DAMAGE}", "Hawk: {zone: graveyard}, Piker: {zone: battlefield, damage: 0}, Bob: {life: 20}", "510.1", choices="Bob targets: Hawk", **board)
    holds(f"{attack}, {DAMAGE}", "Piker: {zone: graveyard}, Fanatic: {zone: graveyard}, Bob: {life: 19}", "510.1", **board)
    refused(f"{attack}, {DAMAGE}, {{activate: Fanatic, by: Bob}}", **board)


def test_one_word_target_asks_for_different_objects_and_two_for_one_each():
    BOARDS.confirm(cast("Nap"), "illegal answer: 601.2c", ann="hand: [Nap], battlefield: [Bear, Wolf, Ogre]", choices="Ann targets: [Bear, Bear]")
    holds(cast("Raze"), "Seat: {zone: graveyard}", "601.2c", ann="hand: [Raze], battlefield: [Seat, Rock]", choices="Ann targets: Seat")


def test_a_cost_is_locked_in_before_what_lessened_it_is_sacrificed():
    holds("{cast: Reap, by: Ann}", "Ann: {black: 0}, Helper: {zone: graveyard}", "601.2h", ann="battlefield: [Helper], hand: [Reap], black: 1")


def test_a_spell_may_be_cast_with_an_x_that_no_effect_forbids():
    board = {"ann": "hand: [Thunder], red: 4", "bob": "battlefield: [Winnower]"}
    holds("{cast: Thunder, by: Ann}, {resolve: all}", "Bob: {life: 18}", "601.3a", choices="Ann value of X: 2; Ann targets: Bob", **board)
    BOARDS.confirm("{cast: Thunder, by: Ann}", "illegal: 601.2e", choices="Ann value of X: 1", **board)


def test_a_bestowed_card_is_an_aura_and_cast_as_one_in_another_players_turn():
    board = {"ann": "hand: [Nymph], battlefield: [Loom, Bear], green: 4", "turn": "Bob"}
    holds("{draw: 1, by: Bob}, {cast: Nymph, by: Ann}, {resolve: all}", "Bear: {power: 3}", "702.103d", choices="Ann which cost: bestow; Ann targets: Bear", **board)
    BOARDS.confirm("{cast: Nymph, by: Ann}", "illegal: 601.2e", choices="Ann which cost: its own", **board)


def test_a_card_on_top_of_the_library_is_looked_at_as_what_it_is_cast_as():
    holds("{cast: Relic, by: Ann, as: face down}, {resolve: all}", "Relic: {power: 2, zone: battlefield}", "708.4", ann="battlefield: [Horde], library: [Relic, Bear], colorless: 3")
    refused("{cast: Relic, by: Ann}", ann="battlefield: [Horde], library: [Relic, Bear], colorless: 3")
    holds("{cast: Killer, by: Ann, as: Chop}, {resolve: all}", "Ann: {life: 23}", "119.3", ann="battlefield: [Mage], library: [Killer, Bear]")
    refused("{cast: Killer, by: Ann}", ann="battlefield: [Mage], library: [Killer, Bear]")
    holds("{cast: Killer, by: Ann}, {resolve: all}", "Killer: {zone: battlefield}", "601.2a", ann="battlefield: [Horde], library: [Killer, Bear]")
    refused("{cast: Killer, by: Ann, as: Chop}", ann="battlefield: [Horde], library: [Killer, Bear]")


def test_a_land_that_is_played_enters_as_the_creature_that_lands_are():
    holds("{play: Forest, by: Ann}, {resolve: all}", "Ann: {life: 21}, triggers: {Watch: 1}", "603.2", ann="battlefield: [Levy, Watch], hand: [Forest]")


def test_a_delayed_ability_that_came_too_late_waits_for_its_next_time():
    board = {"ann": "hand: [Snare, Wakeful, Doom]", "bob": "battlefield: [Bear], hand: [Murder]"}
    BOARDS.confirm("{cast: Wakeful, by: Ann}, {resolve: all}, {untap: Bear, by: Bob}, {resolve: all}, {tap: Bear, by: Bob}, {untap: Bear, by: Bob}, {resolve: all}", "Ann: {hand: 3}", choices="Ann targets: Bear", **board)


def test_a_creature_that_is_none_any_more_is_still_exiled_but_not_one_that_came_back():
    board = {"ann": "hand: [Doom, Stone, Blink]", "bob": "battlefield: [Bear]", "choices": "Ann targets: Bear; Ann targets: Bear"}
    holds(f"{cast('Doom')}, {cast('Stone')}, {{advance to: end}}, {{resolve: all}}", "Bear: {zone: exile}", "603.7", **board)
    holds(f"{cast('Doom')}, {cast('Blink')}, {{advance to: end}}, {{resolve: all}}", "Bear: {zone: battlefield}", "400.7", **board)


def test_a_state_trigger_sees_a_hand_that_is_empty_within_a_resolution():
    holds("{cast: Redraw, by: Ann}, {resolve: all}", "Ann: {hand: 3}, triggers: {Folly: 1}", "603.8", ann="battlefield: [Folly], hand: [Redraw, Bear, Wolf]")
    holds("{cast: Study, by: Ann}, {check: {triggers: {Folly: 1}}}, {resolve: 1}, {resolve: all}", "triggers: {Folly: 1}, Ann: {hand: 1}", "603.8", ann="battlefield: [Folly], hand: [Study]")


def test_what_became_a_copy_later_has_no_color_chosen_for_it():
    board = {"ann": "battlefield: [Bear], hand: [Voice, Mimic, Bolt]", "choices": "Ann color: red; Ann targets: Bear; Ann objects: Voice; Ann targets: Bear"}
    holds(f"{cast('Voice')}, {cast('Mimic')}, {cast('Bolt')}", "Voice: {keywords: [protection from red]}, Bear: {zone: graveyard}", "607.2d", **board)
    holds(f"{cast('Spring')}, {cast('Mimic')}, {{activate: Bear, by: Ann}}", "Ann: {red: 0, green: 0}", "607.2d", ann="battlefield: [Bear], hand: [Spring, Mimic]", choices="Ann color: red; Ann targets: Bear; Ann objects: Spring")


def test_a_target_that_is_illegal_for_one_part_is_still_legal_for_another():
    board = {"ann": "hand: [Spores]", "bob": "battlefield: [Arbor, Bear, Forest], hand: [Ink]"}
    holds("{cast: Spores, by: Ann}, {cast: Ink, by: Bob}, {resolve: all}", "Arbor: {zone: graveyard}", "608.2b", choices="Ann targets: Arbor; Ann targets: Arbor; Bob targets: Arbor", **board)
    holds("{cast: Spores, by: Ann}, {cast: Ink, by: Bob}, {resolve: all}", "Arbor: {zone: battlefield}, Forest: {zone: graveyard}", "608.2b", choices="Ann targets: Arbor; Ann targets: Forest; Bob targets: Arbor", **board)
    holds("{cast: Thirst, by: Ann}, {cast: Murder, by: Bob}, {resolve: all}", "Ann: {life: 20}", "608.2b", ann="hand: [Thirst]", bob="battlefield: [Bear], hand: [Murder]", choices="Ann targets: Bear; Bob targets: Bear")


def test_what_is_done_for_each_target_is_done_one_after_the_other():
    holds(cast("Eruption"), "Bob: {life: 15}, Giant: {damage: 2}", "608.1", ann="hand: [Eruption], library: [Five, Two, Rock]", bob="battlefield: [Giant]", choices="Ann targets: [Bob, Giant]")


def test_a_creature_of_two_colors_is_of_each_of_them():
    holds(cast("Black"), "Grey: {zone: graveyard}, Bear: {zone: battlefield}", "701.7a", ann="hand: [Black]", bob="battlefield: [Grey, Bear]")
    holds(cast("Noblack"), "Grey: {zone: battlefield}, Bear: {zone: graveyard}", "701.7a", ann="hand: [Noblack]", bob="battlefield: [Grey, Bear]")


def test_an_attacker_that_is_no_creature_any_more_is_still_returned():
    board = {"ann": "battlefield: [Bear], hand: [Stone]", "bob": "battlefield: [Tears]"}
    holds("{attack: {Bear: Bob}}, {block: {Tears: Bear}}, {cast: Stone, by: Ann}, {resolve: all}, {advance to: end of combat}, {resolve: all}", "Bear: {zone: hand}", "603.7", choices="Ann targets: Bear", **board)


def test_a_sorcery_in_a_graveyard_is_cast_by_two_permissions_together():
    holds("{cast: Study, by: Ann}, {resolve: all}", "Ann: {life: 23}", "601.2a", ann="battlefield: [Trance, Orrery], graveyard: [Study]", turn="Bob")
    refused("{cast: Study, by: Ann}", ann="battlefield: [Trance], graveyard: [Study]", turn="Bob")
    refused("{cast: Study, by: Ann}", ann="battlefield: [Orrery], graveyard: [Study]", turn="Bob")


def test_who_attacked_is_counted_though_it_is_no_creature_any_more():
    holds(f"{{attack: {{Bear: Bob}}}}, {cast('Stone')}, {{advance to: postcombat main}}, {{activate: Mox, by: Ann}}, {cast('Party')}", "Party: {zone: battlefield}, Ann: {hand: 0}", "601.2h", ann="battlefield: [Bear, Wolf, Mox], hand: [Stone, Party]", choices="Ann targets: Bear")


def test_two_jailers_that_die_together_free_their_prisoners_together():
    board = {"ann": "hand: [{card: Priest, as: p1}, {card: Priest, as: p2}, Wrath], battlefield: [Herald]", "bob": "battlefield: [Bear, Wolf]", "choices": "Ann order triggers: [Herald, p1]; Ann targets: Bear; Ann order triggers: [Herald, p2]"}
    holds(f"{cast('p1')}, {cast('p2')}, {cast('Wrath')}", "Bear: {zone: battlefield}, Wolf: {zone: battlefield}, triggers: {Herald: 3}", "610.3", **board)


def test_a_duration_that_is_over_before_it_begins_gives_nothing():
    holds("{cast: Thief, by: Ann}, {resolve: 1}, {cast: Grab, by: Bob}, {resolve: all}", "Rock: {controller: Bob}, Thief: {controller: Bob}", "611.2b", ann="hand: [Thief]", bob="battlefield: [Rock], hand: [Grab]", choices="Bob targets: Thief")


def test_a_bonus_for_white_creatures_stays_with_those_that_were_white():
    board = {"ann": "battlefield: [White, Bear], hand: [Whites, Ink, Bleach]", "choices": "Ann targets: White; Ann targets: Bear"}
    holds(f"{cast('Whites')}, {cast('Ink')}, {cast('Bleach')}", "White: {power: 3}, Bear: {power: 2}", "611.2a", **board)
    holds(f"{cast('Ink')}, {cast('Bleach')}", "White: {power: 2}, Bear: {power: 3}", "611.2a", **(board | {"ann": "battlefield: [White, Bear, Honor], hand: [Ink, Bleach]"}))


def test_a_prevention_of_all_damage_by_creatures_holds_for_later_creatures():
    board = {"ann": "hand: [Peace, Quicken], battlefield: [Forest, Bear]", "choices": "Ann targets: Forest"}
    holds(f"{cast('Peace')}, {cast('Quicken')}, {{attack: {{Forest: Bob, Bear: Bob}}}}, {{block: {{}}}}, {DAMAGE}", "Bob: {life: 20}, Forest: {power: 3}", "611.2c", **board)


def test_a_creature_is_never_there_without_what_a_static_ability_gives_it():
    holds(cast("White"), "White: {power: 3}, triggers: {Strong: 1}", "603.2", ann="battlefield: [Honor, Strong], hand: [White]")


def test_a_color_that_changes_takes_a_bonus_along():
    holds(f"{cast('Bleach')}, {{check: {{Bear: {{power: 3}}}}}}, {cast('Ink')}", "Bear: {power: 2}", "611.2a", ann="battlefield: [Honor, Bear], hand: [Bleach, Ink]", choices="Ann targets: Bear; Ann targets: Bear")


def test_power_and_toughness_are_set_below_what_is_added_to_them():
    holds(
        f"{cast('Huge')}, {cast('Hide')}, {cast('Shrink')}", "Bear: {power: 5, toughness: 8}", "611.2a",
        ann='battlefield: [{card: Bear, counters: {"+1/+1": 1}}], hand: [Huge, Hide, Shrink]', choices="Ann targets: Bear; Ann targets: Bear",
    )


def test_artifacts_that_become_creatures_are_those_that_were_none():
    holds(cast("March"), "Rock: {types: [artifact, creature], power: 2, toughness: 2}, Golem: {power: 5}", "611.2a", ann="battlefield: [Rock, Golem], hand: [March]")


def test_a_land_is_set_to_the_newer_of_two_sizes():
    yard = ", ".join(f"{{card: Bear, as: b{n}}}" for n in range(10))
    board = {"ann": f"battlefield: [Tomb], hand: [{{card: Quicken, as: q1}}, {{card: Quicken, as: q2}}, Small], graveyard: [{yard}]", "choices": "Ann targets: Tomb; Ann targets: Tomb; Ann targets: Tomb"}
    holds(f"{cast('q1')}, {cast('Small')}, {{check: {{Tomb: {{power: 4}}}}}}, {use('Tomb')}, {{check: {{Tomb: {{power: 11, toughness: 11}}}}}}, {{exile: b1, by: Ann}}, {{check: {{Tomb: {{power: 10}}}}}}, {cast('q2')}", "Tomb: {power: 4, toughness: 4, types: [creature, land]}", "611.2a", **board)


def test_of_two_auras_the_newer_says_whether_it_flies():
    both = "Ann targets: Bird; Ann targets: Bird"
    holds(f"{cast('Wings')}, {cast('Chains')}", "Bird: {keywords: []}", "608.1", ann="battlefield: [Bird], hand: [Wings, Chains]", choices=both)
    holds(f"{cast('Chains')}, {cast('Wings')}", "Bird: {keywords: [flying]}", "608.1", ann="battlefield: [Bird], hand: [Wings, Chains]", choices=both)
    holds(cast("Paint"), "Bear: {power: 3}", "608.1", ann="battlefield: [Honor, Bear], hand: [Paint]", choices="Ann targets: Bear")


def test_a_granted_ability_is_as_new_as_what_grants_it():
    board = {"ann": "battlefield: [Hammer, Bear], hand: [Rune]"}
    holds(f"{cast('Rune')}, {use('Hammer')}", "Bear: {power: 12, keywords: [flying]}", "701.3a", **board)


def test_regeneration_after_the_destruction_is_too_late():
    board = {"ann": "battlefield: [Bear], hand: [Renew]", "bob": "hand: [Murder]", "turn": "Bob"}
    holds("{cast: Murder, by: Bob}, {cast: Renew, by: Ann}, {resolve: all}", "Bear: {zone: battlefield, tapped: true}", "614.1", choices="Bob targets: Bear; Ann targets: Bear", **board)


def test_two_doublings_make_four_times_as_much():
    board = {"ann": "battlefield: [Bear, {card: Double, as: d1}, {card: Double, as: d2}]"}
    holds(f"{{attack: {{Bear: Bob}}}}, {{block: {{}}}}, {DAMAGE}", "Bob: {life: 12}", "614.5", choices="Bob order replacements: d1", **board)


def test_a_permanent_is_looked_at_as_it_would_exist_on_the_battlefield():
    holds(cast("Raise"), "Treefolk: {tapped: true}", "614.1d", ann="battlefield: [Silence], hand: [Raise], graveyard: [Treefolk]")
    holds(cast("Orb all"), "Orb all: {tapped: false}", "608.1", ann="hand: [Orb all]")
    holds(f"{cast('Orb all')}, {cast('Bear')}", "Bear: {tapped: true}", "614.1", ann="hand: [Orb all, Bear]")


def test_what_enters_together_is_not_exiled_for_each_other():
    board = {"ann": "hand: [Mass], graveyard: [Ghoul, Bear]"}
    holds(cast("Mass"), "Bear: {zone: battlefield}, Ghoul: {zone: battlefield}", "614.13a", **board)


def test_no_creature_is_devoured_twice():
    board = {"ann": "battlefield: [Bear], hand: [Thrasher]"}
    holds(cast("Thrasher"), "Thrasher: {power: 6}", "702.82a", choices="Ann objects: nothing; Ann objects: Bear", **board)


def test_a_little_of_each_damage_is_prevented():
    holds(cast("Storm"), "Defender: {damage: 1}, Cleric: {damage: 1}, Ogre: {damage: 2}", "615.6", ann="hand: [Storm]", bob="battlefield: [Defender, Cleric, Ogre]")


def test_a_shield_for_each_creature_is_for_those_of_that_moment():
    holds(f"{cast('Shelter')}, {cast('Elephant')}, {cast('Ink')}, {cast('Storm')}", "Troll: {damage: 1}, Elephant: {damage: 2}", "615.6", ann="battlefield: [Troll], hand: [Shelter, Elephant, Ink, Storm]", choices="Ann targets: Troll")


def test_of_two_ways_not_to_die_its_controller_chooses_one():
    for first, where in (("Rest", "exile"), ("Reshuffler", "library")):
        holds(cast("Murder"), f"Reshuffler: {{zone: {where}}}", "616.1", ann="battlefield: [Reshuffler], hand: [Murder]", bob="battlefield: [Rest]", choices=f"Ann order replacements: {first}")


def test_what_enters_as_a_copy_does_not_enter_tapped_by_what_it_lost():
    holds(cast("Treefolk"), "Treefolk: {power: 6, tapped: false}", "707.5", ann="battlefield: [Essence], hand: [Treefolk]")


def test_a_replaced_event_is_replaced_again():
    for order in ("Studious, Nostalgic", "Nostalgic, Studious"):
        holds(cast("Tonic"), "Ann: {life: 20, hand: [Bear]}", "614.1a", ann=f"battlefield: [{order}], hand: [Tonic], graveyard: [Bear]", choices="Ann objects: Bear")


IN_ITS_NUMBER = (
    "gain life: N",
    "lose life: N, player: opponent",
    "deal: N, to: {all: {type: player, controller: opponent}}",
    "create token: {name: Imp, power: 1, toughness: 1}, count: N",
    "draw: N",
    "mill: N",
    "discard: N",
    "scry: N",
    "surveil: N",
    'put counter: "+1/+1", on: me, count: N',
    "exile: {top: N}",
    "exile: {choose: N, zone: hand, owner: you, target: false}",
    "destroy: {choose: N, type: creature}",
    "repeat: N, do: [{draw: 1}]",
)


@pytest.mark.parametrize("instruction", IN_ITS_NUMBER)
def test_what_is_done_as_often_as_a_power_below_zero_says_is_not_done(instruction):
    does = instruction.replace("N", "{power of: me}")
    sad = f"  Sad: {{types: [creature], power: 2, toughness: 2, abilities: [{{use: {{}}, do: [{{{does}}}]}}]}}\n"
    Boards(BOARDS.cards + sad).confirm(
        f"{cast('Weaken')}, {use('Sad')}",
        "Ann: {life: 20, hand: 1, library: 10, graveyard: [Weaken], exile: []}, Bob: {life: 20}, Sad: {power: -3, zone: battlefield}, events: [{event: is created, times: 0}]",
        ann="battlefield: [Sad], hand: [Weaken, Bear]",
        choices="Ann targets: Sad",
    )


@pytest.mark.parametrize(
    ("change", "bear"),
    [
        pytest.param("power: N, toughness: N", "power: 2, toughness: 2", id="plus X"),
        pytest.param("power: {times: [-1, N]}", "power: 2, toughness: 2", id="minus X"),
        pytest.param("power: {minus: [0, N]}", "power: 2, toughness: 2", id="zero minus X"),
        pytest.param("power: {sum: [N, 1]}", "power: 2, toughness: 2", id="a sum that is still below zero"),
        pytest.param("power: {sum: [N, 4]}", "power: 3, toughness: 2", id="a sum that is not"),
        pytest.param("power: -1", "power: 1, toughness: 2", id="a number that is written"),
    ],
)
def test_what_a_creature_gets_is_worked_out_as_no_less_than_zero(change, bear):
    change = change.replace("N", "{power of: me}")
    _shrinks(f"{{use: {{}}, do: [{{give: {{{change}}}, to: {{all: {{name: Bear}}}}, for: until end of turn}}]}}", bear)
    _shrinks(f"{{passive: {{{change}}}, affects: {{name: Bear}}}}", bear)


def test_a_power_is_set_below_zero():
    gives = "{give: {base power: {power of: me}}, to: {all: {name: Bear}}, for: until end of turn}"
    _shrinks(f"{{use: {{}}, do: [{gives}]}}", "power: -3, toughness: 2")


def _shrinks(does, bear):
    """What a Bear is while what Sad does for it is worked out from its power of -3."""
    sad = f"  Sad: {{types: [creature], power: 2, toughness: 2, abilities: [{does}]}}\n"
    Boards(BOARDS.cards + sad).confirm(
        f"{cast('Weaken')}{', ' + use('Sad') if 'use' in does else ''}",
        f"Bear: {{zone: battlefield, {bear}}}, Sad: {{power: -3}}",
        ann="battlefield: [Sad, Bear], hand: [Weaken]",
        choices="Ann targets: Sad",
    )
