# ruff: noqa: E501
"""Magic: what several effects make of one object, and what a copy takes over, written from the rules alone (613, 707)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], subtypes: [Bear], colors: [green], mana cost: "{1}{G}", power: 2, toughness: 2}
  Cub: {types: [creature], subtypes: [Bear], colors: [green], mana cost: "{G}", power: 1, toughness: 1}
  Ogre: {types: [creature], subtypes: [Ogre], colors: [red], mana cost: "{2}{R}", power: 3, toughness: 3}
  Rock: {types: [artifact], mana cost: "{2}"}
  Frog: {types: [instant], abilities: [{do: [{give: {lose abilities: true, base power: 1, base toughness: 1, colors: [blue]}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Growth: {types: [instant], abilities: [{do: [{give: {power: 3, toughness: 3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Switch: {types: [instant], abilities: [{do: [{give: {switch: [power, toughness]}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Counter: {types: [sorcery], abilities: [{do: [{put counter: "+1/+1", on: {choose: 1, type: creature}, count: 2}]}]}
  Anthem: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1}, affects: {all: {type: creature, controller: you}}}]}
  Seizer: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {controller: you}, affects: {all: {what I am attached to: true}}}]}
  Threaten: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: until end of turn, as: taken}, {untap: {that: taken}}, {give: {keyword: haste}, to: {that: taken}, for: until end of turn}]}]}
  Goyf: {types: [creature], power: 0, toughness: 0, abilities: [{passive: {base power: {count: {type: artifact}}, base toughness: {sum: [1, {count: {type: artifact}}]}}, affects: me, works in: [battlefield, hand, graveyard, library, exile, stack, command]}]}
  Painter: {types: [enchantment], abilities: [{passive: {colors: [blue]}, affects: {all: {type: creature}}}]}
  BlueLord: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1, keyword: flying}, affects: {all: {type: creature, color: blue}}}]}
  March: {types: [enchantment], abilities: [{passive: {type: creature, base power: {mana value of: it}, base toughness: {mana value of: it}}, affects: {all: {type: artifact, not type: creature}}}]}
  Arcane: {types: [enchantment], abilities: [{passive: {subtype: Ogre}, affects: {all: {type: creature, controller: you}}}]}
  OgreLord: {types: [creature], subtypes: [Ogre], power: 2, toughness: 2, abilities: [{passive: {power: 1, toughness: 1}, affects: {all: {subtype: Ogre, controller: you, other: true}}}]}
  Silence: {types: [enchantment], abilities: [{passive: {lose abilities: true}, affects: {all: {type: creature, controller: opponent}}}]}
  Wings: {types: [instant], abilities: [{do: [{give: {keyword: flying}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Clone: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Legend: {types: [creature], supertypes: [legendary], power: 3, toughness: 3}
  Vessel: {types: [land], abilities: [{use: {generic: 1}, do: [{give: {type: creature, base power: 4, base toughness: 4}, to: me, for: until end of turn}]}]}
  Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: permanent}}]}]}
  Kick: {types: [creature], mana cost: "{G}", power: 2, toughness: 2, keywords: [{kicker: "{G}"}], abilities: [{replace: {event: enters, object: me}, while: {paid: kicker}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: 2}]}]}
  Fork: {types: [instant], abilities: [{do: [{copy: {choose: 1, zone: stack, type: [instant, sorcery]}, new targets: true}]}]}
  XBlast: {types: [sorcery], mana cost: "{X}{R}", abilities: [{do: [{deal: X, to: {choose: 1, type: player}}]}]}
  Kicked: {types: [sorcery], mana cost: "{G}", keywords: [{kicker: "{G}"}], abilities: [{do: [{draw: 1}, {gain life: 5, if: {paid: kicker}}]}]}
  Walker: {types: [planeswalker], loyalty: 3, abilities: [{name: up, use: {put counter: loyalty}, do: [{gain life: 1}]}]}
""",
)

SITUATIONS = {
    "two +1/+1 counters stay on a creature whose base size is set, and a later growth adds (see 613.4b, 613.4c)": """
        given: {Ann: {hand: [Counter, Frog, Growth], battlefield: [Ogre]}, Bob: {}}
        when: [{cast: Counter, by: Ann}, {resolve: all}, {cast: Frog, by: Ann}, {resolve: all}, {cast: Growth, by: Ann}, {resolve: all}]
        then: {Ogre: {power: 6, toughness: 6}}
        """,
    "a growth that came first is still added to a size that is set later (see 613.4c)": """
        given: {Ann: {hand: [Frog, Growth], battlefield: [Ogre]}, Bob: {}}
        when: [{cast: Growth, by: Ann}, {resolve: all}, {cast: Frog, by: Ann}, {resolve: all}]
        then: {Ogre: {power: 4, toughness: 4}}
        """,
    "power and toughness are switched after everything else, also after what comes later (see 613.4d)": """
        given: {Ann: {hand: [Switch, Counter], battlefield: [{card: Cub, counters: {"+1/+1": 0}}, Anthem]}, Bob: {}}
        when: [{cast: Switch, by: Ann}, {resolve: all}, {give: {power: 3}, to: Cub, for: until end of turn, by: Ann}]
        then: {Cub: {power: 2, toughness: 5}}
        """,
    "switched twice they are as they were (see 613.4d)": """
        given: {Ann: {hand: [Switch, {card: Switch, as: s2}], battlefield: [Ogre]}, Bob: {}}
        when: [{give: {power: 2}, to: Ogre, for: until end of turn, by: Ann}, {cast: Switch, by: Ann}, {resolve: all}, {cast: s2, by: Ann}, {resolve: all}]
        then: {Ogre: {power: 5, toughness: 3}}
        """,
    "a creature whose size an ability of its own defines is 0/1 by it, and 1/1 once that is set (see 613.4a)": """
        given: {Ann: {hand: [Frog], battlefield: [Goyf]}, Bob: {}}
        when: [{check: {Goyf: {power: 0, toughness: 1}}}, {cast: Frog, by: Ann}, {resolve: all}]
        then: {Goyf: {power: 1, toughness: 1}}
        """,
    "without abilities what would define its size is gone, and it has no toughness (704.5f, see 613.1f)": """
        given: {Ann: {battlefield: [Silence]}, Bob: {battlefield: [Rock, Goyf, Bear]}}
        when: [{pass: Ann}]
        then: {Goyf: {zone: graveyard}, Bear: {zone: battlefield}}
        """,
    "a color that is given in layer 5 is seen in layers 6 and 7, whichever came first (see 613.1e)": """
        given: {Ann: {battlefield: [BlueLord, Painter, Bear]}, Bob: {}}
        when: [{pass: Ann}]
        then: {Bear: {power: 3, keywords: [flying]}}
        """,
    "an artifact that is made a creature by a layer is as large as its mana value (see 613.1d)": """
        given: {Ann: {battlefield: [March, Rock, Anthem]}, Bob: {}}
        when: [{pass: Ann}]
        then: {Rock: {power: 3, toughness: 3}}
        """,
    "an artifact that is a creature by another effect: whether march applies depends on that effect (see 613.8a)": """
        given: {Ann: {hand: [Growth], battlefield: [March, Rock]}, Bob: {}}
        when: [{give: {type: creature, base power: 5, base toughness: 5}, to: Rock, for: until end of turn, by: Ann}]
        then: {Rock: {power: 5, toughness: 5}}
        """,
    "what gains a type in layer 4 is larger by a lord of that type in layer 7 (see 613.1d)": """
        given: {Ann: {battlefield: [OgreLord, Arcane, Bear]}, Bob: {}}
        when: [{pass: Ann}]
        then: {Bear: {power: 3, toughness: 3}, OgreLord: {power: 2}}
        """,
    "flying that comes after all abilities were lost is had (see 613.7, 613.1f)": """
        given: {Ann: {hand: [Wings], battlefield: [Bear]}, Bob: {battlefield: [Silence]}}
        when: [{cast: Wings, by: Ann}, {resolve: all}]
        then: {Bear: {keywords: [flying]}}
        """,
    "flying that came before is lost with the rest (see 613.7)": """
        given: {Ann: {hand: [Wings, Frog], battlefield: [Bear]}, Bob: {}}
        when: [{cast: Wings, by: Ann}, {resolve: all}, {cast: Frog, by: Ann}, {resolve: all}]
        then: {Bear: {keywords: [], power: 1}}
        """,
    "whoever takes control later has it; when that ends, the earlier effect still applies (see 613.7, 613.1b)": """
        given: {Ann: {hand: [Seizer]}, Bob: {hand: [], battlefield: []}, Cid: {battlefield: [Bear], hand: [Threaten]}}
        when: [{cast: Seizer, by: Ann}, {resolve: all}, {check: {Bear: {controller: Ann}}}, {end turn: true}, {end turn: true}, {cast: Threaten, by: Cid}, {resolve: all}, {check: {Bear: {controller: Cid}}}, {end turn: true}]
        then: {Bear: {controller: Ann}}
        """,
    "an anthem follows control: a stolen creature is larger for its new controller (see 613.1b)": """
        given: {Ann: {hand: [Threaten], battlefield: [Anthem]}, Bob: {battlefield: [Bear]}}
        when: [{cast: Threaten, by: Ann}, {resolve: all}]
        then: {Bear: {power: 3, controller: Ann}}
        """,
    "a clone of a creature with counters and an Aura has neither (see 707.2)": """
        given: {Ann: {hand: [Clone], battlefield: [{card: Bear, counters: {"+1/+1": 3}}]}, Bob: {}}
        when: [{cast: Clone, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: apply replacement, answer: yes}]
        then: {Clone: {power: 2, counters: {"+1/+1": 0}}}
        """,
    "a clone of a legend and the legend: its player keeps one (704.5j, see 707.2)": """
        given: {Ann: {hand: [Clone], battlefield: [Legend]}, Bob: {}}
        when: [{cast: Clone, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: apply replacement, answer: yes}, {player: Ann, question: which to keep, answer: Clone}]
        then: {Clone: {zone: battlefield, power: 3}, Legend: {zone: graveyard}}
        """,
    "a clone of an opponent's legend: nobody has two (see 704.5j)": """
        given: {Ann: {hand: [Clone]}, Bob: {battlefield: [Legend]}}
        when: [{cast: Clone, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: apply replacement, answer: yes}]
        then: {Clone: {zone: battlefield, power: 3}, Legend: {zone: battlefield}}
        """,
    "a token copy of a land that is a creature this turn is a land and no creature (see 707.2)": """
        given: {Ann: {hand: [Mirror], green: 1, battlefield: [Vessel]}, Bob: {}}
        when: [{activate: Vessel, by: Ann}, {resolve: all}, {cast: Mirror, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Vessel}]
        then: {Vessel: {power: 4}, Ann: {battlefield: {count: 2}}}
        """,
    "a copy of a kicked creature that is on the battlefield has not been kicked (see 707.2)": """
        given: {Ann: {hand: [Kick, Clone], green: 2}, Bob: {}}
        when: [{cast: Kick, by: Ann}, {resolve: all}, {check: {Kick: {power: 4}}}, {cast: Clone, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: pay optional cost, answer: yes}, {player: Ann, question: apply replacement, answer: yes}]
        then: {Clone: {power: 2, counters: {"+1/+1": 0}}}
        """,
    "a copy of a kicked spell is kicked (707.10)": """
        given: {Ann: {hand: [Kicked, Fork], green: 2, library: 5}, Bob: {}}
        when: [{cast: Kicked, by: Ann}, {cast: Fork, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: pay optional cost, answer: yes}]
        then: {Ann: {life: 30, hand: 2}}
        """,
    "a copy of a spell has its X, and may have another target (707.10)": """
        given: {Ann: {hand: [XBlast, Fork], red: 4}, Bob: {}, Cid: {}}
        when: [{cast: XBlast, by: Ann}, {cast: Fork, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: value of X, answer: 3}, {player: Ann, question: targets, answer: Bob}, {player: Ann, question: targets, answer: Cid}]
        then: {Bob: {life: 17}, Cid: {life: 17}}
        """,
    "a token copy of a planeswalker comes with the loyalty that is printed (see 707.2, 306.5b)": """
        given: {Ann: {hand: [Mirror], battlefield: [{card: Walker, counters: {loyalty: 6}}]}, Bob: {}}
        when: [{cast: Mirror, by: Ann}, {resolve: all}]
        then: {Walker: {loyalty: 6}, Walker 2: {loyalty: 3}}
        """,
}


@each_of(SITUATIONS)
def test_it_comes_out_as_the_rules_say(sentence, body):
    holds(BOOK, sentence, body)
