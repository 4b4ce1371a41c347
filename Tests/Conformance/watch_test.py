# SPDX-License-Identifier: MIT
"""`marquee watch`: events as lines, or given to a command; over restarts nothing is lost and nothing comes twice."""

import json
import os
import signal
import subprocess
import tempfile
import time
import unittest

from backend import MARQUEE, PATIENCE, environment

# An hour in less than a second: the first events come at once. Watches are added before, while the clock stands: a busy
# machine could take so long for it that everything has happened.
FAST = "2026-11-21T18:00:00Z*4800"
ADDED = ({"kind": "seats", "showtimeId": "amc:showtime:61020778482511", "partySize": 3, "every": 300},
         {"kind": "showings", "theatreId": "amc:610", "date": "2026-11-21"},
         {"kind": "tickets", "movie": "The Batman Part II", "every": 300})


class WatchTest(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.addCleanup(home.cleanup)
        self.home = home.name
        self.variables = environment(self.home, MARQUEE_NOW=FAST)

    def add_some(self):
        """Their changes come within seconds."""
        lines = [json.dumps({"jsonrpc": "2.0", "id": id, "method": "watch/add", "params": params})
                 for id, params in enumerate(ADDED)]
        done = subprocess.run([MARQUEE, "--sandbox"], input="\n".join(lines), capture_output=True, text=True,
                              env=environment(self.home), timeout=PATIENCE)
        self.assertEqual(done.stdout.count('"result"'), len(ADDED), done.stdout)

    def watch(self, *words, **more):
        process = subprocess.Popen([MARQUEE, "--sandbox", "watch", *words], stdin=subprocess.DEVNULL, env=self.variables,
                                   stderr=subprocess.PIPE, **({"stdout": subprocess.PIPE} | more))
        self.addCleanup(self.end, process)
        return process

    def end(self, process):
        if process.poll() is None:
            process.kill()
        process.communicate()

    def path(self, name):
        return os.path.join(self.home, name)

    def given(self, name="told"):
        """The cursors that a command was given; it may be in the middle of the last line."""
        try:
            with open(self.path(name)) as file:
                return [json.loads(line)["cursor"] for line in file if line.endswith("\n")]
        except FileNotFoundError:
            return []

    def wait_for(self, condition, what):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), deadline, what)
            time.sleep(0.02)

    def test_each_event_is_a_line(self):
        self.add_some()
        process = self.watch("--after", "0")
        events = [json.loads(process.stdout.readline()) for _ in range(3)]
        self.assertEqual([event["cursor"] for event in events], [1, 2, 3])
        self.assertLessEqual({"watchId", "watchName", "kind", "at", "message"}, events[0].keys())
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(PATIENCE), 143)
        again = self.watch("--after", "2")
        self.assertEqual(json.loads(again.stdout.readline()), events[2])
        again.send_signal(signal.SIGINT)
        self.assertEqual(again.wait(PATIENCE), 130)
        self.assertEqual(again.stderr.read(), b"")

    def test_a_signal_that_was_ignored_at_the_start_stays_ignored(self):
        # As for a background job of a script, which Ctrl-C leaves alone.
        self.add_some()
        process = self.watch("--after", "0", preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        for _ in range(3):
            self.assertTrue(json.loads(process.stdout.readline()))
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(PATIENCE), 143)

    def test_a_cursor_of_a_log_that_is_gone_is_a_gap(self):
        self.add_some()
        gap = json.loads(self.watch("--after", "1000000").stdout.readline())
        self.assertEqual((gap["kind"], gap.keys()), ("gap", {"kind", "cursor"}))

    def test_a_reader_that_is_gone_ends_it(self):
        process = self.watch()
        process.stdout.close()
        self.assertEqual(process.wait(PATIENCE), 0)
        self.assertEqual(process.stderr.read(), b"")

    def test_output_that_gets_lost_is_an_error(self):
        self.add_some()
        with open("/dev/full", "w") as full:
            process = self.watch("--after", "0", stdout=full)
            self.assertEqual(process.wait(PATIENCE), 1)
        self.assertIn(b"No space left", process.stderr.read())

    def test_a_command_gets_each_event_once_over_restarts(self):
        command = f"cat >> {self.path('told')}; echo given"
        self.add_some()
        first = self.watch("--exec", command, "--after", "0")
        self.assertEqual(first.stdout.readline(), b"given\n")
        first.send_signal(signal.SIGTERM)
        self.assertEqual(first.wait(PATIENCE), 143)
        # What happens meanwhile is found by the next one.
        count = len(self.given())
        second = self.watch("--exec", command)
        self.wait_for(lambda: len(self.given()) > count, "nothing more came")
        second.send_signal(signal.SIGINT)
        self.assertEqual(second.wait(PATIENCE), 130)
        self.assertEqual(self.given(), [*range(1, len(self.given()) + 1)])
        self.assertEqual((first.stderr.read(), second.stderr.read()), (b"", b""))
        # Another command has got nothing yet, and a cursor says where to begin.
        self.watch("--exec", f"cat >> {self.path('other')}", "--after", "1")
        self.wait_for(lambda: self.given("other"), "nothing came after the cursor")
        self.assertEqual(self.given("other")[0], 2)

    def test_a_command_that_fails_gets_the_event_again_before_the_next(self):
        self.add_some()
        process = self.watch("--exec", f"cat >> {self.path('told')}; test -e {self.path('mended')}", "--after", "0")
        self.wait_for(lambda: len(self.given()) > 1, "it was not tried again")
        open(self.path("mended"), "w").close()
        self.wait_for(lambda: len(self.given()) > 4, "it did not go on")
        given = self.given()
        self.assertEqual(set(given[:2]), {1})
        self.assertEqual(sorted(given), given)
        self.assertEqual(sorted(set(given)), list(range(1, max(given) + 1)))
        process.terminate()
        self.assertIn(b"event 1: the command exited with 1; it gets the event again in 1 s", process.communicate()[1])

    def test_a_command_that_reads_nothing_harms_nothing(self):
        self.add_some()
        process = self.watch("--exec", f"echo x >> {self.path('count')}", "--after", "0")
        self.wait_for(lambda: os.path.exists(self.path("count")) and os.path.getsize(self.path("count")) >= 6, "it waits")
        process.terminate()
        self.assertEqual(process.communicate()[1], b"")

    def test_a_command_gets_no_secrets(self):
        self.add_some()
        secrets = {"MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_TOKEN": "t", "MARQUEE_OTHER_KEY": "o",
                   "MARQUEE_FLEET": "unix:/nowhere"}
        proxies = {"https_proxy": "http://user:p@ss/word@proxy.example:3128", "ALL_PROXY": "user:password@proxy.example",
                   "no_proxy": "example.org"}
        self.variables |= secrets | proxies | {"PLAIN": "stays"}
        for option, expected in (([], {}), (["--exec-environment"], secrets)):
            # A file of its own, since the command of the first one may still run when the second one starts.
            path = self.path("env" + "".join(option))
            process = self.watch("--exec", f"env > {path}.new; mv {path}.new {path}", "--after", "0", *option)
            self.wait_for(lambda: os.path.exists(path), "no event")
            process.kill()
            process.wait()
            with open(path) as file:
                given = dict(line.rstrip("\n").split("=", 1) for line in file if "=" in line)
            self.assertEqual({name: given[name] for name in secrets if name in given}, expected)
            self.assertEqual(given["PLAIN"], "stays")
            self.assertEqual([given[name] for name in proxies], list(proxies.values()) if option else
                             ["http://proxy.example:3128", "proxy.example", "example.org"])

    def test_once_delivers_what_is_due_and_ends(self):
        """Each event once, in order, over runs that end by themselves, and the last one again if it was refused."""
        self.add_some()
        command = f"cat >> {self.path('told')}; exit $(cat {self.path('status')})"
        for status in ("0", "1"):
            with open(self.path("status"), "w") as file:
                file.write(status)
            deadline = time.monotonic() + PATIENCE
            expected, code = len(self.given()) + 1, None
            while len(self.given()) < expected or code != int(status):
                self.assertLess(time.monotonic(), deadline, "no event")
                process = self.watch("--once", "--exec", command)
                code = process.wait(PATIENCE)
                self.assertIn(code, (0, int(status)), process.stderr.read())
        told = self.given()
        self.assertEqual(told, sorted(set(told)))
        with open(self.path("status"), "w") as file:
            file.write("0")
        self.assertEqual(self.watch("--once", "--exec", command).wait(PATIENCE), 0)
        again = self.given()[len(told):]
        self.assertEqual(again[0], told[-1])
        self.assertEqual(again, list(range(told[-1], told[-1] + len(again))))

    def test_once_ends_at_once_where_another_process_watches(self):
        self.add_some()
        watching = self.watch("--after", "0")
        self.assertTrue(watching.stdout.readline())
        second = self.watch("--once", "--after", "0")
        self.assertEqual((second.wait(PATIENCE), second.stdout.read()), (0, b""))
        self.assertIsNone(watching.poll())

    def test_once_with_no_watch_ends(self):
        process = self.watch("--once")
        self.assertEqual((process.wait(PATIENCE), process.stdout.read()), (0, b""))

    def test_a_state_folder_that_cannot_be_entered_is_an_error(self):
        os.symlink(self.path("loop"), self.path("loop"))
        calls = ("watch/list", "watch/get id=watch:1", "watch/check id=watch:1", "watch/remove id=watch:1", "watch/events",
                 "watch/update id=watch:1 paused=true", "watch/add kind=tickets movie=x", "suggestions/list",
                 "suggestions/clear", "suggestions/remove query=x")
        for words in (["watch"], ["watch", "--after", "0"], ["watch", "--exec", "true"], ["doctor"],
                      *(["call", *call.split()] for call in calls)):
            with self.subTest(words=words):
                done = subprocess.run(
                    [MARQUEE, "--sandbox", "--state-dir", self.path("loop/state"), *words], env=self.variables,
                    capture_output=True, text=True, timeout=PATIENCE)
                self.assertEqual(done.returncode, 1, done)
                self.assertIn("Too many levels of symbolic links", done.stdout + done.stderr)

    def test_a_command_that_hangs_does_not_keep_it(self):
        """It is ended with what it has started, and gets the same event again."""
        self.add_some()
        command = f"cat >> {self.path('told')}; echo $$ > {self.path('new')}; mv {self.path('new')} {self.path('pid')}; " \
            "sleep 1000; true"
        for count in (1, 2):
            process = self.watch("--exec", command, *(["--after", "0"] if count == 1 else []))
            self.wait_for(lambda: len(self.given()) == count and os.path.exists(self.path("pid")), "no event")
            process.terminate()
            self.assertEqual(process.wait(PATIENCE), 143)
            with open(self.path("pid")) as file:
                group = int(file.read())
            os.remove(self.path("pid"))
            self.wait_for(lambda: is_gone(group), "the command goes on")
        self.assertEqual(self.given(), [1, 1])


def is_gone(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
