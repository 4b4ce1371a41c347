# SPDX-License-Identifier: MIT
"""The settings of a client."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from marquee_client._backend import Backend, Path
from marquee_client._json import JSONObject
from marquee_client.generated.notifications import Notifications

VERSION = "1.0.0"
"""The version of this package."""


@dataclass(frozen=True)
class Settings:
    """What to start, and what to tell it first."""

    backend: Backend
    language: str | None
    region: str | None
    notifications: Notifications
    restart: bool
    """Whether a call starts a backend again that has died."""

    @classmethod
    def make(
        cls,
        binary: Path | None,
        *,
        sandbox: bool,
        arguments: Sequence[str],
        environment: Mapping[str, str] | None,
        language: str | None,
        region: str | None,
        notifications: Notifications | None,
        restart: bool,
    ) -> Settings:
        """Make the settings from a client's arguments."""
        options = ("--sandbox",) if sandbox else ()
        variables = None if environment is None else dict(environment)
        backend = Backend(binary, (*options, *arguments), variables)
        return cls(backend, language, region, notifications or Notifications(), restart)

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
