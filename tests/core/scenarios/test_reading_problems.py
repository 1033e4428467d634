"""A malformed scenario: the place in the file, what was expected there, what to do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario

GOOD = """example: a-good-one
game: riftbound
title: A good one
editions: [v1.3]
cards:
  Mourner:
    types: [unit]
    might: 2
    abilities:
      - when: {event: dies, object: {type: unit, other: true}}
        do: [{draw: 1}]
given:
  turn: {player: Ahri}
  Ahri: {base: [Mourner, {token: Recruit, as: r1}]}
  Jinx: {}
when:
  - {kill: r1}
then:
  triggers: {Mourner: 1}
"""


def problems(text):
    with pytest.raises(UnableToReadScenario) as caught:
        GAMES.read_scenario(text)
    return caught.value.problems


def test_a_good_scenario_is_read():
    scenario = GAMES.read_scenario(GOOD)
    assert scenario.slug == "a-good-one"
    assert scenario.setup.players == ("Ahri", "Jinx")


@pytest.mark.parametrize(
    ("game", "edition"), [("magic", "2024-06-07"), ("flesh-and-blood", "2026-06-10"), ("riftbound", "v1.2")]
)
def test_an_edition_that_is_missing_is_told_by_one_of_its_own_game(game, edition):
    found = problems(f"example: a-bad-one\ngame: {game}\ntitle: A bad one\n")
    (missing,) = (one for one in found if "`editions`" in one.expected)
    assert missing.advice == f'For example editions: ["{edition}"].'
    found = problems(f"example: a-bad-one\ngame: {game}\ntitle: A bad one\neditions: ['?']\n")
    assert f"an edition such as {edition}" in [one.expected for one in found]


def test_json_is_read_as_well():
    text = (
        '{"example": "in-json", "game": "riftbound", "title": "In JSON", "editions": ["v1.3"], '
        '"given": {"Ahri": {}, "Jinx": {}}, "when": [{"draw": 1, "by": "Ahri"}], "then": {"Ahri": {"hand": 1}}}'
    )
    assert GAMES.read_scenario(text).steps[0].kind == "instruct"


@pytest.mark.parametrize(
    ("wrong", "right", "line", "column", "found", "advice"),
    [
        ("event: dyes", "event: dies", 10, 23, "'dyes'", "Did you mean dies?"),
        ("{drew: 1}", "{draw: 1}", 11, 15, "'drew'", "Did you mean draw?"),
        ("typo: unit", "type: unit", 10, 38, "'typo'", "type"),
        ("types: [untt]", "types: [unit]", 7, 13, "'untt'", "Did you mean unit?"),
        ("{kill: r2}", "{kill: r1}", 17, 12, "'r2'", "r1"),
        ("base: [Mourning,", "base: [Mourner,", 14, 17, "'Mourning'", "Mourner"),
        ("might: two", "might: 2", 8, 12, "'two'", "whole number"),
        ("trigers:", "triggers:", 19, 3, "'trigers'", "triggers"),
        ("example: A Good One", "example: a-good-one", 1, 10, "'A Good One'", "two-deaths"),
    ],
)
def test_a_wrong_word_is_refused_with_its_place_and_the_nearest_word(wrong, right, line, column, found, advice):
    first = problems(GOOD.replace(right, wrong))[0]
    assert (first.line, first.column, first.found) == (line, column, found)
    assert advice in first.advice


def test_every_fault_is_told_at_once():
    text = GOOD.replace("{draw: 1}", "{drew: 1}").replace("{kill: r1}", "{kill: r2}")
    assert [problem.line for problem in problems(text)] == [11, 17]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "an example"),
        ("a: &x [1]\nb: *x\n", "a value"),
        ("a: !!python/object:os.system x\n", "a plain value"),
        ("a: [1\nb: 2\n", "YAML"),
        ("a: 1\na: 2\n", "each key once"),
        ("--- a\n--- b\n", "one document"),
        ("[" * 60 + "]" * 60, "at most 40 levels"),
        ("x" * 70_000, "at most 65,536 characters"),
        (b"\xff\xfe\x00", "UTF-8 text"),
    ],
)
def test_what_is_no_plain_yaml_is_refused(text, expected):
    assert problems(text)[0].expected == expected


def test_a_step_may_not_set_what_is_asserted():
    found = problems(GOOD.replace("- {kill: r1}", "- {triggers: {Mourner: 1}}"))
    assert found[0].expected == "a step players may take"


def test_given_may_not_hold_triggers_or_a_chain():
    found = problems(GOOD.replace("  Jinx: {}", "  Jinx: {chain: [Mourner]}"))
    assert "'chain'" in found[0].found


def test_two_objects_of_one_name_need_handles():
    found = problems(GOOD.replace("[Mourner, {", "[Mourner, Mourner, {"))
    assert found[0].advice == "Give one of them `as: name`."


def test_a_card_may_not_name_an_object_of_one_scenario():
    found = problems(GOOD.replace("do: [{draw: 1}]", "do: [{kill: r1}]"))
    assert found[0].expected == "objects"


def test_a_twin_that_changes_what_is_not_there_is_refused():
    twin = "twin:\n  change: {when.7.kill: r1}\n  then: {triggers: {Mourner: 0}}\n"
    assert problems(GOOD + twin)[0].expected == "the number of an item"


def test_rule_numbers_keep_what_was_written():
    text = GOOD.replace("title:", "demonstrates: [383.10]\ntitle:")
    assert GAMES.read_scenario(text).demonstrates == {"v1.3": ("383.10",)}


def faults(text):
    try:
        GAMES.read_scenario(text)
    except UnableToReadScenario as refused:
        return refused.problems
    return None


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused_with_a_place(text):
    found = faults(text)
    assert found is None or found
    assert all(problem.line >= 1 and problem.column >= 1 for problem in found or ())


DAMAGE = ["", "[", "{", "}", ":", "x", "\n", "- ", "7"]


@given(st.integers(0, len(GOOD) - 1), st.integers(1, 12), st.sampled_from(DAMAGE))
def test_a_damaged_scenario_is_read_or_refused_with_advice(start, length, instead):
    found = faults(GOOD[:start] + instead + GOOD[start + length :])
    assert found is None or found
    assert all(problem.advice and problem.expected for problem in found or ())


IN_MAGIC = """example: in-magic
game: magic
title: In Magic
editions: ["2024-06-07"]
cards: {{Bear: {{types: [creature], power: 2, toughness: 2}}}}
given:
  {more}
  turn: {{player: Ana}}
  Ana: {{hand: [{{card: Bear, as: bear}}], battlefield: [{{token: Ox, as: ox{of_ox}}}]}}
  Ben: {{}}
when: [{step}]
then: {{ox: {{zone: battlefield}}}}
"""


FLESH_AND_BLOOD = """example: in-the-arena
game: flesh-and-blood
title: In the arena
editions: ["2026-06-10"]
given:
  turn: {{player: Kano}}
  Kano: {{arena: [{arena}]}}
  Dori: {{}}
when: [{{draw: 1, by: Kano}}]
then: {{Kano: {{hand: 1}}}}
"""


def in_magic(step="{cast: bear, by: Ana}", more="", of_ox=""):
    return IN_MAGIC.format(step=step, more=more, of_ox=of_ox)


def test_what_a_step_is_written_with_its_game_says():
    assert GAMES.read_scenario(in_magic()).steps[0].arguments == {"object": "bear", "by": "Ana"}
    [problem] = problems(in_magic("{play: bear, by: Ana, at: Ana}"))
    assert "'at'" in problem.found
    [problem] = problems(in_magic("{activate: ox, attacking: Ben}"))
    assert "'attacking'" in problem.found


def test_a_number_of_the_situation_that_the_game_does_not_know_is_no_number():
    found = problems(in_magic(more="victory score: 8"))
    assert any("victory score" in str(problem) for problem in found)
    assert GAMES.read_scenario(GOOD.replace("given:", "given:\n  victory score: 9")).setup is not None


def test_since_when_something_is_there_is_said_where_that_makes_a_difference():
    in_arena = FLESH_AND_BLOOD.format(arena="{token: Wisp, as: wisp, since: 3}")
    assert next(o for o in GAMES.read_scenario(in_arena).setup.objects if o.handle == "wisp").since == 3
    for text in (GOOD.replace("as: r1}", "as: r1, since: 3}"), in_magic(of_ox=", since: 3")):
        [problem] = problems(text)
        assert "'since'" in problem.found


def test_only_where_effects_wait_for_the_next_object_they_can_speak_of_it():
    give = "{give: {power: 1}, to: {next: {type: creature}}, for: this turn, by: Ana}"
    assert problems(in_magic(give))


def test_a_name_of_a_token_of_the_rules_is_answered_with_how_a_token_is_written():
    text = (
        "example: a-bad-one\ngame: flesh-and-blood\ntitle: A bad one\neditions: ['2026-06-10']\n"
        "given: {Dori: {arena: [Frailty]}, Ira: {}}\nthen: {Dori: {life: 20}}\n"
    )
    first = next(one for one in problems(text) if one.found == "'Frailty'")
    assert first.advice == "Frailty is a token that the rules define: write {token: Frailty}."


def test_a_part_of_a_name_with_a_comma_is_answered_with_the_whole_in_quotes():
    named = GOOD.replace("Mourner", "Vex, Mourner").replace("  Vex, Mourner:", '  "Vex, Mourner":', 1)
    first = problems(named)[0]
    assert first.found == "'Vex'"
    assert first.advice == 'A name with a comma stands in quotes: "Vex, Mourner".'


def test_a_token_that_is_a_copy_is_created_by_an_instruction_of_its_own():
    text = """
example: a-copy
game: magic
title: A copy
editions: ["2024-06-07"]
cards:
  Mirror: {types: [sorcery], abilities: [{do: [{create token: {copy of: {choose: 1, type: creature}}}]}]}
given: {turn: {player: Ann}, Ann: {hand: [Mirror]}, Bob: {}}
when: [{cast: Mirror, by: Ann}]
then: {Ann: {hand: 0}}
"""
    (only,) = problems(text)
    assert (only.line, only.found) == (7, "a copy of something")
    assert "{create copy of: {choose: 1, ..}}" in only.advice
    mended = text.replace(
        "create token: {copy of: {choose: 1, type: creature}}", "create copy of: {choose: 1, type: creature}"
    )
    assert GAMES.read_scenario(mended)
