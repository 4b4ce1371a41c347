// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { VideoID } from "./entityID.js";

/**
 * A free video clip at Pixabay; a movie's trailers are of the model Video. Wherever it is shown, name Pixabay as its
 * source and link to its page.
 */
export interface VideoClip {
  /** The clip's id. */
  id: VideoID;
  /** The URL of the clip's page; link to it wherever the clip is shown. Format: `uri`. */
  pageUrl?: string;
  /** The type of video: film or animation. */
  type?: string;
  /** Keywords that describe the clip. */
  tags?: string[];
  /** The length in seconds. At least `0`. */
  durationSeconds?: number;
  /** The largest file, up to 3840 x 2160 pixels; absent if there is none. */
  large?: VideoClipFile;
  /** The usual file, 1920 x 1080 pixels in most cases. */
  medium?: VideoClipFile;
  /** A small file, 1280 x 720 pixels in most cases. */
  small?: VideoClipFile;
  /** The smallest file, 960 x 540 pixels in most cases. */
  tiny?: VideoClipFile;
  /** The number of views. At least `0`. */
  views?: number;
  /** The number of downloads. At least `0`. */
  downloads?: number;
  /** The number of likes. At least `0`. */
  likes?: number;
  /** The number of comments. At least `0`. */
  comments?: number;
  /** The name of the user who made the clip. */
  userName?: string;
  /** The URL of that user's picture. Format: `uri`. */
  userImageUrl?: string;
  /**
   * Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
   * originals of values that it converts. Absent if there are none.
   */
  pixabay?: Record<string, unknown>;
}

/** A video clip's file of one size. */
export interface VideoClipFile {
  /** The URL of the file (MP4). Format: `uri`. */
  url: string;
  /** The width in pixels. At least `0`. */
  width?: number;
  /** The height in pixels. At least `0`. */
  height?: number;
  /** The size in bytes. At least `0`. */
  sizeBytes?: number;
  /** The URL of a still in the same size. Format: `uri`. */
  thumbnailUrl?: string;
  /**
   * Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
   * originals of values that it converts. Absent if there are none.
   */
  pixabay?: Record<string, unknown>;
}

/**
 * A type of video to search for.
 *
 * - `all`: Any.
 * - `film`: Filmed.
 * - `animation`: Animated.
 */
export type VideoClipType = "all" | "film" | "animation";
