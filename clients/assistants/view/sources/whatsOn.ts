// SPDX-License-Identifier: MIT

import { App, rowsAtOnce } from "./app";
import { MovieShowings, Page, Showing } from "./contract";
import { button, element, facts } from "./elements";
import { filmCard } from "./filmCard";
import { Filters } from "./filters";
import { failure, notice } from "./notices";
import { openSeats } from "./openSeats";
import { MethodCall } from "./protocol";
import { counted, day } from "./text";

/** The face for showtimes/whatsOn and library/tonight: films with their showings. */
export class WhatsOn {
  readonly element: HTMLElement;
  private films: MovieShowings[];
  private filters: Filters;
  private shown: number;
  private readonly filterPlace = element("div");
  private readonly count = element("p", { class: "count", role: "status" });
  private readonly list = element("div", { class: "films" });
  private readonly end = element("div", { class: "end" });

  constructor(private readonly app: App, private readonly call: MethodCall, private page: Page<MovieShowings>) {
    this.films = page.items;
    this.shown = rowsAtOnce(app);
    this.filters = this.makeFilters();
    const party = Number(call.params.partySize ?? 1);
    this.element = element("section", { class: "whatsOn" },
      element("header", {},
        element("h1", {}, call.method === "library/tonight" ? "From your list" : "What’s on"),
        facts(page.place?.name, day(page.date), party === 1 ? "Prices for one" : `Prices for ${party}`)),
      this.filterPlace, this.count, this.list, this.end);
    this.draw();
  }

  private makeFilters(): Filters {
    const filters = new Filters(this.films, () => {
      this.shown = rowsAtOnce(this.app);
      this.draw();
    });
    this.filterPlace.replaceChildren(filters.element);
    return filters;
  }

  private draw(): void {
    const chosen = this.films
      .map((film) => ({ film, showings: this.filters.apply(film) }))
      .filter(({ film, showings }) => showings.length > 0 || (film.showings.length === 0 && this.filters.isEmpty));
    const showings = chosen.reduce((sum, one) => sum + one.showings.length, 0);
    this.count.textContent = `${counted(chosen.length, "film")}, ${counted(showings, "showing")}`;
    this.list.replaceChildren(...chosen.slice(0, this.shown).map(({ film, showings: some }) =>
      filmCard(this.app, film, some, (showing) => this.open(film, showing))));
    this.drawEnd(chosen.length);
  }

  private drawEnd(count: number): void {
    const items: Node[] = [];
    if (this.films.length === 0) items.push(notice(this.page.message ?? "Nothing is on then. Try another day or place."));
    else if (count === 0) items.push(notice("No showing fits these filters."));
    const left = count - this.shown;
    if (left > 0) {
      items.push(button(`Show ${Math.min(left, rowsAtOnce(this.app))} more of ${count}`, "secondary", () => this.more()));
    } else if (this.page.nextPage !== undefined && this.app.host.capabilities.serverTools) {
      items.push(button("Load more films", "secondary", () => void this.load()));
    }
    this.end.replaceChildren(...items);
  }

  private more(): void {
    const before = this.list.childElementCount;
    this.shown = before + rowsAtOnce(this.app);
    this.draw();
    // The button is gone or elsewhere, so the focus goes to the first film that is new.
    this.list.children[before]?.querySelector("button")?.focus({ preventScroll: true });
  }

  private async load(): Promise<void> {
    const params = { ...this.call.params, page: this.page.nextPage };
    this.end.replaceChildren(notice("Loading more films…"));
    try {
      this.page = await this.app.host.ask<Page<MovieShowings>>({ method: this.call.method, params });
      this.films = [...this.films, ...this.page.items];
      this.filters = this.makeFilters();
      this.more();
    } catch (error) {
      this.end.replaceChildren(failure(error, () => void this.load()));
    }
  }

  private open(film: MovieShowings, showing: Showing): void {
    openSeats(this.app, showing.id, Number(this.call.params.partySize ?? 1), film.title);
  }
}
