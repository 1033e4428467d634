"""Magic: what a copy has and has not, what lasts and when it is over, what phases out, what is kept from untapping."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2, colors: [green]}
  Wall: {types: [creature], power: 0, toughness: 5, keywords: [defender]}
  Lord: {types: [creature], power: 2, toughness: 2, abilities: [
    {passive: {power: 1, toughness: 1}, affects: {type: creature, other: true, controller: you}}]}
  Clay: {types: [creature], power: 1, toughness: 1, abilities: [
    {replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature,
    target: false}}}]}
  Herald: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{draw: 1}]}]}
  Twin: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}, count: 2}]}]}
  Pale Twin: {types: [sorcery], abilities: [{do: [
    {create copy of: {choose: 1, type: creature}, except: {colors: white, subtype: Zombie}}]}]}
  Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Fork: {types: [instant], abilities: [{do: [
    {copy: {choose: 1, type: [instant, sorcery], zone: stack}, new targets: true}]}]}
  Echo: {types: [instant], abilities: [{do: [{copy: {choose: 1, type: [instant, sorcery], zone: stack}}]}]}
  Scribe: {types: [enchantment], abilities: [{when: {event: is cast, player: you, object: {type: instant}},
    do: [{gain life: 1}]}]}
  Aura: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}},
    {passive: {power: 2}, affects: {what I am attached to: true}}]}
  Frost: {types: [enchantment], abilities: [
    {passive: {cannot: untap}, affects: {type: creature, controller: opponent}}]}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)

COPIES = {
    "a copy has what is printed and nothing that was given or put on it": """
        given:
          Ann: {hand: [Clay], battlefield: [Lord]}
          Bob: {battlefield: [{card: Bear, counters: {"+1/+1": 2}, damage: 1}, {card: Aura, attached to: Bear}]}
        when: [{cast: Clay, by: Ann}, {resolve: 1}]
        choices:
          - {player: Ann, question: apply replacement, answer: "yes"}
          - {player: Ann, question: objects, answer: Bear}
        then: {Clay: {power: 3, toughness: 3, damage: 0, counters: {"+1/+1": 0}}, Bear: {power: 6, toughness: 4}}
        """,
    "whoever does not copy enters as it is": """
        given: {Ann: {hand: [Clay]}, Bob: {battlefield: [Bear]}}
        when: [{cast: Clay, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: apply replacement, answer: "no"}]
        then: {Clay: {power: 1, toughness: 1}}
        """,
    "a copy enters with the abilities it has copied": """
        given: {Ann: {hand: [Clay]}, Bob: {battlefield: [Herald]}}
        when: [{cast: Clay, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: apply replacement, answer: "yes"}]
        then: {triggers: {Clay: 1, Herald: 0}, after resolving: {Ann: {hand: 1}}}
        """,
    "a copy of a lord is one among one's own creatures": """
        given: {Ann: {hand: [Clay], battlefield: [Lord, Bear]}, Bob: {battlefield: [{card: Bear, as: theirs}]}}
        when: [{cast: Clay, by: Ann}, {resolve: 1}]
        choices:
          - {player: Ann, question: apply replacement, answer: "yes"}
          - {player: Ann, question: objects, answer: Lord}
        then: {Clay: {power: 3}, Lord: {power: 3}, Bear: {power: 4}, theirs: {power: 2}}
        """,
    "as many tokens are created as are said, and they are no cards": """
        given: {Ann: {hand: [Twin]}, Bob: {battlefield: [Herald]}}
        when: [{cast: Twin, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: targets, answer: Herald}, {player: Ann, question: order triggers,
          answer: [Herald 2, Herald 3]}]
        then: {Ann: {battlefield: {count: 2}}, events: [{event: is created, times: 2}], triggers: {Herald: 0}}
        """,
    "an exception is part of the copy": """
        given: {Ann: {hand: [Pale Twin]}, Bob: {battlefield: [Bear]}}
        when: [{cast: Pale Twin, by: Ann}, {resolve: 1},
          {destroy: {all: {type: creature, color: white, subtype: Zombie}}, by: Bob}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bear: {zone: battlefield}, Ann: {battlefield: 0}, events: [{event: dies, times: 1}]}
        """,
    "a copy of a spell has new targets where its player may choose them": """
        given: {Ann: {hand: [Bolt, Fork], life: 20}, Bob: {life: 20}}
        when: [{cast: Bolt, by: Ann}, {cast: Fork, by: Ann}, {resolve: all}]
        choices:
          - {player: Ann, question: targets, answer: Bob}
          - {player: Ann, question: targets, answer: Ann}
        then: {Bob: {life: 17}, Ann: {life: 17, graveyard: [Bolt, Fork]}}
        """,
    "and the same targets where nothing says so": """
        given: {Ann: {hand: [Bolt, Echo], life: 20}, Bob: {life: 20}}
        when: [{cast: Bolt, by: Ann}, {cast: Echo, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}]
        then: {Bob: {life: 14}, asked: {targets: 1}}
        """,
    "a copy of a spell has not been cast": """
        given: {Ann: {hand: [Bolt, Echo], battlefield: [Scribe], life: 20}, Bob: {life: 20}}
        when: [{cast: Bolt, by: Ann}, {resolve: 1}, {cast: Echo, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}]
        then: {triggers: {Scribe: 2}, Bob: {life: 14}, Ann: {life: 22}}
        """,
}


@each(COPIES)
def test_of_copies(body: str) -> None:
    MAGIC.confirm(body)


# --- how long ---------------------------------------------------------------------------------------------------------

WHILE = """
        given:
          players: [Ann, Bob, Cid]
          turn: {player: Ann}
          Ann: {battlefield: [Bear], library: 9}
          Bob: {library: 9}
          Cid: {library: 9}
        when: [{give: {power: 3}, to: Bear, for: DURATION, by: BY}, STEPS]
        then: {Bear: {power: POWER}}
"""
DURATIONS = {
    "until end of turn: in the end step": ("until end of turn", "Ann", "{advance to: end}", 5),
    "until end of turn: in the next turn": ("until end of turn", "Ann", "{end turn: true}", 2),
    "until your next turn: in the last turn before it": (
        "until your next turn",
        "Ann",
        "{end turn: true}, {end turn: true}",
        5,
    ),
    "until your next turn: in its upkeep": (
        "until your next turn",
        "Ann",
        "{end turn: true}, {end turn: true}, {advance to: upkeep}",
        2,
    ),
    "until the next turn of another player": ("until your next turn", "Bob", "{end turn: true}", 2),
    "until the next turn of the player after that": ("until your next turn", "Cid", "{end turn: true}", 5),
    "for this combat: in the second main phase": ("this combat", "Ann", "{attack: {Bear: Bob}}, {advance to: end}", 2),
    "permanently": ("permanently", "Ann", "{end turn: true}, {end turn: true}, {end turn: true}", 5),
}


@pytest.mark.parametrize(("duration", "by", "steps", "power"), DURATIONS.values(), ids=DURATIONS)
def test_an_effect_lasts_as_long_as_it_says(duration: str, by: str, steps: str, power: int) -> None:
    body = WHILE.replace("DURATION", duration).replace("BY", by).replace("STEPS", steps)
    MAGIC.confirm(body.replace("POWER", str(power)))


STAYING = {
    "what phases out twice has phased out once": """
        given: {Ann: {battlefield: [Bear, Lord]}, Bob: {}}
        when: [{phase out: Bear, by: Bob}, {phase out: Bear, by: Bob}]
        then: {Bear: {is: [phased out]}, events: [{event: phases out, times: 1}], Ann: {battlefield: [Lord]}}
        """,
    "what is there does not phase in": """
        given: {Ann: {battlefield: [Bear]}, Bob: {}}
        when: [{phase in: Bear, by: Bob}]
        then: {events: [{event: phases in, times: 0}], Ann: {battlefield: [Bear]}}
        """,
    "what is phased out is not destroyed with everything else": """
        given: {Ann: {battlefield: [{card: Bear, phased out: true}, Wall]}, Bob: {}}
        when: [{destroy: {all: {type: creature}}, by: Bob}]
        then: {Wall: {zone: graveyard}, Ann: {graveyard: [Wall]}, events: [{event: dies, times: 1}]}
        """,
    "a lord that phases out takes its effect along": """
        given: {Ann: {battlefield: [Bear, Lord]}, Bob: {}}
        when: [{check: {Bear: {power: 3}}}, {phase out: Lord, by: Bob}]
        then: {Bear: {power: 2}}
        """,
    "creatures of opponents alone are kept from untapping": """
        given:
          turn: {player: Ann}
          Ann: {battlefield: [Frost, {card: Bear, tapped: true}], library: 9}
          Bob: {battlefield: [{card: Wall, tapped: true}], library: 9}
        when: [{end turn: true}, {check: {Wall: {is: [tapped]}}}, {end turn: true}]
        then: {Bear: {is: [untapped]}, Wall: {is: [tapped]}}
        """,
    "an instruction to untap does not untap them either": """
        given: {Ann: {battlefield: [Frost]}, Bob: {battlefield: [{card: Wall, tapped: true}]}}
        when: [{untap: Wall, by: Bob}]
        then: {Wall: {is: [tapped]}, events: [{event: becomes untapped, times: 0}]}
        """,
    "counters are put on and taken off one by one, and no more than there are": """
        given: {Ann: {battlefield: [{card: Bear, counters: {charge: 2}}]}, Bob: {}}
        when: [{remove counter: charge, on: Bear, count: 3, by: Bob}]
        then: {Bear: {counters: {charge: 0}}}
        """,
    "an aura leaves with what it is on, an aura on another creature stays": """
        given:
          Ann: {battlefield: [Bear, Wall, {card: Aura, attached to: Bear}, {card: Aura, as: second, attached to: Wall}]}
          Bob: {}
        when: [{destroy: Bear, by: Bob}]
        then: {Aura: {zone: graveyard}, second: {zone: battlefield, attached to: Wall}, Wall: {power: 2}}
        """,
}


@each(STAYING)
def test_of_what_stays_and_what_leaves(body: str) -> None:
    MAGIC.confirm(body)
