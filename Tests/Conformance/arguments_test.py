# SPDX-License-Identifier: MIT
"""Command-line arguments arrive, whatever ran before `main` and whatever is mounted. Regression: the runtime's own
way of reading them lost all of them, including `--sandbox`, so that the real upstream was called with the real key."""

import ctypes
import json
import os
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment
from libraries import preload

WORDS = [MARQUEE, "--sandbox", "call", "movies/nowPlaying", '{"pageSize":1}']


class ArgumentsTest(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = home.name

    def run_words(self, *words, **variables):
        return subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE,
                              env=environment(self.home, **variables))

    def assert_sandbox(self, done):
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(len(json.loads(done.stdout)["items"]), 1)

    def test_a_library_that_changed_the_environment(self):
        self.assert_sandbox(self.run_words(*WORDS, **preload("early_setenv")))

    def test_without_proc_it_refuses_to_start(self):
        """Regression: it started, and on a busy machine the runtime ended the process at any moment."""
        # Users need a user namespace as well, root doesn't.
        own = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"])]
        if self.run_words(*own, "true").returncode:
            self.skipTest("this machine lets nobody mount")
        for words in (WORDS, (MARQUEE, "--sandbox"), (MARQUEE, "mcp"), (MARQUEE, "doctor")):
            done = self.run_words(*own, "sh", "-c", 'umount -l /proc && exec "$@"', "sh", *words)
            self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1), done.stderr)
            self.assertIn("is not mounted: mount it", done.stderr)
        # What asks nobody works, and with the words that it was given.
        done = self.run_words(*own, "sh", "-c", 'umount -l /proc && exec "$@"', "sh", MARQUEE, "--version")
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_a_word_that_is_not_text_is_an_error(self):
        """Regression: it was read as another text, and files were created under that name."""
        done = self.run_words(MARQUEE, "--sandbox", "--state-dir", os.fsencode(self.home) + b"/\xff", "call", "server/ping")
        self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1))
        self.assertEqual(os.listdir(self.home), [])

    def test_no_command_line_at_all_is_an_error(self):
        library = ctypes.CDLL(None, use_errno=True)
        nothing = (ctypes.c_char_p * 1)(None)
        variables = [f"{name}={value}".encode() for name, value in environment(self.home).items()]
        block = (ctypes.c_char_p * (len(variables) + 1))(*variables, None)
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.dup2(writer, 2)
            library.execve(MARQUEE.encode(), nothing, block)
            os._exit(99)
        os.close(writer)
        with open(reader) as errors:
            text = errors.read()
        self.assertEqual((os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), text.count("\n")), (2, 1), text)
        self.assertIn("command line", text)
