// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/** A picture or a trailer at AMC. */
export interface MediaFile {
  /** What it is. */
  kind: MediaKind;
  /** Its URL. Format: `uri`. */
  url: string;
}

/**
 * A kind of picture or trailer.
 *
 * - `imaxPoster`: The poster for IMAX.
 * - `threeDPoster`: The poster for 3D.
 * - `alternatePoster`: Another poster.
 * - `onDemandPoster`: The poster of the film on demand.
 * - `still`: A still of the film, or a wide picture of the theatre.
 * - `trailer`: A trailer.
 * - `teaser`: A teaser.
 * - `exterior`: The theatre from outside.
 * - `interior`: The theatre from inside.
 * - `promotion`: What the theatre advertises.
 * - `icon`: A small picture for lists.
 */
export type MediaKind =
  | "imaxPoster"
  | "threeDPoster"
  | "alternatePoster"
  | "onDemandPoster"
  | "still"
  | "trailer"
  | "teaser"
  | "exterior"
  | "interior"
  | "promotion"
  | "icon";
