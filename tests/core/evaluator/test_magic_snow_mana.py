# ruff: noqa: E501
"""Magic: mana of snow sources, which pays for {S} and for whatever other mana of its type pays for (106.3, 107.4h)."""

from tests.core.evaluator.cases import each
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Icy Forest: {types: [land], supertypes: [basic, snow], subtypes: [Forest]}
  Icy Island: {types: [land], supertypes: [basic, snow], subtypes: [Island]}
  Strix: {types: [creature], supertypes: [snow], mana cost: "{S}{S}", power: 2, toughness: 2}
  Elk: {types: [creature], mana cost: "{G}", power: 2, toughness: 2}
  Any: {types: [creature], mana cost: "{1}", power: 1, toughness: 1}
  Foxes: {types: [creature], power: 1, toughness: 1, abilities: [{use: "{S}", do: [{give: {power: 1}, to: me, for: until end of turn}]}]}
  Cold: {types: [instant], abilities: [{do: [{give: {supertype: snow}, to: {choose: 1, type: land}, for: until end of turn}]}]}
  Idol: {types: [artifact], supertypes: [snow], abilities: [{use: {tap: me, sacrifice: me}, do: [{add: {colorless: 2}}]}]}
  Glow: {types: [artifact], abilities: [{passive: {cost: {generic: -2}}, affects: {type: creature}}]}
  Less: {types: [artifact], abilities: [{passive: {activation cost: {generic: -1}}, affects: {all: {type: creature}}}]}
  Sun: {types: [creature], mana cost: "{2}", power: 0, toughness: 0, keywords: [sunburst]}
  Doub: {types: [artifact], abilities: [{replace: {event: adds mana, player: you}, keeps: true, amount: {times: [2, that much]}}]}
  Flare: {types: [enchantment], abilities: [{when: {event: is tapped for mana, object: {type: land}, player: you}, do: [{add produced type: 1}]}]}
""",
)

SNOW = {
    "snow mana of any type pays": """
        given: {Ann: {hand: [Strix], battlefield: [Icy Forest, Icy Island]}, Bob: {}}
        when: [{activate: Icy Forest, by: Ann}, {activate: Icy Island, by: Ann}, {check: {Ann: {snow green: 1, snow blue: 1, green: 0}}}, {cast: Strix, by: Ann}, {resolve: all}]
        then: {Strix: {zone: battlefield, mana value: 2}, Ann: {snow green: 0, snow blue: 0}}
        """,
    "other mana does not pay for a snow symbol": """
        given: {Ann: {hand: [Strix], battlefield: [Icy Forest, Island]}, Bob: {}}
        when: [{activate: Icy Forest, by: Ann}, {activate: Island, by: Ann}, {cast: Strix, by: Ann}]
        then: {illegal: 601.2h}
        """,
    "snow mana pays for its color": """
        given: {Ann: {hand: [Elk], battlefield: [Icy Forest]}, Bob: {}}
        when: [{activate: Icy Forest, by: Ann}, {cast: Elk, by: Ann}, {resolve: all}]
        then: {Elk: {zone: battlefield}}
        """,
    "snow mana pays for generic mana": """
        given: {Ann: {hand: [Any], battlefield: [Icy Forest]}, Bob: {}}
        when: [{activate: Icy Forest, by: Ann}, {cast: Any, by: Ann}, {resolve: all}]
        then: {Any: {zone: battlefield}}
        """,
    "snow mana pays for no other color than its own": """
        given: {Ann: {hand: [Elk], battlefield: [Icy Island]}, Bob: {}}
        when: [{activate: Icy Island, by: Ann}, {cast: Elk, by: Ann}]
        then: {illegal: 601.2h}
        """,
    "plain mana is kept for what needs snow": """
        given: {Ann: {hand: [Elk], battlefield: [Icy Forest, Forest, Foxes]}, Bob: {}}
        when: [{activate: Icy Forest, by: Ann}, {activate: Forest, by: Ann}, {cast: Elk, by: Ann}, {resolve: all}, {activate: Foxes, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: pay with, answer: {green: 1}}]
        then: {Foxes: {power: 2}}
        """,
    "a land that has become snow adds snow mana": """
        given: {Ann: {hand: [Cold], battlefield: [Forest, Foxes]}, Bob: {}}
        when: [{cast: Cold, by: Ann}, {resolve: all}, {activate: Forest, by: Ann}, {activate: Foxes, by: Ann}, {resolve: all}]
        then: {Foxes: {power: 2}}
        """,
    "a snow source that was sacrificed for its mana was snow": """
        given: {Ann: {hand: [Strix], battlefield: [Idol]}, Bob: {}}
        when: [{activate: Idol, by: Ann}, {cast: Strix, by: Ann}, {resolve: all}]
        then: {Strix: {zone: battlefield}}
        """,
    "a discount of generic mana takes nothing off a snow symbol": """
        given: {Ann: {hand: [Strix], battlefield: [Glow]}, Bob: {}}
        when: [{cast: Strix, by: Ann}]
        then: {illegal: 601.2h}
        """,
    "a discount on activation costs takes nothing off a snow symbol": """
        given: {Ann: {battlefield: [Less, Foxes]}, Bob: {}}
        when: [{activate: Foxes, by: Ann}]
        then: {illegal: 601.2h}
        """,
    "sunburst counts the color of snow mana": """
        given: {Ann: {hand: [Sun], battlefield: [Icy Forest, Icy Island]}, Bob: {}}
        when: [{activate: Icy Forest, by: Ann}, {activate: Icy Island, by: Ann}, {cast: Sun, by: Ann}, {resolve: all}]
        then: {Sun: {counters: {"+1/+1": 2}}}
        """,
    "snow mana that is doubled is snow mana": """
        given: {Ann: {hand: [Strix], battlefield: [Icy Forest, Doub]}, Bob: {}}
        when: [{activate: Icy Forest, by: Ann}, {cast: Strix, by: Ann}, {resolve: all}]
        then: {Strix: {zone: battlefield}}
        """,
    "mana of the same type that an enchantment adds is no snow mana": """
        given: {Ann: {hand: [Strix], battlefield: [Icy Forest, Flare]}, Bob: {}}
        when: [{activate: Icy Forest, by: Ann}, {check: {Ann: {snow green: 1, green: 1}}}, {cast: Strix, by: Ann}]
        then: {illegal: 601.2h}
        """,
    "snow mana is lost as the phase ends": """
        given: {Ann: {battlefield: [Icy Forest]}, Bob: {}}
        when: [{activate: Icy Forest, by: Ann}, {advance to: end}]
        then: {Ann: {snow green: 0}}
        """,
    "snow mana that a player has from the start pays": """
        given: {Ann: {hand: [Strix], snow white: 2}, Bob: {}}
        when: [{cast: Strix, by: Ann}, {resolve: all}]
        then: {Strix: {zone: battlefield}, Ann: {snow white: 0}}
        """,
}


@each(SNOW)
def test_snow_mana(body: str) -> None:
    BOOK.confirm(body)
