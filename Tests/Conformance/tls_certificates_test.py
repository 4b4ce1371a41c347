# SPDX-License-Identifier: MIT
"""Which certificates the client trusts, and what it tells the user about one that it rejects."""

import datetime
import os
import tempfile
import unittest

from certificates import AUTHORITY, BUNDLE, Authority
from certificates import SYSTEM as SYSTEMS_AUTHORITIES
from libraries import CURRENT, SYSTEM, preload
from nginx import EMPTY_LIST, Nginx
from tls_world import TLSWorld

NOW = datetime.datetime.now(datetime.timezone.utc)
DAY = datetime.timedelta(days=1)


class Certificates(TLSWorld):
    def nginx(self, **options):
        return self.enterContext(Nginx(EMPTY_LIST, **options))

    def test_both_versions_of_the_protocol(self):
        for version in "TLSv1.2", "TLSv1.3":
            for http2 in True, False:
                with self.subTest(version=version, http2=http2):
                    nginx = self.nginx(tls=version, http2=http2)
                    self.assertEqual(self.backend(nginx.base()).result("movies/popular")["items"], [])
                    self.assertEqual({request["tls"] for request in nginx.requests()}, {version})

    def refusal(self, nginx, **variables):
        """The reason why the server's certificate is rejected. Nothing was requested, and a retry is no use."""
        error = self.backend(nginx.base(), **variables).error("movies/popular")
        self.assertEqual((error["code"], error["data"]["kind"]), (-32014, "upstreamUnreachable"))
        self.assertIs(error["data"]["retryable"], False)
        self.assertEqual(error["data"]["attempts"], 1)
        self.assertIn("TMDB's certificate", error["message"])
        self.assertEqual(nginx.requests(), [])
        return error["message"], error["data"]["hint"]

    def test_one_that_has_expired(self):
        certificate = AUTHORITY.certificate("localhost", not_before=NOW - 10 * DAY, not_after=NOW - DAY)
        message, hint = self.refusal(self.nginx(certificate=certificate))
        self.assertIn("expired", message)
        self.assertIn("clock", hint)
        self.assertNotIn("MARQUEE_CA_FILE", hint)

    def test_one_that_is_not_valid_yet(self):
        certificate = AUTHORITY.certificate("localhost", not_before=NOW + DAY, not_after=NOW + 10 * DAY)
        message, hint = self.refusal(self.nginx(certificate=certificate))
        self.assertIn("not yet valid", message)
        self.assertIn("clock", hint)

    def test_one_of_an_authority_that_nobody_knows(self):
        foreign = Authority()
        self.addCleanup(foreign.folder.cleanup)
        message, hint = self.refusal(self.nginx(certificate=foreign.certificate("localhost")))
        self.assertIn("issuer", message)
        self.assertIn("MARQUEE_CA_FILE", hint)

    def test_one_for_another_name(self):
        message, hint = self.refusal(self.nginx(certificate=AUTHORITY.certificate("elsewhere.example")))
        self.assertIn("localhost", message)
        self.assertIn("_URL", hint)
        self.assertNotIn("MARQUEE_CA_FILE", hint)

    def test_a_server_that_does_not_speak_it(self):
        nginx = self.nginx()
        error = self.backend(nginx.base().replace("https:", "http:")).error("movies/popular")
        self.assertEqual(error["data"]["httpStatus"], 400)


@unittest.skipUnless(os.path.exists(os.path.join(SYSTEMS_AUTHORITIES, BUNDLE)), "the system's authorities are elsewhere")
class SystemsAuthorities(TLSWorld, unittest.TestCase):
    """Debian's libcurl knows them twice: from a bundle, and each from a file named after its hash."""

    library = SYSTEM

    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.foreign = Authority()
        self.addCleanup(self.foreign.folder.cleanup)
        self.nginx = self.enterContext(Nginx(EMPTY_LIST))

    def trust(self, hashed=(), bundled=()):
        for authority in hashed:
            authority.install(self.folder)
        if bundled:
            with open(os.path.join(self.folder, BUNDLE), "wb") as bundle:
                for authority in bundled:
                    with open(authority.file, "rb") as file:
                        bundle.write(file.read())

    def system(self, **more):
        return self.backend(self.nginx.base(), **preload("authorities", AUTHORITIES=self.folder), **{"MARQUEE_CA_FILE": ""} | more)

    def expect_trusted(self):
        backend = self.system()
        for _ in range(2):
            self.assertEqual(backend.result("movies/popular", {"cache": "reload"})["items"], [])
        requests = [request for request in self.nginx.requests() if "popular" in request["target"]]
        self.assertEqual(len(requests), 2)

    def test_from_files_alone(self):
        self.trust(hashed=[AUTHORITY])
        self.expect_trusted()

    def test_from_the_bundle_alone(self):
        self.trust(bundled=[self.foreign, AUTHORITY])
        self.expect_trusted()

    def test_from_the_bundle_beside_files_of_others(self):
        self.trust(hashed=[self.foreign], bundled=[AUTHORITY])
        self.expect_trusted()

    def expect_rejected(self, backend):
        error = backend.error("movies/popular")
        self.assertIn("TMDB's certificate", error["message"])
        self.assertEqual(error["data"]["attempts"], 1)
        self.assertEqual(self.nginx.requests(), [])

    def test_others_alone(self):
        self.trust(hashed=[self.foreign], bundled=[self.foreign])
        self.expect_rejected(self.system())

    def test_a_file_of_the_users_stands_instead_of_them(self):
        self.trust(hashed=[AUTHORITY], bundled=[AUTHORITY])
        self.expect_rejected(self.system(MARQUEE_CA_FILE=self.foreign.file))


class OverTheSystemsLibrary(Certificates, unittest.TestCase):
    library = SYSTEM


class OverACurrentLibrary(Certificates, unittest.TestCase):
    library = CURRENT
