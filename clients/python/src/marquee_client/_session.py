# SPDX-License-Identifier: MIT
"""The protocol without I/O: what to send, and who gets what is received.

Both clients share it. ``open``, ``cancel`` and ``leave`` may be called from any thread, even by a destructor: they take
no lock and never wait. ``receive`` and ``fail`` belong to the reader. The events of a call are put into its inbox, a
queue of the kind that the client uses, in the order of their arrival.
"""

from __future__ import annotations

import copy
import datetime as dt
import itertools
import json
import logging
import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from marquee_client._call import Call, Failure, InboxType, Params, Part, Report, Result
from marquee_client._contract import difference
from marquee_client._errors import BackendClosedError, MarqueeError, ProtocolError, RPCError
from marquee_client._json import JSONObject
from marquee_client._settings import GRACE
from marquee_client._text import printable
from marquee_client.generated import CONTRACT_VERSION
from marquee_client.generated.errors import ERRORS, InvalidParamsError, MethodNotFoundError
from marquee_client.generated.models import InitializeResult

LINE_LIMIT = 64 << 20
"""The maximum length of a message to read, in bytes."""
UNREAD_LIMIT = 4 << 20
"""How much of a stream may be unread before it is suspended, in bytes."""
DEFAULT_TIMEOUT, LONGEST_TIMEOUT = 30_000, 600_000
"""The contract's default and maximum for the time limit of a call, in milliseconds."""

logger = logging.getLogger("marquee_client")


class Session:
    """The calls that are under way over one connection."""

    def __init__(
        self, send: Callable[[bytes], None], callbacks: Mapping[str, Callable[[JSONObject], None]], grace: float = GRACE
    ) -> None:
        self.server: InitializeResult | None = None
        """The server's answer to ``initialize``."""
        self.failure: MarqueeError | None = None
        """Why no more requests can be sent."""
        self._send = send
        self._callbacks = callbacks
        self._grace = grace
        self._owner = os.getpid()
        self._ids = itertools.count(1)
        self._calls: dict[int, Call[Any]] = {}
        self._partial_line = bytearray()

    @property
    def is_open(self) -> bool:
        """Whether the server has answered ``initialize`` and is still there."""
        return self.server is not None and self.failure is None and not self.is_inherited

    @property
    def is_inherited(self) -> bool:
        """Whether this is a fork of the process that started the server; nothing is read there."""
        return self._owner != os.getpid()

    def introduction(self) -> InitializeResult:
        """Return the server's answer to ``initialize``.

        Raises:
            BackendClosedError: There is none yet.
        """
        if self.server is None:
            raise BackendClosedError("the backend has not introduced itself yet")
        return self.server

    def introduced(self, program: str, server: InitializeResult) -> None:
        """Note the server's answer to ``initialize``, and warn if its contract lacks what this client knows."""
        self.server = server
        if words := difference(program, server):
            logger.warning("%s", printable(words))

    # Asking

    def open(
        self,
        method: str,
        params: Params,
        inbox: InboxType,
        *,
        parts: bool = False,
        reports: bool = False,
        is_endless: bool = False,
    ) -> Call[InboxType]:
        """Send a request; its answer, and its parts and reports if wanted, go to the inbox."""
        timeout = params.get("timeoutMilliseconds")
        seconds = min(timeout if isinstance(timeout, int) else DEFAULT_TIMEOUT, LONGEST_TIMEOUT) / 1000
        identifier = next(self._ids)
        call = Call(identifier, method, self, inbox, time.monotonic() + seconds + self._grace, is_stream=parts)
        call.is_endless = is_endless
        call.heard()
        # The parts of a call have its id as their token, its progress reports the negative id.
        tokens: JSONObject = {"partialResultToken": identifier} if parts else {}
        if reports:
            tokens["workDoneToken"] = -identifier
        message = {
            "jsonrpc": "2.0",
            "id": identifier,
            "method": method,
            "params": {**params, **tokens},
        }
        data = encode(message)
        self._calls[identifier] = call
        if self.failure is None:
            self._send(data)
        # Checked again: the connection may have failed since, along with its other calls.
        if self.failure is not None and self._calls.pop(identifier, None) is not None:
            inbox.put_nowait(Failure(copy.copy(self.failure)))
        return call

    def cancel(self, call: Call[Any]) -> None:
        """Ask the server to cancel a call, which is still answered; do nothing if it was answered already."""
        if not call.answered:
            self.notify("$/cancelRequest", {"id": call.id})

    def leave(self, call: Call[Any]) -> None:
        """Cancel a call if it has no answer yet, and forget it: its inbox is no longer read."""
        on_leave, call.on_leave = call.on_leave, None
        if on_leave:
            on_leave()
        if self._calls.pop(call.id, None) is not None:
            self.cancel(call)

    def notify(self, method: str, params: Params) -> None:
        """Send a notification."""
        if self.failure is None:
            self._send(encode({"jsonrpc": "2.0", "method": method, "params": params}))

    # Receiving

    def receive(self, data: bytes) -> None:
        """Handle bytes as they arrive.

        Raises:
            ProtocolError: They are not JSON-RPC; stop reading.
        """
        *lines, rest = data.split(b"\n")
        for line in lines:
            self._partial_line += line
            whole = bytes(self._partial_line)
            self._partial_line.clear()
            if whole.strip():
                self._receive_line(whole)
        self._partial_line += rest
        if len(self._partial_line) > LINE_LIMIT:
            raise ProtocolError(f"the backend sent a line of more than {LINE_LIMIT} bytes")

    def fail(self, error: MarqueeError) -> None:
        """End all calls with an error, and allow no further ones."""
        if self.failure is None:
            self.failure = error
        for identifier in list(self._calls):
            call = self._calls.pop(identifier, None)
            if call is not None:
                call.answered = True
                call.inbox.put_nowait(Failure(copy.copy(self.failure)))

    def end(self) -> None:
        """Cancel all calls and tell the server to exit.

        It also exits at the end of its input, but can't see that end while a fork of this process holds the pipe too.
        """
        for call in list(self._calls.values()):
            self.cancel(call)
        if self.failure is None:
            self._send(encode({"jsonrpc": "2.0", "id": next(self._ids), "method": "shutdown", "params": {}}))
            self.notify("exit", {})
        self.fail(BackendClosedError("the client was closed"))

    def _receive_line(self, line: bytes) -> None:
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        is_message = isinstance(message, dict) and message.get("jsonrpc") == "2.0"
        if not is_message or not isinstance(message.get("method", ""), str):
            shown = line[:200].decode(errors="replace")
            raise ProtocolError(f"the backend sent what is no JSON-RPC: {shown!r}; is it Marquee that was started?")
        if "method" in message and "id" in message:
            self._refuse(message)
        elif "method" in message:
            params = message.get("params")
            self._receive_notification(message["method"], params if isinstance(params, dict) else {}, len(line))
        else:
            self._receive_answer(message)

    def _receive_notification(self, method: str, params: JSONObject, size: int) -> None:
        if method != "$/progress":
            if callback := self._callbacks.get(method):
                callback(params)
            return
        token, value = params.get("token"), params.get("value")
        if not isinstance(value, dict):
            raise ProtocolError(f"the backend sent progress without a value for {token!r}")
        if not isinstance(token, int):
            return
        if call := self._calls.get(-token):
            call.inbox.put_nowait(Report(value))
        elif call := self._calls.get(token):
            call.inbox.put_nowait(Part(value, size))
            call.received += size
            call.heard()
            if call.is_stream and not call.suspended and call.received - call.taken > UNREAD_LIMIT:
                call.suspended = True
                self.cancel(call)

    def _refuse(self, request: JSONObject) -> None:
        """Refuse a request: a newer server that sends some can continue, and a program that echoes is detected."""
        error = {"code": -32601, "message": f"A client has no method {request['method']!r}.", "data": {}}
        self._send(encode({"jsonrpc": "2.0", "id": request["id"], "error": error}))

    def _receive_answer(self, message: JSONObject) -> None:
        identifier, error = message.get("id"), message.get("error")
        if identifier is None and isinstance(error, dict):
            raise ProtocolError(f"the backend could not read a message: {error.get('message')}")
        # An unknown call was given up in the meantime.
        call = self._calls.pop(identifier, None) if isinstance(identifier, int) else None
        if call is None:
            return
        call.answered = True
        call.inbox.put_nowait(Result(message.get("result")) if error is None else Failure(self._error(error)))

    def _error(self, error: Any) -> MarqueeError:
        if not isinstance(error, dict) or not isinstance(error.get("code"), int):
            return ProtocolError(f"the backend answered with an error that is none: {error!r}")
        data = error["data"] if isinstance(error.get("data"), dict) else {}
        text = str(error.get("message", ""))
        kind = ERRORS.get(str(data.get("kind")), RPCError)
        if kind is MethodNotFoundError and self.server and self.server.contract_version != CONTRACT_VERSION:
            text += (
                f"; the backend is {self.server.server_info.name} {self.server.server_info.version} with contract "
                f"{self.server.contract_version}, this client was made for contract {CONTRACT_VERSION}"
            )
        return kind(error["code"], text, data)


class NotFiniteError(InvalidParamsError, ValueError):
    """A parameter is NaN or infinite, which JSON can't express. Nothing was sent."""


def encode(message: JSONObject) -> bytes:
    """Encode a message as a line."""
    try:
        return json.dumps(message, separators=(",", ":"), allow_nan=False, default=_plain).encode() + b"\n"
    except ValueError:
        for path, number in _numbers(message.get("params"), (), set()):
            if not math.isfinite(number):
                raise _not_finite(path, number) from None
        raise


def _not_finite(path: tuple[str, ...], number: float) -> NotFiniteError:
    pointer = "".join("/" + step.replace("~", "~0").replace("/", "~1") for step in path)
    data = {"kind": "invalidParams", "retryable": False, "path": pointer, "expected": "a finite number"}
    words = f'"{"/".join(path)}" is invalid: expected a finite number, got {number}'
    return NotFiniteError(-32602, words, {**data, "got": str(number)})


def _numbers(value: object, path: tuple[str, ...], seen: set[int]) -> Iterator[tuple[tuple[str, ...], float]]:
    """Find the numbers in params, each with the names and positions that lead to it."""
    if isinstance(value, float):
        yield path, value
    elif isinstance(value, (Mapping, Sequence)) and not isinstance(value, str) and id(value) not in seen:
        seen.add(id(value))
        steps = value.items() if isinstance(value, Mapping) else enumerate(value)
        for step, inner in steps:
            yield from _numbers(inner, (*path, str(step)), seen)


def _plain(value: object) -> object:
    """Convert a typed parameter's value that is not JSON."""
    if isinstance(value, dt.datetime):
        # The contract's form has no zeros at the end of a fraction.
        text = value.astimezone(dt.timezone.utc).replace(tzinfo=None).isoformat()
        return (text.rstrip("0") if value.microsecond else text) + "Z"
    if isinstance(value, dt.date):
        return value.isoformat()
    if isinstance(value, dt.time):
        return value.strftime("%H:%M")
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Sequence):
        return list(value)
    raise TypeError(f"{type(value).__name__} can't be sent")
