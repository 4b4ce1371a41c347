# SPDX-License-Identifier: MIT
"""Query text in every Unicode form goes on in one, for all characters that Python knows."""

import unicodedata
import unittest

from backend import Backend

# Default_Ignorable_Code_Point (DerivedCoreProperties.txt), and interlinear annotations.
INVISIBLE = [
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)]
# White_Space, unlike Python's own.
BLANKS = set(map(chr, [*range(9, 14), 0x20, 0x85, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x2028, 0x2029, 0x202F, 0x205F,
                       0x3000]))
PER_QUERY = 60


def searched(character):
    """What a character of a query goes upstream as."""
    if character in BLANKS:
        return " "
    if unicodedata.category(character) == "Cc" or any(a <= ord(character) <= b for a, b in INVISIBLE):
        return ""
    if character == "\u2011":
        return "-"
    form = unicodedata.normalize("NFKC", character)
    if unicodedata.decomposition(character).startswith(("<compat>", "<wide>", "<narrow>")) and form[0] != " ":
        return form
    return character


def characters():
    """All that Python knows, without the ideographs and syllables that are all alike, and what no string may have."""
    for code in range(1, 0x110000):
        character = chr(code)
        if unicodedata.category(character) in ("Cn", "Cs", "Co"):
            continue
        alike = 0x3400 <= code < 0xA000 or 0xAC00 <= code < 0xD7A4 or 0x17000 <= code < 0x18D09 or code >= 0x20000
        if not alike or code % 64 == 0 or unicodedata.decomposition(character) and not 0xAC00 <= code < 0xD7A4:
            yield character


class QueryTextTest(unittest.TestCase):
    def test_each_character(self):
        everything = list(characters())
        with Backend() as backend:
            for start in range(0, len(everything), PER_QUERY):
                part = everything[start:start + PER_QUERY]
                message = backend.result("search/theatres", {"query": "".join(f"zq{c}qz." for c in part)})["message"]
                expected = unicodedata.normalize("NFC", "".join(f"zq{searched(c)}qz." for c in part))
                self.assertEqual(message, f"No theatres match “{expected}”.")


if __name__ == "__main__":
    unittest.main()
