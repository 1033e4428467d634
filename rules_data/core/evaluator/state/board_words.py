"""What a scenario may say of a situation: of players, their piles, places that are nobody's, and objects there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules_data.core.abilities import TokenKind


def _none_refused(counter: str) -> str:
    return ""


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
    takes a status away when it is false (ready: false is exhausted). `any_counter`: counters of any name may be given,
    but for those for which `refused_counter` says what to write instead.
    `card_stats` are the numbers printed on a card, `fixed_stats` those of them that no effect changes;
    `stats_said_as` are further keys, for one of these numbers on a card on which it means something of its own.
    `tag_keys` are keys whose words are its tags, `tags_to_set` those words that an effect can set in place of
    others of their kind and of an object's text, `tags_of_one_kind` those that take the place of one another alone,
    `domain_key` the key of its colours or domains and `domains` their words. `flags` are further words of the whole
    situation that can be expected. `back_key` is the key of a card's other face, `form_keys` are those for as what
    else it can be played, with how many there are. `turn_order` are the phases and steps that a turn goes through,
    in turn, and `begins` with which of them one begins that is a name for several (main: precombat main).
    `known_cards` are those whose rules are in their types alone, as files describe them: nobody has to have them on
    file to put them on a table. `below_zero` are the numbers of a player that may be less than nothing,
    `player_states` what a player can be (the monarch), with whether one player alone is that.
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
    stats_said_as: Mapping[str, str] = field(default_factory=dict)
    below_zero: frozenset[str] = frozenset()
    player_states: Mapping[str, bool] = field(default_factory=dict)
    teams_key: str = ""  # the key under which a situation says who plays together; '' where nobody does
    of_teams: tuple[str, ...] = ()  # the numbers that players of a team have together
    back_key: str = ""
    back_verbs: frozenset[str] = frozenset()  # instructions that only a card with another face can have
    back_state: str = ""  # the status by which a situation says that the other face of a card is active
    form_keys: Mapping[str, int] = field(default_factory=dict)
    inset_key: str = ""  # the key of what else a card can be played as that differs in its numbers and its cost alone
    domains_of_cost: bool = False  # a card of which nothing else is said has those of the symbols in its cost
    no_domain: str = ""  # the word for what has none of the colours or domains, where a change can say so
    places: Mapping[str, SharedPlace] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    any_counter: bool = False
    refused_counter: Callable[[str], str] = _none_refused
    # Costs in braces, {2}{G}: the resource of each letter, and what a plain number stands for.
    symbols: Mapping[str, str] = field(default_factory=dict)
    any_resource: str = ""
    cost_key: str = ""
    # Keywords a card's file may show to readers, and that nothing here looks at.
    only_printed: frozenset[str] = frozenset()
    # Words that stand for several types: permanent, any target.
    type_groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Types of what is only found waiting to resolve, as long as nothing else is said.
    waiting_types: frozenset[str] = frozenset()
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
