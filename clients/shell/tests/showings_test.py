# SPDX-License-Identifier: MIT
"""whats-on and imax-tonight, which list showings."""

import os
import re

from support import MARQUEE, ShellTest


class ShowingsTest(ShellTest):
    """What imax-tonight and whats-on have in common, and each of them."""

    def wrapped(self, filter):
        """A marquee whose answers a jq filter has changed."""
        script = f"#!/bin/bash\nset -o pipefail\nexec {MARQUEE} \"$@\" | jq -c '{filter}'\n"
        return self.write(f"marquee-{abs(hash(filter))}", script, mode=0o755)

    def rows(self, name, *words, **variables):
        """The lines of the showings."""
        lines = self.succeed(name, "--sandbox", *words, **variables).splitlines()
        return [line.strip() for line in lines if re.match(r"  \d\d:\d\d  ", line)]

    def films(self, name, *words, **variables):
        """The start times of each film's showings."""
        films = []
        for line in self.succeed(name, "--sandbox", *words, **variables).splitlines()[2:]:
            if line.startswith("  "):
                films[-1].append(line.split()[0])
            else:
                films.append([])
        return films

    def assert_ordered_by_start(self, films):
        self.assertGreater(len(films), 1)
        for times in films:
            self.assertEqual(times, sorted(times))
        firsts = [times[0] for times in films]
        self.assertEqual(firsts, sorted(firsts))

    def counting(self):
        """A marquee that writes down with what it is called."""
        log = self.path("calls")
        return log, self.write("marquee", f'#!/bin/sh\necho "$*" >>{log}\nexec {MARQUEE} "$@"\n', mode=0o755)

    def test_one_call(self):
        for name in ("imax-tonight", "whats-on"):
            with self.subTest(name):
                log, marquee = self.counting()
                self.succeed(name, "--sandbox", "New York", MARQUEE_BIN=marquee)
                with open(log, encoding="utf-8") as file:
                    settings, call = file.read().splitlines()
                self.assertEqual(settings, "--sandbox call settings/get")
                os.remove(log)
                self.assertTrue(call.startswith("--sandbox call showtimes/whatsOn "), call)

    def test_what_a_price_lacks(self):
        for name in ("imax-tonight", "whats-on"):
            lines = self.succeed(name, "--sandbox", "--radius", "1", "--format", "imax", "Olathe, KS").splitlines()
            self.assertTrue(any("  $19.29 + fees  " in line for line in lines), lines)
            changed = self.wrapped('.items[].showings[].totalExcludes = ["tax", "fees"]')
            self.assertIn("$28.36 + tax + fees ", self.succeed(name, "--sandbox", "New York", MARQUEE_BIN=changed))

    def test_what_to_know_before_buying(self):
        for members, words in [
            ('{availability: "available", inTheatreTicketingOnly: true}', "available, at the theatre only"),
            ('{availability: "embargoed", visibleAt: "2026-11-22T12:00:00Z"}', "embargoed until 2026-11-22T12:00Z"),
            ('{availability: "comingSoon"}', "coming soon"),
            ('{availability: "soldOut"}', "sold out"),
            ('{availability: "cancelled"}', "cancelled"),
        ]:
            with self.subTest(words):
                changed = self.wrapped(f".items[].showings[] |= . + {members}")
                lines = self.rows("imax-tonight", "New York", MARQUEE_BIN=changed)
                self.assertTrue(lines and all(f"  {words}  " in line for line in lines), lines)

    def test_what_has_begun_is_left_out(self):
        # 20:30 in New York.
        lines = self.rows("imax-tonight", "New York", MARQUEE_NOW="2026-11-22T01:30:00Z")
        self.assertTrue(lines and all(line[:5] > "20:30" for line in lines), lines)

    def test_their_ids_are_what_seats_left_takes(self):
        for name in ("imax-tonight", "whats-on"):
            line = self.succeed(name, "--sandbox", "New York").splitlines()[-1]
            self.assertRegex(self.succeed("seats-left", "--sandbox", line.split()[-1]), r"^A\t[0-9]+ of [0-9]+\t")

    def test_the_user_s_films_are_marked_and_left_out(self):
        library = '.items[].library = {status: "seen", rating: 7.5, addedAt: "2026-11-21T12:00:00Z"}'
        said = self.succeed("whats-on", "--sandbox", "New York", MARQUEE_BIN=self.wrapped(library))
        self.assertRegex(said, r"(?m)^Moana \(2026\), .*, seen, mine 7\.5$")
        for name in ("imax-tonight", "whats-on"):
            self.assertNotIn(", seen", self.succeed(name, "--sandbox", "--seen", "hide", "New York"))
            self.fail_with(3, name, "--sandbox", "--seen", "only", "New York")
            self.assertIn("hide", self.fail_with(1, name, "--sandbox", "--seen", "never", "New York"))

    def call(self, *words):
        self.assertEqual(self.run_command(MARQUEE, "--sandbox", "call", *words).returncode, 0)

    def test_the_user_s_evening(self):
        said = self.fail_with(3, "tonight", "--sandbox", "Olathe, KS")
        self.assertRegex(said, "^tonight: No film is wanted in the library")
        said = self.fail_with(2, "tonight", "--sandbox")
        self.assertIn('name a place, such as "New York"', said)
        for id in ("tmdb:movie:268", "amc:movie:64894", "tmdb:movie:603", "tmdb:movie:550"):
            self.call("library/set", f"id={id}")
        self.call("services/set", "region=US", 'add=["HBO Max"]')
        self.call("settings/set", "place=Olathe, KS", "partySize=2", "units=us", "clock=12")
        lines = self.succeed("tonight", "--sandbox").splitlines()
        self.assertEqual(lines[0], "Olathe, KS, 2026-11-21, total for 2")
        text = "\n".join(lines)
        for part in (
            "6:55 pm  AMC Town Center 20     6.5 mi            $26.02 + fees  available\n    https://www.amctheatres.com/",
            "Of these, on your services too (by JustWatch)\n  The Matrix (1999): HBO Max\n",
            "  Avengers: Doomsday (2026): 2026-11-27, tickets go on sale at 6:00 am UTC\n    https://",
            "Neither on there, nor on your services, nor announced\n  Fight Club (1999)",
        ):
            self.assertIn(part, text)
        self.assertLessEqual(max(len(line) for line in lines if "https:" not in line), 78)
        self.assertIn("  6.5 mi ", self.rows_of_whats_on())
        later = self.succeed("tonight", "--sandbox", "--date", "friday")
        self.assertIn("\nOn your services (by JustWatch)\n  Batman (1989): HBO Max\n", later)
        changed = self.wrapped(
            'if .items then .stale = true | .ageSeconds = 200 | .faults = [{error: {message: "AMC is away."}}] else . end'
        )
        done = self.succeed("tonight", "--sandbox", "--people", "3", MARQUEE_BIN=changed).splitlines()
        self.assertIn("total for 3", done[0])
        self.assertEqual(done[1:3], ["AMC or TMDB is not answering: this is 4 minutes old.", "AMC is away."])
        self.fail_with(2, "tonight", "--sandbox", "--format", "imax", "Olathe, KS")

    def rows_of_whats_on(self):
        return self.succeed("whats-on", "--sandbox", "--movie", "batman", "--date", "tonight", "Olathe, KS")

    def test_a_week_day_by_day(self):
        lines = self.succeed("week", "--sandbox", "--date", "weekend", "--format", "imax", "Olathe, KS").splitlines()
        self.assertEqual(lines[0], "Olathe, KS, 2026-11-21 to 2026-11-22")
        days = [line for line in lines if re.match(r"[A-Z][a-z]+day ", line)]
        self.assertEqual(days, ["Saturday 2026-11-21", "Sunday 2026-11-22"])
        # All pages, and each showing once.
        whole = self.rows("week", "--days", "7", "Olathe, KS")
        self.assertGreater(len(whole), 100)
        self.assertEqual(len({line.split()[-1] for line in whole}), len(whole))
        afternoon = self.rows("week", "--days", "2", "--time", "afternoon", "Olathe, KS")
        self.assertTrue(afternoon and all("12:00" <= line[:5] < "17:00" for line in afternoon), afternoon)
        self.assertIn("14", self.fail_with(1, "week", "--sandbox", "--days", "15", "Olathe, KS"))
        self.fail_with(2, "week", "--sandbox", "--days", "none", "Olathe, KS")

    def test_nothing(self):
        for name in ("imax-tonight", "whats-on"):
            self.assertIn("no place called “Nowhere”", self.fail_with(1, name, "--sandbox", "Nowhere"))
            self.assertIn("no AMC theatre within 40 km", self.fail_with(3, name, "--sandbox", "-33.87,151.2"))
            said = self.fail_with(3, name, "--sandbox", "--format", "NOSUCH", "New York")
            self.assertRegex(said, f"^{name}: “nosuch” is no format of AMC's. Nothing is on in “NOSUCH” near New York, NY")

    def test_a_theatre_that_fails_and_films_that_are_left_out_are_named(self):
        fault = '{provider: "amc", error: {code: -32015, message: "AMC Empire 25 is closed."}}'
        changed = self.wrapped(f'.faults = [{fault}] | .nextPage = 2 | .totalResults = 120 | .items |= .[:2]')
        done = self.script("whats-on", "--sandbox", "New York", MARQUEE_BIN=changed)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(
            done.stderr,
            "whats-on: AMC Empire 25 is closed.\n"
            "whats-on: 118 more films are left out; say which with --movie\n",
        )
        changed = self.wrapped('.place.alternatives = [{name: "Kansas City, KS"}]')
        done = self.script("whats-on", "--sandbox", "Kansas City", MARQUEE_BIN=changed)
        self.assertEqual(done.stderr, "whats-on: the place may also be Kansas City, KS\n")

    def test_what_is_not_accepted(self):
        for name in ("imax-tonight", "whats-on"):
            for words in (["--people", "many", "x"], ["--radius", "far", "x"]):
                self.fail_with(2, name, "--sandbox", *words)
            for option, value in (("date", "2026-02-30"), ("after", "25:00")):
                said = self.fail_with(1, name, "--sandbox", f"--{option}", value, "New York")
                self.assertIn(f'"{option}" is invalid', said)
        self.assertIn('"sortBy" is invalid', self.fail_with(1, "whats-on", "--sandbox", "--sort", "luck", "New York"))

    def test_the_place_of_the_last_time(self):
        said = self.fail_with(2, "whats-on", "--sandbox")
        self.assertEqual(said, 'whats-on: name a place, such as "New York" (try --help)\n')
        self.fail_with(1, "whats-on", "--sandbox", "Nowhere")
        self.fail_with(2, "whats-on", "--sandbox")
        there = self.succeed("whats-on", "--sandbox", "Olathe, KS")
        self.assertEqual(self.succeed("whats-on", "--sandbox"), there)
        self.assertIn("AMC DINE-IN Studio 28", self.succeed("imax-tonight", "--sandbox"))
        self.succeed("imax-tonight", "--sandbox", "New York")
        self.assertTrue(self.succeed("whats-on", "--sandbox").startswith("New York, NY, "))
        # The sandbox's place is not the real one, and one that can't be kept is no error.
        self.fail_with(2, "whats-on")
        self.succeed("whats-on", "--sandbox", "New York", XDG_STATE_HOME="/dev/null")

    def test_tonight(self):
        lines = self.rows("imax-tonight", "New York")
        self.assertEqual(
            lines[0],
            "17:15  AMC Empire 25          0 km      IMAX    $28.36  available  amc:showtime:211420778482511",
        )
        self.assertTrue(all(line[:5] >= "17:00" for line in lines), lines)
        self.assert_ordered_by_start(self.films("imax-tonight", "New York"))

    def test_by_position_time_radius_and_format(self):
        where = ["imax-tonight", "40.7549, -73.984"]
        near = self.rows(*where, "--radius", "1")
        far = self.rows(*where, "--radius", "100")
        self.assertLess(len(near), len(far))
        self.assertEqual({line.rpartition("AMC Empire 25")[1] for line in near}, {"AMC Empire 25"})
        late = self.rows(*where, "--after", "20:00", "--radius", "1")
        # The films are in another order, by the first of the showings that are left.
        self.assertEqual(sorted(late), sorted(line for line in near if line >= "20:00"))
        self.assertTrue(0 < len(late) < len(near), late)
        dolby = self.rows(*where, "--format", "dolby", "--radius", "1")
        self.assertTrue(dolby and all("  Dolby  " in line for line in dolby), dolby)

    def test_films_and_their_showings(self):
        words = ["--date", "tonight", "--format", "imax", "--people", "3", "Olathe, KS"]
        lines = self.succeed("whats-on", "--sandbox", *words).splitlines()
        self.assertEqual(
            lines[:4],
            [
                "Olathe, KS, 2026-11-21, total for 3",
                "  START  THEATRE                DISTANCE  FORMAT  TOTAL          TICKETS    ID",
                "The Hunger Games: Sunrise on the Reaping (2026), PG-13, 150 min, rated 7.7",
                "  17:15  AMC DINE-IN Studio 28  0 km      IMAX    $57.87 + fees  available  "
                "amc:showtime:61020778482508",
            ],
        )
        self.assert_ordered_by_start(self.films("whats-on", *words))

    def test_days_films_times_and_orders(self):
        where = ["whats-on", "--sandbox", "New York"]
        self.assertTrue(self.succeed(*where, "--date", "next friday").startswith("New York, NY, 2026-11-27\n"))
        lines = self.succeed(*where, "--movie", "cat in the", "--after", "18:00", "--before", "20:00").splitlines()
        films = [line for line in lines[1:] if not line.startswith("  ")]
        self.assertEqual(films, ["The Cat in the Hat (2026), PG, 96 min, rated 6.8"])
        self.assertTrue(all("18:00" <= line.split()[0] <= "20:00" for line in lines[3:]), lines)
        best, *_ = [
            line for line in self.succeed(*where, "--sort", "rating").splitlines()[1:] if not line.startswith("  ")
        ]
        self.assertRegex(best, r"rated 8\.[0-9]$")

    def test_a_table_fits_the_terminal(self):
        for name in ("whats-on", "imax-tonight"):
            for columns in (120, 80, 60, 46):
                with self.subTest(name=name, columns=columns):
                    lines = self.at_terminal(columns, name, "Olathe, KS")
                    self.assertLessEqual(max(map(len, lines)), columns)
                    rows = [line for line in lines if re.match(r" *\d\d:\d\d  ", line)]
                    # What one decides from is never cut.
                    self.assertTrue(rows)
                    for row in rows:
                        self.assertRegex(row, r"  \$\d+\.\d\d \+ fees  +(available|few left|sold out)")
                        self.assertEqual("amc:showtime:" in row, columns == 120)

    def test_wide_letters_have_two_places(self):
        changed = self.wrapped('.items[].showings[0].theatreName = "千と千尋の神隠しのシアター"')
        lines = self.rows("imax-tonight", "New York", MARQUEE_BIN=changed)
        self.assertIn("17:15  千と千尋の神隠しのシアター  0 km ", lines[0])
        self.assertIn("19:15  AMC Lincoln Square 13       2.1 km ", lines[1])
