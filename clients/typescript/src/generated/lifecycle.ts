// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ClientInfo, InitializeOptions } from "./initialize.js";

/** The params of `initialize`. */
export interface InitializeParams {
  /**
   * The process that started this one; this one leaves when that one is gone. It is watched if it is visible when this
   * request comes; null if there is none.
   */
  processId?: number | null | undefined;
  /** Which program asks. */
  clientInfo?: ClientInfo | undefined;
  /** What the client can do; nothing here depends on it. */
  capabilities?: Record<string, unknown> | undefined;
  /** How much of the trace to send: off, messages or verbose. */
  trace?: string | undefined;
  /** What the client wishes of this server. */
  initializationOptions?: InitializeOptions | undefined;
}
