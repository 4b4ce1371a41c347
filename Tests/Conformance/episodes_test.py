# SPDX-License-Identifier: MIT
"""Episodes of shows in the library, as users of a sandbox see them: in an entry, the calendar, tonight and the watch."""

import tempfile
import unittest

from backend import Backend

SIMPSONS, DRAGON = "tmdb:show:456", "tmdb:show:94997"


class EpisodesTest(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))

    def backend(self, **variables):
        return Backend("--state-dir", self.folder, variables=variables)

    def test_what_is_next_is_in_the_calendar_and_tonight_and_can_be_marked_as_seen(self):
        with self.backend() as backend:
            backend.result("library/set", {"id": SIMPSONS, "season": 38})
            backend.result("library/set", {"id": DRAGON, "season": 1})
            events = backend.result("calendar/get", {"library": True})["events"]
            self.assertEqual({event["kind"] for event in events}, {"episode"})
            self.assertEqual((events[0]["title"], events[0]["day"], events[0]["showId"]),
                             ("The Simpsons, S38 E9: Episode 9", "2026-11-22", SIMPSONS))
            backend.result("services/set", {"region": "US", "add": ["HBO Max"]})
            rows = backend.result("library/tonight", {"place": "Olathe, KS", "presentation": True})
            self.assertEqual([row["id"] for row in rows["items"]], [DRAGON])
            self.assertEqual((rows["items"][0]["onMine"], rows["items"][0]["nextEpisode"]["season"]), (True, 2))
            [next] = [next for next in rows["presentation"]["groups"][0]["next"] if next["title"] == "Seen: S2 E1"]
            self.assertTrue(next["changes"])
            after = backend.result(next["method"], next["params"])
            self.assertEqual(after["library"]["nextEpisode"]["episode"], 2)
            # The episode of tomorrow is out tomorrow.
            tomorrow = backend.result("library/tonight", {"place": "Olathe, KS", "date": "2026-11-22"})
            self.assertEqual([row["id"] for row in tomorrow["items"]], [DRAGON])
            backend.result("services/set", {"region": "US", "remove": ["HBO Max"]})
            tomorrow = backend.result("library/tonight", {"place": "Olathe, KS", "date": "2026-11-22"})
            self.assertEqual({row["id"] for row in tomorrow["items"]}, {DRAGON, SIMPSONS})

    def test_an_episode_is_reported_once_when_it_is_out(self):
        with self.backend(MARQUEE_NOW="2026-11-21T12:00:00Z*1") as backend:
            backend.result("library/set", {"id": SIMPSONS, "status": "wanted"})
            backend.result("watch/add", {"kind": "library"})
        seen = []
        for now in ["2026-11-23T12:00:00Z", "2026-11-23T18:00:00Z", "2026-12-25T12:00:00Z"]:
            with self.backend(MARQUEE_NOW=now + "*1") as backend:
                backend.result("watch/check", {"id": "watch:1"})
                events = backend.result("watch/events", {"after": 0})["items"]
                seen.append([event["after"]["show"]["episode"] for event in events if event["kind"] == "episodeOut"])
        self.assertEqual(seen, [[9], [9], [9, 10, 11, 12, 13]])
        self.assertTrue(all(event["after"]["show"]["season"] == 38 for event in events))


if __name__ == "__main__":
    unittest.main()
