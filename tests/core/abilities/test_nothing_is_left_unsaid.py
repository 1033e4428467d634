"""Words say everything a record holds, or it is refused: every field of every record is set once, in each game."""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, replace
from typing import Any

import pytest

from rules_data.core.abilities import (
    CRITERIA,
    Ability,
    AbilityKind,
    AllOf,
    AnyOf,
    Arithmetic,
    AtPlace,
    CardFacts,
    Change,
    Comparison,
    Continuous,
    ControlledBy,
    Cost,
    CostWasPaid,
    CountOf,
    Criterion,
    Duration,
    Effect,
    EventAmount,
    EventPattern,
    Filter,
    FitsAny,
    Happened,
    HighestOf,
    HostOfThis,
    InPhase,
    IsToken,
    Itself,
    ItWasDone,
    Limit,
    Mode,
    NamedObjects,
    Not,
    NumberIs,
    ObjectIs,
    OfType,
    Origin,
    OwnedBy,
    Pick,
    PlayerNumber,
    Relation,
    Remembered,
    Replacement,
    Selector,
    StatOf,
    Together,
    TokenKind,
    TotalOf,
    Trigger,
    TurnOf,
    UnableToRenderAbility,
    WithNumber,
    counter_stat,
    render,
)
from rules_data.core.abilities.changes import (
    CHANGES,
    AddToValue,
    ChooseOptionCost,
    Copy,
    DivideBase,
    DivideValue,
    GainKeyword,
    MoreUses,
    PlayedFor,
)
from rules_data.core.abilities.effects import (
    VERBS,
    AddProducibleType,
    CreateCard,
    Discard,
    ExileUntil,
    ForEach,
    OfCounters,
    Put,
    Search,
)
from rules_data.core.abilities.written import Shape
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_file
from rules_data.core.scenarios.card_files import ability_texts
from tests.campaigns import some_of

# Of each game, in a run that is no campaign.
SAMPLED_FIELDS = 250
GAME_NAMES = ("riftbound", "magic", "flesh-and-blood")
ME = Selector(Pick.ME)
DRAW = VERBS["draw"]()
# What a thing is called for later or in a file, and where an ability came from: nothing of what it does. A class of
# replacement effects and an identity's kept event follow from the words around them.
LABELS = {
    (Ability, "name"), (Ability, "origin"), (Ability, "link"), (Effect, "bind"), (Selector, "bind"), (Mode, "name"),
    (TokenKind, "known_by_name"),
    (Ability, "kind"),
    # With one thing remembered, "that one" is enough; the test of several is below.
    (Selector, "name"), (Remembered, "name"),
}  # fmt: skip


@functools.cache
def words_of(ability: Ability, game: str) -> str | None:
    """The words, or None where they are refused; anything else that goes wrong fails the test."""
    try:
        return render(ability, GAMES[game].lexicon)
    except UnableToRenderAbility:
        return None


@functools.cache
def hints_of(record: type) -> dict[str, Any]:
    return typing.get_type_hints(record)


class Samples:
    """Two values of each kind of field, in a game's own words."""

    def __init__(self, game: str) -> None:
        self.words = GAMES[game].table.vocabulary
        self.types = sorted(self.words.types - {"ability", "player"})
        self.stats = sorted(self.words.stats - {"damage"})

    def of(self, record: type, name: str) -> tuple[Any, Any]:
        if (record, name) in self.named:
            return self.named[record, name]
        return self.for_hint(hints_of(record)[name], name)

    def for_hint(self, hint: Any, name: str) -> tuple[Any, Any]:
        if typing.get_origin(hint) is tuple and typing.get_args(hint)[1:] == (...,):
            first, second = self.for_hint(typing.get_args(hint)[0], name)
            return (first,), (second,)
        if hint in self.typed:
            return self.typed[hint]
        options = typing.get_args(hint) or (hint,)
        known = next((self.typed[option] for option in options if option in self.typed), None)
        if known is not None or typing.get_origin(hint) is typing.Literal:
            return known or options[:2]
        if bool in options:
            return True, None
        if int in options:
            return 2, 3
        if str in options:
            return self.text(name)
        raise AssertionError(f"no samples for {name}: {hint}")

    def text(self, name: str) -> tuple[Any, Any]:
        words = self.words
        lists = {
            "types": self.types, "statuses": sorted(words.statuses),
            "keywords": sorted(words.keywords),
            "zones": sorted(words.zones - {"battlefield", "board", "arena"}),
            "from_zones": sorted(words.zones), "to_zones": sorted(words.zones), "to": sorted(words.zones),
            "at": [*sorted(words.locations), "A", "B"],
            "domains": sorted(words.board.domains),
            "phase": sorted((words.skipped or words.phases) - {"turn"}), "category": sorted(words.categories),
            "cannot": sorted(words.prohibitions), "stat": self.stats, "event": sorted(words.events),
            "number": [*words.board.card_stats, *self.stats], "other": [*words.board.card_stats[1:], *self.stats],
            "keyword": sorted(words.keywords), "word": self.types,
            "kinds": sorted(words.kinds_counted) or ["Alpha", "Beta"],
            "domain": sorted(words.board.domains), "status": sorted(words.statuses), "action": ["move", "be played"],
            "property": sorted(words.keywords), "resource": sorted(words.resources),
            "per": ["combat", "turn"], "within": sorted(set(words.spans.values()))[:2],
        }  # fmt: skip
        first, second = lists.get(name, ["Alpha", "Beta"])[:2]
        return first, second

    @functools.cached_property
    def typed(self) -> dict[Any, tuple[Any, Any]]:
        first, second = Filter((OfType((self.types[0],)),)), Filter((OfType((self.types[1],)),))
        can_act = Ability(AbilityKind.TRIGGERED, (DRAW,), Trigger((EventPattern("leaves", first),)))
        return {
            Filter: (first, second),
            Selector: (Selector(Pick.CHOOSE, first), Selector(Pick.CHOOSE, second)),
            Effect: (DRAW, VERBS["discard"]()),
            Cost: (Cost(actions=(DRAW,)), Cost(actions=(VERBS["discard"](),))),
            Condition: (TurnOf(Relation.YOU), TurnOf(Relation.OPPONENT)),
            Ability: (can_act, replace(can_act, effects=(VERBS["discard"](),))),
            Change: (GainKeyword(self.keyword(0)), GainKeyword(self.keyword(1))),
            Mode: (Mode("a", (DRAW,)), Mode("b", (VERBS["discard"](),))),
            TokenKind: (TokenKind("Imp", (self.types[0],)), TokenKind("Owl", (self.types[0],))),
            Criterion: (OfType((self.types[0],)), OfType((self.types[1],))),
            Comparison: (Comparison(">=", 2), Comparison("<=", 3)),
            EventPattern: (EventPattern("leaves", first), EventPattern("leaves", second)),
            Trigger: (Trigger((EventPattern("leaves", first),)), Trigger((EventPattern("leaves", second),))),
            Replacement: (Replacement(EventPattern("leaves", first)), Replacement(EventPattern("leaves", second))),
            Continuous: (Continuous(Selector(Pick.ALL, first), (GainKeyword(self.keyword(0)),)),
                         Continuous(Selector(Pick.ALL, second), (self.a_change,))),
            Relation: (Relation.OPPONENT, Relation.ITS_CONTROLLER),
            Limit: (Limit.ONCE_EACH_TURN, Limit.ONCE_EACH_COMBAT),
            Duration: (Duration.THIS_TURN, Duration.THIS_COMBAT),
            CardFacts: (CardFacts("Imp", ("unit",)), CardFacts("Owl", ("unit",))),
            Origin: (Origin.DELAYED, Origin.REFLEXIVE),
            Pick: (Pick.ALL, Pick.IT),
            Together: (Together(self.number, Comparison(">=", 2)), Together(self.number, Comparison(">=", 3))),
            tuple[str, int]: ((self.number, 1), (self.number, 2)),
        }  # fmt: skip

    @functools.cached_property
    def named(self) -> dict[tuple[type, str], tuple[Any, Any]]:
        resource = sorted(self.words.resources)
        return {
            (Cost, "resources"): (((resource[0], 1),), ((resource[1], 1),)),
            (ControlledBy, "player"): (Relation.YOU, Relation.OPPONENT),
            # A player's name stands there while an ability is carried out, and in no file.
            (NamedObjects, "represented"): (False,),  # said by no card
            (ControlledBy, "named"): (None,),
            (OwnedBy, "named"): (None,),
            (OwnedBy, "player"): (Relation.YOU, Relation.OPPONENT),
            (IsToken, "token"): (True, False),
            (MoreUses, "of"): ("attacks", "any"),
            (ChooseOptionCost, "ways"): ((("energy", -1), ("power", -1)), (("energy", -2), ("power", -1))),
            (PlayedFor, "zone"): ("trash",),
            (PlayedFor, "cost"): (Cost((("energy", 1),)), Cost((("energy", 2),))),
            (AtPlace, "places"): (("here",), ("elsewhere",)),
            (EventPattern, "player"): (Relation.YOU, Relation.OPPONENT),
            (EventPattern, "by_player"): (Relation.YOU, Relation.OPPONENT),
            (Replacement, "counters"): ((("steam", 1),), (("ember", 1),)),
            (Replacement, "kind"): ("self", "outcome"),
            (Selector, "target"): (False, None),
            (TokenKind, "keywords"): (((self.keyword(0), 1),), ((self.keyword(1), 1),)),
            (TokenKind, "sizes"): (((self.number, 2),), ((self.number, EventAmount()),)),
            (Arithmetic, "operation"): ("times", "minus"),
            (DivideValue, "rounded"): ("up", "down"),
            (DivideBase, "rounded"): ("up", "down"),
            (Arithmetic, "parts"): ((2, EventAmount()), (EventAmount(), 2)),
            (Comparison, "operator"): ("<=", "!="),
            (WithNumber, "stat"): (counter_stat("steam"), counter_stat("ember")),
            (AllOf, "conditions"): self.conditions,
            (AnyOf, "conditions"): self.conditions,
            (Trigger, "ordinals"): ((4,), (5,)),
        }  # fmt: skip

    @property
    def conditions(self) -> tuple[Any, Any]:
        mine = TurnOf(Relation.YOU)
        return (mine, ItWasDone()), (mine, TurnOf(Relation.ANY))

    @property
    def number(self) -> str:
        return self.words.board.card_stats[0]

    def keyword(self, place: int) -> str:
        return sorted(self.words.keywords)[place]

    @property
    def a_change(self) -> Change:
        return AddToValue(self.number, 1)


Condition = typing.get_args(typing.get_type_hints(Ability)["condition"])[0]


class Carriers:
    """Abilities that hold a record where the words have to say it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.samples = Samples(game)
        self.words = self.samples.words
        self.thing = Filter((OfType((self.samples.types[0],)),))
        self.leaves = EventPattern("leaves", self.thing)

    def spell(self, *effects: Effect) -> Ability:
        return Ability(AbilityKind.INSTRUCTIONS, effects)

    def when(self, pattern: EventPattern) -> Ability:
        return Ability(AbilityKind.TRIGGERED, (DRAW,), Trigger((pattern,)))

    def about(self, what: Filter) -> Ability:
        return self.when(EventPattern("leaves", what))

    def much(self, amount: Any) -> Ability:
        return self.spell(VERBS["draw"](amount=amount))

    def only_if(self, condition: Any) -> Ability:
        return replace(self.spell(DRAW), condition=condition)

    def changing(self, change: Change) -> Ability:
        passive = Continuous(Selector(Pick.ALL, self.thing, target=False), (change,))
        return Ability(AbilityKind.PASSIVE, continuous=passive)

    def of_kind(self, kind: AbilityKind) -> Ability:
        return {
            AbilityKind.TRIGGERED: self.when(self.leaves),
            AbilityKind.INSTRUCTIONS: self.spell(DRAW),
            AbilityKind.ACTIVATED: Ability(AbilityKind.ACTIVATED, (DRAW,)),
            AbilityKind.PASSIVE: self.changing(self.samples.a_change),
            AbilityKind.REPLACEMENT: Ability(
                AbilityKind.REPLACEMENT, (DRAW,), replacement=Replacement(self.leaves)
            ),
        }[kind]  # fmt: skip

    def records(self) -> Iterator[tuple[Any, Callable[[Any], Ability]]]:
        """Each record in its plainest form, and the ability that holds it."""
        stat, count = self.samples.stats[0], CountOf(self.thing)
        player_stat = sorted(self.words.player_stats)[0]
        for kind in AbilityKind:
            yield self.of_kind(kind), lambda ability: ability
        for pattern in list(self.patterns())[::3]:  # events are told in a few ways, which every third one covers
            yield pattern, self.when
        for effect in self.effects():
            yield effect, self.spell
        for change in self.changes():
            yield change, self.changing
        yield Trigger((self.leaves,)), lambda it: replace(self.when(self.leaves), trigger=it)
        yield Trigger((self.leaves,), 1), lambda it: replace(self.when(self.leaves), trigger=it)
        replacing = self.of_kind(AbilityKind.REPLACEMENT)
        for keeps in (False, True):
            record = Replacement(self.leaves, keeps_event=keeps)
            yield record, lambda it: replace(replacing, replacement=it)
        yield Cost(), lambda it: Ability(AbilityKind.ACTIVATED, (DRAW,), cost=it)
        yield from self.asked()
        for pick in Pick:
            selector = Selector(pick, self.thing, name="kept" if pick is Pick.THAT else "")
            yield selector, lambda it: self.spell(VERBS[self.does](it))
        token = TokenKind("Imp", (self.samples.types[0],))
        yield token, lambda it: self.spell(VERBS["create token"](token=it))
        for amount in (
            CountOf(self.thing), StatOf(stat, ME), StatOf(counter_stat("steam"), ME), HighestOf(stat, self.thing),
            PlayerNumber(player_stat, Relation.YOU), Happened(self.leaves), TotalOf(self.leaves),
            Arithmetic("sum", (EventAmount(), 2)),
        ):  # fmt: skip
            yield amount, self.much
        for condition in (
            NumberIs(count, Comparison(">=", 2)), ObjectIs(ME, self.thing), TurnOf(Relation.YOU),
            InPhase(sorted(self.words.phases)[0]), CostWasPaid("extra"), AllOf((TurnOf(Relation.YOU), ItWasDone())),
            AnyOf((TurnOf(Relation.YOU), ItWasDone())), Not(TurnOf(Relation.YOU)),
        ):  # fmt: skip
            yield condition, self.only_if
        yield Comparison(">=", 2), lambda it: self.only_if(NumberIs(count, it))

    def asked(self) -> Iterator[tuple[Any, Callable[[Any], Ability]]]:
        alone = (Itself(), Remembered("kept"), HostOfThis())
        for it in (Filter(), self.thing, *(Filter((one,)) for one in alone)):
            yield it, self.about
        for criterion in self.criteria():
            yield criterion, lambda one: self.about(Filter((one,)))

    def criteria(self) -> Iterator[Criterion]:
        """Each criterion, with the first of its samples."""
        for kind in CRITERIA:
            yield kind(*(self.samples.of(kind, field.name)[0] for field in fields(kind)))  # type: ignore[arg-type]

    @property
    def does(self) -> str:
        return {"riftbound": "kill"}.get(self.game, "destroy")

    def patterns(self) -> Iterator[EventPattern]:
        for event in sorted(self.words.events):
            yield EventPattern(event)
            yield EventPattern(event, self.thing)

    def effects(self) -> Iterator[Effect]:
        """Each verb with what it cannot do without."""
        needs: dict[Shape, dict[str, Any]] = {
            Shape.OBJECTS: {"objects": Selector(Pick.CHOOSE, self.thing)},
            Shape.FILTER: {"objects": Selector(Pick.ALL, self.thing, target=False)},
            Shape.INSTRUCTIONS: {"effects": (DRAW,)},
            Shape.ABILITY: {"ability": self.when(self.leaves)},
            Shape.TRIGGERED_ABILITY: {"ability": self.when(self.leaves)},
            Shape.OWN_ABILITY: {"ability": self.when(self.leaves)},
            Shape.CHANGES: {"changes": (self.samples.a_change,)},
            Shape.OF_TOKENS: {"token": TokenKind("Imp", (self.samples.types[0],))},
            Shape.COST: {"cost": Cost(((sorted(self.words.resources)[0], 1),))},
            Shape.RESOURCE: {"resource": sorted(self.words.resources)[0]},
            Shape.RESOURCES: {"cost": Cost(((self.words.board.numbers[-1], 1),))},
            Shape.MODES: {"modes": (Mode("a", (DRAW,)), Mode("b", (VERBS["discard"](),)))},
            Shape.CONDITION: {"condition": TurnOf(Relation.YOU), "effects": (DRAW,)},
            Shape.NAME: {"status": "steam"},
            Shape.COUNTER: {"status": "steam"},
            Shape.SKIPPED: {"phase": "draw"},
        }
        for verb in self.words.verbs.values():
            given = dict(needs.get(verb.main.shape, {}))
            if verb.record is CreateCard:
                given = {"name": "Imp", "to": "hand"}
            if {"do", "to do"} & set(verb.keys):
                given["effects"] = (DRAW,)
            yield verb.record(**given, **{"to": "hand"} if verb.record is Put else {})

    def changes(self) -> Iterator[Change]:
        """Each kind of change with what it cannot do without."""
        for record in CHANGES:
            needed = [each for each in fields(record) if each.default is each.default_factory is MISSING]
            given = {each.name: self.samples.of(record, each.name)[0] for each in needed}
            yield record(**given, **ALSO.get(record, {}))


# What a change needs though its record can be without it for a while.
ALSO: dict[type[Change], dict[str, Any]] = {Copy: {"of": ME}}


def cases(game: str) -> Iterator[tuple[str, Ability, Ability, Ability | None]]:
    """What is set, and abilities without it and with two values of it."""
    carriers = Carriers(game)
    for record, carry in carriers.records():
        for field in fields(record):
            kind = Effect if isinstance(record, Effect) else type(record)
            if (kind, field.name) in LABELS:
                continue
            values = [value for value in _values(carriers, record, field.name) if value is not None]
            called = f"{type(record).__name__}.{field.name} of {_short(record)}"
            kept = getattr(record, field.name)
            other = [carry(replace(record, **{field.name: value})) for value in values if value != kept]
            if other:
                yield called, carry(record), other[0], other[1] if len(other) > 1 else None


def _values(carriers: Carriers, record: Any, name: str) -> tuple[Any, Any]:
    if isinstance(record, Selector) and name == "target" and record.pick is not Pick.CHOOSE:
        return None, None  # only what is chosen can be a target
    if isinstance(record, Effect) and name == "status" and not isinstance(record, OfCounters):
        states = sorted(record.states)
        return states[0], states[1] if len(states) > 1 else None
    if name == "objects" and isinstance(record, AddProducibleType | ForEach | Search | Discard | ExileUntil):
        first, second = carriers.samples.typed[Filter]
        return Selector(Pick.ALL, first, target=False), Selector(Pick.ALL, second, target=False)
    return carriers.samples.of(type(record), name)


def _short(record: Any) -> str:
    words = (getattr(record, name, "") for name in ("verb", "what", "event"))
    return next((word for word in words if word), str(record)[:60])


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_field_that_is_set_is_in_the_words_or_refused(game: str) -> None:
    """Words with a value are other words than without it, and than with another value."""
    silent = []
    for called, without, with_one, with_other in some_of(tuple(cases(game)), SAMPLED_FIELDS):
        plain, one = words_of(without, game), words_of(with_one, game)
        other = words_of(with_other, game) if with_other is not None else None
        if one is not None and one in (plain, other):
            silent.append(f"{called}: {one}")
    assert not silent, "\n".join(silent)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_criterion_of_a_filter_is_in_the_words_or_refused(game: str) -> None:
    """By itself, beside a type, and in an alternative."""
    carriers = Carriers(game)
    thing, silent = carriers.thing, []
    for criterion in carriers.criteria():
        for without in (Filter(), thing, Filter((FitsAny((thing,)),))):
            said = words_of(carriers.about(without.also(criterion)), game)
            if said is not None and said == words_of(carriers.about(without), game):
                silent.append(f"{criterion}: {said}")
    assert not silent, "\n".join(silent)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_criterion_that_a_game_allows_has_words(game: str) -> None:
    carriers = Carriers(game)
    asked = [one for one in carriers.criteria() if type(one) in GAMES[game].table.vocabulary.criteria]
    assert {type(one) for one in asked if words_of(carriers.about(Filter((one,))), game) is None} == set()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_verb_of_a_game_has_words(game: str) -> None:
    carriers = Carriers(game)
    refused = [effect.verb for effect in carriers.effects() if words_of(carriers.spell(effect), game) is None]
    assert refused == []


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_kind_of_change_of_a_game_has_words(game: str) -> None:
    carriers = Carriers(game)
    known = [change for change in carriers.changes() if type(change) in carriers.words.changes]
    assert known, "a game whose effects change nothing"
    assert [change.what for change in known if words_of(carriers.changing(change), game) is None] == []


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_event_of_a_game_has_words(game: str) -> None:
    carriers = Carriers(game)
    refused = {
        pattern.event
        for pattern in carriers.patterns()
        if words_of(carriers.when(pattern), game) is None and pattern.object is None
    }
    assert refused == set()


def test_two_remembered_things_are_told_apart_or_refused() -> None:
    ability = Ability(
        AbilityKind.INSTRUCTIONS,
        (VERBS["kill"](Selector(Pick.THAT, name="first")), VERBS["buff"](Selector(Pick.THAT, name="second"))),
    )
    with pytest.raises(UnableToRenderAbility, match="name"):
        render(ability, GAMES["riftbound"].lexicon)


def test_a_card_says_that_an_ability_has_no_words_instead_of_leaving_it_out() -> None:
    card = read_card_file(
        "card: Odd\ntypes: [unit]\nmight: 1\nabilities: [{do: [{draw: 1}]}]\n", GAMES["riftbound"].played
    )
    those = (VERBS["kill"](Selector(Pick.THAT, name="first")), VERBS["buff"](Selector(Pick.THAT, name="second")))
    unsayable = Ability(AbilityKind.INSTRUCTIONS, those)
    odd = replace(card.facts, abilities=(unsayable, *card.facts.abilities))
    refused, said = ability_texts(odd, GAMES["riftbound"].played)
    assert refused.startswith("One ability can't be put into words here. ")
    assert said == "Draw 1."


def test_an_ability_longer_than_any_card_is_refused() -> None:
    with pytest.raises(UnableToRenderAbility, match="too long"):
        render(Ability(AbilityKind.INSTRUCTIONS, (VERBS["draw"](amount=2),) * 400), GAMES["magic"].lexicon)
