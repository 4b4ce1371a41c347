// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ImageID } from "./entityID.js";

/** An image of Pixabay. Whoever shows it says where it is from and links its page. */
export interface Image {
  /** Which image. */
  id: ImageID;
  /** Its page, which must be linked where it is shown. Format: `uri`. */
  pageUrl?: string;
  /** What it is: photo, illustration or vector. */
  type?: string;
  /** What is on it. */
  tags?: string[];
  /** A small version. Format: `uri`. */
  previewUrl?: string;
  /** How wide the small version is. In pixels. At least `0`. */
  previewWidth?: number;
  /** How high the small version is. In pixels. At least `0`. */
  previewHeight?: number;
  /** A version for the screen; the address works for a day. Format: `uri`. */
  webUrl?: string;
  /** How wide the version for the screen is. In pixels. At least `0`. */
  webWidth?: number;
  /** How high the version for the screen is. In pixels. At least `0`. */
  webHeight?: number;
  /** A large version; the address works for a day. Format: `uri`. */
  largeUrl?: string;
  /** How wide the original is. In pixels. At least `0`. */
  width?: number;
  /** How high the original is. In pixels. At least `0`. */
  height?: number;
  /** How large the original is. In bytes. At least `0`. */
  sizeBytes?: number;
  /** How often it was looked at. In views. At least `0`. */
  views?: number;
  /** How often it was downloaded. In downloads. At least `0`. */
  downloads?: number;
  /** How many people like it. In likes. At least `0`. */
  likes?: number;
  /** How many comments it has. At least `0`. */
  comments?: number;
  /** Who made it. */
  userName?: string;
  /** A picture of who made it. Format: `uri`. */
  userImageUrl?: string;
  /**
   * Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and
   * the originals of values that were changed.
   */
  pixabay?: Record<string, unknown>;
}

/**
 * Which images to look for.
 *
 * - `all`: Any.
 * - `photo`: Photographs.
 * - `illustration`: Illustrations.
 * - `vector`: Vector graphics.
 */
export type ImageType = "all" | "photo" | "illustration" | "vector";

/**
 * How an image lies.
 *
 * - `all`: Any way.
 * - `horizontal`: Wider than high.
 * - `vertical`: Higher than wide.
 */
export type ImageOrientation = "all" | "horizontal" | "vertical";

/**
 * In which order images come.
 *
 * - `popular`: The most popular first.
 * - `latest`: The newest first.
 */
export type ImageOrder = "popular" | "latest";

/** What images are about. */
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

/** A colour that an image has. */
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

/** A language that Pixabay can search in. */
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
