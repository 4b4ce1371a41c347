# SPDX-License-Identifier: MIT
"""A path or an input that isn't a regular file: the program reports it clearly and never waits without end."""

import contextlib
import os
import resource
import signal
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment

PING = '{"jsonrpc":"2.0","id":1,"method":"server/ping"}\n'


class IrregularFilesTest(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = home.name
        self.pipe = os.path.join(self.home, "pipe")
        os.mkfifo(self.pipe)

    def run_marquee(self, *words, given=PING, **variables):
        return subprocess.run([MARQUEE, *words], input=given, capture_output=True, text=True, timeout=PATIENCE,
                              env=environment(self.home, **variables))

    def test_the_configuration(self):
        folder = os.path.join(self.home, ".config/marquee")
        os.makedirs(folder)
        for target, word in ((self.pipe, "pipe"), ("/dev/zero", "device"), (self.home, "folder")):
            with self.subTest(target=target):
                os.symlink(target, os.path.join(folder, "config.json"))
                done = self.run_marquee()
                self.assertEqual((done.returncode, done.stdout.count("pong")), (0, 1))
                self.assertIn(f"config.json is skipped: it is a {word}", done.stderr)
                os.unlink(os.path.join(folder, "config.json"))

    def test_the_log(self):
        reader = os.open(self.pipe, os.O_RDONLY | os.O_NONBLOCK)
        for is_read in (True, False):
            for path, word in ((self.pipe, "pipe"), ("/dev/full", "device"), (self.home, "folder")):
                with self.subTest(path=path, is_read=is_read):
                    done = self.run_marquee("--sandbox", "--log-file", path)
                    self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1))
                    self.assertIn(f"{path} can't be opened: it is a {word}", done.stderr)
            if is_read:
                os.close(reader)

    def test_the_certificates(self):
        for path, word in ((self.pipe, "pipe"), ("/dev/zero", "device")):
            with self.subTest(path=path):
                done = self.run_marquee(MARQUEE_CA_FILE=path)
                self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1))
                self.assertIn(f"it is a {word}", done.stderr)

    def test_input_that_cannot_be_read(self):
        with contextlib.ExitStack() as opened:
            folder = os.open(self.home, os.O_RDONLY)
            opened.callback(os.close, folder)
            blind = os.open(os.path.join(self.home, "file"), os.O_WRONLY | os.O_CREAT)
            opened.callback(os.close, blind)
            for descriptor, reason in ((folder, "Is a directory"), (blind, "Bad file descriptor")):
                for words in (["serve"], ["mcp"], ["call", "server/ping", "-"]):
                    with self.subTest(reason=reason, words=words):
                        done = subprocess.run([MARQUEE, "--sandbox", *words], stdin=descriptor, capture_output=True,
                                              text=True, timeout=PATIENCE, env=environment(self.home))
                        self.assertEqual((done.returncode, done.stdout), (2, ""))
                        self.assertEqual(done.stderr, f"marquee: stdin can't be read: {reason}\n")

    def test_a_file_that_may_not_grow(self):
        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

        with open(os.path.join(self.home, "out"), "wb") as out:
            done = subprocess.run([MARQUEE, "schema"], stdout=out, stderr=subprocess.PIPE, text=True, preexec_fn=limit,
                                  timeout=PATIENCE, env=environment(self.home))
        self.assertEqual((done.returncode, done.stderr), (1, "marquee: stdout can't be written: File too large\n"))
