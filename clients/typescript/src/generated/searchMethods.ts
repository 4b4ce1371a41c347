// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Caller } from "../caller.js";
import { List, type ListOptions } from "../list.js";
import type { ImageReference } from "./entityID.js";
import type {
  Image,
  ImageCategory,
  ImageColor,
  ImageOrder,
  ImageOrientation,
  ImageSearchLanguage,
  ImageType,
} from "./image.js";
import type { Movie } from "./movie.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { Person } from "./person.js";
import type { MovieProvider } from "./provider.js";
import type { Query } from "./scalars.js";
import type { SearchResult } from "./searchResult.js";
import type { Theatre } from "./theatre.js";

/** The params of `search/movies`. */
export interface SearchMoviesParams extends ListParameters, CallParameters {
  /** What to look for. */
  query: Query;
  /** Only movies released in this year. In years. At least `1870`. At most `2200`. */
  year?: number | undefined;
  /**
   * Whether to list movies that are for adults only.
   *
   * @defaultValue `false`
   */
  includeAdult?: boolean | undefined;
  /**
   * Whose movies.
   *
   * @defaultValue `"tmdb"`
   */
  provider?: MovieProvider | undefined;
  /**
   * Whether to remember the search.
   *
   * @defaultValue `true`
   */
  remember?: boolean | undefined;
}

/** The params of `search/people`. */
export interface SearchPeopleParams extends ListParameters, CallParameters {
  /** What to look for. */
  query: Query;
}

/** The params of `search/all`. */
export interface SearchAllParams extends ListParameters, CallParameters {
  /** What to look for. */
  query: Query;
}

/** The params of `search/theatres`. */
export interface SearchTheatresParams extends ListParameters, CallParameters {
  /** What to look for. */
  query: Query;
}

/** The params of `search/images`. */
export interface SearchImagesParams extends ListParameters, CallParameters {
  /** What to look for. */
  query: Query;
  /** The language of the query; that of the call unless said. */
  lang?: ImageSearchLanguage | undefined;
  /** Only this image. */
  id?: ImageReference | undefined;
  /**
   * Which images to look for.
   *
   * @defaultValue `"all"`
   */
  imageType?: ImageType | undefined;
  /**
   * How the images lie.
   *
   * @defaultValue `"all"`
   */
  orientation?: ImageOrientation | undefined;
  /** What the images are about. */
  category?: ImageCategory | undefined;
  /** How wide the images must be at least. In pixels. At least `0`. At most `1000000`. */
  minWidth?: number | undefined;
  /** How high the images must be at least. In pixels. At least `0`. At most `1000000`. */
  minHeight?: number | undefined;
  /** Colours that the images have. At least `1`. At most `14`. */
  colors?: ImageColor[] | undefined;
  /**
   * Whether only images that the editors have chosen will do.
   *
   * @defaultValue `false`
   */
  editorsChoice?: boolean | undefined;
  /**
   * Whether only images for all ages will do.
   *
   * @defaultValue `false`
   */
  safesearch?: boolean | undefined;
  /**
   * In which order.
   *
   * @defaultValue `"popular"`
   */
  order?: ImageOrder | undefined;
}

/** The methods of `search`. */
export class SearchMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Finds movies by their title. A search whose first page finds something is remembered as a suggestion. With remember
   * false, or MARQUEE_HISTORY=off, no file holds anything of it.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb or amc can't answer.
   */
  movies(params: SearchMoviesParams, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "search/movies", params, options);
  }

  /**
   * Finds people by their name. In TMDB's catalogue.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  people(params: SearchPeopleParams, options: ListOptions = {}): List<Person> {
    return new List(this.#caller, "search/people", params, options);
  }

  /**
   * Finds movies, people and television shows at once. Mixed, in TMDB's order. What is none of these is skipped and
   * counted.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  all(params: SearchAllParams, options: ListOptions = {}): List<SearchResult> {
    return new List(this.#caller, "search/all", params, options);
  }

  /**
   * Finds theatres by their name. Among AMC's theatres.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  theatres(params: SearchTheatresParams, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "search/theatres", params, options);
  }

  /**
   * Finds images by keywords. At Pixabay, with every parameter that it documents; its per_page is pageSize. Whoever
   * shows an image says where it is from and links its page.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if pixabay can't answer.
   */
  images(params: SearchImagesParams, options: ListOptions = {}): List<Image> {
    return new List(this.#caller, "search/images", params, options);
  }
}
