# SPDX-License-Identifier: MIT
"""The same conversation with the JSON-RPC clients of editors, other libraries, and plain jq and expect, without any
code of ours in them."""

import os
import subprocess
import sys
import tempfile
import threading
import unittest

from backend import MARQUEE, environment
from upstream import Upstream, amc_page

SCRIPTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "stock")
SAID = """\
initialize: marquee
pages: 20 20 11
items: 51
error: -32601
cancelled: -32800
ping: 7
exit: 0
"""


class StockProgramsTest(unittest.TestCase):
    def converse(self, *command):
        silence = threading.Event()

        def answer(path, query, number):
            if path == "/v2/movies/408":
                silence.wait()  # until the test is over: it asks to be cancelled
            return 200, amc_page(51, query)

        with tempfile.TemporaryDirectory() as home, Upstream(answer) as upstream:
            said = os.path.join(home, "said")
            try:
                done = subprocess.run(
                    command,
                    stdin=subprocess.DEVNULL,
                    capture_output=True,
                    text=True,
                    timeout=120,
                    env=environment(
                        home,
                        MARQUEE=os.path.abspath(MARQUEE),
                        SAID=said,
                        MARQUEE_AMC_URL=upstream.base,
                        MARQUEE_AMC_KEY="k",
                        MARQUEE_AMC_RATE="0",
                    ),
                )
            finally:
                silence.set()
            self.assertTrue(os.path.exists(said), done.stdout + done.stderr)
            with open(said, encoding="utf-8") as file:
                self.assertEqual(file.read(), SAID, done.stderr)
            self.assertEqual(done.returncode, 0, done.stderr)

    def test_vim(self):
        self.converse("vim", "-u", "NONE", "-i", "NONE", "-N", "-n", "-es", "-S", f"{SCRIPTS}/vim.vim", "-c", "cquit")

    def test_neovim(self):
        # The last command is for a script that stopped at an error.
        self.converse(
            "nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", f"luafile {SCRIPTS}/neovim.lua", "-c", "cquit"
        )

    def test_emacs(self):
        self.converse("emacs", "-Q", "--batch", "-l", f"{SCRIPTS}/emacs.el")

    def test_jq(self):
        self.converse("bash", f"{SCRIPTS}/jq.sh")

    def test_expect(self):
        self.converse("expect", f"{SCRIPTS}/expect.tcl")

    def test_jsonrpcclient(self):
        self.converse(sys.executable, f"{SCRIPTS}/with_jsonrpcclient.py")

    def test_pylspclient(self):
        self.converse(sys.executable, f"{SCRIPTS}/with_pylspclient.py")

    def test_jsonrpc_glib(self):
        # The bindings are those of the system's Python.
        self.converse("/usr/bin/python3", f"{SCRIPTS}/with_jsonrpc_glib.py")
