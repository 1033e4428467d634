"""What causes something, and what something is called, is what it is at that time and not what is printed on it."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Pinger: {types: [creature], power: 1, toughness: 2, abilities: [
    {use: {}, do: [{deal: 1, to: {choose: 1, type: creature, other: true}}]}]}
  Statue: {types: [artifact], abilities: [{use: {}, do: [{deal: 1, to: {choose: 1, type: creature, other: true}}]}]}
  Wall: {types: [creature], power: 0, toughness: 9, abilities: []}
  Witness: {types: [enchantment], abilities: [
    {when: {event: is dealt damage, by: {type: creature}}, do: [{gain life: 1}]}]}
  Assayer: {types: [enchantment], abilities: [
    {when: {event: is dealt damage, by: {type: artifact}}, do: [{gain life: 1}]}]}
  Needle: {types: [artifact], abilities: [
    {replace: {event: enters, object: me}, keeps: true, with: [{name a card: true}]},
    {passive: {cannot: be activated}, affects: {called: named}}]}
  Echo: {types: [creature], power: 0, toughness: 1, abilities: [
    {replace: {event: enters, object: me}, you may: true,
     enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Healer: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, do: [{gain life: 1}]}]}
""",
)

# What is done to the source first -> whether a creature, and whether an artifact, has dealt the damage.
SOURCES = {
    "a creature as it is": ("Pinger", "", (1, 0)),
    "an artifact as it is": ("Statue", "", (0, 1)),
    "a creature that is none any more": ("Pinger", "lose type: creature, type: artifact", (0, 1)),
    "a creature that is an artifact as well": ("Pinger", "type: artifact", (1, 1)),
    "an artifact that has become a creature": ("Statue", "type: creature, base power: 1, base toughness: 1", (1, 1)),
}


@pytest.mark.parametrize(("source", "given", "seen"), SOURCES.values(), ids=SOURCES)
def test_the_damage_is_dealt_by_what_its_source_is_by_then(source: str, given: str, seen: tuple[int, int]) -> None:
    first = f"{{give: {{{given}}}, to: {source}, for: until end of turn, by: Ann}}, " if given else ""
    order = "{player: Ann, question: order triggers, answer: [Witness, Assayer]}, " if seen == (1, 1) else ""
    MAGIC.confirm(
        f"""
        given:
          turn: {{player: Ann}}
          Ann: {{battlefield: [{source}, Witness, Assayer]}}
          Bob: {{battlefield: [Wall]}}
        when: [{first}{{activate: {source}}}, {{resolve: all}}]
        choices: [{order}{{player: Ann, question: targets, answer: Wall}}]
        then: {{Wall: {{damage: 1}}, triggers: {{Witness: {seen[0]}, Assayer: {seen[1]}}}}}
        """
    )


NAMING = """
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [Needle, Echo], battlefield: [Healer]}}
          Bob: {{}}
        when:
          [{{cast: Echo, by: Ann}}, {{resolve: all}}, {{cast: Needle, by: Ann}}, {{resolve: all}}, {{activate: Echo}}]
        choices:
          - {{player: Ann, question: apply replacement, answer: 'yes'}}
          - {{player: Ann, question: objects, answer: Healer}}
          - {{player: Ann, question: card name, answer: {named}}}
        then: {then}
        """


def test_a_copy_has_the_name_that_was_named() -> None:
    MAGIC.confirm(NAMING.format(named="Healer", then="{illegal: true}"))


def test_a_copy_no_longer_has_the_name_that_is_printed_on_it() -> None:
    MAGIC.confirm(NAMING.format(named="Echo", then="{stack: [Echo]}"))


RIFTBOUND = Written(
    "riftbound",
    ("v1.3", "v1.2"),
    """
cards:
  Scythe: {types: [gear], abilities: [{use: {}, do: [{kill: {choose: 1, type: unit, controller: opponent}}]}]}
  Grunt: {types: [unit], might: 2}
  By Unit: {types: [gear], abilities: [{when: {event: dies, by: {type: unit}}, do: [{nothing: true}]}]}
""",
)


@pytest.mark.parametrize(("first", "seen"), [("", 0), ("{give: {type: unit}, to: Scythe, for: this turn}, ", 1)])
def test_a_gear_kills_as_a_unit_once_it_has_become_one(first: str, seen: int) -> None:
    RIFTBOUND.confirm(
        f"""
        given: {{turn: {{player: Ahri}}, Ahri: {{base: [Scythe, By Unit]}}, Jinx: {{base: [Grunt]}}}}
        when: [{first}{{use: Scythe, by: Ahri}}, {{resolve: 1}}]
        then: {{Grunt: {{zone: trash}}, triggers: {{By Unit: {seen}}}}}
        """
    )
