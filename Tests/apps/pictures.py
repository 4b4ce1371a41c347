#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the pictures of the view for the pages: .github/pictures/view-*.png.

usage: $(Tests/environment Tests/apps/requirements.txt)/bin/python Tests/apps/pictures.py
"""

import contextlib

from case import NEW_YORK
from reference_host import Browser, Host
from server import ROOT, Server

PICTURES = ROOT / ".github/pictures"
SHOWN = {
    "whats-on": (NEW_YORK, "light", 760),
    "seats": (("showtimes_and_seats", {"showtimeId": "amc:showtime:211420778482515", "partySize": 2}), "light", 640),
    "films": (("find_film", {"film": "dune"}), "dark", 760),
}
# True once each poster that the picture shows has come.
POSTERS = """(height) => [...document.querySelectorAll(".poster")].every((frame) =>
    frame.getBoundingClientRect().top > height || frame.querySelector("img")?.complete)"""


def main():
    PICTURES.mkdir(exist_ok=True)
    with contextlib.closing(Browser()) as browser, contextlib.closing(Server(now=None)) as server:
        for name, (call, theme, width) in SHOWN.items():
            with Host(browser, server, width=width, height=640) as host:
                host.open(call[0], theme=theme)
                host.show(*call)
                host.view.locator(".poster img").first.wait_for()
                height = min(host.frame.evaluate("document.documentElement.offsetHeight"), 760)
                host.page.set_viewport_size({"width": width, "height": height})
                host.frame.wait_for_function(POSTERS, arg=height)
                host.page.screenshot(path=PICTURES / f"view-{name}.png")


main()
