"""A phrase with its words in the forms that whoever acts and how many things there are ask for.

draw a card, draws two cards; target creature gets, creatures you control get; to its owner's hand, to their owners'
hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from rules_data.core.abilities.english import third_person
from rules_data.core.abilities.model_conditions import Condition
from rules_data.core.abilities.reading import (
    OTHERWISE,
    SHARED,
    Bound,
    Phrase,
    Piece,
    Slot,
    ability_text,
    candidates,
)

from .conditions import condition
from .fitting import fits, partly
from .lexicon import Voice, words
from .numbers import counting, measuring
from .saying import AGREEING, NOUNS, OF_ONE, is_one, joined, say, shown, verb_form
from .told import Told

Choice = tuple[tuple[Piece, ...], ...]
# Words behind which a verb stands that the same one does.
_GOING_ON = frozenset((("and",), (",",), ("then",), ("or",)))
# Verbs of what comes to be so, and of what is always so.
_COMING, _BEING = frozenset(("gain", "become")), frozenset(("have", "is"))
_NO_VERBS = frozenset(("after", "the", "there", ""))
_SENTENCES = frozenset(("act", "objective", f"act{OTHERWISE}"))
_YOU = frozenset((("you",), ("may",)))
# Whose something is of whoever acts.
_OWN = (("your",), ("their",))
_MANY = frozenset((("of",), ("many",)))
_UP_TO = ((("up",),), (("to",),))
# A cost behind these words is what is paid, and what is done to pay it.
_PAID: Mapping[tuple[Piece, ...], str] = {("pay",): "price", ("may",): "paid within", (",",): "paid within"}
_WHEN = (("when",), ("whenever",))
_NUMBERS = frozenset(("number", "digits", "count"))
_OF_ONE = frozenset((word,) for word in OF_ONE)
_COUNTED = frozenset(("token", "counter name", "sought", "card core"))
_SUBJECTS = frozenset(("objects", "source", "those", "subject", "who", "affected"))
# Kinds of phrases that are of several things where those before them are.
_OF_THOSE = frozenset(
    ("changes", "token", "sought", "card core", "copies", "any noun", "proper noun", "box noun", "into zone", "back to")
)


@dataclass(frozen=True, slots=True)
class Form:
    """What the words of a phrase have to agree with.

    `by_another`: somebody does it who is named before it. `permitted`: it stands behind "may", where what has somebody
    else for its subject is to have that done. Of what is changed: `many` objects are meant, and it is `always` so, not
    from now on.
    """

    by_another: bool = False
    permitted: bool = False
    many: bool = False
    always: bool = False


_PLAIN = Form()


def in_pieces(kinds: Sequence[str], data: Mapping[str, Any] | list[Any], form: Form = _PLAIN) -> str | None:
    """The phrase that says all of the data; otherwise the one that says the most, and the rest in phrases behind it."""
    for say_it in (_whole, _with_more_behind):
        for kind in kinds:
            if (said := say_it(kind, data, form)) is not None:
                return said
    return None


def in_literal_words(kind: str, data: Mapping[str, Any]) -> str | None:
    """As `in_pieces`, by phrases alone that spell out what each key has, and leave none as a whole to other phrases."""
    for phrase in _known(kind, data):
        if isinstance(phrase.data, dict) and not any(str(value)[0] == "$" for value in phrase.data.values()):
            for bound in fits(phrase.data, data, {}):
                if (said := worded(phrase, bound)) is not None:
                    return said
    return None


def _known(kind: str, data: Mapping[str, Any] | list[Any]) -> list[Phrase]:
    """The phrases of a kind that can say something of the data, those of the game itself first."""
    return _sorted(words().game, kind, tuple(data) if isinstance(data, dict) else None)


@lru_cache(maxsize=4096)
def _sorted(game: str, kind: str, keys: tuple[str, ...] | None) -> list[Phrase]:
    """The same by the keys of the data alone; None where it has no keys."""
    known = candidates(ability_text(game).grammar, kind, [] if keys is None else dict.fromkeys(keys, True))
    whole = kind.startswith("guarded")  # where an instruction alone is one too, which is said elsewhere
    return sorted((one for one in known if not whole or isinstance(one.data, dict)), key=_first)


def _first(phrase: Phrase) -> tuple[bool, int]:
    """Where a phrase comes among those that can say the same: what says more of it by its own words is closer to it."""
    return phrase.at.startswith(SHARED), -phrase.told


def _whole(kind: str, data: Mapping[str, Any] | list[Any], form: Form) -> str | None:
    for phrase in _known(kind, data):
        for bound in fits(phrase.data, data, {}):
            if (said := worded(phrase, bound, form)) is not None:
                return said
    return None


def _with_more_behind(kind: str, data: Mapping[str, Any] | list[Any], form: Form) -> str | None:
    if not isinstance(data, Mapping):
        return None
    behind = "act behind" if kind == "objective" else f"{kind.removesuffix(OTHERWISE)} behind"
    apart = frozenset(_keys_behind(words().game, behind)) & data.keys()
    if not apart:
        return None
    for phrase in sorted(_known(kind, data), key=lambda one: -len(one.data) if isinstance(one.data, dict) else 0):
        for bound, left in partly(phrase.data, dict(data), apart):
            said = worded(phrase, bound, form) if len(left) < len(data) else None
            more = _behind(behind, left) if said is not None else None
            if said is not None and more is not None:
                return " ".join([said, *more]).replace(" ,", ",").replace(" .", ".")
    return None


def _behind(kind: str, left: dict[str, Any]) -> list[str] | None:
    """What is told behind a phrase, in the order of the phrases that tell it."""
    order = {key: place for place, key in enumerate(_keys_behind(words().game, kind))}
    if not left.keys() <= order.keys():
        return None
    found = [say(kind, {key: left[key]}) for key in sorted(left, key=lambda key: order[key])]
    return [one for one in found if one is not None] if None not in found else None


def _keys_behind(game: str, kind: str) -> list[str]:
    known = ability_text(game).grammar.phrases.get(kind, ())
    return [key for phrase in known if isinstance(phrase.data, dict) for key in phrase.data]


_AS_SUBJECT = {"them": "they"}


def worded(phrase: Phrase, bound: Bound, form: Form = _PLAIN) -> str | None:
    """A phrase with what stands in its places."""
    by_another, permitted, many = form.by_another, form.permitted, form.many
    if by_another and not _begins_with_a_verb(phrase):
        return None
    choices = _of_changes(phrase, form) if phrase.kind.startswith("changes") else phrase.choices
    found: list[str] = []
    for place, choice in enumerate(choices):
        piece = choice[0][0] if len(choice[0]) == 1 else None
        if not isinstance(piece, Slot):
            found += [_when(phrase, bound)] if choice == _WHEN else _words(choices, place, by_another, many)
            continue
        own = place == 0 and piece.kind == "objects" and bound[piece.name] == "me" and phrase.kind in _SENTENCES
        if own:
            said: str | None = words().speaker
        elif piece.kind in NOUNS and place and is_one(choices[place - 1][0][-1:], bound):
            said = say(piece.kind, bound[piece.name])
        else:
            said = _in_its_place(choices, place, piece, bound[piece.name], many)
        if said is None:
            return None
        if place == 0:
            said = third_person(said) if piece.kind == "any verb" and by_another else _AS_SUBJECT.get(said, said)
        found.append(said)
        several = words().speaker == "I" if own else _several(piece, bound[piece.name], many)
        many = several or (permitted and place == 0) or form.many
    begins = permitted and phrase.kind in _SENTENCES and isinstance(phrase.choices[0][0][0], Slot)
    return f"have {joined(found)}" if begins and not _begins_with_a_verb(phrase) else joined(found)


def _when(phrase: Phrase, bound: Bound) -> str:
    """Whenever, unless it happens to the object itself, and but once; other cards say "when" of everything."""
    slots = (one for one in phrase.spellings[0] if isinstance(one, Slot) and one.kind == "event")
    event = next((bound[one.name] for one in slots), None)
    several: Any = event.get("joined", event.get("any of", [event])) if isinstance(event, dict) else []
    own = any(isinstance(one, dict) and one.get("object") == "me" for one in several[:1])
    own = own and not any(isinstance(one, dict) and one.get("event") in words().recurring for one in several)
    return "when" if own or words().voice is Voice.FIRST_PERSON else "whenever"


def _of_changes(phrase: Phrase, form: Form) -> tuple[Choice, ...]:
    """The words for what is changed: gains or, of what is always so, has; of several gain, have."""
    ways = phrase.ways[1:2] if phrase.told_apart and form.many else phrase.ways[:1]
    if form.always and ways[0][0][0][0] in _COMING:
        ways = tuple(way for way in phrase.ways if way[0][0][0] in _BEING) or ways
    return tuple((_chosen(choice, form.many),) for choice in ways[0])


def _chosen(choice: Choice, many: bool) -> tuple[Piece, ...]:
    forms = [one[0] for one in choice if len(one) == 1 and isinstance(one[0], str)]
    return (verb_form(forms, many),) if len(forms) == len(choice) > 1 and forms[0] != "a" else choice[0]


def _begins_with_a_verb(phrase: Phrase) -> bool:
    """Whether somebody can be named before it who does it."""
    first = phrase.choices[0][0][0] if phrase.choices[0][0] else ""
    return first.kind == "any verb" if isinstance(first, Slot) else first not in _NO_VERBS


def _in_its_place(choices: tuple[Choice, ...], place: int, slot: Slot, data: Any, many: bool) -> str | None:
    """What stands in a place of a phrase, as the words before it ask for it."""
    before = choices[place - 1][0] if place else ()
    if slot.kind in _NUMBERS:
        how = counting if _is_counted(choices, place) else measuring
        return how(data, digits=slot.kind == "digits", one=_one(choices, place, slot))
    if slot.kind == "condition":
        return condition(cast(Condition, data.record)) if isinstance(data, Told) else None
    if slot.kind == "amount" and isinstance(data, int) and before == ("to",):
        return None  # nothing is equal to 2
    kind = _PAID.get(before, slot.kind) if slot.kind == "cost" else slot.kind
    counting_word = choices[place - 2][0] if before == ("tapped",) and place > 1 else before
    said = say(kind, data, many=_is_of_several(slot.kind, place, counting_word, many))
    if kind in NOUNS and before[-1:] == ("each",) and said is not None and said.startswith("your "):
        # "For each your unit" is not English.
        return f"of {say(kind, data, many=True)}"
    return said


def _is_an_ordinal(before: tuple[Piece, ...]) -> bool:
    """Whether a noun stands behind a place for first, second, third."""
    return bool(before) and isinstance(before[-1], Slot) and before[-1].kind == "ordinal"


def _is_of_several(kind: str, place: int, before: tuple[Piece, ...], many: bool) -> bool:
    """Whether something is said of several: nouns but behind "each", tokens behind a number, what you pay."""
    if kind == "paying":
        return place == 0 or many or before in _YOU
    if kind in NOUNS:
        return place > 0 and before[-1:] not in _OF_ONE and not _is_an_ordinal(before)
    if before == ("a",):
        return False
    return (many or before in _MANY) and kind in _OF_THOSE


def _one(choices: tuple[Choice, ...], place: int, slot: Slot) -> str:
    """How one is told: a token, one mana, 1 rune on cards that write figures."""
    if choices[place + 1 : place + 2] == ((("mana",),),) or choices[max(place - 2, 0) : place] == _UP_TO:
        return "one"
    behind = choices[place + 1][0] if place + 1 < len(choices) else ()
    if len(behind) == 1 and isinstance(behind[0], Slot) and behind[0].kind == "token":
        return "a"
    return "1" if words().voice is Voice.FIRST_PERSON and slot.kind != "count" else "a"


def _is_counted(choices: tuple[Choice, ...], place: int) -> bool:
    """Whether things are counted by a number, and nothing measured: two cards, but 2 life."""
    for choice in choices[place + 1 : place + 3]:
        piece = choice[0][0] if len(choice[0]) == 1 else None
        if len(choice) > 1 or choice == (("mana",),) or (isinstance(piece, Slot) and piece.kind in _COUNTED):
            return True
    return False


def _several(slot: Slot, data: Any, before: bool) -> bool:
    if slot.kind in _NUMBERS:
        return bool(data != 1)
    agrees = AGREEING.get(slot.kind)
    return before if agrees is None else bool(agrees(data))


def _words(choices: tuple[Choice, ...], place: int, by_another: bool, many: bool) -> list[str]:
    """A word in its form: of one, of several, of whoever does it."""
    choice = choices[place]
    if place == 0 and by_another and len(choice) == 1:
        chosen: tuple[Piece, ...] = (third_person(str(choice[0][0])),)
    elif len(choice) < 2 or choice[0] in ((), ("a",)):
        chosen = choice[0]
    elif choice == _OWN or place == 0 or choices[place - 1][0] in _GOING_ON:
        chosen = choice[1] if by_another else choice[0]
    elif _follows_a_subject(choices, place):
        chosen = choice[0] if many else choice[1]
    else:
        chosen = choice[1] if many else choice[0]
    return [shown(str(one)) for one in chosen]


def _follows_a_subject(choices: tuple[Choice, ...], place: int) -> bool:
    before = choices[place - 1][0]
    return before == ("~",) or (len(before) == 1 and isinstance(before[0], Slot) and before[0].kind in _SUBJECTS)
