# SPDX-License-Identifier: MIT
"""Text that other programs write in their own way: byte order marks, whole numbers as 7.0, and characters at which some
readers end a line."""

import gzip
import json
import os
import subprocess
import tempfile
import unittest

from assistant import Wire, initialized
from backend import MARQUEE, PATIENCE, Backend, environment
from contract import contract
from theatre import SHOWINGS, Theatre
from upstream import Upstream, tmdb_page

MARK = b"\xef\xbb\xbf"
PING = b'{"jsonrpc":"2.0","id":%d,"method":"server/ping"}'
# Characters at which Python's splitlines and others end a line.
SEPARATORS = "\u2028\u2029\x85"


class MarkTest(unittest.TestCase):
    """A byte order mark is skipped at each entrance."""

    def setUp(self):
        self.home = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))

    def path(self, name):
        path = os.path.join(self.home, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return path

    def call(self, method, *words, given=b"", sandbox=True, **variables):
        done = subprocess.run(
            [MARQUEE, *(["--sandbox"] if sandbox else []), "call", method, *words], input=given, capture_output=True,
            timeout=PATIENCE, env=environment(self.home, **variables))
        self.assertEqual((done.returncode, done.stderr), (0, b""), done)
        return json.loads(done.stdout)

    def test_messages(self):
        for framing in ("lines", "headers"):
            with self.subTest(framing=framing), Backend(framing=framing) as backend:
                for id in (1, 2, 3):
                    backend.expect({"id": id, "method": "server/ping"})
                    backend.send_bytes(backend.frame(MARK + PING % id))
                    self.assertTrue(backend.receive()["result"]["pong"])
                backend.send_bytes(backend.frame(MARK + b"[" + PING % 4 + b"]"))
                backend.expect({"id": 4, "method": "server/ping"})
                self.assertEqual(backend.receive()[0]["id"], 4)

    def test_messages_of_an_assistant(self):
        with Wire() as wire:
            for id, method, params in ((0, "initialize", {
                    "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}),
                    (1, "ping", {}), (2, "tools/call", {"name": "watch_list", "arguments": {}})):
                wire.send("\ufeff" + json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params}))
                self.assertIn("result", wire.receive())
                if id == 0:
                    wire.send('\ufeff{"jsonrpc":"2.0","method":"notifications/initialized"}')

    def test_standard_input_of_call(self):
        self.assertEqual(self.call("server/ping", "-", given=MARK + b'{"sequence":7}'),
                         {"pong": True, "sequence": 7})

    def test_the_configuration(self):
        with open(self.path(".config/marquee/config.json"), "wb", opener=lambda *words: os.open(*words, 0o600)) as file:
            file.write(MARK + b'{"amcKey":"k3y"}')
        status = self.call("credentials/status", sandbox=False)
        self.assertEqual(status["credentials"][0] | {"scheme": ""},
                         {"provider": "amc", "configured": True, "source": "file", "scheme": ""})

    def test_lists_of_titles(self):
        title = b'{"adult":false,"id":1,"original_title":"Zardoz","popularity":9.5,"video":false}\n'
        with gzip.open(self.path("lists/movie_ids_11_21_2026.json.gz"), "wb") as file:
            file.write(MARK + title)
        self.call("index/update", "from=" + self.path("lists"), sandbox=False)
        found = self.call("suggestions/complete", "query=zardo", sandbox=False)
        self.assertEqual([item["title"] for item in found["items"]], ["Zardoz"])

    def test_the_body_of_an_upstream(self):
        body = MARK + json.dumps(tmdb_page(1, {})).encode()
        with Upstream(lambda *asked: (200, body, {"Cache-Control": "max-age=3600"})) as upstream:
            for _ in ("from the upstream", "from the cache"):
                page = self.call("movies/popular", sandbox=False, MARQUEE_TMDB_URL=upstream.base, MARQUEE_TMDB_KEY="k" * 32)
                self.assertEqual(page["items"][0]["title"], "Film 1")
            self.assertEqual([each["path"] for each in upstream.requests].count("/movie/popular"), 1)

    def test_the_error_of_an_upstream(self):
        body = MARK + b'{"status_code":7,"status_message":"Invalid API key: You must be granted a valid key."}'
        with Upstream(lambda *asked: (401, body)) as upstream, Backend(sandbox=False, variables={
                "MARQUEE_TMDB_URL": upstream.base, "MARQUEE_TMDB_KEY": "k" * 32}) as backend:
            self.assertEqual(backend.error("movies/popular")["data"]["upstreamCode"], 7)


class WholeNumberTest(unittest.TestCase):
    """Languages without integers write 7 as 7.0, in the messages that name a request too."""

    def test_tokens_come_back_as_they_were_sent(self):
        with Backend() as backend:
            for token in (b"2.0", b"2", b"2e0"):
                backend.expect({"id": 1, "method": "movies/nowPlaying", "params": {"partialResultToken": json.loads(token)}})
                backend.send_bytes(b'{"jsonrpc":"2.0","id":1,"method":"movies/nowPlaying","params":{"partialResultToken":%b,'
                                   b'"workDoneToken":%b,"limit":1.0}}\n' % (token, token))
                kinds = []
                while b'"method":"$/progress"' in (text := backend.receive_text()):
                    self.assertIn(b'"token":%b,' % token, text)
                    kinds.append(json.loads(text)["params"]["value"]["kind"])
                self.assertLessEqual({"begin", "page", "end"}, set(kinds))
                self.assertTrue(json.loads(text)["result"]["itemCount"])

    def test_every_whole_number_of_every_method(self):
        with Backend() as backend:
            count = 0
            for method, (_, description) in contract.methods.items():
                params = {param["name"]: param["value"] for param in description["examples"][0]["params"]}
                for parameter in description["params"]:
                    name, schema = parameter.get("name"), parameter.get("schema", {})
                    if schema.get("type") != "integer" or method in ("watch/follow", "initialize"):
                        continue
                    value = schema.get("examples", [1])[0]
                    exclusive = {other for group in description.get("x-atMostOneOf", []) if name in group for other in group}
                    others = {key: value for key, value in params.items() if key not in exclusive}
                    with self.subTest(method=method, name=name):
                        answers = [backend.request(method, others | {name: number}) for number in (value, float(value))]
                        self.assertEqual(*("error" in answer for answer in answers))
                        count += 1
            self.assertGreater(count, 10)

    def test_a_token_with_a_fraction_is_none(self):
        with Backend() as backend:
            for name in ("partialResultToken", "workDoneToken"):
                self.assertEqual(backend.error("movies/nowPlaying", {name: 2.5})["data"]["path"], f"/{name}")

    def test_a_cancel_names_its_request_in_either_way(self):
        with Theatre() as theatre, Backend(sandbox=False, variables=theatre.variables) as backend:
            theatre.hold()
            self.addCleanup(theatre.free.set)
            for asked, named in ((b"7", b"7.0"), (b"7.0", b"7"), (b"7.0", b"7.0"), (b"7", b"70e-1")):
                with self.subTest(asked=asked, named=named):
                    backend.expect({"id": 7, "method": "showtimes/atTheatre"})
                    backend.expect({"id": 7.0, "method": "showtimes/atTheatre"})
                    backend.send_bytes(b'{"jsonrpc":"2.0","id":%b,"method":"showtimes/atTheatre","params":{"theatreId":'
                                       b'"amc:77","date":"2090-11-21"}}\n' % asked)
                    backend.send_bytes(b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%b}}\n' % named)
                    text = backend.receive_text()
                    self.assertIn(b'"id":%b,' % asked, text)
                    self.assertEqual(json.loads(text)["error"]["code"], -32800)

    def test_a_cancel_of_an_assistant_too(self):
        with Theatre() as theatre, initialized(sandbox=False, variables=theatre.variables) as wire:
            theatre.hold()
            self.addCleanup(theatre.free.set)
            wire.send('{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"showtimes_at_theatre","arguments":'
                      '{"theatreId":"amc:theatre:77","date":"2090-11-21"},"_meta":{"progressToken":4.0}}}')
            self.assertTrue(theatre.asked.wait(PATIENCE))
            wire.send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":4.0}}')
            # Its id is free again once the work has really ended, though nothing else has.
            while "error" in (answer := wire.answer(4, "ping")):
                pass
            self.assertEqual(answer["result"], {})

    def test_progress_of_an_assistant(self):
        with initialized() as wire:
            wire.send('{"jsonrpc":"2.0","id":4.0,"method":"tools/call","params":{"name":"movies_now_playing","arguments":'
                      '{"limit":30.0,"pageSize":10.0},"_meta":{"progressToken":4.0}}}')
            told = [wire.receive() for _ in range(2)]
            self.assertEqual([repr(each["params"]["progressToken"]) for each in told], ["4.0", "4.0"])


class SeparatorTest(unittest.TestCase):
    """No line of output holds a character at which some readers would end it."""

    def setUp(self):
        self.home = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
        title = f"one{SEPARATORS}two"
        body = json.dumps({"page": 1, "total_pages": 1, "total_results": 1, "results": [
            {"id": 1, "title": title, "overview": title, "unheardOf": {title: [title]}}]}, ensure_ascii=False).encode()
        self.upstream = self.enterContext(Upstream(lambda *asked: (200, body, {"Cache-Control": "max-age=3600"})))
        self.variables = environment(self.home, MARQUEE_TMDB_URL=self.upstream.base, MARQUEE_TMDB_KEY="k" * 32)

    def lines(self, *words, given=""):
        done = subprocess.run([MARQUEE, *words], input=given.encode(), capture_output=True, timeout=PATIENCE,
                              env=self.variables)
        self.assertEqual((done.returncode, done.stderr), (0, b""), done)
        text = done.stdout.decode()
        for line in text.splitlines():
            json.loads(line)
        self.assertEqual(len(text.splitlines()), done.stdout.count(b"\n"))
        return text

    def test_what_an_upstream_sends_fresh_and_kept(self):
        request = '{"jsonrpc":"2.0","id":1,"method":"movies/popular"%s}\n'
        streamed = request % ',"params":{"partialResultToken":"t"}'
        for given in (request % "", streamed, request % "" + streamed):
            self.assertIn(r"one\u2028\u2029\u0085two", self.lines("--framing", "lines", given=given))
        self.assertIn(r"\u2028", self.lines("call", "movies/popular"))
        self.assertIn(r"\u2028", self.lines("call", "movies/popular", "--stream"))
        self.assertEqual([each["path"] for each in self.upstream.requests].count("/movie/popular"), 1, "the rest is kept")

    def test_what_an_assistant_gets(self):
        call = {"name": "movies_popular", "arguments": {"verbatim": True}}
        given = [
            {"id": f"a{SEPARATORS}", "method": "initialize", "params": {
                "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}},
            {"id": 1, "method": "tools/call", "params": call | {"_meta": {"progressToken": SEPARATORS}}},
            {"id": 2, "method": "resources/read", "params": {"uri": f"marquee://{SEPARATORS}"}}]
        given.insert(1, {"method": "notifications/initialized"})
        for escapes in (True, False):
            lines = "".join(json.dumps({"jsonrpc": "2.0"} | each, ensure_ascii=escapes) + "\n" for each in given)
            text = self.lines("mcp", "--tools", "all", given=lines)
            self.assertIn(r'"id":"a\u2028\u2029\u0085"', text)
            self.assertIn(r"one", text)

    def test_ids_tokens_and_names(self):
        with Backend() as backend:
            for escapes in (True, False):
                for id in (f"a{SEPARATORS}", SEPARATORS):
                    message = {"jsonrpc": "2.0", "id": id, "method": "movies/get", "params": {
                        "id": "amc:movie:64825", "workDoneToken": id}}
                    backend.expect(message)
                    backend.send_bytes(json.dumps(message, ensure_ascii=escapes).encode() + b"\n")
                    while True:
                        text = backend.receive_text().decode()
                        self.assertEqual(len(text.splitlines()), 1)
                        message = json.loads(text)
                        self.assertEqual(message.get("id", message.get("params", {}).get("token")), id)
                        if "id" in message:
                            break
            for method, params in (("nothing" + SEPARATORS, {}), ("server/ping", {SEPARATORS: 1})):
                backend.start(method, params)
                self.assertEqual(len(backend.receive_text().decode().splitlines()), 1)

    def test_events_of_watches(self):
        state = os.path.join(self.home, "state")
        with Theatre() as theatre, Backend("--state-dir", state, sandbox=False, variables=theatre.variables) as backend:
            theatre.show(1)
            backend.result("watch/add", SHOWINGS | {"name": f"one{SEPARATORS}two"})
            theatre.show(1, 2)
            backend.result("watch/check", {"id": "watch:1"})
            self.variables |= theatre.variables
            for words in (["call", "watch/list"], ["call", "watch/events"]):
                self.assertIn("one", self.lines("--state-dir", state, *words))
            watch = subprocess.Popen([MARQUEE, "--state-dir", state, "watch", "--after", "0"], stdout=subprocess.PIPE,
                                     env=self.variables)
            self.addCleanup(watch.communicate)
            self.addCleanup(watch.kill)
            self.assertEqual(len(watch.stdout.readline().decode().splitlines()), 1)


class LoneSurrogateTest(unittest.TestCase):
    def test_two_in_ids_are_two(self):
        for framing in ("lines", "headers"):
            with self.subTest(framing=framing), Backend(framing=framing) as backend:
                for id in (rb"\ud800", rb"\ud801", rb"\uDC00x", rb"\udbff\ud800", rb"x\uD83C\uDFAC\udfac"):
                    backend.expect({"id": json.loads(b'"%b"' % id), "method": "server/ping"})
                    backend.send_bytes(backend.frame(b'{"jsonrpc":"2.0","id":"%b","method":"server/ping"}' % id))
                    self.assertIn(b'"id":"%b"' % id, backend.receive_text())


if __name__ == "__main__":
    unittest.main()
