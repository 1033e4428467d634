"""What a game's cards call things: the words that the two ways of writing an ability take from the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import StrEnum

from rules_data.core.abilities.english import UnableToRenderAbility
from rules_data.core.abilities.model import Duration, TokenKind
from rules_data.core.abilities.model_values import Relation
from rules_data.core.abilities.reading import zone_words


class Voice(StrEnum):
    """How cards speak of themselves."""

    FIRST_PERSON = "I"
    THIRD_PERSON = "this"


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone in a sentence. `within` and `into` hold {} where its owner stands: "in {} hand" is "in your hand".

    A zone that all players share names no owner. `cards`: what lies there is called a card.
    """

    within: str
    into: str
    out_of: str
    cards: bool = True


def zones_of(game: str) -> Mapping[str, Zone]:
    """The words for a game's zones, from the phrases by which its texts are read."""
    return {name: Zone(told[0], told[1], told[2], cards=len(told) == 3) for name, told in zone_words(game).items()}


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """One game's words: there is one for each game, and it equals no other. A word that is looked up here and missing
    is a refusal, never a gap in the sentence.

    Things: `thing` is what an object is called that no type is said of, `groups` types that together have one name,
    `any_target` those that "any target" stands for. `zones`, `board` (where abilities work that do not say where) and
    `deck`. Numbers: `stats`, `player_stats`, and `size`, the two told together as in 2/2. Costs: `resources` are
    symbols or words for one of each, `counted_resources` those told by a `number` in front (generic mana, energy),
    `own_cost` the symbol of what an object pays with itself, `spent` words for what is spent and not paid.
    `figures`: how many of something there are is told in figures.

    `durations`: how long something lasts that the game's example files have another name for.

    `of_cards`: events of what is called a card, wherever it is. `recurring`: events that cards expect to happen to the
    same object again and again, so that they say "whenever" of them. `states`: sentences for the states of a game.
    `counted_from_one`: keywords that are told with their number though it is 1.

    `token_types`: what a token is of which no type is said. `known_tokens`: those that cards only name.

    `tag_groups`: kinds of tags, of which all can be lost.

    `anybodys_damage`: damage that is prevented and of which nothing says to whom it is dealt is dealt to anybody.

    `everywhere`: the zones of which all together are so called. `untargeted_in`: those where nothing is a target, so
    that nothing is said to be none. `deck_zone`: that of the deck, where it is called otherwise. `played_from`: where a
    card waits that is played, from which alone an ability on its own arrival can work.

    `fronts`: when an ability is used, as it stands in front of its cost (Action —). `signed_costs`: abilities called
    like the counter they are paid for with, of which their text says how many more or less in front (+1: ..., −3: ...).
    """

    game: str
    voice: Voice
    thing: str
    turn_player: str
    defending_player: str = field(default="", kw_only=True)
    attacking_player: str = field(default="", kw_only=True)
    zones: Mapping[str, Zone]
    resources: Mapping[str, str]
    deck: str
    durations: Mapping[Duration, str] = field(default_factory=dict, kw_only=True)
    counted_resources: frozenset[str] = frozenset()
    spent: frozenset[str] = frozenset()
    token_types: tuple[str, ...] = ("creature",)
    known_tokens: tuple[TokenKind, ...] = ()
    of_cards: frozenset[str] = frozenset()
    states: Mapping[str, str] = field(default_factory=dict)
    counted_from_one: frozenset[str] = frozenset()
    recurring: frozenset[str] = frozenset()
    stats: Mapping[str, str] = field(default_factory=dict)
    player_stats: Mapping[str, str] = field(default_factory=dict)
    size: tuple[str, ...] = ()
    number: str = "{{{}}}"
    figures: bool = False
    own_cost: Mapping[str, str] = field(default_factory=dict)
    groups: Mapping[tuple[str, ...], str] = field(default_factory=dict)
    spans: Mapping[str, str] = field(default_factory=dict)
    plurals: Mapping[str, str] = field(default_factory=dict)
    any_target: tuple[str, ...] = ()
    tag_groups: frozenset[str] = frozenset()
    board: str = ""
    signed_costs: frozenset[str] = frozenset()
    anybodys_damage: bool = False
    fronts: frozenset[str] = frozenset()
    everywhere: frozenset[str] = frozenset()
    untargeted_in: frozenset[str] = frozenset()
    deck_zone: str = ""
    played_from: str = ""

    @property
    def itself(self) -> str:
        """What the card calls itself, where something is done to it."""
        return "me" if self.voice is Voice.FIRST_PERSON else "this"

    @property
    def speaker(self) -> str:
        """What the card calls itself, where it is what the sentence is about."""
        return "I" if self.voice is Voice.FIRST_PERSON else "this"

    def that(self, name: str) -> str:
        """What an earlier instruction, or a linked ability, chose or made."""
        if name and self.voice is Voice.THIRD_PERSON:
            return f"that {name}"
        return "the kept one" if name == KEPT else "that one"

    def kept(self, name: str, many: bool) -> str:
        """What was remembered under a name, as a noun."""
        if self.voice is Voice.THIRD_PERSON:
            return name
        return "those" if many else "that one"

    def keyword(self, name: str) -> str:
        """A keyword as cards print it."""
        return f"[{name.title()}]" if self.voice is Voice.FIRST_PERSON else name


KEPT = "kept"  # by this name an ability speaks of what one that is linked with it has kept


_LEXICON: ContextVar[Lexicon] = ContextVar("the lexicon of the ability that is being written")


def words() -> Lexicon:
    """The lexicon of the ability that is being written."""
    return _LEXICON.get()


@contextmanager
def using(lexicon: Lexicon) -> Iterator[None]:
    """Write with this game's words until the block is left."""
    token = _LEXICON.set(lexicon)
    try:
        yield
    finally:
        _LEXICON.reset(token)


def word_for(known: Mapping[str, str], word: str, what: str) -> str:
    """A word of the game; refused where the game has none for it."""
    if word not in known:
        raise UnableToRenderAbility(f"{words().game} has no words for the {what} {word!r}.")
    return known[word]


def zone_called(name: str) -> Zone:
    """The words for a zone."""
    if name not in words().zones:
        raise UnableToRenderAbility(f"{words().game} has no words for the zone {name!r}.")
    return words().zones[name]


_PLACES = {
    "here": "here", "elsewhere": "elsewhere", "there": "there", "where it was": "where it was", "base": "in a base",
    "battlefield": "at a battlefield",
}  # fmt: skip


def place(name: str) -> str:
    """at a battlefield"""
    return _PLACES.get(name, f"at {name}")


def player(who: Relation) -> str:
    """you, an opponent"""
    named = {
        Relation.MY_OWNER: "my owner" if words().voice is Voice.FIRST_PERSON else "this card's owner",
        Relation.TURN_PLAYER: words().turn_player,
        Relation.DEFENDING_PLAYER: words().defending_player,
        Relation.ATTACKING_PLAYER: words().attacking_player,
    }
    told = named.get(who) or _PLAYERS.get(who)
    if not told:
        raise UnableToRenderAbility(f"{words().game} has no words for the player {who.value!r}.")
    return told


def player_named(name: object) -> str | None:
    """As `player`, by the word of example files; None for another word."""
    return player(Relation(name)) if isinstance(name, str) and name in set(Relation) else None


def each_player(who: Relation) -> str:
    """you, each opponent: who does what an instruction says"""
    return {Relation.OPPONENT: "each opponent", Relation.ANY: "each player"}.get(who) or player(who)


def whose(who: Relation) -> str:
    """your, an opponent's"""
    return "your" if who is Relation.YOU else f"{player(who)}'s"


_PLAYERS = {
    Relation.YOU: "you",
    Relation.OPPONENT: "an opponent",
    Relation.YOUR_TEAM: "your team",
    Relation.ANY: "a player",
    Relation.ITS_CONTROLLER: "its controller",
    Relation.ITS_OWNER: "its owner",
    Relation.THAT_PLAYER: "that player",
}
