# SPDX-License-Identifier: MIT
"""Words for days mean the same in each way in: on the wire, in the terminal, as an assistant's tools, in watches.

New York's clock says five to five, when the day before isn't over: on a Friday, and on the nights on which clocks
change."""

import json
import subprocess
import unittest

from assistant import initialized
from backend import MARQUEE, Backend, environment

# A small one.
THEATRE = "amc:theatre:2117"
# The last words are as people write them; only assistants' tools take those.
WORDS = ["today", "tonight", "tomorrow", "friday", "this week", "next week", "weekend", "next weekend", "next 7 days",
         "friday to sunday", "2027-03-20..2027-03-23"]
FREE = ["this weekend", "The coming weekend", "from Friday through Sunday", "the next seven days", "Sat evening"]
MOMENTS = {
    "2026-11-27T09:55:00Z": ["11-26", "11-26", "11-27", "11-27", "11-26..12-02", "11-27..12-03", "11-27..11-29",
                             "12-04..12-06", "11-26..12-02", "11-27..11-29", "03-20..03-23"],
    "2026-11-01T09:55:00Z": ["10-31", "10-31", "11-01", "11-06", "10-31..11-05", "11-06..11-12", "10-31..11-01",
                             "11-06..11-08", "10-31..11-06", "11-06..11-08", "03-20..03-23"],
    "2027-03-14T08:55:00Z": ["03-13", "03-13", "03-14", "03-19", "03-13..03-18", "03-19..03-25", "03-13..03-14",
                             "03-19..03-21", "03-13..03-19", "03-19..03-21", "03-20..03-23"],
}
# By its id, and as one of the user's favourites.
REQUESTS = [
    ("showtimes/whatsOn", {"theatreId": THEATRE, "includeDetails": False, "pageSize": 1}),
    ("showtimes/whatsOn", {"theatreIds": [THEATRE], "includeDetails": False, "pageSize": 1}),
    ("library/tonight", {"theatreId": THEATRE, "pageSize": 1}),
]


def phrase(first, last):
    return "..".join(day[5:] for day in (first, last) if day)


def of_tool(structure):
    """The days of a tool's result, which names their weekdays."""
    return phrase(*(structure.get(name, "").rpartition(" ")[2] for name in ("day", "untilDay")))


class DaysTest(unittest.TestCase):
    def each(self, words=WORDS):
        for now, days in MOMENTS.items():
            yield {"MARQUEE_NOW": now}, list(zip(words, days))

    def test_on_the_wire(self):
        for variables, words in self.each():
            with Backend(variables=variables) as backend:
                backend.result("library/set", {"id": "tmdb:movie:268", "status": "wanted"})
                for word, days in words:
                    for method, params in REQUESTS:
                        with self.subTest(method, now=variables, word=word):
                            page = backend.result(method, params | {"date": word.upper()})
                            self.assertEqual(phrase(page["date"], page.get("untilDate")), days)

    def test_in_watches(self):
        for variables, words in self.each():
            with Backend(variables=variables) as backend:
                for word, days in words:
                    with self.subTest(now=variables, word=word):
                        watch = backend.result("watch/add", {"kind": "showings", "theatreId": THEATRE, "date": word})
                        question = watch["question"]
                        self.assertEqual(phrase(question["date"], question.get("untilDate")), days)

    def test_in_the_terminal(self):
        variables, words = next(self.each())
        with Backend(variables=variables) as backend:
            for word, days in words:
                with self.subTest(word=word):
                    run = subprocess.run(
                        [MARQUEE, "--sandbox", "call", "showtimes/whatsOn", f"theatreId={THEATRE}", f"date={word}",
                         "includeDetails=false", "pageSize=1"],
                        capture_output=True, text=True, env=environment(backend.home.name, **variables))
                    self.assertEqual(run.stderr, "")
                    page = json.loads(run.stdout)
                    self.assertEqual(phrase(page["date"], page.get("untilDate")), days)

    def test_as_tools(self):
        for variables, words in self.each():
            with initialized(variables=variables) as wire:
                for word, days in words:
                    with self.subTest(now=variables, word=word):
                        result = wire.answer(word, "tools/call", {
                            "name": "whats_on_near", "arguments": {"place": THEATRE, "date": word.title(), "limit": 1}})["result"]
                        self.assertEqual(of_tool(result["structuredContent"]), days)

    def test_as_people_write_them_to_assistants(self):
        days = ["11-27..11-29", "11-27..11-29", "11-27..11-29", "11-26..12-02", "11-28"]
        with initialized(variables={"MARQUEE_NOW": next(iter(MOMENTS))}) as wire:
            for word, days in zip(FREE, days):
                with self.subTest(word=word):
                    result = wire.answer(word, "tools/call", {
                        "name": "whats_on_near", "arguments": {"place": THEATRE, "date": word, "limit": 1}})["result"]
                    self.assertEqual(of_tool(result["structuredContent"]), days, result["content"])

    def test_each_page_of_help_lists_them(self):
        run = subprocess.run([MARQUEE, "help", "library/tonight"], capture_output=True, text=True, env=environment("/"))
        for word in ("tonight", "weekend", "next weekend", "this week", "next week", "next 7 days", "friday to sunday"):
            self.assertIn(word, run.stdout)


if __name__ == "__main__":
    unittest.main()
