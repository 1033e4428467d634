"""Flesh and Blood: how cards change zones and states, and what of it happens only where something changes."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3}
  Jab: {types: [action], subtypes: [attack], power: 1}
  Plan: {types: [action], abilities: [{do: [{draw: 1}]}]}
  Aura: {types: [action], subtypes: [aura]}
  Door: {types: [action], subtypes: [item], abilities: [
    {when: {event: enters, object: {subtype: aura, controller: you}}, do: [{gain life: 1}]}]}
  Ledger: {types: [action], subtypes: [item], abilities: [
    {when: {event: is put, object: {owner: you}, to: [arsenal]}, do: [{gain life: 1}]}]}
  Counsel: {types: [action], subtypes: [item], abilities: [
    {when: {event: discards, player: you}, do: [{gain life: 1}]}]}
  Sign: {types: [action], subtypes: [item], abilities: [
    {when: {event: is tapped, object: {controller: you}}, do: [{gain life: 1}]},
    {when: {event: is turned face up, object: {owner: you}}, do: [{gain life: 5}], name: shown}]}
  Quest: {types: [action], abilities: [{do: [{search: {subtype: aura}, as: found}, {put: {that: found}, to: hand}]}]}
  Rummage: {types: [action], abilities: [{do: [{search: {}, as: found}, {put: {that: found}, to: hand}]}]}
  Glimpse: {types: [action], abilities: [{do: [{opt: 2}, {draw: 1}]}]}
  Keep: {types: [action], subtypes: [item], abilities: [{passive: {cannot: be destroyed}, affects: {subtype: aura}}]}
  Ghost: {types: [action], subtypes: [attack], power: 3, keywords: [rune gate], cost: 1}
  Runechant: {types: [token], subtypes: [aura]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

ZONES = {
    "what is put into the arena from elsewhere enters": """
        given: {Ira: {arena: [Door], graveyard: [Aura], life: 20}, Bravo: {}}
        when: [{put: Aura, to: arena, by: Ira}]
        then: {Aura: {zone: permanent}, triggers: {Door: 1}}
        """,
    "what is put elsewhere does not": """
        given: {Ira: {arena: [Door], graveyard: [Aura], life: 20}, Bravo: {}}
        when: [{put: Aura, to: hand, by: Ira}]
        then: {Ira: {hand: [Aura]}, triggers: {Door: 0}}
        """,
    "a card enters under whoever puts it there, and others' doors do not see it": """
        given: {Ira: {graveyard: [Aura]}, Bravo: {arena: [Door]}}
        when: [{put: Aura, to: arena, by: Ira}]
        then: {Aura: {controller: Ira}, triggers: {Door: 0}}
        """,
    "an arsenal that holds a card takes no other": """
        given: {Ira: {arena: [Ledger], arsenal: [Jab], hand: [Strike]}, Bravo: {}}
        when: [{put: Strike, to: arsenal, by: Ira}]
        then: {Ira: {arsenal: [Jab], hand: [Strike]}, triggers: {Ledger: 0}}
        """,
    "an empty one does, whatever another player's holds": """
        given: {Ira: {arena: [Ledger], hand: [Strike]}, Bravo: {arsenal: [Jab]}}
        when: [{put: Strike, to: arsenal, by: Ira}]
        then: {Ira: {arsenal: [Strike], hand: 0}, triggers: {Ledger: 1}}
        """,
    "two cards discarded together are discarded twice": """
        given: {Ira: {arena: [Counsel], hand: [Strike, Jab, Plan], life: 20}, Bravo: {}}
        when: [{discard: 2, by: Ira}, {resolve: all}]
        choices: [{player: Ira, question: discard, answer: [Strike, Jab]}]
        then: {Ira: {graveyard: [Strike, Jab], hand: [Plan], life: 22}}
        """,
    "a player discards no more than there is": """
        given: {Ira: {arena: [Counsel], hand: [Strike], life: 20}, Bravo: {}}
        when: [{discard: 2, by: Ira}, {resolve: all}]
        then: {Ira: {graveyard: [Strike], life: 21}}
        """,
    "what cannot be destroyed stays while the rest is destroyed": """
        given: {Ira: {arena: [Keep, Aura, Door]}, Bravo: {}}
        when: [{destroy: {all: {zone: permanent}}, by: Bravo}]
        then: {Aura: {zone: permanent}, Door: {zone: graveyard}, Keep: {zone: graveyard}}
        """,
}

STATES = {
    "what is tapped already is not tapped again": """
        given: {Ira: {arena: [Sign, Aura, {card: Door, tapped: true}], life: 20}, Bravo: {}}
        when: [{tap: {all: {any of: [{name: Aura}, {name: Door}]}}, by: Ira}]
        then: {Aura: {is: [tapped]}, Door: {is: [tapped]}, triggers: {Sign: 1}}
        """,
    "what is untapped already is not untapped": """
        given: {Ira: {arena: [Aura]}, Bravo: {}}
        when: [{untap: Aura, by: Ira}]
        then: {Aura: {is: [untapped]}, events: [{event: is untapped, times: 0}]}
        """,
    "a card in an arsenal is face down until it is turned up, and then once": """
        given: {Ira: {arena: [Sign], arsenal: [Strike]}, Bravo: {}}
        when: [{check: {Strike: {is: [face down]}}}, {turn face up: Strike, by: Ira}, {turn face up: Strike, by: Ira}]
        then: {Strike: {is: [face up], is not: [face down]}, triggers: {Sign/shown: 1}}
        """,
    "and can be turned down again": """
        given: {Ira: {arsenal: [{card: Strike, face up: true}]}, Bravo: {}}
        when: [{turn face down: Strike, by: Ira}]
        then: {Strike: {is: [face down], is not: [face up]}, events: [{event: is turned face down, times: 1}]}
        """,
}

DECKS = {
    "a search for a kind of card may find one": """
        given: {Ira: {hand: [Quest], deck: [Strike, Aura, Jab]}, Bravo: {}}
        when: [{play: Quest}, {resolve: 1}]
        choices: [{player: Ira, question: search, answer: Aura}]
        then: {Ira: {hand: [Aura], deck: 2}}
        """,
    "or none, although there is one": """
        given: {Ira: {hand: [Quest], deck: [Strike, Aura, Jab]}, Bravo: {}}
        when: [{play: Quest}, {resolve: 1}]
        choices: [{player: Ira, question: search, answer: none}]
        then: {Ira: {hand: 0, deck: 3}}
        """,
    "but no card of another kind": """
        given: {Ira: {hand: [Quest], deck: [Strike, Aura, Jab]}, Bravo: {}}
        when: [{play: Quest}, {resolve: 1}]
        choices: [{player: Ira, question: search, answer: Jab}]
        then: {illegal answer: true}
        """,
    "a search for any card does not fail": """
        given: {Ira: {hand: [Rummage], deck: [Strike, Jab]}, Bravo: {}}
        when: [{play: Rummage}, {resolve: 1}]
        choices: [{player: Ira, question: search, answer: none}]
        then: {illegal answer: true}
        """,
    "what opt sends to the bottom is drawn last": """
        given: {Ira: {hand: [Glimpse], deck: [Strike, Jab, Plan]}, Bravo: {}}
        when: [{play: Glimpse}, {resolve: 1}, {draw: 1, by: Ira}, {check: {Ira: {hand: [Jab, Plan]}}},
          {draw: 1, by: Ira}]
        choices: [{player: Ira, question: opt, answer: [Strike]}]
        then: {Ira: {hand: [Jab, Plan, Strike], deck: 0}}
        """,
    "opt may leave everything where it is": """
        given: {Ira: {hand: [Glimpse], deck: [Strike, Jab, Plan]}, Bravo: {}}
        when: [{play: Glimpse}, {resolve: 1}]
        choices:
          - {player: Ira, question: opt, answer: []}
          - {player: Ira, question: order on top, answer: [Strike, Jab]}
        then: {Ira: {hand: [Strike], deck: [Jab, Plan]}}
        """,
    "opt sees no card below the ones it looks at": """
        given: {Ira: {hand: [Glimpse], deck: [Strike, Jab, Plan]}, Bravo: {}}
        when: [{play: Glimpse}, {resolve: 1}]
        choices: [{player: Ira, question: opt, answer: [Plan]}]
        then: {illegal answer: true}
        """,
    "a card with rune gate is played from the banished zone unpaid where there are as many runechants": """
        given: {Ira: {banished: [Ghost], arena: [{token: Runechant, as: rune}], resources: 1}, Bravo: {}}
        when: [{play: Ghost}]
        then: {stack: [Ghost], Ira: {banished: 0, resources: 1}, rune: {zone: permanent}}
        """,
    "and not with fewer than it costs": """
        given: {Ira: {banished: [Ghost], resources: 1}, Bravo: {arena: [{token: Runechant, as: rune}]}}
        when: [{play: Ghost}]
        then: {illegal: true, rune: {zone: permanent}}
        """,
    "and not while it lies there face down": """
        given: {Ira: {banished: [{card: Ghost, face down: true}], arena: [{token: Runechant, as: rune}]}, Bravo: {}}
        when: [{play: Ghost}]
        then: {illegal: true, rune: {zone: permanent}}
        """,
    "no other card is played from there": """
        given: {Ira: {banished: [Jab], arena: [{token: Runechant, as: rune}]}, Bravo: {}}
        when: [{play: Jab}]
        then: {illegal: true, Jab: {zone: banished}}
        """,
}


@each(ZONES)
def test_of_cards_that_change_zones(body: str) -> None:
    FAB.confirm(body)


@each(STATES)
def test_of_cards_that_change_states(body: str) -> None:
    FAB.confirm(body)


@each(DECKS)
def test_of_decks_and_the_banished_zone(body: str) -> None:
    FAB.confirm(body)
