# ruff: noqa: E501
"""Magic: situations in which two or three rules meet, written from the rules alone: layers, replacements, turns, players who leave."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], subtypes: [Bear], colors: [green], mana cost: "{1}{G}", power: 2, toughness: 2}
  Waking: {types: [enchantment], abilities: [{passive: {type: creature, base power: 4, base toughness: 4}, affects: {all: {type: enchantment, other: true}}}]}
  Humbling: {types: [enchantment], abilities: [{passive: {lose abilities: true, base power: 0, base toughness: 1}, affects: {all: {type: creature}}}]}
  Clone: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Ouphe: {types: [creature], subtypes: [Ouphe], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: 2}]}]}
  Ring: {types: [enchantment], abilities: [{name: take, when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, until: me leaves}]}]}
  Season: {types: [enchantment], abilities: [{replace: {event: counter is put, object: {type: permanent, controller: you}}, keeps: true, amount: {times: [2, that much]}}]}
  Scales: {types: [enchantment], abilities: [{replace: {event: counter is put, object: {type: creature, controller: you}, counter: "+1/+1"}, keeps: true, amount: {sum: [1, that much]}}]}
  LateFlicker: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}, as: gone}, {later: {when: {event: beginning of, phase: end}, do: [{return: {that: gone}, to: battlefield, under: its owner}]}}]}]}
  Aura: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {power: 2, toughness: 2}, affects: {all: {what I am attached to: true}}}]}
  Phase: {types: [instant], abilities: [{do: [{phase out: {choose: 1, type: creature}}]}]}
  Lifer: {types: [creature], power: 2, toughness: 2, keywords: [lifelink]}
  Martyr: {types: [creature], power: 1, toughness: 4, abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}}, with: [{redirect: me}]}]}
  Lichy: {types: [enchantment], abilities: [{replace: {event: draws, player: you}, with: [{lose life: 1}]}]}
  Divine: {types: [sorcery], abilities: [{do: [{draw: 2}]}]}
  Rule: {types: [enchantment], abilities: [{passive: {cannot: gain life}, affects: {all: {type: player}}}]}
  Swap: {types: [sorcery], abilities: [{do: [{exchange life totals: {choose: 1, type: player, controller: opponent}}]}]}
  Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Doubling: {types: [enchantment], abilities: [{replace: {event: counter is put, object: {type: permanent, controller: you}}, keeps: true, amount: {times: [2, that much]}}]}
  Inc: {types: [creature], power: 0, toughness: 0, keywords: [{modular: 2}], abilities: []}
  Robot: {types: [artifact, creature], power: 1, toughness: 1}
  Chorus: {types: [artifact], abilities: [{replace: {event: ability triggers, object: {controller: you}, because: {event: enters, object: {type: [artifact, creature]}}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Visitor: {types: [creature], power: 1, toughness: 1, abilities: [{name: hi, when: {event: enters, object: me}, do: [{draw: 1}]}]}
  Sister: {types: [creature], power: 1, toughness: 1, abilities: [{name: sis, when: {event: enters, object: {type: creature, other: true}}, do: [{gain life: 1}]}]}
  Myriad: {types: [creature], power: 2, toughness: 2, keywords: [myriad]}
  Unearth: {types: [creature], power: 2, toughness: 2, keywords: [{unearth: "{1}"}]}
  Flickerer: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}, as: g}, {return: {that: g}, to: battlefield, under: its owner}]}]}
  Bolt: {types: [instant], colors: [red], mana cost: "{R}", abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Morph: {types: [creature], mana cost: "{4}", power: 5, toughness: 5, keywords: [{morph: "{2}"}], abilities: [{name: up, when: {event: is turned face up, object: me}, do: [{gain life: 2}]}]}
  ExtraTwo: {types: [sorcery], abilities: [{do: [{extra turn: 1, player: {choose: 1}}]}]}
  UntilMine: {types: [sorcery], abilities: [{do: [{give: {power: -1}, to: {all: {type: creature, controller: opponent}}, for: until your next turn}]}]}
  Vote: {types: [sorcery], abilities: [{do: [{draw: 1, player: any}, {lose life: 1, player: any}]}]}
  Marshal: {types: [creature], supertypes: [legendary], mana cost: "{2}{W}", power: 7, toughness: 7}
  Undo: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Seize: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
""",
)

MET = {
    "an enchantment that is made a creature by an older effect is made small by its own (see 613.7)": """
        given: {Ann: {battlefield: [Waking, Humbling, Bear]}, Bob: {}}
        when: [{pass: Ann}]
        then: {Bear: {power: 0, toughness: 1}, Humbling: {power: 0, toughness: 1}}
        """,
    "it is as large as a younger effect says, though it has lost its abilities by then (see 613.7)": """
        given: {Ann: {battlefield: [Humbling, Waking, Bear]}, Bob: {}}
        when: [{pass: Ann}]
        then: {Bear: {power: 0, toughness: 1}, Humbling: {power: 4, toughness: 4}}
        """,
    "what enters as a copy of something that enters with counters has them too (see 614.12)": """
        given: {Ann: {battlefield: [Ouphe], hand: [Clone]}, Bob: {}}
        when: [{cast: Clone, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: apply replacement, answer: yes},{player: Ann, question: objects, answer: Ouphe}]
        then: {Clone: {power: 3, counters: {"+1/+1": 2}}, Ouphe: {power: 1}}
        """,
    "a creature comes back as the player leaves who has exiled it until something is gone (see 610.3)": """
        given: {Ann: {hand: [Ring]}, Bob: {battlefield: [Bear]}, Cid: {}}
        when: [{cast: Ring, by: Ann}, {resolve: all}, {concede: Ann}]
        then: {Bear: {zone: battlefield, controller: Bob}}
        """,
    "one counter more and then twice as many are six of two (616.1)": """
        given: {Ann: {battlefield: [Season, Scales], hand: [Ouphe]}, Bob: {}}
        when: [{cast: Ouphe, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: order replacements, answer: Scales}]
        then: {Ouphe: {counters: {"+1/+1": 6}}}
        """,
    "twice as many and then one more are five (616.1)": """
        given: {Ann: {battlefield: [Season, Scales], hand: [Ouphe]}, Bob: {}}
        when: [{cast: Ouphe, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: order replacements, answer: Season}]
        then: {Ouphe: {counters: {"+1/+1": 5}}}
        """,
    "what returns at the next end step waits a turn if that has begun (see 513.2)": """
        given: {turn: {player: Ann, phase: end}, Ann: {battlefield: [Bear], hand: [LateFlicker]}, Bob: {}}
        when: [{cast: LateFlicker, by: Ann}, {resolve: 1}, {advance to: cleanup}, {check: {Bear: {zone: exile}}}, {end turn: true}, {advance to: end}, {resolve: all}]
        then: {Bear: {zone: battlefield}, turn: Bob}
        """,
    "an Aura phases out and in with its creature, and is still attached to it (see 702.26g)": """
        given: {Ann: {battlefield: [Bear, {card: Aura, attached to: Bear}], hand: [Phase]}, Bob: {}}
        when: [{cast: Phase, by: Ann}, {resolve: 1}, {check: {Aura: {is: [phased out]}}}, {end turn: true}, {end turn: true}]
        then: {Bear: {power: 4, is not: [phased out]}, Aura: {attached to: Bear}}
        """,
    "damage by a source with lifelink that is redirected is life gained all the same (see 614.9)": """
        given: {Ann: {battlefield: [Lifer]}, Bob: {battlefield: [Martyr]}}
        when: [{attack: {Lifer: Bob}}, {block: {}}, {advance to: end of combat}]
        then: {Bob: {life: 20}, Martyr: {damage: 2}, Ann: {life: 22}}
        """,
    "each of two draws is replaced by itself, with an empty library as well (see 121.6)": """
        given: {Ann: {battlefield: [Lichy], hand: [Divine], library: 0}, Bob: {}}
        when: [{cast: Divine, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 18}, winner: none}
        """,
    "life totals are not exchanged where nobody can gain life (see 119.7)": """
        given: {Ann: {life: 5, battlefield: [Rule], hand: [Swap]}, Bob: {life: 12}}
        when: [{cast: Swap, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 5}, Bob: {life: 12}}
        """,
    "twice the counters of modular are given away twofold again (see 702.43a)": """
        given: {Ann: {battlefield: [Doubling, Robot], hand: [Inc, Murder]}, Bob: {}}
        when: [{cast: Inc, by: Ann}, {resolve: 1}, {check: {Inc: {power: 4}}}, {cast: Murder, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Inc}, {player: Ann, question: may, answer: yes}]
        then: {Robot: {counters: {"+1/+1": 8}}}
        """,
    "what triggers twice does so on itself as well as on others (603.2d)": """
        given: {Ann: {battlefield: [Chorus, Sister], hand: [Visitor]}, Bob: {}}
        when: [{cast: Visitor, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: order triggers, answer: [Sister/sis, Sister/sis, Visitor/hi, Visitor/hi]}]
        then: {Ann: {life: 22, hand: 2}}
        """,
    "with three opponents myriad makes two copies, which are gone after combat (see 702.116a)": """
        given: {Ann: {battlefield: [Myriad]}, Bob: {}, Cid: {}, Dee: {}}
        when: [{attack: {Myriad: Bob}}, {resolve: all}, {block: {}}, {advance to: combat damage}, {check: {Bob: {life: 18}, Cid: {life: 18}, Dee: {life: 18}}}, {advance to: postcombat main}]
        choices: [{player: Ann, question: may, answer: yes},{player: Ann, question: may, answer: yes}]
        then: {Ann: {battlefield: [Myriad]}}
        """,
    "an unearthed creature that an effect exiles comes back as another object, and stays (see 702.84a)": """
        given: {Ann: {graveyard: [Unearth], colorless: 1, hand: [Flickerer]}, Bob: {}}
        when: [{activate: Unearth, by: Ann, ability: unearth}, {resolve: 1}, {cast: Flickerer, by: Ann}, {resolve: 1}, {check: {Unearth: {zone: battlefield}}}, {advance to: end}, {resolve: all}]
        then: {Unearth: {zone: battlefield}}
        """,
    "a creature that is turned face up is still the target that it was (702.37e)": """
        given: {Ann: {battlefield: [{card: Morph, face down: true}], colorless: 2}, Bob: {hand: [Bolt], red: 1}}
        when: [{pass: Ann}, {cast: Bolt, by: Bob}, {pass: Bob}, {activate: Morph, by: Ann, ability: morph}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Morph}]
        then: {Morph: {zone: battlefield, damage: 3}, Ann: {life: 22}}
        """,
    "of two extra turns the one made later comes first (see 500.7)": """
        given: {Ann: {hand: [ExtraTwo, {card: ExtraTwo, as: e2}]}, Bob: {}, Cid: {}}
        when: [{cast: ExtraTwo, by: Ann}, {resolve: 1}, {cast: e2, by: Ann}, {resolve: 1}, {end turn: true}, {check: {turn: Cid}}, {end turn: true}, {check: {turn: Ann}}, {end turn: true}]
        choices: [{player: Ann, question: targets, answer: Ann}, {player: Ann, question: targets, answer: Cid}]
        then: {turn: Bob}
        """,
    "an effect until the next turn of a player who left lasts until that would have begun (see 800.4m)": """
        given: {Ann: {hand: [UntilMine]}, Bob: {battlefield: [Bear]}, Cid: {}}
        when: [{cast: UntilMine, by: Ann}, {resolve: 1}, {check: {Bear: {power: 1}}}, {concede: Ann}, {end turn: true}, {check: {Bear: {power: 1}}}, {end turn: true}, {check: {Bear: {power: 1}}}, {end turn: true}]
        then: {turn: Bob, Bear: {power: 2}}
        """,
    "where the last two lose at the same moment the game is a draw (see 104.4a)": """
        given: {Ann: {hand: [Vote], life: 1}, Bob: {library: 0}}
        when: [{cast: Vote, by: Ann}, {resolve: 1}]
        then: {winner: draw}
        """,
    "a commander that was countered has been cast, and costs two more (see 903.8)": """
        given: {Ann: {command: [{card: Marshal, commander: true}], white: 2, colorless: 6}, Bob: {hand: [Undo]}}
        when: [{cast: Marshal, by: Ann}, {pass: Ann}, {cast: Undo, by: Bob}, {resolve: 1}, {cast: Marshal, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: may, answer: yes}]
        then: {Marshal: {zone: battlefield}, Ann: {colorless: 0, white: 0}}
        """,
    "its owner decides where a commander goes that another player had (903.9a)": """
        given: {Ann: {hand: [Seize, Murder]}, Bob: {battlefield: [{card: Marshal, commander: true}]}}
        when: [{cast: Seize, by: Ann}, {resolve: 1}, {cast: Murder, by: Ann}, {resolve: 1}]
        choices: [{player: Bob, question: may, answer: yes}]
        then: {Marshal: {zone: command}}
        """,
}


@each_of(MET)
def test_where_several_rules_meet(sentence, body):
    holds(BOOK, sentence, body)
