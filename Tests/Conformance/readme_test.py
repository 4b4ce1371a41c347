# SPDX-License-Identifier: MIT
"""README.md shows what really happens: its console blocks are run, each in a shell and a home of its own, and `…`
matches anything."""

import os
import re
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment

README = os.path.join(os.path.dirname(__file__), "../../README.md")


def transcripts():
    """The commands of each block, with what they print."""
    with open(README, encoding="utf-8") as file:
        blocks = re.findall(r"^```console\n(.*?)^```$", file.read(), re.DOTALL | re.MULTILINE)
    for block in blocks:
        yield [part.partition("\n")[::2] for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]


def played(commands):
    """What each command prints, on either stream, when one shell runs them all."""
    with tempfile.TemporaryDirectory() as home:
        bin = os.path.join(home, "bin")
        os.mkdir(bin)
        os.symlink(os.path.abspath(MARQUEE), os.path.join(bin, "marquee"))
        done = subprocess.run(
            ["bash", "-c", "".join(f"{command}\nprintf '\\0'\n" for command in commands)], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=2 * PATIENCE, cwd=home,
            env=environment(home, PATH=bin + ":" + os.environ["PATH"]))
    return done.stdout.split("\0")


class ReadmeTest(unittest.TestCase):
    def test_transcripts(self):
        count = 0
        for block in transcripts():
            outputs = played([command for command, _ in block])
            for (command, expected), output in zip(block, outputs, strict=False):
                with self.subTest(command=command):
                    pattern = ".*?".join(re.escape(piece) for piece in expected.split("…"))
                    self.assertRegex(output, re.compile(rf"\A{pattern}\Z", re.DOTALL))
                    count += 1
            self.assertEqual(len(outputs), len(block) + 1, "the shell ended before the last command")
        self.assertGreater(count, 5)
