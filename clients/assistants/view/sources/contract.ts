// SPDX-License-Identifier: MIT
// The contract's types, as the generator writes them for TypeScript, and what the server sends of them at first. They
// leave nothing in the view's script.

import type { Movie } from "../../../typescript/src/generated/movie";
import type { MovieShowings } from "../../../typescript/src/generated/movieShowings";
import type { Page } from "../../../typescript/src/generated/page";

export type { LibraryEntry } from "../../../typescript/src/generated/libraryRow";
export type { MovieShowings, Showing } from "../../../typescript/src/generated/movieShowings";
export type { Page } from "../../../typescript/src/generated/page";
export type { PresentationFact, Presented } from "../../../typescript/src/generated/presentation";
export type { SeatingLayout, SeatRow, SeatZone } from "../../../typescript/src/generated/seatingLayout";
export type { SeatGroup, ShowtimePlan } from "../../../typescript/src/generated/showtimePlan";

/** A row of a list of films: a movie, or an entry of the library, which has fewer members. */
export type FilmRow = Pick<Movie, "id" | "title"> & Partial<Movie>;

/** A film with some of its showings: how many it has, and at how many theatres. */
export interface ShownFilm extends MovieShowings {
  showingCount?: number;
  theatreCount?: number;
}

export interface Theatre {
  id: string;
  name?: string;
  distanceKilometres?: number;
}

/** A page of films with showings; at first with the theatres and formats of all showings of the page. */
export interface Programme extends Page<ShownFilm> {
  theatres?: Theatre[];
  formats?: string[];
}

/** The seats of an auditorium as they come with a plan. */
export interface ShownHall {
  rows: { row: number; seats: ShownSeat[] }[];
}

/** A seat: an empty name is none, 1 is free, a type of 0 is an ordinary seat. Zeros at the end are left out. */
export type ShownSeat = [column: number, name: string, free?: 0 | 1, type?: string | 0, zoneNumber?: number];
