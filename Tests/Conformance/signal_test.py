# SPDX-License-Identifier: MIT
"""SIGTERM and SIGINT end the process, whatever its threads are blocked in."""

import os
import signal
import tempfile
import time
import unittest

from backend import Backend, PATIENCE
from libraries import preload


class SignalTest(unittest.TestCase):
    def test_a_reader_that_is_stuck_for_want_of_threads(self):
        """Regression: TERM had no effect for 575 s, because the reader was stuck in libdispatch, which waited for a
        thread."""
        for number, code in ((signal.SIGTERM, 143), (signal.SIGINT, 130)):
            with self.subTest(number=number), Backend(variables=preload("few_threads", THREADS="2")) as backend:
                backend.send({"jsonrpc": "2.0", "id": 1, "method": "movies/nowPlaying"})
                self.wait_for_words("no thread", backend)
                backend.signal(number)
                self.assertEqual(backend.wait(), code)

    def wait_for_words(self, words, backend):
        deadline = time.monotonic() + PATIENCE
        while words not in backend.standard_error():
            self.assertLess(time.monotonic(), deadline, f"it does not say: {words}")
            time.sleep(0.01)

    def test_a_complaint_at_the_start_changes_nothing(self):
        """Regression: the log's thread was created before the signals were blocked and received them, so that the
        process died at once, without an exit code and with requests unanswered."""
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "marquee"))
            with open(os.path.join(folder, "marquee/config.json"), "w", opener=lambda *words: os.open(*words, 0o644)) as file:
                file.write("{}")
            with Backend(sandbox=False, variables={"XDG_CONFIG_HOME": folder}) as backend:
                backend.result("server/ping")
                self.wait_for_words("chmod 600", backend)
                backend.signal(signal.SIGTERM)
                self.assertEqual(backend.wait(), 143)
