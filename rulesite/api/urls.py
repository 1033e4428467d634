"""Paths of the API, version 1."""

from django.urls import URLPattern, path, re_path

from rulesite.response_cache import cached_for_a_minute

from . import (
    base,
    checking,
    citing,
    editions,
    evaluating,
    lab,
    material,
    previewing,
    previewing_pages,
    printed_cards,
    rules,
    searching,
    start,
    suggesting,
)

app_name = "api"
DOCUMENT = "games/<slug:game>/documents/<slug:document>"

urlpatterns: list[URLPattern] = [
    path("", start.Start.as_view(), name="start"),
    path("schema", start.Schema.as_view(), name="schema"),
    path("docs", start.Docs.as_view(), name="docs"),
    path("evaluate", evaluating.Evaluate.as_view(), name="evaluate"),
    path("lab", lab.Lab.as_view(), name="lab"),
    path("check", checking.Check.as_view(), name="check"),
    path("scenario-schema", evaluating.ScenarioSchema.as_view(), name="scenario_schema"),
    path("preview", previewing.Preview.as_view(), name="preview"),
    path("preview/page", previewing_pages.PreviewPage.as_view(), name="preview_page"),
    path("search", cached_for_a_minute(searching.Search.as_view()), name="search"),
    path("suggest", suggesting.Suggest.as_view(), name="suggest"),
    path("games", rules.Games.as_view(), name="games"),
    path("games/<slug:game>", rules.OneGame.as_view(), name="game"),
    path("games/<slug:game>/documents", rules.Documents.as_view(), name="documents"),
    path(DOCUMENT, rules.OneDocument.as_view(), name="document"),
    path(f"{DOCUMENT}/editions", rules.Editions.as_view(), name="editions"),
    path(f"{DOCUMENT}/editions/<str:edition>", rules.OneEdition.as_view(), name="edition"),
    path(f"{DOCUMENT}/editions/<str:edition>/whole.json", rules.WholeJson.as_view(), name="whole_json"),
    path(f"{DOCUMENT}/editions/<str:edition>/whole.txt", rules.WholeText.as_view(), name="whole_text"),
    path(f"{DOCUMENT}/rules", rules.Rules.as_view(), name="rules"),
    path(f"{DOCUMENT}/rules/<str:number>", rules.OneRule.as_view(), name="rule"),
    path(f"{DOCUMENT}/rules/<str:number>/cite", citing.Cite.as_view(), name="cite"),
    path(f"{DOCUMENT}/rules/<str:number>/history", editions.History.as_view(), name="history"),
    path(f"{DOCUMENT}/compare", editions.Compare.as_view(), name="compare"),
    path(f"{DOCUMENT}/whereabouts/<str:number>", rules.NumberWhereabouts.as_view(), name="whereabouts"),
    path("games/<slug:game>/provisions/<slug:provision>", rules.OneProvision.as_view(), name="provision"),
    path("games/<slug:game>/faqs", material.Faqs.as_view(), name="faqs"),
    path("games/<slug:game>/faqs/<slug:slug>", material.OneFaq.as_view(), name="faq"),
    path("games/<slug:game>/glossary", editions.Terms.as_view(), name="glossary"),
    path("games/<slug:game>/glossary/<slug:slug>", editions.OneTerm.as_view(), name="term"),
    path("games/<slug:game>/cards", material.Cards.as_view(), name="cards"),
    path("games/<slug:game>/cards/<slug:slug>", material.OneCard.as_view(), name="card"),
    path("games/<slug:game>/printed-cards", printed_cards.PrintedCards.as_view(), name="printed_cards"),
    path("games/<slug:game>/printed-cards/<slug:slug>", printed_cards.OnePrintedCard.as_view(), name="printed_card"),
    path("games/<slug:game>/examples", material.Examples.as_view(), name="examples"),
    path("games/<slug:game>/examples/<slug:slug>", material.OneExample.as_view(), name="example"),
    re_path(r"", base.UnknownPath.as_view(), name="unknown"),
]
