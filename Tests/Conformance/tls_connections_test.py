# SPDX-License-Identifier: MIT
"""Connections over TLS that are reused, and that servers close, refuse or break off: the client retries."""

import unittest

from breaking_server import Break, BreakingServer
from libraries import CURRENT, SYSTEM
from nginx import Nginx, passing_to
from tls_world import PAGES, TLSWorld
from upstream import Upstream, amc_movie, amc_page, tmdb_page


def answer(path, query, number):
    if path.startswith("/v2/movies/views"):
        return 200, amc_page(30, query)
    if path.startswith("/v2/movies/"):
        return 200, amc_movie(int(path.split("/")[-1]))
    return 200, {"genres": []} if "genre" in path else tmdb_page(PAGES, query)


class KeptConnections(TLSWorld):
    def setUp(self):
        self.upstream = self.enterContext(Upstream(answer))

    def nginx(self, **options):
        return self.enterContext(Nginx(passing_to(self.upstream), **options))

    def test_calls_in_a_row_make_one_handshake_per_host(self):
        for http2 in True, False:
            with self.subTest(http2=http2):
                nginx = self.nginx(http2=http2)
                backend = self.backend(nginx.base(), MARQUEE_AMC_URL=nginx.base("127.0.0.1"))
                backend.result("movies/genres")  # else the first list asks for them at the same time
                for number in range(1, 11):
                    backend.result("movies/popular", {"page": number})
                    backend.result("movies/get", {"id": f"amc:movie:{number}"})
                requests = nginx.requests()
                self.assertGreaterEqual(len(requests), 20)
                self.assertEqual(len({request["connection"] for request in requests}), 2)

    def test_further_connections_resume_the_session_of_the_first(self):
        nginx = self.nginx(http2=False, tls="TLSv1.3")
        backend = self.backend(nginx.base())
        backend.result("movies/genres")
        self.stream(backend)
        first, *others = {request["connection"]: request["sessionReused"] for request in nginx.requests()}.values()
        self.assertEqual(first, ".")
        # How many of those that begin together do is chance: OpenSSL lets a session be resumed until the first
        # handshake that did so has ended (tls_finish_handshake); the next comes with that connection's first answer.
        self.assertIn("r", others)

    def test_a_server_that_closes_after_some_requests_is_asked_on_another_connection(self):
        for http2 in True, False:
            with self.subTest(http2=http2):
                nginx = self.nginx(http2=http2, directives="keepalive_requests 3;")
                self.assertEqual(self.stream(self.backend(nginx.base()))[1], [])
                requests = nginx.requests()
                self.assertGreaterEqual(len(requests), PAGES)
                self.assertGreaterEqual(len({request["connection"] for request in requests}), PAGES / 3)

    def test_a_server_that_closes_what_is_idle_is_asked_on_another_connection(self):
        for http2 in True, False:
            with self.subTest(http2=http2):
                # The timeouts are so short that some connections close just while they are reused.
                nginx = self.nginx(http2=http2, directives="keepalive_timeout 2ms;")
                backend = self.backend(nginx.base())
                for number in range(1, 101):
                    self.assertEqual(backend.result("movies/popular", {"page": number % PAGES + 1, "cache": "reload"})["page"],
                                     number % PAGES + 1)
                # One of several concurrent pages may meet two such connections in a row: it is retried, and its reader
                # is notified.
                told = self.stream(backend)[1]
                self.assertTrue(all(each.get("willRetry") for each in told), told)


class BrokenConnections(TLSWorld):
    def stream_from(self, answer, **variables):
        """The notifications other than pages of one stream from a server that breaks off, and the server."""
        server = self.enterContext(BreakingServer(answer))
        backend = self.backend(server.base(), **variables)
        self.stream(backend)
        told = self.stream(backend)[1]
        return told, server

    def need_http2(self, server):
        if "h2" not in server.protocols:
            self.skipTest(f"{self.library} speaks {' and '.join(set(server.protocols))} here")

    def test_closed_at_requests_of_a_stream(self):
        # Idle connections are closed after a request is read: the client can't know beforehand.
        told, server = self.stream_from(
            lambda query, number, place: Break.CLOSE if place % 3 == 0 else tmdb_page(PAGES, query))
        self.assertGreater(server.count, 2 * PAGES)
        if "h2" in server.protocols:
            # HTTP/2 also breaks off other requests, on a connection that had answered none of them yet.
            self.assertTrue(all(fault["willRetry"] and fault["error"]["code"] == -32014 for fault in told), told)
        else:
            self.assertEqual(told, [])

    def test_closed_in_a_row(self):
        server = self.enterContext(BreakingServer(
            lambda query, number, place: Break.CLOSE if place > 1 else tmdb_page(PAGES, query)))
        backend = self.backend(server.base())
        for page in range(1, PAGES + 1):
            self.assertEqual(backend.result("movies/popular", {"page": page})["page"], page)
        self.assertLess(len(server.protocols), 2 * PAGES)

    def test_streams_that_are_refused(self):
        told, server = self.stream_from(
            lambda query, number, place: Break.REFUSE if number % 5 == 0 and place > 1 else tmdb_page(PAGES, query))
        self.need_http2(server)
        self.assertEqual(told, [])

    def test_streams_that_are_reset_in_the_middle(self):
        told, server = self.stream_from(
            lambda query, number, place: Break.RESET if number in (PAGES + 4, PAGES + 7) else tmdb_page(PAGES, query))
        self.need_http2(server)
        self.assertEqual([(fault["kind"], fault["willRetry"], fault["error"]["code"]) for fault in told],
                         [("error", True, -32014)] * 2)
        self.assertGreaterEqual(server.count, 2 * PAGES + 2)

    def test_a_server_that_says_good_bye_in_the_middle(self):
        told, server = self.stream_from(
            lambda query, number, place: Break.GO_AWAY if number == PAGES + 4 else tmdb_page(PAGES, query))
        self.need_http2(server)
        self.assertEqual(told, [])
        self.assertGreaterEqual(len(server.protocols), 2)


class KeptOverTheSystemsLibrary(KeptConnections, unittest.TestCase):
    library = SYSTEM


class KeptOverACurrentLibrary(KeptConnections, unittest.TestCase):
    library = CURRENT


class BrokenOverTheSystemsLibrary(BrokenConnections, unittest.TestCase):
    library = SYSTEM


class BrokenOverACurrentLibrary(BrokenConnections, unittest.TestCase):
    library = CURRENT
