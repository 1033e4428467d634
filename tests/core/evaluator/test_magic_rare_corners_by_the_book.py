"""Magic: rules of chapters 6 to 8 in rarer situations, each derived from the rules before it was played."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
SITUATIONS = {
    "what may be activated once each turn is used up for whoever controls it next (602.5b)": """
        cards:
          Wand: {types: [artifact], abilities: [{name: zap, use: {}, limit: once each turn, do: [{gain life: 1}]}]}
          Grab: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: artifact}, for: permanently}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Wand]}, Bob: {hand: [Grab]}}
        when: [{activate: Wand, by: Ann, ability: zap}, {resolve: 1}, {cast: Grab, by: Bob}, {resolve: 1}, {activate: Wand, by: Bob, ability: zap}]
        then: {illegal: "602.5b"}
    """,  # noqa: E501
    "an ability that was given has a limit of its own (602.5c)": """
        cards:
          Wand: {types: [artifact], abilities: [{use: {}, limit: once each turn, do: [{gain life: 1}]}]}
          Lens: {types: [enchantment], abilities: [{passive: {ability: {use: {}, limit: once each turn, do: [{gain life: 1}]}}, affects: {type: artifact}}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Wand, Lens]}, Bob: {}}
        when: [{activate: Wand, by: Ann, ability: "1"}, {activate: Wand, by: Ann, ability: "2"}, {resolve: all}]
        then: {Ann: {life: 22}}
    """,  # noqa: E501
    "a planeswalker that came back has not been used this turn (606.3)": """
        cards:
          Sage: {types: [planeswalker], loyalty: 3, abilities: [{name: plus, use: {do: [{put counter: loyalty, on: me}]}, keywords: [loyalty], do: [{draw: 1}]}]}
          Blink: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: planeswalker, as: gone}}, {return: {that: gone}, to: battlefield, under: its owner}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Sage], hand: [Blink]}, Bob: {}}
        when: [{activate: Sage, by: Ann, ability: plus}, {resolve: 1}, {cast: Blink, by: Ann}, {resolve: 1}, {activate: Sage, by: Ann, ability: plus}, {resolve: 1}]
        then: {Ann: {hand: 2}, Sage: {counters: {loyalty: 4}}}
    """,  # noqa: E501
    "a loyalty ability costs no more counters than there are (606.6)": """
        cards:
          Sage: {types: [planeswalker], loyalty: 3, abilities: [{name: minus, use: {do: [{remove counter: loyalty, on: me, count: 4}]}, keywords: [loyalty], do: [{draw: 1}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Sage]}, Bob: {}}
        when: [{activate: Sage, by: Ann, ability: minus}]
        then: {illegal: "606.6"}
    """,  # noqa: E501
    "a token exiled until something leaves does not come back (610.3, 111.8)": """
        cards:
          Warden: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, until: me leaves}]}]}
          Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature, name: Warden}}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Warden]}, Bob: {hand: [Murder], battlefield: [{token: Imp, as: imp}]}}
        when: [{cast: Warden, by: Ann}, {resolve: all}, {cast: Murder, by: Bob}, {resolve: all}]
        then: {imp: {zone: nowhere}, Warden: {zone: graveyard}}
    """,  # noqa: E501
    "an Aura that is moved is the newest effect (613.7e)": """
        cards:
          Small: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {base power: 0, base toughness: 2}, affects: {what I am attached to: true}}]}
          Large: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {base power: 4, base toughness: 4}, affects: {what I am attached to: true}}]}
          Move: {types: [instant], abilities: [{do: [{attach: {choose: 1, subtype: Aura, as: moved}, to: {choose: 1, type: creature}}]}]}
          Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
          Ox: {types: [creature], power: 2, toughness: 3, abilities: []}
        given: {turn: {player: Ann}, Ann: {hand: [Move], battlefield: [Bear, Ox, {card: Small, attached to: Ox}, {card: Large, attached to: Bear}]}, Bob: {}}
        when: [{cast: Move, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: targets, answer: Small}, {player: Ann, question: targets, answer: Bear}]
        then: {Bear: {power: 0, toughness: 2}, Ox: {power: 2, toughness: 3}}
    """,  # noqa: E501
    "two effects that depend on each other go by timestamp (613.8b)": """
        cards:
          Tide: {types: [enchantment], abilities: [{passive: {only subtype: Mountain}, affects: {subtype: Island}}]}
          Ebb: {types: [enchantment], abilities: [{passive: {only subtype: Island}, affects: {subtype: Mountain}}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Tide, Ebb, Mountain, {card: Island, as: isle}]}, Bob: {}}
        when: [{activate: Mountain, by: Ann}, {activate: isle, by: Ann}]
        then: {Ann: {blue: 2, red: 0}}
    """,
    "a draw is replaced although there is nothing to draw (614.11)": """
        cards:
          Well: {types: [enchantment], abilities: [{replace: {event: draws, player: you}, with: [{gain life: 2}]}]}
          Study: {types: [instant], abilities: [{do: [{draw: 2}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Study], library: 0, battlefield: [Well]}, Bob: {}}
        when: [{cast: Study, by: Ann}, {resolve: all}]
        then: {Ann: {life: 24}, winner: none}
    """,
    "a loyalty cost is no effect that puts counters (614.16)": """
        cards:
          Lab: {types: [enchantment], abilities: [{replace: {event: counter is put, object: {type: permanent, controller: you}, by effect: true}, keeps: true, amount: {sum: [that much, 1]}}]}
          Sage: {types: [planeswalker], loyalty: 3, abilities: [{name: plus, use: {do: [{put counter: loyalty, on: me}]}, keywords: [loyalty], do: [{gain life: 1}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Lab], hand: [Sage]}, Bob: {}}
        when: [{cast: Sage, by: Ann}, {resolve: 1}, {check: {Sage: {counters: {loyalty: 4}}}}, {activate: Sage, by: Ann, ability: plus}, {resolve: 1}]
        then: {Sage: {counters: {loyalty: 5}}}
    """,  # noqa: E501
    "so much of each source's damage is prevented (615.10)": """
        cards:
          Mail: {types: [artifact], abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}}, prevent: 1}]}
          Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
          Ogre: {types: [creature], power: 3, toughness: 3, abilities: []}
          Rat: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: is dealt damage, object: {type: player}, by: me}, do: [{draw: 1}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Bear, Ogre, Rat]}, Bob: {battlefield: [Mail]}}
        when: [{attack: {Bear: Bob, Ogre: Bob, Rat: Bob}}, {advance to: combat damage}, {resolve: all}]
        then: {Bob: {life: 17}, Ann: {hand: 0}}
    """,  # noqa: E501
    "each creature has a shield of its own, and nobody says which is used first (615.11)": """
        cards:
          Aegis: {types: [instant], abilities: [{do: [{prevent: 1, to: {all: {type: creature, controller: you}}}]}]}
          Quake: {types: [sorcery], abilities: [{do: [{deal: 2, to: {all: {type: creature}}}]}]}
          Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
          Ogre: {types: [creature], power: 3, toughness: 3, abilities: []}
          Late: {types: [creature], power: 2, toughness: 2, keywords: [flash], abilities: []}
        given: {turn: {player: Ann}, Ann: {hand: [Quake]}, Bob: {hand: [Aegis, Late], battlefield: [Bear, Ogre]}}
        when: [{cast: Quake, by: Ann}, {cast: Aegis, by: Bob}, {resolve: 1}, {cast: Late, by: Bob}, {resolve: all}]
        then: {Bear: {damage: 1}, Ogre: {damage: 1}, Late: {zone: graveyard}}
    """,
    "whoever is dealt the damage orders what changes it (616.1)": """
        cards:
          Fury: {types: [enchantment], abilities: [{replace: {event: is dealt damage, object: {type: player, controller: opponent}}, keeps: true, amount: {times: [that much, 2]}}]}
          Mail: {types: [artifact], abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}}, prevent: 1}]}
          Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: player, controller: opponent}}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Bolt], battlefield: [Fury]}, Bob: {battlefield: [Mail]}}
        when: [{cast: Bolt, by: Ann}, {resolve: 1}]
        choices: [{player: Bob, question: order replacements, answer: Mail}]
        then: {Bob: {life: 16}}
    """,  # noqa: E501
    "two sources with lifelink gain life twice (702.15e)": """
        cards:
          Cat: {types: [creature], power: 2, toughness: 2, keywords: [lifelink], abilities: []}
          Dog: {types: [creature], power: 3, toughness: 3, keywords: [lifelink], abilities: []}
          Chime: {types: [enchantment], abilities: [{when: {event: gains life, player: you}, do: [{draw: 1}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Cat, Dog, Chime]}, Bob: {}}
        when: [{attack: {Cat: Bob, Dog: Bob}}, {advance to: combat damage}, {resolve: all}]
        then: {triggers: {Chime: 2}, Ann: {life: 25, hand: 2}}
    """,
    "a creature that lost double strike deals no more damage (702.4e)": """
        cards:
          Duel: {types: [creature], power: 2, toughness: 2, keywords: [double strike], abilities: []}
          Numb: {types: [instant], abilities: [{do: [{give: {lose keyword: double strike}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Duel]}, Bob: {hand: [Numb]}}
        when: [{attack: {Duel: Bob}}, {advance to: combat damage}, {cast: Numb, by: Bob}, {resolve: 1}, {advance to: end of combat}]
        then: {Bob: {life: 18}}
    """,  # noqa: E501
    "first strike that comes too late takes no damage away (702.7c)": """
        cards:
          Duel: {types: [creature], power: 1, toughness: 1, keywords: [first strike], abilities: []}
          Ox: {types: [creature], power: 3, toughness: 3, abilities: []}
          Swift: {types: [instant], abilities: [{do: [{give: {keyword: first strike}, to: {choose: 1, type: creature, name: Ox}, for: until end of turn}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Swift], battlefield: [Duel, Ox]}, Bob: {}}
        when: [{attack: {Duel: Bob, Ox: Bob}}, {advance to: combat damage}, {check: {Bob: {life: 19}}}, {cast: Swift, by: Ann}, {resolve: 1}, {advance to: end of combat}]
        then: {Bob: {life: 16}}
    """,  # noqa: E501
    "each instance of ward is paid by itself (113.2c, 702.21a)": """
        cards:
          Owl: {types: [creature], power: 1, toughness: 1, keywords: [{ward: 1}], abilities: []}
          Cape: {types: [enchantment], abilities: [{passive: {keyword: {ward: 2}}, affects: {type: creature, controller: you}}]}
          Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Murder], colorless: 3}, Bob: {battlefield: [Owl, Cape]}}
        when: [{cast: Murder, by: Ann}, {resolve: all}]
        choices: [{player: Bob, question: order triggers, answer: [Owl/2, Owl/1]}, {player: Ann, question: pay, answer: yes}, {player: Ann, question: pay, answer: yes}]
        then: {Owl: {zone: graveyard}, Ann: {colorless: 0}}
    """,  # noqa: E501
    "a token phases in again (702.26)": """
        cards:
          Fade: {types: [instant], abilities: [{do: [{phase out: {choose: 1, type: creature}}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Fade], battlefield: [{token: Imp, as: imp, tapped: true}]}, Bob: {}}
        when: [{cast: Fade, by: Ann}, {resolve: 1}, {end turn: true}, {end turn: true}]
        then: {imp: {zone: battlefield, tapped: false}}
    """,
    "a copy of a kicked spell is kicked (702.33, 707.10)": """
        cards:
          Ram: {types: [instant], mana cost: "{R}", keywords: [{kicker: "{2}"}], abilities: [{do: [{deal: 2, to: {choose: 1, type: player, controller: opponent}, if: {not: {paid: kicker}}}, {deal: 4, to: {all: {type: player, controller: opponent}}, if: {paid: kicker}}]}]}
          Fork: {types: [instant], abilities: [{do: [{copy: {choose: 1, type: [instant, sorcery], zone: stack}}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Ram, Fork], red: 3}, Bob: {}}
        when: [{cast: Ram, by: Ann}, {cast: Fork, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: pay optional cost, answer: yes}]
        then: {Bob: {life: 12}}
    """,  # noqa: E501
    "a face-down creature is turned up under split second (702.61b)": """
        cards:
          Crush: {types: [instant], keywords: [split second], abilities: [{do: [{deal: 2, to: {choose: 1, type: creature}}]}]}
          Mole: {types: [creature], mana cost: "{4}", power: 4, toughness: 4, keywords: [{morph: "{1}"}], abilities: []}
        given: {turn: {player: Ann}, Ann: {hand: [Crush]}, Bob: {colorless: 1, battlefield: [{card: Mole, face down: true}]}}
        when: [{cast: Crush, by: Ann}, {activate: Mole, by: Bob, ability: morph}, {resolve: 1}]
        then: {Mole: {zone: battlefield, power: 4, damage: 2}}
    """,  # noqa: E501
    "a counter against the other, and it persists again (702.79a, 704.5q)": """
        cards:
          Elf: {types: [creature], power: 2, toughness: 2, keywords: [persist], abilities: []}
          Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
          Grow: {types: [instant], abilities: [{do: [{put counter: "+1/+1", on: {choose: 1, type: creature}}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Grow], battlefield: [Elf]}, Bob: {hand: [Murder, {card: Murder, as: m2}]}}
        when: [{cast: Murder, by: Bob}, {resolve: all}, {check: {Elf: {counters: {"-1/-1": 1}}}}, {cast: Grow, by: Ann}, {resolve: all}, {check: {Elf: {counters: {"-1/-1": 0, "+1/+1": 0}}}}, {cast: m2, by: Bob}, {resolve: all}]
        then: {Elf: {zone: battlefield, power: 1, counters: {"-1/-1": 1}}}
    """,  # noqa: E501
    "of three players two lose at once, and the third wins (704.3, 104.2a)": """
        cards:
          Drain: {types: [sorcery], abilities: [{do: [{lose life: 3, player: any}]}]}
        given: {turn: {player: Ann}, players: [Ann, Bob, Cid], Ann: {life: 3, hand: [Drain]}, Bob: {life: 2}, Cid: {life: 4}}
        when: [{cast: Drain, by: Ann}, {resolve: 1}]
        then: {winner: Cid, Cid: {life: 1}}
    """,  # noqa: E501
    "a shield of regeneration saves from deathtouch (704.5h)": """
        cards:
          Adder: {types: [creature], power: 1, toughness: 1, keywords: [deathtouch], abilities: []}
          Troll: {types: [creature], power: 3, toughness: 4, abilities: [{use: {}, do: [{regenerate: me}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Adder]}, Bob: {battlefield: [Troll]}}
        when: [{attack: {Adder: Bob}}, {block: {Troll: Adder}}, {activate: Troll, by: Bob}, {resolve: 1}, {advance to: end of combat}]
        then: {Troll: {zone: battlefield, tapped: true, damage: 0}, Adder: {zone: graveyard}}
    """,  # noqa: E501
    "a legend that goes by the legend rule dies, and is not sacrificed (704.5j)": """
        cards:
          King: {types: [creature], supertypes: [legendary], power: 3, toughness: 3, keywords: [indestructible], abilities: [{name: last words, when: {event: dies, object: me}, do: [{draw: 1}]}, {name: given up, when: {event: is sacrificed, object: me}, do: [{gain life: 5}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [King], hand: [{card: King, as: heir}]}, Bob: {}}
        when: [{cast: heir, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: which to keep, answer: heir}]
        then: {King: {zone: graveyard}, heir: {zone: battlefield}, Ann: {hand: 1, life: 20}}
    """,  # noqa: E501
    "an Aura leaves what is no creature any more (704.5m)": """
        cards:
          Robe: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {power: 1}, affects: {what I am attached to: true}}]}
          Stone: {types: [artifact], abilities: [{use: {}, do: [{give: {type: creature, base power: 2, base toughness: 2}, to: me, for: until end of turn}]}]}
        given: {turn: {player: Ann}, Ann: {battlefield: [Stone], hand: [Robe]}, Bob: {}}
        when: [{activate: Stone, by: Ann}, {resolve: 1}, {cast: Robe, by: Ann}, {resolve: 1}, {check: {Stone: {power: 3}}}, {end turn: true}]
        then: {Robe: {zone: graveyard}, Stone: {zone: battlefield}}
    """,  # noqa: E501
    "what a departed player had without an effect is exiled, the rest goes back (800.4a)": """
        cards:
          Raise: {types: [sorcery], abilities: [{do: [{put: {choose: 1, type: creature, zone: graveyard}, to: battlefield}]}]}
          Grab: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature, controller: opponent}, for: permanently}]}]}
          Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
          Ox: {types: [creature], power: 3, toughness: 3, abilities: []}
        given: {turn: {player: Bob}, players: [Ann, Bob, Cid], Ann: {graveyard: [Elf], battlefield: [Ox]}, Bob: {hand: [Raise, Grab]}, Cid: {}}
        when: [{cast: Raise, by: Bob}, {resolve: 1}, {cast: Grab, by: Bob}, {resolve: 1}, {check: {Elf: {controller: Bob}, Ox: {controller: Bob}}}, {concede: Bob}]
        then: {Elf: {zone: exile}, Ox: {zone: battlefield, controller: Ann}}
    """,  # noqa: E501
    "what would fall back to a departed player is exiled (800.4c)": """
        cards:
          Raise: {types: [sorcery], abilities: [{do: [{put: {choose: 1, type: creature, zone: graveyard}, to: battlefield}]}]}
          Borrow: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: until end of turn}]}]}
          Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
        given: {turn: {player: Bob}, players: [Ann, Bob, Cid], Ann: {graveyard: [Elf]}, Bob: {hand: [Raise]}, Cid: {hand: [Borrow]}}
        when: [{cast: Raise, by: Bob}, {resolve: 1}, {cast: Borrow, by: Cid}, {resolve: 1}, {concede: Bob}, {check: {Elf: {zone: battlefield, controller: Cid}}}, {end turn: true}]
        then: {Elf: {zone: exile}}
    """,  # noqa: E501
    "the turn of a player who has left goes on (800.4j)": """
        cards:
          Clock: {types: [artifact], abilities: [{when: {event: beginning of, phase: end}, do: [{gain life: 1}]}]}
        given: {turn: {player: Ann}, players: [Ann, Bob, Cid], Ann: {}, Bob: {battlefield: [Clock]}, Cid: {}}
        when: [{concede: Ann}, {advance to: end}, {resolve: all}]
        then: {Bob: {life: 21}}
    """,
    "costs are raised, then lowered, then brought to the least (601.2f)": """
        cards:
          Tax: {types: [enchantment], abilities: [{passive: {cost: {generic: 1}}, affects: {type: [instant, sorcery]}}]}
          Medal: {types: [artifact], abilities: [{passive: {cost: {generic: -3}}, affects: {type: [instant, sorcery], controller: you}}]}
          Globe: {types: [artifact], abilities: [{passive: {least cost: {generic: 3}}, affects: {type: spell}}]}
          Plan: {types: [sorcery], mana cost: "{2}{U}", abilities: [{do: [{draw: 1}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Plan], blue: 1, colorless: 2, battlefield: [Medal]}, Bob: {battlefield: [Tax, Globe]}}
        when: [{cast: Plan, by: Ann}, {resolve: 1}]
        then: {Ann: {hand: 1, blue: 0, colorless: 0}}
    """,  # noqa: E501
    "what triggers for three players goes on the stack in turn order (603.3b)": """
        cards:
          Gong: {types: [artifact], abilities: [{when: {event: dies, object: {type: creature}}, do: [{lose life: 1, player: any}]}]}
          Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
          Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
        given: {turn: {player: Bob}, players: [Ann, Bob, Cid], Ann: {battlefield: [{card: Gong, as: a}]}, Bob: {battlefield: [{card: Gong, as: b}, Bear]}, Cid: {hand: [Murder], battlefield: [{card: Gong, as: c}]}}
        when: [{cast: Murder, by: Cid}, {resolve: 1}]
        then: {stack: [b, c, a]}
    """,  # noqa: E501
    "a copy of a token is no token (614.12a, 707.2)": """
        cards:
          Mimic: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
          Home: {types: [instant], abilities: [{do: [{return: {all: {type: creature}}}]}]}
        given: {turn: {player: Ann}, Ann: {hand: [Mimic, Home]}, Bob: {battlefield: [{token: Imp, as: imp, power: 2, toughness: 2}]}}
        when: [{cast: Mimic, by: Ann}, {resolve: 1}, {check: {Mimic: {power: 2, toughness: 2}}}, {cast: Home, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: apply replacement, answer: yes}]
        then: {Mimic: {zone: hand}, imp: {zone: nowhere}}
    """,  # noqa: E501
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_it_comes_out_as_the_rules_say(situation: str) -> None:
    MAGIC.confirm(SITUATIONS[situation])
