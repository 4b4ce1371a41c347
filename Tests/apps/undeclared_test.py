# SPDX-License-Identifier: MIT
"""Hosts that show the view without the data that is meant for it: films are there all the same, and no id of ours."""

import re
import unittest

from playwright.sync_api import expect

from case import FILMS, KEY, NEW_YORK, SEATS, ViewTestCase
from reference_host import EVERYTHING
from server import Server

ID = re.compile(r"\\b(?:amc|tmdb|imdb|watch):|tt\\d{7}|showtimeId|_")
CALLS = {"What's on": NEW_YORK, "Films": FILMS, "The Hunger Games: Sunrise on the Reaping": SEATS}


class UndeclaredTest(ViewTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.quiet = Server(declares=False)
        cls.addClassCleanup(cls.quiet.close)

    def check_text(self, host):
        self.assertIsNone(ID.search(host.view.locator("body").inner_text()))

    def check_faces(self, server, drop, names=(True, False)):
        for heading, call in CALLS.items():
            for has_name in names:
                with self.subTest(heading, has_name=has_name), self.conversation() as host:
                    host.server = server
                    host.open(call[0] if has_name else None)
                    result = server.call(*call)
                    if drop:
                        result.pop("_meta")
                    self.assertNotIn(KEY, result.get("_meta", {}))
                    host.show(*call, result)
                    expect(host.view.get_by_role("heading", name=heading)).to_be_visible()
                    expect(host.view.locator(".poster").first).to_be_visible()
                    self.check_text(host)

    def test_a_host_that_declares_nothing(self):
        self.check_faces(self.quiet, drop=False)

    def test_a_host_that_drops_the_metadata(self):
        self.check_faces(self.server, drop=True)

    def test_a_host_that_drops_the_structure_too(self):
        """Nothing is left but the text."""
        def drop(method, params, answer):
            return {name: value for name, value in answer.items() if name not in ("_meta", "structuredContent")}
        with self.conversation() as host:
            host.change = drop
            host.open(NEW_YORK[0])
            host.show(*NEW_YORK)
            expect(host.view.locator(".notice")).to_contain_text("The Hunger Games: Sunrise on the Reaping")
            self.check_text(host)

    def test_a_host_without_tools(self):
        for declares in (True, False):
            server = self.server if declares else self.quiet
            for heading, call in CALLS.items():
                with self.subTest(heading, declares=declares), self.conversation() as host:
                    host.server = server
                    host.open(call[0], capabilities={name: {} for name in EVERYTHING if name != "serverTools"})
                    host.show(*call)
                    title = "Star Wars" if call == FILMS else "The Hunger Games: Sunrise on the Reaping"
                    expect(host.view.get_by_text(title).first).to_be_visible()
                    self.check_text(host)
                    if declares and call == NEW_YORK:
                        host.view.locator(".showing").first.click()
                        expect(host.view.locator(".notice")).to_contain_text("Ask in the conversation for the seats of “")
                        self.check_text(host)

    def test_an_error_keeps_its_sentence(self):
        with self.conversation() as host:
            host.server = self.quiet
            host.open(NEW_YORK[0])
            result = host.show(NEW_YORK[0], {"place": "Atlantis"})
            self.assertTrue(result["isError"])
            expect(host.view.get_by_role("alert")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
