# SPDX-License-Identifier: MIT
"""The base of the generated methods: each is declared once, for threads and for asyncio."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar, Union, overload

from marquee_client._async_connection import AsyncConnection
from marquee_client._connection import Connection
from marquee_client._feed import AsyncWatchFeed, WatchFeed
from marquee_client._following import FeedRequest
from marquee_client._json import JSONObject, wire_name
from marquee_client._listing import AsyncListing, Listing
from marquee_client._stream import ListRequest

if TYPE_CHECKING:
    from typing_extensions import Concatenate, ParamSpec

    P = ParamSpec("P")
else:
    P = TypeVar("P")

T = TypeVar("T")
Answer_co = TypeVar("Answer_co", covariant=True)
Connections = TypeVar("Connections", bound=Union[Connection, AsyncConnection])


class Namespace(Generic[Connections]):
    """Methods of a client, whose connection decides whether they wait in a thread or in a task."""

    def __init__(self, connection: Connections) -> None:
        self._connection = connection

    def __repr__(self) -> str:
        name = type(self).__name__
        return f"<the methods {name[0].lower()}{name[1:]}/… of {self._connection.description}>"


def method(name: str, read: Callable[[Any], T]) -> Callable[[Callable[Concatenate[Any, P], T]], Method[P, T]]:
    """Make a method from its declaration, which has no body; ``read`` converts the result."""

    def ask(connection: Any, params: JSONObject, callbacks: JSONObject) -> Any:
        return connection.ask(name, params, read, **callbacks)

    return lambda declared: _performed(declared, name, ask, gives="answer")


def list_method(
    name: str, read: Callable[[Any], T]
) -> Callable[[Callable[Concatenate[Any, P], Listing[T]]], ListMethod[P, T]]:
    """Make a list method from its declaration, which has no body; ``read`` converts an item to a row."""

    def ask(connection: Any, params: JSONObject, callbacks: JSONObject) -> Any:
        listing = AsyncListing if isinstance(connection, AsyncConnection) else Listing
        return listing(connection, ListRequest(name, params, read, **callbacks))

    return lambda declared: _performed(declared, name, ask, gives="list")


def feed_method(name: str) -> Callable[[Callable[Concatenate[Any, P], WatchFeed]], FeedMethod[P]]:
    """Make a method that gives events without an end from its declaration, which has no body."""

    def ask(connection: Any, params: JSONObject, callbacks: JSONObject) -> Any:
        feed = AsyncWatchFeed if isinstance(connection, AsyncConnection) else WatchFeed
        return feed(connection, FeedRequest(name, params, **callbacks))

    return lambda declared: _performed(declared, name, ask, gives="events")


def _performed(
    declared: Any,
    name: str,
    ask: Callable[[Any, JSONObject, JSONObject], Any],
    *,
    gives: Literal["answer", "list", "events"],
) -> Any:
    code = declared.__code__
    unnamed = code.co_varnames[1 : code.co_argcount]
    options = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]

    @functools.wraps(declared)
    def perform(namespace: Any, *args: Any, **given: Any) -> Any:
        if options and len(args) > len(unnamed):
            takes = f"only {' and '.join(unnamed)} without a name" if unnamed else "its parameters by name"
            raise TypeError(f"{declared.__qualname__}() takes {takes}; write the others as in {options[0]}=…")
        # Python itself complains about missing and undeclared arguments.
        declared(namespace, *args, **given)
        given.update(zip(unnamed, args))
        params: JSONObject = {}
        callbacks: JSONObject = {}
        for parameter, value in given.items():
            if parameter.startswith("on_"):
                callbacks[parameter] = value
            elif value is not None:
                params[wire_name(parameter)] = value
        if gives == "answer" and "presentation" in options and "ipykernel" in sys.modules:
            # A notebook shows the answer.
            params.setdefault("presentation", True)
        return ask(namespace._connection, params, callbacks)  # noqa: SLF001

    perform.wire_name = name  # type: ignore[attr-defined]
    perform.gives = gives  # type: ignore[attr-defined]
    return perform


# Type checkers and editors see these instead of a function.


class Function(Protocol[P, Answer_co]):
    """A function with the parameters that were declared."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Answer_co:
        """Call it."""


class Method(Protocol[P, Answer_co]):
    """A function of a Client returns the answer, that of an AsyncClient a coroutine."""

    @overload
    def __get__(self, namespace: Namespace[Connection], owner: type[Any]) -> Function[P, Answer_co]: ...
    @overload
    def __get__(
        self, namespace: Namespace[AsyncConnection], owner: type[Any]
    ) -> Function[P, Coroutine[Any, Any, Answer_co]]: ...


class ListMethod(Protocol[P, T]):
    """A function of a Client returns a Listing, that of an AsyncClient an AsyncListing."""

    @overload
    def __get__(self, namespace: Namespace[Connection], owner: type[Any]) -> Function[P, Listing[T]]: ...
    @overload
    def __get__(self, namespace: Namespace[AsyncConnection], owner: type[Any]) -> Function[P, AsyncListing[T]]: ...


class FeedMethod(Protocol[P]):
    """A function of a Client returns a WatchFeed, that of an AsyncClient an AsyncWatchFeed."""

    @overload
    def __get__(self, namespace: Namespace[Connection], owner: type[Any]) -> Function[P, WatchFeed]: ...
    @overload
    def __get__(self, namespace: Namespace[AsyncConnection], owner: type[Any]) -> Function[P, AsyncWatchFeed]: ...
