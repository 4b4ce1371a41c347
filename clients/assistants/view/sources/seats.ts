// SPDX-License-Identifier: MIT
import { SeatGroup, SeatRow, SeatingLayout, ShownHall, Showing, ShowtimePlan } from "./contract";
import { Child, button, element, facts, fill, foreign } from "./elements";
import { Place, hallOf, rowsOf } from "./hall";
import * as host from "./host";
import { attempt, notice, progress } from "./notices";
import { partyControl } from "./party";
import { poster } from "./posters";
import { priceOf } from "./price";
import { MethodCall } from "./protocol";
import { SeatGrid, legend } from "./seatGrid";
import { open, say } from "./stage";
import { Summary } from "./summary";
import { clock, day, money } from "./text";

/** Opens the seats of a showing over the present face, and tells the conversation which one it is. */
export function openSeats(showing: Showing, partySize: number, title: string): void {
  const { id: showtimeId, startsAtLocal, theatreName } = showing;
  const place = element("div", {}, progress(`Looking at the seats for ${title}…`));
  open(place);
  host.tell(`The person opened the showing ${showtimeId} of “${title}” in the view.`, { showtimeId, partySize });
  if (!host.capabilities.serverTools) {
    const where = theatreName ? ` at ${theatreName}` : "";
    fill(place, notice(`Ask in the conversation for the seats of “${title}”, ${clock(startsAtLocal)}${where}.`));
    return;
  }
  const call = { method: "showtimes/plan", params: { id: showtimeId, partySize } };
  void attempt(async () => fill(place, (await load(call)).element), (failure) => fill(place, failure));
}

/** The face for showtimes/plan: the auditorium, in which the party's seats are chosen. A large one is asked for. */
export function seats(call: MethodCall, plan: ShowtimePlan, hall?: ShownHall): HTMLElement {
  const shown = new Seats(call, plan, hall && rowsOf(hall)).element;
  if (hall || !plan.map || !host.capabilities.serverTools) return shown;
  const whole = element("div", {}, shown);
  void seatRows(plan).then((rows) => {
    if (whole.contains(shown)) fill(whole, new Seats(call, plan, rows).element);
  }, () => undefined);
  return whole;
}

async function seatRows({ showtime: { id } }: ShowtimePlan): Promise<SeatRow[]> {
  return (await host.ask<SeatingLayout>({ method: "showtimes/seats", params: { id } })).rows;
}

/** Asks for a plan, and for the seats one by one if it has any. */
async function load(call: MethodCall): Promise<Seats> {
  const plan = await host.ask<ShowtimePlan>(call);
  return new Seats(call, plan, plan.map && await seatRows(plan));
}

class Seats {
  readonly element: HTMLElement;
  private readonly hall = hallOf(this.rows, this.plan.zones);
  private readonly grid: SeatGrid;
  private readonly message = element("div", {}, this.plan.message && notice(this.plan.message));

  /** `call` is the newest one: the plan's, or that of a plan which will take the place of this one. */
  constructor(private call: MethodCall, private readonly plan: ShowtimePlan, private readonly rows?: SeatRow[]) {
    const { showtime, partySize, zones } = plan;
    const said = new Map((plan.presentation?.facts ?? []).map(({ label, text }) => [label, text]));
    const groups = plan.groups.slice(0, 4);
    const summary = new Summary(plan);
    const best = new Set(groups.flatMap(({ seats }) => this.named(seats)));
    const grid = new SeatGrid(this.hall, best, partySize, (places) => summary.show(places), () => this.tell());
    this.grid = grid;
    this.element = element("section", { class: "seats" },
      element("header", { class: "showtime" },
        poster(showtime.movieId, showtime.movieTitle),
        element("div", {},
          element("h1", {}, foreign(showtime.movieTitle)),
          facts(
            [day(showtime.startsAtLocal), clock(showtime.startsAtLocal)].filter(Boolean).join(", "),
            said.get("theatre"), said.has("auditorium") && `auditorium ${said.get("auditorium")}`, said.get("format")),
          facts(said.get("certification"), said.get("length")))),
      element("div", { class: "choosing" },
        element("div", { class: "controls" },
          element("div", { class: "party" }, ...this.party()),
          said.has("seats") && element("p", { class: "count" }, said.get("seats"))),
        this.message,
        ...(this.hall.places.length > 0 ? [grid.element, legend(this.hall, zones ?? [])] : [])),
      element("aside", { "aria-label": "Your seats" },
        summary.element,
        element("div", { class: "groups", role: "group", "aria-label": "Best places" },
          ...groups.map((group, index) => this.groupButton(group, index)))));
    grid.show(this.named(groups[0]?.seats ?? []));
  }

  private party(): Child[] {
    const { partySize } = this.plan;
    if (!host.capabilities.serverTools) return [partySize === 1 ? "For one" : `For ${partySize}`];
    return partyControl(partySize, this.call.params.accessible === true, (size, accessible) =>
      void attempt(() => this.replan(size, accessible), (failure) => fill(this.message, failure)));
  }

  private groupButton({ seats, together }: SeatGroup, index: number): HTMLElement {
    const { heading, facts = [] } = this.plan.presentation?.groups?.[index] ?? { heading: seats.join(", ") };
    const texts = facts.map(({ text }) => text);
    const price = texts.find((text) => text.startsWith("$"));
    const reason = texts.filter((text) => text !== price).join(" ");
    return button([
      element("b", {}, index === 0 && "Best: ", heading),
      element("span", {}, price),
      element("small", {}, together ? reason : `In two places. ${reason}`),
    ], "group", () => {
      this.grid.show(this.named(seats));
      this.tell();
    }, { disabled: this.hall.places.length === 0 });
  }

  /** The places with these names. */
  private named(names: string[]): Place[] {
    return this.hall.places.filter(({ name }) => name !== undefined && names.includes(name));
  }

  /** Tells the conversation, and those who hear the page, what is chosen. */
  private tell(): void {
    const { plan, grid: { chosen } } = this;
    const seats = chosen.map(({ name }) => name ?? "");
    const amount = priceOf(plan, chosen)?.amount;
    const total = amount === undefined ? "" : ` for ${money(amount)} in all`;
    say(seats.length === 0 ? "No seats chosen" : `${seats.join(", ")} chosen${total}`);
    const what = seats.length === 0 ? "no seats" : `the seats ${seats.join(", ")}${total}`;
    host.tell(
      `The person chose ${what} for “${plan.showtime.movieTitle}” (${plan.showtime.id}). Nothing is booked.`,
      { showtimeId: plan.showtime.id, seats, partySize: plan.partySize, total: amount });
  }

  /** Puts a plan for another party in the place of this one. */
  private async replan(partySize: number, accessible: boolean): Promise<void> {
    const { call: { method, params }, plan: { showtime: { id } } } = this;
    const call = { method, params: { ...params, id, partySize, accessible: accessible || undefined } };
    this.call = call;
    this.element.ariaBusy = "true";
    try {
      const next = await load(call);
      if (this.call !== call) return;
      const focused = document.activeElement?.localName;
      this.element.replaceWith(next.element);
      // The control that was used is there again.
      next.element.querySelector<HTMLElement>(`.party ${focused}`)?.focus();
      next.tell();
    } finally {
      if (this.call === call) this.element.ariaBusy = null;
    }
  }
}
