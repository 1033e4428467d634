"""An object that enters with counters, or as something, because an effect on its entering says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from rules_data.core.abilities import Amount, Change, Duration
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import is_met
from rules_data.core.evaluator.state import (
    Event,
    GameObject,
    Modifications,
    Modifier,
    Replacer,
    Viewpoint,
    record,
    replace,
)

from .arriving import given_to_an_opponent
from .questions_replacing import (
    A_SELF_REPLACEMENT_MAY_BE_CONDITIONAL,
    IDENTITY_REPLACEMENT_IS_COPIED,
    SELF_REPLACEMENT_REPLACES,
)

Commit = Callable[[Running, Event], Event | None]


@record
class OnEntering(Modifications):
    """What something enters with: `counters`, and `changes` that apply as it enters."""

    counters: tuple[tuple[str, int], ...] = ()
    changes: tuple[Change, ...] = ()


def on_entering(event: Event) -> OnEntering:
    """What effects have said so far of how the objects of an event enter."""
    known = event.modified
    return known if isinstance(known, OnEntering) else OnEntering(known.own, known.afterwards)


def with_what_enters(commits: Mapping[str, Commit]) -> dict[str, Commit]:
    """The same commits; what enters does so as the effects on its entering say, and it is all one event."""
    return {kind: partial(_entered, commit) for kind, commit in commits.items()}


def _entered(commit: Commit, ev: Running, event: Event) -> Event | None:
    happened = commit(ev, event)
    if happened is not None and "enters" in happened.words:
        happened = given_to_an_opponent(ev, happened)
    if happened is None or not isinstance(happened.modified, OnEntering):
        return happened
    return _as_modified(ev, happened, happened.modified)


def _as_modified(ev: Running, event: Event, modified: OnEntering) -> Event:
    after = []
    for thing in event.after:
        current = ev.state.objects.get(thing.handle)
        if current is None or current.identity != thing.identity:
            after.append(thing)
            continue
        for name, number in modified.counters:
            current = current.with_counter(name, current.count(name) + number)
        current = _changed(ev, current, modified.changes)
        ev.board.put(current)
        after.append(current)
    return replace(event, after=tuple(after))


def _changed(ev: Running, thing: GameObject, changes: tuple[Change, ...]) -> GameObject:
    if not changes:
        return thing
    if ev.rules.ask(IDENTITY_REPLACEMENT_IS_COPIED):
        return replace(thing, card=ev.game.derivation.as_entered(ev, thing, changes))
    made = tuple(Modifier(change, Duration.WHILE_ON_BOARD, ev.state.clock, thing.handle) for change in changes)
    return replace(thing, modifiers=(*thing.modifiers, *made))


def counters_named(ev: Running, replacer: Replacer, view: Viewpoint) -> tuple[tuple[str, Amount], ...]:
    """What an identity-replacement effect lets something enter with; its own "instead" may say otherwise (6.4.7)."""
    ability = replacer.ability
    plain = ability.replacement.counters if ability.replacement is not None else ()
    own = ability.instead
    if own is None or own.replacement is None:
        return plain
    conditional = ev.rules.ask(A_SELF_REPLACEMENT_MAY_BE_CONDITIONAL)
    ruled = ev.rules.ask(SELF_REPLACEMENT_REPLACES)
    if not ruled or (conditional and not is_met(own.condition, ev, view)):
        return plain
    text = f"{replacer.label} replaces what it says itself about how {view.source.handle} enters"
    ev.journal.record("replaced", text, (*ruled.rules, *conditional.rules), objects=(replacer.label,))
    return own.replacement.counters
