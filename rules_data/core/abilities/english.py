"""English that every game shares: lists, articles, plurals, sentences, ordinals, and verbs by person and tense."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType


class UnableToRenderAbility(ValueError):
    """The ability holds something no sentence is known for; the message names it."""


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_BE = {"is": ("be", "are", "was"), "has": ("have", "have", "had"), "does": ("do", "do", "did")}
_PAST = {
    "is": "was", "are": "were", "has": "had", "does": "did", "becomes": "became", "draws": "drew", "holds": "held",
    "leaves": "left", "loses": "lost", "wins": "won", "spends": "spent", "takes": "took", "deals": "dealt",
    "puts": "put", "hits": "hit", "fights": "fought", "casts": "cast", "sets": "set",
    "chooses": "chose", "gives": "gave", "freezes": "froze",
}  # fmt: skip
_PARTICIPLES = {
    "is": "been", "becomes": "become", "draws": "drawn", "takes": "taken", "does": "done", "chooses": "chosen",
    "gives": "given", "freezes": "frozen",
}  # fmt: skip
_TEENS = (11, 12, 13)
_TIMES = ("no times", "once", "twice")


def listed(parts: Sequence[str], last: str = "and") -> str:
    """a, b and c"""
    return f" {last} ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


# X and numbers such as 8 and 11 begin as they are spoken.
_LIKE_A_VOWEL = re.compile(r"[aeio8]|(?:X|11|18)\b", re.IGNORECASE)


def article(noun: str) -> str:
    """a creature, an Elf, another creature, an X/X token, an 8/8 token"""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if _LIKE_A_VOWEL.match(noun) else 'a'} {noun}"


def plural(noun: str, irregular: Mapping[str, str] = MappingProxyType({})) -> str:
    """creatures, abilities, Elves, poison counters: of a noun with nothing behind it; `irregular` in small letters."""
    front, space, last = noun.rpartition(" ")
    several = irregular.get(last) or irregular.get(last.lower())
    if several is None:
        return f"{front}{space}{_regular(last)}"
    return f"{front}{space}{several.capitalize() if last[:1].isupper() else several}"


def singular(noun: str) -> str:
    """action point, of action points; colorless and chaos, which are no plurals, stay: of a plural with a plain s."""
    return noun if noun.endswith(("ss", "os", "us", "is")) else noun.removesuffix("s")


def _regular(noun: str) -> str:
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "x", "ch", "sh")) else f"{noun}s"


def sentence(text: str) -> str:
    """A clause with its first letter capital and a full stop behind it."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", '."')) else f"{text}."


def capitals_behind_stops(text: str) -> str:
    """Each sentence behind the first begins with a capital letter."""
    return re.sub(r"(?<=\. )[a-z]", lambda found: found.group().upper(), text)


def ordinal(number: int) -> str:
    """first, 21st"""
    if 0 < number <= len(_ORDINALS):
        return _ORDINALS[number - 1]
    ending = "th" if number % 100 in _TEENS else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def times(number: int) -> str:
    """once, twice, 3 times"""
    return _TIMES[number] if 0 <= number < len(_TIMES) else f"{number} times"


def third_person(phrase: str) -> str:
    """draw 1 -> draws 1, for what another player does."""
    verb, _, rest = phrase.partition(" ")
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        said = f"{verb[:-1]}ies"
    else:
        said = f"{verb}{'es' if verb.endswith(('s', 'x', 'ch', 'sh', 'o')) else 's'}"
    return f"{said} {rest}".strip()


def second_person(phrase: str) -> str:
    """draws a card -> draw a card, for what you do; is dealt damage -> are dealt damage"""
    word, space, rest = phrase.partition(" ")
    return f"{_BE[word][1] if word in _BE else infinitive(word)}{space}{rest}"


def infinitive(phrase: str) -> str:
    """dies -> die, as it stands behind "would"; is exiled -> be exiled"""
    word, space, rest = phrase.partition(" ")
    if word in _BE:
        bare = _BE[word][0]
    elif word == "dies":
        bare = "die"
    elif word.endswith("ies"):
        bare = f"{word[:-3]}y"
    elif word.endswith(("shes", "ches", "sses", "xes", "oes")):
        bare = word[:-2]
    else:
        bare = word.removesuffix("s")
    return f"{bare}{space}{rest}"


def past(phrase: str, many: bool) -> str:
    """dies -> died; is exiled -> was exiled, of several were exiled"""
    word, space, rest = phrase.partition(" ")
    if word == "is" and many:
        return f"were{space}{rest}"
    base = infinitive(word)
    regular = f"{base[:-1]}ied" if base.endswith("y") and base[-2:-1] not in "aeiou" else f"{base.removesuffix('e')}ed"
    return f"{_PAST.get(word, regular)}{space}{rest}"


def participle(verb: str) -> str:
    """dies -> died, as it stands behind "has"; draws -> drawn"""
    return _PARTICIPLES.get(verb) or past(verb, many=False)
