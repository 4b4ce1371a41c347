# SPDX-License-Identifier: MIT
"""Servers that are old, that talk nonsense, or that die: what the scripts say of it, and that they go on afterwards."""

import os
import subprocess

from support import BIN, MARQUEE, PATIENCE, SERVERS, ShellTest, scenarios

HEADER = '"id","title","releaseDate"'


class MisbehavingTest(ShellTest):
    def stand_in(self, name):
        return {"MARQUEE_BIN": os.path.join(SERVERS, name)}

    def test_a_server_that_is_killed_in_the_middle_of_a_stream(self):
        done = self.script("movies-csv", "--sandbox", **self.stand_in("dies"))
        self.assertEqual(done.returncode, 1)
        self.assertTrue(done.stdout.startswith(HEADER))
        self.assertEqual(len(done.stdout.splitlines()), 4, "what came before is kept")
        self.assertEqual(
            done.stderr,
            "movies-csv: marquee was killed (SIGKILL) in the middle of movies/nowPlaying; its last "
            "words:\nmarquee: warning: the projector is getting warm\nmarquee: warning: the reel is nearly "
            "through\nmarquee: fatal: out of film\n",
        )
        done = self.script("poster-wall", "--sandbox", **self.stand_in("dies"))
        self.assertEqual((done.returncode, done.stdout), (1, ""), "half a page is none")

    def test_a_server_that_lacks_a_method(self):
        self.assertEqual(len(self.succeed("movies-csv", "--sandbox", **self.stand_in("old")).splitlines()), 4)
        said = self.fail_with(1, "seats-left", "--sandbox", "amc:showtime:1", **self.stand_in("old"))
        self.assertEqual(
            said,
            "seats-left: unknown method 'showtimes/seats'\n"
            "  This is marquee 0.1.0; another release may know showtimes/seats.\n",
        )

    def test_a_server_of_years_to_come(self):
        self.assertEqual(len(self.succeed("movies-csv", "--sandbox", **self.stand_in("new")).splitlines()), 4)
        said = self.fail_with(1, "seats-left", "--sandbox", "amc:showtime:1", **self.stand_in("new"))
        self.assertIn("  This is marquee 9.0.0; another release may know showtimes/seats.\n", said)

    def test_a_server_that_prints_garbage(self):
        for name, words in (("movies-csv", []), ("seats-left", ["amc:showtime:1"]), ("imax-tonight", ["New York"])):
            said = self.fail_with(1, name, "--sandbox", *words, **self.stand_in("garbage"))
            self.assertEqual(said, f"{name}: what {SERVERS}/garbage prints is no JSON; is it marquee?\n")

    def test_an_answer_that_stands_in_for_a_provider(self):
        """Regression: the scripts passed on another wording than the backend's, and so nothing."""
        stand_in = self.path("stand-in")
        with open(stand_in, "w") as file:
            file.write("#!/bin/sh\necho 'marquee: cached 3 minutes ago; AMC is not answering' >&2\n"
                       """echo '{"id":"amc:movie:1","title":"A"}'\n""")
        os.chmod(stand_in, 0o700)
        done = self.script("movies-csv", "--sandbox", MARQUEE_BIN=stand_in)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr, "movies-csv: cached 3 minutes ago; AMC is not answering\n")

    def test_something_that_ends_without_a_word(self):
        said = self.fail_with(1, "seats-left", "amc:showtime:1", MARQUEE_BIN="/bin/false")
        self.assertIn("showtimes/seats failed", said)

    def test_no_file_is_left_and_the_next_run_works(self):
        scratch = self.path("tmp")
        os.mkdir(scratch)
        for name in ("dies", "old", "garbage"):
            self.fail_with(1, "seats-left", "--sandbox", "amc:showtime:1", TMPDIR=scratch, **self.stand_in(name))
        self.succeed("seats-left", "--sandbox", "amc:showtime:211420778050100", TMPDIR=scratch)
        self.assertEqual(os.listdir(scratch), [])

    def test_one_that_is_really_killed(self):
        """The binary itself, killed from outside between two of its pages."""
        with scenarios.upstream() as base:
            # The wrapper says who it will be, so that the test can kill it.
            wrapper = self.write(
                "marquee", f'#!/bin/sh\necho $$ >{self.path("pid")}\nexec {MARQUEE} "$@"\n', mode=0o755
            )
            process = subprocess.Popen(
                [os.path.join(BIN, "movies-csv"), "movies/comingSoon", '{"pageSize":10}'],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                env={**self.environment, "MARQUEE_BIN": wrapper, "MARQUEE_AMC_URL": base, "MARQUEE_AMC_KEY": "k"},
            )
            for _ in range(11):
                self.assertTrue(process.stdout.readline())
            with open(self.path("pid"), encoding="utf-8") as file:
                os.kill(int(file.read()), 9)
            rest, said = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, rest), (1, ""))
        self.assertIn("marquee was killed (SIGKILL) in the middle of movies/comingSoon", said)
