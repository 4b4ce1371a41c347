// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { TheatreID } from "./entityID.js";
import type { Presented } from "./presentation.js";
import type { Language, Region } from "./scalars.js";

/** What the user has set once for all calls. A setting that is absent has its default. */
export interface UserSettings extends Presented {
  /** The place of calls without one: a city, a ZIP code, a theatre's name or id, or coordinates. */
  place?: string;
  /** The theatres of calls that name no place, before the place. */
  theatreIds?: TheatreID[];
  /** The number of people who usually go. At least `1`. At most `20`. */
  partySize?: number;
  /** The country whose release dates, certifications and offers count. */
  region?: Region;
  /** The language of texts. */
  language?: Language;
  /** The units of distances in sentences and tables; metric by default. Fields are always in kilometres. */
  units?: UnitSystem;
  /**
   * The hours of times in sentences and tables: 24, the default, or 12 with am and pm. Fields are never changed. At
   * least `12`. At most `24`.
   */
  clock?: number;
}

/**
 * The units of distances that people read.
 *
 * - `metric`: Kilometres.
 * - `us`: Miles.
 */
export type UnitSystem = "metric" | "us";

/**
 * The name of a setting.
 *
 * - `place`: The usual place.
 * - `theatreIds`: The favourite theatres, before the place.
 * - `partySize`: The usual number of people.
 * - `region`: The country.
 * - `language`: The language of texts.
 * - `units`: The units of distances in sentences and tables.
 * - `clock`: The hours of times in sentences and tables.
 */
export type SettingName = "place" | "theatreIds" | "partySize" | "region" | "language" | "units" | "clock";
