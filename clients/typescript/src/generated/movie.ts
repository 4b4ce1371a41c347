// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Attribute } from "./attribute.js";
import type { Credits } from "./credits.js";
import type { EntityID, MovieID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { Freshness } from "./freshness.js";
import type { Genre } from "./genre.js";
import type { KnownIDs } from "./knownIDs.js";
import type { LibraryMark } from "./libraryRow.js";
import type { Localization } from "./localization.js";
import type { MediaFile } from "./mediaFile.js";
import type { AlternativeTitle, MovieImages, NamedEntity, ReleaseDate, Translation } from "./movieParts.js";
import type { Presented } from "./presentation.js";
import type { Reviews } from "./reviews.js";
import type { Day, Instant, LanguageTag, RegionCode, Slug } from "./scalars.js";
import type { OfferMark } from "./streamingService.js";
import type { Video } from "./video.js";
import type { WatchOffers } from "./watchProviders.js";

/** A movie. Fields that AMC and TMDB share have one name; the rest is verbatim under the provider's key. */
export interface Movie extends Freshness, LibraryMark, Localization, Presented, OfferMark {
  /** The movie's id at the provider that answered. */
  id: MovieID;
  /** The title, in the language of the answer. */
  title: string;
  /** The movie's native ids at each provider, as far as known. */
  ids?: KnownIDs;
  /** The name of the movie in AMC's web addresses, which movies/get takes. */
  slug?: Slug;
  /** The title in the original language. From TMDB. */
  originalTitle?: string;
  /** The language that the movie was made in. From TMDB. */
  originalLanguage?: LanguageTag;
  /**
   * The texts that are in English, or else in the original language, because there is no translation into the language
   * asked for; absent if none. One from another country of that language is not named.
   */
  untranslated?: MovieText[];
  /** A one-line slogan. */
  tagline?: string;
  /** A summary of the plot. */
  overview?: string;
  /**
   * The day of release. From TMDB: the first on which theatres show it in the country given by region, or by the
   * session's region, else the first anywhere. Lists have the region's where they take it.
   */
  releaseDate?: Day;
  /**
   * The year of the release, where `releaseDate` isn't its day: in rows of the local index, and of a film that comes
   * back to theatres.
   */
  year?: number;
  /** The running time in minutes. At least `1`. */
  runtimeMinutes?: number;
  /**
   * The age rating. From AMC: the MPA's, for the United States. From TMDB: that of the country given by region, by the
   * session's region or else by the language's country; the theatrical release's if there was one, and that of a
   * premiere or a festival only if there is no other. TMDB gives it with single movies, and with the rows of lists only
   * if include asks for it.
   */
  certification?: string;
  /**
   * The movie's genres. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they get names here unless
   * TMDB's list of genres is unavailable.
   */
  genres?: Genre[];
  /** The average rating by users, in points from 0 to 10; absent if nobody has voted. At least `0`. At most `10`. */
  rating?: number;
  /** The number of votes. At least `0`. */
  ratingCount?: number;
  /** The attention that the movie gets now, on the provider's own scale, which has no upper bound. At least `0`. */
  popularity?: number;
  /** Whether the movie is for adults only. */
  adult?: boolean;
  /** The stage of production or release, in TMDB's words: Released, Post Production and others. */
  status?: string;
  /** The URL of the makers' page. Format: `uri`. */
  homepage?: string;
  /** The URL of the movie's page at AMC. Format: `uri`. */
  websiteUrl?: string;
  /** The URL of AMC's page of its showtimes. Format: `uri`. */
  showtimesUrl?: string;
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** The URL of a wide picture, in a size for a full page. Format: `uri`. */
  backdropUrl?: string;
  /** The poster's path, for images/url and images/fetch. From TMDB. */
  posterPath?: string;
  /** The wide picture's path, for images/url and images/fetch. From TMDB. */
  backdropPath?: string;
  /**
   * The URL of a trailer; from TMDB only if videos are included: in the language asked for before others, and the
   * makers' own before others; a teaser if there is no trailer. Format: `uri`.
   */
  trailerUrl?: string;
  /**
   * AMC's other posters, stills and trailers, which posterUrl, backdropUrl and trailerUrl don't name; absent if none.
   */
  media?: MediaFile[];
  /** The production budget in US dollars. At least `0`. */
  budget?: number;
  /** The box-office revenue in US dollars. At least `0`. */
  revenue?: number;
  /** The names of the leading actors; from TMDB at most ten, and only if credits are included. */
  cast?: string[];
  /**
   * The names of the directors; from TMDB only if credits are included. For the rows of a list that takes a request of
   * TMDB for each, eight at once, cached like those of movies/get.
   */
  directors?: string[];
  /** The series that the movie belongs to. From TMDB. */
  collection?: NamedEntity;
  /** The production companies. From TMDB. */
  companies?: NamedEntity[];
  /** The countries of production. From TMDB. */
  countries?: RegionCode[];
  /** The countries that the movie comes from, of those that produced it. From TMDB. */
  originCountries?: RegionCode[];
  /** The languages spoken. From TMDB. */
  languages?: LanguageTag[];
  /** The features of its showings, such as IMAX or closed captions. From AMC. */
  attributes?: Attribute[];
  /**
   * True if this is no movie but AMC's offer of an auditorium to rent; otherwise absent. Leave such entries out of
   * lists of movies.
   */
  isPrivateRental?: boolean;
  /** Whether and how AMC shows it; given by movies/find only. */
  availability?: MovieAvailability;
  /** Whether AMC has scheduled showtimes. */
  hasScheduledShowtimes?: boolean;
  /** When online ticket sales begin at AMC. */
  onlineTicketsAt?: Instant;
  /** The start of the first showing at AMC. */
  earliestShowingAt?: Instant;
  /** Whether members of AMC's A-List can reserve it. */
  availableForAList?: boolean;
  /** AMC's number of the release, which theatres/showing takes. At least `0`. */
  releaseNumber?: number;
  /** The id given in the request; present only if the provider that answered knows the entity by another id. */
  linkedFrom?: EntityID;
  /** How the other provider's movie was matched; present only if its fields were added. */
  link?: MovieLink;
  /**
   * Why the other provider's fields, or the parts, are missing, if link or include asked for them: it doesn't have the
   * movie (-32012), has several that it may be (-32012; the message lists them), has no key, can't be reached or took
   * more than its share of the time. Absent if they were added.
   */
  linkFault?: ErrorObject;
  /** The cast and crew, if included. */
  credits?: Credits;
  /** Trailers and other videos, if included, in the order of VideoList. */
  videos?: Video[];
  /** Posters and other pictures, if included. */
  images?: MovieImages;
  /**
   * Where to watch the movie, by country (ISO 3166-1 alpha-2), if included. The data is JustWatch's, which asks to be
   * named.
   */
  watchProviders?: Record<string, WatchOffers>;
  /** The releases in each country, if included. */
  releaseDates?: ReleaseDate[];
  /** Similar movies, TMDB's first page of them, if included. */
  similar?: Movie[];
  /** Movies liked by those who like this one, TMDB's first page of them, if included. */
  recommendations?: Movie[];
  /** Reviews by users, if included. */
  reviews?: Reviews;
  /** Keywords for its subject, if included. */
  keywords?: NamedEntity[];
  /** Its texts in other languages, if included. */
  translations?: Translation[];
  /** Its other titles, by country, if included. */
  alternativeTitles?: AlternativeTitle[];
  /** Its ids at other sites, by site, if included. */
  externalIds?: Record<string, string>;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/**
 * A text that can be in another language for want of a translation.
 *
 * - `title`: The title.
 * - `tagline`: The tagline.
 * - `overview`: The overview.
 */
export type MovieText = "title" | "tagline" | "overview";

/**
 * Whether and how a movie can be seen at AMC.
 *
 * - `playing`: AMC shows it now.
 * - `advanceTickets`: Not yet shown; AMC lists it with advance tickets, on sale from onlineTicketsAt if that is given.
 * - `comingSoon`: AMC announces it.
 * - `onDemand`: AMC has it on demand only.
 * - `notScheduled`: AMC has it but does not show it.
 * - `notAtAMC`: AMC neither shows it nor finds it by its title.
 * - `unknown`: AMC could not be asked.
 */
export type MovieAvailability =
  | "playing"
  | "advanceTickets"
  | "comingSoon"
  | "onDemand"
  | "notScheduled"
  | "notAtAMC"
  | "unknown";

/** How two providers' movies were matched. */
export interface MovieLink {
  /** What the two have in common. */
  by: MovieLinkBasis;
  /**
   * How certain the match is, from 0 to 1: 1 by IMDb id; by title 0.9 with the same year of release, 0.7 with years one
   * apart, 0.6 if the provider shows an older movie again and only one has the title, or one whose director agrees, 0.5
   * with an unknown year. At least `0`. At most `1`.
   */
  confidence: number;
}

/**
 * What two matched movies have in common.
 *
 * - `imdb`: The IMDb identifier.
 * - `titleAndYear`: The title and the year of release.
 */
export type MovieLinkBasis = "imdb" | "titleAndYear";
