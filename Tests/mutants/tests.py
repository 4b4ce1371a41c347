# SPDX-License-Identifier: MIT
"""Runs the tests of the copy, with or without a fault."""

import os
import re
import signal
import stat
import subprocess
import threading

PATIENCE = 120  # seconds; a fault may hang what it is in
CONFORMANCE = "conformance:"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
FAILED = re.compile(r"✘ Test (.+?) (?:recorded|failed)|(?:FAIL|ERROR): (\S+)")
RAN = re.compile(r"Test run with [1-9]|^Ran [1-9]")


def stop(process):
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


class Tests:
    def __init__(self, path):
        self.path = path

    def failure(self, wanted, number=0):
        """The first failing test, or how else the run went wrong; None if all is well."""
        command, environment = self.conformance(wanted, number) if wanted.startswith(CONFORMANCE) else self.unit(wanted)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("MARQUEE")} \
            | {"MUTANT": str(number)} | environment
        process = subprocess.Popen(command, cwd=self.path, env=environment, text=True, errors="replace",
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        end = threading.Timer(PATIENCE, stop, [process])
        end.start()
        has_run = False
        try:
            # The first failure is enough.
            for line in process.stdout:
                line = COLOUR.sub("", line)
                if failed := FAILED.match(line):
                    return next(filter(None, failed.groups()))
                has_run = has_run or bool(RAN.search(line))
            process.wait()
        finally:
            end.cancel()
            stop(process)
        if process.returncode == -signal.SIGKILL:
            return f"no end within {PATIENCE} s"
        if process.returncode != 0:
            return f"exit code {process.returncode}"
        if not has_run:
            raise SystemExit(f"no test matches {wanted}")
        return None

    def unit(self, wanted):
        # The command that `swift test` runs, without its check whether something must be built.
        return ([".build/debug/marqueePackageTests.xctest", "--testing-library", "swift-testing",
                 "--filter", f"^({wanted})"], {"SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": "12"})

    def conformance(self, wanted, number):
        # The tests start the program with an environment of their own, so a script sets the variable for the fault.
        program = self.path / ".build/mutant"
        program.write_text(f'#!/bin/sh\nMUTANT={number} exec "{self.path}/.build/debug/marquee" "$@"\n')
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        return (["Tests/Conformance/python", "-m", "unittest", "discover", "-s", "Tests/Conformance",
                 "-p", wanted.removeprefix(CONFORMANCE) + ".py"], {"MARQUEE": str(program), "LC_ALL": "C.UTF-8"})
