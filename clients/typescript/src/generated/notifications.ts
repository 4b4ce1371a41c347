// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ErrorObject } from "./errorObject.js";
import type { LogTrace } from "./progress.js";
import type { HealthChange } from "./serverReport.js";
import type { SuggestionList } from "./suggestion.js";

/** What the server sends on its own, by name, with the type of its params. */
export interface Notifications {
  /**
   * Something went wrong outside of a request. A known notification with params that are wrong, or a background fault.
   * Only to clients that asked for it.
   */
  "server/error": ErrorObject;
  /** An upstream's health has changed. Only to clients that asked for it. */
  "server/didChangeHealth": HealthChange;
  /**
   * The remembered searches have changed. Holds all of them, so nothing more has to be asked. Only to clients that
   * asked for it.
   */
  "suggestions/didChange": SuggestionList;
  /** One line of the trace. Only to clients that asked for it, and as far as $/setTrace says. */
  "$/logTrace": LogTrace;
}

/** Their names. */
export const notificationNames: readonly (keyof Notifications)[] = [
  "server/error",
  "server/didChangeHealth",
  "suggestions/didChange",
  "$/logTrace",
];
