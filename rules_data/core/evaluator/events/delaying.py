"""Delayed abilities: made by other abilities and spells, for a time, or for as long as what they are linked with."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    ControlledBy,
    Criterion,
    Duration,
    EventPattern,
    Filter,
    FitsAll,
    FitsAny,
    FitsNone,
    Itself,
    NamedObjects,
    OwnedBy,
    Pick,
    Relation,
    Replacement,
    Selector,
)
from rules_data.core.abilities.changes import (
    AdditionalCost,
    BonusDamage,
    ChangeCost,
    ChangeOptionCost,
    ChooseOptionCost,
    Enters,
    GainKeyword,
    LeastCost,
    SetCost,
)
from rules_data.core.evaluator.board import APPLIES_FROM_NOW_ON, SAYS
from rules_data.core.evaluator.matching import (
    delayed_in_force,
    find_again,
    is_about_playing,
    occurrences,
    players_meant,
)
from rules_data.core.evaluator.policy import (
    A_DELAYED_ABILITY_SEES_ONLY_WHAT_FOLLOWS,
    A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE,
    DELAYED_ABILITIES_END_WITH_THEIR_TIME,
    DELAYED_ABILITIES_LAST,
    ONLY_THE_NEXT_OBJECT,
    WHO_CONTROLS_A_DELAYED_ABILITY,
)
from rules_data.core.evaluator.state import Candidate, Delayed, Frame, GameObject, Viewpoint, parts_of, replace

from .running import Running
from .triggering import trigger
from .watching import late_watchers, view_of_watcher

# Players who are known while an ability resolves, and not to what it leaves behind.
_IN_COMBAT = (Relation.DEFENDING_PLAYER, Relation.ATTACKING_PLAYER)
KNOWN_NOW = (Relation.THAT_PLAYER, Relation.ITS_CONTROLLER, Relation.ITS_OWNER, *_IN_COMBAT)
_ABOUT_PLAYING = (
    ChangeCost, ChangeOptionCost, ChooseOptionCost, LeastCost, AdditionalCost, Enters, BonusDamage, SetCost,
)  # fmt: skip


def add_delayed(ev: Running, ability: Ability, frame: Frame) -> None:
    """An ability made by another: it needs no card and outlasts the one that made it."""
    ability = _with_known_players(ability, frame.view)
    source, it = known_as(ev, frame, frame.view.source), frame.view.it
    label = ability.name or f"{source.handle} (later)"
    bindings = dict(frame.view.bindings)
    creator = creator_of(frame)
    ruled = ev.rules.ask(WHO_CONTROLS_A_DELAYED_ABILITY, creator)
    delayed = Delayed(
        ev.board.next_number(),
        ability,
        source,
        frame.view.you,
        bindings,
        label,
        kinds=_kinds(ev, frame),
        creator=creator,
        clock=ev.state.clock,
        it=known_as(ev, frame, it) if it is not None else None,
        follows_source=ruled.answer == "who controls its source",
    )
    if ability.duration is Duration.WHILE_ON_BOARD:
        linked = bindings.get(ability.link or "", ())
        delayed = replace(delayed, linked_to=linked, speaks_of_source=_speaks_of_source(ability))
    ev.board.add_delayed(delayed)
    if ability.trigger is not None:
        ev.interest.watched |= {pattern.event for pattern in ability.trigger.patterns}
    rules = (*ev.rules.ask(DELAYED_ABILITIES_LAST).rules, *(ruled.rules if ruled.row else ()))
    lasts = "" if ability.duration is Duration.PERMANENT else f" {ability.duration.value}"
    detail = {} if lasts else {SAYS: APPLIES_FROM_NOW_ON}
    ev.journal.record("continuous_applied", f"{label} is in force{lasts}", rules, objects=(label,), detail=detail)
    if not ev.rules.ask(A_DELAYED_ABILITY_SEES_ONLY_WHAT_FOLLOWS):
        trigger_late(ev, delayed)


def _with_known_players(ability: Ability, view: Viewpoint) -> Ability:
    """A statement about objects of a player whom only its maker knows: whoever that is as it is made."""
    stated = ability.continuous
    if stated is None:
        return ability
    criteria = tuple(_of_whom(one, view) for one in stated.affects.filter.criteria)
    if criteria == stated.affects.filter.criteria:
        return ability
    affects = replace(stated.affects, filter=Filter(criteria))
    return replace(ability, continuous=replace(stated, affects=affects))


def _of_whom(criterion: Criterion, view: Viewpoint) -> Criterion:
    if isinstance(criterion, FitsAll | FitsAny | FitsNone):
        filters = tuple(Filter(tuple(_of_whom(one, view) for one in each.criteria)) for each in criterion.filters)
        return replace(criterion, filters=filters)
    if not isinstance(criterion, ControlledBy | OwnedBy) or criterion.named or criterion.player not in KNOWN_NOW:
        return criterion
    meant = players_meant(view, criterion.player)
    return replace(criterion, named=meant[0]) if len(meant) == 1 else criterion


def trigger_late(ev: Running, delayed: Delayed) -> None:
    """A delayed ability triggers on what has already happened this turn."""
    for watcher in late_watchers(ev, delayed):
        view = view_of_watcher(watcher, ev.state)
        found = [
            Candidate(watcher, pattern, way)
            for pattern in watcher.patterns
            for event in ev.state.history
            if pattern.event in event.words
            for way in occurrences(ev, pattern, event, view, ev.state, past=True)[0]
        ]
        trigger(ev, found[:1])


def known_as(ev: Running, frame: Frame, thing: GameObject) -> GameObject:
    """The object as an ability created now knows it: as it is, or what it became, if it can be found at all."""
    found = find_again(ev, frame.view, thing)
    return found[0] if found else thing


def creator_of(frame: Frame) -> str:
    """What kind of thing creates a delayed ability here."""
    if frame.creator:
        return frame.creator
    if frame.replaces:
        return "replacement"
    return "card" if frame.item is not None and frame.item.kind == "card" else "ability"


def _kinds(ev: Running, frame: Frame) -> tuple[tuple[str, frozenset[str]], ...]:
    """What the objects it knows are now, where that could come to matter."""
    if ev.rules.ask(A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE):
        return ()
    known = [frame.view.source.handle, *(handle for found in frame.view.bindings.values() for handle, _ in found)]
    things = [thing for handle in known if (thing := ev.state.objects.get(handle)) is not None]
    return tuple((thing.handle, frozenset(ev.derived.traits(ev.state, thing).types)) for thing in things)


def _speaks_of_source(ability: Ability) -> bool:
    return any(
        isinstance(part, Itself) or (isinstance(part, Selector) and part.pick is Pick.ME)
        for part in parts_of([ability])
    )


def waiting_for_play(ev: Running, thing: GameObject) -> tuple[Delayed, ...]:
    """The delayed passives about "the next" such card played, which this card is."""
    found = []
    for delayed in delayed_in_force(ev, ev.state):
        continuous = delayed.ability.continuous
        if continuous is None or not delayed.ability.waits_for_the_next:
            continue
        if not any(_is_of_playing(ev, change) for change in continuous.changes):
            continue
        view = Viewpoint(delayed.controller, delayed.source, ev.state, bindings=dict(delayed.bindings))
        if is_about_playing(ev, continuous.affects, thing, view):
            found.append(delayed)
    return tuple(found)


def _is_of_playing(ev: Running, change: Change) -> bool:
    """Whether a change means something as a card is played, and nothing of it is left to be changed by then."""
    if isinstance(change, GainKeyword):
        return ev.game.vocabulary.waiting_zone in ev.game.vocabulary.keywords_in.get(change.keyword, ())
    return isinstance(change, _ABOUT_PLAYING)


def end_with_the_next(
    ev: Running, delayed: Delayed, found: GameObject, does: str, changes: tuple[Change, ...] = ()
) -> bool:
    """The next such object has been found: the effect is over, or waits for so many more as it still has to find.

    `does`: what it does with the object, as the trace tells it; `changes`: what it does from now on, where that has
    been fixed as it first applied. Whether it is so: a game without such a rule has the effect go on.
    """
    ruled = ev.rules.ask(ONLY_THE_NEXT_OBJECT)
    if not ruled:
        return False
    text = f"{delayed.label} was waiting for the next such object: {does}"
    ev.journal.record("limited", text, ruled.rules, objects=(delayed.label, found.handle))
    ev.board.drop_delayed(delayed.number)
    statement = delayed.ability.continuous
    left = statement.next_count - 1 if statement is not None else 0
    if statement is None or not left:
        return True
    waiting = replace(statement, next_count=left, changes=changes or statement.changes)
    ability, before = replace(delayed.ability, continuous=waiting), (*delayed.come_before, found.identity)
    ev.board.add_delayed(replace(delayed, number=ev.board.next_number(), ability=ability, come_before=before))
    return True


def end_with_play(ev: Running, waited: tuple[Delayed, ...], label: str) -> None:
    """The card they were about has been played: their time is over."""
    if not waited:
        return
    ruled = ev.rules.ask(DELAYED_ABILITIES_END_WITH_THEIR_TIME)
    for delayed in waited if ruled else ():
        ev.board.drop_delayed(delayed.number)
        ev.journal.record(
            "limited", f"{delayed.label} was for {label} only", ruled.rules, objects=(delayed.label, label)
        )


def prevent_this_turn(ev: Running, thing: GameObject, value: int | None, frame: Frame) -> None:
    """Prevention is a delayed replacement of damage, used up as it applies."""
    pattern = EventPattern(ev.game.words.damage, Filter((NamedObjects((thing.handle,)),)))
    ability = Ability(
        AbilityKind.REPLACEMENT,
        replacement=Replacement(pattern, prevents=True, prevent_value=value),
        duration=Duration.THIS_TURN,
    )
    label = f"{frame.cause.name} (prevent)".lstrip()
    delayed = Delayed(ev.board.next_number(), ability, frame.view.source, frame.view.you, {}, label, remaining=value)
    add_replacement(ev, delayed, ev.game.words.damage)


def add_replacement(ev: Running, delayed: Delayed, word: str) -> None:
    """A replacement effect made during the game, and the word of the event it waits for."""
    ev.board.add_delayed(delayed)
    ev.interest.replaced = ev.interest.replaced | {word}
