// SPDX-License-Identifier: MIT

import { App, rowsAtOnce } from "./app";
import { MovieShowings, NextDateKind, Page, Showing } from "./contract";
import { button, element, facts } from "./elements";
import { filmCard, overview, stars } from "./filmCard";
import { FilmList } from "./filmList";
import { Filters } from "./filters";
import { marks } from "./marks";
import { openSeats } from "./openSeats";
import { MethodCall } from "./protocol";
import { showingsByTheatre } from "./showings";
import { counted, date, day, minutes } from "./text";

const few = { theatres: 1, times: 4 };
const all = { theatres: Infinity, times: Infinity };

/** A film with those of its showings that the filters leave. */
interface Chosen {
  film: MovieShowings;
  showings: Showing[];
}

/** The face for showtimes/whatsOn and library/tonight: films with their showings. */
export class WhatsOn {
  readonly element: HTMLElement;
  private readonly filters: Filters;
  private readonly count = element("p", { class: "count", role: "status" });
  private readonly partySize: number;

  constructor(private readonly app: App, call: MethodCall, page: Page<MovieShowings>) {
    this.partySize = Number(call.params.partySize ?? 1);
    this.filters = new Filters(() => list.draw());
    const list = new FilmList<MovieShowings, Chosen>(app, call, page, element("div", { class: "films" }), {
      items: (films) => this.choose(films),
      card: (chosen) => this.card(chosen),
      atOnce: () => rowsAtOnce(app),
      none: "Nothing is on then. Try another day or place.",
    });
    list.draw();
    this.element = element("section", { class: "whatsOn" },
      element("header", {},
        element("h1", {}, call.method === "library/tonight" ? "From your list" : "What’s on"),
        facts(page.place?.name, day(page.date), `Prices for ${this.partySize === 1 ? "one" : this.partySize}`)),
      this.filters.element, this.count, list.grid, list.end);
  }

  private choose(films: MovieShowings[]): Chosen[] {
    this.filters.offer(films);
    const chosen = films
      .map((film) => ({ film, showings: this.filters.apply(film) }))
      .filter(({ film, showings }) => showings.length > 0 || (film.showings.length === 0 && this.filters.isEmpty));
    const showings = chosen.reduce((sum, one) => sum + one.showings.length, 0);
    this.count.textContent = `${counted(chosen.length, "film")}, ${counted(showings, "showing")}`;
    return chosen;
  }

  /** A film with its next showings; opened, with its story and all showings. */
  private card({ film, showings }: Chosen): HTMLElement {
    const opened = (showing: Showing) => openSeats(this.app, showing.id, this.partySize, film.title);
    return filmCard(this.app, "film", film, (details, isOpen, toggle) => {
      const isNear = film.showings.length > 0;
      const where = isNear ? showingsByTheatre(showings, isOpen ? all : few, opened) : elsewhere(film);
      details.replaceChildren(...(isOpen ? [...overview(film.overview), ...marks(this.app, film)] : []), where);
      if (isOpen || details.querySelectorAll(".showing").length === showings.length) return;
      const theatres = new Set(showings.map(({ theatreId }) => theatreId)).size;
      const label = `All ${counted(showings.length, "showing")}${theatres > 1 ? ` at ${theatres} theatres` : ""}`;
      details.querySelector(".times")?.append(button(label, "plain more", toggle));
    }, [
      facts(
        stars(film.rating),
        film.certification,
        minutes(film.runtimeMinutes),
        (film.genres ?? []).slice(0, 2).join(", "),
        film.library && (film.library.status === "seen" ? "Seen" : "On your list")),
    ]);
  }
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
