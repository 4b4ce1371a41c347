# SPDX-License-Identifier: MIT
"""Host names with addresses of both families, not all of which are reachable. Every libcurl resolves `localhost`
itself, to one address of each."""

import socket
import time
import unittest

from libraries import CURRENT, SYSTEM, preload
from nginx import EMPTY_LIST, Nginx
from tls_world import TLSWorld

BOUND = 25  # seconds; half a minute passes where nobody tries the other address


def has_ipv6():
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


@unittest.skipUnless(has_ipv6(), "this machine has no IPv6 on loopback")
class Addresses(TLSWorld):
    def nginx(self, host):
        return self.enterContext(Nginx(EMPTY_LIST, host=host))

    def ask(self, base, **variables):
        """The duration of a first call, in seconds."""
        backend = self.backend(base, **variables)
        start = time.monotonic()
        self.assertEqual(backend.result("movies/popular")["items"], [])
        return time.monotonic() - start

    def test_ipv6_alone(self):
        nginx = self.nginx("::1")
        self.ask(nginx.base("[::1]"))
        self.assertTrue(nginx.requests())

    def test_a_name_of_which_one_address_refuses(self):
        for host in "127.0.0.1", "::1":
            with self.subTest(answers=host):
                self.assertLess(self.ask(self.nginx(host).base("localhost")), BOUND)

    def test_a_name_of_which_one_address_is_dead(self):
        for host, dead in ("127.0.0.1", "6"), ("::1", "4"):
            with self.subTest(answers=host):
                self.assertLess(self.ask(self.nginx(host).base("localhost"), **preload("dead_addresses", DEAD_FAMILY=dead)), BOUND)

    def test_a_name_of_which_every_address_is_dead(self):
        nginx = self.nginx("127.0.0.1")
        backend = self.backend(nginx.base("localhost"), **preload("dead_addresses", DEAD_FAMILY="4"))
        error = backend.error("movies/popular", {"timeoutMilliseconds": 700})
        self.assertIn(error["code"], (-32014, -32017))
        self.assertIs(error["data"]["retryable"], True)


class OverTheSystemsLibrary(Addresses, unittest.TestCase):
    library = SYSTEM


class OverACurrentLibrary(Addresses, unittest.TestCase):
    library = CURRENT
