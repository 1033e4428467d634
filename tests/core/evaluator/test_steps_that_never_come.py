"""A step of the turn that does not come, however long everyone waits: the run says so, and does not end elsewhere."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Verdict
from tests.verdicts import Written, assert_confirmed

FAB = Written(
    "flesh-and-blood", ("2026-06-10", "2026-02"),
    "cards: {Strike: {types: [action], subtypes: [attack], power: 4, defense: 3}}\n",
)  # fmt: skip
MAGIC = Written(
    "magic", ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Fog Bank: {types: [enchantment], abilities: [
    {passive: {skip: untap}, affects: {all: {type: player, controller: any}}}]}
  Nap: {types: [sorcery], abilities: [{do: [{skip: draw, player: you}]}]}
""",
)  # fmt: skip


@pytest.mark.parametrize(
    ("step", "rule"), [("attack", "7.2.2"), ("defend", "7.3.2"), ("damage", "7.5.1"), ("resolution", "7.6.1")]
)
def test_while_everyone_passes_no_combat_chain_opens(step: str, rule: str) -> None:
    run = FAB.run(
        f"given: {{Ira: {{deck: 4}}, Bravo: {{deck: 4}}}}\nwhen: [{{advance to: {step}}}]\nthen: {{illegal: true}}\n"
    )
    assert (run.verdict, run.illegal) == (Verdict.CONFIRMED, rule)


def test_a_step_of_combat_comes_once_an_attack_has_been_played() -> None:
    FAB.confirm(
        """
        given: {Ira: {hand: [Strike]}, Bravo: {life: 20}}
        when: [{play: Strike}, {advance to: resolution}]
        then: {Bravo: {life: 16}, state: resolution}
        """
    )


def test_a_phase_of_the_turn_comes_whoever_has_it() -> None:
    FAB.confirm(
        """
        given: {Ira: {deck: 4}, Bravo: {deck: 4}, Kano: {deck: 4}}
        when: [{advance to: end}, {advance to: action}, {advance to: end}, {advance to: action}]
        then: {turn: Kano}
        """
    )


def test_an_untap_step_that_everyone_skips_does_not_come_and_its_rule_is_named() -> None:
    run = MAGIC.run(
        """
        given: {Ann: {battlefield: [Fog Bank], library: 9}, Bob: {library: 9}, Cid: {library: 9}}
        when: [{advance to: untap}]
        then: {illegal: true}
        """
    )
    assert_confirmed(run)
    assert run.trace[-1].rules == ("502.3",)


def test_one_that_only_one_player_skips_comes_with_the_next() -> None:
    MAGIC.confirm(
        """
        given: {Ann: {hand: [Nap], library: 9}, Bob: {library: 9}}
        when: [{cast: Nap, by: Ann}, {resolve: 1}, {advance to: draw}, {advance to: draw}]
        then: {turn: Bob}
        """
    )


def test_combat_damage_is_not_waited_for_where_nobody_attacks() -> None:
    MAGIC.confirm(
        """
        given: {Ann: {battlefield: [Bear], library: 9}, Bob: {library: 9}}
        when: [{advance to: combat damage}]
        then: {illegal: true}
        twin:
          change: {when: [{attack: {Bear: Bob}}, {advance to: combat damage}]}
          then: {Bob: {life: 18}}
        """
    )
