"""Room for all the calls that make an answer, before the first of them."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from rules_data.core.room_for_calls import with_room


class RoomForCalls:
    """An answer takes the same time however deep a server has called the site."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return with_room(lambda: self.get_response(request))
