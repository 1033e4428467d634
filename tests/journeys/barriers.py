"""What axe says of a page, and what sticks out of it sideways."""

from __future__ import annotations

from typing import Any

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Width, colours, text size, and what is looked for. Colours hang neither on the width nor on the size of the text.
Window = tuple[int, str, str, dict[str, Any]]
FAULTS = """([within, options]) => axe
    .run(within || document, {...options, resultTypes: ["violations"]})
    .then(found => found.violations.map(one => one.id + ": " + one.nodes[0].html.slice(0, 200)))"""
TOO_WIDE = """() => document.documentElement.scrollWidth <= window.innerWidth ? []
    : [...document.querySelectorAll("body *")].filter(one => one.getBoundingClientRect().right > window.innerWidth + 1)
        .slice(0, 3).map(one => one.outerHTML.slice(0, 120))"""


def barriers(page: Any, axe: str, within: str = "", tags: list[str] | None = None) -> list[str]:
    """What axe says of a page as it stands, or of a part of it; by all its rules, or by those with one of the tags."""
    page.evaluate(axe)
    options = {"runOnly": {"type": "tag", "values": tags}} if tags else {}
    found: list[str] = page.evaluate(FAULTS, [within, options])
    return found


def faults_of(page: Any, axe: str, windows: dict[str, Window]) -> dict[str, list[str]]:
    """What axe says of a page in each of these windows, and what sticks out sideways; empty where all is well."""
    page.evaluate(axe)
    found: dict[str, list[str]] = {}
    for name, (width, scheme, size, rules) in windows.items():
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        options = {"runOnly": {"type": "tag", "values": TAGS}, "rules": rules}
        if told := [*page.evaluate(FAULTS, ["", options]), *page.evaluate(TOO_WIDE)]:
            found[name] = told
    return found
