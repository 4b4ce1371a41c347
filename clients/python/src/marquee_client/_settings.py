# SPDX-License-Identifier: MIT
"""The settings of a client."""

from __future__ import annotations

import os
from dataclasses import dataclass

from marquee_client._backend import Backend
from marquee_client._json import JSONObject
from marquee_client.generated.notifications import Notifications

VERSION = "1.0.0"
"""The version of this package."""
GRACE = 10.0
"""How much later than the time limit of its call the backend may answer unless the client sets it, in seconds."""


@dataclass(frozen=True)
class Settings:
    """What to start, and what to tell it first."""

    backend: Backend
    language: str | None
    region: str | None
    notifications: Notifications
    restart: bool
    """Whether a call starts a backend again that has died."""
    grace: float = GRACE
    """How much later than the time limit of its call the backend may answer, in seconds."""

    def introduction(self) -> JSONObject:
        """Return the params of ``initialize``."""
        options: JSONObject = {"notifications": list(self.notifications.by_name())}
        if self.language:
            options["language"] = self.language
        if self.region:
            options["region"] = self.region
        return {
            "processId": os.getpid(),
            "clientInfo": {"name": "marquee-client for Python", "version": VERSION},
            "capabilities": {},
            "initializationOptions": options,
        }
