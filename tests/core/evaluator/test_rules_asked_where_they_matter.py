"""A run names only the rules whose answer can make a difference in it: those about several, of one thing, do not."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rules_data.core.scenarios import run_scenario
from tests.verdicts import Written, assert_confirmed

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Brute: {types: [creature], power: 3, toughness: 2, abilities: [{passive: {must: attack}, affects: me}]}
  Gift: {types: [sorcery], mana cost: '{0}', abilities: [{do: [{gain life: 1}]}]}
  Sudden Gift: {types: [instant], mana cost: '{0}', abilities: [{do: [{gain life: 1}]}]}
  Greeter:
    types: [creature]
    power: 1
    toughness: 1
    abilities: [{when: {event: enters, object: {type: creature, other: true}}, do: [{gain life: 1}]}]
  First Greeter:
    types: [creature]
    power: 1
    toughness: 1
    abilities:
      - when: {event: enters, object: {type: creature, other: true}}
        ordinal: first
        per: turn
        do: [{gain life: 1}]
  Two Bears: {types: [sorcery], mana cost: '{0}', abilities: [{do: [{create token: {name: Cub, power: 1,
    toughness: 1}, count: 2}]}]}
  Banner: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1}, affects: {type: creature}}]}
""",
)
FLESH = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Jab: {types: [action], subtypes: [attack], power: 1, keywords: [go again]}
  Study: {types: [action], abilities: [{do: [{draw: 1}]}]}
  Two Studies: {types: [action], abilities: [{do: [{draw: 1}, {gain life: 1}]}]}
  Pep Talk:
    types: [action]
    keywords: [go again]
    abilities: [{do: [{give: {power: 1}, to: {next: {is: [attack], controller: you}}, for: this turn}]}]
  Blade: {types: [weapon], subtypes: [sword], power: 3, abilities: [
    {use: {action points: 1}, keywords: [action], limit: once each turn, do: [{attack: true}]}]}
""",
)
RIFT = Written(
    "riftbound",
    ("v1.3",),
    """
cards:
  Shock: {types: [spell], abilities: [{do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
  Daze: {types: [spell], abilities: [{do: [{stun: {choose: 1, type: unit}}]}]}
  Scout: {types: [unit], might: 2, abilities: []}
  Warded: {types: [unit], might: 2, keywords: [{deflect: 1}], abilities: []}
  Shrine:
    types: [battlefield]
    abilities: [{when: {event: holds, player: you, at: here}, do: [{draw: 1}]}]
""",
)


@dataclass(frozen=True)
class Matter:
    """A row, a situation in which its answer makes a difference, and one like it in which it cannot."""

    written: Written
    row: str
    without: str
    with_it: str


def magic(ann: str, when: str, then: str) -> str:
    return f"\ngiven:\n  turn: {{player: Ann}}\n  Ann: {ann}\n  Bob: {{}}\nwhen: {when}\nthen: {then}\n"


def flesh(ira: str, when: str, then: str, choices: str = "[]") -> str:
    turn = f"\ngiven:\n  turn: {{player: Ira}}\n  Ira: {ira}\n  Bravo: {{hand: 0, deck: 0}}\n"
    return f"{turn}when: {when}\nchoices: {choices}\nthen: {then}\n"


def rift(fields: str, ahri: str, jinx: str, when: str, then: str, turn: str = "Ahri", choices: str = "[]") -> str:
    given = f"\ngiven:\n  turn: {{player: {turn}}}\n  battlefields: {fields}\n  Ahri: {ahri}\n  Jinx: {jinx}\n"
    return f"{given}when: {when}\nchoices: {choices}\nthen: {then}\n"


CAST = "[{cast: %s, by: Ann}, {resolve: all}]"
TWO_AT_ONCE = "{battlefield: [First Greeter], hand: [Two Bears]}"
NEXT = "[{play: Pep Talk}, {resolve: 1}, {play: Jab}, {resolve: 1}]"
HOLDING = "{asked: {which battlefield: %s}, Ahri: {points: %s}}"
MATTERS = {
    "when a sorcery is cast, only where it is no time for one": Matter(
        MAGIC,
        "sorcery-timing",
        magic("{hand: [Gift]}", CAST % "Gift", "{Ann: {life: 21}}"),
        magic("{hand: [Sudden Gift, Gift]}", "[{cast: Sudden Gift, by: Ann}, {cast: Gift, by: Ann}]", "{illegal: yes}"),
    ),
    "that creatures attack which have to, only where one has to": Matter(
        MAGIC,
        "required-attacks",
        magic("{battlefield: [Bear]}", "[{attack: {Bear: Bob}}]", "{Bear: {attacking: true}}"),
        magic("{battlefield: [Bear, Brute]}", "[{attack: {Bear: Bob}}]", "{illegal: yes}"),
    ),
    "which of several at once is the first, only where there are several": Matter(
        MAGIC,
        "nth-of-several",
        magic("{battlefield: [First Greeter], hand: [Bear]}", CAST % "Bear", "{triggers: {First Greeter: 1}}"),
        magic(TWO_AT_ONCE, CAST % "Two Bears", "{triggers: {First Greeter: 1}}"),
    ),
    "which of several is the first, not for what triggers each time": Matter(
        MAGIC,
        "nth-of-several",
        magic("{battlefield: [Greeter], hand: [Two Bears]}", CAST % "Two Bears", "{triggers: {Greeter: 2}}"),
        magic(TWO_AT_ONCE, CAST % "Two Bears", "{triggers: {First Greeter: 1}}"),
    ),
    "how what arrives is seen, only where it would be seen otherwise": Matter(
        MAGIC,
        "modified-on-entering",
        magic("{battlefield: [Greeter], hand: [Bear]}", CAST % "Bear", "{Ann: {life: 21}}"),
        magic("{battlefield: [Greeter, Banner], hand: [Bear]}", CAST % "Bear", "{Ann: {life: 21}, Bear: {power: 3}}"),
    ),
    "that instructions are followed one by one, only where there are two": Matter(
        FLESH,
        "one-at-a-time",
        flesh("{hand: [Study], deck: 2}", "[{play: Study}, {resolve: 1}]", "{Ira: {hand: 1}}"),
        flesh("{hand: [Two Studies], deck: 2}", "[{play: Two Studies}, {resolve: 1}]", "{Ira: {hand: 1}}"),
    ),
    "which attack is the next, only where something waits for it": Matter(
        FLESH,
        "next-object",
        flesh("{hand: [Jab]}", "[{play: Jab}, {resolve: 1}]", "{Jab: {power: 1}}"),
        flesh("{hand: [Pep Talk, Jab]}", NEXT, "{Jab: {power: 2}}"),
    ),
    "that several events in one happen one by one, only of several": Matter(
        FLESH,
        "each-event-by-itself",
        flesh("{hand: [Study], deck: 2}", "[{play: Study}, {resolve: 1}]", "{Ira: {hand: 1}}"),
        flesh("{deck: 3}", "[{draw: 2, by: Ira}]", "{Ira: {hand: 2}}"),
    ),
    "the order of held battlefields, only where it can be told": Matter(
        RIFT,
        "holds-one-at-a-time",
        rift(
            "[{card: Shrine, controller: Ahri}]", "{at Shrine: [Scout], deck: 3}", "{}", "[{advance to: scoring}]",
            HOLDING % (0, 1), "Jinx",
        ),
        rift(
            "[{card: Shrine, controller: Ahri}, {card: Old Mill, controller: Ahri}]",
            "{at Shrine: [Scout], at Old Mill: [{token: Recruit, as: r1}], deck: 3}", "{}", "[{advance to: scoring}]",
            HOLDING % (1, 2), "Jinx", "[{player: Ahri, question: which battlefield, answer: Old Mill}]",
        ),
    ),
    "when stunning ends, only where somebody is stunned": Matter(
        RIFT,
        "stun-ends",
        rift("[Old Mill]", "{base: [Scout]}", "{deck: 3}", "[{end turn: true}]", "{Scout: {stunned: false}}"),
        rift(
            "[Old Mill]", "{base: [Scout], hand: [Daze]}", "{deck: 3}",
            "[{play: Daze, by: Ahri}, {resolve: all}, {end turn: true}]", "{Scout: {stunned: false}}",
        ),
    ),
    "that a unit deflects, only of one that does": Matter(
        RIFT,
        "deflect",
        rift(
            "[Old Mill]", "{hand: [Shock], power: 1}", "{base: [Scout]}", "[{play: Shock, by: Ahri}, {resolve: all}]",
            "{Scout: {damage: 1}, Ahri: {power: 1}}",
        ),
        rift(
            "[Old Mill]", "{hand: [Shock], power: 1}", "{base: [Warded]}",
            "[{play: Shock, by: Ahri}, {resolve: all}]", "{Warded: {damage: 1}, Ahri: {power: 0}}",
        ),
    ),
}  # fmt: skip
every_matter = pytest.mark.parametrize("matter", list(MATTERS.values()), ids=list(MATTERS))


@every_matter
def test_a_rule_is_named_where_its_answer_makes_a_difference(matter: Matter) -> None:
    assert matter.row in matter.written.confirm(matter.with_it).rows_used


@every_matter
def test_a_rule_is_not_named_where_it_could_say_anything(matter: Matter) -> None:
    assert matter.row not in matter.written.confirm(matter.without).rows_used


@every_matter
def test_where_it_is_not_named_it_can_be_switched_off(matter: Matter) -> None:
    scenario, edition = matter.written.read(matter.without), matter.written.editions[0]
    usual, off = (run_scenario(scenario, edition, without=frozenset(rows)) for rows in ((), (matter.row,)))
    assert_confirmed(off)
    assert (off.trace, off.asked, off.rows_used) == (usual.trace[: len(off.trace)], usual.asked, usual.rows_used)
