"""While what ships is being loaded, nobody is told that a page does not exist: it may be among what comes."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from rules_data.queries import catching_up

from .refusing import refusal

TRY_AGAIN_AFTER = 5


class Loading:
    """Answers 503 where a page is missing during a first start; what is there is shown as ever."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code != 404 or request.method not in {"GET", "HEAD"}:
            return response
        going = catching_up(settings.CATCHING_UP_FILE)
        if going is None or not going.loading:
            return response
        said = _(
            "This site has just been started and is still loading (%(what)s). "
            "If this page belongs to it, it will be here in a moment: try again."
        )
        return refusal(request, 503, _("Still loading"), said % {"what": going.what}, TRY_AGAIN_AFTER)
