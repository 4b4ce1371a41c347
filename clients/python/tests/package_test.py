# SPDX-License-Identifier: MIT
"""What is in the package."""

from __future__ import annotations

import re
import unittest
from pathlib import Path

import marquee_client
from marquee_client import errors, models

FOLDER = Path(marquee_client.__file__).parent


class PackageTest(unittest.TestCase):
    def test_says_that_it_is_typed(self) -> None:
        self.assertTrue((FOLDER / "py.typed").exists())

    def test_its_version_is_that_of_the_project(self) -> None:
        project = (Path(__file__).parents[1] / "pyproject.toml").read_text()
        self.assertIn(f'\nversion = "{marquee_client.__version__}"\n', project)

    def test_gives_all_that_it_names(self) -> None:
        for module in (marquee_client, errors, models):
            for name in module.__all__:
                with self.subTest(name):
                    self.assertTrue(hasattr(module, name))

    def test_every_kind_of_error_has_a_class_under_the_base(self) -> None:
        for kind, error in errors.ERRORS.items():
            self.assertEqual(error.__name__.lower(), re.sub("(Error)?$", "error", kind, count=1).lower())
            self.assertTrue(issubclass(error, errors.MarqueeError))

    def test_needs_nothing_beyond_the_standard_library(self) -> None:
        project = (Path(__file__).parents[1] / "pyproject.toml").read_text()
        self.assertIn("\ndependencies = []\n", project)
