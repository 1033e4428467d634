"""`it`, its controller and its owner are somebody: an event, a choice or a statement tells, or the line is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from rules_data.core.games import GAMES
from rules_data.core.scenarios import Problem, UnableToReadScenario

EDITIONS = {"magic": "2024-06-07", "riftbound": "v1.3", "flesh-and-blood": "2026-02"}
CARDS = {
    "magic": "types: [enchantment]",
    "riftbound": "types: [gear]",
    "flesh-and-blood": "types: [action], subtypes: [item]",
}
SPELLS = {"magic": "types: [instant]", "riftbound": "types: [spell]", "flesh-and-blood": "types: [action]"}
SAMPLES = Path(__file__).parents[2] / "samples"
# By game and by the kind of place, an ability that speaks of it; what is refused with the word that it is refused for.
KINDS = yaml.safe_load((SAMPLES / "it_is_known.yaml").read_text(encoding="utf-8"))


def kinds(known: str) -> Iterator[Any]:
    for game, places in KINDS[known].items():
        for place, ability in places.items():
            yield pytest.param(game, ability, id=f"{game}: {place}")


def file_of(game: str, ability: str, step: str = "{draw: 1, by: Ann}") -> str:
    """An example with a card that has this ability, in its sixth line."""
    kind = SPELLS if ability.startswith("{do:") else CARDS
    return (
        f'example: it-is-known\ngame: {game}\ntitle: It is known\neditions: ["{EDITIONS[game]}"]\ncards:\n'
        f"  Sign: {{{kind[game]}, abilities: [{ability}]}}\ngiven:\n  Ann: {{hand: [Sign]}}\n  Bob: {{}}\n"
        f"when: [{step}]\nthen: {{Ann: {{hand: 1}}}}\n"
    )


def in_one_line(ability: Any) -> str:
    return yaml.safe_dump(ability, default_flow_style=True, width=10_000, sort_keys=False).strip()


def problems_of(game: str, ability: str, step: str = "{draw: 1, by: Ann}") -> tuple[Problem, ...]:
    try:
        GAMES.read_scenario(file_of(game, ability, step))
    except UnableToReadScenario as fault:
        return tuple(fault.problems)
    return ()


@pytest.mark.parametrize(("game", "ability"), list(kinds("known")))
def test_it_is_read_where_something_tells_what_it_is(game: str, ability: Any) -> None:
    assert problems_of(game, in_one_line(ability)) == ()


@pytest.mark.parametrize(("game", "refused"), list(kinds("unknown")))
def test_it_is_refused_where_it_stands_if_nothing_tells_what_it_is(game: str, refused: list[Any]) -> None:
    word, ability = refused[0], in_one_line(refused[1])
    (problem,) = problems_of(game, ability)
    line = file_of(game, ability).splitlines()[5]
    assert (problem.line, line[problem.column - 1 :][: len(word)]) == (6, word)
    assert (problem.expected, problem.found) == (
        "something that was spoken of before",
        f"{word!r}, of which nothing is known here",
    )


@pytest.mark.parametrize(
    ("word", "advice"),
    [
        ("{exile: it}", "Write `me`"),
        ("{draw: 1, player: its controller}", "Write `you`"),
        ("{draw: 1, player: its owner}", "Write `my owner`"),
        ("{counter: cause}", "an ability on an event"),
    ],
)
def test_the_nearest_thing_that_works_is_named(word: str, advice: str) -> None:
    (problem,) = problems_of("magic", f"{{do: [{word}]}}")
    assert advice in problem.advice


@pytest.mark.parametrize("step", ["{exile: it}", "{draw: 1, player: its controller}"])
def test_a_step_names_its_objects_and_players(step: str) -> None:
    (problem,) = problems_of("magic", "{do: [{draw: 1}]}", step)
    assert (problem.line, problem.advice) == (10, "In a step, name the object or the player.")


def test_what_is_advised_is_read() -> None:
    told = "{for each: {linked: name}, do: [{draw: 1, player: its controller}]}"
    assert problems_of("magic", f"{{do: [{{choose: {{choose: 1, type: creature, as: name}}}}, {told}]}}") == ()
    assert problems_of("magic", "{do: [{exile: {choose: 1, type: creature}, as: name}, {return: {that: name}}]}") == ()
