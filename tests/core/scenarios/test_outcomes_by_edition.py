"""What an example expects under several editions at once."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario

FILE = """
example: two-editions
game: riftbound
title: Nothing happens
demonstrates: {{v1.3: ["383.3"], "v1.2, v1.4": ["376.3"]}}
editions: [v1.3, v1.2, v1.4]
given: {{turn: {{player: Ahri}}, Ahri: {{}}, Jinx: {{}}}}
then:
  Ahri: {{points: 0}}
  {key}: {{Ahri: {{points: 1}}}}
"""


def test_what_stands_behind_several_editions_stands_behind_each() -> None:
    scenario = GAMES.read_scenario(FILE.format(key='"v1.2, v1.4"'))
    assert scenario.demonstrates == {"v1.3": ("383.3",), "v1.2": ("376.3",), "v1.4": ("376.3",)}
    wanted = {label: scenario.outcome(label).now[0].wanted for label in scenario.editions}
    assert wanted["v1.2"] == wanted["v1.4"] != wanted["v1.3"]


@pytest.mark.parametrize(
    ("key", "told"),
    [('"v1.2, v1.9"', "v1.2, v1.9"), ('"v1.2, v1.2"', "each edition once"), ('"v1.2,"', "v1.2,")],
)
def test_an_edition_that_is_not_listed_or_stands_twice_is_refused_with_its_place(key: str, told: str) -> None:
    with pytest.raises(UnableToReadScenario, match=r"line \d+") as refused:
        GAMES.read_scenario(FILE.format(key=key))
    assert told in str(refused.value)
