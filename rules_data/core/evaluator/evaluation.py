"""One run: the state as it is now, the rules in force, the answers, and the record of what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules_data.core.abilities import (
    Ability,
    Amount,
    Cost,
    Effect,
    Limit,
    Selector,
    counter_of,
)

from . import amounts, batch, costs, creating, delaying, playing, state_triggers, triggering, waiting
from .decisions import Answers, Decision, IllegalAnswer, OutOfBounds, subset_of
from .game import GameTable
from .instructions import run_effects
from .matching import Viewpoint
from .proposals import Frame
from .rulings import RulingTable
from .setup import Setup
from .state import OF_THE_GAME, Cause, Delayed, Event, GameObject, GameState, Item, Occurrence
from .trace import TraceStep
from .traits import Traits

if TYPE_CHECKING:
    from .replacing import Replacer

STEP_BUDGET = 4000
TRIGGERS_OF_ONE_SOURCE = 60
DEEPEST_BATCH = 30
MOST_AT_ONCE = 200
MOST_OBJECTS = 1_000


class Evaluation:
    """A run of one situation under one edition."""

    def __init__(self, game: GameTable, rules: RulingTable, setup: Setup, answers: Answers) -> None:
        self.game, self.rules, self.answers = game, rules, answers
        self.trace: list[TraceStep] = []
        self.placed: Counter[str] = Counter()
        self.resolved: list[str] = []
        self.all_events: list[Event] = []
        self.asked: list[Decision] = []
        self.resolving: list[Item] = []
        self.open_batch: batch.Batch | None = None
        self.replacements_applied = 0
        self.watched_words = setup.index.watched | game.keyword_words
        # What the scenario itself speaks of, beside what the game's keywords watch for.
        self.spoken_of = setup.index.watched | setup.index.replaced | setup.index.counted
        self.replaced_words = setup.index.replaced
        self.counted_words = setup.index.counted
        self.watches_states = setup.index.states
        self.claims_control = setup.index.claims_control
        self._depends = setup.index.depends
        self.placed_parts: dict[Any, Any] = {}
        self.settling = False
        self.deriving: set[str] = set()
        self.settled: GameState | None = None  # the state in which what lasts was last brought up to date
        self.asked_of_each: dict[int, tuple[Any, bool]] = {}
        self.untouched: dict[int, tuple[GameObject, Traits]] = {}  # what objects are without any effect
        self.loose_replacers: list[Replacer] = []
        self.replacing_depth = 0
        self.outcomes = False  # whether what is about to happen is the outcome of what has
        self.play_costs: dict[int, Cost] = {}
        self.played_by_effect: dict[int, GameObject] = {}
        self._spent = 0
        self._depth = 0
        # Passives are looked at anew in every state: a crowded board has fewer steps to spend.
        self._weight = 1 + len(setup.objects) // 30 if setup.index.depends else 1
        self._number = 0
        self._traits: dict[int, tuple[GameObject, Traits]] = {}
        self._derived: list[tuple[GameState, dict[str, Traits]]] = []
        self.victory_score = setup.victory_score
        # What left the board, as it last was there, with the state it was in.
        self.last_known: dict[tuple[str, int], tuple[GameObject, GameState]] = {}
        self.arriving: frozenset[str] = frozenset()
        self.state = _first_state(setup)
        game.flow.begin(self)

    # --- bounds and records ----------------------------------------------------------------------------------

    def spend(self, cost: int) -> None:
        """Count work; stop a run that is longer than any example has reason to be."""
        self._spent += cost * self._weight
        if self._spent > STEP_BUDGET:
            repeated = ", ".join(label for label, count in self.placed.most_common(3) if count > 1)
            reason = f"these triggers repeat: {repeated}" if repeated else "it does not come to an end"
            raise OutOfBounds(f"The run was stopped after {STEP_BUDGET} steps: {reason}.")

    def enter(self) -> None:
        """Begin a batch, perhaps inside another: replacements that replace one another never come to an end."""
        self.spend(1)
        self._depth += 1
        if self._depth > DEEPEST_BATCH:
            raise OutOfBounds("The run was stopped because these effects repeat within one another without end.")

    def leave(self) -> None:
        self._depth -= 1

    def spend_on_many(self, events: int) -> None:
        """Count the work of a batch: it grows with what happens at once and with how much is on the table."""
        if events > MOST_AT_ONCE:
            raise OutOfBounds(f"The run was stopped: {events} things at once are more than {MOST_AT_ONCE}.")
        if len(self.state.objects) > MOST_OBJECTS:
            raise OutOfBounds(f"The run was stopped: there are more than {MOST_OBJECTS:,} objects.")
        self.spend(events // 5 + len(self.state.objects) // 50)

    def spend_trigger(self, label: str) -> None:
        if self.placed[label] > TRIGGERS_OF_ONE_SOURCE:
            often = [name for name, count in self.placed.items() if count > TRIGGERS_OF_ONE_SOURCE // 2]
            raise OutOfBounds(f"The run was stopped because these triggers repeat: {', '.join(often)}.")

    def record(
        self,
        kind: str,
        text: str,
        rules: tuple[str, ...],
        *,
        ok: bool | None = None,
        objects: tuple[str, ...] = (),
        players: tuple[str, ...] = (),
        detail: Mapping[str, Any] | None = None,
    ) -> None:
        self.trace.append(TraceStep(kind, text, tuple(dict.fromkeys(rules)), ok, objects, players, detail or {}))

    def describe(self, event: Event) -> str:
        """An event in a few words: who or what it happens to, and behind that whose it is or what came of it."""
        objects = ", ".join(dict.fromkeys(o.handle for o in event.objects or event.after))
        # A player draws; a unit dies. What a player does is told of the player, whatever came of it.
        told_of = {*self.game.player_verbs.values(), *self.game.told_of_players}
        by_player = event.player and (not event.objects or event.kind in told_of)
        names = "" if by_player else objects
        amount = f" {event.amount}" if event.amount != 1 else ""
        if event.phase and event.player:
            return f"{event.kind} {event.player}'s {event.phase}"
        phase = f" {event.phase}" if event.phase else ""
        place = f" at {event.at}" if event.at in self.state.objects and not event.to else ""
        if event.kind == "is put" and event.details.get("zone"):
            place = f" into the {event.details['zone']}"
        aside = event.player if names else objects
        told = f"{names or event.player} {event.kind}{amount}{phase}{place}".strip()
        return f"{told} ({aside})" if aside else told

    def note_event(self, event: Event) -> None:
        self.all_events.append(event)
        rules = self.rules.cite(event.kind)
        objects = tuple(o.handle for o in (event.objects or event.after))
        players = (event.player,) if event.player else ()
        self.record("event", self.describe(event), rules, objects=objects, players=players)

    def note_placed(self, label: str) -> None:
        self.placed[label] += 1

    def next_number(self) -> int:
        self._number += 1
        return self._number

    # --- choices -----------------------------------------------------------------------------------------------

    def choose(self, decision: Decision) -> tuple[str, ...]:
        """The answer to a question; one with a single legal answer is not asked."""
        self.spend(1)
        if len(decision.legal) == 1:
            self.answers.forced(decision)
            return decision.legal[0]
        given = self.answers.answer(decision)
        accepted = decision.accepts(given)
        if accepted is None:
            raise IllegalAnswer(decision, given)
        self.asked.append(decision)
        text = f"{decision.player} answers {decision.question!r}: {', '.join(accepted) or 'nothing'}"
        objects = (decision.subject,) if decision.subject else ()
        self.record("choice", text, decision.rules, objects=objects, players=(decision.player,))
        return accepted

    def choices_of(self, handles: list[str], least: int, most: int) -> tuple[tuple[str, ...], ...]:
        return waiting.choices_of(handles, least, most)

    def choose_from(
        self, player: str, question: str, things: list[GameObject], count: int, label: str, rules: tuple[str, ...]
    ) -> list[GameObject]:
        """So many of the objects, as the player chooses."""
        handles = [thing.handle for thing in things]
        answers, also = self.choices_of(handles, count, count), subset_of(handles, count, count)
        chosen = self.choose(Decision(player, question, answers, rules, label, any_order=True, also=also))
        return [thing for thing in things if thing.handle in chosen]

    def chose_without_targeting(self, things: list[GameObject], cause: Cause) -> None:
        """Objects were chosen, but not as targets: in most games that is no targeting."""
        if "is targeted" in self.watched_words and not self.rules.ask("only targets are targeted"):
            self.perform([Event("is targeted", tuple(things), cause.player, cause=cause)])

    # --- looking ------------------------------------------------------------------------------------------------

    def traits(self, state: GameState, thing: GameObject) -> Traits:
        """What an object is in a state; one that is not of that state only has its own traits."""
        if self._depends and thing.handle not in self.arriving and state.objects.get(thing.handle) is thing:
            for known, found in self._derived:
                if known is state:
                    return found[thing.handle]
            return self.game.derivation.derive(self, state)[thing.handle]
        last = self.last_known.get(thing.identity)
        if self._depends and last is not None and last[0] is thing and last[1] is not state:
            return self.traits(last[1], thing)
        cached = self._traits.get(id(thing))
        if cached is not None and cached[0] is thing:
            return cached[1]
        own = self.game.derivation.of_one(self, state, thing)
        self._traits[id(thing)] = (thing, own)
        return own

    def all_traits(self, state: GameState) -> dict[str, Traits]:
        """What every object of a state is, by handle."""
        if self._depends and not self.arriving:
            known = next((found for seen, found in self._derived if seen is state), None)
            return known if known is not None else self.game.derivation.derive(self, state)
        return {handle: self.traits(state, thing) for handle, thing in state.objects.items()}

    def remember_departed(self, before: GameState, events: Iterable[Event]) -> None:
        """Keep what leaves the board as it last was there, where a game's rules know it so."""
        if self.rules.ask("how what left the board is known").answer != "as it last was":
            return
        for event in events:
            for old in event.objects:
                seen = before.objects.get(old.handle)
                if seen is not None and seen.identity == old.identity and seen.zone in self.game.board_zones:
                    current = self.state.objects.get(old.handle)
                    if current is None or current.identity != seen.identity:
                        self.last_known[seen.identity] = (seen, before)

    def remember_traits(self, state: GameState, found: dict[str, Traits]) -> None:
        self._derived = [(state, found), *self._derived[:2]]

    def change_nothing_seen(self, state: GameState) -> None:
        """Go on to a state in which every object is what it was: what was worked out for the present one holds."""
        found = next((found for seen, found in self._derived if seen is self.state), None)
        self.state = state
        if found is not None:
            self.remember_traits(state, found)

    def has_continuous_effects(self) -> bool:
        """Whether anything is more, or less, than its card says."""
        return self._depends or bool(self.state.delayed) or bool(self.state.lasting.begun) or any(
            o.modifiers or (o.counters and self.game.counters_worth.keys() & o.counters.keys())
            for o in self.state.objects.values()
        )

    def begin_to_depend(self) -> None:
        """What an object is may depend on others from now on."""
        if not self._depends:
            self._depends = True
            self.forget_traits()

    def forget_traits(self) -> None:
        """Work out anew what objects are: something that is no part of them has changed it."""
        self._traits.clear()
        self._derived.clear()

    def may_have_abilities(self, *seen: GameObject | None) -> bool:
        """Whether an object can have abilities at all: its card's, an effect's, or a passive's."""
        own = (o for o in seen if o is not None)
        return self._depends or any(o.card.abilities or o.modifiers or o.card.keywords for o in own)

    def controller_of(self, state: GameState, thing: GameObject) -> str:
        """Who controls an object, as far as effects have been applied; outside play, its owner."""
        if thing.zone not in self.game.controlled_zones:
            return thing.owner
        if self.game.vocabulary.staged:
            return self.traits(state, thing).controller or thing.controller
        return thing.controller

    def amount_of(self, view: Viewpoint, amount: Amount) -> int:
        return amounts.amount_of(self, view, amount)

    def stat(self, state: GameState, thing: GameObject, stat: str) -> int:
        counter = counter_of(stat)
        return thing.count(counter) if counter else self.game.stat_of(thing, self.traits(state, thing), stat)

    def has_status(self, state: GameState, thing: GameObject, status: str) -> bool:
        return self.game.status_of(self, state, thing, status)

    def player_number(self, state: GameState, player: str, name: str) -> int:
        return self.game.number_of(state, player, name)

    def works_from(self, ability: Ability, thing: GameObject) -> bool:
        """Whether an ability works where its source is: on the board, or where it says."""
        if self.game.works_from is not None:
            return self.game.works_from(self, ability, thing)
        if ability.zones:
            if self.rules.ask("abilities say where else they work", ability):
                return any(self.game.in_zone(thing.zone, zone) for zone in ability.zones)
            return thing.zone in self.game.board_zones
        return thing.zone in self.game.board_zones or not self.rules.ask("abilities work on the board", ability)

    def waiting_abilities(self) -> list[GameObject]:
        """Abilities that wait to resolve, as objects that can be chosen."""
        return [
            replace(item.source, handle=f"#{item.number}", zone=self.game.waiting_zone, controller=item.controller,
                    at="", card=replace(item.source.card, types=_kinds_of(item)), order=item.number)
            for item in self.state.waiting
            if item.kind == "ability" and not item.pending
        ]

    def find_anywhere(self, identity: tuple[str, int]) -> GameObject | None:
        if identity[0].startswith("#"):
            return next((o for o in self.waiting_abilities() if o.handle == identity[0]), None)
        return self.state.find(identity)

    def view_of(self, item: Item) -> Viewpoint:
        source = self.state.find(item.source.identity) or item.source
        return Viewpoint(
            item.controller, source, self.state, item.occurrence, dict(item.bindings),
            paid=item.paid, delayed=item.delayed, became=dict(item.moved),
        )

    def cause_of(self, item: Item) -> Cause:
        """What an item is as a cause: an ability counts in addition to the object it comes from."""
        kinds = tuple(item.source.card.types)
        if item.kind == "ability":
            kinds = (*kinds, "ability")
        return Cause(item.controller, item.source, kinds, item.label)

    def target_is_legal(self, item: Item, selector: Selector, identity: tuple[str, int]) -> bool:
        return waiting.target_is_legal(self, item, selector, identity)

    def game_zone_after(self, event: Event) -> str:
        return self.game.zone_after.get(event.kind, "")

    # --- doing ----------------------------------------------------------------------------------------------------

    def perform(self, events: Iterable[Event]) -> list[Event]:
        return batch.perform(self, events)

    def run_effects_now(self, effects: tuple[Effect, ...], replacer: Replacer, occurrence: Occurrence) -> None:
        """Carry out what a replacement puts in an event's place."""
        bindings = dict(replacer.delayed.bindings) if replacer.delayed else {}
        view = Viewpoint(replacer.controller, replacer.source, self.state, occurrence, bindings)
        source = replacer.source
        cause = Cause(replacer.controller, source, source.card.types, replacer.label)
        run_effects(self, effects, Frame(view, cause, replaces=True))

    def settle(self) -> None:
        """Everything the rules do by themselves after an action, until players may act again."""
        while True:
            self.tidy()
            state_triggers.check(self, "when a player would act")
            if self.state.triggered and not self.resolving:
                triggering.place_waiting(self)
                continue
            if any(item.pending for item in self.state.waiting):
                waiting.finalize_pending(self)
                continue
            if not self.game.flow.settled(self):
                return

    def tidy(self) -> None:
        while self.game.flow.tidy(self):
            self.spend(1)

    def resolve_item(self, item: Item) -> None:
        waiting.resolve_item(self, item)

    def resolve_newest(self) -> None:
        """The newest item resolves, and what follows from it is settled."""
        newest = self.state.waiting[-1]
        if not self.game.instead_of_resolving(self, newest):
            waiting.resolve_item(self, newest)
        self.settle()

    def finalize_card(self, item: Item) -> None:
        self.game.finalize_card(self, item)

    def after_resolving(self, item: Item) -> None:
        self.game.after_resolving(self, item)

    def play_by_effect(
        self, thing: GameObject, player: str, cost: Cost | None, to: str, status: str
    ) -> None:
        item = playing.begin_playing(self, player, thing, cost=cost, to=to, status=status)
        self.played_by_effect[item.number] = thing

    # --- costs ----------------------------------------------------------------------------------------------------

    def can_pay(
        self, player: str, cost: Cost, source: GameObject, occurrence: Occurrence | None = None
    ) -> bool:
        return costs.can_pay(self, player, cost, source, occurrence)

    def pay(
        self,
        player: str,
        cost: Cost,
        source: GameObject,
        label: str,
        rules: tuple[str, ...],
        occurrence: Occurrence | None = None,
    ) -> None:
        costs.pay(self, player, cost, source, label, rules, occurrence)

    def pay_now(
        self,
        player: str,
        cost: Cost,
        source: GameObject,
        label: str,
        rules: tuple[str, ...],
        occurrence: Occurrence | None = None,
    ) -> bool:
        """Ask for a payment in the middle of something; whether it was made."""
        if not self.can_pay(player, cost, source, occurrence):
            return False
        decision = Decision(player, "pay", (("yes",), ("no",)), rules, label)
        if self.choose(decision)[0] == "no":
            return False
        self.pay(player, cost, source, label, rules, occurrence)
        return True

    # --- limits and what lasts --------------------------------------------------------------------------------------

    def note_use(self, key: str) -> None:
        used = dict(self.state.used)
        for counted in (key, f"{key}@{self.state.combat}", f"{key}{OF_THE_GAME}"):
            used[counted] = used.get(counted, 0) + 1
        self.state = replace(self.state, used=used)

    def uses(self, key: str, limit: Limit) -> int:
        spans = {Limit.ONCE_EACH_COMBAT: f"@{self.state.combat}", Limit.ONCE: OF_THE_GAME}
        return self.state.used.get(key + spans.get(limit, ""), 0)

    def delayed_in_force(self, state: GameState) -> tuple[Delayed, ...]:
        """The delayed abilities that work in a state."""
        return delaying.in_force(self, state) if state.delayed else ()

    def drop_delayed(self, number: int) -> None:
        self.state = replace(self.state, delayed=tuple(d for d in self.state.delayed if d.number != number))

    def set_remaining(self, delayed: Delayed, left: int) -> None:
        if left <= 0:
            self.drop_delayed(delayed.number)
            return
        changed = tuple(
            replace(d, remaining=left) if d.number == delayed.number else d for d in self.state.delayed
        )
        self.state = replace(self.state, delayed=changed)

    def add_delayed(self, ability: Ability, frame: Frame) -> None:
        delaying.add_delayed(self, ability, frame)

    def trigger_addition(self, replacer: Replacer, occurrence: Occurrence) -> None:
        creating.trigger_addition(self, replacer, occurrence)

    def trigger_late(self, delayed: Delayed) -> None:
        creating.trigger_late(self, delayed)

    def add_prevention(self, thing: GameObject, value: int | None, frame: Frame) -> None:
        delaying.add_prevention(self, thing, value, frame)

    def add_replacement(self, delayed: Delayed, word: str) -> None:
        """A replacement effect made during the game, and the word of the event it waits for."""
        self.state = replace(self.state, delayed=(*self.state.delayed, delayed))
        self.replaced_words = self.replaced_words | {word}

    def place_reflexive(self, ability: Ability, frame: Frame, times: int) -> None:
        playing.place_reflexive(self, ability, frame, times)

    def act(self, kind: str, arguments: Mapping[str, Any]) -> None:
        """One step a player takes. Raises IllegalStep when the rules forbid it."""
        self.game.flow.take_step(self, kind, arguments)


def _kinds_of(item: Item) -> tuple[str, ...]:
    """An ability that waits, and which kind of it."""
    return ("ability", "triggered ability" if item.by_trigger else "activated ability")


def _first_state(setup: Setup) -> GameState:
    objects = {
        o.handle: GameObject(
            handle=o.handle,
            card=o.card,
            owner=o.owner,
            controller=o.controller,
            zone=o.zone,
            at=o.at,
            token=o.token,
            statuses=frozenset(o.statuses),
            counters=dict(o.counters),
            attached_to=o.attached_to,
            order=number,
            since=o.since,
        )
        for number, o in enumerate(setup.objects)
    }
    numbers = {(player, name): value for player, name, value in setup.numbers}
    return GameState(
        setup.players, setup.turn_player, setup.phase, objects, numbers, clock=len(setup.objects)
    )
