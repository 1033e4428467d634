"""How documents about tournaments refer to themselves and to one another."""

from __future__ import annotations

import pytest

from rules_data.core.citations import find
from rules_data.core.games import GAMES

GRAMMAR = GAMES["magic"].publications["tr"].grammar


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It is announced (see section 2.2).", ["2.2"]),
        ("As sections 2.1 and 2.10 say, both of them wait.", ["2.1", "2.10"]),
        ("The penalty is in IPG 2.1.", ["ipg 2.1"]),
        ("See section 1.4 of the Infraction Procedure Guide.", ["ipg 1.4"]),
        ("The Magic Tournament Rules, section 4.8, tell how.", ["tr 4.8"]),
        ("Appendix B lists them.", ["B"]),
        ("See 1.2 for when one must be there.", ["1.2"]),
        ("Sections 2.1–2.4 apply.", ["2.1-2.4"]),
        ("A round takes 50 minutes and 1.5 points are given.", []),
        ("An appendix to that.", []),
    ],
)
def test_references_need_a_word_that_says_so(text: str, expected: list[str]) -> None:
    assert GRAMMAR is not None
    found = [
        " ".join(filter(None, (one.document, str(one.number) + (f"-{one.last}" if one.last else ""))))
        for one in find(text, GRAMMAR)
    ]
    assert found == expected
