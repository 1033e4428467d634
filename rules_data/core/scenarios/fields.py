"""Reading nodes: take a key, take a word of a closed list, collect every fault instead of the first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from rules_data.core.abilities import Ability, Amount, CardFacts, Effect, whole_number
from rules_data.core.evaluator import Vocabulary

from .places import Items, Mapping, Node, Scalar, problem_at
from .problems import Place, Problem, Reason, nearest_words

T = TypeVar("T")
_TRUE = ("true", "yes")
_FALSE = ("false", "no")


@dataclass(frozen=True, slots=True)
class Inner:
    """How what can stand within everything else is read: filters compare amounts, and amounts count filters."""

    amount: Callable[[Reading, Node | None], Amount]
    ability: Callable[[Reading, Node | None, bool], Ability | None]
    effects: Callable[[Reading, Node | None], tuple[Effect, ...]]


@dataclass(frozen=True, slots=True)
class Met:
    """A key, a word of a closed list or a number, as a file has it: what it was read as, and what else it could be.

    `key`: it is a key of a mapping; otherwise `known` are the words that can stand there.
    """

    what: str
    word: str
    place: Place
    key: bool = False
    known: tuple[str, ...] = ()


@dataclass(slots=True)
class Reading:
    """What is known while one file is read: the game's words, the objects named so far, the faults.

    `handles` is None inside a card, where no object of the scenario may be named; shared places may, because
    cards do speak of named places. `ability_names` are the names that abilities, such as delayed ones, go by.
    """

    words: Vocabulary
    inner: Inner
    problems: list[Problem] = field(default_factory=list)
    handles: set[str] | None = None
    players: tuple[str, ...] = ()
    teams: tuple[tuple[str, ...], ...] = ()
    places: tuple[str, ...] = ()
    ability_names: set[str] = field(default_factory=set)
    # The names under which something is spoken of that was chosen, made or moved before, each where it stands.
    spoken_of: list[tuple[str, Node]] = field(default_factory=list)
    # The cards described in the file. Further names of objects: a player's, for what a game has one of (their hero).
    cards: dict[str, CardFacts] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    # Whether what is read belongs to an ability on an event, and can say where that happened.
    of_an_event: bool = False
    # Whether it is known here what "it" is: the object of an event, or each of several.
    knows_it: bool = False
    # Whether an event is known here, with its player and its cause; or that player alone, who is told to do something.
    knows_event: bool = False
    knows_player: bool = False
    knows_amount: bool = False  # whether it is known how much "that much" is: of an event, or of what is paid
    of_each_player: bool = False  # whether an instruction is read that is carried out for each of several players
    of_the_next: bool = False  # whether what is read waits for the next object alone, wherever that is played from
    # Everything met so far, where somebody wants to know it.
    met: list[Met] | None = None

    @contextmanager
    def knowing_it(self, known: bool = True) -> Iterator[None]:
        """Within, it is known what "it" is, or it is not."""
        outer, self.knows_it = self.knows_it, known
        try:
            yield
        finally:
            self.knows_it = outer

    @contextmanager
    def knowing_event(self, known: bool, amount: bool = False) -> Iterator[None]:
        """Within, it is known of which event is spoken, or it is not; perhaps an amount is, though no event."""
        outer = self.knows_event, self.knows_player, self.knows_amount
        self.knows_event, self.knows_player, self.knows_amount = known, False, known or amount
        try:
            yield
        finally:
            self.knows_event, self.knows_player, self.knows_amount = outer

    @contextmanager
    def knowing_player(self, known: bool) -> Iterator[None]:
        """Within, somebody else is told to do something: "that player", whether an event is known or not."""
        outer, self.knows_player = self.knows_player, known
        try:
            yield
        finally:
            self.knows_player = outer

    @contextmanager
    def for_the_next(self, so: bool) -> Iterator[None]:
        """Within, something is said of the next object that is played, or it is not."""
        outer, self.of_the_next = self.of_the_next, so
        try:
            yield
        finally:
            self.of_the_next = outer

    @contextmanager
    def for_each_player(self, so: bool) -> Iterator[None]:
        """Within, something is done for each of several players, of whom each is "that player" in turn."""
        outer, self.of_each_player = self.of_each_player, so
        try:
            yield
        finally:
            self.of_each_player = outer

    def amount(self, node: Node | None) -> Amount:
        """An amount within something else."""
        return self.inner.amount(self, node)

    def ability(self, node: Node | None, made: bool = False) -> Ability | None:
        """An ability within something else; `made`, for later, by an instruction."""
        return self.inner.ability(self, node, made)

    def effects(self, node: Node | None) -> tuple[Effect, ...]:
        """Instructions within something else."""
        return self.inner.effects(self, node)

    @property
    def unknown_places(self) -> frozenset[str]:
        """The words for the place of an event, where no event is spoken of."""
        return frozenset() if self.of_an_event else self.words.noted_places

    def report(
        self, node: Node, expected: str, found: str, advice: str, reason: Reason = Reason.UNLIKE_THE_FORMAT
    ) -> None:
        self.problems.append(problem_at(node, expected, found, advice, reason))

    def wrong_shape(self, node: Node, expected: str, advice: str = "See the scenario format.") -> None:
        self.report(node, expected, describe(node), advice)


def describe(node: Node) -> str:
    """What stands there, in a few words, for an error."""
    if isinstance(node, Scalar):
        shown = node.text if len(node.text) <= 40 else node.text[:37] + "..."
        return "nothing" if node.is_null else repr(shown)
    kind, inner = ("list", node.items) if isinstance(node, Items) else ("mapping", node.entries)
    return f"a {kind}" if inner else f"an empty {kind}"


class Fields:
    """The keys of one mapping; `finish` reports the ones nobody asked for."""

    def __init__(self, reading: Reading, node: Node, what: str, declared_as: str = "") -> None:
        self.reading, self.node, self.what = reading, node, what
        self._asked: set[str] = set()
        self._only: frozenset[str] | None = None
        self.declared_as = declared_as or what  # of what its keys are declared, where that is another thing than it
        self._values: dict[str, Node] = {}
        if isinstance(node, Mapping):
            self._values = {key.text: value for key, value in node.entries}
        else:
            reading.wrong_shape(node, f"{what} with keys")

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def text_of(self, key: str) -> str:
        """The word that stands behind a key, '' where it is no word."""
        value = self._values.get(key)
        return value.text if isinstance(value, Scalar) else ""

    def value(self, key: str) -> Node | None:
        """What stands behind a key, which goes on waiting to be taken."""
        return self._values.get(key)

    def only(self, keys: Iterable[str], what: str = "") -> None:
        """From now on nothing but these keys is taken: of `what` no other acts."""
        self._only, self.what = frozenset(keys), what or self.what
        self.declared_as = self.what

    def take(self, key: str) -> Node | None:
        if self._only is not None and key not in self._only:
            return None
        self._asked.add(key)
        value = self._values.get(key)
        return None if value is None or (isinstance(value, Scalar) and value.is_null) else value

    def flag(self, key: str) -> bool:
        """Whether a key stands there that says something by standing there: true, and never false."""
        return self.take(key) is not None and read_only_true(self.reading, self.take(key), key)

    def need(self, key: str, advice: str = "") -> Node | None:
        value = self.take(key)
        if value is None and isinstance(self.node, Mapping):
            self.reading.report(self.node, f"the key `{key}`", f"{self.what} without it", advice or "Add it.")
        return value

    def allow(self, *keys: str) -> None:
        self._asked.update(keys)

    @property
    def keys(self) -> list[str]:
        return list(self._values)

    def finish(self) -> None:
        if not isinstance(self.node, Mapping):
            return
        for key, value in self.node.entries:
            if key.text not in self._asked:
                self.reading.report(key, f"a key of {self.what}", repr(key.text), nearest_words(key.text, self._asked))
            elif isinstance(value, Scalar) and value.is_null:
                expected, advice = f"something behind `{key.text}`", "Write it, or leave the key out."
                self.reading.report(value, expected, "nothing", advice)
            elif self.reading.met is not None:
                self.reading.met.append(Met(self.declared_as, key.text, key.place, key=True))


def read_text(reading: Reading, node: Node | None, what: str) -> str:
    if isinstance(node, Scalar):
        return node.text
    if node is not None:
        reading.wrong_shape(node, what)
    return ""


def read_number(reading: Reading, node: Node | None, what: str, least: int = 0, most: int = 9999) -> int:
    if node is None:
        return 0
    if isinstance(node, Scalar) and (number := whole_number(node.text)) is not None and least <= number <= most:
        if reading.met is not None:
            others = (str(one) for one in (number + 1, number - 1) if least <= one <= most)
            reading.met.append(Met(what, "a number", node.place, known=tuple(others)))
        return number
    reading.wrong_shape(node, f"{what} (a whole number from {least} to {most})", "Write a whole number.")
    return least


def is_number(node: Node | None) -> bool:
    return isinstance(node, Scalar) and whole_number(node.text) is not None


def read_flag(reading: Reading, node: Node | None, default: bool = False) -> bool:
    if node is None:
        return default
    if isinstance(node, Scalar) and node.text.lower() in (*_TRUE, *_FALSE):
        return node.text.lower() in _TRUE
    reading.wrong_shape(node, "true or false", "Write true or false.")
    return default


def read_only_true(reading: Reading, node: Node | None, key: str = "") -> bool:
    """A key that says something by standing there: true, or the key is left out. False would say nothing."""
    said = read_flag(reading, node, default=True)
    if node is not None and not said and isinstance(node, Scalar) and node.text.lower() in _FALSE:
        expected = f"`{key}: true`, or no `{key}`" if key else "true"
        reading.report(node, expected, repr(node.text), f"Leave {f'`{key}`' if key else 'it'} out.")
    return said


PUT_WHERE = "a zone to put cards into"


def read_word(reading: Reading, node: Node | None, what: str, known: Collection[str]) -> str:
    """A word of a closed list; the empty word (and a fault) when it is none of them."""
    text = read_text(reading, node, what)
    if node is not None and text in known and reading.met is not None:
        reading.met.append(Met(what, text, node.place, known=tuple(sorted(known))))
    if node is None or text in known:
        return text
    if isinstance(node, Scalar):
        said_otherwise = reading.words.unsaid.get(text) if what in ("a keyword", PUT_WHERE) else None
        reading.report(node, what, repr(text), said_otherwise or nearest_words(text, known))
    return ""


def as_items(node: Node | None) -> tuple[Node, ...]:
    """A list's items; a single value counts as a list of one."""
    if node is None:
        return ()
    return node.items if isinstance(node, Items) else (node,)


def read_words(reading: Reading, node: Node | None, what: str, known: Collection[str]) -> tuple[str, ...]:
    words = (read_word(reading, item, what, known) for item in as_items(node))
    return tuple(word for word in words if word)


def read_texts(reading: Reading, node: Node | None, what: str) -> tuple[str, ...]:
    return tuple(read_text(reading, item, what) for item in as_items(node))


def read_tags(reading: Reading, node: Node | None, what: str) -> tuple[str, ...]:
    """Words of a type box. Those that a game lists are written in one way: Brute, legendary; in some games all are."""
    known = {word.lower(): word for word in reading.words.supertypes}
    texts = read_texts(reading, node, what)
    written = [text.lower() for text in texts] if reading.words.tags_ignore_case else texts
    return tuple(known.get(text.lower(), text) for text in written)


def read_list(reading: Reading, node: Node | None, what: str, read: Callable[[Node], T | None]) -> tuple[T, ...]:
    if node is None:
        return ()
    if not isinstance(node, Items):
        reading.wrong_shape(node, f"a list of {what}", "Put it in square brackets or after dashes.")
        return ()
    found = (read(item) for item in node.items)
    return tuple(item for item in found if item is not None)


def first_known(keys: Iterable[str], known: Collection[str]) -> str | None:
    return next((key for key in keys if key in known), None)
