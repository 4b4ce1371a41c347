# SPDX-License-Identifier: MIT
"""Questions that people have, answered with the command line alone and with the default tools of `marquee mcp` alone, as
questions.txt has them: `$` runs a command, `@` calls a tool, and each line after `>` is a part of what comes back. An id
is used only once an earlier answer has shown it."""

import json
import os
import re
import subprocess
import unittest

from assistant import connected
from readme_test import home_of_a_reader
from backend import PATIENCE

ID = re.compile(r"\b(?:amc|tmdb|imdb):(?:[a-zA-Z]+:)?\w+")


def questions():
    with open(os.path.join(os.path.dirname(__file__), "questions.txt"), encoding="utf-8") as file:
        text = file.read()
    for question, steps in re.findall(r"^([^$@>\n].*)\n\n((?:[$@>].*\n)+)", text, re.MULTILINE):
        yield question, [
            (sign, step, re.findall(r"^> (.*)$", parts, re.MULTILINE))
            for sign, step, parts in re.findall(r"^([$@]) (.*)\n((?:>.*\n)+)", steps, re.MULTILINE)]


class QuestionTest(unittest.IsolatedAsyncioTestCase):
    def check(self, step, parts, answer, seen):
        for part in parts:
            self.assertIn(part, answer, step)
        seen.update(ID.findall(answer))

    def test_there_are_ten_each_answered_in_both_ways(self):
        self.assertEqual([{sign for sign, _, _ in steps} for _, steps in questions()], [{"$", "@"}] * 10)

    def test_with_the_command_line_alone(self):
        for question, steps in questions():
            home, variables = home_of_a_reader()
            seen = set()
            with self.subTest(question), home:
                for _, step, parts in (step for step in steps if step[0] == "$"):
                    self.assertLessEqual(set(ID.findall(step)), seen)
                    done = subprocess.run(
                        step, shell=True, env=variables, capture_output=True, text=True, timeout=PATIENCE, check=True)
                    self.check(step, parts, done.stdout, seen)

    async def test_with_the_default_tools_alone(self):
        async with connected(tools=None) as session:
            for question, steps in questions():
                seen = set()
                with self.subTest(question):
                    for _, step, parts in (step for step in steps if step[0] == "@"):
                        self.assertLessEqual(set(ID.findall(step)), seen)
                        name, arguments = step.split(" ", 1)
                        result = await session.call_tool(name, json.loads(arguments))
                        self.check(step, parts, result.content[0].text, seen)


if __name__ == "__main__":
    unittest.main()
