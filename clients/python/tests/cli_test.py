# SPDX-License-Identifier: MIT
"""``python -m marquee_client`` and its tables."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

from marquee_client._cli import read
from marquee_client._drawing import ListText, text_of
from marquee_client._metadata import all_methods
from marquee_client._width import fit, width, wrap
from support import PATIENCE, BackendTest, behaving, server


class CommandTest(BackendTest):
    def run_(
        self, *arguments: str, columns: int = 80, encoding: str = "utf-8", output: int = subprocess.PIPE, **more: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-X", "dev", "-W", "error", "-m", "marquee_client", *arguments],
            env={
                **self.sandbox["environment"],
                "MARQUEE_BIN": self.sandbox["binary"],
                "COLUMNS": str(columns),
                "PYTHONIOENCODING": encoding,
                **more,
            },
            stdout=output,
            stderr=subprocess.PIPE,
            encoding=encoding,
            timeout=PATIENCE,
            check=False,
        )

    def run_shell(self, command: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            ["bash", "-o", "pipefail", "-c", command],
            capture_output=True,
            timeout=PATIENCE,
            env={**self.sandbox["environment"], "MARQUEE_BIN": self.sandbox["binary"]},
            check=False,
        )

    def test_the_version_is_that_of_both_and_says_which_backend_it_is(self) -> None:
        done = self.run_("--version")
        ours, theirs = done.stdout.splitlines()
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(ours, r"^marquee-client \d+\.\d+\.\d+, contract \d+\.\d+\.\d+$")
        self.assertTrue(theirs.startswith(self.sandbox["binary"] + ": marquee "), theirs)
        self.assertRegex(theirs, r", contract \d+\.\d+\.\d+ \(")
        done = self.run_("--binary", "/no/such/marquee", "--version")
        self.assertEqual((done.returncode, done.stdout.splitlines()), (1, [ours]))
        self.assertIn("pip install 'marquee-client[backend]'", done.stderr)

    def test_a_list_is_a_table_that_fits(self) -> None:
        for columns in (40, 80, 200):
            done = self.run_("movies", "now-playing", "--sandbox", "--limit", "25", columns=columns)
            title, note, head, first, *rest = done.stdout.splitlines()
            self.assertEqual(
                (done.returncode, len(rest), title, note), (0, 24, "Movies now playing", "Rows 1 to 20 of 51.")
            )
            self.assertEqual((head[:5], first[:10]), ("title", "The Hunger"))
            self.assertLessEqual(max(map(width, done.stdout.splitlines())), columns)

    def test_a_list_as_json_is_a_line_for_each_row(self) -> None:
        done = self.run_("movies", "now-playing", "--sandbox", "--page-size", "20", "--json")
        self.assertEqual(len({json.loads(line)["id"] for line in done.stdout.splitlines()}), 51)

    def test_json_loses_nothing_where_the_output_cannot_hold_every_character(self) -> None:
        for encoding in ("utf-8", "latin-1", "ascii"):
            done = self.run_("movies", "get", "--id", "tmdb:movie:129", "--sandbox", "--json", encoding=encoding)
            with self.subTest(encoding):
                self.assertEqual(json.loads(done.stdout)["originalTitle"], "千と千尋の神隠し")

    def test_a_single_object_is_a_page_of_facts(self) -> None:
        done = self.run_("--sandbox", "movies", "get", "--id", "amc:movie:64825", "--include", "credits")
        self.assertTrue(done.stdout.startswith("The Hunger Games: Sunrise on the Reaping (2026)\n"), done.stdout)
        self.assertRegex(done.stdout, r"(?m)^length +150 min$")
        self.assertRegex(done.stdout, r"(?m)^Cast\nname +as +id$")

    def test_what_has_no_presentation_is_json(self) -> None:
        done = self.run_("--sandbox", "credentials", "status")
        self.assertEqual(json.loads(done.stdout)["credentials"][0]["provider"], "amc")

    def test_options_of_every_type(self) -> None:
        done = self.run_(
            *("movies", "get", "--id", "tmdb:movie:268", "--include", "credits", "videos"),
            *("--no-link", "--sandbox", "--json"),
        )
        self.assertLessEqual({"credits", "videos"}, json.loads(done.stdout).keys())
        done = self.run_("theatres", "near", "--sandbox", "--latitude", "40.75", "--longitude=-73.98", "--limit", "1")
        self.assertIn("AMC Empire 25", done.stdout)

    def test_a_word_may_begin_as_an_option_does(self) -> None:
        done = self.run_("showtimes", "whats-on", "-33.87,151.2", "--sandbox")
        self.assertIn("\nThere is no AMC theatre within ", done.stdout)
        # A film of 1959.
        done = self.run_("search", "movies", "--sandbox", "--", "-30-")
        self.assertEqual((done.returncode, done.stdout), (0, "Search movies · -30-\nNo movies match “-30-”.\n"))

    def test_an_option_of_several_words_may_have_none(self) -> None:
        film = ["library", "set", "tmdb:movie:268", "--sandbox", "--json"]
        done = self.run_(*film, "--tags", "noir", "1989")
        self.assertEqual(json.loads(done.stdout)["library"]["tags"], ["noir", "1989"])
        done = self.run_(*film, "--tags")
        self.assertEqual((done.returncode, json.loads(done.stdout)["library"].get("tags")), (0, None))

    def test_what_is_on_is_a_table_of_films_and_showings_that_fits(self) -> None:
        words = ["showtimes", "whats-on", "Olathe, KS", "--date", "tonight", "--format", "imax", "--party-size", "3"]
        for columns, head, first in [
            (
                110,
                "  starts  theatre                format  total          availability     distance  id",
                "  17:15   AMC DINE-IN Studio 28  IMAX    $57.87 + fees  available          0.0 km  "
                "amc:showtime:61020778482508",
            ),
            (
                80,
                "  starts  theatre                format  total          availability",
                "  17:15   AMC DINE-IN Studio 28  IMAX    $57.87 + fees  available",
            ),
            (
                60,
                "  starts  theatre                format  total",
                "  17:15   AMC DINE-IN Studio 28  IMAX    $57.87 + fees",
            ),
        ]:
            with self.subTest(columns):
                done = self.run_(*words, "--sandbox", columns=columns)
                lines = done.stdout.splitlines()
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                self.assertEqual(lines[:2], ["What's on · Olathe, KS · Sat 21 Nov, tonight", "Prices for 3."])
                self.assertIn(head, lines)
                film = " ".join(lines[lines.index(head) + 1 : lines.index(first)])
                self.assertTrue(film.startswith("The Hunger Games: Sunrise on the Reaping (2026) · PG-13"), film)
                self.assertLessEqual(max(map(width, lines)), columns)

    def test_a_provider_that_fails_is_named(self) -> None:
        done = self.run_("movies", "find", "batman", "--json", "--binary", self.program("half"))
        self.assertEqual((done.returncode, done.stderr), (0, "marquee-client: TMDB is closed.\n"))
        self.assertIn("amc:movie:1", done.stdout)

    def test_seats_are_a_map(self) -> None:
        done = self.run_("showtimes", "seats", "amc:showtime:3820778482513", "--sandbox", columns=46)
        self.assertIn("\nD  wcwcxooooooo\n", done.stdout)
        self.assertLessEqual(max(map(width, done.stdout.splitlines()[:-1])), 46)

    def test_a_missing_key_says_what_to_type(self) -> None:
        done = self.run_("movies", "popular")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("(Set MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY, or keep a key with `marquee-client", done.stderr)
        command = re.search("`marquee-client (.*?)`; --sandbox works", done.stderr)
        assert command
        self.assertEqual(self.run_(*command[1].replace("…", "abcd" * 8).split()).returncode, 0)
        kept = json.loads(self.run_("credentials", "status", "--json").stdout)["credentials"]
        self.assertIn(("tmdb", "file"), [(each["provider"], each.get("source")) for each in kept])

    def test_every_output_is_written_in_the_encoding_of_standard_output(self) -> None:
        for encoding in ("ascii", "latin-1", "cp1252", "shift_jis"):
            for arguments in (["movies", "get", "--help"], ["--help"], ["search", "movies", "casablanca", "--sandbox"]):
                with self.subTest(arguments, encoding=encoding):
                    done = self.run_(*arguments, encoding=encoding)
                    self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_a_word_of_the_command_line_is_utf_8_in_a_locale_without_it(self) -> None:
        words = ("search", "movies", "千と千尋", "--sandbox")
        done = self.run_(*words, encoding="ascii", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
        self.assertIn("Spirited Away", done.stdout, done.stderr)

    def test_exit_statuses(self) -> None:
        for arguments, status, words in [
            (["movies", "get", "--id", "amc:movie:1", "--sandbox"], 1, "marquee-client: AMC answered with status 404"),
            (["movies", "get", "--binary", "/no/such/marquee"], 1, "swift build -c release --product marquee"),
            (["movies", "now-playing", "--binary", str(server("dies")["binary"])], 1, "out of film"),
            (["movies", "get", "--binary", str(server("garbage")["binary"])], 1, "Welcome to Film OS"),
            (["movies", "get", "--unheard-of"], 2, "there is no option --unheard-of\n"),
            (["movies"], 2, "VERB"),
            (["theatres", "near", "--latitude", "nan", "--longitude", "1"], 2, "invalid number value: 'nan'"),
            (["theatres", "near", "nan", "1"], 2, "LATITUDE should be a number: nan"),
            (["theatres", "near", "1"], 2, "there is no LONGITUDE\n"),
            (["search", "movies"], 2, "there is no QUERY\n"),
            (["movies", "get", "amc:movie:1", "2"], 2, "'2' is one word too many"),
        ]:
            with self.subTest(arguments):
                done = self.run_(*arguments)
                self.assertEqual(done.returncode, status, done.stderr)
                self.assertIn(words, done.stderr)
                self.assertNotIn("Traceback", done.stderr)

    def test_values_need_no_names(self) -> None:
        for words, shown in [
            (["movies", "get", "amc:movie:64825"], "The Hunger Games"),
            (["movies", "get", "--sandbox", "amc:movie:64825"], "The Hunger Games"),
            (["search", "movies", "spirited away"], "Spirited Away"),
            (["theatres", "near", "40.75", "-73.98", "--limit", "1"], "AMC Empire 25"),
            (["theatres", "near", "-73.98", "--latitude", "40.75", "--limit", "1"], "AMC Empire 25"),
            (["movies", "now-playing", "tmdb", "--limit", "1", "--json"], "tmdb:movie:"),
            (
                ["calendar", "get", "--plans", '{"showtimeId":"amc:showtime:61020778482511","seats":["E6"]}', "--json"],
                "Seat E6",
            ),
        ]:
            with self.subTest(words):
                self.assertIn(shown, self.run_(*words, "--sandbox").stdout)

    def test_suggests_the_nearest_name(self) -> None:
        for words, suggestion in [
            (["movei", "get"], "there is no 'movei'; did you mean movies?"),
            (["movies", "now-plaing"], "there is no 'now-plaing'; did you mean now-playing?"),
            (["now-playing"], "there is no 'now-playing'; did you mean movies now-playing?"),
            (["movies", "get", "--includ", "x"], "there is no option --includ; did you mean --include?"),
            (["movies", "get", "--includ=x"], "there is no option --includ=x; did you mean --include?"),
        ]:
            with self.subTest(words):
                done = self.run_(*words)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertTrue(done.stderr.endswith(f": error: {suggestion}\n"), done.stderr)

    def test_a_reader_that_has_seen_enough(self) -> None:
        command = f"'{sys.executable}' -m marquee_client showtimes at-theatre --theatre-id amc:2114 --sandbox --json"
        done = self.run_shell(f"{command} | head -n 1")
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_an_output_that_is_full_or_closed(self) -> None:
        for arguments in (["movies", "now-playing"], ["movies", "get", "--id", "amc:movie:64825", "--json"]):
            with Path("/dev/full").open("w") as full:
                done = self.run_(*arguments, "--sandbox", output=full.fileno())
            self.assertEqual(done.returncode, 1)
            self.assertEqual(done.stderr, "marquee-client: [Errno 28] No space left on device\n")
            closed = self.run_shell(f"'{sys.executable}' -m marquee_client {' '.join(arguments)} --sandbox >&-")
            self.assertEqual((closed.returncode, closed.stderr), (0, b""))

    def program(self, how: str) -> str:
        """The backend beside this file as a program without arguments."""
        backend = behaving(how)
        program = Path(self.use(tempfile.TemporaryDirectory(prefix="marquee-")), "marquee")
        program.write_text(f"#!/bin/sh\nexec '{sys.executable}' '{backend['binary']}' {backend['arguments'][0]}\n")
        program.chmod(0o755)
        return str(program)

    def test_an_interrupt_ends_it_with_130(self) -> None:
        program = self.program("halfway")
        process = subprocess.Popen(
            [sys.executable, "-m", "marquee_client", "movies", "now-playing", "--json", "--binary", program],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout
        self.assertIn(b"amc:movie:1", process.stdout.readline())
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, complaints), (130, b""))

    def test_events_are_lines_as_they_happen(self) -> None:
        # While the clock stands: a busy machine could take until the showing begins.
        self.run_("watch", "add", "seats", "--showtime-id", "amc:showtime:61020778482511", "--sandbox")
        self.sandbox["environment"]["MARQUEE_NOW"] = "2026-11-21T12:00:00Z*600"
        follow = ["watch", "follow", "--after", "0", "--limit", "1", "--watch-ids", "watch:1", "--sandbox"]
        done = self.run_(*follow)
        self.assertRegex(done.stdout, r"(?s)^Events\n[A-Z][a-z]{2} \d+ Nov \d\d:\d\d \w+  .*The\s+Hunger\s+Games")
        self.assertEqual(json.loads(self.run_(*follow, "--json").stdout)["cursor"], 1)

    def test_every_method_is_a_command(self) -> None:
        for method in all_methods():
            required = [
                word
                for parameter in method.parameters
                if parameter.required
                for word in (
                    "--" + "".join("-" + c.lower() if c.isupper() else c for c in parameter.name),
                    (parameter.choices or ("1",))[0],
                )
            ]
            by_position = required[1::2]
            family, _, verb = method.name.replace(".", "/").partition("/")
            verb = "".join("-" + c.lower() if c.isupper() else c for c in verb)
            with self.subTest(method.name):
                named = read([family, verb, *required])
                self.assertEqual(named.pop("method"), method)
                self.assertEqual(read([family, verb, *by_position]), {**named, "method": method})


class TableTest(unittest.TestCase):
    def test_knows_how_wide_characters_are(self) -> None:
        for text, places in [("abc", 3), ("千と千尋", 8), ("e\u0301", 1), ("🎬", 2), ("ｱ", 1), ("", 0)]:
            with self.subTest(text):
                self.assertEqual(width(text), places)

    def test_cuts_and_fills_by_places(self) -> None:
        self.assertEqual(
            [fit("千と千尋", places) for places in (10, 8, 7, 6)], ["千と千尋  ", "千と千尋", "千と千…", "千と… "]
        )

    def list(self, kinds: str, *rows: list[str]) -> dict[str, Any]:
        columns = [
            {"name": kind, "heading": kind, "align": "start", "kind": kind, "importance": place}
            for place, kind in enumerate(kinds.split(), 1)
        ]
        return {"form": "list", "title": "T", "columns": columns, "rows": [{"cells": cells} for cells in rows]}

    def test_leaves_out_columns_without_a_text_and_those_for_which_there_is_no_room(self) -> None:
        shown = self.list("title empty what third", ["千と千尋", "", "x" * 30, "third"])
        self.assertEqual(text_of(shown, 33), f"T\ntitle     what              third\n千と千尋  {'x' * 15}…  third")
        self.assertEqual(text_of(shown, 32), f"T\ntitle     what\n千と千尋  {'x' * 21}…")
        self.assertEqual(text_of(shown, 22), "T\ntitle\n千と千尋")

    def test_groups_without_rows_stand_in_their_place_and_one_goes_on_over_pages(self) -> None:
        shown = self.list("starts", ["17:15"]) | {"groups": [{"id": id, "heading": id.upper()} for id in ("a", "b")]}
        shown["rows"][0]["group"] = "b"
        text = ListText(80)
        self.assertEqual(text.lines_of(shown), ["T", "  starts", "A", "B", "  17:15"])
        self.assertEqual(text.lines_of({**shown, "groups": shown["groups"][1:]}), ["  17:15"])

    def test_sentences_of_a_log_are_wrapped(self) -> None:
        shown = self.list("moment sentence", ["Sat 12:05", "Tickets are on sale for Dune."])
        self.assertEqual(text_of(shown, 30), "T\nSat 12:05  Tickets are on sale\n           for Dune.")

    def test_wraps_between_words_and_within_those_that_are_too_long(self) -> None:
        self.assertEqual(wrap("one two 千と千尋の神隠し", 8), ["one two", "千と千尋", "の神隠し"])
