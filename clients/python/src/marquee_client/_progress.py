# SPDX-License-Identifier: MIT
"""The progress of a stream."""

from __future__ import annotations

from dataclasses import dataclass

from marquee_client._json import Model


@dataclass(frozen=True, repr=False)
class Progress(Model):
    """A progress report, as in the Language Server Protocol."""

    kind: str
    """``begin``, ``report`` or ``end``."""
    title: str | None = None
    """A title for the work; only in ``begin``."""
    message: str | None = None
    """The state of the work, to show to the user."""
    percentage: int | None = None
    """The share of the work that is done, in percent."""
