# SPDX-License-Identifier: MIT
"""Bounds on what an upstream's response decodes into: a few kilobytes on the wire must not become gigabytes or seconds.

Regression: 29 kB became 15 million elements and 14 GB, and took 17 seconds where 3 were allowed."""

import gzip
import unittest

from backend import Backend
from upstream import Upstream

ROW = b'{"id":268,"title":"Batman","overview":"The Dark Knight of Gotham City begins his war on crime.","genre_ids":[14,28]}'


def page(name, element, count):
    return b'{"page":1,"%b":[%b]}' % (name.encode(), b",".join([element] * count))


class AnswerBoundsTest(unittest.TestCase):
    def asked(self, body, method, params={}):
        """The response to a request to every provider whose upstream returns this, and the memory used."""
        packed = gzip.compress(body, 6)
        self.assertLess(len(packed), 200_000)
        with Upstream(lambda path, query, number: (200, packed, {"Content-Encoding": "gzip"})) as upstream:
            variables = {f"MARQUEE_{name}_URL": upstream.base for name in ("AMC", "TMDB", "PIXABAY")} | {
                f"MARQUEE_{name}_KEY": "k3y" for name in ("AMC", "TMDB", "PIXABAY")}
            with Backend(sandbox=False, variables=variables) as backend:
                backend.result("server/ping")
                before = backend.resident("VmHWM")
                answer = backend.request(method, params)
                took = backend.resident("VmHWM") - before
                self.assertTrue(backend.result("server/ping")["pong"])
        return answer, took

    def test_millions_of_elements_are_too_many(self):
        for method, params, body in (
                ("movies/popular", {}, page("results", b"0", 15_000_000)),
                ("movies/popular", {}, page("results", ROW, 200_000)),
                ("search/images", {"query": "sea"}, page("hits", b"{}", 1_000_000)),
                ("movies/nowPlaying", {"provider": "amc"}, b'{"_embedded":%b}' % page("movies", b"[]", 1_000_000)),
                ("movies/get", {"id": "tmdb:movie:268"}, b'{"id":268,"title":"Batman",%b' % page("genres", b"1", 1_000_000)[1:]),
                ("movies/get", {"id": "tmdb:movie:268"}, b'{"id":268,"title":"Batman","x":%b}' % (b'[[' + b"],[".join([b"0," * 999 + b"0"] * 2000) + b"]]")),
                ("showtimes/seats", {"id": "amc:showtime:61020778482511"}, b'{"id":1,"movieName":"x","seats":' + b"[0" + b",0" * 1_000_000 + b"]}")):
            with self.subTest(method=method, start=body[:60]):
                answer, took = self.asked(body, method, params)
                self.assertEqual(answer.get("error", {}).get("code"), -32018, str(answer)[:300])
                self.assertFalse(answer["error"]["data"]["retryable"])
                self.assertLess(took, 8 * len(body) + (64 << 20))

    def test_a_number_in_a_text_is_no_way_around(self):
        answer, took = self.asked(b'{"id":"[%b]","title":"Batman"}' % b",".join([b"0"] * 5_000_000), "movies/get", {"id": "tmdb:movie:268"})
        self.assertEqual(answer["error"]["code"], -32016)
        self.assertLess(took, 150 << 20)

    def test_ten_times_what_any_upstream_gives_is_read(self):
        answer, _ = self.asked(page("results", ROW, 1_000), "movies/popular", {"limit": 5})
        self.assertEqual(len(answer["result"]["items"]), 5)

    def test_a_long_error_is_told_by_its_beginning(self):
        words = b"so much to say " * 300_000
        with Upstream(lambda path, query, number: (404, b'{"status_code":34,"status_message":"%b"}' % words)) as upstream:
            with Backend(sandbox=False, variables={"MARQUEE_TMDB_URL": upstream.base, "MARQUEE_TMDB_KEY": "k3y"}) as backend:
                error = backend.error("movies/get", {"id": "tmdb:movie:268"})
        self.assertEqual(error["code"], -32012)
        self.assertLess(len(str(error)), 5_000)
        self.assertIn("so much to say", error["data"]["upstreamMessage"])


if __name__ == "__main__":
    unittest.main()
