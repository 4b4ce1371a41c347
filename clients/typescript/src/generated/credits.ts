// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, MovieID, PersonID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { Freshness } from "./freshness.js";
import type { Localization } from "./localization.js";
import type { Presented } from "./presentation.js";

/** The cast and crew of a movie or a show. */
export interface Credits extends Freshness, Localization, Presented {
  /** The movie's id; absent inside a Movie or a Show. */
  id?: MovieID;
  /** The cast, in the provider's order. */
  cast: Credit[];
  /** The crew, in the provider's order. */
  crew: Credit[];
  /** The id given in the request; present only if the provider that answered knows the entity by another id. */
  linkedFrom?: EntityID;
  /**
   * Why no person has a personId, if link asked for them: TMDB doesn't have the movie (-32012), has several that it may
   * be (-32012; the message lists them), has no key, can't be reached or took more than its share of the time.
   */
  linkFault?: ErrorObject;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** One person's part in a movie, a show or an episode. */
export interface Credit {
  /** The person's name. */
  name: string;
  /** The person's id. */
  id?: PersonID;
  /**
   * AMC's person at TMDB, if link asked for it and it is certain: one person of this name is in the movie's credits at
   * TMDB.
   */
  personId?: PersonID;
  /** The character played; in a show with several, all of them, divided by slashes. */
  character?: string;
  /** The job, such as Director; at AMC also Actor; in a show with several, all of them, divided by slashes. */
  job?: string;
  /** The department that the job belongs to. From TMDB only. */
  department?: string;
  /** The position in the billing; the lower, the more prominent. From TMDB only. At least `0`. */
  order?: number;
  /** The number of episodes of a show that the person is part of. At least `0`. */
  episodeCount?: number;
  /** The person's biography. From AMC only. */
  biography?: string;
  /** The URL of a picture of the person. Format: `uri`. */
  profileUrl?: string;
  /** The picture's path, for images/url and images/fetch. From TMDB only. */
  profilePath?: string;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
