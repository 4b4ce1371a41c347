# SPDX-License-Identifier: MIT
"""Streams over TLS: none stalls, however busy the machine is, and connections are reused."""

import subprocess
import sys
import tempfile
import time
import unittest

from libraries import CURRENT, SYSTEM, preload
from nginx import Nginx, pages_of, passing_to
from silence import Silence
from tls_world import PAGES, TLSWorld, write_pages
from upstream import Upstream, tmdb_page

BOUND = 4  # seconds; a stall of libcurl's takes 5, and a busy machine much less
SILENCE = 0.5  # seconds in which nobody does anything, however busy the machine is; libcurl's thread wakes after 0.02


class Streams(TLSWorld):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory(prefix="pages-"))
        write_pages(self.folder)

    def nginx(self, **options):
        return self.enterContext(Nginx(pages_of(self.folder), **options))

    def streams(self, backend, nginx, count):
        """Streams; fails if one of them stalls."""
        times = []
        for _ in range(count):
            with Silence(backend.process, nginx.process) as silence:
                times.append(self.stream(backend)[0])
            self.assertLess(silence.longest, SILENCE, times)
        self.assertLess(max(times), BOUND, sorted(times))

    def test_a_stall_of_a_second_shows(self):
        def answer(path, query, number):
            if query.get("page") == str(PAGES // 2):
                time.sleep(1)
            return 200, tmdb_page(PAGES, query)

        nginx = self.enterContext(Nginx(passing_to(self.enterContext(Upstream(answer)))))
        backend = self.backend(nginx.base())
        seen = []
        # On a busy machine some looks come too late to say anything.
        while max(seen, default=0) < SILENCE and len(seen) < 20:
            with Silence(backend.process, nginx.process) as silence:
                self.stream(backend)
            seen.append(silence.longest)
        self.assertGreater(max(seen), SILENCE, seen)

    def test_none_stalls_beside_busy_loops(self):
        nginx = self.nginx()
        for _ in range(3):
            loop = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            self.addCleanup(loop.wait)
            self.addCleanup(loop.kill)
        for _ in range(5):
            self.streams(self.backend(nginx.base()), nginx, 8)

    # libcurl 7.88.1 stalled in one of six such streams.
    def test_none_stalls_where_the_thread_of_libcurl_is_interrupted(self):
        nginx = self.nginx()
        backend = self.backend(nginx.base(), **preload("interruptions"))
        self.streams(backend, nginx, 40)

    def test_one_concurrent_stream_only(self):
        nginx = self.nginx(directives="http2_max_concurrent_streams 1;")
        backend = self.backend(nginx.base())
        self.streams(backend, nginx, 5)
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
