"""Instructions that only Riftbound has: what they would make happen."""

from __future__ import annotations

from rules_data.core.abilities import Arithmetic, Effect
from rules_data.core.evaluator.events import (
    Running,
    acting_players,
    cause_named,
    destination,
    objects_of,
    own_base_of,
)
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.stack import first_told, shares_of
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    GameObject,
    NotSupported,
    orders_of,
    permutation_of,
    replace,
)

from .activating import activate
from .bonus_damage import bonus_to_split, counted
from .changing_might import PROPOSALS as OF_MIGHT
from .decks import DECK, draw_these, look, predict
from .equipping import equip
from .facts import is_valid_destination
from .memory import remembered
from .naming import name_a_tag
from .new_choices import INSTRUCTIONS as OF_CHOICES
from .questions_course import A_MOVE_TO_WHERE_A_UNIT_MAY_NOT_BE_IS_A_RECALL, WHEN_AN_ADDITIONAL_TURN_IS_TAKEN
from .restricted import propose_added
from .skipping import INSTRUCTIONS as OF_SKIPPING
from .winning import win_by_effect


def _move(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    things = objects_of(ev, effect.objects, frame)
    if not things:
        return []
    to = destination(ev, effect, frame, things[0])
    if to is None:
        return []
    return [_moved(ev, thing, to, frame) for thing in things]


def _moved(ev: Running, thing: GameObject, to: str, frame: Frame) -> Event:
    """A unit moves, or is recalled where it may not be present at the battlefield it would come to."""
    player = thing.player
    at, to = ev.game.place_of(thing), own_base_of(ev, to, player)
    if at != to and not to.startswith("base:") and not is_valid_destination(ev, player, to):
        if ev.rules.ask(A_MOVE_TO_WHERE_A_UNIT_MAY_NOT_BE_IS_A_RECALL):
            why = "recalled instead of moved"
            return Event("is recalled", (thing,), frame.view.you, cause=frame.cause, procedure=why)
        to = at
    return Event("moves", (thing,), frame.view.you, at=at, to=to, cause=frame.cause)


def _put(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Cards are put somewhere: several that come onto one deck together lie there as whoever puts them says."""
    things, player = objects_of(ev, effect.objects, frame), first_told(ev, effect, frame)
    if ev.game.zones_put_into.get(effect.to, effect.to) == DECK:
        owners = dict.fromkeys(thing.owner for thing in things)
        each = ([thing for thing in things if thing.owner == owner] for owner in owners)
        things = [thing for own in each for thing in _as_they_will_lie(ev, effect, frame, player, own)]
    return [Event("is put", (thing,), player, to=effect.to, cause=frame.cause) for thing in things]


def _as_they_will_lie(
    ev: Running, effect: Effect, frame: Frame, player: str, things: list[GameObject]
) -> list[GameObject]:
    """The cards that come to one deck, in the order in which they are put there."""
    if len(things) < 2:
        return things
    handles = tuple(thing.handle for thing in things)
    rules, also = ev.rules.cite("choices"), permutation_of(handles)
    order = ev.choices.choose(Decision(player, "order on top", orders_of(handles), rules, frame.label, also=also))
    return sorted(things, key=lambda thing: order.index(thing.handle), reverse=effect.to == DECK)


def _attach(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    ev.derived.begin_to_depend()
    hosts = objects_of(ev, effect.others, frame)
    return [
        Event("is attached", (thing,), frame.view.you, to=hosts[0].handle, cause=frame.cause)
        for thing in objects_of(ev, effect.objects, frame)
        if hosts
    ]


def _deal_divided(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Split damage: each of the targets that are left gets a part of it, and together all of it (355.14)."""
    taking, cause = objects_of(ev, effect.others, frame), cause_named(ev, effect, frame)
    parts = [Event("takes damage", (o,), frame.view.you, 1, ev.game.place_of(o), cause=cause) for o in taking]
    bonus = bonus_to_split(ev, parts)
    if bonus:
        effect, parts = replace(effect, amount=Arithmetic("sum", (effect.amount, bonus))), [*map(counted, parts)]
    shares = shares_of(ev, effect, frame, taking)
    return [
        replace(part, amount=shares[thing.handle])
        for part, thing in zip(parts, taking, strict=True)
        if shares.get(thing.handle)
    ]


def take_further_turns(ev: Running, effect: Effect, frame: Frame) -> None:
    """Additional turns are put into the queue of turns right after this one (735)."""
    ruled = ev.rules.ask(WHEN_AN_ADDITIONAL_TURN_IS_TAKEN)
    if ruled.answer == "the rules do not say":
        raise NotSupported(f"The rules do not say when an additional turn is taken (rule {', '.join(ruled.rules)}).")
    if ruled.answer == "never":
        return
    many = min(amount_of(ev, frame.view, effect.amount), MOST_ADDITIONAL_TURNS)
    for player in acting_players(ev, effect, frame):
        ev.board.remember(further_turns=(*(player,) * many, *remembered(ev.state).further_turns))
        text = f"{player} will take {many} additional turn{'s' if many > 1 else ''} after this one"
        ev.journal.record("procedure", text, ruled.rules, players=(player,))
    frame.view.done = many > 0


MOST_ADDITIONAL_TURNS = 50
PROPOSALS = {
    "add": propose_added,
    "move": _move,
    "attach": _attach,
    "put": _put,
    "deal divided": _deal_divided,
    "draw card": draw_these,
    "predict": predict,
    **OF_MIGHT,
}
INSTRUCTIONS = {
    "extra turn": take_further_turns,
    "equip": equip,
    "look at": look,
    "name a tag": name_a_tag,
    "activate": activate,
    "win the game": win_by_effect,
    **OF_SKIPPING,
    **OF_CHOICES,
}
