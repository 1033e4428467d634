"""What each instruction would make happen: its objects found, its events proposed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_data.core.abilities import Change, Cost, Effect, Pick, Relation, Selector, TokenKind
from rules_data.core.abilities.changes import Controlled, Copy, Must, SetBase, SetValue
from rules_data.core.abilities.effects import OnObjects
from rules_data.core.evaluator.matching import (
    amount_of,
    how_many,
    no_more_than,
    players_meant,
    speaks_of_a_choice,
    why_not,
    with_choice,
    worked_out,
)
from rules_data.core.evaluator.policy import (
    A_LAYERS_AMOUNT_IS_FIXED,
    REPLACEMENTS_INHERIT_MODIFICATIONS,
    WHOEVER_PERFORMS_IS_RESPONSIBLE,
)
from rules_data.core.evaluator.state import (
    NO_PAYLOAD,
    Cause,
    Decision,
    Event,
    Frame,
    GameObject,
    NotSupported,
    OfCounters,
    OfDamage,
    OfResource,
    OfToken,
    WithStatus,
    choices_of,
    replace,
    subset_of,
)

from .copies import as_one_copy
from .destinations import place_chosen, where_tokens_go
from .of_instructions import being_changed
from .running import Handler, Running
from .selecting import acting_players, objects_of

MOST_TOKENS = 1_000

# Instructions about other instructions: the floor above carries them out, and they propose no event themselves.
ABOUT_OTHERS = frozenset(
    (
        "if",
        "you may",
        "pay",
        "for each",
        "repeat",
        "modes",
        "choose",
        "do this",
        "later",
        "when you do",
        "when you do not",
        "this way",
        "pay any amount",
        "pay any number of times",
        "prevent",
        "play",
    )
)


def propose(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """The events an instruction would make happen."""
    builder = ev.game.proposals.get(effect.verb) or _PROPOSALS.get(effect.verb)
    if builder is None and effect.verb in ev.game.words.tokens:
        builder = _token
    elif effect.verb in ev.game.object_verbs:
        builder = _on_objects
    elif effect.verb in ev.game.player_verbs:
        builder = _on_players
    if builder is None:
        raise NotSupported(f"The instruction {effect.verb!r} cannot stand here.")
    if _others_act(effect):
        return _as_performed(ev, effect, _by_each(ev, builder, effect, frame))
    return _as_performed(ev, effect, builder(ev, effect, frame) or [])


def is_about_instructions(effect: Effect) -> bool:
    """Whether an instruction is about others (if, may, pay, later) and so proposes no event by itself."""
    return effect.verb in ABOUT_OTHERS or effect.condition is not None or effect.optional


def _others_act(effect: Effect) -> bool:
    """Whether others than "you" are told to do something with objects: each chooses, and it is theirs to have done."""
    return is_told_to_others(effect) and bool(effect.parts)


def is_told_to_others(effect: Effect) -> bool:
    """Whether somebody else than "you" carries out an instruction."""
    return effect.players is not None or effect.player is not Relation.YOU


def by_that_player(effect: Effect) -> Effect:
    """The instruction for one of these players, who is now "that player" and chooses what is no target."""
    theirs = {name: _their_choice(part) for name, part in effect.parts.items() if _is_theirs(part)}
    return replace(effect, player=Relation.THAT_PLAYER, players=None, **theirs)


def _is_theirs(selector: Selector) -> bool:
    """Whether whoever carries out an instruction chooses, or it is about the top of their deck."""
    chosen_now = selector.pick is Pick.TOP or (selector.pick is Pick.CHOOSE and not selector.target)
    return chosen_now and selector.chooser is Relation.YOU


def _their_choice(selector: Selector) -> Selector:
    return replace(selector, chooser=Relation.THAT_PLAYER)


def for_each_told(ev: Running, effect: Effect, frame: Frame) -> Iterator[tuple[Effect, Frame]]:
    """The instruction as each player carries it out who is told to, with the frame in which that is "that player"."""
    if not is_told_to_others(effect):
        yield effect, frame
        return
    for player in acting_players(ev, effect, frame):
        yield by_that_player(effect), replace(frame, view=replace(frame.view, that_player=player))


def propose_for(ev: Running, effect: Effect, frame: Frame, player: str) -> list[Event]:
    """The events an instruction would make happen for one of the players who may carry it out."""
    return propose(ev, by_that_player(effect), replace(frame, view=replace(frame.view, that_player=player)))


def _by_each(ev: Running, builder: Handler, effect: Effect, frame: Frame) -> list[Event]:
    """What several players do at once; of what they cannot each do to the same object the first does it."""
    events: list[Event] = []
    for player in acting_players(ev, effect, frame):
        done = {(event.kind, thing.identity) for event in events for thing in event.objects}
        for event in _by(ev, builder, effect, frame, player):
            again = isinstance(effect, OnObjects) and event.objects
            if not again or not done.issuperset((event.kind, thing.identity) for thing in event.objects):
                events.append(event)
    return events


def _by(ev: Running, builder: Handler, effect: Effect, frame: Frame, player: str) -> list[Event]:
    """What one of several players does, with what that player chooses."""
    own = replace(frame, view=replace(frame.view, that_player=player))
    you, events = frame.view.you, builder(ev, by_that_player(effect), own) or []
    return [replace(event, player=player) if event.player == you else event for event in events]


def _as_performed(ev: Running, effect: Effect, events: list[Event]) -> list[Event]:
    """The events with whoever is told to perform them as the one responsible, in a game where that is so."""
    if not is_told_to_others(effect):
        return events
    foreign = [event for event in events if event.player and event.player != event.cause.player]
    if not foreign or not ev.rules.ask(WHOEVER_PERFORMS_IS_RESPONSIBLE):
        return events
    return [replace(event, cause=replace(event.cause, performer=event.player)) for event in events]


# --- simple events ---------------------------------------------------------------------------------


def _on_objects(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    kind = ev.game.object_verbs[effect.verb]
    payload = WithStatus(effect.status) if effect.status else NO_PAYLOAD
    return [
        Event(
            kind,
            (thing,),
            frame.view.you,
            at=ev.game.place_of(thing),
            cause=frame.cause,
            payload=payload,
            applied=frame_applied(frame),
        )
        for thing in objects_of(ev, effect.objects, frame)
    ]


def frame_applied(frame: Frame) -> frozenset[str]:
    """Replacements that already had their turn, when these instructions are themselves a replacement."""
    occurrence = frame.view.occurrence
    return occurrence.event.applied if frame.replaces and occurrence is not None else frozenset()


def _on_players(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    kind = ev.game.player_verbs[effect.verb]
    amount = amount_of(ev, frame.view, effect.amount)
    payload = WithStatus(effect.status) if effect.status else NO_PAYLOAD
    return [
        Event(kind, (), player, amount, cause=frame.cause, payload=payload, applied=frame_applied(frame))
        for player in acting_players(ev, effect, frame)
        if amount > 0
    ]


def _discard(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    events = []
    for player in acting_players(ev, effect, frame):
        hand = ev.state.in_zone(ev.game.zones.hand, player)
        if effect.objects is not None:
            hand = [card for card in hand if not why_not(ev, effect.objects.filter, card, frame.view)]
        count = min(how_many(ev, frame.view, effect.amount), len(hand))
        handles, rules = [o.handle for o in hand], ev.rules.cite("discard")
        answers, also = choices_of(handles, count, count), subset_of(handles, count, count)
        asked = effect.status or "discard"
        chosen = ev.choices.choose(Decision(player, asked, answers, rules, frame.cause.name, any_order=True, also=also))
        things = tuple(o for o in hand if o.handle in chosen)
        if things:
            events.append(Event("discards", things, player, len(things), cause=frame.cause, also=("is discarded",)))
    return events


def cause_named(ev: Running, effect: Effect, frame: Frame) -> Cause:
    """What an instruction says does it: the source it names, else the object that it stands on."""
    sources = objects_of(ev, effect.source, frame) if effect.source is not None else []
    if not sources:
        return frame.cause
    return Cause(sources[0].controller or frame.view.you, sources[0], tuple(sources[0].card.types))


def on_counters(kind: str) -> Handler:
    """Counters put on objects or removed from them."""

    def propose_it(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
        amount = amount_of(ev, frame.view, effect.amount)
        selector = effect.others if effect.others is not None else effect.source
        blank = Event(kind, (), frame.view.you, amount, cause=frame.cause, applied=frame_applied(frame))
        named = replace(blank, payload=OfCounters(effect.status), category=(effect.status,))
        return [replace(named, objects=(thing,)) for thing in objects_of(ev, selector, frame)]

    return propose_it


def deal(ev: Running, effect: Effect, frame: Frame, things: Sequence[GameObject] | None = None) -> list[Event]:
    """Damage to the objects of an instruction, or to those given."""
    amount = amount_of(ev, frame.view, effect.amount)
    cause = cause_named(ev, effect, frame)
    payload = OfDamage(unpreventable=ev.game.words.unpreventable in effect.cannot)
    return [
        Event(
            ev.game.words.damage,
            (thing,),
            frame.view.you,
            amount,
            ev.game.place_of(thing),
            cause=cause,
            category=(effect.category,) if effect.category else (),
            payload=payload,
            applied=frame_applied(frame),
        )
        for thing in (objects_of(ev, effect.others, frame) if things is None else things)
        if amount > 0
    ]


def give(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """What is changed about the objects that are there now."""
    fixed = tuple(fixed_change(ev, change, frame) for change in effect.changes)
    return [
        being_changed(ev, thing, as_one_copy(ev, thing, fixed), effect.duration, frame)
        for thing in objects_of(ev, effect.others, frame)
    ]


def fixed_change(ev: Running, change: Change, frame: Frame) -> Change:
    """A change with its amount, what it copies, and what was chosen, as they are now."""
    if isinstance(change, Copy) and change.of is not None:
        found = objects_of(ev, change.of, frame)
        return replace(change, card=ev.game.copiable(ev, found[0]) if found else None)
    if isinstance(change, Controlled):
        players = players_meant(frame.view, change.by)
        return replace(change, player=players[0] if players else frame.view.you)
    if isinstance(change, Must) and not change.is_settled:
        return replace(change, whom=_whom(change, frame))
    if speaks_of_a_choice(change):
        return with_choice(ev, frame.view, change)
    if isinstance(change.amount, int) or not ev.rules.ask(A_LAYERS_AMOUNT_IS_FIXED):
        return change
    value_of = amount_of if isinstance(change, SetBase | SetValue) else worked_out
    return change.with_amount(value_of(ev, frame.view, change.amount))


def _whom(change: Must, frame: Frame) -> str:
    """What is to be done to whom: to the object that the effect comes from, or to the player that it is about."""
    if not change.is_about_that_player:
        return frame.view.source.handle
    players = players_meant(frame.view, Relation.THAT_PLAYER)
    return players[0] if players else ""


def _token(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    kind = ev.game.words.tokens[effect.verb]
    count = no_more_than(MOST_TOKENS, amount_of(ev, frame.view, effect.amount), "tokens")
    events: list[Event] = []
    for player in acting_players(ev, effect, frame):
        token = sized_token(ev, effect.token, frame)
        made = [prospective_token(ev, token, player, len(events) + number) for number in range(count)]
        where, chosen = where_tokens_go(ev, effect, frame, player, made)
        payload = OfToken(effect.status or _inherited_status(ev, frame), chosen)
        events += [
            Event(
                kind,
                (token,),
                player,
                to=to,
                at=to,
                cause=frame.cause,
                payload=payload,
                applied=frame_applied(frame),
                also=("enters",),
            )
            for token, to in zip(made, where, strict=False)
        ]
    return events


def _inherited_status(ev: Running, frame: Frame) -> str:
    """What takes the place of an event inherits how that event would have happened."""
    occurrence = frame.view.occurrence
    if not frame.replaces or occurrence is None or not ev.rules.ask(REPLACEMENTS_INHERIT_MODIFICATIONS):
        return ""
    return occurrence.event.status


def sized_token(ev: Running, token: TokenKind | None, frame: Frame) -> TokenKind | None:
    """A token whose numbers are those that they come to now, where what makes it says no more than how they are."""
    if token is None or not token.sizes:
        return token
    sizes = tuple((name, worked_out(ev, frame.view, amount)) for name, amount in token.sizes)
    return replace(token, stats=(*token.stats, *sizes), sizes=())


def prospective_token(ev: Running, token: TokenKind | None, player: str, number: int) -> GameObject:
    """The token as it would be, so that replacements can see what kind of thing it is."""
    kind = token or TokenKind("Token")
    order = ev.state.clock + number
    return GameObject(f"{kind.name}+{number}", kind.facts, player, player, "", token=True, order=order)


def resources_added(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """The resources that an instruction names come to whoever carries it out."""
    cost, times = effect.cost or Cost(), amount_of(ev, frame.view, effect.amount)
    return [
        Event(ev.game.words.added, (), player, amount * times, cause=frame.cause, payload=OfResource(name))
        for player in acting_players(ev, effect, frame)
        for name, amount in cost.resources
        if times > 0
    ]


def _it_happens(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    occurrence = frame.view.occurrence
    if occurrence is None:
        raise NotSupported("`it happens` only has a meaning inside a replacement.")
    event, payload = occurrence.event, occurrence.event.payload
    if isinstance(payload, OfToken) and payload.chosen:
        if payload.taken:
            places = ev.game.token_places(ev, event.player, event.objects[0])
            to = place_chosen(ev, event.player, event.objects[0], places)
            return [replace(event, to=to, at=to)]
        taken = replace(event, payload=replace(payload, taken=True))
        frame.view.occurrence = replace(occurrence, event=taken)
    return [event]


def _at_once(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    return [event for each in effect.effects for event in propose(ev, each, frame)]


_PROPOSALS: dict[str, Handler] = {
    "discard": _discard,
    "deal": deal,
    "give": give,
    "add": resources_added,
    "it happens": _it_happens,
    "at once": _at_once,
    "nothing": lambda ev, effect, frame: [],
}
