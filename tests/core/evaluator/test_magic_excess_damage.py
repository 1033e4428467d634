"""Magic: damage beyond what is lethal, dealt elsewhere and seen by abilities (120.4a, 120.10)."""

from __future__ import annotations

import pytest

from tests.core.scenarios.test_famous_wordings_play import MAGIC, card, table
from tests.magic_boards import Boards

BOARDS = Boards(
    """
  Spill: {types: [instant], abilities: [{do: [{deal: 4, to: {choose: 1, type: [creature, planeswalker]}, excess to its controller: true}]}]}
  Quake: {types: [sorcery], abilities: [{do: [{deal: 3, to: {all: {type: creature}}, excess to its controller: true}]}]}
  Ledger: {types: [enchantment], abilities: [{when: {event: is dealt excess damage, object: {type: permanent, controller: opponent}}, do: [{gain life: that much}]}]}
  Sage: {types: [planeswalker], loyalty: 3}
  Avatar: {types: [creature, planeswalker], power: 1, toughness: 5, loyalty: 2}
  Viper: {types: [creature], power: 4, toughness: 4, keywords: [deathtouch]}
  Imp: {types: [creature], power: 3, toughness: 3, keywords: [wither]}
  Twice: {types: [enchantment], abilities: [{replace: {event: is dealt damage, object: {type: creature}}, keeps: true, amount: {times: [that much, 2]}}]}
  Ward: {types: [enchantment], abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}}, prevent: all}]}
"""  # noqa: E501
)
SPILLED = "{cast: Spill, by: Ann}, {resolve: all}"


@pytest.mark.parametrize(
    ("what", "life"),
    [
        ("Bear", 18),
        ("Giant", 20),
        ("{card: Giant, damage: 4}", 17),
        ("Sage", 19),
        ("{card: Avatar, counters: {loyalty: 2}}", 18),
    ],
)
def test_what_is_beyond_lethal_is_dealt_to_its_controller(what: str, life: int) -> None:
    BOARDS.confirm(SPILLED, f"Bob: {{life: {life}}}", ann="hand: [Spill]", bob=f"battlefield: [{what}]")


def test_each_creature_of_several_has_an_excess_of_its_own() -> None:
    BOARDS.holds(
        "{cast: Quake, by: Ann}, {resolve: all}",
        "Ann: {life: 19}, Bob: {life: 18}",
        "120.4a",
        ann="hand: [Quake], battlefield: [Wolf, Giant]",
        bob="battlefield: [Bird]",
    )


def test_what_is_excess_is_settled_before_damage_is_doubled_or_prevented() -> None:
    BOARDS.confirm(
        SPILLED, "Bob: {life: 18}, Bear: {zone: graveyard}", ann="hand: [Spill], battlefield: [Twice]",
        bob="battlefield: [Bear]",
    )  # fmt: skip
    BOARDS.confirm(SPILLED, "Bob: {life: 20}", ann="hand: [Spill]", bob="battlefield: [Bear, Ward]")


def test_what_others_deal_at_the_same_time_counts() -> None:
    at_once = "{at once: [{deal: 2, to: Ogre}, {deal: 2, to: Ogre, excess to its controller: true}]}"
    BOARDS.confirm(at_once, "Bob: {life: 19}, Ogre: {zone: graveyard}", bob="battlefield: [Ogre]")


@pytest.mark.parametrize(
    ("attacker", "blocker", "gained"),
    [("Giant", "Bear", 3), ("Viper", "Giant", 3), ("Imp", "Bear", 1), ("Bear", "Ogre", 0)],
)
def test_combat_damage_beyond_what_is_lethal_is_excess_damage(attacker: str, blocker: str, gained: int) -> None:
    BOARDS.confirm(
        f"{{attack: {{{attacker}: Bob}}}}, {{block: {{{blocker}: {attacker}}}}}, {{advance to: combat damage}},"
        " {resolve: all}",
        f"Ann: {{life: {20 + gained}}}",
        ann=f"battlefield: [Ledger, {attacker}]",
        bob=f"battlefield: [{blocker}]",
    )


def test_damage_that_is_prevented_is_no_excess_damage() -> None:
    BOARDS.confirm(
        "{prevent: 2, to: Bear, by: Bob}, {cast: Bolt, by: Ann}, {resolve: all}",
        "Ann: {life: 20}, Bear: {zone: battlefield}",
        ann="hand: [Bolt], battlefield: [Ledger]",
        bob="battlefield: [Bear]",
        choices="Ann targets: Bear",
    )


def test_nobody_is_dealt_excess_damage_who_is_a_player() -> None:
    BOARDS.confirm(
        "{cast: Bolt, by: Ann}, {resolve: all}",
        "triggers: {Ledger: 0}, Bob: {life: -1}",
        ann="hand: [Bolt], battlefield: [Ledger]",
        bob="life: 2",
        choices="Ann targets: Bob",
    )


BEAR = "  Bear: {types: [creature], power: 2, toughness: 2}\n"
GIVEN = "  Ann: {hand: [Charm]}\n  Bob: {battlefield: [Bear]}\n"


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("Excess damage is dealt to that creature's controller instead.", "Bob: {life: 18}"),
        ("If excess damage was dealt this way, draw a card.", "Ann: {hand: 1}"),
        ("If excess damage was dealt to a permanent this way, you gain that much life.", "Ann: {life: 22}"),
        ("You gain life equal to the amount of excess damage dealt to that creature this way.", "Ann: {life: 22}"),
    ],
)
def test_what_spells_say_of_excess_damage_is_read_and_played(text: str, then: str) -> None:
    whole = card("Charm", "sorcery", f"Charm deals 4 damage to target creature. {text}") + BEAR
    MAGIC.confirm(table(whole, GIVEN, f"when: [{{cast: Charm, by: Ann}}, {{resolve: all}}]\nthen: {{{then}}}\n"))


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Whenever a creature an opponent controls is dealt excess damage, you gain life equal to the excess.", 1),
        ("Whenever a creature you control is dealt excess damage, you gain 4 life.", 0),
        ("Whenever a creature is dealt excess combat damage, you gain 4 life.", 0),
        ("Whenever a creature is dealt excess noncombat damage, you gain 4 life.", 4),
    ],
)
def test_abilities_that_wait_for_excess_damage_are_read_and_played(text: str, gained: int) -> None:
    cards = card("Ledger", "enchantment", text) + BEAR
    cards += "  Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: creature}}]}]}\n"
    given = "  Ann: {hand: [Bolt], battlefield: [Ledger]}\n  Bob: {battlefield: [Bear]}\n"
    played = f"when: [{{cast: Bolt, by: Ann}}, {{resolve: all}}]\nthen: {{Ann: {{life: {20 + gained}}}}}\n"
    MAGIC.confirm(table(cards, given, played))
