"""The outcome that an example documents, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .facts_in_words import FactWords, value_in_words

_TIMES = {0: "does not trigger", 1: "triggers once", 2: "triggers twice"}
_STATED = {
    "winner": "{} wins",
    "turn": "It is {}'s turn",
    "priority": "{} has priority",
    "state": "The state is {}",
    "showdown": "There is a showdown at {}",
    "resolved": "Resolves, in this order: {}",
    "illegal": "The last step is not allowed, by rule {}",
    "illegal answer": "An answer is not legal, by rule {}",
}
_NONE = {
    "winner": "Nobody wins.",
    "showdown": "There is no showdown.",
    "illegal": "The last step is allowed.",
    "illegal answer": "The answer is legal.",
}
_WITHOUT_A_RULE = {"illegal": "The last step is not allowed.", "illegal answer": "An answer is not legal."}


@dataclass(frozen=True)
class OutcomeWords:
    """Says outcomes of one example: whose `players` and `editions` those are that it names."""

    facts: FactWords
    waiting_zone: str
    players: frozenset[str]
    editions: frozenset[str]

    def lines(self, then: Mapping[str, Any]) -> Iterable[str]:
        """The lines of a `then`, a sentence each."""
        for key, value in then.items():
            yield from self._of_key(str(key), value)

    def _of_key(self, key: str, value: Any) -> Iterable[str]:
        if isinstance(value, Mapping) and self.editions.issuperset(key.split(", ")):
            yield from (f"Under {key}: {line}" for line in self.lines(value))
        elif key == "after resolving" and isinstance(value, Mapping):
            yield from (f"Once everything has resolved: {line}" for line in self.lines(value))
        elif key == "triggers" and isinstance(value, Mapping):
            yield from (f"{name} {_TIMES.get(many, f'triggers {many} times')}." for name, many in value.items())
        elif key == "asked" and isinstance(value, Mapping):
            yield from (_asked(str(question), many) for question, many in value.items())
        elif key == "events" and isinstance(value, list):
            yield from map(_happened, value)
        elif isinstance(value, Mapping):
            yield from (f"{self._fact(key, what, one)}." for what, one in _flat(value))
        else:
            yield self._of_the_game(key, value)

    def _of_the_game(self, key: str, value: Any) -> str:
        if key == self.waiting_zone:
            return f"On the {key}, oldest first: {value_in_words(value)}." if value else f"The {key} is empty."
        if value is True and key in _WITHOUT_A_RULE:
            return _WITHOUT_A_RULE[key]
        if value in (None, "none") and key in _NONE:
            return _NONE[key]
        if key == "winner" and value not in self.players and (value == "draw" or " and " in str(value)):
            return "The game is a draw." if value == "draw" else f"{value} win."  # a team's players win together
        if key in _STATED:
            said = self.facts.state_of_the_game(value) if key == "state" else ""
            return said or f"{_STATED[key].format(value_in_words(value) or 'nothing')}."
        return f"{key[:1].upper()}{key[1:]}: {value_in_words(value) or 'nothing'}."

    def _fact(self, name: str, what: str, value: Any) -> str:
        simple = not isinstance(value, list) or all(isinstance(one, str) for one in value)
        counted = isinstance(value, Mapping) and set(value) == {"count"}
        if not simple or (isinstance(value, Mapping) and not counted):
            return f"{name}: {what} {value_in_words(value)}"
        # What is expected of a player in a state is so of the hero, who is called by the same name.
        of_hero = what in ("is", "is not") or isinstance(value, bool)
        say = self.facts.of_player if name in self.players and not of_hero else self.facts.of_object
        return say(name, what, value)


def _asked(question: str, many: Any) -> str:
    times = "once" if many == 1 else f"{many} times"
    return f"Nobody is asked: {question}." if many == 0 else f"Asked {times}: {question}."


_HAPPENS = {0: "Never happens", 1: "Happens once", 2: "Happens twice"}


def _happened(event: Mapping[str, Any]) -> str:
    """Never happens: is destroyed. Happens twice: wins a wager (player Ann)."""
    many = event.get("times", 1)
    told = f"Happens {value_in_words(many)} times"
    times = _HAPPENS.get(many, told) if isinstance(many, int) else told
    more = ", ".join(f"{key} {value_in_words(one)}" for key, one in event.items() if key not in ("event", "times"))
    return f"{times}: {event.get('event')}{f' ({more})' if more else ''}."


def _flat(facts: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    """What is said of one object or player; of its counters each kind by itself."""
    for what, value in facts.items():
        if what == "counters" and isinstance(value, Mapping):
            yield from ((f"counter {name}", number) for name, number in value.items())
        else:
            yield str(what), value
