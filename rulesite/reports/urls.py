"""Where a reader reports a problem."""

from django.urls import URLPattern, path

from .proposing import propose
from .reporting import report

app_name = "reports"
urlpatterns: list[URLPattern] = [path("report", report, name="report"), path("propose", propose, name="propose")]
