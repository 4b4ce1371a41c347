# SPDX-License-Identifier: MIT
"""Responses over TLS: bodies in every coding that the library supports, images, and headers up to their limit."""

import base64
import gzip
import json
import os
import unittest
import zlib

import brotli
import zstandard

from libraries import CURRENT, SYSTEM
from nginx import Nginx, passing_to
from tls_world import TLSWorld
from upstream import Upstream, tmdb_page

CODINGS = {"gzip": gzip.compress, "deflate": zlib.compress, "br": brotli.compress, "zstd": zstandard.compress}
LIMIT = 64 << 10  # bytes of headers
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


class Answers(TLSWorld):
    def world(self, answer, http2=True):
        upstream = self.enterContext(Upstream(answer))
        nginx = self.enterContext(Nginx(passing_to(upstream), http2=http2))
        return upstream, nginx, self.backend(nginx.base())

    def test_each_coding_that_is_asked_for_is_read(self):
        upstream, _, backend = self.world(lambda path, query, number: (200, {"genres": []}))
        backend.result("movies/genres")
        [asked] = [value.split(", ") for name, value in upstream.requests[0]["headers"].items()
                   if name.lower() == "accept-encoding"]
        # The package of the current library is built without zstd.
        self.assertEqual(set(asked), set(CODINGS) if self.library is SYSTEM else set(CODINGS) - {"zstd"})
        for coding in asked:
            for http2 in True, False:
                with self.subTest(coding=coding, http2=http2):
                    _, _, backend = self.world(lambda path, query, number: (
                        200, CODINGS[coding](json.dumps(tmdb_page(3, query)).encode()), {"Content-Encoding": coding}), http2)
                    self.assertEqual(backend.result("movies/popular", {"page": 2})["items"][0]["title"], "Film 21")

    def test_a_body_that_is_not_in_the_coding_it_names(self):
        for coding in CODINGS:
            with self.subTest(coding=coding):
                _, _, backend = self.world(lambda path, query, number: (
                    200, b"certainly not compressed", {"Content-Encoding": coding}))
                self.assertEqual(backend.error("movies/popular")["code"], -32016)

    def test_a_body_that_grows_too_large(self):
        bomb = gzip.compress(b" " * (200 << 20), 1)
        _, _, backend = self.world(lambda path, query, number: (200, bomb, {"Content-Encoding": "gzip"}))
        error = backend.error("movies/popular")
        self.assertEqual((error["code"], error["data"]["retryable"]), (-32018, False))
        self.assertLess(backend.resident("VmHWM"), 200 << 20)

    def test_headers_up_to_their_limit(self):
        for http2 in True, False:
            for size, is_taken in (LIMIT - 4096, True), (LIMIT + 4096, False), (4 * LIMIT, False):
                with self.subTest(http2=http2, size=size):
                    fields = {f"X-Filler-{number}": "x" * 4000 for number in range(size // 4016)}
                    _, nginx, backend = self.world(
                        lambda path, query, number: (200, tmdb_page(1, query), fields), http2)
                    answer = backend.request("movies/popular")
                    if is_taken:
                        self.assertEqual(len(answer["result"]["items"]), 20)
                    else:
                        self.assertEqual((answer["error"]["code"], answer["error"]["data"]["retryable"]), (-32018, False))

    def test_images_come_the_same_way(self):
        upstream, nginx, backend = self.world(
            lambda path, query, number: (200, PIXEL, {"Content-Type": "image/png"}))
        image = backend.result("images/fetch", {"path": "/a.png", "kind": "movie", "width": 92})
        with open(image["path"], "rb") as file:
            self.assertEqual(file.read(), PIXEL)
        self.assertEqual([os.path.basename(request["target"]) for request in nginx.requests()], ["a.png"])


class OverTheSystemsLibrary(Answers, unittest.TestCase):
    library = SYSTEM


class OverACurrentLibrary(Answers, unittest.TestCase):
    library = CURRENT
