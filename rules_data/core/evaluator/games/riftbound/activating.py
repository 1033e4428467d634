"""Activating triggered abilities of a named kind, as "activate the conquer effects" says (Core Rules v1.4 383.4.g)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import (
    Running,
    abilities_of,
    for_each_told,
    objects_of,
    passes_gates,
    trigger,
    view_of_watcher,
    watcher_of,
)
from rules_data.core.evaluator.matching import occurrences
from rules_data.core.evaluator.state import Candidate, Event, Frame, GameObject, NotSupported

from .facts import CATEGORIES
from .questions_course import NOT_SAID, WHAT_ACTIVATING_A_NAMED_KIND_DOES

EVENT_OF = {category: word for word, category in CATEGORIES.items()}


def activate(ev: Running, effect: Effect, frame: Frame) -> None:
    """Abilities of a kind go on the chain as if their event had occurred; the rest of their condition must be true."""
    ruled = ev.rules.ask(WHAT_ACTIVATING_A_NAMED_KIND_DOES)
    if ruled.answer == NOT_SAID:
        rules = ", ".join(ruled.rules)
        raise NotSupported(f"The rules of this edition do not say what it is to activate abilities (rule {rules}).")
    if ruled.answer == "nothing":
        return
    word = EVENT_OF[effect.category]
    told = for_each_told(ev, effect, frame)
    things = [thing for own, theirs in told for thing in objects_of(ev, own.objects, theirs)]
    found = [candidate for thing in things for candidate in _of(ev, thing, word)]
    names = ", ".join(candidate.watcher.label for candidate in found) or "nothing"
    text = f"{frame.cause.name} activates {effect.category}s: {names}"
    ev.journal.record("procedure", text, ruled.rules, players=(frame.view.you,))
    frame.view.done = bool(found)
    trigger(ev, found)


def _of(ev: Running, thing: GameObject, word: str) -> Iterator[Candidate]:
    event = Event(word, (thing,), thing.controller, at=ev.game.place_of(thing), after=(thing,))
    for number, ability in enumerate(abilities_of(ev, ev.state, thing)):
        patterns = ability.trigger.patterns if ability.trigger is not None else ()
        watcher = watcher_of(ev, ability, number, thing, patterns)
        view = view_of_watcher(watcher, ev.state)
        for pattern in (each for each in patterns if each.event == word):
            ways, _ = occurrences(ev, pattern, event, view, ev.state, None)
            found = [Candidate(watcher, pattern, way, (event,)) for way in ways]
            yield from (candidate for candidate in found if passes_gates(ev, candidate))
