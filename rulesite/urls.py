"""Which face answers which path."""

from django.contrib import admin
from django.urls import include, path

urlpatterns = [
    path("admin/", admin.site.urls),
    path("editor/", include("rulesite.editor.urls")),
    path("", include("rulesite.reports.urls")),
    path("api/v1/", include("rulesite.api.urls")),
    path("", include("rulesite.offline.urls")),
    path("", include("rulesite.pages.urls")),
]

handler400 = "rulesite.pages.errors.bad_request"
handler403 = "rulesite.pages.errors.forbidden"
handler404 = "rulesite.pages.errors.not_found"
handler500 = "rulesite.pages.errors.failed"
