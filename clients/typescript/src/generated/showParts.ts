// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Credit } from "./credits.js";
import type { EntityID, ShowID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { Localization } from "./localization.js";
import type { NamedEntity } from "./movieParts.js";
import type { Presented } from "./presentation.js";
import type { Day, RegionCode } from "./scalars.js";

/**
 * A part of a show that is returned only on request.
 *
 * - `credits`: The cast and crew of all episodes.
 * - `videos`: Trailers and other videos.
 * - `images`: Posters and other pictures.
 * - `watchProviders`: Where to watch it.
 * - `contentRatings`: The age ratings by country.
 * - `externalIds`: Ids at other sites.
 * - `keywords`: Keywords.
 * - `similar`: Shows like it.
 * - `recommendations`: Recommendations.
 */
export type ShowInclude =
  | "credits"
  | "videos"
  | "images"
  | "watchProviders"
  | "contentRatings"
  | "externalIds"
  | "keywords"
  | "similar"
  | "recommendations";

/**
 * A text that can be in another language for want of a translation.
 *
 * - `name`: The name.
 * - `tagline`: The tagline.
 * - `overview`: The overview.
 */
export type ShowText = "name" | "tagline" | "overview";

/** A season of a show: in short inside a Show, whole as the answer of shows/season. */
export interface Season extends Freshness, Localization, Presented {
  /** The number of the season; 0 for specials. At least `0`. */
  season: number;
  /** The name, in the language of the answer. */
  name?: string;
  /** The show's id; absent inside a Show. */
  showId?: ShowID;
  /** The number of episodes. At least `0`. */
  episodeCount?: number;
  /** The day on which the first episode was broadcast. */
  airDate?: Day;
  /** A summary of the plot. */
  overview?: string;
  /** The texts that are in English because there is no translation into the language asked for; absent if none. */
  untranslated?: ShowText[];
  /** The average rating by users, in points from 0 to 10; absent if nobody has voted. At least `0`. At most `10`. */
  rating?: number;
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** The poster's path, for images/url and images/fetch. */
  posterPath?: string;
  /** The networks that broadcast it first. */
  networks?: NamedEntity[];
  /** The episodes, in TMDB's order; absent inside a Show. */
  episodes?: Episode[];
  /** The id given in the request; present only if the provider that answered knows the entity by another id. */
  linkedFrom?: EntityID;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** An episode of a show. */
export interface Episode {
  /** The number of its season; 0 for a special. At least `0`. */
  season?: number;
  /** The number within the season. At least `0`. */
  episode: number;
  /** The title, in the language of the answer. */
  title?: string;
  /** The day on which it was, or is to be, broadcast. */
  airDate?: Day;
  /** The running time in minutes. At least `1`. */
  runtimeMinutes?: number;
  /** The type of episode, in TMDB's words: standard, mid_season, finale and others. */
  type?: string;
  /** A summary of the plot. */
  overview?: string;
  /** The average rating by users, in points from 0 to 10; absent if nobody has voted. At least `0`. At most `10`. */
  rating?: number;
  /** The number of votes. At least `0`. */
  ratingCount?: number;
  /** The URL of a picture of the episode, in a size for lists. Format: `uri`. */
  stillUrl?: string;
  /** The picture's path, for images/url and images/fetch. */
  stillPath?: string;
  /** Those who made the episode. */
  crew?: Credit[];
  /** The actors who are in this episode only, or in few. */
  guestStars?: Credit[];
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** The age rating of a show in one country. */
export interface ContentRating {
  /** The country. */
  region: RegionCode;
  /** The age rating. */
  certification: string;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
