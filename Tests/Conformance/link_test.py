# SPDX-License-Identifier: MIT
"""A movie of one provider, with and without the other provider's data."""

import socket
import unittest

from backend import Backend
from contract import contract
from upstream import Upstream, amc_movie


class LinkTest(unittest.TestCase):
    def movie(self, **variables):
        with Upstream(lambda path, query, number: (200, amc_movie(1))) as upstream:
            variables = {"MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "key"} | variables
            with Backend(sandbox=False, variables=variables) as backend:
                movie = backend.result("movies/get", {"id": "amc:movie:1", "link": True, "include": ["credits"]})
        self.assertEqual(movie["id"], "amc:movie:1")
        self.assertNotIn("link", movie)
        contract.check_error(movie["linkFault"])
        return movie["linkFault"]

    def test_no_key_for_the_other_provider(self):
        fault = self.movie()
        self.assertEqual((fault["code"], fault["data"]["kind"]), (-32010, "credentialsMissing"))
        self.assertIn("MARQUEE_TMDB_TOKEN", fault["data"]["hint"])

    def test_the_other_provider_is_down(self):
        with socket.socket() as taken:
            # Bound but not listening: connections are refused.
            taken.bind(("127.0.0.1", 0))
            address = f"http://127.0.0.1:{taken.getsockname()[1]}"
            fault = self.movie(MARQUEE_TMDB_URL=address, MARQUEE_TMDB_TOKEN="token")
        self.assertEqual((fault["code"], fault["message"]), (-32014, "TMDB refuses connections"))


if __name__ == "__main__":
    unittest.main()
