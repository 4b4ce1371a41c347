# SPDX-License-Identifier: MIT
# Written by `swift run generate` from schema/; changes belong there.
"""The notifications that a client can subscribe to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from marquee_client._json import JSONObject, read_then
from marquee_client.generated.models import (
    ErrorObject,
    HealthChange,
    LibraryChange,
    LogTrace,
    SuggestionList,
    WatchEvent,
)


@dataclass(frozen=True)
class Notifications:
    """Callbacks for notifications.

    The client subscribes to those that have one.
    """

    server_error: Callable[[ErrorObject], None] | None = None
    """Reports an error outside of any request. Sent for a known notification with invalid params and for background
    faults, to clients that ask for it in initialize."""
    server_did_change_health: Callable[[HealthChange], None] | None = None
    """Reports a change in a provider's health. Sent to clients that ask for it in initialize."""
    suggestions_did_change: Callable[[SuggestionList], None] | None = None
    """Reports a change in the remembered searches. Holds all of them, so there is no need to call suggestions/list.
    Sent to clients that ask for it in initialize."""
    library_did_change: Callable[[LibraryChange], None] | None = None
    """Reports a change of the library. Sent for each call of this connection's process that changes the library, and
    for what it learns of films and shows in the background, to clients that ask for it in initialize. Another process's
    changes show in the next answer."""
    watch_did_change: Callable[[WatchEvent], None] | None = None
    """Reports an event of a watch. Sent for each event from initialize on, whichever process noticed it, to clients
    that ask for it in initialize. If the log lost events before they could be sent, server/error says so. A client that
    must not miss any uses watch/follow."""
    log_trace: Callable[[LogTrace], None] | None = None
    """Delivers one entry of the trace. Sent to clients that ask for it in initialize, at the level set by initialize or
    $/setTrace."""

    def by_name(self) -> dict[str, Callable[[JSONObject], None]]:
        """The callbacks, each wrapped to read the params, by the names of their notifications."""
        callbacks = {
            "server/error": read_then(ErrorObject.from_json, self.server_error),
            "server/didChangeHealth": read_then(HealthChange.from_json, self.server_did_change_health),
            "suggestions/didChange": read_then(SuggestionList.from_json, self.suggestions_did_change),
            "library/didChange": read_then(LibraryChange.from_json, self.library_did_change),
            "watch/didChange": read_then(WatchEvent.from_json, self.watch_did_change),
            "$/logTrace": read_then(LogTrace.from_json, self.log_trace),
        }
        return {name: callback for name, callback in callbacks.items() if callback}
