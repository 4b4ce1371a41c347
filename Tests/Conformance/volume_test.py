# SPDX-License-Identifier: MIT
"""Many requests at once, and a client that stops reading."""

import os
import select
import threading

from backend import BackendTest


class VolumeTest(BackendTest):
    def test_a_thousand_requests_in_one_write_have_a_thousand_answers(self):
        methods = ("server/ping", "movies/nowPlaying", "server/status", "nobody/knows")
        text = b""
        for id in range(1000):
            method = methods[id % len(methods)]
            self.backend.expect({"id": id, "method": method})
            text += b'{"jsonrpc":"2.0","id":%d,"method":"%b"}\n' % (id, method.encode())
            if id % 10 == 1:
                text += b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%d}}\n' % id
        writer = threading.Thread(target=lambda: (self.backend.send_bytes(text), self.backend.close_input()))
        writer.start()
        answers = self.backend.rest()
        writer.join()
        self.assertEqual(sorted(answer["id"] for answer in answers), list(range(1000)))

    def test_a_client_that_stops_reading_costs_bounded_memory_and_loses_nothing(self):
        self.backend.result("movies/nowPlaying")
        count = 20_000
        text = b"".join(b'{"jsonrpc":"2.0","id":"%d","method":"movies/nowPlaying","params":{"pageSize":1}}\n' % id for id in range(count))
        writer = threading.Thread(target=lambda: (self.backend.send_bytes(text), self.backend.close_input()))
        writer.start()
        # Write until it accepts no more, since nobody reads its responses.
        while select.select([], [self.backend.process.stdin], [], 1)[1] and writer.is_alive():
            writer.join(0.1)
        self.assertTrue(writer.is_alive(), "it read everything though nothing was taken from it")
        self.assertLess(self.backend.resident(), 200 << 20)
        ids = set()
        output = self.backend.process.stdout.fileno()
        rest = b""
        while chunk := os.read(output, 1 << 20):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                start = line.index(b'"id":"') + 6
                ids.add(int(line[start:line.index(b'"', start)]))
        writer.join()
        self.assertEqual(ids, set(range(count)))
        self.assertEqual(self.backend.wait(), 0)
