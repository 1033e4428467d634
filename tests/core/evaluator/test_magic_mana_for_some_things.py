"""Magic: mana that is spent only on some spells or abilities, as what adds it says (106.6)."""

from __future__ import annotations

import pytest

from tests.core.scenarios.test_famous_wordings_play import MAGIC, card, table
from tests.magic_boards import Boards

BOARDS = Boards(
    """
  Den: {types: [land], abilities: [{use: {tap: me}, do: [{add: {green: 2}, to cast: {zone: stack, type: creature}}]}]}
  Forge: {types: [land], abilities: [{use: {tap: me}, do: [
    {add: {colorless: 2}, to cast: {zone: stack, type: artifact}, to activate: {type: artifact}}]}]}
  Spring: {types: [land], abilities: [{use: {tap: me}, do: [
    {add any colors: 1, to cast: {zone: stack, type: creature}}]}]}
  Kiln: {types: [land], abilities: [{use: {tap: me}, do: [{add: {red: 1}, to activate: {}}]}]}
  Elk: {types: [creature], mana cost: "{1}{G}", power: 3, toughness: 3}
  Hawk: {types: [creature], mana cost: "{W}", power: 1, toughness: 1}
  Plan: {types: [sorcery], mana cost: "{1}{G}", abilities: [{do: [{draw: 1}]}]}
  Idol: {types: [artifact], mana cost: "{2}"}
  Press: {types: [artifact], abilities: [{use: {generic: 2}, do: [{draw: 1}]}]}
  Scholar: {types: [creature], power: 1, toughness: 1, abilities: [{use: {generic: 1}, do: [{draw: 1}]}]}
  Toll: {types: [creature], mana cost: "{1}{G}", keywords: [{ward: 2}], power: 2, toughness: 2}
  Doubler: {types: [enchantment], abilities: [
    {replace: {event: adds mana, player: you}, keeps: true, amount: {times: [that much, 2]}}]}
"""
)
TAP = "{activate: Den, by: Ann}"


def test_such_mana_pays_for_what_it_is_meant_for() -> None:
    BOARDS.confirm(
        f"{TAP}, {{cast: Elk, by: Ann}}, {{resolve: 1}}",
        "Elk: {zone: battlefield}, Ann: {green: 0}",
        ann="hand: [Elk], battlefield: [Den]",
    )


def test_such_mana_pays_for_nothing_else() -> None:
    BOARDS.holds(f"{TAP}, {{cast: Plan, by: Ann}}", "illegal: true", "106.6", ann="hand: [Plan], battlefield: [Den]")


def test_it_is_in_the_pool_with_the_other_mana_and_taken_before_it() -> None:
    BOARDS.confirm(
        f"{TAP}, {{check: {{Ann: {{green: 4}}}}}}, {{cast: Elk, by: Ann}}, {{resolve: 1}}, {{cast: Plan, by: Ann}}",
        "stack: [Plan], Ann: {green: 0}",
        ann="hand: [Elk, Plan], battlefield: [Den], green: 2",
    )


def test_other_mana_is_spent_on_what_it_does_not_pay_for() -> None:
    BOARDS.confirm(
        f"{TAP}, {{cast: Plan, by: Ann}}, {{resolve: 1}}, {{cast: Elk, by: Ann}}",
        "stack: [Elk], Ann: {green: 0}",
        ann="hand: [Elk, Plan], battlefield: [Den], green: 2",
    )


def test_too_little_other_mana_is_not_made_up_for() -> None:
    BOARDS.confirm(f"{TAP}, {{cast: Plan, by: Ann}}", "illegal: true", ann="hand: [Plan], battlefield: [Den], green: 1")


@pytest.mark.parametrize(
    ("step", "outcome"),
    [
        ("{cast: Idol, by: Ann}", "stack: [Idol]"),
        ("{activate: Press, by: Ann}", "stack: [Press]"),
        ("{activate: Scholar, by: Ann}", "illegal: true"),
    ],
)
def test_mana_may_be_meant_for_spells_and_for_abilities(step: str, outcome: str) -> None:
    BOARDS.confirm(
        f"{{activate: Forge, by: Ann}}, {step}", outcome, ann="hand: [Idol], battlefield: [Forge, Press, Scholar]"
    )


def test_mana_for_abilities_casts_nothing() -> None:
    BOARDS.confirm(
        "{activate: Kiln, by: Ann}, {activate: Scholar, by: Ann}, {check: {stack: [Scholar]}}, {cast: Hawk, by: Ann}",
        "illegal: true",
        ann="hand: [Hawk], battlefield: [Kiln, Scholar]",
    )


def test_a_color_that_is_chosen_is_kept_apart_as_well() -> None:
    BOARDS.confirm(
        "{activate: Spring, by: Ann}, {cast: Hawk, by: Ann}",
        "stack: [Hawk]",
        ann="hand: [Hawk], battlefield: [Spring]",
        choices="Ann type of mana: white",
    )


def test_it_does_not_pay_for_what_a_spell_asks_for_as_it_resolves() -> None:
    BOARDS.confirm(
        f"{{cast: Murder, by: Ann}}, {TAP}, {{resolve: 1}}",
        "Toll: {zone: battlefield}, Murder: {zone: graveyard}, Ann: {green: 2}",
        ann="hand: [Murder], battlefield: [Den]",
        bob="battlefield: [Toll]",
    )


def test_more_of_such_mana_is_as_bound_as_the_rest() -> None:
    """106.6a: what increases the amount leaves it as restricted as it is."""
    BOARDS.confirm(
        f"{TAP}, {{check: {{Ann: {{green: 4}}}}}}, {{cast: Plan, by: Ann}}",
        "illegal: true",
        ann="hand: [Plan], battlefield: [Den, Doubler]",
    )


def test_it_is_gone_with_the_step_and_what_comes_later_is_free() -> None:
    BOARDS.confirm(
        f"{TAP}, {{advance to: postcombat main}}, {{activate: Forest, by: Ann}}, {{activate: second, by: Ann}}, "
        "{cast: Plan, by: Ann}",
        "stack: [Plan], Ann: {green: 0}",
        ann="hand: [Plan], battlefield: [Den, Forest, {card: Forest, as: second}]",
    )


def test_another_players_mana_is_not_bound_by_it() -> None:
    BOARDS.confirm(
        f"{TAP}, {{activate: Scholar, by: Bob}}",
        "stack: [Scholar], Bob: {green: 1}, Ann: {green: 2}",
        ann="battlefield: [Den]",
        bob="battlefield: [Scholar], green: 2",
    )


ON_ARTIFACTS = "Spend this mana only to cast artifact spells"
READ = [
    ("{T}: Add {G}{G}. Spend this mana only to cast creature spells.", "Elk", "Plan"),
    ("{T}: Add {C}{G}. Spend this mana only to cast artifact spells.", "Idol", "Elk"),
    (f"{{T}}: Add {{C}}{{G}}. {ON_ARTIFACTS} or activate abilities of enchantments.", "Idol", "Elk"),
    ("{T}: Add {G}{G}. Spend this mana only to cast instant and sorcery spells.", "Plan", "Elk"),
]
CARDS = """
  Elk: {types: [creature], mana cost: "{1}{G}", power: 3, toughness: 3}
  Plan: {types: [sorcery], mana cost: "{1}{G}", abilities: [{do: [{draw: 1}]}]}
  Idol: {types: [artifact], mana cost: "{2}"}
"""


@pytest.mark.parametrize(("text", "paid", "unpaid"), READ)
def test_a_text_that_says_what_mana_is_for_is_played(text: str, paid: str, unpaid: str) -> None:
    for spell, then in ((paid, f"stack: [{paid}]"), (unpaid, "illegal: true")):
        given = f"  Ann: {{hand: [{spell}], battlefield: [Site]}}\n  Bob: {{}}\n"
        played = f"when: [{{activate: Site, by: Ann}}, {{cast: {spell}, by: Ann}}]\nthen: {{{then}}}\n"
        MAGIC.confirm(table(card("Site", "land", text) + CARDS, given, played))


@pytest.mark.parametrize(
    ("step", "cards"),
    [
        ("{cast: Plan, by: Ann}", 'Plan: {types: [sorcery], mana cost: "{G}", abilities: [{do: [{draw: 1}]}]}'),
        (
            "{activate: Toad, by: Ann}",
            "Toad: {types: [creature], power: 1, toughness: 1, abilities: [{use: {green: 1}, do: [{draw: 1}]}]}",
        ),
        ("{activate: Owl, by: Ann, ability: foretell}", "Owl: {types: [instant], keywords: [{foretell: {green: 1}}]}"),
    ],
)
def test_what_is_not_paid_with_mana_for_something_else_is_illegal_by_the_rule_on_such_mana(
    step: str, cards: str
) -> None:
    name = cards.partition(":")[0]
    zone = "battlefield: [Den, Toad]" if name == "Toad" else f"battlefield: [Den], hand: [{name}]"
    den = "Den: {types: [land], abilities: [{use: {tap: me}, do: [{add: {green: 2}, to cast: {zone: stack, type: creature}}]}]}"  # noqa: E501
    for added, rule in (("{activate: Den, by: Ann}, ", "106.6"), ("", "601.2h")):
        MAGIC.confirm(f"""
            cards: {{{den}, {cards}}}
            given: {{turn: {{player: Ann}}, Ann: {{{zone}}}, Bob: {{}}}}
            when: [{added}{step}]
            then: {{illegal: "{rule}"}}
            """)
