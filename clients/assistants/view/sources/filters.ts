// SPDX-License-Identifier: MIT

import { MovieShowings, Showing } from "./contract";
import { element } from "./elements";
import { hourOf } from "./text";

interface Option {
  value: string;
  label: string;
}

const times: (Option & { from: number; to: number })[] = [
  { value: "morning", label: "Morning", from: 4, to: 12 },
  { value: "afternoon", label: "Afternoon", from: 12, to: 17 },
  { value: "evening", label: "Evening", from: 17, to: 21 },
  { value: "late", label: "Late", from: 21, to: 28 },
];
const regular = "regular";

/** Chooses showings by format, time of day and theatre. */
export class Filters {
  readonly element: HTMLElement;
  private offered = 0;
  private readonly chosen = { format: "", time: "", theatre: "" };

  constructor(private readonly changed: () => void) {
    this.element = element("div", { class: "filters", role: "group", "aria-label": "Filters" });
  }

  /** Offers what these films have. What is chosen stays chosen. */
  offer(films: MovieShowings[]): void {
    if (films.length === this.offered) return;
    this.offered = films.length;
    const showings = films.flatMap((film) => film.showings);
    const dayTimes = times.filter((time) => showings.some((showing) => isAt(showing, time.value)));
    this.element.replaceChildren(
      ...this.select("format", "Format", "Any format", formats(showings)),
      ...this.select("time", "Time", "Any time", dayTimes),
      ...this.select("theatre", "Theatre", "All theatres", theatres(showings)));
  }

  /** True if nothing is left out. */
  get isEmpty(): boolean {
    return Object.values(this.chosen).every((value) => value === "");
  }

  /** The film's showings that are chosen. */
  apply(film: MovieShowings): Showing[] {
    const { format, time, theatre } = this.chosen;
    return film.showings.filter((showing) =>
      (format === "" || (showing.format ?? regular) === format)
      && (time === "" || isAt(showing, time))
      && (theatre === "" || showing.theatreId === theatre));
  }

  private select(key: keyof Filters["chosen"], name: string, any: string, options: Option[]): HTMLElement[] {
    if (options.length < 2) return [];
    const control = element("select", { "aria-label": name, onchange: () => {
      this.chosen[key] = control.value;
      this.changed();
    } });
    control.append(...[{ value: "", label: any }, ...options].map(({ value, label }) => element("option", { value }, label)));
    control.value = this.chosen[key];
    return [control];
  }
}

function isAt(showing: Showing, name: string): boolean {
  const time = times.find(({ value }) => value === name);
  const hour = hourOf(showing.startsAtLocal);
  if (!time || hour === undefined) return false;
  // After midnight is late, not early.
  return [hour, hour + 24].some((at) => at >= time.from && at < time.to);
}

function formats(showings: Showing[]): Option[] {
  const names = new Set(showings.map((showing) => showing.format ?? regular));
  return [...names].sort().map((value) => ({ value, label: value === regular ? "Regular" : value }));
}

function theatres(showings: Showing[]): Option[] {
  const nearest = [...showings].sort((one, other) => (one.distanceKilometres ?? 0) - (other.distanceKilometres ?? 0));
  const named = new Map(nearest.map((showing) => [showing.theatreId, showing.theatreName ?? showing.theatreId]));
  return [...named].map(([value, label]) => ({ value, label }));
}
