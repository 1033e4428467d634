"""Paths of what is read without a network."""

from __future__ import annotations

from django.urls import URLPattern, path

from . import views

app_name = "offline"
urlpatterns: list[URLPattern] = [
    path("manifest.webmanifest", views.manifest, name="manifest"),
    path("service-worker.js", views.service_worker, name="service_worker"),
    path("offline/", views.overview, name="overview"),
    path("offline/page", views.shell, name="shell"),
    path("offline/<slug:game>.json", views.description, name="description"),
    path("offline/<slug:game>/<slug:version>/<slug:name>.json", views.one_piece, name="piece"),
]
