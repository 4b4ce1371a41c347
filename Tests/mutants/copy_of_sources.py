# SPDX-License-Identifier: MIT
"""A copy of the project in which faults can be switched on, so that one build serves many of them."""

import re
import subprocess

SWITCH = """\
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let mutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) }

/// Whether this process has the fault of this number.
func isMutant(_ number: Int) -> Bool { mutant == number }
"""


class CopyOfSources:
    def __init__(self, original, path):
        self.original = original
        self.path = path
        path.mkdir(parents=True, exist_ok=True)

    def stale(self, numbered):
        """The faults whose text is missing or not unique."""
        return [number for number, fault in numbered.items() if self.text(fault).count(fault.old) != 1]

    def text(self, fault):
        file = self.original / "Sources" / fault.file
        return file.read_text() if file.exists() else ""

    def build_switched(self, numbered):
        """Builds with as many of these faults behind switches as compile, and returns their numbers."""
        left = dict(numbered)
        while True:
            lines = self.write_switched(left)
            output = self.build()
            if output is None:
                return set(left)
            broken = self.broken(lines, output)
            if not broken:
                raise SystemExit(f"the copy does not build:\n{output}")
            for number in broken:
                print(f"needs a build of its own: {number} {left.pop(number).name}", flush=True)

    def build_one(self, fault):
        """Builds with this fault alone, always on."""
        self.write({fault.file: self.text(fault).replace(fault.old, fault.new)}, set())
        if output := self.build():
            raise SystemExit(f"this fault does not compile: {fault.name}\n{output}")

    def write_switched(self, numbered):
        """Writes the switched faults and returns the lines of each, as {file: {number: range}}."""
        texts, lines = {}, {}
        by_file = {}
        for number, fault in numbered.items():
            by_file.setdefault(fault.file, []).append((self.text(fault).index(fault.old), number, fault))
        for file, placed in by_file.items():
            text, end = self.text(placed[0][2]), len(self.text(placed[0][2]))
            for start, number, fault in sorted(placed, reverse=True, key=lambda entry: entry[0]):
                if start + len(fault.old) > end:
                    raise SystemExit(f"two faults have the same text: {fault.name}")
                text = text[:start] + fault.switched(number) + text[start + len(fault.old):]
                end = start
            texts[file] = text
            lines[file] = {}
            for _, number, fault in placed:
                first = text[:text.index(fault.switched(number))].count("\n") + 1
                lines[file][number] = range(first, first + fault.switched(number).count("\n") + 1)
        self.write(texts, {file.split("/")[0] for file in by_file})
        return lines

    def write(self, changed, modules):
        """Makes the copy equal to the original except for these texts. Unchanged files keep their date and are not
        rebuilt."""
        listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=self.original, text=True,
                                capture_output=True, check=True).stdout.split("\n")
        wanted = {}
        for name in filter(None, listed):
            source = self.original / name
            if source.is_file():
                wanted[name] = source.read_bytes(), source.stat().st_mode
        for file, text in changed.items():
            wanted[f"Sources/{file}"] = text.encode(), 0o644
        for module in modules:
            wanted[f"Sources/{module}/Mutant.swift"] = SWITCH.encode(), 0o644
        # A switch may leave a variable that is never mutated.
        manifest, mode = wanted["Package.swift"]
        wanted["Package.swift"] = manifest.replace(b".treatAllWarnings(as: .error),", b""), mode
        for file in self.path.glob("Sources/*/Mutant.swift"):
            if str(file.relative_to(self.path)) not in wanted:
                file.unlink()
        for file in [*self.path.glob("Sources/**/*.swift"), *self.path.glob("Tests/**/*.swift")]:
            if str(file.relative_to(self.path)) not in wanted:
                file.unlink()
        for name, (content, mode) in wanted.items():
            file = self.path / name
            if not file.exists() or file.read_bytes() != content:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
                file.chmod(mode & 0o777)

    def build(self):
        """Builds the copy; returns the compiler's output if it failed, otherwise None."""
        done = subprocess.run(["swift", "build", "--build-tests"], cwd=self.path, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
        return None if done.returncode == 0 else done.stdout

    def broken(self, lines, output):
        """The faults on whose lines the compiler found errors; if errors are elsewhere in a file, all faults of this
        file."""
        broken = set()
        for file, line in set(re.findall(r"Sources/(\S+?\.swift):(\d+):\d+: error:", output)):
            switches = lines.get(file, {})
            broken |= {number for number, range in switches.items() if int(line) in range} or set(switches)
        return broken
