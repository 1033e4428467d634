"""What abilities say cannot be played: by its player, by an effect, and as a token (364, 358.3.a)."""

from __future__ import annotations

from rules_data.core.abilities import Pick
from rules_data.core.abilities.changes import Cannot
from rules_data.core.evaluator.continuous import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import filter_of, why_not, works_from
from rules_data.core.evaluator.policy import ABILITIES_SAY_WHERE_ELSE_THEY_WORK, PASSIVES_AFFECT_PLAY
from rules_data.core.evaluator.state import GameObject, Viewpoint

from .allowed_places import cannot_be_played_here
from .questions_actions import WHAT_CANNOT_BE_PLAYED_IS_NOT_PLAYED_BY_EFFECTS

_FORBIDDEN = Cannot("be played")


def why_not_played(ev: Running, player: str, thing: GameObject) -> tuple[str, tuple[str, ...]] | None:
    """What keeps a card or token from being played, and by which rules; None where nothing does."""
    view = Viewpoint(player, thing, ev.state)
    for ability in thing.card.abilities:
        if ability.continuous is None or not works_from(ev, ability, thing):
            continue
        forbids = _FORBIDDEN in ability.continuous.changes
        if forbids and is_in_force(ev, view, ability) and ev.rules.ask(PASSIVES_AFFECT_PLAY):
            rules = ev.rules.ask(ABILITIES_SAY_WHERE_ELSE_THEY_WORK, ability).rules
            return (f"{thing.handle} cannot be played now by its own words", rules)
    if _FORBIDDEN.action in ev.derived.traits(ev.state, thing).cannot and ev.rules.ask(PASSIVES_AFFECT_PLAY):
        return (f"an effect says that {thing.handle} cannot be played", ev.rules.ask(PASSIVES_AFFECT_PLAY).rules)
    for passive in passives_in_force(ev, ev.state):
        continuous, seen = passive.ability.continuous, passive_view(ev.state, passive)
        if continuous is None or passive.source.handle == thing.handle or continuous.affects.pick is Pick.ME:
            continue
        if _FORBIDDEN not in continuous.changes or why_not(ev, filter_of(continuous.affects), thing, seen):
            continue
        if is_in_force(ev, seen, passive.ability):
            return (f"{passive.label} forbids playing {thing.handle}", ev.rules.ask(PASSIVES_AFFECT_PLAY).rules)
    return None


def is_forbidden_to_play(ev: Running, player: str, thing: GameObject, to: str) -> bool:
    """Whether an effect that plays a card will skip that, for one of these reasons."""
    forbidden = why_not_played(ev, player, thing) or _why_not_there(ev, thing, to)
    return forbidden is not None and bool(ev.rules.ask(WHAT_CANNOT_BE_PLAYED_IS_NOT_PLAYED_BY_EFFECTS))


def is_kept_from_being_played(ev: Running, player: str, thing: GameObject, to: str) -> bool:
    """Whether an effect that plays a card or token skips that, since it cannot be played, or not there; it is told."""
    found = why_not_played(ev, player, thing) or _why_not_there(ev, thing, to)
    ruled = ev.rules.ask(WHAT_CANNOT_BE_PLAYED_IS_NOT_PLAYED_BY_EFFECTS) if found is not None else None
    if found is None or not ruled:
        return False
    text = f"{thing.card.name} is not played: {found[0]}"
    ev.journal.record("skipped", text, (*ruled.rules, *found[1]), ok=False, players=(player,))
    return True


def _why_not_there(ev: Running, thing: GameObject, to: str) -> tuple[str, tuple[str, ...]] | None:
    """What keeps it from being played to a battlefield, and by which rules; None where nothing does (054.1)."""
    field = ev.state.objects.get(to)
    if field is None or field.zone != "field" or not cannot_be_played_here(ev, thing, field):
        return None
    return (f"it cannot be played to {to}", ev.rules.ask(PASSIVES_AFFECT_PLAY).rules)
