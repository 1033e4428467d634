# ruff: noqa: E501
"""Magic: shields, copies, stolen creatures, combat and layers where several rules act at once, from the rules alone."""

from __future__ import annotations

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], colors: [green], power: 2, toughness: 2}
  Ogre: {types: [creature], colors: [red], power: 3, toughness: 3}
  Giant: {types: [creature], power: 5, toughness: 5}
  Monk: {types: [creature], power: 2, toughness: 2, keywords: [lifelink]}
  Brute: {types: [creature], power: 5, toughness: 5, keywords: [trample]}
  Asp: {types: [creature], power: 5, toughness: 5, keywords: [trample, deathtouch]}
  Duelist: {types: [creature], power: 3, toughness: 3, keywords: [double strike, trample]}
  Rock: {types: [creature], power: 0, toughness: 4, keywords: [indestructible]}
  Hill: {types: [creature], power: 1, toughness: 4}
  Slith: {types: [creature], power: 2, toughness: 2, abilities: [
    {replace: {event: is dealt damage, object: me}, with: [{put counter: "+1/+1", on: me, count: that much}]}]}
  Hydra: {types: [creature], power: 0, toughness: 0, abilities: [
    {replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: 2}]}]}
  Twin: {types: [creature], power: 0, toughness: 0, mana cost: "{0}", abilities: [
    {replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Mourner: {types: [creature], power: 1, toughness: 1, abilities: [
    {when: {event: dies, object: {type: creature, controller: you, other: true}}, do: [{gain life: 1}]}]}
  Bomb: {types: [creature], power: 2, toughness: 2, abilities: [
    {when: {event: dies, object: me}, do: [{deal: {power of: me}, to: {choose: 1, type: player, controller: opponent}}]}]}
  Jailer: {types: [creature], power: 1, toughness: 1, mana cost: "{0}", abilities: [
    {when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, until: me leaves}]}]}
  Revenant: {types: [creature], power: 2, toughness: 2, keywords: [persist]}
  Ghost: {types: [creature], power: 2, toughness: 2, keywords: [undying]}
  Knight: {types: [creature], colors: [white], power: 2, toughness: 2, keywords: [protection from red]}
  Walker: {types: [planeswalker], loyalty: 3, mana cost: "{0}"}
  Season: {types: [enchantment], abilities: [
    {replace: {event: counter is put, object: {type: permanent, controller: you}}, keeps: true, amount: {times: [that much, 2]}}]}
  Lens: {types: [enchantment], abilities: [
    {replace: {event: is dealt damage, object: {type: player}}, keeps: true, amount: {times: [that much, 2]}}]}
  Ban: {types: [enchantment], abilities: [{passive: {cannot: gain life}, affects: {all: {type: player}}}]}
  Rest: {types: [enchantment], abilities: [{replace: {event: dies, object: {type: creature}}, with: [{exile: it}]}]}
  Anthem: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1}, affects: {all: {type: creature}}}]}
  Meek: {types: [enchantment], mana cost: "{0}", abilities: [
    {passive: {lose abilities: true, base power: 1, base toughness: 1}, affects: {all: {type: creature}}}]}
  Wings: {types: [enchantment], mana cost: "{0}", abilities: [{passive: {keyword: flying}, affects: {all: {type: creature}}}]}
  Leash: {types: [enchantment], subtypes: [Aura], colors: [blue], mana cost: "{0}", abilities: [
    {enchant: {type: creature}}, {passive: {controller: you}, affects: {all: {what I am attached to: true}}}]}
  Rage: {types: [enchantment], subtypes: [Aura], colors: [red], mana cost: "{0}", abilities: [
    {enchant: {type: creature}}, {passive: {power: 2}, affects: {all: {what I am attached to: true}}}]}
  Bolt: {types: [instant], colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Growth: {types: [instant], abilities: [{do: [{give: {power: 3, toughness: 3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Shrink: {types: [instant], abilities: [{do: [{put counter: "-1/-1", on: {choose: 1, type: creature}, count: 2}]}]}
  Ward: {types: [instant], abilities: [{do: [{prevent: 3, to: {choose: 1, type: any target}}]}]}
  Fog: {types: [instant], abilities: [{do: [{prevent: all, type: combat}]}]}
  Theft: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature, as: taken}, for: until end of turn},
    {untap: {that: taken}}, {give: {keyword: haste}, to: {that: taken}, for: until end of turn}]}]}
  Blink: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}, as: gone}, {return: {that: gone}, to: battlefield, under: its owner}]}]}
  Flip: {types: [instant], abilities: [{do: [{give: {switch: [power, toughness]}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Fight: {types: [instant], abilities: [{do: [{fight: {choose: 1, type: creature, controller: you}, with: {choose: 1, type: creature, controller: opponent}}]}]}
  Wrath: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature}}}]}]}
  Quake: {types: [sorcery], abilities: [{do: [{deal: 5, to: {all: {type: player}}}]}]}
  Twice: {types: [sorcery], abilities: [{do: [{extra turn: 1}]}]}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)

CASES = {
    "of a shield and a doubling whoever is hurt chooses the order: first the shield, then nothing is left to double (616.1)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Lens], hand: [Bolt]}, Bob: {hand: [Ward]}}
        when: [{cast: Bolt, by: Ann}, {cast: Ward, by: Bob}, {resolve: 1}, {resolve: 1}]
        choices: [{player: Ann, question: targets, answer: Bob}, {player: Bob, question: targets, answer: Bob},
          {player: Bob, question: order replacements, answer: Ward (prevent)}]
        then: {Bob: {life: 20}}
        """,
    "doubled first, half of it is left behind the shield (616.1)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Lens], hand: [Bolt]}, Bob: {hand: [Ward]}}
        when: [{cast: Bolt, by: Ann}, {cast: Ward, by: Bob}, {resolve: 1}, {resolve: 1}]
        choices: [{player: Ann, question: targets, answer: Bob}, {player: Bob, question: targets, answer: Bob},
          {player: Bob, question: order replacements, answer: Lens}]
        then: {Bob: {life: 17}}
        """,
    "two doublers of counters make four of one (614.5)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [{card: Season, as: s1}, {card: Season, as: s2}], hand: [Walker]}, Bob: {}}
        when: [{cast: Walker, by: Ann}, {resolve: 1}]
        then: {Walker: {loyalty: 12}}
        """,
    "a copy of what enters with counters enters with them as well (614.1c, 707.5)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [{card: Hydra, counters: {"+1/+1": 3}}], hand: [Twin]}, Bob: {}}
        when: [{cast: Twin, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: apply replacement, answer: yes}]
        then: {Twin: {power: 2, toughness: 2, zone: battlefield}}
        """,
    "damage of two attackers to a creature that turns it into counters comes at once (see 510.2)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Bear]}, Bob: {battlefield: [Slith]}}
        when: [{attack: {Bear: Bob}}, {block: {Slith: Bear}}, {advance to: combat damage}]
        then: {Slith: {power: 4, toughness: 4, zone: battlefield}, Bear: {zone: graveyard}}
        """,
    "what was stolen dies for whoever controls it, and goes to its owner's graveyard (603.10a, see 404.1)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Mourner], hand: [Theft, Murder]}, Bob: {battlefield: [{card: Mourner, as: theirs}, Bear]}}
        when: [{cast: Theft, by: Ann}, {resolve: 1}, {cast: Murder, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, for: Theft, answer: Bear}, {player: Ann, question: targets, for: Murder, answer: Bear}]
        then: {Ann: {life: 21, graveyard: 2}, Bob: {life: 20, graveyard: [Bear]}}
        """,
    "all that die together see each other die (603.10a)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [{card: Mourner, as: m1}, {card: Mourner, as: m2}, Bear], hand: [Wrath]}, Bob: {}}
        when: [{cast: Wrath, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: order triggers, answer: [m1, m1, m2, m2]}]
        then: {Ann: {life: 24}}
        """,
    "what is exiled instead has not died (see 614.6, 700.4)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Mourner, Rest, Bear], hand: [Murder]}, Bob: {}}
        when: [{cast: Murder, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bear: {zone: exile}, Ann: {life: 20}, triggers: {Mourner: 0}}
        """,
    "a creature that has died deals as much as its power last was (see 608.2h)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Bomb], hand: [Growth, Murder]}, Bob: {}}
        when: [{cast: Growth, by: Ann}, {resolve: 1}, {cast: Murder, by: Ann}, {resolve: all}]
        then: {Bob: {life: 15}}
        """,
    "of a creature that was shrunk away the power is below zero, and nothing is dealt (see 107.1b)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Bomb], hand: [Shrink, {card: Shrink, as: again}]}, Bob: {}}
        when: [{cast: Shrink, by: Ann}, {cast: again, by: Ann}, {resolve: all}]
        then: {Bomb: {zone: graveyard}, Bob: {life: 20}, triggers: {Bomb: 1}}
        """,
    "what leaves before its ability resolves never exiles anything (610.3b)": """
        given: {turn: {player: Ann}, Ann: {hand: [Jailer]}, Bob: {battlefield: [Bear], hand: [Murder]}}
        when: [{cast: Jailer, by: Ann}, {resolve: 1}, {cast: Murder, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Jailer}]
        then: {Bear: {zone: battlefield}, Jailer: {zone: graveyard}}
        """,
    "what it exiled comes back as it leaves, as a new object (610.3, 400.7)": """
        given: {turn: {player: Ann}, Ann: {hand: [Jailer, Murder]}, Bob: {battlefield: [{card: Bear, counters: {"+1/+1": 1}}]}}
        when: [{cast: Jailer, by: Ann}, {resolve: all}, {check: {Bear: {zone: exile}}}, {cast: Murder, by: Ann}, {resolve: all}]
        then: {Bear: {zone: battlefield, power: 2, controller: Bob}}
        """,
    "a -1/-1 counter that meets a +1/+1 counter goes with it before anything can happen (704.5q)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [{card: Bear, counters: {"+1/+1": 3}}], hand: [Shrink]}, Bob: {}}
        when: [{cast: Shrink, by: Ann}, {resolve: 1}]
        then: {Bear: {counters: {"+1/+1": 1, "-1/-1": 0}, power: 3, toughness: 3}}
        """,
    "persist counts the counters as they were on the battlefield (702.79a)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [{card: Revenant, counters: {"+1/+1": 1}}], hand: [Murder]}, Bob: {}}
        when: [{cast: Murder, by: Ann}, {resolve: all}]
        then: {Revenant: {zone: battlefield, counters: {"-1/-1": 1}, power: 1}}
        """,
    "a creature with a +1/+1 counter does not come back by undying (see 702.93a)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [{card: Ghost, counters: {"+1/+1": 1}}], hand: [Murder]}, Bob: {}}
        when: [{cast: Murder, by: Ann}, {resolve: all}]
        then: {Ghost: {zone: graveyard}, triggers: {Ghost: 0}}
        """,
    "power and toughness are switched behind all that adds to them, whenever that came (see 613.4d)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Hill], hand: [Flip, Growth]}, Bob: {}}
        when: [{cast: Flip, by: Ann}, {resolve: 1}, {cast: Growth, by: Ann}, {resolve: 1}]
        then: {Hill: {power: 7, toughness: 4}}
        """,
    "what sets power and toughness comes before counters and bonuses, however new it is (see 613.4b, 613.4c)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Anthem, {card: Giant, counters: {"+1/+1": 1}}], hand: [Meek]}, Bob: {}}
        when: [{cast: Meek, by: Ann}, {resolve: 1}]
        then: {Giant: {power: 3, toughness: 3}}
        """,
    "of losing all abilities and gaining one the newer comes last (see 613.7)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Meek, Monk], hand: [Wings]}, Bob: {}}
        when: [{cast: Wings, by: Ann}, {resolve: 1}]
        then: {Monk: {keywords: [flying], power: 1}}
        """,
    "and the other way round nothing is left (see 613.7)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Wings, Monk], hand: [Meek]}, Bob: {}}
        when: [{cast: Meek, by: Ann}, {resolve: 1}]
        then: {Monk: {keywords: [], power: 1}}
        """,
    "a trampler with deathtouch assigns one to each blocker and the rest to the player (702.2c, 702.19b)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Asp]}, Bob: {battlefield: [Giant, Ogre]}}
        when: [{attack: {Asp: Bob}}, {block: {Giant: Asp, Ogre: Asp}}, {advance to: combat damage}]
        choices: [{player: Ann, question: assign damage, answer: {Giant: 1, Ogre: 1, Bob: 3}}]
        then: {Giant: {zone: graveyard}, Ogre: {zone: graveyard}, Bob: {life: 17}, Asp: {zone: graveyard}}
        """,
    "indestructible makes no damage more lethal: a trampler goes over it with what is left (702.19b)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Brute]}, Bob: {battlefield: [Rock]}}
        when: [{attack: {Brute: Bob}}, {block: {Rock: Brute}}, {advance to: combat damage}]
        choices: [{player: Ann, question: assign damage, answer: {Rock: 4, Bob: 1}}]
        then: {Rock: {zone: battlefield, damage: 4}, Bob: {life: 19}}
        """,
    "a trampler with double strike deals all of its second damage to the player where its blocker has died (see 702.19e)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Duelist]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Duelist: Bob}}, {block: {Bear: Duelist}}, {advance to: combat damage}, {advance to: combat damage}]
        choices: [{player: Ann, question: assign damage, answer: {Bear: 2, Bob: 1}}]
        then: {Bear: {zone: graveyard}, Bob: {life: 16}, Duelist: {damage: 0}}
        """,
    "lifelink gives its life with the damage, so that a player who would be dead is not (see 510.2, 702.15b)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Ogre, Bear]}, Bob: {life: 3, battlefield: [Monk]}}
        when: [{attack: {Ogre: Bob, Bear: Bob}}, {block: {Monk: Bear}}, {advance to: combat damage}]
        then: {Bob: {life: 2}, winner: none}
        """,
    "where nobody can gain life lifelink saves nobody (see 119.7)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Ogre, Bear, Ban]}, Bob: {life: 3, battlefield: [Monk]}}
        when: [{attack: {Ogre: Bob, Bear: Bob}}, {block: {Monk: Bear}}, {advance to: combat damage}]
        then: {winner: Ann}
        """,
    "an attacker that changes hands is removed from combat (see 506.4)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Ogre]}, Bob: {hand: [{card: Leash, as: leash}]}}
        when: [{attack: {Ogre: Bob}}, {give: {controller: you}, to: Ogre, by: Bob, with: leash}, {advance to: end of combat}]
        then: {Bob: {life: 20}, Ogre: {controller: Bob, is not: [attacking]}}
        """,
    "a blocked attacker whose blocker has gone deals no combat damage (see 510.1c)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Ogre]}, Bob: {battlefield: [Bear], hand: [Blink]}}
        when: [{attack: {Ogre: Bob}}, {block: {Bear: Ogre}}, {cast: Blink, by: Bob}, {resolve: 1}, {advance to: end of combat}]
        choices: [{player: Bob, question: targets, answer: Bear}]
        then: {Bob: {life: 20}, Bear: {zone: battlefield, damage: 0}}
        """,
    "an Aura of a color that its creature is protected from is put into the graveyard (704.5m)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Knight], hand: [Rage]}, Bob: {battlefield: [Bear, {card: Rage, as: old, attached to: Bear}], hand: []}}
        when: [{give: {keyword: protection from red}, to: Bear, for: until end of turn, with: Knight, by: Ann}]
        then: {old: {zone: graveyard}, Bear: {power: 2}}
        """,
    "an Aura that takes a creature gives it back as it leaves, and not ready to attack (613.1b, 302.6)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Bear]}, Bob: {battlefield: [{card: Leash, attached to: Bear}]}}
        when: [{check: {Bear: {controller: Bob}}}, {destroy: Leash, by: Ann, with: Bear}, {attack: {Bear: Bob}}]
        then: {illegal: true}
        """,
    "two players who are at 0 life at once both lose, and the third one wins (104.2, see 704.3)": """
        given: {turn: {player: Ann}, Ann: {life: 5, hand: [Quake]}, Bob: {life: 5}, Cid: {life: 6}}
        when: [{cast: Quake, by: Ann}, {resolve: 1}]
        then: {winner: Cid}
        """,
    "if all lose at once the game is a draw (104.4)": """
        given: {turn: {player: Ann}, Ann: {life: 5, hand: [Quake]}, Bob: {life: 5}, Cid: {life: 4}}
        when: [{cast: Quake, by: Ann}, {resolve: 1}]
        then: {winner: draw}
        """,
    "damage wears off at the same time as what was given until end of turn (514.2)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Bear], hand: [Growth]}, Bob: {hand: [Bolt]}}
        when: [{cast: Growth, by: Ann}, {resolve: 1}, {cast: Bolt, by: Bob}, {resolve: 1}, {end turn: true}]
        choices: [{player: Ann, question: targets, answer: Bear}, {player: Bob, question: targets, answer: Bear}]
        then: {Bear: {zone: battlefield, damage: 0, power: 2}}
        """,
    "of two extra turns the one that was created last is taken first (500.7)": """
        given: {turn: {player: Ann}, Ann: {hand: [Twice]}, Bob: {hand: [{card: Twice, as: theirs}]}, Cid: {}}
        when: [{cast: Twice, by: Ann}, {resolve: 1}, {extra turn: 1, with: theirs, by: Bob}, {end turn: true}, {check: {turn: Bob}},
          {end turn: true}, {check: {turn: Ann}}, {end turn: true}]
        then: {turn: Bob}
        """,
    "creatures that fight deal their damage at once, and neither attacks (701.12a)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Monk], hand: [Fight]}, Bob: {battlefield: [Bear]}}
        when: [{cast: Fight, by: Ann}, {resolve: 1}]
        then: {Monk: {zone: graveyard}, Bear: {zone: graveyard}, Ann: {life: 22}}
        """,
    "whoever leaves the game takes their Auras along, and what these had taken goes back (800.4a)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Bear]}, Bob: {battlefield: [{card: Leash, attached to: Bear}]}, Cid: {}}
        when: [{concede: Bob}]
        then: {Bear: {controller: Ann, zone: battlefield}}
        """,
    "what a player owns leaves with them, though another controls it (800.4a)": """
        given: {turn: {player: Ann}, Ann: {hand: [Theft]}, Bob: {battlefield: [Bear]}, Cid: {}}
        when: [{cast: Theft, by: Ann}, {resolve: 1}, {concede: Bob}]
        then: {Ann: {battlefield: {count: 0}}}
        """,
    "damage that is prevented gives no life, and triggers nothing (615.6, see 702.15b)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Monk]}, Bob: {hand: [Fog]}}
        when: [{attack: {Monk: Bob}}, {cast: Fog, by: Bob}, {resolve: 1}, {block: {}}, {advance to: combat damage}]
        then: {Ann: {life: 20}, Bob: {life: 20}}
        """,
}


@each_of(CASES)
def test_it_comes_out_as_the_rules_say(sentence: str, body: str) -> None:
    holds(MAGIC, sentence, body)
