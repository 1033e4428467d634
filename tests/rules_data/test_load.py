"""A crowd of readers on two app servers: what they were told is judged, and the crowd asks what readers ask."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rules_data.management import _load_figures
from rules_data.management._strength.asking import Answered, Asked, Told, outcome_of
from rules_data.management._strength.load import LoadPlan, LoadReport, growth_of, seconds_until_quick
from rules_data.management._strength.what_readers_ask import following
from tests.campaigns import in_full
from tests.rules_data.test_many_servers import POSTGRESQL, REDIS, absent


def told(*outcomes: str) -> Told:
    return Told([Answered(place, 0.1, outcome, "page", "/a") for place, outcome in enumerate(outcomes)])


def test_a_refusal_is_honest_where_it_says_when_to_come_back() -> None:
    head = b"http/1.1 503 x\r\nserver: x\r\n%s\r\n"
    assert outcome_of(head % b"retry-after: 2\r\n") == "503 by the proxy"
    assert outcome_of(head % b"x-request-id: a1\r\nretry-after: 1\r\n") == "503 by the application"
    assert outcome_of(head % b"") == "503"
    assert outcome_of(b"http/1.1 429 x\r\nretry-after: 9\r\nx-request-id: a1\r\n\r\n") == "429 by the application"


def test_errors_and_answers_that_never_come_are_faults_and_refusals_are_none() -> None:
    assert told("200", "304", "429 by the application", "503 by the proxy").faults() == []
    assert len(told("200", "500", "502", "503", "no answer (TimeoutError)").faults()) == 4


def test_readers_are_well_served_again_after_the_last_second_that_was_not_good_and_quick() -> None:
    def answers(*seconds: tuple[float, str]) -> list[Answered]:
        return [Answered(10 + at, took, outcome, "page", "/a") for at, (took, outcome) in enumerate(seconds)]

    good, slow, refused = (0.1, "200"), (0.9, "200"), (0.1, "503 by the proxy")
    assert seconds_until_quick(answers(good, good), 10) == 0
    assert seconds_until_quick(answers(refused, good, slow, good), 10) == 3
    assert seconds_until_quick(answers(good, slow), 10) is None


def test_memory_that_grows_and_a_site_that_does_not_come_back_are_faults() -> None:
    assert growth_of([100.0] * 30) == 0
    assert growth_of([100.0] * 20 + [110.0] * 10) == pytest.approx(0.1)
    flat, grown = ([(0.0, 100.0)] * 90, [(0.0, 100.0)] * 60 + [(0.0, 120.0)] * 30)
    assert LoadReport(1, told("200"), told("200"), told("200"), flat).faults() == []
    assert "grew by 20.0%" in LoadReport(1, told("200"), told("200"), told("200"), grown).faults()[0]
    assert "not at all" in LoadReport(1, told("200"), told("200"), told("503 by the proxy"), flat).faults()[0]


def test_a_crowd_asks_the_same_for_one_seed_and_for_pages_most_of_all() -> None:
    pools = {kind: [Asked(kind, f"/{kind}/{place}") for place in range(9)] for kind in ("page", "search", "check")}
    asked, again = ([one() for one in itertools.repeat(following(pools, 3), 500)] for _ in range(2))
    assert asked == again
    counted = {kind: sum(one.kind == kind for one in asked) for kind in pools}
    assert counted["page"] > 400
    assert min(counted.values()) > 0
    assert len({one.path for one in asked if "-zz" in one.path}) > 1


@in_full
@pytest.mark.campaign
def test_two_servers_bear_a_crowd_and_far_too_many_without_an_error(tmp_path: Path) -> None:
    reason = absent()
    if reason:
        pytest.skip(reason)
    plan = LoadPlan(steady=2, strained=1, most=1, after=2)
    options = {"postgresql": POSTGRESQL, "redis": REDIS, "workers": 1}
    # A thread of its own: a browser keeps an event loop in this one.
    with ThreadPoolExecutor(1) as apart:
        report = apart.submit(_load_figures.borne, options, plan).result()
    assert [*report.steady.faults(), *report.strained.faults(), *report.after.faults()] == []
    assert len(report.steady.good()) > 20
    rows = _load_figures.rows_of(report, plan)
    assert "times 200" in rows[0][2]
    assert "well served again" in rows[1][2]
