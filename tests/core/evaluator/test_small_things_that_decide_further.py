"""More small conditions on which an outcome hangs: who is meant, what is still so, and what was so when."""

from __future__ import annotations

import pytest

from rules_data.core.evaluator.games.flesh_and_blood import stages
from rules_data.core.evaluator.games.magic import layers
from tests.core.evaluator.cases import each
from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Imp: {types: [creature], colors: [red], power: 1, toughness: 1, abilities: [
    {use: {}, do: [{deal: 1, to: {choose: 1, type: creature}}]}]}
  Bear: {types: [creature], colors: [green], power: 2, toughness: 2}
  Cub: {types: [creature], power: 1, toughness: 1, mana cost: "{G}"}
  Nymph: {types: [enchantment, creature], power: 1, toughness: 1, mana cost: "{G}", keywords: [{bestow: "{G}"}],
    abilities: [{passive: {power: 1}, affects: {what I am attached to: true}}]}
  Sage: {types: [enchantment], abilities: [{passive: {can: be cast at any time}, affects: {subtype: Aura,
    zone: [hand, stack], owner: you}}]}
  Ward: {types: [instant], abilities: [{do: [{give: {keyword: protection from red}, to: {choose: 1, type: creature},
    for: until end of turn}]}]}
  Wash: {types: [instant], abilities: [{do: [{give: {colors: [blue]}, to: {choose: 1, type: creature, name: Imp},
    for: until end of turn}]}]}
  Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature, name: Imp}}]}]}
""",
)
OF_MAGIC = {
    "damage by a red creature that has died is prevented by protection from red (609.7, 702.16e)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Imp]}, Bob: {battlefield: [Bear], hand: [Doom, Ward]}}
        when: [{activate: Imp, by: Ann}, {cast: Doom, by: Bob}, {resolve: 1}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Imp: {zone: graveyard}, Bear: {damage: 1}}
        twin:
          change: {when: [{activate: Imp, by: Ann}, {cast: Doom, by: Bob}, {resolve: 1},
            {give: {keyword: protection from red}, to: Bear, for: until end of turn, by: Bob}, {resolve: all}]}
          then: {Imp: {zone: graveyard}, Bear: {damage: 0}}
        """,
    "a card with bestow may be cast at any time as an Aura, and one without is no Aura to anybody (601.3b)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Sage, Bear], hand: [Nymph, Cub], green: 2}, Bob: {}}
        when: [{cast: Cub, by: Ann}]
        then: {illegal: "307.1"}
        twin:
          change:
            when: [{cast: Nymph, by: Ann}, {resolve: all}]
            choices: [{player: Ann, question: which cost, answer: bestow}]
          then: {Bear: {power: 3}}
        """,
    "an effect on a card with another player's name is that player's": """
        given: {turn: {player: Ann}, Ann: {library: 2}, Bob: {library: 2, battlefield: [{card: Bear, owner: Ann}]}}
        when: [{draw: 1, with: Bear}]
        then: {Ann: {hand: 0}, Bob: {hand: 1}}
        twin:
          change: {given.Ann.battlefield: [Bear], given.Bob.battlefield: []}
          then: {Ann: {hand: 1}, Bob: {hand: 0}}
        """,
}


@each(OF_MAGIC)
def test_magic(body):
    MAGIC.confirm(body)


@pytest.mark.parametrize("module", [layers, stages], ids=["Magic", "Flesh and Blood"])
@pytest.mark.parametrize("word", ["legendary", "Legendary", "Goblin"])
def test_a_word_of_a_type_line_is_a_supertype_or_a_subtype_and_not_both(module, word):
    kinds = [kind for kind in ("supertypes", "subtypes") if module.belongs(word, kind)]
    assert len(kinds) == 1
    if module is layers:
        assert kinds == ["supertypes" if word.lower() == "legendary" else "subtypes"]
