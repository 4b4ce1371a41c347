# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass

from marquee_client._json import JSONObject, Model, read_optional


@dataclass(frozen=True, repr=False)
class ErrorObject(Model):
    """An error as JSON-RPC 2.0 gives it (specification, section 5.1)."""

    code: int
    """What went wrong, by number."""
    message: str
    """What went wrong, for people."""
    data: ErrorData
    """What a program can use of it."""

    @classmethod
    def from_json(cls, json: JSONObject) -> ErrorObject:
        """Read it from the JSON object that the server sent."""
        return cls(code=json["code"], message=json["message"], data=ErrorData.from_json(json["data"]), json=json)


@dataclass(frozen=True, repr=False)
class ErrorData(Model):
    """What a program can use of an error. Which members are there depends on the kind; see x-errors."""

    kind: str
    """What went wrong, by name: one of those in x-errors."""
    retryable: bool
    """True if the same request may succeed later."""
    hint: str | None = None
    """What the user can do about it."""
    path: str | None = None
    """Which part of the params is wrong (JSON Pointer, RFC 6901)."""
    expected: str | None = None
    """What should stand there."""
    got: str | None = None
    """What stands there."""
    nearest: str | None = None
    """The known method or member whose name is nearest."""
    offset: int | None = None
    """Where in the message its text stops being JSON. In bytes."""
    limit_bytes: int | None = None
    """The limit that the message is over. In bytes."""
    method: str | None = None
    """The method that was asked for."""
    provider: str | None = None
    """The upstream that was asked."""
    attempts: int | None = None
    """How often it was asked. In requests."""
    http_status: int | None = None
    """The status of its last response; 600 and above are no statuses of HTTP, and yet some send them."""
    upstream_code: int | None = None
    """The code that the upstream itself gives the error."""
    upstream_message: str | None = None
    """The text that the upstream itself gives the error."""
    retry_after_seconds: float | None = None
    """How long to wait before another try, in tenths, rounded up. In seconds."""
    url: str | None = None
    """What was asked for, with the secrets taken out."""
    delivered: Delivered | None = None
    """What the stream had sent before it failed or was cancelled."""
    resume_from_page: int | None = None
    """The page to ask for to get the rest."""

    @classmethod
    def from_json(cls, json: JSONObject) -> ErrorData:
        """Read it from the JSON object that the server sent."""
        return cls(
            kind=json["kind"],
            retryable=json["retryable"],
            hint=json.get("hint"),
            path=json.get("path"),
            expected=json.get("expected"),
            got=json.get("got"),
            nearest=json.get("nearest"),
            offset=json.get("offset"),
            limit_bytes=json.get("limitBytes"),
            method=json.get("method"),
            provider=json.get("provider"),
            attempts=json.get("attempts"),
            http_status=json.get("httpStatus"),
            upstream_code=json.get("upstreamCode"),
            upstream_message=json.get("upstreamMessage"),
            retry_after_seconds=json.get("retryAfterSeconds"),
            url=json.get("url"),
            delivered=read_optional(Delivered.from_json, json.get("delivered")),
            resume_from_page=json.get("resumeFromPage"),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class Delivered(Model):
    """What a stream had sent before it failed."""

    page_count: int
    """How many pages were sent."""
    item_count: int
    """How many rows they held."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Delivered:
        """Read it from the JSON object that the server sent."""
        return cls(page_count=json["pageCount"], item_count=json["itemCount"], json=json)
