# SPDX-License-Identifier: MIT
"""The official SDK, as it chooses a version, with the handshake and without: all that there is, every message checked
against the schema of its version."""

import asyncio
import os
import sys
import tempfile
import threading
import unittest
from contextlib import asynccontextmanager

from mcp import Client, MCPError, StdioServerParameters, types
from mcp.client.subscriptions import ListenNotSupportedError

from backend import MARQUEE, PATIENCE
from mcp_content_test import played, written
from mcp_schema import check_transcript
from mcp_versions_test import MODERN, SHOWTIME, calls
from upstream import Upstream, amc_page

HERE = os.path.dirname(__file__)
TEE = os.path.join(HERE, "tee.py")
# A clock that runs, so that AMC lists a film after a second and sells its tickets after 2.4; and one that runs like
# ours, by which a busy machine adds a watch before anything happens.
MOVING = {"MARQUEE_NOW": "2026-11-21T18:00:00Z*4800"}
SLOW = {"MARQUEE_NOW": "2026-11-21T18:00:00Z*1"}
MODES = (("auto", MODERN), ("legacy", "2025-11-25"), (MODERN, MODERN))


@asynccontextmanager
async def connected(mode, *options, sandbox=True, variables={}, state=None):
    """A client, and how many results of each method it got, which is known at the end. `state` is a folder for what it
    is to share with others."""
    counts = {}
    asyncio.get_running_loop().set_debug(False)  # which tells of every task that a busy machine makes slow
    with tempfile.TemporaryDirectory(prefix="marquee-") as home:
        sent = os.path.join(home, "sent")
        server = StdioServerParameters(
            command=sys.executable, env={"HOME": home, "XDG_STATE_HOME": state or os.path.join(home, "state"), **variables},
            args=[TEE, sent, MARQUEE, "mcp", *(["--sandbox"] if sandbox else []), *options])
        async with Client(server, mode=mode) as client:
            yield client, counts
        counts.update(check_transcript(sent))


class EveryModeTest(unittest.IsolatedAsyncioTestCase):
    async def test_everything_that_there_is_works_in_every_mode(self):
        for mode, version in MODES:
            with self.subTest(mode=mode):
                async with connected(mode, "--tools", "all") as (client, counts):
                    self.assertEqual(client.protocol_version, version)
                    tools = await self.all_tools(client)
                    await self.call(client, tools)
                    await self.read(client)
                    await self.prompt_and_complete(client)
                    await self.follow_progress(client)
                    with self.assertRaises(MCPError) as caught:
                        await client.read_resource("marquee://nothing")
                    self.assertEqual(caught.exception.code, -32602 if version == MODERN else -32002)
                self.assertGreater(counts["tools/call"], len(tools))
                self.assertGreaterEqual(counts["notifications/progress"], 2)
                self.assertEqual((counts["resources/read"], counts["error"]), (9, 1))

    async def all_tools(self, client):
        tools, cursor = {}, None
        while True:
            page = await client.list_tools(cursor=cursor)
            tools |= {tool.name: tool for tool in page.tools}
            if not (cursor := page.next_cursor):
                return tools

    async def call(self, client, tools):
        called = set()
        for _, params in calls():
            if tool := tools.get(params["name"]):
                known = tool.input_schema["properties"]
                arguments = {name: value for name, value in params["arguments"].items() if name in known}
                result = await client.call_tool(tool.name, arguments)
                self.assertFalse(result.is_error, (tool.name, result.content[0].text))
                self.assertTrue(result.structured_content and result.content[0].text, tool.name)
                called.add(tool.name)
        self.assertEqual(called, set(tools))

    async def read(self, client):
        await client.call_tool("watch_add", {"kind": "seats", "showtimeId": SHOWTIME, "partySize": 3})
        values = {
            "{id}": "amc:movie:64825", "{theatre}": "amc:theatre:610", "{date}": "2026-11-21", "{showtime}": SHOWTIME}
        templates = [each.uri_template for each in (await client.list_resource_templates()).resource_templates]
        self.assertEqual(len(templates), 6)
        addresses = [each.uri for each in (await client.list_resources()).resources]
        for template in templates:
            kinds = {"marquee://theatre/{id}": "amc:theatre:610", "marquee://watch/{id}": "watch:2"}
            for name, value in (values | {"{id}": kinds.get(template, values["{id}"])}).items():
                template = template.replace(name, value)
            addresses.append(template)
        for address in addresses:
            with self.subTest(address=address):
                # Text and JSON, but for the view and its pictures.
                count = 1 if address.startswith(("ui:", "marquee://poster/")) else 2
                self.assertEqual(len((await client.read_resource(address)).contents), count)

    async def prompt_and_complete(self, client):
        for prompt in (await client.list_prompts()).prompts:
            given = {"place": "Olathe"} if prompt.name.startswith("evening") else {}
            self.assertTrue((await client.get_prompt(prompt.name, given)).messages)
            for argument in prompt.arguments:
                reference = types.PromptReference(type="ref/prompt", name=prompt.name)
                await client.complete(reference, {"name": argument.name, "value": ""})
        reference = types.ResourceTemplateReference(type="ref/resource", uri="marquee://movie/{id}")
        found = await client.complete(reference, {"name": "id", "value": "hunger games"})
        self.assertIn("amc:movie:64825", found.completion.values)

    async def follow_progress(self, client):
        told = []

        async def note(progress, total, message):
            told.append((progress, total))

        result = await client.call_tool("movies_now_playing", {"limit": 30, "pageSize": 10}, progress_callback=note)
        self.assertEqual(len(result.structured_content["rows"]), 30)
        self.assertEqual(told, [(10, 30), (20, 30)])


class CancelTest(unittest.IsolatedAsyncioTestCase):
    async def test_a_cancelled_call_is_given_up_and_the_client_goes_on(self):
        for mode, _ in MODES:
            asked, released = threading.Event(), threading.Event()

            def answer(path, query, number):
                asked.set()
                released.wait(30)
                return 200, amc_page(5, query)

            with self.subTest(mode=mode), Upstream(answer) as upstream:
                variables = {"MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "key"}
                try:
                    async with connected(mode, sandbox=False, variables=variables) as (client, _):
                        call = asyncio.create_task(client.call_tool("movies_now_playing", {}))
                        await asyncio.to_thread(asked.wait, 30)
                        call.cancel()
                        with self.assertRaises(asyncio.CancelledError):
                            await call
                        self.assertFalse((await client.call_tool("watch_list", {})).is_error)
                finally:
                    released.set()


class WatchTest(unittest.IsolatedAsyncioTestCase):
    """A watch, from "tell me when" to its end, with nothing but tools. A call after `>>` is made again with each change
    until it is answered so."""

    async def test_a_watch_happens_with_the_text_alone_and_with_the_structure_alone(self):
        for half, said in (
            ("text", lambda result: result.content[0].text), ("structure", lambda result: written(result.structured_content)),
        ):
            with self.subTest(results=half):
                with open(os.path.join(HERE, f"watch_{half}.txt"), encoding="utf-8") as file:
                    calls = list(played(file.read()))
                self.assertGreaterEqual(len(calls), 6)
                state = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
                async with connected("auto", "--results", half, variables=SLOW, state=state) as (client, _):
                    await self.play(calls[:1], client, said)
                async with connected("auto", "--results", half, variables=MOVING, state=state) as (client, _):
                    async with client.listen(resource_subscriptions=["marquee://watches"]) as changes:
                        await self.play(calls[1:], client, said, changes)

    async def play(self, calls, client, said, changes=None):
        for mark, name, arguments, expected in calls:
            result = said(await client.call_tool(name, arguments))
            try:
                while mark == ">>" and not expected.search(result):
                    async with asyncio.timeout(2 * PATIENCE):
                        await anext(changes)
                    result = said(await client.call_tool(name, arguments))
            except TimeoutError:
                pass  # nothing changes any more: what it says is not what is expected
            self.assertRegex(result, expected)


class ListenTest(unittest.IsolatedAsyncioTestCase):
    async def test_a_watch_is_listened_to(self):
        for mode in ("auto", MODERN):
            with self.subTest(mode=mode):
                state = self.enterContext(tempfile.TemporaryDirectory(prefix="marquee-"))
                async with connected(mode, variables=SLOW, state=state) as (client, _):
                    added = await client.call_tool("watch_add", {"kind": "tickets", "film": "The Batman Part II"})
                    self.assertFalse(added.is_error)
                async with connected(mode, variables=MOVING, state=state) as (client, _):
                    async with client.listen(resource_subscriptions=["marquee://watches"]) as subscription:
                        self.assertEqual(subscription.honored.resource_subscriptions, ["marquee://watches"])
                        while "Tickets are on sale for The Batman Part II." not in await self.watch(client):
                            async with asyncio.timeout(2 * PATIENCE):
                                event = await anext(subscription)
                            self.assertEqual(event.uri, "marquee://watches")
                    events = (await client.call_tool("watch_events", {})).structured_content
                    self.assertEqual([row[2] for row in events["events"]["rows"]], ["movieFound", "ticketsOpened"])
                    later = await client.call_tool("watch_events", {"cursor": events["cursor"]})
                    self.assertEqual(later.structured_content["note"], "Nothing has happened.")

    async def watch(self, client):
        return (await client.read_resource("marquee://watch/watch:1")).contents[0].text

    async def test_versions_without_it_are_told_so(self):
        async with connected("legacy") as (client, _):
            with self.assertRaises(ListenNotSupportedError):
                async with client.listen(resource_subscriptions=["marquee://watches"]):
                    pass


if __name__ == "__main__":
    unittest.main()
