# SPDX-License-Identifier: MIT
"""README.md and the pages of `marquee help` show what really happens: their examples are run, each block in a shell and a
home of its own, and `…` matches anything."""

import os
import pty
import re
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment

ROOT = os.path.join(os.path.dirname(__file__), "../..")
README = os.path.join(ROOT, "README.md")
ASSISTANTS = os.path.join(ROOT, "clients/assistants/README.md")
# Colours and the like (ECMA-48).
CONTROL = re.compile(r"\x1b\[[\d;]*[A-Za-z]")


def readme_blocks(language, path=README):
    with open(path, encoding="utf-8") as file:
        return re.findall(rf"^```{language}\n(.*?)^```$", file.read(), re.DOTALL | re.MULTILINE)


def help_page(*words):
    return subprocess.run([MARQUEE, "help", *words], stdout=subprocess.PIPE, text=True, timeout=PATIENCE, check=True).stdout


def topics():
    section = re.search(r"^Topics of help:\n(.*?)\n\n", help_page(), re.DOTALL | re.MULTILINE)[1]
    return re.findall(r"^  (\w+)", section, re.MULTILINE)


def help_blocks(topic, prompt):
    """The indented blocks of a page that begin with the prompt, without their margin."""
    for block in re.findall(r"(?:^(?:  .*)?\n)+", help_page(topic), re.MULTILINE):
        block = re.sub(r"^  ", "", block.strip("\n") + "\n", flags=re.MULTILINE)
        if block.startswith(prompt):
            yield block


def commands(block):
    """The commands of a block, with what they print."""
    return [part.partition("\n")[::2] for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]


def home_of_a_reader():
    home = tempfile.TemporaryDirectory()
    bin = os.path.join(home.name, "bin")
    os.mkdir(bin)
    os.symlink(os.path.abspath(MARQUEE), os.path.join(bin, "marquee"))
    return home, environment(home.name, PATH=bin + ":" + os.environ["PATH"])


def played(block):
    """What each command prints, on either stream, when one shell runs them all."""
    home, variables = home_of_a_reader()
    with home:
        done = subprocess.run(
            ["bash", "-c", "".join(f"{command}\nprintf '\\0'\n" for command, _ in commands(block))],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=2 * PATIENCE, cwd=home.name,
            env=variables)
    return done.stdout.split("\0")


def shown(command, columns):
    """What a command prints on a terminal, without colours."""
    home, variables = home_of_a_reader()
    with home:
        ours, theirs = pty.openpty()
        os.set_blocking(ours, True)
        child = subprocess.Popen(
            ["bash", "-c", f"stty cols {columns}; {command}"], stdin=theirs, stdout=theirs, stderr=theirs,
            cwd=home.name, env=variables | {"TERM": "xterm"})
        os.close(theirs)
        output = b""
        try:
            while piece := os.read(ours, 65536):
                output += piece
        except OSError:
            pass  # The terminal's other end is closed.
        os.close(ours)
        child.wait(PATIENCE)
    # Progress is on a line that is erased (ECMA-48, CR and EL).
    text = re.sub(r"[^\n]*\r\x1b\[K", "", output.decode())
    return CONTROL.sub("", text).replace("\r\n", "\n")


class ReadmeTest(unittest.TestCase):
    def check(self, block):
        outputs = played(block)
        for (command, expected), output in zip(commands(block), outputs, strict=False):
            with self.subTest(command=command):
                self.assert_output(output, expected)
        self.assertEqual(len(outputs), len(commands(block)) + 1, "the shell ended before the last command")
        return len(commands(block))

    def assert_output(self, output, expected):
        pattern = ".*?".join(re.escape(piece) for piece in expected.split("…"))
        self.assertRegex(output, re.compile(rf"\A{pattern}\Z", re.DOTALL))

    def test_transcripts(self):
        for path in (README, ASSISTANTS):
            self.assertGreater(sum(self.check(block) for block in readme_blocks("console", path)), 1)

    def test_what_a_terminal_shows(self):
        for block in readme_blocks("terminal"):
            for command, expected in commands(block):
                lines = shown(command, 110).splitlines()
                self.assert_output("\n".join(line.rstrip() for line in lines) + "\n", expected)

    def test_transcripts_of_the_help(self):
        count = 0
        for topic in topics():
            with self.subTest(topic=topic):
                count += sum(self.check(block) for block in help_blocks(topic, "$ "))
        self.assertGreater(count, 15)

    def test_the_first_screen_has_the_command_to_run_it_and_the_one_to_test_it(self):
        with open(README, encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertLessEqual(len(lines), 200)
        for command in ("swift run marquee --sandbox call", "Tests/run"):
            self.assertTrue(any(command in line for line in lines[:40]), command)
