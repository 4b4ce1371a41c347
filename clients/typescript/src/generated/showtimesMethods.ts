// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import { List, type ListOptions } from "../list.js";
import type { MovieReference, ShowtimeReference, TheatreReference } from "./entityID.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { AttributeOperator } from "./provider.js";
import type { Day } from "./scalars.js";
import type { SeatingLayout } from "./seatingLayout.js";
import type { Showtime } from "./showtime.js";

/** The params of `showtimes/get`. */
export interface ShowtimesGetParams extends CallParameters {
  /** Which showtime. */
  id: ShowtimeReference;
}

/** The params of `showtimes/seats`. */
export interface ShowtimesSeatsParams extends CallParameters {
  /** Which showtime. */
  id: ShowtimeReference;
}

/** The params of `showtimes/atTheatre`. */
export interface ShowtimesAtTheatreParams extends ListParameters, CallParameters {
  /** Which theatre. */
  theatreId: TheatreReference;
  /** Which day. */
  date?: Day | undefined;
  /** Only movies whose title holds this. */
  movie?: string | undefined;
  /** Only this movie. */
  movieId?: MovieReference | undefined;
  /** Only what has these attributes, by code. At least `1`. At most `50`. */
  includeAttributes?: string[] | undefined;
  /** Nothing that has these attributes, by code. At least `1`. At most `50`. */
  excludeAttributes?: string[] | undefined;
  /** How several attributes combine. */
  attributeOperator?: AttributeOperator | undefined;
}

/** The params of `showtimes/near`. */
export interface ShowtimesNearParams extends ListParameters, CallParameters {
  /** Which day. */
  date: Day;
  /** How far north the place lies. In degrees. At least `-90`. At most `90`. */
  latitude: number;
  /** How far east the place lies. In degrees. At least `-180`. At most `180`. */
  longitude: number;
  /** How far theatres may be from it. In kilometres. At least `0.1`. At most `20000`. */
  radiusKilometres?: number | undefined;
  /** Only movies whose title holds this. */
  movie?: string | undefined;
  /** Only this movie. */
  movieId?: MovieReference | undefined;
  /** Only theatres in this city. */
  city?: string | undefined;
  /** Only theatres in this state, by its two letters or its name. */
  state?: string | undefined;
  /** Only what has these attributes, by code. At least `1`. At most `50`. */
  includeAttributes?: string[] | undefined;
  /** Nothing that has these attributes, by code. At least `1`. At most `50`. */
  excludeAttributes?: string[] | undefined;
  /** How several attributes combine. */
  attributeOperator?: AttributeOperator | undefined;
}

/** The params of `showtimes/earliest`. */
export interface ShowtimesEarliestParams extends CallParameters {
  /** Which theatre. */
  theatreId: TheatreReference;
  /** Which movie. */
  movieId: MovieReference;
}

/** The methods of `showtimes`. */
export class ShowtimesMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Gives one showtime. With its prices, taxes and fees, as far as AMC gives them.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  get(params: ShowtimesGetParams, options: CallOptions = {}): Promise<Showtime> {
    return this.#caller.call("showtimes/get", params, options);
  }

  /**
   * Gives the seats of a showtime. Which there are and which can still be booked.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  seats(params: ShowtimesSeatsParams, options: CallOptions = {}): Promise<SeatingLayout> {
    return this.#caller.call("showtimes/seats", params, options);
  }

  /**
   * Lists the showtimes of a theatre. Of one day by the theatre's clock, or all that are still to come. A day without
   * showtimes is an empty list.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  atTheatre(params: ShowtimesAtTheatreParams, options: ListOptions = {}): List<Showtime> {
    return new List(this.#caller, "showtimes/atTheatre", params, options);
  }

  /**
   * Lists the showtimes around a place. Of one day by the theatres' clocks.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  near(params: ShowtimesNearParams, options: ListOptions = {}): List<Showtime> {
    return new List(this.#caller, "showtimes/near", params, options);
  }

  /**
   * Gives the first showtime of a movie at a theatre. The first that is still to come.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  earliest(params: ShowtimesEarliestParams, options: CallOptions = {}): Promise<Showtime> {
    return this.#caller.call("showtimes/earliest", params, options);
  }
}
