"""What a step of the trace says, and which rules it names, where the same thing happens for one reason or another."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Run, run_scenario
from tests.magic_boards import Boards
from tests.shipped import CORPUS, example
from tests.verdicts import Written

RIFTBOUND = Written("riftbound", ("v1.3",))
MAGIC = Boards("""
  Veil: {types: [enchantment], abilities: [{passive: {base power: 1}, affects: {type: creature}}]}
  Lord: {types: [creature], power: 3, toughness: 3, abilities: [{passive: {base power: 4}, affects: {type: creature}}]}
""")


def shipped(name: str, *, twin: bool = False) -> Run:
    scenario = example(CORPUS / f"{name}.yaml")
    found = scenario.twin if twin and scenario.twin is not None else scenario
    return run_scenario(found, scenario.editions[0])


def told(run: Run, words: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(step.text, step.rules) for step in run.trace if words in step.text]


def test_each_resolution_is_counted_under_the_name_of_the_ability() -> None:
    said = [text for text, _ in told(shipped("magic/examples/third-time-this-turn"), "has resolved")]
    behind = "times this turn after which it creates an ability"
    assert said == [f"Forge has resolved {number} of the 3 {behind}" for number in (1, 2, 3)]


def test_an_ability_with_a_name_is_counted_by_that() -> None:
    later = "{later: {when: {event: resolves}, do: [{gain life: 1}]}, on resolution: 2}"
    boards = Boards(f"  Forge: {{types: [artifact], abilities: [{{name: strike, use: {{}}, do: [{later}]}}]}}\n")
    run = boards.confirm("{activate: Forge}, {resolve: 1}", "Ann: {life: 20}", ann="life: 20, battlefield: [Forge]")
    assert [text.partition(" of ")[0] for text, _ in told(run, "times this turn")] == ["Forge/strike has resolved 1"]


@pytest.mark.parametrize(("lasts", "said"), [("", "is in force"), (", for: this turn", "is in force this turn")])
def test_how_long_a_delayed_ability_is_in_force_is_said(lasts: str, said: str) -> None:
    run = RIFTBOUND.confirm(
        f"""
        cards: {{Oath: {{types: [spell], abilities: [{{do: [
          {{later: {{name: vow, when: {{event: dies}}, do: [{{gain xp: 1}}]}}{lasts}}}]}}]}}}}
        given: {{turn: {{player: Ahri}}, Ahri: {{hand: [Oath]}}, Jinx: {{}}}}
        when: [{{play: Oath}}, {{resolve: all}}]
        then: {{Ahri: {{xp: 0}}}}
        """
    )
    assert [text for text, _ in told(run, "is in force")] == [f"vow {said}"]


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("delayed-ability-of-a-borrowed-spell", ("603.7", "603.7d")),
        ("delayed-outlives-its-source", ("603.7", "603.7e")),
    ],
)
def test_who_controls_a_delayed_ability_is_said_as_it_begins(name: str, rules: tuple[str, ...]) -> None:
    assert [found for _, found in told(shipped(f"magic/examples/{name}"), "is in force")] == [rules]


@pytest.mark.parametrize("name", ["an-inline-triggered-effect", "an-inline-triggered-effect-does-not-wait"])
def test_why_an_inline_effect_does_not_trigger(name: str) -> None:
    runs = [shipped(f"flesh-and-blood/examples/{name}", twin=twin) for twin in (False, True)]
    said = [text for run in runs for text, _ in told(run, "does not trigger")]
    assert [text.partition(": ")[2] for text in said] == ["its condition is not met as it is generated"]


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_rule_about_several_times_is_named_where_there_are_several(times: int) -> None:
    run = RIFTBOUND.confirm(
        f"""
        cards: {{Volley: {{types: [spell], abilities: [{{do: [{{do this: [{{gain xp: 1}}], times: {times}}}]}}]}}}}
        given: {{turn: {{player: Ahri}}, Ahri: {{hand: [Volley]}}, Jinx: {{}}}}
        when: [{{play: Volley}}, {{resolve: all}}]
        then: {{Ahri: {{xp: {times}}}}}
        """
    )
    placed = [rules for _, rules in told(run, "(do this) goes on the chain")]
    assert placed == [("388", "388.1", *(("387.1.a",) if times > 1 else ()))] * times


@pytest.mark.parametrize(("killed", "said"), [("Herald", 1), ("Pup", 0)])
def test_that_there_is_no_here_is_said_where_the_source_is_nowhere(killed: str, said: int) -> None:
    run = RIFTBOUND.confirm(
        f"""
        cards:
          Herald: {{types: [unit], might: 2, abilities: [{{use: {{}}, do: [
            {{move: {{choose: 1, type: unit, controller: you, other: true}}, to: here}}]}}]}}
          Pup: {{types: [unit], might: 1}}
          Colt: {{types: [unit], might: 1}}
        given:
          turn: {{player: Ahri}}
          battlefields: [{{card: Altar, controller: Ahri}}]
          Ahri: {{base: [Colt, {{card: Pup, as: Pup}}], at Altar: [Herald]}}
          Jinx: {{}}
        when: [{{use: Herald}}, {{kill: {killed}, by: Jinx}}, {{resolve: all}}]
        choices: [{{player: Ahri, question: targets, answer: Colt}}]
        then: {{Colt: {{{"zone: base" if said else "at: Altar"}}}}}
        """
    )
    assert len(told(run, "there is no here")) == said


def test_here_is_where_the_source_has_come_to_by_then() -> None:
    RIFTBOUND.confirm(
        """
        cards:
          Herald: {types: [unit], might: 2, abilities: [{use: {}, do: [
            {move: {choose: 1, type: unit, controller: you, other: true}, to: here}]}]}
          Colt: {types: [unit], might: 1}
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Ahri}, {card: Grove, controller: Ahri}]
          Ahri: {base: [Colt], at Altar: [Herald]}
          Jinx: {}
        when: [{use: Herald}, {move: Herald, to: Grove, by: Ahri}, {resolve: all}]
        then: {Colt: {at: Grove}, Herald: {at: Grove}}
        """
    )


def test_whoever_controls_it_uses_it_where_nobody_is_named() -> None:
    for by in ("", ", by: Ahri"):
        RIFTBOUND.confirm(
            f"""
            cards: {{Scryer: {{types: [unit], might: 1, abilities: [{{use: {{exhaust: me}}, do: [{{gain xp: 1}}]}}]}}}}
            given: {{turn: {{player: Ahri}}, Ahri: {{base: [{{card: Scryer, owner: Jinx}}]}}, Jinx: {{}}}}
            when: [{{use: Scryer{by}}}, {{resolve: all}}]
            then: {{Ahri: {{xp: 1}}, Jinx: {{xp: 0}}}}
            """
        )


def test_what_becomes_mighty_is_seen_in_the_very_first_event() -> None:
    cards = """
cards:
  Bard: {types: [gear], abilities: [{when: {event: becomes mighty, object: {type: unit, controller: you}},
    do: [{gain xp: 1}]}]}
  Cub: {types: [unit], might: 4}
"""
    for more, xp in ((1, 1), (0, 0), (3, 1)):
        RIFTBOUND.confirm(
            f"""{cards}
given: {{turn: {{player: Ahri}}, Ahri: {{base: [Bard, Cub]}}, Jinx: {{}}}}
when: [{{give: {{might: {more}}}, to: Cub, for: this turn, by: Ahri}}, {{resolve: all}}]
then: {{Ahri: {{xp: {xp}}}}}
"""
        )


@pytest.mark.parametrize(("lies", "turned", "power"), [("face down: true, ", True, 4), ("", False, 1)])
def test_a_creature_turned_face_up_is_newer_than_what_was_there(lies: str, turned: bool, power: int) -> None:
    """Its ability counts from then on, also against what came while it lay face down (613.7f)."""
    turn = ", {turn face up: Lord, by: Ann}" if turned else ""
    MAGIC.confirm(
        f"{{cast: Veil, by: Ann}}, {{resolve: all}}{turn}",
        f"Bear: {{power: {power}}}",
        ann=f"hand: [Veil], battlefield: [{{card: Lord, {lies}as: Lord}}, Bear]",
    )


def test_that_it_triggers_once_is_said_of_a_delayed_ability_and_of_no_other() -> None:
    boards = Boards("""
  Mourner: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature}}, do: [{gain life: 1}]}]}
  Pact: {types: [instant], abilities: [{do: [{later: {when: {event: dies, object: {type: creature}}, do: [{draw: 1}]}}]}]}
""")  # noqa: E501
    run = boards.confirm(
        "{cast: Pact, by: Ann}, {resolve: 1}, {destroy: Bear, by: Ann}, {resolve: all}",
        "Ann: {life: 21, hand: 1}",
        ann="battlefield: [Mourner], hand: [Pact], library: 3",
        bob="battlefield: [Bear]",
        choices="Ann order triggers: [Mourner, Pact (later)]",
    )
    once = {text.partition(" triggers")[0]: "603.7b" in rules for text, rules in told(run, " triggers: ")}
    assert once == {"Mourner": False, "Pact (later)": True}
