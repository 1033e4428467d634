"""The `when` and `choices` of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping as Arguments
from typing import Any

from rules_data.core.abilities import CardFacts

from .fields import Fields, Reading, as_items, read_list, read_number, read_only_true, read_text, read_texts, read_word
from .model import Choice, Step
from .places import Mapping, Node, Scalar
from .problems import nearest_words
from .read_board import Lookup
from .read_effects import read_effect
from .read_expectations import read_outcome
from .read_filters import read_handle

_CAUSE = ("with", "by")


class StepReader:
    """Reads the steps. What a step names must be there; what it asserts it may not set."""

    def __init__(self, reading: Reading, cards: dict[str, CardFacts], lookup: Lookup) -> None:
        self.reading, self.cards, self.lookup = reading, cards, lookup

    def read(self, node: Node | None) -> tuple[Step, ...]:
        return read_list(self.reading, node, "steps", self._step)

    def _step(self, node: Node) -> Step | None:
        if not isinstance(node, Mapping) or not node.entries:
            self.reading.wrong_shape(node, "a step", "For example {kill: r1} or {end turn: true}.")
            return None
        keys = [key.text for key, _ in node.entries]
        for key, read in _READERS.items():
            if key in keys and key in self.reading.words.steps and not (key == "move" and {"with", "by"} & set(keys)):
                fields = Fields(self.reading, node, "a step")
                arguments = read(self, fields)
                fields.finish()
                return Step(key, arguments, node.place, ", ".join(keys))
        return self._instruction(node, keys)

    def _instruction(self, node: Mapping, keys: list[str]) -> Step | None:
        verbs = self.reading.words.verbs
        if not any(key in verbs for key in keys):
            known = [*verbs, *self.reading.words.steps]
            first = node.entries[0][0]
            self.reading.report(first, "a step players may take", repr(first.text), nearest_words(first.text, known))
            return None
        effect = read_effect(self.reading, node, extra=_CAUSE)
        arguments = self._cause(Fields(self.reading, node, "a step"))
        arguments["effects"] = (effect,) if effect is not None else ()
        return Step("instruct", arguments, node.place, ", ".join(keys))

    def _cause(self, fields: Fields) -> dict[str, Any]:
        by = read_word(self.reading, fields.take("by"), "a player", self.reading.players)
        cause = fields.take("with")
        named = read_text(self.reading, cause, "a card")
        found: dict[str, Any] = {"by": by, "with": "", "card": None}
        if cause is None:
            return found
        if named in (self.reading.handles or ()):
            found["with"] = named
            return found
        card = self.cards.get(named) or self.lookup(named)
        if card is None:
            known = [*self.cards, *(self.reading.handles or ())]
            self.reading.report(cause, "a card or object", repr(named), nearest_words(named, known))
        found["card"] = card
        return found

    # --- the actions -----------------------------------------------------------------------------------------------

    def at_once(self, fields: Fields) -> Arguments[str, Any]:
        effects = read_list(
            self.reading, fields.take("at once"), "instructions", lambda item: read_effect(self.reading, item)
        )
        return {"effects": effects, "at once": True, **self._cause(fields)}

    def play(self, fields: Fields) -> Arguments[str, Any]:
        handle = read_handle(self.reading, fields.take("play"))
        by = read_word(self.reading, fields.take("by"), "a player", self.reading.players)
        at = fields.take("at")
        known = {"base", *(self.reading.handles or ())}
        found = {"object": handle, "by": by, "at": read_word(self.reading, at, "a location", known)}
        return {**found, **self._attack(fields)}

    def _attack(self, fields: Fields) -> dict[str, Any]:
        """What an attack is aimed at, and whether a card is played as an instant, in games that have this."""
        if "defend" not in self.reading.words.steps:
            return {}
        target = fields.take("attacking")
        return {
            "target": read_handle(self.reading, target) if target is not None else "",
            "as instant": fields.flag("as instant"),
        }

    def defend(self, fields: Fields) -> Arguments[str, Any]:
        handles = tuple(read_handle(self.reading, item) for item in as_items(fields.take("defend")))
        return {"objects": handles, "by": read_word(self.reading, fields.take("by"), "a player", self.reading.players)}

    def use(self, fields: Fields) -> Arguments[str, Any]:
        handle = read_handle(self.reading, fields.take("use"))
        by = read_word(self.reading, fields.take("by"), "a player", self.reading.players)
        ability = read_text(self.reading, fields.take("ability"), "a name")
        return {"object": handle, "by": by, "ability": ability, **self._attack(fields)}

    def named(self, key: str, fields: Fields) -> Arguments[str, Any]:
        """A step of one player with one object: {cast: Bolt, by: Bob}."""
        handle = read_handle(self.reading, fields.take(key))
        by = read_word(self.reading, fields.take("by"), "a player", self.reading.players)
        return {"object": handle, "by": by}

    def pairs(self, key: str, fields: Fields) -> Arguments[str, Any]:
        """Who attacks or blocks whom: {attack: {Bear: Bob}}."""
        node = fields.take(key)
        if not isinstance(node, Mapping):
            self.reading.wrong_shape(node or fields.node, "objects and what each is set against", "{Bear: Bob}")
            return {"pairs": {}}
        pairs = {}
        for one, other in node.entries:
            pairs[read_handle(self.reading, one)] = read_handle(self.reading, other)
        return {"pairs": pairs}

    def concede(self, fields: Fields) -> Arguments[str, Any]:
        return {"player": read_word(self.reading, fields.take("concede"), "a player", self.reading.players)}

    def activate(self, fields: Fields) -> Arguments[str, Any]:
        found = dict(self.named("activate", fields))
        return {**found, "ability": read_text(self.reading, fields.take("ability"), "a name")}

    def move(self, fields: Fields) -> Arguments[str, Any]:
        handles = tuple(read_handle(self.reading, item) for item in as_items(fields.take("move")))
        known = {"base", *(self.reading.handles or ())}
        to = read_word(self.reading, fields.need("to", "Say where: to: Altar."), "a location", known)
        return {"objects": handles, "to": to}

    def resolve(self, fields: Fields) -> Arguments[str, Any]:
        node = fields.take("resolve")
        if isinstance(node, Scalar) and node.text == "all":
            return {"times": "all"}
        return {"times": read_number(self.reading, node, "how many", least=1, most=99)}

    def pass_(self, fields: Fields) -> Arguments[str, Any]:
        return {"player": read_word(self.reading, fields.take("pass"), "a player", self.reading.players)}

    def advance(self, fields: Fields) -> Arguments[str, Any]:
        known = self.reading.words.phases - {"turn"}
        return {"phase": read_word(self.reading, fields.take("advance to"), "a phase", known)}

    def check(self, fields: Fields) -> Arguments[str, Any]:
        node = fields.take("check")
        return {"outcome": read_outcome(self.reading, node)} if node is not None else {}


def _flag(key: str) -> Callable[[StepReader, Fields], Arguments[str, Any]]:
    def read(reader: StepReader, fields: Fields) -> Arguments[str, Any]:
        read_only_true(reader.reading, fields.take(key), key)
        return {}

    return read


_READERS: dict[str, Callable[[StepReader, Fields], Arguments[str, Any]]] = {
    "at once": StepReader.at_once,
    "play": StepReader.play,
    "use": StepReader.use,
    "move": StepReader.move,
    "cast": lambda reader, fields: reader.named("cast", fields),
    "activate": StepReader.activate,
    "attack": lambda reader, fields: reader.pairs("attack", fields),
    "block": lambda reader, fields: reader.pairs("block", fields),
    "concede": StepReader.concede,
    "resolve": StepReader.resolve,
    "pass": StepReader.pass_,
    "close showdown": _flag("close showdown"),
    "close combat chain": _flag("close combat chain"),
    "defend": StepReader.defend,
    "end turn": _flag("end turn"),
    "advance to": StepReader.advance,
    "check": StepReader.check,
}


def read_choices(reading: Reading, node: Node | None) -> tuple[Choice, ...]:
    """The answers, in the order in which each player is asked."""
    return read_list(reading, node, "choices", lambda item: _read_choice(reading, item))


# Questions answered with objects, where a player's name can stand for the object they have one of.
_OF_OBJECTS = frozenset(("targets", "objects", "attack target"))


def _read_choice(reading: Reading, node: Node) -> Choice | None:
    fields = Fields(reading, node, "a choice")
    player = read_word(reading, fields.need("player"), "a player", reading.players)
    question = read_word(reading, fields.need("question"), "a question", reading.words.questions)
    about = fields.take("for")
    subject = read_text(reading, about, "an object")
    answer = _read_answer(reading, fields.need("answer"))
    if question in _OF_OBJECTS:
        answer = tuple(reading.aliases.get(word, word) for word in answer)
    editions = read_texts(reading, fields.take("edition"), "an edition")
    fields.finish()
    return Choice(player, question, answer, node.place, subject, editions)


def _read_answer(reading: Reading, node: Node | None) -> tuple[str, ...]:
    if isinstance(node, Mapping):
        return tuple(f"{key.text}={read_text(reading, value, 'an amount')}" for key, value in node.entries)
    words = tuple(read_text(reading, item, "an answer") for item in as_items(node))
    plain = {"true": "yes", "false": "no"}
    return tuple(plain.get(word, word) for word in words)
