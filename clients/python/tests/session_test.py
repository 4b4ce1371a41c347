# SPDX-License-Identifier: MIT
"""The protocol without I/O."""

from __future__ import annotations

import datetime as dt
import json
import pickle
import queue
import unittest
from typing import Any

from marquee_client import errors
from marquee_client._call import Event, Failure, Part, Report, Result
from marquee_client._session import Session, encode
from marquee_client._stream import ListRequest, Stream


class SessionTest(unittest.TestCase):
    def setUp(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.session = Session(lambda data: self.sent.append(json.loads(data)), {"server/error": self.told.append})

    def open(self, **settings: bool) -> queue.SimpleQueue[Event]:
        inbox: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.call = self.session.open("movies/all", {}, inbox, **settings)
        return inbox

    def receive(self, **message: Any) -> None:
        self.session.receive(encode({"jsonrpc": "2.0", **message}))

    def events(self, inbox: queue.SimpleQueue[Event]) -> list[Event]:
        return [inbox.get_nowait() for _ in range(inbox.qsize())]

    def test_reads_messages_however_they_are_cut(self) -> None:
        text = (
            encode({"jsonrpc": "2.0", "id": 1, "result": "é"}) + b"\r\n\n" + encode({"jsonrpc": "2.0", "method": "x"})
        )
        for size in (1, 2, 7, 1000):
            session = Session(lambda _: None, {})
            inbox: queue.SimpleQueue[Event] = queue.SimpleQueue()
            session.open("server/ping", {}, inbox)
            for start in range(0, len(text), size):
                session.receive(text[start : start + size])
            self.assertEqual(self.events(inbox), [Result("é")])

    def test_tells_apart_what_comes_for_each_call(self) -> None:
        first, second = self.open(parts=True, reports=True), self.open(parts=True)
        tokens = [message["params"] for message in self.sent]
        self.assertEqual(
            [sorted(token) for token in tokens], [["partialResultToken", "workDoneToken"], ["partialResultToken"]]
        )
        for name in ("workDoneToken", "partialResultToken"):
            self.receive(method="$/progress", params={"token": tokens[0][name], "value": {"kind": "report"}})
        for token in ("of someone else's", "9" * 5000, 99, -99, None):
            self.receive(method="$/progress", params={"token": token, "value": {}})
        self.receive(id=2, result=None)
        self.receive(id=99, result=None)
        self.assertEqual([type(event) for event in self.events(first)], [Report, Part])
        self.assertEqual(self.events(second), [Result(None)])

    def test_forgets_a_call_that_is_left(self) -> None:
        inbox = self.open(parts=True)
        self.session.leave(self.call)
        self.receive(method="$/progress", params={"token": 1, "value": {"kind": "page"}})
        self.receive(id=1, error={"code": -32800, "message": "Cancelled."})
        self.session.leave(self.call)
        self.assertEqual((inbox.qsize(), self.session._calls), (0, {}))
        self.assertEqual([message["method"] for message in self.sent], ["movies/all", "$/cancelRequest"])

    def test_an_error_is_of_its_kind_and_of_the_base_if_that_is_not_known(self) -> None:
        for data, kind in [
            ({"kind": "rateLimited", "retryable": True, "retryAfterSeconds": 2.5}, errors.RateLimitedError),
            ({"kind": "of a newer server"}, errors.RPCError),
            (None, errors.RPCError),
        ]:
            inbox = self.open()
            self.receive(id=self.call.id, error={"code": -32013, "message": "No.", "data": data})
            (event,) = self.events(inbox)
            assert isinstance(event, Failure)
            self.assertIs(type(event.error), kind)
        self.receive(id=self.open() and self.call.id, error=7)

    def test_what_a_program_wants_of_an_error_is_at_hand(self) -> None:
        data = {
            "kind": "rateLimited",
            "retryable": True,
            "retryAfterSeconds": 2.5,
            "provider": "tmdb",
            "attempts": 4,
            "hint": "wait",
            "delivered": {"pageCount": 3, "itemCount": 60},
            "resumeFromPage": 4,
        }
        error = errors.RateLimitedError(-32013, "Too often.", data)
        self.assertEqual((error.kind, error.retryable, error.retry_after), ("rateLimited", True, 2.5))
        self.assertEqual((error.provider, error.attempts, error.http_status), ("tmdb", 4, None))
        self.assertEqual((error.delivered, error.resume_from_page), ({"pageCount": 3, "itemCount": 60}, 4))
        self.assertEqual(str(error), "Too often. (wait)")

    def test_nothing_is_sent_once_the_connection_failed(self) -> None:
        waiting = self.open()
        self.session.fail(errors.BackendExitedError(3, ("bye",)))
        self.session.fail(errors.BackendClosedError("too late"))
        late = self.open()
        self.session.notify("exit", {})
        for inbox in (waiting, late):
            (event,) = self.events(inbox)
            assert isinstance(event, Failure)
            self.assertIsInstance(event.error, errors.BackendExitedError)
        self.assertEqual(len(self.sent), 1)

    def test_notifications_go_to_their_callbacks(self) -> None:
        self.receive(method="server/error", params={"code": 1})
        self.receive(method="server/unheardOf", params={"code": 2})
        self.assertEqual(self.told, [{"code": 1}])

    def test_refuses_requests(self) -> None:
        """A program that echoes, such as cat, was waited for until the timeout."""
        inbox = self.open()
        self.session.receive(encode(self.sent[0]))
        self.assertEqual((self.sent[1]["id"], self.sent[1]["error"]["code"]), (1, -32601))
        self.session.receive(encode(self.sent[1]))
        self.assertIsInstance(self.events(inbox)[0], Failure)

    def test_says_what_is_no_message(self) -> None:
        for text in (
            b"hello\n",
            b"[]\n",
            b'{"id":1}\n',
            b"\xff\xfe\n",
            b"[" * 100_000 + b"\n",
            b'{"jsonrpc":"2.0","method":"$/progress"}\n',
        ):
            with self.subTest(text), self.assertRaises(errors.ProtocolError):
                Session(lambda _: None, {}).receive(text)

    def test_sends_what_typed_parameters_may_be(self) -> None:
        params = {"date": dt.date(2026, 11, 21), "ids": ("a", "b"), "range": range(2), "text": "é\ud83c"}
        self.assertEqual(
            encode(params), b'{"date":"2026-11-21","ids":["a","b"],"range":[0,1],"text":"\\u00e9\\ud83c"}\n'
        )
        west = dt.timezone(dt.timedelta(hours=-8))
        for value, text in (
            (dt.time(18, 30), "18:30"),
            (dt.datetime(2026, 11, 21, 10, tzinfo=west), "2026-11-21T18:00:00Z"),
            (dt.datetime(2026, 11, 21, 10, 0, 0, 500_000, tzinfo=west), "2026-11-21T18:00:00.5Z"),
        ):
            self.assertEqual(encode({"at": value}), f'{{"at":"{text}"}}\n'.encode())
        with self.assertRaises(TypeError):
            encode({"what": object()})

    def test_a_number_that_json_cannot_express_is_an_error_of_its_own(self) -> None:
        for number in (float("nan"), float("inf"), float("-inf")):
            for params, path in (
                ({"latitude": number, "longitude": 1}, "/latitude"),
                ({"range": (1.5, [number])}, "/range/1/0"),
                ({"a/b": {"~": number}}, "/a~1b/~0"),
            ):
                with self.subTest(params), self.assertRaises(errors.NotFiniteError) as raised:
                    encode({"method": "any", "params": params})
                self.assertIsInstance(raised.exception, (errors.InvalidParamsError, ValueError))
                self.assertEqual((raised.exception.data["path"], raised.exception.kind), (path, "invalidParams"))
                self.assertEqual(str(pickle.loads(pickle.dumps(raised.exception))), str(raised.exception))
        loop: dict[str, object] = {}
        loop["self"] = loop
        with self.assertRaises(ValueError):
            encode({"params": loop})


class StreamTest(unittest.TestCase):
    """A stream that was suspended goes on where it was, and counts as one."""

    def setUp(self) -> None:
        self.session = Session(lambda _: None, {})

    def read(self, stream: Stream[int], *events: Event, suspended: bool = False) -> list[int]:
        inbox: queue.SimpleQueue[Event] = queue.SimpleQueue()
        call = self.session.open("movies/all", stream.begin(), inbox, parts=True)
        call.suspended = suspended
        pages = [stream.take(call, event) for event in events]
        return [item for page in pages if page for item in page.items]

    def page(self, number: int, *items: int, following: bool = True, **more: Any) -> Part:
        value = {"kind": "page", "page": number, "pageSize": 2, "items": list(items), **more}
        return Part({**value, "nextPage": number + 1} if following else value, 100)

    def test_asks_for_what_is_left(self) -> None:
        stream: Stream[int] = Stream(ListRequest("movies/all", {"limit": 9, "maxPages": 4, "pageSize": 2}, int))
        cancelled = Failure(errors.RequestCancelledError(-32800, "Cancelled."))
        self.assertEqual(self.read(stream, self.page(1, 1, 2), self.page(2, 3), cancelled, suspended=True), [1, 2, 3])
        self.assertEqual(stream.begin(), {"limit": 6, "maxPages": 2, "pageSize": 2, "page": 3})
        self.assertEqual(self.read(stream, self.page(3, 4, 5, duplicates=1), cancelled, suspended=True), [4, 5])
        self.assertEqual(stream.begin(), {"limit": 4, "maxPages": 1, "pageSize": 2, "page": 4})
        summary = {"kind": "summary", "pageCount": 1, "itemCount": 2, "complete": False, "nextPage": 5}
        self.assertEqual(self.read(stream, self.page(4, 6, 7), Result(summary)), [6, 7])
        assert stream.summary
        self.assertEqual(
            stream.summary.json,
            {"kind": "summary", "pageCount": 4, "itemCount": 7, "complete": False, "nextPage": 5, "duplicates": 1},
        )

    def test_is_done_if_the_cancel_came_after_the_last_page(self) -> None:
        stream: Stream[int] = Stream(ListRequest("movies/all", {}, int))
        cancelled = Failure(errors.RequestCancelledError(-32800, "Cancelled."))
        self.read(stream, self.page(1, 1), self.page(2, 2, following=False), cancelled, suspended=True)
        self.assertTrue(stream.is_done)
        assert stream.summary
        self.assertEqual((stream.summary.complete, stream.summary.item_count), (True, 2))

    def test_an_error_counts_what_came_before_too(self) -> None:
        stream: Stream[int] = Stream(ListRequest("movies/all", {}, int))
        cancelled = Failure(errors.RequestCancelledError(-32800, "Cancelled."))
        self.read(stream, self.page(1, 1, 2), cancelled, suspended=True)
        data = {"kind": "upstreamFailed", "delivered": {"pageCount": 1, "itemCount": 1}, "resumeFromPage": 3}
        with self.assertRaises(errors.UpstreamFailedError) as caught:
            self.read(stream, self.page(2, 3), Failure(errors.UpstreamFailedError(-32015, "It failed.", data)))
        self.assertEqual(caught.exception.delivered, {"pageCount": 2, "itemCount": 3})
        self.assertEqual(caught.exception.resume_from_page, 3)

    def test_a_cancel_by_someone_else_is_an_error(self) -> None:
        stream: Stream[int] = Stream(ListRequest("movies/all", {}, int))
        with self.assertRaises(errors.RequestCancelledError):
            self.read(stream, self.page(1, 1), Failure(errors.RequestCancelledError(-32800, "Cancelled.")))

    def test_a_server_that_does_not_stream_gives_its_page(self) -> None:
        stream: Stream[int] = Stream(ListRequest("movies/all", {}, int))
        self.assertEqual(self.read(stream, Result(self.page(1, 1, 2).value)), [1, 2])
        self.assertTrue(stream.is_done)
