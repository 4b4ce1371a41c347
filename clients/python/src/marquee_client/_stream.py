# SPDX-License-Identifier: MIT
"""The pages of a list as they arrive, without I/O.

A loop that pauses for long must neither hold up the connection's other calls nor accumulate pages without bound: the
session then cancels the stream, and when the loop has read what has arrived, the stream is opened again from the
following page. The loop sees one list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from marquee_client._call import Call, Event, Failure, Params, Part, Report, read_result
from marquee_client._errors import MarqueeError, RPCError
from marquee_client._json import JSONObject
from marquee_client._progress import Progress
from marquee_client.generated.errors import RequestCancelledError
from marquee_client.generated.models import Fault, Page, Summary

Row = TypeVar("Row")

_ALWAYS = ("pageCount", "itemCount")
"""The counts that every summary has."""


@dataclass(frozen=True)
class ListRequest(Generic[Row]):
    """What to request, and how to read what arrives."""

    method: str
    params: Params
    read: Callable[[Any], Row]
    on_progress: Callable[[Progress], None] | None = None
    on_fault: Callable[[Fault], None] | None = None
    on_partial: Callable[[Row], None] | None = None

    def page(self, number: int | None) -> Params:
        """Return the params for a page; for the first page of the list if there is no number."""
        return self.params if number is None else {**self.params, "page": number}

    def presented(self) -> ListRequest[Row]:
        """Return the same with the answer also ready to be shown."""
        return replace(self, params={**self.params, "presentation": True})

    def read_page(self, value: Any) -> Page[Row]:
        """Read a page."""
        return Page.from_json(value, self.read)


class Stream(Generic[Row]):
    """One reading of a list."""

    def __init__(self, request: ListRequest[Row]) -> None:
        self.summary: Summary | None = None
        self.is_done = False
        self.is_open = False
        """Whether a call for it is under way."""
        self._request = request
        self._params = dict(request.params)
        self._last: Page[Row] | None = None
        self._was_suspended = False
        self._counts = dict.fromkeys((*_ALWAYS, "duplicates", "skipped"), 0)
        self._items_since = self._pages_since = 0
        """What has arrived since the call was opened."""

    def begin(self) -> Params:
        """Return the params to send now: for the whole list, or for what has not arrived yet."""
        self.is_open = True
        return self._params

    def take(self, call: Call[Any], event: Event) -> Page[Row] | None:
        """Handle an event; return the page if it is one.

        Raises:
            MarqueeError: The call failed.
        """
        if isinstance(event, Part):
            return self._take_part(event.value)
        if isinstance(event, Report):
            if self._request.on_progress:
                self._request.on_progress(read_result(self._request.method, Progress.from_json, event.value))
            return None
        self.is_open = False
        if isinstance(event, Failure):
            self._take_failure(call, event.error)
            return None
        return self._take_result(event.value)

    def _take_part(self, value: JSONObject) -> Page[Row] | None:
        kind = value.get("kind")
        if kind == "page":
            return self._take_page(value)
        if kind == "error" and self._request.on_fault:
            self._request.on_fault(read_result(self._request.method, Fault.from_json, value))
        if kind == "partial" and self._request.on_partial:
            self._request.on_partial(read_result(self._request.method, self._request.read, value.get("item")))
        return None

    def _take_page(self, value: JSONObject) -> Page[Row]:
        page = read_result(self._request.method, self._request.read_page, value)
        self._last = page
        self._items_since += len(page.items)
        self._pages_since += 1
        self._counts["pageCount"] += 1
        self._counts["itemCount"] += len(page.items)
        self._counts["duplicates"] += page.duplicates or 0
        self._counts["skipped"] += page.skipped or 0
        return page

    def _take_result(self, value: Any) -> Page[Row] | None:
        self.is_done = True
        if isinstance(value, dict) and value.get("kind") == "page":
            # A server that doesn't stream returns the one page that was requested.
            return self._take_page(value)
        summary = self._with_counts(value) if self._was_suspended else value
        self.summary = read_result(self._request.method, Summary.from_json, summary)
        return None

    def _take_failure(self, call: Call[Any], error: MarqueeError) -> None:
        if call.suspended and isinstance(error, RequestCancelledError) and self._last:
            self._was_suspended = True
            self._resume(self._last)
            return
        if self._was_suspended and isinstance(error, RPCError) and error.delivered:
            error.data["delivered"] = {name: self._counts[name] for name in _ALWAYS}
        raise error

    def _resume(self, last: Page[Row]) -> None:
        """Request what follows the last page that arrived, unless no more is wanted."""
        self._params["page"] = last.next_page
        left = [last.next_page]
        for bound, count in (("limit", self._items_since), ("maxPages", self._pages_since)):
            wanted = self._params.get(bound)
            if isinstance(wanted, int):
                self._params[bound] = wanted - count
                left.append(wanted - count)
        self._items_since = self._pages_since = 0
        if not all(left):
            self.is_done = True
            complete = last.next_page is None
            following = {} if complete else {"nextPage": last.next_page}
            summary = {"kind": "summary", "complete": complete, **following}
            self.summary = read_result(self._request.method, Summary.from_json, self._with_counts(summary))

    def _with_counts(self, summary: JSONObject) -> JSONObject:
        return {
            **summary,
            **{name: count for name, count in self._counts.items() if count or name in _ALWAYS},
        }
