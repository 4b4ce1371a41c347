# SPDX-License-Identifier: MIT
"""The measured processes, each with a pipe at both ends and a home of its own."""

import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time

from load import generator

MARQUEE = os.environ["MARQUEE"]
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PIPE_SIZE = 1 << 20


def environment(home, **variables):
    """The variables that a host would pass, so that the user's own setup has no effect."""
    return {"HOME": home, "PATH": os.environ["PATH"], "TERM": "dumb"} | variables


class Child:
    """A context manager: leaving it ends the process.

    `core`: the only processor that it may run on; None: wherever the scheduler puts it.
    """

    def __init__(self, *command, variables={}, core=None):
        self.home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.errors = open(os.path.join(self.home.name, "stderr"), "w+b")
        pinned = () if core is None else ("taskset", "--cpu-list", str(core))
        self.process = subprocess.Popen(
            pinned + command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0,
            env=environment(self.home.name, **variables))
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        for end in (self.input, self.output):
            fcntl.fcntl(end, fcntl.F_SETPIPE_SZ, PIPE_SIZE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()
        self.home.cleanup()

    def flood(self, text, **until):
        """The seconds until everything is answered; the last output is in `tail`."""
        seconds, self.tail = generator.flood(self.input, self.output, text, **until)
        return seconds

    def ask(self, request, rounds=1, **marks):
        """The seconds until each response, one request at a time."""
        return generator.ask(self.input, self.output, request, rounds, **marks)

    def answer(self, request):
        return json.loads(self.raw_answer(request))

    def raw_answer(self, request):
        """One response, which is a line."""
        os.set_blocking(self.output, True)
        os.write(self.input, request)
        answer = b""
        while not answer.endswith(b"\n"):
            more = os.read(self.output, PIPE_SIZE)
            if not more:
                raise EOFError("the output ended")
            answer += more
        return answer

    def status(self, field):
        """A size in /proc/PID/status, in bytes: VmRSS is the resident size now, VmHWM the peak."""
        with open(f"/proc/{self.process.pid}/status") as file:
            line = next(line for line in file if line.startswith(field + ":"))
        return int(line.split()[1]) * 1024

    def cpu_seconds(self):
        """The CPU seconds of all threads so far, by the process's own clock, whose id `clock_getcpuclockid`(3)
        derives from the process id."""
        return time.clock_gettime(~self.process.pid << 3 | 2)


def marquee(*options, **more):
    return Child(MARQUEE, "--sandbox", *options, **more)


def cat(**more):
    return Child("cat", **more)


def peer(name, *arguments, **more):
    """A peer in Python, from the folder peers/."""
    return Child(sys.executable, os.path.join(HERE, "peers", name + ".py"), *arguments, **more)
