// SPDX-License-Identifier: MIT
// The contract's types, as the generator writes them for TypeScript. They leave nothing in the view's script.

import type { LibraryEntry, LibraryRow } from "../../../typescript/src/generated/libraryRow";
import type { Movie } from "../../../typescript/src/generated/movie";
import type { MovieShowings, NextDateKind, Showing } from "../../../typescript/src/generated/movieShowings";
import type { Page } from "../../../typescript/src/generated/page";
import type { SeatingLayout, SeatZone } from "../../../typescript/src/generated/seatingLayout";
import type { PlanTotal, SeatGroup, SeatMapRow, ShowtimePlan } from "../../../typescript/src/generated/showtimePlan";

export type {
  LibraryEntry, MovieShowings, NextDateKind, Page, PlanTotal, SeatGroup, SeatingLayout, SeatMapRow, SeatZone, Showing,
  ShowtimePlan,
};

/** A row of a list of films: a movie, or an entry of the library, which has fewer members. */
export type FilmRow = Pick<LibraryRow, "id" | "title"> & Omit<Partial<Movie>, "id" | "title">;
