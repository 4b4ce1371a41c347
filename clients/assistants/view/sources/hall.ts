// SPDX-License-Identifier: MIT
import { SeatRow, SeatZone, ShownHall } from "./contract";

/** A place where somebody can sit. */
export interface Place {
  column: number;
  /** Its name as on the ticket. */
  name?: string;
  kind: "seat" | "wheelchair" | "companion";
  free: boolean;
  /** Absent if AMC gives none, as for most places for wheelchairs. */
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

/** The rows that come with a plan, as the contract has them. */
export function rowsOf({ rows }: ShownHall): SeatRow[] {
  return rows.map(({ row, seats }) => ({
    row,
    seats: seats.map(([column, name, free, type, zoneNumber]) =>
      ({ column, name: name || undefined, available: free === 1, type: type || undefined, zoneNumber })),
  }));
}

/** The hall of these rows, with the zone of each seat. */
export function hallOf(seatRows: SeatRow[] = [], zones: SeatZone[] = []): Hall {
  const rows = seatRows.map(({ row, seats }) => {
    const places = seats.filter(({ type }) => type !== "NotASeat").map((seat): Place => ({
      column: seat.column,
      name: seat.name,
      kind: seat.type === "Wheelchair" ? "wheelchair" : seat.type === "Companion" ? "companion" : "seat",
      free: seat.available && seat.name !== undefined,
      zone: zones.find((zone) => zone.zoneNumber === seat.zoneNumber),
    }));
    const name = places.find((place) => place.name)?.name;
    // The letters with which the names of the row's seats begin.
    const letters = /^\p{L}+/u.exec(name ?? "")?.[0];
    return { label: letters ?? String(row), number: row, places };
  }).filter(({ places }) => places.length > 0);
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
