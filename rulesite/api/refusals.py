"""What any request may be answered with beside its own answers, told in the schema once for all of them."""

from __future__ import annotations

from typing import Any

REFUSALS = {
    "400": "The request cannot be understood, or names a parameter that there is not; the message says which.",
    "422": "The request was understood and asks for more work than one request may cost: ask for less at once.",
    "429": "Too many requests from this address within a minute, or too many long questions at once from anybody; "
    "Retry-After says how many seconds to wait.",
    "503": "Busy, or the database does not answer; Retry-After says how many seconds to wait.",
}
_METHODS = {"get", "post", "put", "patch", "delete"}

# What is sent, by the name of its description.
SENT = ("CheckRequest",)


def with_refusals(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """The OpenAPI description (a post-processing hook of drf-spectacular) with the refusals of every operation."""
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for methods in result["paths"].values():
        for method in _METHODS & set(methods):
            answers = methods[method]["responses"]
            for status, meaning in REFUSALS.items():
                answers.setdefault(status, {"description": meaning, "content": problem})
    return result


def nothing_more(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Say of what is sent that a member that is not described is refused."""
    schemas = result["components"]["schemas"]
    for name in (one for one in schemas if one in SENT):
        schemas[name]["additionalProperties"] = False
    return result
