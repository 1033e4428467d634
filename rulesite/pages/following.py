"""How to follow a feed: a page for people in front of the XML for their feed readers."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from .meta import page_meta

MOST_SHOWN = 20


def follow_page(request: HttpRequest, feed: Any) -> HttpResponse:
    """The address of a feed of this site (an object that Django's `Feed` is made of), and its newest entries."""
    address = request.build_absolute_uri(feed.feed_url())
    meta = page_meta(
        request,
        _("Follow %(about)s") % {"about": feed.about},
        _("Get a message in your feed reader when %(about)s changes.") % {"about": feed.about},
    )
    entries = [
        {"title": feed.item_title(one), "path": feed.item_link(one), "day": feed.item_pubdate(one).date()}
        for one in feed.items()[:MOST_SHOWN]
    ]
    shown = {"meta": meta, "game": feed.game, "document": feed.document, "here": feed.document.slug}
    shown |= {"about": feed.about, "about_path": feed.link(), "address": address, "entries": entries}
    return render(request, "pages/follow.html", shown)
