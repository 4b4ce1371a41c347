// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ErrorObject } from "./errorObject.js";
import type { LibraryChange } from "./libraryRow.js";
import type { LogTrace } from "./progress.js";
import type { HealthChange } from "./serverReport.js";
import type { SuggestionList } from "./suggestion.js";
import type { WatchEvent } from "./watch.js";

/** The notifications of the server, by name, with the types of their params. */
export interface Notifications {
  /**
   * Reports an error outside of any request. Sent for a known notification with invalid params and for background
   * faults, to clients that ask for it in initialize.
   */
  "server/error": ErrorObject;
  /** Reports a change in a provider's health. Sent to clients that ask for it in initialize. */
  "server/didChangeHealth": HealthChange;
  /**
   * Reports a change in the remembered searches. Holds all of them, so there is no need to call suggestions/list. Sent
   * to clients that ask for it in initialize.
   */
  "suggestions/didChange": SuggestionList;
  /**
   * Reports a change of the library. Sent for each call of this connection's process that changes the library, and for
   * what it learns of films and shows in the background, to clients that ask for it in initialize. Another process's
   * changes show in the next answer.
   */
  "library/didChange": LibraryChange;
  /**
   * Reports an event of a watch. Sent for each event from initialize on, whichever process noticed it, to clients that
   * ask for it in initialize. If the log lost events before they could be sent, server/error says so. A client that
   * must not miss any uses watch/follow.
   */
  "watch/didChange": WatchEvent;
  /**
   * Delivers one entry of the trace. Sent to clients that ask for it in initialize, at the level set by initialize or
   * $/setTrace.
   */
  "$/logTrace": LogTrace;
}

/** The names of the notifications. */
export const notificationNames: readonly (keyof Notifications)[] = [
  "server/error",
  "server/didChangeHealth",
  "suggestions/didChange",
  "library/didChange",
  "watch/didChange",
  "$/logTrace",
];
