#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks rules of the source tree, and names each place that breaks one.

- Only Platform imports a C library; tests have it from Foundation.
- Only tests and tools import Foundation: it would be a quarter of the program.
- A module imports only those that stand above it in Package.swift.
- A written file has at most 500 lines, none of them over 120 columns. What stands in a literal doesn't count: it can't
  be broken. Generated files (`Generated/`) have no reader.

usage: Tests/house.py [ROOT]
"""

import pathlib
import re
import sys

C_LIBRARIES = {"Darwin", "Glibc", "Musl"}
FOUNDATION = {"Foundation", "FoundationEssentials", "FoundationInternationalization", "RegexBuilder"}
TOOLS = {"ContractGenerator", "generate", "release"}
MOST_LINES = 500
MOST_COLUMNS = 120

TARGET = re.compile(r'\b(module|tests|target|executableTarget|testTarget|systemLibrary)\(\s*(?:name: )?"(\w+)"')
IMPORT = re.compile(r"^ *(?:@\w+ )*(?:(?:public|package|internal|private) )?import (?:(?:struct|func|enum) )?(\w+)", re.M)
LITERAL = re.compile(r'#".*?"#|"(?:\\.|[^"\\])*"')


def modules(manifest):
    """The position of each module, from the wire upwards."""
    targets = manifest[manifest.index("targets: [") : manifest.index("\n  ]\n")]
    names = [name + "Tests" if kind == "tests" else name for kind, name in TARGET.findall(targets)]
    return {name: place for place, name in enumerate(names)}


def faults_of_imports(path, text, places):
    module = next((part for part in path.parts if part in places), None)
    for name in IMPORT.findall(text):
        if name in C_LIBRARIES and module != "Platform":
            yield f"{path}: imports {name}, which is for Platform alone"
        if name in FOUNDATION and path.parts[0] == "Sources" and module not in TOOLS:
            yield f"{path}: imports {name}, which is for tests and tools alone"
        if module and places.get(name, -1) >= places[module]:
            yield f"{path}: imports {name}, which doesn't stand above {module} in Package.swift"


def faults_of_size(path, text):
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        yield f"{path}: has {len(lines)} lines, more than {MOST_LINES}"
    is_literal = False
    for number, line in enumerate(lines, 1):
        if not is_literal and len(line) > MOST_COLUMNS < len(LITERAL.sub("", line)):
            yield f"{path}:{number}: has {len(line)} columns, more than {MOST_COLUMNS}"
        is_literal ^= line.count('"""') % 2


def faults(root):
    places = modules((root / "Package.swift").read_text())
    files = [root / "Package.swift", *root.glob("Sources/**/*.swift"), *root.glob("Tests/**/*.swift")]
    for file in sorted(files):
        path, text = file.relative_to(root), file.read_text()
        yield from faults_of_imports(path, text, places)
        if "Generated" not in path.parts:
            yield from faults_of_size(path, text)


def main():
    found = list(faults(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
