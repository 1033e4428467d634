"""What the kernel asks of a game: its words, its rows, and the steps only it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from rules_data.core.abilities import Ability, CardFacts, Change, Cost, Effect

from .replacing import replace_events
from .rulings import Question, Ruling
from .state import Event, GameObject, GameState, Item
from .vocabulary import Vocabulary

if TYPE_CHECKING:
    from .evaluation import Evaluation
    from .matching import Viewpoint
    from .proposals import Frame, Handler
    from .traits import Traits
    from .watching import Candidate

Commit = Callable[["Evaluation", Event], "Event | None"]
# What keeps a candidate from triggering: the kind of trace step, the reason, the rules. None lets it pass.
Gate = Callable[["Evaluation", "Candidate"], "tuple[str, str, tuple[str, ...]] | None"]


@dataclass(frozen=True, slots=True)
class ZoneNames:
    """What a game calls the zones that the kernel itself moves objects between.

    `home` is where a player's permanents are unless they are somewhere else.
    """

    hand: str
    deck: str
    spent: str
    home: str

    def home_of(self, player: str) -> str:
        """The place that is this player's home."""
        return f"{self.home}:{player}"


class Flow(Protocol):
    """The parts of a game's course that no other game shares."""

    def begin(self, ev: Evaluation) -> None:
        """Settle the situation a run begins with."""

    def tidy(self, ev: Evaluation) -> bool:
        """One round of what the rules do by themselves between actions; whether anything changed."""

    def settled(self, ev: Evaluation) -> bool:
        """What follows once nothing is pending and nothing is left to tidy; whether anything was done."""

    def check_timing(self, ev: Evaluation, player: str, keywords: frozenset[str], what: str) -> None:
        """Raise IllegalStep when the player may not act now."""

    def take_step(self, ev: Evaluation, kind: str, arguments: Mapping[str, Any]) -> None:
        """A step that only this game has. Raises IllegalStep when the rules forbid it."""


class Derivation(Protocol):
    """How a game works out what objects are: their types, keywords, numbers and abilities with every effect on them."""

    def derive(self, ev: Evaluation, state: GameState) -> dict[str, Traits]:
        """The traits of every object of a state, by handle."""

    def of_one(self, ev: Evaluation, state: GameState, thing: GameObject) -> Traits:
        """The traits of an object on which no other object has an influence."""

    def as_entered(self, ev: Evaluation, thing: GameObject, changes: tuple[Change, ...]) -> CardFacts:
        """The facts of an object whose very identity these changes define."""

    def tell(self, ev: Evaluation) -> None:
        """Record how what objects are has come about, where that is more than the effects one by one."""

    def settle(self, ev: Evaluation) -> None:
        """After something has happened: what effects have begun to apply, and what follows from that."""


@dataclass(frozen=True, slots=True)
class GameTable:
    """One game."""

    vocabulary: Vocabulary
    rulings: tuple[Ruling, ...]
    questions: Mapping[str, Question]
    procedures: Mapping[str, Mapping[str, tuple[str, ...]]]
    commits: Mapping[str, Commit]
    gates: tuple[Gate, ...]
    flow: Flow
    zones: ZoneNames
    board_zones: frozenset[str]
    controlled_zones: frozenset[str]
    counters_worth: Mapping[str, tuple[str, int]]
    in_zone: Callable[[str, str], bool]
    place_of: Callable[[GameObject], str]
    states_of: Callable[[GameState], frozenset[str]]
    status_of: Callable[[Evaluation, GameState, GameObject, str], bool]
    derivation: Derivation
    stat_of: Callable[[GameObject, Traits, str], int]
    number_of: Callable[[GameState, str, str], int]
    categories_of: Callable[[Evaluation, Ability, Event, GameObject], tuple[str, ...]]
    players_in_order: Callable[[Evaluation, str], Sequence[str]]
    destinations: Callable[[Evaluation, str, GameObject | None], Sequence[str]]
    where_played: Callable[[Evaluation, str, GameObject], Sequence[str]]
    pool_for: Mapping[str, Sequence[str]]
    object_verbs: Mapping[str, str]
    player_verbs: Mapping[str, str]
    zone_after: Mapping[str, str]
    hidden_zones: frozenset[str]
    # An event as it is proposed, with the words it happens under; and what else happens with a batch of events.
    prepare: Callable[[Evaluation, Event], Event]
    follow: Callable[[Evaluation, Sequence[Event]], Sequence[Event]]
    # What completes a card that is being played, and what follows once it (or an ability) has resolved.
    finalize_card: Callable[[Evaluation, Item], None]
    after_resolving: Callable[[Evaluation, Item], None]
    # Instructions that only this game has: what they would make happen, or how they are carried out.
    # Whether what waits does something else than resolve (an attack, which goes to the combat chain); it is done here.
    instead_of_resolving: Callable[[Evaluation, Item], bool] = lambda ev, item: False
    # The individual events of one that is several in one (drawing three cards).
    individual: Callable[[Event], tuple[Event, ...]] = lambda event: (event,)
    proposals: Mapping[str, Handler] = field(default_factory=dict)
    instructions: Mapping[str, Callable[[Evaluation, Effect, Frame], None]] = field(default_factory=dict)
    # Whether an object can be a target of an item, beside what the item asks for.
    may_target: Callable[[Evaluation, Item, GameObject], bool] = lambda ev, item, thing: True
    # Whether an action of a cost can be carried out: on an object, or, without one, by its player.
    may_pay: Callable[[Evaluation, Effect, Viewpoint, GameObject | None], bool] = lambda ev, action, view, thing: True
    # Triggered abilities that an object's keywords mean, and the events that they watch for.
    keyword_words: frozenset[str] = frozenset()
    keyword_triggers: Callable[[Evaluation, GameState, GameObject], Sequence[Ability]] = lambda ev, state, thing: ()
    # Events of objects that are told of the player all the same: a player draws, whatever card it is.
    told_of_players: frozenset[str] = frozenset()
    # Where a filter looks that names no zone, if not on the board.
    looked_at: frozenset[str] = frozenset()
    # Whether an ability works where its source is, if that is not the same for all.
    works_from: Callable[[Evaluation, Ability, GameObject], bool] | None = None
    # Paying: how much more of a resource a player could come by, and coming by it.
    could_raise: Callable[[Evaluation, str, str], int] = lambda ev, player, resource: 0
    raise_resources: Callable[[Evaluation, str, Cost], None] = lambda ev, player, cost: None
    # What replacement effects make of events about to happen.
    replace_events: Callable[[Evaluation, list[Event]], list[Event]] = replace_events
    # The abilities an object's keywords stand for that concern events of some words, and which events those are.
    keyword_abilities: Callable[[Evaluation, GameObject, set[str]], Sequence[Ability]] = lambda ev, thing, words: ()
    replaced_by_keywords: frozenset[str] = frozenset()

    # The rules of an edition that the table answers for, from one to another; and those no state of a game can show.
    covers: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    not_shown: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @property
    def waiting_zone(self) -> str:
        """Where spells and abilities wait to resolve: the chain, the stack."""
        return self.vocabulary.waiting_zone
