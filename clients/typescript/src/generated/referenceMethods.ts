// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Caller } from "../caller.js";
import { List, type ListOptions } from "../list.js";
import type { CodeEntry } from "./codeEntry.js";
import type { Genre } from "./genre.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { WorkKind } from "./person.js";
import type { WatchProvider } from "./watchProviders.js";

/** The params of `reference/countries`. */
export interface ReferenceCountriesParams extends ListParameters, CallParameters {}

/** The params of `reference/languages`. */
export interface ReferenceLanguagesParams extends ListParameters, CallParameters {}

/** The params of `reference/jobs`. */
export interface ReferenceJobsParams extends ListParameters, CallParameters {}

/** The params of `reference/genres`. */
export interface ReferenceGenresParams extends ListParameters, CallParameters {
  /**
   * Whether the codes are those of movies or of shows.
   *
   * @defaultValue `"movie"`
   */
  kind?: WorkKind | undefined;
}

/** The params of `reference/certifications`. */
export interface ReferenceCertificationsParams extends ListParameters, CallParameters {
  /**
   * Whether the codes are those of movies or of shows.
   *
   * @defaultValue `"movie"`
   */
  kind?: WorkKind | undefined;
}

/** The params of `reference/watchProviders`. */
export interface ReferenceWatchProvidersParams extends ListParameters, CallParameters {
  /**
   * Whether the codes are those of movies or of shows.
   *
   * @defaultValue `"movie"`
   */
  kind?: WorkKind | undefined;
}

/** The params of `reference/watchRegions`. */
export interface ReferenceWatchRegionsParams extends ListParameters, CallParameters {}

/** The params of `reference/attributes`. */
export interface ReferenceAttributesParams extends ListParameters, CallParameters {}

/** The params of `reference/markets`. */
export interface ReferenceMarketsParams extends ListParameters, CallParameters {}

/** The params of `reference/states`. */
export interface ReferenceStatesParams extends ListParameters, CallParameters {}

/** The methods of `reference`. */
export class ReferenceMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Lists the countries. TMDB's list, by code (ISO 3166-1 alpha-2); movies/discover takes them as originCountry. Kept
   * for a week.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  countries(params: ReferenceCountriesParams = {}, options: ListOptions = {}): List<CodeEntry> {
    return new List(this.#caller, "reference/countries", params, options);
  }

  /**
   * Lists the languages. TMDB's list, by code (ISO 639-1); movies/discover takes them as originalLanguage. Kept for a
   * week.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  languages(params: ReferenceLanguagesParams = {}, options: ListOptions = {}): List<CodeEntry> {
    return new List(this.#caller, "reference/languages", params, options);
  }

  /**
   * Lists the jobs of a crew, with their departments. TMDB's list, department by department. Kept for a week.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  jobs(params: ReferenceJobsParams = {}, options: ListOptions = {}): List<CodeEntry> {
    return new List(this.#caller, "reference/jobs", params, options);
  }

  /**
   * Lists the genres of movies or of shows. TMDB's list; movies/discover takes the ids as genreIds and the names as
   * genres. movies/genres has those of movies in one answer. Kept for a week.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  genres(params: ReferenceGenresParams = {}, options: ListOptions = {}): List<Genre> {
    return new List(this.#caller, "reference/genres", params, options);
  }

  /**
   * Lists the age ratings, by country. TMDB's list, with what they mean and in the order of age; with region only that
   * country's. movies/discover takes them as certification. Kept for a week.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  certifications(params: ReferenceCertificationsParams = {}, options: ListOptions = {}): List<CodeEntry> {
    return new List(this.#caller, "reference/certifications", params, options);
  }

  /**
   * Lists the streaming services and shops. TMDB's list (JustWatch's data), with logos; with region only that
   * country's, in the order of its people. movies/discover takes the ids as watchProviderIds and the names as services.
   * Kept for a week.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  watchProviders(params: ReferenceWatchProvidersParams = {}, options: ListOptions = {}): List<WatchProvider> {
    return new List(this.#caller, "reference/watchProviders", params, options);
  }

  /**
   * Lists the countries for which offers are known. TMDB's list of the countries whose streaming services it has. Kept
   * for a week.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  watchRegions(params: ReferenceWatchRegionsParams = {}, options: ListOptions = {}): List<CodeEntry> {
    return new List(this.#caller, "reference/watchRegions", params, options);
  }

  /**
   * Lists AMC's attributes of movies, theatres and showtimes. With what they mean and apply to; lists take the codes
   * and the names as includeAttributes and excludeAttributes. Kept for a week.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  attributes(params: ReferenceAttributesParams = {}, options: ListOptions = {}): List<CodeEntry> {
    return new List(this.#caller, "reference/attributes", params, options);
  }

  /**
   * Lists AMC's markets. The regions around cities by which AMC groups its theatres; theatres/all takes them as market.
   * Kept for a week.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  markets(params: ReferenceMarketsParams = {}, options: ListOptions = {}): List<CodeEntry> {
    return new List(this.#caller, "reference/markets", params, options);
  }

  /**
   * Lists the states with AMC's theatres. theatres/all and showtimes/near take them as state. Kept for a week.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  states(params: ReferenceStatesParams = {}, options: ListOptions = {}): List<CodeEntry> {
    return new List(this.#caller, "reference/states", params, options);
  }
}
