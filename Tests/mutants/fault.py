# SPDX-License-Identifier: MIT
"""A small fault in a source file, of the kind that people make."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """`old`, which occurs once in Sources/`file`, becomes `new`; the tests that `seen_by` names must then fail.

    `seen_by` is a filter of Swift Testing's (`JSONTests`, `BackendTests.AskedTests`), or `conformance:` and the name of a
    file of Tests/Conformance without `.py`.

    `form` says how one program can have the fault or not, so that many faults need one build only:
    "expression"  both texts are expressions of one type
    "statement"   both are statements, `new` perhaps none at all
    "build"       neither: the fault gets a build of its own
    Any other text is the replacement itself, in which `{fault}` is the condition.
    """

    file: str
    old: str
    new: str
    seen_by: str
    form: str = "expression"

    @property
    def name(self):
        """The line where the texts begin to differ, for people to read."""
        pairs = zip(self.old.splitlines(), self.new.splitlines() + [""] * self.old.count("\n"))
        old, new = next(((a, b) for a, b in pairs if a != b), (self.old, self.new))
        return f"{self.file}: {old.strip()} -> {new.strip() or '(nothing)'}"

    def switched(self, number):
        """The text that has the fault when its switch is on."""
        fault = f"isMutant({number})"
        if self.form == "expression":
            return f"({fault} ? ({self.new}) : ({self.old}))"
        if self.form == "statement":
            return f"if {fault} {{ {self.new} }} else {{ {self.old} }}"
        return self.form.replace("{fault}", fault)
