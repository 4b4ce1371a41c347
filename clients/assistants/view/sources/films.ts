// SPDX-License-Identifier: MIT
import { FilmRow, Page } from "./contract";
import { element, facts, foreign } from "./elements";
import { filmCard, marks, overview, stars } from "./filmCard";
import { FilmList } from "./filmList";
import * as host from "./host";
import { MethodCall } from "./protocol";
import { countedOf, date, minutes } from "./text";

const availabilities: Record<string, string> = {
  playing: "Playing now",
  advanceTickets: "Tickets on sale",
  comingSoon: "Coming soon",
  onDemand: "On demand",
};

/** The face for lists of films: a grid of posters with what one decides by. */
export function films(call: MethodCall, page: Page<FilmRow>): HTMLElement {
  const list = new FilmList("grid", call, page, { card: tile, perRow: 2, none: "There are no films to show." });
  return element("section", { class: "catalogue" },
    element("header", {},
      element("h1", {}, call.method === "library/list" ? "Your list" : "Films"),
      facts(countedOf(page.items.length, page.totalResults, "film"))),
    list.grid, list.end);
}

function tile(film: FilmRow): HTMLElement {
  const year = film.year?.toString() ?? film.releaseDate?.slice(0, 4);
  const availability = availabilities[film.availability ?? ""];
  const lines = [
    facts(year, stars(film.rating), film.certification, minutes(film.runtimeMinutes)),
    facts(
      availability && element("span", { class: `badge ${film.availability}` }, availability),
      film.onMine && element("span", { class: "badge" }, "On your services"),
      film.library?.rating !== undefined && `You: ${film.library.rating} of 10`),
  ];
  const complete = async () => {
    const isShow = film.id.includes(":show:");
    const call = isShow ? { method: "shows/get", params: { id: film.id } }
      : { method: "movies/get", params: { id: film.id, link: true } };
    const { library, ...whole } = await host.ask<FilmRow>(call);
    // Which film it is, and what the person has just pressed, stays.
    const entry = film.library && { ...library, ...film.library };
    Object.assign(film, { ...whole, id: film.id, title: film.title, library: entry });
  };
  return filmCard("tile", film, lines, (isOpen) => (isOpen ? about(film) : []), complete, marks(film));
}

function about(film: FilmRow): (HTMLElement | undefined)[] {
  const line = (label: string, values: (string | undefined)[] = []) => {
    const text = values.filter((value) => value).slice(0, 5).join(", ");
    return text ? element("p", {}, element("b", {}, `${label}: `), foreign(text)) : undefined;
  };
  return [
    overview(film.overview),
    line("Directed by", film.directors),
    line("With", film.cast),
    line("Genres", film.genres?.map(({ name }) => name)),
    line("Released", [date(film.releaseDate)]),
    line("Your note", [film.library?.note]),
  ];
}
