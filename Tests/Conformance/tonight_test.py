# SPDX-License-Identifier: MIT
"""library/tonight over providers of the test's own: where each wanted film can be seen, and what it costs the providers."""

import collections
import json
import tempfile
import time
import unittest

from backend import PATIENCE, Backend
from upstream import Upstream

DAY = "2090-11-21"
FRESH = {"Cache-Control": "max-age=3600"}
NETFLIX, SHOP = ({"provider_id": id, "provider_name": name} for id, name in ((8, "Netflix"), (2, "Apple TV")))


def amc_film(number, title, **more):
    return {"id": number, "name": title, "runTime": 100, "directors": "", "slug": f"film-{number}"} | more


def showtime(number, film, title, hour, **more):
    return {"id": number, "movieId": film, "movieName": title, "theatreId": 7, "runTime": 100,
            "showDateTimeUtc": f"2090-11-22T0{hour - 18}:00:00Z", "showDateTimeLocal": f"{DAY}T{hour}:00:00",
            "utcOffset": "-06:00", "ticketPrices": [{"price": 10, "type": "ADULT", "tax": 1}], "estimatedFees": []} | more


class TonightTest(unittest.TestCase):
    """TMDB's films are `Film 1` to `Film 500`; AMC shows 1 (as a re-release) and 2, sells tickets for 5, and later for 8."""

    COUNT = 500

    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
        self.amc = self.enterContext(Upstream(self.answer_amc))
        self.tmdb = self.enterContext(Upstream(self.answer_tmdb))
        self.fails = set()

    def answer_amc(self, path, query, number):
        if "amc" in self.fails:
            return 503, {}
        lists = {
            "/v2/movies/views/now-playing": [amc_film(901, "Film 1 (25th Anniversary)"), amc_film(902, "Film 2", releaseDateUtc="1902-05-01T00:00:00Z"),
                                             amc_film(910, "Opera", releaseDateUtc="2090-11-21T00:00:00Z")],
            "/v2/movies/views/advance": [amc_film(905, "Film 5", releaseDateUtc="2090-12-24T00:00:00Z", earliestShowingUtc="2090-12-24T20:00:00Z")],
            # In the evening of the 30th in America.
            "/v2/movies/views/coming-soon": [amc_film(908, "Film 8", releaseDateUtc="1908-05-01T00:00:00Z", onlineTicketAvailabilityDateUtc="2090-12-31T02:00:00Z")],
            "/v2/movies/views/on-demand": [],
        }
        if path == "/v2/theatres/7":
            return 200, {"id": 7, "name": "Lantern", "utcOffset": "-06:00"}, FRESH
        if path.startswith("/v2/theatres/7/showtimes"):
            rows = [showtime(1, 902, "Film 2", 20), showtime(2, 901, "Film 1 (25th Anniversary)", 19, isAlmostSoldOut=True),
                    showtime(3, 999, "Somebody Else's", 21), showtime(4, 910, "Opera", 22)]
            return 200, {"count": 4, "_embedded": {"showtimes": rows}}, FRESH
        rows = next((rows for name, rows in lists.items() if path.startswith(name)), None)
        if rows is None:
            return 404, {}
        return 200, {"count": len(rows), "_embedded": {"movies": rows}}, FRESH

    def answer_tmdb(self, path, query, number):
        if "tmdb" in self.fails:
            return 503, {}
        if path.startswith("/watch/providers"):
            return 200, {"results": [SHOP, NETFLIX]}, FRESH
        if path == "/search/movie":  # what AMC's name of a re-release may be
            return 200, {"page": 1, "total_pages": 1, "total_results": 1, "results": [
                {"id": 1, "title": "Film 1", "release_date": "1901-05-01"}] if query["query"] == "Film 1" else []}, FRESH
        film = int(path.split("/")[2])
        dates = [{"iso_3166_1": "US", "release_dates": [{"type": 4, "release_date": "2090-12-08T00:00:00.000Z"}]}] if film == 4 else []
        offers = {"US": {"flatrate": [NETFLIX], "buy": [SHOP]}} if film == 3 else {}
        return 200, {"id": film, "title": f"Film {film}", "original_title": f"Film {film}", "runtime": 100,
                     "release_date": f"{2090 if film == 5 else 1900 + film % 90}-05-01", "alternative_titles": {"titles": []},
                     "release_dates": {"results": dates}, "watch/providers": {"results": offers}}, FRESH

    def backend(self, **variables):
        return Backend("--state-dir", self.folder + "/state", "--cache-dir", self.folder + "/cache", sandbox=False, variables={
            "MARQUEE_TMDB_URL": self.tmdb.base, "MARQUEE_TMDB_TOKEN": "v4.token", "MARQUEE_TMDB_RATE": "0",
            "MARQUEE_AMC_URL": self.amc.base, "MARQUEE_AMC_KEY": "k", "MARQUEE_AMC_RATE": "0",
            "XDG_CONFIG_HOME": self.folder + "/config", **variables})

    def want(self, backend, count):
        for film in range(count, 0, -1):
            backend.result("library/set", {"id": f"tmdb:movie:{film}"})

    PARAMS = {"theatreId": "amc:theatre:7", "date": DAY, "partySize": 2, "region": "US"}

    def test_each_film_is_where_it_can_be_seen_first(self):
        with self.backend() as backend:
            self.want(backend, 6)
            backend.result("library/set", {"id": "tmdb:movie:7", "status": "seen"})
            backend.result("services/set", {"add": ["Netflix"], "region": "US"})
            page = backend.result("library/tonight", self.PARAMS)
        self.assertEqual([row["title"] for row in page["items"]],
                         ["Film 1 (25th Anniversary)", "Film 2", "Film 3", "Film 4", "Film 5", "Film 6"])
        one, two, three, four, five, six = page["items"]
        self.assertEqual((one["id"], one["ids"]["tmdb"], one["showings"][0]["availability"]), ("amc:movie:901", 1, "almostSoldOut"))
        self.assertEqual((two["showings"][0]["total"], page["partySize"], page["totalShowings"]), (22, 2, 2))
        self.assertEqual((three["onMine"], [offer["name"] for offer in three["offers"]["subscription"]]), (True, ["Netflix"]))
        self.assertNotIn("buy", three["offers"])
        self.assertEqual(four["nextDate"], {"kind": "digital", "day": "2090-12-08"})
        self.assertEqual((five["nextDate"]["kind"], five["nextDate"]["day"]), ("tickets", "2090-12-24"))
        self.assertEqual([name for name in ("offers", "nextDate", "linkFault") if name in six], [])
        self.assertTrue(all(row["library"]["status"] == "wanted" for row in page["items"]))

    def test_a_film_that_amc_shows_again_under_another_id_is_found(self):
        path = self.folder + "/library.json"
        with open(path, "w") as file:
            json.dump({"marqueeLibrary": 1, "entries": [
                {"id": "tmdb:movie:2", "kind": "movie", "title": "Film 2", "ids": {"tmdb": 2, "amc": 800},
                 "library": {"status": "wanted"}}]}, file)
        with self.backend() as backend:
            backend.result("library/import", {"from": path})
            [row] = backend.result("library/tonight", self.PARAMS)["items"]
        self.assertEqual((row["id"], len(row["showings"])), ("amc:movie:902", 1))

    def test_a_film_of_amc_alone_is_found_under_its_new_id(self):
        path = self.folder + "/library.json"
        with open(path, "w") as file:
            json.dump({"marqueeLibrary": 1, "entries": [
                {"id": f"amc:movie:{number}", "kind": "movie", "title": "Opera", "year": year, "ids": {"amc": number},
                 "library": {"status": "wanted"}} for number, year in ((810, 2090), (811, 2089))]}, file)
        with self.backend() as backend:
            backend.result("library/import", {"from": path})
            new, old = backend.result("library/tonight", self.PARAMS)["items"]
            self.assertEqual((new["id"], len(new["showings"]), new.get("linkFault")), ("amc:movie:910", 1, None))
            self.assertEqual((old["id"], old["showings"], old["linkFault"]["code"]), ("amc:movie:811", [], -32012))
            # The library learns it after the answer.
            deadline = time.monotonic() + PATIENCE
            while "error" in backend.request("library/get", {"id": "amc:movie:910"}):
                self.assertLess(time.monotonic(), deadline)
        with self.backend() as backend:
            self.assertEqual(backend.result("library/get", {"id": "amc:movie:910"})["id"], "amc:movie:810")

    def test_a_sale_in_the_evening_begins_on_the_day_in_america(self):
        with self.backend() as backend:
            backend.result("library/set", {"id": "tmdb:movie:8"})
            row = backend.result("library/tonight", self.PARAMS)["items"][0]
        self.assertEqual(row["nextDate"], {"kind": "tickets", "day": "2090-12-30", "at": "2090-12-31T02:00:00Z"})

    def test_of_services_in_several_countries_those_of_the_theatres_count(self):
        with self.backend() as backend:
            self.want(backend, 3)
            for region in ("DE", "US"):
                backend.result("services/set", {"add": ["Netflix"], "region": region})
            page = backend.result("library/tonight", {name: value for name, value in self.PARAMS.items() if name != "region"})
        self.assertEqual((page["items"][2]["title"], page["items"][2]["onMine"]), ("Film 3", True))

    def test_a_provider_that_fails_costs_its_part_alone(self):
        with self.backend() as backend:
            self.want(backend, 4)
            self.fails = {"amc"}
            page = backend.result("library/tonight", self.PARAMS)
            self.assertEqual((page["totalResults"], page["faults"][0]["provider"]), (4, "amc"))
            self.assertEqual(page["items"][0]["nextDate"]["kind"], "digital")
            self.fails = {"tmdb"}
            page = backend.result("library/tonight", self.PARAMS | {"cache": "reload"})
            self.assertEqual({row["linkFault"]["data"]["provider"] for row in page["items"]}, {"tmdb"})

    def test_far_from_every_theatre_the_rest_is_listed_with_the_reason(self):
        with Backend(variables={"XDG_STATE_HOME": self.folder}) as backend:
            backend.result("library/set", {"id": "tmdb:movie:268"})
            page = backend.result("library/tonight", {"place": "-33.87,151.2"})
        self.assertEqual([row["title"] for row in page["items"]], ["Batman"])
        self.assertIn("There is no AMC theatre within 40 km", page["faults"][0]["error"]["message"])
        self.assertIn("radiusKilometres", page["faults"][0]["error"]["data"]["hint"])

    def test_a_film_that_is_not_wanted_any_more_is_gone(self):
        with self.backend() as backend:
            self.assertIn("library/set", backend.result("library/tonight", self.PARAMS)["message"])
            self.want(backend, 2)
            backend.result("library/set", {"id": "tmdb:movie:2", "rating": 8})
            self.assertEqual([row["title"] for row in backend.result("library/tonight", self.PARAMS)["items"]],
                             ["Film 1 (25th Anniversary)"])

    def test_five_hundred_films_cost_a_request_each_once_and_the_programme_once(self):
        with self.backend() as backend:
            self.want(backend, self.COUNT)
            self.amc.requests.clear()
            self.tmdb.requests.clear()
            params = self.PARAMS | {"partialResultToken": "t"}
            answer, before = backend.answer(backend.start("library/tonight", params))
        summary = answer["result"]
        pages = [message["params"]["value"] for message in before if message["params"]["value"]["kind"] == "page"]
        self.assertEqual((summary["itemCount"], summary["complete"]), (self.COUNT, True))
        # Those that are on come at once.
        self.assertEqual([row["title"] for row in pages[0]["items"][:2]], ["Film 1 (25th Anniversary)", "Film 2"])
        paths = collections.Counter(request["path"] for request in self.tmdb.requests)
        films = {path: count for path, count in paths.items() if path.startswith("/movie/")}
        # Besides, the identity of the one that AMC shows again under another name.
        identity = films.pop("/movie/1")
        # And once more at most, since the library learns what it says of its films in the meantime.
        self.assertEqual(len(films), self.COUNT - 1)
        self.assertLessEqual(set(films.values()), {1, 2})
        self.assertLessEqual(identity, 3)
        self.assertEqual(set(collections.Counter(request["path"] for request in self.amc.requests).values()), {1})
        self.tmdb.requests.clear()
        # Another process has them from the disk, the whole list ranked.
        with self.backend() as backend:
            page = backend.result("library/tonight", self.PARAMS | {"pageSize": 6})
        self.assertEqual(self.tmdb.requests, [])
        self.assertEqual((page["totalResults"], page["items"][2]["nextDate"]["kind"]), (self.COUNT, "digital"))


if __name__ == "__main__":
    unittest.main()
