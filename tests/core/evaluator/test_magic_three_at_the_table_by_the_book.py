# ruff: noqa: E501
"""Magic: three and four players, battles and planeswalkers, layers, and costs (chapters 1, 3, 5, 6 and 8)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], colors: [green], subtypes: [Bear], power: 2, toughness: 2}
  Ogre: {types: [creature], colors: [red], subtypes: [Ogre], power: 3, toughness: 3}
  Giant: {types: [creature], power: 5, toughness: 5}
  Oracle: {types: [planeswalker], loyalty: 4, abilities: [{name: up, use: {do: [{put counter: loyalty, on: me}]}, do: [{gain life: 1}]}]}
  Bolt: {types: [instant], colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Seize: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: permanent}, for: permanently}]}]}
  Edict: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: creature, controller: that player, target: false}, player: opponent}]}]}
  Drain: {types: [sorcery], abilities: [{do: [{lose life: 2, player: opponent}, {gain life: 2}]}]}
  Crown: {types: [sorcery], abilities: [{do: [{become the monarch: true}]}]}
  Throne: {types: [artifact], abilities: [{name: crowned, when: {event: becomes the monarch, player: you}, do: [{gain life: 1}]}]}
  Platinum: {types: [artifact], abilities: [{passive: {cannot: lose the game}, affects: {type: player, controller: you}}, {passive: {cannot: win the game}, affects: {type: player, controller: opponent}}]}
  Unheal: {types: [enchantment], abilities: [{passive: {cannot: gain life}, affects: {type: player, controller: opponent}}]}
  Heal: {types: [instant], abilities: [{do: [{gain life: 3}]}]}
  Win: {types: [sorcery], abilities: [{do: [{win the game: true}]}]}
  Set Small: {types: [instant], abilities: [{do: [{give: {base power: 1, base toughness: 1}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Grow: {types: [instant], abilities: [{do: [{give: {power: 3, toughness: 3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Paint: {types: [instant], abilities: [{do: [{give: {colors: black}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Black Lord: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1}, affects: {type: creature, color: black}}]}
  Trample Lord: {types: [enchantment], abilities: [{passive: {keyword: trample}, affects: {type: creature, controller: you}}]}
  Blank: {types: [instant], abilities: [{do: [{give: {lose abilities: true}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Flier: {types: [creature], power: 1, toughness: 1, keywords: [flying]}
  Mana Rock: {types: [artifact], abilities: [{use: {tap: me}, do: [{add: {green: 1}}]}]}
  Elk: {types: [creature], colors: [green], mana cost: "{G}", power: 1, toughness: 1}
  Duo: {types: [creature], mana cost: "{G/W}", power: 1, toughness: 1}
  Phyrexian: {types: [creature], mana cost: "{G/P}", power: 1, toughness: 1}
""",
)

PLAYERS = {
    "each of two opponents sacrifices a creature of their own choice (701.17a)": """
        given: {Ann: {battlefield: [Giant], hand: [Edict]}, Bob: {battlefield: [Bear, Ogre]}, Cid: {battlefield: [{card: Bear, as: b2}]}}
        when: [{cast: Edict, by: Ann}, {resolve: all}]
        choices: [{player: Bob, question: objects, answer: Ogre}]
        then: {Ogre: {zone: graveyard}, Bear: {zone: battlefield}, b2: {zone: graveyard}, Giant: {zone: battlefield}}
        """,
    "an opponent without creatures sacrifices nothing (701.17a)": """
        given: {Ann: {hand: [Edict]}, Bob: {}, Cid: {battlefield: [Bear]}}
        when: [{cast: Edict, by: Ann}, {resolve: all}]
        then: {Bear: {zone: graveyard}}
        """,
    "each opponent loses life, and what is gained is gained once (119.3)": """
        given: {Ann: {hand: [Drain]}, Bob: {}, Cid: {}, Dee: {}}
        when: [{cast: Drain, by: Ann}, {resolve: all}]
        then: {Ann: {life: 22}, Bob: {life: 18}, Cid: {life: 18}, Dee: {life: 18}}
        """,
    "priority goes round all four before a spell resolves (117.4)": """
        given: {Ann: {hand: [Heal]}, Bob: {}, Cid: {}, Dee: {}}
        when: [{cast: Heal, by: Ann}, {pass: Ann}, {pass: Bob}, {pass: Cid}]
        then: {stack: [Heal], priority: Dee, Ann: {life: 20}}
        """,
    "a third player may respond once the first two have passed (117.4)": """
        given: {Ann: {hand: [Heal]}, Bob: {}, Cid: {hand: [Bolt]}}
        when: [{cast: Heal, by: Ann}, {pass: Ann}, {pass: Bob}, {cast: Bolt, by: Cid}, {resolve: 1}]
        choices: [{player: Cid, question: targets, answer: Ann}]
        then: {stack: [Heal], Ann: {life: 17}}
        """,
    "attackers may be sent to two players at once (508.1b)": """
        given: {Ann: {battlefield: [Bear, Ogre]}, Bob: {}, Cid: {}}
        when: [{attack: {Bear: Bob, Ogre: Cid}}, {block: {}}, {advance to: combat damage}]
        then: {Bob: {life: 18}, Cid: {life: 17}}
        """,
    "nobody attacks themselves (508.1)": """
        given: {Ann: {battlefield: [Bear]}, Bob: {}, Cid: {}}
        when: [{attack: {Bear: Ann}}]
        then: {illegal: true}
        """,
    "the monarch is one player alone (722.3)": """
        given: {turn: {player: Bob}, Ann: {is: [monarch]}, Bob: {hand: [Crown]}, Cid: {}}
        when: [{cast: Crown, by: Bob}, {resolve: 1}]
        then: {Bob: {is: [monarch]}, Ann: {is not: [monarch]}}
        """,
    "whoever is the monarch already does not become it (603.2f)": """
        given: {Ann: {is: [monarch], battlefield: [Throne], hand: [Crown]}, Bob: {}}
        when: [{cast: Crown, by: Ann}, {resolve: all}]
        then: {Ann: {is: [monarch], life: 20}}
        """,
    "whoever has lost the crown becomes the monarch again (see 722.3)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Throne], hand: [Crown]}, Bob: {is: [monarch]}}
        when: [{cast: Crown, by: Ann}, {resolve: all}]
        then: {Ann: {is: [monarch], life: 21}, triggers: {Throne/crowned: 1}}
        """,
    "combat damage takes the crown for whoever controls the creature (722.2)": """
        given: {Ann: {battlefield: [Bear]}, Bob: {is: [monarch]}, Cid: {}}
        when: [{attack: {Bear: Bob}}, {block: {}}, {advance to: combat damage}, {resolve: all}]
        then: {Ann: {is: [monarch]}, Bob: {is not: [monarch]}}
        """,
    "combat damage to another player leaves the crown where it is (see 722.2)": """
        given: {Ann: {battlefield: [Bear]}, Bob: {is: [monarch]}, Cid: {}}
        when: [{attack: {Bear: Cid}}, {block: {}}, {advance to: combat damage}, {resolve: all}]
        then: {Bob: {is: [monarch]}, Cid: {life: 18}}
        """,
    "as the monarch leaves the crown goes to the active player (722.4)": """
        given: {turn: {player: Cid}, Ann: {}, Bob: {is: [monarch]}, Cid: {}}
        when: [{concede: Bob}]
        then: {Cid: {is: [monarch]}}
        """,
    "as the monarch leaves in their own turn it goes to the next player (722.4)": """
        given: {turn: {player: Bob}, Ann: {}, Bob: {is: [monarch]}, Cid: {}}
        when: [{concede: Bob}]
        then: {Cid: {is: [monarch]}, Ann: {is not: [monarch]}}
        """,
    "who cannot lose goes on at no life, and the others too (see 101.2)": """
        given: {Ann: {battlefield: [Platinum], life: 2}, Bob: {hand: [Bolt]}, Cid: {}}
        when: [{pass: Ann}, {cast: Bolt, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Ann}]
        then: {winner: none, Ann: {life: -1}}
        """,
    "with what kept them from it gone they lose (704.5a)": """
        given: {Ann: {battlefield: [Platinum], life: -1}, Bob: {}, Cid: {}}
        when: [{destroy: Platinum, by: Bob}]
        then: {winner: none, Bob: {life: 20}, events: [{event: loses the game, times: 1}]}
        """,
    "an opponent who cannot win does not win (see 101.2)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Platinum]}, Bob: {hand: [Win]}, Cid: {}}
        when: [{cast: Win, by: Bob}, {resolve: all}]
        then: {winner: none}
        """,
    "its own player may win (104.2)": """
        given: {Ann: {battlefield: [Platinum], hand: [Win]}, Bob: {}, Cid: {}}
        when: [{cast: Win, by: Ann}, {resolve: all}]
        then: {winner: Ann}
        """,
    "opponents gain no life, and its own player does (119.3)": """
        given: {Ann: {battlefield: [Unheal], hand: [Heal]}, Bob: {hand: [{card: Heal, as: h2}]}, Cid: {hand: [{card: Heal, as: h3}]}}
        when: [{cast: Heal, by: Ann}, {resolve: all}, {pass: Ann}, {cast: h2, by: Bob}, {resolve: all}, {pass: Ann}, {pass: Bob}, {cast: h3, by: Cid}, {resolve: all}]
        then: {Ann: {life: 23}, Bob: {life: 20}, Cid: {life: 20}}
        """,
    "whoever has taken a planeswalker does not attack it (508.1b)": """
        given: {Ann: {battlefield: [Bear], hand: [Seize]}, Bob: {battlefield: [Oracle]}, Cid: {}}
        when: [{cast: Seize, by: Ann}, {resolve: 1}, {attack: {Bear: Oracle}}]
        choices: [{player: Ann, question: targets, answer: Oracle}]
        then: {illegal: true}
        """,
    "a planeswalker uses one ability in a turn (606.3)": """
        given: {Ann: {battlefield: [Oracle]}, Bob: {}}
        when: [{activate: Oracle, by: Ann}, {resolve: 1}, {activate: Oracle, by: Ann}]
        then: {illegal: true}
        """,
    "and none in the turn of another player (606.3)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Oracle]}, Bob: {}}
        when: [{pass: Bob}, {activate: Oracle, by: Ann}]
        then: {illegal: true}
        """,
}


@each_of(PLAYERS)
def test_of_several_players(sentence, body):
    holds(BOOK, sentence, body)


LAYERS = {
    "what is set is set before what is added, whichever came first (see 613.4)": """
        given: {Ann: {battlefield: [Giant], hand: [Grow, Set Small]}, Bob: {}}
        when: [{cast: Grow, by: Ann}, {resolve: 1}, {cast: Set Small, by: Ann}, {resolve: 1}]
        then: {Giant: {power: 4, toughness: 4}}
        """,
    "a creature that has become black has a lord of black ones (see 613.1)": """
        given: {Ann: {battlefield: [Black Lord, Bear], hand: [Paint]}, Bob: {battlefield: [Ogre]}}
        when: [{cast: Paint, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bear: {power: 3}, Ogre: {power: 3}}
        """,
    "it has it until the end of the turn (514.2)": """
        given: {Ann: {battlefield: [Black Lord, Bear], hand: [Paint]}, Bob: {}}
        when: [{cast: Paint, by: Ann}, {resolve: 1}, {end turn: true}]
        then: {Bear: {power: 2}}
        """,
    "what loses its abilities later has lost those it was given before (see 613.7)": """
        given: {Ann: {battlefield: [Trample Lord, Flier], hand: [Blank]}, Bob: {}}
        when: [{cast: Blank, by: Ann}, {resolve: 1}]
        then: {Flier: {keywords: []}}
        """,
    "counters stay on what has lost its abilities (see 613.4)": """
        given: {Ann: {battlefield: [{card: Flier, counters: {"+1/+1": 1}}], hand: [Blank]}, Bob: {}}
        when: [{cast: Blank, by: Ann}, {resolve: 1}]
        then: {Flier: {keywords: [], power: 2}}
        """,
}


@each_of(LAYERS)
def test_of_layers(sentence, body):
    holds(BOOK, sentence, body)


COSTS = {
    "either half pays a hybrid symbol (107.4e)": """
        given: {Ann: {hand: [Duo], white: 1}, Bob: {}}
        when: [{cast: Duo, by: Ann}, {resolve: 1}]
        then: {Duo: {zone: battlefield}, Ann: {white: 0}}
        """,
    "another color pays neither (601.2h)": """
        given: {Ann: {hand: [Duo], red: 1}, Bob: {}}
        when: [{cast: Duo, by: Ann}]
        then: {illegal: true}
        """,
    "two life pay for a Phyrexian symbol where there is no mana (107.4f)": """
        given: {Ann: {hand: [Phyrexian], life: 2}, Bob: {}}
        when: [{cast: Phyrexian, by: Ann}]
        then: {winner: Bob}
        """,
    "one life does not (601.2h)": """
        given: {Ann: {hand: [Phyrexian], life: 1}, Bob: {}}
        when: [{cast: Phyrexian, by: Ann}]
        then: {illegal: true}
        """,
    "the mana of another player pays nothing (601.2h)": """
        given: {Ann: {hand: [Elk]}, Bob: {green: 3}}
        when: [{cast: Elk, by: Ann}]
        then: {illegal: true}
        """,
    "mana is gone with the step (see 106.4)": """
        given: {Ann: {hand: [Elk], battlefield: [Mana Rock]}, Bob: {}}
        when: [{activate: Mana Rock, by: Ann}, {check: {Ann: {green: 1}}}, {advance to: postcombat main}, {cast: Elk, by: Ann}]
        then: {illegal: true}
        """,
    "a mana ability needs no stack and nobody responds to it (605.3b)": """
        given: {Ann: {hand: [Elk], battlefield: [Mana Rock]}, Bob: {}}
        when: [{activate: Mana Rock, by: Ann}, {check: {stack: [], Ann: {green: 1}}}, {cast: Elk, by: Ann}, {resolve: 1}]
        then: {Elk: {zone: battlefield}}
        """,
}


@each_of(COSTS)
def test_of_costs(sentence, body):
    holds(BOOK, sentence, body)
