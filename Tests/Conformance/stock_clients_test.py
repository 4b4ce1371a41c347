# SPDX-License-Identifier: MIT
"""Clients that know nothing of Marquee: the stock libraries of the Language Server Protocol, as they come."""

import asyncio
import subprocess
import tempfile
import threading
import unittest

import sansio_lsp_client
from backend import MARQUEE, PATIENCE, environment
from lsprotocol.types import ClientCapabilities, InitializeParams
from pygls.client import JsonRPCClient
from pygls.exceptions import JsonRpcException as PyglsError
from pygls.lsp.client import LanguageClient
from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.exceptions import JsonRpcException as PylspError
from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter


class PythonLspJsonrpcTest(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.process = subprocess.Popen([MARQUEE, "--sandbox"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env=environment(home.name))
        self.progress = []
        self.page_seen = threading.Event()
        self.endpoint = Endpoint({"$/progress": self.note}, JsonRpcStreamWriter(self.process.stdin).write)
        self.listener = threading.Thread(
            target=JsonRpcStreamReader(self.process.stdout).listen, args=[self.endpoint.consume])
        self.listener.start()
        self.addCleanup(self.stop)

    def note(self, params):
        self.progress.append(params)
        self.page_seen.set()

    def stop(self):
        self.endpoint.shutdown()
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.listener.join()
        self.process.stdout.close()

    def request(self, method, params=None):
        return self.endpoint.request(method, params).result(PATIENCE)

    def test_requests_progress_and_errors(self):
        self.assertEqual(self.request("initialize", {"capabilities": {}})["serverInfo"]["name"], "marquee")
        self.endpoint.notify("initialized", {})
        summary = self.request("movies/nowPlaying", {"partialResultToken": "t", "pageSize": 5})
        self.assertEqual(summary["pageCount"], len(self.progress))
        with self.assertRaises(PylspError) as caught:
            self.request("movies/nowPlayin")
        self.assertEqual(caught.exception.code, -32601)
        self.request("shutdown")
        self.endpoint.notify("exit")
        self.assertEqual(self.process.wait(PATIENCE), 0)

    def test_cancel(self):
        answer = self.endpoint.request("movies/all", {"partialResultToken": "t", "pageSize": 1})
        self.assertTrue(self.page_seen.wait(PATIENCE))
        id = next(iter(self.endpoint._server_request_futures))
        self.endpoint.notify("$/cancelRequest", {"id": id})
        try:
            self.assertEqual(answer.result(PATIENCE)["kind"], "summary")  # it was faster
        except PylspError as error:
            self.assertEqual(error.code, -32800)
        self.assertTrue(self.request("server/ping")["pong"])


class PyglsTest(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)  # which tells of every task that a busy machine makes slow
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.environment = environment(home.name)

    async def start(self, client):
        await client.start_io(MARQUEE, "--sandbox", env=self.environment)
        self.addAsyncCleanup(self.stop, client)
        return client

    async def stop(self, client):
        client._server.stdin.close()
        await asyncio.wait_for(client.stop(), PATIENCE)

    async def test_requests_progress_and_errors(self):
        client = JsonRPCClient()
        pages = []
        client.feature("$/progress")(lambda params: pages.append(params))
        await self.start(client)
        summary = await client.protocol.send_request_async("movies/nowPlaying", {"partialResultToken": "t", "pageSize": 5})
        self.assertEqual(summary.pageCount, len(pages))
        self.assertEqual([params.value.page for params in pages], list(range(1, len(pages) + 1)))
        with self.assertRaises(PyglsError) as caught:
            await client.protocol.send_request_async("movies/nowPlayin", {})
        self.assertEqual(caught.exception.code, -32601)

    async def test_cancel(self):
        client = JsonRPCClient()
        page_seen = asyncio.Event()
        client.feature("$/progress")(lambda params: page_seen.set())
        await self.start(client)
        answer = client.protocol.send_request_async(
            "movies/all", {"partialResultToken": "t", "pageSize": 1}, msg_id="stream")
        answer = asyncio.ensure_future(answer)
        await asyncio.wait_for(page_seen.wait(), PATIENCE)
        client.protocol.notify("$/cancelRequest", {"id": "stream"})
        try:
            self.assertEqual((await asyncio.wait_for(answer, PATIENCE)).kind, "summary")  # it was faster
        except PyglsError as error:
            self.assertEqual(error.code, -32800)

    async def test_a_language_client_starts_and_stops_it(self):
        client = await self.start(LanguageClient("test", "1"))
        result = await client.initialize_async(InitializeParams(capabilities=ClientCapabilities(), process_id=None))
        self.assertEqual(result.server_info.name, "marquee")
        await client.shutdown_async(None)
        client.exit(None)
        self.assertEqual(await asyncio.wait_for(client._server.wait(), PATIENCE), 0)


class SansioLspClientTest(unittest.TestCase):
    """The client does no I/O itself: its output is sent for it, and input is passed to it in pieces of any size."""

    def test_it_starts_and_stops_it(self):
        with tempfile.TemporaryDirectory() as home:
            process = subprocess.Popen(
                [MARQUEE, "--sandbox"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=environment(home))
            client = sansio_lsp_client.Client(trace="verbose")

            def receive():
                process.stdin.write(client.send())
                while chunk := process.stdout.read(7):
                    if events := list(client.recv(chunk)):
                        return events
                self.fail("it has ended")

            self.assertIsInstance(receive()[0], sansio_lsp_client.Initialized)
            client.shutdown()
            self.assertIsInstance(receive()[0], sansio_lsp_client.Shutdown)
            client.exit()
            process.stdin.write(client.send())
            self.assertEqual(process.wait(PATIENCE), 0)
            process.stdin.close()
            process.stdout.close()
