"""What effects change about objects, in the keys of example files: what phrases say, each piece of a sentence.

Numbers that are told together (+1/+1), keywords, and the words of a type box are one piece each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules_data.core.abilities import changes as kinds
from rules_data.core.abilities.criteria import FitsNone
from rules_data.core.abilities.english import UnableToRenderAbility, listed
from rules_data.core.abilities.model import Change, Cost
from rules_data.core.abilities.model_values import ANY_NUMBER, Amount, Announced, Arithmetic, CountOf, Filter, StatOf
from rules_data.core.abilities.reading import ability_text

from .asked import Asked
from .lexicon import words
from .saying import by_phrases
from .told import told

Piece = dict[str, Any]
COPY = "copy of"  # of what it is one; what else is changed with it are exceptions
_HAD = (kinds.GainKeyword, kinds.GainAbility)
# Words of an object's type box and its states, which are told together: becomes a white Spirit creature.
_BOX = (kinds.SetDomain, kinds.GainTag, kinds.GainType)
_EVERY = kinds.GainTag(kinds.EVERY_TAG)


def pieces(what: Sequence[Change]) -> list[Piece]:
    """Each piece of what is changed: numbers first, then what else is said, and last what an object has besides."""
    found = [*_numbers(what, kinds.AddToValue, ""), *_numbers(what, kinds.SetBase, "base ")]
    apart = (kinds.AddToValue, kinds.SetBase, *_BOX, *_HAD)
    found += _costs_joined([_keys(change) for change in what if not isinstance(change, apart)])
    being = [change for kind in _BOX for change in what if isinstance(change, kind) and change != _EVERY]
    found += [_box(being)] if being else []
    found += [_box([_EVERY])] if _EVERY in what else []
    keywords = [change for change in what if isinstance(change, kinds.GainKeyword)]
    found += [{"keyword": [_keyword(change) for change in keywords]}] if keywords else []
    return found + [{"ability": change.ability} for change in what if isinstance(change, kinds.GainAbility)]


def _costs_joined(said: list[Piece]) -> list[Piece]:
    """The pieces with what is more, or less, of several resources for each of one thing told as one cost."""
    found: list[Piece] = []
    for one in said:
        before = found[-1] if found else {}
        key = next((key for key in ("cost less", "cost more") if key in one), "")
        both = before.get(key), one.get(key)
        beside = [{name: value for name, value in each.items() if name != key} for each in (before, one)]
        if key and isinstance(both[0], Cost) and isinstance(both[1], Cost) and beside[0] == beside[1]:
            found[-1] = {**before, key: Cost((*both[0].resources, *both[1].resources))}
        else:
            found.append(one)
    return found


def _keyword(change: kinds.GainKeyword) -> Any:
    """A keyword without a number is told alone; one that always has a number, with it, even where that is 1."""
    alone = change.amount == 0 or (change.amount == 1 and not _is_always_numbered(change.keyword))
    return change.keyword if alone else {change.keyword: told(change.amount)}


def _is_always_numbered(keyword: str) -> bool:
    """Whether cards never print the keyword without a number; where they do, it stands for one."""
    phrases = ability_text(words().game).grammar.phrases.get("keyword", ())
    return by_phrases("numbered", keyword) is not None and all(each.data != "$numbered" for each in phrases)


def _numbers(what: Sequence[Change], kind: type[kinds.OfNumber], before: str) -> Iterator[Piece]:
    """+1/+1 is one piece, each other number one of its own."""
    of_kind = [change for change in what if isinstance(change, kind)]
    plain = (int, Announced)
    sizes = [change for change in of_kind if change.number in words().size and isinstance(change.amount, plain)]
    sizes = sizes or _for_each_thing(of_kind)
    known = {change.number: told(change.amount) for change in sizes}
    paired = 0 < len(sizes) == len(known) and (not before or len(sizes) == len(words().size))
    if paired:
        yield {f"{before}{name}": known.get(name, 0) for name in words().size}
    for change in of_kind:
        if not (paired and change in sizes):
            yield {f"{before}{change.number}": told(change.amount)}


def _for_each_thing(changes: Sequence[kinds.OfNumber]) -> list[kinds.OfNumber]:
    """Those of both sizes, where each is so much for each of the same things: +1/+0 for each artifact."""
    sizes = [change for change in changes if change.number in words().size]
    parts = [
        each.amount.parts for each in sizes if isinstance(each.amount, Arithmetic) and each.amount.operation == "times"
    ]
    counted = {
        part[1] for part in parts if len(part) == 2 and isinstance(part[0], int) and isinstance(part[1], CountOf)
    }
    both = len(sizes) == len(parts) == len(words().size) == 2
    return sizes if both and len(counted) == 1 else []


def _box(being: Sequence[Change]) -> Piece:
    """white, white Spirit creature; a colour alone is no word of what an object also is"""
    if len(being) == 1 and isinstance(being[0], kinds.SetDomain):
        return {"color": _in_the_box(being[0])}
    told_words = " ".join(_in_the_box(change) for change in being)
    if told_words in (kinds.CHOSEN_TAG, kinds.EVERY_TAG):
        return {"chosen tag": told_words}
    return {"also, of tags" if isinstance(being[-1], kinds.GainTag) else "also": told_words}


def _in_the_box(change: Change) -> str:
    match change:
        case kinds.SetDomain(domain, more):
            return listed([domain, *more]) if domain else "colorless"
        case kinds.GainTag(word, more):
            return " ".join((word, *more))
        case kinds.OfWord(word):
            return word
    raise TypeError(f"A change of {change.what!r} is not one of a type box.")


# --- one change -----------------------------------------------------------------------------------------------------


def _keys(change: Change) -> Piece:
    keys = _KEYS.get(type(change))
    if keys is None:
        raise UnableToRenderAbility(f"No sentence is known for a change of {change.what!r}.")
    return keys(change)


def _divided(change: kinds.DivideValue | kinds.DivideBase) -> Piece:
    rounded = {"rounded": change.rounded} if change.rounded else {}
    return {f"{change.what} {change.number}": told(change.amount), **rounded}


def _lost_tag(change: kinds.LoseTag) -> Piece:
    if change.word == kinds.ALL:
        raise UnableToRenderAbility("Which kind of tags is lost is not given.")
    return {"lose all tags" if change.word in words().tag_groups else change.what: change.word}


def _lost_keyword(change: kinds.LoseKeyword) -> Piece:
    return {"lose all keywords": True} if change.keyword == kinds.ALL else {change.what: change.keyword}


def _copied(change: kinds.Copy) -> Piece:
    if change.of is None or change.card is not None:
        raise UnableToRenderAbility("What is copied in one game has no words on a card.")
    return {COPY: told(change.of)}


def _controlled(change: kinds.Controlled) -> Piece:
    if change.player:
        raise UnableToRenderAbility("A player of one game has no words on a card.")
    return {"controller": change.by.value}


def _required(change: kinds.Must) -> Piece:
    if change.whom:
        raise UnableToRenderAbility("An object of one game has no words on a card.")
    return {change.what: change.action}


_USES = {
    ("attacks", False): "more attacks",
    ("attacks", True): "attacks in total",
    ("any", False): "more activations",
    ("each", False): "more activations of each",
}


def _more_uses(change: kinds.MoreUses) -> Piece:
    if (change.of, change.in_total) not in _USES:
        raise UnableToRenderAbility("How often abilities may be used in all is said of attacks alone.")
    return {_USES[change.of, change.in_total]: change.times}


def _attack_prohibited(change: kinds.CannotAttack) -> Piece:
    price = {} if change.price is None else {"unless paid": change.price}
    return {change.what: Asked(change.attacked), **price}


def _defending_prohibited(change: kinds.CannotBeDefended) -> Piece:
    most = {"more than": change.more_than} if change.more_than else {}
    return {change.what: Asked(change.by), **most}


def _casting_prohibited(change: kinds.CannotCast) -> Piece:
    most = {"more than": change.more_than} if change.more_than else {}
    return {change.what: Asked(change.spells), **most}


def _blocks_prohibited(name: str, negated: str) -> Callable[[Any], Piece]:
    """What cannot block it or be blocked by it; with a word of its own for all that is not so."""

    def told_of(change: Change) -> Piece:
        what: Filter = getattr(change, name)
        excluded = what.get(FitsNone)
        if excluded is not None and len(what.criteria) == 1 and len(excluded.filters) == 1:
            return {negated: Asked(excluded.filters[0])}
        return {change.what: Asked(what)}

    return told_of


def _cost(change: kinds.ChangeCost) -> Piece:
    """Less by so many symbols, for each of something; or by an amount, of which only the resource is known."""
    least = {} if change.minimum is None else {"minimum": Cost(((change.resource, change.minimum),))}
    number, each = _for_each(change.amount)
    if number is not None:
        noun = Asked(each.filter) if isinstance(each, CountOf) else told(each)
        counted = {} if each is None else {"for each": noun}
        return {f"cost {_more(number)}": Cost(((change.resource, abs(number)),)), **counted, **least}
    less, much = _less(change.amount)
    return {f"cost {'less' if less else 'more'}": {change.resource: told(much)}, **least}


def _cost_set(change: kinds.SetCost) -> Piece:
    """So many symbols, or nothing at all."""
    paid = Cost(((change.resource, change.number),)) if change.number else {change.resource: 0}
    return {change.what: paid}


def _activation_cost(change: kinds.ChangeActivationCost) -> Piece:
    """As of a cost as a whole, with which abilities are meant and how much is left of it at the least."""
    found: Piece = {"minimum": change.minimum} if change.minimum else {}
    found |= {"only": change.only} if change.only else {}
    found |= {"not mana abilities": True} if change.not_mana else {}
    number, each = _for_each(change.amount)
    if number is not None:
        counted = {} if each is None else {"for each": Asked(each.filter) if isinstance(each, CountOf) else told(each)}
        return {f"activation cost {_more(number)}": Cost(((change.resource, abs(number)),)), **counted, **found}
    less, much = _less(change.amount)
    return {f"activation cost {'less' if less else 'more'}": {change.resource: told(much)}, **found}


def _option_cost(change: kinds.ChangeOptionCost) -> Piece:
    """As of a cost as a whole: less or more by so many symbols, or by an amount."""
    number = change.amount
    if isinstance(number, int):
        return {f"options cost {_more(number)}": Cost(((change.resource, abs(number)),))}
    less, much = _less(number)
    return {f"options cost {'less' if less else 'more'}": {change.resource: told(much)}}


def _options_cost(change: kinds.ChooseOptionCost) -> Piece:
    """Of two discounts one: less by so many symbols of this, or of that."""
    if len(change.ways) != 2 or any(number >= 0 for _, number in change.ways):
        return {change.what: change.ways}
    first, second = (Cost(((resource, -number),)) for resource, number in change.ways)
    return {"options cost less": [first, second]}


def _bonus_damage(change: kinds.BonusDamage) -> Piece:
    """So much more damage, and to what, where it is not to everything."""
    return {change.what: told(change.amount), **({"to": Asked(change.to)} if change.to.criteria else {})}


def _victory_score(change: kinds.ChangeVictoryScore) -> Piece:
    """So many more points win, or so many fewer."""
    fewer = isinstance(change.amount, int) and change.amount < 0
    return {"fewer points to win": -change.amount} if fewer else {change.what: told(change.amount)}  # type: ignore[operator]


def _more(number: int) -> str:
    return "less" if number < 0 else "more"


def _for_each(value: Amount) -> tuple[int | None, CountOf | Arithmetic | None]:
    """A number, and what it is had for each of; no number for an amount of another kind."""
    match value:
        case int(number):
            return number, None
        case CountOf():
            return 1, value
        case Arithmetic("times", (int(number), CountOf() as each)):
            return number, each
        case Arithmetic("minus", (StatOf(), 1)):
            return 1, value
        case Arithmetic("times", (int(number), Arithmetic("minus", (StatOf(), 1)) as beyond)):
            return number, beyond
    return None, None


def _less(value: Amount) -> tuple[bool, Amount]:
    """Whether an amount that is added takes away, and how much."""
    match value:
        case Arithmetic("times", (-1, much)):
            return True, much
    return False, value


def _of_number(change: kinds.OfNumber) -> Piece:
    return {f"{change.what} {change.number}": told(change.amount)}


def _behind_its_word(name: str) -> Callable[[Any], Piece]:
    """What one field holds, behind the word for the kind."""
    return lambda change: {change.what: getattr(change, name)}


_KEYS: Mapping[type[Change], Callable[[Any], Piece]] = {
    **dict.fromkeys((kinds.SetValue, kinds.MultiplyValue, kinds.MultiplyBase, kinds.SubtractFromValue), _of_number),
    **dict.fromkeys((kinds.AddToBase, kinds.SubtractFromBase), _of_number),
    **dict.fromkeys((kinds.DivideValue, kinds.DivideBase), _divided),
    **dict.fromkeys((kinds.SwapBases, kinds.SwitchValues), lambda change: {change.what: [change.number, change.other]}),
    kinds.GainNumber: lambda change: {change.what: {change.number: told(change.amount)}},
    kinds.LoseNumber: _behind_its_word("number"),
    **dict.fromkeys((kinds.LoseType, kinds.SetTag), _behind_its_word("word")),
    kinds.ReplaceTag: lambda change: {change.what: listed([change.word, *change.more])},
    kinds.LoseTag: _lost_tag,
    kinds.LoseKeyword: _lost_keyword,
    kinds.LoseAbility: _behind_its_word("name"),
    **dict.fromkeys((kinds.LoseAbilities, kinds.LoseText), lambda change: {change.what: True}),
    kinds.Copy: _copied,
    kinds.SetName: lambda change: {"called": change.name},
    kinds.Controlled: _controlled,
    **dict.fromkeys((kinds.Cannot, kinds.Can), _behind_its_word("action")),
    **dict.fromkeys((kinds.CannotGain, kinds.CannotLose), _behind_its_word("property")),
    kinds.Must: _required,
    kinds.AttacksMore: lambda change: {change.what: change.number},
    kinds.MoreUses: _more_uses,
    kinds.CannotBeDefended: _defending_prohibited,
    kinds.CannotAttack: _attack_prohibited,
    kinds.CannotCast: _casting_prohibited,
    kinds.CannotBeBlocked: _blocks_prohibited("by", "cannot be blocked except by"),
    kinds.CannotBlock: _blocks_prohibited("those", "blocks only"),
    kinds.MustBeDefended: lambda change: {change.what: Asked(change.by)},
    kinds.CannotBeTargeted: lambda change: {change.what: Asked(change.by)},
    kinds.ProtectedFrom: lambda change: {change.what: Asked(change.those)},
    **dict.fromkeys(
        (kinds.BlocksMore, kinds.MoreLands),
        lambda change: {change.what: "any" if change.number == ANY_NUMBER else change.number},
    ),
    kinds.Skip: _behind_its_word("phase"),
    kinds.Enters: _behind_its_word("status"),
    kinds.PreventTriggers: lambda change: {change.what: told(change.pattern)},
    kinds.SetCost: _cost_set,
    kinds.ChangeCost: _cost,
    kinds.ChangeActivationCost: _activation_cost,
    kinds.LeastCost: lambda change: {change.what: Cost(((change.resource, change.number),))},
    kinds.ChangeOptionCost: _option_cost,
    kinds.ChooseOptionCost: _options_cost,
    kinds.PlayedFor: lambda change: {f"played from {change.zone} for": change.cost},
    kinds.BonusDamage: _bonus_damage,
    kinds.ChangeVictoryScore: _victory_score,
}
