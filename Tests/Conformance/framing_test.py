# SPDX-License-Identifier: MIT
"""Both framings, detected from the first bytes, however the input is cut."""

import unittest

from backend import Backend

PING = b'{"jsonrpc":"2.0","id":%d,"method":"server/ping"}'


class FramingTest(unittest.TestCase):
    def answers(self, framing, text, count, options=()):
        with Backend(*options, framing=framing) as backend:
            for id in range(1, count + 1):
                backend.expect({"id": id, "method": "server/ping"})
            backend.send_bytes(text)
            backend.close_input()
            return sorted(message["id"] for message in backend.rest())

    def test_lines(self):
        self.assertEqual(self.answers("lines", PING % 1 + b"\n" + PING % 2 + b"\n", 2), [1, 2])

    def test_lines_with_blank_lines_carriage_returns_and_a_mark(self):
        text = b"\xef\xbb\xbf\r\n\n" + PING % 1 + b"\r\n\r\n  \n" + PING % 2 + b"\r\n"
        self.assertEqual(self.answers("lines", text, 2), [1, 2])

    def test_the_last_line_needs_no_newline(self):
        self.assertEqual(self.answers("lines", PING % 1, 1), [1])

    def test_headers(self):
        text = b"".join(b"Content-Length: %d\r\n\r\n%b" % (len(PING % id), PING % id) for id in (1, 2))
        self.assertEqual(self.answers("headers", text, 2), [1, 2])

    def test_headers_in_any_spelling(self):
        body = PING % 1
        for head in (b"content-length:%d\r\n\r\n", b"CONTENT-LENGTH: %d\r\nContent-Type: text/plain; charset=odd\r\n\r\n",
                     b"Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: %d\r\n\r\n",
                     b"Content-Length: %d\n\n"):
            with self.subTest(head=head):
                self.assertEqual(self.answers("headers", head % len(body) + body, 1), [1])

    def test_the_framing_can_be_fixed(self):
        self.assertEqual(self.answers("lines", PING % 1 + b"\n", 1, ["--framing", "lines"]), [1])
        text = b"Content-Length: %d\r\n\r\n%b" % (len(PING % 1), PING % 1)
        self.assertEqual(self.answers("headers", text, 1, ["--framing=headers"]), [1])

    def test_one_byte_at_a_time(self):
        for framing in ("lines", "headers"):
            with self.subTest(framing=framing), Backend(framing=framing) as backend:
                backend.expect({"id": "é", "method": "server/ping"})
                text = backend.frame('{"jsonrpc":"2.0","id":"é","method":"server/ping"}'.encode())
                for byte in text:
                    backend.send_bytes(bytes([byte]))
                self.assertEqual(backend.receive()["id"], "é")
