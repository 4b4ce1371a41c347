// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { ExactlyOne, Needs } from "../exclusions.js";
import { List, type ListOptions } from "../list.js";
import type { MovieReference, TheatreReference } from "./entityID.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { Place } from "./place.js";
import type { AttributeOperator } from "./provider.js";
import type { Query, Slug } from "./scalars.js";
import type { Theatre } from "./theatre.js";

/** The params of `theatres/all`, before the rules between them. */
export interface TheatresAllMembers extends ListParameters, CallParameters {
  /** A part of the name. */
  name?: string | undefined;
  /** Only these theatres. At least `1`. At most `100`. */
  ids?: TheatreReference[] | undefined;
  /** Only theatres of this market, by its slug or name. */
  market?: string | undefined;
  /** Only theatres in this state, by its two letters or its name. */
  state?: string | undefined;
  /** Only theatres in this city; needs state. */
  city?: string | undefined;
  /** Only theatres of this brand. */
  brand?: string | undefined;
  /**
   * Whether to list theatres that are closed for good.
   *
   * @defaultValue `false`
   */
  includeClosed?: boolean | undefined;
  /** Only what has these attributes, by code. At least `1`. At most `50`. */
  includeAttributes?: string[] | undefined;
  /** Nothing that has these attributes, by code. At least `1`. At most `50`. */
  excludeAttributes?: string[] | undefined;
  /** How several attributes combine. */
  attributeOperator?: AttributeOperator | undefined;
}

/** The params of `theatres/all`. */
export type TheatresAllParams = TheatresAllMembers & Needs<TheatresAllMembers, "city", "state">;

/** The params of `theatres/get`, before the rules between them. */
export interface TheatresGetMembers extends CallParameters {
  /** Which theatre. */
  id?: TheatreReference | undefined;
  /** Which theatre, by its web address. */
  slug?: Slug | undefined;
}

/** The params of `theatres/get`. */
export type TheatresGetParams = TheatresGetMembers & ExactlyOne<TheatresGetMembers, "id" | "slug">;

/** The params of `theatres/near`. */
export interface TheatresNearParams extends ListParameters, CallParameters {
  /** How far north the place lies. In degrees. At least `-90`. At most `90`. */
  latitude: number;
  /** How far east the place lies. In degrees. At least `-180`. At most `180`. */
  longitude: number;
  /** How far theatres may be from it. In kilometres. At least `0.1`. At most `20000`. */
  radiusKilometres?: number | undefined;
}

/** The params of `theatres/showing`, before the rules between them. */
export interface TheatresShowingMembers extends ListParameters, CallParameters {
  /** Which movie. */
  movieId?: MovieReference | undefined;
  /** Which release. At least `0`. */
  releaseNumber?: number | undefined;
}

/** The params of `theatres/showing`. */
export type TheatresShowingParams = TheatresShowingMembers &
  ExactlyOne<TheatresShowingMembers, "movieId" | "releaseNumber">;

/** The params of `theatres/find`, before the rules between them. */
export interface TheatresFindMembers extends ListParameters, CallParameters {
  /**
   * A city ("Olathe, KS", "Kansas City"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a
   * theatre's id, or coordinates ("40.75,-73.98").
   */
  place?: Query | undefined;
  /** Degrees north of the equator, in place of a name. In degrees. At least `-90`. At most `90`. */
  latitude?: number | undefined;
  /** Degrees east of Greenwich. In degrees. At least `-180`. At most `180`. */
  longitude?: number | undefined;
  /** A theatre's id, in place of a name. */
  theatreId?: TheatreReference | undefined;
  /**
   * The greatest distance of a theatre from the place; 40 if left out. In kilometres. At least `0.1`. At most `20000`.
   */
  radiusKilometres?: number | undefined;
}

/** The params of `theatres/find`. */
export type TheatresFindParams = TheatresFindMembers &
  ExactlyOne<TheatresFindMembers, "place" | "theatreId" | "latitude"> &
  Needs<TheatresFindMembers, "latitude", "longitude"> &
  Needs<TheatresFindMembers, "longitude", "latitude">;

/** The params of `theatres/suggest`. */
export interface TheatresSuggestParams extends ListParameters, CallParameters {
  /** The beginning of a name, or a zip code. */
  query: Query;
}

/** The methods of `theatres`. */
export class TheatresMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Lists all theatres, or those that match. Several filters together narrow the list.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  all(params: TheatresAllParams = {}, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "theatres/all", params, options);
  }

  /**
   * Gives one theatre. By id or by AMC's web address.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  get(params: TheatresGetParams, options: CallOptions = {}): Promise<Theatre> {
    return this.#caller.call("theatres/get", params, options);
  }

  /**
   * Lists theatres around a place. The nearest first, with their distance.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  near(params: TheatresNearParams, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "theatres/near", params, options);
  }

  /**
   * Lists theatres that show a movie. By the movie or by the number of its release.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  showing(params: TheatresShowingParams, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "theatres/showing", params, options);
  }

  /**
   * Lists the theatres at a place, given as people say it. Nearest first, with their distance. The page says which
   * place was understood. A theatre's name or id finds that theatre alone, unless radiusKilometres is given. A place
   * that is not found gives an empty page, whose message says what was tried and names the nearest spelling.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  find(params: TheatresFindParams, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "theatres/find", params, options);
  }

  /**
   * Lists places that a text may mean. Cities, zip codes and theatres, to go on with theatres/near, theatres/get or
   * showtimes/near.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  suggest(params: TheatresSuggestParams, options: ListOptions = {}): List<Place> {
    return new List(this.#caller, "theatres/suggest", params, options);
  }
}
