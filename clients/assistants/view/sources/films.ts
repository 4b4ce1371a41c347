// SPDX-License-Identifier: MIT
import { FilmRow, Page } from "./contract";
import { element, facts, foreign } from "./elements";
import { filmCard, marks, overview, stars } from "./filmCard";
import { FilmList } from "./filmList";
import * as host from "./host";
import { MethodCall } from "./protocol";
import { countedOf } from "./text";
import { learn, word } from "./words";

/** What a film's badge may say: whether it can be seen in theatres now or soon. */
const badges = ["playing", "advanceTickets", "comingSoon", "onDemand"];

/** The face for lists of films: a grid of posters with what one decides by. */
export function films(call: MethodCall, page: Page<FilmRow>): HTMLElement {
  const list = new FilmList("grid", call, page, { card: tile, perRow: 2, none: "There are no films to show.", prepare: learn });
  return element("section", { class: "catalogue" },
    element("header", {},
      element("h1", {}, page.presentation?.title ?? "Films"),
      facts(countedOf(page.items.length, page.totalResults, call.method === "library/list" ? "title" : "film"))),
    list.grid, list.end);
}

function tile(film: FilmRow): HTMLElement {
  const said = (column: string) => word(film.id, column);
  const isBadge = badges.includes(film.availability ?? "");
  const rating = said("myRating");
  const lines = [
    facts(said("year"), stars(said("rating")), said("certification"), said("length")),
    facts(
      isBadge && element("span", { class: `badge ${film.availability}` }, said("availability")),
      film.onMine && element("span", { class: "badge" }, "on my services"), rating && `my rating ${rating}`),
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

/** A film's story, and the facts that its tile doesn't have. */
function about({ overview: story, presentation }: FilmRow): (HTMLElement | undefined)[] {
  const facts = (presentation?.facts ?? []).filter(({ label }) => label !== undefined && told.includes(label));
  return [
    overview(story),
    ...facts.map((fact) => element("p", {}, element("b", {}, `${fact.label}: `), foreign(fact.text))),
    ...(presentation?.notes ?? []).map((note) => element("p", { class: "note" }, note)),
  ];
}

const told = ["directed by", "with", "genres", "released", "to watch", "note"];
