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
    def faults(self, manifest=MANIFEST, suffix=".swift", **files):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "Package.swift").write_text(manifest)
            for name, text in files.items():
                path = root / (name.replace("__", "/") + suffix)
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
            self.faults(Sources__Core__b="@preconcurrency import Glibc\n", Tests__Loose__c="import struct Musl.tm\n"),
            ["Sources/Core/b.swift: imports Glibc, which is for Platform alone",
             "Tests/Loose/c.swift: imports Musl, which is for Platform alone"])

    def test_the_program_is_without_foundation(self):
        for name in ["Foundation", "FoundationEssentials"]:
            self.assertEqual(
                self.faults(Sources__Core__b=f"#if canImport({name})\n  import {name}\n#endif\n"),
                [f"Sources/Core/b.swift: imports {name}, which is for tests and tools alone"])

    def test_no_import_points_up(self):
        self.assertEqual(
            self.faults(Sources__Platform__a="import Core\n"),
            ["Sources/Platform/a.swift: imports Core, which Package.swift doesn't list for Platform"])

    def test_an_import_is_listed(self):
        manifest = MANIFEST.replace('    .exec', '    module("Aside"),\n    .exec')
        self.assertEqual(
            self.faults(manifest, Sources__Aside__a="@_spi(Testing) fileprivate import Core\n"),
            ["Sources/Aside/a.swift: imports Core, which Package.swift doesn't list for Aside"])

    def test_no_arrow_of_the_manifest_points_up(self):
        manifest = MANIFEST.replace('module("Platform")', 'module("Platform", "Core")')
        self.assertEqual(
            self.faults(manifest), ["Package.swift: Platform uses Core, which doesn't stand above it"])

    def test_a_tuple_awaits_only_its_first_part(self):
        found = self.faults(
            Sources__Core__a="let one = (try await f(), 2)\nlet two = f(1, try await g())\nlet three = (1, { await f() })\n",
            Sources__Core__b="let one = 1\nlet two = (\n  1, .success(try await f(2)))\n",
            Tests__CoreTests__c="let one = (1, await f())\n")
        self.assertEqual(found, ["Sources/Core/b.swift:2: awaits in a tuple, after its first part"])

    CIRCLE = {
        "Sources__Core__One__a": "struct One { let two: Two }\n",
        "Sources__Core__Two__b": "struct Two { let three: [Three] }\n",
        "Sources__Core__Three__c": "enum Three { case some(() -> One?) }\n",
    }

    def test_no_three_rooms_reach_each_other(self):
        self.assertEqual(
            self.faults(**self.CIRCLE), ["Sources: 3 rooms reach each other: Core/One, Core/Three, Core/Two"])

    def test_two_rooms_may_reach_each_other_and_names_that_are_no_rooms_types_count_nowhere(self):
        pair = self.CIRCLE | {"Sources__Core__Three__c": "enum Three {\n  // One\n  case some(\"One\")\n}\n"}
        self.assertEqual(self.faults(**pair | {"Sources__Core__Two__b": "struct Two { let one: One }\n"}), [])
        nested = "struct Three {\n  struct One {}\n}\n"
        self.assertEqual(self.faults(**self.CIRCLE | {"Sources__Core__Three__c": nested}), [])
        elsewhere = {"Sources__Platform__d": "struct One {}\n"}
        self.assertEqual(self.faults(**self.CIRCLE | elsewhere), [])

    def test_rooms_of_other_modules_count_if_they_are_imported(self):
        manifest = MANIFEST.replace('    .exec', '    module("Aside", "Core"),\n    .exec')
        pair = {"Sources__Aside__One__a": "import Core\nstruct One { let two: Two }\n",
                "Sources__Aside__Other__b": "struct Other { let one: One }\n",
                "Sources__Core__Two__c": "struct Two { let other: Other }\n"}
        self.assertEqual(self.faults(manifest, **pair), [])

    def rooms(self, *rows):
        table = "\n".join(["| room of `Core` | what it is | knows |", "|---|---|---|", *rows]) + "\n"
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "Package.swift").write_text(MANIFEST)
            (root / ".github").mkdir()
            (root / ".github" / "CONTRIBUTING.md").write_text(table)
            sources = {"One/a": "struct One {}\n", "Two/b": "struct Two { let one: One }\n"}
            for name, text in sources.items():
                path = root / "Sources" / "Core" / f"{name}.swift"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return list(house.faults(root))

    def test_the_page_lists_what_each_room_knows(self):
        self.assertEqual(self.rooms("| `One` | a | |", "| `Two` | b | `One` |"), [])
        self.assertEqual(self.rooms("| `One` | a | |"), ["CONTRIBUTING.md: has no row for Sources/Core/Two"])
        self.assertEqual(
            self.rooms("| `One` | a | |", "| `Two` | b | |"),
            ["CONTRIBUTING.md: doesn't list that Core/Two knows Core/One"])
        self.assertEqual(
            self.rooms("| `Two` | b | `One` |", "| `One` | a | `Two` |"),
            ["CONTRIBUTING.md: Core/Two knows Core/One, which doesn't stand above it",
             "CONTRIBUTING.md: lists that Core/One knows Core/Two, but it doesn't"])

    def test_a_line_has_one_ternary(self):
        text = 'let a = b ? c : d ? e : f\nlet g = h ? "i ? j ? k" : l?.m ?? n  // o ? p : q\nlet r = s\n  ? t : u\n'
        self.assertEqual(self.faults(Sources__Core__b=text), ["Sources/Core/b.swift:1: has two ternaries"])

    def test_values_are_not_assigned_by_a_tuple_unless_they_change_places(self):
        text = ("(a, b) = (1, f(2, 3))\nlet (c, d) = (self.c, self.d)\n(e, g) = (g, h)\nlet (i, j) = pair()\n"
                "let k = (1, 2)\nvar (l, m): (Int, Int) = (0, 0)\n(self.n, o) = (n, p)\n")
        self.assertEqual(
            self.faults(Sources__Core__b=text),
            [f"Sources/Core/b.swift:{line}: assigns several values by a tuple" for line in (1, 2, 6, 7)])

    def test_files_are_short_and_narrow(self):
        found = self.faults(Sources__Core__b="\n" * 501, Sources__Core__c=f"// {'x' * 118}\nlet y = \"{'x' * 118}\"\n")
        self.assertEqual(
            found,
            [
                "Sources/Core/b.swift: has 501 lines, more than 500",
                "Sources/Core/c.swift:1: has 121 columns, more than 120",
            ])

    def test_so_are_those_of_other_languages_but_not_generated_ones(self):
        wide = f"# {'x' * 119}\n"
        self.assertEqual(
            self.faults(
                suffix=".py", Tests__a=wide, clients__b="\n" * 501, clients__generated__c=wide,
                clients__node_modules__d=wide),
            ["Tests/a.py:1: has 121 columns, more than 120", "clients/b.py: has 501 lines, more than 500"])
        self.assertEqual(
            self.faults(suffix="", Tests__run="#!/bin/sh\n" + wide, Tests__words=wide),
            ["Tests/run:2: has 121 columns, more than 120"])

    def test_a_long_text_is_no_source(self):
        long = "// " + "x" * 2_000
        found = self.faults(Sources__Core__Generated__a=long, Tests__CoreTests__Generated__b=long)
        self.assertEqual(
            found, ["Sources/Core/Generated/a.swift:1: has 2003 characters; a text of its own is a file of CTexts"])

    def test_titles_are_compared_in_one_room(self):
        manifest = MANIFEST.replace('module("Core", "Platform")', 'module("Backend", "Platform")').replace("Core", "Backend")
        self.assertEqual(
            self.faults(
                manifest=manifest, Sources__Backend__Films__a="struct MovieTitle {}\n",
                Sources__Backend__Library__b="// MovieTitle knows.\nlet title = MovieTitle()\n"),
            ["Sources/Backend/Library/b.swift: names MovieTitle: which film a title means is for Films alone"])

    def test_links_lead_to_headings(self):
        self.assertEqual(
            self.faults(
                suffix=".md", README="[a](Tests/a.md#the-wires-end) [b](https://b.example/c) [c](#none)\n",
                Tests__a="# The `wire's` end\n[up](../README.md) [gone](gone.md)\n```md\n[code](code.md)\n```\n"),
            ["README.md: links to #none, but README.md has no such heading",
             "Tests/a.md: links to gone.md, which doesn't exist"])

    def test_paths_that_a_page_names_exist(self):
        self.assertEqual(
            self.faults(suffix=".md", README="`Tests/README.md` `Tests/a.md` `Sources/<Name>/` `JSON/b.swift`\n",
                        Tests__a="# A\n"),
            ["README.md: names Tests/README.md, which doesn't exist"])


if __name__ == "__main__":
    unittest.main()
