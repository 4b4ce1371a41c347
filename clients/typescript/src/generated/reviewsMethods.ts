// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { ReviewReference } from "./entityID.js";
import type { CallParameters } from "./parameters.js";
import type { Review } from "./reviews.js";

/** The params of `reviews/get`. */
export interface ReviewsGetParams extends CallParameters {
  /** The review's id. */
  id: ReviewReference;
}

/** The methods of `reviews`. */
export class ReviewsMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns one review. It says which movie or show it is of; movies/reviews lists those of a movie.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  get(params: ReviewsGetParams, options: CallOptions = {}): Promise<Review> {
    return this.#caller.call("reviews/get", params, options);
  }
}
