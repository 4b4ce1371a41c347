# SPDX-License-Identifier: MIT
"""`marquee doctor`: what it finds, and that it never shows a key."""

import os
import pwd
import re
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment
from theatre import DAY, Theatre
from upstream import Upstream

# An hour in less than a second: the first events come at once.
FAST = "2026-11-21T18:00:00Z*4800"
KEY = "never-to-be-shown"


class DoctorTest(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = home.name

    def doctor(self, *words, **variables):
        done = subprocess.run([MARQUEE, *words, "doctor"], capture_output=True, text=True, timeout=PATIENCE,
                              env=environment(self.home, **variables))
        self.assertNotIn(KEY, done.stdout + done.stderr)
        return done.returncode, done.stdout

    def upstreams(self, base):
        return {"MARQUEE_AMC_URL": base, "MARQUEE_TMDB_URL": base, "MARQUEE_PIXABAY_URL": base,
                "MARQUEE_AMC_KEY": KEY, "MARQUEE_TMDB_KEY": KEY, "MARQUEE_PIXABAY_KEY": KEY}

    def test_the_sandbox_asks_nobody(self):
        code, text = self.doctor("--sandbox")
        self.assertEqual(code, 0)
        self.assertIn("sandbox", text)

    def test_keys_that_are_accepted(self):
        with Upstream(lambda path, query, number: (200, good_answer(path))) as upstream:
            code, text = self.doctor(**self.upstreams(upstream.base))
            self.assertEqual(code, 0, text)
            self.assertEqual(len(upstream.requests), 3)
        self.assertIn("accepted", text)
        self.assertIn("MARQUEE_AMC_KEY", text)

    def test_a_key_that_is_rejected(self):
        with Upstream(lambda path, query, number: (401, {"status_code": 7, "status_message": f"Invalid key {KEY}"})) as upstream:
            code, text = self.doctor(**self.upstreams(upstream.base))
        self.assertEqual(code, 1)
        self.assertIn("rejected", text)

    def test_an_upstream_that_is_not_there(self):
        with Upstream(lambda path, query, number: (200, {})) as upstream:
            pass
        self.assertEqual(self.doctor(**self.upstreams(upstream.base))[0], 1)

    def test_no_keys_at_all(self):
        code, text = self.doctor()
        self.assertEqual(code, 1)
        for variable in ("MARQUEE_AMC_KEY", "MARQUEE_TMDB_TOKEN", "MARQUEE_PIXABAY_KEY"):
            self.assertIn(variable, text)

    def test_a_configuration_file_that_others_can_read(self):
        folder = os.path.join(self.home, ".config/marquee")
        os.makedirs(folder)
        path = os.path.join(folder, "config.json")
        with open(path, "w") as file:
            file.write('{"amcKey":"%s"}' % KEY)
        os.chmod(path, 0o644)
        code, text = self.doctor()
        self.assertEqual(code, 1)
        self.assertIn("chmod 600", text)

    def test_a_certificate_file_that_cannot_be_read(self):
        code, text = self.doctor("--sandbox", MARQUEE_CA_FILE="/nonexistent/bundle.pem")
        self.assertIn("/nonexistent/bundle.pem", text)
        self.assertEqual(code, 1)

    def test_without_a_home_folder_it_is_the_accounts(self):
        """Regression: without HOME the folders were those of //.local."""
        account = pwd.getpwuid(os.getuid()).pw_dir.rstrip("/")
        for home, parent in ((None, account), ("", account), ("relative/home", account), ("/", ""), (self.home + "//", self.home)):
            variables = {name: value for name, value in (environment("") | {"HOME": home}).items() if value is not None}
            # In the sandbox, so that nobody's files are opened.
            done = subprocess.run([MARQUEE, "--sandbox", "doctor"], capture_output=True, text=True, timeout=PATIENCE,
                                  env=variables, cwd=self.home)
            with self.subTest(HOME=home):
                for folder in (".local/state", ".cache"):
                    self.assertRegex(done.stdout, rf"(?<![\w/.-]){re.escape(parent)}/{re.escape(folder)}/marquee")
                self.assertNotIn("//", done.stdout)

    def test_a_folder_that_cannot_be_written(self):
        blocked = os.path.join(self.home, "file")
        open(blocked, "w").close()
        code, text = self.doctor("--sandbox", "--state-dir", os.path.join(blocked, "state"))
        self.assertEqual(code, 1)
        self.assertIn(blocked, text)

    def test_watches_and_the_process_that_asks_for_them(self):
        def line():
            return next(line for line in self.doctor("--sandbox", MARQUEE_NOW=FAST)[1].splitlines() if "watch" in line)

        self.assertRegex(line(), "^ok .*nothing is watched")
        # One that has no end, however fast time goes by, which is added while the clock stands: what happens then is
        # seen.
        subprocess.run([MARQUEE, "--sandbox", "call", "watch/add", "kind=release", "movieId=tmdb:1300968"], check=True,
                       stdout=subprocess.DEVNULL, timeout=PATIENCE, env=environment(self.home))
        self.assertRegex(line(), "^note .*1 watch, 1 active, and no process checks them; marquee watch does")
        process = subprocess.Popen([MARQUEE, "--sandbox", "watch", "--after", "0"], stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, env=environment(self.home, MARQUEE_NOW=FAST))
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        process.stdout.readline()
        self.assertRegex(line(), f"^ok .*1 watch, 1 active; process {process.pid} checks them")
        process.kill()
        process.wait()
        self.assertIn("no process checks", line())

    def test_a_watch_that_fails(self):
        with Theatre() as theatre:
            theatre.show(1)
            variables = theatre.variables | {"MARQUEE_TMDB_URL": theatre.base, "MARQUEE_PIXABAY_URL": theatre.base}
            for method in (["watch/add", "kind=showings", "theatreId=amc:77", f"date={DAY}"], ["watch/check", "id=watch:1"]):
                subprocess.run([MARQUEE, "call", *method], check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE,
                               env=environment(self.home, **variables))
                theatre.refuse()
            self.assertIn("watch:1 (Showings at T on Tue 21 Nov) fails: AMC", self.doctor(**variables)[1])


def good_answer(path):
    """A valid response to the cheap request that checks each upstream."""
    return {"pageSize": 1, "pageNumber": 1, "count": 0, "_embedded": {"movies": [], "theatres": []}, "_links": {},
            "images": {"secure_base_url": "https://image.tmdb.org/t/p/"}, "genres": [], "success": True,
            "total": 0, "totalHits": 0, "hits": []}
