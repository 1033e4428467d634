"""Data in the phrases of a game, as a reader sees them: several things in the plural, names with their capitals."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from rules_data.core.abilities.effects import VERBS
from rules_data.core.abilities.english import (
    UnableToRenderAbility,
    article,
    infinitive,
    listed,
    past,
    plural,
    second_person,
    third_person,
)
from rules_data.core.abilities.model import Ability
from rules_data.core.abilities.reading import (
    HAPPENED,
    IRREGULAR,
    OTHERWISE,
    WOULD,
    Bound,
    Phrase,
    Piece,
    Slot,
    ability_text,
    candidates,
)

from .fitting import fits
from .lexicon import Voice, player_named, words
from .told import told

# What is said of several things is said of the nouns among its parts; what else stands in a phrase has its own number.
_OF_SEVERAL = frozenset(("type", "subtype", "proper", "stacked", "one noun", "any noun"))
# Nouns within a sentence are of several things unless a word before them says that it is one.
NOUNS = frozenset(("noun", "card noun", "plural", "counted"))
OF_ONE = frozenset(("a", "another", "each", "every", "that", "target", "enchant", "one", "first", "next", "this"))
_BETWEEN = ("random",)  # words between one that says how many and the noun
_IN_ONE_FORM = frozenset((HAPPENED, WOULD))  # of one and of several: died, would die; but was and were
_JOINING = frozenset(("or", "and", ","))
_OF_ME = (("I are ", "I'm "), ("I were ", "I was "))
_CLOSE = frozenset((",", ".", ":", "/"))

Special = Callable[[Any, bool], str | None]
SPECIAL: dict[str, Special] = {}
IN_VOICE: dict[tuple[str, Voice], Special] = {}
# Kinds of phrases that a verb can follow, and whether it is that of several.
AGREEING: dict[str, Callable[[Any], bool]] = {}


def special(*kinds: str, voice: Voice | None = None) -> Callable[[Special], Special]:
    """What says these kinds of phrases in place of phrases: what is made of many pieces, in any order.

    `voice`: only on cards that speak of themselves so.
    """

    def register(say_it: Special) -> Special:
        SPECIAL.update(dict.fromkeys(kinds, say_it) if voice is None else {})
        IN_VOICE.update({(kind, voice): say_it for kind in kinds if voice is not None})
        return say_it

    return register


def say(kind: str, data: Any, *, many: bool = False) -> str | None:
    """The words for data as a phrase of a kind; None where no phrase says it."""
    data = told(data)
    if (own := IN_VOICE.get((kind, words().voice)) or SPECIAL.get(kind)) is not None:
        return own(data, many)
    return by_phrases(kind, data, many=many)


def ability_in_words(ability: Ability) -> str:
    """An ability within another; raises UnableToRenderAbility where no words are known."""
    said = say("ability", ability)
    if said is None:
        raise UnableToRenderAbility(f"No words are known for {ability!r}.")
    return said


def by_phrases(kind: str, data: Any, *, many: bool = False) -> str | None:
    """As `say`, by the phrases of the kind and the forms of its words alone."""
    if (form := _FORMS.get(kind)) is not None and (said := form(data, many)) is not None:
        return said
    grammar = ability_text(words().game).grammar
    for each in (kind,) if kind.endswith(OTHERWISE) else (kind, f"{kind}{OTHERWISE}"):
        for phrase in candidates(grammar, each, data):
            for bound in fits(phrase.data, data, {}):
                said = spelled(phrase, bound, many=many)
                if said is not None:
                    return said
    return None


def spelled(phrase: Phrase, bound: Bound, *, many: bool) -> str | None:
    """A phrase with what stands in its places."""
    pieces = phrase.several if many else _conjugated(phrase, bound)
    found: list[str] = []
    for place, piece in enumerate(pieces):
        if not isinstance(piece, Slot):
            found.append(shown(piece))
            continue
        kind = "acted on" if piece.kind == "subject" and place else piece.kind
        several = _is_several(pieces, place, many) and not is_one(pieces[:place][-1:], bound)
        said = say(kind, bound[piece.name], many=several)
        if said is None:
            return None
        found.append(said)
    return of_me(joined(found))


def subject_and_verb(subject: str, said: str) -> str:
    """I have, I'm, this has"""
    return of_me(f"{subject} {said}")


def of_me(said: str) -> str:
    """What a card says of itself, with the verb for "I"."""
    for long, short in _OF_ME:
        said = f"{short}{said.removeprefix(long)}" if said.startswith(long) else said
    return said


def _is_several(pieces: tuple[Piece, ...], place: int, many: bool) -> bool:
    """Whether the words in a place are those of several things."""
    kind = getattr(pieces[place], "kind", "")
    if kind in NOUNS:
        before = [piece for piece in pieces[:place] if piece not in _BETWEEN]
        return before[-1] not in OF_ONE if before else many
    return many and kind in _OF_SEVERAL and _is_counted(pieces, place)


def is_one(before: Sequence[Piece], bound: Bound) -> bool:
    """Whether the word before a noun is the figure 1."""
    return any(isinstance(piece, Slot) and piece.kind == "digits" and bound[piece.name] == 1 for piece in before)


def _is_counted(pieces: tuple[Piece, ...], place: int) -> bool:
    """Whether a noun at a place is the one that is counted: the last, and those that are listed with it."""
    behind = place + 1
    while behind < len(pieces) and pieces[behind] in _JOINING:
        behind += 1
    return behind == len(pieces) or (behind > place + 1 and _is_counted(pieces, behind))


# --- verbs --------------------------------------------------------------------------------------------------------


def _conjugated(phrase: Phrase, bound: Bound) -> tuple[Piece, ...]:
    """The phrase with its verb, which stands next to whoever does it, as they ask for: dies, die, was, were."""
    first = phrase.spellings[0][0]
    agrees = AGREEING.get(first.kind) if isinstance(first, Slot) else None
    if agrees is None or not isinstance(first, Slot):
        return phrase.spellings[0]
    many = agrees(bound[first.name])
    if phrase.kind.removesuffix(OTHERWISE) in _IN_ONE_FORM:
        return phrase.several if many else phrase.spellings[0]
    found, behind = list[Piece](), ""
    for place, choice in enumerate(phrase.choices):
        verbs = _verbs(choice, bound)
        if verbs and (place == 1 or (behind == "or" and len(choice) > 1)):
            found.append(verb_form(verbs, many))
            behind = "verb"
        else:
            found += choice[0]
            joins = behind == "verb" and choice[0] in (("or",), ("and",))
            behind = "or" if joins else behind if choice[0] == () else ""
    return tuple(found)


def _verbs(choice: tuple[tuple[Piece, ...], ...], bound: Bound) -> list[str]:
    """The forms of a verb among which one is chosen; of an event in its own word, that."""
    only = choice[0][0] if len(choice) == 1 and len(choice[0]) == 1 else ""
    if isinstance(only, Slot):
        return [str(bound[only.name])] if only.kind == "happens" else []
    return [each[0] for each in choice if len(each) == 1 and isinstance(each[0], str)]


def verb_form(verbs: list[str], many: bool) -> str:
    """One of die/dies, is/are."""
    if verbs[0] in _JOINING:
        return verbs[0]
    if len(verbs) == 1:
        third, base = (
            (verbs[0], second_person(verbs[0]))
            if verbs[0].split(" ")[0].endswith("s")
            else (third_person(verbs[0]), verbs[0])
        )
    else:
        third = next((one for one in verbs if _is_third(one, verbs)), verbs[0])
        base = next(one for one in verbs if one != third)
    return base if many else third


def _is_third(verb: str, verbs: Collection[str]) -> bool:
    """Whether a verb is that of one thing: dies beside die, is."""
    return verb in ("is", "has", "does", "isn't") or any(third_person(one) == verb for one in verbs)


def shown(word: str) -> str:
    """A word of a phrase as a reader sees it: power for its symbol."""
    return ability_text(words().game).grammar.shown.get(word, word)


def joined(parts: list[str]) -> str:
    """Words one after another, with the spaces and articles between them; what is quoted stands close to its marks."""
    said, quoted = "", False
    for part in parts:
        within = quoted and (part == '"' or said.endswith('"'))
        close = within or part in _CLOSE or not said or said.endswith(("/", " +"))
        if said.endswith(" a") or said == "a":
            said = f"{said[:-1]}{article(part)}"
        else:
            said += part if close else f" {part}"
        quoted = not quoted if part == '"' else quoted
    return said


# --- words by their form ------------------------------------------------------------------------------------------


def _proper(data: Any, many: bool) -> str | None:
    if not isinstance(data, str) or not data[:1].isupper() or " " in data:
        return None
    return called_several(data) if many else data


def called_several(noun: str) -> str:
    """Of a noun as the game has it: heroes, Elves, Gold."""
    return plural(noun, {**IRREGULAR, **words().plurals})


def _plain(data: Any, many: bool) -> str | None:
    return data if isinstance(data, str) else None


def _noun(data: Any, many: bool) -> str | None:
    each = data if isinstance(data, list) else [data]
    if not all(isinstance(one, str) for one in each):
        return None
    return listed([called_several(one) if many else one for one in each], "or")


def _figure(data: Any, many: bool) -> str | None:
    return str(data) if isinstance(data, int) and not isinstance(data, bool) else None


def _signed(data: Any, many: bool) -> str | None:
    if data == "X":
        return "+X"
    return f"{data:+d}" if isinstance(data, int) and not isinstance(data, bool) else None


def _own_zone(data: Any, many: bool) -> str | None:
    """hand, banished zone: a zone that each player has"""
    within = words().zones[data].within if data in words().zones else ""
    return within.removeprefix("in {} ") if within.startswith("in {} ") else None


# Instructions that say nothing by their word alone.
_NOT_BY_THEMSELVES = frozenset(("extra combat phase", "extra turn", "give", "deal", "deal divided", "prevent", "roll"))
_FORMS: Mapping[str, Special] = {
    "proper": _proper,
    "not proper": lambda data, many: f"non-{data}" if isinstance(data, str) and data[:1].isupper() else None,
    "any word": _plain,
    "any noun": _noun,
    "title": _plain,
    "ordinal": _plain,
    "ordinals": lambda data, many: listed(data) if isinstance(data, list) else None,
    "name": _plain,
    "counter name": _plain,
    "keyword": lambda data, many: words().keyword(data) if isinstance(data, str) else None,
    "player": lambda data, many: player_named(data),
    "number word": lambda data, many: words().stats.get(data),
    "digits": _figure,
    "signed": _signed,
    "minus number": lambda data, many: _signed(-data, many) if isinstance(data, int) else None,
    "proper noun": lambda data, many: str(data) if many else article(str(data)),
    "box noun": lambda data, many: called_several(str(data)) if many else article(str(data)),
    "number": _figure,
    "span": lambda data, many: None if data in ("", "together") else data,
    "time": lambda data, many: str(data).removesuffix(" of"),
    "states": lambda data, many: listed(data),
    "happens": lambda data, many: str(data),
    "happened": lambda data, many: past(str(data), many),
    "would happen": lambda data, many: f"would {infinitive(str(data))}",
    "any verb": lambda data, many: data if data in VERBS and data not in _NOT_BY_THEMSELVES else None,
    "sided": lambda data, many: f"{data}-sided" if isinstance(data, int) else None,
    "category": _plain,
    "phase name": lambda data, many: by_phrases("phase", data) if isinstance(data, str) else None,
    "player number": lambda data, many: words().player_stats.get(data),
    "own zone": _own_zone,
    "cost called": lambda data, many: data if str(data).endswith("cost") else f"{data} cost",
}
