// SPDX-License-Identifier: MIT
import { MovieShowings, Showing } from "./contract";
import { element } from "./elements";

/** A value of a filter. Those with lower ranks stand first. */
interface Option {
  value: string;
  label: string;
  rank: number | string;
}

/** A property by which showings are chosen. */
interface Filter {
  name: string;
  /** The label of the option that leaves nothing out. */
  any: string;
  optionOf(showing: Showing): Option | undefined;
}

/** The times of day, with the hour before which a showing begins. */
const times: [string, number][] = [["Morning", 12], ["Afternoon", 17], ["Evening", 21], ["Late", 28]];

const filters: Filter[] = [
  { name: "Format", any: "Any format", optionOf: ({ format = "regular" }) =>
    ({ value: format, label: format === "regular" ? "Regular" : format, rank: format }) },
  { name: "Time", any: "Any time", optionOf: ({ startsAtLocal }) => {
    const hour = parseInt(startsAtLocal?.slice(11, 13) ?? "", 10);
    // After midnight is late, not early.
    const time = times.find(([, end]) => (hour < 4 ? hour + 24 : hour) < end);
    return time && { value: time[0], label: time[0], rank: time[1] };
  } },
  { name: "Theatre", any: "All theatres", optionOf: ({ theatreId, theatreName, distanceKilometres }) =>
    ({ value: theatreId, label: theatreName ?? theatreId, rank: distanceKilometres ?? 0 }) },
];

/** Chooses showings by format, time of day and theatre. */
export class Filters {
  readonly element = element("div", { class: "filters", role: "group", "aria-label": "Filters" });
  private offered = 0;
  private readonly chosen = new Map<Filter, string>();

  constructor(private readonly changed: () => void) {}

  /** Offers what these films have. What is chosen stays chosen. */
  offer(films: MovieShowings[]): void {
    if (films.length === this.offered) return;
    this.offered = films.length;
    const showings = films.flatMap((film) => film.showings);
    this.element.replaceChildren(...filters.flatMap((filter) => this.select(filter, showings)));
  }

  /** True if nothing is left out. */
  get isEmpty(): boolean {
    return this.chosen.size === 0;
  }

  /** The film's showings that are chosen. */
  apply(film: MovieShowings): Showing[] {
    return film.showings.filter((showing) =>
      [...this.chosen].every(([filter, value]) => filter.optionOf(showing)?.value === value));
  }

  private select(filter: Filter, showings: Showing[]): HTMLElement[] {
    const found = showings.flatMap((showing) => filter.optionOf(showing) ?? []);
    const options = [...new Map(found.map((option) => [option.value, option])).values()];
    if (options.length < 2) return [];
    options.sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
    const control = element("select", { "aria-label": filter.name, onchange: () => {
      if (control.value) this.chosen.set(filter, control.value);
      else this.chosen.delete(filter);
      this.changed();
    } }, element("option", { value: "" }, filter.any));
    control.append(...options.map(({ value, label }) => element("option", { value }, label)));
    control.value = this.chosen.get(filter) ?? "";
    return [control];
  }
}
