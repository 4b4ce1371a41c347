# SPDX-License-Identifier: MIT
"""settings/get and settings/set: kept, shared by processes, used where a call says nothing, and named where they were."""

import json
import os
import pathlib
import tempfile
import unittest

from backend import Backend


class SettingsTest(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))

    def backend(self, *options, **more):
        return Backend(*options, variables={"XDG_CONFIG_HOME": self.folder} | more)

    @property
    def file(self):
        return pathlib.Path(self.folder) / "marquee/sandbox/config.json"

    def test_they_stand_for_what_a_call_leaves_out_and_are_named(self):
        with self.backend() as backend:
            error = backend.error("showtimes/whatsOn", {})
            self.assertEqual((error["code"], error["data"]["path"]), (-32602, "/place"))
            self.assertIn("settings/set", error["message"])
            self.assertEqual(backend.result("settings/set", {"place": "Olathe, KS", "partySize": 3}),
                             {"place": "Olathe, KS", "partySize": 3})
            page = backend.result("showtimes/whatsOn", {"pageSize": 1})
            self.assertEqual((page["place"]["name"], page["partySize"], page["settingsUsed"]),
                             ("Olathe, KS", 3, ["place", "partySize"]))
            page = backend.result("showtimes/whatsOn", {"pageSize": 1, "place": "Chicago, IL", "partySize": 1})
            self.assertEqual((page["place"]["name"], page["partySize"], page.get("settingsUsed")), ("Chicago, IL", 1, None))
            plan = backend.result("showtimes/plan", {"id": "amc:showtime:61020778211100"})
            self.assertEqual((plan["partySize"], plan["settingsUsed"]), (3, ["partySize"]))
            self.assertEqual(backend.result("theatres/find", {"pageSize": 1})["settingsUsed"], ["place"])
            self.assertEqual(backend.result("settings/set", {"reset": ["place"]}), {"partySize": 3})
            self.assertEqual(backend.error("theatres/find", {})["code"], -32602)

    def test_an_empty_file_is_as_good_as_none(self):
        for text in ("", " \n"):
            with self.subTest(text=text):
                self.file.parent.mkdir(parents=True, exist_ok=True)
                self.file.write_text(text)
                self.file.chmod(0o600)
                with self.backend() as backend:
                    self.assertEqual(backend.result("settings/get"), {})
                    self.assertEqual(backend.result("settings/set", {"partySize": 3}), {"partySize": 3})

    def test_a_call_goes_before_initialize_and_that_before_a_setting(self):
        def title(backend, **params):
            return backend.result("movies/get", {"id": "tmdb:movie:268"} | params).get("untranslated")

        with self.backend() as backend:
            backend.result("settings/set", {"language": "de"})
            self.assertTrue(title(backend))
            self.assertFalse(title(backend, language="en-US"))
        with self.backend() as backend:
            backend.result("initialize", {"capabilities": {}, "initializationOptions": {"language": "en-US"}})
            self.assertFalse(title(backend))

    def test_lists_of_films_name_the_language_and_the_region_that_they_took(self):
        with self.backend() as backend:
            backend.result("settings/set", {"language": "de", "region": "DE", "place": "Olathe, KS"})
            self.assertEqual(backend.result("movies/popular")["settingsUsed"], ["region", "language"])
            self.assertEqual(backend.result("movies/popular", {"region": "US"})["settingsUsed"], ["language"])
            self.assertEqual(backend.result("showtimes/whatsOn")["settingsUsed"], ["place", "region", "language"])
            # What AMC alone answers is in neither.
            self.assertEqual(backend.result("theatres/find")["settingsUsed"], ["place"])
            self.assertNotIn("settingsUsed", backend.result("theatres/all"))
        with self.backend() as backend:
            backend.result("initialize", {"capabilities": {}, "initializationOptions": {"language": "en-US"}})
            self.assertEqual(backend.result("movies/popular")["settingsUsed"], ["region"])

    def test_single_answers_name_the_language_and_the_region_that_they_took(self):
        movie, show, person = {"id": "tmdb:movie:268"}, {"id": "tmdb:show:2287"}, {"id": "tmdb:person:2232"}
        localized = [
            ("movies/get", movie), ("movies/get", {"id": "amc:movie:61234", "link": True}), ("movies/credits", movie),
            ("movies/videos", movie), ("movies/watchProviders", movie), ("movies/genres", {}),
            ("people/get", person), ("shows/get", show), ("shows/season", show | {"season": 1}),
            ("collections/get", {"id": "tmdb:collection:120794"}),
        ]
        with self.backend() as backend:
            for method, params in localized:
                self.assertNotIn("settingsUsed", backend.result(method, params), method)
            backend.result("settings/set", {"language": "de", "region": "DE"})
            for method, params in localized:
                self.assertEqual(backend.result(method, params)["settingsUsed"], ["region", "language"], method)
                own = backend.result(method, params | {"language": "en-US", "region": "US"})
                self.assertNotIn("settingsUsed", own, method)
            self.assertNotIn("settingsUsed", backend.result("movies/get", {"id": "amc:movie:61234"}))
            self.assertEqual(backend.result("images/url", movie)["settingsUsed"], ["language"])
            self.assertEqual(backend.result("calendar/get", {"movieIds": [movie["id"]]})["settingsUsed"], ["region"])

    def test_a_watch_takes_the_place_that_it_needs_and_names_it(self):
        with self.backend() as backend:
            error = backend.error("watch/add", {"kind": "showings"})
            self.assertEqual((error["code"], error["data"]["path"]), (-32602, "/place"))
            backend.result("settings/set", {"place": "Olathe, KS", "partySize": 3, "region": "DE"})
            watch = backend.result("watch/add", {"kind": "showings"})
            self.assertEqual((watch["question"]["theatres"][0]["id"], watch["settingsUsed"]), ("amc:theatre:610", ["place"]))
            # It is the same watch, whoever names the place.
            again = backend.result("watch/add", {"kind": "showings", "place": "Olathe, KS"})
            self.assertEqual((again["id"], again["existing"], again.get("settingsUsed")), (watch["id"], True, None))
            seats = backend.result("watch/add", {"kind": "seats", "date": "tomorrow"})
            self.assertEqual((seats["question"]["partySize"], seats["settingsUsed"]), (3, ["place", "partySize"]))
            library = backend.result("watch/add", {"kind": "library"})
            self.assertEqual((library["question"]["region"], library["settingsUsed"]), ("DE", ["place", "region"]))
            # Without a place, tickets are looked for everywhere.
            tickets = backend.result("watch/add", {"kind": "tickets", "movie": "hunger games"})
            self.assertNotIn("settingsUsed", tickets)
            self.assertNotIn("theatres", tickets["question"])
            self.assertTrue(all("settingsUsed" not in watch for watch in backend.result("watch/list")["items"]))

    def test_other_members_of_the_file_stay_and_other_processes_see_the_change(self):
        self.file.parent.mkdir(parents=True, mode=0o700)
        self.file.write_text(json.dumps({"mine": [1], "partySize": "two", "units": "us"}))
        os.chmod(self.file, 0o600)
        with self.backend() as backend, self.backend() as other:
            # Both have read the file, a moment before one of them changes it.
            for each in (backend, other):
                self.assertEqual(each.result("settings/get"), {"units": "us"})
            backend.result("settings/set", {"clock": 12, "place": "66061"})
            self.assertEqual(json.loads(self.file.read_text()), {"mine": [1], "partySize": "two", "units": "us", "clock": 12, "place": "66061"})
            self.assertEqual(other.result("settings/get"), {"units": "us", "clock": 12, "place": "66061"})

    def test_what_cannot_be_set_changes_nothing(self):
        with self.backend() as backend:
            for params in ({"clock": 13}, {"partySize": 21}, {"units": "imperial"}, {"region": "ZZ"}, {"place": ""}, {"reset": ["city"]}):
                self.assertEqual(backend.error("settings/set", params)["code"], -32602, params)
            self.assertEqual(backend.result("settings/get"), {})
            self.assertFalse(self.file.exists())

    def test_units_and_clock_change_words_alone(self):
        with self.backend() as backend:
            plain = backend.result("showtimes/whatsOn", {"place": "Olathe, KS", "date": "2026-11-22", "pageSize": 2})
            empty = {"latitude": 44.0, "longitude": -110.0, "radiusKilometres": 161}
            self.assertIn("within 161 km", backend.result("theatres/find", empty)["message"])
            backend.result("settings/set", {"units": "us", "clock": 12})
            self.assertEqual(backend.result("showtimes/whatsOn", {"place": "Olathe, KS", "date": "2026-11-22", "pageSize": 2}), plain)
            self.assertIn("within 100 mi", backend.result("theatres/find", empty)["message"])


if __name__ == "__main__":
    unittest.main()
