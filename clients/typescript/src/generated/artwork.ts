// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Provider } from "./provider.js";

/**
 * What an image belongs to.
 *
 * - `movie`: A movie.
 * - `person`: A person.
 * - `theatre`: A theatre.
 */
export type ArtworkKind = "movie" | "person" | "theatre";

/**
 * Which image of an entity.
 *
 * - `poster`: A movie's poster.
 * - `backdrop`: A wide picture of a movie or a theatre.
 * - `profile`: A picture of a person.
 * - `logo`: A title, a company or a service as a picture.
 */
export type ArtworkType = "poster" | "backdrop" | "profile" | "logo";

/** Where an image is. */
export interface ImageLocation {
  /** Its address. Format: `uri`. */
  url: string;
  /** Whose image it is. */
  provider: Provider;
  /** The size that was chosen, as the provider names it. */
  size?: string;
  /** How wide that size is; left out for the original. In pixels. At least `1`. */
  width?: number;
  /** The image's path at the provider. */
  path?: string;
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

/** An image that is now a file. */
export interface FetchedImage {
  /** The file. It stays until newer ones need its room. */
  path: string;
  /** What kind of image it is (media type). */
  contentType: string;
  /** How wide it is; left out if the file doesn't tell. In pixels. At least `1`. */
  width?: number;
  /** How high it is; left out if the file doesn't tell. In pixels. At least `1`. */
  height?: number;
  /** How large the file is. In bytes. At least `1`. */
  bytes: number;
  /** Where it came from. Format: `uri`. */
  url: string;
  /** Whose image it is. */
  provider: Provider;
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
