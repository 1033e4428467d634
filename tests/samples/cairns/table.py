"""What the evaluator asks of Cairns: its words, its rows, and what falling, taking and marks do to a state."""

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import ClassVar

from rules_data.core.abilities import ControlledBy, InZone, Itself, OfType, Other, allow_abilities, allow_events
from rules_data.core.abilities.effects.objects import OnObjects
from rules_data.core.abilities.effects.players import OfAmount
from rules_data.core.evaluator import (
    BoardWords,
    GameTable,
    Pile,
    Row,
    Vocabulary,
    allow_verbs,
    resolve_newest,
)
from rules_data.core.evaluator.continuous import InLayers, Layers
from rules_data.core.evaluator.policy import (
    ORDER_BETWEEN_PLAYERS,
    ORDER_OF_ONE_PLAYERS_TRIGGERS,
    TRIGGERED_ABILITIES_TRIGGER,
    TRIGGERS_IN_ANY_STATE_ON_ANY_TURN,
    TRIGGERS_WAIT_TO_RESOLVE,
    raised,
)
from rules_data.core.evaluator.stack import instruct
from rules_data.core.evaluator.state import EVERY_GAMES_STEPS, KernelWords, Memory, ZoneNames

EDITION = "v1.0"
BOARD = frozenset(("cairn",))


@dataclass(frozen=True, slots=True)
class Topple(OnObjects):
    """To make stones fall."""

    verb: ClassVar[str] = "topple"


@dataclass(frozen=True, slots=True)
class Take(OfAmount):
    """To take stones out of the bag."""

    verb: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Mark(OfAmount):
    """To get marks."""

    verb: ClassVar[str] = "mark"


VOCABULARY = Vocabulary(
    waiting_zone="echo",
    editions=(EDITION,),
    verbs=allow_verbs({Topple: (), Take: (), Mark: ()}),
    criteria=(Itself, Other, OfType, ControlledBy, InZone),
    cost_verbs=frozenset(),
    events=allow_events({"topples": "object, player", "takes|marks": "player, amount"}),
    abilities=allow_abilities({"when": ("name",), "do": ()}),
    types=frozenset(("stone",)),
    keywords={},
    statuses=frozenset(),
    zones=frozenset(("cairn", "hand", "bag", "rubble", "echo")),
    board=BoardWords(
        piles={
            "cairn": Pile("cairn", True, ("stone",)),
            "hand": Pile("hand", default_types=("stone",)),
            "bag": Pile("bag", default_types=("stone",), unsaid=10),
            "rubble": Pile("rubble", default_types=("stone",)),
        },
        numbers=("marks",),
        statuses=(),
        counters={},
        marks={},
        opposites={},
        card_stats=(),
        token_types=("stone",),
        token_stats=(),
        domain_key="colours",
        domains=frozenset(),
        first_phase="turn",
        cost_key="cost",
    ),
    stats=frozenset(),
    player_stats=frozenset(("marks", "hand", "bag", "rubble")),
    resources=frozenset(),
    phases=frozenset(("turn",)),
    states=frozenset(),
    categories=frozenset(),
    locations=frozenset(),
    prohibitions=frozenset(),
    permissions=frozenset(),
    questions=frozenset(("order triggers",)),
    steps={word: EVERY_GAMES_STEPS[word] for word in ("at once", "resolve", "check")},
)


def _row(name, question, answer, rule, summary):
    return Row(name, question, answer, {EDITION: (rule,)}, summary)


ROWS = (
    _row("stones echo", TRIGGERED_ABILITIES_TRIGGER, "yes", "B2", "What watches for a fall becomes an echo."),
    _row("echoes wait", TRIGGERS_WAIT_TO_RESOLVE, "yes", "B3", "An echo waits until it resolves."),
    _row("echoes at any time", TRIGGERS_IN_ANY_STATE_ON_ANY_TURN, "yes", "B2", "At the moment of the fall."),
    _row("own echoes in any order", ORDER_OF_ONE_PLAYERS_TRIGGERS, "controller chooses", "C2", "As they like."),
    _row("turn order", ORDER_BETWEEN_PLAYERS, "turn order", "C2", "The player whose turn it is, first."),
)


class _OnEveryPoint(defaultdict):
    """A rulebook this small answers for every step of the kernel's with one rule."""

    def __missing__(self, step):
        return {EDITION: ("B1" if step == "topples" else "C3",)}


class CairnsFlow:
    """Nothing happens in Cairns but what a scenario makes happen, and echoes."""

    def begin(self, ev):
        pass

    def tidy(self, ev):
        return False

    def went_on(self, ev):
        return False

    def check_timing(self, ev, player, keywords, what):
        pass

    def take_step(self, ev, kind, arguments):
        if kind == "resolve":
            resolve_newest(ev)
        else:
            instruct(ev, arguments)


def _moved(ev, thing, zone, **more):
    moved = replace(thing, zone=zone, incarnation=thing.incarnation + 1, order=ev.state.clock, **more)
    ev.board.put_newest(moved)
    return moved


def _topple(ev, event):
    thing = ev.state.find(event.subject.identity) if event.subject is not None else None
    if thing is None or thing.zone not in BOARD:
        return None
    return replace(event, objects=(thing,), after=(_moved(ev, thing, "rubble", controller=""),))


def _take(ev, event):
    taken = ev.state.in_zone("bag", event.player)[: event.amount]
    after = tuple(_moved(ev, thing, "hand") for thing in taken)
    return replace(event, objects=tuple(taken), after=after, amount=len(taken)) if taken else None


def _mark(ev, event):
    ev.board.set_number(event.player, "marks", max(0, ev.state.number(event.player, "marks") + event.amount))
    return event


def _number_of(ev, state, player, name):
    return len(state.in_zone(name, player)) if name in VOCABULARY.zones else state.number(player, name)


TABLE = GameTable(
    vocabulary=VOCABULARY,
    rows=ROWS,
    points=raised(),
    procedures=_OnEveryPoint(),
    commits={"topples": _topple, "takes": _take, "marks": _mark, "ability triggers": lambda ev, event: event},
    gates=(),
    flow=CairnsFlow(),
    zones=ZoneNames(hand="hand", deck="bag", spent="rubble", home="cairn"),
    words=KernelWords(damage="", added="", used="", tokens={}),
    board_zones=BOARD,
    controlled_zones=BOARD | {"echo"},
    in_zone=lambda zone, asked: zone == asked,
    place_of=lambda thing: f"cairn:{thing.controller}" if thing.zone == "cairn" else "",
    states_of=lambda state: frozenset(),
    status_of=lambda ev, state, thing, status: status in thing.statuses,
    derivation=InLayers(Layers((), ())),
    stat_of=lambda thing, traits, stat: 0,
    number_of=_number_of,
    priority_of=lambda state: "",
    categories_of=lambda ev, ability, event, source: (),
    players_in_order=lambda ev, answer: list(ev.state.from_turn_player()),
    destinations=lambda ev, player, thing: (),
    pool_for={},
    object_verbs={"topple": "topples"},
    player_verbs={"take": "takes", "mark": "marks"},
    zone_after={"topples": "rubble", "takes": "hand"},
    hidden_zones=frozenset(("hand", "bag")),
    memory=Memory(),
    prepare=lambda ev, event: event,
    follow=lambda ev, events: (),
    finalize_card=lambda ev, item: None,
    after_resolving=lambda ev, item: None,
    covers={EDITION: ("B1", "C3")},
)
