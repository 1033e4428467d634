"""Faults that change nothing anybody could notice, each with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .equivalents_in_games import IN_GAMES
from .faults import Fault

_BELOW = "rules_data/core/evaluator/"
# By the module, the line as it stands there, and what the fault makes of it.
EQUIVALENT: Mapping[tuple[str, str, str], str] = MappingProxyType(
    {
        **IN_GAMES,
        (
            "matching/amounts.py",
            'return amount.operation == "times" and any('
            "isinstance(each, int) and each < 0 for each in (first, *others))",
            "lt becomes lte",
        ): "No times anything is nothing, whichever way it is written.",
        (
            "state/vocabulary.py",
            "filter_keys: Mapping[str, tuple[type[Criterion], Part]] = field(init=False, compare=False)",
            "False becomes True",
        ): "It is worked out from the other fields, which are compared.",
        (
            "matching/relations.py",
            'against = event.payload.against if event is not None and relation is Relation.DEFENDING_PLAYER else ""',
            "and becomes or",
        ): "Only in one game an attack says whom it is against, and there nobody asks for the attacking player.",
        (
            "stack/dividing.py",
            "if divided >= most:",
            "gte becomes gt",
        ): "Where as much is divided as there may be targets, it is the same number either way.",
        (
            "events/replacement_order.py",
            "legal, alike = tuple((label,) for label in labels), (labels[0],) if _are_alike(chances) else None",
            "0 becomes 1",
        ): "Which of those that are alike comes first makes no difference.",
        (
            "continuous/course.py",
            "if not late or self.fixed_effects is not None:",
            "or becomes and",
        ): "It goes through the layers a few times more, and nothing has changed meanwhile.",
        (
            "stack/costs.py",
            "paid, unpaid = 0, 1",
            "1 becomes 2",
        ): "The search finds the same number from any start.",
        (
            "stack/costs.py",
            "paid, unpaid = unpaid, min(unpaid * 2, MOST_X + 1)",
            "2 becomes 3",
        ): "The search finds the same number by steps of any size.",
        (
            "stack/costs.py",
            "paid, unpaid = unpaid, min(unpaid * 2, MOST_X + 1)",
            "1 becomes 2",
        ): "Any number above the largest one is refused.",
        (
            "stack/standing_for.py",
            "found = list(islice((_together(cost, ev, each) for each in _shares(ev, cost)), MOST_COSTS + 1))",
            "1 becomes 2",
        ): "One way too many is refused, and so are two.",
        (
            "continuous/order.py",
            "return (0,)",
            "0 becomes 1",
        ): "All effects of a sublayer get the same, whatever that is.",
        (
            "continuous/placing.py",
            "return Part(effect, number, change, home, 1, 1, depends_on)",
            "1 becomes 2",
        ): "Without layers all parts have the same place, whichever that is.",
        (
            "policy/table.py",
            "self.applying_to.clear()",
            "a call is left out",
        ): "It only bounds what is kept in memory: what is found anew is the same.",
        (
            "policy/table.py",
            "self.applying_to_texts.clear()",
            "a call is left out",
        ): "It only bounds what is kept in memory: what is found anew is the same.",
        (
            "events/selecting.py",
            "unseen = zones is not None and set(zones.zones) <= ev.game.vocabulary.no_targets_in",
            "lte becomes lt",
        ): "It only says which rules are cited for the choice.",
        (
            "continuous/derivations.py",
            "self._found = [(state, found), *self._found[:2]]",
            "2 becomes 3",
        ): "It is only so many states of which what was worked out is kept.",
        (
            "continuous/derivations.py",
            "self.remember(state, found)",
            "a call is left out",
        ): "What is not kept is worked out again.",
        (
            "continuous/course.py",
            "_BEFORE_ALL: Bucket = (-1, -1, 0)",
            "1 becomes 2",
        ): "Any place before the first layer is before all of them.",
        (
            "continuous/course.py",
            "self.brought = 0  # how many abilities have been given so far",
            "0 becomes 1",
        ): "It is only looked at whether it has grown.",
        (
            "continuous/course.py",
            "self._collect((0, -1, 0))",
            "1 becomes 2",
        ): "Any place before the first layer is before all of them.",
        (
            "continuous/course.py",
            "first = self._next_of(left) if self.layers.dependency and len(left) > 1 else left[:1]",
            "gt becomes gte",
        ): "An effect by itself waits for none.",
        (
            "continuous/course.py",
            "first = self._next_of(left) if self.layers.dependency and len(left) > 1 else left[:1]",
            "and becomes or",
        ): (
            "An effect by itself waits for none, and in each game whose effects have one order for all "
            "objects some wait."
        ),
        (
            "continuous/course.py",
            "if len(found) > 1:",
            "gt becomes gte",
        ): "One alone is in order.",
        (
            "continuous/course.py",
            "left = self._in_order((*left, *parts[had:])) if len(parts) > had else left",
            "gt becomes gte",
        ): "What is in order stays so if nothing comes to it.",
        (
            "continuous/derivations.py",
            "self.by_themselves = by_themselves or {}  # what objects are without any effect",
            "or becomes and",
        ): "What is not kept is worked out again.",
        (
            "continuous/derivations.py",
            "if self._of_all is None or self._of_all[0] is not state.objects:",
            "0 becomes 1",
        ): "What is not found again is worked out again.",
        (
            "continuous/derivations.py",
            "return False",
            "False becomes True",
        ): "It only spares looking for abilities, or effects, where there are none.",
        (
            "continuous/effects.py",
            "if traits.abilities and ev.derived.has_passives(traits.abilities):",
            "and becomes or",
        ): "It only spares looking through abilities none of which is passive.",
        (
            "continuous/effects.py",
            "again = seen[id(ability)] = seen.get(id(ability), 0) + 1",
            "+ becomes -",
        ): "The numbers only tell several of one ability apart.",
        (
            "continuous/effects.py",
            "again = seen[id(ability)] = seen.get(id(ability), 0) + 1",
            "0 becomes 1",
        ): "The numbers only tell several of one ability apart.",
        (
            "continuous/effects.py",
            "again = seen[id(ability)] = seen.get(id(ability), 0) + 1",
            "1 becomes 2",
        ): "The numbers only tell several of one ability apart.",
        (
            "continuous/effects.py",
            "later = granted > thing.order and ev.rules.ask(A_GIVEN_ABILITY_COUNTS_FROM_WHEN_IT_WAS_GIVEN)",
            "gt becomes gte",
        ): "Where both are the same it is that number either way.",
        (
            "continuous/engine.py",
            "if not setup.by_themselves:",
            "the condition is turned round",
        ): "What is not kept is worked out again.",
        (
            "continuous/engine.py",
            "if not setup.by_themselves:",
            "not is left out",
        ): "What is not kept is worked out again.",
        (
            "continuous/engine.py",
            "ev.derived.depended_on_objects(state, course.found)",
            "a call is left out",
        ): "What is not kept is worked out again.",
        (
            "continuous/numbers.py",
            "return max(0, value) if value < 0 and ev.rules.ask(A_NUMBER_IS_NEVER_BELOW_ZERO) else value",
            "lt becomes lte",
        ): "Nothing is as much as nothing, whether it is kept from being less or not.",
        (
            "continuous/order.py",
            "return (1 + order.index(part.effect.key) if part.effect.key in order else 0,)",
            "1 becomes 2",
        ): "It is only compared, and is more than nothing either way.",
        (
            "continuous/placing.py",
            "if known is not None and known[0] is effect:",
            "0 becomes 1",
        ): "What is not found again is worked out again.",
        (
            "continuous/placing.py",
            "if len(parts) > 1 and not ev.rules.ask(PARTS_APPLY_IN_THEIR_OWN_STAGES):",
            "gt becomes gte",
        ): "A part by itself is the first, and stays where it is.",
        (
            "continuous/placing.py",
            "amount = change.amount if isinstance(change.amount, int) else 1",
            "1 becomes 2",
        ): "It is only looked at whether it is less than nothing.",
        (
            "events/replacement_order.py",
            "return chances[0]  # where no rule has them chosen one by one, what comes to the same is not asked",
            "0 becomes 1",
        ): "Which of them comes first makes no difference: each is done to what its own event happens to.",
        (
            "stack/adding_up.py",
            "return sorted(in_order, key=lambda each: (each[0] < 0, -each[2]))",
            "lt becomes lte",
        ): "What changes a cost by nothing may stand anywhere among the rest.",
        (
            "stack/adding_up.py",
            "return sorted(in_order, key=lambda each: (each[0] < 0, -each[2]))",
            "0 becomes 1",
        ): "What changes a cost by nothing may stand anywhere among the rest.",
    }
)


def why_equivalent(fault: Fault) -> str:
    """Why nobody could notice it; '' where no reason is known."""
    line = fault.path.read_text().splitlines()[fault.line - 1].strip()
    return EQUIVALENT.get((fault.path.as_posix().partition(_BELOW)[2], line, fault.what), "")
