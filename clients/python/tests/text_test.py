# SPDX-License-Identifier: MIT
"""What upstreams write and what it may do to a terminal: make lines, drive it, turn a line around, hide in it."""

from __future__ import annotations

import json
import unittest
from typing import Any

from marquee_client._drawing import text_of
from marquee_client._text import escaped, printable

ATTACK = (
    "".join(sign + "FORGED" for sign in "\n\r\v\f\x85\u2028\u2029")
    + "\0\b\x1b[31m\x1b]0;x\a\x7f\x9b2J\u061c\u200b\u200d\u200e\u202e\u2066\u2069\ufeff\ufff9\U000e0041\U000e0100"
)
FORBIDDEN = {sign for sign in ATTACK if not " " <= sign <= "~"}


TEXT = f"a{ATTACK}"
EVERYWHERE: dict[str, Any] = {
    "title": TEXT,
    "text": TEXT,
    "notes": [TEXT],
    "facts": [{"label": TEXT, "text": TEXT}, {"text": TEXT}],
    "groups": [{"id": "1", "heading": TEXT, "facts": [{"text": TEXT}], "marks": [TEXT]}],
    "legend": [{"mark": "best", "text": TEXT}],
}
SEATS = {"row": TEXT, "seats": [{"column": 1, "free": True, "name": TEXT, "marks": [TEXT]}]}
LIST: dict[str, Any] = {
    "heading": TEXT,
    "columns": [{"name": "a", "heading": TEXT, "align": "end", "kind": "text", "importance": 1}],
    "rows": [{"id": TEXT, "group": "1", "cells": [TEXT]}],
}


class TextTest(unittest.TestCase):
    def test_nothing_breaks_out_of_a_line(self) -> None:
        for shown in (
            printable(f"a{ATTACK}b"),
            *text_of({"form": "thing", **EVERYWHERE, "hall": [SEATS], "sections": [LIST]}, 4000).split("\n"),
            *text_of({"form": "list", **EVERYWHERE, **LIST}, 4000).split("\n"),
        ):
            self.assertEqual(FORBIDDEN & set(shown), set())
            self.assertFalse(shown.lstrip().startswith("FORGED"))

    def test_json_for_a_terminal_is_the_same_json(self) -> None:
        made = json.dumps({"name": ATTACK}, ensure_ascii=False, indent=2)
        shown = escaped(made)
        self.assertEqual(json.loads(shown), {"name": ATTACK})
        self.assertEqual(FORBIDDEN & set(shown), {"\n"})

    def test_what_is_written_so_stays(self) -> None:
        for text in ("千と千尋の神隠し", "می\u200cخواهم", "👩\u200d👩\u200d👧", "Amélie"):  # noqa: RUF001
            self.assertEqual((printable(text), escaped(text)), (text, text))
