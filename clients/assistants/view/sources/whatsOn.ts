// SPDX-License-Identifier: MIT
import { MovieShowings, NextDateKind, Page, Showing } from "./contract";
import { element, facts } from "./elements";
import { filmCard, marks, overview, stars } from "./filmCard";
import { FilmList } from "./filmList";
import { Filters } from "./filters";
import { MethodCall } from "./protocol";
import { openSeats } from "./seats";
import { showingsByTheatre } from "./showings";
import { counted, date, day, minutes } from "./text";

/** The face for showtimes/whatsOn and library/tonight: films with their showings. */
export function whatsOn(call: MethodCall, page: Page<MovieShowings>): HTMLElement {
  const partySize = Number(call.params.partySize ?? 1);
  const count = element("p", { class: "count", role: "status" });
  const filters = new Filters(() => list.redraw());
  const list: FilmList<MovieShowings> = new FilmList("films", call, page, {
    choose: (films) => {
      filters.offer(films);
      const chosen = films.filter((film) =>
        film.showings.length === 0 ? filters.isEmpty : filters.apply(film).length > 0);
      const showings = chosen.flatMap((film) => filters.apply(film));
      count.textContent = `${counted(chosen.length, "film")}, ${counted(showings.length, "showing")}`;
      return chosen;
    },
    card: (film) => card(film, filters.apply(film), partySize),
    perRow: 1,
    none: "Nothing is on then. Try another day or place.",
  });
  return element("section", { class: "whatsOn" },
    element("header", {},
      element("h1", {}, call.method === "library/tonight" ? "From your list" : "What’s on"),
      facts(page.place?.name, day(page.date), `Prices for ${partySize === 1 ? "one" : partySize}`)),
    filters.element, count, list.grid, list.end);
}

/** A film with the next of these showings; opened, with its story and all of them. */
function card(film: MovieShowings, showings: Showing[], partySize: number): HTMLElement {
  const opened = (showing: Showing) => openSeats(showing.id, partySize, film.title);
  const lines = [
    facts(
      stars(film.rating),
      film.certification,
      minutes(film.runtimeMinutes),
      (film.genres ?? []).slice(0, 2).join(", "),
      film.library && (film.library.status === "seen" ? "Seen" : "On your list")),
  ];
  return filmCard("film", film, lines, (isOpen, open) => [
    ...(isOpen ? [overview(film.overview), ...marks(film)] : []),
    film.showings.length === 0 ? elsewhere(film) : showingsByTheatre(showings, opened, isOpen ? undefined : open),
  ]);
}

const nextDates: Record<NextDateKind, string> = {
  tickets: "Tickets from", premiere: "Premiere on", limitedTheatrical: "In a few theatres from",
  theatrical: "In theatres from", digital: "To stream from", physical: "On disc from", television: "On television on",
};

/** Where a film of the person's list can be seen that no theatre near shows: on their services, or later. */
function elsewhere({ offers, nextDate }: MovieShowings): HTMLElement {
  const { subscription = [], free = [], ads = [], rent = [], buy = [] } = offers ?? {};
  const services = new Set([...subscription, ...free, ...ads, ...rent, ...buy].map(({ name }) => name));
  if (services.size > 0) return element("p", {}, `On ${[...services].join(", ")} (source: JustWatch)`);
  return element("p", {}, nextDate ? `${nextDates[nextDate.kind]} ${date(nextDate.day) ?? nextDate.day}` : "Nowhere near yet");
}
