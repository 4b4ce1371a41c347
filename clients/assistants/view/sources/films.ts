// SPDX-License-Identifier: MIT

import { App, rowsAtOnce } from "./app";
import { FilmRow, Page } from "./contract";
import { button, element, facts, foreign, uniqueID } from "./elements";
import { stars } from "./filmCard";
import { marks } from "./marks";
import { failure, notice } from "./notices";
import { MethodCall } from "./protocol";
import { counted, date, minutes } from "./text";

const availabilities: Record<string, string> = {
  playing: "Playing now",
  advanceTickets: "Tickets on sale",
  comingSoon: "Coming soon",
  onDemand: "On demand",
};

/** The face for lists of films: a grid of posters with what one decides by. */
export class Films {
  readonly element: HTMLElement;
  private rows: FilmRow[];
  private shown = 0;
  private readonly grid = element("div", { class: "grid" });
  private readonly end = element("div", { class: "end" });

  constructor(private readonly app: App, private readonly call: MethodCall, private page: Page<FilmRow>) {
    this.rows = page.items;
    this.element = element("section", { class: "catalogue" },
      element("header", {},
        element("h1", {}, call.method === "library/list" ? "Your list" : "Films"),
        facts(counted(page.totalResults ?? this.rows.length, "film"))),
      this.grid, this.end);
    this.more();
  }

  private more(): void {
    const next = this.rows.slice(this.shown, this.shown + 2 * rowsAtOnce(this.app)).map((row) => this.card(row));
    this.shown += next.length;
    this.grid.append(...next);
    if (this.shown > next.length) next[0]?.querySelector("button")?.focus({ preventScroll: true });
    const items: Node[] = [];
    if (this.rows.length === 0) items.push(notice(this.page.message ?? "There are no films to show."));
    if (this.shown < this.rows.length) {
      items.push(button(`Show more of ${this.rows.length}`, "secondary", () => this.more()));
    } else if (this.page.nextPage !== undefined && this.call.method && this.app.host.capabilities.serverTools) {
      items.push(button("Load more films", "secondary", () => void this.load()));
    }
    this.end.replaceChildren(...items);
  }

  private async load(): Promise<void> {
    this.end.replaceChildren(notice("Loading more films…"));
    try {
      const params = { ...this.call.params, page: this.page.nextPage };
      this.page = await this.app.host.ask<Page<FilmRow>>({ method: this.call.method, params });
      this.rows = [...this.rows, ...this.page.items];
      this.more();
    } catch (error) {
      this.end.replaceChildren(failure(error, () => void this.load()));
    }
  }

  private card(film: FilmRow): HTMLElement {
    const id = uniqueID();
    const details = element("div", { id, class: "details", hidden: true });
    const onclick = () => {
      details.hidden = !details.hidden;
      title.setAttribute("aria-expanded", String(!details.hidden));
      if (details.childElementCount === 0) details.append(...about(film));
      card.classList.toggle("open", !details.hidden);
    };
    const title = element("button", { type: "button", class: "title", "aria-expanded": "false", "aria-controls": id, onclick },
      foreign(film.title));
    const availability = availabilities[film.availability ?? ""];
    const card = element("article", { class: "tile" },
      this.app.posters.poster(film.id, film.title, onclick),
      element("div", { class: "body" },
        element("h2", {}, title),
        facts(
          yearOf(film),
          film.rating === undefined ? undefined : stars(film.rating),
          film.certification,
          minutes(film.runtimeMinutes)),
        facts(
          availability && element("span", { class: `badge ${film.availability}` }, availability),
          film.onMine && element("span", { class: "badge" }, "On your services") || undefined,
          film.library?.rating === undefined ? undefined : `You: ${film.library.rating} of 10`),
        details,
        ...marks(this.app, film)));
    return card;
  }
}

function yearOf(film: FilmRow): string | undefined {
  return film.year?.toString() ?? film.releaseDate?.slice(0, 4);
}

function about(film: FilmRow): HTMLElement[] {
  const line = (label: string, values: (string | undefined)[] | undefined) => {
    const text = (values ?? []).filter((value) => value).slice(0, 5).join(", ");
    return text ? [element("p", {}, element("b", {}, `${label}: `), foreign(text))] : [];
  };
  const overview = film.overview ? [element("p", { class: "overview", dir: "auto" }, film.overview)] : [];
  return [
    ...overview,
    ...line("Directed by", film.directors),
    ...line("With", film.cast),
    ...line("Genres", film.genres?.map(({ name }) => name)),
    ...line("Released", [date(film.releaseDate)]),
    ...line("Your note", [film.library?.note]),
  ];
}
