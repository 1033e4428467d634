"""The `then` of a scenario (and of a `check`): what is expected to be seen."""

from __future__ import annotations

import re
from collections.abc import Collection

from rules_data.core.abilities import counter_stat
from rules_data.core.evaluator import Vocabulary

from .fields import (
    Fields,
    Reading,
    as_items,
    is_number,
    read_flag,
    read_number,
    read_text,
    read_texts,
    read_word,
    read_words,
)
from .model import Expectation, Outcome
from .places import Mapping, Node, Scalar
from .problems import nearest_words
from .read_counters import counter_name
from .read_derived import read_derived_expectations
from .read_events import read_event

GENERAL = ("triggers", "resolved", "asked", "events", "state", "turn", "phase", "priority", "winner")


def read_outcome(reading: Reading, node: Node) -> Outcome:
    """A mapping of expectations."""
    fields = Fields(reading, node, "then")
    now = tuple(_expectations(reading, fields))
    later = fields.take("after resolving")
    illegal = fields.take("illegal")
    answer = fields.take("illegal answer")
    refused = read_text(reading, answer, "a rule number") if answer is not None else ""
    rule = read_text(reading, illegal, "a rule number") if illegal is not None else ""
    if later is not None:
        inner = Fields(reading, later, "after resolving")
        resolved: tuple[Expectation, ...] | None = tuple(_expectations(reading, inner))
        inner.finish()
    else:
        resolved = None
    fields.finish()
    if isinstance(node, Mapping) and not now and not resolved and not rule and not refused:
        reading.report(node, "an expectation", "none", "Say what must be seen, for example triggers: {Name: 1}.")
    if answer is not None and refused and now and later is None:
        advice = "Leave it out: the run ends at that answer. What is so before is said by a step, check: {..}."
        reading.report(answer, "`illegal answer` by itself", "more to be seen behind it", advice)
    return Outcome(now, resolved, rule, refused)


def _expectations(reading: Reading, fields: Fields) -> list[Expectation]:
    found: list[Expectation] = []
    general = (*GENERAL, reading.words.waiting_zone, *reading.words.board.flags)
    for key in general:
        node = fields.take(key)
        if node is not None:
            found += _general(reading, key, node)
    for key in fields.keys:
        if key in reading.players:
            found += _player(reading, key, fields.take(key))
        elif key in (reading.handles or ()):
            found += _object(reading, key, fields.take(key))
    fields.allow(*general, *reading.players, *sorted(h for h in reading.handles or () if "'s " not in h))
    fields.allow("after resolving", "illegal", "illegal answer")
    return found


def _general(reading: Reading, key: str, node: Node) -> list[Expectation]:
    if key == "triggers":
        return _counts(reading, key, node)
    if key in (reading.words.waiting_zone, "resolved"):
        kind, zone = ("resolved", "") if key == "resolved" else ("waiting", key)
        return [Expectation(kind, zone, "", read_texts(reading, node, "a name"), node.place)]
    if key == "asked":
        return _asked(reading, node)
    if key == "events":
        return [_event(reading, item) for item in as_items(node)]
    words: Vocabulary = reading.words
    known = {
        "state": words.states,
        "turn": reading.players,
        "phase": words.phases,
        "priority": {"none", *reading.players},
        "winner": {"none", *reading.players, *(" and ".join(team) for team in reading.teams), *words.results},
    }.get(key, {"none", *(reading.handles or ())})
    return [Expectation(key, "", "", read_word(reading, node, f"a {key}", known), node.place)]


# What an ability without a name is called that another has created.
_OF_CREATED = re.compile(r" \((do this|later|inline|when you do)\)\Z")


def _counts(reading: Reading, kind: str, node: Node) -> list[Expectation]:
    if not isinstance(node, Mapping):
        reading.wrong_shape(node, "how often each", "For example {Name: 1}.")
        return []
    found = []
    for name, count in node.entries:
        base = _OF_CREATED.sub("", name.text.split("/")[0])
        named = (*(reading.handles or ()), *reading.ability_names, *reading.words.questions)
        if base not in named:
            known = [h for h in (*(reading.handles or ()), *reading.ability_names) if "'s " not in h]
            reading.report(name, "an object of this example", repr(name.text), nearest_words(name.text, known))
        found.append(Expectation(kind, name.text, "", read_number(reading, count, "how often"), name.place))
    return found


def _asked(reading: Reading, node: Node) -> list[Expectation]:
    if isinstance(node, Mapping):
        for name, _ in node.entries:
            read_word(reading, name, "a question", reading.words.questions)
        return [
            Expectation("asked", name.text, "", read_number(reading, count, "how often"), name.place)
            for name, count in node.entries
        ]
    wanted = []
    for item in as_items(node):
        fields = Fields(reading, item, "a question asked")
        player = read_word(reading, fields.need("player"), "a player", reading.players)
        question = read_word(reading, fields.need("question"), "a question", reading.words.questions)
        wanted.append((player, question))
        fields.finish()
    return [Expectation("asked in order", "", "", tuple(wanted), node.place)]


def _event(reading: Reading, node: Node) -> Expectation:
    times = 1
    if isinstance(node, Mapping):
        counted = node.get("times")
        times = read_number(reading, counted, "how often") if counted is not None else 1
        node = Mapping(node.place, tuple(entry for entry in node.entries if entry[0].text != "times"))
    return Expectation("events", "", "", (read_event(reading, node), times), node.place)


def _player(reading: Reading, player: str, node: Node | None) -> list[Expectation]:
    if node is None:
        return []
    fields = Fields(reading, node, f"what is expected of {player}", "what is expected of a player")
    found = []
    for key in (*reading.words.board.numbers, *reading.words.board.piles):
        value = fields.take(key)
        if value is not None:
            found.append(_pile(reading, player, key, value))
    for key in fields.keys:
        if key.startswith("at "):
            value = fields.take(key)
            if value is not None:
                found.append(_pile(reading, player, key, value))
    if player in reading.aliases:
        # Where a player's name also means an object, that is what is in a state.
        found += _statuses(reading, reading.aliases[player], fields)
    else:
        found += _in_the_list(reading, player, fields, reading.words.board.player_states)
    fields.finish()
    return found


def _pile(reading: Reading, player: str, key: str, node: Node) -> Expectation:
    if is_number(node):
        least = -9999 if key in reading.words.board.numbers else 0
        return Expectation("player", player, key, read_number(reading, node, "a number", least=least), node.place)
    if isinstance(node, Mapping):
        fields = Fields(reading, node, "a pile")
        count = read_number(reading, fields.need("count"), "how many")
        fields.finish()
        return Expectation("player", player, key, count, node.place)
    if isinstance(node, Scalar) and node.text not in (reading.handles or ()):
        reading.wrong_shape(node, "a number or a list of objects")
    return Expectation("player", player, key, read_texts(reading, node, "an object"), node.place)


def _object(reading: Reading, handle: str, node: Node | None) -> list[Expectation]:
    if node is None:
        return []
    fields = Fields(reading, node, f"what is expected of {handle}", "what is expected of an object")
    found = [
        Expectation("object", handle, key, read_number(reading, value, key, least=-9999), value.place)
        for key in sorted(reading.words.stats)
        if (value := fields.take(key)) is not None
    ]
    found += _statuses(reading, handle, fields)
    known = {
        "zone": {*reading.words.zones, "nowhere"},
        "at": {*_home(reading), *(reading.handles or ()), *reading.ability_names},
        "controller": {"none", *reading.players},
        "attached to": {"none", *(reading.handles or ())},
    }
    for key, choices in known.items():
        if (value := fields.take(key)) is not None:
            word = read_word(reading, value, f"a word for `{key}`", choices)
            found.append(Expectation("object", handle, key, word, value.place))
    if (value := fields.take("keywords")) is not None:
        keywords = read_words(reading, value, "a keyword", reading.words.keywords)
        found.append(Expectation("object", handle, "keywords", keywords, value.place))
    found += read_derived_expectations(reading, handle, fields)
    if reading.words.board.any_counter and (value := fields.take("counters")) is not None:
        found += _counters(reading, handle, value)
    fields.finish()
    return found


def _home(reading: Reading) -> tuple[str, ...]:
    """A player's own place, in a game of places."""
    home = reading.words.board.home
    return (home,) if home else ()


def _counters(reading: Reading, handle: str, node: Node) -> list[Expectation]:
    if not isinstance(node, Mapping):
        reading.wrong_shape(node, "counters by name", "For example counters: {charge: 2}.")
        return []
    if not node.entries:
        reading.wrong_shape(node, "counters by name", "Of none of a kind say counters: {charge: 0}.")
    counted = [
        (counter_stat(counter_name(reading, name)), read_number(reading, count, "how many"), name.place)
        for name, count in node.entries
    ]
    return [Expectation("object", handle, stat, number, place) for stat, number, place in counted]


def _statuses(reading: Reading, handle: str, fields: Fields) -> list[Expectation]:
    """`exhausted: true`, and the lists under `is` and `is not`."""
    found = [
        Expectation("object", handle, f"is {key}", read_flag(reading, value), value.place)
        for key in sorted(reading.words.statuses)
        if (value := fields.take(key)) is not None
    ]
    return found + _in_the_list(reading, handle, fields, reading.words.statuses)


def _in_the_list(reading: Reading, handle: str, fields: Fields, known: Collection[str]) -> list[Expectation]:
    """What something is, or is not, in so many words; nothing where it can be none of them."""
    found = []
    for key, wanted in (("is", True), ("is not", False)) if known else ():
        if (value := fields.take(key)) is not None:
            for status in read_words(reading, value, "a state", known):
                found.append(Expectation("object", handle, f"is {status}", wanted, value.place))
    return found
