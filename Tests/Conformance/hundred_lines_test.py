# SPDX-License-Identifier: MIT
"""The front end of clients/README.md through an evening: it draws presentations, and sends what is chosen."""

import os
import re
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment
from readme_test import ROOT, readme_blocks

PAGE = os.path.join(ROOT, "clients/README.md")


class HundredLinesTest(unittest.TestCase):
    def setUp(self):
        self.home = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
        program, = readme_blocks("perl", PAGE)
        self.assertLessEqual(len([line for line in program.splitlines() if line.strip()]), 100)
        self.path = os.path.join(self.home, "evening.pl")
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(program)
        self.process = subprocess.Popen(
            ["perl", self.path, "showtimes/whatsOn", '{"place":"Olathe, KS","date":"tonight","partySize":3,"pageSize":3}'],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=0,
            env=environment(self.home, MARQUEE=f"{os.path.abspath(MARQUEE)} --sandbox", LANG="C.UTF-8"))
        self.addCleanup(self.end)

    def end(self):
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def until(self, sign):
        text = ""
        while not text.endswith(sign):
            character = self.process.stdout.read(1)
            self.assertTrue(character, text)
            text += character
        return text

    def type(self, words, sign="\n> "):
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()
        return self.until(sign) if sign else ""

    def take(self, shown, row, title, sign="\n> "):
        """Chooses by its title what the first row with these words offers; without words, what the whole offers."""
        number = ""
        if row:
            number = re.search(rf"^ *(\d+) [^\n]*{row}", shown, re.MULTILINE)[1]
        menu = self.type(number) if row else shown
        letter = re.findall(rf"^  ([a-h]) {title}$", menu, re.MULTILINE)[-1]
        return self.type(number + letter, sign)

    def test_an_evening(self):
        evening = self.until("\n> ")
        self.assertIn("What's on · Olathe, KS · Sat 21 Nov, tonight", evening)
        self.assertIn("Prices for 3.", evening)
        self.assertIn(" · PG-13 · ", evening)
        self.assertRegex(evening, r"17:55 +AMC Town Center 20 +IMAX +\$58\.14 \+ fees +available")
        seats = self.take(evening, "AMC Town Center 20", "Choose seats")
        self.assertRegex(seats, r"(?m)^ +E .*\*\*\*")
        self.assertRegex(seats, r"\$\d+\.\d\d for 3 \+ fees")
        self.assertIn("Calendar", self.take(seats, "for 3 ", "Calendar").splitlines()[1])
        evening = self.restart()
        film = self.take(evening, "Dune: Part Two", "Details")
        self.assertIn("Dune: Part Two (2024)", film)
        self.take(film, "", "Rate", sign="? ")
        self.assertIn("my rating: 9", self.type("9"))
        self.assertIn("Dune: Part Two", self.take(self.restart(), "Dune: Part Two", "Want to see"))
        evening = self.restart()
        self.assertIn("wanted", evening)
        watch = self.take(evening, "AMC Town Center 20", "Watch the seats")
        self.assertIn("Watch: ", watch)
        second = self.take(self.restart(), "", "Next page")
        self.assertIn("Films 4 to 6", second)
        self.assertNotIn("Dune: Part Two", second)
        third = self.take(second, "", "Previous page")
        self.assertIn("Dune: Part Two", third)

    def restart(self):
        """The evening anew, in a process of its own, which finds what the other has kept."""
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = subprocess.Popen(
            self.process.args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=0,
            env=environment(self.home, MARQUEE=f"{os.path.abspath(MARQUEE)} --sandbox", LANG="C.UTF-8"))
        return self.until("\n> ")


if __name__ == "__main__":
    unittest.main()
