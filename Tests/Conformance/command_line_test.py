# SPDX-License-Identifier: MIT
"""The effects of command-line arguments."""

import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment
from contract import PATH


class CommandLineTest(unittest.TestCase):
    def run_marquee(self, *words, **variables):
        with tempfile.TemporaryDirectory() as home:
            return subprocess.run([MARQUEE, *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE,
                                  env=environment(home, **variables))

    def test_help(self):
        for words in (["--help"], ["-h"], ["call", "--help"], ["--help", "call"], ["doctor", "--help"]):
            done = self.run_marquee(*words)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assertIn(b"Usage: marquee", done.stdout)

    def test_version(self):
        done = self.run_marquee("--version")
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertRegex(done.stdout.decode(), r"^marquee \d+\.\d+\.\d+, contract \d+\.\d+\.\d+ "
                         r"\((debug|release) (built by hand|of [0-9a-f]{12}(-dirty)?), (linux|macos)-\w+(, with SQLite [0-9.]+ and zlib [0-9.]+)?\)\n$")

    def test_the_schema_is_the_document(self):
        with open(PATH, "rb") as file:
            self.assertEqual(self.run_marquee("schema").stdout, file.read())

    def test_a_reader_that_has_enough_is_no_error(self):
        done = subprocess.run(["bash", "-c", f"set -o pipefail; '{MARQUEE}' schema | head -c 1"], capture_output=True)
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_output_that_gets_lost_is_an_error(self):
        ping = '{"jsonrpc":"2.0","id":1,"method":"server/ping"}\n'
        for words in (["schema"], ["--sandbox", "call", "server/ping"], ["--sandbox", "call", "movies/all", "--stream"], ["--sandbox"]):
            with self.subTest(words=words), tempfile.TemporaryDirectory() as home, open("/dev/full", "w") as full:
                done = subprocess.run([MARQUEE, *words], input=ping, text=True, stdout=full, stderr=subprocess.PIPE,
                                      timeout=PATIENCE, env=environment(home))
                self.assertEqual((done.returncode, done.stderr.count("\n")), (1, 1))
                self.assertIn("No space left", done.stderr)

    def test_wrong_usage_is_one_line_and_code_2(self):
        for words, hint in ((["--sandbx"], "--sandbox"), (["scema"], "schema"), (["call"], "method"),
                            (["--framing", "odd"], "lines"), (["--drain", "soon"], "seconds"), (["serve", "x"], "x"),
                            (["--log-file", "/nonexistent/log"], "/nonexistent/log")):
            with self.subTest(words=words):
                done = self.run_marquee(*words)
                self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (2, b"", 1))
                self.assertIn(hint, done.stderr.decode())

    def test_a_setting_that_cannot_be_used_is_wrong_usage(self):
        done = self.run_marquee("call", "server/ping", MARQUEE_AMC_URL="nowhere")
        self.assertEqual((done.returncode, done.stderr.count(b"\n")), (2, 1))
        self.assertIn(b"MARQUEE_AMC_URL", done.stderr)

    def test_the_sandbox_touches_no_folder_but_its_own(self):
        with tempfile.TemporaryDirectory() as home:
            for method, params in (("search/movies", '{"query":"alien"}'), ("images/fetch", '{"id":"tmdb:movie:603","kind":"movie"}')):
                done = subprocess.run([MARQUEE, "--sandbox", "call", method, params], capture_output=True,
                                      env=environment(home))
                self.assertEqual((done.returncode, done.stderr), (0, b""))
            made = subprocess.run(["find", home, "-type", "f"], capture_output=True, text=True).stdout.split()
            for folder in (".local/state", ".cache"):
                own = [path for path in made if path.startswith(f"{home}/{folder}/marquee/sandbox/")]
                self.assertGreater(len(own), 0, made)
                made = [path for path in made if path not in own]
            self.assertEqual(made, [])

    def test_the_sandbox_answers_the_same_every_time(self):
        first, second = (self.run_marquee("--sandbox", "call", "movies/nowPlaying").stdout for _ in range(2))
        self.assertEqual(first, second)
