// SPDX-License-Identifier: MIT

import { App, rowsAtOnce } from "./app";
import { FilmRow, Page } from "./contract";
import { element, facts, foreign } from "./elements";
import { filmCard, overview, stars } from "./filmCard";
import { FilmList } from "./filmList";
import { marks } from "./marks";
import { MethodCall } from "./protocol";
import { counted, date, minutes } from "./text";

const availabilities: Record<string, string> = {
  playing: "Playing now",
  advanceTickets: "Tickets on sale",
  comingSoon: "Coming soon",
  onDemand: "On demand",
};

/** The face for lists of films: a grid of posters with what one decides by. */
export function films(app: App, call: MethodCall, page: Page<FilmRow>): HTMLElement {
  const list = new FilmList<FilmRow, FilmRow>(app, call, page, element("div", { class: "grid" }), {
    items: (rows) => rows,
    card: (film) => tile(app, film),
    atOnce: () => 2 * rowsAtOnce(app),
    none: "There are no films to show.",
  });
  list.draw();
  return element("section", { class: "catalogue" },
    element("header", {},
      element("h1", {}, call.method === "library/list" ? "Your list" : "Films"),
      facts(counted(page.totalResults ?? page.items.length, "film"))),
    list.grid, list.end);
}

function tile(app: App, film: FilmRow): HTMLElement {
  const availability = availabilities[film.availability ?? ""];
  return filmCard(app, "tile", film, (details, isOpen) => {
    details.hidden = !isOpen;
    if (isOpen && details.childElementCount === 0) details.append(...about(film));
  }, [
    facts(yearOf(film), stars(film.rating), film.certification, minutes(film.runtimeMinutes)),
    facts(
      availability && element("span", { class: `badge ${film.availability}` }, availability),
      film.onMine && element("span", { class: "badge" }, "On your services") || undefined,
      film.library?.rating === undefined ? undefined : `You: ${film.library.rating} of 10`),
  ], marks(app, film));
}

function yearOf(film: FilmRow): string | undefined {
  return film.year?.toString() ?? film.releaseDate?.slice(0, 4);
}

function about(film: FilmRow): HTMLElement[] {
  const line = (label: string, values: (string | undefined)[] | undefined) => {
    const text = (values ?? []).filter((value) => value).slice(0, 5).join(", ");
    return text ? [element("p", {}, element("b", {}, `${label}: `), foreign(text))] : [];
  };
  return [
    ...overview(film.overview),
    ...line("Directed by", film.directors),
    ...line("With", film.cast),
    ...line("Genres", film.genres?.map(({ name }) => name)),
    ...line("Released", [date(film.releaseDate)]),
    ...line("Your note", [film.library?.note]),
  ];
}
