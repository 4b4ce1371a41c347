# SPDX-License-Identifier: MIT
"""The calendar's file, read by an independent library (PyPI's icalendar), and the programme of what is wanted."""

import tempfile
import unittest
from datetime import UTC, date, datetime, timedelta

import icalendar

from backend import Backend

SHOWING = "amc:showtime:61020778482511"


class CalendarTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.backend = Backend("--state-dir", folder.name)
        self.addCleanup(self.backend.__exit__, None, None, None)
        self.backend.__enter__()

    def calendar(self, **params):
        """The answer, and the file as the library reads it."""
        answer = self.backend.result("calendar/get", params)
        text = answer["text"]
        self.assertTrue(text.endswith("\r\n") and "\n" not in text.replace("\r\n", ""))
        self.assertLessEqual(max(len(line.encode()) for line in text.split("\r\n")), 75)
        calendar = icalendar.Calendar.from_ical(text)
        self.assertEqual(calendar.errors, [])
        self.assertNotIn("METHOD", calendar)
        events = list(calendar.walk("VEVENT"))
        self.assertEqual([str(event["UID"]) for event in events], [event["uid"] for event in answer["events"]])
        for event in events:
            self.assertEqual(event.errors, [])
            self.assertNotIn("SEQUENCE", event)
            self.assertIn("LAST-MODIFIED", event)
        return answer, events

    def test_a_plan_has_its_time_place_seats_price_and_alarm(self):
        answer, [event] = self.calendar(plans=[{"showtimeId": SHOWING, "seats": ["E6", "E7"]}], alarmMinutes=90)
        self.assertEqual(event.decoded("DTSTART"), datetime(2026, 11, 22, 2, 10, tzinfo=UTC))
        self.assertEqual(event.decoded("DTEND") - event.decoded("DTSTART"), timedelta(minutes=150))
        self.assertIn("Strang Line Road, OLATHE, KS 66062", str(event["LOCATION"]))
        lines = str(event["DESCRIPTION"]).split("\n")
        self.assertEqual(lines, answer["events"][0]["description"].split("\n"))
        self.assertEqual(lines[0], "Sat 21 Nov 20:10 by the theatre's clock")
        self.assertTrue(any(line.startswith("Seats E6, E7: ") and "row E" in line for line in lines), lines)
        self.assertTrue(any(line.startswith("2 adult tickets: $38.58") for line in lines), lines)
        [alarm] = event.walk("VALARM")
        self.assertEqual(alarm.decoded("TRIGGER"), timedelta(minutes=-90))

    def test_an_event_keeps_its_identity(self):
        first, _ = self.calendar(showtimeIds=[SHOWING], movieIds=["tmdb:movie:268"])
        # Both ids of a film are one event, which is called by the first.
        again, _ = self.calendar(plans=[{"showtimeId": SHOWING, "seats": ["E6"]}], movieIds=["tmdb:movie:268", "imdb:tt0096895"])
        self.assertEqual([event["uid"] for event in first["events"]], [event["uid"] for event in again["events"]])

    def test_a_release_is_a_whole_day(self):
        _, [event] = self.calendar(movieIds=["tmdb:movie:268"])
        self.assertEqual(event.decoded("DTSTART"), date(1989, 6, 23))
        self.assertEqual(list(event.walk("VALARM")), [])

    def test_the_librarys_coming_films_and_those_of_watches(self):
        self.backend.result("library/set", {"id": "tmdb:movie:268"})
        answer, events = self.calendar(library=True, watches=True)
        self.assertEqual(events, [])
        self.assertIn("still to come", answer["message"])
        coming = self.backend.result("movies/comingSoon", {"pageSize": 20})["items"]
        film = next(row for row in coming if row.get("releaseDate", "") > "2026-11-22")
        self.backend.result("library/set", {"id": film["id"]})
        answer, _ = self.calendar(library=True)
        self.assertIn(film["releaseDate"], [event.get("day") for event in answer["events"]])
        self.backend.result("watch/add", {"kind": "tickets", "movieId": film["id"]})
        watched, _ = self.calendar(watches=True)
        self.assertIn(film["releaseDate"], [event.get("day") for event in watched["events"]])

    def test_what_is_on_can_be_narrowed_to_the_library(self):
        def titles(**params):
            page = self.backend.result("showtimes/whatsOn", {"theatreId": "amc:theatre:610", "pageSize": 100, **params})
            return [row["title"] for row in page["items"]], page

        whole, _ = titles()
        none, page = titles(library="wanted")
        self.assertEqual(none, [])
        self.assertIn("wanted in the library", page["message"])
        film, other = (row["ids"] for row in self.backend.result(
            "showtimes/whatsOn", {"theatreId": "amc:theatre:610", "pageSize": 2})["items"])
        # An entry that has TMDB's id alone is found for AMC's film.
        self.backend.result("library/set", {"id": f"tmdb:movie:{film['tmdb']}"})
        self.backend.result("library/set", {"id": f"amc:movie:{other['amc']}", "status": "seen"})
        wanted, page = titles(library="wanted")
        self.assertEqual(wanted, whole[:1])
        self.assertEqual((page["totalResults"], page["items"][0]["library"]["status"]), (1, "wanted"))
        self.assertEqual(titles(library="unseen")[0], [title for title in whole if title != whole[1]])

    def test_what_is_missing_is_named_and_wrong_seats_are_refused(self):
        answer, _ = self.calendar(showtimeIds=[SHOWING, "amc:showtime:1"])
        self.assertEqual([gap["id"] for gap in answer["missing"]], ["amc:showtime:1"])
        for params, path in (
                ({"plans": [{"showtimeId": SHOWING, "seats": ["E6", "ZZ99"]}]}, "/plans/0/seats/1"),
                ({"plans": [{"showtimeId": SHOWING, "seats": ["E6", "e6"]}]}, "/plans/0/seats/1"),
                ({"plans": [{"showtimeId": "tmdb:movie:268", "seats": ["E6"]}]}, "/plans/0/showtimeId"),
                ({"plans": [{"showtimeId": SHOWING, "seats": [seat]} for seat in ("E6", "E9")]}, "/plans/1/showtimeId"),
                ({}, "/showtimeIds"), ({"alarmMinutes": 5}, "/showtimeIds")):
            error = self.backend.request("calendar/get", params)["error"]
            self.assertEqual((error["code"], error["data"]["path"]), (-32602, path))
        error = self.backend.request("calendar/get", {"showtimeIds": ["amc:showtime:1"]})["error"]
        self.assertEqual(error["code"], -32012)


if __name__ == "__main__":
    unittest.main()
