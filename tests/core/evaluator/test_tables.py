"""Every game's table: complete, consistent, and citing rules that exist."""

import re
from pathlib import Path

import pytest
import yaml

from rules_data.core.abilities import rules_of_recognition
from rules_data.core.evaluator import rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, run_scenario
from tests.shipped import example, examples_of, followed, proved

CORPUS = Path(__file__).parents[3] / "rules_data" / "corpus"
MAGIC = Path("../shared/documents/magic")
TABLES = [
    pytest.param(game, edition, id=f"{game}-{edition}")
    for game in GAMES
    for edition in GAMES[game].table.vocabulary.editions
]


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_every_question_and_event_has_its_rules(game, edition):
    table = GAMES[game].table
    for name, point in table.points.items():
        assert point.without_rule in point.answers, name
        assert table.procedures[name][edition], name
    for kind in table.commits:
        assert table.procedures[kind][edition], kind


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_row_answers_a_known_question(game):
    table = GAMES[game].table
    names = [row.name for row in table.rows]
    assert len(names) == len(set(names))
    for row in table.rows:
        assert row.answer in table.points[row.question.name].answers, row.name
        assert row.summary.endswith("."), row.name
        assert not row.exception_to or row.exception_to in names, row.name
        assert any(row.cites.values()), row.name


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_word_a_scenario_may_use_means_something(game):
    """An instruction without a meaning would be read and then refused in the middle of a run."""
    table = GAMES[game].table
    words = table.vocabulary
    assert words.cost_verbs <= set(words.verbs)
    assert set(table.object_verbs.values()) | set(table.player_verbs.values()) <= set(table.commits)
    assert words.board.first_phase in words.phases


def cited(game, edition):
    found = {rule for row in rows(GAMES[game].table, edition) for rule in row.cites[edition]}
    return found | {rule for cites in GAMES[game].table.procedures.values() for rule in cites[edition]}


@pytest.mark.official
def test_every_rule_that_magic_cites_stands_in_the_official_document():
    path = MAGIC / "MagicCompRules-2024-06-07.txt"
    if not path.exists():
        pytest.skip("the publishers' documents are not here")
    numbers = set(re.findall(r"^(\d{3}\.\d+[a-z]{0,2})\.? ", path.read_text("utf-8-sig"), re.MULTILINE))
    assert cited("magic", "2024-06-07") <= numbers


def of_rulebooks():
    """Every edition of a rulebook that ships: its game, its label, and the file of its rules."""
    found = []
    for game in sorted(GAMES):
        documents = yaml.safe_load((CORPUS / game / "game.yaml").read_text(encoding="utf-8"))["documents"]
        editions = next(one["editions"] for one in documents if one["slug"] == GAMES[game].rulebook)
        found += [(game, str(one["label"]), CORPUS / game / one["file"]) for one in editions]
    return [pytest.param(*one, id=f"{one[0]}-{one[1]}") for one in found]


def may_be_cited(game, edition):
    """The rules on which rows, steps and the recognising of texts rest in an edition, as it is or as it is followed."""
    there = None if edition in GAMES[game].table.vocabulary.editions else followed(game, edition)
    table = there.game.table if there else GAMES[game].table
    found = {rule for row in table.rows for rule in row.cites.get(edition, ())}
    found |= {rule for cites in table.procedures.values() for rule in cites.get(edition, ())}
    if GAMES[game].recognise is None:
        return found
    home = there.like if there else edition
    told = rules_of_recognition(game, home, keywords=False)
    became = there.became if there else {}
    return found | {now for rule in told for now in (became[rule].numbers if rule in became else (rule,))}


@pytest.mark.parametrize(("game", "edition", "file"), of_rulebooks())
def test_every_rule_that_may_be_cited_under_an_edition_stands_in_the_text_that_ships(game, edition, file):
    numbers = set(re.findall(r"^(\d+(?:\.[0-9a-z]+)*)\.? ", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert may_be_cited(game, edition) - numbers == set()


@pytest.mark.parametrize("edition", ["v1.2", "v1.3", "v1.4"])
def test_no_rule_of_riftbound_ships_without_the_rule_above_it(edition):
    text = (CORPUS / "riftbound" / "cr" / f"{edition}.txt").read_text(encoding="utf-8")
    numbers = re.findall(r"^(\d{3}(?:\.[0-9a-z]+)*)\. ", text, re.MULTILINE)
    assert len(numbers) == len(set(numbers))
    assert {number.rpartition(".")[0] for number in numbers if "." in number} <= set(numbers)


# Rows that change an outcome only together with another row of the same rule, and rows that other tests show.
SHOWN_TOGETHER = {
    "magic": {
        "new-object", "found-by-its-effect", "effects-follow-what-they-move", "last-known", "objects-after-the-event",
    },
    "flesh-and-blood": {
        "removing spares what was added", "a limit of replacement", "who controls it",
        "nth-of-several", "inline-times", "after-the-event",
    },
    "riftbound": {
        "applied-once", "condition-on-use", "replacement-limited", "targets-checked", "used-when-resolved",
        # What the rules do not say is not carried out, so no example can be confirmed by it.
        "combats-kill-is-not-said", "additional-turns-are-not-said", "predicting-is-not-said", "burning-is-not-said",
        "empowering-is-not-said", "activating-is-not-said", "skipping-is-not-said", "new-choices-are-not-said",
        "which-event-is-not-said", "done-then-is-not-said",
    },
}  # fmt: skip
# Where the earlier edition has no rule of its own, only a general one that the later made explicit.
NOT_IN_EARLIER = {
    "v1.2": {
        "victory-score-wins", "targeting-effects", "only-targets", "attack-first-only", "defend-first-only",
        "prevention-replaces",
    },
}  # fmt: skip


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_every_row_changes_the_outcome_of_some_example(game, edition):
    known = {row.name for row in rows(GAMES[game].table, edition)}
    waiting = known - SHOWN_TOGETHER[game] - NOT_IN_EARLIER.get(edition, set())
    parts = [(path, part) for path in examples_of(game) for part in proved(path).editions if part.edition == edition]
    for _, part in parts:
        waiting -= {off.row for each in part.ablations for off in each.rows if off.changed}
    for path, part in parts:
        for scenario, run in ((example(path), part.run), (example(path).twin, part.twin)):
            for name in sorted(waiting & run.rows_used):
                if run_scenario(scenario, edition, without=frozenset((name,))).verdict is not Verdict.CONFIRMED:
                    waiting.discard(name)
    assert not waiting


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_every_step_of_every_trace_cites_a_rule_of_its_table(game, edition):
    known = cited(game, edition)
    for path in examples_of(game):
        for part in proved(path).editions:
            # What a text is recognised by is cited by the grammar of texts, not by the table.
            if part.edition != edition or example(path).recognition is not None:
                continue
            for step in (*part.run.trace, *part.twin.trace):
                assert step.rules, step.text
                assert set(step.rules) <= known, (path.stem, step.text)
