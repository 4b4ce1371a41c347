// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { FoundPlace } from "./foundPlace.js";
import type { Freshness } from "./freshness.js";
import type { LibraryEntry } from "./libraryRow.js";
import type { Showing } from "./movieShowings.js";
import type { WorkKind } from "./person.js";
import type { Presented } from "./presentation.js";
import type { Day } from "./scalars.js";
import type { SettingName } from "./userSettings.js";

/** A film or a show that was chosen from the library. */
export interface LibraryPick {
  /** The id under which the library has it. */
  id: EntityID;
  /** Whether it is a film or a show. */
  kind: WorkKind;
  /** The title. */
  title: string;
  /** The year of the release or of the first broadcast, if known. */
  year?: number;
  /** The running time, of a show that of an episode; absent while it isn't known. In minutes. At least `1`. */
  runtimeMinutes?: number;
  /** The names of its genres, in English; absent while they aren't known. */
  genres?: string[];
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** The user's entry. */
  library: LibraryEntry;
  /** The first showing that fits; absent unless one does. */
  showing?: Showing;
  /** The best seats together at that showing, if seatsTogether asks for them. */
  seats?: string[];
  /** Whether one of the user's services has it; absent if that isn't known. */
  onMine?: boolean;
  /** Why it was chosen, the most important first. */
  reasons: string[];
}

/** What was chosen from the library. */
export interface LibraryPicks extends Freshness, Presented {
  /** One to three, the best first; none if nothing fits. */
  items: LibraryPick[];
  /** The seed; the next one chooses others. At least `0`. */
  seed: number;
  /** The place whose theatres were asked; absent if none were. */
  place?: FoundPlace;
  /** The day of the showings, or the first of several, by the clock of the place; absent if no theatres were asked. */
  date?: Day;
  /** The last of several days. */
  untilDate?: Day;
  /** Why nothing was chosen, or what could not be known; otherwise absent. */
  message?: string;
  /** The settings of the user that stand for parameters that the call left out; absent if none does. */
  settingsUsed?: SettingName[];
  /** What happened to the library, if it was damaged and the user has not settled it yet (library/recover). */
  libraryFault?: ErrorObject;
}
