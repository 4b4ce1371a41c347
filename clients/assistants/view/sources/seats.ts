// SPDX-License-Identifier: MIT
import { SeatGroup, SeatingLayout, ShowtimePlan } from "./contract";
import { button, element, facts, fill, foreign } from "./elements";
import { Place, hallOfLayout, hallOfMap } from "./hall";
import * as host from "./host";
import { attempt, notice, progress } from "./notices";
import { partyControl } from "./party";
import { poster } from "./posters";
import { priceOf } from "./price";
import { MethodCall } from "./protocol";
import { SeatGrid, legend } from "./seatGrid";
import { open, say } from "./stage";
import { Summary } from "./summary";
import { clock, counted, day, minutes, money } from "./text";

/** Opens the seats of a showing over the present face, and tells the conversation which one it is. */
export function openSeats(showtimeId: string, partySize: number, title: string): void {
  const place = element("div", {}, progress(`Looking at the seats for ${title}…`));
  open(place);
  host.tell(`The person opened the showing ${showtimeId} of “${title}” in the view.`, { showtimeId, partySize });
  if (!host.capabilities.serverTools) {
    fill(place, notice(`Ask in the conversation for the seats of ${showtimeId}.`));
    return;
  }
  const call = { method: "showtimes/plan", params: { id: showtimeId, partySize } };
  void attempt(
    async () => fill(place, seats(call, await host.ask<ShowtimePlan>(call))),
    (failure) => fill(place, failure));
}

/** The face for showtimes/plan: the auditorium, in which the party's seats are chosen. */
export function seats(call: MethodCall, plan: ShowtimePlan): HTMLElement {
  return new Seats(call, plan).element;
}

class Seats {
  readonly element: HTMLElement;
  private hall = hallOfMap(this.plan.map ?? []);
  private grid!: SeatGrid;
  /** Counts the plans that were asked for, of which the newest is shown. */
  private plans = 0;
  private readonly mapPlace = element("div", { class: "mapPlace" });
  private readonly message = element("div");
  private readonly groups = element("div", { class: "groups", role: "group", "aria-label": "Best places" });
  private readonly free = element("p", { class: "count" });
  private readonly summary = new Summary(this.plan);

  constructor(private readonly call: MethodCall, private plan: ShowtimePlan) {
    const { showtime, theatreName } = plan;
    const canAsk = host.capabilities.serverTools !== undefined;
    const party = partyControl(plan.partySize, call.params.accessible === true, canAsk, (partySize, accessible) =>
      void attempt(
        () => this.replan({ partySize, accessible: accessible || undefined }),
        (failure) => fill(this.message, failure)));
    this.element = element("section", { class: "seats" },
      element("header", { class: "showtime" },
        poster(showtime.movieId ?? "", showtime.movieTitle),
        element("div", {},
          element("h1", {}, foreign(showtime.movieTitle)),
          facts(
            `${day(showtime.startsAtLocal) ?? ""} ${clock(showtime.startsAtLocal)}`.trim(),
            theatreName,
            showtime.auditorium !== undefined && `Auditorium ${showtime.auditorium}`,
            showtime.format),
          facts(showtime.certification, minutes(showtime.runtimeMinutes)))),
      element("div", { class: "choosing" },
        element("div", { class: "controls" }, party, this.free),
        this.message,
        this.mapPlace),
      element("aside", { "aria-label": "Your seats" }, this.summary.element, this.groups));
    this.draw();
    if (canAsk) void this.loadLayout();
  }

  /** Draws everything for the present plan, with the best seats chosen. */
  private draw(): void {
    const { plan } = this;
    fill(this.message, plan.message && notice(plan.message));
    this.free.textContent = plan.freeSeats === undefined ? ""
      : `${plan.freeSeats} of ${counted(plan.seatCount ?? plan.freeSeats, "seat")} free`;
    this.summary.setPlan(plan);
    this.drawHall(this.named(plan.groups[0]?.seats ?? []));
  }

  /** Draws what depends on the hall, with these places chosen, and one that the keyboard reaches. */
  private drawHall(
    chosen: Place[], current = chosen[0] ?? this.hall.places[Math.floor(this.hall.places.length / 2)],
  ): void {
    const shown = this.plan.groups.slice(0, 4);
    fill(this.groups, ...shown.map((group, index) => this.groupButton(group, index === 0)));
    const best = new Set(shown.flatMap(({ seats }) => this.named(seats)));
    const grid = new SeatGrid(
      this.hall, best, this.plan.partySize, (places) => this.summary.show(places), () => this.tell());
    this.grid = grid;
    fill(this.mapPlace, current && grid.element, current && legend(this.hall, this.plan.zones ?? []));
    grid.choose(chosen);
    if (!current) return;
    grid.setCurrent(current);
    // The map can be scrolled only once it is in the page.
    requestAnimationFrame(() => grid.reveal(current));
  }

  private groupButton(group: SeatGroup, isBest: boolean): HTMLElement {
    const places = this.named(group.seats);
    const price = priceOf(this.plan, places)?.amount ?? group.price?.amount;
    return button([
      element("b", {}, isBest && "Best: ", group.seats.join(", ")),
      element("span", {}, price !== undefined && money(price)),
      element("small", {}, group.together ? group.reason : `In two places. ${group.reason}`),
    ], "group", () => {
      this.grid.choose(places);
      if (places[0]) this.grid.reveal(places[0]);
      this.tell();
    });
  }

  /** The places with these names. */
  private named(names: (string | undefined)[]): Place[] {
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

  /** Asks for the seats one by one, which have zones. The map of the plan stays if that fails. */
  private async loadLayout(): Promise<void> {
    const { showtime, map } = this.plan;
    if (!map) return;
    try {
      const layout = await host.ask<SeatingLayout>({ method: "showtimes/seats", params: { id: showtime.id } });
      const { chosen, current } = this.grid;
      const isFocused = this.mapPlace.contains(document.activeElement);
      this.hall = hallOfLayout(layout, this.plan.zones ?? []);
      const stillFree = this.named(chosen.map(({ name }) => name)).filter(({ free }) => free);
      this.drawHall(stillFree, this.named([current?.name])[0]);
      if (isFocused) this.mapPlace.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    } catch {
      // What the zones cost is in the prices of the groups.
    }
  }

  private async replan(change: { partySize: number; accessible?: boolean }): Promise<void> {
    const params = { ...this.call.params, id: this.plan.showtime.id, ...change };
    const turn = ++this.plans;
    this.element.setAttribute("aria-busy", "true");
    try {
      const plan = await host.ask<ShowtimePlan>({ method: "showtimes/plan", params });
      if (turn !== this.plans) return;
      this.plan = plan;
      this.hall = hallOfMap(plan.map ?? []);
      this.draw();
      this.tell();
      await this.loadLayout();
    } finally {
      if (turn === this.plans) this.element.removeAttribute("aria-busy");
    }
  }
}
