# ruff: noqa: E501
"""Magic: what allows and forbids casting, and where it does not: other players, zones, times and cards (chapters 1, 3 and 6)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], colors: [green], power: 2, toughness: 2}
  Ambusher: {types: [creature], colors: [green], power: 2, toughness: 2, keywords: [flash]}
  Rush: {types: [creature], colors: [red], power: 2, toughness: 1, keywords: [haste], abilities: [{use: {tap: me}, do: [{gain life: 1}]}]}
  Elder: {types: [creature], colors: [green], power: 1, toughness: 1, abilities: [{use: {tap: me}, do: [{gain life: 1}]}]}
  Idol: {types: [artifact], abilities: [{use: {tap: me}, do: [{gain life: 1}]}]}
  Well: {types: [artifact], abilities: [{use: {generic: 1}, do: [{gain life: 1}]}]}
  Tale: {types: [sorcery], colors: [blue], abilities: [{do: [{gain life: 1}]}]}
  Quip: {types: [instant], colors: [blue], abilities: [{do: [{gain life: 2}]}]}
  Moon Lens: {types: [enchantment], abilities: [{passive: {can: be cast at any time}, affects: {type: sorcery, zone: hand, owner: you}}]}
  Crypt Door: {types: [enchantment], abilities: [{passive: {can: be cast from graveyard}, affects: {type: creature, zone: graveyard, owner: you}}]}
  Scout's Path: {types: [enchantment], abilities: [{passive: {more lands: 1}, affects: {type: player, controller: you}}]}
  Two Paths: {types: [enchantment], abilities: [{passive: {more lands: 2}, affects: {type: player, controller: you}}]}
  Open Roads: {types: [enchantment], abilities: [{passive: {more lands: 1}, affects: {type: player}}]}
  Silence: {types: [enchantment], abilities: [{passive: {cannot cast: {zone: stack, type: creature}}, affects: {type: player, controller: opponent}}]}
  Law: {types: [enchantment], abilities: [{passive: {cannot cast: {zone: stack, type: spell}, more than: 1}, affects: {type: player}}]}
  Seal: {types: [enchantment], abilities: [{passive: {cannot: be activated}, affects: {type: artifact}}]}
  Field: {types: [land]}
  Shore: {types: [land]}
  Dune: {types: [land]}
  Peak: {types: [land]}
  Shatter: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: enchantment}}]}]}
  Void: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
""",
)

TIMES = {
    "a creature is not cast while something is on the stack (117.1a)": """
        given: {Ann: {hand: [Quip, Bear]}, Bob: {}}
        when: [{cast: Quip, by: Ann}, {cast: Bear, by: Ann}]
        then: {illegal: true}
        """,
    "a creature with flash is cast in response (702.8a)": """
        given: {Ann: {hand: [Quip]}, Bob: {hand: [Ambusher]}}
        when: [{cast: Quip, by: Ann}, {pass: Ann}, {cast: Ambusher, by: Bob}, {resolve: 1}]
        then: {Ambusher: {zone: battlefield}, stack: [Quip]}
        """,
    "flash is for its own card and not for another of its player (117.1a)": """
        given: {Ann: {}, Bob: {hand: [Ambusher, Bear]}}
        when: [{pass: Ann}, {cast: Bear, by: Bob}]
        then: {illegal: true}
        """,
    "whoever may cast sorceries at any time casts one in another's turn (see 601.3b)": """
        given: {Ann: {}, Bob: {battlefield: [Moon Lens], hand: [Tale]}}
        when: [{pass: Ann}, {cast: Tale, by: Bob}, {resolve: 1}]
        then: {Bob: {life: 21}}
        """,
    "that is allowed to its player and to nobody else (307.1)": """
        given: {turn: {player: Bob}, Ann: {hand: [Tale]}, Bob: {battlefield: [Moon Lens]}}
        when: [{pass: Bob}, {cast: Tale, by: Ann}]
        then: {illegal: true}
        """,
    "and for sorceries, not for creatures (117.1a)": """
        given: {Ann: {}, Bob: {battlefield: [Moon Lens], hand: [Bear]}}
        when: [{pass: Ann}, {cast: Bear, by: Bob}]
        then: {illegal: true}
        """,
    "it ends with what allows it (307.1)": """
        given: {Ann: {hand: [Shatter]}, Bob: {battlefield: [Moon Lens], hand: [Tale]}}
        when: [{cast: Shatter, by: Ann}, {resolve: 1}, {pass: Ann}, {cast: Tale, by: Bob}]
        then: {illegal: true}
        """,
    "a spell cast as allowed stays there when that ends (see 601.3b)": """
        given: {Ann: {hand: [Shatter]}, Bob: {battlefield: [Moon Lens], hand: [Tale]}}
        when: [{pass: Ann}, {cast: Tale, by: Bob}, {pass: Bob}, {cast: Shatter, by: Ann}, {resolve: all}]
        then: {Bob: {life: 21}, Moon Lens: {zone: graveyard}}
        """,
    "nobody casts a card of another player's hand (see 601.3)": """
        given: {Ann: {}, Bob: {hand: [Quip]}}
        when: [{cast: Quip, by: Ann}]
        then: {illegal: true}
        """,
}


@each_of(TIMES)
def test_of_the_times_to_cast(sentence, body):
    holds(BOOK, sentence, body)


ZONES = {
    "creatures may be cast from the graveyard where an effect says so (see 601.3b)": """
        given: {Ann: {battlefield: [Crypt Door], graveyard: [Bear]}, Bob: {}}
        when: [{cast: Bear, by: Ann}, {resolve: 1}]
        then: {Bear: {zone: battlefield}}
        """,
    "no other cards may (see 601.3)": """
        given: {Ann: {battlefield: [Crypt Door], graveyard: [Quip]}, Bob: {}}
        when: [{cast: Quip, by: Ann}]
        then: {illegal: true}
        """,
    "not those in another player's graveyard (see 601.3)": """
        given: {Ann: {battlefield: [Crypt Door]}, Bob: {graveyard: [Bear]}}
        when: [{cast: Bear, by: Ann}]
        then: {illegal: true}
        """,
    "not those in exile (see 601.3)": """
        given: {Ann: {battlefield: [Crypt Door], exile: [Bear]}, Bob: {}}
        when: [{cast: Bear, by: Ann}]
        then: {illegal: true}
        """,
    "and by nobody but the player of the effect (see 601.3)": """
        given: {Ann: {battlefield: [Crypt Door]}, Bob: {graveyard: [Ambusher]}}
        when: [{pass: Ann}, {cast: Ambusher, by: Bob}]
        then: {illegal: true}
        """,
    "a permission to cast from elsewhere is none to cast at another time (117.1a)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Crypt Door], graveyard: [Bear]}, Bob: {}}
        when: [{pass: Bob}, {cast: Bear, by: Ann}]
        then: {illegal: true}
        """,
    "one with flash is cast from there at any time (702.8a)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Crypt Door], graveyard: [Ambusher]}, Bob: {}}
        when: [{pass: Bob}, {cast: Ambusher, by: Ann}, {resolve: 1}]
        then: {Ambusher: {zone: battlefield}}
        """,
    "what was countered may be cast from the graveyard again (701.5a)": """
        given: {Ann: {battlefield: [Crypt Door], hand: [Bear]}, Bob: {hand: [Void]}}
        when: [{cast: Bear, by: Ann}, {pass: Ann}, {cast: Void, by: Bob}, {resolve: all}, {check: {Bear: {zone: graveyard}}}, {cast: Bear, by: Ann}, {resolve: 1}]
        then: {Bear: {zone: battlefield}}
        """,
}


@each_of(ZONES)
def test_of_the_zones_that_cards_are_cast_from(sentence, body):
    holds(BOOK, sentence, body)


LANDS = {
    "one more land is two in a turn (305.2a)": """
        given: {Ann: {battlefield: [Scout's Path], hand: [Field, Shore]}, Bob: {}}
        when: [{play: Field, by: Ann}, {play: Shore, by: Ann}]
        then: {Field: {zone: battlefield}, Shore: {zone: battlefield}}
        """,
    "and no third (305.2)": """
        given: {Ann: {battlefield: [Scout's Path], hand: [Field, Shore, Dune]}, Bob: {}}
        when: [{play: Field, by: Ann}, {play: Shore, by: Ann}, {play: Dune, by: Ann}]
        then: {illegal: true}
        """,
    "two effects of one more land each add up (305.2a)": """
        given: {Ann: {battlefield: [Scout's Path, {card: Scout's Path, as: p2}], hand: [Field, Shore, Dune]}, Bob: {}}
        when: [{play: Field, by: Ann}, {play: Shore, by: Ann}, {play: Dune, by: Ann}]
        then: {Dune: {zone: battlefield}}
        """,
    "effects of one and of two more lands make four (305.2a)": """
        given: {Ann: {battlefield: [Scout's Path, Two Paths], hand: [Field, Shore, Dune, Peak]}, Bob: {}}
        when: [{play: Field, by: Ann}, {play: Shore, by: Ann}, {play: Dune, by: Ann}, {play: Peak, by: Ann}]
        then: {Peak: {zone: battlefield}}
        """,
    "what lets its player play more lands lets no other player (305.2)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Scout's Path]}, Bob: {hand: [Field, Shore]}}
        when: [{play: Field, by: Bob}, {play: Shore, by: Bob}]
        then: {illegal: true}
        """,
    "what lets each player play more lands lets every one of three (305.2a)": """
        given: {turn: {player: Cid}, Ann: {battlefield: [Open Roads]}, Bob: {}, Cid: {hand: [Field, Shore]}}
        when: [{play: Field, by: Cid}, {play: Shore, by: Cid}]
        then: {Shore: {zone: battlefield}}
        """,
    "the effect that ends takes the further land with it (305.2)": """
        given: {Ann: {battlefield: [Scout's Path], hand: [Field, Shore, Shatter]}, Bob: {}}
        when: [{play: Field, by: Ann}, {cast: Shatter, by: Ann}, {resolve: 1}, {play: Shore, by: Ann}]
        then: {illegal: true}
        """,
    "with one of two such effects gone two lands are all (305.2)": """
        given: {Ann: {battlefield: [Scout's Path, {card: Scout's Path, as: p2}], hand: [Field, Shore, Dune, Shatter]}, Bob: {}}
        when: [{play: Field, by: Ann}, {play: Shore, by: Ann}, {cast: Shatter, by: Ann}, {resolve: 1}, {play: Dune, by: Ann}]
        choices: [{player: Ann, question: targets, answer: p2}]
        then: {illegal: true}
        """,
    "more lands are for one's own turn all the same (305.1)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Scout's Path], hand: [Field]}, Bob: {}}
        when: [{pass: Bob}, {play: Field, by: Ann}]
        then: {illegal: true}
        """,
    "the count begins anew with each turn (see 305.2)": """
        given: {Ann: {hand: [Field, Shore]}, Bob: {}}
        when: [{play: Field, by: Ann}, {end turn: true}, {end turn: true}, {play: Shore, by: Ann}]
        then: {Shore: {zone: battlefield}}
        """,
}


@each_of(LANDS)
def test_of_more_lands(sentence, body):
    holds(BOOK, sentence, body)


BANS = {
    "opponents cast no creatures (see 101.2)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Silence]}, Bob: {hand: [Bear]}}
        when: [{cast: Bear, by: Bob}]
        then: {illegal: true}
        """,
    "opponents cast anything else (601.2i)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Silence]}, Bob: {hand: [Tale]}}
        when: [{cast: Tale, by: Bob}, {resolve: 1}]
        then: {Bob: {life: 21}}
        """,
    "the player who has the ban casts creatures (601.2i)": """
        given: {Ann: {battlefield: [Silence], hand: [Bear]}, Bob: {}}
        when: [{cast: Bear, by: Ann}, {resolve: 1}]
        then: {Bear: {zone: battlefield}}
        """,
    "both of two opponents are kept from it (see 101.2)": """
        given: {turn: {player: Cid}, Ann: {battlefield: [Silence]}, Bob: {}, Cid: {hand: [Bear]}}
        when: [{cast: Bear, by: Cid}]
        then: {illegal: true}
        """,
    "one spell a turn is one of each player (601.2i)": """
        given: {Ann: {battlefield: [Law], hand: [Quip]}, Bob: {hand: [{card: Quip, as: q2}]}}
        when: [{cast: Quip, by: Ann}, {pass: Ann}, {cast: q2, by: Bob}, {resolve: all}]
        then: {Ann: {life: 22}, Bob: {life: 22}}
        """,
    "a second spell of the same player is one too many (see 101.2)": """
        given: {Ann: {battlefield: [Law], hand: [Quip, Tale]}, Bob: {}}
        when: [{cast: Quip, by: Ann}, {resolve: 1}, {cast: Tale, by: Ann}]
        then: {illegal: true}
        """,
    "a spell that was countered has been cast (see 101.2)": """
        given: {Ann: {battlefield: [Law], hand: [Quip, Tale]}, Bob: {hand: [Void]}}
        when: [{cast: Quip, by: Ann}, {pass: Ann}, {cast: Void, by: Bob}, {resolve: all}, {cast: Tale, by: Ann}]
        then: {illegal: true}
        """,
    "an activated ability is no spell and is not counted (602.2a)": """
        given: {Ann: {battlefield: [Law, Idol], hand: [Quip]}, Bob: {}}
        when: [{activate: Idol, by: Ann}, {resolve: 1}, {cast: Quip, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 23}}
        """,
    "what keeps artifacts from being activated keeps no creature from it (602.2a)": """
        given: {Ann: {battlefield: [Seal, Elder]}, Bob: {}}
        when: [{activate: Elder, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 21}}
        """,
    "it keeps every player's artifacts from it (602.5)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Seal]}, Bob: {battlefield: [Idol]}}
        when: [{activate: Idol, by: Bob}]
        then: {illegal: true}
        """,
    "nobody activates abilities of what another player controls (see 602.2)": """
        given: {Ann: {}, Bob: {battlefield: [Idol]}}
        when: [{activate: Idol, by: Ann}]
        then: {illegal: true}
        """,
}


@each_of(BANS)
def test_of_bans_on_casting_and_activating(sentence, body):
    holds(BOOK, sentence, body)


SICKNESS = {
    "a creature that came this turn does not use its tap symbol (302.6)": """
        given: {Ann: {hand: [Elder]}, Bob: {}}
        when: [{cast: Elder, by: Ann}, {resolve: 1}, {activate: Elder, by: Ann}]
        then: {illegal: true}
        """,
    "haste lets it (702.10c)": """
        given: {Ann: {hand: [Rush]}, Bob: {}}
        when: [{cast: Rush, by: Ann}, {resolve: 1}, {activate: Rush, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 21}, Rush: {tapped: true}}
        """,
    "haste lets it attack (702.10b)": """
        given: {Ann: {hand: [Rush]}, Bob: {}}
        when: [{cast: Rush, by: Ann}, {resolve: 1}, {attack: {Rush: Bob}}, {block: {}}, {advance to: combat damage}]
        then: {Bob: {life: 18}}
        """,
    "the haste of one is of no help to another (302.6)": """
        given: {Ann: {battlefield: [Rush], hand: [Elder]}, Bob: {}}
        when: [{cast: Elder, by: Ann}, {resolve: 1}, {activate: Elder, by: Ann}]
        then: {illegal: true}
        """,
    "an artifact that came this turn uses its tap symbol (see 302.6)": """
        given: {Ann: {hand: [Idol]}, Bob: {}}
        when: [{cast: Idol, by: Ann}, {resolve: 1}, {activate: Idol, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 21}}
        """,
    "what is tapped is not tapped to pay once more (see 601.2h)": """
        given: {Ann: {battlefield: [Idol]}, Bob: {}}
        when: [{activate: Idol, by: Ann}, {activate: Idol, by: Ann}]
        then: {illegal: true}
        """,
    "a mana cost that cannot be paid is not paid in part (601.2h)": """
        given: {Ann: {battlefield: [Well]}, Bob: {}}
        when: [{activate: Well, by: Ann}]
        then: {illegal: true}
        """,
}


@each_of(SICKNESS)
def test_of_what_has_come_this_turn_and_costs(sentence, body):
    holds(BOOK, sentence, body)
