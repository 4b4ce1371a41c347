// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Freshness } from "./freshness.js";
import type { Localization } from "./localization.js";
import type { Presented } from "./presentation.js";
import type { Provider } from "./provider.js";

/**
 * The kind of entity that an image belongs to.
 *
 * - `movie`: A movie.
 * - `person`: A person.
 * - `theatre`: A theatre.
 */
export type ArtworkKind = "movie" | "person" | "theatre";

/**
 * The type of an entity's image.
 *
 * - `poster`: A movie's poster.
 * - `backdrop`: A wide picture of a movie or a theatre.
 * - `profile`: A picture of a person.
 * - `logo`: A title, a company or a service as a picture.
 */
export type ArtworkType = "poster" | "backdrop" | "profile" | "logo";

/** The location of an image. */
export interface ImageLocation extends Freshness, Localization, Presented {
  /** The image's URL. Format: `uri`. */
  url: string;
  /** The provider that the image comes from. */
  provider: Provider;
  /** The size chosen, by the provider's name for it. Absent if the request gave a URL that is returned unchanged. */
  size?: string;
  /**
   * The width of that size in pixels. Absent for the original, for TMDB's sizes by height such as h632, and for images
   * that are not TMDB's. At least `1`.
   */
  width?: number;
  /** The image's path at TMDB; absent for other images. */
  path?: string;
}

/** An image that was downloaded to a file. */
export interface FetchedImage extends Freshness, Localization {
  /** The path of the file. The file is kept until newer images need its space. */
  path: string;
  /** The media type of the image, from its content. */
  contentType: string;
  /** The width of the image in pixels; absent if the file doesn't tell. At least `1`. */
  width?: number;
  /** The height of the image in pixels; absent if the file doesn't tell. At least `1`. */
  height?: number;
  /** The size of the file in bytes. At least `1`. */
  bytes: number;
  /** The URL that the image came from. Format: `uri`. */
  url: string;
  /** The provider that the image comes from. */
  provider: Provider;
}
