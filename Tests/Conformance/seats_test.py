# SPDX-License-Identifier: MIT
"""All answers agree about the seats of a showing."""

import re
import unittest

from assistant import initialized
from backend import Backend
from contract import contract

def halls(backend):
    """Some showings, with free places for wheelchairs among them."""
    page = backend.result("showtimes/whatsOn", {
        "place": "Olathe, KS", "date": "tomorrow", "includeDetails": False, "pageSize": 1})
    yield from ("amc:showtime:3820778482513", "amc:showtime:61020778482511")
    yield from (showing["id"] for showing in page["items"][0]["showings"][:10])


class SeatsTest(unittest.TestCase):
    def test_the_number_of_free_seats(self):
        """For: 65 in one answer and 69 in another, which counted the places for wheelchairs too."""
        wheelchairs = 0
        with Backend() as backend, initialized(tools=None) as wire:
            for id in halls(backend):
                params = {"partySize": 1}
                plan = backend.result("showtimes/plan", {"id": id} | params)
                watch = backend.result("watch/add", {"kind": "seats", "showtimeId": id} | params)
                call = {"name": "showtimes_and_seats", "arguments": {"showtimeId": id} | params}
                text = wire.answer(id, "tools/call", call)["result"]["content"][0]["text"]
                signs = "".join(row["seats"] for row in plan["map"])
                wheelchairs += signs.count("w")
                numbers = [sum(signs.count(sign) for sign in "o()"), *map(int, re.findall(r"(\d+) of \d+ seats", text)),
                           *(item["seats"]["freeSeats"] for item in watch["now"]["items"])]
                with self.subTest(id=id):
                    self.assertGreaterEqual(len(numbers), 2, text)
                    self.assertEqual(set(numbers), {plan["freeSeats"]}, text)
        self.assertGreater(wheelchairs, 0)

    def test_a_name_has_one_type(self):
        """For: `freeSeats` and `total` were each of two types, by the model that had them."""
        types = {}
        for model, schema in contract.document["components"]["schemas"].items():
            for name, member in schema.get("properties", {}).items():
                form = {keyword: member[keyword] for keyword in ("$ref", "type", "items", "anyOf") if keyword in member}
                types.setdefault(name, {})[str(form)] = model
        for name in ("freeSeats", "freeSeatNames", "seatCount", "total", "totalResults", "totalShowings", "partySize"):
            self.assertEqual(len(types[name]), 1, (name, types[name]))


if __name__ == "__main__":
    unittest.main()
