# SPDX-License-Identifier: MIT
"""Meeting a backend that was made for another version of the contract."""

from __future__ import annotations

from marquee_client.generated import CONTRACT_VERSION
from marquee_client.generated.models import InitializeResult


def difference(program: str, server: InitializeResult) -> str | None:
    """Return what a user should know about a backend's contract; None if it has all that this client knows.

    A later minor version only adds something.
    """
    theirs, ours = numbers(server.contract_version), numbers(CONTRACT_VERSION)
    if theirs and theirs[0] == ours[0] and theirs >= ours:
        return None
    newer = theirs > ours
    return (
        f"{program} is {server.server_info.name} {server.server_info.version}, whose contract "
        f"{server.contract_version} is {'newer' if newer else 'older'} than {CONTRACT_VERSION}, which this client was "
        f"made for: calls of what has changed will fail until {'the client' if newer else 'the backend'} is updated"
    )


def numbers(version: str) -> tuple[int, ...]:
    """Return the first two numbers of a version; empty if it has none."""
    parts = version.split(".")[:2]
    return tuple(int(part) for part in parts) if all(part.isdecimal() for part in parts) else ()
