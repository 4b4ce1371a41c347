# SPDX-License-Identifier: MIT
"""What someone types, of any bytes and any script, and damaged indexes, through the pipe: each request gets its one
answer in time, and what is damaged is said.

INDEX_QUERIES=100000 and INDEX_DAMAGES=1000 make it as long as it should be after a change; INDEX_FILE names an index of
movies to use in place of a small one."""

import json
import os
import random
import shutil
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, Backend, environment
from index_test import export

QUERIES = int(os.environ.get("INDEX_QUERIES", 1500))
DAMAGES = int(os.environ.get("INDEX_DAMAGES", 60))
WORDS = ("the godfather", "star wars", "rocky II", "ocean's eleven", "千と千尋の神隠し", "기생충", "сталкер", "amélie", "שלום", "مرحبا",
         "สวัสดี", "शोले", "8½", "ｊａｗｓ", "👨‍👩‍👧", "\u202eevil", "e\u0301\u0301\u0301", "\x00", "𝕊𝕥𝕒𝕣", "ﷺ", "ǆ", "İ")
# Of each so many code points, from the least.
SCRIPTS = (
    (0x20, 96), (0xA0, 600), (0x370, 1000), (0x900, 2000), (0x1100, 256), (0x3041, 200), (0x4E00, 20_000),
    (0xAC00, 11_000), (0xFE00, 500), (0x10000, 4000), (0x1F300, 1000), (0xE000, 100), (0xE0000, 200), (0x10FF00, 256))


def query(seed):
    """A text that is typed by nobody: letters of scripts, mistaken words, or bytes."""
    kind = seed.randrange(5)
    if kind == 0:
        scripts = seed.choices(SCRIPTS, k=seed.randint(1, 60))
        return "".join(chr(first + seed.randrange(count)) for first, count in scripts)
    if kind == 1:
        first, count = seed.choice(SCRIPTS)
        return "".join(chr(first + seed.randrange(count)) for _ in range(seed.randint(1, 500)))
    if kind == 2:
        return bytes(seed.randrange(256) for _ in range(seed.randint(1, 120))).decode("utf-8", "surrogateescape")
    if kind == 3:
        return seed.choice("abcxyz 千ㅅ'-&½") * seed.randint(1, 500)
    letters = list(" ".join(seed.choices(WORDS, k=seed.randint(1, 6))))
    for _ in range(seed.randint(0, 6)):
        first = seed.choice((0x20, 0x61, 0x300, 0x4E00, 0xAC00))
        letters[seed.randrange(len(letters))] = chr(first + seed.randrange(20))
    return "".join(letters)


def damaged(index, seed):
    """The bytes of an index, a few of them changed, cut off, repeated, or others in their place."""
    content = bytearray(index)
    kind = seed.randrange(6)
    if kind == 0:
        return bytes(content[:seed.randrange(len(content))])
    if kind == 1:
        return seed.randbytes(seed.randrange(1, 100_000))
    if kind == 2:
        return bytes(content) + seed.randbytes(seed.randint(1, 100))
    # The table of the sections is at the end.
    start = len(content) - seed.choice((len(content), 400, 100, 8))
    for _ in range(seed.choice((1, 4, 100))):
        place = seed.randrange(start, len(content))
        content[place] ^= seed.randint(1, 255)
    return bytes(content)


class IndexFuzzTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        home = tempfile.TemporaryDirectory()
        cls.addClassCleanup(home.cleanup)
        cls.path = os.path.join(home.name, ".cache/marquee/index/movie.titles")
        if given := os.environ.get("INDEX_FILE"):
            os.makedirs(os.path.dirname(cls.path))
            shutil.copy(given, cls.path)
        else:
            seed = random.Random(268)
            titles = [*WORDS, *(" ".join("".join(seed.choices("abcdeghinorst", k=5)) for _ in range(3)) for _ in range(2000))]
            with open(os.path.join(home.name, "movie_ids_11_21_2026.json.gz"), "wb") as file:
                file.write(export(titles))
            subprocess.run([MARQUEE, "index", "update", "--from", home.name], check=True, capture_output=True, timeout=PATIENCE,
                           env=environment(home.name))
        cls.variables = {"XDG_CACHE_HOME": os.path.join(home.name, ".cache")}
        with open(cls.path, "rb") as file:
            cls.index = file.read()

    def test_whatever_is_typed(self):
        seed = random.Random(1)
        with Backend(sandbox=False, variables=self.variables) as backend:
            for _ in range(0, QUERIES, 50):
                asked = [query(seed) for _ in range(50)]
                for number, text in enumerate(asked):
                    request = {"jsonrpc": "2.0", "id": number, "method": "suggestions/complete",
                               "params": {"query": text, "kinds": ["movie", "search"]}}
                    # What is no text: as escapes, or as it is.
                    request = json.dumps(request, ensure_ascii=seed.random() < 0.5)
                    backend.send_bytes(request.encode("utf-8", "surrogateescape") + b"\n")
                answers = [json.loads(backend.receive_text()) for _ in asked]
                for answer in answers:
                    text = answer["id"] is not None and asked[answer["id"]]
                    if "error" in answer:
                        self.assertEqual(answer["error"]["code"], -32700 if answer["id"] is None else -32602, text)
                    else:
                        self.assertLessEqual(len(answer["result"]["items"]), 8, text)
                answered = [answer["id"] for answer in answers if answer["id"] is not None]
                self.assertEqual(len(answered), len(set(answered)))
            self.assertTrue(backend.result("server/ping", {"sequence": 1})["pong"])

    def test_whatever_is_damaged(self):
        seed = random.Random(2)
        said = 0
        with Backend(sandbox=False, variables=self.variables) as backend:
            for number in range(DAMAGES):
                content = damaged(self.index, seed)
                with open(self.path + ".new", "wb") as file:
                    file.write(content)
                os.rename(self.path + ".new", self.path)
                hints = [backend.result("suggestions/complete", {"query": text, "kinds": ["movie"]}).get("hint")
                         for text in ("the godfathr", "s", "star wras", "千")]
                status = backend.result("index/status")["indexes"][0]
                said += any(hints) or "problem" in status
                for hint in filter(None, hints):
                    self.assertIn("can't be used", hint, number)
            with open(self.path + ".new", "wb") as file:
                file.write(self.index)
            os.rename(self.path + ".new", self.path)
            self.assertNotIn("hint", backend.result("suggestions/complete", {"query": "the", "kinds": ["movie"]}))
        # What is damaged is told once it is read; of a small index nearly all is.
        self.assertGreater(said, DAMAGES // 3)

    def test_whatever_is_damaged_while_it_is_open(self):
        """Regression: a file that was cut while it was mapped ended the process (SIGBUS)."""
        seed = random.Random(3)
        with Backend(sandbox=False, variables=self.variables) as backend:
            for number in range(DAMAGES):
                with open(self.path, "wb") as file:
                    file.write(self.index)
                texts = seed.sample((*WORDS, "the godfathr", "s", "star wras", "abcde"), 6)
                self.complete(backend, texts[:3])
                with open(self.path, "r+b") as file:
                    if number % 2:
                        file.truncate(seed.choice((0, 1, 4096, seed.randrange(len(self.index)))))
                    else:
                        file.write(damaged(self.index, seed))
                self.complete(backend, texts[3:])
                backend.result("index/status")
            with open(self.path + ".new", "wb") as file:
                file.write(self.index)
            os.rename(self.path + ".new", self.path)
            rows = backend.result("suggestions/complete", {"query": "the godfather", "kinds": ["movie"]})["items"]
            self.assertIn("the godfather", [row["title"] for row in rows])

    def complete(self, backend, texts):
        for text in texts:
            request = {"jsonrpc": "2.0", "id": 1, "method": "suggestions/complete", "params": {"query": text, "kinds": ["movie"]}}
            backend.send_bytes(json.dumps(request).encode() + b"\n")
            self.assertEqual(json.loads(backend.receive_text())["id"], 1)


if __name__ == "__main__":
    unittest.main()
