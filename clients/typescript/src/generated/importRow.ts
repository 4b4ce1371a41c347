// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { LibraryEntry, LibraryStatus } from "./libraryRow.js";
import type { WorkKind } from "./person.js";
import type { Presented } from "./presentation.js";
import type { Day } from "./scalars.js";

/** A film or a show of an import, or a line, a file or a value of a line that is skipped. */
export interface ImportRow {
  /** What became of it. */
  outcome: ImportOutcome;
  /** Whether it is a film or a show; absent if it is skipped, and while only TMDB can say it. */
  kind?: WorkKind;
  /** The title, as the export has it; absent if it has none. */
  title?: string;
  /** The year, as the export has it; absent if it has none. */
  year?: number;
  /** The id of its entry in the library; absent if it has none. */
  id?: EntityID;
  /**
   * TMDB's title, if the film or show was found by a title that differs from the export's: it may be another one.
   * Absent if the titles are the same.
   */
  matchedTitle?: string;
  /**
   * TMDB's year, if the film or show was found by a year next to the export's: it may be another one. Absent if the
   * years are the same.
   */
  matchedYear?: number;
  /**
   * The number by which library/set settles it; absent if it is settled without doubt, and before it is stored. At
   * least `1`.
   */
  row?: number;
  /**
   * Where the export has it, as the file and the number of the line or element; at most twenty. Absent in
   * library/unmatched.
   */
  places?: string[];
  /** What it may be, the likeliest first; absent if nothing is like it. */
  candidates?: ImportCandidate[];
  /** What the export has about it, which its entry has or will have; absent if it is skipped. */
  library?: LibraryEntry;
  /** Why it is skipped, ambiguous or waits, if that is not plain; otherwise absent. */
  reason?: string;
}

/**
 * What became of a row of an import.
 *
 * - `matched`: It is settled: its entry was added or changed.
 * - `unchanged`: It is settled: its entry has all of it already.
 * - `ambiguous`: It may be one of several; library/set settles it.
 * - `notFound`: TMDB has none of this title and year; library/set settles it.
 * - `waiting`: TMDB could not be asked; library/import asks again.
 * - `skipped`: It is left out.
 */
export type ImportOutcome = "matched" | "unchanged" | "ambiguous" | "notFound" | "waiting" | "skipped";

/** A film or a show that a row of an import may be. */
export interface ImportCandidate {
  /** Its id. */
  id: EntityID;
  /** Its title. */
  title: string;
  /** The year of its release or first broadcast, if known. */
  year?: number;
}

/** How many rows of an import have each outcome. Those that are none are absent. */
export interface ImportCounts {
  /** Rows whose entry was added or changed. In rows. At least `1`. */
  matched?: number;
  /** Rows whose entry has all of it already. In rows. At least `1`. */
  unchanged?: number;
  /** Rows that may be one of several films. In rows. At least `1`. */
  ambiguous?: number;
  /** Rows that TMDB doesn't have. In rows. At least `1`. */
  notFound?: number;
  /** Rows for which TMDB could not be asked. In rows. At least `1`. */
  waiting?: number;
  /** Lines, files and values of lines that are left out. In rows. At least `1`. */
  skipped?: number;
}

/** What an import took for granted of a file that doesn't say it. */
export interface ImportAssumption {
  /** The file, as in places. */
  file: string;
  /** The status of those of its films that have neither a rating nor a day; absent if the file says it. */
  status?: LibraryStatus;
  /**
   * The best rating of its scale, 5 or 10; absent if the file says it or has no ratings. In points. At least `5`. At
   * most `10`.
   */
  bestRating?: number;
}

/**
 * A form of an export.
 *
 * - `json`: Everything that the library has.
 * - `letterboxd`: The table (CSV) that Letterboxd's import page reads.
 */
export type ExportFormat = "json" | "letterboxd";

/**
 * Where the entries of a damaged library come from.
 *
 * - `damaged`: The file that was set aside, as far as it can be read, and the latest copy that has what can't; a record
 * of the changes since that copy says which is right.
 * - `backup`: A copy that was made of the library.
 * - `nothing`: Nowhere: the library stays as it is now.
 */
export type RecoverySource = "damaged" | "backup" | "nothing";

/** What came back, and what did not. */
export interface LibraryRecovery extends Presented {
  /** The number of entries that came back. At least `0`. */
  restored: number;
  /**
   * How many of them come from a copy, because the damaged file no longer has them; absent if none does. In entries. At
   * least `1`.
   */
  fromCopies?: number;
  /**
   * Entries without their last changes, which nothing has any more, and from a backup those that were removed after it,
   * ten thousand at most; absent if there are none.
   */
  older?: MissingEntry[];
  /**
   * Entries that came back although bytes of them were changed in the damaged file, because no copy has them, ten
   * thousand at most; absent if there are none. Check their values.
   */
  altered?: MissingEntry[];
  /** The number of entries that the library has now. At least `0`. */
  entries: number;
  /**
   * Entries that are known to have been there and did not come back, ten thousand at most; absent if there are none.
   */
  missing?: MissingEntry[];
  /** How many did not come back, those included that nothing is known of; absent if none. In entries. At least `1`. */
  missingCount?: number;
  /** The day of the copy that was used, in UTC; only from a backup. */
  day?: Day;
  /** The files that were set aside, under their new names. Only the user deletes them. */
  kept?: string[];
  /** What came back and what did not, in a sentence or two. */
  message: string;
}

/** An entry that did not come back, or not as it was last. */
export interface MissingEntry {
  /** One of its ids. */
  id: string;
  /** Its title; absent if it isn't known. */
  title?: string;
}

/** What was written. */
export interface ExportReport extends Presented {
  /** The file. */
  path: string;
  /** The number of entries in it. At least `0`. */
  entries: number;
  /**
   * The number of entries that aren't in it: of another status or, for Letterboxd, shows. Absent if none. At least `1`.
   */
  leftOut?: number;
  /** What happened to the library, if it was damaged and the user has not settled it yet (library/recover). */
  libraryFault?: ErrorObject;
}
