// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";

/** The methods of `rpc`. */
export class RpcMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Gives this document. The contract, in the same bytes as schema/openrpc.json has them (OpenRPC, service discovery
   * method).
   */
  discover(params: Record<string, never> = {}, options: CallOptions = {}): Promise<Record<string, unknown>> {
    return this.#caller.call("rpc.discover", params, options);
  }
}
