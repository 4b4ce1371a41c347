# SPDX-License-Identifier: MIT
"""`marquee mcp` on bare pipes: requests that break the protocol, cancels, versions and the end, byte by byte."""

import signal
import threading
import time
import unittest

from assistant import VERSIONS, Wire, initialized
from upstream import Upstream, amc_page


def code(message):
    return message["error"]["code"]


class LifecycleTest(unittest.TestCase):
    def test_only_initialize_and_ping_come_first(self):
        with Wire() as wire:
            self.assertEqual(code(wire.answer(1, "tools/list")), -32600)
            self.assertIn("initialize", wire.answer(2, "tools/call", {"name": "server_ping"})["error"]["message"])
            self.assertEqual(wire.answer(3, "ping")["result"], {})
            self.assertEqual(code(wire.answer(4, "server/discover", {"_meta": {}})), -32602)
            self.assertEqual(wire.initialize()["protocolVersion"], "2025-11-25")
            self.assertIn("tools", wire.answer(5, "tools/list")["result"])

    def test_each_further_initialize_begins_a_new_session(self):
        with initialized() as wire:
            for version, has_schema in (("2024-11-05", False), ("2025-11-25", True), ("2025-03-26", False)):
                self.assertEqual(wire.initialize(version)["protocolVersion"], version)
                # The same ids again.
                tools = wire.answer(1, "tools/list")["result"]["tools"]
                self.assertEqual("outputSchema" in tools[0], has_schema)

    def test_an_initialize_that_says_too_little_is_refused_and_may_be_sent_again(self):
        with Wire() as wire:
            for params in (None, {}, {"protocolVersion": 1}, {"protocolVersion": "2025-11-25", "capabilities": 1}, []):
                answer = wire.answer(1, "initialize", params)
                self.assertEqual(code(answer), -32602, params)
                self.assertEqual(code(wire.answer(2, "tools/list")), -32600)
            wire.initialize()
            self.assertIn("result", wire.answer(2, "tools/list"))

    def test_the_id_of_the_answer_is_that_of_the_request(self):
        with initialized() as wire:
            for id in (0, -1, "", "x", "1", 2**53, 1.5):
                self.assertEqual(wire.answer(id, "ping")["result"], {})


class BrokenProtocolTest(unittest.TestCase):
    BROKEN = [
        ('{"jsonrpc":"2.0","id":1,"method":"tools/list"', None, -32700),
        ("hello", None, -32700),
        ("[]", None, -32600),
        ("7", None, -32600),
        ('{"id":1,"method":"ping"}', 1, -32600),
        ('{"jsonrpc":"1.0","id":1,"method":"ping"}', 1, -32600),
        ('{"jsonrpc":"2.0","id":1}', 1, -32600),
        ('{"jsonrpc":"2.0","id":1,"method":7}', 1, -32600),
        ('{"jsonrpc":"2.0","id":null,"method":"ping"}', None, -32600),
        ('{"jsonrpc":"2.0","id":{},"method":"ping"}', None, -32600),
        ('{"jsonrpc":"2.0","id":1,"method":"ping","params":"x"}', 1, -32600),
        ('{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"notifications/initialized"}', 1, -32600),
        ('{"jsonrpc":"2.0","id":1,"method":"shutdown"}', 1, -32601),
        ('{"jsonrpc":"2.0","id":1,"method":"tools"}', 1, -32601),
        ('{"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"marquee://suggestions"}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"marquee://nothing"}}', 1, -32002),
        ('{"jsonrpc":"2.0","id":1,"method":"server/discover"}', 1, -32601),
        ('{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"notifications":{}}}', 1, -32601),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":7}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"nowhere"}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"resources/list","params":{"cursor":"nowhere"}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"prompts/list","params":{"cursor":"nowhere"}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/call"}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing"}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"server_ping","arguments":[]}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"server_ping","_meta":7}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"server_ping","_meta":{"progressToken":true}}}',
         1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"resources/read"}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"marquee://nothing"}}', 1, -32002),
        ('{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}', 1, -32002),
        ('{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"nothing"}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/odd"},"argument":'
         '{"name":"a","value":""}}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"nothing"},'
         '"argument":{"name":"a","value":""}}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"loud"}}', 1, -32602),
        ('{"jsonrpc":"2.0","id":1,"method":"logging/setLevel"}', 1, -32602),
    ]

    def test_each_is_answered_precisely_and_harms_nothing_else(self):
        with initialized() as wire:
            for line, id, expected in self.BROKEN:
                with self.subTest(line=line):
                    wire.send(line)
                    answer = wire.receive()
                    self.assertEqual((answer.get("id"), code(answer)), (id, expected), answer)
                    self.assertTrue(answer["error"]["message"])
                    self.assertEqual(wire.answer("after", "ping")["result"], {})

    def test_what_wants_no_answer_gets_none(self):
        with initialized() as wire:
            for line in (
                '{"jsonrpc":"2.0","method":"notifications/unheardOf"}',
                '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}',
                '{"jsonrpc":"2.0","method":"notifications/cancelled"}',
                '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}',
                '{"jsonrpc":"2.0","method":"notifications/initialized","params":{"_meta":{}}}',
                '{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
                '{"jsonrpc":"2.0","method":"tools/call","params":{"name":"suggestions_clear"}}',
                '{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"p"}}',
                '{"jsonrpc":"2.0","method":"exit"}',
                '{"jsonrpc":"2.0","id":5,"result":{}}',
                '{"jsonrpc":"2.0","id":5,"error":{"code":-1,"message":"no"}}',
                "", "  ",
            ):
                with self.subTest(line=line):
                    wire.send(line)
                    self.assertEqual(wire.answer("p", "ping")["result"], {})

    def test_an_id_in_use_can_not_be_used_again(self):
        with Upstream(lambda *_: (time.sleep(0.2), (503, {}))[1]) as upstream:
            variables = {"MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "key"}
            with initialized(sandbox=False, variables=variables) as wire:
                wire.request(1, "tools/call", {"name": "movies_now_playing"})
                self.assertEqual(code(wire.answer(1, "ping")), -32600)

    def test_an_id_may_be_any_number(self):
        """The schema allows it, and languages without integers write 1.0."""
        with initialized() as wire:
            for id in (1.0, -1.5, 12345678901234567890):
                self.assertEqual(wire.answer(id, "ping")["result"], {})

    def test_members_that_nobody_knows_are_ignored(self):
        with initialized() as wire:
            answer = wire.answer(1, "tools/call", {
                "name": "server_ping", "arguments": {"sequence": 1}, "task": {"ttl": 1}, "_meta": {"other/thing": 1}})
            self.assertEqual(answer["result"]["structuredContent"]["sequence"], 1)


class BatchTest(unittest.TestCase):
    BATCH = ('[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},'
             '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"server_ping"}}]')

    def test_there_are_batches_in_one_version_only(self):
        for version in VERSIONS:
            with self.subTest(version=version), initialized(version=version) as wire:
                wire.send(self.BATCH)
                answer = wire.receive()
                if version == "2025-03-26":
                    self.assertEqual({each["id"] for each in answer}, {1, 2})
                else:
                    self.assertEqual(code(answer), -32600)
                    # Its schema has no id that is null.
                    self.assertEqual("id" in answer, version != "2025-11-25")
                    self.assertIsNone(answer.get("id"))

    def test_there_is_none_before_a_version_is_agreed_on(self):
        with Wire() as wire:
            wire.send(self.BATCH)
            self.assertEqual(code(wire.receive()), -32600)
            self.assertIn("protocolVersion", wire.initialize("2025-03-26"))


class CancelTest(unittest.TestCase):
    def test_a_cancelled_request_gets_no_answer_and_no_further_progress(self):
        for version in VERSIONS:
            release = threading.Event()

            def answer(path, query, number):
                if number > 1:
                    release.wait(30)
                return 200, amc_page(100, query)

            with self.subTest(version=version), Upstream(answer) as upstream:
                variables = {"MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "key", "MARQUEE_AMC_RATE": "0"}
                with initialized(sandbox=False, variables=variables, version=version) as wire:
                    arguments = {"limit": 100, "pageSize": 10}
                    wire.request("a", "tools/call", {
                        "name": "movies_now_playing", "arguments": arguments, "_meta": {"progressToken": "token"}})
                    told = wire.receive()
                    self.assertEqual(told["method"], "notifications/progress")
                    self.assertEqual(told["params"]["progressToken"], "token")
                    wire.notify("notifications/cancelled", {"requestId": "a", "reason": "enough"})
                    self.assertEqual(wire.answer("b", "ping")["result"], {})
                    release.set()
                    # Its id is free again once the work has really ended.
                    while "error" in wire.answer("a", "ping"):
                        pass
                    rest, _ = wire.end()
                    self.assertEqual(rest, [])

    def test_progress_carries_the_token_as_it_came(self):
        with initialized() as wire:
            for token in ("x", 7, 0, "7"):
                wire.request(1, "tools/call", {
                    "name": "movies_now_playing", "arguments": {"limit": 30, "pageSize": 10}, "_meta": {"progressToken": token}})
                told = [wire.receive(), wire.receive()]
                self.assertEqual([each["params"]["progressToken"] for each in told], [token, token])
                self.assertLess(told[0]["params"]["progress"], told[1]["params"]["progress"])
                self.assertEqual(wire.receive()["id"], 1)


class EndTest(unittest.TestCase):
    def test_at_the_end_of_input_it_goes_at_once(self):
        with initialized("--drain", "120") as wire:
            wire.request(1, "tools/call", {"name": "movies_now_playing", "arguments": {"limit": 100}})
            rest, seconds = wire.end()
            self.assertEqual([each["id"] for each in rest], [1], "what was asked is still answered")
            self.assertIn("result", rest[0])
            self.assertLess(seconds, 60)
            self.assertEqual(wire.process.returncode, 0)

    def test_it_goes_within_two_seconds_even_if_an_upstream_hangs(self):
        release = threading.Event()
        with Upstream(lambda *_: (release.wait(120), (503, {}))[1]) as upstream:
            variables = {"MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "key"}
            with initialized(sandbox=False, variables=variables) as wire:
                wire.request(1, "tools/call", {"name": "movies_now_playing"})
                self.assertEqual(wire.answer(2, "ping")["result"], {})
                rest, seconds = wire.end()
                release.set()
            self.assertLess(seconds, 30)  # a second and a half, and what a busy machine adds
            self.assertEqual([each["id"] for each in rest], [1])
            self.assertEqual(wire.process.returncode, 0)

    def test_the_end_can_be_made_to_wait_less(self):
        release, times = threading.Event(), []
        with Upstream(lambda *_: (release.wait(30), (503, {}))[1]) as upstream:
            variables = {"MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "key"}
            for _ in range(5):
                with initialized("--drain", "0", sandbox=False, variables=variables) as wire:
                    wire.request(1, "tools/call", {"name": "movies_now_playing"})
                    self.assertEqual(wire.answer(2, "ping")["result"], {})
                    times.append(wire.end()[1])
            release.set()
        # A busy machine may add to each of them.
        self.assertLess(min(times), 1)

    def test_signals_end_it(self):
        for number, expected in ((signal.SIGTERM, 143), (signal.SIGINT, 130)):
            with self.subTest(signal=number), initialized() as wire:
                wire.answer(1, "ping")
                wire.process.send_signal(number)
                self.assertEqual(wire.process.wait(30), expected)

    def test_nothing_but_the_protocol_reaches_its_output_and_nothing_stderr(self):
        with initialized() as wire:
            wire.answer(1, "tools/call", {"name": "movies_get", "arguments": {"id": "amc:movie:1"}})
            wire.send("no json")
            wire.receive()
            wire.end()
            self.assertEqual(wire.process.stderr.read(), b"")

    def test_hosts_pass_few_variables_or_none(self):
        with initialized(variables={"LOGNAME": "x", "SHELL": "/bin/sh", "USER": "x"}) as wire:
            self.assertIn("result", wire.answer(1, "tools/call", {"name": "search_movies", "arguments": {"query": "dune"}}))


if __name__ == "__main__":
    unittest.main()
