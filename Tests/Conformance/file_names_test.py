# SPDX-License-Identifier: MIT
"""Names of folders are bytes, which need not be UTF-8."""

import json
import os
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment


class FileNamesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.fsencode(folder.name)

    def run_calls(self, *calls, **variables):
        text = "".join(json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}) + "\n"
                       for number, (method, params) in enumerate(calls))
        done = subprocess.run([MARQUEE, *([] if "credentials/set" in str(calls) else ["--sandbox"])], input=text, text=True,
                              capture_output=True, timeout=PATIENCE, env=environment("/nonexistent") | variables)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return {answer["id"]: answer["result"] for answer in map(json.loads, done.stdout.splitlines())}

    def files(self):
        return {os.path.relpath(os.path.join(folder, name), self.folder)
                for folder, _, names in os.walk(self.folder) for name in names if not name.endswith((b"-wal", b"-shm"))}

    def test_a_home_keeps_its_bytes(self):
        """Regression: bytes that are not UTF-8 became U+FFFD, which made another folder beside the intended one."""
        home = self.folder + b"/caf\xe9"
        os.mkdir(home)
        self.run_calls(("search/movies", {"query": "casablanca"}), HOME=home)
        self.run_calls(("credentials/set", {"provider": "amc", "key": "first", "persist": True}), HOME=home)
        # Now it exists, and is replaced.
        self.run_calls(("credentials/set", {"provider": "amc", "key": "second", "persist": True}), HOME=home)
        self.assertEqual(os.listdir(self.folder), [b"caf\xe9"])
        self.assertLessEqual({b"caf\xe9/.local/state/marquee/sandbox/marquee.sqlite", b"caf\xe9/.config/marquee/config.json"},
                             self.files())
        with open(home + b"/.config/marquee/config.json") as file:
            self.assertEqual(json.load(file), {"amcKey": "second"})
        self.assertEqual(self.run_calls(("suggestions/list", {}), HOME=home)[0]["items"][0]["query"], "casablanca")

    def test_a_folder_of_its_own_is_made(self):
        self.run_calls(("search/movies", {"query": "casablanca"}), XDG_STATE_HOME=self.folder + b"/\xff")
        self.assertEqual(self.files(), {b"\xff/marquee/sandbox/marquee.sqlite"})
