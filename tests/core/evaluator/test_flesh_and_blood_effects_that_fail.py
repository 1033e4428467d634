"""Flesh and Blood, 8.5: what each effect asks for to be carried out, and what does not count as it."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Hood: {types: [equipment], subtypes: [head], defense: 1}
  Gem: {types: [token], subtypes: [item]}
  Wall: {types: [action], defense: 3}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)


def played(does: str, given: str, life: int, rest: str = "", theirs: str = "life: 20") -> str:
    """A card that does something, and then gains its player a life if that was done."""
    if_done = "{if: {done: true}, do: [{gain life: 1}]}"
    return f"""
        cards:
          Try: {{types: [instant], cost: 0, abilities: [{{do: [{does}, {if_done}]}}]}}
        given: {{Ira: {{hand: [Try], life: 10, {given}}}, Bravo: {{{theirs}}}}}
        when: [{{play: Try, by: Ira}}, {{resolve: 1}}]
        then: {{Ira: {{life: {life}}}{rest}}}
        """


MY_HOOD = "{choose: 1, type: equipment, controller: you, target: false}"
CASES = {
    "nobody discards from an empty hand (8.5.5b)": played("{discard: 1}", "deck: 3", 10),
    "nobody draws from an empty deck (8.5.6b)": played("{draw: 1}", "deck: []", 10),
    "with a card in the deck one is drawn": played("{draw: 1}", "deck: 1", 11),
    "what is tapped is not tapped again (8.5.55a)": played(
        f"{{tap: {MY_HOOD}}}", "head: [{card: Hood, tapped: true}]", 10
    ),
    "what is untapped is tapped": played(f"{{tap: {MY_HOOD}}}", "head: [Hood]", 11),
    "what is untapped is not untapped (8.5.56a)": played(f"{{untap: {MY_HOOD}}}", "head: [Hood]", 10),
    "what is not frozen is not unfrozen (8.5.37b)": played(f"{{unfreeze: {MY_HOOD}}}", "head: [Hood]", 10),
    "what lies face up is not turned face up (8.5.24a)": played(f"{{turn face up: {MY_HOOD}}}", "head: [Hood]", 10),
    "what is public is not revealed (8.5.17d)": played(f"{{reveal: {MY_HOOD}}}", "head: [Hood]", 10),
    "an empty deck is shuffled all the same (8.5.20a)": played("{shuffle: true}", "deck: []", 11),
    "an empty deck is not searched (8.5.19d)": played("{search: {type: action}}", "deck: []", 10),
    "what has no such counter loses none (8.5.16)": played(
        "{remove counter: steam, from: {choose: 1, subtype: item, controller: you, target: false}}", "arena: [Gem]", 10
    ),
    "what is not living is dealt no damage (8.5.3c)": played(
        "{deal: 2, to: {choose: 1, subtype: item, controller: you, target: false}}",
        "arena: [Gem]",
        10,
        ", Gem: {zone: permanent}",
    ),
    "whoever's turn it is not gains no action points (8.5.7b)": played(
        "{gain action points: 1, player: opponent}", "deck: 3", 10, ", Bravo: {action points: 0}"
    ),
    "to be put into the banished zone is not to be banished (8.5.1a)": played(
        "{put: {choose: 1, zone: graveyard, owner: you, target: false}, to: banished}",
        "graveyard: [Wall]",
        11,
        ", Wall: {zone: banished}, events: [{event: is banished, times: 0}]",
    ),
    "to be put into the graveyard is not to be destroyed (8.5.4a)": played(
        "{put: {choose: 1, subtype: item, controller: you, target: false}, to: graveyard}",
        "arena: [Gem]",
        11,
        ", events: [{event: is destroyed, times: 0}]",
    ),
    "to lose life is not to be dealt damage (8.5.12b)": played(
        "{lose life: 3, player: opponent}",
        "deck: 3",
        11,
        ", Bravo: {life: 17}, events: [{event: takes damage, times: 0}]",
    ),
    "whoever has no card in hand is intimidated all the same (8.5.10a)": played(
        "{intimidate: true, player: opponent}",
        "deck: 3",
        11,
        ", events: [{event: intimidates, player: any, times: 1}]",
        theirs="hand: []",
    ),
}


@each(CASES)
def test_of_an_effect(body: str) -> None:
    header, _, rest = body.partition("        given:")
    added = [line.removeprefix("        ") for line in header.splitlines() if line.startswith("          ")]
    cards = "".join(f"{line}\n" for line in added)
    Written("flesh-and-blood", FAB.editions, CARDS + cards).confirm("\n        given:" + rest)
