// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { CallParameters } from "./parameters.js";
import type { Pong, ServerReport } from "./serverReport.js";

/** The params of `server/ping`. */
export interface ServerPingParams extends CallParameters {
  /** Anything; it comes back. */
  sequence?: number | undefined;
  /** Anything; it comes back. In the sender's own. */
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
   * Answers at once with what it got. To see that the program is there, and how long the way takes.
   *
   * @throws `InvalidParamsError`.
   */
  ping(params: ServerPingParams = {}, options: CallOptions = {}): Promise<Pong> {
    return this.#caller.call("server/ping", params, options);
  }

  /**
   * Says how the program is doing. What time it is for it, what it has done since it started, how much memory it
   * needed, how each upstream is doing, and what the providers ask to be shown.
   */
  status(params: ServerStatusParams = {}, options: CallOptions = {}): Promise<ServerReport> {
    return this.#caller.call("server/status", params, options);
  }
}
