// SPDX-License-Identifier: MIT
import { NextDateKind, Page, Programme, ShownFilm, Showing } from "./contract";
import { element, facts, fill } from "./elements";
import { filmCard, marks, overview, stars } from "./filmCard";
import { FilmList } from "./filmList";
import { Filters } from "./filters";
import * as host from "./host";
import { attempt } from "./notices";
import { MethodCall } from "./protocol";
import { openSeats } from "./seats";
import { showingsByTheatre } from "./showings";
import { counted, countedOf, date, day, minutes } from "./text";

/** The face for showtimes/whatsOn and library/tonight: films with their showings. */
export function whatsOn(call: MethodCall, page: Programme): HTMLElement {
  const partySize = Number(call.params.partySize ?? 1);
  const count = element("p", { class: "count", role: "status" });
  const failed = element("div");
  const filters = new Filters(call, (filtered) => void attempt(async () => {
    fill(failed);
    await list.replace(filtered);
  }, (failure) => fill(failed, failure)));
  const list: FilmList<ShownFilm> = new FilmList<ShownFilm>("films", call, page, {
    prepare,
    changed: (page) => {
      filters.offer(page);
      count.textContent = counts(page);
    },
    card: (film) => card(film, call, partySize, page.untilDate !== undefined),
    perRow: 1,
    none: "Nothing is on then. Try another day or place.",
  });
  return element("section", { class: "whatsOn" },
    element("header", {},
      element("h1", {}, call.method === "library/tonight" ? "From your list" : "What’s on"),
      facts(
        page.place?.name, [day(page.date), day(page.untilDate)].filter(Boolean).join(" – "),
        `Prices for ${partySize === 1 ? "one" : partySize}`)),
    filters.element, count, failed, list.grid, list.end);
}

/** Names the theatres of showings that come without. */
function prepare({ items, theatres = [] }: Programme): void {
  const byID = new Map(theatres.map((theatre) => [theatre.id, theatre]));
  for (const showing of items.flatMap(({ showings }) => showings)) {
    const theatre = byID.get(showing.theatreId);
    showing.theatreName ??= theatre?.name;
    showing.distanceKilometres ??= theatre?.distanceKilometres;
  }
}

/** `10 of 32 films, 140 showings`, which are those of all films. */
function counts({ items, totalResults, totalShowings }: Page<ShownFilm>): string {
  const films = countedOf(items.length, totalResults, "film");
  return totalShowings === undefined ? films : `${films}, ${counted(totalShowings, "showing")}`;
}

/** A film with the next of its showings; opened, with its story and all of them. */
function card(film: ShownFilm, call: MethodCall, partySize: number, isOfDays: boolean): HTMLElement {
  const opened = (showing: Showing) => openSeats(showing, partySize, film.title);
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
    film.showings.length === 0 && !film.showingCount
      ? elsewhere(film) : showingsByTheatre(film.showings, { ...film, isOfDays }, opened, isOpen ? undefined : open),
  ], () => complete(film, call));
}

/** Asks for a film's story and for all of its showings. */
async function complete(film: ShownFilm, { params }: MethodCall): Promise<void> {
  if (film.overview !== undefined && film.showings.length >= (film.showingCount ?? 0)) return;
  if (film.showings.length === 0 && !film.showingCount) {
    film.overview = (await host.ask<{ overview?: string }>({ method: "movies/get", params: { id: film.id } })).overview;
    return;
  }
  const { movie, library, page, limit, ...same } = params;
  const answer = await host.ask<Page<ShownFilm>>(
    { method: "showtimes/whatsOn", params: { ...same, movieId: film.id, pageSize: 1 } });
  const whole = answer.items[0];
  if (!whole) return;
  film.overview = whole.overview ?? "";
  film.showings = whole.showings;
}

const nextDates: Record<NextDateKind, string> = {
  tickets: "Tickets from", premiere: "Premiere on", limitedTheatrical: "In a few theatres from",
  theatrical: "In theatres from", digital: "To stream from", physical: "On disc from", television: "On television on",
};

/** Where a film of the person's list can be seen that no theatre near shows: on their services, or later. */
function elsewhere({ offers, nextDate }: ShownFilm): HTMLElement {
  const { subscription = [], free = [], ads = [], rent = [], buy = [] } = offers ?? {};
  const services = new Set([...subscription, ...free, ...ads, ...rent, ...buy].map(({ name }) => name));
  if (services.size > 0) return element("p", {}, `On ${[...services].join(", ")} (source: JustWatch)`);
  return element("p", {}, nextDate ? `${nextDates[nextDate.kind]} ${date(nextDate.day) ?? nextDate.day}` : "Nowhere near yet");
}
