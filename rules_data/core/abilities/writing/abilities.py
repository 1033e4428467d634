"""Abilities in English, from their structure alone: the same record always gives the same words.

What they say is said by phrases. Here stands what is in front of it and behind it, and how sentences begin and end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_data.core.abilities.changes import AdditionalCost, AlternativeCost, Cannot
from rules_data.core.abilities.effects import PutCounter, RemoveCounter
from rules_data.core.abilities.english import UnableToRenderAbility, capitals_behind_stops, listed, sentence
from rules_data.core.abilities.model import Ability, AbilityKind, Change, Cost, Duration
from rules_data.core.abilities.model_values import Announced, Pick, Selector
from rules_data.core.abilities.reading import OTHERWISE

from . import nouns
from .agreeing import in_literal_words, in_pieces
from .asked import Asked
from .awaited import awaited
from .behind import last, limit_in_front, timing, triggers_only, use_only
from .changing import additional_cost, alternative_cost, changed, statement
from .lexicon import Voice, words
from .nouns import is_many
from .prices import before_colon
from .replacements import replacement_class, told_replacement
from .saying import SPECIAL, Special, special
from .told import told
from .told_abilities import limit_stands_in_front, told_ability, told_statement

# Of each kind the phrases by which cards are read come first, then those that say what only scenarios have.
_KINDS = {
    AbilityKind.TRIGGERED: ("ability", "triggered told"),
    AbilityKind.REPLACEMENT: ("ability", "replaced told"),
    AbilityKind.ACTIVATED: ("ability", "use told"),
    AbilityKind.PASSIVE: ("ability", "passive told"),
    AbilityKind.INSTRUCTIONS: ("ability", "instructed"),
}
_ONLY_WHILE = {Duration.THIS_TURN: " this turn", Duration.THIS_COMBAT: " this combat", Duration.NEXT_TIME: " this turn"}


def in_words(ability: Ability) -> str:
    """The ability in a sentence or several; raises UnableToRenderAbility where no words are known."""
    if ability.enchants is not None:
        return sentence(_said(("ability",), {"enchant": Asked(ability.enchants)}))
    front, behind = _marks(ability)
    own = f" {in_words(ability.instead)}" if _replaces_its_own(ability) and ability.instead is not None else ""
    ends = "".join(f" {sentence(one)}" for one in behind)
    return f"{front}{_whole(ability)}{own}{_limits(ability)}{ends}{last(ability)}"


def _whole(ability: Ability) -> str:
    if (statement_as_printed := _as_printed(ability)) is not None:
        return sentence(statement_as_printed)
    data = told_replacement(ability) if ability.kind is AbilityKind.REPLACEMENT else told_ability(ability)
    said = _said(_KINDS[ability.kind], data)
    if ability.kind is AbilityKind.ACTIVATED:
        price = len(_price(ability)) + 2
        return f"{said[:1].upper()}{said[1:price]}{sentence(said[price:])}"
    return sentence(said)


def _said(kinds: Sequence[str], data: dict[str, Any]) -> str:
    said = in_pieces((*kinds, *(f"{kind}{OTHERWISE}" for kind in kinds)), data)
    if said is None:
        raise UnableToRenderAbility(f"No words are known for an ability of {', '.join(data) or 'nothing'}.")
    return capitals_behind_stops(said.removesuffix(".") if said.endswith('.".') else said)


def _replaces_its_own(ability: Ability) -> bool:
    """Whether what replaces its effect stands as a sentence behind it."""
    return ability.kind in (AbilityKind.INSTRUCTIONS, AbilityKind.REPLACEMENT)


def _marks(ability: Ability) -> tuple[str, list[str]]:
    """The words for when it is used, in front of it and behind it."""
    if words().voice is Voice.FIRST_PERSON:
        return "".join(f"[{keyword.title()}][>] " for keyword in ability.keywords), []
    behind = {keyword: said for keyword in ability.keywords if (said := timing(keyword)) is not None}
    marks = [keyword for keyword in ability.keywords if keyword not in (*behind, *words().signed_costs)]
    front = "".join(f"{keyword.title()} — " for keyword in marks if keyword in words().fronts)
    frequent = limit_in_front(ability)
    front = f"{frequent[:1].upper()}{frequent[1:]} {front}" if frequent else front
    return front, [*behind.values(), *(keyword for keyword in marks if keyword not in words().fronts)]


def _limits(ability: Ability) -> str:
    if limit_stands_in_front(ability):
        return ""
    if ability.kind is AbilityKind.ACTIVATED:
        return use_only(ability)
    if ability.replacement is not None:
        return triggers_only(ability) + replacement_class(ability.replacement)
    return triggers_only(ability)


def _price(ability: Ability) -> str:
    """What its cost says: +1, −3 or 0 for one that is paid for with counters of its own name, and nothing else."""
    signed = words().signed_costs.intersection(ability.keywords)
    if not signed:
        return before_colon(ability.cost)
    cost = ability.cost
    if cost == Cost():
        return "0"
    action = cost.actions[0] if cost.actions else None
    if cost != Cost(actions=cost.actions[:1]) or not isinstance(action, PutCounter | RemoveCounter):
        raise UnableToRenderAbility("No words are known for a cost in counters that holds anything else.")
    whose = {action.others, action.source} - {None, Selector(Pick.ME)}
    if action.status not in signed or whose or not isinstance(action.amount, int | Announced):
        raise UnableToRenderAbility("No words are known for such a cost in counters.")
    many = "X" if isinstance(action.amount, Announced) else action.amount
    return f"{'+' if isinstance(action, PutCounter) else '−'}{many}"


@special("ability")
def _ability(data: Any, many: bool) -> str | None:
    return in_words(data) if isinstance(data, Ability) else None


def _agreeing(kind: str) -> Special:
    """A part of an ability, whose words agree with what is in it."""
    return lambda data, many: in_pieces((kind,), data) if isinstance(data, dict | list) else None


_PARTS = (
    "triggered told", "occasion", "points", "triggered", "passive told", "instructed", "replaced told", "outcome",
    "entering", "of itself",
)  # fmt: skip
for _kind in _PARTS:
    SPECIAL[_kind] = _agreeing(_kind)


@special("price told")
def _price_told(data: Any, many: bool) -> str | None:
    return _price(data) if isinstance(data, Ability) else None


# --- what is so of some objects -----------------------------------------------------------------------------------


def _as_printed(ability: Ability) -> str | None:
    """What is so, where one phrase of cards says all of it: this's power and toughness are each equal to ..."""
    data = told_statement(ability)
    said = in_pieces(("ability",), data) if data is not None else None
    return None if said is None else said.removesuffix(".")


@special("passive")
def _passive(data: Any, many: bool) -> str | None:
    if isinstance(data, dict) and "passive" in data:
        return in_literal_words("passive", data)
    ability = data.get("statement") if isinstance(data, dict) and len(data) == 1 else None
    if not isinstance(ability, Ability) or ability.continuous is None:
        return None
    which, changes = ability.continuous.affects, ability.continuous.changes
    if ability.waits_for_the_next:
        more = f". {in_words(ability.instead)}" if ability.instead is not None else ""
        many = ability.continuous.next_count > 1
        return f"{awaited(ability, ability.continuous)} {changed(changes, many)}{more}".removesuffix(".")
    within = _ONLY_WHILE.get(ability.duration, "") if words().voice is Voice.FIRST_PERSON else ""
    return f"{_statements(which, changes)}{within}"


def _statements(which: Selector, changes: Sequence[Change]) -> str:
    who, many = _subject(which)
    if changes and all(change == Cannot("be activated") for change in changes):
        return _said(("passive",), {"passive": {"cannot": "be activated"}, "affects": told(which)})
    others = [change for change in changes if not isinstance(change, AdditionalCost | AlternativeCost)]
    told_so = [statement(which, who, others, many)] if others else []
    played = "me" if who == "I" else who
    told_so += [additional_cost(change, which, played) for change in changes if isinstance(change, AdditionalCost)]
    told_so += [alternative_cost(change, played) for change in changes if isinstance(change, AlternativeCost)]
    return listed(told_so) or f"{who} {'have' if many else 'has'} no other abilities"


def _subject(which: Selector) -> tuple[str, bool]:
    """Who a statement is about, and whether its verb is that of several."""
    if words().voice is Voice.FIRST_PERSON:
        return nouns.subject(which), nouns.is_plural(which)
    everything = is_many(which) and which.pick is Pick.ALL
    return nouns.noun(which.filter, many=True, every=True) if everything else nouns.selected(which), is_many(which)
