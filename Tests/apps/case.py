# SPDX-License-Identifier: MIT
"""What all tests of the view share: one browser and one server for a class, and checks after each conversation."""

import contextlib
import unittest

from axe_playwright_python.sync_playwright import Axe

from reference_host import Browser, Host
from server import Server

NEW_YORK = ("whats_on_near", {"place": "New York", "partySize": 2})
# An auditorium with zones, wheelchair places and few free seats.
SEATS = ("showtimes_and_seats", {"showtimeId": "amc:showtime:211420778482500", "partySize": 2})
FILMS = ("find_film", {"film": "star"})
KEY = "marquee/view"


class ViewTestCase(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    @contextlib.contextmanager
    def conversation(self, **options):
        """A host with a view. At its end every message was valid, no script failed, and nothing was requested."""
        with Host(self.browser, self.server, **options) as host:
            yield host
            self.assertEqual(host.invalid, [])
            self.assertEqual(host.errors, [])
            pages = (f"{self.browser.host}/host.", f"{self.browser.sandbox}/proxy.html")
            self.assertEqual([url for url in host.requests if not url.startswith(pages)], [])

    @contextlib.contextmanager
    def shown(self, call, options={}, **context):
        """A conversation in which the call's result is shown."""
        with self.conversation(**options) as host:
            host.open(call[0], **context)
            host.show(*call)
            host.view.locator("h1").wait_for()
            yield host

    def assert_accessible(self, host):
        """axe-core finds nothing to object to in the view. The first heading may be the host's: the view is a part of it."""
        options = {"rules": {"page-has-heading-one": {"enabled": False}}}
        found = Axe().run(host.frame, options=options).response["violations"]
        self.assertEqual([(one["id"], one["help"], [node["html"][:200] for node in one["nodes"]]) for one in found], [])

    def result(self, call):
        return self.server.call(*call)


def answer_of(result):
    return result["_meta"][KEY]["answer"]
