"""What can't be the target of some spells or abilities, for good or for a turn (Magic 101.2)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Shade: {types: [creature], power: 3, toughness: 9, abilities: [{passive: {cannot be targeted by: BY}, affects: me}]}
  Ox: {types: [creature], power: 3, toughness: 9, abilities: []}
  Elk: {types: [creature], power: 3, toughness: 9, abilities: []}
  Dart: {types: [artifact], abilities: [{use: {}, do: [{deal: 1, to: {choose: 1, type: creature}}]}]}
  Night: {types: [instant], colors: [black], abilities: [{do: [{deal: 1, to: {choose: 1, type: creature}}]}]}
  Flame: {types: [instant], colors: [red], abilities: [{do: [{deal: 1, to: {choose: 1, type: creature}}]}]}
  Cover: {types: [instant], abilities: [{do: [{give: {cannot be targeted by: BY}, to: {choose: 1, type: creature}, for: this turn}]}]}
"""  # noqa: E501
OPPONENTS, SPELLS = "{zone: stack, controller: opponent}", "{zone: stack}"
BLACK = "{zone: stack, type: spell, color: black}"
STEPS = {"Dart": "{activate: DART, by: WHO}", "Night": "{cast: NIGHT, by: WHO}", "Flame": "{cast: FLAME, by: WHO}"}
KEPT = {
    OPPONENTS: {("Dart", "Ben"), ("Night", "Ben"), ("Flame", "Ben")},
    BLACK: {("Night", "Ben"), ("Night", "Ana")},
    SPELLS: {(each, who) for each in ("Dart", "Night", "Flame") for who in ("Ana", "Ben")},
}


def situation(step: str, who: str, target: str, before: str = "") -> str:
    mine = step.replace("DART", f"{who}'s dart").replace("NIGHT", f"{who}'s night").replace("FLAME", f"{who}'s flame")
    hands = {
        one: f"hand: [{first}{{card: Night, as: {one}'s night}}, {{card: Flame, as: {one}'s flame}}], "
        f"battlefield: [{{card: Dart, as: {one}'s dart}}, {{card: Elk, as: {one}'s elk}}"
        for one, first in (("Ana", "Cover, "), ("Ben", ""))
    }
    cover = "{player: Ana, question: targets, answer: Ox}, " if before else ""
    return f"""
        given:
          turn: {{player: Ana}}
          Ana: {{{hands["Ana"]}, Shade, Ox]}}
          Ben: {{{hands["Ben"]}]}}
        when: [{before}{mine.replace("WHO", who)}, {{resolve: 1}}]
        choices: [{cover}{{player: {who}, question: targets, answer: {target}}}]
        then: {{{target}: {{damage: 1}}}}
        """


@pytest.mark.parametrize("by", KEPT)
@pytest.mark.parametrize("who", ["Ana", "Ben"])
@pytest.mark.parametrize("source", STEPS)
def test_what_it_says_does_not_target_it_and_all_else_does(by: str, who: str, source: str) -> None:
    magic = Written("magic", ("2024-06-07",), CARDS.replace("BY", by))
    for target, before in (("Shade", ""), ("Ox", "{cast: Cover, by: Ana}, {resolve: 1}, ")):
        run = magic.run(situation(STEPS[source], who, target, before))
        if (source, who) in KEPT[by]:
            assert_stops(run, f"{who} may not answer 'targets' with {target}")
        else:
            assert run.confirmed


def test_what_was_not_said_of_can_be_targeted() -> None:
    magic = Written("magic", ("2024-06-07",), CARDS.replace("BY", OPPONENTS))
    assert magic.run(situation(STEPS["Flame"], "Ben", "Ox")).confirmed


THEIRS = "spells or abilities your opponents control"


@pytest.mark.parametrize(
    "text",
    [
        f"Target creature can't be the target of {THEIRS} this turn.",
        "~ can't be the target of black spells.",
        f"Elves you control can't be the target of {THEIRS}.",
    ],
)
def test_such_text_is_read(text: str) -> None:
    (line,) = ability_text("magic").read(text)
    assert "cannot be targeted by" in str(line.data)
