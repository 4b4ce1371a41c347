// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { AtMostOne } from "../exclusions.js";

/** The params of `rpc.discover`, before the rules between them. */
export interface RpcDiscoverMembers {
  /** One method. */
  method?: string | undefined;
  /** The methods of a family: those whose names begin with it and a slash. */
  family?: string | undefined;
}

/** The params of `rpc.discover`. */
export type RpcDiscoverParams = RpcDiscoverMembers & AtMostOne<RpcDiscoverMembers, "method" | "family">;

/** The methods of `rpc`. */
export class RpcMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns the contract as an OpenRPC document. The bytes are those of schema/openrpc.json (OpenRPC, service discovery
   * method). With method or family the document has these methods alone, with the components that they refer to. The
   * results' schemas are open, since a later release may add members; params are closed.
   *
   * @throws `InvalidParamsError`.
   */
  discover(params: RpcDiscoverParams = {}, options: CallOptions = {}): Promise<Record<string, unknown>> {
    return this.#caller.call("rpc.discover", params, options);
  }
}
