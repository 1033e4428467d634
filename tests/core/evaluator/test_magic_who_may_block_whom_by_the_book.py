# ruff: noqa: E501
"""Magic: what keeps creatures from blocking, and where it does not (chapters 5 and 7)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], colors: [green], power: 2, toughness: 2}
  Ogre: {types: [creature], colors: [red], power: 3, toughness: 3}
  Rat: {types: [creature], colors: [black], power: 1, toughness: 1}
  Golem: {types: [artifact, creature], power: 3, toughness: 3}
  Bird: {types: [creature], colors: [blue], power: 1, toughness: 1, keywords: [flying]}
  Spider: {types: [creature], colors: [green], power: 1, toughness: 3, keywords: [reach]}
  Sneak: {types: [creature], colors: [green], power: 2, toughness: 2, keywords: [skulk]}
  Dread: {types: [creature], colors: [black], power: 2, toughness: 2, keywords: [fear]}
  Bully: {types: [creature], colors: [red], power: 2, toughness: 2, keywords: [intimidate]}
  Stone Bully: {types: [creature], colors: [], power: 2, toughness: 2, keywords: [intimidate]}
  Shade: {types: [creature], colors: [black], power: 2, toughness: 2, keywords: [shadow]}
  Rider: {types: [creature], colors: [white], power: 2, toughness: 2, keywords: [horsemanship]}
  Menacer: {types: [creature], colors: [red], power: 2, toughness: 2, keywords: [menace]}
  Walker: {types: [creature], colors: [green], power: 2, toughness: 2, keywords: [forestwalk]}
  Knight: {types: [creature], colors: [white], power: 2, toughness: 2, keywords: [protection from red]}
  Eternal: {types: [creature], colors: [white], power: 2, toughness: 2, keywords: [flying, fear]}
  Rotten: {types: [creature], colors: [black], power: 2, toughness: 2, keywords: [decayed]}
  Wall: {types: [creature], colors: [], power: 0, toughness: 4, keywords: [defender]}
  Paint: {types: [instant], abilities: [{do: [{give: {colors: black}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Ground: {types: [instant], abilities: [{do: [{give: {lose keyword: flying}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Grow: {types: [instant], abilities: [{do: [{give: {power: 3, toughness: 3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Lift: {types: [instant], abilities: [{do: [{give: {keyword: flying}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Peace: {types: [enchantment], abilities: [{passive: {cannot: block}, affects: {type: creature, controller: opponent}}]}
  Tree Line: {types: [land], subtypes: [Forest]}
  Flood: {types: [instant], abilities: [{do: [{give: {only subtype: Island}, to: {choose: 1, type: land}, for: until end of turn}]}]}
""",
)

FLYING = {
    "a creature without wings does not block one with flying (702.9b)": """
        given: {Ann: {battlefield: [Bird]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Bird: Bob}}, {block: {Bear: Bird}}]
        then: {illegal: 702.9b}
        """,
    "a creature with flying blocks one without (see 509.1a)": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [Bird]}}
        when: [{attack: {Bear: Bob}}, {block: {Bird: Bear}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Bird: {zone: graveyard}, Bear: {damage: 1}}
        """,
    "a creature with reach blocks one with flying (702.17b)": """
        given: {Ann: {battlefield: [Bird]}, Bob: {battlefield: [Spider]}}
        when: [{attack: {Bird: Bob}}, {block: {Spider: Bird}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Bird: {zone: graveyard}}
        """,
    "reach is no help against horsemanship (702.31b)": """
        given: {Ann: {battlefield: [Rider]}, Bob: {battlefield: [Spider]}}
        when: [{attack: {Rider: Bob}}, {block: {Spider: Rider}}]
        then: {illegal: 702.31b}
        """,
    "one with horsemanship blocks another (see 702.31b)": """
        given: {Ann: {battlefield: [Rider]}, Bob: {battlefield: [{card: Rider, as: r2}]}}
        when: [{attack: {Rider: Bob}}, {block: {r2: Rider}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Rider: {zone: graveyard}, r2: {zone: graveyard}}
        """,
    "wings lost before blockers are declared keep nobody off (see 509.1b)": """
        given: {Ann: {battlefield: [Bird]}, Bob: {battlefield: [Bear], hand: [Ground]}}
        when: [{attack: {Bird: Bob}}, {cast: Ground, by: Bob}, {resolve: all}, {block: {Bear: Bird}}, {advance to: combat damage}]
        choices: [{player: Bob, question: targets, answer: Bird}]
        then: {Bob: {life: 20}, Bird: {zone: graveyard}}
        """,
    "wings that come after the block do not undo it (509.1h)": """
        given: {Ann: {battlefield: [Bear], hand: [Lift]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Bear: Bob}}, {block: {Ogre: Bear}}, {cast: Lift, by: Ann}, {resolve: all}, {advance to: combat damage}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bob: {life: 20}, Bear: {zone: graveyard}}
        """,
    "wings given to the blocker let it block (see 702.9b)": """
        given: {Ann: {battlefield: [Bird]}, Bob: {battlefield: [Bear], hand: [Lift]}}
        when: [{attack: {Bird: Bob}}, {cast: Lift, by: Bob}, {resolve: all}, {block: {Bear: Bird}}, {advance to: combat damage}]
        choices: [{player: Bob, question: targets, answer: Bear}]
        then: {Bob: {life: 20}, Bird: {zone: graveyard}}
        """,
    "of two attackers only the one with flying is out of reach (see 702.9b)": """
        given: {Ann: {battlefield: [Bird, Bear]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Bird: Bob, Bear: Bob}}, {block: {Ogre: Bear}}, {advance to: combat damage}]
        then: {Bob: {life: 19}, Bear: {zone: graveyard}}
        """,
}


@each_of(FLYING)
def test_of_flying_reach_and_horsemanship(sentence, body):
    holds(BOOK, sentence, body)


COLOURS = {
    "fear keeps off creatures that are neither black nor artifacts (702.36b)": """
        given: {Ann: {battlefield: [Dread]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Dread: Bob}}, {block: {Bear: Dread}}]
        then: {illegal: 702.36b}
        """,
    "a black creature blocks one with fear (see 702.36b)": """
        given: {Ann: {battlefield: [Dread]}, Bob: {battlefield: [Rat]}}
        when: [{attack: {Dread: Bob}}, {block: {Rat: Dread}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Rat: {zone: graveyard}}
        """,
    "an artifact creature without colors blocks one with fear (see 702.36b)": """
        given: {Ann: {battlefield: [Dread]}, Bob: {battlefield: [Golem]}}
        when: [{attack: {Dread: Bob}}, {block: {Golem: Dread}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Dread: {zone: graveyard}}
        """,
    "a creature that has become black blocks one with fear (see 702.36b)": """
        given: {Ann: {battlefield: [Dread]}, Bob: {battlefield: [Ogre], hand: [Paint]}}
        when: [{attack: {Dread: Bob}}, {cast: Paint, by: Bob}, {resolve: all}, {block: {Ogre: Dread}}, {advance to: combat damage}]
        choices: [{player: Bob, question: targets, answer: Ogre}]
        then: {Bob: {life: 20}, Dread: {zone: graveyard}}
        """,
    "intimidate keeps off creatures of other colors (702.13b)": """
        given: {Ann: {battlefield: [Bully]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Bully: Bob}}, {block: {Bear: Bully}}]
        then: {illegal: 702.13b}
        """,
    "a creature that shares a color blocks one with intimidate (see 702.13b)": """
        given: {Ann: {battlefield: [Bully]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Bully: Bob}}, {block: {Ogre: Bully}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Bully: {zone: graveyard}}
        """,
    "having no color is no color to share (702.13b)": """
        given: {Ann: {battlefield: [Stone Bully]}, Bob: {battlefield: [Wall]}}
        when: [{attack: {Stone Bully: Bob}}, {block: {Wall: Stone Bully}}]
        then: {illegal: 702.13b}
        """,
    "an artifact creature blocks a colorless one with intimidate (see 702.13b)": """
        given: {Ann: {battlefield: [Stone Bully]}, Bob: {battlefield: [Golem]}}
        when: [{attack: {Stone Bully: Bob}}, {block: {Golem: Stone Bully}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Stone Bully: {zone: graveyard}}
        """,
    "an attacker that became black no longer shares red with the blocker (702.13b)": """
        given: {Ann: {battlefield: [Bully], hand: [Paint]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Bully: Bob}}, {cast: Paint, by: Ann}, {resolve: all}, {block: {Ogre: Bully}}]
        choices: [{player: Ann, question: targets, answer: Bully}]
        then: {illegal: 702.13b}
        """,
    "protection from red keeps off a red blocker (702.16f)": """
        given: {Ann: {battlefield: [Knight]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Knight: Bob}}, {block: {Ogre: Knight}}]
        then: {illegal: 702.16f}
        """,
    "protection from red lets its creature block a red attacker, and nothing hurts it (702.16e)": """
        given: {Ann: {battlefield: [Ogre]}, Bob: {battlefield: [Knight]}}
        when: [{attack: {Ogre: Bob}}, {block: {Knight: Ogre}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Knight: {damage: 0, zone: battlefield}, Ogre: {damage: 2}}
        """,
    "a red creature that became black blocks one with protection from red (see 509.1b)": """
        given: {Ann: {battlefield: [Knight]}, Bob: {battlefield: [Ogre], hand: [Paint]}}
        when: [{attack: {Knight: Bob}}, {cast: Paint, by: Bob}, {resolve: all}, {block: {Ogre: Knight}}, {advance to: combat damage}]
        choices: [{player: Bob, question: targets, answer: Ogre}]
        then: {Bob: {life: 20}, Knight: {zone: graveyard}}
        """,
    "whoever has flying and fear is blocked only by what gets past both (702.9b)": """
        given: {Ann: {battlefield: [Eternal]}, Bob: {battlefield: [Rat]}}
        when: [{attack: {Eternal: Bob}}, {block: {Rat: Eternal}}]
        then: {illegal: 702.9b}
        """,
    "a flier of another color is stopped by fear (702.36b)": """
        given: {Ann: {battlefield: [Eternal]}, Bob: {battlefield: [Bird]}}
        when: [{attack: {Eternal: Bob}}, {block: {Bird: Eternal}}]
        then: {illegal: 702.36b}
        """,
}


@each_of(COLOURS)
def test_of_colors_and_artifacts(sentence, body):
    holds(BOOK, sentence, body)


OTHERS = {
    "skulk keeps off what has more power (702.118b)": """
        given: {Ann: {battlefield: [Sneak]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Sneak: Bob}}, {block: {Ogre: Sneak}}]
        then: {illegal: 702.118b}
        """,
    "as much power as that of the one with skulk is not more (see 702.118b)": """
        given: {Ann: {battlefield: [Sneak]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Sneak: Bob}}, {block: {Bear: Sneak}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Bear: {zone: graveyard}, Sneak: {zone: graveyard}}
        """,
    "an attacker with skulk that has grown is blocked by more (see 702.118b)": """
        given: {Ann: {battlefield: [Sneak], hand: [Grow]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Sneak: Bob}}, {cast: Grow, by: Ann}, {resolve: all}, {block: {Ogre: Sneak}}, {advance to: combat damage}]
        choices: [{player: Ann, question: targets, answer: Sneak}]
        then: {Bob: {life: 20}, Ogre: {zone: graveyard}, Sneak: {zone: battlefield, damage: 3}}
        """,
    "what grows after it has blocked goes on blocking (509.1h)": """
        given: {Ann: {battlefield: [Sneak]}, Bob: {battlefield: [Bear], hand: [Grow]}}
        when: [{attack: {Sneak: Bob}}, {block: {Bear: Sneak}}, {cast: Grow, by: Bob}, {resolve: all}, {advance to: combat damage}]
        choices: [{player: Bob, question: targets, answer: Bear}]
        then: {Bob: {life: 20}, Sneak: {zone: graveyard}, Bear: {damage: 2}}
        """,
    "a creature with shadow blocks nothing without it (702.28b)": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [Shade]}}
        when: [{attack: {Bear: Bob}}, {block: {Shade: Bear}}]
        then: {illegal: 702.28b}
        """,
    "a creature without shadow blocks nothing with it (702.28b)": """
        given: {Ann: {battlefield: [Shade]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Shade: Bob}}, {block: {Bear: Shade}}]
        then: {illegal: 702.28b}
        """,
    "two with shadow meet (see 702.28b)": """
        given: {Ann: {battlefield: [Shade]}, Bob: {battlefield: [{card: Shade, as: s2}]}}
        when: [{attack: {Shade: Bob}}, {block: {s2: Shade}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Shade: {zone: graveyard}, s2: {zone: graveyard}}
        """,
    "a single creature does not block one with menace (702.111b)": """
        given: {Ann: {battlefield: [Menacer]}, Bob: {battlefield: [Bear, Ogre]}}
        when: [{attack: {Menacer: Bob}}, {block: {Bear: Menacer}}]
        then: {illegal: 702.111b}
        """,
    "two of three creatures block one with menace, the third another attacker (see 702.111b)": """
        given: {Ann: {battlefield: [Menacer, Rat]}, Bob: {battlefield: [Bear, Wall, Ogre]}}
        when: [{attack: {Menacer: Bob, Rat: Bob}}, {block: {Bear: Menacer, Wall: Menacer, Ogre: Rat}}, {advance to: combat damage}]
        choices: [{player: Ann, question: assign damage, answer: {Wall: 2}}]
        then: {Bob: {life: 20}, Menacer: {zone: graveyard}, Rat: {zone: graveyard}, Wall: {damage: 2}}
        """,
    "what blocks with another and loses it keeps blocking (509.1h)": """
        given: {Ann: {battlefield: [Menacer]}, Bob: {battlefield: [Bear, Ogre]}}
        when: [{attack: {Menacer: Bob}}, {block: {Bear: Menacer, Ogre: Menacer}}, {destroy: Ogre, by: Ann}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Menacer: {zone: graveyard}, Bear: {zone: graveyard}}
        """,
    "landwalk asks for a land of the player who is attacked (see 702.14c)": """
        given: {Ann: {battlefield: [Walker, Tree Line]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Walker: Bob}}, {block: {Bear: Walker}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Walker: {zone: graveyard}, Bear: {zone: graveyard}}
        """,
    "landwalk works where the player who is attacked has such a land (702.14c)": """
        given: {Ann: {battlefield: [Walker]}, Bob: {battlefield: [Bear, Tree Line]}}
        when: [{attack: {Walker: Bob}}, {block: {Bear: Walker}}]
        then: {illegal: 702.14c}
        """,
    "a land of a third player is no help to landwalk (see 702.14c)": """
        given: {Ann: {battlefield: [Walker]}, Bob: {battlefield: [Bear]}, Cid: {battlefield: [Tree Line]}}
        when: [{attack: {Walker: Bob}}, {block: {Bear: Walker}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Walker: {zone: graveyard}}
        """,
    "a land that has another type now is no help to landwalk (see 702.14c)": """
        given: {Ann: {battlefield: [Walker]}, Bob: {battlefield: [Bear, Tree Line], hand: [Flood]}}
        when: [{attack: {Walker: Bob}}, {cast: Flood, by: Bob}, {resolve: all}, {block: {Bear: Walker}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Walker: {zone: graveyard}}
        """,
    "what is decayed blocks nothing (702.147a)": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [Rotten]}}
        when: [{attack: {Bear: Bob}}, {block: {Rotten: Bear}}]
        then: {illegal: 702.147a}
        """,
    "what is decayed attacks, and is sacrificed after the combat (702.147a)": """
        given: {Ann: {battlefield: [Rotten]}, Bob: {}}
        when: [{attack: {Rotten: Bob}}, {block: {}}, {advance to: postcombat main}]
        then: {Bob: {life: 18}, Rotten: {zone: graveyard}}
        """,
    "a ban on the blocks of opponents leaves its own player free (see 509.1b)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Peace, Bear]}, Bob: {battlefield: [Rat]}}
        when: [{attack: {Rat: Ann}}, {block: {Bear: Rat}}, {advance to: combat damage}]
        then: {Ann: {life: 20}, Rat: {zone: graveyard}}
        """,
    "a ban on the blocks of opponents ends with what says it (see 509.1b)": """
        given: {Ann: {battlefield: [Peace, Rat]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Rat: Bob}}, {destroy: Peace, by: Bob}, {block: {Bear: Rat}}, {advance to: combat damage}]
        then: {Bob: {life: 20}, Rat: {zone: graveyard}}
        """,
    "a ban on the blocks of opponents holds for each of two of them (509.1b)": """
        given: {Ann: {battlefield: [Peace, Rat]}, Bob: {}, Cid: {battlefield: [Bear]}}
        when: [{attack: {Rat: Cid}}, {block: {Bear: Rat}}]
        then: {illegal: 509.1b}
        """,
    "a defender does not attack, and blocks (702.3b)": """
        given: {Ann: {battlefield: [Wall]}, Bob: {}}
        when: [{attack: {Wall: Bob}}]
        then: {illegal: 702.3b}
        """,
}


@each_of(OTHERS)
def test_of_other_bars_to_blocking(sentence, body):
    holds(BOOK, sentence, body)
