"""Magic: costs that cannot be paid, cards that return or cannot, cards put back in an order, and players who leave."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Cat: {types: [creature], power: 1, toughness: 1}
  Forest: {types: [land], subtypes: [Forest], supertypes: [basic]}
  Whim: {types: [instant], abilities: [{do: [{draw: 1}]}]}
  Rock: {types: [artifact], abilities: [{use: {tap: me}, do: [{gain life: 1}]}]}
  Pit: {types: [artifact], abilities: [
    {use: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}, do: [{gain life: 1}]}]}
  Blood: {types: [artifact], abilities: [{use: {pay life: 3}, do: [{draw: 1}]}]}
  Grinder: {types: [artifact], abilities: [{use: {mill: 2}, do: [{gain life: 1}]}]}
  Purge: {types: [artifact], abilities: [{use: {discard: 1}, do: [{gain life: 1}]}]}
  Battery: {types: [artifact], abilities: [{use: {remove counter: charge}, do: [{gain life: 1}]}]}
  Cycler: {types: [creature], power: 3, toughness: 3, abilities: [
    {use: {do: [{discard: 1, of: me}]}, do: [{draw: 1}], works in: [hand]}]}
  Jail: {types: [enchantment], abilities: [
    {when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature}, until: me leaves}]}]}
  Raise: {types: [sorcery], abilities: [{do: [
    {return: {choose: 1, zone: graveyard, owner: you}, to: battlefield, with counter: "+1/+1"}]}]}
  Rescue: {types: [sorcery], abilities: [{do: [{return: {choose: 1, zone: graveyard, owner: you}, to: battlefield}]}]}
  Stow: {types: [instant], abilities: [{do: [
    {put: {all: {type: creature}}, to: library, in any order: true}]}]}
  Any Seek: {types: [sorcery], abilities: [{do: [{search: {}, as: found}, {put: {that: found}, to: hand}]}]}
  Ledger: {types: [enchantment], abilities: [
    {when: {event: changes zones, object: {type: creature, owner: you}}, do: [{gain life: 1}]}]}
  Toll: {types: [creature], power: 1, toughness: 1, abilities: [
    {when: {event: loses the game, player: opponent}, do: [{gain life: 1}]}]}
  Elder: {types: [creature], power: 1, toughness: 1, abilities: [
    {when: {event: becomes renowned, object: me}, do: [{gain life: 1}]}]}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)

COSTS = {
    "what is tapped does not tap": """
        given: {Ann: {battlefield: [{card: Rock, tapped: true}]}, Bob: {}}
        when: [{activate: Rock, by: Ann}]
        then: {illegal: true}
        twin: {change: {given.Ann.battlefield: [Rock]}, then: {stack: [Rock], Rock: {is: [tapped]}}}
        """,
    "nobody sacrifices another player's creature": """
        given: {Ann: {battlefield: [Pit]}, Bob: {battlefield: [Bear]}}
        when: [{activate: Pit, by: Ann}]
        then: {illegal: true, Bear: {zone: battlefield}}
        twin:
          change: {given.Ann.battlefield: [Pit, Cat]}
          then: {Cat: {zone: graveyard}, Bear: {zone: battlefield}, stack: [Pit]}
        """,
    "nobody pays more life than they have": """
        given: {Ann: {battlefield: [Blood], life: 2}, Bob: {}}
        when: [{activate: Blood, by: Ann}]
        then: {illegal: true, Ann: {life: 2}}
        twin: {change: {given.Ann.life: 4}, then: {Ann: {life: 1}, stack: [Blood]}}
        """,
    "all life that there is may be paid, and the game is lost": """
        given: {Ann: {battlefield: [Blood], life: 3}, Bob: {}}
        when: [{activate: Blood, by: Ann}]
        then: {winner: Bob}
        """,
    "a library with fewer cards is not milled as a cost": """
        given: {Ann: {battlefield: [Grinder], library: 1}, Bob: {library: 9}}
        when: [{activate: Grinder, by: Ann}]
        then: {illegal: true, Ann: {library: 1}}
        twin: {change: {given.Ann.library: 2}, then: {Ann: {library: 0}, stack: [Grinder]}}
        """,
    "an empty hand discards nothing as a cost": """
        given: {Ann: {battlefield: [Purge]}, Bob: {hand: [Bear]}}
        when: [{activate: Purge, by: Ann}]
        then: {illegal: true, Bob: {hand: [Bear]}}
        twin: {change: {given.Ann.hand: [Cat]}, then: {Ann: {hand: 0, graveyard: [Cat]}, Bob: {hand: [Bear]}}}
        """,
    "a counter of another kind is not removed": """
        given: {Ann: {battlefield: [{card: Battery, counters: {lore: 2}}]}, Bob: {}}
        when: [{activate: Battery, by: Ann}]
        then: {illegal: true}
        twin:
          change: {given.Ann.battlefield.0.counters: {charge: 2}}
          then: {Battery: {counters: {charge: 1}}, stack: [Battery]}
        """,
    "a card that discards itself does so from its owner's hand alone": """
        given: {Ann: {hand: [Cycler, Bear], library: 3}, Bob: {hand: [Cat]}}
        when: [{activate: Cycler, by: Ann}, {resolve: 1}]
        then: {Ann: {hand: 2, graveyard: [Cycler], library: 2}, Bob: {hand: [Cat]}}
        twin:
          change: {given.Ann: {battlefield: [Cycler]}, when: [{activate: Cycler, by: Ann}]}
          then: {illegal: true, Cycler: {zone: battlefield}}
        """,
}

RETURNS = {
    "what is exiled until something leaves returns under its owner's control": """
        given: {Ann: {hand: [Jail]}, Bob: {battlefield: [{card: Bear, owner: Ann}]}}
        when: [{cast: Jail, by: Ann}, {resolve: all}, {check: {Bear: {zone: exile}}}, {destroy: Jail, by: Bob}]
        then: {Bear: {zone: battlefield, controller: Ann}}
        """,
    "and stays in exile until then": """
        given: {Ann: {hand: [Jail]}, Bob: {battlefield: [Bear, Rock]}}
        when: [{cast: Jail, by: Ann}, {resolve: all}, {destroy: Rock, by: Bob}, {end turn: true}]
        then: {Bear: {zone: exile}}
        """,
    "what would be exiled until something leaves that is gone already stays": """
        given: {Ann: {hand: [Jail]}, Bob: {battlefield: [Bear]}}
        when: [{cast: Jail, by: Ann}, {resolve: 1}, {destroy: Jail, by: Bob}, {resolve: all}]
        then: {Bear: {zone: battlefield}, events: [{event: is exiled, times: 0}]}
        """,
    "of two prisoners only that of the prison which is gone returns": """
        given: {Ann: {hand: [Jail, {card: Jail, as: other}]}, Bob: {battlefield: [Bear, Cat]}}
        when: [{cast: Jail, by: Ann}, {resolve: all}, {cast: other, by: Ann}, {resolve: all}, {destroy: other, by: Bob}]
        choices: [{player: Ann, question: targets, answer: Cat}, {player: Ann, question: targets, answer: Bear}]
        then: {Bear: {zone: battlefield}, Cat: {zone: exile}}
        """,
    "a creature returns with the counter that it is given": """
        given: {Ann: {hand: [Raise], graveyard: [Bear]}, Bob: {}}
        when: [{cast: Raise, by: Ann}, {resolve: 1}]
        then: {Bear: {zone: battlefield, power: 3, counters: {"+1/+1": 1}}}
        """,
    "and without one where it is given none": """
        given: {Ann: {hand: [Rescue], graveyard: [Bear]}, Bob: {}}
        when: [{cast: Rescue, by: Ann}, {resolve: 1}]
        then: {Bear: {zone: battlefield, power: 2}}
        """,
    "an instant is put onto no battlefield": """
        given: {Ann: {hand: [Rescue], graveyard: [Whim]}, Bob: {}}
        when: [{cast: Rescue, by: Ann}, {resolve: 1}]
        then: {Whim: {zone: graveyard}, Ann: {battlefield: 0}}
        """,
    "becoming what one is already is nothing": """
        given: {Ann: {battlefield: [Elder], life: 20}, Bob: {}}
        when: [{designate: Elder, renowned: true, by: Ann}, {designate: Elder, renowned: true, by: Ann}, {resolve: all}]
        then: {Ann: {life: 21}, Elder: {is: [renowned]}}
        """,
}

LIBRARIES = {
    "cards put on top together lie in the order that is said": """
        given: {Ann: {hand: [Stow], battlefield: [Bear, Cat], library: [Forest]}, Bob: {}}
        when: [{cast: Stow, by: Ann}, {resolve: 1}, {draw: 1, by: Ann}]
        choices: [{player: Ann, question: order on top, answer: [Cat, Bear]}]
        then: {Ann: {hand: [Cat], library: [Bear, Forest]}}
        """,
    "one card has no order": """
        given: {Ann: {hand: [Stow], battlefield: [Bear], library: [Forest]}, Bob: {}}
        when: [{cast: Stow, by: Ann}, {resolve: 1}]
        then: {Ann: {library: [Bear, Forest]}, asked: {order on top: 0}}
        """,
    "a search for any card finds one": """
        given: {Ann: {hand: [Any Seek], library: [Forest, Bear]}, Bob: {}}
        when: [{cast: Any Seek, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: search, answer: []}]
        then: {illegal answer: true}
        """,
    "a card put elsewhere in the same library has changed no zone": """
        given: {Ann: {battlefield: [Ledger], library: [Bear, Cat]}, Bob: {}}
        when: [{put: Bear, to: library, on the bottom: true, by: Ann}]
        then: {Ann: {library: [Cat, Bear]}, triggers: {Ledger: 0}}
        """,
    "a card put there from elsewhere has": """
        given: {Ann: {battlefield: [Ledger], hand: [Bear], library: [Cat]}, Bob: {hand: [{card: Bear, as: theirs}]}}
        when: [{put: Bear, to: library, on the bottom: true, by: Ann}, {put: theirs, to: library, by: Bob}]
        then: {Ann: {library: [Cat, Bear]}, triggers: {Ledger: 1}}
        """,
}


@each(COSTS)
def test_of_costs(body: str) -> None:
    MAGIC.confirm(body)


@each(RETURNS)
def test_of_what_returns(body: str) -> None:
    MAGIC.confirm(body)


@each(LIBRARIES)
def test_of_cards_put_into_libraries(body: str) -> None:
    MAGIC.confirm(body)


# --- players who leave ---

LEFT = """
        given:
          players: [Ann, Bob, Cid]
          turn: {player: Ann}
          Ann: {battlefield: [Toll], hand: [Whim], library: 9}
          Bob: {battlefield: [Bear, {card: Cat, owner: Cid}, {card: Toll, as: theirs}],
            hand: [{card: Whim, as: answer}], library: 9}
          Cid: {battlefield: [{card: Bear, as: lent, owner: Bob}, {card: Toll, as: third}], library: 9, life: 20}
        when: STEPS
        then: THEN
"""


@pytest.mark.parametrize(
    ("steps", "then"),
    [
        (
            "[{concede: Bob}]",
            "{Bear: {zone: nowhere}, lent: {zone: nowhere}, Cat: {zone: exile}, Toll: {zone: battlefield}}",
        ),
        (
            "[{cast: Whim, by: Ann}, {pass: Ann}, {cast: answer, by: Bob}, {concede: Bob}]",
            "{triggers: {Toll: 1, third: 1, theirs: 0}, stack: [Whim, Toll, third]}",
        ),
        ("[{at once: [{lose life: 20, player: opponent}], by: Ann}]", "{winner: Ann, triggers: {theirs: 0, third: 0}}"),
        ("[{concede: Bob}, {end turn: true}]", "{turn: Cid}"),
    ],
    ids=["their cards and what they had taken", "their spells", "their triggers", "their turns"],
)
def test_whoever_leaves_takes_along(steps: str, then: str) -> None:
    MAGIC.confirm(LEFT.replace("STEPS", steps).replace("THEN", then))
