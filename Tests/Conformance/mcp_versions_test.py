# SPDX-License-Identifier: MIT
"""The versions of MCP beside each other: those with a handshake, and 2026-07-28, whose requests each declare it. Every
answer is checked against the schema of its version (mcp_schema)."""

import importlib
import json
import os
import subprocess
import unittest

from jsonschema import Draft202012Validator
from mcp_types import methods

from assistant import VERSIONS, Wire, method_examples
from backend import MARQUEE, environment
from contract import closed
from mcp_schema import META, check, check_notification
from mcp_tools_test import TASKS, VIEW

MODERN = "2026-07-28"
DECLARATION = {
    META + "protocolVersion": MODERN, META + "clientCapabilities": {}, META + "clientInfo": {"name": "test", "version": "1"}}
SHOWTIME = "amc:showtime:61020778482511"

# A request of each kind, with its params.
REQUESTS = [
    ("tools/list", {}), ("resources/list", {}), ("resources/templates/list", {}), ("prompts/list", {}),
    ("resources/read", {"uri": "marquee://watches"}), ("resources/read", {"uri": "marquee://suggestions"}),
    ("resources/read", {"uri": "marquee://movie/amc:movie:64825"}),
    ("resources/read", {"uri": "marquee://theatre/amc:theatre:610"}),
    ("resources/read", {"uri": "marquee://showtimes/amc:theatre:610/2026-11-21"}),
    ("resources/read", {"uri": f"marquee://seats/{SHOWTIME}"}),
    ("prompts/get", {"name": "evening_at_the_cinema", "arguments": {"place": "Olathe"}}),
    ("completion/complete", {
        "ref": {"type": "ref/resource", "uri": "marquee://movie/{id}"}, "argument": {"name": "id", "value": "amc:movie:6"}}),
    ("tools/call", {"name": "movies_get", "arguments": {"id": "amc:movie:1"}}),
]


def calls():
    """Every tool: one of its calls."""
    arguments = dict(reversed(list(method_examples())))
    yield from (("tools/call", {"name": name, "arguments": given}) for name, given in arguments.items())
    yield from (("tools/call", {"name": name, "arguments": all[0]}) for name, all in TASKS.items())
    yield from (("tools/call", {"name": name, "arguments": given}) for name, given in VIEW)


class Modern(Wire):
    """Bare pipes, where each request declares its version."""

    def declare(self, id, method, params=None, **declaration):
        self.request(id, method, (params or {}) | {"_meta": DECLARATION | declaration})

    def declared(self, id, method, params=None, **declaration):
        self.declare(id, method, params, **declaration)
        message = self.receive()
        assert message.get("id") == id, message
        return message


class SchemaTest(unittest.TestCase):
    def test_every_answer_fits_its_versions_schema(self):
        for version in (*VERSIONS, MODERN):
            with Modern() as wire:
                if version != MODERN:
                    unknown = check("initialize", version, wire.initialize(version))
                    self.assertFalse(unknown, version)
                for id, (method, params) in enumerate(REQUESTS):
                    with self.subTest(version=version, method=method, params=params):
                        answer = (wire.declared if version == MODERN else wire.answer)(id, method, params)
                        self.assertFalse(check(method, version, answer["result"]))

    def test_every_tool_answers_as_the_newest_version_has_it(self):
        with Modern() as wire:
            tools = {tool["name"]: tool for tool in wire.declared(0, "tools/list")["result"]["tools"]}
            called = set()
            for id, (method, params) in enumerate(calls(), 1):
                tool = tools.get(params["name"])
                if tool is None:
                    continue
                with self.subTest(tool=params["name"]):
                    known = tool["inputSchema"]["properties"]
                    params["arguments"] = {name: value for name, value in params["arguments"].items() if name in known}
                    result = wire.declared(id, method, params)["result"]
                    self.assertFalse(check(method, MODERN, result))
                    self.assertEqual(result["resultType"], "complete")
                    self.assertFalse(result.get("isError"), result["content"][0]["text"])
                    Draft202012Validator(closed(tool["outputSchema"])).validate(result["structuredContent"])
                    called.add(params["name"])
            self.assertEqual(called, set(tools))

    def test_what_a_client_may_keep_says_for_how_long(self):
        with Modern() as wire:
            for id, (method, params) in enumerate([("server/discover", {}), *REQUESTS]):
                with self.subTest(method=method):
                    result = wire.declared(id, method, params)["result"]
                    self.assertFalse(check(method, MODERN, result))
                    self.assertEqual(result["_meta"][META + "serverInfo"]["name"], "marquee")
                    self.assertEqual("ttlMs" in result, method in methods.CACHEABLE_METHODS)
                    if "ttlMs" in result:
                        self.assertGreaterEqual(result["ttlMs"], 0)
                        self.assertIn(result["cacheScope"], ("public", "private"))

    def test_lists_are_the_same_every_time_and_in_the_same_order(self):
        with Modern() as wire:
            first = [wire.declared(1, method) for method, _ in REQUESTS[:4]]
            wire.declared(2, "tools/call", {"name": "watch_add", "arguments": TASKS["watch_add"][0]})
            wire.initialize()
            self.assertEqual([wire.declared(1, method) for method, _ in REQUESTS[:4]], first)


class DeclarationTest(unittest.TestCase):
    """Which version a request is of."""

    def error(self, message, code):
        self.assertEqual(message["error"]["code"], code, message)
        self.assertIsInstance(message["error"]["message"], str)
        return message["error"].get("data")

    def test_an_unsupported_version_is_answered_with_the_supported_ones(self):
        with Modern() as wire:
            for method in ("server/discover", "tools/list", "tools/call", "no/method"):
                for version in ("1900-01-01", "2027-01-01", "2025-11-25", ""):
                    answer = wire.declared(1, method, **{META + "protocolVersion": version})
                    data = self.error(answer, -32022)
                    self.assertEqual(data["requested"], version)
                    # Those that a request can declare; the others are agreed on by a handshake.
                    self.assertEqual(data["supported"], [MODERN])

    def test_a_declaration_has_all_that_it_must_have(self):
        with Modern() as wire:
            for missing in ("protocolVersion", "clientCapabilities"):
                meta = {name: value for name, value in DECLARATION.items() if name != META + missing}
                for method in ("server/discover", "tools/list"):
                    data = self.error(wire.answer(1, method, {"_meta": meta}), -32602)
                    self.assertIn(missing, data["path"])
            for method in ("server/discover", "subscriptions/listen"):
                self.error(wire.answer(1, method, {"notifications": {}}), -32602)
            self.error(wire.declared(1, "tools/list", **{META + "clientInfo": 7}), -32602)
            self.error(wire.declared(1, "tools/list", **{META + "logLevel": "loud"}), -32602)
            anonymous = {name: value for name, value in DECLARATION.items() if name != META + "clientInfo"}
            self.assertIn("result", wire.answer(1, "tools/list", {"_meta": anonymous}))

    def test_no_request_depends_on_an_earlier_one(self):
        with Modern() as wire:
            self.assertIn("tools", wire.declared(1, "tools/list")["result"])
            self.error(wire.answer(2, "tools/list"), -32600)
            for version in ("2025-11-25",):
                wire.initialize(version)
            self.assertNotIn("resultType", wire.answer(3, "tools/list")["result"])
            self.assertEqual(wire.answer(4, "ping")["result"], {})
            self.error(wire.declared(5, "ping"), -32601)
            self.error(wire.answer(6, "server/discover"), -32601)
            self.error(wire.answer(7, "resources/read", {"uri": "marquee://nothing"}), -32002)
            self.error(wire.declared(8, "resources/read", {"uri": "marquee://nothing"}), -32602)

    def test_what_the_version_has_removed_is_unknown(self):
        with Modern() as wire:
            for method in (
                    "initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe", "tasks/get",
                    "roots/list", "sampling/createMessage", "elicitation/create", "shutdown", "rpc.discover"):
                self.error(wire.declared(1, method), -32601)

    def test_nothing_is_logged_and_no_code_of_the_protocols_is_taken(self):
        with Modern(sandbox=False, variables={"MARQUEE_AMC_KEY": "k", "MARQUEE_AMC_URL": "http://127.0.0.1:1"}) as wire:
            wire.initialize()
            wire.answer(1, "logging/setLevel", {"level": "error"})
            data = self.error(wire.declared(2, "resources/read", {"uri": "marquee://theatre/amc:theatre:610"}), -32603)
            self.assertEqual(data["kind"], "upstreamUnreachable")
            self.assertEqual(wire.end()[0], [])

    def test_a_cancelled_request_gets_nothing_more_and_bad_cancels_are_ignored(self):
        with Modern() as wire:
            wire.declare(1, "subscriptions/listen", {"notifications": {}})
            wire.receive()
            for params in ({"requestId": 1, "reason": "enough"}, {"requestId": 1}, {"requestId": 99}, {"requestId": {}}, {}):
                wire.notify("notifications/cancelled", params)
            self.assertIn("result", wire.declared(2, "tools/list"))
            self.assertEqual(wire.end()[0], [])


class SubscriptionTest(unittest.TestCase):
    def listen(self, wire, id, *uris, **filter):
        """Opens a subscription and returns what is honoured."""
        wire.declare(id, "subscriptions/listen", {"notifications": filter | {"resourceSubscriptions": list(uris)}})
        message = wire.receive()
        self.assertEqual(message["method"], "notifications/subscriptions/acknowledged")
        check_notification(MODERN, message)
        self.assertEqual(message["params"]["_meta"], {META + "subscriptionId": id})
        return message["params"]["notifications"]

    def test_it_is_acknowledged_first_and_ends_with_its_response(self):
        with Modern() as wire:
            wire.declared(1, "tools/call", {"name": "watch_add", "arguments": TASKS["watch_add"][0]})
            honoured = self.listen(
                wire, "a", "marquee://watches", f"marquee://seats/{SHOWTIME}", "marquee://watch/watch:9",
                "marquee://suggestions", "file:///x", toolsListChanged=True, promptsListChanged=True)
            self.assertEqual(honoured, {"resourceSubscriptions": ["marquee://watches", f"marquee://seats/{SHOWTIME}"]})
            self.assertEqual(self.listen(wire, 2), {})
            rest, _ = wire.end()
            self.assertCountEqual([message["id"] for message in rest], ["a", 2])
            for message in rest:
                self.assertFalse(check("subscriptions/listen", MODERN, message["result"]))
                self.assertEqual(message["result"]["_meta"][META + "subscriptionId"], message["id"])

    def test_each_change_is_told_to_the_subscription_that_asked_for_it(self):
        with Modern() as wire:
            wire.declared(1, "tools/call", {"name": "watch_add", "arguments": TASKS["watch_add"][0]})
            self.listen(wire, 2, "marquee://watches")
            self.listen(wire, "three", "marquee://watch/watch:1")
            self.listen(wire, 4, f"marquee://seats/{SHOWTIME}")
            wire.declare(5, "tools/call", {"name": "watch_remove", "arguments": {"watchId": "watch:1"}})
            told = {}
            for message in [wire.receive() for _ in range(3)]:
                if "id" not in message:
                    check_notification(MODERN, message)
                    told[message["params"]["_meta"][META + "subscriptionId"]] = message["params"]["uri"]
            self.assertEqual(told, {2: "marquee://watches", "three": "marquee://watch/watch:1"})

    def test_what_another_process_adds_and_removes_is_told(self):
        with Modern() as wire:
            self.assertEqual(self.listen(wire, 1, "marquee://watches"), {"resourceSubscriptions": ["marquee://watches"]})
            for method, params in (
                ("watch/add", {"kind": "tickets", "movie": "a film that nobody has announced"}),
                ("watch/remove", {"id": "watch:1"}),
            ):
                subprocess.run(
                    [MARQUEE, "--sandbox", "call", method, json.dumps(params)], check=True, stdout=subprocess.DEVNULL,
                    env=environment(wire.home.name))
                message = wire.receive()
                check_notification(MODERN, message)
                self.assertEqual(message["params"]["uri"], "marquee://watches")

    def test_the_older_versions_subscribe_for_the_connection(self):
        with Modern() as wire:
            wire.initialize("2024-11-05")
            self.assertEqual(wire.answer(1, "resources/subscribe", {"uri": "marquee://watches"})["result"], {})
            wire.request(2, "tools/call", {"name": "watch_add", "arguments": TASKS["watch_add"][0]})
            messages = [wire.receive(), wire.receive()]
            update = next(message for message in messages if "method" in message)
            self.assertEqual(update["params"], {"uri": "marquee://watches"})
            check_notification("2024-11-05", update)


class ClauseTest(unittest.TestCase):
    def test_every_clause_of_the_specification_is_held_by_a_test_or_does_not_apply(self):
        with open(os.path.join(os.path.dirname(__file__), "mcp_clauses.json"), encoding="utf-8") as file:
            table = json.load(file)
        for version, count in ((MODERN, 272), ("2025-11-25", 140)):
            clauses = [clause for row in table[version] for clause in row["clauses"]]
            self.assertEqual((len(clauses), len(set(clauses))), (count, count))
            for row in table[version]:
                if "test" in row:
                    module, suite, test = row["test"].split(".")
                    self.assertTrue(hasattr(getattr(importlib.import_module(module), suite), test), row["test"])
                else:
                    self.assertTrue(row["because"])


if __name__ == "__main__":
    unittest.main()
