# SPDX-License-Identifier: MIT
"""Both clients with backends that misbehave: each is reported for what it is, none hangs, and a new start works."""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

from marquee_client import CONTRACT_VERSION, AsyncClient, Client, errors
from marquee_client._contract import difference
from marquee_client._repetition import changes
from marquee_client.generated.models import InitializeResult
from marquee_client.models import Movie
from support import FOLDER, PATIENCE, BackendTest, behaving, server

Ask = Callable[[Any], Any]


def ask_for_one(client: Any) -> Any:
    return client.movies.get(id="amc:movie:1")


def ask_for_pages(client: Any) -> Any:
    return client.movies.now_playing()


class BothTest(BackendTest):
    def both(self, settings: dict[str, Any], ask: Ask, check: Callable[[list[Any], Exception | None], None]) -> None:
        """Runs the same with both clients; `check` gets what came and what was raised."""
        for name, run in [("Client", self.with_threads), ("AsyncClient", self.with_asyncio)]:
            with self.subTest(name):
                came: list[Any] = []
                raised: Exception | None = None
                try:
                    run(settings, ask, came)
                except errors.MarqueeError as error:
                    raised = error
                check(came, raised)

    def with_threads(self, settings: dict[str, Any], ask: Ask, came: list[Any]) -> None:
        with Client(**settings) as client:
            answer = ask(client)
            if isinstance(answer, Movie):
                came.append(answer)
                return
            for row in answer:
                came.append(row)  # noqa: PERF402

    def with_asyncio(self, settings: dict[str, Any], ask: Ask, came: list[Any]) -> None:
        async def main() -> None:
            async with AsyncClient(**settings) as client:
                answer = ask(client)
                if hasattr(answer, "__aiter__"):
                    async for row in answer:
                        came.append(row)  # noqa: PERF401
                else:
                    came.append(await answer)

        asyncio.run(main(), debug=True)


class SharedServersTest(BothTest):
    def test_a_backend_that_is_killed_in_mid_stream(self) -> None:
        def check(came: list[Any], raised: Exception | None) -> None:
            self.assertEqual([movie.title for movie in came], ["Film 1", "Film 2", "Film 3"])
            assert isinstance(raised, errors.BackendExitedError)
            self.assertEqual((raised.exit_status, len(raised.stderr)), (-9, 3))
            self.assertEqual(raised.stderr[-1], "marquee: fatal: out of film")
            self.assertIn("SIGKILL", str(raised))
            self.assertIn("out of film", str(raised))

        self.both(server("dies"), ask_for_pages, check)

    def test_an_old_backend_that_lacks_a_method(self) -> None:
        def check(came: list[Any], raised: Exception | None) -> None:
            assert isinstance(raised, errors.MethodNotFoundError)
            self.assertEqual(raised.data["method"], "movies/get")
            self.assertRegex(str(raised), "marquee 0.1.0 with contract 0.1.0, this client was made for contract 1")

        with self.assertLogs("marquee_client", "WARNING") as said:
            self.both(server("old"), ask_for_one, check)
            self.both(server("old"), ask_for_pages, self.expect_three)
        self.assertEqual(len(said.output), 4)
        for line in said.output:
            self.assertRegex(line, r"servers/old is marquee 0\.1\.0, whose contract 0\.1\.0 is older than 1\.")
            self.assertRegex(line, "until the backend is updated$")

    def test_a_new_backend_that_has_dropped_a_method(self) -> None:
        def check(came: list[Any], raised: Exception | None) -> None:
            self.assertIs(type(raised), errors.RPCError)
            self.assertEqual(str(raised), '"movies/get" was retired')

        with self.assertLogs("marquee_client", "WARNING") as said:
            self.both(server("new"), ask_for_one, check)
            self.both(server("new"), ask_for_pages, self.expect_three)
        self.assertEqual(len(said.output), 4)
        for line in said.output:
            self.assertRegex(line, r"servers/new is marquee 9\.0\.0, whose contract 9\.0\.0 is newer than 1\.")
            self.assertRegex(line, "until the client is updated$")

    def expect_three(self, came: list[Any], raised: Exception | None) -> None:
        self.assertEqual((len(came), raised), (3, None))

    def test_the_same_contract_and_a_later_minor_one_are_nothing_to_speak_of(self) -> None:
        major, minor = (int(part) for part in CONTRACT_VERSION.split(".")[:2])
        for version, word in [
            (CONTRACT_VERSION, None),
            (f"{major}.{minor + 1}.0", None),
            (f"{major}.{minor}.99", None),
            (f"{major - 1}.99.0", "older"),
            (f"{major + 1}.0", "newer"),
            ("", "older"),
            ("next", "older"),
        ]:
            with self.subTest(version):
                server = InitializeResult.from_json(
                    {
                        "capabilities": {},
                        "serverInfo": {"name": "marquee", "version": "1.0.0"},
                        "contractVersion": version,
                    }
                )
                words = difference("/bin/marquee", server) or ""
                self.assertEqual((bool(words), (word or "") in words), (word is not None, True))

    def test_garbage(self) -> None:
        def check(came: list[Any], raised: Exception | None) -> None:
            self.assertIsInstance(raised, errors.ProtocolError)
            self.assertIn("Welcome to Film OS 3.1", str(raised))

        self.both(server("garbage"), ask_for_one, check)


class StartAgainTest(BothTest):
    """The next call starts a backend again that is gone; it may go again."""

    def test_client(self) -> None:
        for name, kind in [("dies", errors.BackendExitedError), ("garbage", errors.ProtocolError)]:
            client = Client(**server(name))
            for _ in range(2):
                with self.assertRaises(kind):
                    list(ask_for_pages(client))
            client.close()

    def test_async_client(self) -> None:
        async def main(name: str, kind: type[Exception]) -> None:
            client = AsyncClient(**server(name))
            for _ in range(2):
                with self.assertRaises(kind):
                    [movie async for movie in ask_for_pages(client)]
            await client.close()

        asyncio.run(main("dies", errors.BackendExitedError))
        asyncio.run(main("garbage", errors.ProtocolError))


class OwnServersTest(BothTest):
    def expect(self, how: str, kind: type[Exception], words: str) -> None:
        def check(came: list[Any], raised: Exception | None) -> None:
            self.assertIsInstance(raised, kind)
            self.assertRegex(str(raised), words)

        self.both(behaving(how), ask_for_one, check)

    def test_a_backend_that_leaves(self) -> None:
        self.expect("leaves", errors.BackendExitedError, "(?s)exited with status 1.*out of film")

    def test_a_call_that_reads_is_made_again_once_when_the_backend_leaves(self) -> None:
        settings, asked = self.leaving_at_times()
        self.both(settings, ask_for_one, lambda came, raised: self.assertEqual((len(came), raised), (1, None)))
        self.assertEqual(asked.read_text(encoding="utf-8").split(), ["movies/get"] * 4)

    def test_a_call_that_changes_something_is_not_made_again(self) -> None:
        settings, asked = self.leaving_at_times()
        with Client(**settings) as client, self.assertRaises(errors.BackendExitedError):
            client.library.set(id="amc:movie:1", rating=8)
        self.assertEqual(asked.read_text(encoding="utf-8").split(), ["library/set"])

    def test_without_restarts_no_call_is_made_again(self) -> None:
        settings, asked = self.leaving_at_times()
        with Client(**settings, restart=False) as client, self.assertRaises(errors.BackendExitedError):
            ask_for_one(client)
        self.assertEqual(asked.read_text(encoding="utf-8").split(), ["movies/get"])

    def test_each_method_that_changes_something_is_known_as_such(self) -> None:
        contract = json.loads((FOLDER.parents[2] / "schema/openrpc.json").read_text(encoding="utf-8"))
        for method in contract["methods"]:
            tool = method.get("x-tool")
            if isinstance(tool, dict) and "effect" in tool:
                with self.subTest(method["name"]):
                    self.assertEqual(changes(method["name"]), tool["effect"] != "reads")

    def leaving_at_times(self) -> tuple[dict[str, Any], Path]:
        """The settings for a backend that dies at every other request, and the file of its requests."""
        asked = Path(self.use(tempfile.TemporaryDirectory())) / "asked"
        return {**behaving("leaves_once"), "environment": {**os.environ, "MARQUEE_ASKED": str(asked)}}, asked

    def test_an_answer_that_is_not_what_the_contract_says(self) -> None:
        self.expect("wrong", errors.ProtocolError, "movies/get .* TypeError.*'title'")

    def test_a_request_that_could_not_be_read(self) -> None:
        """Its answer has no id, so the caller waited for ever."""
        self.expect("unreadable", errors.ProtocolError, "could not read a message: The message is too long")

    def test_a_backend_that_closes_its_output_and_lives_on(self) -> None:
        with mock.patch("marquee_client._process.GRACE", PATIENCE):
            self.expect("mute", errors.BackendExitedError, "exited with status 0 without a word on stderr")

    def test_a_line_without_an_end(self) -> None:
        with mock.patch("marquee_client._session.LINE_LIMIT", 1 << 20):
            self.expect("endless", errors.ProtocolError, "a line of more than 1048576 bytes")

    def test_a_backend_that_never_answers(self) -> None:
        ask = lambda client: client.movies.get(id="amc:movie:1", timeout_milliseconds=1)  # noqa: E731
        self.both(
            {**behaving("silent"), "grace": 0},
            ask,
            lambda _, raised: self.assertIsInstance(raised, errors.BackendSilentError),
        )

    def test_chatter_on_stderr_holds_nothing_up(self) -> None:
        self.both(
            behaving("floods"), ask_for_one, lambda came, raised: self.assertEqual((len(came), raised), (1, None))
        )

    def test_bytes_one_by_one(self) -> None:
        self.both(
            behaving("dribbles"), ask_for_one, lambda came, raised: self.assertEqual((len(came), raised), (1, None))
        )

    def test_a_backend_that_hangs_is_killed_in_the_end(self) -> None:
        start = time.monotonic()
        with mock.patch("marquee_client._process.GRACE", 0.3):
            self.both(
                behaving("hangs"), ask_for_one, lambda came, raised: self.assertEqual((len(came), raised), (1, None))
            )
        self.assertLess(time.monotonic() - start, PATIENCE)

    def test_a_program_that_is_none(self) -> None:
        def check(came: list[Any], raised: Exception | None) -> None:
            self.assertIsInstance(raised, errors.BackendNotFoundError)
            self.assertIn("swift build -c release --product marquee", str(raised))

        self.both({"binary": Path("/no/such/marquee")}, ask_for_one, check)
