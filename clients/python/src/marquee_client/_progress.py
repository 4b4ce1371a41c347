# SPDX-License-Identifier: MIT
"""How far a stream is."""

from __future__ import annotations

from dataclasses import dataclass

from marquee_client._json import Model


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
