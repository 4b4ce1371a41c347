# SPDX-License-Identifier: MIT
"""The official Python SDK as the assistant: handshakes in every version, progress, cancels, logging, and the end."""

import asyncio
import tempfile
import threading
import time
import unittest

import mcp.types as types
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

from assistant import VERSIONS, all_tools, connected
from backend import MARQUEE, PATIENCE
from upstream import Upstream, amc_page


class HandshakeTest(unittest.IsolatedAsyncioTestCase):
    async def test_every_version_is_agreed_on_and_its_results_are_of_its_time(self):
        for version in VERSIONS:
            with self.subTest(version=version):
                async with connected(version=version) as session:
                    self.assertEqual(session.protocol_version, version)
                    self.assertEqual(session.server_info.name, "marquee")
                    self.assertIn("amc:movie:64825", session.instructions)
                    self.assertEqual(session.server_capabilities.completions is not None, version > "2025")
                    tools = {tool.name: tool for tool in await all_tools(session)}
                    tool = tools["movies_now_playing"]
                    self.assertEqual(tool.annotations is not None, version >= "2025-03-26")
                    self.assertEqual(tool.title is not None, version >= "2025-06-18")
                    self.assertEqual(tool.output_schema is not None, version >= "2025-06-18")
                    result = await session.call_tool("movies_now_playing", {"limit": 3})
                    self.assertFalse(result.is_error)
                    self.assertIn("amc:movie:64825", result.content[0].text)
                    self.assertEqual(result.structured_content is not None, version >= "2025-06-18")
                    self.assertTrue(all(part.type == "text" or version >= "2025-06-18" for part in result.content))

    async def test_a_version_that_nobody_knows_is_answered_with_the_latest(self):
        async with connected(version="1999-01-01") as session:
            self.assertEqual(session.protocol_version, "2025-11-25")

    async def test_a_client_that_may_choose_needs_no_handshake(self):
        with tempfile.TemporaryDirectory(prefix="marquee-") as home:
            server = StdioServerParameters(command=MARQUEE, args=["mcp", "--sandbox"], env={"HOME": home})
            async with Client(stdio_client(server)) as client:
                self.assertEqual(client.protocol_version, "2026-07-28")
                result = await client.call_tool("find_film", {"film": "tt0096895"})
                self.assertEqual(result.structured_content["films"][0]["ids"][0], "amc:movie:61234")


class ProgressTest(unittest.IsolatedAsyncioTestCase):
    async def test_each_page_is_told_and_progress_only_rises(self):
        for version in VERSIONS:
            with self.subTest(version=version):
                told = []

                async def note(progress, total, message):
                    told.append((progress, total, message))

                async with connected(version=version) as session:
                    result = await session.call_tool(
                        "movies_now_playing", {"limit": 51, "pageSize": 10}, progress_callback=note)
                self.assertFalse(result.is_error)
                self.assertEqual([progress for progress, _, _ in told], [10, 20, 30, 40, 50])
                self.assertEqual({total for _, total, _ in told}, {51})
                self.assertEqual(all(message for _, _, message in told), version >= "2025-03-26")

    async def test_the_end_is_told_by_the_result_alone(self):
        async with connected() as session:
            for name, arguments, expected in (
                ("movies_get", {"id": "amc:movie:64825"}, [(0, 1)]), ("movies_popular", {"limit": 3}, []),
                ("server_ping", {}, []),
            ):
                told = []

                async def note(progress, total, message):
                    told.append((progress, total))

                await session.call_tool(name, arguments, progress_callback=note)
                self.assertEqual(told, expected)


class CancelTest(unittest.IsolatedAsyncioTestCase):
    async def test_a_cancelled_call_is_given_up_and_the_session_goes_on(self):
        asked, released = threading.Event(), threading.Event()

        def answer(path, query, number):
            asked.set()
            released.wait(30)
            return 200, amc_page(5, query)

        with Upstream(answer) as upstream:
            try:
                variables = {"MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "key"}
                async with connected(sandbox=False, variables=variables) as session:
                    call = asyncio.create_task(session.call_tool("movies_now_playing", {}))
                    await asyncio.to_thread(asked.wait, 30)
                    call.cancel()
                    with self.assertRaises(asyncio.CancelledError):
                        await call
                    await session.send_ping()
                    # The slot and the connection are released as well; nothing is sent when they are.
                    deadline = time.monotonic() + PATIENCE
                    while (status := await session.call_tool("server_status", {})).structured_content.get("running"):
                        self.assertLess(time.monotonic(), deadline, "the call goes on")
            finally:
                released.set()


class LoggingTest(unittest.IsolatedAsyncioTestCase):
    async def test_messages_come_as_asked_for_and_hold_no_key(self):
        messages = []
        told = asyncio.Event()

        async def note(params):
            messages.append(params)
            told.set()

        with Upstream(lambda path, query, number: (200, amc_page(5, query))) as upstream:
            variables = {"MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "very-secret-key"}
            async with connected(sandbox=False, variables=variables, logging_callback=note) as session:
                await session.call_tool("movies_now_playing", {})
                self.assertEqual(messages, [], "nothing below a warning unless asked for")
                await session.set_logging_level("debug")
                await session.call_tool("movies_all", {})
                await asyncio.wait_for(told.wait(), 30)
                with self.assertRaises(MCPError) as caught:
                    await session.send_request(
                        types.SetLevelRequest.model_construct(
                            method="logging/setLevel", params=types.RequestParams.model_construct(level="loud")),
                        types.EmptyResult)
                self.assertEqual(caught.exception.code, -32602)
        self.assertNotIn("very-secret-key", str(messages))
        self.assertTrue(all(message.logger == "marquee" for message in messages))


class CredentialTest(unittest.IsolatedAsyncioTestCase):
    async def test_a_key_can_be_set_only_where_that_is_allowed_and_is_never_told(self):
        secret = "s3cret-for-marquee"
        async with connected(sandbox=False) as session:
            with self.assertRaises(MCPError) as caught:
                await session.call_tool("credentials_set", {"provider": "amc", "key": secret})
            self.assertEqual(caught.exception.code, -32602)
        asked = []

        def answer(path, query, number):
            return 401, {"errors": [{"code": 1, "exceptionMessage": f"Key {secret} is not known"}]}

        with Upstream(answer) as upstream:
            async with connected(
                    "--allow-credentials", sandbox=False, variables={"MARQUEE_AMC_URL": upstream.base}) as session:
                for name, arguments in (
                    ("credentials_set", {"provider": "amc", "key": secret}), ("credentials_status", {}),
                    ("movies_now_playing", {}), ("server_status", {}),
                ):
                    asked.append(await session.call_tool(name, arguments))
        self.assertTrue(asked[1].structured_content["credentials"]["rows"][0][1])
        self.assertTrue(asked[2].is_error)
        self.assertNotIn(secret, str(asked))
        self.assertEqual(upstream.requests[0]["headers"]["X-AMC-Vendor-Key"], secret)


if __name__ == "__main__":
    unittest.main()
