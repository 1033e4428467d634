"""What has to attack, block or be blocked: as many requirements are obeyed as the restrictions let (508.1d, 509.1c)."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Bird: {types: [creature], keywords: [flying], power: 1, toughness: 1}
  Berserker: {types: [creature], power: 3, toughness: 2, abilities: [{passive: {must: attack}, affects: me}]}
  Guard: {types: [creature], power: 1, toughness: 3, abilities: [{passive: {must: block}, affects: me}]}
  Decoy: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {must: be blocked}, affects: me}]}
  Lure: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {must: be blocked by all}, affects: me}]}
  Thug: {types: [creature], keywords: [menace], power: 3, toughness: 3}
  Siren: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {must: block me}, affects: {name: Guard}}]}
  Flunky:
    types: [creature]
    power: 3
    toughness: 3
    abilities: [{passive: {cannot: [attack alone, block alone]}, affects: me}]
  Mad Flunky:
    types: [creature]
    power: 3
    toughness: 3
    abilities: [{passive: {cannot: [attack alone, block alone], must: [attack, block]}, affects: me}]
  Chains: {types: [artifact], abilities: [{passive: {cannot: attack}, affects: {name: Berserker}}]}
  Fog: {types: [artifact], abilities: [{passive: {cannot: block}, affects: {name: Bear}}]}
"""
confirm = Written("magic", ("2024-06-07",), CARDS).confirm


def combat(ann, bob, when, then):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: {ann}}}
  Bob: {{battlefield: {bob}}}
when: {when}
then: {then}
"""


@pytest.mark.parametrize("step", ["{attack: {Bear: Bob}}", "{advance to: postcombat main}", "{end turn: true}"])
def test_a_creature_that_has_to_attack_is_not_left_out(step):
    confirm(combat("[Berserker, Bear]", "[]", f"[{step}]", "{illegal: 508.1d}"))


@pytest.mark.parametrize(
    "ann",
    [
        "[{card: Berserker, tapped: true}, Bear]",
        "[{card: Berserker, summoning sick: true}, Bear]",
        "[Berserker, Chains, Bear]",
    ],
    ids=["tapped", "new", "forbidden"],
)
def test_a_creature_that_is_not_able_to_attack_does_not_have_to(ann):
    confirm(combat(ann, "[]", "[attack: {Bear: Bob}]", "{Bear: {is: [attacking]}}"))


def test_a_creature_that_has_attacked_in_this_combat_has_done_what_it_had_to():
    confirm(combat("[Berserker]", "[]", "[attack: {Berserker: Bob}, advance to: end]", "{Bob: {life: 17}}"))


def test_it_has_to_attack_in_each_combat_of_the_turn():
    again = "{extra combat phase: 1, with: Bear, by: Ann}, {untap: Berserker, with: Bear, by: Ann}"
    when = f"[attack: {{Berserker: Bob}}, advance to: end of combat, {again}, advance to: end]"
    confirm(combat("[Berserker, Bear]", "[]", when, "{illegal: 508.1d}"))


def test_the_creatures_of_whoever_does_not_attack_have_nothing_to_attack():
    confirm(combat("[Bear]", "[Berserker]", "[advance to: postcombat main]", "{phase: postcombat main}"))


BLOCKS = [
    ("[Bear]", "[Guard]", "{}", "Guard has to block"),
    ("[Decoy]", "[Bear]", "{}", "Decoy has to be blocked"),
    ("[Decoy, Bear]", "[Thug]", "{Thug: Bear}", "the only blocker is at the wrong place"),
    ("[Lure]", "[Bird, Thug]", "{Bird: Lure}", "both are able to block Lure"),
    ("[Siren, Bear]", "[Guard]", "{Guard: Bear}", "Guard has to block Siren, whatever else it could"),
    ("[Thug]", "[Guard, Bird]", "{}", "both together can block Thug"),
    ("[Decoy, {card: Decoy, as: Two}]", "[Bird, Bear]", "{Bird: Decoy, Bear: Decoy}", "one for each"),
]


@pytest.mark.parametrize(("ann", "bob", "blocks", "why"), BLOCKS, ids=[each[-1] for each in BLOCKS])
def test_blocks_are_illegal_where_more_could_be_obeyed(ann, bob, blocks, why):
    names = {"[Decoy, {card: Decoy, as: Two}]": "{Decoy: Bob, Two: Bob}"}
    attack = names.get(ann) or "{" + ", ".join(f"{name}: Bob" for name in ann.strip("[]").split(", ")) + "}"
    confirm(combat(ann, bob, f"[attack: {attack}, block: {blocks}]", "{illegal: 509.1c}"))


LEGAL = [
    ("[Bear]", "[{card: Guard, tapped: true}]", "{}", "is tapped"),
    ("[Bird]", "[Guard]", "{}", "cannot block a flyer"),
    ("[Thug]", "[Guard]", "{}", "one alone cannot block with menace"),
    ("[Thug]", "[Guard, Bear, Fog]", "{}", "nobody may help against menace"),
    ("[Decoy]", "[Bear, Fog]", "{}", "the only other creature cannot block"),
    ("[Lure, Decoy]", "[Bird, Bear]", "{Bird: Lure, Bear: Lure}", "as many as with one for Decoy"),
    ("[Lure, Decoy]", "[Bird, Bear]", "{Bird: Lure, Bear: Decoy}", "as many as with both for Lure"),
]


@pytest.mark.parametrize(("ann", "bob", "blocks", "why"), LEGAL, ids=[each[-1] for each in LEGAL])
def test_blocks_are_legal_where_no_more_could_be_obeyed(ann, bob, blocks, why):
    attack = "{" + ", ".join(f"{name}: Bob" for name in ann.strip("[]").split(", ")) + "}"
    confirm(combat(ann, bob, f"[attack: {attack}, block: {blocks}]", "{Bob: {life: 20}}"))


def test_no_block_at_all_is_looked_at_as_well():
    confirm(combat("[Decoy]", "[Bear]", "[attack: {Decoy: Bob}, advance to: end]", "{illegal: 509.1c}"))


def test_a_requirement_ends_with_the_combat_it_is_for():
    given = "{give: {must: be blocked}, to: Bear, for: this combat, with: Bear, by: Ann}"
    when = f"[advance to: beginning of combat, {given}, attack: {{Bear: Bob}}, block: {{}}]"
    confirm(combat("[Bear]", "[Bird]", when, "{illegal: 509.1c}"))
    steps = "{give: {must: be blocked}, to: Bear, for: this turn, with: Bear, by: Ann}, end turn: true, end turn: true"
    confirm(combat("[Bear]", "[Bird]", f"[{steps}, attack: {{Bear: Bob}}, block: {{}}]", "{Bear: {is: [unblocked]}}"))


def test_a_block_that_obeys_two_requirements_outweighs_one_that_obeys_one():
    provoked = "{give: {must: block me}, to: Guard, for: this turn, with: Bear, by: Ann}"
    steps = f"{provoked}, {provoked.replace('Bear', 'Decoy')}, attack: {{Bear: Bob, Decoy: Bob}}"
    confirm(combat("[Bear, Decoy]", "[Guard]", f"[{steps}, block: {{Guard: Bear}}]", "{illegal: 509.1c}"))
    confirm(combat("[Bear, Decoy]", "[Guard]", f"[{steps}, block: {{Guard: Decoy}}]", "{Decoy: {is: [blocked]}}"))


def test_who_has_to_attack_and_cannot_alone_takes_another_along():
    confirm(combat("[Mad Flunky, Bear]", "[]", "[advance to: end]", "{illegal: 508.1d}"))
    confirm(combat("[Mad Flunky, Bear]", "[]", "[attack: {Mad Flunky: Bob}]", "{illegal: 508.1c}"))
    confirm(combat("[Mad Flunky, Bear]", "[]", "[attack: {Mad Flunky: Bob, Bear: Bob}]", "{Bear: {is: [attacking]}}"))
    confirm(combat("[Mad Flunky, {card: Bear, tapped: true}]", "[]", "[advance to: end]", "{Bob: {life: 20}}"))


def test_who_has_to_block_and_cannot_alone_takes_another_along():
    attack = "attack: {Bear: Bob}"
    confirm(combat("[Bear]", "[Mad Flunky, Flunky]", f"[{attack}, block: {{}}]", "{illegal: 509.1c}"))
    confirm(combat("[Bear]", "[Mad Flunky, Flunky]", f"[{attack}, block: {{Mad Flunky: Bear}}]", "{illegal: 509.1b}"))
    both = "block: {Mad Flunky: Bear, Flunky: Bear}"
    confirm(combat("[Bear]", "[Mad Flunky, Flunky]", f"[{attack}, {both}]", "{Bear: {is: [blocked]}}"))
    confirm(combat("[Bear]", "[Mad Flunky]", f"[{attack}, block: {{}}]", "{Bear: {is: [unblocked]}}"))


@pytest.mark.parametrize("ability", [
    "{passive: {must: attack that player}, affects: me}",
    "{use: {}, do: [{give: {must: attack that player}, to: me, for: this turn}]}",
])  # fmt: skip
def test_whom_a_creature_has_to_attack_is_somebody_who_is_known(ability):
    cards = f"cards: {{Odd: {{types: [creature], power: 1, toughness: 1, abilities: [{ability}]}}}}\n"
    with pytest.raises(UnableToReadScenario, match="somebody known"):
        Written("magic", ("2024-06-07",), cards).read("""
given: {turn: {player: Ann}, Ann: {battlefield: [Odd]}, Bob: {}}
when: [{pass: Ann}]
then: {Ann: {life: 20}}
""")
