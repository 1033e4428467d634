"""The closed lists of words a game's scenarios may use, so that a reader can refuse the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from rules_data.core.abilities import (
    COUNTERS,
    DOMAIN,
    LAST_TURN,
    NUMBER,
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
    TokenKind,
    WrittenAbility,
    effects,
)

from .changing import replace
from .steps import StepForm


@dataclass(frozen=True, slots=True)
class Verb:
    """An instruction that a game allows: the record it is written with, and which of the record's keys the game allows.

    What stands behind the word and behind each key is the record's to say, and the same in every game.
    """

    record: type[Effect]
    keys: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        unknown = [key for key in self.keys if key not in self.record.keys]
        if unknown:
            raise ValueError(f"The instruction {self.record.verb!r} has no key {' or '.join(map(repr, unknown))}.")

    @property
    def main(self) -> Part:
        """What stands behind the word itself."""
        return self.record.main


def allow_verbs(verbs: Mapping[type[Effect], Collection[str]]) -> Mapping[str, Verb]:
    """The instructions of a game by their words: the record of each, and the keys of it that the game allows."""
    return {record.verb: Verb(record, tuple(keys)) for record, keys in verbs.items()}


# Instructions about other instructions, which every game's texts give alike.
ABOUT_INSTRUCTIONS: Mapping[type[Effect], tuple[str, ...]] = {
    effects.Choose: (),
    effects.If: ("do", "otherwise"),
    effects.Pay: ("to do", "otherwise"),
    effects.ForEach: ("do",),
    effects.Repeat: ("do",),
    effects.AtOnce: (),
    effects.YouMay: (),
    effects.ItHappens: (),
    effects.Nothing: (),
}


@dataclass(frozen=True, slots=True)
class Pile:
    """A word under a player in a scenario: the zone its objects are in, and which objects of it are meant.

    `controlled`: they have a controller, who counts instead of their owner. `holds` and `without`: the types it
    is limited to, or leaves out. `default_types`, `default_stats`, `default_word`: what stands there when only a number
    is given; `unsaid`: how many of those when nothing is.
    """

    zone: str
    controlled: bool = False
    default_types: tuple[str, ...] = ()
    default_stats: tuple[tuple[str, int], ...] = ()
    default_word: str = ""
    unsaid: int = 0
    single: bool = False  # there is no more than one
    most: int = 0  # how many objects there can be at most, if that is limited
    only: tuple[str, ...] = ()  # of these types, if not of any; and never of those in `never`
    never: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SharedPlace:
    """A list of places that belong to no player's pile (battlefields): their zone, and what a plain one is."""

    zone: str
    type: str
    inside: str  # the zone of what is at such a place
    statuses: tuple[str, ...] = ()  # which can be given to one
    hides: str = ""  # the zone of the one card that its controller may have hidden there; also the word for it


@dataclass(frozen=True, slots=True)
class BoardWords:
    """What a scenario may say of players, objects and cards, beside the lists of the vocabulary.

    `numbers` are kept of a player and can be given and expected. `statuses` can be given to an object, `counters` are
    words that give it a number of counters (word -> counter), `marks` words that give it one. `opposites`: a word that
    takes a status away when it is false (ready: false is exhausted). `any_counter`: counters of any name may be given.
    `card_stats` are the numbers printed on a card, `fixed_stats` those of them that no effect changes. `tag_keys` are
    the keys whose words are its tags, `tags_to_set` those words that an effect can set in place of others of their kind
    and of an object's text, `tags_of_one_kind` those that take the place of one another alone, `domain_key` the key of
    its colours or domains and `domains` their words. `flags` are further words of the whole situation that can be
    expected. `back_key` is the key of a card's other face, `form_keys` are those for as what else it can be played,
    with how many there are. `turn_order` are the phases and steps that a turn goes through, in turn, and `begins` with
    which of them one begins that is a name for several (main: precombat main). `known_cards` are those whose rules are
    in their types alone, as files describe them: nobody has to have them on file to put them on a table.
    """

    piles: Mapping[str, Pile]
    numbers: tuple[str, ...]
    statuses: tuple[str, ...]
    counters: Mapping[str, str]
    marks: Mapping[str, str]
    opposites: Mapping[str, str]
    card_stats: tuple[str, ...]
    token_types: tuple[str, ...]
    token_stats: tuple[tuple[str, int], ...]
    domain_key: str
    domains: frozenset[str]
    first_phase: str
    turn_order: tuple[str, ...] = ()
    begins: Mapping[str, str] = field(default_factory=dict)
    known_cards: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    tag_keys: tuple[str, ...] = ()
    tags_to_set: frozenset[str] = frozenset()
    tags_of_one_kind: frozenset[str] = frozenset()
    fixed_stats: frozenset[str] = frozenset()
    back_key: str = ""
    form_keys: Mapping[str, int] = field(default_factory=dict)
    no_domain: str = ""  # the word for what has none of the colours or domains, where a change can say so
    places: Mapping[str, SharedPlace] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    any_counter: bool = False
    # Costs in braces, {2}{G}: the resource of each letter, and what a plain number stands for.
    symbols: Mapping[str, str] = field(default_factory=dict)
    any_resource: str = ""
    cost_key: str = ""
    # Keywords a card's file may show to readers, and that nothing here looks at.
    only_printed: frozenset[str] = frozenset()
    # Words that stand for several types: permanent, any target.
    type_groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    most_players: int = 4
    only_tokens: frozenset[str] = frozenset()  # types that nothing else has
    # Players are objects as well, by their names: they can be targets and be dealt damage.
    player_type: str = ""
    home: str = ""  # a player's own place, where there are places
    # The key with which an object says since when it has been there; '' if that makes no difference in the game.
    since: str = ""
    # What can be expected of an object as effects have made it, beside its numbers, states and keywords.
    derived: tuple[str, ...] = ()
    # The tokens that the rules define by name, as a file that describes cards: what they are where only named.
    tokens: str = ""
    # Those of them that an ability which the rules describe makes as well, and so holds.
    made_by_rules: Mapping[str, TokenKind] = field(default_factory=dict)
    # Numbers of the whole situation that can be given: how many points win.
    situation_numbers: tuple[str, ...] = ()


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
    copying_keywords: frozenset[str] = frozenset()  # keywords that make copies of something
    timings: frozenset[str] = frozenset()  # keywords of an activated ability: when it can be used, and what it has
    entering: frozenset[str] = frozenset()  # how something can be said to enter
    costed_keywords: frozenset[str] = frozenset()  # of the keywords, those that a card has with a cost
    named_keywords: frozenset[str] = frozenset()  # and those that it has by an ability of that name
    # Keywords that text may depend on, as a condition; whether such a keyword takes a number.
    dependent_keywords: Mapping[str, bool] = field(default_factory=dict)
    kinds_counted: Mapping[str, frozenset[str]] = field(default_factory=dict)  # of which different ones are counted
    symbol_count: str = ""  # the word for how many symbols of a kind stand in the costs of what a player controls
    skipped: frozenset[str] = frozenset()  # the steps and phases that effects can have players skip
    requirements: frozenset[str] = frozenset()  # what an object can have to do, or what has to be done with it
    players_cannot: frozenset[str] = frozenset()  # what only players can be kept from
    of_players: frozenset[str] = frozenset()  # keywords, and what cannot be done, that can be said of players as well
    never_in_play: frozenset[str] = frozenset()  # types that no object on the board has
    outside_the_game: frozenset[str] = frozenset()  # what texts say of decks alone, not of play
    in_play_only: frozenset[str] = frozenset()  # what cannot be done that means something on the board alone
    # Where objects are that can be kept from something, if not wherever they may be: the usual zone first.
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
    counts_last_turn: bool = False  # whether texts speak of what has happened in the turn before this one
    random_choices: bool = False  # whether instructions find objects at random
    counts_this_way: bool = False  # and of what has happened while the ability that speaks of it resolves
    spans: Mapping[str, str] = field(default_factory=lambda: {"turn": "turn", "combat": "combat"})
    replacements: ReplacementWords | None = None  # where its rules sort replacement effects
    # The key under which an effect means the next object that comes to be there; '' if effects do not wait for one.
    next_object: str = ""
    noted_places: frozenset[str] = frozenset()  # the locations that are those of the event an ability triggered on
    destinations: frozenset[str] = frozenset()  # words for where an instruction puts things, beside named places
    results: frozenset[str] = frozenset()  # how a game can end beside that somebody wins
    rounds: bool = False  # whether its rules say how a number is rounded that has been divided
    has_last_attack: bool = False  # whether abilities can speak of the attack before this one
    # Cards with such a tag never resolve, and so carry out no instructions; what they have in their place, as advice.
    without_instructions: Mapping[str, str] = field(default_factory=dict)
    # What its rules name and no instruction here does: why not, or what can be written in its place, as advice.
    unsaid: Mapping[str, str] = field(default_factory=dict)
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
        }
        for criterion in self.criteria:
            for declared, part in criterion.keys.items():
                word = next((word for word in own if word in declared), "")
                for name in own.get(word, ("",)):
                    yield (declared.replace(word, name) if word else declared), (criterion, part)

    @property
    def past_spans(self) -> Mapping[str, str]:
        """The spans in which what has happened can be counted: also while an ability resolves, where it tells that."""
        this_way = self.counts_this_way or THIS_WAY in self.verbs
        beside = (*((THIS_WAY,) if this_way else ()), *((LAST_TURN,) if self.counts_last_turn else ()))
        return {**self.spans, **{word: word for word in beside}}

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
        if self.next_object:
            return parts
        plain = {key: replace(part, shape=Shape.OBJECTS) for key, part in parts.items()
                 if part.shape is Shape.RECIPIENTS}  # fmt: skip
        return {**parts, **plain}
