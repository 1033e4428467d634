"""How a card is played: its choices and its cost; a permanent then enters the board, a spell waits."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running, end_with_play, waiting_for_play
from rules_data.core.evaluator.matching import cause_of
from rules_data.core.evaluator.policy import CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED, USING_AN_ABILITY
from rules_data.core.evaluator.stack import choose_for, pay_for, publish_targets, undo_play
from rules_data.core.evaluator.state import Cause, Decision, Event, IllegalStep, Item, replace

from .bonus_damage import keep_for
from .facts import units_at, where_played
from .flowing import leaves_otherwise, refuse_to_leave_otherwise
from .forbidding import is_kept_from_being_played
from .keywords import has_reaction, may_be_ambushed
from .memory import remembered
from .payloads import OfPlaying, OfSpell
from .questions_actions import PAYING_CANNOT_TAKE_THE_LOCATION_AWAY
from .questions_keywords import MEANS
from .repeating import choose_repeats


def finalize_card(ev: Running, item: Item) -> None:
    """Choices, cost, legality of a card being played; a permanent then enters the board."""
    if item.played_from is not None and is_kept_from_being_played(ev, item.controller, item.played_from, item.to):
        undo_play(ev, item, "it cannot be played")
        return
    refuse_to_leave_otherwise(ev, item)
    is_spell = "spell" in item.source.card.types
    item = choose_repeats(ev, item) if is_spell else item
    chosen = choose_for(ev, item, item.ability) if is_spell and item.ability else item
    if chosen is None:
        undo_play(ev, item, "there are no legal targets for it")
        return
    item = _choose_location(ev, chosen) if not is_spell else chosen
    waited = waiting_for_play(ev, ev.state.objects[item.source.handle])
    stood_there = bool(units_at(ev, item.to, item.controller))
    ambushes = may_be_ambushed(ev, ev.state.objects[item.source.handle], item.controller, item.to)
    paid = pay_for(ev, item, ())
    if paid is None:
        return
    item = paid
    rules = ev.rules.cite_for("finalized", "card" if is_spell else "permanent")
    ev.journal.record("finalized", f"{item.label} is finalized", rules, objects=(item.label,))
    if is_spell:
        keep_for(ev, waited, item)
        end_with_play(ev, waited, item.label)
        _note_finalized(ev, item)
        publish_targets(ev, item)
        return
    if stood_there:
        _refuse_a_lost_location(ev, item)
    if ambushes:
        _refuse_a_lost_ambush(ev, item)
    ev.board.take_off(item)
    _enter(ev, item)
    _note_finalized(ev, item)
    end_with_play(ev, waited, item.label)


def _note_finalized(ev: Running, item: Item) -> None:
    """A card has been finalized; a permanent is the same card on the board by now."""
    ev.board.remember(finalized=(*remembered(ev.state).finalized, (item.controller, item.source.handle)))
    counted = ev.interest.spoken_of if ev.rules.rules_on(CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED) else ()
    if "is finalized" in ev.interest.spoken_of or "is played" in counted:
        now = ev.state.objects.get(item.source.handle, item.source)
        ev.events.perform([Event("is finalized", (item.source,), item.controller, after=(now,))])


def _player_of(ev: Running, item: Item) -> str:
    """Who has played the card that an item is, whoever controls it by now."""
    found = (player for player, handle in reversed(remembered(ev.state).finalized) if handle == item.source.handle)
    return next(found, item.controller)


def _choose_location(ev: Running, item: Item) -> Item:
    if item.to:
        return item
    places = where_played(ev, item.controller, item.source)
    rules = ev.rules.cite("where what is played goes")
    decision = Decision(item.controller, "location", tuple((p,) for p in places), rules, item.label)
    return replace(item, to=ev.choices.choose(decision)[0])


def _refuse_a_lost_location(ev: Running, item: Item) -> None:
    """Raise IllegalStep if paying has taken the last unit from the battlefield that was chosen (v1.2 352.16)."""
    field = ev.state.objects.get(item.to)
    if field is None or units_at(ev, item.to, item.controller) or field.controller != item.controller:
        return
    ruled = ev.rules.ask(PAYING_CANNOT_TAKE_THE_LOCATION_AWAY) if "contested" not in field.statuses else None
    if ruled:
        text = f"{item.controller} does not control {item.to} any more once {item.label} is paid for"
        raise IllegalStep(text, ruled.rules)


def _refuse_a_lost_ambush(ev: Running, item: Item) -> None:
    """Raise IllegalStep if paying has taken the last unit from where Ambush alone lets this be played now (822.3)."""
    thing, player = ev.state.objects[item.source.handle], item.controller
    if units_at(ev, item.to, player):
        return
    another_time = len(ev.state.waiting) > 1 or remembered(ev.state).showdown or ev.state.turn_player != player
    as_a_reaction = another_time and item.played_from is None and not has_reaction(ev, thing, player, item.to)
    if as_a_reaction or item.to not in where_played(ev, player, thing):
        text = f"{player} has no unit at {item.to} any more once {item.label} is paid for"
        raise IllegalStep(text, ev.rules.ask(MEANS["ambush"]).rules)


def _enter(ev: Running, item: Item) -> None:
    place = item.to or ev.game.zones.home
    to = ev.game.zones.home_of(item.controller) if place == ev.game.zones.home else place
    current = ev.state.objects[item.source.handle]
    ev.events.perform(
        [
            Event(
                "is played",
                (current,),
                item.controller,
                at=to,
                to=to,
                payload=OfPlaying(item.status, item.paid),
                also=("enters",),
                cause=Cause(item.controller, current, tuple(current.card.types), item.label),
            )
        ]
    )


def after_resolving(ev: Running, item: Item) -> None:
    """A spell goes to its owner's trash and has been played; a used ability has been used."""
    if item.kind == "card":
        thing = ev.state.objects.get(item.source.handle)
        if thing is not None and thing.zone == ev.game.waiting_zone:
            chosen = OfSpell(tuple(dict.fromkeys(identity for found in item.targets.values() for identity in found)))
            player, cause = _player_of(ev, item), cause_of(item)
            if leaves_otherwise(ev, item):
                ev.events.perform([Event("is played", (thing,), player, cause=cause, payload=chosen)])
                return
            moved = replace(
                thing, zone=ev.game.zones.spent, incarnation=thing.incarnation + 1, controller="", order=ev.state.clock
            )
            ev.board.put_newest(moved)
            ev.events.perform([Event("is played", (thing,), player, cause=cause, payload=chosen)])
    elif not item.by_trigger:
        ruled = ev.rules.ask(USING_AN_ABILITY)
        if ruled.answer == "when it resolves":
            ev.events.perform([Event("ability is used", (item.source,), item.controller, cause=cause_of(item))])
