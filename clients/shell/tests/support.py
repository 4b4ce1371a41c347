# SPDX-License-Identifier: MIT
"""What the tests of the shell client share."""

import os
import shlex
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../.."))
sys.path.insert(0, os.path.join(ROOT, "Tests/clients"))
import scenarios  # noqa: E402, F401
from screenshot import Terminal  # noqa: E402, F401

BIN = os.path.join(ROOT, "clients/shell/bin")
COMPLETIONS = os.path.join(ROOT, "clients/shell/completions")
SERVERS = os.path.join(ROOT, "Tests/clients/servers")
MARQUEE = os.path.abspath(os.environ.get("MARQUEE_BIN") or os.path.join(ROOT, ".build/release/marquee"))
PATIENCE = 60  # seconds until something that hangs counts as a failure


class ShellTest(unittest.TestCase):
    """A home of its own for each test, and no MARQUEE_ variable."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="shell-")
        self.addCleanup(folder.cleanup)
        self.home = folder.name
        own = {name: value for name, value in os.environ.items() if not name.startswith(("MARQUEE_", "XDG_"))}
        self.environment = {**own, "HOME": self.home, "ZDOTDIR": self.home, "TZ": "UTC"}

    def path(self, *parts):
        return os.path.join(self.home, *parts)

    def write(self, name, text, mode=0o644):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(file.name, mode)
        return file.name

    def run_command(self, *words, **variables):
        return subprocess.run(
            words,
            capture_output=True,
            env={**self.environment, **variables},
            timeout=PATIENCE,
            stdin=subprocess.DEVNULL,
            encoding="utf-8",
        )

    def script(self, name, *words, **variables):
        return self.run_command(os.path.join(BIN, name), *words, **{"MARQUEE_BIN": MARQUEE, **variables})

    def start(self, name, *words):
        """The script in the background; it has ended when the test leaves its block."""
        environment = {**self.environment, "MARQUEE_BIN": MARQUEE}
        command = [os.path.join(BIN, name), *words]
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, encoding="utf-8")

    def at_terminal(self, columns, name, *words):
        """The lines that the script prints at a terminal of that width."""
        command = [os.path.join(BIN, name), "--sandbox", *words]
        script = f"stty cols {columns}; exec {shlex.join(command)}"
        done = self.run_command("script", "-qec", script, "/dev/null", MARQUEE_BIN=MARQUEE)
        self.assertEqual(done.returncode, 0, done.stdout)
        return done.stdout.replace("\r\n", "\n").splitlines()

    def succeed(self, name, *words, **variables):
        """What the script prints; it has to say nothing on stderr and to end with 0."""
        done = self.script(name, *words, **variables)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def fail_with(self, status, name, *words, **variables):
        """What the script says on stderr."""
        done = self.script(name, *words, **variables)
        self.assertEqual(done.returncode, status, done.stderr)
        return done.stderr
