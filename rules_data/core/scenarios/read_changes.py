"""Changes as a scenario file writes them: for each kind of change, the keys it stands under and what stands there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules_data.core.abilities import Change
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator import Vocabulary

from . import read_changed_objects as objects
from . import read_changed_rules as rules
from .fields import Fields, Reading, as_items
from .places import Items, Mapping, Node
from .written_changes import (
    FILTERS,
    NUMBER,
    NUMBER_OR_ANY,
    TEXT,
    TEXTS,
    Written,
    under,
    under_a_tag,
    under_one_tag,
    under_tags,
)


def read_changes(reading: Reading, node: Node | None, of_each: bool = False) -> tuple[Change, ...]:
    """{might: 1, keyword: tank, ...}; also a list of such. Only what the game's effects can change is read.

    `of_each`: they go on being worked out for each object, which then is "it", if they are no more than that.
    """
    found: list[Change] = []
    for item in [node] if isinstance(node, Items) and not node.items else as_items(node):
        if isinstance(item, Items | Mapping) and not (item.items if isinstance(item, Items) else item.entries):
            reading.wrong_shape(item, "a change", "Say what changes, and to what.")
            continue
        fields = Fields(reading, item, "changes")
        for written in _written(reading.words):
            for key, word in written.keys(reading.words).items():
                if (value := fields.take(key)) is not None:
                    with reading.knowing_it(reading.knows_it and not _is_seen_from_effect(written.record, of_each)):
                        found.extend(written.read(reading, fields, value, word))
        fields.finish()
    return tuple(found)


def _is_seen_from_effect(record: type[Change], of_each: bool) -> bool:
    return record in _FROM_EFFECT and (of_each or record not in _WITH_AMOUNT)


def is_asked_of_each(changes: Iterable[Change]) -> bool:
    """Whether a condition of such changes is asked of each object that is changed, which is "it" then."""
    return not any(isinstance(change, _FROM_EFFECT) for change in changes)


def keys_of_changes(words: Vocabulary) -> Iterator[str]:
    """The keys under which the changes of a game stand."""
    for written in _written(words):
        yield from (*written.keys(words), *written.beside)


def changes_schema(words: Vocabulary) -> dict[str, Any]:
    """The JSON schema of changes: the keys of the kinds that the game knows."""
    properties: dict[str, Any] = {}
    for written in _written(words):
        properties.update({key: dict(written.shape) for key in written.keys(words)})
        properties.update({key: {} for key in written.beside})
    one = {"type": "object", "properties": properties, "additionalProperties": False}
    return {"oneOf": [one, {"type": "array", "items": one}]}


def _written(words: Vocabulary) -> Iterator[Written]:
    return (written for written in WRITTEN if written.record in words.changes)


# What only the effect itself is asked about, where something is played, paid, prevented or forbidden; of these an
# amount that an instruction gives is known from then on.
_FROM_EFFECT = (
    kinds.AdditionalCost,
    kinds.AlternativeCost,
    kinds.AttacksMore,
    kinds.BlocksMore,
    kinds.BonusDamage,
    kinds.CannotAttack,
    kinds.CannotBeBlocked,
    kinds.CannotBeDefended,
    kinds.CannotBeTargeted,
    kinds.MustBeDefended,
    kinds.CannotBlock,
    kinds.CannotCast,
    kinds.ChangeActivationCost,
    kinds.ChangeCost,
    kinds.ChangeOptionCost,
    kinds.ChangeVictoryScore,
    kinds.ChooseOptionCost,
    kinds.Enters,
    kinds.LeastCost,
    kinds.MoreLands,
    kinds.PlayedFor,
    kinds.PreventTriggers,
    kinds.ProtectedFrom,
    kinds.SetCost,
    kinds.Skip,
)
_WITH_AMOUNT = (kinds.BonusDamage, kinds.ChangeActivationCost, kinds.ChangeCost, kinds.ChangeOptionCost)
# Effects with several changes make them in this order.
WRITTEN: tuple[Written, ...] = (
    objects.of_number(kinds.AddToValue, ""),
    objects.of_number(kinds.SetBase, "base "),
    objects.of_number(kinds.SetValue, "set "),
    objects.of_number(kinds.SetBase, "set base "),
    objects.of_number(kinds.MultiplyValue, "times "),
    objects.of_number(kinds.MultiplyBase, "times base "),
    objects.divided(kinds.DivideValue, "divide "),
    objects.divided(kinds.DivideBase, "divide base "),
    objects.of_number(kinds.SubtractFromValue, "minus "),
    objects.of_number(kinds.AddToBase, "plus base "),
    objects.of_number(kinds.SubtractFromBase, "minus base "),
    objects.of_pair(kinds.SwapBases),
    objects.of_pair(kinds.SwitchValues),
    Written(kinds.GainNumber, under("gain number"), objects.gained_number, {"type": "object"}),
    Written(kinds.LoseNumber, under("lose number"), objects.lost_number, TEXTS),
    Written(kinds.LoseType, under("lose type"), objects.lost_type, TEXTS),
    Written(kinds.GainTag, under_tags(), objects.gained_tag, TEXTS),
    Written(kinds.LoseTag, under_tags("lose "), objects.lost_tag, TEXTS),
    Written(kinds.ReplaceTag, under_one_tag("instead "), objects.replaced_tag, TEXTS),
    Written(kinds.SetDomain, lambda words: {words.board.domain_key: ""}, objects.set_domain, TEXTS),
    Written(kinds.LoseKeyword, under("lose keyword", "lose keywords"), objects.lost_keyword, TEXTS),
    Written(kinds.LoseAbility, under("lose ability"), objects.lost_ability, TEXTS),
    Written(kinds.LoseAbilities, under("lose abilities"), objects.if_true(kinds.LoseAbilities), {"type": "boolean"}),
    Written(kinds.LoseText, under("lose text"), objects.if_true(kinds.LoseText), {"type": "boolean"}),
    Written(kinds.SetName, under("called"), objects.set_name, {"type": "string"}),
    Written(kinds.Copy, under("copy of"), objects.copied),
    Written(kinds.Controlled, under("controller"), objects.controlled, {"type": "string"}),
    Written(kinds.CannotGain, under("cannot gain"), rules.forbidden_property(kinds.CannotGain), TEXTS),
    Written(kinds.CannotLose, under("cannot lose"), rules.forbidden_property(kinds.CannotLose), TEXTS),
    Written(kinds.PreventTriggers, under("prevents triggers"), rules.prevents_triggers, {"type": "object"}),
    Written(kinds.GainKeyword, under("keyword", "keywords"), objects.gained_keyword),
    Written(kinds.GainType, under("type"), objects.gained_type, TEXTS),
    Written(kinds.SetTag, under_one_tag("only "), objects.set_tag, TEXT),
    Written(kinds.GainTag, under_a_tag, objects.gained_tag_as_written, TEXTS),
    Written(kinds.GainAbility, under("ability"), objects.gained_ability, {"$ref": "#/$defs/ability"}),
    Written(kinds.SetCost, under("set cost"), rules.set_cost),
    Written(kinds.ChangeCost, under("cost"), rules.changed_cost, beside=("minimum",)),
    Written(
        kinds.ChangeActivationCost,
        under("activation cost"),
        rules.activation_cost,
        beside=("minimum", "only", rules.NOT_MANA),
    ),
    Written(kinds.LeastCost, under("least cost"), rules.least_cost),
    Written(kinds.ChangeOptionCost, under("optional additional costs"), rules.changed_option_cost),
    Written(kinds.BonusDamage, under("bonus damage"), rules.bonus_damage, beside=("to",)),
    Written(
        kinds.AdditionalCost,
        under("additional cost"),
        rules.additional_cost,
        beside=("name", "optional", rules.ANY_NUMBER_OF_TIMES),
    ),
    Written(kinds.AlternativeCost, under("alternative cost"), rules.alternative_cost, beside=("name",)),
    Written(
        kinds.PlayedFor,
        lambda words: {f"played from {zone} for": zone for zone in words.played_for},
        rules.played_for,
    ),
    Written(kinds.Enters, under("enters"), rules.enters, {"type": "string"}),
    Written(kinds.Cannot, under("cannot"), rules.prohibition, TEXTS),
    Written(kinds.CannotAttack, under("cannot attack"), rules.attack_prohibited, beside=("unless paid",)),
    Written(kinds.CannotCast, under("cannot cast"), rules.casting_prohibited, beside=("more than",)),
    Written(
        kinds.CannotBeBlocked,
        lambda words: {"cannot be blocked by": "", "cannot be blocked except by": "none"},
        rules.blocks_prohibited(kinds.CannotBeBlocked),
        FILTERS,
    ),
    Written(
        kinds.CannotBlock,
        lambda words: {"cannot block those": "", "blocks only": "none"},
        rules.blocks_prohibited(kinds.CannotBlock),
        FILTERS,
    ),
    Written(kinds.ProtectedFrom, under("protection from"), rules.by_kind(kinds.ProtectedFrom), FILTERS),
    Written(kinds.MustBeDefended, under("must be defended by"), rules.by_kind(kinds.MustBeDefended), FILTERS),
    Written(kinds.CannotBeTargeted, under("cannot be targeted by"), rules.by_kind(kinds.CannotBeTargeted), FILTERS),
    Written(
        kinds.CannotBeDefended,
        under("cannot be defended by"),
        rules.defending_prohibited,
        FILTERS,
        beside=("more than",),
    ),
    Written(kinds.MoreUses, under("more attacks"), rules.more_uses("attacks"), NUMBER),
    Written(kinds.MoreUses, under("attacks in total"), rules.more_uses("attacks", in_total=True), NUMBER),
    Written(kinds.MoreUses, under("more activations"), rules.more_uses("any"), NUMBER),
    Written(kinds.MoreUses, under("more activations of each"), rules.more_uses("each"), NUMBER),
    Written(kinds.AttacksMore, under("attacks up to"), rules.attacks_more, NUMBER),
    Written(kinds.BlocksMore, under("blocks more"), rules.more(kinds.BlocksMore), NUMBER_OR_ANY),
    Written(kinds.MoreLands, under("more lands"), rules.more(kinds.MoreLands), NUMBER_OR_ANY),
    Written(kinds.ChangeVictoryScore, under("victory score"), rules.changed_score),
    Written(kinds.Skip, under("skip"), rules.skipped, TEXTS),
    Written(kinds.Can, under("can"), rules.permission, TEXTS),
    Written(kinds.Must, under("must"), rules.requirement, TEXTS),
)
