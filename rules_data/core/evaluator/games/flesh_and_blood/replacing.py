"""Applying active replacement effects to the events of a batch: class by class, player by player, one by one."""

from __future__ import annotations

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.events import (
    Running,
    carry_out_instead,
    describe,
    is_about_instructions,
    propose,
    tell_ended,
)
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.policy import (
    DELAYED_ABILITIES_END_WITH_THEIR_TIME,
    REPLACEMENTS_APPLY,
    WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
    WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD,
)
from rules_data.core.evaluator.state import Cause, Decision, Event, Frame, Occurrence, Replacer, replace

from .active import (
    IDENTITY,
    OUTCOME,
    PREVENTION,
    SELF,
    STANDARD,
    Chance,
    active,
    kind_of,
    known_before,
    note_times,
    view_of_replacer,
)
from .commits import NAMED_EVENTS_THAT_MOVE, WORDS_OF_A_MOVE, follow
from .entering import counters_named, on_entering
from .multi_events import parts_of_event, together
from .payloads import OutcomeOfClash
from .prevention import available_amount, come_to_the_same, prevent
from .questions_effects import SEVERAL_EVENTS_IN_ONE_HAPPEN_ONE_BY_ONE
from .questions_replacing import (
    A_FIRST_PLAYER_IS_SELECTED,
    A_SUB_EVENT_COMES_FIRST,
    OUTCOMES_ARE_REPLACED,
    PREVENTION_COMES,
    SELF_REPLACEMENT_COMES,
    STANDARD_REPLACEMENT_COMES,
    THE_EVENT_WAITS_FOR_REPLACEMENT,
    THE_SELECTION_STAYS,
    WHO_ORDERS_A_PLAYERS_REPLACEMENTS,
)
from .questions_triggers import TRIGGERS_SEE_EVENTS_AS_MODIFIED


def replace_in_classes(ev: Running, events: list[Event]) -> list[Event]:
    """The events that occur after self-, identity- and standard-replacement, prevention, and that of outcomes."""
    if not _concerns(ev, events):
        return events
    interaction = Interaction(ev, events)
    for kinds in _classes(ev):
        interaction.apply(kinds)
    left = interaction.left()
    note_times(ev, interaction.known, events, left)
    return left


def replace_proposed(ev: Running, proposed: list[Event]) -> list[Event]:
    """What is left of proposed events; of one that is several in one, each is replaced by itself (1.9.2)."""
    left = _replaced(ev, together(proposed))
    single = [one for event in left for one in parts_of_event(ev, event)]
    several = len(single) > len(left) and ev.rules.ask(SEVERAL_EVENTS_IN_ONE_HAPPEN_ONE_BY_ONE)
    return _replaced(ev, single) if several else left


def _replaced(ev: Running, proposed: list[Event]) -> list[Event]:
    """The events that are left; without a rule triggers would see those as well that have been modified (6.6.5b)."""
    left, batch = replace_in_classes(ev, proposed), ev.under_way.batch
    if left is not proposed and batch is not None and not ev.rules.ask(TRIGGERS_SEE_EVENTS_AS_MODIFIED):
        originals = [event for event in proposed if not any(event is each for each in left)]
        originals = [replace(event, after=event.objects) for event in originals]
        batch.never_happened += [*originals, *follow(ev, originals)]
    return left


def _concerns(ev: Running, events: list[Event]) -> bool:
    """Whether anything could replace one of the events, and the rules let it."""
    replaced = ev.interest.replaced
    could_be = any(event.modified.own or not replaced.isdisjoint(event.words) for event in events) or bool(
        events and ev.under_way.loose_replacers
    )
    return could_be and bool(ev.rules.ask(REPLACEMENTS_APPLY))


def _classes(ev: Running) -> list[tuple[str, ...]]:
    """The classes in the order in which the rules have them."""
    ask = ev.rules.ask
    first = [(SELF, IDENTITY)] if ask(SELF_REPLACEMENT_COMES).answer == "before the others" else []
    early = ask(PREVENTION_COMES).answer == "before the event" and ask(THE_EVENT_WAITS_FOR_REPLACEMENT)
    middle = [(STANDARD,), *([(PREVENTION,)] if early else [])]
    if ask(STANDARD_REPLACEMENT_COMES).answer == "after prevention":
        middle.reverse()
    last: list[tuple[str, ...]] = [(OUTCOME,)] if ev.under_way.outcomes and ask(OUTCOMES_ARE_REPLACED) else []
    return [*first, *middle, *([] if first else [(SELF, IDENTITY)]), *last]


class Interaction:
    """What becomes of the events of one batch."""

    def __init__(self, ev: Running, events: list[Event]) -> None:
        self.ev = ev
        self.events: list[Event | None] = list(events)
        self.known = known_before(ev, events)
        self.selected = ""

    def left(self) -> list[Event]:
        return [event for event in self.events if event is not None]

    def apply(self, kinds: tuple[str, ...]) -> None:
        """Every player in turn applies their active effects of some classes until none is active."""
        if not self.ev.rules.ask(THE_SELECTION_STAYS):
            self.selected = ""
        while chances := active(self.ev, self.known, self.events, kinds):
            for player in self._players(chances):
                self._apply_of(player, kinds)

    def _apply_of(self, player: str, kinds: tuple[str, ...]) -> None:
        while own := self._of(player, kinds):
            chance = self._choose(player, own)
            events = [event for index, _ in chance.found if (event := self.events[index]) is not None]
            self.ev.budget.spend_on_applying(again=any(chance.replacer.key in event.applied for event in events))
            self._apply(chance)

    def _of(self, player: str, kinds: tuple[str, ...]) -> list[Chance]:
        found = active(self.ev, self.known, self.events, kinds)
        return [chance for chance in found if chance.replacer.controller == player]

    # --- whose turn, and which effect --------------------------------------------------------------------------

    def _players(self, chances: list[Chance]) -> list[str]:
        """The players clockwise, beginning with the one selected, who is selected once there is something to select."""
        ev = self.ev
        controllers = {chance.replacer.controller for chance in chances}
        ruled = ev.rules.ask(A_FIRST_PLAYER_IS_SELECTED)
        if len(controllers) > 1 and not self.selected and ruled:
            legal = tuple((player,) for player in ev.state.from_turn_player())
            what = describe(ev, chances[0].found[0][1].event)
            decision = Decision(ev.state.turn_player, "first player", legal, ruled.rules, what)
            self.selected = ev.choices.choose(decision)[0]
        first = self.selected or ev.state.turn_player
        start = ev.state.players.index(first)
        return [*ev.state.players[start:], *ev.state.players[:start]]

    def _choose(self, player: str, chances: list[Chance]) -> Chance:
        """The one its controller applies next."""
        labels = _labels(chances)
        if len(chances) == 1:
            return chances[0]
        ruled = self.ev.rules.ask(WHO_ORDERS_A_PLAYERS_REPLACEMENTS)
        chooser = player if ruled.answer == "their controller" else self.ev.state.turn_player
        legal = tuple((label,) for label in dict.fromkeys(labels))
        alike = (labels[0],) if come_to_the_same(chances) else None
        decision = Decision(chooser, "order replacements", legal, ruled.rules, otherwise=alike)
        chosen = self.ev.choices.choose(decision)
        return chances[labels.index(chosen[0])]

    # --- applying ------------------------------------------------------------------------------------------------

    def _apply(self, chance: Chance) -> None:
        ev, replacer = self.ev, chance.replacer
        for index, _ in chance.found:
            event = self.events[index]
            if event is not None:
                self.events[index] = replace(event, applied=event.applied | {replacer.key})
        index, occurrence = chance.found[0]
        event = self.events[index]
        if event is None:
            return
        occurrence = Occurrence(event, occurrence.object)
        kind = kind_of(replacer)
        dealt = sum(each.amount for index, _ in chance.found if (each := self.events[index]) is not None)
        available = available_amount(ev, self.known, chance, dealt) if kind == PREVENTION else 0
        if not _accepted(ev, replacer, occurrence):
            return
        ev.board.note_use(replacer.key)
        if kind == PREVENTION:
            self._prevent(chance, occurrence, available)
            return
        self._use_up(replacer)
        replacement = replacer.ability.replacement
        if replacement is not None and replacement.keeps_event:
            self.events[index] = self._modified(replacer, event, occurrence)
        else:
            self._replace(index, replacer, event, occurrence)

    def _prevent(self, chance: Chance, occurrence: Occurrence, available: int) -> None:
        """Prevention may do more; it applies to damage that cannot be prevented, without preventing any of it."""
        if self.ev.rules.ask(A_SUB_EVENT_COMES_FIRST):
            self._sub_events(chance.replacer, occurrence)
            prevent(self.ev, chance, self.events, available)
            return
        prevent(self.ev, chance, self.events, available)
        self._afterwards(chance)

    def _afterwards(self, chance: Chance) -> None:
        """What would have come first where no rule says so: with the event, if anything is left of that."""
        replacer = chance.replacer
        for index, _ in chance.found[:1]:
            event = self.events[index]
            if event is not None:
                self.events[index] = replace(event, modified=event.modified.then(_with_its_cost(replacer)))

    def _use_up(self, replacer: Replacer) -> None:
        if replacer.delayed is not None and replacer.ability.duration is Duration.NEXT_TIME:
            self.ev.board.drop_delayed(replacer.delayed.number)
            rules = self.ev.rules.ask(DELAYED_ABILITIES_END_WITH_THEIR_TIME).rules
            tell_ended(self.ev, replacer.delayed, rules, ": it has been used")

    def _modified(self, replacer: Replacer, event: Event, occurrence: Occurrence) -> Event:
        """The event with another amount, with counters or properties an object enters with, and what comes first."""
        ev, replacement = self.ev, replacer.ability.replacement
        if replacement is None:
            return event
        view, changed = view_of_replacer(ev, replacer, occurrence), event
        if replacement.amount is not None:
            changed = replace(changed, amount=max(0, amount_of(ev, view, replacement.amount)))
        if replacement.counters or replacement.changes:
            named = counters_named(ev, replacer, view)
            counters = tuple((name, amount_of(ev, view, number)) for name, number in named)
            known = on_entering(changed)
            modified = replace(
                known, counters=(*known.counters, *counters), changes=(*known.changes, *replacement.changes)
            )
            changed = replace(changed, modified=modified)
        counted = counters_of(changed) if ev.journal.is_read else ""
        _record(ev, "modified", replacer, event, describe(ev, changed), counted)
        if ev.rules.ask(A_SUB_EVENT_COMES_FIRST):
            self._sub_events(replacer, occurrence)
            return changed
        return replace(changed, modified=changed.modified.then(replacer))

    def _sub_events(self, replacer: Replacer, occurrence: Occurrence) -> None:
        if replacer.ability.effects:
            rules = self.ev.rules.ask(A_SUB_EVENT_COMES_FIRST).rules
            text = f"{replacer.label} is applied: what it does besides happens before the event"
            self.ev.journal.record("procedure", text, rules, objects=(replacer.label,))
            self.ev.under_way.replacing_depth += 1
            carry_out_instead(self.ev, replacer.ability.effects, replacer, occurrence)
            self.ev.under_way.replacing_depth -= 1

    def _replace(self, index: int, replacer: Replacer, event: Event, occurrence: Occurrence) -> None:
        """Another event in its place, which effects may replace further; what is more than events is done at once."""
        ev, effects = self.ev, replacer.ability.effects
        done = self._done_all_the_same(replacer, event)
        self.events[index] = done
        self._drop_other_outcomes(event)
        if not ev.rules.ask(WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD):
            _record(ev, "replaced", replacer, event, "nothing")
            return
        if any(is_about_instructions(effect) for effect in effects):
            _record(ev, "replaced", replacer, event, "what it says instead")
            carry_out_instead(ev, effects, replacer, occurrence)
            return
        cause = Cause(replacer.controller, replacer.source, tuple(replacer.source.card.types), replacer.label)
        frame = Frame(view_of_replacer(ev, replacer, occurrence), cause, replaces=True)
        made = [
            replace(ev.game.prepare(ev, each), applied=event.applied)
            for effect in effects
            for each in propose(ev, effect, frame)
        ]
        told = " and ".join(describe(ev, each) for each in made) or "nothing"
        _record(ev, "replaced", replacer, event, told)
        if made:
            self.events[index : index + 1] = [*made, *([done] if done is not None else [])]

    def _done_all_the_same(self, replacer: Replacer, event: Event) -> Event | None:
        """A named event of which only the move has been replaced: it is still what it is called (1.9.3a)."""
        replacement = replacer.ability.replacement
        own = tuple(word for word in event.also if word not in WORDS_OF_A_MOVE)
        if (
            event.kind not in NAMED_EVENTS_THAT_MOVE
            or replacement is None
            or replacement.pattern.event in (event.kind, *own)
        ):
            return None
        ruled = self.ev.rules.ask(WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE)
        if not ruled:
            return None
        text = f"Only where it goes has been replaced: {describe(self.ev, event)}"
        self.ev.journal.record("procedure", text, ruled.rules, objects=tuple(each.handle for each in event.objects))
        return replace(event, also=own, modified=replace(event.modified, moved_elsewhere=True))

    def _drop_other_outcomes(self, event: Event) -> None:
        """What replaces an outcome replaces what else came of the same event."""
        if not isinstance(event.payload, OutcomeOfClash):
            return
        for index, each in enumerate(self.events):
            if each is not None and each.payload == event.payload:
                self.events[index] = None


def _labels(chances: list[Chance]) -> list[str]:
    """The effects by name, and by object where one effect could be applied to several events."""
    names = [chance.replacer.label for chance in chances]
    keys = [chance.replacer.key for chance in chances]
    labels = []
    for chance, name in zip(chances, names, strict=True):
        if keys.count(chance.replacer.key) > 1:
            thing = chance.found[0][1].object
            labels.append(f"{name} for {thing.handle if thing is not None else chance.found[0][1].event.kind}")
        else:
            labels.append(name)
    return labels


def counters_of(event: Event) -> str:
    put = on_entering(event).counters
    return ", ".join(f"{number} {name} counter{'' if number == 1 else 's'}" for name, number in put)


def _record(ev: Running, kind: str, replacer: Replacer, event: Event, becomes: str, more: str = "") -> None:
    rules = (*ev.rules.ask(REPLACEMENTS_APPLY).rules, *ev.rules.ask(_RULED[kind_of(replacer)]).rules)
    before, told = describe(ev, event), f"{becomes}, with {more}" if more else becomes
    verb = "changes" if kind == "modified" else "replaces"
    text = f"{replacer.label} ({kind_of(replacer)}-replacement) {verb}: {before}; now: {told}"
    detail = {
        "class": kind_of(replacer),
        "effect": replacer.label,
        "player": replacer.controller,
        "before": before,
        "after": told,
    }
    ev.journal.record(kind, text, rules, objects=(replacer.label,), players=(replacer.controller,), detail=detail)


_RULED = {
    SELF: SELF_REPLACEMENT_COMES,
    IDENTITY: SELF_REPLACEMENT_COMES,
    STANDARD: STANDARD_REPLACEMENT_COMES,
    PREVENTION: PREVENTION_COMES,
    OUTCOME: OUTCOMES_ARE_REPLACED,
}


def _accepted(ev: Running, replacer: Replacer, occurrence: Occurrence) -> bool:
    """Whether it is applied: its cost can be paid, and its controller wants to where it says so."""
    ability, controller, label = replacer.ability, replacer.controller, replacer.label
    rules = ev.rules.ask(REPLACEMENTS_APPLY).rules
    if not ability.cost.is_free and not ev.stack.can_pay(ev, controller, ability.cost, replacer.source, occurrence):
        text = f"{controller} cannot pay for {label}: {describe(ev, occurrence.event)}"
        ev.journal.record("declined", text, rules, ok=False, objects=(label,), players=(controller,))
        return False
    if ability.optional:
        decision = Decision(controller, "apply replacement", (("yes",), ("no",)), rules, label)
        if ev.choices.choose(decision)[0] == "no":
            text = f"{controller} does not apply {label} to: {describe(ev, occurrence.event)}"
            ev.journal.record("declined", text, rules, objects=(label,), players=(controller,))
            return False
    if not ability.cost.is_free and (ev.rules.ask(A_SUB_EVENT_COMES_FIRST) or kind_of(replacer) != PREVENTION):
        if ability.cost.actions:
            rules = (*rules, *ev.rules.ask(A_SUB_EVENT_COMES_FIRST).rules)
        ev.under_way.replacing_depth += 1
        ev.stack.pay(ev, controller, ability.cost, replacer.source, label, rules, occurrence)
        ev.under_way.replacing_depth -= 1
    return True


def _with_its_cost(replacer: Replacer) -> Replacer:
    """The same effect, with what is done as its cost among the rest it does."""
    ability = replacer.ability
    effects = (*ability.cost.actions, *ability.effects)
    return replace(replacer, ability=replace(ability, effects=effects))


__all__ = ["Interaction", "replace_in_classes"]
