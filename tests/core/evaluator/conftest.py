"""Fixtures: run a scenario written in a test, with a header it does not have to repeat."""

import textwrap

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import prove, run_scenario
from tests.verdicts import assert_confirmed

HEADER = """
example: in-a-test
game: riftbound
title: In a test
editions: [v1.3, v1.2]
"""


def _read(body):
    return GAMES.read_scenario(HEADER + textwrap.dedent(body))


@pytest.fixture
def read():
    return _read


@pytest.fixture
def run():
    def _run(body, edition="v1.3", **more):
        return run_scenario(_read(body), edition, **more)

    return _run


@pytest.fixture
def needs():
    """Whether the confirmed scenario comes out differently without one rule."""

    def _needs(body, rule, edition="v1.3"):
        scenario = GAMES.read_scenario(HEADER + f"demonstrates: {{{edition}: [{rule}]}}\n" + textwrap.dedent(body))
        found = next(each for each in prove(scenario).editions if each.edition == edition)
        assert_confirmed(found.run)
        return found.ablations[0]

    return _needs
