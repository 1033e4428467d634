"""How often an ability triggers at once: within its limit, once for several things together, once for each player."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rules_data.core.abilities import Ability, AbilityKind, CardFacts, EventPattern, Limit, Trigger
from rules_data.core.evaluator.events.multiplying import _within_its_limit
from rules_data.core.evaluator.events.ordinals import _since_it_came
from rules_data.core.evaluator.state import Event, GameObject, Watcher


class Board:
    """Counts the uses that are noted, as a board does."""

    def __init__(self):
        self.noted = []

    def note_use(self, key):
        self.noted.append(key)


class Journal:
    def __init__(self):
        self.told = []

    def record(self, kind, text, rules, **about):
        self.told.append((kind, rules, about["ok"]))


class Run(SimpleNamespace):
    """A run in which an ability has been used so often, and a rule holds or does not."""

    def __init__(self, used, ruled):
        asked = SimpleNamespace(rules=("9.9",)) if ruled else None
        state = SimpleNamespace(uses=lambda key, limit: used)
        rules = SimpleNamespace(ask=lambda question: asked)
        super().__init__(state=state, rules=rules, board=Board(), journal=Journal())


def thing(handle, incarnation=0):
    return GameObject(handle, CardFacts(handle, ("thing",)), "Ann", "Ann", "field", incarnation=incarnation)


def watcher(limit=Limit.NONE, times=1, source=None):
    trigger = Trigger((EventPattern("draws"),))
    ability = Ability(AbilityKind.TRIGGERED, trigger=trigger, limit=limit, times=times)
    return Watcher("key", ability, source or thing("Elk"), "Ann", "Elk")


ONCE = Limit.ONCE_EACH_TURN


@pytest.mark.parametrize(
    ("limit", "times", "used", "wanted", "ruled", "triggers"),
    [
        (Limit.NONE, 1, 1, 3, True, 3),
        (Limit.DONE_ONCE_EACH_TURN, 1, 1, 3, True, 3),
        (ONCE, 1, 1, 1, True, 1),
        (ONCE, 1, 1, 0, True, 0),
        (ONCE, 1, 1, 2, True, 1),
        (ONCE, 1, 1, 5, True, 1),
        (ONCE, 2, 1, 2, True, 2),
        (ONCE, 2, 2, 2, True, 1),
        (ONCE, 3, 1, 5, True, 3),
        (ONCE, 3, 2, 5, True, 2),
        (Limit.ONCE, 1, 1, 2, True, 1),
        (Limit.ONCE_EACH_COMBAT, 1, 1, 2, True, 1),
        (ONCE, 1, 1, 2, False, 2),
        (ONCE, 3, 2, 5, False, 5),
    ],
)
def test_an_additional_time_is_one_of_those_that_a_limit_leaves(limit, times, used, wanted, ruled, triggers):
    """One of them has been counted before; the others are counted here."""
    run = Run(used, ruled)
    assert _within_its_limit(run, watcher(limit, times), wanted) == triggers
    counted = 0 if limit in (Limit.NONE, Limit.DONE_ONCE_EACH_TURN) else max(0, triggers - 1)
    assert run.board.noted == ["key"] * counted
    assert run.journal.told == ([("limited", ("9.9",), False)] if triggers < wanted else [])


# --- what has happened since a source came ---------------------------------------------------------------------------

ELK, BACK, OWL = thing("Elk"), thing("Elk", 2), thing("Owl")
DRAWN = Event("draws", (), "Ann")


def comes(what, *with_it):
    return Event("enters", (what, *with_it), "Ann", after=(what, *with_it))


@pytest.mark.parametrize(
    ("past", "since"),
    [
        ((), ()),
        ((DRAWN, DRAWN), (DRAWN, DRAWN)),
        ((comes(ELK), DRAWN), (DRAWN,)),
        ((DRAWN, comes(ELK), DRAWN, DRAWN), (DRAWN, DRAWN)),
        ((DRAWN, comes(ELK)), ()),
        ((DRAWN, comes(OWL), DRAWN), (DRAWN, comes(OWL), DRAWN)),
        ((DRAWN, comes(OWL, ELK), DRAWN), (DRAWN,)),
        ((DRAWN, comes(BACK), DRAWN), (DRAWN, comes(BACK), DRAWN)),
        ((Event("dies", (ELK,), "Ann", after=(BACK,)), DRAWN), (Event("dies", (ELK,), "Ann", after=(BACK,)), DRAWN)),
    ],
    ids=[
        "nothing has happened", "it has always been there", "it came first", "it came in between", "it came last",
        "something else came", "it came with something else", "another of that name came", "it left",
    ],
)  # fmt: skip
def test_what_happened_before_a_source_came_is_not_counted_for_it(past, since):
    assert _since_it_came(watcher(source=ELK), past) == since
