"""What the instructions that only Flesh and Blood has would make happen (Comprehensive Rules 8.5)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import Opt, Roll
from rules_data.core.evaluator.events import (
    Handler,
    Running,
    acting_players,
    deal,
    frame_applied,
    objects_of,
    on_counters,
)
from rules_data.core.evaluator.matching import amount_of, how_many, why_not
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    GameObject,
    WithStatus,
    choices_of,
    replace,
    subset_of,
)

from .clashing import propose_clash
from .creating import propose_card
from .facts import hero_of, home_zone
from .freezing import propose_freeze
from .keywords import has_keyword
from .lasting import propose_give
from .looking import ordered
from .pitching import propose_pitching
from .timing import step_of
from .two_faces import transcending
from .zones import EQUIPPED_ZONES

LARGEST_DIE = 20


def _put(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    payload = WithStatus(effect.status)
    return [
        Event(
            "is put",
            (thing,),
            frame.view.you,
            to=effect.to or "arena",
            cause=frame.cause,
            payload=payload,
            applied=frame_applied(frame),
        )
        for thing in ordered(ev, objects_of(ev, effect.objects, frame), effect.to, frame, effect)
    ]


def _search(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Choose a card of one's deck that fits; a search that names properties may fail (8.5.19)."""
    player = frame.view.you
    selector = effect.objects
    deck = ev.state.in_zone("deck", player)
    if not deck or selector is None:
        return []
    fitting = [card for card in deck if not why_not(ev, selector.filter, card, frame.view)]
    legal: list[tuple[str, ...]] = [(card.handle,) for card in fitting]
    if len(fitting) < len(deck):
        legal.append(("none",))
    rules = ev.rules.cite("searches")
    chosen = ev.choices.choose(Decision(player, "search", tuple(legal), rules, frame.cause.name))[0]
    found = tuple(card for card in fitting if card.handle == chosen)
    return [Event("searches", found, player, cause=frame.cause)]


def _on_deck(kind: str) -> Handler:
    def propose(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
        return [Event(kind, (), player, cause=frame.cause) for player in acting_players(ev, effect, frame)]

    return propose


def _roll(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """A die with so many faces; the scenario says what it shows."""
    faces = min(amount_of(ev, frame.view, effect.amount), LARGEST_DIE)
    legal = tuple((str(face),) for face in range(1, faces + 1))
    rules = ev.rules.cite("rolls")
    shown = ev.choices.choose(Decision(frame.view.you, "roll", legal, rules, frame.cause.name))[0]
    return [Event("rolls", (), frame.view.you, int(shown), cause=frame.cause)]


def _deal(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Damage to objects, or to the heroes of the players that are named."""
    if effect.others is not None:
        return deal(ev, effect, frame)
    heroes = (hero_of(ev.state, player) for player in acting_players(ev, effect, frame))
    return deal(ev, effect, frame, [hero for hero in heroes if hero is not None])


def _life(kind: str) -> Handler:
    """Of the objects named, else of the players' heroes."""

    def propose(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
        amount = amount_of(ev, frame.view, effect.amount)
        if effect.others is not None:
            things = objects_of(ev, effect.others, frame)
        else:
            heroes = (hero_of(ev.state, player) for player in acting_players(ev, effect, frame))
            things = [hero for hero in heroes if hero is not None]
        return [
            Event(
                kind, (thing,), thing.player, amount, cause=frame.cause, applied=frame_applied(frame)
            )
            for thing in things
            if amount > 0
        ]

    return propose


def _charge(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Put a card from hand into the hero's soul (8.5.29)."""
    player = frame.view.you
    hand = [o.handle for o in ev.state.in_zone("hand", player)]
    if not hand:
        return []
    rules = ev.rules.cite("charges")
    legal = tuple((handle,) for handle in hand)
    chosen = ev.choices.choose(Decision(player, "charge", legal, rules, frame.cause.name))[0]
    card = ev.state.objects[chosen]
    return [Event("charges", (card,), player, cause=frame.cause)]


def _discard(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Cards from hand, as many as there are of those that fit; at random where it says so (8.5.5)."""
    events = []
    for player in acting_players(ev, effect, frame):
        hand = ev.state.in_zone("hand", player)
        if effect.objects is not None:
            hand = [card for card in hand if not why_not(ev, effect.objects.filter, card, frame.view)]
        count = min(how_many(ev, frame.view, effect.amount), len(hand))
        handles, rules = [o.handle for o in hand], ev.rules.cite("discard")
        answers, also = choices_of(handles, count, count), subset_of(handles, count, count)
        decision = Decision(
            player, effect.status or "discard", answers, rules, frame.cause.name, any_order=True, also=also
        )
        chosen = ev.choices.choose(decision)
        things = tuple(card for card in hand if card.handle in chosen)
        if things:
            at_random = ("is discarded at random",) if effect.status == "random" else ()
            words = ("is discarded", *at_random)
            events.append(Event("discards", things, player, len(things), cause=frame.cause, also=words))
    return events


def _opt(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Look at the top cards; those that are not kept on top go to the bottom, and all in any order (8.5.22)."""
    player = frame.view.you
    count = amount_of(ev, frame.view, effect.amount)
    seen = ev.state.in_zone("deck", player)[:count]
    if not seen:
        return []
    handles = [o.handle for o in seen]
    answers = choices_of(handles, 0, len(handles))
    decision = Decision(
        player,
        "opt",
        answers,
        ev.rules.cite("opts"),
        frame.cause.name,
        any_order=True,
        also=subset_of(handles, 0, len(handles)),
    )
    down = ev.choices.choose(decision)
    kept = [thing for thing in seen if thing.handle not in down]
    again = ordered(ev, kept, "deck", frame)
    moved = [
        (thing, "deck bottom") for thing in ordered(ev, [o for o in seen if o.handle in down], "deck bottom", frame)
    ]
    # What stays as it lies is not put anywhere.
    moved += [(thing, "deck") for thing in again] if again[::-1] != kept and len(kept) > 1 else []
    put = [Event("is put", (thing,), player, to=where, cause=frame.cause) for thing, where in moved]
    return [Event("opts", (), player, len(seen), cause=frame.cause), *put]


def _close_combat_chain(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """The close step begins as a game state action (7.7.2d); a chain that is not open, or closes already, does not."""
    if ev.state.combat and step_of(ev) != "close":
        ev.board.remember(closing=True)
    return []


def targets_of_attack(ev: Running, player: str) -> list[GameObject]:
    """Living objects of opponents, and what an effect makes attackable (1.4.5)."""
    found = []
    for thing in sorted(ev.state.objects.values(), key=lambda o: o.order):
        traits = ev.derived.traits(ev.state, thing) if thing.zone in ev.game.board_zones else None
        if traits is None or thing.controller in ("", player) or thing.stands_for is not None:
            continue
        if {thing.zone, home_zone(ev.state, thing)} & EQUIPPED_ZONES and has_keyword(ev, traits, "perched"):
            continue
        if "life" in traits.stats or has_keyword(ev, traits, "spectra"):
            found.append(thing)
    return found


def _by_each(builder: Handler) -> Handler:
    """What each player does who is told to, each with what is theirs; a number is the same for all of them."""

    def propose(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
        players = acting_players(ev, effect, frame)
        if players == (frame.view.you,):
            return builder(ev, effect, frame) or []
        told = effect
        if isinstance(effect, Opt | Roll):
            told = replace(effect, amount=amount_of(ev, frame.view, effect.amount))
        frames = [replace(frame, view=replace(frame.view, you=player)) for player in players]
        return [event for own in frames for event in builder(ev, told, own) or []]

    return propose


PROPOSALS: dict[str, Handler] = {
    "give": propose_give,
    "freeze": propose_freeze,
    "put": _put,
    "discard": _discard,
    "search": _by_each(_search),
    "shuffle": _on_deck("shuffles"),
    "roll": _by_each(_roll),
    "gain life": _life("gains life"),
    "lose life": _life("loses life"),
    "put counter": on_counters("counter is put"),
    "remove counter": on_counters("counter is removed"),
    "charge": _by_each(_charge),
    "pitch": _by_each(propose_pitching),
    "opt": _by_each(_opt),
    "transcend": transcending,
    "clash": propose_clash,
    "close combat chain": _close_combat_chain,
    "create card": propose_card,
    "deal": _deal,
}

__all__ = ["PROPOSALS", "targets_of_attack"]
