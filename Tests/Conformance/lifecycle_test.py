# SPDX-License-Identifier: MIT
"""initialize, shutdown, exit, end of input, signals, and the exit codes that they lead to."""

import os
import resource
import signal
import subprocess
import tempfile
import unittest

from backend import Backend, BackendTest


class LifecycleTest(BackendTest):
    def test_a_whole_session(self):
        result = self.backend.result("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        self.assertEqual(result["capabilities"], {})
        self.assertEqual(result["serverInfo"]["name"], "marquee")
        self.backend.notify("initialized", {})
        self.assertIsNone(self.backend.result("shutdown"))
        self.backend.notify("exit")
        self.assertEqual(self.backend.wait(), 0)

    def test_initialize_is_optional_and_happens_once(self):
        self.assertTrue(self.backend.result("server/ping")["pong"])
        self.backend.result("initialize", {"capabilities": None})
        self.assertEqual(self.backend.error("initialize", {})["code"], -32600)

    def test_nothing_is_answered_after_shutdown(self):
        self.backend.result("shutdown")
        self.assertEqual(self.backend.error("server/ping")["code"], -32600)

    def test_exit_without_shutdown_is_code_1(self):
        self.backend.notify("exit")
        self.assertEqual(self.backend.wait(), 1)

    def test_the_end_of_input_finishes_what_was_accepted(self):
        id = self.backend.start("movies/nowPlaying", {"partialResultToken": "t", "pageSize": 5})
        self.backend.close_input()
        messages = self.backend.rest()
        self.assertEqual(messages[-1]["id"], id)
        self.assertTrue(messages[-1]["result"]["complete"])
        self.assertEqual(self.backend.wait(), 0)

    def test_nothing_is_sent_before_the_first_message(self):
        self.backend.close_input()
        self.assertEqual(self.backend.rest(), [])
        self.assertEqual(self.backend.wait(), 0)
        self.assertEqual(self.backend.standard_error(), "")

    def test_signals(self):
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            with self.subTest(number=number), Backend() as backend:
                backend.result("server/ping")
                backend.signal(number)
                self.assertEqual(backend.wait(), code)

    def test_a_signal_that_was_ignored_at_the_start_stays_ignored(self):
        # As for a background job of a script, which Ctrl-C leaves alone.
        for number in (signal.SIGINT, signal.SIGTERM):
            previous = signal.signal(number, signal.SIG_IGN)
            try:
                backend = Backend()
            finally:
                signal.signal(number, previous)
            with self.subTest(number=number), backend:
                backend.result("server/ping")
                backend.signal(number)
                for _ in range(100):
                    self.assertTrue(backend.result("server/ping")["pong"])
                backend.close_input()
                self.assertEqual(backend.wait(), 0)

    def test_a_log_can_go_to_a_device_and_to_standard_error(self):
        for destination in ("/dev/null", "/dev/stderr", "-"):
            with self.subTest(destination), Backend("--log-file", destination, "--log-level", "debug") as backend:
                backend.result("movies/genres")
                backend.close_input()
                self.assertEqual(backend.wait(), 0)
                self.assertEqual("debug" in backend.standard_error(), destination != "/dev/null")

    def test_a_log_that_others_may_read_is_reported(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "log")
            for mode, words in ((0o600, ""), (0o644, f"chmod 600 {path}"), (0o620, "whose mode is 620")):
                with open(path, "a") as file:
                    os.fchmod(file.fileno(), mode)
                with self.subTest(mode=mode), Backend("--log-file", path) as backend:
                    backend.result("server/ping")
                    backend.close_input()
                    self.assertEqual(backend.wait(), 0)
                    self.assertIn(words, backend.standard_error())
                    self.assertEqual(backend.standard_error() == "", words == "")

    def test_a_closed_output_ends_it_silently(self):
        self.backend.result("server/ping")
        self.backend.process.stdout.close()
        self.assertEqual(self.backend.wait(), 0)
        self.assertEqual(self.backend.standard_error(), "")

    def test_it_leaves_with_the_process_that_it_was_told_of(self):
        parent = subprocess.Popen(["sleep", "600"])
        self.backend.result("initialize", {"processId": parent.pid, "capabilities": {}})
        for _ in range(100):  # while that one is there
            self.assertTrue(self.backend.result("server/ping")["pong"])
        parent.kill()
        parent.wait()
        self.assertEqual(self.backend.wait(), 143)

    def test_a_process_that_cannot_be_seen_is_not_watched(self):
        self.backend.result("initialize", {"processId": 2 ** 22 + 12345, "capabilities": {}})
        self.assertTrue(self.backend.result("server/ping")["pong"])


class StartTest(unittest.TestCase):
    def test_the_first_answer_comes_at_once(self):
        # Far above what it needs, far below what eager work would need. A busy machine takes longer, but no more work.
        self.assertLess(min(self.first_answer() for _ in range(5)), 0.1)

    def first_answer(self):
        """The seconds of a processor until it has answered, and its end."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with Backend() as backend:
            backend.result("server/ping")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
