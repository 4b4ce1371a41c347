# SPDX-License-Identifier: MIT
"""README.md shows what really happens: its console blocks are run, and `…` matches anything."""

import os
import re
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment

README = os.path.join(os.path.dirname(__file__), "../../README.md")


def transcripts():
    with open(README, encoding="utf-8") as file:
        blocks = re.findall(r"^```console\n(.*?)^```$", file.read(), re.DOTALL | re.MULTILINE)
    for block in blocks:
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield command, output


class ReadmeTest(unittest.TestCase):
    def test_transcripts(self):
        count = 0
        for command, expected in transcripts():
            with self.subTest(command=command), tempfile.TemporaryDirectory() as home:
                bin = os.path.join(home, "bin")
                os.mkdir(bin)
                os.symlink(os.path.abspath(MARQUEE), os.path.join(bin, "marquee"))
                done = subprocess.run(
                    ["bash", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE,
                    env=environment(home, PATH=bin + ":" + os.environ["PATH"]))
                pattern = ".*?".join(re.escape(piece) for piece in expected.split("…"))
                self.assertRegex(done.stdout, re.compile(rf"\A{pattern}\Z", re.DOTALL))
                count += 1
        self.assertGreater(count, 5)
