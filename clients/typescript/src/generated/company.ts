// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CompanyID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { NamedEntity } from "./movieParts.js";
import type { Presented } from "./presentation.js";
import type { RegionCode } from "./scalars.js";

/** A company that produces movies or shows. Rows of search/companies have a name, a country and a logo at most. */
export interface Company extends Freshness, Presented {
  /** The company's id. */
  id: CompanyID;
  /** The name. */
  name: string;
  /** What the company is; most have no description. */
  description?: string;
  /** Where it has its seat, as TMDB's editors write it. */
  headquarters?: string;
  /** The URL of the company's page. Format: `uri`. */
  homepage?: string;
  /** The country that it comes from. */
  country?: RegionCode;
  /** The company that owns it. */
  parent?: NamedEntity;
  /** The URL of the logo, in a size for lists. Format: `uri`. */
  logoUrl?: string;
  /** The logo's path, for images/url and images/fetch. */
  logoPath?: string;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
