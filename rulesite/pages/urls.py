"""Paths of the public pages: fixed words first, then the game, then its document, then the number."""

from django.contrib.sitemaps.views import index as sitemap_index
from django.contrib.sitemaps.views import sitemap
from django.urls import URLPattern, path
from django.views.generic import RedirectView

from rulesite.response_cache import cached_for_a_minute

from . import (
    about,
    cards,
    checking,
    comparing,
    concept_pages,
    documents,
    embedding,
    examples,
    faqs,
    feeds,
    glossary,
    home,
    images,
    oembed,
    opensearch,
    provisions,
    resolver,
    rule_feeds,
    rule_forms,
    rules,
    searching,
    whole,
)
from .revalidating import page
from .sitemaps import SITEMAPS

app_name = "pages"
urlpatterns: list[URLPattern] = [
    path("", page(home.home), name="home"),
    path("search", page(cached_for_a_minute(searching.search_page)), name="search"),
    path("search/suggest", page(opensearch.suggestions), name="suggestions"),
    path("opensearch.xml", page(opensearch.description), name="opensearch"),
    path("c/", page(resolver.cited), name="cited_start"),
    path("c/<path:text>", page(resolver.cited), name="cited"),
    path("check", checking.check, name="check"),
    path("about", page(about.about), name="about"),
    path("concepts/", page(concept_pages.concept_list), name="concepts"),
    path("concepts/<slug:slug>", page(concept_pages.concept), name="concept"),
    path("oembed", page(oembed.oembed), name="oembed"),
    path("images/", page(images.image), name="image_start"),
    path("images/<path:of>.png", page(images.image), name="image"),
    path("embed", page(embedding.embed), name="embed"),
    path("robots.txt", about.robots, name="robots"),
    path("favicon.ico", about.favicon, name="favicon"),
    path(
        "sitemap.xml",
        page(sitemap_index),
        {"sitemaps": SITEMAPS, "sitemap_url_name": "pages:sitemap"},
        name="sitemaps",
    ),
    path("sitemap-<section>.xml", page(sitemap), {"sitemaps": SITEMAPS}, name="sitemap"),
    path("feeds/<slug:game>/<slug:document>.atom", page(feeds.document_feed), name="document_feed"),
    path("feeds/<slug:game>/<slug:document>", page(feeds.follow_document), name="follow_document"),
    path("feeds/<slug:game>/p/<slug:provision>", page(rule_feeds.follow_rule), name="follow_rule"),
    path("feeds/<slug:game>/p/<slug:provision>.atom", page(rule_feeds.rule_feed), name="rule_feed"),
    path("feeds/<slug:game>/<slug:document>/<str:section>.atom", page(feeds.section_feed), name="section_feed"),
    path("<slug:game>/", page(home.game), name="game"),
    path("<slug:game>/coverage", page(examples.coverage), name="coverage"),
    path("<slug:game>/faq/", page(faqs.faq_list), name="faqs"),
    path("<slug:game>/faq/<slug:slug>", page(faqs.faq), name="faq"),
    path("<slug:game>/cards/", page(cards.card_list), name="cards"),
    path("<slug:game>/cards/<slug:slug>", page(cards.card), name="card"),
    path("<slug:game>/examples/", page(examples.example_list), name="examples"),
    path("<slug:game>/examples/<slug:slug>", page(examples.example), name="example"),
    path("<slug:game>/glossary/", page(glossary.glossary_list), name="glossary"),
    path("<slug:game>/glossary/<slug:slug>", page(glossary.term), name="term"),
    path("<slug:game>/p/<slug:provision>", page(provisions.provision), name="provision"),
    path("<slug:game>/<slug:document>/", page(documents.document), name="document"),
    path("<slug:game>/<slug:document>/@<str:pin>/", page(documents.pinned_document), name="pinned_document"),
    path("<slug:game>/<slug:document>/@<str:pin>/all", page(whole.pinned_whole), name="pinned_whole"),
    path("<slug:game>/<slug:document>/<str:typed>.json", page(rule_forms.rule_as), {"form": "json"}, name="rule_json"),
    path(
        "<slug:game>/<slug:document>/@<str:pin>/<str:typed>.json",
        page(rule_forms.rule_as),
        {"form": "json"},
        name="pinned_rule_json",
    ),
    path("<slug:game>/<slug:document>/<str:typed>.txt", page(rule_forms.rule_as), {"form": "txt"}, name="rule_txt"),
    path(
        "<slug:game>/<slug:document>/@<str:pin>/<str:typed>.txt",
        page(rule_forms.rule_as),
        {"form": "txt"},
        name="pinned_rule_txt",
    ),
    path("<slug:game>/<slug:document>/<str:typed>.md", page(rule_forms.rule_as), {"form": "md"}, name="rule_md"),
    path(
        "<slug:game>/<slug:document>/@<str:pin>/<str:typed>.md",
        page(rule_forms.rule_as),
        {"form": "md"},
        name="pinned_rule_md",
    ),
    path("<slug:game>/<slug:document>/@<str:pin>/<str:typed>", page(rules.pinned_rule), name="pinned_rule"),
    path("<slug:game>/<slug:document>/all", page(whole.whole), name="whole"),
    path("<slug:game>/<slug:document>/compare", page(comparing.choose_editions), name="compare_choose"),
    path(
        "<slug:game>/<slug:document>/compare/<str:pair>.csv",
        page(comparing.table),
        {"form": "csv"},
        name="compare_csv",
    ),
    path(
        "<slug:game>/<slug:document>/compare/<str:pair>.json",
        page(comparing.table),
        {"form": "json"},
        name="compare_json",
    ),
    path("<slug:game>/<slug:document>/compare/<str:pair>", page(comparing.comparison), name="compare"),
    path("<slug:game>/<slug:document>/<str:typed>/history", page(provisions.history), name="history"),
    path("<slug:game>/<slug:document>/<str:typed>", page(rules.rule), name="rule"),
    # A slash at the end is a slip of the pen.
    path("<slug:game>/<slug:document>/<str:typed>/", RedirectView.as_view(pattern_name="pages:rule", permanent=True)),
    path(
        "<slug:game>/<slug:document>/@<str:pin>/<str:typed>/",
        RedirectView.as_view(pattern_name="pages:pinned_rule", permanent=True),
    ),
]
