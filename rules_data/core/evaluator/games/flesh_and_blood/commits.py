"""How each kind of event changes the state (Comprehensive Rules 8.5, named effects, and 7, combat).

A commit returns the event as it happened, or None where there was nothing for it to do (1.9.1b, 8.5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules_data.core.evaluator.events import Running, as_told, current, done, new_handle
from rules_data.core.evaluator.matching import has_status
from rules_data.core.evaluator.state import (
    Cause,
    Decision,
    Event,
    GameObject,
    OfCounters,
    replace,
)

from .arriving import other_landmarks
from .attacks import ATTACK
from .clashing import clash, outcomes
from .facts import ZONES_PUT_INTO
from .freezing import freeze, unfreeze
from .hitting import is_an_allys, told_of_damage
from .keywords import has_keyword
from .lasting import change
from .life import change_life
from .looking import look, reveal
from .of_players import crowd, loses, wins
from .payloads import OfAttack
from .pitching import gained_for
from .questions_events import DAMAGE_IS_LIFE_THAT_IS_LOST, ONLY_LIVING_OBJECTS_ARE_DEALT_DAMAGE
from .questions_keywords import STANDS_FOR
from .questions_play import A_HIT_ENDS_BEING_MARKED
from .transforming import put_under
from .two_faces import awaken, show_back
from .vocabulary import CHANGES
from .wearing import change_control, equip
from .zones import ARENA, NOWHERE, clear, commit_move

Commit = Callable[["Running", Event], "Event | None"]


def _goes_to(zone: str) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        if event.without_its_move:
            return replace(event, after=tuple(ev.state.objects.get(each.handle, each) for each in event.objects))
        return commit_move(ev, event, zone)

    return commit


def _pitch(ev: Running, event: Event) -> Event | None:
    """The card goes to the pitch zone, and whoever pitches it has what it gives (8.5.44)."""
    gained = gained_for(ev, event)
    happened = _goes_to("pitch")(ev, event)
    for kind, amount in gained if happened is not None else ():
        ev.board.set_number(event.player, kind, ev.state.number(event.player, kind) + amount)
    return happened


def _transcend(ev: Running, event: Event) -> Event | None:
    return commit_move(ev, show_back(ev, event), "hand")


def will_happen(ev: Running, event: Event) -> bool:
    """Whether what is going to be destroyed, or to gain life, can do so; an event is about one object here, or none."""
    what = _CAN_BE_KEPT_FROM.get(event.kind)
    return what is None or not any(_cannot(ev, thing, what) for thing in event.objects)


_CAN_BE_KEPT_FROM = {"is destroyed": "be destroyed", "gains life": "gain life"}


def _cannot(ev: Running, thing: GameObject, what: str) -> bool:
    current = ev.state.find(thing.identity)
    return current is not None and what in ev.derived.traits(ev.state, current).cannot


def put(ev: Running, event: Event) -> Event | None:
    """Move an object to the zone the event names (8.5.15); an arsenal holds one card (3.3.2a)."""
    zone = ZONES_PUT_INTO.get(event.to, event.to)
    thing = current(ev, event)
    if zone == "arsenal" and (thing is None or ev.state.in_zone("arsenal", thing.owner)):
        return None
    return commit_move(ev, event, zone)


def _status(status: str, on: bool) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        if thing is None or (status in thing.statuses) is on:
            return None
        changed = thing.with_status(status, on)
        return done(ev, event, thing, changed)

    return commit


def _turn_face(down: bool) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        if thing is None or has_status(ev, ev.state, thing, "face down") is down:
            return None
        changed = thing.with_status("face down", down).with_status("face up", not down)
        return done(ev, event, thing, changed)

    return commit


def draw(ev: Running, event: Event) -> Event | None:
    """Cards from the top of the deck to the hand, as many as there are (8.5.6b)."""
    drawn = ev.state.in_zone("deck", event.player)[: event.amount]
    if not drawn:
        return None
    return commit_move(ev, replace(event, objects=tuple(drawn)), "hand")


def individual(event: Event) -> tuple[Event, ...]:
    """Drawing or discarding several cards, or creating several tokens, is doing so once for each of them (1.9.2)."""
    if event.kind == "discards" and len(event.objects) > 1:
        return tuple(replace(event, objects=(card,), amount=1) for card in event.objects)
    if event.kind not in ("draws", "is created") or event.amount < 2:
        return (event,)
    return (replace(event, amount=1),) * event.amount


def take_damage(ev: Running, event: Event) -> Event | None:
    """A living object loses that much life (8.5.3)."""
    thing = current(ev, event)
    if thing is None or event.amount < 1 or "life" not in ev.derived.traits(ev.state, thing).stats:
        return None
    ruled = ev.rules.ask(ONLY_LIVING_OBJECTS_ARE_DEALT_DAMAGE) if thing.zone not in ARENA else None
    if ruled:
        text = f"{thing.handle} is dealt no damage: it is no permanent any more"
        ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(thing.handle,))
        return None
    return _no_longer_marked(ev, _lose_life(ev, event, thing))


def _no_longer_marked(ev: Running, event: Event) -> Event:
    """A hit by a source of an opponent ends the marked condition as part of that event (9.3.3)."""
    hero = event.after[0]
    foreign = event.cause.player not in ("", hero.controller)
    if "marked" not in hero.statuses or not foreign or not isinstance(event.payload, OfAttack):
        return event
    ruled = ev.rules.ask(A_HIT_ENDS_BEING_MARKED)
    if not ruled:
        return event
    changed = hero.with_status("marked", on=False)
    ev.board.put(changed)
    ev.journal.record("procedure", f"{hero.handle} is no longer marked", ruled.rules, objects=(hero.handle,))
    return replace(event, after=(changed,))


def _lose_life(ev: Running, event: Event, thing: GameObject) -> Event:
    changed = thing.with_counter("damage", thing.count("damage") + event.amount)
    return done(ev, event, thing, changed)


def _gain(name: str) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        if event.amount < 1 or (name == "action points" and not _may_gain_action_points(ev, event.player)):
            return None
        ev.board.set_number(event.player, name, ev.state.number(event.player, name) + event.amount)
        return event

    return commit


def _may_gain_action_points(ev: Running, player: str) -> bool:
    """Only the turn-player, in the action phase (1.13.2b)."""
    return player == ev.state.turn_player and ev.state.phase == "action"


def _counters(sign: int) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        thing, name = current(ev, event), event.carried(OfCounters).counter
        if thing is None or event.amount < 1:
            return None
        amount = event.amount if sign > 0 else min(event.amount, thing.count(name))
        if amount < 1:
            return None
        changed = thing.with_counter(name, thing.count(name) + sign * amount)
        ev.board.put(changed)
        return replace(event, objects=(thing,), after=(changed,), amount=amount)

    return commit


def create(ev: Running, event: Event) -> Event | None:
    """A token comes into the arena under its player's control, or as many as the event is about (8.5.2).

    A card comes into the zone it is created in (8.5.40).
    """
    made = event.subject
    if made is None or event.amount < 1:
        return None
    prospects, entered = [], []
    for _ in range(event.amount):
        prospects.append(replace(made, handle=new_handle(ev, made.name), zone=NOWHERE))
        zone = "permanent" if made.token else ZONES_PUT_INTO.get(event.to, event.to)
        holder = event.player if made.token or zone in ARENA else ""
        placed = replace(prospects[-1], zone=zone, controller=holder, order=ev.state.clock, counters={})
        ev.board.put_newest(placed)
        entered.append(placed)
    return replace(event, objects=tuple(prospects), after=tuple(entered))


def negate(ev: Running, event: Event) -> Event | None:
    """A layer is cleared from the stack and does not resolve (8.5.26)."""
    subject = event.subject
    for item in ev.state.waiting if subject is not None else ():
        attack = item.bindings.get(ATTACK, (("", 0),))[0][0]
        if subject is not None and subject.handle in (f"#{item.number}", item.label, attack):
            ev.board.take_off(item)
            cleared = [ev.state.objects[subject.handle]] if item.kind == "card" else []
            clear(ev, cleared)
            after = tuple(ev.state.objects[thing.handle] for thing in cleared)
            return replace(event, objects=tuple(cleared) or event.objects, after=after)
    return None


# Named events that put an object into a zone, and are that besides (1.9.3, 8.5.4a, 8.5.5a).
NAMED_EVENTS_THAT_MOVE = frozenset(("is destroyed", "discards", "is banished", "is pitched", "charges"))
WORDS_OF_A_MOVE = frozenset(("is put", "leaves", "enters", "dies"))
_PUT_SOMEWHERE = frozenset(
    ("is destroyed", "discards", "is banished", "is returned", "is pitched", "is cleared", "charges", "transcends")
)


def prepare(ev: Running, event: Event) -> Event:
    """What else an event is before it is replaced; what is destroyed, for one, is put into a zone (1.9.3)."""
    if event.kind == "takes damage":
        return _prepare_damage(ev, event)
    if event.kind in _PUT_SOMEWHERE and _is_looked_for(ev, "is put"):
        event = replace(event, also=tuple(dict.fromkeys((*event.also, "is put"))))
    if event.kind == "is stolen":
        return replace(event, also=(*event.also, "changes control"))
    arrives = event.kind in ("is created", "is equipped") or (event.kind == "is put" and event.to in (*ARENA, "arena"))
    if arrives and all(thing.zone not in ARENA for thing in event.objects):
        return replace(event, also=tuple(dict.fromkeys((*event.also, "enters"))))
    return event


def _prepare_damage(ev: Running, event: Event) -> Event:
    """Damage without a type is generic (8.5.3b), its player is dealt it, and what is dealt it loses life (8.5.3).

    What an ally deals, the ally alone is responsible for, and no player (8.2.8e).
    """
    whose = event.subject.player if event.subject is not None else event.player
    if event.subject is not None and is_an_allys(ev, event.subject):
        whose = ""
    source = event.cause.source
    own = source is not None and is_an_allys(ev, source)
    cause = replace(event.cause, performer=source.handle) if source is not None and own else event.cause
    lost = ("loses life",) if _is_looked_for(ev, "loses life") and ev.rules.ask(DAMAGE_IS_LIFE_THAT_IS_LOST) else ()
    words = tuple(dict.fromkeys((*event.also, *lost)))
    return replace(event, category=event.category or ("generic",), player=whose, cause=cause, also=words)


def _is_looked_for(ev: Running, word: str) -> bool:
    return word in ev.interest.watched or word in ev.interest.replaced or word in ev.interest.counted


def _cranks(ev: Running, event: Event) -> list[Event]:
    """As it enters, a steam counter may be removed from an object with crank for an action point (8.3.29)."""
    thing = ev.state.find(event.after[0].identity) if event.after else None
    if thing is None or not thing.count("steam") or not has_keyword(ev, ev.derived.traits(ev.state, thing), "crank"):
        return []
    rules, player = ev.rules.ask(STANDS_FOR["crank"]).rules, thing.controller
    decision = Decision(player, "crank", (("yes",), ("no",)), rules, thing.handle)
    if ev.choices.choose(decision)[0] == "no":
        return []
    cause = Cause(player, thing, tuple(thing.card.types), thing.handle)
    counter = Event(
        "counter is removed", (thing,), player, cause=cause, category=("steam",), payload=OfCounters("steam")
    )
    cranked = Event("cranks", (thing,), player, cause=cause)
    return [counter, cranked, Event("gains action points", (), player, cause=cause)]


def follow(ev: Running, events: Sequence[Event]) -> Sequence[Event]:
    """What else happens with events: a source has dealt damage, and an attack hits (7.5.5)."""
    found: list[Event] = []
    for event in events:
        if event.kind == "clashes":
            found += outcomes(ev, event)
        if "enters" in event.words:
            found += [*_cranks(ev, event), *other_landmarks(ev, event)]
        found += told_of_damage(ev, event)
    return found


_TOLD = (
    "is activated|attacks|is attacked|defends|is defended|deals damage|hits|is hit|searches|shuffles|opts|"
    "rolls|intimidates|boosts|fuses|names|is targeted|chain link resolves|combat chain opens|"
    "combat chain closes|ability triggers|start of|end of|is played|wins a clash|loses a clash|"
    "fails to win a clash|prevents|becomes an attack target|cranks|protects|wagers|wins a wager|"
    "completes a contract"
)
COMMITS: dict[str, Commit] = {
    "is destroyed": _goes_to("graveyard"),
    "discards": _goes_to("graveyard"),
    "is banished": _goes_to("banished"),
    "charges": _goes_to("soul"),
    "is returned": _goes_to("hand"),
    "is pitched": _pitch,
    "is put": put,
    "is cleared": _goes_to("graveyard"),
    "ceases to exist": _goes_to(NOWHERE),
    "enters": _goes_to("permanent"),
    "is looked at": look,
    "is revealed": reveal,
    "draws": draw,
    "is created": create,
    "takes damage": take_damage,
    "gains life": change_life(1),
    "loses life": change_life(-1),
    "gains action points": _gain("action points"),
    "gains resources": _gain("resources"),
    "counter is put": _counters(1),
    "counter is removed": _counters(-1),
    "is tapped": _status("tapped", on=True),
    "is untapped": _status("tapped", on=False),
    "is frozen": freeze,
    "is unfrozen": unfreeze,
    "is marked": _status("marked", on=True),
    "is turned face up": _turn_face(down=False),
    "is turned face down": _turn_face(down=True),
    "is negated": negate,
    "is changed": change,
    "clashes": clash,
    "changes control": change_control,
    "is stolen": change_control,
    "is cheered": crowd("is booed"),
    "is booed": crowd("is cheered"),
    "wins the game": wins,
    "loses the game": loses,
    "is equipped": equip,
    "is awakened": awaken,
    "transcends": _transcend,
    "transforms": put_under,
    **dict.fromkeys((*_TOLD.split("|"), *CHANGES), as_told),
}
