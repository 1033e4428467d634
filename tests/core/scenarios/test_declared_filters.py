"""What a filter can ask is declared once: each criterion has its keys, and each game allows some of the criteria.

Reader, JSON Schema and the tables of the format are compared with that declaration, key by key; what is written in its
keys is read as it was meant.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.abilities import (
    CRITERIA,
    Ability,
    AtPlace,
    Comparison,
    ControlledBy,
    Criterion,
    Filter,
    FitsAll,
    FitsAny,
    FitsNone,
    Itself,
    NamedObjects,
    Other,
    OwnedBy,
    Relation,
    Remembered,
    Shape,
    Targets,
    WithNumber,
    counter_of,
    counter_stat,
)
from rules_data.core.evaluator import Vocabulary
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Problem, UnableToReadScenario, read_card_file, scenario_json_schema
from tests.campaigns import campaign
from tests.shipped import CORPUS, cards_of, examples_of

GAME_NAMES = sorted(GAMES)
OPERATORS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than", "=": "exactly", "!=": "not"}
# What fits no key of its shape.
UNFIT = {
    Shape.FLAG: "maybe", Shape.STATE: "maybe", Shape.NAME: "[a]", Shape.WORDS: "{a: b}", Shape.TAGS: "{a: b}",
    Shape.TYPES: "nosuch", Shape.DOMAINS: "nosuch", Shape.KEYWORDS: "nosuch", Shape.PLAYER: "nobody",
    Shape.COMPARISON: "{about: 2}", Shape.COUNTERS: "2", Shape.STATES: "nosuch", Shape.ZONES: "nosuch",
    Shape.PLACES: "nosuch", Shape.KIND_SHARED: "nosuch", Shape.FILTERS: "nosuch", Shape.FILTER: "nosuch",
    Shape.CATEGORY: "nosuch",
}  # fmt: skip
SEVERAL = {
    Shape.WORDS, Shape.TAGS, Shape.TYPES, Shape.DOMAINS, Shape.KEYWORDS, Shape.STATES, Shape.ZONES, Shape.PLACES,
}  # fmt: skip


def words_of(game: str) -> Vocabulary:
    return GAMES[game].played.table.vocabulary


def written(game: str, asked: str) -> str:
    """A card that asks it on an event, which tells who "its controller" is; then it gives a name to something."""
    kind, event = min(words_of(game).types), "{event: discards, player: you}"
    verb = "banish" if "banish" in words_of(game).verbs else "exile"
    given = ", ".join(f"{{{verb}: {{choose: 1, target: false, as: {name}}}}}" for name in NAMES)
    return (
        f"card: Odd\ntypes: [{kind}]\nabilities:\n"
        f"  - {{when: {event}, if: {{count: {{{asked}}}}}, do: [{{draw: 1}}]}}\n"
        f"  - {{when: {event}, do: [{given}]}}\n"
    )


# What filters here speak of by a name.
NAMES = ("kept", "found")


def ability(game: str, asked: str) -> Ability:
    return read_card_file(written(game, asked), GAMES[game].played).facts.abilities[0]


def read(game: str, asked: str) -> Filter:
    condition: Any = ability(game, asked).condition
    return condition.amount.filter


def problems(game: str, asked: str) -> tuple[Problem, ...]:
    with pytest.raises(UnableToReadScenario) as refused:
        read(game, asked)
    return refused.value.problems


def column(game: str, asked: str, key: str) -> int:
    """Where a key stands in the file, counted from 1."""
    return written(game, asked).splitlines()[3].index(f"{key}: ") + 1


def every_key() -> Iterator[tuple[str, str]]:
    for game in GAME_NAMES:
        for key in words_of(game).filter_keys:
            yield game, key


def someone_elses() -> Iterator[tuple[str, str]]:
    """Keys that another game's filters have, and this one's do not."""
    everything = {key for _, key in every_key()}
    for game in GAME_NAMES:
        for key in sorted(everything - set(words_of(game).filter_keys)):
            yield game, key


def shape_of(game: str, key: str) -> Shape:
    return words_of(game).filter_keys[key][1].shape


# --- what is written is what is read ---------------------------------------------------------------------------


def compared(test: Comparison) -> Any:
    return {OPERATORS[test.operator]: test.value}


def as_written(what: Filter, words: Vocabulary) -> dict[str, Any]:
    """A filter as a file would write it."""
    found: dict[str, Any] = {}
    for one in what.criteria:
        if isinstance(one, WithNumber):
            counter = counter_of(one.stat)
            if counter:
                found.setdefault("counters", {})[counter] = compared(one.test)
            else:
                found[one.stat] = compared(one.test)
            continue
        key, part = next((key, part) for key, (kind, part) in words.filter_keys.items() if kind is type(one))
        value = getattr(one, part.field) if part.field else True
        if part.shape is Shape.FILTER:
            value = "me" if value == Filter((Itself(),)) else as_written(value, words)
        if part.shape is Shape.FILTERS:
            value = ["me" if each == Filter((Itself(),)) else as_written(each, words) for each in value]
        found[key] = list(value) if isinstance(value, tuple) else value.value if isinstance(value, Relation) else value
    return found


def criteria_of(game: str, kind: type[Criterion]) -> st.SearchStrategy[Any]:
    words = words_of(game)
    lists: dict[str, list[str]] = {
        "types": sorted(words.types), "keywords": sorted(words.keywords), "statuses": sorted(words.statuses),
        "zones": sorted(words.zones), "domains": sorted(words.board.domains),
        "places": sorted(words.locations - words.noted_places),
    }  # fmt: skip
    comparisons = st.builds(Comparison, st.sampled_from(sorted(OPERATORS)), st.integers(0, 12))
    fields: dict[str, st.SearchStrategy[Any]] = {
        "token": st.booleans(), "player": st.sampled_from(sorted(words.players.values())), "test": comparisons,
        "name": st.sampled_from(["kept", "found"]), "named": st.none(),  # no file says who of several it is
        "kinds": st.sampled_from(sorted(words.kinds_counted) or ["none"]),
        "category": st.sampled_from(sorted(words.categories) or ["none"]),
        "stat": st.sampled_from(
            [*sorted(words.stats), *([counter_stat("steam")] if words.board.any_counter else [])]
        ),
    }  # fmt: skip
    if kind is Targets:
        fields["target"] = filters_of(game, deep=False)
    if kind in (FitsAll, FitsAny, FitsNone):
        fields["filters"] = st.lists(filters_of(game, deep=False), min_size=1, max_size=2).map(tuple)
    for field in dataclasses.fields(kind):  # type: ignore[arg-type]
        if field.name not in fields:
            known = lists.get(field.name, ["alpha", "beta", "gamma"])
            fields[field.name] = st.lists(st.sampled_from(known), min_size=1, max_size=3, unique=True).map(tuple)
    return st.builds(kind, *(fields[field.name] for field in dataclasses.fields(kind)))  # type: ignore[arg-type]


@cache
def filters_of(game: str, *, deep: bool = True) -> st.SearchStrategy[Filter]:
    left_out = {Itself, NamedObjects} | (set() if deep else {FitsAll, FitsAny, FitsNone, Targets})
    kinds = [kind for kind in words_of(game).criteria if kind not in left_out]
    asked = st.one_of([criteria_of(game, kind) for kind in kinds])
    return st.lists(asked, max_size=5, unique_by=type).map(lambda found: Filter(tuple(found)))


def flow(value: Any) -> str:
    return yaml.dump(value, Dumper=yaml.CSafeDumper, default_flow_style=True, width=10_000).strip()


@pytest.mark.parametrize("game", GAME_NAMES)
@campaign(300)
@given(data=st.data())
def test_a_filter_that_is_written_out_is_read_as_it_was(game: str, data: st.DataObject) -> None:
    what = data.draw(filters_of(game))
    assert read(game, flow(as_written(what, words_of(game)))[1:-1]) == what


# --- each key --------------------------------------------------------------------------------------------------


def plain(game: str, key: str) -> str:
    """A key with something that fits it."""
    words, shape = words_of(game), shape_of(game, key)
    lists = {
        Shape.TYPES: words.types, Shape.KEYWORDS: words.keywords, Shape.STATES: words.statuses,
        Shape.ZONES: words.zones, Shape.DOMAINS: words.board.domains,
        Shape.PLACES: words.locations - words.noted_places, Shape.KIND_SHARED: words.kinds_counted,
        Shape.CATEGORY: words.categories,
    }  # fmt: skip
    if shape in lists:
        return f"{key}: {min(lists[shape])}"
    return f"{key}: " + {
        Shape.FLAG: "true", Shape.STATE: "true", Shape.NAME: "kept", Shape.WORDS: "Axe", Shape.TAGS: "Axe",
        Shape.PLAYER: "you", Shape.COMPARISON: "{at least: 2}", Shape.COUNTERS: "{steam: 1}",
        Shape.FILTERS: "[{other: true}]", Shape.FILTER: "{other: true}",
    }[shape]  # fmt: skip


@pytest.mark.parametrize(("game", "key"), list(every_key()))
def test_each_key_is_read_as_its_criterion(game: str, key: str) -> None:
    (criterion,) = read(game, plain(game, key)).criteria
    assert type(criterion) is words_of(game).filter_keys[key][0]


@pytest.mark.parametrize(("game", "key"), list(every_key()))
def test_what_does_not_fit_a_key_is_refused_where_it_stands(game: str, key: str) -> None:
    asked = f"{key}: {UNFIT[shape_of(game, key)]}"
    found = problems(game, asked)
    assert {problem.line for problem in found} == {4}
    after = column(game, asked, key) + len(key)
    assert all(problem.column > after and problem.expected and problem.advice for problem in found)


@pytest.mark.parametrize(
    ("game", "key"), [each for each in every_key() if shape_of(*each) in SEVERAL | {Shape.FILTERS}]
)
def test_an_empty_list_asks_nothing_and_is_refused(game: str, key: str) -> None:
    (problem,) = problems(game, f"{key}: []")
    assert (problem.expected, problem.found) == (f"something for `{key}`", "an empty list")


@pytest.mark.parametrize(("game", "key"), [each for each in every_key() if shape_of(*each) in SEVERAL])
def test_a_word_alone_is_a_list_of_one(game: str, key: str) -> None:
    name, _, word = plain(game, key).partition(": ")
    assert read(game, f"{name}: [{word}]") == read(game, f"{name}: {word}")


@pytest.mark.parametrize(("game", "key"), [each for each in every_key() if len(each[1]) > 3])
def test_a_misspelt_key_is_answered_with_the_nearest_that_works(game: str, key: str) -> None:
    asked = plain(game, key).replace(key, f"{key}s", 1)
    if f"{key}s" in words_of(game).filter_keys:
        pytest.skip("that is a key as well")
    (problem,) = problems(game, asked)
    assert (problem.line, problem.column) == (4, column(game, asked, f"{key}s"))
    assert (problem.expected, problem.found) == ("a key of a filter", repr(f"{key}s"))
    assert key in problem.advice


@pytest.mark.parametrize(("game", "key"), list(someone_elses()))
def test_a_key_of_another_game_is_refused_where_it_stands(game: str, key: str) -> None:
    (problem,) = problems(game, f"{key}: 1")
    assert (problem.line, problem.column) == (4, column(game, f"{key}: 1", key))
    assert problem.expected == "a key of a filter"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_schema_has_the_keys_of_the_declaration_and_no_others(game: str) -> None:
    schema = scenario_json_schema(GAMES[game].played)["$defs"]["filter"]
    assert set(schema["properties"]) == {*words_of(game).filter_keys, "that"}
    assert schema["additionalProperties"] is False


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_was_kept_by_name_can_be_asked_about_further(game: str) -> None:
    asked = read(game, "that: kept, controller: you")
    assert asked == Filter((Remembered("kept"), ControlledBy(Relation.YOU)))


def test_places_are_asked_for_where_a_game_has_them() -> None:
    assert read("riftbound", "location: here") == Filter((AtPlace(("here",)),))
    assert AtPlace not in words_of("magic").criteria


def test_a_subtype_and_a_supertype_are_two_criteria() -> None:
    both = read("magic", "subtype: Elf, supertype: legendary")
    assert len(both.criteria) == 2
    assert both == read("magic", "supertype: legendary, subtype: Elf")


def test_a_type_alone_is_a_filter_and_another_word_is_not() -> None:
    assert read("magic", "any of: [creature]") == read("magic", "any of: [{type: creature}]")
    (problem,) = problems("magic", "any of: [creatures]")
    assert problem.expected == "`me`, a type or a filter in braces"


def test_every_operator_compares_differently() -> None:
    asked = {read("magic", f"power: {{{word}: 2}}").criteria for word in OPERATORS.values()}
    assert len(asked) == len(OPERATORS)
    assert read("magic", "power: 2") == read("magic", "power: {exactly: 2}")


def test_other_is_asked_for_only_where_it_is_true() -> None:
    assert read("magic", "other: true") == Filter((Other(),))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_each_player_is_asked_for_by_a_word(game: str) -> None:
    players = GAMES[game].table.vocabulary.players
    asked = [read(game, f"owner: {word}") for word in players]
    assert asked == [Filter((OwnedBy(relation),)) for relation in players.values()]


def test_every_criterion_is_allowed_by_some_game() -> None:
    assert {kind for game in GAME_NAMES for kind in words_of(game).criteria} == set(CRITERIA)


# --- keys of the cards that ship -------------------------------------------------------------------------------


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where each key of the mappings within stands, but for those that only say what goes without saying."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if (key, inner) != ("per", "turn") and inner != []:
                yield (*at, key)
            yield from places(inner, (*at, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from places(inner, (*at, number))


def without(value: Any, at: tuple[Any, ...]) -> Any:
    """The same with that key taken out."""
    if isinstance(value, dict):
        rest = {key: inner for key, inner in value.items() if key != at[0] or len(at) > 1}
        return {key: without(inner, at[1:]) if key == at[0] else inner for key, inner in rest.items()}
    return [without(inner, at[1:]) if number == at[0] else inner for number, inner in enumerate(value)]


def sampled(game: str, paths: list[Path], number: int) -> Iterator[tuple[str, Any]]:
    """Some files by name, as plain values; the same every time."""
    for path in random.Random(game).sample(paths, min(len(paths), number)):  # noqa: S311 - a sample, not a secret
        yield path.name, with_nothing(yaml.load(path.read_text("utf-8"), Loader=yaml.CBaseLoader))  # noqa: S506 - texts


def with_nothing(value: Any) -> Any:
    """The same, where what was read as the word null is nothing."""
    if isinstance(value, dict):
        return {key: with_nothing(one) for key, one in value.items()}
    if isinstance(value, list):
        return [with_nothing(one) for one in value]
    return None if value == "null" else value


def as_text(source: Any) -> str:
    return yaml.dump(source, Dumper=yaml.CSafeDumper, allow_unicode=True)


def read_or_refused(read: Callable[[str], Any], source: Any) -> Any:
    try:
        return read(as_text(source))
    except UnableToReadScenario:
        return None


@pytest.mark.parametrize("game", ["magic", "riftbound"])
def test_each_key_of_an_ability_that_ships_says_something(game: str) -> None:
    """Without it the card's abilities are others, or none."""

    def facts(source: str) -> Any:
        return read_card_file(source, GAMES[game].played).facts

    files = [path for path in sorted((CORPUS / game / "cards").glob("*.yaml")) if "\nabilities:" in path.read_text()]
    tried, silent = 0, []
    for name, source in sampled(game, files, 12):
        whole = facts(as_text(source))
        for at in places(source["abilities"]):
            tried += 1
            if read_or_refused(facts, {**source, "abilities": without(source["abilities"], at)}) == whole:
                silent.append(f"{name}: {at}")
    assert silent == []
    assert tried > 50


@pytest.mark.parametrize("game", GAME_NAMES)
def test_each_key_of_a_card_in_an_example_that_ships_says_something(game: str) -> None:
    """Without it the example is another one, or none."""
    cards = cards_of(game).get
    tried, silent = 0, []
    for name, source in sampled(game, examples_of(game), 10):
        source.pop("twin", None)  # what it changes may be taken away with the key
        whole = read_or_refused(lambda text: setup(text, cards), source)
        assert whole is not None
        for at in places(source.get("cards", {})):
            tried += 1
            changed = {**source, "cards": without(source["cards"], at)}
            if read_or_refused(lambda text: setup(text, cards), changed) == whole:
                silent.append(f"{name}: {at}")
    assert silent == []
    assert tried > 50


def setup(text: str, cards: Any) -> Any:
    """What an example begins with; cards that it does not use are no part of that."""
    scenario = GAMES.read_scenario(text, cards)
    return scenario.setup, scenario.steps
