"""The `when` and `choices` of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping as Arguments
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator import NO_ANSWER, Said, StepForm

from .fields import Fields, Reading, as_items, read_list, read_number, read_only_true, read_text, read_texts, read_word
from .model import Choice, Step
from .places import Mapping, Node, Scalar
from .problems import nearest_words
from .read_board import Lookup, report_undescribed
from .read_effects import check_not_empty, read_effect
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
        for key, form in self.reading.words.steps.items():
            if key in keys and not self._is_caused(key, form, keys):
                fields = Fields(self.reading, node, "a step")
                arguments = self._arguments(key, form, fields)
                fields.finish()
                return Step(key, arguments, node.place, ", ".join(keys))
        return self._instruction(node, keys)

    def _is_caused(self, key: str, form: StepForm, keys: list[str]) -> bool:
        """Whether what players could also do themselves is done by somebody or something else here."""
        return key in self.reading.words.verbs and not set(_CAUSE) & set(form.keys) and bool(set(_CAUSE) & set(keys))

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
        if card is not None and not card.described:
            report_undescribed(self.reading, cause, card)
        if card is None:
            known = [*self.cards, *(self.reading.handles or ())]
            self.reading.report(cause, "a card or object", repr(named), nearest_words(named, known))
        found["card"] = card
        return found

    # --- what a step is written with -------------------------------------------------------------------------------

    def _arguments(self, key: str, form: StepForm, fields: Fields) -> Arguments[str, Any]:
        """What stands behind the word of a step, by what it is, and what stands behind each key beside it."""
        reading, node = self.reading, fields.take(key)
        if form.main is Said.INSTRUCTIONS:
            check_not_empty(reading, node)
            effects = read_list(reading, node, "instructions", lambda item: read_effect(reading, item))
            return {"effects": effects, key: True, **self._cause(fields)}
        name, read = _MAIN[form.main]
        said = read(reading, node)
        found: dict[str, Any] = {name: said} if name else {}
        for beside, what in form.keys.items():
            node = fields.need(beside, f"Say where: {beside}: Altar.") if beside in form.needed else fields.take(beside)
            if node is not None:
                found[beside] = _MAIN[what][1](reading, node)
        return found


def _done(reading: Reading, node: Node | None) -> bool:
    return read_only_true(reading, node)


def _objects(reading: Reading, node: Node | None) -> tuple[str, ...]:
    return tuple(read_handle(reading, item) for item in as_items(node))


def _pairs(reading: Reading, node: Node | None) -> dict[str, str]:
    """Who attacks or blocks whom: {attack: {Bear: Bob}}."""
    if isinstance(node, Mapping):
        return {read_handle(reading, one): read_handle(reading, other) for one, other in node.entries}
    if node is not None:
        reading.wrong_shape(node, "objects and what each is set against", "{Bear: Bob}")
    return {}


def _sets(reading: Reading, node: Node | None) -> dict[str, tuple[str, ...]]:
    """Who blocks whom, some of them several: {block: {Bear: Wolf, Wall: [Ogre, Bird]}}."""
    if isinstance(node, Mapping):
        return {read_handle(reading, one): _objects(reading, others) for one, others in node.entries}
    if node is not None:
        reading.wrong_shape(node, "objects and what each is set against", "{Bear: Wolf}")
    return {}


def _phase(reading: Reading, node: Node | None) -> str:
    return read_word(reading, node, "a phase", reading.words.phases - {"turn"})


def _place(reading: Reading, node: Node | None) -> str:
    home = reading.words.board.home
    return read_word(reading, node, "a location", {*((home,) if home else ()), *(reading.handles or ())})


def _player(reading: Reading, node: Node | None) -> str:
    return read_word(reading, node, "a player", reading.players)


def _times(reading: Reading, node: Node | None) -> int | str:
    if isinstance(node, Scalar) and node.text == "all":
        return "all"
    return read_number(reading, node, "how many", least=1, most=99)


# The name under which a game is handed what stands behind the word of a step, and how it is read.
_MAIN: Arguments[Said, tuple[str, Callable[[Reading, Node | None], Any]]] = {
    Said.DONE: ("", _done),
    Said.EXPECTATIONS: ("outcome", lambda reading, node: None if node is None else read_outcome(reading, node)),
    Said.NAME: ("name", lambda reading, node: read_text(reading, node, "a name")),
    Said.OBJECT: ("object", read_handle),
    Said.OBJECTS: ("objects", _objects),
    Said.PAIRS: ("pairs", _pairs),
    Said.SETS: ("pairs", _sets),
    Said.PHASE: ("phase", _phase),
    Said.PLACE: ("place", _place),
    Said.PLAYER: ("player", _player),
    Said.TIMES: ("times", _times),
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
    if words == (NO_ANSWER,):
        return ()
    plain = {"true": "yes", "false": "no"}
    return tuple(plain.get(word, word) for word in words)
