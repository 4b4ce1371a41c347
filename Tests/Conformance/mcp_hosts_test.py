# SPDX-License-Identifier: MIT
"""Libraries that hosts of assistants are made with (hosts/), each driven as its users do, and what of an answer reaches
their model."""

import json
import os
import subprocess
import tempfile
import unittest

from assistant import initialized
from backend import MARQUEE

HERE = os.path.join(os.path.dirname(__file__), "hosts")
ESSENTIAL = {
    "whats_on_near", "find_film", "find_person", "showtimes_and_seats", "watch_add", "watch_list", "watch_events",
    "watch_remove", "movies_get", "movies_watch_providers", "movies_now_playing", "movies_discover", "shows_get",
    "my_films", "my_films_set", "my_settings", "what_to_see",
    # For the view alone, which hosts of MCP Apps keep from the model.
    "view_data"}
INSTALLATION = 900  # seconds, the first time


def seen(generation, script, calls=None, *options):
    """What a library has seen of the sandbox (report.py)."""
    environment = subprocess.run(
        [os.path.join(HERE, "../../environment"), os.path.join(HERE, f"requirements_{generation}.txt")],
        stdout=subprocess.PIPE, text=True, timeout=INSTALLATION, check=True).stdout.strip()
    with tempfile.TemporaryDirectory(prefix="marquee-") as home:
        done = subprocess.run(
            [f"{environment}/bin/python", os.path.join(HERE, script), os.path.abspath(MARQUEE), "mcp", "--sandbox", *options],
            env={"HOME": home, "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1", "MARQUEE_CALLS": json.dumps(calls)},
            capture_output=True, text=True, timeout=INSTALLATION)
    if done.returncode:
        raise AssertionError(done.stderr)
    return json.loads(done.stdout.splitlines()[-1])


class HostTest(unittest.TestCase):
    def check(self, generation, script, forms=("text", "text", "text"), *options):
        report = seen(generation, script, None, *options)
        # Pydantic AI keeps the tools that are for a view from the model.
        hidden = {"view_data"} if script == "with_pydantic_ai.py" else set()
        self.assertEqual(set(report["tools"]), ESSENTIAL - hidden)
        near, seats, playing, failure = report["handed"]
        self.assertIn("AMC Town Center 20", near)
        self.assertIn("For 3 adults in E6, E7, E8: $58.14", seats)
        self.assertRegex(seats, r"E ooxooooooooo")
        self.assertIn("The Hunger Games: Sunrise on the Reaping", playing)
        self.assertRegex(failure, r"film\W+ is invalid: expected a text that is more than blanks")
        for answer, form in zip((near, seats, playing), forms):
            self.assertEqual("structure" if answer.startswith("{") else "text", form)
            self.assertLess(len(answer), 12_000)
        if "failed" in report:
            self.assertEqual(report["failed"], [False, False, False, True])
        return report

    def test_mcp_of_the_first_generation(self):
        report = self.check("1", "with_mcp_1.py")
        self.assertEqual(report["protocol"], "2025-11-25")
        self.assertEqual(report["resources"], 6)
        self.assertEqual(report["prompts"], ["evening_at_the_cinema", "worth_seeing_this_week"])

    def test_langchain(self):
        self.assertEqual(self.check("1", "with_langchain.py")["prompts"], ["human"])

    def test_fastmcp(self):
        report = self.check("2", "with_fastmcp.py")
        self.assertEqual(report["resources"], 6)
        self.assertEqual(report["prompts"], ["evening_at_the_cinema", "worth_seeing_this_week"])

    def test_openai_agents(self):
        self.check("2", "with_openai_agents.py")

    def test_pydantic_ai(self):
        # It takes the structure, unless there are links beside the text.
        self.check("2", "with_pydantic_ai.py", ("structure", "structure", "structure"))
        self.check("2", "with_pydantic_ai.py", ("text", "text", "structure"), "--links", "on")

    def test_proxy_of_fastmcp(self):
        self.check("2", "with_fastmcp_proxy.py")


# A call of each default tool.
CALLS = [
    ("whats_on_near", {"place": "Olathe, KS", "limit": 2}), ("find_film", {"film": "batman"}),
    ("showtimes_and_seats", {"showtimeId": "amc:showtime:3820778482513", "partySize": 3}),
    ("watch_add", {"kind": "tickets", "film": "hunger games"}), ("watch_list", {}), ("watch_events", {"limit": 5}),
    ("watch_remove", {"watchId": "watch:1"}), ("find_person", {"name": "Tim Burton", "limit": 2}),
    ("movies_get", {"id": "amc:movie:64825", "include": ["credits", "videos"]}),
    ("movies_watch_providers", {"id": "tmdb:movie:268"}), ("movies_now_playing", {"limit": 2}),
    ("movies_discover", {"genres": ["comedy"], "limit": 2}), ("shows_get", {"id": "tmdb:show:1399"}), ("my_settings", {}),
    ("view_data", {"tool": "find_film", "arguments": {"film": "batman"}}),
    ("my_films_set", {"id": "tmdb:movie:62", "rating": 8}),
    ("my_films", {"status": "seen"}), ("what_to_see", {"seed": 7})]
# What hosts add to each call, and a model can't take back.
EXTRAS = [
    {"task_progress": "- [x] look up"}, {"toolCallId": "call_0BCI"}, {"random_string": "dummy"},
    {"sessionId": "s", "action": "sendMessage", "chatInput": "hi", "toolCallId": "c"}, {"_meta": {"x": 1}}]


class SloppyCallTest(unittest.TestCase):
    """What hosts and models send that isn't quite a tool's arguments."""

    def check(self, generation, script):
        extras = [((name, {**arguments, **extra}), extra) for name, arguments in CALLS for extra in EXTRAS]
        encoded = [(name, {key: json.dumps(value) for key, value in arguments.items()}) for name, arguments in CALLS]
        def mark(value):
            return "\ufeff" + (value if isinstance(value, str) else json.dumps(value))

        marked = [(name, {key: mark(value) for key, value in arguments.items()}) for name, arguments in CALLS]
        self.assertEqual({name for name, _ in CALLS}, ESSENTIAL)
        calls = [call for call, _ in extras] + encoded + marked
        report = seen(generation, script, calls)
        for call, text in zip(calls, report["handed"], strict=True):
            self.assertNotRegex(text, "is invalid|Unknown argument|Correct that argument", call)
        for (call, extra), text in zip(extras, report["handed"]):
            for name in extra:
                self.assertEqual(name in text, not name.startswith("_"), call)
        plain = report["handed"][len(EXTRAS) - 1:len(extras):len(EXTRAS)]
        for number, (name, _) in enumerate(CALLS):
            if not name.startswith("watch_"):
                for text in (report["handed"][len(extras) + number], report["handed"][len(extras) + len(CALLS) + number]):
                    self.assertEqual(text, plain[number], name)
        self.assertEqual([n for n, failed in enumerate(report.get("failed", [])) if failed], [])

    def test_mcp_of_the_first_generation(self):
        self.check("1", "with_mcp_1.py")

    def test_fastmcp(self):
        self.check("2", "with_fastmcp.py")

    def test_openai_agents(self):
        self.check("2", "with_openai_agents.py")


class WholeArgumentsTest(unittest.TestCase):
    """A model's arguments in a text, which no library lets through, but hosts that write messages themselves do."""

    def test_they_are_read_as_what_they_mean(self):
        def texts(arguments):
            text = json.dumps(arguments)
            inside = json.dumps({name: json.dumps(value) for name, value in arguments.items()})
            yield from (text, json.dumps(text), "\ufeff" + text, f" {text}\n", inside)

        for name, arguments in CALLS:
            with initialized(tools=None) as wire:
                plain = wire.answer(0, "tools/call", {"name": name, "arguments": arguments})["result"]
                for written in texts(arguments | {"toolCallId": "c"}):
                    result = wire.answer(1, "tools/call", {"name": name, "arguments": written})["result"]
                    with self.subTest(name=name, written=written):
                        self.assertEqual(result.get("isError"), plain.get("isError"))
                        self.assertEqual(result["structuredContent"]["ignored"], ["toolCallId"])
                        if not name.startswith("watch_"):
                            self.assertEqual(without(result["structuredContent"]), without(plain["structuredContent"]))


def without(structured):
    """A result but for what is said of the arguments and its age."""
    return {name: value for name, value in structured.items() if name not in ("ignored", "asOf", "note")}


if __name__ == "__main__":
    unittest.main()
