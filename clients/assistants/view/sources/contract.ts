// SPDX-License-Identifier: MIT
// The contract's types, as the generator writes them for TypeScript. They leave nothing in the view's script.

import type { Movie } from "../../../typescript/src/generated/movie";

export type { LibraryEntry } from "../../../typescript/src/generated/libraryRow";
export type { MovieShowings, NextDateKind, Showing } from "../../../typescript/src/generated/movieShowings";
export type { Page } from "../../../typescript/src/generated/page";
export type { SeatingLayout, SeatZone } from "../../../typescript/src/generated/seatingLayout";
export type { SeatGroup, ShowtimePlan } from "../../../typescript/src/generated/showtimePlan";

/** A row of a list of films: a movie, or an entry of the library, which has fewer members. */
export type FilmRow = Pick<Movie, "id" | "title"> & Partial<Movie>;
