#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows a README to the letter, as a stranger would: runs its fenced blocks in order and fails if one of them does.

usage: follow.py README.md [--language NAME=COMMAND]…

    sh       run by `bash -euo pipefail` in the root of the repository that holds the README; what it exports stays
    console  a transcript: what stands after `$ ` (and goes on after `> `) is run, and its output, stderr included,
             has to be what follows; `…` stands for anything
    text     not run; nor is json
    others   need a --language: COMMAND is run with a file that holds the block as its last argument

`marquee` is on PATH (the binary that MARQUEE_BIN names), HOME is new and empty, TZ is UTC, and no MARQUEE_ variable is
set.
"""

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile

PATIENCE = 120  # seconds for one block
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>[\w+-]*)[^\n]*\n(?P<body>.*?)^ *```$", re.DOTALL | re.MULTILINE)


class Wrong(Exception):
    pass


class Reader:
    """A reader at a terminal with a new home."""

    def __init__(self, root, home, commands):
        self.root, self.home, self.commands = root, home, commands
        binary = os.environ.get("MARQUEE_BIN") or os.path.join(root, ".build/release/marquee")
        if not os.access(binary, os.X_OK):
            raise Wrong(f"there is no {binary}; name it in MARQUEE_BIN")
        folder = os.path.join(home, "bin")
        os.mkdir(folder)
        os.symlink(os.path.abspath(binary), os.path.join(folder, "marquee"))
        own = {name: value for name, value in os.environ.items() if not name.startswith(("MARQUEE_", "XDG_"))}
        self.environment = {**own, "HOME": home, "TZ": "UTC", "PATH": folder + os.pathsep + os.environ["PATH"]}
        self.exports = os.path.join(home, ".exports")
        open(self.exports, "w").close()

    def follow(self, language, body):
        if language == "sh":
            self.check(self.run(f"source {self.exports}\n{body}\nexport -p > {self.exports}"))
        elif language == "console":
            for command, expected in transcript(body):
                self.compare(command, expected)
        elif language in self.commands:
            with tempfile.NamedTemporaryFile("w", suffix="." + language, dir=self.home, delete=False) as file:
                file.write(body)
            self.check(self.run(f"source {self.exports}\n{self.commands[language]} {shlex.quote(file.name)}"))
        else:
            raise Wrong(f"nothing is said to run {language or 'a block without a language'} with; text is not run")

    def run(self, script):
        try:
            return subprocess.run(
                ["bash", "-euo", "pipefail", "-c", script],
                cwd=self.root,
                env=self.environment,
                text=True,
                errors="replace",
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired as expired:
            raise Wrong(f"no end after {PATIENCE} s; so far:\n{expired.output or ''}") from None

    def check(self, done):
        if done.returncode != 0:
            raise Wrong(f"exit status {done.returncode}:\n{done.stdout}")

    def compare(self, command, expected):
        # A person goes on typing after a command that failed, so its status is ignored.
        done = self.run(f"source {self.exports}\nset +eu +o pipefail\n{command}")
        pattern = ".*?".join(re.escape(piece) for piece in expected.split("…"))
        if not re.fullmatch(pattern, done.stdout, re.DOTALL):
            raise Wrong(f"$ {command}\nprinted:\n{done.stdout}instead of:\n{expected}")


def transcript(body):
    for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        while output.startswith("> "):
            more, _, output = output[2:].partition("\n")
            command += "\n" + more
        yield command, output


def blocks(text):
    for match in FENCE.finditer(text):
        indent = match["indent"]
        body = re.sub("^" + indent, "", match["body"], flags=re.MULTILINE)
        yield text.count("\n", 0, match.start()) + 1, match["language"], body


def main():
    parser = argparse.ArgumentParser(usage="follow.py README.md [--language NAME=COMMAND]…")
    parser.add_argument("readme")
    parser.add_argument("--language", action="append", default=[], metavar="NAME=COMMAND")
    arguments = parser.parse_args()
    commands = dict(language.split("=", 1) for language in arguments.language)
    folder = os.path.dirname(os.path.abspath(arguments.readme))
    root = subprocess.run(
        ["git", "-C", folder, "rev-parse", "--show-toplevel"], capture_output=True, text=True, check=True
    ).stdout.strip()
    with open(arguments.readme, encoding="utf-8") as file:
        text = file.read()
    count = 0
    with tempfile.TemporaryDirectory(prefix="reader-") as home:
        try:
            reader = Reader(root, home, commands)
            for line, language, body in blocks(text):
                if language in ("text", "json"):
                    continue
                reader.follow(language, body)
                count += 1
            if count == 0:
                raise Wrong("it has nothing to follow")
        except Wrong as wrong:
            where = f":{line}" if "line" in locals() else ""
            sys.exit(f"{arguments.readme}{where}: {wrong}")
    print(f"Followed {count} blocks of {arguments.readme}.")


if __name__ == "__main__":
    main()
