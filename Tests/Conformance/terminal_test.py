# SPDX-License-Identifier: MIT
"""What people see: the program at a terminal of 80 and of 46 columns, beside what programs get of it."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import time
import unicodedata
import unittest

from backend import MARQUEE, PATIENCE, environment

COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def width(text):
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


class TerminalTest(unittest.TestCase):
    def setUp(self):
        self.home = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))

    def program(self, *words, **variables):
        """What a program gets."""
        done = subprocess.run(
            [MARQUEE, *words], capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL,
            env=environment(self.home, **variables))
        return done.returncode, done.stdout, done.stderr

    def person(self, *words, columns=80, types=None, **variables):
        """What somebody gets who sits at a terminal, and types once there is something to read."""
        controller, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        process = subprocess.Popen([MARQUEE, *words], stdin=terminal, stdout=terminal, stderr=terminal,
                                   start_new_session=True,
                                   env=environment(self.home, **{"TERM": "xterm-256color"} | variables))
        os.close(terminal)
        text, deadline = b"", time.monotonic() + PATIENCE
        try:
            while select.select([controller], [], [], max(0, deadline - time.monotonic()))[0]:
                try:
                    text += os.read(controller, 65536)
                except OSError:  # The last to hold the terminal has gone.
                    return process.wait(PATIENCE), text.decode().replace("\r\n", "\n")
                if types and text:
                    os.write(controller, types)
                    types = None
            self.fail(f"{words} did not end; so far: {text.decode()}")
        finally:
            process.kill()
            process.wait()
            os.close(controller)

    def test_help_and_version_are_commands_and_each_command_has_a_page_of_its_own(self):
        pages = {}
        for words in (["help"], ["help", "call"], ["help", "doctor"], ["help", "schema"], ["help", "movies/get"]):
            code, text = self.person(*words)
            self.assertEqual((code, "Usage: marquee" in text), (0, True))
            pages[words[-1]] = text
        self.assertEqual(len(set(pages.values())), len(pages))
        for words, page in ((["--help"], "help"), (["doctor", "--help"], "doctor"), (["schema", "-h"], "schema"),
                            (["call", "movies/get", "--help"], "movies/get")):
            self.assertEqual(self.person(*words), (0, pages[page]))
        self.assertEqual(len({self.person(word) for word in ("version", "-V", "--version")}), 1)

    def test_methods_are_listed_by_family_and_explained(self):
        code, text = self.person("methods")
        self.assertEqual(code, 0)
        self.assertRegex(text, r"\nmovies/get +Returns one movie\.\n")
        self.assertIn("marquee methods", self.person("call")[1])
        code, text = self.person("call", "showtimes/plan", "--help")
        for words in ("id", "partySize", "integer", "default", "Example", "amc:showtime:"):
            self.assertIn(words.lower(), text.lower())

    def test_the_schema_is_indented_and_that_of_one_method_is_one(self):
        code, text = self.person("schema", "movies/get")
        self.assertEqual(code, 0)
        self.assertGreater(text.count("\n"), 20)
        self.assertEqual(json.loads(COLOUR.sub("", text))["name"], "movies/get")
        self.assertEqual(json.loads(self.program("schema", "movies/get")[1])["name"], "movies/get")
        self.assertGreater(self.person("schema")[1].count("\n"), 1000)
        self.assertEqual(self.program("schema")[1].count("\n"), 1)

    def test_a_list_is_a_table_that_fits(self):
        for columns in (80, 46):
            for words in (["movies/nowPlaying", "limit=5"], ["theatres/near", "latitude=39", "longitude=-94.7"],
                          ["showtimes/whatsOn", "place=Olathe, KS", "date=tonight"]):
                code, text = self.person("--sandbox", "call", *words, columns=columns)
                self.assertEqual(code, 0, text)
                # The progress line is written over.
                lines = COLOUR.sub("", re.sub(r"[^\n]*\r|\x1b\[K", "", text)).splitlines()
                self.assertGreater(len(lines), 5)
                # A command stays whole, so that it can be copied.
                self.assertEqual([line for line in lines if width(line) > columns and "marquee" not in line], [])

    def test_an_evening_at_80_columns_says_what_one_decides_by(self):
        words = ["--sandbox", "call", "showtimes/whatsOn", "place=Olathe, KS", "date=tonight", "partySize=3"]
        shown = COLOUR.sub("", re.sub(r"[^\n]*\r|\x1b\[K", "", self.person(*words)[1]))
        self.assertIn("Prices for 3.", shown)
        self.assertRegex(shown, r"(?m)^ +starts +theatre +format +total +availability$")
        self.assertRegex(shown, r"(?m)^ +17:55 +AMC Town Center 20 +IMAX +\$58\.14 \+ fees +available$")
        self.assertNotIn("amc:showtime:", shown)
        self.assertNotIn("almostSoldOut", shown)
        self.assertIn("amc:showtime:3820778425002", self.person(*words, "--ids")[1])
        self.assertIn("amc:showtime:3820778425002", self.person(*words, columns=120)[1])

    def test_what_is_set_or_added_is_a_sentence_or_a_page(self):
        for words in (["library/set", "id=tmdb:movie:62", "status=seen"], ["settings/get"], ["library/get", "id=tmdb:movie:62"],
                      ["watch/add", "kind=seats", "showtimeId=amc:showtime:3820778425002", "partySize=2"], ["watch/list"],
                      ["people/get", "id=tmdb:person:2232"], ["shows/get", "id=tmdb:show:2287"],
                      ["library/remove", "id=tmdb:movie:62"]):
            code, text = self.person("--sandbox", "call", *words)
            self.assertEqual(code, 0, text)
            self.assertNotRegex(COLOUR.sub("", text), r'(?m)^ *"|\{|\d{2}:\d{2}:\d{2}Z', words)

    def test_what_has_no_presentation_is_indented_json(self):
        code, text = self.person("--sandbox", "call", "credentials/status")
        self.assertEqual(code, 0)
        self.assertIn("\x1b[", text)
        shown = COLOUR.sub("", re.sub(r"[^\n]*\r|\x1b\[K", "", text))
        self.assertIn('\n  "credentials": [', shown)
        self.assertEqual(json.loads(shown), json.loads(self.program("--sandbox", "call", "credentials/status")[1]))

    def test_a_film_is_a_page(self):
        code, text = self.person("--sandbox", "call", "movies/get", "id=amc:64825")
        self.assertEqual(code, 0)
        shown = COLOUR.sub("", re.sub(r"[^\n]*\r|\x1b\[K", "", text))
        self.assertTrue(shown.startswith("The Hunger Games: Sunrise on the Reaping (2026)\n"), shown)
        self.assertRegex(shown, r"(?m)^directed by +Francis Lawrence$")
        self.assertIn("marquee --sandbox call showtimes/whatsOn movieId=amc:movie:64825", shown)

    def test_programs_get_json_and_so_does_who_asks_for_it(self):
        words = ["--sandbox", "call", "movies/nowPlaying", "limit=3"]
        piped = self.program(*words)[1]
        self.assertEqual(piped, self.program("--sandbox", "call", "movies/nowPlaying", '{"limit":3}')[1])
        self.assertEqual(piped, self.program(*words, "--json")[1])
        self.assertTrue(self.person(*words, "--json")[1].endswith(piped))

    def test_colour_says_nothing_that_words_do_not(self):
        for words in (["movies/nowPlaying", "limit=3"], ["movies/get", "id=amc:64825"],
                      ["showtimes/whatsOn", "place=Olathe, KS"], ["watch/list"]):
            words = ["--sandbox", "call", *words]
            coloured = self.person(*words)[1]
            plain = {self.person(*words, **{name: value})[1] for name, value in (("NO_COLOR", "1"), ("TERM", "dumb"))}
            self.assertEqual(plain, {COLOUR.sub("", coloured)})

    def test_an_error_is_said_once_with_what_to_do(self):
        code, text = self.person("--sandbox", "call", "movies/get", "id=amc:1")
        self.assertEqual((code, text.count("There is no such movie"), text.count("marquee:")), (1, 1, 1))
        code, text = self.person("call", "movies/get", "id=amc:1", MARQUEE_AMC_KEY="k", MARQUEE_AMC_URL="http://127.0.0.1:9")
        self.assertEqual(code, 1)
        for words in ("AMC", "127.0.0.1:9", "marquee doctor"):
            self.assertIn(words, text)
        code, text = self.person("call", "movies/popular")
        self.assertEqual(code, 1)
        self.assertRegex(text, r"`marquee call credentials/set provider=tmdb key=… persist=true`; --sandbox")

    def test_what_the_hint_says_keeps_a_key(self):
        command = re.search("`marquee (.*?)`", self.person("call", "movies/popular")[1])[1].replace("…", "abcd" * 8)
        self.assertEqual(self.program(*command.split())[0], 0)
        self.assertIn("the configuration file", self.program("doctor", MARQUEE_TMDB_URL="http://127.0.0.1:9")[1])

    def test_wrong_words_show_the_command_that_was_meant(self):
        for words, meant in ((["search", "batman"], "marquee call search/movies query=batman"),
                             (["movies"], "marquee methods movies"), (["call", "movies/gte"], "movies/get"),
                             (["call", "movies/get", "64825"], "name them: id=amc:movie:"), (["call", "movies/get", "amc:64825"], "name them: id="), (["call", "movies/get", "id=tmdb:theatre:x"], "id"),
                             (["call", "movies/get", "name=x"], "marquee help movies/get")):
            with self.subTest(words):
                for code, text in (self.person("--sandbox", *words), self.program("--sandbox", *words)[::2]):
                    self.assertEqual(code, 2, text)
                self.assertIn(meant, self.person("--sandbox", *words)[1])

    def test_reading_from_the_terminal_is_said(self):
        code, text = self.person("--sandbox", "call", "server/ping", "-", types=b'{"sequence":7}\n\x04')
        self.assertEqual(code, 0)
        self.assertIn("reading the params from the terminal", text)
        self.assertIn("7", text.split("\n")[-2] + text.split("\n")[-3])


if __name__ == "__main__":
    unittest.main()
