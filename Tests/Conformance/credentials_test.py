# SPDX-License-Identifier: MIT
"""Keys that are set at run time: they apply at once, are stored privately and are never shown."""

import json
import os
import stat
import unittest

from backend import Backend
from upstream import Upstream, amc_page

FIRST, SECOND = "first-secret-key", "second-secret-key"


class CredentialsTest(unittest.TestCase):
    def setUp(self):
        upstream = Upstream(lambda path, query, number: (200, amc_page(5, query), {"Cache-Control": "max-age=600"}))
        self.upstream = upstream.__enter__()
        self.addCleanup(upstream.__exit__)

    def backend(self, **variables):
        return Backend(sandbox=False, variables={"MARQUEE_AMC_URL": self.upstream.base, "MARQUEE_AMC_RATE": "0"} | variables)

    def keys_seen(self):
        return [request["headers"]["X-AMC-Vendor-Key"] for request in self.upstream.requests]

    def test_a_key_is_used_from_the_next_request_on(self):
        with self.backend() as backend:
            self.assertEqual(backend.error("movies/nowPlaying")["code"], -32010)
            backend.send([{"jsonrpc": "2.0", "id": "set", "method": "credentials/set",
                           "params": {"provider": "amc", "key": FIRST}},
                          {"jsonrpc": "2.0", "id": "list", "method": "movies/nowPlaying"}])
            self.assertTrue(all("result" in answer for answer in backend.receive()))
            backend.result("credentials/set", {"provider": "amc", "key": SECOND})
            # A response to another key is not served for this one.
            backend.result("movies/nowPlaying")
            self.assertEqual(self.keys_seen(), [FIRST, SECOND])
            backend.result("credentials/set", {"provider": "amc", "key": ""})
            self.assertEqual(backend.error("movies/nowPlaying")["code"], -32010)

    def test_a_set_key_comes_before_the_environment(self):
        with self.backend(MARQUEE_AMC_KEY=FIRST) as backend:
            backend.result("movies/nowPlaying")
            backend.result("credentials/set", {"provider": "amc", "key": SECOND})
            backend.result("movies/nowPlaying")
            self.assertEqual(self.keys_seen(), [FIRST, SECOND])

    def test_a_key_is_never_told(self):
        with self.backend(MARQUEE_AMC_KEY=FIRST) as backend:
            backend.result("initialize", {"trace": "verbose", "initializationOptions": {"notifications": ["$/logTrace"]}})
            backend.result("credentials/set", {"provider": "tmdb", "key": SECOND})
            answers = [backend.result(method) for method in ("credentials/status", "server/status", "movies/nowPlaying")]
            answers.append(backend.request("movies/get", {"id": "amc:movie:" + "1" * 18}))
            backend.close_input()
            answers += backend.rest()
            for secret in (FIRST, SECOND):
                self.assertNotIn(secret, json.dumps(answers) + backend.standard_error())

    def test_a_key_is_kept_in_a_file_of_its_owner(self):
        with self.backend() as backend:
            backend.result("credentials/set", {"provider": "amc", "key": FIRST, "persist": True})
            path = os.path.join(backend.home.name, ".config/marquee/config.json")
            self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o600)
            with open(path) as file:
                self.assertEqual(json.load(file)["amcKey"], FIRST)
            status = {each["provider"]: each for each in backend.result("credentials/status")["credentials"]}
            self.assertTrue(status["amc"]["configured"])

    def test_a_key_that_cannot_be_one_is_refused(self):
        with self.backend() as backend:
            for key in ("two words", "line\nbreak", "é"):
                error = backend.error("credentials/set", {"provider": "amc", "key": key})
                self.assertEqual((error["code"], error["data"]["path"]), (-32602, "/key"))
                self.assertNotIn(key, json.dumps(error, ensure_ascii=False))
