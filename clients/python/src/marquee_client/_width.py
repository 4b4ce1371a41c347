# SPDX-License-Identifier: MIT
"""How wide texts are in a terminal, and how they are made to fit."""

from __future__ import annotations

import unicodedata


def width(text: str) -> int:
    """Return the width of a text in a terminal."""
    return sum(map(character_width, text))


def character_width(character: str) -> int:
    """Return the width of a character: two for East Asian ones and emoji, none for combining marks."""
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def fit(text: str, places: int, *, at_end: bool = False) -> str:
    """Cut or pad a text to a width."""
    if width(text) > places:
        text = head(text, places - 1) + "…"
    blanks = " " * (places - width(text))
    return blanks + text if at_end else text + blanks


def head(text: str, places: int) -> str:
    """Return as much of a text as fits."""
    taken = 0
    for position, character in enumerate(text):
        taken += character_width(character)
        if taken > places:
            return text[:position]
    return text


def wrap(text: str, places: int) -> list[str]:
    """Break a text into lines, between words where there are any."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and width(lines[-1]) + 1 + width(word) > places:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
        while width(lines[-1]) > places and len(start := head(lines[-1], places)):
            lines[-1:] = [start, lines[-1][len(start) :]]
    return lines
