"""Paths of the public pages: fixed words first, then the game, then its document, then the number."""

from django.contrib.sitemaps.views import index as sitemap_index
from django.contrib.sitemaps.views import sitemap
from django.urls import URLPattern, path

from . import about, cards, documents, examples, faqs, home, provisions, rules, searching
from .sitemaps import SITEMAPS

app_name = "pages"
urlpatterns: list[URLPattern] = [
    path("", home.home, name="home"),
    path("search", searching.search_page, name="search"),
    path("about", about.about, name="about"),
    path("robots.txt", about.robots, name="robots"),
    path("favicon.ico", about.favicon, name="favicon"),
    path("sitemap.xml", sitemap_index, {"sitemaps": SITEMAPS, "sitemap_url_name": "pages:sitemap"}, name="sitemaps"),
    path("sitemap-<section>.xml", sitemap, {"sitemaps": SITEMAPS}, name="sitemap"),
    path("<slug:game>/", home.game, name="game"),
    path("<slug:game>/coverage", examples.coverage, name="coverage"),
    path("<slug:game>/faq/", faqs.faq_list, name="faqs"),
    path("<slug:game>/faq/<slug:slug>", faqs.faq, name="faq"),
    path("<slug:game>/cards/", cards.card_list, name="cards"),
    path("<slug:game>/cards/<slug:slug>", cards.card, name="card"),
    path("<slug:game>/examples/", examples.example_list, name="examples"),
    path("<slug:game>/examples/<slug:slug>", examples.example, name="example"),
    path("<slug:game>/p/<slug:provision>", provisions.provision, name="provision"),
    path("<slug:game>/<slug:document>/", documents.document, name="document"),
    path("<slug:game>/<slug:document>/@<str:pin>/", documents.pinned_document, name="pinned_document"),
    path("<slug:game>/<slug:document>/@<str:pin>/<str:typed>", rules.pinned_rule, name="pinned_rule"),
    path("<slug:game>/<slug:document>/<str:typed>/history", provisions.history, name="history"),
    path("<slug:game>/<slug:document>/<str:typed>", rules.rule, name="rule"),
]
