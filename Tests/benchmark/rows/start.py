# SPDX-License-Identifier: MIT
"""The time from spawning to the first response, compared with spawning a program that only exits."""

import os
import tempfile
import time
from contextlib import nullcontext

from load.child import MARQUEE, environment
from load.messages import line, ping
from report import Row
from turns import middle


def rows(effort):
    repeated = max(5, effort.of(40))

    def spawning(*command):
        return middle([spawn(*command) for _ in range(repeated)])

    ours, nothing = effort.medians(lambda: spawning(MARQUEE, "--sandbox"), lambda: spawning("/bin/true"))
    yield Row("process start to first answer", ours, "ms", "`/bin/true`", nothing, "at most 5 ms", ours <= 5)


def spawn(*command, text=line(ping(1)), variables={}, home=None):
    """The milliseconds to the first byte of output, or to the end of the process; in a new home, unless one is given."""
    with nullcontext(home) if home else tempfile.TemporaryDirectory(prefix="marquee-") as home:
        stdin, our_input = os.pipe()
        our_output, stdout = os.pipe()
        os.write(our_input, text)
        ends = [(os.POSIX_SPAWN_DUP2, stdin, 0), (os.POSIX_SPAWN_DUP2, stdout, 1)]
        begin = time.perf_counter()
        process = os.posix_spawn(command[0], command, environment(home, **variables), file_actions=ends)
        os.close(stdout)
        os.read(our_output, 1 << 16)
        seconds = time.perf_counter() - begin
        for end in (stdin, our_input, our_output):
            os.close(end)
        os.waitpid(process, 0)
        return seconds * 1000
