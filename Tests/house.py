#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks rules of the source tree, and names each place that breaks one.

- Only Platform imports a C library, through CLibrary; tests have it from Foundation.
- Only tests and tools import Foundation: it would be a quarter of the program.
- A module imports only what Package.swift lists for it, and lists only what stands above it there.
- Nowhere do more than two rooms reach each other. A room is a folder of a module; it reaches the rooms whose types its
  files name. What each room of Backend may know is the table of CONTRIBUTING, from the bottom upwards.
- Which film a title means is decided in Backend's Films alone: nowhere else are the types named that compare titles.
- A tuple awaits nothing after its first part, which Swift 6.3.1 then loses when it optimizes.
- A line has one ternary at most. Two values are not assigned by a tuple, unless they change places.
- A written file, of whichever language, has at most 500 lines, none of them over 120 columns. What stands in a literal
  doesn't count: it can't be broken. Generated files have no reader.
- No line of Sources, generated or not, has over 2,000 characters: long texts are files of CTexts.
- A link of a page leads to a file of the tree and, after #, to a heading there. A path that a page names exists.

usage: Tests/house.py [ROOT]
"""

import pathlib
import re
import sys

C_LIBRARIES = {"Android", "Bionic", "Darwin", "Glibc", "Musl", "SwiftGlibc", "SwiftMusl"}
FOUNDATION = {"Foundation", "FoundationEssentials", "FoundationInternationalization", "RegexBuilder"}
TOOLS = {"ContractGenerator", "generate", "release"}
LANGUAGES = {".bash", ".c", ".el", ".fish", ".h", ".jq", ".lua", ".mjs", ".py", ".swift", ".ts"}
PAGES = [".github", "Tests", "clients", "schema"]
# What package managers, compilers and interpreters leave.
LEFT = {"node_modules", "dist", "__pycache__"}
# The types that compare titles. Others ask MovieLinker, AMCCatalogue, TitleQuery or ListedFilmSearch.
COMPARERS = {"MovieLikeness", "MovieTitle", "TitleForms", "WantedTitle"}
MOST_LINES = 500
MOST_COLUMNS = 120
MOST_CHARACTERS = 2_000

TARGET = re.compile(r'\b(module|tests|target|executableTarget|testTarget|systemLibrary)\(\s*(?:name: )?"(\w+)"')
IMPORT = re.compile(
    r"^ *(?:@\w+(?:\(\w+\))? )*(?:(?:public|package|internal|fileprivate|private) )?"
    r"import (?:(?:class|enum|func|let|protocol|struct|typealias|var) )?(\w+)", re.M)
LITERAL_LINES = re.compile(r'"""\n.*?"""', re.S)
NAMED = re.compile(r"`((?:Sources|Tests|schema|clients|\.github)/[\w./+-]*)`")
FENCED = re.compile(r"^ *```.*?^ *```$", re.M | re.S)
LINK = re.compile(r"\]\(([^()\s]+)\)")
LITERAL = re.compile(r'#".*?"#|"(?:\\.|[^"\\])*"')

COMMENT = re.compile(r"//.*")
TYPE = re.compile(
    r"^( *)(?:(?:public|package|internal|private|fileprivate|final|indirect|nonisolated) )*"
    r"(?:struct|class|enum|protocol|typealias) ([A-Z]\w+)", re.M)
NAME = re.compile(r"\b[A-Z]\w+\b")
TERNARY = re.compile(r"(?<=\s)\?(?=\s)")
ASSIGNED = re.compile(r"^\s*(?:(?:let|var) )?\(([^()]*,[^()]*)\)(?:: \([^()]*\))? = \((.*)\)$")
ROOMS = re.compile(r"^\| room of `(\w+)` \|.*\n\|[-|]+\|\n((?:\|.*\n)*)", re.M)
ROW = re.compile(r"^\| `([\w/]+)` \|[^|]*\|([^|]*)\|$", re.M)

# The beginning of a tuple, or of another expression in parentheses, but not of a call's arguments.
TUPLE = re.compile(r"(?<![\w\])>`!?])\(")


def modules(manifest):
    """What Package.swift lists for each module, from the wire upwards."""
    targets = manifest[manifest.index("targets: [") : manifest.index("\n  ]\n")]
    found = list(TARGET.finditer(targets))
    names = [target[2] + "Tests" * (target[1] == "tests") for target in found]
    ends = [target.start() for target in found[1:]] + [len(targets)]
    listed = {}
    for name, target, end in zip(names, found, ends):
        words = re.findall(r'"(\w+)"', targets[target.end() : end])
        listed[name] = {word for word in words if word in names} | {name.removesuffix("Tests")} - {name}
    return listed


def faults_of_manifest(listed):
    names = list(listed)
    for place, name in enumerate(names):
        for other in sorted(listed[name].intersection(names[place:])):
            yield f"Package.swift: {name} uses {other}, which doesn't stand above it"


def faults_of_imports(path, text, listed):
    module = next((part for part in path.parts if part in listed), None)
    for name in IMPORT.findall(LITERAL_LINES.sub("", text)):
        if name in C_LIBRARIES and module not in ("Platform", "CLibrary"):
            yield f"{path}: imports {name}, which is for Platform alone"
        if name in FOUNDATION and path.parts[0] == "Sources" and module not in TOOLS:
            yield f"{path}: imports {name}, which is for tests and tools alone"
        if module and name in listed and name not in listed[module]:
            yield f"{path}: imports {name}, which Package.swift doesn't list for {module}"


def parts_of_tuple(text, start):
    """The parts between parentheses and commas, without what stands in braces."""
    parts, depth, braces = [""], 1, 0
    for character in text[start:]:
        depth += (character in "([") - (character in ")]")
        braces += (character == "{") - (character == "}")
        if depth == 0 or braces < 0:
            break
        if character == "," and depth == 1 and braces == 0:
            parts.append("")
        elif braces == 0:
            parts[-1] += character
    return parts


def faults_of_tuples(path, text):
    for opening in TUPLE.finditer(text):
        if any(re.search(r"\bawait\b", part) for part in parts_of_tuple(text, opening.end())[1:]):
            yield f"{path}:{text.count(chr(10), 0, opening.start()) + 1}: awaits in a tuple, after its first part"


def without_literals(text):
    return COMMENT.sub("", LITERAL.sub('""', LITERAL_LINES.sub('""', text)))


def room(path):
    """The folder of a source, from its module on."""
    return "/".join(path.parts[1:-1])


def arrows(texts):
    """What each room knows: the rooms in which the types are declared that its files name.

    A name that two rooms declare, or that a nested type has as well, counts nowhere.
    """
    rooms, nested, known = {}, set(), {}
    for path, text in texts.items():
        known[room(path)] = set()
        for indent, name in TYPE.findall(text):
            if indent:
                nested.add(name)
            else:
                rooms.setdefault(name, set()).add(room(path))
    homes = {name: min(found) for name, found in rooms.items() if len(found) == 1 and name not in nested}
    for path, text in texts.items():
        modules = {path.parts[1], *IMPORT.findall(text)}
        found = {homes[name] for name in set(NAME.findall(text)) if name in homes}
        known[room(path)] |= {other for other in found if other.split("/")[0] in modules} - {room(path)}
    return known


def reached(known, start):
    found, left = set(), [start]
    while left:
        for other in known.get(left.pop(), set()) - found:
            found.add(other)
            left.append(other)
    return found


def faults_of_circles(known):
    reach = {name: reached(known, name) for name in known}
    circles = {tuple(sorted(other for other in reach[name] if name in reach[other])) for name in known}
    circles = sorted(circle for circle in circles if len(circle) > 2)
    for circle in circles:
        yield f"Sources: {len(circle)} rooms reach each other: {', '.join(circle)}"


def faults_of_rooms(known, module, rows):
    """Compares what the rooms of a module know with their table, in which a room knows only those above it."""
    table = {f"{module}/{name}": {f"{module}/{other}" for other in re.findall(r"`([\w/]+)`", others)}
             for name, others in ROW.findall(rows)}
    inside = {name: {other for other in others if other.startswith(f"{module}/")}
              for name, others in known.items() if name.startswith(f"{module}/")}
    for name in sorted(inside.keys() - table.keys()):
        yield f"CONTRIBUTING.md: has no row for Sources/{name}"
    for place, (name, listed) in enumerate(table.items()):
        real = inside.get(name, set())
        for other in sorted(real - listed):
            yield f"CONTRIBUTING.md: doesn't list that {name} knows {other}"
        for other in sorted(listed - real):
            yield f"CONTRIBUTING.md: lists that {name} knows {other}, but it doesn't"
        for other in sorted(listed.intersection(list(table)[place:])):
            yield f"CONTRIBUTING.md: {name} knows {other}, which doesn't stand above it"


def faults_of_lines(path, text):
    # Line by line, so that the numbers stay right.
    lines = LITERAL_LINES.sub(lambda literal: '""' + "\n" * literal[0].count("\n"), text).splitlines()
    for number, line in enumerate(lines, 1):
        line = COMMENT.sub("", LITERAL.sub('""', line)).rstrip()
        if len(TERNARY.findall(line)) > 1:
            yield f"{path}:{number}: has two ternaries"
        if assigned := ASSIGNED.match(line):
            left, right = (parts_of_tuple(part + ")", 0) for part in assigned.groups())
            left, right = ([part.strip() for part in parts] for parts in (left, right))
            others = [name for place, name in enumerate(right) if name not in left[place:][:1]]
            if len(left) == len(right) and not set(left).intersection(others):
                yield f"{path}:{number}: assigns several values by a tuple"


def faults_of_size(path, text):
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        yield f"{path}: has {len(lines)} lines, more than {MOST_LINES}"
    is_literal = False
    for number, line in enumerate(lines, 1):
        if not is_literal and len(line) > MOST_COLUMNS < len(LITERAL.sub("", line)):
            yield f"{path}:{number}: has {len(line)} columns, more than {MOST_COLUMNS}"
        is_literal ^= line.count('"""') % 2


def faults_of_texts(path, text):
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MOST_CHARACTERS:
            yield f"{path}:{number}: has {len(line)} characters; a text of its own is a file of CTexts"


def is_written(path):
    return not LEFT.intersection(path.parts) and "generated" not in str(path).lower()


def is_source(file):
    if file.suffix:
        return file.suffix in LANGUAGES and file.is_file()
    return file.is_file() and file.read_bytes().startswith(b"#!")


def anchors(text):
    """The anchors that GitHub makes from a page's headings."""
    headings = re.findall(r"^#+ (.*?) *$", FENCED.sub("", text), re.M)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def faults_of_comparers(path, text):
    if path.parts[:2] == ("Sources", "Backend") and path.parts[2] != "Films":
        for name in sorted(COMPARERS.intersection(NAME.findall(COMMENT.sub("", text)))):
            yield f"{path}: names {name}: which film a title means is for Films alone"


def faults_of_links(root, path, text):
    for target in LINK.findall(FENCED.sub("", text)):
        name, _, anchor = target.partition("#")
        file = (root / path).parent / name if name else root / path
        if ":" in target:
            continue
        if not file.exists():
            yield f"{path}: links to {target}, which doesn't exist"
        elif anchor and anchor not in anchors(file.read_text()):
            yield f"{path}: links to {target}, but {name or path} has no such heading"


def faults_of_names(root, path, text):
    """Paths from the root, such as `Sources/JSON/JSON.swift`, unless a part of the name is to be filled in."""
    for name in NAMED.findall(FENCED.sub("", text)):
        if not (root / name).exists():
            yield f"{path}: names {name}, which doesn't exist"


def faults(root):
    listed = modules((root / "Package.swift").read_text())
    yield from faults_of_manifest(listed)
    sources = {}
    folders = [root / "Package.swift", *(root / name for name in ("Sources", "Tests", "clients"))]
    for file in sorted(file for folder in folders for file in [folder, *folder.rglob("*")]):
        path = file.relative_to(root)
        if not is_source(file):
            continue
        text = file.read_text()
        if file.suffix == ".swift":
            yield from faults_of_imports(path, text, listed)
            # Tests are not optimized.
            yield from faults_of_tuples(path, text) if path.parts[0] == "Sources" else ()
            if path.parts[0] == "Sources" and is_written(path):
                yield from faults_of_lines(path, text)
                yield from faults_of_comparers(path, text)
                sources[path] = without_literals(text)
        if path.parts[0] == "Sources":
            yield from faults_of_texts(path, text)
        if is_written(path):
            yield from faults_of_size(path, text)
    known = arrows(sources)
    yield from faults_of_circles(known)
    contributing = root / ".github" / "CONTRIBUTING.md"
    for module, rows in ROOMS.findall(contributing.read_text()) if contributing.exists() else ():
        yield from faults_of_rooms(known, module, rows)
    pages = [root / "README.md", *(page for name in PAGES for page in (root / name).rglob("*.md"))]
    for file in sorted(page for page in pages if page.is_file()):
        path = file.relative_to(root)
        # The links of wire.md are those of the page that is generated from it.
        if not LEFT.intersection(path.parts) and path != pathlib.Path("schema/wire.md"):
            yield from faults_of_links(root, path, file.read_text())
            yield from faults_of_names(root, path, file.read_text())


def main():
    found = list(faults(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
