"""A game nobody planned for, Cairns, goes all the way: described, imported, run, cited, searched, read."""

from dataclasses import replace
from pathlib import Path

import pytest

from rules_data import search
from rules_data.actions import load_corpus, run_examples
from rules_data.core.games import GAMES, GameIsTaken
from rules_data.models import CitationLink, Rule, ScenarioRun
from rules_data.queries import coverage_of
from tests.samples import cairns

CORPUS = Path(cairns.__file__).parent / "corpus"
SLUG = cairns.CAIRNS.slug


@pytest.fixture
def fourth_game(own_index):
    """The site with one game more: this is the one line that registers it, the rest is its own folder."""
    with GAMES.including(cairns.CAIRNS):
        load_corpus(CORPUS)
        run_examples(game=SLUG)
        search.prepare()()
        yield


def page(client, path):
    answer = client.get(path)
    assert answer.status_code == 200, path
    return answer.content.decode()


def test_a_fourth_game_goes_from_its_descriptor_to_its_pages(fourth_game, client):
    rules = Rule.objects.filter(revision__edition__document__game__slug=SLUG)
    assert rules.count() == 16
    runs = ScenarioRun.objects.filter(example__game__slug=SLUG)
    assert {run.verdict for run in runs} == {"confirmed"}
    assert runs.count() == 5
    cited = CitationLink.objects.filter(rule__in=rules).order_by("number")
    assert [(one.number, one.status) for one in cited] == [("A2", "resolved"), ("B2", "resolved"), ("C1", "resolved")]
    assert {row.rule for row in coverage_of(SLUG) if row.proved_by} == {"B2", "B3"}
    told = page(client, f"/{SLUG}/cr/B3")
    assert "An echo waits until it resolves" in told
    assert f'href="/{SLUG}/cr/B2"' in told
    assert client.get("/crn/cr/b2.1", follow=True).redirect_chain[-1][0] == f"/{SLUG}/cr/B2.1"
    assert client.get("/c/crn b2.1").headers["Location"] == f"/{SLUG}/cr/B2.1"
    assert "stone" in page(client, f"/{SLUG}/cr/A1")
    assert "Another's fall is heard" in page(client, f"/{SLUG}/examples/").replace("&#x27;", "'")
    assert "B2.1" in page(client, f"/{SLUG}/coverage")
    assert any(hit.number == "A3.1" for hit in search.search("empty bag", game=SLUG).hits)
    assert search.search("crn B2.1").jump is not None
    assert "B7.2" in page(client, "/c/")
    schema = client.get(f"/api/v1/scenario-schema?game={SLUG}").json()
    assert schema["properties"]["game"] == {"const": SLUG}
    source = (CORPUS / SLUG / "examples" / "a-stone-falls.yaml").read_text()
    sent = client.post("/api/v1/evaluate", source, content_type="application/yaml").json()
    assert sent["verdict"] == "confirmed"
    checked = client.post("/api/v1/check", {"text": "See rule B9 of Cairns.", "game": "crn"}, "application/json")
    assert "B9" in str(checked.json())


def test_a_game_that_is_no_longer_described_is_kept_and_not_shown(db, client):
    with GAMES.including(cairns.CAIRNS):
        load_corpus(CORPUS)
    assert Rule.objects.filter(revision__edition__document__game__slug=SLUG).exists()
    assert client.get(f"/{SLUG}/").status_code == 404
    assert cairns.CAIRNS.name not in page(client, "/")


def test_two_games_never_answer_to_one_word():
    with GAMES.including(cairns.CAIRNS), pytest.raises(GameIsTaken, match="crn"):
        GAMES.including(replace(cairns.CAIRNS, slug="other", name="Other")).__enter__()
    assert SLUG not in GAMES
