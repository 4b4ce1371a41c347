// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { CollectionReference } from "./entityID.js";
import type { MovieCollection } from "./movieCollection.js";
import type { CallParameters } from "./parameters.js";

/** The params of `collections/get`. */
export interface CollectionsGetParams extends CallParameters {
  /** The collection's id. */
  id: CollectionReference;
}

/** The methods of `collections`. */
export class CollectionsMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns a series of movies, with its parts. The parts are in the order of release, those without a day last, with
   * what they come to. A movie names its collection in movies/get; search/collections finds others.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  get(params: CollectionsGetParams, options: CallOptions = {}): Promise<MovieCollection> {
    return this.#caller.call("collections/get", params, options);
  }
}
