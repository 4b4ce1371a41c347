# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, TypeVar

from marquee_client._json import JSONObject, Model, read_all
from marquee_client.generated.models.error_object import ErrorObject

Row = TypeVar("Row")


@dataclass(frozen=True, repr=False)
class Page(Model, Generic[Row]):
    """One page of a list: the answer of a list method, and what it sends with a partialResultToken."""

    kind: ClassVar[Literal["page"]] = "page"
    """Tells a page from the other parts of a stream."""
    page: int
    """Which page this is; the first is 1."""
    page_size: int
    """How many rows make a page; page and the totals count in it. It is what was asked for, or the limit where that is
    smaller and the page is not part of a stream. The last page may hold fewer.
    """
    items: tuple[Row, ...]
    """The rows, in the upstream's order."""
    total_pages: int | None = None
    """How many pages can be reached; left out where the upstream doesn't tell. An empty list has one page, which is
    empty.
    """
    total_results: int | None = None
    """How many rows can be reached; left out where the upstream doesn't tell."""
    next_page: int | None = None
    """The page that follows; left out on the last one."""
    previous_page: int | None = None
    """The page before; left out on the first one."""
    duplicates: int | None = None
    """Rows left out because an earlier page of the same request gave them; left out if none. In rows."""
    skipped: int | None = None
    """Rows left out because they could not be read; left out if none. In rows."""
    attempts: int | None = None
    """How often the upstream was asked until it answered; left out if once. In requests."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    message: str | None = None
    """What to show a person where the list is empty."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """
    pixabay: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds.
    """
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week.
    """

    @classmethod
    def from_json(cls, json: JSONObject, row: Callable[[Any], Row]) -> Page[Row]:
        """Read it from the JSON object that the server sent."""
        return cls(
            page=json["page"],
            page_size=json["pageSize"],
            total_pages=json.get("totalPages"),
            total_results=json.get("totalResults"),
            next_page=json.get("nextPage"),
            previous_page=json.get("previousPage"),
            items=read_all(row, json["items"]),
            duplicates=json.get("duplicates"),
            skipped=json.get("skipped"),
            attempts=json.get("attempts"),
            linked_from=json.get("linkedFrom"),
            message=json.get("message"),
            amc=json.get("amc") or {},
            tmdb=json.get("tmdb") or {},
            pixabay=json.get("pixabay") or {},
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class Summary(Model):
    """The answer of a list method that has sent its pages."""

    kind: ClassVar[Literal["summary"]] = "summary"
    """Tells a summary from the other parts of a stream."""
    page_count: int
    """How many pages were sent."""
    item_count: int
    """How many rows they held."""
    complete: bool
    """False if a limit ended the list before its end."""
    next_page: int | None = None
    """The page that holds the first row not given; left out if the list is complete."""
    duplicates: int | None = None
    """Rows left out because an earlier page had given them; left out if none. In rows."""
    skipped: int | None = None
    """Rows left out because they could not be read; left out if none. In rows."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    message: str | None = None
    """What to show a person where the list is empty."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds.
    """
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Summary:
        """Read it from the JSON object that the server sent."""
        return cls(
            page_count=json["pageCount"],
            item_count=json["itemCount"],
            complete=json["complete"],
            next_page=json.get("nextPage"),
            duplicates=json.get("duplicates"),
            skipped=json.get("skipped"),
            linked_from=json.get("linkedFrom"),
            message=json.get("message"),
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class Fault(Model):
    """A page that failed, sent in the stream in its place."""

    kind: ClassVar[Literal["error"]] = "error"
    """Tells a fault from the other parts of a stream."""
    page: int
    """The page that failed."""
    error: ErrorObject
    """What went wrong."""
    will_retry: bool
    """True if the page is asked for again; false if the request ends here, in an error."""
    retry_in_seconds: float | None = None
    """How long until then, in tenths, rounded up. In seconds."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Fault:
        """Read it from the JSON object that the server sent."""
        return cls(
            page=json["page"],
            error=ErrorObject.from_json(json["error"]),
            will_retry=json["willRetry"],
            retry_in_seconds=json.get("retryInSeconds"),
            json=json,
        )
