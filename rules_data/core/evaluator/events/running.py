"""A run, as the floors above the board see it: events to perform, a game's own steps, and the stack.

An event may need what stands above it: a replacement carries out instructions, a trigger is placed. What it may
ask for is said here; `stack` supplies it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rules_data.core.abilities import Ability, CardFacts, Change, Cost, Effect, Filter, Selector
from rules_data.core.evaluator.board import Acting
from rules_data.core.evaluator.continuous import copied_card
from rules_data.core.evaluator.policy import Point, Row, Ruled
from rules_data.core.evaluator.state import (
    AbilityIndex,
    Candidate,
    Derivation,
    Event,
    Frame,
    GameObject,
    GameState,
    Item,
    KernelWords,
    Memory,
    Occurrence,
    Replacer,
    Traits,
    Viewpoint,
    Vocabulary,
    ZoneNames,
)

from .sentences import NO_SENTENCES, Sentences


@dataclass(slots=True)
class Batch:
    """A batch under way: the state before it and what has been committed so far.

    `begins`: how much had been committed each time that what comes before an arrival was over, and by which rules.
    """

    before: GameState
    committed: list[Event] = field(default_factory=list)
    never_happened: list[Event] = field(default_factory=list)
    begins: dict[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class UnderWay:
    """What is happening at this very moment, and ends with it.

    `outcomes`: whether what is about to happen is the outcome of what has. `acted_from`: how much had happened in this
    turn when the latest item began to resolve, or a player began to act. `settled`: the state in which what lasts was
    last brought up to date, `checked` that in which a game last looked for what happens by itself and found nothing.
    `looked_back_to`: the state whose replacement effects apply, where it is not the present.
    `arriving`: what is about to arrive on the board, while effects say how. `proposed`: what is about to happen, and
    `replaced`: in place of which of it something else is done just now. `triggering`: the keys of the abilities that
    trigger, while effects say how often. `taken`: what other parts of the cost that is being paid take away, and
    `leaving_enough`: whether what is chosen for one part leaves enough for the rest. `put_off`: what waits until the
    rest of the item is done that resolves just now; None where nothing can wait.
    """

    batch: Batch | None = None
    outcomes: bool = False
    replacements_applied: int = 0
    replacing_depth: int = 0
    loose_replacers: list[Replacer] = field(default_factory=list)
    resolving: list[Item] = field(default_factory=list)
    acted_from: int = 0
    settling: bool = False
    settled: GameState | None = None
    checked: GameState | None = None
    looked_back_to: GameState | None = None
    arriving: frozenset[str] = frozenset()
    proposed: tuple[Event, ...] = ()
    replaced: tuple[Event, ...] = ()
    triggering: tuple[str, ...] = ()
    taken: frozenset[str] = frozenset()
    leaving_enough: Callable[[tuple[str, ...]], bool] | None = None
    put_off: list[tuple[Effect, Frame, list[Event] | None]] | None = None

    def has_been_checked(self, now: GameState, *, depends: bool) -> bool:
        """Whether nothing is another than when a game last looked for what happens by itself and found nothing: what
        has happened alone is nothing to look at, unless what objects are `depends` on others, and so on that as well.
        """
        checked = self.checked
        if checked is None or checked is now:
            return checked is now
        return (
            now.objects is checked.objects
            and now.numbers is checked.numbers
            and now.waiting is checked.waiting
            and now.triggered is checked.triggered
            and now.memory is checked.memory
            and now.combat == checked.combat
            and not depends
        )


class Performing(Protocol):
    """Lets events happen."""

    def perform(self, events: Iterable[Event]) -> list[Event]:
        """Carry out events as one game action; the events that really happened."""


@dataclass(frozen=True, slots=True)
class Stacking:
    """What events ask of the floor above them, as functions of a run.

    `carry_out` instructions from top to bottom; `resolve` an item and clear it away; `place_reflexive`: let an
    ability wait that was made in the course of another, so many times; `play_by_effect`: begin to play a card
    because an effect says so, and whether it can be played as things are; `target_is_legal`: whether a target chosen
    earlier still is one; `can_pay` and `pay` a cost, for a source, on the occasion of an event.
    """

    carry_out: Callable[[Running, tuple[Effect, ...], Frame], bool]
    resolve: Callable[[Running, Item], None]
    place_reflexive: Callable[[Running, Ability, Frame, int], None]
    play_by_effect: Callable[[Running, GameObject, str, Cost | None, str, str, str], bool]
    target_is_legal: Callable[[Running, Item, Selector, tuple[str, int]], bool]
    can_pay: Callable[[Running, str, Cost, GameObject, Occurrence | None], bool]
    pay: Callable[[Running, str, Cost, GameObject, str, tuple[str, ...], Occurrence | None], object]


class Running(Acting, Protocol):
    """A run, as events, the stack and the games see it."""

    @property
    def game(self) -> GameTable: ...
    @property
    def events(self) -> Performing: ...
    @property
    def stack(self) -> Stacking: ...
    @property
    def under_way(self) -> UnderWay: ...


Commit = Callable[[Running, Event], "Event | None"]
Handler = Callable[[Running, Effect, Frame], "list[Event] | None"]
# What keeps a candidate from triggering: the kind of trace step, the reason, the rules. None lets it pass.
Gate = Callable[[Running, Candidate], "tuple[str, str, tuple[str, ...]] | None"]


class Flow(Protocol):
    """The parts of a game's course that no other game shares."""

    def begin(self, ev: Running) -> None:
        """Settle the situation a run begins with."""

    def tidy(self, ev: Running) -> bool:
        """One round of what the rules do by themselves between actions; whether anything changed."""

    def went_on(self, ev: Running) -> bool:
        """Go one step further once nothing is pending and nothing is left to tidy; whether there was one to go."""

    def check_timing(self, ev: Running, player: str, keywords: frozenset[str], what: str) -> None:
        """Raise IllegalStep when the player may not use an ability with these keywords now."""

    def take_step(self, ev: Running, kind: str, arguments: Mapping[str, Any]) -> None:
        """A step that only this game has. Raises IllegalStep when the rules forbid it."""


def _as_it_is(ev: Running, events: list[Event]) -> list[Event]:
    return events


@dataclass(frozen=True, slots=True)
class GameTable:
    """One game: what the kernel asks of it, its words, its rows, and the steps only it has."""

    vocabulary: Vocabulary
    rows: tuple[Row, ...]
    points: Mapping[str, Point]
    procedures: Mapping[str, Mapping[str, tuple[str, ...]]]
    commits: Mapping[str, Commit]
    gates: tuple[Gate, ...]
    flow: Flow
    zones: ZoneNames
    words: KernelWords
    board_zones: frozenset[str]
    controlled_zones: frozenset[str]
    in_zone: Callable[[str, str], bool]
    place_of: Callable[[GameObject], str]
    states_of: Callable[[GameState], frozenset[str]]
    status_of: Callable[[Running, GameState, GameObject, str], bool]
    derivation: Derivation
    stat_of: Callable[[Any, GameObject, Traits, str], int]
    number_of: Callable[[Any, GameState, str, str], int]
    priority_of: Callable[[GameState], str]  # who may act; empty when nobody may
    categories_of: Callable[[Running, Ability, Event, GameObject], tuple[str, ...]]
    players_in_order: Callable[[Running, str], Sequence[str]]
    destinations: Callable[[Running, str, GameObject | None], Sequence[str]]
    pool_for: Mapping[str, Sequence[str]]  # what can pay for a part of a cost, the usual first
    object_verbs: Mapping[str, str]
    player_verbs: Mapping[str, str]
    zone_after: Mapping[str, str]
    hidden_zones: frozenset[str]
    # What it remembers as a run begins.
    memory: Memory
    # An event as it is proposed, with the words it happens under; and what else happens with a batch of events.
    prepare: Callable[[Running, Event], Event]
    follow: Callable[[Running, Sequence[Event]], Sequence[Event]]
    # What completes a card that is being played, and what follows once it (or an ability) has resolved.
    finalize_card: Callable[[Running, Item], None]
    after_resolving: Callable[[Running, Item], None]
    # The zone that is meant where something is put somewhere by a word that is no zone's.
    zones_put_into: Mapping[str, str] = field(default_factory=dict)
    # What else happens by the condition of an ability having been met, whether or not it triggers then.
    by_being_met: Callable[[Running, Candidate], Sequence[Event]] = lambda ev, candidate: ()
    # What of an item's ability is carried out as it resolves now, where that is not all of it at once.
    part_resolving: Callable[[Running, Item, Ability], Ability] = lambda ev, item, ability: ability
    # Whether an instruction only begins something, which goes on once the rest of what resolves is done.
    waits_for_the_rest: Callable[[Running, Effect, Frame], bool] = lambda ev, effect, frame: False
    # Whether an object has no such number at all, so that nothing that is asked about its number is true.
    lacks: Callable[[Any, GameState, GameObject, str], bool] = lambda ev, state, thing, stat: False
    # Whether an event that nothing replaces is going to happen, asked of each before any of a batch does.
    will_happen: Callable[[Running, Event], bool] = lambda ev, event: True
    # The events of a batch in the parts that happen one after the other, each replaced as things are by then.
    one_after_another: Callable[[Running, list[Event]], list[list[Event]]] = lambda ev, events: [events]
    # Settle in which order a player's deck is, before its top is looked at.
    know_the_order: Callable[[Running, str, int], None] = lambda ev, player, many: None
    # The ruling that an effect which prevents damage does not prevent that of an event, where there is one.
    prevents_nothing: Callable[[Running, Replacer, Event], Ruled | None] = lambda ev, replacer, event: None
    # What replacement effects make of events about to happen.
    replace_events: Callable[[Running, list[Event]], list[Event]] = _as_it_is
    # After something has happened: what effects have begun to apply, and what follows from that.
    settle_effects: Callable[[Running], None] = lambda ev: None
    # Record what the situation looks like once the steps are taken: how what objects are has come about, what waits.
    record_situation: Callable[[Running], None] = lambda ev: None
    # Instructions that only this game has: what they would make happen, or how they are carried out.
    # Whether what waits does something else than resolve (an attack, which goes to the combat chain); it is done here.
    instead_of_resolving: Callable[[Running, Item], bool] = lambda ev, item: False
    # Where a token may be played that no place is named for, where there are several places.
    token_places: Callable[[Running, str, GameObject], Sequence[str]] = lambda ev, player, token: ()
    proposals: Mapping[str, Handler] = field(default_factory=dict)
    instructions: Mapping[str, Callable[[Running, Effect, Frame], None]] = field(default_factory=dict)
    # What instructions of its own have their player pay, worked out from what they are about.
    costs_of: Mapping[str, Callable[[Running, Effect, Frame], Cost]] = field(default_factory=dict)
    # Whether an object can be a target of an item, beside what the item asks for.
    may_target: Callable[[Running, Item, GameObject], bool] = lambda ev, item, thing: True
    # How much an item would divide beyond what it says, among such objects.
    divides_more: Callable[[Running, Item, Effect, Sequence[GameObject]], int] = lambda ev, item, effect, among: 0
    # What is not there any more and still found by a filter, as it last was.
    found_as_last_known: Callable[[Any, Filter], Sequence[GameObject]] = lambda ev, flt: ()
    # Whether an action of a cost can be carried out: on an object, or, without one, by its player.
    # The object whose number a player's number is, as a life total is that of a hero.
    has_the_number: Callable[[GameState, str, str], GameObject | None] = lambda state, player, name: None
    may_pay: Callable[[Running, Effect, Viewpoint, GameObject | None], bool] = lambda ev, action, view, thing: True
    # Triggered abilities that an object's keywords mean, and the events that they watch for.
    keyword_words: frozenset[str] = frozenset()
    keyword_triggers: Callable[[Running, GameState, GameObject], Sequence[Ability]] = lambda ev, state, thing: ()
    # The replacement and prevention effects that counters of these names create on the object they are on.
    created_by_counters: Callable[[Collection[str]], tuple[Ability, ...]] = lambda counters: ()
    # How its traces tell of its events.
    sentences: Sentences = NO_SENTENCES
    # In which states everybody sees an object in a hidden zone.
    shown_by: frozenset[str] = frozenset()
    # Where a filter looks that names no zone, if not on the board.
    looked_at: frozenset[str] = frozenset()
    # Whether an ability works where its source is, if that is not the same for all.
    works_from: Callable[[Any, Ability, GameObject], bool] | None = None
    # Paying: how much more a player could come by of each resource, and coming by it.
    could_raise: Callable[[Running, str], Mapping[str, int]] = lambda ev, player: {}
    raise_resources: Callable[[Running, str, Cost], None] = lambda ev, player, cost: None
    # How much of what a player has pays for nothing of what is paid for: `True` as an ability is about to be used.
    cannot_spend: Callable[[Running, str, GameObject, bool], Mapping[str, int]] = lambda ev, player, source, used: {}
    # The rules by which that is so.
    rules_on_spending: Callable[[Running], tuple[str, ...]] = lambda ev: ()
    note_spent: Callable[[Running, str, GameObject, Sequence[tuple[str, int]]], None] = (
        lambda ev, player, source, payment: None
    )
    # Whether it matters for an object which resources are taken to pay for it.
    heeds_payment: Callable[[Running, GameObject], bool] = lambda ev, thing: False
    # Parts of costs that are paid with either of two resources.
    either_way: frozenset[str] = frozenset()
    # What is kept apart of a resource by where it comes from: it pays for the same, and for parts that ask for it.
    kept_apart: Mapping[str, str] = field(default_factory=dict)
    # Resources with those that pay in their place, and before them.
    pays_before: Mapping[str, str] = field(default_factory=dict)
    # Parts of costs in whose place one of several other costs is paid, the usual first.
    stands_for: Mapping[str, Sequence[Cost]] = field(default_factory=dict)
    # What keywords change about the cost of an item that is played or used.
    costs_by_keywords: Callable[[Running, Item, GameObject], Sequence[Change]] = lambda ev, item, thing: ()
    # What an ability costs a player who uses it, with its X announced, or (`True`) with what is added to it alone.
    cost_of_using: Callable[[Running, str, GameObject, Ability, Cost, bool], Cost] = (
        lambda ev, player, thing, ability, cost, more_only: cost
    )
    # What is left of the total cost of an item once its player has paid a part of it in another way than it says.
    paid_otherwise: Callable[[Running, Item, Cost], Cost] = lambda ev, item, cost: cost
    # The least that can be left of it then; that much is left where what pays otherwise is as good for all parts.
    least_to_pay: Callable[[Running, Item, Cost], Cost] = lambda ev, item, cost: cost
    # Whether what a dependent keyword is short for is so, for an ability that sees the game in this way.
    keyword_holds: Callable[[Any, Viewpoint, str, int], bool] = lambda ev, view, word, number: False
    # The names under which a card can be played that is played otherwise than as what it is.
    names_to_play: Callable[[Running, GameObject], Sequence[str]] = lambda ev, thing: [
        form.name for _, form in thing.card.forms
    ]
    # Whether an effect makes something happen, and not a cost or the game's own rules.
    is_by_effect: Callable[[Any, Event], bool] = lambda ev, event: event.cause.source is not None
    # How many symbols of these kinds stand in the costs of what the player of an ability controls.
    symbols_counted: Callable[[Any, Viewpoint, tuple[str, ...]], int] = lambda ev, view, symbols: 0
    # What the abilities watch, replace and count that some keywords stand for.
    index_of_keywords: Callable[[frozenset[str]], AbilityIndex] = lambda words: AbilityIndex()

    # Whether a place may be chosen by a player who is told to play something to some place.
    may_be_played_to: Callable[[Running, str, GameObject, str], bool] = lambda ev, player, thing, place: True
    # Whether something keeps a card from being played by an effect, or from being played to that place.
    is_forbidden_to_play: Callable[[Running, str, GameObject, str], bool] = lambda ev, player, thing, place: False
    # Where something is played instead, and by which rules, that a player would play to a place; None: to that place.
    diverted: Callable[[Running, str, str], tuple[str, tuple[str, ...]] | None] = lambda ev, player, place: None

    # What a copy of an object is.
    copiable: Callable[[Running, GameObject], CardFacts] = lambda ev, thing: copied_card(thing)

    # The rules of an edition that the table answers for, from one to another; and those no state of a game can show.
    covers: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    not_shown: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @property
    def waiting_zone(self) -> str:
        """Where spells and abilities wait to resolve: the chain, the stack."""
        return self.vocabulary.waiting_zone

    def plays_like(self, other: GameTable) -> bool:
        """Whether it is the same game, perhaps with other editions: apart from what its rows answer, all goes alike."""
        return self is other or (
            self.points is other.points and self.commits is other.commits and self.flow is other.flow
        )
