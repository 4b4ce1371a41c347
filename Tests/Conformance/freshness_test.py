# SPDX-License-Identifier: MIT
"""How old a cached response may be to stand in for a failing upstream, for each method. A restart in between leaves
the process only what is on disk."""

import contextlib
import os
import sqlite3
import tempfile
import unittest

from backend import Backend
from contract import contract
from upstream import Upstream, amc_movie, amc_page, tmdb_page

MINUTE, HOUR, DAY = 60, 3600, 86_400

# The age in seconds up to which a cached response stands in for a failure. None: the file is the result, and never
# changes.
NEVER, TIMETABLE, LIST, DESCRIPTION, FILE = 0, 5 * MINUTE, DAY, 7 * DAY, None

TMDB_SHOW = "tmdb:show:1399"
MOVIE, SHOWTIME, THEATRE, TMDB_MOVIE = "amc:movie:62111", "amc:showtime:61020778211100", "amc:theatre:610", "tmdb:movie:268"
PLACE = {"latitude": 38.9077, "longitude": -94.7674}

# The params of methods whose example asks for something that the upstreams here don't have. Of any other method they
# are those of its example that it requires.
PARAMS = {
    "images/url": {"id": TMDB_MOVIE, "kind": "movie"},
    "images/fetch": {"path": "/poster.png"},
    "movies/get": {"id": MOVIE},
    "movies/similar": {"id": TMDB_MOVIE},
    "movies/credits": {"id": MOVIE},
    "movies/find": {"query": "batman"},
    "people/credits": {"id": "tmdb:person:2232"},
    "people/get": {"id": "tmdb:person:2232"},
    "shows/get": {"id": "tvdb:121361"},
    "shows/season": {"id": TMDB_SHOW, "season": 1},
    "movies/reviews": {"id": TMDB_MOVIE},
    "collections/get": {"id": "tmdb:collection:10"},
    "reviews/get": {"id": "tmdb:review:5b1c"},
    "showtimes/get": {"id": SHOWTIME},
    "calendar/get": {"showtimeIds": [SHOWTIME]},
    "showtimes/seats": {"id": SHOWTIME},
    "showtimes/plan": {"id": SHOWTIME},
    "showtimes/atTheatre": {"theatreId": THEATRE, "date": "2026-11-21"},
    "showtimes/near": {"date": "2026-11-21", **PLACE},
    "showtimes/whatsOn": {"date": "2026-11-21", **PLACE},
    "showtimes/earliest": {"theatreId": THEATRE, "movieId": MOVIE},
    "watch/add": {"kind": "seats", "showtimeId": SHOWTIME},
    # The genres of movies are asked for before.
    "reference/genres": {"kind": "show"},
    "theatres/get": {"id": THEATRE},
    "theatres/find": PLACE,
    "theatres/showing": {"releaseNumber": 7},
}
# How old a result may be whose method says otherwise than its kind: showings, lists, and descriptions of one thing.
AGES = {
    "movies/genres": DESCRIPTION, "images/fetch": FILE, "calendar/get": TIMETABLE, "movies/watchProviders": LIST,
    "showtimes/seats": NEVER, "showtimes/plan": NEVER, "watch/add": NEVER,
}


def call(name, method):
    """The params of a method that sends upstream requests, and how old its result may be."""
    example = {param["name"]: param["value"] for param in method["examples"][0]["params"]}
    required = {param["name"] for param in method["params"] if param.get("required")}
    params = PARAMS.get(name, {key: value for key, value in example.items() if key in required})
    family = name.partition("/")[0]
    kind = LIST if "page" in method.get("x-stream", {}) else DESCRIPTION
    return params, AGES.get(name, {"showtimes": TIMETABLE, "reference": DESCRIPTION}.get(family, kind))


# First the genres, because lists also request them. `library/tonight`, `library/choose` and
# `library/recommendations` make their rows of many answers, from films that the library has first (tonight_test).
METHODS = {
    name: call(name, method)
    for name, (_, method) in sorted(contract.methods.items(), key=lambda item: item[0] != "movies/genres")
    if method.get("x-providers") and name not in ("library/tonight", "library/choose", "library/recommendations")
}

TMDB_ROW = {"id": 268, "title": "Batman", "imdb_id": "tt0096895", "poster_path": "/poster.png"}
SHOW_ROW = {"id": 1399, "name": "Throne"}
PERSON_ROW = {"id": 2232, "name": "Michael Keaton"}
THEATRE_ROW = {"id": 610, "name": "AMC Studio 28", "utcOffset": "-06:00"}
# Far in the future, since nobody plans a showing that has begun.
SHOWTIME_ROW = {
    "id": 61020778211100, "theatreId": 610, "movieId": 62111, "movieName": "Batman", "performanceNumber": 92419,
    "showDateTimeUtc": "2090-11-22T01:40:00Z", "showDateTimeLocal": "2090-11-21T19:40:00", "utcOffset": "-06:00"}
SEATS = {"rows": 1, "columns": 1, "seats": [
    {"available": True, "row": 1, "column": 1, "seatName": "A1", "type": "CanReserve", "seatStatus": "Available"}]}
HIT = {"id": 1, "pageURL": "https://pixabay.com/photos/1/", "type": "photo", "tags": "cinema"}
PNG = (b"\x89PNG\r\n\x1a\n" + (13).to_bytes(4, "big") + b"IHDR" + (1).to_bytes(4, "big") * 2
       + bytes([8, 6, 0, 0, 0]) + bytes(4) + bytes(4) + b"IEND" + bytes(4))


def hal(name, row):
    return {"pageSize": 10, "pageNumber": 1, "count": 1, "_embedded": {name: [row]}}


def answer(path, query, number):
    """The responses of the three providers, each under a path of its own."""
    provider, path = path[1:].split("/", 1) if path.count("/") > 1 else (path[1:], "")
    if provider == "pixabay":
        return 200, {"total": 1, "totalHits": 1, "hits": [HIT]}
    if provider == "images":
        return 200, PNG, {"Content-Type": "image/png"}
    if provider == "tmdb":
        return 200, tmdb_answer(path, query)
    return 200, amc_answer(path, query)


def tmdb_answer(path, query):
    if path == "movie/268":
        return TMDB_ROW
    if path == "find/tt0096895":
        return {"movie_results": [TMDB_ROW]}
    if path == "find/121361":
        return {"tv_results": [SHOW_ROW]}
    if path == "tv/1399":
        return SHOW_ROW
    if path == "tv/1399/season/1":
        return {"season_number": 1, "episodes": []}
    if path.startswith(("tv/", "trending/tv/")) or path == "search/tv":
        return {"page": 1, "total_pages": 1, "total_results": 1, "results": [SHOW_ROW]}
    if path == "movie/268/videos":
        return {"id": 268, "results": [{"id": "v", "name": "Trailer", "key": "k", "site": "YouTube", "type": "Trailer"}]}
    if path == "movie/268/watch/providers":
        return {"id": 268, "results": {}}
    if path in ("genre/movie/list", "genre/tv/list"):
        return {"genres": [{"id": 28, "name": "Action"}]}
    codes = {
        "configuration/countries": [{"iso_3166_1": "US", "english_name": "United States"}],
        "configuration/languages": [{"iso_639_1": "en", "english_name": "English"}],
        "configuration/jobs": [{"department": "Directing", "jobs": ["Director"]}],
        "certification/movie/list": {"certifications": {"US": [{"certification": "PG"}]}},
        "watch/providers/movie": {"results": [{"provider_id": 8, "provider_name": "Netflix"}]},
        "watch/providers/regions": {"results": [{"iso_3166_1": "US", "english_name": "United States"}]}}
    if path in codes:
        return codes[path]
    if path == "search/multi":
        page = tmdb_page(1, query)
        return page | {"results": [row | {"media_type": "movie"} for row in page["results"]]}
    if path == "person/2232":
        return PERSON_ROW
    if path == "person/2232/combined_credits":
        return {"cast": [TMDB_ROW | {"media_type": "movie"}], "crew": []}
    if path in ("search/person", "person/popular", "trending/person/day"):
        return {"page": 1, "total_pages": 1, "total_results": 1, "results": [PERSON_ROW]}
    if path.startswith("review/"):
        return {"id": "5b1c", "author": "Ann"}
    if path == "movie/268/reviews":
        return {"page": 1, "total_pages": 1, "total_results": 1, "results": [{"id": "5b1c", "author": "Ann"}]}
    if path.startswith(("collection/", "company/")):
        return {"id": int(path.partition("/")[2]), "name": "Warner", "parts": [TMDB_ROW]}
    if path in ("search/collection", "search/company", "search/keyword"):
        return {"page": 1, "total_pages": 1, "total_results": 1, "results": [{"id": 10, "name": "Warner"}]}
    return tmdb_page(1, query)


def amc_answer(path, query):
    if path in ("v1/attributes", "v1/markets", "v1/states"):
        return hal(path[3:], {"code": "kansas-city", "slug": "kansas-city", "name": "Kansas City"})
    if path == "v1/movie/62111/cast-crew":
        return {"actors": []}
    if path.startswith("v3/seating-layouts/"):
        return SEATS
    if path == "v2/showtimes/61020778211100" or path.endswith("/earliest-showtime"):
        return SHOWTIME_ROW
    if path.startswith("v2/showtimes/") or path.startswith("v2/theatres/610/showtimes"):
        return hal("showtimes", SHOWTIME_ROW)
    if path == "v2/theatres/610":
        return THEATRE_ROW
    if path.startswith("v2/theatres"):
        return hal("theatres", THEATRE_ROW)
    if path.startswith("v2/location-suggestions"):
        return hal("suggestions", {"title": "Overland Park, KS", "type": "city"})
    if path.startswith("v2/locations"):
        return hal("locations", {"rank": 1, "distance": 1, "_embedded": {"theatre": THEATRE_ROW}})
    if path == "v2/movies/62111":
        return amc_movie(62111) | {"imdbId": "tt0096895"}
    return amc_page(1, query)


class FreshnessTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cache = cls.enterClassContext(tempfile.TemporaryDirectory(prefix="marquee-"))
        with Upstream(answer) as upstream:
            cls.variables = {
                "MARQUEE_AMC_URL": upstream.base + "/amc", "MARQUEE_TMDB_URL": upstream.base + "/tmdb",
                "MARQUEE_TMDB_IMAGE_URL": upstream.base + "/images/", "MARQUEE_PIXABAY_URL": upstream.base + "/pixabay/",
                "MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_TOKEN": "v4.token", "MARQUEE_PIXABAY_KEY": "k",
                "MARQUEE_AMC_RATE": "0", "MARQUEE_TMDB_RATE": "0", "MARQUEE_PIXABAY_RATE": "0"}
            with cls.backend() as backend:
                cls.new = {method: backend.result(method, params) for method, (params, _) in METHODS.items()}
                cls.new["link"] = backend.result("movies/get", {"id": MOVIE, "include": ["videos"]})
                backend.close_input()
                backend.wait()
        # From here on nothing listens there.
        with cls.database() as database:
            cls.received = dict(database.execute("SELECT id, received_at FROM contents"))

    @classmethod
    def backend(cls):
        return Backend("--cache-dir", cls.cache, sandbox=False, variables=cls.variables)

    @classmethod
    @contextlib.contextmanager
    def database(cls):
        with contextlib.closing(sqlite3.connect(os.path.join(cls.cache, "responses.sqlite"))) as database, database:
            yield database

    def aged(self, seconds):
        """A new process that finds every cached response this old."""
        with self.database() as database:
            database.executemany("UPDATE contents SET received_at = ? WHERE id = ?",
                                 [(time - seconds, id) for id, time in self.received.items()])
        return self.backend()

    def test_a_new_answer_says_nothing_of_its_age(self):
        for method, result in self.new.items():
            with self.subTest(method):
                self.assertFalse({"ageSeconds", "stale"} & set(result))

    def check(self, age):
        with self.aged(age) as backend:
            for method, (params, longest) in METHODS.items():
                with self.subTest(method, age=age):
                    answer = backend.request(method, params)
                    if longest is FILE:
                        self.assertIn("result", answer)
                    elif age < longest:
                        self.assertIn("result", answer)
                        self.assertGreaterEqual(answer["result"]["ageSeconds"], age)
                        self.assertLess(answer["result"]["ageSeconds"], age + MINUTE)
                    else:
                        self.assertIn("error", answer)
                        self.assertEqual(answer["error"]["code"], -32014)

    def test_at_once(self):
        self.check(1)

    def test_after_four_minutes(self):
        self.check(4 * MINUTE)

    def test_after_six_minutes(self):
        self.check(6 * MINUTE)

    def test_after_most_of_a_day(self):
        self.check(DAY - HOUR)

    def test_after_a_day(self):
        self.check(DAY + HOUR)

    def test_after_most_of_a_week(self):
        self.check(7 * DAY - HOUR)

    def test_after_a_week(self):
        self.check(7 * DAY + HOUR)

    def test_what_stands_in_is_stale_and_what_is_fresh_is_not(self):
        with self.aged(2 * MINUTE) as backend:
            for method, (params, longest) in METHODS.items():
                # These stay fresh for long even if their upstreams say nothing about freshness.
                if method in ("movies/genres", "search/images", "search/videos") or method.startswith("reference/"):
                    self.assertNotIn("stale", backend.result(method, params), method)
                elif longest:
                    self.assertIs(backend.result(method, params).get("stale"), True, method)

    def test_of_several_answers_the_oldest_counts(self):
        with self.database() as database:
            [(newest,)] = database.execute("SELECT id FROM contents ORDER BY id DESC LIMIT 1")
        with self.aged(HOUR) as backend:
            with self.database() as database:
                database.execute("UPDATE contents SET received_at = received_at - ? WHERE id = ?", (2 * HOUR, newest))
            result = backend.result("movies/get", {"id": MOVIE, "include": ["videos"]})
        self.assertTrue(result["stale"])
        self.assertGreaterEqual(result["ageSeconds"], 3 * HOUR)

    def test_a_stream_says_it_on_its_pages_and_in_its_summary(self):
        with self.aged(3 * HOUR) as backend:
            message, before = backend.answer(backend.start("movies/popular", {"partialResultToken": "t"}))
        for part in [message["result"]] + [notice["params"]["value"] for notice in before]:
            if part["kind"] != "error":
                self.assertTrue(part["stale"])
                self.assertGreaterEqual(part["ageSeconds"], 3 * HOUR)

    def test_a_partial_says_it(self):
        with self.aged(3 * HOUR) as backend:
            params = {"id": MOVIE, "include": ["videos"], "partialResultToken": "t"}
            _, before = backend.answer(backend.start("movies/get", params))
        parts = [notice["params"]["value"] for notice in before]
        self.assertTrue([part for part in parts if part["kind"] == "partial"])
        for part in parts:
            self.assertGreaterEqual(part["ageSeconds"], 3 * HOUR)

    def test_reload_never_gives_an_older_one(self):
        with self.aged(MINUTE) as backend:
            for method, (params, _) in METHODS.items():
                self.assertEqual(backend.error(method, params | {"cache": "reload"})["code"], -32014, method)

    def test_only_gives_what_is_kept_and_says_how_old_it_is(self):
        with self.aged(30 * DAY) as backend:
            for method, (params, longest) in METHODS.items():
                if method == "watch/add":
                    # A watch begins with what is true now.
                    self.assertEqual(backend.error(method, params | {"cache": "only"})["code"], -32014)
                elif longest is not FILE:
                    result = backend.result(method, params | {"cache": "only"})
                    self.assertGreaterEqual(result["ageSeconds"], 30 * DAY, method)
                    self.assertNotIn("stale", result, method)

    def test_the_program_itself_is_as_new_as_ever(self):
        with self.aged(30 * DAY) as backend:
            backend.error("showtimes/seats", {"id": SHOWTIME})
            self.assertFalse({"ageSeconds", "stale"} & set(backend.result("server/status")))


if __name__ == "__main__":
    unittest.main()
