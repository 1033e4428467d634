"""What effects change about objects, in the phrases by which card text is read: gets +1/+1 and has flying.

The pieces of one sentence are said one by one, and share their verb where they have the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_data.core.abilities.changes import AdditionalCost, AlternativeCost, Can
from rules_data.core.abilities.english import UnableToRenderAbility, listed
from rules_data.core.abilities.model import Change
from rules_data.core.abilities.model_values import Pick, Selector
from rules_data.core.abilities.reading import OTHERWISE

from .agreeing import Form, in_pieces
from .lexicon import Voice, words
from .saying import by_phrases, say, special, subject_and_verb
from .told import told
from .told_changes import COPY, Piece, pieces

_KINDS = ("changes", f"changes{OTHERWISE}")
_STATEMENTS = ("passive", f"passive{OTHERWISE}")
_BESIDES = ("price besides", f"price besides{OTHERWISE}")
_GIVEN = ("change", f"change{OTHERWISE}")
# Verbs that several pieces of a sentence can share: gets +2 power and -1 defense.
_SHARED = ("get ", "gets ", "have ", "has ", "gain ", "gains ", "lose ", "loses ", "cost ", "costs ")


def changed(what: Sequence[Change], many: bool, *, gained: bool = False) -> str:
    """gets +1/+1 and has flying; gains flying, where an effect says so; of several get +1/+1 and have flying"""
    found = pieces(what)
    if words().voice is Voice.FIRST_PERSON:
        return _joined([_said(piece, many, gained) for piece in found])
    copied = [piece for piece in found if COPY in piece]
    others = _joined([_said(piece, many, gained) for piece in found if COPY not in piece])
    if not copied:
        return others
    said = _joined([_said(piece, many, gained) for piece in copied])
    return f"{said}, except {'they' if many else 'it'} {others}" if others else said


def _said(piece: Piece, many: bool, gained: bool) -> str:
    said = in_pieces(_KINDS, piece, Form(many=many, always=not gained))
    if said is None:
        raise UnableToRenderAbility(f"No sentence is known for a change of {next(iter(piece))!r}.")
    return said


def statement(which: Selector, who: str, what: Sequence[Change], many: bool) -> str:
    """What is so of some objects: I have [Tank]; my energy cost is reduced by 2, where a phrase says it as a whole.

    `who`: the words for the objects. Raises UnableToRenderAbility where no phrase says it.
    """
    everything = which == Selector(Pick.ALL, target=False)
    if everything and len(what) == 1 and (whole := in_pieces(_STATEMENTS, {"passive": pieces(what)[0]})) is not None:
        return whole
    # What a card itself allows is said to whoever plays it, where cards say it so: you may play this from there.
    allowed = which.pick is Pick.ME and len(what) == 1 and isinstance(what[0], Can)
    if allowed and (whole := in_pieces(_STATEMENTS, {"passive": pieces(what)[0], "affects": told(which)})) is not None:
        return whole
    try:
        return subject_and_verb(who, changed(what, many))
    except UnableToRenderAbility:
        found = pieces(what)
        data = {"passive": found[0], "affects": told(which)}
        whole = in_pieces(_STATEMENTS, data) if len(found) == 1 else None
        if whole is None:
            raise
        return whole


def given(what: Sequence[Change]) -> str | None:
    """What an object is given, without a verb: +2 [M] and [Tank]; None where some of it is told otherwise."""
    said = [in_pieces(_GIVEN, piece) for piece in pieces(what)]
    return listed([one for one in said if one is not None]) if said and None not in said else None


def _joined(said: Sequence[str]) -> str:
    """The pieces one after another, a verb that several have but once."""
    shared: list[tuple[str, list[str]]] = []
    for one in said:
        verb = next((verb for verb in _SHARED if one.startswith(verb)), "")
        if verb and shared and shared[-1][0] == verb:
            shared[-1][1].append(one.removeprefix(verb))
        else:
            shared.append((verb, [one.removeprefix(verb)]))
    return listed([f"{verb}{listed(told)}" for verb, told in shared])


# --- what playing something costs besides, or in its place --------------------------------------------------------


def additional_cost(change: AdditionalCost, which: Selector, who: str) -> str:
    """as an additional cost to play attacks, you may discard a card"""
    may = {"optional": True} if change.optional else {}
    may |= {"any number of times": True} if change.repeated else {}
    affects = "me" if which.pick is Pick.ME else who
    return _besides({"additional cost": change.cost, **may}, affects, change.name, "additional cost")


def alternative_cost(change: AlternativeCost, who: str) -> str:
    """you may pay {1}{W} rather than pay the cost of this"""
    return _besides({"alternative cost": change.cost}, who, change.name, "alternative")


def _besides(price: Piece, who: str, name: str, usual: str) -> str:
    """The phrase for a price, with its name behind where it has one of its own."""
    said = in_pieces(_BESIDES, {"passive": price, "affects": who})
    if said is None:
        raise UnableToRenderAbility(f"No sentence is known for the {next(iter(price))} of {who}.")
    return f"{said} ({name.removesuffix(' cost')} cost)" if name not in ("", usual) else said


# --- within phrases -----------------------------------------------------------------------------------------------


@special("changes")
def _changes(data: object, many: bool) -> str | None:
    """What an effect changes about objects: gets +1/+1 and gains flying."""
    return changed(data, many, gained=True) if isinstance(data, tuple) else None


@special("change")
def _change(data: Any, many: bool) -> str | None:
    """What is given; a piece of it where a phrase puts a verb in front."""
    if isinstance(data, tuple):
        return given(data)
    return in_pieces(_GIVEN, data) if isinstance(data, dict) else None


@special("keywords")
def _keywords(data: Any, many: bool) -> str | None:
    """flying and vigilance; [Tank] and [Assault 2]"""
    said = [_keyword(one) for one in (data if isinstance(data, list) else [data])]
    return listed([one for one in said if one]) if all(said) else None


def _keyword(data: Any) -> str | None:
    if not isinstance(data, dict) and not _asks_for_its_number(data):
        return say("keyword", data)
    [(name, number)] = data.items() if isinstance(data, dict) else [(data, 1)]
    return words().keyword(f"{name} {said}") if (said := say("amount", number)) is not None else None


def _asks_for_its_number(name: str) -> bool:
    """Whether no card prints a keyword without its number, even where that is 1: ward 1, but [Assault]."""
    bare = words().voice is Voice.FIRST_PERSON or by_phrases("plain keyword", name) is not None
    return not bare and by_phrases("numbered", name) is not None


__all__ = ["additional_cost", "alternative_cost", "changed", "given", "statement"]
