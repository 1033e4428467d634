# ruff: noqa: E501
"""Magic: costs and payments, split second, tokens, control and what is seen as things leave, written from the rules alone."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], subtypes: [Bear], colors: [green], mana cost: "{1}{G}", power: 2, toughness: 2}
  Ogre: {types: [creature], subtypes: [Ogre], colors: [red], mana cost: "{2}{R}", power: 3, toughness: 3}
  Rock: {types: [artifact], mana cost: "{2}"}
  Murder: {types: [instant], mana cost: "{B}", abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Bolt: {types: [instant], mana cost: "{R}", colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Hush: {types: [instant], mana cost: "{U}", abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Suspender: {types: [creature], mana cost: "{5}", power: 4, toughness: 4, keywords: [{suspend: 1, cost: "{R}"}]}
  Steal: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  Quick: {types: [instant], mana cost: "{U}", keywords: [split second], abilities: [{do: [{draw: 1}]}]}
  Morpher: {types: [creature], mana cost: "{4}", power: 4, toughness: 4, keywords: [{morph: "{1}"}], abilities: [{name: up, when: {event: is turned face up, object: me}, do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Cycler: {types: [creature], mana cost: "{4}", power: 4, toughness: 4, keywords: [{cycling: 1}]}
  Thalia: {types: [creature], power: 2, toughness: 1, abilities: [{passive: {cost: {generic: 1}}, affects: {type: [instant, sorcery, artifact], zone: stack}}]}
  Medal: {types: [artifact], abilities: [{passive: {cost: {generic: -1}}, affects: {type: spell, controller: you, zone: stack}}]}
  Phyr: {types: [instant], mana cost: "{B/P}", abilities: [{do: [{gain life: 10}]}]}
  Sacr: {types: [instant], mana cost: "{R}", abilities: [{passive: {additional cost: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}}, affects: me}, {do: [{draw: 2}]}]}
  Convoker: {types: [creature], mana cost: "{2}{G}", power: 3, toughness: 3, keywords: [convoke]}
  Twin: {types: [instant], abilities: [{do: [{copy: {choose: 1, zone: stack, type: ability}, new targets: true}]}]}
  Pinger: {types: [creature], power: 1, toughness: 1, abilities: [{use: {tap: me}, do: [{deal: 1, to: {choose: 1, type: any target}}]}]}
  Morale: {types: [enchantment], abilities: [{name: hi, when: {event: enters, object: {type: creature, controller: you}}, do: [{gain life: 1}]}]}
  Torpor: {types: [creature], power: 1, toughness: 4, abilities: [{replace: {event: ability triggers, because: {event: enters, object: {type: creature}}}, with: [{nothing: true}]}]}
  Doubler: {types: [enchantment], abilities: [{replace: {event: is created, player: you}, keeps: true, amount: {times: [2, that much]}}]}
  TwoToks: {types: [sorcery], abilities: [{do: [{create token: {name: Elf, power: 1, toughness: 1}, count: 2}]}]}
  Lifer: {types: [enchantment], abilities: [{replace: {event: gains life, player: you}, keeps: true, amount: {times: [2, that much]}}]}
  Nolife: {types: [enchantment], abilities: [{passive: {cannot: gain life}, affects: {all: {type: player}}}]}
  Leech: {types: [sorcery], abilities: [{do: [{lose life: 2, player: opponent}, {gain life: {total of: {event: loses life, player: opponent}, in: this way}}]}]}
  Sower: {types: [creature], power: 2, toughness: 2, abilities: [{name: grab, when: {event: enters, object: me}, do: [{gain control: {choose: 1, type: creature, other: true}, for: while this remains}]}]}
  Exch: {types: [sorcery], abilities: [{do: [{exchange control: {choose: 2, type: creature}}]}]}
  Dier: {types: [creature], power: 1, toughness: 1, abilities: [{name: mine, when: {event: dies, object: me}, do: [{create token: {name: Ghost, power: 1, toughness: 1}}]}]}
  Pit: {types: [enchantment], abilities: [{name: sees, when: {event: dies, object: {type: creature, controller: you}}, do: [{gain life: 1}]}]}
  GiveDies: {types: [instant], abilities: [{do: [{give: {ability: {name: boom, when: {event: dies, object: me}, do: [{draw: 1}]}}, to: {all: {type: creature, controller: you}}, for: until end of turn}]}]}
  Wrath: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature}}}]}]}
  Bounce: {types: [sorcery], abilities: [{do: [{return: {all: {type: [creature, enchantment]}}}]}]}
  Leaver: {types: [enchantment], abilities: [{name: gone, when: {event: leaves, object: {type: creature, controller: you}}, do: [{gain life: 1}]}]}
  Werewolf: {types: [creature], mana cost: "{1}{G}", power: 2, toughness: 2, back: {name: Howler, types: [creature], colors: [green], power: 4, toughness: 4}, abilities: [{use: {generic: 0}, do: [{transform: me}]}]}
  Sage: {types: [creature], mana cost: "{1}{U}", power: 1, toughness: 3, modal back: {name: Tower, types: [land], abilities: [{use: {tap: me}, do: [{add: {blue: 1}}]}]}}
  Crucible: {types: [artifact], abilities: [{passive: {can: be played from graveyard}, affects: {type: land, zone: graveyard, owner: you}}]}
  Splitter: {halves: [{name: Fire, types: [instant], mana cost: "{1}{R}", abilities: [{do: [{gain life: 1}]}]}, {name: Ice, types: [instant], mana cost: "{1}{U}", abilities: [{do: [{draw: 1}]}]}]}
  CheapSeek: {types: [sorcery], abilities: [{do: [{return: {choose: 1, zone: graveyard, owner: you, type: instant, mana value: {at most: 2}}}]}]}
  Skip: {types: [sorcery], abilities: [{do: [{skip: draw, player: opponent}]}]}
  Untapper: {types: [enchantment], abilities: [{passive: {cannot: untap}, affects: {all: {type: artifact}}}]}
  Mana: {types: [artifact], abilities: [{use: {tap: me}, do: [{add: {colorless: 2}}]}]}
""",
)

SITUATIONS = {
    "a suspended creature has haste only as long as whoever cast it controls it (702.62a)": """
        given: {Ann: {hand: [Suspender], red: 1, library: 5}, Bob: {hand: [Steal], library: 5}}
        when: [{activate: Suspender, by: Ann, ability: suspend}, {end turn: true}, {end turn: true}, {resolve: all}, {check: {Suspender: {keywords: [haste, suspend]}}}, {cast: Steal, by: Bob}, {resolve: all}]
        choices: [{player: Ann, question: may, answer: yes}]
        then: {Suspender: {controller: Bob, keywords: [suspend]}}
        """,
    "split second: turned face up, its trigger is put on the stack and counters it (see 702.61b)": """
        given: {Ann: {colorless: 4, hand: [Morpher], library: 5}, Bob: {hand: [Quick], blue: 1, library: 5}}
        when: [{cast: Morpher, by: Ann, as: face down}, {resolve: all}, {cast: Quick, by: Bob}, {activate: Morpher, by: Ann, ability: morph}, {resolve: all}]
        then: {Quick: {zone: graveyard}, Bob: {hand: 0}}
        """,
    "split second: cycling is no mana ability, and is not used (702.61a)": """
        given: {Ann: {colorless: 1, hand: [Cycler], library: 5}, Bob: {hand: [Quick], blue: 1, library: 5}}
        when: [{cast: Quick, by: Bob}, {activate: Cycler, by: Ann, ability: cycling}]
        then: {illegal: 702.61a}
        """,
    "split second: a mana ability may be activated (see 702.61b)": """
        given: {Ann: {battlefield: [Mana]}, Bob: {hand: [Quick], blue: 1, library: 5}}
        when: [{cast: Quick, by: Bob}, {activate: Mana, by: Ann}]
        then: {Ann: {colorless: 2}}
        """,
    "increases come before reductions, and a reduction takes generic mana alone (see 601.2f)": """
        given: {Ann: {hand: [Bolt], red: 1, battlefield: [Thalia, Medal]}, Bob: {}}
        when: [{cast: Bolt, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}]
        then: {Bob: {life: 17}, Ann: {red: 0}}
        """,
    "a reduction takes nothing off colored mana (see 118.7a)": """
        given: {Ann: {hand: [Bolt], battlefield: [Medal]}, Bob: {}}
        when: [{cast: Bolt, by: Ann}]
        choices: [{player: Ann, question: targets, answer: Bob}]
        then: {illegal: 601.2h}
        """,
    "a Phyrexian symbol is not paid with life by a player who has only one (see 119.4)": """
        given: {Ann: {hand: [Phyr], life: 1}, Bob: {}}
        when: [{cast: Phyr, by: Ann}]
        then: {illegal: true}
        """,
    "with two life it is, and the spell resolves only if its player is still there (704.5a, see 119.4)": """
        given: {Ann: {hand: [Phyr], life: 2}, Bob: {}}
        when: [{cast: Phyr, by: Ann}]
        then: {winner: Bob}
        """,
    "a creature that is sacrificed as a cost cannot be saved in response, and a countered spell gives it back to nobody (601.2h)": """
        given: {Ann: {hand: [Sacr], red: 1, battlefield: [Bear]}, Bob: {hand: [Hush], blue: 1}}
        when: [{cast: Sacr, by: Ann}, {check: {Bear: {zone: graveyard}}}, {cast: Hush, by: Bob}, {resolve: all}]
        then: {Bear: {zone: graveyard}, Ann: {hand: 0}}
        """,
    "convoke: a creature with summoning sickness helps (702.51a)": """
        given: {Ann: {hand: [Convoker], colorless: 2, battlefield: [{card: Bear, summoning sick: true}]}, Bob: {}}
        when: [{cast: Convoker, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: objects, answer: Bear}, {player: Ann, question: pay with, answer: green}]
        then: {Convoker: {zone: battlefield}, Bear: {tapped: true}}
        """,
    "a copy of an activated ability has another target, and no cost is paid for it (707.10)": """
        given: {Ann: {hand: [Twin], battlefield: [Pinger]}, Bob: {}, Cid: {}}
        when: [{activate: Pinger, by: Ann}, {cast: Twin, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}, {player: Ann, question: targets, answer: Cid}]
        then: {Bob: {life: 19}, Cid: {life: 19}}
        """,
    "an ability whose source has left still resolves, and deals damage as it last was (see 608.2h)": """
        given: {Ann: {battlefield: [Pinger]}, Bob: {hand: [Murder], black: 1}}
        when: [{activate: Pinger, by: Ann}, {cast: Murder, by: Bob}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}]
        then: {Bob: {life: 19}, Pinger: {zone: graveyard}}
        """,
    "two doublers double twice; a token that is created triggers for each (see 614.5)": """
        given: {Ann: {hand: [TwoToks], battlefield: [{card: Doubler, as: d1}, {card: Doubler, as: d2}, Morale]}, Bob: {}}
        when: [{cast: TwoToks, by: Ann}, {resolve: all}]
        then: {Ann: {life: 28}, triggers: {Morale/hi: 8}}
        """,
    "what would trigger on an entering creature does not trigger under Torpor, also on itself entering (603.2)": """
        given: {Ann: {hand: [Torpor], battlefield: [Morale]}, Bob: {}}
        when: [{cast: Torpor, by: Ann}, {resolve: all}]
        then: {Ann: {life: 20}, triggers: {Morale/hi: 0}}
        """,
    "nobody gains life who can't, however much it is doubled (see 119.7, 614.17b)": """
        given: {Ann: {hand: [Leech], battlefield: [Lifer, Nolife]}, Bob: {}}
        when: [{cast: Leech, by: Ann}, {resolve: all}]
        then: {Ann: {life: 20}, Bob: {life: 18}}
        """,
    "life that is lost this way by two opponents is gained by one (see 608.2c)": """
        given: {Ann: {hand: [Leech], battlefield: [Lifer]}, Bob: {}, Cid: {}}
        when: [{cast: Leech, by: Ann}, {resolve: all}]
        then: {Ann: {life: 28}, Bob: {life: 18}, Cid: {life: 18}}
        """,
    "control that lasts while its source remains ends as it is stolen? no, only as it leaves (see 611.2b)": """
        given: {Ann: {hand: [Sower], battlefield: []}, Bob: {battlefield: [Bear], hand: [Steal]}}
        when: [{cast: Sower, by: Ann}, {resolve: all}, {check: {Bear: {controller: Ann}}}, {cast: Steal, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Sower}]
        then: {Bear: {controller: Ann}, Sower: {controller: Bob}}
        """,
    "two creatures of one player are not exchanged (701.10b)": """
        given: {Ann: {hand: [Exch]}, Bob: {battlefield: [Bear, Ogre]}}
        when: [{cast: Exch, by: Ann}, {resolve: all}]
        then: {Bear: {controller: Bob}, Ogre: {controller: Bob}}
        """,
    "a stolen creature that dies: its trigger is its last controller's, the card its owner's (603.10a, see 603.3a)": """
        given: {Ann: {hand: [Steal]}, Bob: {hand: [Murder], black: 1, battlefield: [Dier, Pit]}}
        when: [{cast: Steal, by: Ann}, {resolve: all}, {cast: Murder, by: Bob}, {resolve: all}]
        then: {Bob: {graveyard: {count: 2}}, Dier: {zone: graveyard}, Ghost: {controller: Ann}, triggers: {Pit/sees: 0}}
        """,
    "an ability that was given until end of turn triggers as what has it dies (603.10a)": """
        given: {Ann: {hand: [GiveDies, Wrath], battlefield: [Bear, Ogre], library: 5}, Bob: {}}
        when: [{cast: GiveDies, by: Ann}, {resolve: all}, {cast: Wrath, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: order triggers, answer: [Bear/boom, Ogre/boom]}]
        then: {Ann: {hand: 2}}
        """,
    "what leaves together with its enchantment is seen leaving by it (603.10a)": """
        given: {Ann: {hand: [Bounce], battlefield: [Leaver, Bear, Ogre]}, Bob: {}}
        when: [{cast: Bounce, by: Ann}, {resolve: all}]
        then: {Ann: {life: 22}}
        """,
    "a transformed permanent keeps counters and is tapped as before; its mana value is that of its front (see 712.8, 202.3b)": """
        given: {Ann: {battlefield: [{card: Werewolf, tapped: true, counters: {"+1/+1": 1}}]}, Bob: {}}
        when: [{activate: Werewolf, by: Ann}, {resolve: all}]
        then: {Werewolf: {power: 5, tapped: true, mana value: 2, is: [transformed]}}
        """,
    "a modal card with a land on its back is played as that by whoever may play lands from a graveyard (712.12)": """
        given: {Ann: {graveyard: [Sage], battlefield: [Crucible]}, Bob: {}}
        when: [{play: Sage, by: Ann, as: Tower}]
        then: {Sage: {zone: battlefield}}
        """,
    "a split card in a graveyard has the mana values of both its halves together (see 709.4b)": """
        given: {Ann: {graveyard: [Splitter], hand: [CheapSeek]}, Bob: {}}
        when: [{cast: CheapSeek, by: Ann}]
        then: {illegal: 601.2c}
        """,
    "a split card is cast as one half, which alone goes on the stack (709.3a)": """
        given: {Ann: {hand: [Splitter], red: 2}, Bob: {}}
        when: [{cast: Splitter, by: Ann, as: Fire}, {check: {Splitter: {mana value: 2}}}, {resolve: all}]
        then: {Ann: {life: 21, red: 0}, Splitter: {zone: graveyard, mana value: 4}}
        """,
    "a skipped draw step has nothing happen in it, and only the next one is skipped (500.11)": """
        given: {Ann: {hand: [Skip], library: 5}, Bob: {library: 5}}
        when: [{cast: Skip, by: Ann}, {resolve: all}, {end turn: true}, {check: {Bob: {hand: 0}}}, {end turn: true}, {end turn: true}]
        then: {Bob: {hand: 1}, Ann: {hand: 1}}
        """,
    "unspent mana is gone with the step (see 500.4)": """
        given: {turn: {player: Ann, phase: upkeep}, Ann: {battlefield: [Mana], hand: [Rock]}, Bob: {}}
        when: [{activate: Mana, by: Ann}, {advance to: precombat main}, {cast: Rock, by: Ann}]
        then: {illegal: 601.2h}
        """,
    "an artifact that does not untap keeps lying tapped, and what is no artifact untaps (502.3)": """
        given: {Ann: {battlefield: [{card: Mana, tapped: true}, {card: Bear, tapped: true}, Untapper]}, Bob: {}}
        when: [{end turn: true}, {end turn: true}]
        then: {Mana: {tapped: true}, Bear: {tapped: false}}
        """,
    "a storm of abilities: two triggers of one player are ordered by that player, after the active player's (see 603.3b)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Pit, {card: Morale, as: m1}]}, Bob: {hand: [Bear], green: 2, battlefield: [{card: Morale, as: m2}]}}
        when: [{cast: Bear, by: Bob}, {resolve: 1}]
        then: {stack: [m2/hi]}
        """,
}


@each_of(SITUATIONS)
def test_it_comes_out_as_the_rules_say(sentence, body):
    holds(BOOK, sentence, body)
