# SPDX-License-Identifier: MIT
"""Hosts that offer less than everything, refuse, or take their time."""

import unittest

from playwright.sync_api import expect

from case import FILMS, KEY, NEW_YORK, SEATS, ViewTestCase
from reference_host import EVERYTHING


class RefusalTest(ViewTestCase):
    def test_nothing_offered(self):
        """A host without tools, resources and links: the view shows what it has, and addresses as text."""
        with self.shown(SEATS, capabilities={}) as host:
            expect(host.view.locator(".total")).to_have_text("$46.56")
            expect(host.view.locator(".address")).to_contain_text("https://www.amctheatres.com/showtimes/")
            for name in ("Buy at AMC", "Tell me when"):
                expect(host.view.get_by_role("button", name=name)).to_have_count(0)
            expect(host.view.locator(".party")).to_have_text("For 2")
            # The zones are there, and what a place in them costs.
            expect(host.view.locator(".legend", has_text="Preferred")).to_be_visible()
            host.view.get_by_role("gridcell", name="C4").click()
            expect(host.view.locator(".chosenSeats")).to_have_text("C3, C4")
            expect(host.view.locator(".total")).to_have_text("$42.56")
            self.assert_accessible(host)
            self.assertEqual(host.sent("tools/call") + host.sent("resources/read") + host.sent("ui/open-link"), [])
        with self.shown(FILMS, capabilities={}) as host:
            expect(host.view.locator(".poster").first).to_have_text("S")
            expect(host.view.locator(".mark")).to_have_count(0)
        with self.shown(NEW_YORK, capabilities={}) as host:
            host.view.locator(".showing").first.click()
            expect(host.view.locator(".notice")).to_contain_text("Ask in the conversation")

    def test_everything_refused(self):
        """A host that offers all and refuses each request: every action ends in a sentence."""
        with self.shown(SEATS) as host:
            host.page.evaluate("state.options.capabilities = {}")
            host.view.get_by_role("button", name="Buy at AMC").click()
            expect(host.view.locator(".address")).to_contain_text("https://www.amctheatres.com/showtimes/")
            host.view.get_by_role("button", name="Tell me when").click()
            expect(host.view.locator(".summary .message")).to_have_text("No watch was added: This host calls no tools.")
            expect(host.view.get_by_role("button", name="Tell me when")).to_be_enabled()
            host.view.get_by_label("Number of people").select_option("3")
            expect(host.view.get_by_role("alert")).to_contain_text("This host calls no tools.")
            host.page.evaluate("capabilities => state.options.capabilities = capabilities", EVERYTHING)
            host.view.get_by_role("button", name="Try again").click()
            expect(host.view.locator(".chosenSeats")).to_have_text("E3, E4, E5")

    def test_handshake_refused(self):
        """A host that refuses the view itself: its reason is shown, and asking again goes on."""
        with self.conversation() as host:
            host.open(NEW_YORK[0], refusals={"ui/initialize": "This host knows another version."})
            expect(host.view.get_by_role("alert")).to_contain_text("This host knows another version.")
            host.show(*NEW_YORK)
            self.assertEqual(host.sent("ui/notifications/initialized") + host.sent("ui/notifications/size-changed"), [])
            host.page.evaluate("state.options.refusals = {}")
            host.view.get_by_role("button", name="Try again").click()
            expect(host.view.get_by_role("heading", name="What's on")).to_be_visible()

    def test_display_mode_refused(self):
        modes = {"displayMode": "inline", "availableDisplayModes": ["inline", "fullscreen"]}
        with self.shown(FILMS, refusals={"ui/request-display-mode": "Not now."}, **modes) as host:
            host.view.get_by_role("button", name="Full screen").click()
            expect(host.view.locator(".unseen")).to_have_text("The view stays as it is: Not now.")
            expect(host.view.get_by_role("button", name="Full screen")).to_be_visible()

    def test_seats_that_fail(self):
        """An error of the server has a button that repeats the request."""
        with self.shown(NEW_YORK) as host:
            failed = {"isError": True, "content": [{"type": "text", "text": "AMC is not reachable. Try again later."}]}
            host.change = lambda method, params, answer: failed if params.get("name") == "view_data" else answer
            host.view.locator(".showing").first.click()
            expect(host.view.get_by_role("alert")).to_contain_text("AMC is not reachable. Try again later.")
            host.change = lambda method, params, answer: answer
            host.view.get_by_role("button", name="Try again").click()
            expect(host.view.get_by_role("grid")).to_be_visible()

    def test_slow_host(self):
        """While a host takes its time, the view can be used."""
        with self.conversation() as host:
            host.open(NEW_YORK[0])
            host.page.evaluate("hold()")
            host.show(*NEW_YORK)
            expect(host.view.locator(".poster").first).to_have_text("T")
            host.view.get_by_label("Format").select_option("IMAX")
            host.view.locator(".showing").first.click()
            expect(host.view.locator(".progress p")).to_contain_text("Looking at the seats for")
            host.view.get_by_role("button", name="Back").click()
            expect(host.view.get_by_label("Format")).to_have_value("IMAX")
            host.page.evaluate("release()")
            expect(host.view.locator(".poster img").first).to_be_visible()
            # The seats that come late aren't shown over what the person returned to.
            expect(host.view.get_by_role("grid")).to_have_count(0)

    def test_no_layout(self):
        """A result without the seats one by one, which cannot be asked for: the best places are there by name."""
        with self.conversation() as host:
            result = self.result(SEATS)
            del result["_meta"][KEY]["layout"]
            host.open(SEATS[0], capabilities={})
            host.show(*SEATS, result)
            expect(host.view.get_by_role("grid")).to_have_count(0)
            expect(host.view.locator(".group").first).to_contain_text("Best: E4, E5")
            # There is no auditorium in which to show them.
            expect(host.view.locator(".group").first).to_be_disabled()
            self.assert_accessible(host)

    def test_layout_that_is_asked_for(self):
        """A large auditorium doesn't come with the result."""
        with self.conversation() as host:
            result = self.result(SEATS)
            del result["_meta"][KEY]["layout"]
            host.open(SEATS[0])
            host.show(*SEATS, result)
            expect(host.view.get_by_role("grid")).to_be_visible()
            expect(host.view.locator(".chosenSeats")).to_have_text("E4, E5")

    def test_plans_out_of_order(self):
        """Of two plans the one asked for last is shown, also if its answer comes first."""
        with self.shown(SEATS) as host:
            host.page.evaluate("hold()")
            for size in ("3", "4"):
                host.view.get_by_label("Number of people").select_option(size)
            host.page.wait_for_function("state.held.length === 2")
            host.page.evaluate("state.held.reverse(); release()")
            expect(host.view.get_by_role("button", name="Tell me when 4 come free together")).to_be_visible()
            expect(host.view.get_by_role("gridcell", selected=True)).to_have_count(4)
            expect(host.view.locator(".seats")).not_to_have_attribute("aria-busy", "true")


if __name__ == "__main__":
    unittest.main()
