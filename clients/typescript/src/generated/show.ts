// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Credit, Credits } from "./credits.js";
import type { EntityID, ShowID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { Genre } from "./genre.js";
import type { KnownIDs } from "./knownIDs.js";
import type { LibraryMark } from "./libraryRow.js";
import type { Localization } from "./localization.js";
import type { MovieImages, NamedEntity } from "./movieParts.js";
import type { Presented } from "./presentation.js";
import type { Day, LanguageTag, RegionCode } from "./scalars.js";
import type { ContentRating, Episode, Season, ShowText } from "./showParts.js";
import type { OfferMark } from "./streamingService.js";
import type { Video } from "./video.js";
import type { WatchOffers } from "./watchProviders.js";

/** A television show. Fields that a list lacks come with shows/get. */
export interface Show extends Freshness, LibraryMark, Localization, Presented, OfferMark {
  /** The show's id. */
  id: ShowID;
  /** The name, in the language of the answer. */
  name: string;
  /** The show's native ids at each provider, as far as known. */
  ids?: KnownIDs;
  /** The name in the original language. */
  originalName?: string;
  /** The language that the show was made in. */
  originalLanguage?: LanguageTag;
  /**
   * The texts that are in English, or else in the original language, because there is no translation into the language
   * asked for; absent if none. One from another country of that language is not named.
   */
  untranslated?: ShowText[];
  /** A one-line slogan. */
  tagline?: string;
  /** A summary of the plot. */
  overview?: string;
  /** The day it was first broadcast. */
  firstAirDate?: Day;
  /** The year of the first broadcast, where that is known and the day is not: in rows of the local index. */
  year?: number;
  /** The day on which the latest episode was broadcast. */
  lastAirDate?: Day;
  /** Whether it goes on, in TMDB's words: Returning Series, Ended, Canceled and others. */
  status?: string;
  /** The type of show, in TMDB's words: Scripted, Miniseries, Documentary and others. */
  type?: string;
  /** Whether episodes are still being made. */
  inProduction?: boolean;
  /**
   * The age rating in the country given by region, by the session's region or else by the language's country. TMDB
   * gives it with single shows only.
   */
  certification?: string;
  /** The URL of the makers' page. Format: `uri`. */
  homepage?: string;
  /** The usual running times of an episode, in minutes. */
  episodeMinutes?: number[];
  /** The number of seasons, without specials. At least `0`. */
  seasonCount?: number;
  /** The number of episodes, without specials. At least `0`. */
  episodeCount?: number;
  /** The seasons in short, in TMDB's order; shows/season has the episodes of one. */
  seasons?: Season[];
  /** The latest episode that was broadcast. */
  lastEpisode?: Episode;
  /** The next episode to be broadcast; absent if none is announced. */
  nextEpisode?: Episode;
  /** The networks that broadcast it first. */
  networks?: NamedEntity[];
  /** The production companies. */
  companies?: NamedEntity[];
  /** The people who created the show. */
  creators?: Credit[];
  /** The names of the leading actors, at most ten, and only if credits are included. */
  cast?: string[];
  /** The countries of production. */
  countries?: RegionCode[];
  /**
   * The show's genres. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they get names here unless
   * TMDB's list of genres is unavailable.
   */
  genres?: Genre[];
  /** The countries that the show comes from. */
  originCountries?: RegionCode[];
  /** The languages spoken. */
  languages?: LanguageTag[];
  /** The average rating by users, in points from 0 to 10; absent if nobody has voted. At least `0`. At most `10`. */
  rating?: number;
  /** The number of votes. At least `0`. */
  ratingCount?: number;
  /** The attention that the show gets now, on the provider's own scale, which has no upper bound. At least `0`. */
  popularity?: number;
  /** Whether the show is for adults only. */
  adult?: boolean;
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** The URL of a wide picture, in a size for a full page. Format: `uri`. */
  backdropUrl?: string;
  /** The poster's path, for images/url and images/fetch. */
  posterPath?: string;
  /** The wide picture's path, for images/url and images/fetch. */
  backdropPath?: string;
  /**
   * The URL of a trailer, if videos are included: in the language asked for before others, and the makers' own before
   * others; a teaser if there is no trailer. Format: `uri`.
   */
  trailerUrl?: string;
  /** The id given in the request; present only if the provider that answered knows the entity by another id. */
  linkedFrom?: EntityID;
  /** The cast and crew of all episodes, if included. */
  credits?: Credits;
  /** Trailers and other videos, if included, in the order of VideoList. */
  videos?: Video[];
  /** Posters and other pictures, if included. */
  images?: MovieImages;
  /**
   * Where to watch the show, by country (ISO 3166-1 alpha-2), if included. The data is JustWatch's, which asks to be
   * named.
   */
  watchProviders?: Record<string, WatchOffers>;
  /** The age ratings by country, if included. */
  contentRatings?: ContentRating[];
  /** Similar shows, TMDB's first page of them, if included. */
  similar?: Show[];
  /** Shows liked by those who like this one, TMDB's first page of them, if included. */
  recommendations?: Show[];
  /** Keywords for its subject, if included. */
  keywords?: NamedEntity[];
  /** Its ids at other sites, by site, if included. */
  externalIds?: Record<string, string>;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
