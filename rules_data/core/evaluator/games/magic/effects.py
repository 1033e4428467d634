"""What Magic's own instructions would make happen, and how some are carried out (Comprehensive Rules 701, 615)."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import ControlledBy, Effect, Filter, FitsNone, NamedObjects, Pick, Relation, Selector
from rules_data.core.abilities.effects import LANDS, TRANSFORMED, Cast, Return
from rules_data.core.abilities.effects import Put as PutThere
from rules_data.core.evaluator.events import (
    MOST_TOKENS,
    Running,
    acting_players,
    frame_applied,
    objects_of,
    on_counters,
    prospective_token,
    sized_token,
)
from rules_data.core.evaluator.matching import amount_of, how_many, no_more_than, player_meant, why_not
from rules_data.core.evaluator.policy import WHAT_CANNOT_BE_DONE_IS_NOT_OFFERED
from rules_data.core.evaluator.stack import begin_playing, can_pay
from rules_data.core.evaluator.state import Event, Frame, GameObject, Item, replace

from .ascending import INSTRUCTIONS as OF_ASCENDING
from .attaching import may_be_attached
from .aura_swapping import INSTRUCTIONS as OF_AURA_SWAPS
from .changed_rules import given
from .choosing import INSTRUCTIONS as OF_CHOICES
from .choosing import PROPOSALS as OF_CHOSEN_COLORS
from .cipher import INSTRUCTIONS as OF_CIPHER
from .clashing import INSTRUCTIONS as OF_CLASHES
from .coins import INSTRUCTIONS as OF_COINS
from .copying import copy_waiting, create_copies
from .dealing import PROPOSALS as OF_DAMAGE
from .discovering import INSTRUCTIONS as WITH_DISCOVERIES
from .discovering import PROPOSALS as OF_DISCOVERIES
from .doubling import PROPOSALS as OF_DOUBLING
from .dungeons import venture
from .durations import never_begins
from .emblems import INSTRUCTIONS as OF_EMBLEMS
from .ending import INSTRUCTIONS as OF_ENDINGS
from .exchanging import PROPOSALS as OF_EXCHANGES
from .exerting import PROPOSALS as OF_EXERTION
from .extra_phases import INSTRUCTIONS as OF_TURNS_AND_PHASES
from .faces import transforming, turned
from .forms import cast_by_effect_as
from .goading import goaded_by
from .haunting import INSTRUCTIONS as OF_HAUNTING
from .initiative import INSTRUCTIONS as OF_THE_INITIATIVE
from .kept_from_casting import is_forbidden, is_held_up, lacks_targets, who_casts
from .keyword_actions import INSTRUCTIONS as OF_CARRIED_OUT_ACTIONS
from .keyword_actions import PROPOSALS as OF_KEYWORD_ACTIONS
from .land_plays import play_land_by_effect
from .leaving import draw_the_game
from .library import INSTRUCTIONS as WITH_LIBRARIES
from .library import PROPOSALS as OF_LIBRARIES
from .library import ordered_by
from .manifesting import PROPOSALS as OF_MANIFESTING
from .monarch import INSTRUCTIONS as OF_MONARCHS
from .moving import BATTLEFIELD
from .new_targets import INSTRUCTIONS as OF_TARGETS
from .pairs import paired_by
from .payloads import IntoZone, OfControl, Put
from .piles import INSTRUCTIONS as OF_PILES
from .planes import planeswalk
from .preventing import prevent
from .producing import PROPOSALS as OF_MANA
from .proliferating import proliferate
from .put_attacking import comes_attacking, into_attack
from .questions_actions import CARDS_ARE_DRAWN_ONE_AT_A_TIME
from .questions_players import WHOEVER_PUTS_A_CARD_THERE_CONTROLS_IT
from .redirecting import PROPOSALS as OF_REDIRECTION
from .regenerating import regenerate, remove_damage
from .shuffling import on_top
from .until import exiled

# What happens to objects, and to players, when an instruction is carried out.
OBJECT_VERBS = {
    "destroy": "is destroyed",
    "tap": "becomes tapped",
    "untap": "becomes untapped",
    "reveal": "is revealed",
    "phase out": "phases out",
    "phase in": "phases in",
    "turn face up": "is turned face up",
    "turn face down": "is turned face down",
    "counter": "is countered",
    "unattach": "becomes unattached",
    "designate": "is designated",
    "remove from combat": "leaves combat",
}
PLAYER_VERBS = {
    "gain life": "gains life",
    "lose life": "loses life",
    "pay life": "loses life",
    "get energy": "gets energy",
    "get experience": "gets experience",
    "get poison": "gets poison",
    "get rad": "gets rad",
    "lose rad": "loses rad",
    "lose the game": "loses the game",
    "win the game": "wins the game",
}


ONE_OF_SEVERAL_DRAWS = "one of several draws"


def _one_by_one(kind: str) -> Callable[[Running, Effect, Frame], list[Event]]:
    """Cards are drawn one at a time (121.2)."""

    def propose(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
        many = amount_of(ev, frame.view, effect.amount)
        times, each = (many, 1) if ev.rules.ask(CARDS_ARE_DRAWN_ONE_AT_A_TIME) else (1, many)
        blank = Event(kind, amount=each, cause=frame.cause, applied=frame_applied(frame))
        one = replace(blank, procedure=ONE_OF_SEVERAL_DRAWS) if times > 1 else blank
        players = acting_players(ev, effect, frame) if many > 0 else ()
        return [replace(one, player=player) for player in players for _ in range(times)]

    return propose


def _mill(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """As many cards as there are, from the top of the library, at once (701.13)."""
    many = how_many(ev, frame.view, effect.amount)
    return [
        Event("is milled", (card,), player, 1, cause=frame.cause, applied=frame_applied(frame))
        for player in acting_players(ev, effect, frame)
        for card in on_top(ev, player, many)
    ]


def _discard(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Each player chooses which cards to discard, unless that is left to chance (701.8a and b)."""
    events = []
    if effect.objects is not None and effect.objects.pick is Pick.ME:
        cards = objects_of(ev, effect.objects, frame)
        return [Event("discards", (thing,), thing.owner, 1, cause=frame.cause) for thing in cards]
    for player in acting_players(ev, effect, frame):
        hand = _of_kind(ev, effect, frame, ev.state.in_zone("hand", player))
        count = min(how_many(ev, frame.view, effect.amount), len(hand))
        chosen = ev.choices.choose_from(
            player, effect.status or "discard", hand, count, frame.cause.name, ev.rules.cite("discard")
        )
        events += [Event("discards", (thing,), player, 1, cause=frame.cause) for thing in chosen]
    return events


def _of_kind(ev: Running, effect: Effect, frame: Frame, cards: list[GameObject]) -> list[GameObject]:
    """The cards among these that an instruction means."""
    if effect.objects is None:
        return cards
    frame.view.state = ev.state
    return [card for card in cards if not why_not(ev, effect.objects.filter, card, frame.view)]


def _sacrifice(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """You sacrifice what is meant; where others are told to, each chooses among what they control (701.17a)."""
    which = _among_ones_own(ev, effect.objects)
    if which is None or which.pick is not Pick.CHOOSE or (effect.player is Relation.YOU and effect.players is None):
        things = [(o, frame.view.you) for o in objects_of(ev, which, frame)]
        return [_sacrificed(o, player, frame) for o, player in things]
    theirs = replace(
        which,
        filter=which.filter.without(ControlledBy).also(ControlledBy(Relation.THAT_PLAYER)),
        chooser=Relation.THAT_PLAYER,
    )
    events = []
    for player in acting_players(ev, effect, frame):
        own = replace(frame, view=replace(frame.view, that_player=player))
        events += [_sacrificed(o, player, frame) for o in objects_of(ev, theirs, own)]
    return events


def _among_ones_own(ev: Running, which: Selector | None) -> Selector | None:
    """What is chosen to be sacrificed is among what a player controls and can sacrifice (701.17a, 608.2d)."""
    if which is None or which.pick is not Pick.CHOOSE or which.target:
        return which
    own = which.filter.also(ControlledBy(Relation.YOU))
    there = ev.state.in_zone(BATTLEFIELD)
    kept = tuple(one.handle for one in there if "be sacrificed" in ev.derived.traits(ev.state, one).cannot)
    if kept and ev.rules.ask(WHAT_CANNOT_BE_DONE_IS_NOT_OFFERED):
        own = own.also(FitsNone((Filter((NamedObjects(kept),)),)))
    return replace(which, filter=own)


def _sacrificed(thing: GameObject, player: str, frame: Frame) -> Event:
    return Event("is sacrificed", (thing,), player, cause=frame.cause, applied=frame_applied(frame))


def _returned(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """To the hand, or to the zone it names: return it to the battlefield, put it on the bottom of the library."""
    zone = effect.to or "hand"
    status = effect.status if effect.status in ("tapped", "face down", TRANSFORMED) else ""
    into = (IntoZone if isinstance(effect, Return) else Put)(status, zone, effect.status == "on the bottom")
    things = objects_of(ev, effect.objects, frame)
    if isinstance(effect, PutThere) and effect.ordered:
        things = ordered_by(ev, frame, things, effect.status == "on the bottom")
    if comes_attacking(effect):
        ways = [way for way, many in into_attack(ev, effect, frame, frame.view.you, len(things)) for _ in range(many)]
        there = [replace(into, status=way.status, attacked=way.attacked) for way in ways]
        return [_put(ev, effect, frame, thing, each) for thing, each in zip(things, there, strict=True)]
    return [_put(ev, effect, frame, thing, into) for thing in things]


def _put(ev: Running, effect: Effect, frame: Frame, thing: GameObject, into: IntoZone) -> Event:
    kind = "is returned" if isinstance(effect, Return) else "is put"
    if into.zone == BATTLEFIELD:
        into = replace(into, controller=_under(ev, effect, frame, thing), counters=_entering_counters(effect))
    return Event(kind, (thing,), frame.view.you, cause=frame.cause, payload=into, applied=frame_applied(frame))


def _under(ev: Running, effect: Effect, frame: Frame, thing: GameObject) -> str:
    """Who controls a card that is put onto the battlefield: whoever is named, else who is told to do it (110.2a)."""
    named = effect.under if isinstance(effect, Return | PutThere) else None
    if named is Relation.ITS_OWNER:
        return thing.owner
    if named is not None:
        return player_meant(frame.view, named)
    others = effect.players is not None or effect.player is not Relation.YOU
    if others and ev.rules.ask(WHOEVER_PUTS_A_CARD_THERE_CONTROLS_IT):
        return next(iter(acting_players(ev, effect, frame)), frame.view.you)
    return frame.view.you


def _entering_counters(effect: Effect) -> tuple[tuple[str, int], ...]:
    """The counters with which an instruction has something enter."""
    return ((effect.counter, 1),) if isinstance(effect, Return) and effect.counter else ()


def _attach(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    hosts = objects_of(ev, effect.others, frame)
    things = objects_of(ev, effect.objects, frame) if hosts else []
    ev.derived.begin_to_depend()
    moved = [thing for thing in things if may_be_attached(ev, thing, hosts[0])]
    return [Event("becomes attached", (o,), frame.view.you, to=hosts[0].handle, cause=frame.cause) for o in moved]


def _gain_control(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    if never_begins(ev, frame, effect.duration):
        return []
    payload = OfControl(effect.duration)
    return [
        Event("changes control", (thing,), player, cause=frame.cause, payload=payload)
        for player in acting_players(ev, effect, frame)[:1]
        for thing in objects_of(ev, effect.objects, frame)
    ]


def _create(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """So many tokens of one kind are one event, which effects on creating tokens can change (614.16)."""
    count = no_more_than(MOST_TOKENS, amount_of(ev, frame.view, effect.amount), "tokens")
    token = sized_token(ev, effect.token, frame)
    return [
        Event(
            "is created",
            (prospective_token(ev, token, player, number),),
            player,
            many,
            cause=frame.cause,
            payload=into,
            applied=frame_applied(frame),
        )
        for number, player in enumerate(acting_players(ev, effect, frame))
        for into, many in (into_attack(ev, effect, frame, player, count) if count > 0 else ())
    ]


PROPOSALS = {
    "give": given,
    "exile": exiled,
    "create token": _create,
    "create copy of": create_copies,
    "draw": _one_by_one("draws"),
    "mill": _mill,
    "discard": _discard,
    "sacrifice": _sacrifice,
    "return": _returned,
    "put": _returned,
    "put counter": on_counters("counter is put"),
    "remove counter": on_counters("counter is removed"),
    "attach": _attach,
    "transform": transforming,
    "goad": goaded_by,
    "pair": paired_by,
    "gain control": _gain_control,
    "planeswalk": planeswalk,
    "proliferate": proliferate,
    **OF_EXCHANGES,
    **OF_DOUBLING,
    **OF_REDIRECTION,
    **OF_KEYWORD_ACTIONS,
    **OF_DISCOVERIES,
    **OF_EXERTION,
    **OF_MANIFESTING,
    **OF_LIBRARIES,
    **OF_CHOSEN_COLORS,
    **OF_DAMAGE,
    **OF_MANA,
}


# --- instructions that are carried out in their own way --------------------------------------------


def begin_cast(ev: Running, effect: Effect, player: str, thing: GameObject) -> Item | None:
    """Begin to cast a card as an effect says; None for one that is to be cast as another face that it does not have."""
    if effect.status != TRANSFORMED:
        return begin_playing(ev, player, thing, cost=effect.cost)
    if thing.card.other_face is None:
        text = f"{thing.handle} has no other face and is not cast"
        ev.journal.record("procedure", text, ev.rules.cite("transforms"), ok=False, objects=(thing.handle,))
        return None
    other = turned(ev, thing)
    ev.board.put(other)
    item = begin_playing(ev, player, other, cost=effect.cost)
    spell = ev.state.objects[thing.handle].with_status(TRANSFORMED)
    ev.board.put(spell)
    item = replace(item, source=spell)
    ev.board.put_item(item)
    return item


def _begun(ev: Running, effect: Effect, player: str, thing: GameObject, card: GameObject) -> Item | None:
    """A card that begins to be cast; None where it turns out that it can't be: then it is where it was (601.2)."""
    item = begin_cast(ev, effect, player, thing)
    if item is None or not lacks_targets(ev, item):
        return item
    ev.board.take_off(item)
    ev.board.put(card)
    return None


def _cast(ev: Running, effect: Effect, frame: Frame) -> None:
    """Cards are cast as an effect says, for the cost that it names; what cannot be paid for is not (601.2b)."""
    player, begun = who_casts(ev, effect, frame), False
    for card in objects_of(ev, effect.objects, frame):
        if card.zone == "stack" or is_held_up(ev, card):
            continue
        if effect.status == LANDS and "land" in card.card.types:
            begun = play_land_by_effect(ev, player, card) or begun
            continue
        thing = cast_by_effect_as(ev, effect, frame.view, player, card)
        if thing is None or is_forbidden(ev, player, thing):
            ev.board.put(card)
            continue
        if effect.cost is not None and not can_pay(ev, player, effect.cost, thing):
            rules, text = ev.rules.cite("illegal play"), f"{player} cannot pay to cast {thing.handle}"
            ev.journal.record("procedure", text, rules, ok=False, objects=(thing.handle,))
            ev.board.put(card)
            continue
        item = _begun(ev, effect, player, thing, card)
        if item is None:
            continue
        begun = True
        paid = item.paid.with_cost(effect.paid) if isinstance(effect, Cast) and effect.paid else item.paid
        ev.board.put_item(replace(item, played_from=card, paid=paid))
    frame.view.state, frame.view.done = ev.state, begun


INSTRUCTIONS = {
    "venture": venture,
    "the game is a draw": draw_the_game,
    "prevent": prevent,
    "regenerate": regenerate,
    "heal": remove_damage,
    "cast": _cast,
    "copy": copy_waiting,
    **OF_TURNS_AND_PHASES,
    **OF_CARRIED_OUT_ACTIONS,
    **WITH_DISCOVERIES,
    **WITH_LIBRARIES,
    **OF_CHOICES,
    **OF_COINS,
    **OF_EMBLEMS,
    **OF_CIPHER,
    **OF_CLASHES,
    **OF_AURA_SWAPS,
    **OF_ENDINGS,
    **OF_HAUNTING,
    **OF_MONARCHS,
    **OF_THE_INITIATIVE,
    **OF_TARGETS,
    **OF_ASCENDING,
    **OF_PILES,
}
