# SPDX-License-Identifier: MIT
"""Plays clients/scenarios.json with both clients, which have to come to the same outcomes.

usage: play.py      (MARQUEE_BIN, MARQUEE_SCENARIO_UPSTREAM and MARQUEE_SCENARIO_RESULTS as Tests/clients/run sets them)
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import re
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import scenarios

from marquee_client import AsyncClient, Cancellation, Client, errors
from support import PATIENCE

Scenario = dict[str, Any]
Got = dict[str, Any]

CANCELLED = {"error": {"code": -32800, "data": {"kind": "requestCancelled", "retryable": False}}}
"""What the table calls a cancel of asyncio's, which has no code."""


def function(client: Client | AsyncClient, scenario: Scenario) -> Callable[[], Any]:
    """The typed function with its parameters, or the call by name if one of these has no place in it."""
    family, _, name = scenario["method"].partition("/")
    typed = getattr(getattr(client, family), snake(name), None)
    arguments = {snake(parameter): value for parameter, value in scenario["params"].items()}
    # The scenarios of watch/follow take its one answer rather than its events.
    if typed and typed.gives != "events" and arguments.keys() <= inspect.signature(typed).parameters.keys():
        return lambda: typed(**arguments)
    by_name = client.stream if scenario.get("stream") else client.call
    return lambda: by_name(scenario["method"], scenario["params"])


def snake(name: str) -> str:
    return re.sub("([A-Z])", lambda letter: "_" + letter[1].lower(), name)


def as_json(value: Any) -> Any:
    return getattr(value, "json", value)


def as_error(raised: errors.RPCError) -> Got:
    return {"error": {"code": raised.code, "message": raised.message, "data": raised.data}}


# With threads


def play(client: Client, scenario: Scenario) -> Got:
    ask = function(client, scenario)
    with Cancellation() as cancellation, cancelling(client, cancellation, wanted=scenario.get("cancel", False)):
        try:
            if scenario.get("stream"):
                return play_stream(ask(), scenario)
            answer = ask()
            # A list that isn't streamed is one page.
            return {"result": as_json(answer.page() if hasattr(answer, "page") else answer)}
        except errors.RPCError as raised:
            return as_error(raised)


def play_stream(listing: Any, scenario: Scenario) -> Got:
    items = []
    for item in listing:
        items.append(as_json(item))
        if len(items) == scenario.get("stopAfter"):
            return {"stopped": items}
    return {"items": items, "summary": as_json(listing.summary)}


@contextlib.contextmanager
def cancelling(client: Client, cancellation: Cancellation, *, wanted: bool) -> Iterator[None]:
    """Cancels from another thread, once the backend is at work."""

    def run() -> None:
        end = time.monotonic() + PATIENCE
        while client.server.status().running == 0 and time.monotonic() < end:
            pass
        cancellation.cancel()

    thread = threading.Thread(target=run)
    if wanted:
        thread.start()
    yield
    if wanted:
        thread.join()


def play_all(start: Callable[[Scenario], Client]) -> dict[str, str]:
    outcomes, clients = {}, {}
    with contextlib.ExitStack() as stack:
        for scenario in scenarios.SCENARIOS:
            name = scenario["server"]
            if name not in clients:
                clients[name] = stack.enter_context(start(scenario))
            outcomes[scenario["name"]] = scenarios.outcome(scenario, play(clients[name], scenario))
            assert clients[name].server.ping(sequence=1).sequence == 1
    return outcomes


# With asyncio


async def play_async(client: AsyncClient, scenario: Scenario) -> Got:
    task = asyncio.ensure_future(play_uncancelled(client, scenario))
    if scenario.get("cancel"):
        while (await client.server.status()).running == 0 and not task.done():
            pass
        task.cancel()
    try:
        return await task
    except errors.RPCError as raised:
        return as_error(raised)
    except asyncio.CancelledError:
        return CANCELLED


async def play_uncancelled(client: AsyncClient, scenario: Scenario) -> Got:
    answer = function(client, scenario)()
    if not scenario.get("stream"):
        return {"result": as_json(await (answer.page() if hasattr(answer, "page") else answer))}
    items = []
    async for item in answer:
        items.append(as_json(item))
        if len(items) == scenario.get("stopAfter"):
            return {"stopped": items}
    return {"items": items, "summary": as_json(answer.summary)}


async def play_all_async(make: Callable[[Scenario], AsyncClient]) -> dict[str, str]:
    outcomes, clients = {}, {}
    async with contextlib.AsyncExitStack() as stack:
        for scenario in scenarios.SCENARIOS:
            name = scenario["server"]
            if name not in clients:
                clients[name] = await stack.enter_async_context(make(scenario))
            outcomes[scenario["name"]] = scenarios.outcome(scenario, await play_async(clients[name], scenario))
            assert (await clients[name].server.ping(sequence=1)).sequence == 1
    return outcomes


def main() -> int:
    with scenarios.upstream() as base, contextlib.ExitStack() as homes:

        def settings(scenario: Scenario) -> dict[str, Any]:
            arguments, variables = scenarios.server(scenario["server"], base)
            home = homes.enter_context(tempfile.TemporaryDirectory(prefix="marquee-"))
            return {
                "binary": scenarios.binary(),
                "arguments": arguments,
                "environment": scenarios.environment(home, variables),
            }

        outcomes = play_all(lambda scenario: Client(**settings(scenario)))
        outcomes_async = asyncio.run(play_all_async(lambda scenario: AsyncClient(**settings(scenario))))
    for name, outcome in outcomes_async.items():
        if outcome != outcomes[name]:
            outcomes[name] = f"FAILED: AsyncClient says {outcome}, Client says {outcomes[name]}"
    return int(scenarios.report("python", outcomes))


if __name__ == "__main__":
    sys.exit(main())
