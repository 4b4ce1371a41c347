// SPDX-License-Identifier: MIT
import { Programme, Theatre } from "./contract";
import { element } from "./elements";
import * as host from "./host";
import { MethodCall } from "./protocol";

type Params = Record<string, unknown>;

interface Option {
  value: string;
  label: string;
  /** The params of a call with those that this option changes. */
  change(params: Params): Params;
}

/** A property by which the server chooses showings. */
interface Filter {
  name: string;
  /** The label of the option that leaves nothing out. */
  any: string;
  options: Option[];
  /** With fewer options there is nothing to choose. */
  least: number;
}

/** The times of day: each begins with the first time and ends before the second. After midnight is late, not early. */
const times: [string, string, string][] = [
  ["Morning", "06:00", "11:59"], ["Afternoon", "12:00", "16:59"], ["Evening", "17:00", "20:59"], ["Late", "21:00", "04:59"],
];

/** A time in the order of a cinema's day, which ends after midnight. */
const place = (time: unknown) => (typeof time === "string" ? (time < "06:00" ? `1${time}` : `0${time}`) : undefined);

/** Asks the server for the showings of a format, a time of day or a theatre. */
export class Filters {
  readonly element = element("div", { class: "filters", role: "group", "aria-label": "Filters" });
  private readonly formats = new Set<string>();
  private readonly theatres = new Map<string, Theatre>();
  private readonly chosen = new Map<string, Option>();
  private offered = "";

  /** `changed` gets the call that asks for what is chosen. */
  constructor(private readonly call: MethodCall, private readonly changed: (call: MethodCall) => void) {}

  /** Offers what this page has, too. What is chosen stays chosen. */
  offer({ formats, theatres, items }: Programme): void {
    // Without tools there is nobody to ask.
    if (!host.capabilities.serverTools) return;
    const showings = items.flatMap((film) => film.showings);
    for (const format of formats ?? showings.map((showing) => showing.format)) if (format) this.formats.add(format);
    const all = theatres ?? showings.map(({ theatreId, theatreName, distanceKilometres }) =>
      ({ id: theatreId, name: theatreName, distanceKilometres }));
    for (const theatre of all) if (theatre.name) this.theatres.set(theatre.id, theatre);
    const filters = [this.byFormat(), this.byTime(), this.byTheatre()]
      .filter(({ options, least }) => options.length >= least);
    const offered = JSON.stringify(filters);
    if (offered === this.offered) return;
    this.offered = offered;
    this.element.replaceChildren(...filters.map((filter) => this.select(filter)));
  }

  private byFormat(): Filter {
    // library/tonight has no such parameter.
    const formats = this.call.method === "showtimes/whatsOn" ? [...this.formats].sort() : [];
    const options = formats.map((format) =>
      ({ value: format, label: format, change: (params: Params) => ({ ...params, format }) }));
    // One format is a choice, too: most showings have none.
    return { name: "Format", any: "Any format", options, least: 1 };
  }

  private byTime(): Filter {
    const { after, before } = this.call.params;
    const [first = "", last = "~"] = [place(after), place(before)];
    const fitting = times.filter(([, begin, end]) => (place(end) ?? "") >= first && (place(begin) ?? "") <= last);
    const options = fitting.map(([label, begin, end]) => ({
      value: label, label, change: ({ timeOfDay, ...params }: Params) => ({
        ...params,
        after: first > (place(begin) ?? "") ? after : begin,
        before: last < (place(end) ?? "") ? before : end,
      }),
    }));
    return { name: "Time", any: "Any time", options, least: 2 };
  }

  private byTheatre(): Filter {
    const all = [...this.theatres.values()];
    all.sort((one, other) => (one.distanceKilometres ?? 0) - (other.distanceKilometres ?? 0));
    const options = all.map(({ id, name = "" }) => ({
      value: id, label: name,
      change: ({ place, latitude, longitude, radiusKilometres, theatreIds, ...params }: Params) =>
        ({ ...params, theatreId: id }),
    }));
    return { name: "Theatre", any: "All theatres", options, least: 2 };
  }

  private select({ name, any, options }: Filter): HTMLElement {
    const control = element("select", { "aria-label": name, onchange: () => {
      const option = options.find(({ value }) => value === control.value);
      if (option) this.chosen.set(name, option);
      else this.chosen.delete(name);
      const { page, ...params } = this.call.params;
      const filtered = [...this.chosen.values()].reduce((all, { change }) => change(all), params);
      this.changed({ ...this.call, params: filtered });
    } }, element("option", { value: "" }, any));
    control.append(...options.map(({ value, label }) => element("option", { value }, label)));
    control.value = this.chosen.get(name)?.value ?? "";
    return control;
  }
}
