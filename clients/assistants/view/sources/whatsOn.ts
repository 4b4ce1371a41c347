// SPDX-License-Identifier: MIT
import { Page, PresentationFact, Programme, ShownFilm, Showing } from "./contract";
import { element, facts, fill, foreign } from "./elements";
import { filmCard, marks, overview, stars } from "./filmCard";
import { FilmList } from "./filmList";
import { Filters } from "./filters";
import * as host from "./host";
import { attempt } from "./notices";
import { MethodCall } from "./protocol";
import { openSeats } from "./seats";
import { showingsByTheatre } from "./showings";
import { counted, countedOf } from "./text";
import { factsOf, learn, notes, sentence } from "./words";

/** The face for showtimes/whatsOn and library/tonight: films with their showings. */
export function whatsOn(call: MethodCall, page: Programme): HTMLElement {
  const partySize = Number(call.params.partySize ?? 1);
  const [title = "", ...about] = (page.presentation?.title ?? "").split(" · ");
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
      element("h1", {}, title),
      facts(...about, ...notes(page))),
    filters.element, count, failed, list.grid, list.end);
}

/** Keeps the words of a page, and names the theatres of showings that come without. */
function prepare(page: Programme): void {
  const { items, theatres = [] } = page;
  learn(page);
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
  const known = factsOf(film);
  const lines = [
    facts(
      ...known.filter((fact) => !isElsewhere(fact)).map((fact) =>
        fact.label === "rated" ? stars(fact.text) : sentence(fact)),
      film.library && (film.library.status === "seen" ? "seen" : "wanted")),
  ];
  return filmCard("film", film, lines, (isOpen, open) => [
    ...(isOpen ? [overview(film.overview), ...marks(film)] : []),
    film.showings.length === 0 && !film.showingCount
      ? elsewhere(known) : showingsByTheatre(film.showings, { ...film, isOfDays }, opened, isOpen ? undefined : open),
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
  learn(answer);
  film.overview = whole.overview ?? "";
  film.showings = whole.showings;
}

/** Whether a fact says where or when a film can be seen that no theatre near shows. */
const isElsewhere = ({ label, text }: PresentationFact): boolean =>
  label === "to watch" || (!label && /^(tickets from|next:) /.test(text));

/** Where a film of the person's list can be seen that no theatre near shows: on their services, or later. */
function elsewhere(known: PresentationFact[]): HTMLElement {
  const texts = known.filter(isElsewhere).map(sentence);
  return element("p", {}, texts.length > 0 ? foreign(texts.join(" · ")) : "nowhere near yet");
}
