# SPDX-License-Identifier: MIT
"""Proxies, as the environment names them: which requests use one, which don't, and how a failing one is reported."""

import os
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, Backend, environment
from certificates import AUTHORITY
from ports import free_port
from proxies import HERE, SOCKS, TLS, Microsocks, Tinyproxy
from upstream import Upstream, tmdb_page

PASSWORD = "never-to-be-shown"
LOGIN = f"anna:{PASSWORD}@"
IMAGE = (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0\x3a\x7e\x9b\x55\0\0\0\nIDATx\x9cc`\0\0\0\2\0\1H\xaf\xa4q"
         b"\0\0\0\0IEND\xaeB`\x82")


def answer(path, query, number):
    if path.startswith("/images/"):
        return 200, IMAGE, {"Content-Type": "image/png"}
    if path == "/configuration":
        return 200, {"images": {"secure_base_url": "https://image.tmdb.org/t/p/"}}
    return 200, tmdb_page(1, query)


class ProxyTest(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = home.name

    def enter(self, context):
        value = context.__enter__()
        self.addCleanup(context.__exit__, None, None, None)
        return value

    def upstream(self, host=HERE, secure=False):
        """TMDB and its image host under `host`, and the variables that select them."""
        self.certificate = secure and AUTHORITY.certificate("films.test", HERE, "127.0.0.1")
        upstream = self.enter(Upstream(answer, self.certificate))
        base = f"{'https' if secure else 'http'}://{host}:{upstream.port}"
        variables = {"MARQUEE_TMDB_KEY": "key-of-tmdb", "MARQUEE_TMDB_URL": base, "MARQUEE_TMDB_IMAGE_URL": base + "/images/"}
        return upstream, variables | ({"MARQUEE_CA_FILE": AUTHORITY.file} if secure else {})

    def backend(self, variables):
        backend = self.enter(Backend("--log-level", "debug", sandbox=False, variables=variables))
        self.addCleanup(lambda: self.assertNotIn(PASSWORD, backend.standard_error()))
        return backend

    def film(self, variables):
        """Requests one list and one image, both of which must succeed."""
        backend = self.backend(variables)
        self.assertEqual(backend.result("movies/popular")["totalResults"], 20)
        self.assertEqual(backend.result("images/fetch", {"path": "/poster.png", "size": "w92"})["bytes"], len(IMAGE))
        return backend

    def assert_asked(self, upstream):
        self.assertLessEqual({"/movie/popular", "/images/w92/poster.png"}, {request["path"] for request in upstream.requests})

    def error(self, variables, kind="upstreamUnreachable", retryable=False):
        # A temporary failure is retried for as long as there is time.
        error = self.backend(variables).error("movies/popular", {"timeoutMilliseconds": 1500 if retryable else 20_000})
        self.assertEqual((error["data"]["kind"], error["data"]["retryable"]), (kind, retryable), error)
        self.assertNotIn(PASSWORD, str(error))
        return error["message"], error["data"]["hint"]

    def doctor(self, variables):
        done = subprocess.run([MARQUEE, "doctor"], capture_output=True, text=True, timeout=PATIENCE,
                              env=environment(self.home, **variables))
        self.assertNotIn(PASSWORD, done.stdout + done.stderr)
        return done.returncode, done.stdout


class HTTPProxyTest(ProxyTest):
    def test_lists_and_images_go_through_it(self):
        upstream, variables = self.upstream()
        proxy = self.enter(Tinyproxy())
        backend = self.film(variables | {"http_proxy": proxy.address("http")})
        self.assert_asked(upstream)
        for request in upstream.requests:
            self.assertIn("tinyproxy", request["headers"].get("Via", ""))
        tmdb = next(one for one in backend.result("server/status")["providers"] if one["provider"] == "tmdb")
        self.assertEqual(tmdb["proxy"], proxy.address("http"))

    def test_a_tunnel_for_https(self):
        upstream, variables = self.upstream(secure=True)
        proxy = self.enter(Tinyproxy(login=("anna", PASSWORD)))
        self.film(variables | {"https_proxy": proxy.address("http", LOGIN)})
        self.assert_asked(upstream)
        for request in upstream.requests:
            self.assertNotIn("Proxy-Authorization", request["headers"])

    def test_one_that_speaks_tls_itself(self):
        upstream, variables = self.upstream(secure=True)
        plain = self.enter(Tinyproxy(login=("anna", PASSWORD)))
        proxy = self.enter(TLS(plain.port, self.certificate))
        self.film(variables | {"https_proxy": proxy.address("https", LOGIN)})
        self.assert_asked(upstream)
        plain = self.enter(SOCKS(greeting=b"HTTP/1.1 400 Bad Request\r\n\r\n"))
        message, hint = self.error(variables | {"https_proxy": plain.address("https")})
        self.assertIn(f"No secure connection to the proxy 127.0.0.1:{plain.port} itself can be made", message)
        self.assertIn("http://", hint)

    def test_user_and_password(self):
        for secure, variable in (False, "http_proxy"), (True, "https_proxy"):
            with self.subTest(variable=variable):
                upstream, variables = self.upstream(secure=secure)
                proxy = self.enter(Tinyproxy(login=("anna", PASSWORD)))
                backend = self.film(variables | {variable: proxy.address("http", LOGIN)})
                self.assertNotIn(PASSWORD, str(backend.result("server/status")))
                message, hint = self.error(variables | {variable: proxy.address("http")})
                self.assertEqual(message, f"The proxy 127.0.0.1:{proxy.port} requires a user name and a password")
                self.assertIn(f"{variable}: http://USER:PASSWORD@127.0.0.1:{proxy.port}", hint)
                # tinyproxy answers 401 to a wrong password, which without a tunnel could be the upstream's.
                message, hint = self.error(variables | {variable: proxy.address("http", f"bert:{PASSWORD}@")})
                self.assertIn(f"the proxy 127.0.0.1:{proxy.port}", message.lower())
                self.assertIn("does not accept the user name and password" if secure else "status 401", message)
                self.assertIn(variable, hint)

    def test_a_host_that_it_blocks(self):
        proxy = self.enter(Tinyproxy(blocked=r"^0\.0\.0\.0"))
        for secure, variable, says in ((False, "http_proxy", "a web page with status 403 came through the proxy"),
                                       (True, "https_proxy", "blocks connections to 0.0.0.0")):
            with self.subTest(variable=variable):
                upstream, variables = self.upstream(secure=secure)
                message, hint = self.error(variables | {variable: proxy.address("http")})
                self.assertIn(says.lower(), message.lower())
                self.assertIn(f"the proxy 127.0.0.1:{proxy.port}", message.lower())
                self.assertIn("NO_PROXY=0.0.0.0", hint)
                self.assertEqual(upstream.requests, [])

    def test_an_upstream_that_it_cannot_reach(self):
        proxy = self.enter(Tinyproxy())
        for scheme, kind in ("http", "upstreamFailed"), ("https", "upstreamUnreachable"):
            with self.subTest(scheme=scheme):
                variables = {"MARQUEE_TMDB_KEY": "key-of-tmdb", "MARQUEE_TMDB_URL": f"{scheme}://{HERE}:{free_port()}"}
                message, _ = self.error(variables | {f"{scheme}_proxy": proxy.address("http")}, kind, retryable=True)
                self.assertIn(f"the proxy 127.0.0.1:{proxy.port}", message.lower())
                self.assertIn("500", message)

    def test_one_that_is_not_there(self):
        upstream, variables = self.upstream()
        port = free_port()
        message, hint = self.error(variables | {"ALL_PROXY": f"http://{LOGIN}127.0.0.1:{port}"}, retryable=True)
        self.assertEqual(message, f"The proxy 127.0.0.1:{port} refuses connections")
        self.assertIn("ALL_PROXY", hint)
        self.assertEqual(upstream.requests, [])

    def test_hosts_that_are_exempt(self):
        # What is shown is what is done: libcurl on its own doesn't support ports and `*.`.
        for exemption in HERE, "0.0.0.0/8", f"films.example,{HERE}:PORT", "*":
            with self.subTest(exemption=exemption):
                upstream, variables = self.upstream()
                self.film(variables | {"http_proxy": f"http://127.0.0.1:{free_port()}",
                                       "NO_PROXY": exemption.replace("PORT", str(upstream.port))})
                self.assert_asked(upstream)


class SOCKSProxyTest(ProxyTest):
    def test_lists_and_images_go_through_it(self):
        for secure in False, True:
            for login in None, ("anna", PASSWORD):
                with self.subTest(secure=secure, login=login):
                    upstream, variables = self.upstream(secure=secure)
                    proxy = self.enter(Microsocks(login))
                    self.film(variables | {"all_proxy": proxy.address("socks5h", LOGIN if login else "")})
                    self.assert_asked(upstream)

    def test_user_and_password(self):
        upstream, variables = self.upstream()
        proxy = self.enter(Microsocks(("anna", PASSWORD)))
        message, hint = self.error(variables | {"all_proxy": proxy.address("socks5h")})
        self.assertEqual(message, f"The proxy 127.0.0.1:{proxy.port} requires a user name and a password")
        self.assertIn(f"all_proxy: socks5h://USER:PASSWORD@127.0.0.1:{proxy.port}", hint)
        message, hint = self.error(variables | {"all_proxy": proxy.address("socks5h", f"bert:{PASSWORD}@")})
        self.assertEqual(message, f"The proxy 127.0.0.1:{proxy.port} does not accept the user name and password")
        self.assertEqual(upstream.requests, [])

    def test_who_resolves_the_name(self):
        upstream, variables = self.upstream("films.test", secure=True)
        proxy = self.enter(SOCKS(upstream.port))
        self.film(variables | {"https_proxy": proxy.address("socks5h")})
        self.assertEqual(set(proxy.names), {"films.test"})
        message, hint = self.error(variables | {"https_proxy": proxy.address("socks5")}, retryable=True)
        self.assertEqual(message, "The name films.test can't be resolved here")
        self.assertIn("socks5h://", hint)

    def test_what_it_refuses(self):
        _, variables = self.upstream("films.test")
        for proxy, says, retryable in (
                (SOCKS(reply=2), "blocks connections to films.test", False),
                (SOCKS(reply=5), "can't connect to films.test", True),
                (SOCKS(reply=4), "can't connect to films.test", True),
                (SOCKS(greeting=b"HTTP/1.1 400 Bad Request\r\n\r\n"), "did not respond with SOCKS", True)):
            with self.subTest(says=says), proxy:
                message, hint = self.error(variables | {"http_proxy": proxy.address("socks5h")}, retryable=retryable)
                self.assertIn(f"the proxy 127.0.0.1:{proxy.port} {says}".lower(), message.lower())


class DoctorTest(ProxyTest):
    def test_the_way_to_each_host(self):
        upstream, variables = self.upstream()
        proxy = self.enter(Tinyproxy(login=("anna", PASSWORD)))
        code, text = self.doctor(variables | {
            "http_proxy": proxy.address("http", LOGIN), "https_proxy": f"socks5h://{LOGIN}proxy.example",
            "NO_PROXY": ".amctheatres.com"})
        self.assertEqual(code, 0, text)
        ways = [line.split(None, 2)[2] for line in text.splitlines() if line.startswith("ok     proxy ")]
        self.assertEqual(ways, [
            "not used for api.amctheatres.com, cdn.amctheatres.com: NO_PROXY contains .amctheatres.com",
            f"{proxy.address('http')} from http_proxy, for 0.0.0.0",
            "socks5h://proxy.example:1080 from https_proxy, for pixabay.com, amc-theatres-res.cloudinary.com, "
            "cdn.pixabay.com, media.amc.edgesuite.net"], text)

    def test_where_there_is_none(self):
        _, text = self.doctor({})
        self.assertRegex(text, r"(?m)^ok     proxy +none is set$")

    def test_the_variable_that_is_not_read(self):
        _, text = self.doctor({"HTTP_PROXY": "http://proxy.example:3128"})
        self.assertRegex(text, r"(?m)^note   proxy +HTTP_PROXY is ignored")

    def test_one_that_fails(self):
        upstream, variables = self.upstream(secure=True)
        proxy = self.enter(Tinyproxy(login=("anna", PASSWORD)))
        code, text = self.doctor(variables | {"https_proxy": proxy.address("http", f"bert:{PASSWORD}@")})
        self.assertEqual(code, 1)
        self.assertIn(f"the proxy 127.0.0.1:{proxy.port} does not accept the user name and password; correct them in "
                      "https_proxy", text)

    def test_an_address_that_cannot_be_used(self):
        _, variables = self.upstream()
        code, text = self.doctor(variables | {"https_proxy": f"gopher://{LOGIN}proxy.example"})
        self.assertEqual(code, 1)
        self.assertRegex(text, r"(?m)^WRONG  proxy +https_proxy should be the address of a proxy")
        message, hint = self.error(variables | {"http_proxy": f"gopher://{LOGIN}proxy.example"})
        self.assertEqual(message, "The proxy in http_proxy can't be used")
        self.assertIn("socks5h", hint)


if __name__ == "__main__":
    unittest.main()
