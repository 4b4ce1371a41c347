// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { AtMostOne, ExactlyOne, Needs } from "../exclusions.js";
import { List, type ListOptions } from "../list.js";
import type { MovieReference, TheatreReference } from "./entityID.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { Place } from "./place.js";
import type { AttributeOperator } from "./provider.js";
import type { AttributeCode, MarketCode, Query, Slug, StateCode } from "./scalars.js";
import type { Theatre } from "./theatre.js";

/** The params of `theatres/all`, before the rules between them. */
export interface TheatresAllMembers extends ListParameters, CallParameters {
  /** A part of the theatre's name. */
  name?: Query | undefined;
  /** The ids of the theatres to list. At least `1`. At most `100`. */
  ids?: TheatreReference[] | undefined;
  /** The market of the theatres to list: its slug or its name. */
  market?: MarketCode | undefined;
  /** The state of the theatres to list: its two-letter code or its name. */
  state?: StateCode | undefined;
  /** The city of the theatres to list; needs state. */
  city?: Query | undefined;
  /** The AMC brand of the theatres to list, as in Theatre.brand. */
  brand?: Query | undefined;
  /**
   * Whether to list permanently closed theatres as well.
   *
   * @defaultValue `false`
   */
  includeClosed?: boolean | undefined;
  /**
   * The codes or names of attributes to require, from reference/attributes; attributeOperator combines them. At least
   * `1`. At most `50`.
   */
  includeAttributes?: AttributeCode[] | undefined;
  /** The codes or names of attributes to exclude, from reference/attributes. At least `1`. At most `50`. */
  excludeAttributes?: AttributeCode[] | undefined;
  /** Whether all of includeAttributes are needed or one is enough; if absent, AMC decides. */
  attributeOperator?: AttributeOperator | undefined;
}

/** The params of `theatres/all`. */
export type TheatresAllParams = TheatresAllMembers & Needs<TheatresAllMembers, "city", "state">;

/** The params of `theatres/get`, before the rules between them. */
export interface TheatresGetMembers extends CallParameters {
  /** The theatre's id. */
  id?: TheatreReference | undefined;
  /** The theatre's slug at AMC. */
  slug?: Slug | undefined;
}

/** The params of `theatres/get`. */
export type TheatresGetParams = TheatresGetMembers & ExactlyOne<TheatresGetMembers, "id" | "slug">;

/** The params of `theatres/near`. */
export interface TheatresNearParams extends ListParameters, CallParameters {
  /** The latitude of the place, positive to the north. In degrees. At least `-90`. At most `90`. */
  latitude: number;
  /** The longitude of the place, positive to the east. In degrees. At least `-180`. At most `180`. */
  longitude: number;
  /**
   * The greatest distance of a theatre from the place; if absent, AMC decides. In kilometres. At least `0.1`. At most
   * `20000`.
   */
  radiusKilometres?: number | undefined;
}

/** The params of `theatres/showing`, before the rules between them. */
export interface TheatresShowingMembers extends ListParameters, CallParameters {
  /** The movie's id. A TMDB or IMDb id is matched to AMC's movie. */
  movieId?: MovieReference | undefined;
  /** The number of the movie's release, as in Movie.releaseNumber. At least `0`. */
  releaseNumber?: number | undefined;
}

/** The params of `theatres/showing`. */
export type TheatresShowingParams = TheatresShowingMembers &
  ExactlyOne<TheatresShowingMembers, "movieId" | "releaseNumber">;

/** The params of `theatres/find`, before the rules between them. */
export interface TheatresFindMembers extends ListParameters, CallParameters {
  /**
   * A city ("Olathe, KS", "Kansas City"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a
   * theatre's id, or coordinates ("40.75,-73.98"). By default the place of the settings; without one, exactly one of
   * place, theatreId and latitude is required.
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
  AtMostOne<TheatresFindMembers, "place" | "theatreId" | "latitude"> &
  Needs<TheatresFindMembers, "latitude", "longitude"> &
  Needs<TheatresFindMembers, "longitude", "latitude">;

/** The params of `theatres/suggest`. */
export interface TheatresSuggestParams extends ListParameters, CallParameters {
  /** The beginning of a place's name, or a zip code. */
  query: Query;
}

/** The methods of `theatres`. */
export class TheatresMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Lists all AMC theatres, optionally filtered. A theatre must match all filters given.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  all(params: TheatresAllParams = {}, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "theatres/all", params, options);
  }

  /**
   * Returns one theatre. The theatre is named by its id or by its slug.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  get(params: TheatresGetParams, options: CallOptions = {}): Promise<Theatre> {
    return this.#caller.call("theatres/get", params, options);
  }

  /**
   * Lists the AMC theatres around a place. The nearest comes first; each comes with its distance.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  near(params: TheatresNearParams, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "theatres/near", params, options);
  }

  /**
   * Lists the AMC theatres that show a movie. The movie is named by its id or by its release number.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  showing(params: TheatresShowingParams, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "theatres/showing", params, options);
  }

  /**
   * Lists the theatres at a place, given as people say it. Nearest first, with their distance. The page says which
   * place was understood. A theatre's name or id finds that theatre alone, unless radiusKilometres is given. A place
   * that AMC doesn't have is -32012, and its hint names the nearest; words that say something else, such as a format or
   * a day, are -32602, and the hint has the arguments to send.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  find(params: TheatresFindParams = {}, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "theatres/find", params, options);
  }

  /**
   * Lists the places that a text may mean. Finds cities, zip codes and AMC theatres, for use with theatres/near,
   * theatres/get or showtimes/near.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  suggest(params: TheatresSuggestParams, options: ListOptions = {}): List<Place> {
    return new List(this.#caller, "theatres/suggest", params, options);
  }
}
