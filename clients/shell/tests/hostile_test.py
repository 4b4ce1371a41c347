# SPDX-License-Identifier: MIT
"""Texts of upstreams that make lines, drive terminals, turn the line or hide in it: no script lets one through.

A theatre's name with a line break in it made a line of its own, and C1 and bidirectional controls passed."""

import json
import os
import re
import unicodedata

from support import BIN, MARQUEE, ShellTest

# What each text goes on with: after each sign that may make a line, a word that must not begin one.
ATTACK = (
    "".join(sign + "FORGED" for sign in "\n\r\v\f\x85\u2028\u2029")
    + "\0\b\x1b[31m\x1b]0;x\a\x7f\x9b2J\x9d0;y\x9c"
    + "\u061c\u200b\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\ufff9\U000e0041\U000e0100"
)
# What scripts go by rather than show.
STRUCTURE = r"^(\d{4}-\d\d-\d\d|[+-]\d\d:\d\d$|\w+:[\w:]+$|https?:|ADULT$)"
WRAPPER = f"""#!/usr/bin/env python3
import json, re, subprocess, sys
ATTACK = {ATTACK!r}
def hostile(value, name=""):
    if isinstance(value, dict):
        return {{key: hostile(member, key) for key, member in value.items()}}
    if isinstance(value, list):
        return [hostile(member, name) for member in value]
    if isinstance(value, str) and not (re.match({STRUCTURE!r}, value) or name in ("kind", "code")):
        return value + ATTACK
    return value
done = subprocess.run([{MARQUEE!r}, *sys.argv[1:]], capture_output=True)
for stream, text in ((sys.stdout, done.stdout), (sys.stderr, done.stderr)):
    for line in text.decode().split("\\n")[:-1]:
        try:
            line = json.dumps(hostile(json.loads(line)), ensure_ascii=False)
        except ValueError:
            pass
        stream.buffer.write(line.encode() + b"\\n")
sys.exit(done.returncode)
"""
# With what each script is called, so that it has something to say: once well and once to fail.
CALLS = {
    "imax-tonight": [["40.7549,-73.984"], ["Nowhere at all"]],
    "movies-csv": [[], ["movies/get", "{}"]],
    "pick": [["40.7549,-73.984"], ["Nowhere at all"]],
    "poster-wall": [[], ["movies/get", "{}"]],
    "seats-left": [["amc:showtime:61020778482511"], ["amc:showtime:1"]],
    "tickets-on-sale": [["It's a Wonderful Life"], ["amc:movie:1"]],
    "tonight": [["40.7549,-73.984"], ["Nowhere at all"]],
    "week": [["--days", "2", "40.7549,-73.984"], ["Nowhere at all"]],
    "whats-on": [["40.7549,-73.984"], ["Nowhere at all"]],
}
# What they print is a file for programs, with texts as they came: a terminal alone is spared.
FILES = {"movies-csv", "poster-wall"}


class HostileTextTest(ShellTest):
    def setUp(self):
        super().setUp()
        self.marquee = self.write("hostile-marquee", WRAPPER, mode=0o755)
        self.run_command(MARQUEE, "--sandbox", "call", "library/set", "id=amc:movie:64825")

    def test_every_script_is_looked_at(self):
        # marquee-notify shows nothing of what it hands on.
        self.assertEqual(sorted(os.listdir(BIN)), sorted([*CALLS, "marquee-notify"]))

    def test_no_script_lets_a_text_break_out(self):
        attacked = 0
        for name, calls in CALLS.items():
            for words in calls:
                with self.subTest(script=name, words=words):
                    done = self.script(name, "--sandbox", *words, MARQUEE_BIN=self.marquee)
                    shown = done.stderr if name in FILES else done.stdout + done.stderr
                    attacked += "FORGED" in shown
                    self.assertEqual(breaches(shown), [])
        self.assertGreaterEqual(attacked, len(CALLS))

    def test_a_long_answer_keeps_its_letters(self):
        """jq 1.6 reads text in blocks, and broke the letters that lay across two of them."""
        long = self.write(
            "marquee",
            f"""#!/bin/bash
            set -o pipefail
            exec {MARQUEE} "$@" | jq -c '.presentation.rows[].cells[1] = "Amélie’s"'
            """,
            mode=0o755,
        )
        text = self.succeed("whats-on", "--sandbox", "--date", "tomorrow", "New York", MARQUEE_BIN=long)
        self.assertNotIn("\ufffd", text)
        self.assertGreater(text.count("  Amélie’s  "), 200)

    def test_nothing_is_told_by_colour(self):
        """No script sends a terminal anything but text."""
        for name, (words, _) in CALLS.items():
            with self.subTest(name):
                self.assertEqual(breaches("\n".join(self.at_terminal(60, name, *words))), [])

    def test_a_list_of_films_on_a_terminal_is_no_file(self):
        command = f"MARQUEE_BIN={self.marquee} {os.path.join(BIN, 'movies-csv')} --sandbox"
        done = self.run_command("script", "-qec", command, "/dev/null")
        self.assertIn("FORGED", done.stdout)
        self.assertEqual(breaches(done.stdout.replace("\r", "")), [])

    def test_a_file_of_films_has_texts_as_they_came(self):
        text = self.run_command(
            os.path.join(BIN, "movies-csv"), "--sandbox", MARQUEE_BIN=self.marquee
        ).stdout
        self.assertIn("\x9b2J", text)


def breaches(text):
    """What of a text drives, turns or hides, and lines that begin with what an upstream has said."""
    signs = [
        hex(ord(sign))
        for sign in text
        if sign not in "\n\t" and (unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") or sign == "\U000e0100")
    ]
    return signs + [line for line in text.split("\n") if re.match(r"\s*FORGED", line)]
