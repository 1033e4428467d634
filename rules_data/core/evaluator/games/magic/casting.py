"""Casting spells, activating abilities, and what becomes of both as they resolve (Comprehensive Rules 601-608)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import Ability, AbilityKind, Filter, InZone, OfType, Pick, Selector
from rules_data.core.abilities.changes import AlternativeCost
from rules_data.core.abilities.effects import Adding, Draw, Mill, Nothing, Surveil, Tap
from rules_data.core.evaluator.continuous import Passive
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import cause_of
from rules_data.core.evaluator.stack import (
    announce,
    begin_playing,
    changes_to_playing,
    choose_for,
    cost_to_announce,
    could_be_paid_with_x,
    pay_for,
    run_effects,
    targeting,
    undo_play,
    with_alternative,
    with_options,
)
from rules_data.core.evaluator.state import (
    NOTHING_PAID,
    Cause,
    Event,
    Frame,
    GameObject,
    IllegalStep,
    Item,
    Played,
    Viewpoint,
    kept_of_the_latest,
    parts_of,
    replace,
)

from .allowing import (
    AT_ANY_TIME,
    comes_at_a_wrong_time,
    is_allowed,
    is_allowed_at_any_time_bestowed,
    is_allowed_face_down,
    is_main_time,
    permission,
)
from .ascending import ascends
from .awakening import awakened
from .bestowing import bestowed, resolve_as_creature
from .cast_later import cast_later, kept_by
from .casting_by_keywords import kicked
from .casting_limits import check_may_cast, may_be_cast_bestowed_from, what_forbids_as_cast
from .cipher import encode
from .commanders import may_be_cast_from_command, note_commander_cast
from .crewing import tell_what_was_crewed
from .epic import go_on_forever
from .face_down import begin_face_down, check_may_be_cast_face_down
from .forms import goes_on_an_adventure
from .from_graveyards import (
    begin_with_flashback,
    cast_again,
    is_cast_from_graveyards_alone,
    is_given_flashback,
    may_be_cast_again,
)
from .from_where import may_be_cast_from, may_be_played_from, words_for_casting
from .haunting import PUT_AWAY
from .having import has, rules_of
from .keywords_of_casting import BUYBACK
from .keywords_with_costs import PLOT
from .modes_paid_for import with_all_modes
from .moving import BATTLEFIELD, FACE_DOWN, NOWHERE
from .offerings import may_be_offered_for, offered
from .overloading import overloaded
from .payloads import IntoZone, Produced, Put
from .producing import produced_by
from .protecting import TARGETS, is_kept_from_targeting, is_protected
from .questions_actions import A_PERMANENT_KNOWS_WHAT_WAS_PAID
from .questions_triggers import WHAT_MOVES_CARDS_OF_A_LIBRARY_IS_NO_MANA_ABILITY, WHEN_SPELLS_AND_ABILITIES_MAY_BE_USED
from .rebounding import rebounds
from .splicing import spliced
from .split_second import check_split_second
from .vocabulary import LOYALTY, PLAYER

NOT_PERMANENT = frozenset(("instant", "sorcery"))
# What makes a triggered ability a mana ability, if it could add mana and has no target (605.1b).
OF_MANA = frozenset(("is tapped for mana", "adds mana"))


# --- mana abilities --------------------------------------------------------------------------------


@kept_of_the_latest
def is_mana_ability(ability: Ability) -> bool:
    """Whether an ability could add mana, has no target, and is activated or triggers on mana being made (605.1)."""
    if ability.trigger is not None and not all(pattern.event in OF_MANA for pattern in ability.trigger.patterns):
        return False
    parts = list(parts_of([*ability.effects]))
    if not any(isinstance(part, Adding) for part in parts):
        return False
    if any(isinstance(part, Selector) and part.pick is Pick.CHOOSE and part.target for part in parts):
        return False
    if ability.kind is AbilityKind.ACTIVATED:
        return LOYALTY not in ability.keywords
    return ability.trigger is not None and all(pattern.event in OF_MANA for pattern in ability.trigger.patterns)


def adds_mana_and_moves_cards_of_a_library(ability: Any) -> bool:
    """Whether an activated ability that could add mana moves a card to or from a library, by its cost or its effect."""
    if not activated_for_mana(ability):
        return False
    for part in parts_of([*ability.effects, *ability.cost.actions]):
        zones = {zone for one in getattr(part, "criteria", ()) if isinstance(one, InZone) for zone in one.zones}
        moves = isinstance(part, Draw | Mill | Surveil) or (isinstance(part, Selector) and part.pick is Pick.TOP)
        if moves or "library" in zones or "library" in str(getattr(part, "to", "")):
            return True
    return False


def triggers_for_mana(subject: Any) -> bool:
    """Whether what has triggered is a triggered mana ability."""
    watcher = getattr(subject, "watcher", None)
    return watcher is not None and is_mana_ability(watcher.ability)


def activated_for_mana(subject: Any) -> bool:
    return isinstance(subject, Ability) and is_mana_ability(subject)


# --- timing ----------------------------------------------------------------------------------------


def check_timing(ev: Running, player: str, thing: GameObject | None, what: str, *, at_once: bool) -> None:
    """Raise IllegalStep unless the player may do that now: whenever they have priority, or as a sorcery."""
    if at_once or is_main_time(ev, player):
        return
    ruled = ev.rules.ask(WHEN_SPELLS_AND_ABILITIES_MAY_BE_USED)
    if ruled:
        check_main_time(ev, player, what, ruled.rules)


def check_main_time(ev: Running, player: str, what: str, rules: tuple[str, ...]) -> None:
    """Raise IllegalStep, citing these rules, unless it is a main phase of the player with nothing on the stack."""
    state = ev.state
    if not is_main_time(ev, player):
        when = "the stack is not empty" if state.waiting else f"it is {state.turn_player}'s turn ({state.phase})"
        raise IllegalStep(f"{player} may not {what}: {when}", rules)


def check_may_begin(ev: Running, player: str, thing: GameObject) -> None:
    """Raise IllegalStep unless the player could begin to cast a card from their hand now (702.62a)."""
    check_may_cast(ev, player, thing)
    check_split_second(ev, f"{player} may not begin to cast {thing.handle}")
    at_once = "instant" in thing.card.types or has(ev, thing, "flash") or is_allowed(ev, player, thing, AT_ANY_TIME)
    check_timing(ev, player, thing, f"begin to cast {thing.handle}", at_once=at_once)


def cast(ev: Running, player: str, thing: GameObject, *, face_down: bool = False) -> None:
    """Begin to cast a card from its owner's hand. Raises IllegalStep when the rules forbid it."""
    if face_down:
        check_may_be_cast_face_down(ev, player, thing)
    if "land" in thing.card.types:
        raise IllegalStep(f"{thing.handle} is a land and cannot be cast", ev.rules.cite("play a land"))
    if not _may_be_cast_from(ev, player, thing, face_down=face_down):
        rules = ev.rules.cite("play a card")
        raise IllegalStep(f"{player} cannot cast {thing.handle} from the {thing.zone}", rules)
    check_may_cast(ev, player, thing, face_down=face_down)
    if kept_by(ev, player, thing) == PLOT:
        check_main_time(ev, player, f"cast {thing.handle}, which is plotted,", rules_of(ev, PLOT))
    at_once = not face_down and ("instant" in thing.card.types or has(ev, thing, "flash"))
    used = [*words_for_casting(ev, thing)]
    if not at_once and not is_main_time(ev, player):
        if is_allowed(ev, player, thing, AT_ANY_TIME):
            at_once = True
            used.append(AT_ANY_TIME)
        elif not face_down:
            at_once = is_allowed_at_any_time_bestowed(ev, player, thing) or may_be_offered_for(ev, player, thing)
    check_timing(ev, player, thing, f"cast {thing.handle}", at_once=at_once)
    check_split_second(ev, f"{player} may not cast {thing.handle}")
    allowing = [found for word in used if (found := permission(ev, player, thing, word)) is not None]
    flashback = not face_down and is_given_flashback(ev, player, thing)
    (begin_face_down if face_down else begin_playing)(ev, player, thing)
    if flashback:
        begin_with_flashback(ev)
    for passive in allowing:
        _follow_permission(ev, passive)


def _may_be_cast_from(ev: Running, player: str, thing: GameObject, *, face_down: bool = False) -> bool:
    if is_cast_from_graveyards_alone(ev, thing):
        return may_be_cast_again(ev, player, thing)
    if (thing.zone == "hand" and thing.owner == player) or may_be_cast_from_command(ev, player, thing):
        return True
    if is_given_flashback(ev, player, thing) or may_be_cast_again(ev, player, thing):
        return True
    if kept_by(ev, player, thing) or may_be_played_from(ev, player, thing):
        return True
    if face_down:
        return is_allowed_face_down(ev, player, thing, words_for_casting(ev, thing))
    return may_be_cast_from(ev, player, thing) or may_be_cast_bestowed_from(ev, player, thing)


def _follow_permission(ev: Running, passive: Passive) -> None:
    """What a static ability says of an action that it has allowed: a delayed ability, most often (603.7g)."""
    source = ev.state.objects.get(passive.source.handle, passive.source)
    cause = Cause(passive.controller, source, tuple(source.card.types), passive.label)
    frame = Frame(Viewpoint(passive.controller, source, ev.state), cause, creator="static")
    run_effects(ev, passive.ability.effects, frame)


# --- becoming cast ---------------------------------------------------------------------------------


def finalize_card(ev: Running, item: Item) -> None:
    """Modes and targets, cost, then the spell has become cast (601.2b-i)."""
    item = _with_cost_chosen(ev, cast_later(ev, cast_again(ev, item)))
    begun = item = offered(ev, item)
    item = announce(ev, begun, cost_to_announce(ev, begun), lambda number: could_be_paid_with_x(ev, begun, number))
    _keep_x(ev, item)
    item = bestowed(ev, overloaded(ev, awakened(ev, ascends(ev, item))))
    item = with_all_modes(ev, kicked(ev, with_options(ev, item)))
    _keep_x(ev, item)
    if reason := _what_forbids(ev, item):
        undo_play(ev, item, reason)
        return
    item = spliced(ev, _with_enchant_target(item))
    chosen = choose_for(ev, item, item.ability) if item.ability is not None else item
    if chosen is None:
        undo_play(ev, item, "there are no legal targets for it", "targets of a card")
        return
    paid = pay_for(ev, chosen, ev.rules.cite("pay costs"))
    if paid is None:
        return
    item = paid
    note_commander_cast(ev, item)
    ev.journal.record("finalized", f"{item.label} has been cast", ev.rules.cite("becomes cast"), objects=(item.label,))
    played = Played(item.controller, item.origin)
    thing = replace(ev.state.objects[item.source.handle], played=played, paid=item.paid)
    ev.board.put(thing)
    targets = targeting(ev, item)
    ev.events.perform([Event("is cast", (thing,), item.controller, cause=cause_of(item)), *targets])


def _what_forbids(ev: Running, item: Item) -> str:
    spell = ev.state.objects[item.source.handle]
    return what_forbids_as_cast(ev, item.controller, spell, item.origin) or comes_at_a_wrong_time(ev, item)


def _with_cost_chosen(ev: Running, item: Item) -> Item:
    """The spell once its player has said which of its costs is paid, before X and targets are chosen (601.2b)."""
    thing = ev.state.objects[item.source.handle]
    others = () if item.cost is not None else changes_to_playing(ev, item, thing)
    if not any(isinstance(each, AlternativeCost) for each in others):
        return item
    chosen = with_alternative(ev, item, thing)
    chosen = replace(chosen, cost=item.source.card.cost) if chosen.cost is None else chosen
    ev.board.put_item(chosen)
    return chosen


def _keep_x(ev: Running, item: Item) -> None:
    """The spell itself has the X that was announced for it, for whatever looks at it on the stack (107.3a, 202.3e)."""
    if item.paid.x is not None:
        ev.board.put(replace(ev.state.objects[item.source.handle], paid=NOTHING_PAID.with_x(item.paid.x)))


def _with_enchant_target(item: Item) -> Item:
    """An Aura spell targets what it will enchant (303.4a): any creature, unless it says what."""
    card = item.source.card
    if "Aura" not in card.tags or item.ability is None or FACE_DOWN in item.source.statuses:
        return item
    enchant = next((a.enchants for a in card.abilities if a.enchants is not None), None)
    what = enchant if enchant is not None else Filter((OfType(("creature",)),))
    effect = Nothing(Selector(Pick.CHOOSE, what))
    return replace(item, ability=replace(item.ability, effects=(*item.ability.effects, effect)))


# --- after resolving -------------------------------------------------------------------------------


def after_resolving(ev: Running, item: Item) -> None:
    """A permanent spell enters the battlefield, another goes to the graveyard; a mana ability has made its mana."""
    if item.kind == "card":
        thing = ev.state.objects.get(item.source.handle)
        if thing is not None and thing.zone == "stack":
            _leave_stack(ev, item, thing)
        return
    if not item.by_trigger and item.ability is not None and _taps_for_mana(ev, item.ability):
        source = ev.state.objects[item.source.handle]
        made = Produced(produced_by(ev, item))
        if made.types:
            tapped = Event("is tapped for mana", (source,), item.controller, cause=cause_of(item), payload=made)
            ev.events.perform([tapped])
    tell_what_was_crewed(ev, item)
    if "resolves" in ev.interest.watched:
        ev.events.perform([Event("resolves", (item.source,), item.controller, cause=cause_of(item))])


def _taps_for_mana(ev: Running, ability: Ability) -> bool:
    if not is_mana_ability(ability) or not any(isinstance(action, Tap) for action in ability.cost.actions):
        return False
    if not adds_mana_and_moves_cards_of_a_library(ability):
        return True
    return not ev.rules.ask(WHAT_MOVES_CARDS_OF_A_LIBRARY_IS_NO_MANA_ABILITY)


def _leave_stack(ev: Running, item: Item, thing: GameObject) -> None:
    item, thing = resolve_as_creature(ev, item, thing)
    is_permanent = not NOT_PERMANENT & set(thing.card.types)
    if not item.fizzled and not is_permanent and rebounds(ev, item, thing):
        return
    if BUYBACK in item.paid.costs and not item.fizzled and not is_permanent:
        rules = rules_of(ev, BUYBACK)
        ev.journal.record("procedure", f"{item.label} was bought back", rules, objects=(item.label,))
        ev.events.perform([Event("is put", (thing,), item.controller, payload=Put(zone="hand"))])
        return
    if not item.fizzled and (goes_on_an_adventure(ev, item, thing) or encode(ev, item, thing)):
        return
    if item.fizzled or not is_permanent:
        if not item.fizzled:
            go_on_forever(ev, item, thing)
        also = () if item.fizzled else (PUT_AWAY,)
        ev.events.perform([Event("is put", (thing,), item.controller, payload=Put(zone="graveyard"), also=also)])
        return
    if item.paid:
        thing = replace(thing, paid=item.paid if ev.rules.ask(A_PERMANENT_KNOWS_WHAT_WAS_PAID) else NOTHING_PAID)
        ev.board.put(thing)
    hosts = [handle for found in item.targets.values() for handle, _ in found] if "Aura" in thing.card.tags else []
    into = IntoZone(zone=BATTLEFIELD, controller=item.controller, host=hosts[0] if hosts else "")
    ev.events.perform([Event("enters", (thing,), item.controller, cause=cause_of(item), payload=into)])


def may_target(ev: Running, item: Item, thing: GameObject) -> bool:
    """Whether hexproof or shroud keeps a permanent or a player from being a target (702.11b and c, 702.18a)."""
    if thing.zone not in (BATTLEFIELD, PLAYER):
        return thing.zone != NOWHERE
    if has(ev, thing, "shroud") or is_protected(ev, thing, item.source, TARGETS):
        return False
    if is_kept_from_targeting(ev, item, thing):
        return False
    return item.controller in (thing.controller, thing.handle) or not has(ev, thing, "hexproof")
