"""Each thing an event is declared to carry makes a difference: two runs that ask for it come out differently.

Where an event happened, what it carried is expected of it, and then something else in its place. What of an event is
always the same (the zone it comes from, how much it is) is not asked of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules_data.core.abilities import Comparison, EventPattern, Filter, NamedObjects, Relation
from rules_data.core.evaluator import Event
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Expectation, Outcome, Scenario, run_scenario
from rules_data.core.scenarios.problems import Place
from tests.shipped import scenario_in
from tests.witnesses import Recorded

Entry = tuple[str, str]
NOWHERE = Filter((NamedObjects(("nobody",)),))
# What of an event would say nothing if it were always the same.
VARIES = ("at", "amount", "from", "to", "category", "counter", "phase")
# Cards are drawn and tokens created one by one, and what replaces several at once is asked before. A turn ends as other
# games' do.
EXCEPT = {"flesh-and-blood": {("draws", "amount"), ("is created", "amount"), ("end of", "phase")}}


@dataclass(frozen=True)
class Asked:
    """A field of a pattern with what an event carried there, and with something else."""

    field: str
    carried: Any
    other: Any

    def pattern(self, word: str, *, other: bool) -> EventPattern:
        field: dict[str, Any] = {self.field: self.other if other else self.carried}
        return EventPattern(word, **field)


def value(event: Event, key: str, word: str) -> Hashable | None:
    """What an event carries under a key, as a plain value; None where it carries nothing there."""
    source, zones = event.cause.source, {thing.zone for thing in event.objects}
    because = getattr(event.payload, "because", None)
    found = {
        "object": event.objects[0].handle if event.objects else None,
        "player": event.player or None,
        "by": source.handle if source is not None else None,
        "by player": event.cause.player or None,
        "by effect": True,
        "at": event.at or None,
        "amount": event.amount,
        "from": min(zones, default=None),
        "to": min((thing.zone for thing in event.after), default=None),
        "category": min(event.category, default=None),
        "counter": min(event.category, default=None),
        "phase": event.phase or None,
        "because": because.kind if because is not None else None,
        "attacking": event.payload.attacked or None,
    }
    return found[key]


def asked(event: Event, key: str, word: str, you: str) -> Asked | None:
    """What is asked of an event under a key; None where it carries nothing there."""
    carried: Any = value(event, key, word)
    if carried is None:
        return None
    if key in ("object", "by", "attacking"):
        return Asked(key, Filter((NamedObjects((carried,)),)), NOWHERE)
    if key in ("player", "by player"):
        whose = (Relation.YOU, Relation.OPPONENT)
        return Asked(key.replace(" ", "_"), *(whose if carried == you else reversed(whose)))
    if key in ("amount", "by effect"):  # that no effect does it cannot be asked
        fits, other = Comparison("=", carried), Comparison("=", carried + 1)
        return Asked(key, fits, other) if key == "amount" else Asked("by_effect", True, False)
    if key == "because":
        return Asked(key, EventPattern(carried), EventPattern("nothing of the kind"))
    field = {"from": "from_zones", "to": "to_zones", "counter": "category"}.get(key, key)
    both = (carried, "nothing of the kind")
    return Asked(field, *(both if field in ("category", "phase") else ((one,) for one in both)))


def told(entries: Iterable[tuple[str, str]]) -> str:
    """Events, each with what of it is meant."""
    of: dict[str, list[str]] = defaultdict(list)
    for word, key in sorted(entries):
        of[word].append(key)
    return "; ".join(f"{word}: {', '.join(keys)}" for word, keys in of.items())


def seen(scenario: Scenario, pattern: EventPattern) -> str:
    """How many such events a run of the scenario sees."""
    expectation = Expectation("events", "", "", (pattern, 0), Place(1, 1))
    setup = replace(scenario.setup, effects=(*scenario.setup.effects, pattern)) if scenario.setup else None
    later = scenario.outcome(scenario.editions[0]).resolved is not None
    outcome = Outcome((), (expectation,)) if later else Outcome((expectation,))
    looking = replace(scenario, setup=setup, outcomes={"": outcome})
    label = scenario.editions[0]
    checked = run_scenario(scenario_in(looking, label), label).expectations
    return next((each.seen for each in checked if each.expected == expectation.text), "")


def constant(varying: set[Entry], values: dict[Entry, set[Hashable | None]]) -> list[Entry]:
    """What has been the same in each event that carried it."""
    return [each for each in varying if len(values[each] - {None}) < 2]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_an_event_is_declared_to_carry_makes_a_difference(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    declared = {(word, key) for word, keys in GAMES[game].table.vocabulary.events.items() for key in keys}
    varying = {(word, key) for word, key in declared if key in VARIES} - EXCEPT.get(game, set())
    missing, values = set(declared), defaultdict(set)
    recorded = Recorded(monkeypatch)
    for scenario, events in recorded.all(game):
        if not missing and not constant(varying, values):
            break  # what is shown by now need not be shown again
        for event in events:
            for word in event.words:
                for key in (key for named, key in declared if named == word):
                    values[word, key].add(value(event, key, word))
                    if (word, key) not in missing:
                        continue
                    question = asked(event, key, word, scenario.setup.turn_player if scenario.setup else "")
                    if question is not None and seen(scenario, question.pattern(word, other=False)) != seen(
                        scenario, question.pattern(word, other=True)
                    ):
                        missing.discard((word, key))
    assert not missing, told(missing)
    assert not constant(varying, values), told(constant(varying, values))
