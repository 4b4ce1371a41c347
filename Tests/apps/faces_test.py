# SPDX-License-Identifier: MIT
"""Each face in light and dark, narrow and wide. The pictures are left in .build/test-logs/view/, to be looked at."""

import os
import pathlib
import re
import unittest

from playwright.sync_api import expect

from case import FILMS, KEY, NEW_YORK, SEATS, ViewTestCase
from server import ROOT

PICTURES = pathlib.Path(os.environ.get("VIEW_PICTURES", ROOT / ".build/test-logs/view"))
FACES = {"whats-on": NEW_YORK, "seats": SEATS, "films": FILMS}


class FacesTest(ViewTestCase):
    def test_faces(self):
        PICTURES.mkdir(parents=True, exist_ok=True)
        for name, call in FACES.items():
            with self.shown(call) as host:
                for theme in ("light", "dark"):
                    host.send("ui/notifications/host-context-changed", {"theme": theme})
                    for width in (320, 640, 1200):
                        with self.subTest(face=name, theme=theme, width=width):
                            host.page.set_viewport_size({"width": width, "height": 900})
                            self.check(host, f"{name}-{theme}-{width}", theme, width)

    def check(self, host, name, theme, width):
        root = host.view.locator("html")
        expect(root).to_have_css("color-scheme", theme)
        expect(host.view.locator(".poster img").first).to_be_visible()
        host.frame.wait_for_function("width => innerWidth === width", arg=width)
        self.assertEqual(host.frame.evaluate("document.documentElement.scrollWidth"), width)
        host.page.screenshot(path=PICTURES / f"{name}.png", full_page=True)
        self.assert_accessible(host)

    def test_roles(self):
        """What a screen reader finds: headings, names of buttons, the grid of seats."""
        with self.shown(NEW_YORK) as host:
            expect(host.view.get_by_role("heading", name="What's on")).to_be_visible()
            expect(host.view.get_by_role("combobox", name="Format")).to_be_visible()
            expect(host.view.get_by_role("button", name="10:00 AM, RealD 3D, $42.56, AMC Empire 25")).to_be_visible()
        with self.shown(SEATS) as host:
            grid = host.view.get_by_role("grid", name="Seats, from the screen backwards")
            expect(grid.get_by_role("row")).to_have_count(6)
            expect(grid.get_by_role("gridcell", name="E4, one of the best, Preferred, +$2.00", selected=True)).to_be_visible()
            expect(grid.get_by_role("gridcell", name="E2, taken")).to_be_disabled()
            expect(grid.get_by_role("gridcell", name="D3, wheelchair place")).to_be_visible()

    def test_settings(self):
        """The person's units and clock go before the host's locale."""
        result = self.result(NEW_YORK)
        for film in result["_meta"][KEY]["answer"]["items"]:
            for showing in film["showings"]:
                showing |= {"distanceKilometres": 8, "startsAtLocal": "2026-11-21T22:10:00-05:00"}
        with self.conversation() as host:
            host.open(NEW_YORK[0])
            for settings, distance, time in (
                ({}, "5 mi", "10:10 PM"), ({"units": "metric", "clock": 24}, "8 km", "22:10"),
                ({"units": "us", "clock": 12}, "5 mi", "10:10 PM"),
            ):
                result["_meta"][KEY] |= settings
                host.show(*NEW_YORK, result)
                expect(host.view.locator(".away").first).to_have_text(distance)
                expect(host.view.locator(".time").first).to_have_text(time)

    def test_filters(self):
        """A filter asks the server for all films, and not for those alone that are here."""
        with self.shown(NEW_YORK) as host:
            count = host.view.locator(".count")
            expect(count).to_have_text(re.compile(r"^10 of \d+ films, \d+ showings$"))
            host.view.get_by_label("Format").select_option("IMAX")
            expect(count).not_to_contain_text("10 of")
            expect(host.view.locator(".showing .format").first).to_have_text("IMAX")
            host.view.get_by_label("Time", exact=True).select_option("Evening")
            host.view.get_by_label("Theatre").select_option("AMC Empire 25")
            host.frame.wait_for_function("""() => [...document.querySelectorAll(".showing")].every((one) =>
                /^[5-8]:\\d\\d PM, .*IMAX.*AMC Empire 25$/.test(one.ariaLabel))""")
            asked = [one["arguments"]["params"] for one in host.sent("tools/call")]
            self.assertEqual([one.get("format") for one in asked], ["IMAX"] * 3)
            self.assertEqual((asked[-1]["after"], asked[-1]["before"]), ("17:00", "20:59"))
            self.assertTrue(asked[-1]["theatreId"].startswith("amc:theatre:"))
            self.assertNotIn("place", asked[-1])
            host.view.get_by_label("Format").select_option("")
            host.view.get_by_label("Time", exact=True).select_option("")
            host.view.get_by_label("Theatre").select_option("")
            expect(count).to_contain_text("10 of")

    def test_films_of_all(self):
        """A list says how many there are in all."""
        with self.shown(("movies_discover", {"genres": ["comedy"], "limit": 5})) as host:
            expect(host.view.locator("header .facts")).to_have_text(re.compile(r"^5 of \d+ films$"))

    def test_sources(self):
        """TMDB's terms ask for its name; and everything is made up."""
        with self.shown(FILMS) as host:
            footer = host.view.locator("footer")
            expect(footer).to_contain_text("This product uses the TMDB API but is not endorsed or certified by TMDB.")
            expect(footer).to_contain_text("made up")
        with self.conversation() as host:
            result = self.result(FILMS)
            del result["_meta"][KEY]["sandbox"]
            host.open(FILMS[0])
            host.show(*FILMS, result)
            expect(host.view.locator("footer")).to_contain_text("TMDB")
            expect(host.view.locator("footer")).not_to_contain_text("made up")

    def test_words(self):
        with self.shown(SEATS) as host:
            expect(host.view.locator(".showtime .facts").first).to_contain_text("Sat, Nov 21, 10:00 AM")
            host.view.get_by_role("gridcell", name="A5,").click()
            host.view.get_by_text("Price details").click()
            expect(host.view.locator("dl")).to_contain_text("−$")
            self.assertNotIn("-$", host.view.locator("body").inner_text())

    def test_facts_at_320_pixels(self):
        """No line of facts ends with a dot, and none begins with one that can be seen."""
        with self.shown(NEW_YORK, {"width": 320}) as host:
            wrong = host.frame.evaluate("""() => [...document.querySelectorAll(".facts")].filter((line) =>
                [...line.children].some((fact) => {
                    const dot = fact.getBoundingClientRect().left + parseFloat(getComputedStyle(fact, "::before").insetInlineStart);
                    const isFirst = fact.previousElementSibling === null
                        || fact.offsetTop > fact.previousElementSibling.offsetTop;
                    return isFirst === dot >= line.getBoundingClientRect().left || getComputedStyle(fact, "::after").content !== "none";
                })).length""")
            self.assertEqual(wrong, 0)

    def test_forced_colours(self):
        """Chosen, free and taken seats differ where the system's colours replace all others."""
        with self.conversation() as host:
            host.page.emulate_media(forced_colors="active")
            host.open(SEATS[0])
            host.show(*SEATS)
            colour = "one => getComputedStyle(one).backgroundColor"
            chosen = host.view.get_by_role("gridcell", selected=True).first.evaluate(colour)
            free = host.view.locator("[role=gridcell][aria-selected=false]").first.evaluate(colour)
            taken = host.view.locator("[role=gridcell][aria-disabled]").first.evaluate(colour)
            self.assertEqual(len({chosen, free, taken}), 3)

    def test_opens_in_place(self):
        with self.shown(NEW_YORK) as host:
            title = host.view.get_by_role("button", name="The Hunger Games: Sunrise on the Reaping")
            title.click()
            film = host.view.locator(".film").first
            expect(title).to_have_attribute("aria-expanded", "true")
            expect(film.locator(".overview")).to_contain_text("On his birthday")
            expect(film.locator(".theatre")).to_have_count(5)
            expect(film.locator(".showing")).to_have_count(58)
            self.assert_accessible(host)

    def test_more_films(self):
        with self.shown(NEW_YORK) as host:
            films = host.view.locator(".film")
            expect(films).to_have_count(6)
            first = len(answer_items(host))
            for shown in range(6, first, 6):
                expect(films).to_have_count(shown)
                host.view.get_by_role("button", name=re.compile("^Show . more")).click()
            expect(films).to_have_count(first)
            host.view.get_by_role("button", name="Load more films").click()
            expect(films).to_have_count(first + 6)
            self.assertEqual(host.sent("tools/call")[-1]["arguments"]["params"]["page"], 2)

    def test_more_filtered_films(self):
        """What is chosen in a filter stays when more films are loaded."""
        with self.shown(NEW_YORK) as host:
            host.view.get_by_label("Time", exact=True).select_option("Evening")
            host.frame.wait_for_function("""() => [...document.querySelectorAll(".showing")].every((one) =>
                /^[5-8]:\\d\\d PM/.test(one.ariaLabel))""")
            count = host.view.locator(".count")
            before = count.text_content()
            while (more := host.view.get_by_role("button", name=re.compile("^Show . more"))).count():
                more.click()
            host.view.get_by_role("button", name="Load more films").click()
            expect(count).not_to_have_text(before)
            expect(host.view.get_by_label("Time", exact=True)).to_have_value("Evening")
            for label in host.view.locator(".showing").evaluate_all("all => all.map(one => one.ariaLabel)"):
                self.assertRegex(label, r"^[5-8]:\d\d PM")

    def test_from_the_list(self):
        """Of what is on near, the films of the person's list alone."""
        for film in ("The Hunger Games: Sunrise on the Reaping", "Star Wars: Starfighter"):
            self.assertFalse(self.server.call("my_films_set", {"id": film, "status": "wanted"}).get("isError"), film)
        with self.shown(("whats_on_near", {"place": "New York", "library": "wanted"})) as host:
            expect(host.view.locator(".film", has_text="The Hunger Games").locator(".showing").first).to_be_visible()
            expect(host.view.locator(".film:not(:has(.showing))")).to_have_count(0)

    def test_marks(self):
        with self.shown(FILMS) as host:
            tile = host.view.locator(".tile", has_text="1977")
            tile.get_by_role("button", name="Want").click()
            expect(tile.get_by_role("button", name="Want")).to_have_attribute("aria-pressed", "true")
            tile.get_by_role("button", name="Seen").click()
            expect(tile.get_by_role("button", name="Seen")).to_have_attribute("aria-pressed", "true")
            expect(tile.get_by_role("button", name="Want")).to_have_attribute("aria-pressed", "false")
            listed = self.server.call("my_films", {"status": "seen"})
            self.assertIn("Star Wars", str(listed["content"]))
            tile.get_by_role("button", name="Seen").click()
            expect(tile.get_by_role("button", name="Seen")).to_have_attribute("aria-pressed", "false")
            self.assertEqual(host.state("modelContext")["structuredContent"]["status"], "none")
            listed = self.server.call("my_films", {"status": "seen"})
            self.assertNotIn("Star Wars", str(listed["content"]))


def answer_items(host):
    return [message for sender, message in host.messages
            if message.get("method") == "ui/notifications/tool-result"][0]["params"]["_meta"]["marquee/view"]["answer"]["items"]


if __name__ == "__main__":
    unittest.main()
