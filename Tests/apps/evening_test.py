# SPDX-License-Identifier: MIT
"""An evening: find a film, choose seats, see the total, buy, and be told when seats come free."""

import re
import unittest

from playwright.sync_api import expect

from case import NEW_YORK, SEATS, ViewTestCase


class EveningTest(ViewTestCase):
    def check_end(self, host, seats):
        """What the conversation and the server have of the evening."""
        link = host.state("links")
        self.assertEqual(len(link), 1)
        self.assertRegex(link[0], r"^https://www\.amctheatres\.com/showtimes/")
        watch = next(params for params in host.sent("tools/call") if params["name"] == "watch_add")
        self.assertEqual(watch["arguments"]["partySize"], 2)
        contexts = host.sent("ui/update-model-context")
        chosen = [one["structuredContent"] for one in contexts if "seats" in one["structuredContent"]][-1]
        self.assertEqual(chosen["seats"], seats)
        self.assertGreater(chosen["total"], 0)
        listed = self.server.call("watch_list", {})
        self.assertIn("2 seats for The Hunger Games", str(listed["content"]))

    def test_by_mouse(self):
        with self.shown(NEW_YORK) as host:
            view = host.view
            view.locator(".showing").first.click()
            expect(view.get_by_role("heading", name="The Hunger Games")).to_be_visible()
            expect(view.locator(".legend", has_text="Preferred")).to_be_visible()
            expect(view.locator(".total")).to_have_text("$46.56")
            view.get_by_role("gridcell", name="C4,").click()
            expect(view.locator(".chosenSeats")).to_have_text("C3, C4")
            expect(view.locator(".total")).to_have_text("$42.56")
            view.get_by_text("Price details").click()
            expect(view.locator("dl")).to_contain_text("2 adult tickets")
            view.get_by_role("button", name="Buy at AMC").click()
            expect(view.locator(".summary .message")).to_contain_text("nothing is booked yet")
            view.get_by_role("button", name="Tell me when 2 come free together").click()
            expect(view.locator(".summary .message")).to_contain_text("A watch is set")
            self.check_end(host, ["C3", "C4"])
            view.get_by_role("button", name="Back").click()
            expect(view.get_by_role("heading", name="What's on")).to_be_visible()
            expect(view.locator(".showing").first).to_be_focused()

    def test_by_keyboard(self):
        with self.shown(NEW_YORK) as host:
            view, press = host.view, host.page.keyboard.press
            self.tab_to(host, r"^10:00 AM, RealD 3D")
            press("Enter")
            expect(view.locator(".legend", has_text="Preferred")).to_be_visible()
            self.tab_to(host, r"^E4, ")
            press("ArrowUp")
            press("ArrowUp")
            self.assertRegex(self.focused(host), r"^C4, ")
            press("Home")
            self.assertRegex(self.focused(host), r"^C1")
            press("Space")
            expect(view.locator(".chosenSeats")).to_have_text("C1, C2")
            expect(view.get_by_role("status").filter(has_text="C1, C2 chosen for $42.56 in all")).to_be_attached()
            self.tab_to(host, "Buy at AMC")
            press("Enter")
            expect(view.locator(".summary .message")).to_contain_text("nothing is booked yet")
            self.tab_to(host, "Tell me when 2")
            press("Space")
            expect(view.locator(".summary .message")).to_contain_text("A watch is set")
            self.check_end(host, ["C1", "C2"])
            self.tab_to(host, "Back", key="Shift+Tab")
            press("Enter")
            expect(view.locator(".showing").first).to_be_focused()

    def test_drag(self):
        """The party's seats follow the pointer, and the total follows them."""
        with self.shown(SEATS) as host:
            self.move(host, "A5,")
            host.page.mouse.down()
            expect(host.view.locator(".chosenSeats")).to_have_text("A4, A5")
            expect(host.view.locator(".total")).to_have_text("$38.56")
            self.move(host, "F1,")
            expect(host.view.locator(".chosenSeats")).to_have_text("F1, F2")
            expect(host.view.locator(".total")).to_have_text("$46.56")
            told = len(host.sent("ui/update-model-context"))
            host.page.mouse.up()
            expect(host.view.get_by_role("status").filter(has_text="F1, F2 chosen")).to_be_attached()
            self.assertEqual(len(host.sent("ui/update-model-context")), told + 1)
            self.move(host, "C1")
            expect(host.view.locator(".chosenSeats")).to_have_text("F1, F2")

    def test_single_seats(self):
        """A seat is given back, and another one taken for it; a wheelchair place is taken alone."""
        with self.shown(SEATS) as host:
            host.view.get_by_role("gridcell", name="E4,").click()
            expect(host.view.locator(".chosenSeats")).to_have_text("E5 and 1 more")
            host.view.get_by_role("gridcell", name="D3, wheelchair place").click()
            expect(host.view.locator(".chosenSeats")).to_have_text("E5, D3")

    def test_party(self):
        with self.shown(SEATS) as host:
            host.view.get_by_label("Number of people").select_option("3")
            expect(host.view.locator(".chosenSeats")).to_have_text("E3, E4, E5")
            expect(host.view.get_by_role("button", name="Tell me when 3 come free together")).to_be_visible()
            host.view.get_by_role("checkbox", name="Wheelchair place").click()
            expect(host.view.locator(".chosenSeats")).to_contain_text("D3")
            # The control that was used still has the focus.
            expect(host.view.get_by_role("checkbox", name="Wheelchair place")).to_be_focused()
            expect(host.view.get_by_role("checkbox", name="Wheelchair place")).to_be_checked()
            # The wheelchair place has no zone; the other seats' surcharge counts once.
            expect(host.view.locator(".total")).to_have_text("$67.84")
            plan = [one["arguments"]["params"] for one in host.sent("tools/call") if one["arguments"].get("method") == "showtimes/plan"]
            self.assertEqual([(one["partySize"], one.get("accessible")) for one in plan], [(3, None), (3, True)])

    def test_drag_that_scrolls(self):
        """A press that turns out to be the start of scrolling changes nothing."""
        with self.shown(SEATS) as host:
            for name, meanwhile in (("E4,", "E5 and 1 more"), ("F1,", "F1, F2")):
                self.move(host, name)
                host.page.mouse.down()
                expect(host.view.locator(".chosenSeats")).to_have_text(meanwhile)
                host.view.get_by_role("grid").dispatch_event("pointercancel")
                expect(host.view.locator(".chosenSeats")).to_have_text("E4, E5")
                host.page.mouse.up()
            self.assertEqual(host.sent("ui/update-model-context"), [])

    def test_touch(self):
        with self.shown(SEATS, {"touch": True, "width": 320}) as host:
            host.view.get_by_role("gridcell", name="C1").first.tap()
            expect(host.view.locator(".chosenSeats")).to_have_text("C1, C2")

    def move(self, host, name):
        box = host.view.get_by_role("gridcell", name=name).first.bounding_box()
        host.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def focused(self, host):
        return host.frame.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")

    def tab_to(self, host, pattern, key="Tab"):
        for _ in range(60):
            host.page.keyboard.press(key)
            if host.frame.evaluate("document.hasFocus()") and re.search(pattern, self.focused(host)):
                return
        self.fail(f"{key} doesn't reach {pattern}")


if __name__ == "__main__":
    unittest.main()
