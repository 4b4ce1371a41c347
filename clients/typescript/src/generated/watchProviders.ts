// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, MovieID, WatchProviderID } from "./entityID.js";

/** Where to watch one movie. The data comes from JustWatch, who ask to be named. */
export interface WatchProviders {
  /** Which movie. */
  id: MovieID;
  /** The offers, by country (ISO 3166-1 alpha-2). With region, that country alone. */
  regions: Record<string, WatchOffers>;
  /** The id that was asked for, where the provider that answers knows the entity by another one. */
  linkedFrom?: EntityID;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
  /**
   * How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
   * all of them came just now. In seconds. At least `0`.
   */
  ageSeconds?: number;
  /**
   * True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
   * Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
   * person or a theatre for a week.
   */
  stale?: boolean;
}

/** Where to watch a movie in one country. */
export interface WatchOffers {
  /** A page that leads to the offers. Format: `uri`. */
  url?: string;
  /** Part of a subscription. */
  subscription?: WatchProvider[];
  /** For nothing. */
  free?: WatchProvider[];
  /** For nothing, with advertisements. */
  ads?: WatchProvider[];
  /** To rent. */
  rent?: WatchProvider[];
  /** To buy. */
  buy?: WatchProvider[];
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}

/** A streaming service or a shop. */
export interface WatchProvider {
  /** What movies/discover calls it. */
  id: WatchProviderID;
  /** What it is called. */
  name: string;
  /** Its logo. Format: `uri`. */
  logoUrl?: string;
  /** What images/url and images/fetch call the logo. */
  logoPath?: string;
  /** Its place in lists; smaller comes first. */
  order?: number;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}
