# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_all


@dataclass(frozen=True, repr=False)
class Credits(Model):
    """Who plays in a movie and who made it."""

    cast: tuple[Credit, ...]
    """Who plays in it, leading parts first."""
    crew: tuple[Credit, ...]
    """Who made it."""
    id: str | None = None
    """Which movie."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """
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
    def from_json(cls, json: JSONObject) -> Credits:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json.get("id"),
            cast=read_all(Credit.from_json, json["cast"]),
            crew=read_all(Credit.from_json, json["crew"]),
            linked_from=json.get("linkedFrom"),
            amc=json.get("amc") or {},
            tmdb=json.get("tmdb") or {},
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class Credit(Model):
    """One person's part in a movie."""

    name: str
    """The person's name."""
    id: str | None = None
    """Which person."""
    character: str | None = None
    """Who they play."""
    job: str | None = None
    """What they do."""
    department: str | None = None
    """What kind of work that is."""
    order: int | None = None
    """Their place in the list of the cast; smaller is more prominent."""
    biography: str | None = None
    """Their life."""
    profile_url: str | None = None
    """A picture of them."""
    profile_path: str | None = None
    """What images/url and images/fetch call the picture."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Credit:
        """Read it from the JSON object that the server sent."""
        return cls(
            name=json["name"],
            id=json.get("id"),
            character=json.get("character"),
            job=json.get("job"),
            department=json.get("department"),
            order=json.get("order"),
            biography=json.get("biography"),
            profile_url=json.get("profileUrl"),
            profile_path=json.get("profilePath"),
            amc=json.get("amc") or {},
            tmdb=json.get("tmdb") or {},
            json=json,
        )
