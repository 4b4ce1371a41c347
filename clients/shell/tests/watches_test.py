# SPDX-License-Identifier: MIT
"""What waits for events: marquee-notify, and tickets-on-sale --wait."""

import fcntl
import json
import os

from support import MARQUEE, ShellTest

MOVING = {"MARQUEE_NOW": "2026-11-21T12:00:00Z*6000"}
NOTE = """
cursor=$(jq .cursor)
echo "$cursor" >>"$HOME/handed"
"""


class NotifyTest(ShellTest):
    def setUp(self):
        super().setUp()
        self.place = self.path(".local/state/marquee-shell/sandbox/notify-default")

    def call(self, method, params, *options):
        words = [MARQUEE, "--sandbox", "call", method, json.dumps(params), *options]
        done = self.run_command(*words)
        self.assertEqual(done.returncode, 0, done.stderr)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def fill_the_log(self, count):
        # The world moves once it is watched, and for longer than a busy machine needs to start.
        self.call("watch/add", {"kind": "showings", "place": "Olathe, KS", "date": "2026-11-27"})
        self.environment |= MOVING
        self.assertEqual(len(self.call("watch/follow", {"after": 0, "limit": count}, "--stream")), count)

    def notify(self, command, **variables):
        """Runs it until the command ends it; what was handed on by then, and what it said."""
        done = self.script("marquee-notify", "--sandbox", "sh", "-c", NOTE + command, **variables)
        self.assertEqual(done.stdout, "")
        with open(self.path("handed"), encoding="utf-8") as file:
            return [int(line) for line in file], done.stderr

    def test_nothing_is_lost_or_comes_twice(self):
        self.fill_the_log(3)
        self.write(".local/state/marquee-shell/sandbox/notify-default", "0\n")
        # An event whose command fails is tried again, and one that was not done is handed on by the next run.
        handed, said = self.notify(
            'case $cursor in 1) [ -e "$HOME/failed" ] || { touch "$HOME/failed"; exit 3; } ;; 2) kill $PPID ;; esac'
        )
        self.assertEqual(handed, [1, 1, 2])
        self.assertEqual(said, "marquee-notify: sh ended with status 3; event 1 is tried again in 1 s\n")
        with open(self.place, encoding="utf-8") as file:
            self.assertEqual(file.read(), "1\n")
        self.assertEqual(self.notify("[ $cursor = 2 ] || kill $PPID"), ([1, 1, 2, 2, 3], ""))

    def test_a_backend_that_is_killed_is_started_again(self):
        self.fill_the_log(2)
        self.write(".local/state/marquee-shell/sandbox/notify-default", "0\n")
        dying = self.write(
            "marquee",
            f"""#!/bin/sh
            case "$*" in *watch/follow*)
                [ -e "$HOME/died" ] || {{ touch "$HOME/died"; {MARQUEE} "$@" | head -n 1; kill -9 $$; }} ;;
            esac
            exec {MARQUEE} "$@"
            """,
            mode=0o755,
        )
        handed, said = self.notify("[ $cursor != 2 ] || kill $PPID", MARQUEE_BIN=dying)
        self.assertEqual(handed, [1, 2])
        self.assertIn("marquee was killed (SIGKILL) in the middle of watch/follow", said)

    def test_the_first_run_begins_with_what_happens_from_then_on(self):
        self.fill_the_log(1)
        with self.start("marquee-notify", "--sandbox", "cat") as process:
            while not os.path.exists(self.place):
                self.assertIsNone(process.poll())
            process.terminate()
        with open(self.place, encoding="utf-8") as file:
            self.assertGreaterEqual(int(file.read()), 1)

    def test_two_with_the_same_name_are_one_too_many(self):
        os.makedirs(os.path.dirname(self.place))
        with open(self.place + ".lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            said = self.fail_with(1, "marquee-notify", "--sandbox", "cat")
        self.assertEqual(
            said, "marquee-notify: another one runs with this name; give one of them another --name\n"
        )

    def test_what_it_refuses(self):
        for words, said in [
            ([], "name a command to run for each event"),
            (["no-such-command"], "there is no command no-such-command"),
            (["--name", "a/b", "cat"], "--name should be letters, digits, - and _, not a/b"),
        ]:
            self.assertEqual(self.fail_with(2, "marquee-notify", *words), f"marquee-notify: {said} (try --help)\n")
        self.write(".local/state/marquee-shell/sandbox/notify-default", "half a nu\n")
        self.assertIn("holds no cursor", self.fail_with(1, "marquee-notify", "--sandbox", "cat"))


class WaitingTest(ShellTest):
    def test_a_film_that_nobody_knows_is_a_watch_that_stays_and_is_one_however_often_it_is_asked_for(self):
        for _ in range(2):
            with self.start("tickets-on-sale", "--sandbox", "--wait", "zzyzx") as process:
                self.assertEqual(process.stdout.readline(), "AMC knows no film called zzyzx yet\n")
                while not self.watches():
                    pass
                process.terminate()
        (watch,) = self.watches()
        self.assertEqual((watch["question"], watch["once"]), ({"kind": "tickets", "movie": "zzyzx"}, True))

    def test_a_film_is_waited_for_from_before_it_is_listed_until_its_sales_begin(self):
        # The world moves fast only after the film was looked for.
        moving = self.write(
            "marquee",
            f"""#!/bin/sh
            case "$*" in *watch/follow*) touch "$HOME/moves" ;; esac
            if [ -e "$HOME/moves" ]; then pace=6000; else pace=1; fi
            MARQUEE_NOW="2026-11-21T12:00:00Z*$pace" exec {MARQUEE} "$@"
            """,
            mode=0o755,
        )
        words = ("--sandbox", "--wait", "The Batman Part II")
        said = self.succeed("tickets-on-sale", *words, MARQUEE_BIN=moving).splitlines()
        self.assertEqual(said[0], "AMC knows no film called The Batman Part II yet")
        self.assertEqual(said[-1], "The Batman Part II: tickets are on sale now, since Sat 21 Nov 15:15 UTC")
        self.assertEqual(self.watches(), [])

    def watches(self):
        done = self.run_command(MARQUEE, "--sandbox", "call", "watch/list")
        return json.loads(done.stdout)["items"]
