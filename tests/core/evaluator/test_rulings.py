"""The table of rulings: complete, consistent, cited, and free of any card's or example's name."""

import re
from pathlib import Path

import pytest

from rules_data.core.evaluator import GAMES, ConflictOfRulings, Question, Ruling, RulingTable, rulings
from rules_data.core.scenarios import UnableToReadScenario, Verdict, read_scenario, run_scenario

CORE = Path(__file__).parents[3] / "rules_data" / "core"
EXAMPLES = CORE.parent / "corpus" / "riftbound" / "examples"
DOCUMENTS = Path("../shared/documents/riftbound")
TABLE = GAMES["riftbound"]
EDITIONS = TABLE.vocabulary.editions


def examples():
    for path in sorted(EXAMPLES.glob("*.yaml")):
        try:
            yield read_scenario(path.read_bytes())
        except UnableToReadScenario:
            # An example whose cards stand in the corpus is read, with them, by the tests of the corpus.
            continue


def test_every_question_has_an_answer_for_each_edition():
    for name, question in TABLE.questions.items():
        assert question.baseline in question.answers
        for edition in EDITIONS:
            assert TABLE.procedures[name][edition]


def test_every_row_answers_a_known_question():
    names = [row.name for row in TABLE.rulings]
    assert len(names) == len(set(names))
    for row in TABLE.rulings:
        assert row.answer in TABLE.questions[row.question].answers
        assert row.summary.endswith(".")
        assert any(row.cites.values())


def test_every_event_of_the_game_has_its_rule():
    for kind in TABLE.commits:
        for edition in EDITIONS:
            assert TABLE.procedures[kind][edition]


def test_two_rows_that_disagree_are_an_error_that_names_both():
    question = Question("q", "?", ("yes", "no"), "no")
    rows = [Ruling(name, "q", answer, {"v": ("1",)}, "S.") for name, answer in (("one", "yes"), ("two", "no"))]
    with pytest.raises(ConflictOfRulings, match=r"'one' and 'two'"):
        RulingTable("v", rows, {"q": question}, {"q": {"v": ("1",)}}).ask("q")


def test_an_exception_wins_over_its_general_rule_where_it_applies():
    question = Question("q", "?", ("yes", "no"), "no")
    general = Ruling("general", "q", "yes", {"v": ("1",)}, "S.")
    special = Ruling("special", "q", "no", {"v": ("2",)}, "S.", "general", lambda subject: subject == "x")
    table = RulingTable("v", [general, special], {"q": question}, {"q": {"v": ("0",)}})
    assert (table.ask("q", "x").answer, table.ask("q", "y").answer) == ("no", "yes")
    without = RulingTable("v", [general, special], {"q": question}, {"q": {"v": ("0",)}}, frozenset(("special",)))
    assert without.ask("q", "x").rules == ("1",)


def test_no_card_or_example_is_named_in_evaluator_code():
    words = {scenario.slug for scenario in examples()}
    words |= {o.card.name for scenario in examples() if scenario.setup for o in scenario.setup.objects}
    ordinary = {"plain card", "Recruit"}
    sources = [*(CORE / "evaluator").rglob("*.py"), *(CORE / "scenarios").glob("*.py")]
    code = "\n".join(path.read_text() for path in sources)
    named = {word for word in words - ordinary if re.search(rf"\b{re.escape(word)}\b", code)}
    assert not {word for word in named if word[:1].isupper() and (" " in word or len(word) > 6)}
    assert not {word for word in named if word in {s.slug for s in examples()}}


def test_the_kernel_has_no_word_of_a_game():
    paths = [path for path in (CORE / "evaluator").glob("*.py") if path.stem != "__init__"]
    kernel = "\n".join(path.read_text().lower() for path in paths)
    for word in ("riftbound", "magic", "battlefield zone", "conquer", "rune", "legend", "mana", "pitch"):
        assert not re.search(rf"\b{word}s?\b", kernel), word


def test_every_step_of_every_trace_cites_a_rule_of_its_edition():
    known = {
        edition: {rule for row in TABLE.rulings for rule in row.cites.get(edition, ())}
        | {rule for cites in TABLE.procedures.values() for rule in cites[edition]}
        for edition in EDITIONS
    }
    for scenario in examples():
        for edition in scenario.editions:
            for step in run_scenario(scenario, edition).trace:
                assert step.rules, step.text
                if scenario.recognition is None:
                    assert set(step.rules) <= known[edition], step.text


@pytest.mark.official
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_cited_stands_in_the_official_document(edition):
    path = DOCUMENTS / f"CR-{edition}.txt"
    if not path.exists():
        pytest.skip("the publishers' documents are not here")
    numbers = set(re.findall(r"^\D{0,4}(\d{3}(?:\.\w{1,2})*)\.?\s", path.read_text(), re.MULTILINE))
    cited = {rule for row in rulings("riftbound", edition) for rule in row.cites[edition]}
    cited |= {rule for cites in TABLE.procedures.values() for rule in cites[edition]}
    assert cited <= numbers


# Rows that an edition's examples in the corpus do not need yet, and the tests beside this one do.
SHOWN_IN_TESTS = {
    "applied-once",
    "condition-on-use",
    "replacement-limited",
    "targets-checked",
    "used-when-resolved",
}


def test_every_ruling_changes_the_outcome_of_some_example():
    runs = [s for scenario in examples() for s in (scenario, scenario.twin) if s and not s.recognition]
    for edition in EDITIONS:
        waiting = {row.name for row in rulings("riftbound", edition)} - SHOWN_IN_TESTS
        for scenario in runs:
            run = run_scenario(scenario, edition)
            if edition not in scenario.editions or run.verdict is not Verdict.CONFIRMED:
                continue
            for name in sorted(waiting & run.rulings_used):
                if run_scenario(scenario, edition, without=frozenset((name,))).verdict is not Verdict.CONFIRMED:
                    waiting.discard(name)
        assert not waiting - NOT_IN_EARLIER.get(edition, frozenset()), (edition, sorted(waiting))


# Where the earlier edition has no rule of its own, only a general one that the later made explicit.
NOT_IN_EARLIER = {
    "v1.2": frozenset(
        ("targeting-effects", "only-targets", "attack-first-only", "defend-first-only", "prevention-replaces")
    ),
}
