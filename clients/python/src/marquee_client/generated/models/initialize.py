# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass

from marquee_client._json import JSONObject, Model


@dataclass(frozen=True, repr=False)
class ServerInfo(Model):
    """Which program answers."""

    name: str
    """What it is called."""
    version: str
    """Its version."""

    @classmethod
    def from_json(cls, json: JSONObject) -> ServerInfo:
        """Read it from the JSON object that the server sent."""
        return cls(name=json["name"], version=json["version"], json=json)


@dataclass(frozen=True, repr=False)
class InitializeResult(Model):
    """What this server is."""

    capabilities: ServerCapabilities
    """Nothing: no capability of the Language Server Protocol applies."""
    server_info: ServerInfo
    """Which program answers."""
    contract_version: str
    """The version of the contract, which is that of the document rpc.discover gives."""

    @classmethod
    def from_json(cls, json: JSONObject) -> InitializeResult:
        """Read it from the JSON object that the server sent."""
        return cls(
            capabilities=ServerCapabilities.from_json(json["capabilities"]),
            server_info=ServerInfo.from_json(json["serverInfo"]),
            contract_version=json["contractVersion"],
            json=json,
        )


@dataclass(frozen=True, repr=False)
class ServerCapabilities(Model):
    """Capabilities in the sense of the Language Server Protocol: none."""

    @classmethod
    def from_json(cls, json: JSONObject) -> ServerCapabilities:
        """Read it from the JSON object that the server sent."""
        return cls(json=json)
