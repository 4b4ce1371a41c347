# SPDX-License-Identifier: MIT
"""What the TLS tests share: upstreams behind a TLS server, a backend over one of two libcurls, and streams."""

import json
import os
import time

from backend import Backend
from certificates import AUTHORITY
from upstream import tmdb_page

PAGES = 12
KEY = "tls-world-key"


def variables(base, library):
    """The variables that point every upstream to `base`, over this libcurl."""
    return {"MARQUEE_TMDB_URL": f"{base}/3", "MARQUEE_AMC_URL": base, "MARQUEE_PIXABAY_URL": f"{base}/pixabay/",
            "MARQUEE_TMDB_IMAGE_URL": f"{base}/t/p/", "MARQUEE_TMDB_KEY": KEY, "MARQUEE_AMC_KEY": KEY, "MARQUEE_PIXABAY_KEY": KEY,
            "MARQUEE_TMDB_RATE": "0", "MARQUEE_AMC_RATE": "0", "MARQUEE_PIXABAY_RATE": "0",
            "MARQUEE_CA_FILE": AUTHORITY.file} | library.variables


class TLSWorld:
    """A test case for one libcurl: subclasses set `library`."""

    library = None

    def backend(self, base, **more):
        """A backend whose upstreams are all at `base`, until the test ends."""
        return self.enterContext(Backend(sandbox=False, variables=variables(base, self.library) | more))

    def stream(self, backend, **params):
        """Streams all pages of a list; fails unless each row came once and in order. Returns the duration in
        seconds, and the notifications other than pages."""
        start = time.monotonic()
        id = backend.start("movies/popular", {"partialResultToken": "t", "cache": "reload"} | params)
        # Checking all of them against the contract would take longer than the stream; other tests do it.
        messages = [json.loads(backend.receive_text())]
        while "method" in messages[-1]:
            messages.append(json.loads(backend.receive_text()))
        seconds = time.monotonic() - start
        *progress, answer = messages
        self.assertEqual(answer["id"], id)
        values = [message["params"]["value"] for message in progress]
        rows = [row["id"] for value in values if value["kind"] == "page" for row in value["items"]]
        self.assertIn("result", answer, answer)
        self.assertTrue(answer["result"]["complete"])
        self.assertEqual([row.split(":")[-1] for row in rows], [str(row) for row in range(1, PAGES * 20 + 1)])
        return seconds, [value for value in values if value["kind"] != "page"]


def write_pages(folder):
    """Writes the files that nginx.pages_of() serves."""
    for page in range(1, PAGES + 1):
        with open(os.path.join(folder, f"{page}.json"), "w") as file:
            json.dump(tmdb_page(PAGES, {"page": page}), file)
