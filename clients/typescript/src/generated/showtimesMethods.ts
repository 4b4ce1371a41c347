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
  /** The showtime's id. */
  id: ShowtimeReference;
}

/** The params of `showtimes/seats`. */
export interface ShowtimesSeatsParams extends CallParameters {
  /** The showtime's id. */
  id: ShowtimeReference;
}

/** The params of `showtimes/atTheatre`. */
export interface ShowtimesAtTheatreParams extends ListParameters, CallParameters {
  /** The theatre's id. */
  theatreId: TheatreReference;
  /** The day, by the theatre's local time; if absent, all upcoming showtimes are listed. */
  date?: Day | undefined;
  /** A part of the movie's title; only showtimes of matching movies are listed. */
  movie?: string | undefined;
  /** The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to AMC's movie. */
  movieId?: MovieReference | undefined;
  /**
   * The codes of attributes to require, as in Attribute.code; attributeOperator combines them. At least `1`. At most
   * `50`.
   */
  includeAttributes?: string[] | undefined;
  /** The codes of attributes to exclude, as in Attribute.code. At least `1`. At most `50`. */
  excludeAttributes?: string[] | undefined;
  /** Whether all of includeAttributes are needed or one is enough; if absent, AMC decides. */
  attributeOperator?: AttributeOperator | undefined;
}

/** The params of `showtimes/near`. */
export interface ShowtimesNearParams extends ListParameters, CallParameters {
  /** The day, by each theatre's local time. */
  date: Day;
  /** The latitude of the place, positive to the north. In degrees. At least `-90`. At most `90`. */
  latitude: number;
  /** The longitude of the place, positive to the east. In degrees. At least `-180`. At most `180`. */
  longitude: number;
  /**
   * The greatest distance of a theatre from the place; if absent, AMC decides. In kilometres. At least `0.1`. At most
   * `20000`.
   */
  radiusKilometres?: number | undefined;
  /** A part of the movie's title; only showtimes of matching movies are listed. */
  movie?: string | undefined;
  /** The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to AMC's movie. */
  movieId?: MovieReference | undefined;
  /** The city of the theatres to list. */
  city?: string | undefined;
  /** The state of the theatres to list: its two-letter code or its name. */
  state?: string | undefined;
  /**
   * The codes of attributes to require, as in Attribute.code; attributeOperator combines them. At least `1`. At most
   * `50`.
   */
  includeAttributes?: string[] | undefined;
  /** The codes of attributes to exclude, as in Attribute.code. At least `1`. At most `50`. */
  excludeAttributes?: string[] | undefined;
  /** Whether all of includeAttributes are needed or one is enough; if absent, AMC decides. */
  attributeOperator?: AttributeOperator | undefined;
}

/** The params of `showtimes/earliest`. */
export interface ShowtimesEarliestParams extends CallParameters {
  /** The theatre's id. */
  theatreId: TheatreReference;
  /** The movie's id. A TMDB or IMDb id is matched to AMC's movie. */
  movieId: MovieReference;
}

/** The methods of `showtimes`. */
export class ShowtimesMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns one showtime. Includes ticket prices, taxes and fees where AMC gives them.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  get(params: ShowtimesGetParams, options: CallOptions = {}): Promise<Showtime> {
    return this.#caller.call("showtimes/get", params, options);
  }

  /**
   * Returns the seating layout of a showtime. Each seat comes with its availability.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  seats(params: ShowtimesSeatsParams, options: CallOptions = {}): Promise<SeatingLayout> {
    return this.#caller.call("showtimes/seats", params, options);
  }

  /**
   * Lists the showtimes of a theatre. Lists those of one day, or all upcoming ones if there is no date. A day without
   * showtimes is an empty list.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  atTheatre(params: ShowtimesAtTheatreParams, options: ListOptions = {}): List<Showtime> {
    return new List(this.#caller, "showtimes/atTheatre", params, options);
  }

  /**
   * Lists one day's showtimes around a place. The day is that of each theatre's local time. Only AMC theatres are
   * listed.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  near(params: ShowtimesNearParams, options: ListOptions = {}): List<Showtime> {
    return new List(this.#caller, "showtimes/near", params, options);
  }

  /**
   * Returns the next showtime of a movie at a theatre. Returns the first one that is still to come.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  earliest(params: ShowtimesEarliestParams, options: CallOptions = {}): Promise<Showtime> {
    return this.#caller.call("showtimes/earliest", params, options);
  }
}
