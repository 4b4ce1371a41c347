# SPDX-License-Identifier: MIT
"""Which calls may be made again without being asked to: those that change nothing."""

from __future__ import annotations

_CHANGING = {
    "add",
    "check",
    "clear",
    "delivered",
    "export",
    "import",
    "recover",
    "remove",
    "set",
    "update",
}
"""The verbs of the methods that may change something, in whichever family."""


def changes(method: str) -> bool:
    """Whether a method, by its name on the wire, may change something."""
    return method.rpartition("/")[2] in _CHANGING
