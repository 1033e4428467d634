# ruff: noqa: E501
"""Magic: targets that go, damage in two steps, keywords and their exceptions, written from the rules alone."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], subtypes: [Bear], colors: [green], mana cost: "{1}{G}", power: 2, toughness: 2}
  Ogre: {types: [creature], subtypes: [Ogre], colors: [red], mana cost: "{2}{R}", power: 3, toughness: 3}
  Wall: {types: [creature], power: 0, toughness: 4, keywords: [defender]}
  Murder: {types: [instant], colors: [black], mana cost: "{B}", abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Bolt: {types: [instant], mana cost: "{R}", colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Regen: {types: [creature], power: 2, toughness: 2, abilities: [{use: {}, do: [{regenerate: me}]}]}
  Viper: {types: [creature], power: 2, toughness: 2, keywords: [deathtouch]}
  WalkerC: {types: [planeswalker, creature], power: 4, toughness: 4, loyalty: 4}
  DST: {types: [creature], power: 4, toughness: 4, keywords: [double strike, trample]}
  Striker: {types: [creature], power: 2, toughness: 2, keywords: [first strike]}
  LoseFS: {types: [instant], abilities: [{do: [{give: {lose keyword: first strike}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  GetDS: {types: [instant], abilities: [{do: [{give: {keyword: double strike}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  GetFS: {types: [instant], abilities: [{do: [{give: {keyword: first strike}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  ProRed: {types: [instant], abilities: [{do: [{give: {keyword: protection from red}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  RedAura: {types: [enchantment], subtypes: [Aura], colors: [red], abilities: [{enchant: {type: creature}}, {passive: {power: 2}, affects: {all: {what I am attached to: true}}}]}
  Curse: {types: [enchantment], subtypes: [Aura], mana cost: "{R}", abilities: [{enchant: {type: player}}, {name: pain, when: {event: beginning of, phase: upkeep, player: any}, do: [{lose life: 1, player: that player}]}]}
  TwoT: {types: [sorcery], mana cost: "{R}", abilities: [{do: [{deal: 2, to: {choose: 2, type: creature}}, {draw: 1}]}]}
  Split2: {types: [instant], mana cost: "{R}", abilities: [{do: [{deal divided: 4, among: {choose: up to 2, type: any target}}]}]}
  XBlast: {types: [sorcery], mana cost: "{X}{R}", abilities: [{do: [{deal: X, to: {choose: 1, type: player}}]}]}
  Small: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell, mana value: {at most: 3}}}]}]}
  ForkC: {types: [instant], abilities: [{do: [{copy: {choose: 1, zone: stack, type: creature}}]}]}
  Doubler: {types: [enchantment], abilities: [{replace: {event: is created, player: you}, keeps: true, amount: {times: [2, that much]}}]}
  Hitter: {types: [creature], power: 2, toughness: 2, keywords: [lifelink], abilities: [{name: hit, when: {event: deals damage, object: me, category: combat}, do: [{draw: 1}]}]}
  Fog: {types: [instant], abilities: [{do: [{prevent: all, type: combat}]}]}
  LegSorc: {types: [sorcery], supertypes: [legendary], mana cost: "{0}", abilities: [{do: [{gain life: 1}]}]}
  Legend: {types: [creature], supertypes: [legendary], power: 1, toughness: 1}
  Undier: {types: [creature], power: 2, toughness: 2, keywords: [undying]}
  Undead: {types: [creature], power: 2, toughness: 2, keywords: [{unearth: "{0}"}]}
  Blink: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}, as: gone}, {return: {that: gone}, to: battlefield, under: its owner}]}]}
  Evoker: {types: [creature], mana cost: "{5}", power: 3, toughness: 3, keywords: [{evoke: "{0}"}], abilities: [{name: etb, when: {event: enters, object: me}, do: [{gain life: 1}]}]}
  Buyer: {types: [instant], mana cost: "{0}", keywords: [{buyback: "{0}"}], abilities: [{do: [{gain life: 1}]}]}
  Hush: {types: [instant], mana cost: "{U}", abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Prow: {types: [creature], power: 1, toughness: 1, keywords: [prowess]}
  Fork: {types: [instant], mana cost: "{0}", abilities: [{do: [{copy: {choose: 1, zone: stack, type: instant}, new targets: true}]}]}
  Mad: {types: [instant], mana cost: "{3}", keywords: [{madness: "{0}"}], abilities: [{do: [{gain life: 4}]}]}
  Looter: {types: [artifact], abilities: [{use: {tap: me, discard: 1}, do: [{draw: 1}]}]}
  Dredger: {types: [creature], power: 1, toughness: 1, keywords: [{dredge: 3}]}
  Div: {types: [sorcery], mana cost: "{0}", abilities: [{do: [{draw: 2}]}]}
  Sixteen: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: creature, target: false}, player: any}]}]}
  Indes: {types: [creature], power: 2, toughness: 2, keywords: [indestructible]}
  Hexer: {types: [creature], power: 2, toughness: 2, keywords: [hexproof]}
  Over: {types: [sorcery], mana cost: "{0}", keywords: [{overload: "{0}"}], abilities: [{do: [{destroy: {choose: 1, type: creature, controller: opponent}}]}]}
  IfLife: {types: [creature], power: 1, toughness: 1, abilities: [{name: rich, when: {event: beginning of, phase: upkeep, player: you}, if: {life of: you, at least: 21}, do: [{draw: 1}]}]}
  Vigil: {types: [instant], abilities: [{do: [{give: {keyword: vigilance}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  TapIt: {types: [instant], abilities: [{do: [{tap: {choose: 1, type: creature}}]}]}
  EOC: {types: [creature], power: 3, toughness: 3, abilities: [{name: weak, when: {event: blocks, object: me}, do: [{later: {name: dust, when: {event: beginning of, phase: end of combat}, do: [{destroy: me}]}}]}]}
  Clone: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Ouphe: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: 1}]}]}
  Scales: {types: [enchantment], abilities: [{replace: {event: counter is put, object: {type: creature, controller: you}, counter: "+1/+1"}, keeps: true, amount: {sum: [1, that much]}}]}
""",
)

SITUATIONS = {
    "one shield saves from deathtouch and lethal damage at once (701.15a, see 704.5h)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Regen]}, Bob: {battlefield: [Viper]}}
        when: [{activate: Regen, by: Ann}, {resolve: all}, {attack: {Viper: Ann}}, {block: {Regen: Viper}}, {advance to: postcombat main}]
        then: {Regen: {zone: battlefield, tapped: true}, Viper: {zone: graveyard}}
        """,
    "damage to a planeswalker that is a creature takes loyalty and stays as damage (120.3, see 306.8)": """
        given: {Ann: {hand: [Bolt], red: 1}, Bob: {battlefield: [WalkerC]}}
        when: [{cast: Bolt, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: WalkerC}]
        then: {WalkerC: {loyalty: 1, damage: 3}}
        """,
    "double strike and trample: once the blocker is dead all of the second damage goes through (see 702.19e)": """
        given: {Ann: {battlefield: [DST]}, Bob: {battlefield: [Wall]}}
        when: [{attack: {DST: Bob}}, {block: {Wall: DST}}, {advance to: postcombat main}]
        choices: [{player: Ann, question: assign damage, answer: {Wall: 4}}]
        then: {Bob: {life: 16}, Wall: {zone: graveyard}}
        """,
    "a creature that loses first strike after it has dealt damage deals none again (see 510.4)": """
        given: {Ann: {hand: [LoseFS], battlefield: [Striker]}, Bob: {}}
        when: [{attack: {Striker: Bob}}, {advance to: combat damage}, {cast: LoseFS, by: Ann}, {resolve: all}, {advance to: postcombat main}]
        then: {Bob: {life: 18}}
        """,
    "a creature that gains double strike after it has dealt first-strike damage deals damage again (see 510.4)": """
        given: {Ann: {hand: [GetDS], battlefield: [Striker]}, Bob: {}}
        when: [{attack: {Striker: Bob}}, {advance to: combat damage}, {cast: GetDS, by: Ann}, {resolve: all}, {advance to: postcombat main}]
        then: {Bob: {life: 16}}
        """,
    "a creature that gains first strike when that damage has been dealt deals its own all the same (see 510.4)": """
        given: {Ann: {hand: [GetFS], battlefield: [Striker, Bear]}, Bob: {}}
        when: [{attack: {Striker: Bob, Bear: Bob}}, {advance to: combat damage}, {cast: GetFS, by: Ann}, {resolve: all}, {advance to: postcombat main}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bob: {life: 16}}
        """,
    "protection makes an Aura of that color fall off (704.5m, see 702.16c)": """
        given: {Ann: {hand: [ProRed], battlefield: [Bear, {card: RedAura, attached to: Bear}]}, Bob: {}}
        when: [{cast: ProRed, by: Ann}, {resolve: all}]
        then: {RedAura: {zone: graveyard}, Bear: {power: 2}}
        """,
    "protection that comes after blocks keeps the blocked creature blocked, and its damage away (702.16e)": """
        given: {Ann: {battlefield: [Ogre]}, Bob: {hand: [ProRed], battlefield: [Bear]}}
        when: [{attack: {Ogre: Bob}}, {block: {Bear: Ogre}}, {cast: ProRed, by: Bob}, {resolve: all}, {advance to: postcombat main}]
        choices: [{player: Bob, question: targets, answer: Bear}]
        then: {Bear: {zone: battlefield, damage: 0}, Ogre: {damage: 2}, Bob: {life: 20}}
        """,
    "an Aura that enchants a player stays on that player (see 303.4, 704.5m)": """
        given: {Ann: {hand: [Curse], red: 1, library: 5}, Bob: {library: 5}}
        when: [{cast: Curse, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}]
        then: {Curse: {zone: battlefield, attached to: Bob}}
        """,
    "of two targets one is gone: the other is dealt damage, and a card is drawn (608.2b)": """
        given: {Ann: {hand: [TwoT], red: 1, library: 3}, Bob: {hand: [Murder], black: 1, battlefield: [Bear, Ogre]}}
        when: [{cast: TwoT, by: Ann}, {cast: Murder, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Bear}]
        then: {Ogre: {damage: 2}, Ann: {hand: 1}}
        """,
    "with both gone nothing happens at all (608.2b)": """
        given: {Ann: {hand: [TwoT], red: 1, library: 3}, Bob: {hand: [Murder, {card: Murder, as: m2}], black: 2, battlefield: [Bear, Ogre]}}
        when: [{cast: TwoT, by: Ann}, {cast: Murder, by: Bob}, {cast: m2, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Bear}, {player: Bob, question: targets, answer: Ogre}]
        then: {Ann: {hand: 0}}
        """,
    "divided damage is not dealt out anew where a target has gone (see 608.2d)": """
        given: {Ann: {hand: [Split2], red: 1}, Bob: {hand: [Murder], black: 1, battlefield: [Bear]}}
        when: [{cast: Split2, by: Ann}, {cast: Murder, by: Bob}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: [Bear, Bob]}, {player: Ann, question: divide, answer: {Bear: 3, Bob: 1}}, {player: Bob, question: targets, answer: Bear}]
        then: {Bob: {life: 19}}
        """,
    "X counts in what the mana value of a spell is: it is too large to be countered (see 202.3e)": """
        given: {Ann: {hand: [XBlast], red: 5}, Bob: {hand: [Small]}}
        when: [{cast: XBlast, by: Ann}, {cast: Small, by: Bob}]
        choices: [{player: Ann, question: value of X, answer: 4}, {player: Ann, question: targets, answer: Bob}]
        then: {illegal: 601.2c}
        """,
    "a copy of a creature spell becomes a token that is not created: no second one comes of it (see 707.10f, 111.1)": """
        given: {Ann: {hand: [Bear, ForkC], green: 2, battlefield: [Doubler]}, Bob: {}}
        when: [{cast: Bear, by: Ann}, {cast: ForkC, by: Ann}, {resolve: all}]
        then: {Ann: {battlefield: {count: 3}}}
        """,
    "damage that is prevented gains no life and triggers nothing (see 615.1, 120.8)": """
        given: {Ann: {battlefield: [Hitter], library: 5}, Bob: {hand: [Fog]}}
        when: [{cast: Fog, by: Bob}, {resolve: all}, {attack: {Hitter: Bob}}, {advance to: end of combat}]
        then: {Ann: {life: 20, hand: 0}, triggers: {Hitter/hit: 0}}
        """,
    "a legendary sorcery needs a legendary creature of its caster's (205.4e)": """
        given: {Ann: {hand: [LegSorc], battlefield: [Bear]}, Bob: {battlefield: [Legend]}}
        when: [{cast: LegSorc, by: Ann}]
        then: {illegal: 205.4e}
        """,
    "with one it is cast (608.1)": """
        given: {Ann: {hand: [LegSorc], battlefield: [Legend]}, Bob: {}}
        when: [{cast: LegSorc, by: Ann}, {resolve: all}]
        then: {Ann: {life: 21}}
        """,
    "an unearthed creature that is blinked stays for good (400.7, see 702.84a)": """
        given: {Ann: {graveyard: [Undead], hand: [Blink], library: 5}, Bob: {library: 5}}
        when: [{activate: Undead, by: Ann, ability: unearth}, {resolve: all}, {cast: Blink, by: Ann}, {resolve: all}, {end turn: true}]
        then: {Undead: {zone: battlefield}}
        """,
    "an evoked creature that is blinked in response to its sacrifice is another object (400.7, see 702.74a)": """
        given: {Ann: {hand: [Evoker, Blink]}, Bob: {}}
        when: [{cast: Evoker, by: Ann}, {resolve: 1}, {cast: Blink, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: which cost, answer: evoke}, {player: Ann, question: order triggers, answer: [Evoker, Evoker/etb]}]
        then: {Evoker: {zone: battlefield}, Ann: {life: 22}}
        """,
    "a bought-back spell that is countered goes to the graveyard (see 702.27a)": """
        given: {Ann: {hand: [Buyer]}, Bob: {hand: [Hush], blue: 1}}
        when: [{cast: Buyer, by: Ann}, {cast: Hush, by: Bob}, {resolve: all}]
        choices: [{player: Ann, question: pay optional cost, answer: yes}]
        then: {Buyer: {zone: graveyard}}
        """,
    "a copied spell does not trigger prowess, a cast one does (707.10, see 702.108a)": """
        given: {Ann: {hand: [Bolt, Fork], red: 1, battlefield: [Prow]}, Bob: {}}
        when: [{cast: Bolt, by: Ann}, {cast: Fork, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}, {player: Ann, question: targets, answer: Bob}]
        then: {Prow: {power: 3}, Bob: {life: 14}}
        """,
    "a card with madness that is discarded to pay a cost is cast from exile (see 702.35a)": """
        given: {Ann: {hand: [Mad], battlefield: [Looter], library: 5}, Bob: {}}
        when: [{activate: Looter, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: may, answer: yes}]
        then: {Ann: {life: 24, hand: 1}, Mad: {zone: graveyard}}
        """,
    "nobody dredges three with two cards in the library (see 702.52b)": """
        given: {Ann: {hand: [Div], graveyard: [Dredger], library: 2}, Bob: {}}
        when: [{cast: Div, by: Ann}, {resolve: all}]
        then: {Ann: {hand: 2, library: 0}, Dredger: {zone: graveyard}}
        """,
    "combat damage to the monarch makes its source's controller the monarch, who draws at the end (see 725.2, 724.2)": """
        given: {Ann: {battlefield: [Bear], library: 5}, Bob: {is: [monarch], library: 5}}
        when: [{attack: {Bear: Bob}}, {advance to: end of combat}, {resolve: all}, {advance to: end}, {resolve: all}]
        then: {Ann: {is: [monarch], hand: 1}, Bob: {is not: [monarch]}}
        """,
    "an indestructible creature can be sacrificed, and each player chooses one of their own (701.17a)": """
        given: {Ann: {hand: [Sixteen], battlefield: [Indes]}, Bob: {battlefield: [Bear, Ogre]}}
        when: [{cast: Sixteen, by: Ann}, {resolve: all}]
        choices: [{player: Bob, question: objects, answer: Ogre}]
        then: {Indes: {zone: graveyard}, Ogre: {zone: graveyard}, Bear: {zone: battlefield}}
        """,
    "an overloaded spell has no target, and reaches a creature with hexproof (see 702.96b)": """
        given: {Ann: {hand: [Over]}, Bob: {battlefield: [Hexer, Bear]}}
        when: [{cast: Over, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: which cost, answer: overload}]
        then: {Hexer: {zone: graveyard}, Bear: {zone: graveyard}}
        """,
    "an intervening if is looked at again as the ability resolves (603.4)": """
        given: {turn: {player: Bob}, Ann: {life: 21, library: 5, battlefield: [IfLife]}, Bob: {hand: [Bolt], red: 1}}
        when: [{end turn: true}]
        then: {Ann: {hand: 2}, triggers: {IfLife/rich: 1}}
        """,
    "vigilance that comes after the attack leaves it tapped (see 702.20b)": """
        given: {Ann: {hand: [Vigil], battlefield: [Bear]}, Bob: {}}
        when: [{attack: {Bear: Bob}}, {cast: Vigil, by: Ann}, {resolve: all}]
        then: {Bear: {tapped: true}}
        """,
    "a blocker that is tapped after it blocked deals its damage (510.1)": """
        given: {Ann: {hand: [TapIt], battlefield: [Bear]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Bear: Bob}}, {block: {Ogre: Bear}}, {cast: TapIt, by: Ann}, {resolve: all}, {advance to: postcombat main}]
        choices: [{player: Ann, question: targets, answer: Ogre}]
        then: {Bear: {zone: graveyard}, Ogre: {damage: 2, tapped: true}}
        """,
    "what is to be destroyed at the end of combat is (see 511.2)": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [EOC]}}
        when: [{attack: {Bear: Bob}}, {block: {EOC: Bear}}, {resolve: all}, {advance to: end of combat}, {resolve: all}]
        then: {EOC: {zone: graveyard}, Bear: {zone: graveyard}}
        """,
    "a clone of a creature with a counter under Scales has two (see 614.12, 616.1)": """
        given: {Ann: {hand: [Clone], battlefield: [Scales, Ouphe]}, Bob: {}}
        when: [{cast: Clone, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: apply replacement, answer: yes}, {player: Ann, question: objects, answer: Ouphe}]
        then: {Clone: {counters: {"+1/+1": 2}, power: 3}}
        """,
    "undying and a -1/-1 counter: it comes back once more after they have cancelled out (704.5q, see 702.93a)": """
        given: {Ann: {hand: [Murder, {card: Murder, as: m2}], black: 2, battlefield: [Undier]}, Bob: {}}
        when: [{cast: Murder, by: Ann}, {resolve: all}, {put counter: "-1/-1", on: Undier, by: Ann}, {cast: m2, by: Ann}, {resolve: all}]
        then: {Undier: {zone: battlefield, counters: {"+1/+1": 1}}}
        """,
}


@each_of(SITUATIONS)
def test_it_comes_out_as_the_rules_say(sentence, body):
    holds(BOOK, sentence, body)
