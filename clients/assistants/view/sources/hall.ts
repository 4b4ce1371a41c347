// SPDX-License-Identifier: MIT
import { SeatMapRow, SeatZone, SeatingLayout } from "./contract";

/** A place where somebody can sit. */
export interface Place {
  column: number;
  /** Its name as on the ticket; absent for a taken seat of which only the plan is known. */
  name?: string;
  kind: "seat" | "wheelchair" | "companion";
  free: boolean;
  /** Absent as long as only the plan is known. */
  zone?: SeatZone;
}

export interface HallRow {
  label: string;
  /** Counted from the screen. There is a gap where numbers are left out. */
  number: number;
  places: Place[];
}

/** An auditorium: its rows from the screen backwards. */
export interface Hall {
  rows: HallRow[];
  /** The places of all rows. */
  places: Place[];
  firstColumn: number;
  columns: number;
}

/** The kinds of places by the layout's types and by the characters of a plan's map; all others are seats. */
const kinds: Record<string, Place["kind"]> = {
  Wheelchair: "wheelchair", w: "wheelchair",
  Companion: "companion", c: "companion",
};

/** The hall of a layout, which has the zone of each seat. */
export function hallOfLayout(layout: SeatingLayout, zones: SeatZone[]): Hall {
  return hallOf(layout.rows.map(({ row, seats }) => {
    const places = seats.filter(({ type }) => type !== "NotASeat").map((seat): Place => ({
      column: seat.column,
      name: seat.name,
      kind: kinds[seat.type ?? ""] ?? "seat",
      free: seat.available && seat.name !== undefined,
      zone: zones.find((zone) => zone.zoneNumber === seat.zoneNumber),
    }));
    const name = places.find((place) => place.name)?.name;
    // The letters with which the names of the row's seats begin.
    const letters = /^\p{L}+/u.exec(name ?? "")?.[0];
    return { label: letters ?? String(row), number: row, places };
  }));
}

/** The hall of a plan's map, which has no zones, and names of free seats only. */
export function hallOfMap(map: SeatMapRow[]): Hall {
  return hallOf(map.map(({ rowNumber, seats, freeSeatNames, row }) => {
    const names = [...(freeSeatNames ?? [])];
    const places = Array.from(seats).flatMap((character, column): Place[] => {
      if (character === ".") return [];
      const free = character !== "x";
      return [{ column, kind: kinds[character] ?? "seat", free, name: free ? names.shift() : undefined }];
    });
    return { label: row, number: rowNumber, places };
  }));
}

function hallOf(all: HallRow[]): Hall {
  const rows = all.filter(({ places }) => places.length > 0);
  const firstColumn = Math.min(...rows.map(({ places }) => places[0]?.column ?? 0));
  const lastColumn = Math.max(...rows.map(({ places }) => places[places.length - 1]?.column ?? 0));
  return { rows, places: rows.flatMap(({ places }) => places), firstColumn, columns: lastColumn - firstColumn + 1 };
}

/**
 * Up to this many free seats side by side around this one, which is in their middle where there is room. Places for
 * wheelchairs and companions are only taken alone.
 */
export function seatsAround(hall: Hall, place: Place, count: number): Place[] {
  if (place.kind !== "seat") return [place];
  const row = hall.rows.find(({ places }) => places.includes(place))?.places ?? [];
  const canSit = (one: Place | undefined) => one?.free && one.kind === "seat";
  const joinsNext = (index: number) =>
    canSit(row[index]) && canSit(row[index + 1]) && row[index]?.column === (row[index + 1]?.column ?? 0) - 1;
  const middle = row.indexOf(place);
  let first = middle;
  while (joinsNext(first - 1)) first -= 1;
  let end = middle + 1;
  while (joinsNext(end - 1)) end += 1;
  const from = Math.max(first, Math.min(middle - Math.ceil((count - 1) / 2), end - count));
  return row.slice(from, Math.min(from + count, end));
}
