# SPDX-License-Identifier: MIT
"""Images as files: what the result says of them is true."""

import os
import struct

from backend import BackendTest


class ImagesTest(BackendTest):
    def test_a_fetched_image_is_what_it_is_said_to_be(self):
        movie = self.backend.result("movies/popular", {"pageSize": 1})["items"][0]
        image = self.backend.result("images/fetch", {"id": movie["id"], "kind": "movie", "width": 300})
        self.assertTrue(image["path"].startswith(self.backend.home.name))
        with open(image["path"], "rb") as file:
            content = file.read()
        self.assertEqual((image["contentType"], image["bytes"]), ("image/png", len(content)))
        self.assertEqual(content[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual((image["width"], image["height"]), struct.unpack(">II", content[16:24]))
        self.assertGreaterEqual(image["width"], 300)
        again = self.backend.result("images/fetch", {"id": movie["id"], "kind": "movie", "width": 300})
        self.assertEqual(again["path"], image["path"])

    def test_images_of_other_hosts_are_refused(self):
        for path in ("https://example.com/a.png", "http://127.0.0.1/a.png", "file:///etc/passwd", "/../../etc/passwd"):
            with self.subTest(path=path):
                self.assertIn("error", self.backend.request("images/fetch", {"path": path}))
        self.assertFalse(os.path.exists(os.path.join(self.backend.home.name, "etc")))
