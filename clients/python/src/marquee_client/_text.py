# SPDX-License-Identifier: MIT
"""Making untrusted texts safe for a terminal."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from marquee_client._json import JSONObject

HIDING = re.compile("[\u034f\u115f\u1160\u3164\uffa0\U000e0100-\U000e01ef]")
"""Invisible characters other than Unicode's format characters."""
LONE_JOINER = re.compile("(^|[\x00-\x7f])[\u200c\u200d]+")
"""Joiners that join nothing; emoji and some scripts need them after other characters."""
JOINERS = "\u200c\u200d"


def printable(text: str) -> str:
    """Make a text one line, without anything that controls the terminal, reverses the line or hides in it."""
    if text.isascii() and text.isprintable():
        return text
    shown = "".join(" " if breaks(character) else character for character in text if not hides(character))
    return LONE_JOINER.sub(r"\1", shown)


def with_hint(error: JSONObject) -> str:
    """Return an error of the backend with what to do, as one types it at a terminal."""
    data = error["data"]
    setting = f"`marquee-client credentials set {data.get('provider', 'amc')} … --persist`"
    hint = data.get("hint", "").replace("or call credentials", "or keep a key with credentials")
    return f"{error['message']} ({hint.replace('credentials/set', setting)})" if hint else str(error["message"])


def escaped(json: str) -> str:
    """Escape such characters in JSON, whose meaning stays the same."""
    if json.isascii() and "\x7f" not in json:
        return json
    shown = "".join(
        escape(character) if character != "\n" and (breaks(character) or hides(character)) else character
        for character in json
    )
    return LONE_JOINER.sub(lambda match: match[1] + "".join(map(escape, match[0][len(match[1]) :])), shown)


def breaks(character: str) -> bool:
    """Whether a character ends a line or controls the terminal."""
    return unicodedata.category(character) in ("Cc", "Zl", "Zp")


def hides(character: str) -> bool:
    """Whether a character is invisible, but reverses a text, splits it or spells something."""
    return character not in JOINERS and (
        unicodedata.category(character) == "Cf" or HIDING.fullmatch(character) is not None
    )


def escape(character: str) -> str:
    """Return the JSON escape of a character."""
    units = character.encode("utf-16-be")
    return "".join(f"\\u{units[place]:02x}{units[place + 1]:02x}" for place in range(0, len(units), 2))
