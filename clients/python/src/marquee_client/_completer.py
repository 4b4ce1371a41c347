# SPDX-License-Identifier: MIT
"""Completing a title while it is typed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

from marquee_client._cancellation import Cancellation
from marquee_client.generated.errors import RequestCancelledError
from marquee_client.generated.models import Completion, CompletionKind, CompletionList

if TYPE_CHECKING:
    from marquee_client._async_client import AsyncClient
    from marquee_client._client import Client


class Completer:
    """Completes what is typed, each time that it changes; a newer text cancels the older one.

    Call it from any thread but the one that reads the keys::

        completer = Completer(client, kinds=["movie"])
        completions = completer.complete(text)
        if completions is not None:
            show(completions.items)
    """

    def __init__(self, client: Client, *, kinds: Sequence[CompletionKind] | None = None, limit: int = 8) -> None:
        """Create it.

        Args:
            client: The client that asks.
            kinds: What to complete; by default everything.
            limit: The maximum number of completions.
        """
        self._client = client
        self._kinds = kinds
        self._limit = limit
        self._changing = threading.Lock()
        self._latest = Cancellation()

    def complete(self, text: str) -> CompletionList | None:
        """Complete a text; None if a newer one came before the answer, which leaves nothing to show."""
        with self._changing:
            older, self._latest = self._latest, (own := Cancellation())
        older.cancel()
        if not text.strip():
            return CompletionList.from_json({"items": []})
        try:
            with own:
                answer = self._client.suggestions.complete(query=text, kinds=self._kinds, limit=self._limit)
        except RequestCancelledError:
            if not own.is_cancelled:
                raise
        # Also if its answer came first: it is no longer what was typed.
        return None if own.is_cancelled else answer


class AsyncCompleter:
    """Completes what is typed, each time that it changes; a newer text cancels the older one.

    ::

        completer = AsyncCompleter(client, kinds=["movie"])
        completions = await completer.complete(text)
        if completions is not None:
            show(completions.items)
    """

    def __init__(self, client: AsyncClient, *, kinds: Sequence[CompletionKind] | None = None, limit: int = 8) -> None:
        """Create it.

        Args:
            client: The client that asks.
            kinds: What to complete; by default everything.
            limit: The maximum number of completions.
        """
        self._client = client
        self._kinds = kinds
        self._limit = limit
        self._latest: asyncio.Future[CompletionList] | None = None

    async def complete(self, text: str) -> CompletionList | None:
        """Complete a text; None if a newer one came before the answer, which leaves nothing to show."""
        older, self._latest = self._latest, None
        if older:
            older.cancel()
        if not text.strip():
            return CompletionList.from_json({"items": []})
        asking = self._client.suggestions.complete(query=text, kinds=self._kinds, limit=self._limit)
        own = self._latest = asyncio.ensure_future(asking)
        try:
            # Apart from this task, whose own cancelling is its caller's matter.
            await asyncio.wait({own})
        except asyncio.CancelledError:
            own.cancel()
            raise
        return own.result() if self._latest is own and not own.cancelled() else None


def match_ranges(completion: Completion) -> list[tuple[int, int]]:
    """Return where a completion's title matches what was typed: ``title[start:end]`` for each range."""
    return [(start, start + length) for start, length, *_ in completion.matches]
