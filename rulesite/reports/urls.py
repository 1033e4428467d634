"""Where a reader reports a problem."""

from django.urls import URLPattern, path

from .reporting import report

app_name = "reports"
urlpatterns: list[URLPattern] = [path("report", report, name="report")]
