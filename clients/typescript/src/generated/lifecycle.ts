// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ClientInfo, InitializeOptions } from "./initialize.js";

/** The params of `initialize`. */
export interface InitializeParams {
  /**
   * The id of the client's process; the server exits when that process ends. It is watched only if it can be seen when
   * this request arrives. null: no process.
   */
  processId?: number | null | undefined;
  /** The client's name and version. */
  clientInfo?: ClientInfo | undefined;
  /** The client's capabilities; they have no effect. */
  capabilities?: Record<string, unknown> | undefined;
  /** The trace level: off, messages or verbose. Other values are ignored. */
  trace?: string | undefined;
  /** The client's preferences for this session. */
  initializationOptions?: InitializeOptions | undefined;
}
