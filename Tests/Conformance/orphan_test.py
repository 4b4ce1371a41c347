# SPDX-License-Identifier: MIT
"""`marquee mcp` ends with the process that started it, though another one holds its pipes open."""

import json
import os
import select
import subprocess
import sys
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment

PING = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"}).encode() + b"\n"
# Starts the program with the pipes that it has got itself, and ends when its own input does.
HOST = """
import subprocess, sys
process = subprocess.Popen(sys.argv[3:], stdin=int(sys.argv[1]), stdout=int(sys.argv[2]))
print(process.pid, flush=True)
sys.stdin.read()
"""


@unittest.skipUnless(hasattr(os, "pidfd_open"), "needs pidfd")
class OrphanTest(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.addCleanup(home.cleanup)
        self.variables = environment(home.name)
        self.input, self.requests = os.pipe()
        self.responses, self.output = os.pipe()
        for end in (self.input, self.requests, self.responses, self.output):
            self.addCleanup(os.close, end)

    def start_host(self, *words):
        host = subprocess.Popen(
            [sys.executable, "-c", HOST, str(self.input), str(self.output), MARQUEE, "--sandbox", *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self.variables, pass_fds=(self.input, self.output))
        self.addCleanup(host.communicate)
        process = os.pidfd_open(int(host.stdout.readline()))
        self.addCleanup(os.close, process)
        return host, process

    def answer(self):
        os.write(self.requests, PING)
        self.assertTrue(select.select([self.responses], [], [], PATIENCE)[0], "no answer")
        return os.read(self.responses, 65536)

    def test_it_ends_with_its_parent(self):
        host, process = self.start_host("mcp")
        self.assertIn(b'"id":1', self.answer())
        self.assertFalse(select.select([process], [], [], 0)[0])
        host.kill()
        host.wait()
        self.assertTrue(select.select([process], [], [], PATIENCE)[0], "it goes on")

    def test_serve_goes_on(self):
        host, process = self.start_host("serve")
        self.assertIn(b'"id":1', self.answer())
        host.kill()
        host.wait()
        self.assertIn(b'"id":1', self.answer())
        self.assertFalse(select.select([process], [], [], 0)[0])
        os.kill(self.number(process), 15)

    def test_one_that_begins_as_an_orphan_goes_on(self):
        shell = subprocess.Popen(
            ["sh", "-c", f'(read go; exec "$0" --sandbox mcp) <&{self.input} >&{self.output} &', MARQUEE],
            env=self.variables, pass_fds=(self.input, self.output), start_new_session=True)
        self.assertEqual(shell.wait(PATIENCE), 0)
        os.write(self.requests, b"go\n")
        for _ in range(3):
            self.assertIn(b'"id":1', self.answer())

    def number(self, process):
        with open(f"/proc/self/fdinfo/{process}") as file:
            return int(next(line for line in file if line.startswith("Pid:")).split()[1])
