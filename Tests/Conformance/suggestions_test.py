# SPDX-License-Identifier: MIT
"""Suggestions survive restarts and kills, and several processes may write at once."""

import json
import os
import sqlite3
import subprocess
import tempfile
import threading
import unittest

from backend import MARQUEE, PATIENCE, Backend, environment


class SuggestionsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def backend(self):
        return Backend("--state-dir", self.folder)

    def queries(self, backend):
        return [item["query"] for item in backend.result("suggestions/list")["items"]]

    def test_they_outlive_a_restart_newest_first(self):
        with self.backend() as backend:
            for query in ("the  godfather", "Casablanca", " metropolis "):
                self.assertTrue(backend.result("search/movies", {"query": query})["items"], query)
        with self.backend() as backend:
            self.assertEqual(self.queries(backend), ["metropolis", "casablanca", "the godfather"])
            backend.result("search/movies", {"query": "THE GODFATHER"})
            self.assertEqual(self.queries(backend), ["the godfather", "metropolis", "casablanca"])

    def test_what_is_not_to_be_remembered_leaves_no_trace(self):
        with self.backend() as backend:
            backend.result("search/movies", {"query": "casablanca", "remember": False})
            backend.result("search/movies", {"query": "nothing is called like this"})
            self.assertIn("error", backend.request("search/movies", {"query": "   "}))
            self.assertEqual(self.queries(backend), [])
        with Backend("--state-dir", self.folder, variables={"MARQUEE_HISTORY": "off"}) as backend:
            backend.result("search/movies", {"query": "casablanca"})
            self.assertEqual(self.queries(backend), [])

    def test_they_can_be_narrowed_removed_and_cleared(self):
        with self.backend() as backend:
            for query in ("casablanca", "metropolis", "the godfather"):
                backend.result("search/movies", {"query": query})
            narrowed = backend.result("suggestions/list", {"prefix": "Me"})["items"]
            self.assertEqual([item["query"] for item in narrowed], ["metropolis"])
            backend.result("suggestions/remove", {"query": "Metropolis"})
            self.assertEqual(self.queries(backend), ["the godfather", "casablanca"])
            backend.result("suggestions/clear")
            self.assertEqual(self.queries(backend), [])

    def test_another_process_sees_them_and_a_listener_hears_of_them(self):
        with self.backend() as one, self.backend() as two:
            one.result("initialize", {"initializationOptions": {"notifications": ["suggestions/didChange"]}})
            answer, before = one.answer(one.start("search/movies", {"query": "casablanca"}))
            self.assertIn("result", answer)
            notice = before[0] if before else one.receive()
            self.assertEqual(notice["method"], "suggestions/didChange")
            self.assertEqual(self.queries(two), ["casablanca"])

    def test_a_kill_amid_a_thousand_searches_by_two_processes(self):
        titles = self.titles()
        with self.backend() as one, self.backend() as two:
            for backend, offset in ((one, 0), (two, 500)):
                text = b"".join(
                    json.dumps({"jsonrpc": "2.0", "id": id, "method": "search/movies",
                                "params": {"query": titles[id % len(titles)]}}).encode() + b"\n"
                    for id in range(offset, offset + 500))
                threading.Thread(target=self.send, args=(backend, text), daemon=True).start()
            for backend in (one, two):
                for _ in range(100):
                    backend.receive_text()
                backend.process.kill()
        path = os.path.join(self.folder, "marquee.sqlite")
        with sqlite3.connect(path) as database:
            self.assertEqual(database.execute("pragma integrity_check").fetchone(), ("ok",))
        database.close()
        with self.backend() as backend:
            queries = self.queries(backend)
            self.assertEqual((len(queries), len(set(queries))), (10, 10))
            self.assertLessEqual(set(queries), {title.lower() for title in titles})

    def send(self, backend, text):
        try:
            backend.send_bytes(text)
        except OSError:
            pass  # it was killed

    def titles(self):
        done = subprocess.run([MARQUEE, "--sandbox", "call", "movies/popular", "--stream"], capture_output=True,
                              timeout=PATIENCE, env=environment(self.folder))
        titles = [json.loads(line)["title"] for line in done.stdout.splitlines()]
        return [title for title in titles if title.isascii() and "  " not in title][:40]
