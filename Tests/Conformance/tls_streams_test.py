# SPDX-License-Identifier: MIT
"""Streams over TLS: none stalls, however busy the machine is, and connections are reused."""

import subprocess
import sys
import tempfile
import unittest

from libraries import CURRENT, SYSTEM, preload
from nginx import Nginx, pages_of
from tls_world import PAGES, TLSWorld, write_pages

BOUND = 4  # seconds; a stall takes 5, and a busy machine much less


class Streams(TLSWorld):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory(prefix="pages-"))
        write_pages(self.folder)

    def nginx(self, **options):
        return self.enterContext(Nginx(pages_of(self.folder), **options))

    def test_none_stalls_beside_busy_loops(self):
        nginx = self.nginx()
        for _ in range(3):
            loop = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            self.addCleanup(loop.wait)
            self.addCleanup(loop.kill)
        times = []
        for _ in range(5):
            backend = self.backend(nginx.base())
            times += [self.stream(backend)[0] for _ in range(8)]
        self.assertLess(max(times), BOUND, sorted(times))

    # libcurl 7.88.1 stalled in one of six such streams.
    def test_none_stalls_where_the_thread_of_libcurl_is_interrupted(self):
        nginx = self.nginx()
        backend = self.backend(nginx.base(), **preload("interruptions"))
        times = [self.stream(backend)[0] for _ in range(40)]
        self.assertLess(max(times), BOUND, sorted(times))

    def test_one_concurrent_stream_only(self):
        nginx = self.nginx(directives="http2_max_concurrent_streams 1;")
        backend = self.backend(nginx.base())
        times = [self.stream(backend)[0] for _ in range(5)]
        self.assertLess(max(times), BOUND)
        # libcurl may open one more for each request that waits; the number of concurrent requests per host is bounded.
        self.assertLessEqual(len({request["connection"] for request in nginx.requests()}), 16)

    def test_connections_are_kept_from_stream_to_stream(self):
        for http2 in True, False:
            with self.subTest(http2=http2):
                nginx = self.nginx(http2=http2)
                backend = self.backend(nginx.base())
                for _ in range(4):
                    self.assertEqual(self.stream(backend)[1], [])
                [tmdb] = [report for report in backend.result("server/status")["providers"] if report["provider"] == "tmdb"]
                requests = nginx.requests()
                self.assertGreaterEqual(len(requests), 4 * PAGES)
                speaks_http2 = http2 and self.library is CURRENT
                self.assertEqual({request["protocol"] for request in requests}, {"HTTP/2.0" if speaks_http2 else "HTTP/1.1"})
                self.assertEqual(tmdb["httpVersion"], "HTTP/2" if speaks_http2 else "HTTP/1.1")
                self.assertLessEqual(len({request["connection"] for request in requests}), 1 if speaks_http2 else 8)


class OverTheSystemsLibrary(Streams, unittest.TestCase):
    library = SYSTEM


class OverACurrentLibrary(Streams, unittest.TestCase):
    library = CURRENT
