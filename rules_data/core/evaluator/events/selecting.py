"""The objects and players that an instruction is about: found, chosen now, or chosen before as targets."""

from __future__ import annotations

from rules_data.core.abilities import (
    ControlledBy,
    Effect,
    InZone,
    Itself,
    NamedObjects,
    Other,
    OwnedBy,
    Pick,
    Relation,
    Remembered,
    Selector,
)
from rules_data.core.evaluator.matching import (
    can_add_up,
    find_anywhere,
    find_objects,
    fits_together,
    how_many,
    link_owner,
    linked_objects,
    player_meant,
    players_meant,
    referred_to,
    resolve_selector,
    why_lost,
    why_named_lost,
    you_is_no_one,
)
from rules_data.core.evaluator.policy import (
    A_GROUP_THAT_NO_LONGER_FITS_IS_CHOSEN_FROM,
    NOBODY_HAS_TO_FIND_A_HIDDEN_CARD,
    ONLY_TARGETS_ARE_TARGETED,
    THE_CONTROLLER_OF_AN_EFFECT_BEGINS,
    WHAT_ARRIVES_TOGETHER_IS_NOT_CHOSEN,
    Ruled,
)
from rules_data.core.evaluator.state import (
    COST,
    Cause,
    Decision,
    Event,
    Fits,
    Frame,
    GameObject,
    Viewpoint,
    choices_of,
    position_of,
    subset_of,
)

from .departed_targets import departed_among
from .running import Running

# What says nothing of a card itself, but where it is, whose it is, and that it was spoken of before.
_WHERE_AND_WHOSE = (ControlledBy, InZone, Itself, NamedObjects, Other, OwnedBy, Remembered)


def bind(ev: Running, frame: Frame, name: str, found: tuple[tuple[str, int], ...]) -> None:
    """Remember objects under a name, for this ability and those linked with it."""
    frame.view.bindings[name] = found
    key = (link_owner(frame.view.source), name)
    kept = ev.state.links.get(key, ())
    ev.board.link(*key, (*kept, *found))
    frame.view.state = ev.state


def objects_of(ev: Running, selector: Selector | None, frame: Frame) -> list[GameObject]:
    """The objects an instruction acts on now: targets chosen before, or found or chosen at this moment."""
    if selector is None:
        return [frame.view.source]
    view = frame.view
    view.state = ev.state
    if selector.pick is Pick.CHOOSE:
        found = _chosen(ev, selector, frame)
    elif selector.pick is Pick.TOP:
        player = player_meant(view, selector.chooser)
        many = how_many(ev, view, selector.count)
        ev.game.know_the_order(ev, player, many)
        found = ev.state.in_zone(ev.game.zones.deck, player)[:many]
    else:
        found = resolve_selector(ev, selector, view)
        _say_what_is_lost(ev, selector, frame, found)
    if selector.bind is not None:
        bind(ev, frame, selector.bind, (*(o.identity for o in found), *_departed(ev, selector, frame)))
    return found


def _departed(ev: Running, selector: Selector, frame: Frame) -> tuple[tuple[str, int], ...]:
    """Those of the targets chosen before that have ceased to exist, as far as they are still spoken of."""
    item = frame.item
    chosen = item.targets.get(position_of(item, selector)) if item is not None and item.targets else None
    return departed_among(ev, chosen) if chosen else ()


def _say_what_is_lost(ev: Running, selector: Selector, frame: Frame, found: list[GameObject]) -> None:
    """Tell why the object an ability speaks of is not found any more, or where what it became is found."""
    if selector.pick not in (Pick.ME, Pick.IT, Pick.THAT):
        return
    label = frame.label
    thing = referred_to(selector, frame.view) if selector.pick is not Pick.THAT else None
    if found and thing is not None and found[0].identity != thing.identity and not frame.replaces:
        _, rules = why_lost(ev, frame.view, thing)
        if rules:
            text = f"{label} finds {thing.handle} where it went: in the {found[0].zone}"
            ev.journal.record("procedure", text, rules, ok=True, objects=(label, thing.handle))
    if found:
        return
    if selector.pick is Pick.THAT:
        reason, rules = why_named_lost(ev, frame.view, linked_objects(ev, frame.view, selector.name))
    else:
        reason, rules = why_lost(ev, frame.view, thing) if thing is not None else ("", ())
    if reason:
        ev.journal.record("recheck_failed", f"{label}: {reason}", rules, ok=False, objects=(label,))


def _chosen(ev: Running, selector: Selector, frame: Frame) -> list[GameObject]:
    item = frame.item
    chosen_before = item.targets.get(position_of(item, selector)) if item is not None else None
    if item is not None and chosen_before is not None:
        legal = [i for i in chosen_before if ev.stack.target_is_legal(ev, item, selector, i)]
        found = [o for i in legal if (o := find_anywhere(ev, i)) is not None]
        return _still_fitting(ev, selector, frame, found) if selector.as_a_group else found
    view = frame.view
    candidates, rules = _candidates(ev, selector, frame)
    if not can_add_up(ev, selector, candidates, view):
        return []  # what is impossible is not done
    count = min(how_many(ev, view, selector.count), len(candidates))
    handles, least = [o.handle for o in candidates], selector.least if selector.up_to else count
    if ruled := _need_not_be_found(ev, selector, frame):
        least, rules = 0, ruled.rules
    fits = _fits(ev, selector, candidates, view)
    answers = choices_of(handles, least, count, fits)
    chooser = player_meant(view, selector.chooser)
    label = item.label if item is not None else frame.cause.name
    also = subset_of(handles, least, count, fits)
    question = ev.game.words.asks_chance if selector.at_random else "objects"
    chosen = ev.choices.choose(Decision(chooser, question, answers, rules, label, any_order=True, also=also))
    by_handle = {o.handle: o for o in candidates}
    found = [by_handle[handle] for handle in chosen]
    chose_without_targeting(ev, found, frame.cause)
    return found


def _fits(ev: Running, selector: Selector, candidates: list[GameObject], view: Viewpoint) -> Fits | None:
    """What all that is chosen has to fit: what the selector says, and that enough is left for the rest of a cost."""
    fits, left = fits_together(ev, selector, candidates, view), ev.under_way.leaving_enough
    if left is None or selector.at_random:
        return fits
    return left if fits is None else lambda chosen: fits(chosen) and left(chosen)


def _need_not_be_found(ev: Running, selector: Selector, frame: Frame) -> Ruled | None:
    """The rule by which nothing has to be chosen: the kind of card that is asked for is among cards nobody else sees.

    What is paid is chosen without it: a cost that nothing is chosen for is not paid.
    """
    zones = selector.filter.get(InZone)
    if frame.item is None or zones is None or not set(zones.zones) <= ev.game.hidden_zones:
        return None
    if not any(not isinstance(criterion, _WHERE_AND_WHOSE) for criterion in selector.filter.criteria):
        return None
    return ev.rules.ask(NOBODY_HAS_TO_FIND_A_HIDDEN_CARD) or None


def _candidates(ev: Running, selector: Selector, frame: Frame) -> tuple[list[GameObject], tuple[str, ...]]:
    """What there is to choose from, and the rules that say so: as something arrives, nothing that arrives with it."""
    what = "choices of a cost" if _is_part_of_playing(ev, frame) else "choices"
    zones = selector.filter.get(InZone)
    unseen = zones is not None and set(zones.zones) <= ev.game.vocabulary.no_targets_in
    named = ("choices of what is not public",) if unseen and what == "choices" else ()
    found, rules = find_objects(ev, selector.filter, frame.view), ev.rules.cite(*named, what, "choices")
    found = [thing for thing in found if thing.handle not in ev.under_way.taken]
    arriving = ev.under_way.arriving if frame.replaces else frozenset()
    left = [thing for thing in found if thing.handle not in arriving]
    if len(left) == len(found):
        return found, rules
    ruled = ev.rules.ask(WHAT_ARRIVES_TOGETHER_IS_NOT_CHOSEN)
    return (left, (*rules, *ruled.rules)) if ruled else (found, rules)


def _is_part_of_playing(ev: Running, frame: Frame) -> bool:
    """Whether something is chosen to pay for what is about to wait, not for what a text says as it resolves."""
    return COST in frame.cause.kinds and any(item.pending for item in ev.state.waiting)


def _still_fitting(ev: Running, selector: Selector, frame: Frame, found: list[GameObject]) -> list[GameObject]:
    """Those of a group of targets that are affected: some that fit together, where all of them no longer do."""
    view = frame.view
    fits = fits_together(ev, selector, found, view)
    handles = [o.handle for o in found]
    if fits is None or fits(tuple(handles)):
        return found
    ruled = ev.rules.ask(A_GROUP_THAT_NO_LONGER_FITS_IS_CHOSEN_FROM)
    if not ruled:
        return found
    if not can_add_up(ev, selector, found, view):
        return []
    answers, also = choices_of(handles, 0, len(handles), fits), subset_of(handles, 0, len(handles), fits)
    label = frame.label
    decision = Decision(view.you, "objects", answers, ruled.rules, label, any_order=True, also=also)
    chosen = ev.choices.choose(decision)
    return [o for o in found if o.handle in chosen]


def acting_players(ev: Running, effect: Effect, frame: Frame) -> tuple[str, ...]:
    """Who carries out an instruction: players seen from the ability, or players it has chosen."""
    if effect.players is not None:
        return tuple(o.handle for o in objects_of(ev, effect.players, frame))
    if effect.player is Relation.YOU and _speaks_to_nobody(ev, effect, frame):
        return ()
    players = players_meant(frame.view, effect.player)
    if len(players) > 1 and players[0] != frame.view.you and ev.rules.ask(THE_CONTROLLER_OF_AN_EFFECT_BEGINS):
        seats = ev.state.players
        first = seats.index(frame.view.you)
        return tuple(player for player in (*seats[first:], *seats[:first]) if player in players)
    return players


def _speaks_to_nobody(ev: Running, effect: Effect, frame: Frame) -> bool:
    """Whether an instruction to "you" is ignored, since nobody controls what it stands on."""
    ruled = you_is_no_one(ev, frame.view)
    if ruled is None:
        return False
    label = frame.label
    text = f"{label}: the instruction to {effect.verb} is ignored, since nobody controls {frame.view.source.handle}"
    ev.journal.record("skipped", text, ruled.rules, ok=False, objects=(label,))
    return True


def chose_without_targeting(ev: Running, things: list[GameObject], cause: Cause) -> None:
    """Objects were chosen, but not as targets: in most games that is no targeting."""
    if "is targeted" in ev.interest.watched | ev.interest.counted and not ev.rules.ask(ONLY_TARGETS_ARE_TARGETED):
        ev.events.perform([Event("is targeted", tuple(things), cause.player, cause=cause)])
