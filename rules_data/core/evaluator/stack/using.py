"""Using abilities that players activate, and items that an instruction places while it goes on."""

from __future__ import annotations

from functools import partial

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Cost,
    Limit,
    whole_number,
)
from rules_data.core.abilities.effects import YouMay
from rules_data.core.evaluator.events import Running, as_it_is_decided
from rules_data.core.evaluator.matching import cause_of, is_met, works_from
from rules_data.core.evaluator.policy import (
    A_CONDITION_ON_USING_AN_ABILITY,
    A_LIMIT_IS_THAT_OF_ONE_ABILITY_ALONE,
    ABILITIES_WORK_ON_THE_BOARD,
    ACTIVATED_ABILITIES_WAIT_TO_RESOLVE,
    AN_ABILITY_WITHOUT_LEGAL_OPTIONS,
    AN_ACTIVATED_ABILITY_HAS_ITS_COST,
    DO_THIS_SEVERAL_TIMES,
    REFLEXIVE_ITEMS_WAIT_FOR_THE_REST,
    REFLEXIVE_TRIGGERS_WAIT_TO_RESOLVE,
    THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY,
    USING_AN_ABILITY,
    YOU_MAY,
)
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    GameObject,
    IllegalStep,
    Item,
    Reading,
    UnableToRun,
    Viewpoint,
    announced,
    replace,
)

from .choosing import choose_for
from .costs import can_pay, pay_for_item, rules_against_paying, with_additional
from .course import resolve_newest
from .finalizing import finalize
from .playing import announce
from .resolving import resolve_item


def use_ability(ev: Running, player: str, thing: GameObject, name: str) -> None:
    """Activate an ability of an object. Raises IllegalStep with the rule when that is not allowed."""
    ability = _with_its_choice(_find_ability(ev, thing, name))
    label = label_of(thing, ability, name)
    _check_use(ev, player, thing, ability, label)
    item = Item(ev.board.next_number(), label, "ability", thing, player, ability)
    before = ev.board.checkpoint()
    waits = _place_used(ev, item, ability)
    item = announce(ev, item, _known_cost(ev, item, ability), partial(_can_pay_with_x, ev, item, ability))
    try:
        chosen = _pay_for_use(ev, _choose_for_use(ev, item, ability), ability)
    except IllegalStep:
        ev.board.undo(before)
        raise
    finalize(ev, chosen)
    if ev.rules.ask(USING_AN_ABILITY).answer == "when announced":
        ev.events.perform([Event(ev.game.words.used, (thing,), player, cause=cause_of(item))])
    if not waits and ev.state.waiting:
        resolve_newest(ev)


def _place_used(ev: Running, item: Item, ability: Ability) -> bool:
    """Put what is used among what waits; whether it stays there until its turn comes."""
    ruled = ev.rules.ask(ACTIVATED_ABILITIES_WAIT_TO_RESOLVE, ability)
    ev.board.add_item(item)
    rules = (*ruled.rules, *ev.rules.cite("used ability", "pending item")) if ruled else ruled.rules
    where = f"it goes on the {ev.game.waiting_zone}" if ruled else "it resolves at once"
    text = f"{item.controller} uses {item.label}: {where}"
    ev.journal.record("placed", text, rules, objects=(item.label,), players=(item.controller,))
    return bool(ruled)


def _choose_for_use(ev: Running, item: Item, ability: Ability) -> Item:
    """The item with its choices made. Raises IllegalStep where there are none to make and a rule forbids that."""
    chosen = choose_for(ev, item, ability)
    illegal = ev.rules.ask(AN_ABILITY_WITHOUT_LEGAL_OPTIONS)
    if chosen is None and illegal:
        raise IllegalStep(f"there are no legal options for {item.label}", illegal.rules)
    chosen = item if chosen is None else chosen
    ev.board.put_item(chosen)
    return chosen


def _pay_for_use(ev: Running, item: Item, ability: Ability) -> Item:
    """The item once its cost is paid, with what that has moved. Raises IllegalStep where it cannot be."""
    priced = ev.rules.ask(AN_ACTIVATED_ABILITY_HAS_ITS_COST)
    own = _cost_of_use(ev, item, ability, announced(item.paid))
    if priced and own != ability.cost.with_announced(announced(item.paid)):
        text = f"Effects change what {item.label} costs"
        rules = ev.rules.cite("changed cost of an ability", "pay costs")
        ev.journal.record("procedure", text, rules, objects=(item.label,), players=(item.controller,))
    cost = with_additional(ev, item, own if priced else Cost())
    if cost.is_free:
        return item
    if not can_pay(ev, item.controller, cost, item.source):
        kept = rules_against_paying(ev, item.controller, cost, item.source)
        raise IllegalStep(f"{item.controller} cannot pay for {item.label}", (*kept, *ev.rules.cite("pay costs")))
    item = pay_for_item(ev, item, cost, priced.rules)
    ev.board.put_item(item)
    return item


def _cost_of_use(ev: Running, item: Item, ability: Ability, number: int) -> Cost:
    """The cost of using an ability with this X, as effects have changed it."""
    return ev.game.cost_of_using(ev, item.controller, item.source, ability, ability.cost.with_announced(number), False)


def _known_cost(ev: Running, item: Item, ability: Ability) -> Cost:
    """What is known of the cost before X is: whatever is taken off, it could be off the X."""
    return ev.game.cost_of_using(ev, item.controller, item.source, ability, ability.cost, ability.cost.has_x)


def _least(ev: Running, player: str, thing: GameObject, ability: Ability) -> Cost:
    """The least that using an ability can cost: with nothing for its X."""
    return ev.game.cost_of_using(ev, player, thing, ability, ability.cost, False)


def _can_pay_with_x(ev: Running, item: Item, ability: Ability, number: int) -> bool:
    return can_pay(ev, item.controller, _cost_of_use(ev, item, ability, number), item.source)


def activated_abilities(ev: Reading, thing: GameObject) -> list[Ability]:
    """The activated abilities that an object has now, in their order."""
    return [one for one in ev.derived.traits(ev.state, thing).abilities if one.kind is AbilityKind.ACTIVATED]


def abilities_called(ev: Reading, thing: GameObject, name: str) -> list[Ability]:
    """Those of this name; what has no name is also called by its number among all: "2". No name is that of the only
    one, or the only one without a name. Raises UnableToRun where it could be several.
    """
    usable = activated_abilities(ev, thing)
    called = [ability for ability in usable if ability.name == name]
    number = whole_number(name)
    if not called and number is not None and 0 < number <= len(usable):
        return [usable[number - 1]]
    if name:
        return called
    meant = called or usable
    if len({ability.name or ability for ability in meant}) > 1:
        known = ", ".join(ability.name or str(number) for number, ability in enumerate(usable, 1))
        raise UnableToRun(f"{thing.handle} has several activated abilities: say which one. Known: {known}.")
    return meant


def label_of(thing: GameObject, ability: Ability, name: str) -> str:
    """What an ability is called where it waits: by its object, and by its own name or what a step calls it."""
    called = ability.name or name
    return f"{thing.handle}/{called}" if called else thing.handle


def _find_ability(ev: Running, thing: GameObject, name: str) -> Ability:
    fitting = abilities_called(ev, thing, name)
    if fitting:
        # Of several of one name, such as two with different costs, each can be used by itself: one that is payable.
        player = thing.player
        payable = (one for one in fitting if can_pay(ev, player, _least(ev, player, thing, one), thing, in_using=True))
        return next(payable, fitting[0])
    rules = ev.rules.cite("activated abilities")
    raise IllegalStep(f"{thing.handle} has no activated ability {name}".rstrip(), rules)


def _with_its_choice(ability: Ability) -> Ability:
    """The ability with the "you may" that its effect begins with, which is answered as it resolves."""
    if not ability.optional:
        return ability
    return replace(ability, effects=(YouMay(effects=ability.effects),), optional=False)


def _check_use(ev: Running, player: str, thing: GameObject, ability: Ability, label: str) -> None:
    controller = thing.player
    ruled = ev.rules.ask(THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY)
    if ruled and controller != player:
        raise IllegalStep(f"{player} does not control {thing.handle}", ruled.rules)
    if not works_from(ev, ability, thing):
        ruled = ev.rules.ask(ABILITIES_WORK_ON_THE_BOARD, ability)
        raise IllegalStep(f"{label} cannot be used from the {thing.zone}", ruled.rules)
    ev.game.flow.check_timing(ev, player, frozenset(ability.keywords), f"use {label}")
    ruled = ev.rules.ask(A_CONDITION_ON_USING_AN_ABILITY)
    view = Viewpoint(player, thing, ev.state, given=ability.given)
    if ruled and not is_met(ability.condition, ev, view):
        raise IllegalStep(f"the condition for using {label} is not true", ruled.rules)
    least = _least(ev, player, thing, ability)
    if ev.rules.ask(AN_ACTIVATED_ABILITY_HAS_ITS_COST) and not can_pay(ev, player, least, thing, in_using=True):
        kept = rules_against_paying(ev, player, least, thing, in_using=True)
        raise IllegalStep(f"{player} cannot pay for {label}", (*kept, *ev.rules.cite("pay costs")))
    key = use_key(ev, thing, ability)
    if ability.limit is not Limit.NONE:
        if ev.state.uses(key, ability.limit) >= ability.times:
            rules = ev.rules.cite("a limit on using an ability")
            raise IllegalStep(f"{label} is limited to {ability.limit_in_words}", rules)
        ev.board.note_use(key)


def use_key(ev: Running, thing: GameObject, ability: Ability) -> str:
    """Under what the uses of an ability of an object are counted: each of several without a name by itself.

    Of several that are worded alike, such as its own and one that it was given, it is one that is left to be used.
    """
    which, all_of_them = ability.name, ev.derived.traits(ev.state, thing).abilities
    if not which:
        printed = thing.card.abilities
        which = f"{printed.index(ability)}" if ability in printed else ""
        if not which and ability in all_of_them:
            which = f"gained {all_of_them.index(ability)}"
    key = f"{thing.handle}#{thing.incarnation}.use.{which}"
    alike = sum(one == ability for one in all_of_them)
    if alike < 2 or ev.state.uses(key, ability.limit) < ability.times:
        return key
    ruled = ev.rules.ask(A_LIMIT_IS_THAT_OF_ONE_ABILITY_ALONE)
    others = [f"{key}, another {number}" for number in range(1, alike)] if ruled else []
    return next((one for one in others if ev.state.uses(one, ability.limit) < ability.times), key)


def place_reflexive(ev: Running, ability: Ability, frame: Frame, times: int) -> None:
    """ "Do this": new pending items, as often as it says, while the ability that made them goes on."""
    label, ability = frame.label, as_it_is_decided(ev, ability)
    many = ev.rules.ask(DO_THIS_SEVERAL_TIMES)
    waits = ev.rules.ask(REFLEXIVE_TRIGGERS_WAIT_TO_RESOLVE)
    for _ in range(times if many else 1):
        item = Item(
            ev.board.next_number(),
            f"{label} (do this)",
            "ability",
            frame.view.source,
            frame.view.you,
            ability,
            frame.view.occurrence,
            bindings=_bindings(frame),
            here=frame.view.here,
            accepted=not ability.optional or ev.rules.ask(YOU_MAY).answer == "when triggering",
            checked=True,
            by_trigger=True,
        )
        if ability.optional and not _is_placed(ev, item):
            continue
        ev.budget.count_trigger(item.label)
        if not waits:
            resolve_item(ev, item)
            continue
        ev.board.add_item(item)
        rules = (*waits.rules, *many.rules) if times > 1 else waits.rules
        ev.journal.record("placed", f"{item.label} goes on the {ev.game.waiting_zone}", rules, objects=(item.label,))
        if not ev.rules.ask(REFLEXIVE_ITEMS_WAIT_FOR_THE_REST):
            finalize(ev, item)


def _is_placed(ev: Running, item: Item) -> bool:
    """Whether a reflexive trigger that begins with "you may" is placed: its controller decides that now, or later."""
    ruled = ev.rules.ask(YOU_MAY)
    if ruled.answer != "when triggering":
        return True
    decision = Decision(item.controller, ev.game.words.asks_to_trigger, (("yes",), ("no",)), ruled.rules, item.label)
    if ev.choices.choose(decision)[0] == "yes":
        return True
    ev.journal.record("declined", f"{item.controller} declines {item.label}", ruled.rules, objects=(item.label,))
    return False


def _bindings(frame: Frame) -> dict[str, tuple[tuple[str, int], ...]]:
    own = dict(frame.item.bindings) if frame.item is not None else {}
    return {**own, **frame.view.bindings}
