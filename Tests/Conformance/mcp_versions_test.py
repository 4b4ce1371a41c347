# SPDX-License-Identifier: MIT
"""The versions of MCP beside each other: those with a handshake, and 2026-07-28, whose requests each declare it. Every
answer is checked against the SDK's types of its version, which are generated from that version's schema."""

import importlib
import json
import os
import tempfile
import unittest
from contextlib import asynccontextmanager

from jsonschema import Draft202012Validator
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.subscriptions import ListenNotSupportedError
from mcp_types import methods

from assistant import VERSIONS, Wire, method_examples
from backend import MARQUEE
from mcp_tools_test import ERRANDS

MODERN = "2026-07-28"
META = "io.modelcontextprotocol/"
DECLARATION = {
    META + "protocolVersion": MODERN, META + "clientCapabilities": {}, META + "clientInfo": {"name": "test", "version": "1"}}
MOVING = {"MARQUEE_NOW": "2026-11-21T12:00:00Z*2400"}
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
    yield from (("tools/call", {"name": name, "arguments": all[0]}) for name, all in ERRANDS.items())


class Modern(Wire):
    """Bare pipes, where each request declares its version."""

    def declare(self, id, method, params=None, **declaration):
        self.request(id, method, (params or {}) | {"_meta": DECLARATION | declaration})

    def declared(self, id, method, params=None, **declaration):
        self.declare(id, method, params, **declaration)
        message = self.receive()
        assert message.get("id") == id, message
        return message


def check(method, version, result):
    """Checks a result: it fits the version's schema, and has no member that the schema doesn't know."""
    known = methods.serialize_server_result(method, version, result)
    return {name for name in result if name not in known}


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
                    Draft202012Validator(tool["outputSchema"]).validate(result["structuredContent"])
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
            wire.declared(2, "tools/call", {"name": "watch_add", "arguments": ERRANDS["watch_add"][0]})
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
                    self.assertEqual(data["supported"], [MODERN, *reversed(VERSIONS)])

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
        methods.parse_server_notification(message["method"], MODERN, message["params"])
        self.assertEqual(message["params"]["_meta"], {META + "subscriptionId": id})
        return message["params"]["notifications"]

    def test_it_is_acknowledged_first_and_ends_with_its_response(self):
        with Modern() as wire:
            wire.declared(1, "tools/call", {"name": "watch_add", "arguments": ERRANDS["watch_add"][0]})
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
            wire.declared(1, "tools/call", {"name": "watch_add", "arguments": ERRANDS["watch_add"][0]})
            self.listen(wire, 2, "marquee://watches")
            self.listen(wire, "three", "marquee://watch/watch:1")
            self.listen(wire, 4, f"marquee://seats/{SHOWTIME}")
            wire.declare(5, "tools/call", {"name": "watch_remove", "arguments": {"watchId": "watch:1"}})
            told = {}
            for message in [wire.receive() for _ in range(3)]:
                if "id" not in message:
                    methods.parse_server_notification(message["method"], MODERN, message["params"])
                    told[message["params"]["_meta"][META + "subscriptionId"]] = message["params"]["uri"]
            self.assertEqual(told, {2: "marquee://watches", "three": "marquee://watch/watch:1"})

    def test_the_older_versions_subscribe_for_the_connection(self):
        with Modern() as wire:
            wire.initialize("2024-11-05")
            self.assertEqual(wire.answer(1, "resources/subscribe", {"uri": "marquee://watches"})["result"], {})
            wire.request(2, "tools/call", {"name": "watch_add", "arguments": ERRANDS["watch_add"][0]})
            messages = [wire.receive(), wire.receive()]
            update = next(message for message in messages if "method" in message)
            self.assertEqual(update["params"], {"uri": "marquee://watches"})
            methods.parse_server_notification(update["method"], "2024-11-05", update["params"])


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


class SDKTest(unittest.IsolatedAsyncioTestCase):
    """The official SDK, as it chooses, with the handshake and without."""

    @asynccontextmanager
    async def connected(self, mode, *options, variables={}):
        with tempfile.TemporaryDirectory(prefix="marquee-") as home:
            server = StdioServerParameters(
                command=MARQUEE, args=["mcp", "--sandbox", *options], env={"HOME": home, **variables})
            async with Client(server, mode=mode) as client:
                yield client

    async def test_everything_works_in_every_mode(self):
        for mode, version in (("auto", MODERN), ("legacy", "2025-11-25"), (MODERN, MODERN)):
            with self.subTest(mode=mode):
                async with self.connected(mode) as client:
                    self.assertEqual(client.protocol_version, version)
                    self.assertIn("watch_add", [tool.name for tool in (await client.list_tools()).tools])
                    self.assertEqual(len((await client.list_resource_templates()).resource_templates), 5)
                    for resource in (await client.list_resources()).resources:
                        self.assertEqual(len((await client.read_resource(resource.uri)).contents), 2)
                    prompt = (await client.list_prompts()).prompts[0].name
                    self.assertTrue((await client.get_prompt(prompt, {"place": "Olathe"})).messages)
                    told = []

                    async def note(progress, total, message):
                        told.append(progress)

                    result = await client.call_tool(
                        "movies_now_playing", {"limit": 30, "pageSize": 10}, progress_callback=note)
                    self.assertEqual(len(result.structured_content["rows"]), 30)
                    self.assertEqual(told, [10, 20, 30])
                    with self.assertRaises(MCPError) as caught:
                        await client.read_resource("marquee://nothing")
                    self.assertEqual(caught.exception.code, -32602 if version == MODERN else -32002)

    async def test_a_watch_is_listened_to(self):
        async with self.connected("auto", variables=MOVING) as client:
            async with client.listen(resource_subscriptions=["marquee://watches"]) as subscription:
                self.assertEqual(subscription.honored.resource_subscriptions, ["marquee://watches"])
                added = await client.call_tool("watch_add", {"kind": "tickets", "film": "The Batman Part II"})
                self.assertFalse(added.is_error)
                async for event in subscription:
                    self.assertEqual(event.uri, "marquee://watches")
                    watch = (await client.read_resource("marquee://watch/watch:1")).contents
                    if "Tickets are on sale for The Batman Part II." in watch[0].text:
                        break
            events = (await client.call_tool("watch_events", {})).structured_content
            self.assertEqual([row[2] for row in events["events"]["rows"]], ["movieFound", "ticketsOpened"])
            later = await client.call_tool("watch_events", {"cursor": events["cursor"]})
            self.assertEqual(later.structured_content["note"], "Nothing has happened.")
        async with self.connected("legacy") as client:
            with self.assertRaises(ListenNotSupportedError):
                async with client.listen(resource_subscriptions=["marquee://watches"]):
                    pass


if __name__ == "__main__":
    unittest.main()
