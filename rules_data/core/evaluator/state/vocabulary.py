"""The closed lists of words a game's scenarios may use, so that a reader can refuse the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rules_data.core.abilities import (
    COUNTERS,
    DOMAIN,
    LAST_TURN,
    NUMBER,
    PLAYED,
    TAG,
    THIS_WAY,
    Change,
    Criterion,
    Duration,
    Effect,
    Keys,
    Limit,
    Part,
    Relation,
    Shape,
    WrittenAbility,
)

from .board_words import BoardWords
from .changing import replace
from .steps import StepForm
from .verbs import Verb


@dataclass(frozen=True, slots=True)
class ReplacementWords:
    """What replacement effects say of themselves in a game whose rules sort them into classes.

    `classes` are their names: `plain` of an effect that names none, `entering` of one about what something enters
    with or as, `own` of one that stands in the very text whose event it replaces.
    """

    classes: frozenset[str]
    plain: str
    entering: str
    own: str


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Every word of one game that may stand in a scenario. `waiting_zone`: where what is played waits to resolve."""

    waiting_zone: str
    editions: tuple[str, ...]
    verbs: Mapping[str, Verb]
    cost_verbs: frozenset[str]
    criteria: tuple[type[Criterion], ...]  # what can be asked of objects
    events: Mapping[str, Keys]  # with what each carries, and so can be asked of it
    abilities: Mapping[str, WrittenAbility]  # by the keys they begin with
    types: frozenset[str]
    keywords: Mapping[str, bool]  # whether the keyword takes a number
    statuses: frozenset[str]
    zones: frozenset[str]
    board: BoardWords
    stats: frozenset[str]
    player_stats: frozenset[str]
    resources: frozenset[str]
    phases: frozenset[str]
    states: frozenset[str]
    categories: frozenset[str]
    locations: frozenset[str]
    prohibitions: frozenset[str]
    permissions: frozenset[str]
    questions: frozenset[str]
    steps: Mapping[str, StepForm]  # what players may do, beside instructions of effects
    limits: frozenset[Limit] = frozenset()  # how often at most abilities can say that they trigger, apply or are used
    # What players a game knows beside those that every game has.
    relations: frozenset[Relation] = frozenset()
    endings: frozenset[str] = frozenset()  # until when something can be kept elsewhere
    announces: bool = False  # whether costs and amounts can have an X that is announced
    modes_have_costs: bool = False  # a mode can say what choosing it costs
    copying_keywords: frozenset[str] = frozenset()  # keywords that make copies of something
    played_for: tuple[str, ...] = ()  # from which zones an ability can let its card be played, for a cost that it names
    timings: frozenset[str] = frozenset()  # keywords of an activated ability: when it can be used, and what it has
    entering: frozenset[str] = frozenset()  # how something can be said to enter
    costed_keywords: frozenset[str] = frozenset()  # of the keywords, those that a card has with a cost
    either_keywords: frozenset[str] = frozenset()  # of those with a number, those that may have a cost in its place
    # Which tokens come of a keyword, or of an instruction, that does not say itself what it creates.
    tokens_of: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Which names keywords give to objects, by which other abilities of a card can speak of them.
    names_of: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    unpriced: frozenset[str] = frozenset()  # types of what waits to resolve whose costs no effect changes
    named_keywords: frozenset[str] = frozenset()  # and those that it has by an ability of that name
    # Keywords that text may depend on, as a condition; whether such a keyword takes a number.
    dependent_keywords: Mapping[str, bool] = field(default_factory=dict)
    kinds_counted: Mapping[str, frozenset[str]] = field(default_factory=dict)  # of which different ones are counted
    counters_paid: frozenset[str] = frozenset()  # what is paid with that players get as counters, and do not add
    kinds_paid: Mapping[str, frozenset[str]] = field(default_factory=dict)  # of which it is known what was paid
    much_paid: Mapping[str, frozenset[str]] = field(default_factory=dict)  # of which it is known how much was paid
    symbol_count: str = ""  # the word for how many symbols of a kind stand in the costs of what a player controls
    put_where: frozenset[str] = frozenset()  # the zones that instructions put cards into, if not every one
    skipped: frozenset[str] = frozenset()  # the steps and phases that effects can have players skip
    requirements: frozenset[str] = frozenset()  # what an object can have to do, or what has to be done with it
    players_cannot: frozenset[str] = frozenset()  # what only players can be kept from
    of_players: frozenset[str] = frozenset()  # keywords, and what cannot be done, that can be said of players as well
    # The instructions that can be about players where they are objects, if not every one.
    about_players: frozenset[str] = frozenset()
    state_triggers: bool = True  # whether an ability may wait for a state of the game, and not only for events
    never_in_play: frozenset[str] = frozenset()  # types that no object on the board has
    performers_are_known: bool = False  # whether texts may ask who was told to do something, and so is responsible
    outside_the_game: frozenset[str] = frozenset()  # what texts say of decks alone, not of play
    kept_off_the_board: frozenset[str] = frozenset()  # what cannot be done that is said of cards wherever they are
    in_play_only: frozenset[str] = frozenset()  # what cannot be done that means something on the board alone
    # What is said of cards as they are played: of those that can be given it beforehand, and of those that cannot.
    said_before_playing: frozenset[str] = frozenset()
    said_in_playing: frozenset[str] = frozenset()
    # Where objects are that can be kept from something, if not wherever they may be: the usual zone first.
    keywords_in: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    prohibited_in: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own_prohibitions: frozenset[str] = frozenset()  # what an ability can say of itself that it cannot
    play_verb: str = "play"  # what a player does with a card to use it
    played_word: str = ""  # what it then was, where cards ask for that
    # What an ability is called that waits, before and after its choices are made; '' if the game has no name for it.
    pending_name: str = ""
    item_name: str = ""
    changes: frozenset[type[Change]] = frozenset()  # the kinds of changes that effects can make
    # Abilities with a key of their own for their trigger: by a number (chapter), by a name of a place (room).
    numbered_triggers: Mapping[str, str] = field(default_factory=dict)
    place_triggers: Mapping[str, str] = field(default_factory=dict)
    # How long effects last, and within what things are counted, in the game's own words.
    durations: Mapping[str, Duration] = field(
        default_factory=lambda: {
            duration.value: duration
            for duration in (Duration.THIS_TURN, Duration.THIS_COMBAT, Duration.NEXT_TIME, Duration.WHILE_ON_BOARD)
        }
    )
    # What the objects of events never are: by event and by key, the types that nothing has which stands there.
    never_in_events: Mapping[str, Mapping[str, frozenset[str]]] = field(default_factory=dict)
    counts_last_turn: bool = False  # whether texts speak of what has happened in the turn before this one
    no_targets_in: frozenset[str] = frozenset()  # zones whose objects are never targets, but chosen on resolution
    random_choices: bool = False  # whether instructions find objects at random
    counts_this_way: bool = False  # and of what has happened while the ability that speaks of it resolves
    spans: Mapping[str, str] = field(default_factory=lambda: {"turn": "turn", "combat": "combat"})
    replacements: ReplacementWords | None = None  # where its rules sort replacement effects
    # Parts of a turn of which is known, until it ends, what has happened in them.
    parts_of_turns: frozenset[str] = frozenset()
    # The events by which an object arrives that its own text can replace only where it says that it works before that.
    own_arrivals: frozenset[str] = frozenset()
    # The key under which an effect means the next object that comes to be there; '' if effects do not wait for one.
    next_object: str = ""
    noted_places: frozenset[str] = frozenset()  # the locations that are those of the event an ability triggered on
    destinations: frozenset[str] = frozenset()  # words for where an instruction puts things, beside named places
    results: frozenset[str] = frozenset()  # how a game can end beside that somebody wins
    rounds: bool = False  # whether its rules say how a number is rounded that has been divided
    has_last_attack: bool = False  # whether abilities can speak of the attack before this one
    # Cards with such a tag never resolve, and so carry out no instructions; what they have in their place, as advice.
    without_instructions: Mapping[str, str] = field(default_factory=dict)
    # So are cards of such types alone: they are never played.
    never_resolving: Mapping[str, str] = field(default_factory=dict)
    # By such a word, how long something is said to last that is so while its object is in a state.
    times_of: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    # What its rules name and no instruction here does: why not, or what can be written in its place, as advice.
    unsaid: Mapping[str, str] = field(default_factory=dict)
    # Events that only tell of what has happened already, and so are not replaced; what is replaced instead, as advice.
    only_told: Mapping[str, str] = field(default_factory=dict)
    # Events of which there is one for each of several, so that none is told of more than one; advice what to write.
    one_by_one: Mapping[str, str] = field(default_factory=dict)
    supertypes: frozenset[str] = frozenset()  # the tags that are supertypes, in a game that has those
    tags_ignore_case: bool = False  # whether capitals make no difference in any tag

    # The keys of a filter in the game's own words, with the criterion and the part of it that each writes.
    filter_keys: Mapping[str, tuple[type[Criterion], Part]] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "filter_keys", dict(self._filter_keys()))

    def _filter_keys(self) -> Iterator[tuple[str, tuple[type[Criterion], Part]]]:
        own = {
            DOMAIN: (self.board.domain_key.removesuffix("s"),),
            TAG: tuple(key.removesuffix("s") for key in self.board.tag_keys if key != "tags"),
            NUMBER: tuple(sorted(self.stats)),
            COUNTERS: (COUNTERS,) if self.board.any_counter else (),
            PLAYED: (self.played_word,) if self.played_word else (),
        }
        for criterion in self.criteria:
            for declared, part in criterion.keys.items():
                word = next((word for word in own if word in declared), "")
                for name in own.get(word, ("",)):
                    yield (declared.replace(word, name) if word else declared), (criterion, part)

    @property
    def put_into(self) -> frozenset[str]:
        """The zones that instructions put cards into."""
        return self.put_where or self.zones

    @property
    def past_spans(self) -> Mapping[str, str]:
        """The spans in which what has happened can be counted: also while an ability resolves, where it tells that."""
        this_way = self.counts_this_way or THIS_WAY in self.verbs
        beside = (*((THIS_WAY,) if this_way else ()), *((LAST_TURN,) if self.counts_last_turn else ()))
        return {**self.spans, **{word: word for word in (*beside, *sorted(self.parts_of_turns))}}

    @property
    def keys_of_any_verb(self) -> Keys:
        """What every instruction can say in this game, beside what its verb alone can."""
        common = Effect.common.items()
        return {key: part for key, part in common if part.shape is not Shape.INSTEAD or self.replacements is not None}

    @property
    def players(self) -> Mapping[str, Relation]:
        """The words for players as an ability sees them."""
        in_combat = (Relation.DEFENDING_PLAYER, Relation.ATTACKING_PLAYER)
        known = (one for one in Relation if one not in in_combat or one in self.relations)
        return {relation.value: relation for relation in known}

    def parts_of(self, verb: str) -> Keys:
        """What stands behind the word of an instruction and behind each key that this game allows beside it."""
        allowed = self.verbs[verb]
        parts = {verb: allowed.main, **{key: allowed.record.keys[key] for key in allowed.keys}}
        parts |= {key: replace(parts[key], needed=True) for key in allowed.needs}
        if self.next_object:
            return parts
        plain = {key: replace(part, shape=Shape.OBJECTS) for key, part in parts.items()
                 if part.shape is Shape.RECIPIENTS}  # fmt: skip
        return {**parts, **plain}
