"""Words that are read by their form rather than by a list: numbers, power and toughness, symbols, subtypes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rules_data.core.abilities.digits import whole_number

from .phrases import Data
from .tokens import Text

_NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
_PLURALS = {
    "elves": "elf", "dwarves": "dwarf", "wolves": "wolf", "werewolves": "werewolf", "mice": "mouse", "oxen": "ox",
    "thieves": "thief", "faeries": "faerie", "zombies": "zombie", "fungi": "fungus", "allies": "ally",
    "pegasi": "pegasus", "mercenaries": "mercenary", "plains": "plains", "equipment": "equipment", "sphinxes": "sphinx",
    "phoenixes": "phoenix", "foxes": "fox", "djinn": "djinn", "samurai": "samurai", "merfolk": "merfolk",
    "treefolk": "treefolk", "kithkin": "kithkin", "eldrazi": "eldrazi", "locus": "locus", "octopuses": "octopus",
    "heroes": "hero", "harpies": "harpy", "pixies": "pixie", "leeches": "leech", "jellyfish": "jellyfish",
    "homunculi": "homunculus", "gates": "gate", "bosses": "boss", "hellions": "hellion", "horses": "horse",
    "fish": "fish", "pirates": "pirate", "aetherborn": "aetherborn", "kor": "kor", "minuses": "minus",
    "cyclops": "cyclops", "atlas": "atlas", "pegasus": "pegasus", "octopus": "octopus", "fungus": "fungus",
    "homunculus": "homunculus", "gear": "gear", "sphinx": "sphinx", "nautilus": "nautilus", "weirds": "weird",
    "aurochs": "aurochs",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Terminal:
    """One word read by its form. `read`: what it says, or None; `write`: the word, or None where it can't be said."""

    read: Callable[[Text, int], Data | None]
    write: Callable[[Data], str | None]


IRREGULAR = {one: several for several, one in _PLURALS.items()}  # how several of them are called, by the word for one


def singular(word: str) -> str:
    """The word for one of them."""
    if word in _PLURALS:
        return _PLURALS[word]
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3 else word


# Words after which a name is no longer what is spoken of, but what tells more about it.
_TELLING_MORE = frozenset(
    ("with", "without", "you", "your", "an", "a", "that", "target", "they", "from", "in", "of", "named", "each")
)
_NO_PLURALS = frozenset(("this", "its", "has", "is", "was", "plus", "loses", "gains"))


def says_several(words: Iterable[str]) -> bool:
    """Whether these words speak of several things: "creatures you control", and not "creature you control"."""
    for number, word in enumerate(words):
        if number and word in _TELLING_MORE:
            return False
        if word not in _NO_PLURALS and (singular(word) != word or _PLURALS.get(word) == word):
            return True
    return False


def is_plural(word: str, *, alike: bool = False) -> bool:
    """Whether a word is that for several things.

    `alike`: also where one of them is called the same, as Equipment is.
    """
    if word in _NO_PLURALS or "'" in word:
        return False
    return singular(word) != word or (alike and _PLURALS.get(word) == word)


def is_number(word: str) -> bool:
    """Whether a word says how many: three, 3, X."""
    return whole_number(word) is not None or word in _NUMBERS or word == "x"


def _number(text: Text, place: int) -> Data | None:
    word = text.words[place]
    if (number := whole_number(word)) is not None:
        return number
    if word in ("a", "an", "one"):
        return 1
    if word in _NUMBERS:
        return _NUMBERS.index(word)
    return "X" if word == "x" else None


def _write_number(data: Data) -> str | None:
    if data == "X":
        return "x"
    if isinstance(data, bool) or not isinstance(data, int) or data < 0:
        return None
    return str(data)


def _ordinal(text: Text, place: int) -> Data | None:
    return text.words[place] if text.words[place] in ORDINALS else None


def _capital(word: str) -> str:
    """A name with its capitals: Elf, Assembly-Worker, Power-Plant."""
    return "-".join(part.capitalize() for part in word.split("-"))


def _proper(known: frozenset[str], names: frozenset[str]) -> Terminal:
    """A subtype or tag: a word with a capital letter, or a word at the beginning of a sentence that is nothing else.

    `names`: words of phrases that are subtypes all the same.
    """

    def read(text: Text, place: int) -> Data | None:
        word = text.words[place]
        if not text.printed[place][0].isupper() or not word[0].isalpha() or word.endswith(("'s", "'")):
            return None
        if word.startswith("non-") or word == "x":
            return None
        one = singular(word)
        begins = one in names or (word not in known and one not in known)
        return _capital(one) if begins or text.is_proper(place) else None

    return Terminal(read, lambda data: data.lower() if isinstance(data, str) and data[:1].isupper() else None)


def _not_proper(text: Text, place: int) -> Data | None:
    word, printed = text.words[place], text.printed[place]
    return _capital(singular(word[4:])) if word.startswith("non-") and printed[4:5].isupper() else None


# Words that say something about counters, and are not a name of some.
_NO_NAMES = (
    "a", "an", "the", "additional", "that", "those", "these", "more", "each", "other", "another", "any", "no", "all",
    "its", "counter",
)  # fmt: skip


def _plain_word() -> Terminal:
    """A name in small letters, such as that of a counter."""

    def name(word: str) -> str | None:
        return word if word.isalpha() and word.islower() and word not in _NO_NAMES else None

    return Terminal(
        lambda text, place: name(text.printed[place]), lambda data: name(data) if isinstance(data, str) else None
    )


def _of_digits(word: str) -> int | None:
    """A number without a sign."""
    return None if word.startswith("-") else whole_number(word)


def _integer(sign: str) -> Terminal:
    def read(text: Text, place: int) -> Data | None:
        word = text.words[place]
        if not word.startswith(sign):
            return None
        number = word[len(sign) :]
        return "X" if sign and number == "x" else _of_digits(number)

    def write(data: Data) -> str | None:
        return f"{sign}{str(data).lower()}" if data == "X" or (isinstance(data, int) and data >= 0) else None

    return Terminal(read, write)


def _signed(text: Text, place: int) -> Data | None:
    """+2, -1, +X, -X: a change of a number."""
    word = text.words[place]
    if word[0] not in "+-" or len(word) < 2:
        return None
    if word[1:] == "x":
        return "X" if word[0] == "+" else "-X"
    number = _of_digits(word[1:])
    return number if number is None or word[0] == "+" else -number


def _write_signed(data: Data) -> str | None:
    if isinstance(data, str):
        return {"X": "+x", "-X": "-x"}.get(data)
    return f"{data:+d}" if isinstance(data, int) and not isinstance(data, bool) else None


def _resources(symbols: Mapping[str, str]) -> Terminal:
    """Symbols of costs and mana: {2}{W} is two of any resource and one white."""
    letters = {resource: symbol for symbol, resource in symbols.items()}
    generic = symbols.get("#", "generic")

    def read(text: Text, place: int) -> Data | None:
        found: dict[str, Data] = {}
        if text.words[place][0] != "{":
            return None
        for symbol in text.words[place][1:-1].split("}{"):
            number = _of_digits(symbol)
            name = symbols.get(symbol.upper()) if number is None else generic
            if name is None:
                return None
            before = found.get(name, 0)
            found[name] = (before if isinstance(before, int) else 0) + (1 if number is None else number)
        return found

    def write(data: Data) -> str | None:
        if not isinstance(data, dict) or not data:
            return None
        parts: list[str] = []
        for name, count in data.items():
            if not isinstance(count, int) or (name != generic and name not in letters):
                return None
            parts.append(f"{{{count}}}" if name == generic else f"{{{letters[name]}}}" * count)
        return "".join(parts)

    return Terminal(read, write)


def _symbol(symbols: Mapping[str, str]) -> Terminal:
    """A single symbol of a resource, which says no number of it."""
    letters = {resource: symbol for symbol, resource in symbols.items() if symbol != "#"}

    def read(text: Text, place: int) -> Data | None:
        word = text.words[place]
        return symbols.get(word[1:-1].upper()) if word[0] == "{" and word != "{#}" else None

    return Terminal(read, lambda data: f"{{{letters[data]}}}" if isinstance(data, str) and data in letters else None)


# What is said of what scenarios ask, and never read: whoever shows data to a reader has the words.
ONLY_SAID = (
    "any word", "any noun", "player", "one noun", "number word", "those", "what happened", "counted", "predicate",
    "whose", "stat name", "calculation", "span", "own zone", "player number", "phase name", "cost called",
    "state of it", "acted on", "states", "out of", "into", "places", "what happens", "time", "happens", "any verb",
    "into zone", "back to", "any place", "sought", "sided", "counted times", "paying", "alternatives",
    "minus number", "proper noun", "box noun", "all of them", "often", "ordinals",
    "happened", "would happen", "itself", "either event", "price told", "bare event", "triggering", "counters told",
    "kept changes", "changes", "counter name",
)  # fmt: skip


def terminals(
    known: frozenset[str], symbols: Mapping[str, str], names: frozenset[str] = frozenset()
) -> Mapping[str, Terminal]:
    """The words that are read by their form; `known` are those that phrases spell out, `names` subtypes."""
    return {
        "number": Terminal(_number, _write_number),
        "digits": _integer(""),
        "plus": _integer("+"),
        "minus": _integer("-"),
        "ordinal": Terminal(_ordinal, lambda data: data if isinstance(data, str) and data in ORDINALS else None),
        "mana": _resources(symbols),
        "symbol": _symbol(symbols),
        "word": _plain_word(),
        **dict.fromkeys(ONLY_SAID, Terminal(lambda text, place: None, lambda data: None)),
        "signed": Terminal(_signed, _write_signed),
        "proper": _proper(known, names),
        "title": Terminal(
            lambda text, place: text.printed[place] if text.printed[place][0].isupper() else None,
            lambda data: data.lower() if isinstance(data, str) and data[:1].isupper() else None,
        ),
        "not proper": Terminal(
            _not_proper, lambda data: f"non-{data.lower()}" if isinstance(data, str) and data[:1].isupper() else None
        ),
    }
