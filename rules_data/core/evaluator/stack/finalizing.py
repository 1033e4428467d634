"""Finalizing pending items step by step: choices, cost, legality."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Cost, Effect, Limit
from rules_data.core.abilities.effects import Add, PayAnyAmount
from rules_data.core.evaluator.board import CHOICES_MADE, SAYS
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import (
    cause_of,
    find_anywhere,
)
from rules_data.core.evaluator.policy import (
    A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED,
    A_TRIGGERS_CHOICES_MUST_BE_MADE,
    A_TRIGGERS_COST_MAY_BE_DECLINED,
    ADD_RESOLVES_WHEN_FINALIZED,
    COST_MUST_BE_PAID_TO_FINALIZE,
    COST_WITHIN_A_TRIGGER,
    NO_LEGAL_CHOICES,
    OTHERS_MAY_RESPOND,
    PARAMETERS_ARE_DECLARED_WHEN_PLACED,
    TARGETS_MUST_STILL_BE_LEGAL,
    YOU_MAY,
)
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    IllegalStep,
    Item,
    replace,
)

from .any_amount import with_amounts_chosen
from .choosing import choose_for
from .costs import can_pay, pay_for_item, with_additional, with_costs_within
from .resolving import resolve_item, tidy


def finalize_pending(ev: Running) -> None:
    """Complete the steps of playing for each pending item, oldest first, until none is pending."""
    while True:
        item = next((item for item in ev.state.waiting if item.pending), None)
        if item is None:
            return
        ev.budget.spend(1)
        finalize(ev, item)
        tidy(ev)


def finalize(ev: Running, item: Item) -> None:
    """Choices, cost, legality; then the item is finalized, or is taken away."""
    if item.kind == "card":
        ev.game.finalize_card(ev, item)
        return
    ability = item.ability
    wanted = _as_wanted(ev, item, ability) if ability is not None else None
    if ability is None or wanted is None:
        return
    chosen = _with_choices(ev, wanted, ability)
    if chosen is None:
        return
    paid = _pay_to_finalize(ev, chosen, ability) if chosen.by_trigger else chosen
    if paid is None or not _targets_legal(ev, chosen):
        return
    item = replace(paid, pending=False)
    ev.board.put_item(item)
    _record_finalized(ev, item)
    if _only_adds(ability) and ev.rules.ask(ADD_RESOLVES_WHEN_FINALIZED):
        resolve_item(ev, item)
        return
    publish_targets(ev, item)
    if not ev.rules.ask(OTHERS_MAY_RESPOND):
        resolve_item(ev, item)


def _with_choices(ev: Running, item: Item, ability: Ability) -> Item | None:
    """The item with the choices that are made now; None if it is taken away, as there are none or none are wanted."""
    declared = not item.by_trigger or ev.rules.ask(PARAMETERS_ARE_DECLARED_WHEN_PLACED)
    chosen = choose_for(ev, item, ability) if declared else item
    if chosen is not None:
        return None if chosen.targets and not _must_choose(ev, chosen) else chosen
    ruled = ev.rules.ask(NO_LEGAL_CHOICES, item)
    if ruled:
        remove_item(ev, item, "there are not enough legal choices", ruled.rules)
        return None
    return item


def _as_wanted(ev: Running, item: Item, ability: Ability) -> Item | None:
    """The item once its controller has decided on its "you may", where that is done now; None if it is not wanted."""
    if not ability.optional or item.accepted or not item.by_trigger:
        return item
    ruled = ev.rules.ask(YOU_MAY)
    if ruled.answer != "when finalizing":
        return item
    decision = Decision(item.controller, ev.game.words.asks_to_trigger, (("yes",), ("no",)), ruled.rules, item.label)
    if ev.choices.choose(decision)[0] == "yes":
        item = replace(item, accepted=True)
        ev.board.put_item(item)
        return item
    not_triggered = ev.rules.ask(A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED)
    if not_triggered:
        ev.journal.placed[item.label] -= 1
        if ability.limit not in (Limit.NONE, Limit.DONE_ONCE_EACH_TURN):
            ev.board.take_back_use(item.key)
    rules = (*ruled.rules, *(not_triggered.rules if not_triggered else ()))
    remove_item(ev, item, f"{item.controller} declines it", tuple(dict.fromkeys(rules)))
    return None


def _record_finalized(ev: Running, item: Item) -> None:
    name = ev.game.vocabulary.item_name
    became = f"becomes a {name}" if name else "is complete: its choices have been made"
    rules = ev.rules.cite("finalized trigger" if item.by_trigger else "finalized", "finalized")
    detail = {} if name else {SAYS: CHOICES_MADE}
    ev.journal.record("finalized", f"{item.label} {became}", rules, objects=(item.label,), detail=detail)


def _must_choose(ev: Running, item: Item) -> bool:
    ruled = ev.rules.ask(A_TRIGGERS_CHOICES_MUST_BE_MADE)
    if ruled or not item.by_trigger:
        return True
    decision = Decision(item.controller, "may", (("yes",), ("no",)), ruled.rules, item.label)
    if ev.choices.choose(decision)[0] == "yes":
        return True
    remove_item(ev, item, f"{item.controller} does not choose", ruled.rules)
    return False


def publish_targets(ev: Running, item: Item) -> None:
    """Tell that objects have been targeted, now that the item that targets them is finalized."""
    ev.events.perform(targeting(ev, item))


def targeting(ev: Running, item: Item) -> list[Event]:
    """The event of objects becoming an item's targets, where anything could come of it."""
    identities = dict.fromkeys(identity for found in item.targets.values() for identity in found)
    objects = tuple(o for identity in identities if (o := find_anywhere(ev, identity)) is not None)
    if objects and {"is targeted"} & (ev.interest.watched | ev.interest.replaced | ev.interest.counted):
        return [Event("is targeted", objects, item.controller, cause=cause_of(item))]
    return []


def remove_item(ev: Running, item: Item, reason: str, rules: tuple[str, ...]) -> None:
    """Take a pending item away: it was never finalized, and this is no countering."""
    ev.board.take_off(item)
    text = f"{item.label} leaves the {ev.game.waiting_zone}: {reason}"
    ev.journal.record("removed", text, rules, ok=False, objects=(item.label,))


def _pay_to_finalize(ev: Running, item: Item, ability: Ability) -> Item | None:
    """The item once a triggered ability's cost is paid, as far as that is done before it resolves; None if not."""
    item = with_amounts_chosen(ev, item)
    cost = with_costs_within(ev, item, with_additional(ev, item, _own_cost(ev, ability)))
    if cost.is_free:
        ev.board.put_item(item)
        return item
    rules = ev.rules.ask(COST_MUST_BE_PAID_TO_FINALIZE).rules
    if not can_pay(ev, item.controller, cost, item.source, item.occurrence):
        remove_item(ev, item, f"{item.controller} cannot pay its cost", rules)
        return None
    declined = ev.rules.ask(A_TRIGGERS_COST_MAY_BE_DECLINED)
    if declined:
        decision = Decision(item.controller, "pay", (("yes",), ("no",)), declined.rules, item.label)
        if ev.choices.choose(decision)[0] == "no":
            remove_item(ev, item, f"{item.controller} does not pay its cost", declined.rules)
            return None
    item = pay_for_item(ev, item, cost, rules)
    ev.board.put_item(item)
    return item


def _own_cost(ev: Running, ability: Ability) -> Cost:
    """The cost of a triggered ability's own, where that is paid before it resolves."""
    if ability.cost.is_free or ev.rules.ask(COST_WITHIN_A_TRIGGER).answer != "base cost":
        return Cost()
    return ability.cost if ev.rules.ask(COST_MUST_BE_PAID_TO_FINALIZE) else Cost()


def _targets_legal(ev: Running, item: Item) -> bool:
    current = next((each for each in ev.state.waiting if each.number == item.number), None)
    if current is None:
        return False
    missing = [i for found in item.targets.values() for i in found if find_anywhere(ev, i) is None]
    if not missing:
        return True
    ruled = ev.rules.ask(TARGETS_MUST_STILL_BE_LEGAL)
    if ruled and not item.by_trigger:
        raise IllegalStep(f"{missing[0][0]} is no longer a legal target for {item.label}", ruled.rules)
    if ruled:
        remove_item(ev, item, f"{missing[0][0]} is no longer a legal target", ruled.rules)
        return False
    return True


def _only_adds(ability: Ability) -> bool:
    return _all_add(ability.effects)


def _all_add(effects: tuple[Effect, ...]) -> bool:
    """Whether instructions add resources and do nothing else, but for what is paid to have them do it."""
    return bool(effects) and all(
        isinstance(effect, Add) or (isinstance(effect, PayAnyAmount) and _all_add(effect.effects)) for effect in effects
    )
