# SPDX-License-Identifier: MIT
"""Upstream texts with markup, and more films and seats than anybody has."""

import copy
import unittest

from playwright.sync_api import expect

from case import FILMS, KEY, NEW_YORK, SEATS, ViewTestCase, answer_of

MARKUP = "<img src=x onerror=\"top.hacked=1\"><script>top.hacked=1</script>&lt;b&gt;\u202eevil\u202c " + "M" * 300


def hall(rows, columns, taken=3):
    """The layout of an auditorium with rows × columns seats."""
    names = [[f"{chr(65 + row // 26)}{chr(65 + row % 26)}{column + 1}" for column in range(columns)] for row in range(rows)]
    def free(row, column):
        return (row * columns + column) % taken != 0
    return {"rows": [{"row": row + 1, "seats": [
        [column + 1, names[row][column], int(free(row, column)), 0, row % 3 + 1]
        for column in range(columns)]} for row in range(rows)]}


def poisoned(value, is_text=False):
    """The value with markup in each text for people."""
    texts = {"title", "overview", "theatreName", "name", "certification", "format", "movieTitle", "message", "description",
             "reason", "row", "heading", "text", "cells", "notes"}
    if isinstance(value, dict):
        return {key: poisoned(one, key in texts) for key, one in value.items()}
    if isinstance(value, list):
        return [poisoned(one, is_text) for one in value]
    return MARKUP if is_text and isinstance(value, str) else value


class HostileTest(ViewTestCase):
    def test_markup(self):
        for call in (NEW_YORK, SEATS, FILMS):
            with self.subTest(call[0]), self.conversation() as host:
                result = copy.deepcopy(self.result(call))
                result["_meta"][KEY] = poisoned(result["_meta"][KEY])
                host.change = lambda method, params, answer: poisoned(answer) if method == "tools/call" else answer
                host.open(call[0])
                host.show(*call, result)
                expect(host.view.get_by_text("<script>").first).to_be_visible()
                if call != SEATS:
                    host.view.locator(".title").first.click()
                self.assertEqual(host.frame.evaluate("document.querySelectorAll('script').length"), 1)
                self.assertEqual(host.view.locator("img:not([src^='data:image/'])").count(), 0)
                self.assertIsNone(host.page.evaluate("window.hacked ?? null"))
                # A long word doesn't make the page wider.
                self.assertEqual(host.frame.evaluate("document.documentElement.scrollWidth"), 640)

    def test_address_that_is_none(self):
        with self.conversation() as host:
            result = self.result(SEATS)
            answer_of(result)["purchaseUrl"] = "javascript:top.hacked=1"
            host.open(SEATS[0])
            host.show(*SEATS, result)
            host.view.get_by_role("button", name="Buy at AMC").click()
            expect(host.view.locator(".address")).to_have_text("javascript:top.hacked=1")
            self.assertEqual(host.sent("ui/open-link"), [])

    def test_error_with_markup(self):
        with self.conversation() as host:
            host.open(NEW_YORK[0])
            host.show(*NEW_YORK, {"isError": True, "content": [{"type": "text", "text": MARKUP}]})
            expect(host.view.get_by_role("alert")).to_contain_text("<script>")

    def test_500_films(self):
        with self.conversation() as host:
            result = self.result(NEW_YORK)
            films = answer_of(result)["items"]
            many = [{**films[index % len(films)], "id": f"amc:movie:{index}", "title": f"Film {index}"} for index in range(500)]
            result["_meta"][KEY]["answer"] = {**answer_of(result), "items": many}
            host.change = lambda method, params, answer: {"contents": []} if method == "resources/read" else answer
            host.open(NEW_YORK[0], displayMode="fullscreen")
            host.show(*NEW_YORK, result)
            expect(host.view.locator(".count")).to_contain_text("500 films")
            expect(host.view.locator(".film")).to_have_count(20)
            host.view.get_by_role("button", name="Show 20 more of 500").click()
            expect(host.view.locator(".film")).to_have_count(40)
            expect(host.view.get_by_role("button", name="Film 20", exact=True)).to_be_focused()

    def test_1000_seats(self):
        with self.conversation(width=320) as host:
            result = self.result(SEATS)
            result["_meta"][KEY] |= {"answer": {**answer_of(result), "groups": []}, "layout": hall(25, 40)}
            host.open(SEATS[0])
            host.show(*SEATS, result)
            expect(host.view.get_by_role("gridcell")).to_have_count(1000)
            expect(host.view.locator(".legend", has_text="Preferred")).to_be_visible()
            # It is wider than the view and scrolls in its own frame, with seats that a finger can hit.
            self.assertEqual(host.frame.evaluate("document.documentElement.scrollWidth"), 320)
            first, second = (host.view.get_by_role("gridcell", name=name).bounding_box() for name in ("AA2,", "AA3,"))
            self.assertGreaterEqual(second["x"] - first["x"], 24)
            host.view.get_by_role("gridcell", name="AY39").click()
            expect(host.view.locator(".chosenSeats")).to_have_text("AY38, AY39")
            # The rows' labels stay in sight, each beside its row.
            label, frame, header = (host.view.locator(path).last.bounding_box() for path in (".labels .label", ".frame", "[role=rowheader]"))
            self.assertEqual((label["x"], label["y"]), (frame["x"], header["y"]))
            # The gap around a seat is a part of what a finger hits.
            box = host.view.get_by_role("gridcell", name="AY39").bounding_box()
            host.page.mouse.click(box["x"] - 1, box["y"] - 1)
            expect(host.view.locator(".chosenSeats")).to_have_text("AY38 and 1 more")
            self.assert_accessible(host)

    def test_no_posters(self):
        with self.conversation() as host:
            broken = [{"contents": []}, {"contents": [{"uri": "marquee://poster/x", "mimeType": "text/html", "blob": "PGI+"}]},
                      {"contents": [{"uri": "marquee://poster/x", "mimeType": "image/svg+xml", "blob": "PGI+"}]}]
            host.change = lambda method, params, answer: broken[len(host.sent("resources/read")) % 3]
            host.open(NEW_YORK[0])
            host.show(*NEW_YORK, self.result(NEW_YORK))
            expect(host.view.locator(".film")).to_have_count(6)
            host.page.wait_for_function("state.held === null")
            expect(host.view.locator(".poster").first).to_have_text("T")
            self.assertEqual(host.view.locator("img").count(), 0)

    def test_policy(self):
        """What the policy blocks, whatever the view does: no request leaves it."""
        with self.shown(FILMS) as host:
            blocked = host.frame.evaluate("""async () => {
                const blocked = [];
                addEventListener("securitypolicyviolation", ({ effectiveDirective }) => blocked.push(effectiveDirective));
                const image = new Image();
                image.src = "http://127.0.0.1:9/a.png";
                await fetch("http://127.0.0.1:9/").catch(() => 0);
                await new Promise((resolve) => { image.onerror = resolve; });
                return blocked.sort();
            }""")
            self.assertEqual(blocked, ["connect-src", "img-src"])
            host.errors.clear()
            host.requests[:] = [url for url in host.requests if ":9/" not in url]


if __name__ == "__main__":
    unittest.main()
