"""Everything that a game's vocabulary declares, entry by entry, by the names under which a reader meets it in files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules_data.core.evaluator import Vocabulary

from .fields import Met
from .read_changes import keys_of_changes

_ALIKE = {"a choice of objects": "a filter", "a keyword of a used ability": "when it can be used"}


@dataclass(frozen=True, slots=True, order=True)
class Entry:
    """A key or a word, and of what it is one."""

    what: str
    word: str

    def __str__(self) -> str:
        return f"{self.what}: {self.word}"


def entry_of(met: Met, words: Vocabulary) -> Entry:
    """The entry that was met: what every instruction can say is one, and to choose objects is to filter them."""
    if met.what.startswith("the instruction ") and met.word in words.keys_of_any_verb:
        return Entry("an instruction", met.word)
    if met.what == "how long it lasts" and met.key:
        return Entry(met.what, met.word.removesuffix(" of"))  # whose turn it is stands behind the duration
    return Entry(_ALIKE.get(met.what, met.what), met.word)


def declared(words: Vocabulary) -> Iterator[Entry]:
    """The entries of a game, beside what its events carry."""
    for lead, ability in words.abilities.items():
        yield Entry(f"an ability with `{lead}`", lead)
        yield from (Entry(f"an ability with `{lead}`", key) for key in ability.keys)
    for verb in words.verbs:
        own = (key for key in words.parts_of(verb) if key not in words.keys_of_any_verb)
        yield from (Entry(f"the instruction {verb!r}", key) for key in own)
    yield from (Entry("an instruction", key) for key in words.keys_of_any_verb)
    yield from (Entry("a filter", key) for key in words.filter_keys)
    yield from (Entry("changes", key) for key in keys_of_changes(words))
    yield from (Entry("a step", key) for step, form in words.steps.items() for key in (step, *form.keys))
    lists = {
        "an event": words.events, "a keyword": words.keywords, "a state": words.statuses, "a zone": words.zones,
        "a type": words.types, "what cannot be done": (*words.prohibitions, *words.own_prohibitions),
        "what can be done": words.permissions, "what must be done": words.requirements,
        "a question": words.questions, "how long it lasts": words.durations,
        "a limit": [limit.value for limit in words.limits], "when it can be used": words.timings,
        "a cost": (*words.cost_verbs, *words.resources), "a phase": words.phases,
    }  # fmt: skip
    yield from (Entry(what, word) for what, known in lists.items() for word in known)
