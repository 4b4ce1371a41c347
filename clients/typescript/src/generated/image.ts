// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ImageID } from "./entityID.js";

/** An image at Pixabay. Wherever it is shown, name Pixabay as its source and link to its page. */
export interface Image {
  /** The image's id. */
  id: ImageID;
  /** The URL of the image's page; link to it wherever the image is shown. Format: `uri`. */
  pageUrl?: string;
  /** The type of image: photo, illustration or vector. */
  type?: string;
  /** Keywords that describe the image. */
  tags?: string[];
  /** The URL of a small version. Format: `uri`. */
  previewUrl?: string;
  /** The width of the small version in pixels. At least `0`. */
  previewWidth?: number;
  /** The height of the small version in pixels. At least `0`. */
  previewHeight?: number;
  /** The URL of a medium version for the screen; it works for a day. Format: `uri`. */
  webUrl?: string;
  /** The width of the medium version in pixels. At least `0`. */
  webWidth?: number;
  /** The height of the medium version in pixels. At least `0`. */
  webHeight?: number;
  /** The URL of a large version; it works for a day. Format: `uri`. */
  largeUrl?: string;
  /** The width of the original in pixels. At least `0`. */
  width?: number;
  /** The height of the original in pixels. At least `0`. */
  height?: number;
  /** The size of the original in bytes. At least `0`. */
  sizeBytes?: number;
  /** The number of views. At least `0`. */
  views?: number;
  /** The number of downloads. At least `0`. */
  downloads?: number;
  /** The number of likes. At least `0`. */
  likes?: number;
  /** The number of comments. At least `0`. */
  comments?: number;
  /** The name of the user who made the image. */
  userName?: string;
  /** The URL of that user's picture. Format: `uri`. */
  userImageUrl?: string;
  /**
   * Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
   * originals of values that it converts. Absent if there are none.
   */
  pixabay?: Record<string, unknown>;
}

/**
 * A type of image to search for.
 *
 * - `all`: Any.
 * - `photo`: Photographs.
 * - `illustration`: Illustrations.
 * - `vector`: Vector graphics.
 */
export type ImageType = "all" | "photo" | "illustration" | "vector";

/**
 * An orientation to search for.
 *
 * - `all`: Any.
 * - `horizontal`: Wider than tall.
 * - `vertical`: Taller than wide.
 */
export type ImageOrientation = "all" | "horizontal" | "vertical";

/**
 * An order of search results.
 *
 * - `popular`: The most popular first.
 * - `latest`: The newest first.
 */
export type ImageOrder = "popular" | "latest";

/** A subject of images. */
export type ImageCategory =
  | "backgrounds"
  | "fashion"
  | "nature"
  | "science"
  | "education"
  | "feelings"
  | "health"
  | "people"
  | "religion"
  | "places"
  | "animals"
  | "industry"
  | "computer"
  | "food"
  | "sports"
  | "transportation"
  | "travel"
  | "buildings"
  | "business"
  | "music";

/** A colour to search for. */
export type ImageColor =
  | "grayscale"
  | "transparent"
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "turquoise"
  | "blue"
  | "lilac"
  | "pink"
  | "white"
  | "gray"
  | "black"
  | "brown";

/** A language that Pixabay can search in (ISO 639-1). */
export type ImageSearchLanguage =
  | "cs"
  | "da"
  | "de"
  | "en"
  | "es"
  | "fr"
  | "id"
  | "it"
  | "hu"
  | "nl"
  | "no"
  | "pl"
  | "pt"
  | "ro"
  | "sk"
  | "fi"
  | "sv"
  | "tr"
  | "vi"
  | "th"
  | "bg"
  | "ru"
  | "el"
  | "ja"
  | "ko"
  | "zh";
