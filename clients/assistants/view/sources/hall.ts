// SPDX-License-Identifier: MIT

import { SeatMapRow, SeatingLayout } from "./contract";

export type PlaceKind = "seat" | "wheelchair" | "companion";

/** A place where somebody can sit. */
export interface Place {
  /** Its number in the hall. */
  index: number;
  row: number;
  column: number;
  /** Its name as on the ticket; absent for a taken seat of which only the plan is known. */
  name?: string;
  kind: PlaceKind;
  free: boolean;
  zone?: number;
}

export interface HallRow {
  label: string;
  places: Place[];
  /** True if there is a gap between it and the row before. */
  afterGap: boolean;
}

/** An auditorium: its rows from the screen backwards. */
export interface Hall {
  columns: number;
  rows: HallRow[];
  places: Place[];
}

type Draft = Omit<Place, "index" | "row">;

/** The hall of a layout, which has the zone of each seat. */
export function hallOfLayout(layout: SeatingLayout): Hall {
  return assemble(layout.rows.map(({ row, seats }) => ({
    number: row,
    drafts: seats.filter(({ type }) => type !== "NotASeat").map((seat) => ({
      column: seat.column,
      name: seat.name,
      kind: seat.type === "Wheelchair" ? "wheelchair" : seat.type === "Companion" ? "companion" : "seat",
      free: seat.available && seat.name !== undefined,
      zone: seat.zoneNumber,
    })),
  })));
}

/** The hall of a plan's map, which has no zones, and names of free seats only. */
export function hallOfMap(map: SeatMapRow[]): Hall {
  return assemble(map.map(({ rowNumber, seats, freeSeatNames, row }) => {
    const names = [...(freeSeatNames ?? [])];
    const drafts: Draft[] = [];
    Array.from(seats).forEach((character, column) => {
      if (character === ".") return;
      const free = character !== "x";
      const kind = character === "w" ? "wheelchair" : character === "c" ? "companion" : "seat";
      drafts.push({ column, kind, free, name: free ? names.shift() : undefined });
    });
    return { number: rowNumber, drafts, label: row };
  }));
}

function assemble(rows: { number: number; drafts: Draft[]; label?: string }[]): Hall {
  const filled = rows.filter(({ drafts }) => drafts.length > 0);
  const columns = filled.flatMap(({ drafts }) => drafts.map(({ column }) => column));
  const first = columns.reduce((least, column) => Math.min(least, column), Infinity);
  const last = columns.reduce((most, column) => Math.max(most, column), -Infinity);
  const places: Place[] = [];
  const made = filled.map(({ number, drafts, label }, row): HallRow => {
    const own = drafts.map((draft, position): Place =>
      ({ ...draft, column: draft.column - first, row, index: places.length + position }));
    places.push(...own);
    const before = filled[row - 1]?.number;
    const afterGap = before !== undefined && number > before + 1;
    return { label: label ?? letters(own) ?? String(number), places: own, afterGap };
  });
  return { columns: filled.length > 0 ? last - first + 1 : 0, rows: made, places };
}

/** The letters with which the names of a row's seats begin. */
function letters(places: Place[]): string | undefined {
  const name = places.find((place) => place.name)?.name;
  return /^\p{L}+/u.exec(name ?? "")?.[0];
}

/**
 * Up to this many free seats side by side around this one, which is in their middle where there is room. Places for
 * wheelchairs and companions are only taken alone.
 */
export function seatsAround(hall: Hall, place: Place, count: number): Place[] {
  if (place.kind !== "seat") return [place];
  const row = hall.rows[place.row]?.places ?? [];
  const canSit = (one: Place | undefined) => one?.free && one.kind === "seat";
  const joins = (one: Place | undefined, other: Place | undefined) =>
    canSit(one) && canSit(other) && one?.column === (other?.column ?? 0) - 1;
  let from = row.indexOf(place);
  let to = from;
  while (to - from + 1 < count) {
    const canLeft = joins(row[from - 1], row[from]);
    const canRight = joins(row[to], row[to + 1]);
    const leftIsShort = row.indexOf(place) - from <= to - row.indexOf(place);
    if (canLeft && (leftIsShort || !canRight)) from -= 1;
    else if (canRight) to += 1;
    else break;
  }
  return row.slice(from, to + 1);
}
