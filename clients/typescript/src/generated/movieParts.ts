// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";
import type { Instant, LanguageTag, RegionCode } from "./scalars.js";

/**
 * A collection, a company, a network or a keyword. Its id leads to collections/get, companies/get and movies/discover;
 * a network has none, since nothing takes it.
 */
export interface NamedEntity {
  /** The name. */
  name: string;
  /** The id of the collection, company or keyword. */
  id?: EntityID;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** The pictures of a movie or a show. */
export interface MovieImages {
  /**
   * Posters: those in the language asked for first (in English, if none was), then in English, then in the original
   * language, then those without text.
   */
  posters?: MovieImage[];
  /** Wide pictures: those without text first, then in the order of the posters. */
  backdrops?: MovieImage[];
  /** Pictures of the title's lettering, in the order of the posters. */
  logos?: MovieImage[];
}

/** One picture of a movie, a show or a person. */
export interface MovieImage {
  /** The picture's path, for images/url and images/fetch. */
  path: string;
  /** The URL of the picture in full size. Format: `uri`. */
  url?: string;
  /** The width in full size, in pixels. At least `0`. */
  width?: number;
  /** The height in full size, in pixels. At least `0`. */
  height?: number;
  /** The language of the text in the picture; absent if there is none. */
  language?: LanguageTag;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** One release of a movie in one country. */
export interface ReleaseDate {
  /** The country of the release. */
  region: RegionCode;
  /** The time of the release; midnight UTC if only the day is known. */
  releasedAt: Instant;
  /** The age rating in that country. */
  certification?: string;
  /** The type of release: premiere, limitedTheatrical, theatrical, digital, physical or television. */
  type?: string;
  /** The language of the release. */
  language?: LanguageTag;
  /** A remark about the release. */
  note?: string;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** The texts about a movie or a person in one language. */
export interface Translation {
  /** The language of the texts. */
  language: LanguageTag;
  /** The country whose variety of the language it is. */
  region?: RegionCode;
  /** The language's name in English. */
  languageName?: string;
  /** The title; absent if it is not translated. */
  title?: string;
  /** A one-line slogan. */
  tagline?: string;
  /** A summary of the plot. */
  overview?: string;
  /** A person's life and work. */
  biography?: string;
  /** The URL of the makers' page. Format: `uri`. */
  homepage?: string;
  /** The running time of this version in minutes. At least `1`. */
  runtimeMinutes?: number;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** Another title of a movie. */
export interface AlternativeTitle {
  /** The title. */
  title: string;
  /** The country where it has this title. */
  country?: RegionCode;
  /** What kind of title it is, in the words of TMDB's editors; most have none. */
  type?: string;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
