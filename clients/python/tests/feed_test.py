# SPDX-License-Identifier: MIT
"""The events of watches: in the sandbox, whose world moves, and as a backend may send them that seldom comes by."""

from __future__ import annotations

import asyncio
import logging
import unittest
from typing import Any

from marquee_client import AsyncClient, Client, errors, models
from marquee_client._call import Call, Failure, Part, Result
from marquee_client._following import ATTEMPTS, FeedRequest, Following
from support import BackendTest, behaving, turn

# A day that is not over before a busy machine has started.
DAY: dict[str, Any] = {"kind": "showings", "place": "Olathe, KS", "date": "2026-11-27"}
CANCELLED = errors.RequestCancelledError(-32800, "Cancelled.", {"retryable": False})


class FeedTest(BackendTest):
    def add_a_watch(self, speed: int = 6000) -> None:
        """A watch of a world that begins to move now: it would go by while a busy machine adds the watch."""
        with Client(**self.sandbox) as client:
            client.watch.add(**DAY)
        self.sandbox["environment"]["MARQUEE_NOW"] = f"2026-11-21T12:00:00Z*{speed}"

    def test_a_backend_that_is_killed_costs_no_event_and_none_comes_twice(self) -> None:
        self.add_a_watch()
        with Client(**self.sandbox) as client:
            self.assertEqual([event.cursor for event in client.watch.follow(after=0, limit=5)], [1, 2, 3, 4, 5])
            feed, cursors = client.watch.follow(after=0), []
            for event in feed:
                cursors.append(event.cursor)
                self.assertEqual((event.watch_id, feed.cursor), ("watch:1", event.cursor))
                if len(cursors) in (1, 3):
                    kill(client)
                if len(cursors) == 4:
                    break
            self.assertEqual(cursors, [1, 2, 3, 4])
            # Another loop goes on, and each loop that was left is cancelled.
            self.assertEqual(next(iter(feed)).cursor, 5)
            self.assertEqual(client._connection.session()._calls, {})

    def test_the_same_with_asyncio(self) -> None:
        self.add_a_watch()

        async def run() -> None:
            async with AsyncClient(**self.sandbox) as client:
                self.assertEqual([event.cursor async for event in client.watch.follow(after=0, limit=4)], [1, 2, 3, 4])
                feed, cursors = client.watch.follow(after=0), []
                async for event in feed:
                    cursors.append(event.cursor)
                    if len(cursors) in (1, 3):
                        kill(client)
                    if len(cursors) == 4:
                        break
                self.assertEqual((cursors, feed.cursor), ([1, 2, 3, 4], 4))

        asyncio.run(run())

    def test_a_task_that_is_cancelled_leaves_the_loop(self) -> None:
        async def run() -> None:
            async with AsyncClient(**self.sandbox) as client:
                waiting = asyncio.ensure_future(first(client.watch.follow(after=0)))
                while not client._connection.running._calls:
                    await turn()
                waiting.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await waiting
                self.assertEqual(client._connection.running._calls, {})

        asyncio.run(run())

    def test_without_a_cursor_only_what_happens_from_now_on(self) -> None:
        # Two minutes until the last event.
        self.add_a_watch(speed=300)
        with Client(**self.sandbox) as client:
            next(iter(client.watch.follow(after=0)))
            newest = client.watch.list().cursor
            self.assertGreater(next(iter(client.watch.follow())).cursor, newest)

    def test_a_backend_that_is_not_to_be_started_again(self) -> None:
        self.add_a_watch()
        with Client(**self.sandbox, restart=False) as client:
            events = iter(client.watch.follow(after=0))
            next(events)
            kill(client)
            with self.assertRaises(errors.BackendExitedError):
                list(events)

    def test_what_the_backend_refuses_ends_the_loop(self) -> None:
        with Client(**self.sandbox) as client:
            with self.assertRaises(errors.InvalidParamsError):
                next(iter(client.watch.follow(after=-1)))
            client.close()
            with self.assertRaises(errors.BackendClosedError):
                next(iter(client.watch.follow(after=0)))

    def test_a_program_that_cannot_be_started_is_reported_at_once(self) -> None:
        with self.assertRaises(errors.BackendExitedError):
            next(iter(Client("/bin/false").watch.follow(after=0)))

    def test_a_loop_that_pauses_costs_no_memory_and_no_event(self) -> None:
        """The backend sends 8 MiB of events at once; they are suspended, and asked for again from where they end."""
        with Client(**behaving("follows")) as client:
            events = iter(client.watch.follow(after=0, limit=4000))
            cursors = [next(events).cursor]
            while not all(call.suspended for call in client._connection.session()._calls.values()):
                pass
            cursors += [event.cursor for event in events]
            self.assertEqual(cursors, list(range(1, 4001)))


class FollowingTest(unittest.TestCase):
    """Without I/O."""

    def follow(self, **settings: Any) -> Following:
        following = Following(FeedRequest("watch/follow", settings.pop("params", {}), **settings), 5)
        following.opened()
        return following

    def take(self, following: Following, event: Any, *, suspended: bool = False) -> models.WatchEvent | None:
        call: Call[Any] = Call(1, "watch/follow", None, None, 0, is_stream=True, suspended=suspended)  # type: ignore[arg-type]
        return following.take(call, event)

    def test_bookmarks_and_gaps_move_the_cursor_and_are_no_events(self) -> None:
        told: list[Any] = []
        following = self.follow(on_gap=told.append, on_bookmark=told.append)
        for value in ({"kind": "gap", "cursor": 2}, {"kind": "bookmark", "cursor": 9}, {"kind": "new"}):
            self.assertIsNone(self.take(following, Part(value, 10)))
        self.assertEqual([type(part) for part in told], [models.WatchGap, models.WatchBookmark])
        self.assertEqual((told[0].cursor, following.begin()), (2, {"after": 9}))

    def test_a_gap_is_logged_if_nobody_asks_for_it(self) -> None:
        with self.assertLogs("marquee_client", logging.WARNING):
            self.take(self.follow(), Part({"kind": "gap", "cursor": 2}, 10))

    def test_the_limit_is_that_of_the_whole_loop(self) -> None:
        following = self.follow(params={"limit": 2, "watchIds": ["watch:1"]})
        self.assertEqual(self.take(following, EVENT), models.WatchEvent.from_json(EVENT.value["event"]))
        self.take(following, Failure(CANCELLED), suspended=True)
        self.assertEqual((following.is_open, following.is_done, following.failure), (False, False, None))
        self.assertEqual(following.begin(), {"after": 6, "limit": 1, "watchIds": ["watch:1"]})
        following.opened()
        self.take(following, EVENT)
        self.assertTrue(following.is_done)

    def test_a_summary_ends_it(self) -> None:
        following = self.follow()
        self.take(following, Result({"kind": "summary", "itemCount": 0, "cursor": 5}))
        self.assertTrue(following.is_done)

    def test_what_may_pass_is_tried_again_at_growing_distances_and_not_for_ever(self) -> None:
        busy = errors.ServerBusyError(-32000, "Busy.", {"retryable": True})
        following = self.follow()
        self.assertEqual([following.pause(busy, restarts=True) for _ in range(ATTEMPTS - 1)], [0, 1, 2, 4, 8])
        with self.assertRaises(errors.ServerBusyError):
            following.pause(busy, restarts=True)
        self.take(following, Part({"kind": "bookmark", "cursor": 6}, 10))
        self.assertEqual(following.pause(busy, restarts=True), 0)
        for error in (CANCELLED, errors.BackendSilentError("…"), errors.BackendClosedError("…")):
            self.take(following, Failure(error))
            with self.assertRaises(type(error)):
                following.pause(error, restarts=True)


EVENT = Part(
    {
        "kind": "event",
        "event": {
            "cursor": 6,
            "watchId": "watch:1",
            "watchName": "Friday",
            "kind": "seatsFound",
            "at": "2026-11-21T12:06:00Z",
            "message": "3 seats.",
        },
    },
    300,
)


def kill(client: Client | AsyncClient) -> None:
    connection: Any = client._connection
    if isinstance(client, Client):
        connection._running.process._process.kill()
    else:
        connection._pipes._kill()


async def first(feed: Any) -> Any:
    return await feed.__aiter__().__anext__()
