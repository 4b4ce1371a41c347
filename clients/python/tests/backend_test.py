# SPDX-License-Identifier: MIT
"""Finding the backend."""

from __future__ import annotations

import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from marquee_client._backend import LastLines, find
from marquee_client.errors import BackendNotFoundError


class FindTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="marquee-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        variables = mock.patch.dict(os.environ, {"PATH": folder.name})
        variables.start()
        self.addCleanup(variables.stop)
        os.environ.pop("MARQUEE_BIN", None)

    def program(self, name: str, mode: int = 0o755) -> str:
        path = self.folder / name
        path.touch(mode)
        return str(path)

    def test_the_option_comes_before_the_variable_and_that_before_path(self) -> None:
        on_path, named, given = (self.program(name) for name in ("marquee", "named", "given"))
        self.assertEqual(find(), on_path)
        os.environ["MARQUEE_BIN"] = named
        self.assertEqual(find(), named)
        self.assertEqual(find(Path(given)), given)

    def test_the_program_of_the_package_comes_before_path_and_after_the_variable(self) -> None:
        on_path = self.program("marquee")
        site = self.folder / "lib" / "site"
        information = site / "marquee_backend-1.0.0.dist-info"
        information.mkdir(parents=True)
        (information / "METADATA").write_text("Metadata-Version: 2.1\nName: marquee-backend\nVersion: 1.0.0\n")
        (information / "RECORD").write_text("marquee_backend-1.0.0.dist-info/METADATA,,\n../../bin/marquee,,\n")
        (self.folder / "bin").mkdir()
        packaged = self.program("bin/marquee")
        with mock.patch("sys.path", [str(site), *sys.path]):
            self.assertEqual(find(), os.path.realpath(packaged))
            os.environ["MARQUEE_BIN"] = on_path
            self.assertEqual(find(), on_path)

    def test_says_where_it_looked_and_how_to_build_it(self) -> None:
        plain = self.program("plain", 0o644)
        for binary, variable, words in [
            (None, "", "no program marquee is on PATH"),
            (None, plain, "the variable MARQUEE_BIN names .*plain', which can't be run"),
            (self.folder / "none", "", "the option binary names .*none', which can't be run"),
        ]:
            os.environ["MARQUEE_BIN"] = variable
            with self.subTest(words), self.assertRaisesRegex(BackendNotFoundError, words) as caught:
                find(binary)
            self.assertIn("swift build -c release --product marquee", str(caught.exception))
            self.assertIn("pip install 'marquee-client[backend]'", str(caught.exception))


class LastLinesTest(unittest.TestCase):
    def test_keeps_the_last_lines_and_not_all_of_a_long_one(self) -> None:
        lines = LastLines(count=3, width=5)
        for data in (b"one\ntw", b"o\nthree\n", b"123456789\nla", b"st"):
            lines.feed(data)
        self.assertEqual(lines.lines(), ("two", "three", "12345", "last"))

    def test_holds_no_more_of_a_line_that_never_ends(self) -> None:
        lines = LastLines(width=5)
        for _ in range(1000):
            lines.feed(b"x" * 1000)
        self.assertEqual(lines.lines(), ("xxxxx",))
