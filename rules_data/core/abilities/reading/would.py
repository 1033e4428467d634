"""What would happen and what has happened, in the words for what happens: a creature dies, would die, died, has died.

A phrase says what happens once; what is replaced is told by the same phrase with "would" in front of its verb, and what
has happened by the same phrase in the past.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import product

from rules_data.core.abilities.english import infinitive, participle, past, third_person

from .phrases import OTHERWISE, Data, Phrase, Piece, Slot

HAPPENS, WOULD, HAPPENED, TO_NOTHING = "event", "replaced", "what happened", "what happened to none"
DONE, TELLING_MORE = "past", "mod"
_DOER = Slot("by_whom", "by whom")
_SUBJECT = Slot("subject", "subject")
_THIRD = frozenset(("is", "has", "does"))

Choice = tuple[tuple[Piece, ...], ...]


def that_would_happen(phrases: Iterable[Phrase]) -> Iterator[Phrase]:
    """The phrases for events as those of what would happen; those whose verb has two forms, dies and die."""
    yield from _told_as(WOULD, phrases, (_would,))


def that_has_happened(phrases: Iterable[Phrase]) -> Iterator[Phrase]:
    """The phrases for events as those of what has happened: a creature died, has died, was put into a graveyard."""
    yield from _told_as(HAPPENED, phrases, (_past, _perfect))


_NO: Choice = (("no",),)


def that_happened_to_nothing(phrases: Iterable[Phrase]) -> Iterator[Phrase]:
    """The phrases for what happens to something as those of what has happened to nothing: no creatures died."""
    for phrase in phrases:
        if phrase.kind != HAPPENS or phrase.unread or phrase.only_read or not isinstance(phrase.data, dict):
            continue
        of_something = [way for way in phrase.ways if way[0] == ((_SUBJECT,),)]
        forms = [(kind, form) for kind, form in (("plural", _past_of_several), ("noun", _past_of_one))]
        told = [(kind, _happened(way, form)) for kind, form in forms for way in of_something]
        ways = tuple((_NO, ((Slot("subject", kind),),), *way[1:]) for kind, way in told if way is not None)
        if ways:
            yield replace(phrase, kind=TO_NOTHING, spellings=_spelled(ways), choices=ways[0], ways=ways)


def _told_as(kind: str, phrases: Iterable[Phrase], forms: Iterable[Callable[[str], Choice]]) -> Iterator[Phrase]:
    """The phrases for events with their verbs in these forms; what is only written of events is only written so."""
    for phrase in phrases:
        if phrase.kind.removesuffix(OTHERWISE) != HAPPENS or not isinstance(phrase.data, dict):
            continue
        told = (_happened(one, form) for form in forms for one in phrase.ways)
        ways = tuple(way for way in told if way is not None)
        if ways:
            spelled = _spelled(ways)
            named, unread = phrase.kind.replace(HAPPENS, kind, 1), len(spelled) if phrase.unread else 0
            several = tuple(piece for each in ways[0] for piece in each[-1 if each[0] not in ((), ("a",)) else 0])
            yield replace(
                phrase, kind=named, spellings=spelled, choices=ways[0], ways=ways, unread=unread, several=several
            )


def _would(verb: str) -> Choice:
    return (("would", *infinitive(verb).split(" ")),)


def that_you_have_done(phrases: Iterable[Phrase]) -> Iterator[Phrase]:
    """The phrases for what somebody does as those of what you have done, behind "you've": played a card."""
    for phrase in phrases:
        ways = tuple(way[1:] for one in phrase.ways if _is_done(one) and (way := _happened(one, _done)) is not None)
        if phrase.kind == HAPPENS and not phrase.unread and ways:
            data = _by_you(phrase.data)
            yield replace(phrase, kind=DONE, spellings=_spelled(ways), choices=ways[0], ways=ways, data=data)


def _spelled(ways: Iterable[tuple[Choice, ...]]) -> tuple[tuple[Piece, ...], ...]:
    """Every spelling of a phrase: one for each combination of what there is to choose from in it."""
    return tuple(tuple(piece for each in chosen for piece in each) for way in ways for chosen in product(*way))


def _is_done(way: tuple[Choice, ...]) -> bool:
    """Whether it begins with somebody who does it, and next what they do."""
    return way[0] == ((_DOER,),) and len(way) > 1 and _verb(way[1]) is not None


def _done(verb: str) -> Choice:
    return ((participle(verb),),)


def _by_you(data: Data) -> Data:
    if isinstance(data, dict):
        return {key: _by_you(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_by_you(one) for one in data]
    return "you" if data == f"${_DOER.name}" else data


def that_stand_behind_with(phrases: Iterable[Phrase]) -> Iterator[Phrase]:
    """The phrases for what something is "with", as they stand behind another such: with cost 0 and 1 or more power."""
    for phrase in phrases:
        spelled = tuple(("and", *one[1:]) for one in phrase.spellings[phrase.unread :] if one[0] == "with")
        if phrase.kind == TELLING_MORE and spelled:
            yield replace(phrase, spellings=spelled, unread=0, only_read=True)


def _happened(way: tuple[Choice, ...], form: Callable[[str], Choice]) -> tuple[Choice, ...] | None:
    """One spelling with its verb in the past, and those joined to it."""
    found = list(way)
    verb, going_on = False, True
    for place, choice in enumerate(way):
        form_of_one = _verb(choice)
        if form_of_one is not None and (not verb or going_on):
            found[place] = form(form_of_one)
            verb = True
        going_on = choice[0] in (("and",), ("or",))
    return tuple(found) if verb else None


def _past(verb: str) -> Choice:
    return tuple((each,) for each in dict.fromkeys((past(verb, many=False), past(verb, many=True))))


def _past_of_several(verb: str) -> Choice:
    return ((past(verb, many=True),),)


def _past_of_one(verb: str) -> Choice:
    return ((past(verb, many=False),),)


def _perfect(verb: str) -> Choice:
    return tuple((has, participle(verb)) for has in ("has", "have"))


def _verb(choice: Choice) -> str | None:
    """The form of one of a verb: dies, of die and dies."""
    forms = [one[0] for one in choice if len(one) == 1 and isinstance(one[0], str)]
    if len(forms) != 2 or len(choice) != 2:
        return None
    return next((one for one in forms if one in _THIRD or any(third_person(each) == one for each in forms)), None)
