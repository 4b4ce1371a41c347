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
   * Returns the contract as an OpenRPC document. The bytes are those of schema/openrpc.json (OpenRPC, service discovery
   * method).
   */
  discover(params: Record<string, never> = {}, options: CallOptions = {}): Promise<Record<string, unknown>> {
    return this.#caller.call("rpc.discover", params, options);
  }
}
