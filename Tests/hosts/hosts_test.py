# SPDX-License-Identifier: MIT
"""Hosts and proxies as their users run them: sessions in a row on one process of Marquee's, and calls through proxies."""

import contextlib
import json
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
MARQUEE = os.environ["MARQUEE"]
SERVER = [MARQUEE, "mcp", "--sandbox"]
INSTALLATION = 900  # seconds, the first time
PATIENCE = 300  # seconds
TOOLS = 15  # at least
WORDS = "AMC Town Center 20"


def folder_of(name):
    """The programs of an environment with the packages of a file of requirements."""
    made = subprocess.run([HERE.parent / "environment", HERE / f"{name}.txt"], stdout=subprocess.PIPE, text=True,
                          timeout=INSTALLATION, check=True)
    return pathlib.Path(made.stdout.strip(), "bin")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class HostsTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.addCleanup(home.cleanup)
        self.variables = {"HOME": home.name, "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1",
                          "MCPM_NON_INTERACTIVE": "true", "NO_COLOR": "1"}

    def run_in(self, folder, *command):
        done = subprocess.run([folder / command[0], *map(str, command[1:])], env=self.variables, capture_output=True,
                              text=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr[-3000:])
        return done.stdout

    def report(self, folder, script, *arguments):
        return json.loads(self.run_in(folder, "python", HERE / script, *arguments).splitlines()[-1])

    @contextlib.contextmanager
    def served(self, folder, *command):
        """A proxy that listens: its port."""
        port = free_port()
        words = [str(word).replace("PORT", str(port)) for word in command]
        with subprocess.Popen([folder / words[0], *words[1:]], env=self.variables, stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, text=True) as process:
            try:
                end = time.monotonic() + PATIENCE
                while True:
                    try:
                        socket.create_connection(("127.0.0.1", port), 1).close()
                        break
                    except OSError:
                        if process.poll() is not None or time.monotonic() > end:
                            self.fail(f"{words[0]} doesn't listen")
                        time.sleep(0.2)
                yield port
            finally:
                process.send_signal(signal.SIGTERM)
                try:
                    process.communicate(timeout=20)
                except subprocess.TimeoutExpired:
                    process.kill()

    def check(self, report):
        self.assertEqual(len(set(report["tools"])), 1, report["tools"])
        self.assertGreaterEqual(min(report["tools"]), TOOLS)
        self.assertGreaterEqual(len(report["texts"]), 2)
        for text in report["texts"]:
            self.assertIn(WORDS, text)

    def test_fastmcp_2(self):
        self.check(self.report(folder_of("fastmcp_2"), "enter_twice.py", *SERVER))

    def test_fastmcp_3(self):
        self.check(self.report(folder_of("fastmcp_3"), "enter_twice.py", *SERVER))

    def test_fastmcp_4(self):
        self.check(self.report(folder_of("fastmcp_4"), "enter_twice.py", *SERVER))

    def test_mcp_proxy(self):
        folder = folder_of("mcp_proxy")
        with self.served(folder, "mcp-proxy", "--port", "PORT", "--", *SERVER) as port:
            self.check(self.report(folder, "call_twice.py", f"http://127.0.0.1:{port}/mcp"))

    def test_mcpo(self):
        with self.served(folder_of("mcpo"), "mcpo", "--host", "127.0.0.1", "--port", "PORT", "--", *SERVER) as port:
            for _ in range(2):
                request = urllib.request.Request(
                    f"http://127.0.0.1:{port}/whats_on_near", json.dumps({"place": "Olathe, KS", "limit": 1}).encode(),
                    {"Content-Type": "application/json"})
                with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                    self.assertIn(WORDS, response.read().decode())

    def test_mcpm(self):
        """mcpm runs a server behind fastmcp's proxy, which enters it again for each call."""
        folder = folder_of("mcpm")
        self.run_in(folder, "mcpm", "new", "marquee", "--type", "stdio", "--command", MARQUEE, "--args", "mcp --sandbox",
                    "--force")
        self.check(self.report(folder, "enter_twice.py", folder / "mcpm", "run", "marquee"))


if __name__ == "__main__":
    unittest.main()
