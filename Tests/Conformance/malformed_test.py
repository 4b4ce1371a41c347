# SPDX-License-Identifier: MIT
"""Input that is not a message causes one error, and the next request is answered."""

from backend import Backend, BackendTest
import unittest

PING = b'{"jsonrpc":"2.0","id":"after","method":"server/ping"}'


class MalformedLineTest(BackendTest):
    def recovers(self, text, code):
        self.backend.expect({"id": "after", "method": "server/ping"})
        self.backend.send_bytes(text + b"\n" + PING + b"\n")
        error = self.backend.receive()
        self.assertEqual((error["id"], error["error"]["code"]), (None, code))
        self.assertEqual(self.backend.receive()["id"], "after")

    def test_not_json(self):
        for text in (b"{", b'{"jsonrpc":"2.0",}', b"nonsense", b'{"a":1} x', b'{"a":"\xff"}', b'{"a":01}', b'{"a":NaN}',
                     b'{"a":"\x01"}', b"]"):
            with self.subTest(text=text):
                # Detection has already seen a brace: these are lines.
                self.backend.result("server/ping")
                self.recovers(text, -32700)

    def test_not_a_request(self):
        for text in (b"1", b'"x"', b"null", b"{}", b'{"jsonrpc":"2.0"}', b'{"jsonrpc":"2.0","method":1}',
                     b'{"jsonrpc":"1.0","method":"server/ping"}', b'{"jsonrpc":"2.0","method":"server/ping","params":1}'):
            with self.subTest(text=text):
                self.backend.result("server/ping")
                self.recovers(text, -32600)

    def test_half_of_a_surrogate_pair_reads_as_a_replacement_character(self):
        """Stock clients send such text when a user's editor cuts an emoji in two; an error without an id would make
        them hang."""
        self.backend.expect({"id": "half", "method": "server/ping"})
        self.backend.send_bytes(b'{"jsonrpc":"2.0","id":"half","method":"server/ping","params":{"_text":"\\ud800"}}\n')
        self.assertTrue(self.backend.receive()["result"]["pong"])

    def test_nesting(self):
        self.backend.result("server/ping")
        self.recovers(b"[" * 100_000 + b"]" * 100_000, -32700)
        self.recovers(b'{"a":' * 100_000, -32700)

    def test_pretty_printed_json_gets_one_error_with_a_hint(self):
        self.backend.expect({"id": "after", "method": "server/ping"})
        self.backend.send_bytes(b'{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "server/ping"\n}\n' + PING + b"\n")
        error = self.backend.receive()
        self.assertEqual((error["id"], error["error"]["code"]), (None, -32700))
        self.assertIn("jq -c", error["error"]["data"]["hint"])
        self.assertEqual(self.backend.receive()["id"], "after")

    def test_a_line_of_1_gib_is_skipped_without_being_kept(self):
        self.backend.result("server/ping")
        before = self.backend.resident("VmHWM")
        self.backend.send_bytes(b'{"jsonrpc":"2.0","id":1,"method":"server/ping","params":{"_pad":"')
        block = b"x" * (1 << 20)
        for _ in range(1024):
            self.backend.send_bytes(block)
        self.recovers(b'"}}', -32600)
        self.assertLess(self.backend.resident("VmHWM") - before, 64 << 20)


class SmallLimitTest(BackendTest):
    options = ("--max-message", "4K")

    def test_the_limit_can_be_set(self):
        self.assertTrue(self.backend.result("server/ping", {"_pad": "x" * 3000})["pong"])
        self.backend.send_bytes(b'{"jsonrpc":"2.0","id":1,"method":"server/ping","params":{"_pad":"%b"}}\n' % (b"x" * 5000))
        answer = self.backend.receive()
        self.assertEqual((answer["id"], answer["error"]["code"]), (None, -32600))
        self.assertTrue(self.backend.result("server/ping")["pong"])


class MalformedHeaderTest(unittest.TestCase):
    def test_a_block_without_a_usable_length_is_skipped(self):
        ping = b"Content-Length: %d\r\n\r\n%b" % (len(PING), PING)
        for head in (b"Content-Length: 99999999999999999999\r\n\r\n", b"Content-Length: -5\r\n\r\n{}", b"Content-Length: x\r\n\r\n",
                     b"Content-Type: text/plain\r\n\r\n{}\r\n", b"Content-Length: 0x10\r\n\r\n"):
            with self.subTest(head=head), Backend(framing="headers") as backend:
                backend.expect({"id": "after", "method": "server/ping"})
                backend.send_bytes(head + b"\r\n" + ping)
                error = backend.receive()
                self.assertEqual((error["id"], error["error"]["code"]), (None, -32700))
                self.assertEqual(backend.receive()["id"], "after")

    def test_a_counted_body_that_is_not_json_costs_only_itself(self):
        with Backend(framing="headers") as backend:
            backend.send_bytes(b"Content-Length: 5\r\n\r\n{oops")
            self.assertEqual(backend.receive()["error"]["code"], -32700)
            self.assertTrue(backend.result("server/ping")["pong"])
