"""Demi-heroes, as which a player goes on once their hero has transformed (Comprehensive Rules 8.1.11)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, replace

from .facts import hero_of
from .questions_named_effects import A_DEMI_HERO_BECOMES_THE_HERO
from .zones import clear

HERO, DEMI_HERO = "hero", "demi-hero"


def where_it_arrives(ev: Running, thing: GameObject, player: str, transformed: Sequence[GameObject]) -> str:
    """Where something becomes a permanent: a demi-hero comes in place of the hero that transforms into it."""
    hero = hero_of(ev.state, player)
    leaves = hero is None or any(one.identity == hero.identity for one in transformed)
    if DEMI_HERO in thing.card.types and leaves and ev.rules.ask(A_DEMI_HERO_BECOMES_THE_HERO):
        return HERO
    return "arena"


def stays(ev: Running, thing: GameObject) -> bool:
    """Whether a permanent is there still: a demi-hero becomes its player's hero, and beside another it is cleared."""
    ruled = ev.rules.ask(A_DEMI_HERO_BECOMES_THE_HERO) if DEMI_HERO in thing.card.types else None
    if not ruled:
        return True
    if thing.zone == HERO:
        become_the_hero(ev, thing)
        return True
    text = f"{thing.controller} controls a hero, so {thing.handle} is cleared"
    ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,), players=(thing.controller,))
    clear(ev, [thing])
    return False


def begin_as_given(ev: Running) -> None:
    """As whom a situation says that players have gone on before."""
    for thing in ev.state.in_zone(HERO):
        become_the_hero(ev, thing)


def become_the_hero(ev: Running, thing: GameObject) -> None:
    """A demi-hero in the hero zone counts as its player's hero, and has that type from now on (8.1.11b)."""
    if thing.zone != HERO or DEMI_HERO not in thing.card.types or HERO in thing.card.types:
        return
    ruled = ev.rules.ask(A_DEMI_HERO_BECOMES_THE_HERO)
    if ruled:
        ev.board.put(replace(thing, card=replace(thing.card, types=(*thing.card.types, HERO))))
        text = f"{thing.handle} is {thing.owner}'s hero from now on"
        ev.journal.record("procedure", text, ruled.rules, objects=(thing.handle,), players=(thing.owner,))
