// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import { List, type ListOptions } from "../list.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { ServiceChoice, StreamingService } from "./streamingService.js";

/** The params of `services/list`. */
export interface ServicesListParams extends ListParameters, CallParameters {
  /**
   * Whether to list only the services that the user subscribes to: in the region if the call has one of its own,
   * otherwise in every country.
   *
   * @defaultValue `false`
   */
  mine?: boolean | undefined;
}

/** The params of `services/set`. */
export interface ServicesSetParams extends CallParameters {
  /** Services to add, by name, however it is spelled, or by TMDB's id (tmdb:watchProvider:8 or 8). At most `100`. */
  add?: string[] | undefined;
  /** Services to remove, by name or id. At most `100`. */
  remove?: string[] | undefined;
}

/** The methods of `services`. */
export class ServicesMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Lists the streaming services of a country, the user's first. With a region, the services that TMDB knows there, for
   * films and for shows, in its order; those that the user subscribes to come first. Two requests, which are kept for a
   * week; without an answer of TMDB's the user's own services are listed, and faults says so. Without a region, or with
   * mine, the services that the user subscribes to, from this machine alone.
   *
   * @throws `InvalidParamsError`.
   */
  list(params: ServicesListParams = {}, options: ListOptions = {}): List<StreamingService> {
    return new List(this.#caller, "services/list", params, options);
  }

  /**
   * Sets the streaming services that the user subscribes to in a country. add stores further services of the region,
   * remove takes some away, and without either the answer is what is stored. The region is required, in the call or
   * given to initialize. Names and ids are looked up in the country's services: a name that several have, or none, is
   * refused with -32602, and alternatives has the most similar ones; nothing is changed then. What is stored is removed
   * without a request. The services are stored when this answers; the same call twice changes nothing.
   *
   * @throws `InvalidParamsError`.
   */
  set(params: ServicesSetParams = {}, options: CallOptions = {}): Promise<ServiceChoice> {
    return this.#caller.call("services/set", params, options);
  }
}
