"""How far a stream is."""

from __future__ import annotations

from dataclasses import dataclass

from marquee_client._json import JSONObject, Model


@dataclass(frozen=True, repr=False)
class Progress(Model):
    """How far the work is, as the Language Server Protocol reports it."""

    kind: str
    """``begin``, ``report`` or ``end``."""
    title: str | None = None
    """What is being done; at the beginning."""
    message: str | None = None
    """How far it is, for people."""
    percentage: int | None = None
    """How far it is. In percent."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Progress:
        """Read it from the JSON object that the server sent."""
        return cls(
            kind=json["kind"],
            title=json.get("title"),
            message=json.get("message"),
            percentage=json.get("percentage"),
            json=json,
        )
