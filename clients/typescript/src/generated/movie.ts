// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Attribute } from "./attribute.js";
import type { Credits } from "./credits.js";
import type { EntityID, MovieID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { Genre } from "./genre.js";
import type { KnownIDs } from "./knownIDs.js";
import type { MovieImages, NamedEntity, ReleaseDate, Translation } from "./movieParts.js";
import type { Reviews } from "./reviews.js";
import type { Day, Instant, LanguageTag, RegionCode, Slug } from "./scalars.js";
import type { Video } from "./video.js";
import type { WatchOffers } from "./watchProviders.js";

/** A movie. What AMC and TMDB share has one name; the rest stands verbatim under the provider's key. */
export interface Movie {
  /** Which movie, at the provider that answers. */
  id: MovieID;
  /** The title, in the language of the answer. */
  title: string;
  /** What each provider calls it, as far as known. */
  ids?: KnownIDs;
  /** What AMC's web address calls it. */
  slug?: Slug;
  /** The title in the language it was made in. */
  originalTitle?: string;
  /** The language it was made in. */
  originalLanguage?: LanguageTag;
  /** Which texts are the original's because the language that was asked for lacks them. */
  untranslated?: MovieText[];
  /** One line to draw people in. */
  tagline?: string;
  /** What it is about. */
  overview?: string;
  /** The day it came or comes out. */
  releaseDate?: Day;
  /** How long it runs. In minutes. At least `1`. */
  runtimeMinutes?: number;
  /**
   * The age rating: from AMC the MPA's of the United States, from TMDB that of the country which region, the session's
   * region or language names, as of the theatrical release if there was one. TMDB gives it with single movies only.
   */
  certification?: string;
  /**
   * What kind of movie it is. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they are named here
   * unless TMDB's list of genres can't be had.
   */
  genres?: Genre[];
  /**
   * What the audience thinks of it; left out while nobody has voted. In points from 0 to 10. At least `0`. At most
   * `10`.
   */
  rating?: number;
  /** How many people have voted. In votes. At least `0`. */
  ratingCount?: number;
  /** How much attention it gets now, on the provider's own open scale. At least `0`. */
  popularity?: number;
  /** True if it is for adults only. */
  adult?: boolean;
  /** How far it has come. */
  status?: string;
  /** The makers' page for it. Format: `uri`. */
  homepage?: string;
  /** The provider's page for it. Format: `uri`. */
  websiteUrl?: string;
  /** The provider's page of its showtimes. Format: `uri`. */
  showtimesUrl?: string;
  /** The poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** A wide picture, in a size for a page. Format: `uri`. */
  backdropUrl?: string;
  /** What images/url and images/fetch call the poster. */
  posterPath?: string;
  /** What images/url and images/fetch call the wide picture. */
  backdropPath?: string;
  /** A trailer. Format: `uri`. */
  trailerUrl?: string;
  /** What it cost. In US dollars. At least `0`. */
  budget?: number;
  /** What it has earned. In US dollars. At least `0`. */
  revenue?: number;
  /** The names of its leading actors; from TMDB ten at most, if credits are included. */
  cast?: string[];
  /** The names of its directors; from TMDB if credits are included. */
  directors?: string[];
  /** The series it belongs to. */
  collection?: NamedEntity;
  /** Who made it. */
  companies?: NamedEntity[];
  /** Where it was made. */
  countries?: RegionCode[];
  /** What is spoken in it. */
  languages?: LanguageTag[];
  /** What is special about it. */
  attributes?: Attribute[];
  /**
   * True if it is no movie but AMC's name for an auditorium to rent; left out otherwise. No list of films should count
   * it.
   */
  isPrivateRental?: boolean;
  /** True if showtimes are scheduled. */
  hasScheduledShowtimes?: boolean;
  /** When tickets go on sale online. */
  onlineTicketsAt?: Instant;
  /** When it is first shown. */
  earliestShowingAt?: Instant;
  /** True if members of AMC's A-List can reserve it. */
  availableForAList?: boolean;
  /** The number of its release, which theatres/showing takes. At least `0`. */
  releaseNumber?: number;
  /** The id that was asked for, where the provider that answers knows the entity by another one. */
  linkedFrom?: EntityID;
  /** How the other provider's movie was found, where its fields are here too. */
  link?: MovieLink;
  /**
   * Why what the other provider would add is missing, with link or with parts that only it has: it has no key, can't be
   * reached, or took more than its share of the time. Left out where it was added, and where the other provider has no
   * such movie and no parts of it were asked for.
   */
  linkFault?: ErrorObject;
  /** Who made it and who plays in it, if included. */
  credits?: Credits;
  /** Trailers and other videos, if included. */
  videos?: Video[];
  /** Posters and other pictures, if included. */
  images?: MovieImages;
  /** Where to watch it, by country, if included. */
  watchProviders?: Record<string, WatchOffers>;
  /** When it came out where, if included. */
  releaseDates?: ReleaseDate[];
  /** Movies like it, if included. */
  similar?: Movie[];
  /** Movies that people who like it like, if included. */
  recommendations?: Movie[];
  /** What people wrote about it, if included. */
  reviews?: Reviews;
  /** What it deals with, if included. */
  keywords?: NamedEntity[];
  /** Its texts in other languages, if included. */
  translations?: Translation[];
  /** What other sites call it, by site, if included. */
  externalIds?: Record<string, string>;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
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

/**
 * A text that can stand in for a missing translation.
 *
 * - `title`: The title.
 * - `tagline`: The tagline.
 * - `overview`: The overview.
 */
export type MovieText = "title" | "tagline" | "overview";

/** How two providers' entries were found to be the same movie. */
export interface MovieLink {
  /** What they have in common. */
  by: MovieLinkBasis;
  /** How sure that is. At least `0`. At most `1`. */
  confidence: number;
}

/**
 * What two entries have in common.
 *
 * - `imdb`: The IMDb identifier.
 * - `titleAndYear`: The title and the year of release.
 */
export type MovieLinkBasis = "imdb" | "titleAndYear";
