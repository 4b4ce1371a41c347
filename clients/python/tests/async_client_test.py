# SPDX-License-Identifier: MIT
"""AsyncClient: calls and lists against the real backend."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
import unittest
from collections.abc import Callable, Coroutine
from typing import Any
from unittest import mock

import uvloop

from marquee_client import AsyncClient, Notifications, errors
from marquee_client._async_connection import Pipes
from marquee_client.models import Fault, Movie, Progress, SuggestionList
from support import PATIENCE, BackendTest, behaving


class AsyncTest(BackendTest):
    """Its asynchronous tests run in Python's own event loop and in one of others, both of which look closely."""

    def __init_subclass__(cls) -> None:
        for name, test in list(vars(cls).items()):
            if inspect.iscoroutinefunction(test) and name.startswith("test_"):
                setattr(cls, name, in_each_loop(test))


def in_each_loop(test: Callable[[Any], Coroutine[Any, Any, None]]) -> Callable[[unittest.TestCase], None]:
    """Makes a plain test of an asynchronous one."""

    def run(self: unittest.TestCase) -> None:
        for name, new_loop in [("asyncio", asyncio.new_event_loop), ("uvloop", uvloop.new_event_loop)]:
            with self.subTest(name):
                loop = new_loop()
                loop.set_debug(True)
                try:
                    loop.run_until_complete(asyncio.wait_for(test(self), PATIENCE))
                    loop.run_until_complete(loop.shutdown_asyncgens())
                finally:
                    loop.close()

    return run


class CallTest(AsyncTest):
    async def test_gives_a_typed_value(self) -> None:
        async with AsyncClient(**self.sandbox) as client:
            movie = await client.movies.get(id="amc:movie:64825")
            self.assertEqual((movie.title, movie.json["runtimeMinutes"]), (movie.json["title"], movie.runtime_minutes))

    async def test_answers_many_tasks_at_once(self) -> None:
        async with AsyncClient(**self.sandbox) as client:
            pongs = await asyncio.gather(*(client.server.ping(sequence=number) for number in range(2000)))
            self.assertEqual([pong.sequence for pong in pongs], list(range(2000)))

    async def test_an_error_is_an_exception_of_its_kind(self) -> None:
        async with AsyncClient(**self.sandbox) as client:
            with self.assertRaises(errors.NotFoundError) as caught:
                await client.movies.get(id="amc:movie:1")
            self.assertEqual((caught.exception.code, caught.exception.http_status), (-32012, 404))

    async def test_speaks_of_methods_that_it_does_not_know_by_name(self) -> None:
        async with AsyncClient(**self.sandbox) as client:
            self.assertEqual(await client.call("server/ping", {"sequence": 7}), {"pong": True, "sequence": 7})
            rows = [row["id"] async for row in client.stream("movies/nowPlaying", {"limit": 1})]
            self.assertEqual(rows, ["amc:movie:64825"])

    async def test_gives_what_is_known_so_far(self) -> None:
        async with AsyncClient(**behaving("partial")) as client:
            partials: list[Movie] = []
            movie = await client.movies.get(id="amc:movie:1", link=True, on_partial=partials.append)
            self.assertEqual([partial.rating for partial in partials] + [movie.rating], [None, 7.5])


class CancelTest(AsyncTest):
    async def cancels(self, client: AsyncClient) -> int:
        return (await client.server.status()).requests_by_method.get("$/cancelRequest", 0)

    async def test_of_a_task_goes_through_and_reaches_the_backend(self) -> None:
        async with AsyncClient(**self.hanging()) as client:
            first = asyncio.Event()

            async def read() -> None:
                async for _ in client.movies.coming_soon(page_size=10):
                    first.set()
                    await asyncio.Event().wait()

            task = asyncio.create_task(read())
            await first.wait()
            task.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await task
            # The event loop closes the loop's iterator when it is no longer in use.
            while await self.cancels(client) == 0:
                pass

    async def test_of_a_call_by_a_timeout(self) -> None:
        async with AsyncClient(**behaving("silent")) as client:
            with self.assertRaises(asyncio.TimeoutError):
                await asyncio.wait_for(client.movies.get(id="amc:movie:1"), 0.01)
            self.assertEqual(client._connection.running._calls, {})

    async def test_by_leaving_the_loop(self) -> None:
        async with AsyncClient(**self.hanging()) as client:
            async for _ in client.movies.coming_soon(page_size=10):
                break
            rows = client.movies.coming_soon(page_size=10).__aiter__()
            await rows.__anext__()
            await rows.aclose()
            while await self.cancels(client) < 2:
                pass


class ListTest(AsyncTest):
    async def test_streams_rows_and_pages_and_gives_one_page(self) -> None:
        async with AsyncClient(**self.sandbox) as client:
            listing = client.movies.now_playing(page_size=10)
            self.assertEqual(len({movie.id async for movie in listing}), 51)
            self.assertEqual((listing.summary and listing.summary.complete), True)
            self.assertEqual([page.page async for page in listing.pages()], [1, 2, 3, 4, 5, 6])
            self.assertEqual(((await listing.page(2)).page, (await listing.page()).page), (2, 1))

    @mock.patch("marquee_client._session.UNREAD_LIMIT", 20_000)
    async def test_a_slow_loop_is_suspended_and_gets_every_row_once(self) -> None:
        """An unread stream grew without bound."""
        async with AsyncClient(**self.sandbox) as client:
            every = [movie.id async for movie in client.movies.now_playing()]
            movies: list[str] = []
            async for movie in client.movies.now_playing(page_size=1):
                while not movies and (await client.server.status()).running:
                    pass
                movies.append(movie.id)
            self.assertEqual(movies, every)
            self.assertGreaterEqual((await client.server.status()).requests_by_method["$/cancelRequest"], 1)

    async def test_tells_of_faults_and_progress(self) -> None:
        async with AsyncClient(**behaving("faults")) as client:
            faults: list[Fault] = []
            progress: list[Progress] = []
            listing = client.movies.now_playing(on_fault=faults.append, on_progress=progress.append)
            self.assertEqual([movie.id async for movie in listing], ["amc:movie:1", "amc:movie:2"])
            self.assertEqual([(fault.page, fault.will_retry) for fault in faults], [(2, True)])
            self.assertEqual([report.kind for report in progress], ["begin"])


class NotificationTest(AsyncTest):
    async def test_come_to_the_event_loop(self) -> None:
        came: list[SuggestionList] = []
        notifications = Notifications(suggestions_did_change=came.append)
        async with AsyncClient(**self.sandbox, notifications=notifications) as client:
            await client.search.movies(query="Batman").page()
            self.assertEqual(came[0].items[0].query, "batman")


class LifeTest(AsyncTest):
    async def test_the_first_call_starts_the_backend_and_with_starts_it_again(self) -> None:
        client = AsyncClient(**self.sandbox)
        with self.assertRaisesRegex(errors.BackendClosedError, "await start"):
            client.notify("$/setTrace", {"value": "off"})
        self.assertEqual(len([movie async for movie in client.movies.now_playing(limit=3)]), 3)
        for _ in range(2):
            async with client:
                self.assertTrue((await client.server.ping()).json["pong"])

    async def test_a_backend_that_died_is_started_again_by_the_next_call(self) -> None:
        async with AsyncClient(**self.sandbox) as client:
            await self.kill(client)
            self.assertEqual((await client.server.ping(sequence=1)).sequence, 1)
            await self.kill(client)
            self.assertEqual(len([movie async for movie in client.movies.now_playing(limit=3)]), 3)

    async def test_a_call_under_way_tells_of_the_death(self) -> None:
        async with AsyncClient(**behaving("silent")) as client:
            # A call that changes something is not made again.
            call = asyncio.create_task(client.library.set(id="amc:movie:1"))
            await asyncio.sleep(0)
            await self.kill(client)
            with self.assertRaises(errors.BackendExitedError) as caught:
                await call
            self.assertEqual(caught.exception.exit_status, -signal.SIGKILL)

    async def test_without_restart_every_call_tells_of_the_death_until_start(self) -> None:
        async with AsyncClient(**self.sandbox, restart=False) as client:
            await self.kill(client)
            for _ in range(2):
                with self.assertRaises(errors.BackendExitedError):
                    await client.server.ping()
            await client.start()
            self.assertEqual((await client.server.ping(sequence=1)).sequence, 1)

    async def kill(self, client: AsyncClient) -> None:
        """Kills the backend, and waits until the client knows."""
        pipes = client._connection._pipes
        assert pipes
        os.kill(pipes._transport.get_pid(), signal.SIGKILL)
        await pipes._ended

    async def test_a_closed_client_stays_closed_until_it_is_started(self) -> None:
        async with AsyncClient(**self.sandbox) as client:
            pass
        with self.assertRaisesRegex(errors.BackendClosedError, "start"):
            await client.server.ping()

    def test_one_that_is_not_closed_ends_with_the_event_loop_and_starts_in_the_next(self) -> None:
        """Python complained of a transport whose event loop was closed."""
        client = AsyncClient(**self.sandbox)

        async def main() -> Any:
            self.assertEqual((await client.server.ping(sequence=1)).sequence, 1)
            return client._connection._pipes

        for run in (asyncio.run, uvloop.run):
            with self.subTest(run.__module__):
                self.assertEqual(run(main())._transport.get_returncode(), 0)

    async def test_many_first_calls_at_once_start_one_backend(self) -> None:
        client = AsyncClient(**self.sandbox)
        await asyncio.gather(*(client.server.ping() for _ in range(10)))
        self.assertEqual((await client.server.status()).requests_by_method["initialize"], 1)
        await client.close()

    async def test_a_cancel_while_it_starts_ends_that_call_only(self) -> None:
        """The others waited for a second backend."""
        client = AsyncClient(**self.sandbox)
        first, second = (asyncio.create_task(client.server.ping(sequence=number)) for number in (1, 2))
        pipes = await self.starting(client)
        first.cancel()
        self.assertEqual((await second).sequence, 2)
        self.assertTrue(first.cancelled())
        self.assertIs(client._connection._pipes, pipes)
        await client.close()

    async def test_a_start_that_no_call_waits_for_any_more_ends_and_the_next_call_starts_again(self) -> None:
        client = AsyncClient(**behaving("silent_from_the_start"))
        for _ in range(2):
            calls = [asyncio.create_task(client.call("server/ping")) for _ in range(2)]
            pipes = await self.starting(client)
            for call in calls:
                call.cancel()
            await asyncio.wait(calls)
            self.assertEqual([call.cancelled() for call in calls], [True, True])
            self.assertTrue(pipes._ended.done())
            self.assertIsNone(client._connection._pipes)

    async def starting(self, client: AsyncClient) -> Pipes:
        """Waits until the backend runs, which need not have answered yet."""
        while (pipes := client._connection._pipes) is None:  # noqa: ASYNC110
            await asyncio.sleep(0)
        return pipes

    async def test_close_ends_a_start_that_waits(self) -> None:
        for ask in (AsyncClient.start, lambda client: client.call("server/ping")):
            client = AsyncClient(**behaving("silent_from_the_start"))
            start = asyncio.ensure_future(ask(client))
            await self.starting(client)
            await client.close()
            with self.assertRaises(errors.BackendClosedError):
                await start

    @mock.patch("marquee_client._process.GRACE", PATIENCE)
    async def test_close_is_prompt_and_ends_calls_that_wait(self) -> None:
        client = await AsyncClient(**behaving("silent")).start()
        call = asyncio.create_task(client.movies.get(id="amc:movie:1"))
        await asyncio.sleep(0)
        pipes = client._connection._pipes
        assert pipes
        await client.close()
        with self.assertRaises(errors.BackendClosedError):
            await call
        self.assertEqual(pipes._transport.get_returncode(), 0, "no signal was needed")
        await client.close()

    def test_in_another_event_loop_it_says_so_and_can_be_started_again(self) -> None:
        """A call waited for an answer that nobody read."""
        client = AsyncClient(**self.sandbox)
        loop = asyncio.new_event_loop()
        self.addCleanup(loop.close)
        loop.run_until_complete(client.start())
        pipes = client._connection._pipes
        assert pipes

        async def main() -> None:
            with self.assertRaisesRegex(errors.BackendClosedError, "another event loop"):
                await client.server.ping()
            async with client:
                self.assertEqual((await client.server.ping(sequence=1)).sequence, 1)

        asyncio.run(main())
        loop.run_until_complete(pipes.close())

    async def test_a_cancel_while_it_closes_still_ends_the_backend(self) -> None:
        client = await AsyncClient(**behaving("hangs")).start()
        await client.call("server/ping")
        close = asyncio.create_task(client.close())
        await asyncio.sleep(0)
        close.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await close
