# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_all, read_each


@dataclass(frozen=True, repr=False)
class WatchProviders(Model):
    """Where to watch one movie. The data comes from JustWatch, who ask to be named."""

    id: str
    """Which movie."""
    regions: dict[str, WatchOffers] = field(hash=False)
    """The offers, by country (ISO 3166-1 alpha-2). With region, that country alone."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
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
    def from_json(cls, json: JSONObject) -> WatchProviders:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            regions=read_each(WatchOffers.from_json, json["regions"]),
            linked_from=json.get("linkedFrom"),
            tmdb=json.get("tmdb") or {},
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class WatchOffers(Model):
    """Where to watch a movie in one country."""

    url: str | None = None
    """A page that leads to the offers."""
    subscription: tuple[WatchProvider, ...] = ()
    """Part of a subscription."""
    free: tuple[WatchProvider, ...] = ()
    """For nothing."""
    ads: tuple[WatchProvider, ...] = ()
    """For nothing, with advertisements."""
    rent: tuple[WatchProvider, ...] = ()
    """To rent."""
    buy: tuple[WatchProvider, ...] = ()
    """To buy."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> WatchOffers:
        """Read it from the JSON object that the server sent."""
        return cls(
            url=json.get("url"),
            subscription=read_all(WatchProvider.from_json, json.get("subscription")),
            free=read_all(WatchProvider.from_json, json.get("free")),
            ads=read_all(WatchProvider.from_json, json.get("ads")),
            rent=read_all(WatchProvider.from_json, json.get("rent")),
            buy=read_all(WatchProvider.from_json, json.get("buy")),
            tmdb=json.get("tmdb") or {},
            json=json,
        )


@dataclass(frozen=True, repr=False)
class WatchProvider(Model):
    """A streaming service or a shop."""

    id: str
    """What movies/discover calls it."""
    name: str
    """What it is called."""
    logo_url: str | None = None
    """Its logo."""
    logo_path: str | None = None
    """What images/url and images/fetch call the logo."""
    order: int | None = None
    """Its place in lists; smaller comes first."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> WatchProvider:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            name=json["name"],
            logo_url=json.get("logoUrl"),
            logo_path=json.get("logoPath"),
            order=json.get("order"),
            tmdb=json.get("tmdb") or {},
            json=json,
        )
