"""Changes of what an object is: its types, tags, domains, its name, what it copies, who controls it."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.abilities import Change
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.policy import (
    A_COPY_GOES_ON_LYING_AS_IT_LIES,
    A_LOST_TYPE_TAKES_ITS_WORDS,
    A_REMOVAL_SPARES_WHAT_WAS_ADDED,
    A_WORD_THAT_IS_SET_REPLACES_OTHERS,
)
from rules_data.core.evaluator.state import replace

from .derivations import Deriving
from .table import Layers
from .working import Do, Working, is_forbidden, is_meant, was_removed


def _words(working: Working, change: kinds.OfWord) -> tuple[str, set[str]]:
    """Where the words of a change are kept, by what that is called."""
    if isinstance(change, kinds.GainType | kinds.LoseType):
        return "type", working.traits.types
    return "tag", working.traits.tags


def _gain_word(ev: Deriving, layers: Layers, working: Working, change: kinds.OfWord, amount: int) -> bool:
    more = change.more if isinstance(change, kinds.GainTag) else ()
    what, words = _words(working, change)
    named = layers.every if change.word == kinds.EVERY_TAG else (change.word, *more)
    gained = [_gain(ev, layers, working, what, words, word) for word in named]
    return any(gained)


def _gain(ev: Deriving, layers: Layers, working: Working, what: str, words: set[str], word: str) -> bool:
    if word == kinds.CHOSEN_TAG:
        return False
    if is_forbidden(working, "gain", word) or was_removed(ev, layers, working, what, word):
        return False
    words.add(word)
    working.gained.setdefault(what, []).append(word)
    if what == "tag":
        working.traits.abilities += layers.brings(word, working.traits)
    return True


def _set_word(ev: Deriving, layers: Layers, working: Working, change: kinds.SetTag, amount: int) -> bool:
    """Be so in place of what it was of the same kind, and of its own text."""
    traits = working.traits
    if ev.rules.ask(A_WORD_THAT_IS_SET_REPLACES_OTHERS, change.word):
        traits.tags -= layers.displaced(traits)
        traits.abilities, traits.keywords = (), {}
        traits.several.clear()
    traits.tags.add(change.word)
    traits.abilities += layers.brings(change.word, traits)
    return True


def _replace_word(ev: Deriving, layers: Layers, working: Working, change: kinds.ReplaceTag, amount: int) -> bool:
    """Be so in place of what it was of the same kind."""
    traits = working.traits
    if ev.rules.ask(A_WORD_THAT_IS_SET_REPLACES_OTHERS, change.word):
        traits.tags -= layers.of_its_kind(change.word, traits)
    traits.tags |= {change.word, *change.more}
    return True


def _lose_word(ev: Deriving, layers: Layers, working: Working, change: kinds.OfWord, amount: int) -> bool:
    what, words = _words(working, change)
    if is_forbidden(working, "lose", change.word):
        return False
    spared = working.gained.get(what, []) if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    lost = {word for word in words if is_meant(layers, word, change.word)}
    words -= lost - set(spared)
    if what == "type" and lost and (left := layers.left_behind(working.traits)):
        working.traits.tags -= left if ev.rules.ask(A_LOST_TYPE_TAKES_ITS_WORDS) else set()
    working.removed |= {(what, word) for word in lost | {change.word}}
    return True


def _set_domain(ev: Deriving, layers: Layers, working: Working, change: kinds.SetDomain, amount: int) -> bool:
    if change.domain == kinds.CHOSEN_DOMAIN:
        return False
    working.traits.domains.clear()
    if change.domain:
        working.traits.domains |= {change.domain, *change.more}
    return True


def _set_name(ev: Deriving, layers: Layers, working: Working, change: kinds.SetName, amount: int) -> bool:
    working.traits.name = change.name
    return True


def _copy(ev: Deriving, layers: Layers, working: Working, change: kinds.Copy, amount: int) -> bool:
    """Lose what it is and get what is copyable of another."""
    if change.card is None:
        return False
    statuses = working.thing.statuses
    lies = statuses if statuses and ev.rules.ask(A_COPY_GOES_ON_LYING_AS_IT_LIES) else frozenset()
    blank = replace(working.thing, card=change.card, statuses=lies)
    copied, traits = layers.printed(blank), working.traits
    traits.types, traits.tags, traits.keywords = copied.types, copied.tags, copied.keywords
    traits.stats, traits.base, traits.abilities = copied.stats, copied.base, copied.abilities
    traits.several = copied.several
    traits.name, traits.domains = copied.name, copied.domains
    return True


def _control(ev: Deriving, layers: Layers, working: Working, change: kinds.Controlled, amount: int) -> bool:
    working.traits.controller = change.player
    return True


CHANGES_OF_WORDS: Mapping[type[Change], Do] = {
    kinds.GainType: _gain_word,
    kinds.GainTag: _gain_word,
    kinds.LoseType: _lose_word,
    kinds.LoseTag: _lose_word,
    kinds.SetTag: _set_word,
    kinds.ReplaceTag: _replace_word,
    kinds.SetDomain: _set_domain,
    kinds.SetName: _set_name,
    kinds.Copy: _copy,
    kinds.Controlled: _control,
}
