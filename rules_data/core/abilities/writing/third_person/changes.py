"""What effects change about objects, and the tokens they make, on cards that speak of themselves as "this"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch

from rules_data.core.abilities import changes as kinds
from rules_data.core.abilities.criteria import ControlledBy, OfType
from rules_data.core.abilities.model import Ability, Change, Cost, TokenKind
from rules_data.core.abilities.model_values import Amount, Filter, Pick, Relation, Selector
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.costs import much_less, resources
from rules_data.core.abilities.writing.english import UnableToRenderAbility, article, listed, plural
from rules_data.core.abilities.writing.events import happens
from rules_data.core.abilities.writing.lexicon import player, word_for, words
from rules_data.core.abilities.writing.prices import paying

Nested = Callable[[Ability], str]
# Words of an object's type box and its states, which are told together: becomes a white Spirit creature.
_BOX = (kinds.SetDomain, kinds.GainTag, kinds.GainType)


def changes(what: Sequence[Change], nested: Nested, many: bool, *, gained: bool = False) -> str:
    """gets +1/+1 and has flying; gains flying, where an effect says so"""
    had: list[str] = []
    being = [change for kind in _BOX for change in what if isinstance(change, kind)]
    found = _sizes([change for change in what if isinstance(change, kinds.AddToValue)], many)
    for change in what:
        if isinstance(change, kinds.GainKeyword):
            had.append(keyword(change.keyword, change.amount))
        elif isinstance(change, kinds.GainAbility):
            had.append(f'"{nested(change.ability)}"')
        elif not isinstance(change, (kinds.AddToValue, *_BOX)):
            found.append(_said(change, many))
    if being:
        be = ("become" if many else "becomes") if gained else ("are also" if many else "is also")
        found.append(f"{be} {_box(being, many)}")
    if had:
        verb = "gain" if gained else "have" if many else "has"
        found.append(f"{verb}{'s' if gained and not many else ''} {listed(had)}")
    return listed(found)


def _box(being: Sequence[Change], many: bool) -> str:
    """a white Spirit creature, white Spirit creatures, white, tapped"""
    told = " ".join(_in_the_box(change) for change in being)
    if told == kinds.CHOSEN_TAG:
        return told
    if not isinstance(being[-1], kinds.GainType):
        return told if many or not isinstance(being[-1], kinds.GainTag) else article(told)
    return nouns.called_several(told) if many else article(told)


def _in_the_box(change: Change) -> str:
    match change:
        case kinds.SetDomain(domain):
            return domain or "colorless"
        case kinds.OfWord(word):
            return word
    raise TypeError(f"A change of {change.what!r} is not one of a type box.")


def keyword(name: str, number: Amount) -> str:
    """flying, ward 2; a keyword without a number is told alone"""
    return name if number in (0, 1) else f"{name} {nouns.amount(number)}"


def _sizes(stats: Sequence[kinds.AddToValue], many: bool) -> list[str]:
    """gets +1/+1, or gets +2 power and -1 defense"""
    get = "get" if many else "gets"
    together = words().size
    fixed = [(change.number, change.amount) for change in stats if isinstance(change.amount, int)]
    counted = [change for change in stats if not isinstance(change.amount, int)]
    sizes = dict(fixed)
    paired = [name for name, _ in fixed if name in together]
    told = []
    if paired and len(paired) == len(set(paired)):
        told.append("/".join(f"{sizes.get(name, 0):+d}" for name in together))
        fixed = [(name, value) for name, value in fixed if name not in together]
    told += [f"{value:+d} {_number(name)}" for name, value in fixed]
    told += [f"{_number(one.number)} more by {nouns.amount(one.amount)}" for one in counted]
    return [f"{get} {listed(told)}"] if told else []


def _number(name: str) -> str:
    return word_for(words().stats, name, "number")


# --- one kind of change ------------------------------------------------------------------------------------------


@singledispatch
def _said(change: Change, many: bool) -> str:
    """A change that is told by itself."""
    raise UnableToRenderAbility(f"No sentence is known for a change of {change.what!r}.")


def _base(change: kinds.OfNumber) -> str:
    return "base " if isinstance(change, kinds.OfBase) else ""


@_said.register(kinds.SetValue)
@_said.register(kinds.SetBase)
def _(change: kinds.OfNumber, many: bool) -> str:
    return f"{'have' if many else 'has'} {_base(change)}{_number(change.number)} {nouns.amount(change.amount)}"


@_said.register(kinds.MultiplyValue)
@_said.register(kinds.MultiplyBase)
def _(change: kinds.OfNumber, many: bool) -> str:
    """has its base power doubled, have their power multiplied by 3"""
    how = "doubled" if change.amount == 2 else f"multiplied by {nouns.amount(change.amount)}"
    return f"{_own(change, many)} {how}"


@_said.register(kinds.DivideValue)
@_said.register(kinds.DivideBase)
def _(change: kinds.DivideValue | kinds.DivideBase, many: bool) -> str:
    how = "halved" if change.amount == 2 else f"divided by {nouns.amount(change.amount)}"
    return f"{_own(change, many)} {how}{f', rounded {change.rounded}' if change.rounded else ''}"


def _own(change: kinds.OfNumber, many: bool) -> str:
    return f"{'have their' if many else 'has its'} {_base(change)}{_number(change.number)}"


@_said.register(kinds.AddToBase)
@_said.register(kinds.SubtractFromValue)
@_said.register(kinds.SubtractFromBase)
def _(change: kinds.OfNumber, many: bool) -> str:
    """gets +2 base power, gets -(the number of cards in your hand) power"""
    sign = "+" if isinstance(change, kinds.AddToBase) else "-"
    much = f"{change.amount}" if isinstance(change.amount, int) else f"({nouns.amount(change.amount)})"
    if isinstance(change.amount, int) and change.amount < 0:
        sign, much = "+" if sign == "-" else "-", f"{-change.amount}"
    return f"{'get' if many else 'gets'} {sign}{much} {_base(change)}{_number(change.number)}"


@_said.register
def _(change: kinds.SwapBases, many: bool) -> str:
    return f"{'have' if many else 'has'} base {_number(change.number)} and base {_number(change.other)} swapped"


@_said.register
def _(change: kinds.SwitchValues, many: bool) -> str:
    own = "have their" if many else "has its"
    return f"{own} {_number(change.number)} and {_number(change.other)} switched"


@_said.register
def _(change: kinds.GainNumber, many: bool) -> str:
    return f"{'gain' if many else 'gains'} {_number(change.number)} {nouns.amount(change.amount)}"


def _lost(what: str, many: bool) -> str:
    return f"{'lose' if many else 'loses'} {what}"


@_said.register
def _(change: kinds.LoseNumber, many: bool) -> str:
    return _lost(_number(change.number), many)


@_said.register
def _(change: kinds.LoseType, many: bool) -> str:
    return _lost("all types" if change.word == kinds.ALL else change.word, many)


@_said.register
def _(change: kinds.LoseTag, many: bool) -> str:
    """loses all subtypes, loses Knight"""
    if change.word == kinds.ALL:
        raise UnableToRenderAbility("Which kind of tags is lost is not given.")
    return _lost(f"all {change.word}" if change.word in words().tag_groups else change.word, many)


@_said.register
def _(change: kinds.SetTag, many: bool) -> str:
    """is a Mountain in place of its other land types, and loses the abilities of its own text"""
    if many:
        kind = change.word if change.word.endswith("s") else plural(change.word)
        return f"are {kind} in place of their other land types, and lose the abilities of their own text"
    return f"is {article(change.word)} in place of its other land types, and loses the abilities of its own text"


@_said.register
def _(change: kinds.LoseKeyword, many: bool) -> str:
    return _lost("all keywords" if change.keyword == kinds.ALL else change.keyword, many)


@_said.register
def _(change: kinds.LoseAbility, many: bool) -> str:
    return _lost(f'the ability "{change.name}"', many)


@_said.register
def _(change: kinds.LoseAbilities, many: bool) -> str:
    return _lost("all abilities", many)


@_said.register
def _(change: kinds.LoseText, many: bool) -> str:
    return _lost("all text", many)


@_said.register
def _(change: kinds.Copy, many: bool) -> str:
    if change.of is None or change.card is not None:
        raise UnableToRenderAbility("What is copied in one game has no words on a card.")
    return f"{'become copies' if many else 'becomes a copy'} of {nouns.selected(change.of)}"


@_said.register
def _(change: kinds.SetName, many: bool) -> str:
    return f"{'are' if many else 'is'} called {change.name}"


@_said.register
def _(change: kinds.Controlled, many: bool) -> str:
    if change.player:
        raise UnableToRenderAbility("A player of one game has no words on a card.")
    return f"{'are' if many else 'is'} controlled by {player(change.by)}"


@_said.register
def _(change: kinds.Cannot, many: bool) -> str:
    return f"can't {change.action}"


@_said.register
def _(change: kinds.CannotAttack, many: bool) -> str:
    """can't attack you or planeswalkers you control unless their controller chooses to pay {2} for each of them"""
    whom = f"can't attack {_attacked(change.attacked)}"
    if change.price is None:
        return whom
    pay = f"controller chooses to {paying(change.price)}"
    return f"{whom} unless their {pay} for each of them" if many else f"{whom} unless its {pay}"


def _attacked(what: Filter) -> str:
    """you or planeswalkers you control"""
    kind, whose = what.get(OfType), what.get(ControlledBy)
    if kind is None or what != Filter((kind, ControlledBy(Relation.YOU))) or whose is None:
        return nouns.selected(Selector(Pick.ALL, what))
    yours = (nouns.called_several(word) for word in kind.types if word != "player")
    return listed([*(["you"] if "player" in kind.types else []), *(f"{word} you control" for word in yours)], "or")


@_said.register
def _(change: kinds.CannotGain, many: bool) -> str:
    return f"can't gain {change.property}"


@_said.register
def _(change: kinds.CannotLose, many: bool) -> str:
    return f"can't lose {change.property}"


@_said.register
def _(change: kinds.Can, many: bool) -> str:
    return f"can {change.action}"


@_said.register
def _(change: kinds.Must, many: bool) -> str:
    """must attack if able, must be blocked by all creatures that are able to do so"""
    if change.whom:
        raise UnableToRenderAbility("An object of one game has no words on a card.")
    return f"must {_REQUIRED.get(change.action, f'{change.action} if able')}"


_REQUIRED = {"block me": "block this if able", "be blocked by all": "be blocked by all creatures that are able to"}


@_said.register
def _(change: kinds.Enters, many: bool) -> str:
    return f"{'enter' if many else 'enters'} {change.status}"


@_said.register
def _(change: kinds.ChangeCost, many: bool) -> str:
    """costs {2} less, costs {1} less for each artifact you control, costs more by the highest power among creatures"""
    costs = "cost" if many else "costs"
    least = "" if change.minimum is None else f", but no less than {resources(((change.resource, change.minimum),))}"
    each = nouns.for_each(change.amount)
    if each is not None:
        return f"{costs} {much_less(change.resource, *each)}{least}"
    less, much = nouns.less(change.amount)
    return f"{costs} {'less' if less else 'more'} by {much}{least}"


@_said.register
def _(change: kinds.PreventTriggers, many: bool) -> str:
    return f"make{'' if many else 's'} no ability trigger when {happens(change.pattern)}"


def token_words(token: TokenKind, nested: Nested, *, many: bool) -> str:
    """2/2 Knight creature token with vigilance"""
    stats = dict(token.stats)
    together = words().size
    paired = bool(together) and all(name in stats for name in together)
    size = "/".join(str(stats[name]) for name in together) if paired else ""
    others = [(name, value) for name, value in token.stats if not (paired and name in together)]
    had = [f"{word_for(words().stats, name, 'number')} {value}" for name, value in others]
    had += [*(keyword(name, number) for name, number in token.keywords)]
    had += [f'"{nested(ability)}"' for ability in token.abilities]
    named = token.name if token.name not in token.tags else ""
    noun = [*token.types] if token.types == ("token",) else [*token.types, "token"]
    behind = [f"called {named}" if named else "", f"with {listed(had)}" if had else ""]
    front = [size, listed(token.domains), *token.tags, *noun[:-1], nouns.called_several("token") if many else "token"]
    return " ".join(word for word in (*front, *behind) if word)


def additional_cost(change: kinds.AdditionalCost, who: str, paying: Callable[[Cost], str]) -> str:
    """as an additional cost to play attacks, you may discard a card"""
    may = "you may " if change.optional else ""
    named = f" ({change.name.removesuffix(' cost')} cost)" if change.name not in ("", "additional cost") else ""
    return f"as an additional cost to {words().plays} {who}, {may}{paying(change.cost)}{named}"


def alternative_cost(change: kinds.AlternativeCost, who: str, paying: Callable[[Cost], str]) -> str:
    """you may pay {1}{W} rather than pay this's mana cost"""
    named = "" if change.name in ("", "alternative") else f" ({change.name} cost)"
    return f"you may {paying(change.cost)} rather than pay the cost of {who}{named}"
