"""Where abilities are functional (Comprehensive Rules 1.7.4)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind, EventPattern, InState, Itself, Pick
from rules_data.core.abilities.changes import Can, Cannot, SetBase
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import has_status
from rules_data.core.evaluator.policy import ABILITIES_WORK_ON_THE_BOARD
from rules_data.core.evaluator.state import GameObject, parts_of

from .questions_effects import STATIC_ABILITIES_GENERATE_CONTINUOUS_EFFECTS
from .questions_events import A_PLAY_STATIC_ABILITY_WORKS_IN_EVERY_ZONE
from .questions_play import (
    A_DEFENDING_CARD_HAS_FEW_ABILITIES,
    A_REPLACEMENT_WORKS_WHERE_ITS_EVENT_FINDS_IT,
    A_STATIC_ABILITY_WORKS_AS_ITS_CARD_RESOLVES,
    A_TRIGGER_WORKS_WHERE_ITS_EVENT_FINDS_IT,
    ONLY_PUBLIC_SOURCES_WORK,
    PROPERTIES_ARE_DEFINED_EVERYWHERE,
)
from .questions_triggers import STATIC_ABILITIES_GENERATE_TRIGGERED_EFFECTS
from .zones import ARENA, PRIVATE, in_zone

# Events that typically happen to a card outside the arena, so that its abilities about them work there (1.7.4i).
_OUTSIDE = frozenset(
    [
        "is discarded",
        "is discarded at random",
        "is banished from boosting",
        "is banished",
        "is put",
        "is revealed",
        "is pitched",
        "is played",
        "is returned",
        "searches",
        "is turned face up",
        "enters",
        "is destroyed",
        "charges",
        "wins a clash",
        "loses a clash",
        "fails to win a clash",
    ]
)


def works_from(ev: Running, ability: Ability, thing: GameObject) -> bool:
    """Whether an ability is functional: in the arena, or where its own words make it so."""
    if not _generates(ev, ability):
        return False
    hidden = "face down" in thing.statuses and thing.zone not in PRIVATE and not _is_used_face_down(ability)
    if hidden and ev.rules.ask(ONLY_PUBLIC_SOURCES_WORK):
        return False
    if ability.zones:
        return any(in_zone(thing.zone, zone) for zone in ability.zones)
    about_itself = _works_anywhere(ev, ability) or _says_how_it_is_played(ev, ability)
    if about_itself or _waits_where_it_happens(ev, ability, thing) or _waits_as_it_resolves(ev, ability, thing):
        return True
    if thing.zone in ARENA:
        return (
            not _defends_only(ev, thing)
            or _works_while_defending(ability)
            or not ev.rules.ask(A_DEFENDING_CARD_HAS_FEW_ABILITIES)
        )
    # An activated ability is functional in the arena alone, unless its own words say more (1.7.4b).
    elsewhere = ability.kind is not AbilityKind.ACTIVATED and not ev.rules.ask(ABILITIES_WORK_ON_THE_BOARD, ability)
    return elsewhere and thing.zone in ("graveyard", "banished")


def _is_used_face_down(ability: Ability) -> bool:
    """Whether its cost can only be paid, or it says that it can only be used, while its source is private (1.7.4b)."""
    if ability.kind is not AbilityKind.ACTIVATED:
        return False
    turned = (one for one in ability.cost.actions if one.verb == "turn face up")
    if any(one.objects is not None and one.objects.pick is Pick.ME for one in turned):
        return True
    return any(isinstance(one, InState) and "face down" in one.statuses for one in parts_of([ability.condition]))


def _works_anywhere(ev: Running, ability: Ability) -> bool:
    """A property-static ability: it says what a number of its own object is, and asks for nothing (5.4.5)."""
    continuous = ability.continuous
    if ability.kind is not AbilityKind.PASSIVE or continuous is None or ability.condition is not None:
        return False
    defines = continuous.affects.pick is Pick.ME and all(isinstance(one, SetBase) for one in continuous.changes)
    return defines and bool(ev.rules.ask(PROPERTIES_ARE_DEFINED_EVERYWHERE))


def _says_how_it_is_played(ev: Running, ability: Ability) -> bool:
    """A play-static ability: what its own card can be played from, or like; or that it cannot be played (5.4.4)."""
    continuous = ability.continuous
    if ability.kind is not AbilityKind.PASSIVE or continuous is None or continuous.affects.pick is not Pick.ME:
        return False
    playing = all(isinstance(one, Can) or one == Cannot("be played") for one in continuous.changes)
    return playing and bool(ev.rules.ask(A_PLAY_STATIC_ABILITY_WORKS_IN_EVERY_ZONE))


def _generates(ev: Running, ability: Ability) -> bool:
    """Whether static abilities of this kind generate effects at all."""
    if ability.kind is AbilityKind.TRIGGERED:
        return bool(ev.rules.ask(STATIC_ABILITIES_GENERATE_TRIGGERED_EFFECTS))
    return ability.kind is not AbilityKind.PASSIVE or bool(ev.rules.ask(STATIC_ABILITIES_GENERATE_CONTINUOUS_EFFECTS))


def _defends_only(ev: Running, thing: GameObject) -> bool:
    """A defending card that is no permanent: most of its abilities are not functional (1.7.4a)."""
    return "defending" in thing.statuses and not has_status(ev, ev.state, thing, "permanent")


def _works_while_defending(ability: Ability) -> bool:
    """Whether it speaks of its card's defending; a static ability that asks for something is stated as an exception."""
    trigger = ability.trigger
    if trigger is not None:
        return trigger.state is not None or any(map(_tells_of_defending, trigger.patterns))
    if ability.kind is AbilityKind.ACTIVATED:
        return any(isinstance(one, InState) and "defending" in one.statuses for one in parts_of([ability.condition]))
    return ability.kind is AbilityKind.PASSIVE and ability.condition is not None


def _tells_of_defending(pattern: EventPattern) -> bool:
    """Whether it is the event of this card's defending: told of the card, or of the attack that it defends."""
    by = pattern.by
    return pattern.event == "defends" or (pattern.event == "is defended" and by is not None and by.asks(Itself))


def _waits_where_it_happens(ev: Running, ability: Ability, thing: GameObject) -> bool:
    """Whether an ability is functional outside the arena by what it waits for (1.7.4i, 1.7.4j).

    One that replaces a move of its own object, or waits for its being put somewhere, also is where that is a defending
    card.
    """
    replaces = ability.replacement is not None
    moves = replaces or (ability.trigger is not None and any(one.event == "is put" for one in ability.trigger.patterns))
    waits = (thing.zone not in ARENA or (moves and _defends_only(ev, thing))) and _is_about_itself_outside(ability)
    asked = A_REPLACEMENT_WORKS_WHERE_ITS_EVENT_FINDS_IT if replaces else A_TRIGGER_WORKS_WHERE_ITS_EVENT_FINDS_IT
    return waits and bool(ev.rules.ask(asked))


def _waits_as_it_resolves(ev: Running, ability: Ability, thing: GameObject) -> bool:
    """Whether a static ability that waits for events, or replaces them, is on the very card that resolves (1.7.4h)."""
    resolving = ev.under_way.resolving
    waits = ability.kind in (AbilityKind.TRIGGERED, AbilityKind.REPLACEMENT)
    if thing.zone != "stack" or not waits or not resolving:
        return False
    own = resolving[-1].source.identity == thing.identity
    return own and bool(ev.rules.ask(A_STATIC_ABILITY_WORKS_AS_ITS_CARD_RESOLVES))


def _is_about_itself_outside(ability: Ability) -> bool:
    """A trigger, or a replacement, of its own leaving for somewhere, or of its being played."""
    trigger, replacement = ability.trigger, ability.replacement
    patterns = trigger.patterns if trigger is not None else (replacement.pattern,) if replacement is not None else ()
    return any(
        pattern.object is not None and pattern.object.asks(Itself) and pattern.event in _OUTSIDE for pattern in patterns
    )
