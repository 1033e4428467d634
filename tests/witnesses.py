"""Runs in which things happen, to hold what games declare against: the examples that ship and some written for this.

A file of `samples/witnesses` holds scenarios of one game, each after a line of three hyphens, without the header that
all of them share. It is of the first edition that has rows of its own, unless it begins with `editions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rules_data.core.evaluator import Evaluation, Event
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Scenario, execution, run_scenario
from rules_data.core.scenarios.read_changes import keys_of_changes
from tests.shipped import cards_of, example, examples_of, scenario_in

FOLDER = Path(__file__).parent / "samples" / "witnesses"


@cache
def sources(game: str) -> tuple[str, ...]:
    """The scenarios written for this, each as a file of its own would hold it."""
    edition = GAMES[game].played.table.vocabulary.editions[0]
    header = f"game: {game}\ntitle: A witness\n"
    bodies = (FOLDER / f"{game}.yaml").read_text().split("\n---\n")[1:]
    made = {"flesh-and-blood": (gained_and_lost, numbers_changed), "magic": (sizes_changed,)}
    built = (body for each in made.get(game, ()) for body in each())
    own = (body if body.startswith("editions:") else f"editions: [{edition}]\n{body}" for body in (*bodies, *built))
    return tuple(f"example: witness-{number}\n{header}{body}" for number, body in enumerate(own, 1))


def gained_and_lost() -> Iterator[str]:
    """Something that gains and loses each number, keyword and ability that Flesh and Blood has an event for."""
    words = GAMES["flesh-and-blood"].table.vocabulary
    for gains in (event for event in words.events if event.startswith("gains ")):
        name = gains.removeprefix("gains ")
        loses = f"loses {name}"
        if loses not in words.events or name == "life":
            continue
        if name in words.board.card_stats:
            given, taken, again = f"{{{name}: 1}}", f"{{minus {name}: 1}}", f"{{{name}: 2}}, {{minus {name}: 2}}"
        elif name == "an ability":
            given, taken, again = "{ability: {name: odd, use: {}, do: [{draw: 1}]}}", "{lose ability: odd}", ""
        else:
            given, taken, again = f"{{keyword: {name}}}", f"{{lose keyword: {name}}}", ""
        steps = (given, taken, *(again.split(", ") if again else ()))
        when = ", ".join(f"{{give: {each}, to: Blade, with: Sage, by: Ana}}" for each in steps)
        yield (
            "cards:\n  Sage: {types: [equipment], subtypes: [chest]}\n"
            "  Blade: {types: [weapon], power: 3, defense: 3, pitch: 3, intellect: 3, arcane: 3}\n"
            f"given: {{Ana: {{chest: [Sage], weapons: [Blade]}}, Ben: {{}}}}\nwhen: [{when}]\n"
            f"then: {{events: [{{event: {gains}}}, {{event: {loses}}}]}}\n"
        )


# What a change of a number makes of 3, with a 2 behind it.
OF_THREE = {"set": 2, "times": 6, "divide": 1, "minus": 1, "plus": 5, "": 5}


def numbers_changed() -> Iterator[str]:
    """Each number of Flesh and Blood, base or not, changed in each way that there is."""
    words = GAMES["flesh-and-blood"].table.vocabulary
    for key in keys_of_changes(words):
        way, _, what = key.rpartition("base ") if "base " in key else key.rpartition(" ")
        if what not in words.board.card_stats or way.strip() not in OF_THREE:
            continue
        seen = 2 if key == f"base {what}" else OF_THREE[way.strip()]
        yield (
            "cards:\n  Sage: {types: [equipment], subtypes: [chest], abilities: []}\n"
            f"  Elm: {{types: [action], subtypes: [item], {what}: 3, abilities: []}}\n"
            f"given: {{Ana: {{chest: [Sage], arena: [Elm]}}, Ben: {{}}}}\n"
            f"when: [{{give: {{{key}: 2}}, to: Elm, with: Sage, by: Ana}}]\n"
            f"then: {{Elm: {{{what}: {seen}}}}}\n"
        )


def sizes_changed() -> Iterator[str]:
    """The power and the toughness of a creature, base or not, changed in each way that Magic has."""
    words = GAMES["magic"].table.vocabulary
    for key in keys_of_changes(words):
        way, _, what = key.rpartition("base ") if "base " in key else key.rpartition(" ")
        if what not in words.board.card_stats or way.strip() not in OF_THREE:
            continue
        seen = 2 if key == f"base {what}" else OF_THREE[way.strip()]
        rounded = ", rounded: down" if way.startswith("divide") else ""
        yield (
            "cards:\n  Spell: {types: [artifact], abilities: []}\n"
            "  Elm: {types: [creature], power: 3, toughness: 3, abilities: []}\n"
            "given: {turn: {player: Ana}, Ana: {battlefield: [Spell, Elm]}, Ben: {}}\n"
            f"when: [{{give: {{{key}: 2{rounded}}}, to: Elm, with: Spell, by: Ana}}]\n"
            f"then: {{Elm: {{{what}: {seen}}}}}\n"
        )


@cache
def scenarios(game: str) -> tuple[Scenario, ...]:
    """The examples of a game and what was written for this."""
    written = [GAMES.read_scenario(source, cards_of(game).get) for source in sources(game)]
    return (*written, *(example(path) for path in examples_of(game)))


class Recorded:
    """Runs scenarios and keeps what happened in them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._runs: list[Evaluation] = []

        def keep(*arguments: object, **named: object) -> Evaluation:
            self._runs.append(Evaluation(*arguments, **named))  # type: ignore[arg-type]
            return self._runs[-1]

        patch.setattr(execution, "Evaluation", keep)

    def events(self, scenario: Scenario) -> tuple[Event, ...]:
        """What happened under the first edition."""
        self._runs.clear()
        run_scenario(scenario_in(scenario, scenario.editions[0]), scenario.editions[0])
        return tuple(event for ev in self._runs for event in ev.journal.events)

    def turn_player(self) -> str:
        """Whose turn it was at the end of the last run."""
        return self._runs[-1].state.turn_player

    def all(self, game: str) -> Iterator[tuple[Scenario, tuple[Event, ...]]]:
        for scenario in scenarios(game):
            if scenario.setup is not None:
                yield scenario, self.events(scenario)
