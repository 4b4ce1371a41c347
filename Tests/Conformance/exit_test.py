# SPDX-License-Identifier: MIT
"""The very end of the process."""

import os
import subprocess
import sys
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment

PING = '{"jsonrpc":"2.0","id":1,"method":"server/ping"}\n'
LATE = '#include <unistd.h>\n__attribute__((destructor)) static void late(void) { write(2, "too late", 8); }\n'


class ExitTest(unittest.TestCase):
    """libcrypto cleans up in an exit handler, so no exit handler may run while there are other threads. Regression:
    one `doctor` in 200 crashed on a busy machine, where the transfer thread was just ending."""

    def test_no_exit_handler_of_a_library_runs(self):
        with tempfile.TemporaryDirectory() as home:
            library = os.path.join(home, "late.so")
            subprocess.run(["clang", "-shared", "-fPIC", "-x", "c", "-o", library, "-"], input=LATE, text=True, check=True)
            self.assertIn("too late", self.run_with(library, home, sys.executable, "-c", "").stderr)
            for words in (["serve"], ["call", "server/ping"], ["doctor"], ["mcp"], ["--version"]):
                with self.subTest(words=words):
                    done = self.run_with(library, home, MARQUEE, "--sandbox", *words)
                    self.assertEqual((done.returncode, done.stderr), (0, ""))
                    self.assertTrue(words == ["mcp"] or done.stdout)

    def run_with(self, library, home, *words):
        given = "" if "mcp" in words else PING
        return subprocess.run(words, input=given, capture_output=True, text=True, timeout=PATIENCE,
                              env=environment(home, LD_PRELOAD=library))
