# SPDX-License-Identifier: MIT
"""A theatre's days change all the time by a script, while the process that asks for them is killed again and again, and
so is another one that gives the events to a command: each change is in the log once, in order, and the command was
given all of them."""

import collections
import datetime
import json
import os
import random
import subprocess
import tempfile
import threading
import time

from backend import MARQUEE, Backend, EndOfOutput, environment
from theatre import Theatre, showing
from upstream import amc_list

DAYS = (21, 22, 23)
WINDOW = 60  # showings that a day has
SOLD_OUT = 30  # steps after which a showing is sold out
LEAST = 50  # changes that a run must have seen
LEAST_KILLS = 50


def start(day, number):
    """Each showing has a time of its own: one at the same time is the same showing with another number."""
    return (datetime.datetime(2090, 11, day) + datetime.timedelta(seconds=number)).isoformat()


class Script(Theatre):
    """Each answer about a day is one step of its script: the first showing goes, another comes, one is sold out. The
    script of no day ever ends, or has the same number twice."""

    def __init__(self):
        super().__init__()
        self.steps = collections.Counter()
        self.stepped = threading.Condition()
        self.runs = True

    def answer_to(self, path, query, number):
        if not path.startswith("/amc/v2/theatres/77/showtimes/"):
            return super().answer_to(path, query, number)
        day = int(path.rsplit("/", 1)[1].split("-")[1])
        with self.stepped:
            self.steps[day] += self.runs
            step = self.steps[day]
            self.stepped.notify_all()
        return 200, amc_list("showtimes", [
            showing(day * 1_000_000 + number, number <= step + WINDOW - SOLD_OUT, start(day, number))
            for number in range(step + 1, step + WINDOW + 1)])

    def wait_beyond(self, step, day):
        """Waits until a day has been asked for; not for long, because a process that may not ask has nothing to wait
        for."""
        with self.stepped:
            self.stepped.wait_for(lambda: self.steps[day] > step, 0.05)

    def changes(self, day, first):
        """What has happened since a step: by kind, the numbers of the showings in order."""
        last = self.steps[day]
        return {kind: [day * 1_000_000 + number for number in range(first + lag + 1, last + lag + 1)]
                for kind, lag in (("showingAdded", WINDOW), ("showingChanged", WINDOW - SOLD_OUT), ("showingRemoved", 0))}


def run(short, seed):
    chance = random.Random(seed)
    problems = []
    with Script() as script, tempfile.TemporaryDirectory(prefix="marquee-") as state:
        process = lambda: Backend("--state-dir", state, sandbox=False, variables=script.variables)
        beginning = {}
        with process() as backend:
            for day in DAYS:
                backend.result("watch/add", {"kind": "showings", "theatreId": "amc:77", "date": f"2090-11-{day}"})
                beginning[day] = script.steps[day]
        command = Command(state, script.variables)
        kills = 0
        end = time.monotonic() + (10 if short else 600)
        while time.monotonic() < end or kills < LEAST_KILLS:
            kills += 1 + command.kill_perhaps(chance)
            with process() as backend:
                # As many as fit, at least fifty.
                ask_until_killed(backend, script, chance.uniform(0, 0.5 if short else 24))
        script.runs = False
        with process() as backend:
            for number, _ in enumerate(DAYS, 1):
                watch = backend.result("watch/check", {"id": f"watch:{number}"})
                if watch["failures"]:
                    problems.append(f"a check failed: {watch}")
            log = read_log(backend)
            problems += compare(script, beginning, log)
            problems += command.finish(len(log), backend)
        if len(log) < LEAST:
            problems.append(f"there were only {len(log)} changes")
    return f"{len(log)} changes on {len(DAYS)} days, {kills} processes killed.", problems


def ask_until_killed(backend, script, seconds):
    """Makes the process ask all the time: a watch that is changed is checked at once. What was found of a watch that is
    changed meanwhile is dropped, so each is let alone until its day was asked for: if more than SOLD_OUT steps in a row
    were dropped, showings would come and be sold out unseen."""
    timer = threading.Timer(seconds, backend.process.kill)
    timer.start()
    try:
        number = 0
        while True:
            number += 1
            watch = number % len(DAYS)
            step = script.steps[DAYS[watch]]
            backend.request("watch/update", {"id": f"watch:{watch + 1}", "name": f"turn {number}"})
            script.wait_beyond(step, DAYS[watch])
    except (EndOfOutput, BrokenPipeError):
        pass
    finally:
        timer.cancel()


class Command:
    """`marquee watch --exec`, which is killed now and then."""

    def __init__(self, state, variables):
        self.told = os.path.join(state, "told")
        self.line = [MARQUEE, "watch", "--state-dir", state, "--exec", f"cat >> {self.told}"]
        self.home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.environment = environment(self.home.name, **variables)
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.line, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=self.environment)

    def kill_perhaps(self, chance):
        if chance.random() < 0.7:
            return False
        self.process.kill()
        self.process.wait()
        self.start()
        return True

    def cursors(self):
        """Those of the events that were given; one may just be written."""
        with open(self.told) as file:
            return [json.loads(line)["cursor"] for line in file if line.endswith("\n")]

    def finish(self, last, backend):
        """Waits until it has given the last event; returns what is wrong."""
        deadline = time.monotonic() + 120
        while not os.path.exists(self.told) or last not in self.cursors():
            if time.monotonic() > deadline:
                return [f"the command was not given event {last}"]
            time.sleep(0.1)
        self.process.terminate()
        code = self.process.wait()
        self.home.cleanup()
        missing = set(range(1, last + 1)) - set(self.cursors())
        return [f"the command was never given {sorted(missing)}"] * bool(missing) + [f"it exited with {code}"] * (code != 143)


def read_log(backend):
    events, cursor = [], 0
    while True:
        page = backend.result("watch/events", {"after": cursor, "limit": 1000})
        events += page["items"]
        cursor = page["cursor"]
        if page["complete"]:
            return events


def compare(script, beginning, log):
    """How the log differs from the script."""
    problems = []
    if [event["cursor"] for event in log] != list(range(1, len(log) + 1)):
        problems.append("the cursors have holes")
    for day in DAYS:
        told = collections.defaultdict(list)
        for event in log:
            number = int((event.get("after") or event["before"])["showing"]["id"].rsplit(":", 1)[1])
            if number // 1_000_000 == day:
                told[event["kind"]].append(number)
        for kind, numbers in script.changes(day, beginning[day]).items():
            events = told.pop(kind, [])
            # A showing that answers lack is gone after an hour at the earliest, or if very many are missing.
            if kind == "showingRemoved":
                numbers = numbers[:len(events)]
            if events != numbers:
                problems.append(f"day {day}, {kind}: {len(numbers)} happened, otherwise told")
        if told:
            problems.append(f"day {day}: told of {dict(told)}")
    return problems
