# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from marquee_client._json import JSONObject, Model, read_all
from marquee_client.generated.models.provider import Provider


@dataclass(frozen=True, repr=False)
class CredentialStatus(Model):
    """Whether a provider's key is there. The key itself is never shown."""

    provider: Provider
    """Which provider."""
    configured: bool
    """True if a key is there."""
    source: CredentialSource | None = None
    """Where it is from; left out if there is none."""
    scheme: CredentialScheme | None = None
    """How it is sent; left out if there is none."""
    hint: str | None = None
    """How to set one, or what is wrong with it."""

    @classmethod
    def from_json(cls, json: JSONObject) -> CredentialStatus:
        """Read it from the JSON object that the server sent."""
        return cls(
            provider=json["provider"],
            configured=json["configured"],
            source=json.get("source"),
            scheme=json.get("scheme"),
            hint=json.get("hint"),
            json=json,
        )


CredentialSource = Literal["request", "environment", "file", "sandbox"]
"""Where a key is from.

``request``: credentials/set. ``environment``: An environment variable. ``file``: The configuration file. ``sandbox``:
The sandbox, which needs none.
"""


CredentialScheme = Literal["header", "bearer", "query"]
"""How a key is sent.

``header``: In a header of the provider's own. ``bearer``: As a bearer token. ``query``: In the query.
"""


@dataclass(frozen=True, repr=False)
class CredentialList(Model):
    """Whether each provider's key is there."""

    credentials: tuple[CredentialStatus, ...]
    """One for each provider."""
    warnings: tuple[str, ...] = ()
    """What is wrong with the configuration file, or with a key of the environment; left out if nothing."""

    @classmethod
    def from_json(cls, json: JSONObject) -> CredentialList:
        """Read it from the JSON object that the server sent."""
        return cls(
            credentials=read_all(CredentialStatus.from_json, json["credentials"]),
            warnings=tuple(json.get("warnings") or ()),
            json=json,
        )
