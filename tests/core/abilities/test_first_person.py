"""Abilities in English from their structure: what each is called, and that it is recognised as what it is."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    AllOf,
    AnyOf,
    Arithmetic,
    AtPlace,
    Change,
    Comparison,
    Continuous,
    ControlledBy,
    Cost,
    CostWasPaid,
    CountOf,
    Duration,
    Effect,
    EventAmount,
    EventPattern,
    Filter,
    FitsAny,
    FitsNone,
    Happened,
    HighestOf,
    InPhase,
    InState,
    InZone,
    IsToken,
    Itself,
    ItWasDone,
    Limit,
    Mode,
    Named,
    Not,
    NotInState,
    NotTagged,
    NumberIs,
    ObjectIs,
    OfType,
    Other,
    OwnedBy,
    Pick,
    PlayerNumber,
    Relation,
    Remembered,
    Replacement,
    Selector,
    StatOf,
    Tagged,
    TokenKind,
    Trigger,
    TurnOf,
    UnableToRecognise,
    UnableToRenderAbility,
    WithKeyword,
    WithNumber,
    recognise,
    render,
)
from rules_data.core.abilities.changes import (
    AdditionalCost,
    AddToValue,
    Can,
    Cannot,
    ChangeCost,
    Enters,
    GainAbility,
    GainKeyword,
    GainTag,
    GainType,
    SetBase,
)
from rules_data.core.abilities.effects import VERBS
from rules_data.core.abilities.writing import in_words
from rules_data.core.abilities.writing.lexicon import using
from rules_data.core.games import GAMES
from tests.shipped import cards_of, example, examples_of

ME, IT = Selector(Pick.ME), Selector(Pick.IT)
MYSELF = Filter((Itself(),))
UNIT = Filter((OfType(("unit",)),))
FRIENDLY = Filter((OfType(("unit",)), ControlledBy(Relation.YOUR_TEAM)))
DRAW = VERBS["draw"]()


@dataclass(frozen=True, slots=True)
class Somersault(Effect):
    verb: ClassVar[str] = "somersault"


def effect(verb: str, **parts: Any) -> Effect:
    """The instruction of a verb with those of the parts that it has."""
    record = VERBS[verb]
    had = {field.name for field in fields(record)}
    if parts.get("status") not in record.states:
        parts.pop("status", None)
    return record(**{name: part for name, part in parts.items() if name in had})


def rendered(ability: Ability) -> str:
    return render(ability, GAMES["riftbound"].lexicon)


def when(pattern: EventPattern, *effects: Effect) -> Ability:
    return Ability(AbilityKind.TRIGGERED, effects=effects or (DRAW,), trigger=Trigger((pattern,)))


def passive(which: Selector, *changes: Change) -> Ability:
    return Ability(AbilityKind.PASSIVE, continuous=Continuous(which, changes))


def spell(*effects: Effect) -> Ability:
    return Ability(AbilityKind.INSTRUCTIONS, effects=effects)


BEHIND = FRIENDLY.also(Other(), AtPlace(("here",)))


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (when(EventPattern("dies", object=FRIENDLY.also(Other()))), "When another friendly unit dies, draw 1."),
        (when(EventPattern("is played", object=MYSELF)), "When you play me, draw 1."),
        (when(EventPattern("conquers", player=Relation.YOU, at=("here",))), "When you conquer here, draw 1."),
        (when(EventPattern("is targeted", object=MYSELF, player=Relation.YOU)), "When you choose me, draw 1."),
        (when(EventPattern("end of", phase="turn", player=Relation.YOU)), "At the end of your turn, draw 1."),
        (
            replace(when(EventPattern("moves", object=MYSELF)), trigger=Trigger((EventPattern("moves", MYSELF),), 3)),
            "The third time I move each turn, draw 1.",
        ),
        (
            replace(
                when(EventPattern("holds", object=MYSELF)),
                optional=True,
                cost=Cost((("energy", 1), ("power", 1))),
                limit=Limit.ONCE_EACH_TURN,
                condition=ObjectIs(ME, Filter((InState(("alone",)),))),
                zones=("trash",),
            ),
            "Once each turn, when I hold, if I'm alone, you may pay [1][C] to draw 1. This works from your trash.",
        ),
        (
            Ability(
                AbilityKind.REPLACEMENT,
                effects=(VERBS["kill"](objects=ME), VERBS["recall"](objects=IT, status="exhausted")),
                replacement=Replacement(EventPattern("dies", object=FRIENDLY)),
            ),
            "If a friendly unit would die, kill me, then recall it exhausted instead.",
        ),
        (
            Ability(
                AbilityKind.ACTIVATED,
                effects=(DRAW,),
                cost=Cost((("energy", 2),), (VERBS["exhaust"](objects=ME),)),
                keywords=("reaction",),
                condition=ObjectIs(ME, Filter((AtPlace(("battlefield",)),))),
            ),
            "[Reaction][>] [2], [E]: Draw 1. Use this ability only while I'm at a battlefield.",
        ),
        (
            replace(
                passive(ME, AddToValue("might", 1)),
                condition=NumberIs(PlayerNumber("hand", Relation.YOU), Comparison(">=", 2)),
            ),
            "While you have 2 or more cards in your hand, I have +1 [M].",
        ),
        (passive(Selector(Pick.ALL, UNIT), Cannot("move")), "Units can't move."),
        (passive(ME, ChangeCost("energy", -2, minimum=1)), "I cost [2] less to a minimum of [1]."),
        (passive(ME, ChangeCost("energy", CountOf(FRIENDLY))), "I cost [1] more for each friendly unit."),
        (
            passive(Selector(Pick.ALL, UNIT), ChangeCost("energy", Arithmetic("times", (-2, CountOf(FRIENDLY))))),
            "Units cost [2] less for each friendly unit.",
        ),
        (
            passive(ME, ChangeCost("energy", Arithmetic("times", (-1, HighestOf("might", FRIENDLY))))),
            "My energy cost is reduced by the highest Might among friendly units.",
        ),
        (
            passive(ME, AdditionalCost(Cost((), (VERBS["discard"](),)), "extra", optional=True)),
            "As an additional cost to play me, you may discard 1 (extra cost).",
        ),
        (
            spell(VERBS["recycle"](Selector(Pick.CHOOSE, Filter((InZone(("trash",)), OwnedBy(Relation.YOU))), 3))),
            "Recycle 3 cards from your trash.",
        ),
        (
            spell(VERBS["play token"](token=TokenKind("Poro", stats=(("might", 2),)), amount=2, status="ready")),
            "Play 2 ready 2 [M] Poro unit tokens.",
        ),
        (spell(VERBS["modes"](modes=(Mode("a", (DRAW,)), Mode("b", (DRAW, DRAW))))), None),
    ],
)
def test_an_ability_reads_like_a_card(ability: Ability, text: str | None) -> None:
    assert rendered(ability) == (text or "Choose one — draw 1; or draw 1, then draw 1.")


def test_what_has_no_words_is_refused_by_name() -> None:
    with pytest.raises(UnableToRenderAbility, match="somersault"):
        rendered(spell(Somersault()))
    with pytest.raises(UnableToRenderAbility, match="eclipses"):
        rendered(when(EventPattern("eclipses", category="solar")))
    with pytest.raises(UnableToRenderAbility, match="no trigger"):
        rendered(Ability(AbilityKind.TRIGGERED, effects=(DRAW,)))


relations = st.sampled_from(list(Relation))
criteria = st.one_of(
    st.builds(OfType, st.sampled_from([("unit",), ("gear",), ("unit", "gear"), ("spell",)])),
    st.builds(Tagged, st.sampled_from([("Poro",), ("Cat", "Dog")])),
    st.just(NotTagged(("Recruit",))),
    st.just(Named(("Sentry",))),
    st.builds(ControlledBy, relations),
    st.builds(OwnedBy, relations),
    st.just(Other()),
    st.just(Itself()),
    st.builds(IsToken, st.booleans()),
    st.sampled_from([WithNumber("might", Comparison("<=", 3)), WithNumber("damage", Comparison(">", 0))]),
    st.builds(InState, st.sampled_from([("exhausted",), ("buffed", "stunned")])),
    st.just(NotInState(("ready",))),
    st.just(WithKeyword(("tank",))),
    st.builds(AtPlace, st.sampled_from([("here",), ("base", "battlefield"), ("elsewhere",)])),
    st.builds(InZone, st.sampled_from([("trash",), ("hand", "board"), ("chain",), ("rune deck",)])),
    st.just(Remembered("kept")),
    st.just(FitsAny((UNIT, FRIENDLY))),
    st.just(FitsNone((UNIT,))),
)
filters = st.builds(Filter, st.lists(criteria, max_size=6, unique_by=type).map(tuple))
selectors = st.builds(
    Selector, st.sampled_from(list(Pick)), filters, st.sampled_from([1, 2, CountOf(FRIENDLY)]), st.booleans(),
    chooser=relations,
)  # fmt: skip
patterns = st.builds(
    EventPattern,
    st.sampled_from(
        [
            "dies",
            "is banished",
            "is recalled",
            "is returned",
            "is recycled",
            "enters",
            "leaves",
            "is played",
            "moves",
            "takes damage",
            "is healed",
            "is readied",
            "is exhausted",
            "is stunned",
            "is buffed",
            "spends a buff",
            "is attached",
            "is detached",
            "is targeted",
            "attacks",
            "defends",
            "conquers",
            "holds",
            "wins a combat",
            "loses a combat",
            "draws",
            "discards",
            "channels",
            "gains points",
            "is discarded",
            "is countered",
            "ability triggers",
            "ability is used",
            "start of",
            "end of",
        ]
    ),
    object=st.none() | filters,
    player=st.none() | relations,
    by=st.none() | filters,
    by_player=st.none() | relations,
    at=st.sampled_from([(), ("here",)]),
    amount=st.sampled_from([None, Comparison(">=", 2)]),
    from_zones=st.sampled_from([(), ("hand",)]),
    to_zones=st.sampled_from([(), ("battlefield",)]),
    category=st.sampled_from([None, "conquer effect"]),
    phase=st.sampled_from([None, "turn", "beginning"]),
)
happenings = patterns.map(Happened)
amounts = st.one_of(
    st.integers(0, 9),
    filters.map(CountOf),
    st.builds(StatOf, st.just("might"), selectors),
    st.builds(HighestOf, st.just("might"), filters),
    st.builds(PlayerNumber, st.sampled_from(["points", "hand", "energy"]), relations),
    st.just(EventAmount()),
    happenings,
    st.just(Arithmetic("sum", (EventAmount(), 1))),
)
comparisons = st.builds(Comparison, st.sampled_from(["=", "!=", "<", "<=", ">", ">="]), st.integers(0, 5))
conditions = st.recursive(
    st.one_of(
        st.builds(NumberIs, amounts, comparisons),
        st.builds(ObjectIs, selectors, filters),
        relations.map(TurnOf),
        st.sampled_from(["main", "ending", "open", "showdown", "combat"]).map(InPhase),
        st.just(ItWasDone()),
        st.just(CostWasPaid("extra")),
    ),
    lambda inner: st.one_of(
        inner.map(Not),
        st.tuples(inner, inner).map(AllOf),
        st.tuples(inner, inner).map(AnyOf),
    ),
    max_leaves=3,
)
# fmt: off
SIMPLE = [
    "draw", "discard", "channel", "kill", "banish", "return", "recycle", "recall", "ready", "exhaust", "heal",
    "stun", "buff", "counter", "detach", "choose",
]
# fmt: on
DOING = [
    *SIMPLE,
    "spend buff",
    "deal",
    "move",
    "gain points",
    "lose points",
    "attach",
    "take control",
    "nothing",
    "play",
]
simple_effects = st.builds(
    effect,
    st.sampled_from(DOING),
    objects=selectors,
    others=selectors,
    player=relations,
    amount=amounts,
    to=st.sampled_from(["", "base", "here", "choose"]),
    status=st.sampled_from(["", "exhausted", "ready"]),
)
costs = st.builds(
    Cost,
    st.sampled_from([(), (("energy", 2),), (("energy", 1), ("power", 1)), (("fury", 2),)]),
    st.sampled_from(
        [(), (VERBS["exhaust"](objects=ME),), (VERBS["discard"](amount=1),), (VERBS["kill"](objects=ME), DRAW)]
    ).filter(lambda actions: DRAW not in actions),
)
changes = st.one_of(
    st.builds(AddToValue, st.just("might"), amounts),
    st.builds(SetBase, st.just("might"), amounts),
    st.builds(GainKeyword, st.sampled_from(["tank", "assault"]), st.integers(1, 3)),
    st.builds(ChangeCost, st.sampled_from(["energy", "power"]), st.integers(-3, 3)),
    st.builds(Enters, st.sampled_from(["ready", "exhausted"])),
    st.builds(Cannot, st.sampled_from(["move", "be readied"])),
    st.builds(Can, st.sampled_from(["move", "be readied"])),
    st.just(GainType("gear")),
    st.just(GainTag("Mech")),
    st.builds(AdditionalCost, costs, st.just("extra"), optional=st.booleans()),
    st.just(GainAbility(when(EventPattern("dies", object=MYSELF)))),
)
gifts = st.builds(
    effect, st.just("give"), others=selectors, changes=st.lists(changes, min_size=1, max_size=2).map(tuple)
)
tokens = st.builds(
    effect,
    st.sampled_from(["play token", "create token"]),
    token=st.just(TokenKind("Poro", stats=(("might", 1),), keywords=(("tank", 1),))),
    amount=amounts,
    status=st.sampled_from(["", "ready"]),
)
plain_effects = st.one_of(
    simple_effects,
    gifts,
    tokens,
    st.just(VERBS["add"](cost=Cost((("energy", 1),)))),
    st.builds(effect, st.just("prevent"), amount=amounts, others=selectors, status=st.sampled_from(["", "all"])),
)
INNER = (DRAW, VERBS["ready"](objects=ME))
LATER = replace(when(EventPattern("dies", object=UNIT)), duration=Duration.THIS_TURN)
WOULD = Ability(
    AbilityKind.REPLACEMENT, effects=(DRAW,), replacement=Replacement(EventPattern("dies", object=FRIENDLY))
)
nested_effects = st.one_of(
    st.builds(effect, st.sampled_from(["at once", "you may", "do this"]), effects=st.just(INNER)),
    st.builds(effect, st.sampled_from(["if", "pay", "for each", "repeat"]), objects=selectors,
              condition=conditions, cost=costs, effects=st.just(INNER), otherwise=st.sampled_from([(), (DRAW,)])),
    st.builds(effect, st.just("later"), ability=st.sampled_from([LATER, WOULD]),
              duration=st.sampled_from(list(Duration))),
    st.just(VERBS["modes"](modes=(Mode("a", INNER), Mode("b", (DRAW,))))),
    st.just(VERBS["it happens"]()),
)  # fmt: skip
some_effects = st.lists(st.one_of(plain_effects, nested_effects), min_size=1, max_size=3).map(tuple)
limits = st.sampled_from(list(Limit))
triggered = st.builds(
    Ability,
    st.just(AbilityKind.TRIGGERED),
    some_effects,
    st.builds(Trigger, st.lists(patterns, min_size=1, max_size=2).map(tuple), st.sampled_from([None, 1, 3, 12])),
    condition=st.none() | conditions,
    cost=costs,
    optional=st.booleans(),
    limit=limits,
    zones=st.sampled_from([(), ("trash",)]),
    duration=st.sampled_from([Duration.PERMANENT, Duration.THIS_TURN, Duration.NEXT_TIME]),
)
replacements = st.builds(
    Ability,
    st.just(AbilityKind.REPLACEMENT),
    some_effects | st.just(()),
    condition=st.none() | conditions,
    optional=st.booleans(),
    limit=limits,
    duration=st.sampled_from([Duration.PERMANENT, Duration.THIS_TURN, Duration.NEXT_TIME]),
    replacement=st.builds(
        Replacement, patterns, st.booleans(), st.none() | amounts, st.booleans(), st.none() | st.just(3)
    ),
)
activated = st.builds(
    Ability, st.just(AbilityKind.ACTIVATED), some_effects, condition=st.none() | conditions, cost=costs, limit=limits,
    keywords=st.sampled_from([(), ("action",)]), optional=st.booleans(),
)  # fmt: skip
passives = st.builds(
    Ability,
    st.just(AbilityKind.PASSIVE),
    condition=st.none() | conditions,
    continuous=st.builds(Continuous, selectors, st.lists(changes, max_size=2).map(tuple)),
    duration=st.sampled_from([Duration.PERMANENT, Duration.THIS_TURN]),
)
plain_spells = st.builds(
    Ability, st.just(AbilityKind.INSTRUCTIONS), st.lists(plain_effects, min_size=1, max_size=3).map(tuple)
)


def written(ability: Ability) -> str:
    """The words alone, of abilities that hold more than a card would and are refused for it."""
    with using(GAMES["riftbound"].lexicon):
        try:
            return in_words(ability)
        except UnableToRenderAbility:
            reject()


def shipped_abilities() -> list[Ability]:
    """Every ability of the cards that ship, and of those in the examples."""
    boards = (setup for path in examples_of("riftbound") if (setup := example(path).setup) is not None)
    cards = [*cards_of("riftbound").values(), *(one.card for board in boards for one in board.objects)]
    return list(dict.fromkeys(ability for card in cards for ability in card.abilities or ()))


def test_an_ability_is_recognised_as_what_it_is() -> None:
    """What the grammar does not read is refused. Instructions may make other abilities, and are told by those."""
    recognised = 0
    for ability in shipped_abilities():
        if ability.kind is AbilityKind.INSTRUCTIONS:
            continue
        try:
            with using(GAMES["riftbound"].lexicon):
                text = in_words(ability)
            found = recognise("riftbound", text, "v1.3").kind
        except (UnableToRenderAbility, UnableToRecognise):
            continue
        recognised += 1
        assert found is ability.kind, text
    assert recognised > 100, recognised


@given(st.one_of(triggered, replacements, activated, passives, plain_spells))
def test_words_are_whole_sentences(ability: Ability) -> None:
    text = written(ability)
    assert text == written(ability)
    assert text[-1] in '."'
    assert "  " not in text
    assert " ." not in text
    assert "None" not in text


@given(st.lists(nested_effects, min_size=1, max_size=3).map(tuple))
def test_every_instruction_has_its_words(effects: tuple[Effect, ...]) -> None:
    assert written(spell(*effects))[0].isupper()
