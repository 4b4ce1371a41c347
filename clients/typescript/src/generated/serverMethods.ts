// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { CallParameters } from "./parameters.js";
import type { Pong, ServerReport } from "./serverReport.js";

/** The params of `server/ping`. */
export interface ServerPingParams extends CallParameters {
  /** Any integer; it is returned unchanged. */
  sequence?: number | undefined;
  /** Any integer, such as a time in the sender's own unit; it is returned unchanged. */
  sentAt?: number | undefined;
}

/** The params of `server/status`. */
export interface ServerStatusParams extends CallParameters {}

/** The methods of `server`. */
export class ServerMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns its params at once. Checks that the server responds, and measures the round trip.
   *
   * @throws `InvalidParamsError`.
   */
  ping(params: ServerPingParams = {}, options: CallOptions = {}): Promise<Pong> {
    return this.#caller.call("server/ping", params, options);
  }

  /**
   * Reports the server's state and statistics. Returns its clock, what it has done since it started, its peak memory
   * use, the health of each provider, and the attributions that the providers require.
   */
  status(params: ServerStatusParams = {}, options: CallOptions = {}): Promise<ServerReport> {
    return this.#caller.call("server/status", params, options);
  }
}
