// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";
import type { Instant, LanguageTag, RegionCode } from "./scalars.js";

/** Something a movie refers to that has no methods of its own: a series, a company, a keyword. */
export interface NamedEntity {
  /** What it is called. */
  name: string;
  /** Which one: a collection, a company or a keyword. */
  id?: EntityID;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}

/** Pictures of a movie. */
export interface MovieImages {
  /** Posters. */
  posters?: MovieImage[];
  /** Wide pictures. */
  backdrops?: MovieImage[];
  /** The title as a picture. */
  logos?: MovieImage[];
}

/** One picture of a movie. */
export interface MovieImage {
  /** What images/url and images/fetch call it. */
  path: string;
  /** Where it is, in its full size. Format: `uri`. */
  url?: string;
  /** How wide it is in full size. In pixels. At least `0`. */
  width?: number;
  /** How high it is in full size. In pixels. At least `0`. */
  height?: number;
  /** The language of the words on it. */
  language?: LanguageTag;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}

/** When a movie came out in one country. */
export interface ReleaseDate {
  /** Where. */
  region: RegionCode;
  /** When; midnight UTC where only the day is known. */
  releasedAt: Instant;
  /** The age rating there. */
  certification?: string;
  /** In what way: premiere, limitedTheatrical, theatrical, digital, physical or television. */
  type?: string;
  /** The language of that release. */
  language?: LanguageTag;
  /** What is special about it. */
  note?: string;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}

/** A movie's texts in one language. */
export interface Translation {
  /** The language. */
  language: LanguageTag;
  /** The country whose variety it is. */
  region?: RegionCode;
  /** The language's name in English. */
  languageName?: string;
  /** The title. */
  title?: string;
  /** One line to draw people in. */
  tagline?: string;
  /** What it is about. */
  overview?: string;
  /** The makers' page for it. Format: `uri`. */
  homepage?: string;
  /** How long that version runs. In minutes. At least `1`. */
  runtimeMinutes?: number;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}
