#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Whether Tests/house.py finds what breaks a rule, and nothing else.

usage: Tests/house_test.py
"""

import pathlib
import tempfile
import unittest

import house

MANIFEST = """
  targets: [
    module("Platform"),
    module("Core", "Platform"),
    .executableTarget(name: "release"),
    tests("Core"),
  ]
"""


class HouseTest(unittest.TestCase):
    def faults(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "Package.swift").write_text(MANIFEST)
            for name, text in files.items():
                path = root / (name.replace("__", "/") + ".swift")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return list(house.faults(root))

    def test_a_tree_in_order_has_no_faults(self):
        self.assertEqual(
            self.faults(
                Sources__Platform__a="import Glibc\n", Sources__Core__b="import Platform\n",
                Sources__release__c="import Foundation\n", Tests__CoreTests__d="import Foundation\nimport Core\n"), [])

    def test_only_platform_imports_the_c_library(self):
        self.assertEqual(
            self.faults(Sources__Core__b="@preconcurrency import Glibc\n"),
            ["Sources/Core/b.swift: imports Glibc, which is for Platform alone"])

    def test_the_program_is_without_foundation(self):
        for name in ["Foundation", "FoundationEssentials"]:
            self.assertEqual(
                self.faults(Sources__Core__b=f"#if canImport({name})\n  import {name}\n#endif\n"),
                [f"Sources/Core/b.swift: imports {name}, which is for tests and tools alone"])

    def test_no_import_points_up(self):
        self.assertEqual(
            self.faults(Sources__Platform__a="import Core\n"),
            ["Sources/Platform/a.swift: imports Core, which doesn't stand above Platform in Package.swift"])

    def test_files_are_short_and_narrow(self):
        found = self.faults(Sources__Core__b="\n" * 501, Sources__Core__c=f"// {'x' * 118}\nlet y = \"{'x' * 118}\"\n")
        self.assertEqual(
            found,
            [
                "Sources/Core/b.swift: has 501 lines, more than 500",
                "Sources/Core/c.swift:1: has 121 columns, more than 120",
            ])


if __name__ == "__main__":
    unittest.main()
