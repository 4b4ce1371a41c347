# SPDX-License-Identifier: MIT
"""A low limit on open files (`ulimit -n`): the program reports it, and running requests go on. Regression: it ended
in a trap of libdispatch, or not at all."""

import json
import resource
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment
from upstream import Upstream, amc_movie

COUNT = 60


def ask_for_films():
    return "".join(json.dumps({"jsonrpc": "2.0", "id": number, "method": "movies/get", "params": {"id": f"amc:movie:{number}"}}) + "\n"
                   for number in range(1, COUNT + 1))


class FewFilesTest(unittest.TestCase):
    def run_marquee(self, files, *words, given, **variables):
        with tempfile.TemporaryDirectory() as home:
            return subprocess.run(
                [MARQUEE, *words], input=given, capture_output=True, text=True, timeout=PATIENCE,
                env=environment(home, **variables),
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)))

    def test_too_few_to_run(self):
        for files in (6, 8, 12, 14, 18, 22):
            with self.subTest(files=files):
                done = self.run_marquee(files, "--sandbox", given=ask_for_films())
                self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1), done.stderr)
                self.assertIn(f"ulimit -n is {files}", done.stderr)

    def test_as_few_as_it_takes(self):
        for files in (24, 32, 48):
            with self.subTest(files=files):
                done = self.run_marquee(files, "--sandbox", given=ask_for_films())
                self.assertEqual(done.returncode, 0)
                self.assertIn(f"ulimit -n is {files}", done.stderr)
                self.assertEqual(len(done.stdout.splitlines()), COUNT)

    def test_what_would_take_the_last_ones_is_refused(self):
        for files in (24, 28, 32, 48, 96):
            def answer(path, query, number):
                return 200, amc_movie(int(path.split("/")[-1]))
            with self.subTest(files=files), Upstream(answer) as upstream:
                done = self.run_marquee(files, given=ask_for_films(), MARQUEE_AMC_URL=upstream.base, MARQUEE_AMC_RATE="0",
                                        MARQUEE_AMC_KEY="key")
                self.assertEqual(done.returncode, 0, done.stderr)
                answers = [json.loads(line) for line in done.stdout.splitlines()]
                self.assertEqual(sorted(answer["id"] for answer in answers), list(range(1, COUNT + 1)))
                refused = [answer["error"] for answer in answers if "error" in answer]
                for error in refused:
                    self.assertEqual((error["code"], error["data"]["retryable"]), (-32803, True), error)
                    self.assertIn("ulimit -n", error["data"]["hint"])
                self.assertTrue(refused or files > 24)
                self.assertFalse(refused and files > 64)
                self.assertNotIn("Too many open files", done.stderr)
