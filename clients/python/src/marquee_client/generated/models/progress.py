# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass

from marquee_client._json import JSONObject, Model


@dataclass(frozen=True, repr=False)
class LogTrace(Model):
    """One line of the trace."""

    message: str
    """What happens."""
    verbose: str | None = None
    """More of it, if verbose was asked for."""

    @classmethod
    def from_json(cls, json: JSONObject) -> LogTrace:
        """Read it from the JSON object that the server sent."""
        return cls(message=json["message"], verbose=json.get("verbose"), json=json)
