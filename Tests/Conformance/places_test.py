# SPDX-License-Identifier: MIT
"""A place that people write, given to each method and tool that takes one."""

import unittest

from assistant import connected
from backend import Backend

# What is written, and the place that it is.
INSIDE = [
    ("Olathe, KS", "Olathe, KS"), ("olathe kansas", "Olathe, KS"), ("Chicago, Illinois, USA", "Chicago, IL"),
    ("Times Square, New York", "New York, NY"), ("NYC", "New York, NY"), ("AMC Empire 25, New York", "AMC Empire 25"),
    ("66061-1234", "66061"), ("Kansas City, MO 64114", "64114"), ("St. Louis", "Saint Louis, MO"),
    ("the Kansas City area", "Kansas City, MO"), ("Kansas City area, MO", "Kansas City, MO"),
    ("near the Olathe", "Olathe, KS"), ("66061 Olathe, KS", "66061"), ("66061 KS", "66061"),
    ("66061 Olathe", "Olathe, KS"), ("12345 Main Street, Olathe", "Olathe, KS"), ("near NYC", "New York, NY"),
    ("Times Square, NYC", "New York, NY"), ("Country Club Plaza, Kansas City", "Kansas City, MO"),
    ("Chesterfield Mall, St. Louis", "Saint Louis, MO"), ("AMC BarryWoods 24, Kansas City", "AMC BarryWoods 24"),
    ("NYC, NY", "New York, NY"), ("Empire 25, NYC", "AMC Empire 25"), ("downtown Kansas City", "Kansas City, MO"),
    ("movie theaters near Olathe", "Olathe, KS"),
]

# What is written, and a part of what is said about it.
OUTSIDE = [
    ("Springfield, IL", "Illinois"), ("London, UK", "United States only"), ("Berlin, DE", "Delaware"),
    ("Toronto, ON", "United States only"), ("Lima, Peru", "United States only"), ("Paris, Texas", "Texas"),
    ("Springfield, Washington", "Washington"), ("Naples, Italy", "United States only"), ("Kansas", "Olathe"),
    ("Chigago", "Chicago"), ("tonight in London, UK", "United States only"),
    ("Pier Park, Panama City", "AMC itself may have it"), ("AMC Studio 28", "“AMC DINE-IN Studio 28”"),
]

# What is written, and the parameters that take the rest of it.
LEFT_OVER = [
    ("Olathe, KS imax", 'format: "imax"'), ("Olathe, KS for three on Friday", 'partySize: 3, date: "friday"'),
    ("Chicago tonight", 'date: "tonight"'), ("imax in Olathe", 'format: "imax"'), ("Boston for 2", "partySize: 2"),
    ("Olathe, dolby", 'format: "dolby"'), ("Boston, MA after 7pm", 'after: "7pm"'),
    ("66061 tomorrow", 'date: "tomorrow"'), ("imax near 66061", 'format: "imax"'),
    ("Olathe, KS 66061 tonight", 'date: "tonight"'), ("Olathe, on Friday", 'date: "friday"'),
    ("Chicago, at 7pm", 'after: "7pm"'), ("Olathe KS, Friday night", 'date: "friday"'),
    ("Olathe within 10 miles", "radiusKilometres: 16"), ("Olathe within 2.5 miles", "radiusKilometres: 4"),
    ("two tickets in Chicago, IL", "partySize: 2"), ("Times Square tonight, New York", 'date: "tonight"'),
]


class PlacesTest(unittest.TestCase):
    def answers(self, text):
        """The answer of each method to a place."""
        for method, params in [
            ("theatres/find", {}), ("showtimes/whatsOn", {}),
            ("watch/add", {"kind": "tickets", "movie": "a film that nobody has announced"}),
        ]:
            answer = self.backend.request(method, {"place": text} | params)
            yield (text, method), answer

    def setUp(self):
        self.backend = Backend().__enter__()
        self.addCleanup(self.backend.__exit__, None, None, None)

    def test_inside(self):
        for text, name in INSIDE:
            for request, answer in self.answers(text):
                self.assertNotIn("error", answer, request)
                if "place" in answer["result"]:
                    self.assertEqual(answer["result"]["place"]["name"], name, request)

    def test_outside(self):
        for text, hint in OUTSIDE:
            for request, answer in self.answers(text):
                self.assertEqual(answer["error"]["code"], -32012, request)
                self.assertIn(text, answer["error"]["message"], request)
                self.assertIn(hint, answer["error"]["data"]["hint"], request)

    def test_words_left_over(self):
        for text, arguments in LEFT_OVER:
            for request, answer in self.answers(text):
                self.assertEqual(answer["error"]["code"], -32602, request)
                self.assertEqual(answer["error"]["data"]["path"], "/place", request)
                self.assertIn(arguments, answer["error"]["data"]["hint"], request)

    def test_words_that_no_parameter_takes(self):
        error = self.backend.request("theatres/find", {"place": "Olathe, KS please"})["error"]
        self.assertEqual(error["code"], -32602)
        self.assertIn("without “please”", error["message"])


class AssistantPlacesTest(unittest.IsolatedAsyncioTestCase):
    async def check(self, places, fails):
        async with connected() as session:
            for text, said in places:
                result = await session.call_tool("whats_on_near", {"place": text})
                answer = f"{text}: {result.content[0].text}"
                self.assertEqual(result.is_error, fails, answer)
                self.assertIn(said, answer)

    async def test_inside(self):
        await self.check(INSIDE, fails=False)

    async def test_outside_and_left_over(self):
        await self.check(OUTSIDE + LEFT_OVER, fails=True)


class SandboxPlacesTest(unittest.TestCase):
    """The sandbox has a few towns, which it names: what it lacks may be at AMC's."""

    def test_a_place_that_only_the_sandbox_lacks(self):
        with Backend() as backend:
            for place in ("Tulsa", "Wichita, KS", "66999"):
                with self.subTest(place):
                    error = backend.error("showtimes/whatsOn", {"place": place})
                    self.assertEqual(error["code"], -32012)
                    self.assertEqual(error["message"], f"The sandbox has no place called “{place}”")
                    self.assertRegex(error["data"]["hint"], r"[Tt]he sandbox has \w.*, .*; AMC itself may have it$")
            self.assertIn("Olathe", backend.error("theatres/find", {"place": "Wichita, KS"})["data"]["hint"])


if __name__ == "__main__":
    unittest.main()
