"""The picture of a page for link previews: what it is, its number or title, its text, where that stands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

# What the places that show previews ask for.
WIDTH, HEIGHT = 1200, 630
# Raised when pictures come out differently, so that none drawn before is shown.
DRAWING = 1

_FONTS = Path(__file__).parent / "fonts"
_PAPER, _INK, _SOFT, _ACCENT = (251, 250, 246), (28, 36, 38), (79, 91, 94), (18, 90, 97)
_NOTE, _NOTE_PAPER, _LINE = (107, 75, 0), (252, 241, 212), (218, 215, 204)
_LEFT, _RIGHT, _TOP, _FOOT = 72, 1200 - 64, 60, 548
_LONGEST = 1_200


@dataclass(frozen=True)
class Picture:
    """What a preview's picture says, from top to bottom; `notice` is a warning such as "no longer in force"."""

    label: str
    title: str
    text: str
    stamp: str
    notice: str = ""


def drawn(picture: Picture) -> bytes:
    """The picture as PNG, 1200 by 630; text that is too long is shortened at a word."""
    image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, 20, HEIGHT), fill=_ACCENT)
    pen.text((_LEFT, _TOP), _clipped(picture.label, _font(30), 860), font=_font(30), fill=_SOFT)
    pen.text((_RIGHT, _TOP), "Rulesite", font=_font(30, bold=True), fill=_ACCENT, anchor="ra")
    under_title = _title(pen, picture.title)
    _text(pen, picture.text, under_title + 22)
    pen.line((_LEFT, _FOOT, _RIGHT, _FOOT), fill=_LINE, width=2)
    room = _RIGHT - _LEFT - _notice(pen, picture.notice)
    pen.text((_LEFT, _FOOT + 20), _clipped(picture.stamp, _font(28), room), font=_font(28), fill=_SOFT)
    file = BytesIO()
    # A few colours say all of it, in a third of the bytes.
    image.quantize(32, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


@lru_cache(maxsize=32)
def _font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    return ImageFont.truetype(_FONTS / name, size, layout_engine=ImageFont.Layout.BASIC)


def _title(pen: ImageDraw.ImageDraw, title: str) -> int:
    """Draws it as large as fits in one line, or in two; returns where the next thing may begin."""
    width = _RIGHT - _LEFT
    for size in (92, 76, 64, 54):
        font = _font(size, bold=True)
        if font.getlength(title) <= width:
            pen.text((_LEFT, _TOP + 62), title, font=font, fill=_INK)
            return _TOP + 62 + int(size * 1.2)
    font = _font(50, bold=True)
    lines = wrapped(title, font, width, 2)
    for place, line in enumerate(lines):
        pen.text((_LEFT, _TOP + 62 + place * 62), line, font=font, fill=_INK)
    return _TOP + 62 + len(lines) * 62


def _text(pen: ImageDraw.ImageDraw, text: str, top: int) -> None:
    """Draws it as large as it fits whole, else as much of it as fits in small letters."""
    room = _FOOT - 16 - top
    for size in (42, 36, 31):
        font, step = _font(size), int(size * 1.38)
        most = room // step
        lines = wrapped(text, font, _RIGHT - _LEFT, most)
        if size == 31 or not (lines and lines[-1].endswith("…")):
            for place, line in enumerate(lines):
                pen.text((_LEFT, top + place * step), line, font=font, fill=_INK)
            return


def _notice(pen: ImageDraw.ImageDraw, notice: str) -> int:
    """Draws a warning at the foot, to the right; returns the width it takes."""
    if not notice:
        return 0
    font = _font(26, bold=True)
    width = int(font.getlength(notice)) + 36
    box = (_RIGHT - width, _FOOT + 14, _RIGHT, _FOOT + 62)
    pen.rounded_rectangle(box, 12, fill=_NOTE_PAPER, outline=_NOTE, width=2)
    pen.text((box[0] + 18, _FOOT + 38), notice, font=font, fill=_NOTE, anchor="lm")
    return width + 20


def wrapped(text: str, font: ImageFont.FreeTypeFont, width: int, most: int) -> list[str]:
    """The text in at most `most` lines no wider than `width`; cut at a word, with an ellipsis, when it has more."""
    words = text[:_LONGEST].split()
    lines: list[str] = []
    at = 0
    while at < len(words) and len(lines) < most:
        taken = 1
        while at + taken < len(words) and font.getlength(" ".join(words[at : at + taken + 1])) <= width:
            taken += 1
        lines.append(_clipped(" ".join(words[at : at + taken]), font, width))
        at += taken
    if lines and (at < len(words) or len(text) > _LONGEST):
        lines[-1] = _clipped(lines[-1].rstrip(" …") + " …", font, width)
    return lines


def _clipped(line: str, font: ImageFont.FreeTypeFont, width: float) -> str:
    """The line, shortened at a word, or inside a word too long for any line, to fit the width."""
    if font.getlength(line) <= width:
        return line
    # Binary search for the letters that fit, then back to the end of a word where there is one.
    fits, beyond = 0, len(line)
    while beyond - fits > 1:
        middle = (fits + beyond) // 2
        fits, beyond = (middle, beyond) if font.getlength(line[:middle] + " …") <= width else (fits, middle)
    kept = line[:fits]
    if not line[fits : fits + 1].isspace():
        kept = kept.rpartition(" ")[0] or kept
    return kept.rstrip(" …") + " …"
