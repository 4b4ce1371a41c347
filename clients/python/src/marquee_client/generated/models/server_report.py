# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from marquee_client._json import JSONObject, Model, read_all, read_optional, read_time
from marquee_client.generated.models.provider import Provider


@dataclass(frozen=True, repr=False)
class ServerReport(Model):
    """How the program is doing."""

    version: str
    """The version of the program."""
    contract_version: str
    """The version of the contract."""
    sandbox: bool
    """True if it answers from the built-in catalogue."""
    now: dt.datetime
    """What time it is for the program: the system's time, or the sandbox's, which stands still. Today and tonight are
    reckoned from it.
    """
    uptime_seconds: float
    """How long it has been running. In seconds."""
    running: int
    """Requests that are running now. In requests."""
    queued: int
    """Requests that wait for their turn. In requests."""
    requests_by_method: dict[str, int] = field(hash=False)
    """How many requests have come, by method."""
    errors_by_kind: dict[str, int] = field(hash=False)
    """How many answers were errors, by kind."""
    bytes_read: int
    """How much has been read from standard input. In bytes."""
    bytes_written: int
    """How much has been written to standard output. In bytes."""
    peak_memory_bytes: int
    """The most memory that was resident at once. In bytes."""
    providers: tuple[ProviderReport, ...]
    """The upstreams."""
    attributions: tuple[Attribution, ...]
    """What the providers ask users of their data to show."""

    @classmethod
    def from_json(cls, json: JSONObject) -> ServerReport:
        """Read it from the JSON object that the server sent."""
        return cls(
            version=json["version"],
            contract_version=json["contractVersion"],
            sandbox=json["sandbox"],
            now=read_time(json["now"]),
            uptime_seconds=json["uptimeSeconds"],
            running=json["running"],
            queued=json["queued"],
            requests_by_method=dict(json["requestsByMethod"]),
            errors_by_kind=dict(json["errorsByKind"]),
            bytes_read=json["bytesRead"],
            bytes_written=json["bytesWritten"],
            peak_memory_bytes=json["peakMemoryBytes"],
            providers=read_all(ProviderReport.from_json, json["providers"]),
            attributions=read_all(Attribution.from_json, json["attributions"]),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class ProviderReport(Model):
    """How one upstream is doing."""

    provider: Provider
    """Which upstream."""
    configured: bool
    """True if a key is there."""
    health: ProviderHealth
    """Whether it can be relied on."""
    url: str
    """Where its requests go."""
    request_count: int
    """Requests sent to it, retries included. In requests."""
    failure_count: int
    """Requests that failed. In requests."""
    retry_count: int
    """Requests that were another try. In requests."""
    cache_hit_count: int
    """Requests that a kept response answered. In requests."""
    proxy: str | None = None
    """The proxy that they go through, without user name and password; left out where there is none."""
    http_version: str | None = None
    """The version of HTTP that its latest answer came over; left out before its first answer. Over TLS it is HTTP/2
    where libcurl is 8.15.0 or later and the upstream offers it.
    """
    latency: Latency | None = None
    """How long it takes to answer; left out before its first answer."""

    @classmethod
    def from_json(cls, json: JSONObject) -> ProviderReport:
        """Read it from the JSON object that the server sent."""
        return cls(
            provider=json["provider"],
            configured=json["configured"],
            health=json["health"],
            url=json["url"],
            proxy=json.get("proxy"),
            http_version=json.get("httpVersion"),
            request_count=json["requestCount"],
            failure_count=json["failureCount"],
            retry_count=json["retryCount"],
            cache_hit_count=json["cacheHitCount"],
            latency=read_optional(Latency.from_json, json.get("latency")),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class Latency(Model):
    """How long an upstream takes to answer, over its latest requests."""

    p50_milliseconds: float
    """Half of the requests take no longer. In milliseconds."""
    p90_milliseconds: float
    """Nine in ten take no longer. In milliseconds."""
    p99_milliseconds: float
    """All but one in a hundred take no longer. In milliseconds."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Latency:
        """Read it from the JSON object that the server sent."""
        return cls(
            p50_milliseconds=json["p50Milliseconds"],
            p90_milliseconds=json["p90Milliseconds"],
            p99_milliseconds=json["p99Milliseconds"],
            json=json,
        )


ProviderHealth = Literal["unknown", "healthy", "degraded", "down"]
"""Whether an upstream can be relied on.

``unknown``: Not asked yet. ``healthy``: It answers. ``degraded``: Some requests fail. ``down``: It is left alone for a
while after many failures.
"""


@dataclass(frozen=True, repr=False)
class Attribution(Model):
    """What a provider asks users of its data to show."""

    provider: Provider
    """Which provider."""
    text: str
    """The words."""
    url: str | None = None
    """What to link."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Attribution:
        """Read it from the JSON object that the server sent."""
        return cls(provider=json["provider"], text=json["text"], url=json.get("url"), json=json)


@dataclass(frozen=True, repr=False)
class Pong(Model):
    """An echo."""

    pong: ClassVar[Literal[True]] = True
    """Tells that it is an echo."""
    sequence: int | None = None
    """The sequence that was sent."""
    sent_at: int | None = None
    """The time that was sent. In the sender's own."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Pong:
        """Read it from the JSON object that the server sent."""
        return cls(sequence=json.get("sequence"), sent_at=json.get("sentAt"), json=json)


@dataclass(frozen=True, repr=False)
class HealthChange(Model):
    """An upstream's health has changed."""

    provider: Provider
    """Which upstream."""
    health: ProviderHealth
    """What it is now."""
    previous: ProviderHealth
    """What it was before."""
    message: str | None = None
    """Why, for people."""

    @classmethod
    def from_json(cls, json: JSONObject) -> HealthChange:
        """Read it from the JSON object that the server sent."""
        return cls(
            provider=json["provider"],
            health=json["health"],
            previous=json["previous"],
            message=json.get("message"),
            json=json,
        )
