# SPDX-License-Identifier: MIT
"""Runs the tests of the copy, with or without a fault."""

import os
import re
import stat
import subprocess

PATIENCE = 120  # seconds; a fault may hang what it is in
CONFORMANCE = "conformance:"


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
        try:
            output, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.communicate()
            return f"no end within {PATIENCE} s"
        output = re.sub(r"\x1b\[[0-9;]*m", "", output)
        if process.returncode == 0:
            if not re.search(r"(Test run with|^Ran) [1-9]", output, re.MULTILINE):
                raise SystemExit(f"no test matches {wanted}")
            return None
        failed = re.search(r'^(?:✘ Test (.+?) (?:recorded|failed)|(?:FAIL|ERROR): (\S+))', output, re.MULTILINE)
        return next(filter(None, failed.groups())) if failed else f"exit code {process.returncode}"

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
