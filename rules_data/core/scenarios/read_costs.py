"""Costs, as a scenario file writes them: resources by name or in symbols, and what is done to pay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from rules_data.core.abilities import Cost, Effect, Relation, whole_number

from .fields import Fields, Reading, is_number, read_number
from .places import Node, Scalar
from .problems import nearest_words
from .read_parts import PLAIN_PARTS

_X, _ANY = "{X}", "X"
_IN_BRACES = re.compile(r"\{([^{}]*)\}")


def read_cost(reading: Reading, node: Node | None) -> Cost:
    """{energy: 2, power: 1, exhaust: me, discard: 1}; X: 2 is {X}{X}, where a game announces numbers."""
    if node is None:
        return Cost()
    if is_number(node) and reading.words.board.any_resource:
        amount = read_number(reading, node, "an amount")
        return Cost(((reading.words.board.any_resource, amount),) if amount else ())
    if isinstance(node, Scalar) and (reading.words.board.symbols or _is_x(reading, node)):
        return _in_symbols(reading, node)
    fields = Fields(reading, node, "a cost")
    words = reading.words
    resources: list[tuple[str, int]] = []
    actions: list[Effect] = []
    variable: tuple[tuple[str, int], ...] = ()
    for key in fields.keys:
        if key in words.resources and words.announces and fields.text_of(key) == "X":
            fields.take(key)
            variable = (*variable, (key, 1))
        elif key == _ANY and words.announces:
            variable = (*variable, *_of_any(reading, read_number(reading, fields.take(key), "how many X", least=1)))
        elif key in words.resources:
            resources.append((key, read_number(reading, fields.take(key), "an amount", least=-99)))
        elif key in words.cost_verbs:
            actions.append(_action(reading, fields, key))
    if "do" in fields:
        actions += _further_actions(reading, fields.take("do"))
    fields.allow(*words.resources, *words.cost_verbs)
    fields.finish()
    return Cost(tuple(resources), tuple(actions), variable)


def _is_x(reading: Reading, node: Scalar) -> bool:
    """Whether a cost is X of what the game pays with, and nothing else."""
    return node.text == _ANY and reading.words.announces and bool(reading.words.board.any_resource)


def _in_symbols(reading: Reading, node: Scalar) -> Cost:
    """{X}{2}{G}; X alone in a game without symbols."""
    if not reading.words.board.symbols:
        return Cost(variable=_of_any(reading, 1))
    times = node.text.count(_X) if reading.words.announces else 0
    known = replace(node, text=node.text.replace(_X, "")) if times else node
    return Cost(_symbols(reading, known), variable=_of_any(reading, times))


def read_resources(reading: Reading, node: Node | None) -> Cost:
    """What a player gets: {energy: 2}, "{G}{G}". Only what a player can have, which no part of a cost need be."""
    found = read_cost(reading, node)
    held = sorted(reading.words.resources.intersection(reading.words.board.numbers) - reading.words.counters_paid)
    wrong = [name for name, amount in found.resources if name not in held or amount < 1]
    wrong += [action.verb for action in found.actions] + ["X"] * bool(found.variable)
    if wrong and node is not None:
        expected = "1 or more of what a player can have to pay with"
        reading.report(node, expected, repr(wrong[0]), nearest_words(wrong[0], held))
    return found


def _action(reading: Reading, fields: Fields, key: str) -> Effect:
    """What is done to pay, with what its verb cannot do without: {put: {..}, to: deck bottom}."""
    verb = reading.words.verbs[key]
    found = PLAIN_PARTS[verb.main.shape](reading, fields.take(key), key, verb.main)
    for more, part in reading.words.parts_of(key).items():
        if more != key and part.needed:
            node = fields.need(more, f"Say {more} what or where: {key}: {{..}}, {more}: ...")
            found.update(PLAIN_PARTS[part.shape](reading, node, more, part) if node is not None else {})
    return verb.record(**found)


def _of_any(reading: Reading, times: int) -> tuple[tuple[str, int], ...]:
    """X of any resource, so many times."""
    return ((reading.words.board.any_resource, times),) if times else ()


def _further_actions(reading: Reading, node: Node | None) -> list[Effect]:
    """What is done to pay, said whole: {do: [{discard: 1, of: {type: creature}}]}. Only what a cost can be counts."""
    found = reading.effects(node)
    if node is None:
        return list(found)
    for effect in found:
        if effect.verb not in reading.words.cost_verbs:
            advice = nearest_words(effect.verb, reading.words.cost_verbs)
            reading.report(node, "what a cost can be", repr(effect.verb), advice)
        for key in _said_of_no_cost(effect):
            advice = f"Leave `{key}` out: a cost is paid by whoever wants what it is for, and all of it."
            reading.report(node, "what is done to pay, and nothing else", f"`{key}` in a cost", advice)
    return list(found)


def _said_of_no_cost(effect: Effect) -> Iterator[str]:
    """What an instruction says that paying does not ask about: who does it, whether and when, and what instead."""
    said = {
        "player": effect.players is not None or effect.player is not Relation.YOU, "you may": effect.optional,
        "if": effect.condition is not None, "instead": effect.instead is not None,
    }  # fmt: skip
    return (key for key, is_said in said.items() if is_said)


def _symbols(reading: Reading, node: Scalar) -> tuple[tuple[str, int], ...]:
    """{2}{G}{G}: a number of any resource, and one of a kind for each letter."""
    board = reading.words.board
    found: dict[str, int] = {}
    for symbol in _IN_BRACES.findall(node.text):
        number = whole_number(symbol)
        name = board.symbols.get(symbol, "") if number is None else board.any_resource
        if not name:
            advice = reading.words.unsaid.get(symbol) or nearest_words(symbol, board.symbols)
            reading.report(node, "a symbol of a cost", repr(symbol), advice)
            return ()
        found[name] = found.get(name, 0) + (1 if number is None else number)
    if _IN_BRACES.sub("", node.text).strip():
        reading.wrong_shape(node, "a cost in symbols", "For example {2}{G}.")
    return tuple((name, amount) for name, amount in found.items() if amount)
