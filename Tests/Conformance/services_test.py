# SPDX-License-Identifier: MIT
"""The services that a user subscribes to, and lists of what they have, over a TMDB of the test's own."""

import os
import tempfile
import unittest

from backend import Backend
from upstream import Upstream, tmdb_page

NETFLIX, HULU, SHOP = ({"provider_id": id, "provider_name": name} for id, name in
                       ((8, "Netflix"), (15, "Hulu"), (2, "Apple TV")))
# The offers in the United States, by film.
OFFERS = {1: {"flatrate": [NETFLIX]}, 2: {"rent": [SHOP], "buy": [SHOP]}, 3: {"ads": [HULU]}}


class ServicesTest(unittest.TestCase):
    def setUp(self):
        self.asked = []
        self.folder = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
        self.upstream = self.enterContext(Upstream(self.respond))

    def respond(self, path, query, number):
        self.asked.append((path, query))
        if path in ("/watch/providers/movie", "/watch/providers/tv"):
            return 200, {"results": [SHOP, NETFLIX] + [HULU] * (query.get("watch_region") == "US")}
        if path.endswith("/watch/providers"):
            return 200, {"results": {"US": OFFERS[int(path.split("/")[2])]}}, {"Cache-Control": "max-age=3600"}
        if path.startswith("/movie/"):
            film = int(path.split("/")[2])
            return 200, {"id": film, "title": f"Film {film}"}
        if path.startswith("/genre"):
            return 200, {"genres": []}
        return 200, tmdb_page(1, query), {"Cache-Control": "max-age=3600"}

    def backend(self, *options, **more):
        variables = {"MARQUEE_TMDB_URL": self.upstream.base, "MARQUEE_TMDB_TOKEN": "v4.token", "MARQUEE_TMDB_RATE": "0"}
        return Backend("--state-dir", self.folder + "/state", "--cache-dir", self.folder + "/cache", *options,
                       sandbox=False, variables=variables, **more)

    def films(self, page):
        return [row["id"] for row in page["items"]]

    def test_they_are_set_listed_and_kept_by_country(self):
        with self.backend() as backend:
            backend.result("services/set", {"add": ["Netflix", "tmdb:watchProvider:15"], "region": "US"})
            backend.result("services/set", {"add": ["apple tv"], "region": "DE"})
            backend.result("suggestions/clear")
            self.assertEqual(backend.error("services/set", {"add": ["Hulu"], "region": "DE"})["code"], -32602)
        with self.backend() as backend:
            listed = backend.result("services/list", {"region": "US"})["items"]
            self.assertEqual([(row["name"], row["subscribed"]) for row in listed],
                             [("Netflix", True), ("Hulu", True), ("Apple TV", False)])
            everywhere = backend.result("services/list")["items"]
            self.assertEqual([row["region"] for row in everywhere], ["DE", "US", "US"])

    def test_what_they_have_is_discovered_and_listed_and_leaves_no_trace(self):
        with self.backend() as backend:
            error = backend.error("library/list", {"on": "mine"})
            self.assertIn("services/set", error["message"])
            backend.result("services/set", {"add": ["Netflix", "Hulu"], "region": "US"})
            for film in OFFERS:
                backend.result("library/set", {"id": f"tmdb:movie:{film}"})
            backend.result("movies/discover", {"on": "mine"})
            discovered = [query for path, query in self.asked if path == "/discover/movie"]
            self.assertEqual(discovered[0]["with_watch_providers"], "8|15")
            page = backend.result("library/list", {"on": "mine", "sortBy": "title"})
            self.assertEqual((self.films(page), page["hidden"]), (["tmdb:movie:1", "tmdb:movie:3"], 1))
            count = len(self.asked)
            again = backend.result("library/list", {"on": "mine", "sortBy": "title"})
            # What is known of the films grows beside it.
            self.assertEqual(again | {"known": 0}, page | {"known": 0})
            self.assertEqual(len(self.asked), count)
            offers = backend.result("movies/watchProviders", {"id": "tmdb:movie:2"})
            self.assertEqual((offers["onMine"], "mine" in offers["regions"]["US"]["rent"][0]), (False, False))
            backend.close_input()
            self.assertEqual(backend.wait(), 0)
        kept = b"".join(open(os.path.join(folder, name), "rb").read()
                        for folder, _, names in os.walk(self.folder + "/cache") for name in names)
        self.assertIn(b"watch/providers/movie", kept)
        self.assertNotIn(b"with_watch_providers", kept)
        # A film of the library is named by the library's own file, too; a fleet gets none (`forLibrary`).
        self.assertIn(b"movie/1/watch/providers", kept)

    def test_the_sandbox_has_services_of_its_own(self):
        home = self.folder
        variables = {"XDG_STATE_HOME": home + "/home", "MARQUEE_TMDB_URL": self.upstream.base,
                     "MARQUEE_TMDB_TOKEN": "v4.token"}
        with Backend(sandbox=False, variables=variables) as backend:
            backend.result("services/set", {"add": ["Netflix"], "region": "US"})
        with Backend(variables=variables) as backend:
            self.assertEqual(backend.result("services/list")["items"], [])
            backend.result("services/set", {"add": ["HBO Max"], "region": "US"})
            films = backend.result("movies/discover", {"on": "mine", "pageSize": 5})["items"]
            self.assertTrue(films)
            for film in films:
                offers = backend.result("movies/watchProviders", {"id": film["id"], "region": "US"})
                self.assertTrue(offers["onMine"] and film["onMine"], film["title"])
        with Backend(sandbox=False, variables=variables) as backend:
            self.assertEqual([row["name"] for row in backend.result("services/list")["items"]], ["Netflix"])


if __name__ == "__main__":
    unittest.main()
