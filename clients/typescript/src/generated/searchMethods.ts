// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Caller } from "../caller.js";
import { List, type ListOptions } from "../list.js";
import type { Company } from "./company.js";
import type { ImageReference, VideoReference } from "./entityID.js";
import type {
  Image,
  ImageCategory,
  ImageColor,
  ImageOrder,
  ImageOrientation,
  ImageSearchLanguage,
  ImageType,
} from "./image.js";
import type { Keyword } from "./keyword.js";
import type { Movie } from "./movie.js";
import type { MovieCollection } from "./movieCollection.js";
import type { MovieRowInclude } from "./movieOptions.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { Person } from "./person.js";
import type { MovieSource, TitleSource } from "./provider.js";
import type { Query } from "./scalars.js";
import type { SearchResult } from "./searchResult.js";
import type { Show } from "./show.js";
import type { Theatre } from "./theatre.js";
import type { VideoClip, VideoClipType } from "./videoClip.js";

/** The params of `search/movies`. */
export interface SearchMoviesParams extends ListParameters, CallParameters {
  /** The title to search for, or a part of it. */
  query: Query;
  /**
   * Only movies released in this year: anywhere at TMDB, by AMC's release date at AMC; of the local index, those whose
   * year an answer told. At least `1870`. At most `2200`.
   */
  year?: number | undefined;
  /**
   * Whether to list adult movies as well; it has no effect at AMC, and the local index has none.
   *
   * @defaultValue `false`
   */
  includeAdult?: boolean | undefined;
  /**
   * Where to search. The local index forgives typing errors and has at most the 100 best, of which it knows the title
   * alone, and the year and the poster if an answer told them; without an index the call fails.
   *
   * @defaultValue `"tmdb"`
   */
  provider?: MovieSource | undefined;
  /**
   * Whether to remember the query for suggestions/list.
   *
   * @defaultValue `true`
   */
  remember?: boolean | undefined;
  /** Parts to add to TMDB's rows, a request each; linkFault says why one lacks them. At most `2`. */
  include?: MovieRowInclude[] | undefined;
}

/** The params of `search/people`. */
export interface SearchPeopleParams extends ListParameters, CallParameters {
  /** The name to search for, or a part of it. */
  query: Query;
  /**
   * Where to search. The local index forgives typing errors and has at most the 100 best, of which it knows the name
   * alone, and what else an answer told; without an index the call fails.
   *
   * @defaultValue `"tmdb"`
   */
  provider?: TitleSource | undefined;
}

/** The params of `search/shows`. */
export interface SearchShowsParams extends ListParameters, CallParameters {
  /** The name to search for, or a part of it. */
  query: Query;
  /** Only shows first broadcast in this year. At least `1870`. At most `2200`. */
  year?: number | undefined;
  /**
   * Whether to list shows for adults only as well.
   *
   * @defaultValue `false`
   */
  includeAdult?: boolean | undefined;
}

/** The params of `search/all`. */
export interface SearchAllParams extends ListParameters, CallParameters {
  /** The title or name to search for, or a part of it. */
  query: Query;
  /**
   * Where to search. The local index forgives typing errors and has at most the 100 best, of which it knows the title
   * or the name alone, and what else an answer told; without an index the call fails.
   *
   * @defaultValue `"tmdb"`
   */
  provider?: TitleSource | undefined;
}

/** The params of `search/collections`. */
export interface SearchCollectionsParams extends ListParameters, CallParameters {
  /** The name to search for, or a part of it. */
  query: Query;
}

/** The params of `search/companies`. */
export interface SearchCompaniesParams extends ListParameters, CallParameters {
  /** The name to search for, or a part of it. */
  query: Query;
}

/** The params of `search/keywords`. */
export interface SearchKeywordsParams extends ListParameters, CallParameters {
  /** The keyword to search for, or a part of it. */
  query: Query;
}

/** The params of `search/theatres`. */
export interface SearchTheatresParams extends ListParameters, CallParameters {
  /** The theatre's name, or a part of it. */
  query: Query;
}

/** The params of `search/images`. */
export interface SearchImagesParams extends ListParameters, CallParameters {
  /** The keywords to search for; if absent, every image matches, or the one that id names. */
  query?: Query | undefined;
  /** The language of the query; if absent, Pixabay assumes English. */
  lang?: ImageSearchLanguage | undefined;
  /** The id of the only image to list. */
  id?: ImageReference | undefined;
  /**
   * The type of image.
   *
   * @defaultValue `"all"`
   */
  imageType?: ImageType | undefined;
  /**
   * The orientation of the image.
   *
   * @defaultValue `"all"`
   */
  orientation?: ImageOrientation | undefined;
  /** The subject of the image; if absent, any. */
  category?: ImageCategory | undefined;
  /** The minimum width of the image. In pixels. At least `0`. At most `1000000`. */
  minWidth?: number | undefined;
  /** The minimum height of the image. In pixels. At least `0`. At most `1000000`. */
  minHeight?: number | undefined;
  /** The colours of the image; if absent, any. At least `1`. At most `14`. */
  colors?: ImageColor[] | undefined;
  /**
   * Whether to list only images chosen by Pixabay's editors.
   *
   * @defaultValue `false`
   */
  editorsChoice?: boolean | undefined;
  /**
   * Whether to list only images suitable for all ages.
   *
   * @defaultValue `false`
   */
  safesearch?: boolean | undefined;
  /**
   * The order of the images.
   *
   * @defaultValue `"popular"`
   */
  order?: ImageOrder | undefined;
}

/** The params of `search/videos`. */
export interface SearchVideosParams extends ListParameters, CallParameters {
  /** The keywords to search for; if absent, every clip matches, or the one that id names. */
  query?: Query | undefined;
  /** The language of the query; if absent, Pixabay assumes English. */
  lang?: ImageSearchLanguage | undefined;
  /** The id of the only clip to list. */
  id?: VideoReference | undefined;
  /**
   * The type of video.
   *
   * @defaultValue `"all"`
   */
  videoType?: VideoClipType | undefined;
  /** The subject of the clip; if absent, any. */
  category?: ImageCategory | undefined;
  /** The minimum width of the clip. In pixels. At least `0`. At most `1000000`. */
  minWidth?: number | undefined;
  /** The minimum height of the clip. In pixels. At least `0`. At most `1000000`. */
  minHeight?: number | undefined;
  /**
   * Whether to list only clips chosen by Pixabay's editors.
   *
   * @defaultValue `false`
   */
  editorsChoice?: boolean | undefined;
  /**
   * Whether to list only clips suitable for all ages.
   *
   * @defaultValue `false`
   */
  safesearch?: boolean | undefined;
  /**
   * The order of the clips.
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
   * Finds movies by title. If the first page has results, the query is remembered for suggestions/list. With remember
   * false, or with MARQUEE_HISTORY=off, nothing about the search is written to a file.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb or amc can't answer.
   */
  movies(params: SearchMoviesParams, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "search/movies", params, options);
  }

  /**
   * Finds people by name. Searches TMDB's catalogue, or with provider local the index on this machine.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  people(params: SearchPeopleParams, options: ListOptions = {}): List<Person> {
    return new List(this.#caller, "search/people", params, options);
  }

  /**
   * Finds television shows by name. Searches TMDB's catalogue, in any language.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  shows(params: SearchShowsParams, options: ListOptions = {}): List<Show> {
    return new List(this.#caller, "search/shows", params, options);
  }

  /**
   * Finds movies, people and television shows. Searches TMDB's catalogue; results are mixed, in TMDB's order. Results
   * of any other kind are left out and counted in skipped.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  all(params: SearchAllParams, options: ListOptions = {}): List<SearchResult> {
    return new List(this.#caller, "search/all", params, options);
  }

  /**
   * Finds series of movies by name. Searches TMDB's catalogue. collections/get returns the parts of one.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  collections(params: SearchCollectionsParams, options: ListOptions = {}): List<MovieCollection> {
    return new List(this.#caller, "search/collections", params, options);
  }

  /**
   * Finds production companies by name. Searches TMDB's catalogue. companies/get returns one.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  companies(params: SearchCompaniesParams, options: ListOptions = {}): List<Company> {
    return new List(this.#caller, "search/companies", params, options);
  }

  /**
   * Finds keywords for the subjects of movies and shows. Searches TMDB's catalogue. Most keywords are in English.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  keywords(params: SearchKeywordsParams, options: ListOptions = {}): List<Keyword> {
    return new List(this.#caller, "search/keywords", params, options);
  }

  /**
   * Finds AMC theatres by name. For theatres around a place use theatres/near.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  theatres(params: SearchTheatresParams, options: ListOptions = {}): List<Theatre> {
    return new List(this.#caller, "search/theatres", params, options);
  }

  /**
   * Finds images at Pixabay by keyword. Takes Pixabay's documented search parameters; pageSize takes the place of its
   * per_page. Wherever an image is shown, name Pixabay as the source and link to the image's page.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if pixabay can't answer.
   */
  images(params: SearchImagesParams = {}, options: ListOptions = {}): List<Image> {
    return new List(this.#caller, "search/images", params, options);
  }

  /**
   * Finds free video clips at Pixabay by keyword. Takes Pixabay's documented search parameters; pageSize takes the
   * place of its per_page. Wherever a clip is shown, name Pixabay as the source and link to the clip's page.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if pixabay can't answer.
   */
  videos(params: SearchVideosParams = {}, options: ListOptions = {}): List<VideoClip> {
    return new List(this.#caller, "search/videos", params, options);
  }
}
