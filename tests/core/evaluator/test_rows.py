"""Rows that disagree and rows that are exceptions, and the official rules that Riftbound's rows cite."""

import re
from pathlib import Path

import pytest

from rules_data.core.evaluator import ConflictOfRows, PolicyTable, Question, Row, rows
from rules_data.core.games import GAMES

DOCUMENTS = Path("../shared/documents/riftbound")
TABLE = GAMES["riftbound"].table
EDITIONS = TABLE.vocabulary.editions


def test_two_rows_that_disagree_are_an_error_that_names_both():
    question = Question("q")
    rows = [Row(name, question, answer, {"v": ("1",)}, "S.") for name, answer in (("one", "yes"), ("two", "no"))]
    with pytest.raises(ConflictOfRows, match=r"'one' and 'two'"):
        PolicyTable("v", rows, {"q": question}, {"q": {"v": ("1",)}}).ask(question)


def test_an_exception_wins_over_its_general_rule_where_it_applies():
    question = Question("q")
    general = Row("general", question, "yes", {"v": ("1",)}, "S.")
    special = Row("special", question, "no", {"v": ("2",)}, "S.", "general", lambda subject: subject == "x")
    table = PolicyTable("v", [general, special], {"q": question}, {"q": {"v": ("0",)}})
    assert (table.ask(question, "x").answer, table.ask(question, "y").answer) == ("no", "yes")
    without = PolicyTable("v", [general, special], {"q": question}, {"q": {"v": ("0",)}}, frozenset(("special",)))
    assert without.ask(question, "x").rules == ("1",)


@pytest.mark.official
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_cited_stands_in_the_official_document(edition):
    path = DOCUMENTS / f"CR-{edition}.txt"
    if not path.exists():
        pytest.skip("the publishers' documents are not here")
    numbers = set(re.findall(r"^\D{0,4}(\d{3}(?:\.\w{1,2})*)\.?\s", path.read_text(), re.MULTILINE))
    cited = {rule for row in rows(GAMES["riftbound"].table, edition) for rule in row.cites[edition]}
    cited |= {rule for cites in TABLE.procedures.values() for rule in cites[edition]}
    assert cited <= numbers
