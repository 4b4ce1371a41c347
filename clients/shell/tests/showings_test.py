# SPDX-License-Identifier: MIT
"""whats-on and imax-tonight, which list showings."""

import json
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
        return [line.strip() for line in lines if re.match(r"  (\w+ \d+ \w+ )?\d\d:\d\d  ", line)]

    def films(self, name, *words, **variables):
        """The start times of each film's showings."""
        films = []
        for line in self.succeed(name, "--sandbox", *words, **variables).split("  starts ")[1].splitlines()[1:]:
            if line.startswith("  "):
                films[-1].append(line.split()[0])
            else:
                films.append([])
        return films

    def headings(self, text):
        """The lines of the films."""
        return [line for line in text.split("  starts ")[1].splitlines()[1:] if not line.startswith("  ")]

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
                    [call] = file.read().splitlines()
                os.remove(log)
                self.assertTrue(call.startswith("--sandbox call showtimes/whatsOn "), call)

    def test_it_shows_what_the_answer_says_of_itself(self):
        """Its columns, its notes, its groups and its texts, of whatever the rows are."""
        presentation = {
            "form": "list", "title": "Boats · tonight", "notes": ["Prices for 2."],
            "columns": [{"name": name, "heading": name, "align": align} for name, align in
                        (("leaves", "start"), ("pier", "end"), ("empty", "start"))],
            "groups": [{"id": "1", "heading": "Ferry", "facts": [{"text": "slow"}, {"label": "rated", "text": "7.5"}],
                        "marks": ["wanted"]}, {"id": "2", "heading": "No boat today"}],
            "rows": [{"id": "a", "group": "1", "cells": ["17:15", "8", ""]}, {"group": "1", "cells": ["19:15", "10", ""]}],
        }
        changed = self.wrapped(f".presentation = {json.dumps(presentation)}")
        self.assertEqual(
            self.succeed("whats-on", "--sandbox", "New York", MARQUEE_BIN=changed).splitlines(),
            [
                "Boats · tonight", "Prices for 2.", "  leaves  pier  id", "Ferry · slow · rated 7.5 · wanted",
                "  17:15      8  a", "  19:15     10", "No boat today",
            ],
        )

    def test_what_has_begun_is_left_out(self):
        # 20:30 in New York.
        lines = self.rows("imax-tonight", "New York", MARQUEE_NOW="2026-11-22T01:30:00Z")
        self.assertTrue(lines and all(line[:5] > "20:30" for line in lines), lines)

    def test_their_ids_are_what_seats_left_takes(self):
        for name in ("imax-tonight", "whats-on"):
            line = self.succeed(name, "--sandbox", "New York").splitlines()[-1]
            self.assertRegex(self.succeed("seats-left", "--sandbox", line.split()[-1]), r"^A\t[0-9]+ of [0-9]+\t")

    def test_the_user_s_films_are_marked_and_left_out(self):
        self.call("library/set", "id=tmdb:movie:603", "status=seen", "rating=7.5")
        where = ["--sandbox", "--date", "tonight", "Olathe, KS"]
        self.assertRegex(self.succeed("whats-on", *where), r"(?m)^The Matrix \(1999\) · .* · seen\b")
        for name in ("imax-tonight", "whats-on"):
            self.assertNotIn("The Matrix", self.succeed(name, "--seen", "hide", *where))
            self.assertIn("The Matrix", self.succeed(name, "--seen", "only", *where))
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
        self.assertEqual(lines[:2], ["What to see · Olathe, KS · Sat 21 Nov, tonight", "Prices for 2."])
        text = "\n".join(lines)
        for part in (
            " · to\n  … watch HBO Max (mine) · wanted · mine\n",
            "  6:55 pm  AMC Town Center 20             $26.02 + fees  available\n    https://www.amctheatres.com/",
            " · tickets\n  … from Fri 27 Nov · wanted\n    https://",
            "\nFight Club (1999) · 139 min · Drama, Thriller · rated 8.4 · wanted",
        ):
            self.assertIn(part, text)
        self.assertLessEqual(max(len(line) for line in lines if "https:" not in line), 78)
        self.assertIn("  6.5 mi ", self.rows_of_whats_on())
        self.assertIn("Prices for 3.", self.succeed("tonight", "--sandbox", "--date", "friday", "--people", "3"))
        self.fail_with(2, "tonight", "--sandbox", "--format", "imax", "Olathe, KS")

    def rows_of_whats_on(self):
        return self.succeed("whats-on", "--sandbox", "--movie", "batman", "--date", "tonight", "Olathe, KS")

    def test_a_week_day_by_day(self):
        lines = self.succeed("week", "--sandbox", "--date", "weekend", "--format", "imax", "Olathe, KS").splitlines()
        self.assertEqual(lines[0], "What's on · Olathe, KS · Sat 21 Nov – Sun 22 Nov, weekend")
        days = [day[1] for line in lines if (day := re.search(r" · (\w+ \d+ Nov) · ", line[1:])) and not line.startswith("What")]
        self.assertEqual(list(dict.fromkeys(days)), ["Sat 21 Nov", "Sun 22 Nov"])
        self.assertEqual(days, sorted(days))
        # All pages, and each showing once.
        whole = self.rows("week", "--days", "7", "Olathe, KS")
        self.assertGreater(len(whole), 100)
        self.assertEqual(len({line.split()[-1] for line in whole}), len(whole))
        afternoon = self.rows("week", "--days", "2", "--time", "afternoon", "Olathe, KS")
        self.assertTrue(afternoon and all("12:00" <= line.split()[3] < "17:00" for line in afternoon), afternoon)
        self.assertIn("14", self.fail_with(1, "week", "--sandbox", "--days", "15", "Olathe, KS"))
        self.fail_with(2, "week", "--sandbox", "--days", "none", "Olathe, KS")

    def test_nothing(self):
        for name in ("imax-tonight", "whats-on"):
            self.assertIn("no place called “Nowhere”", self.fail_with(1, name, "--sandbox", "Nowhere"))
            self.assertIn("no AMC theatre within 40 km", self.fail_with(3, name, "--sandbox", "-33.87,151.2"))
            said = self.fail_with(3, name, "--sandbox", "--format", "NOSUCH", "New York")
            self.assertRegex(said, f"^{name}: “nosuch” is no format of AMC's. Nothing is on in “NOSUCH” near New York, NY")

    def test_a_place_of_several_is_named(self):
        changed = self.wrapped('.place.alternatives = [{name: "Kansas City, KS"}]')
        done = self.script("whats-on", "--sandbox", "Kansas City", MARQUEE_BIN=changed)
        self.assertEqual((done.returncode, done.stderr), (0, "whats-on: the place may also be Kansas City, KS\n"))

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
        self.assertTrue(self.succeed("whats-on", "--sandbox").startswith("What's on · New York, NY · "))
        # The sandbox's place is not the real one, and one that can't be kept is no error.
        self.fail_with(2, "whats-on")
        self.succeed("whats-on", "--sandbox", "New York", XDG_STATE_HOME="/dev/null")

    def test_tonight(self):
        lines = self.rows("imax-tonight", "New York")
        self.assertRegex(lines[0], r"^17:15   AMC Empire 25          IMAX    \$28\.36  available .* amc:showtime:211420778482511$")
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
        self.assertEqual(sorted(map(str.split, late)), sorted(line.split() for line in near if line >= "20:00"))
        self.assertTrue(0 < len(late) < len(near), late)
        dolby = self.rows(*where, "--format", "dolby", "--radius", "1")
        self.assertTrue(dolby and all("  Dolby  " in line for line in dolby), dolby)

    def test_films_and_their_showings(self):
        words = ["--date", "tonight", "--format", "imax", "--people", "3", "Olathe, KS"]
        lines = self.succeed("whats-on", "--sandbox", *words).splitlines()
        self.assertEqual(lines[:2], ["What's on · Olathe, KS · Sat 21 Nov, tonight", "Prices for 3."])
        self.assertEqual(
            [line[:69].rstrip() for line in lines if line.startswith(("  starts", "The Hunger", "  17:15   AMC DINE"))],
            [
                "  starts  theatre                format  total          availability",
                "The Hunger Games: Sunrise on the Reaping (2026) · PG-13 · 150 min · S",
                "  17:15   AMC DINE-IN Studio 28  IMAX    $57.87 + fees  available",
            ],
        )
        self.assert_ordered_by_start(self.films("whats-on", *words))

    def test_days_films_times_and_orders(self):
        where = ["whats-on", "--sandbox", "New York"]
        self.assertTrue(self.succeed(*where, "--date", "next friday").startswith("What's on · New York, NY · Fri 27 Nov"))
        text = self.succeed(*where, "--movie", "cat in the", "--after", "18:00", "--before", "20:00")
        self.assertRegex("; ".join(self.headings(text)), r"^The Cat in the Hat \(2026\) · PG · 96 min · [^;]*$")
        times = re.findall(r"(?m)^  (\d\d:\d\d)  ", text)
        self.assertTrue(times and all("18:00" <= time <= "20:00" for time in times), times)
        best, *_ = self.headings(self.succeed(*where, "--sort", "rating"))
        self.assertRegex(best, r"rated 8\.[0-9]$")

    def test_a_table_fits_the_terminal(self):
        for name in ("whats-on", "imax-tonight"):
            for columns in (120, 80, 66):
                with self.subTest(name=name, columns=columns):
                    lines = self.at_terminal(columns, name, "Olathe, KS")
                    self.assertLessEqual(max(map(len, lines)), columns)
                    rows = [line for line in lines if re.match(r" *\d\d:\d\d  ", line)]
                    # What one decides from is never cut.
                    self.assertTrue(rows)
                    for row in rows:
                        self.assertRegex(row, r"  \$\d+\.\d\d \+ fees  +(available|almost sold out|sold out)")
                        self.assertEqual("amc:showtime:" in row, columns == 120)

    def test_wide_letters_have_two_places(self):
        changed = self.wrapped('.presentation.rows[0].cells[1] = "千と千尋の神隠しのシアター"')
        lines = self.rows("imax-tonight", "New York", MARQUEE_BIN=changed)
        self.assertIn("17:15   千と千尋の神隠しのシアター  IMAX ", lines[0])
        self.assertIn("19:15   AMC Lincoln Square 13       IMAX ", lines[1])
