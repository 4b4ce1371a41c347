# SPDX-License-Identifier: MIT
"""What a host sends besides a result, before, during and after it."""

import unittest

from playwright.sync_api import expect

from case import FILMS, KEY, NEW_YORK, SEATS, ViewTestCase

CHANGED = "ui/notifications/host-context-changed"


class LifecycleTest(ViewTestCase):
    def test_handshake(self):
        with self.shown(FILMS) as host:
            asked, told = host.sent("ui/initialize"), host.sent("ui/notifications/initialized")
            self.assertEqual((len(asked), len(told)), (1, 1))
            self.assertEqual(asked[0]["appCapabilities"]["availableDisplayModes"], ["inline", "fullscreen"])
            # Nothing but the handshake is sent before its end.
            first = [message["method"] for sender, message in host.messages if sender == "view" and "method" in message]
            self.assertEqual(first[1:3], ["ui/initialize", "ui/notifications/initialized"])

    def test_progress(self):
        with self.conversation() as host:
            host.open(NEW_YORK[0])
            partial = "ui/notifications/tool-input-partial"
            for arguments, sentence in (
                ({}, "Looking up what’s on…"),
                ({"place": "New Y"}, "Looking up what’s on near New Y…"),
                ({"place": "New York", "film": "Dune", "partySize": 2}, "Looking up where Dune is on near New York…"),
                ({"place": {"not": "a text"}}, "Looking up what’s on…"),
            ):
                host.send(partial, {"arguments": arguments})
                expect(host.view.locator(".progress p")).to_have_text(sentence)
            host.show(*NEW_YORK)
            expect(host.view.get_by_role("heading", name="What's on")).to_be_visible()
            # What comes late doesn't replace the face.
            host.send(partial, {"arguments": {}})
            host.send("ui/notifications/tool-cancelled", {"reason": "late"})
            host.send("ui/notifications/tool-result", {"content": [{"type": "text", "text": "no face"}]})
            host.page.evaluate("ask('ping', {})")
            expect(host.view.get_by_role("heading", name="What's on")).to_be_visible()

    def test_error(self):
        with self.conversation() as host:
            host.open(NEW_YORK[0])
            result = host.show(NEW_YORK[0], {"place": "Atlantis"})
            self.assertTrue(result["isError"])
            expect(host.view.get_by_role("alert")).to_have_text(result["content"][0]["text"])
            self.assert_accessible(host)

    def test_cancelled(self):
        with self.conversation() as host:
            host.open(NEW_YORK[0])
            host.send("ui/notifications/tool-cancelled", {"reason": "The person stopped it"})
            expect(host.view.locator(".notice")).to_have_text(
                "This was cancelled (The person stopped it). Ask again in the conversation.")

    def test_results_of_other_forms(self):
        """Whatever comes as a result, the view says something of it."""
        face = {"face": "whatsOn", "call": None, "answer": 7}
        for result in ({}, {"content": None}, {"content": "text"}, {"content": [None, 7, {"type": "image"}]}, {"content": {}},
                       {"_meta": 7}, {"_meta": {KEY: 7}}, {"_meta": {KEY: face}}, {"_meta": {KEY: {"face": "seats"}}}):
            with self.subTest(result), self.conversation() as host:
                host.open("other_tool")
                host.send("ui/notifications/tool-input", {"arguments": 7})
                host.send("ui/notifications/tool-result", result)
                expect(host.view.locator(".notice")).to_be_visible()
                expect(host.view.get_by_text("One moment")).to_have_count(0)
                # The host's messages are none of the specification's.
                host.invalid.clear()

    def test_early_result(self):
        """A result that comes before the view is ready is shown once it is."""
        with self.conversation() as host:
            host.open(NEW_YORK[0], early=self.result(NEW_YORK))
            expect(host.view.get_by_role("heading", name="What's on")).to_be_visible()

    def test_second_result(self):
        with self.shown(NEW_YORK) as host:
            host.show(*FILMS)
            expect(host.view.get_by_role("heading", name="Films")).to_be_visible()

    def test_requests_of_the_host(self):
        with self.shown(FILMS) as host:
            self.assertEqual(host.page.evaluate("ask('ping', {})")["result"], {})
            self.assertEqual(host.page.evaluate("ask('other', {})")["error"]["code"], -32601)
            # The host's request is none of the specification's.
            self.assertEqual(len(host.invalid), 1)
            host.invalid.clear()
            self.assertEqual(host.page.evaluate("ask('ui/resource-teardown', {reason: 'closed'})")["result"], {})

    def test_theme(self):
        variables = {"--color-background-primary": "rgb(1, 2, 3)", "--font-sans": "serif"}
        with self.shown(FILMS, styles={"variables": variables}) as host:
            style = "getComputedStyle(document.body)"
            self.assertEqual(host.frame.evaluate(f"{style}.backgroundColor"), "rgb(1, 2, 3)")
            self.assertEqual(host.frame.evaluate(f"{style}.fontFamily"), "serif")
            host.send(CHANGED, {"theme": "dark", "safeAreaInsets": {"top": 20, "right": 0, "bottom": 0, "left": 0}})
            expect(host.view.locator("html")).to_have_css("color-scheme", "dark")
            # The rest of the context stays.
            self.assertEqual(host.frame.evaluate(f"{style}.backgroundColor"), "rgb(1, 2, 3)")
            self.assertEqual(host.frame.evaluate("document.querySelector('main').getBoundingClientRect().top"), 36)

    def test_addresses_in_styles(self):
        """Fonts and variables that name an address are ignored, so that nothing is requested; others are taken."""
        face = "@font-face { font-family: system-ui; src: %s; }"
        for fonts in ("@import url('http://fonts.example/a.css');", "@\\69mport 'http://fonts.example/a.css';",
                      face % "url(http://fonts.example/a.woff2)", face % "u\\72l(http://fonts.example/a.woff2)",
                      face % "URL( /**/ 'http://fonts.example/a.woff2')", face % "url(data:,x), url('//fonts.example/a.woff2')",
                      "body { background: image-set('http://fonts.example/a.png' 1x) } " + face % "url(//fonts.example/a)",
                      "*{background:u\\rl(http://fonts.example/a.png)}", 7, {"a": 1}):
            with self.subTest(fonts=fonts), self.shown(FILMS, styles={"css": {"fonts": fonts}}) as host:
                self.assertNotIn("fonts.example", host.view.locator("#host-fonts").text_content())
                host.invalid.clear()
        values = ("url(http://fonts.example/b.png)", "u\\72l(http://fonts.example/b.png)",
                  "image-set('http://fonts.example/b.png' 1x)", "-webkit-image-set('http://fonts.example/b.png' 1x)")
        names = ("--color-background-primary", "--color-text-primary", "--color-text-secondary", "--color-border-primary")
        with self.shown(FILMS, styles={"variables": dict(zip(names, values))}) as host:
            taken = host.frame.evaluate("[...document.documentElement.style].filter((name) => name.startsWith('--'))")
            self.assertEqual(taken, [])
        fonts = "@font-face { font-family: A; src: local(\"DejaVu Sans\"); }"
        with self.shown(FILMS, styles={"css": {"fonts": fonts}}) as host:
            self.assertEqual(host.view.locator("#host-fonts").text_content(), fonts)

    def test_english_stays_left_to_right(self):
        for locale in ("ar-EG", "he", "not a locale"):
            with self.subTest(locale), self.shown(SEATS, locale=locale) as host:
                self.assertEqual(host.frame.evaluate("getComputedStyle(document.body).direction"), "ltr")
                self.assertEqual(host.frame.evaluate("document.querySelectorAll('[dir=rtl]').length"), 0)
                # The hall is as it is: seat 1 is at the left.
                first, last = (host.view.get_by_role("gridcell", name=name, exact=True).bounding_box() for name in ("C1", "C10"))
                self.assertLess(first["x"], last["x"])
                self.assertEqual(host.frame.evaluate("document.documentElement.scrollWidth"), 640)

    def test_display_modes(self):
        with self.shown(NEW_YORK, availableDisplayModes=["inline", "fullscreen"], displayMode="inline") as host:
            host.view.get_by_role("button", name="Full screen").focus()
            host.page.keyboard.press("Enter")
            # Who uses the keyboard is where they were.
            expect(host.view.get_by_role("button", name="Close full screen")).to_be_focused()
            self.assertEqual(host.sent("ui/request-display-mode"), [{"mode": "fullscreen"}])
            host.send(CHANGED, {"displayMode": "inline"})
            expect(host.view.get_by_role("button", name="Full screen", exact=True)).to_be_focused()
        with self.shown(NEW_YORK) as host:
            expect(host.view.get_by_role("button", name="Full screen")).to_have_count(0)

    def test_sizes(self):
        with self.shown(NEW_YORK) as host:
            host.page.wait_for_function("state.proxy.offsetHeight > 1000")
            before = host.sent("ui/notifications/size-changed")[-1]
            self.assertEqual(before["width"], 640)
            host.view.locator(".title").first.click()
            host.page.wait_for_function("height => state.proxy.offsetHeight > height", arg=before["height"])
        for dimensions, height in (({"maxHeight": 500, "width": 640}, 500), ({"height": 300, "width": 640}, 300)):
            with self.shown(NEW_YORK, containerDimensions=dimensions) as host:
                host.page.wait_for_function("height => state.proxy.offsetHeight === height", arg=height)
                host.view.locator(".end button").scroll_into_view_if_needed()
                expect(host.view.locator(".end button")).to_be_in_viewport()
        with self.shown(NEW_YORK, containerDimensions={"maxWidth": 400}) as host:
            self.assertEqual(host.sent("ui/notifications/size-changed")[-1]["width"], 400)

    def test_reduced_motion(self):
        with self.conversation() as host:
            host.page.emulate_media(reduced_motion="reduce")
            host.open(NEW_YORK[0])
            running = "document.getAnimations().length"
            self.assertEqual(host.frame.evaluate(running), 0)
            host.page.emulate_media(reduced_motion="no-preference")
            self.assertGreater(host.frame.evaluate(running), 0)


if __name__ == "__main__":
    unittest.main()
