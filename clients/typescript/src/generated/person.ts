// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, PersonID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { KnownIDs } from "./knownIDs.js";
import type { Localization } from "./localization.js";
import type { MovieImage, Translation } from "./movieParts.js";
import type { PersonCredit } from "./personCredit.js";
import type { Presented } from "./presentation.js";
import type { Day } from "./scalars.js";

/** An actor, a director or another member of a movie's cast or crew. */
export interface Person extends Freshness, Localization, Presented {
  /** The person's id. */
  id: PersonID;
  /** The person's name. */
  name: string;
  /** The person's native ids at each provider, as far as known. */
  ids?: KnownIDs;
  /** The name in the person's own language. */
  originalName?: string;
  /** The department that the person is best known for. */
  department?: string;
  /** The attention that the person gets now, on the provider's own scale, which has no upper bound. At least `0`. */
  popularity?: number;
  /** Whether the person works in adult movies. */
  adult?: boolean;
  /** The person's life and work, in the language of the answer. From people/get only. */
  biography?: string;
  /** The day of birth. From people/get only. */
  birthday?: Day;
  /** The day of death. From people/get only. */
  deathday?: Day;
  /** Where the person was born. From people/get only. */
  placeOfBirth?: string;
  /** Other names of the person, and the name in other scripts. From people/get only. */
  alsoKnownAs?: string[];
  /** The address of the person's own site. From people/get only. Format: `uri`. */
  homepage?: string;
  /**
   * The texts that are in English because there is no translation into the language asked for; absent if none. One from
   * another country of that language is not named.
   */
  untranslated?: PersonText[];
  /** Movies and shows that the person is known for. */
  knownFor?: KnownWork[];
  /** The URL of a picture of the person. Format: `uri`. */
  profileUrl?: string;
  /** The picture's path, for images/url and images/fetch. */
  profilePath?: string;
  /** All films and shows of the person as in people/credits, the newest first, if included. */
  credits?: PersonCredit[];
  /** Pictures of the person, if included. */
  images?: MovieImage[];
  /** The person's ids at other sites, by site, if included. */
  externalIds?: Record<string, string>;
  /** The person's texts in other languages, if included. */
  translations?: Translation[];
  /** The id given in the request; present only if the provider that answered knows the entity by another id. */
  linkedFrom?: EntityID;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** A movie or a show that a person is known for. */
export interface KnownWork {
  /** The id of the movie or the show. */
  id: EntityID;
  /** Whether it is a movie or a show. */
  kind: WorkKind;
  /** The title of the movie or the name of the show, in the language of the answer. */
  title: string;
}

/**
 * A kind of work.
 *
 * - `movie`: A movie.
 * - `show`: A television show.
 */
export type WorkKind = "movie" | "show";

/**
 * A text that can be in another language for want of a translation.
 *
 * - `biography`: The biography.
 */
export type PersonText = "biography";

/**
 * A part of a person that is returned only on request.
 *
 * - `credits`: All films and shows.
 * - `images`: Pictures.
 * - `externalIds`: Ids at other sites.
 * - `translations`: The texts in other languages.
 */
export type PersonInclude = "credits" | "images" | "externalIds" | "translations";
