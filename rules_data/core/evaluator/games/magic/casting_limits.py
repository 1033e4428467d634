"""Which spells a player cannot cast, at all or after so many in a turn (Comprehensive Rules 101.2, 601.3)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import CardFacts, EventPattern, Filter, InZone, Pick
from rules_data.core.abilities.changes import Can, CannotCast
from rules_data.core.evaluator.continuous import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import count_occurrences, why_not
from rules_data.core.evaluator.state import NOTHING_PAID, GameObject, IllegalStep, Played, Viewpoint, replace

from .bestowing import as_bestowed
from .bound_by import binding
from .having import acts
from .keywords_of_casting import BESTOW
from .moving import BATTLEFIELD, FACE_DOWN, STACK
from .questions_announcing import (
    A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST,
    AN_X,
    LEGENDARY_INSTANTS_AND_SORCERIES_NEED_A_LEGEND,
)
from .questions_players import WHAT_CANNOT_BE_DONE_IS_NOT_DONE

IS_CAST = "is cast"
_LEGENDARY, _NEED_A_LEGEND = "legendary", frozenset(("instant", "sorcery"))
_LEGENDS = frozenset(("creature", "planeswalker"))
MOST_TRIED = 20  # what X is tried with, for whether some number makes a spell one that can be cast


def what_forbids(
    ev: Running, player: str, thing: GameObject, *, face_down: bool = False
) -> tuple[str, tuple[str, ...]]:
    """Why a player cannot cast a card now, and the rules that say so; ('', ()) where no effect forbids it.

    Of the ways to cast it that could be chosen as it is cast, one that nothing forbids is enough (601.3a).
    """
    if not face_down and _lacks_a_legend(ev, player, thing):
        needed = ev.rules.ask(LEGENDARY_INSTANTS_AND_SORCERIES_NEED_A_LEGEND)
        if needed:
            return f"{player} controls no legendary creature or planeswalker", needed.rules
    if "be cast" in ev.derived.traits(ev.state, thing).cannot:
        reason = f"{thing.handle} cannot be cast now"
    else:
        reasons = []
        for each in ways_to_cast(ev, thing, face_down=face_down):
            reasons.append(_forbidding(ev, player, each))
            if not reasons[-1]:
                break
        reason = reasons[0] if all(reasons) else ""
    ruled = ev.rules.ask(WHAT_CANNOT_BE_DONE_IS_NOT_DONE) if reason else None
    return (reason, ruled.rules) if ruled else ("", ())


def _lacks_a_legend(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether a legendary instant or sorcery would be cast by a player without a legend to cast it (205.4e)."""
    if _LEGENDARY not in thing.card.tags or _NEED_A_LEGEND.isdisjoint(thing.card.types):
        return False
    own = (one for one in ev.state.in_zone(BATTLEFIELD) if one.controller == player)
    known = (ev.derived.traits(ev.state, one) for one in own)
    return not any(_LEGENDARY in each.tags and not _LEGENDS.isdisjoint(each.types) for each in known)


def what_forbids_as_cast(ev: Running, player: str, spell: GameObject, origin: str) -> str:
    """Why a spell that has begun to be cast could not be, now that it is known how (601.2e); empty where it can.

    `origin`: the zone that it was cast from.
    """
    printed = _printed(spell)
    has_bestow = BESTOW in dict(printed.costs)
    if not has_bestow and not printed.cost.has_x:
        return ""
    reason = _forbidding(ev, player, spell, origin)
    ruled = ev.rules.ask(A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST, BESTOW) if has_bestow else None
    if not reason and ruled and could_be_cast_as(ev, player, spell, origin) is False:
        reason = f"{player} cannot cast such a spell from the {origin}"
    return reason if reason and ev.rules.ask(WHAT_CANNOT_BE_DONE_IS_NOT_DONE) else ""


def may_be_cast_bestowed_from(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether an effect that speaks of spells lets a player cast a card from where it is as an Aura (702.103d)."""
    if BESTOW not in dict(thing.card.costs) or not ev.rules.ask(A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST, BESTOW):
        return False
    return could_be_cast_as(ev, player, as_bestowed(thing), thing.zone) is True


def could_be_cast_as(ev: Running, player: str, spell: GameObject, origin: str) -> bool | None:
    """Whether an effect lets a player cast such a spell from a zone; None where none speaks of spells from there."""
    word, told = Can(f"be cast from {origin}"), None
    for passive in passives_in_force(ev, ev.state):
        continuous, view = passive.ability.continuous, passive_view(ev.state, passive)
        if continuous is None or word not in continuous.changes or passive.controller != player:
            continue
        if continuous.affects.pick is not Pick.ALL or not is_in_force(ev, view, passive.ability):
            continue
        told = told or not why_not(ev, continuous.affects.filter.without(InZone), _as_cast(player, spell, origin), view)
    return told


def _printed(spell: GameObject) -> CardFacts:
    return spell.card if spell.card.whole is None else spell.card.whole


def ways_to_cast(ev: Running, thing: GameObject, *, face_down: bool) -> Iterator[GameObject]:
    """What a card could be as it is cast: face down, if that is how it is to be cast, or itself, or as is chosen."""
    if face_down and ev.rules.ask(A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST, FACE_DOWN):
        yield replace(thing.with_status(FACE_DOWN), zone=STACK)
        return
    yield thing
    if face_down:
        return
    if (
        BESTOW in dict(thing.card.costs)
        and acts(ev, BESTOW)
        and ev.rules.ask(A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST, BESTOW)
    ):
        yield as_bestowed(thing)
    if thing.card.cost.has_x and ev.rules.ask(A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST, AN_X):
        for number in range(1, MOST_TRIED + 1):
            yield replace(thing, zone=STACK, paid=NOTHING_PAID.with_x(number))


def _forbidding(ev: Running, player: str, thing: GameObject, origin: str = "") -> str:
    return next(
        (
            f"{player} cannot cast {_how_many(change)}{_by(player, view)}"
            for change, view in binding(ev, ev.state.objects[player], CannotCast)
            if not why_not(ev, _spells(change), _as_cast(player, thing, origin), view)
            and cast_this_turn(ev, player, _spells(change), view) >= change.more_than
        ),
        "",
    )


def check_may_cast(ev: Running, player: str, thing: GameObject, *, face_down: bool = False) -> None:
    """Raise IllegalStep where an effect keeps the player from casting a card, however it could be cast."""
    reason, rules = what_forbids(ev, player, thing, face_down=face_down)
    if reason:
        raise IllegalStep(reason, rules)


def cast_this_turn(ev: Running, player: str, spells: Filter, view: Viewpoint) -> int:
    """How many such spells a player has cast this turn, whatever has become of them."""
    own = [event for event in ev.state.history if IS_CAST in event.words and event.player == player]
    return count_occurrences(ev, EventPattern(IS_CAST, spells), own, view)


def _spells(change: CannotCast) -> Filter:
    """Which cards would be such spells: whatever speaks of spells looks for them on the stack, where they go."""
    return change.spells.without(InZone)


def _as_cast(player: str, thing: GameObject, origin: str) -> GameObject:
    """The card as it would know of its casting."""
    return replace(thing, played=Played(player, origin or thing.zone))


def _by(player: str, view: Viewpoint) -> str:
    """What forbids it, where that is still there to be named."""
    return "" if view.source.handle == player else f": {view.source.handle} forbids it"


def _how_many(change: CannotCast) -> str:
    return f"more than {change.more_than} such spells in a turn" if change.more_than > 1 else _few(change)


def _few(change: CannotCast) -> str:
    return "another such spell this turn" if change.more_than else "such a spell"
