// SPDX-License-Identifier: MIT

import { App } from "./app";
import { SeatGroup, SeatZone, SeatingLayout, ShowtimePlan } from "./contract";
import { element, facts, foreign } from "./elements";
import { Hall, Place, hallOfLayout, hallOfMap, seatsAround } from "./hall";
import { failure, notice } from "./notices";
import { priceOf } from "./price";
import { MethodCall } from "./protocol";
import { legend } from "./legend";
import { partyControl } from "./party";
import { SeatGrid } from "./seatGrid";
import { Summary } from "./summary";
import { clock, counted, day, minutes, money } from "./text";

/** The face for showtimes/plan: the auditorium, in which the party's seats are chosen. */
export class Seats {
  readonly element: HTMLElement;
  private hall: Hall;
  private zones: SeatZone[];
  private grid: SeatGrid | undefined;
  private chosen: Place[] = [];
  /** The choice before the press or drag that is under way, and the part of it that stays. */
  private before: Place[] = [];
  private kept: Place[] = [];
  /** Counts the plans that were asked for, of which the newest is shown. */
  private plans = 0;
  private readonly mapPlace = element("div", { class: "mapPlace" });
  private readonly message = element("div");
  private readonly groups = element("div", { class: "groups", role: "group", "aria-label": "Best places" });
  private readonly free = element("p", { class: "count" });
  private readonly party: HTMLElement;
  private readonly summary: Summary;

  constructor(private readonly app: App, private readonly call: MethodCall, private plan: ShowtimePlan) {
    const { showtime, theatreName } = plan;
    this.hall = hallOfMap(plan.map ?? []);
    this.zones = plan.zones ?? [];
    this.summary = new Summary(app, plan);
    const canAsk = app.host.capabilities.serverTools !== undefined;
    this.party = partyControl(plan.partySize, call.params.accessible === true, canAsk,
      (partySize, accessible) => void this.replan({ partySize, accessible: accessible || undefined }));
    this.element = element("section", { class: "seats" },
      element("header", { class: "showtime" },
        app.posters.poster(showtime.movieId ?? "", showtime.movieTitle),
        element("div", {},
          element("h1", {}, foreign(showtime.movieTitle)),
          facts(
            `${day(showtime.startsAtLocal) ?? ""} ${clock(showtime.startsAtLocal)}`.trim(),
            theatreName && foreign(theatreName),
            showtime.auditorium === undefined ? undefined : `Auditorium ${showtime.auditorium}`,
            showtime.format && foreign(showtime.format)),
          facts(showtime.certification, minutes(showtime.runtimeMinutes)))),
      element("div", { class: "choosing" },
        element("div", { class: "controls" }, this.party, this.free),
        this.message,
        this.mapPlace),
      element("aside", { "aria-label": "Your seats" }, this.summary.element, this.groups));
    this.draw();
    if (app.host.capabilities.serverTools && plan.map) void this.loadLayout();
  }

  /** Draws everything for the present plan, with the best seats chosen. */
  private draw(): void {
    const { plan } = this;
    const best = plan.groups[0];
    this.message.replaceChildren(...(plan.message ? [notice(plan.message)] : []));
    this.free.textContent = plan.freeSeats === undefined ? ""
      : `${plan.freeSeats} of ${counted(plan.seatCount ?? plan.freeSeats, "seat")} free`;
    this.chosen = best ? this.placesOf(best) : [];
    this.drawMap();
    this.drawGroups();
    this.summary.setPlan(plan);
    this.changed();
  }

  private drawMap(): void {
    if (this.hall.places.length === 0) {
      this.mapPlace.replaceChildren();
      return;
    }
    const best = new Set(this.shownGroups().flatMap((group) => this.placesOf(group)));
    const grid = new SeatGrid(this.hall, this.zones, best, {
      picked: (place, first) => this.pick(place, first),
      done: () => this.tell(),
      undone: () => this.choose(this.before),
    });
    this.grid = grid;
    const frame = element("div", { class: "frame" }, grid.element);
    grid.element.prepend(element("div", { class: "screen", role: "presentation" }, element("span", {}, "Screen")));
    this.mapPlace.replaceChildren(frame, legend(this.hall, this.zones));
    const middle = this.chosen[0] ?? this.hall.places[Math.floor(this.hall.places.length / 2)];
    grid.setCurrent(middle?.index ?? 0);
    grid.mark(this.chosen);
    // The map can be scrolled only once it is in the page.
    requestAnimationFrame(() => grid.reveal(middle?.index ?? 0));
  }

  private drawGroups(): void {
    const shown = this.shownGroups().map((group, index) => {
      const places = this.placesOf(group);
      const price = priceOf(this.plan, places, this.zones)?.amount ?? group.price?.amount;
      return element("button", { type: "button", class: "group", onclick: () => {
        this.choose(places);
        this.grid?.reveal(places[0]?.index ?? 0);
        this.tell();
      } },
      element("b", {}, index === 0 ? "Best: " : "", group.seats.join(", ")),
      element("span", {}, price === undefined ? "" : money(price)),
      element("small", {}, group.together ? group.reason : `In two places. ${group.reason}`));
    });
    this.groups.replaceChildren(...shown);
  }

  private shownGroups(): SeatGroup[] {
    return this.plan.groups.slice(0, 4);
  }

  /** The places of a group, which are free and so have names. */
  private placesOf(group: SeatGroup): Place[] {
    const names = new Set(group.seats);
    return this.hall.places.filter((place) => place.name !== undefined && names.has(place.name));
  }

  /** Chooses seats at a place: those still missing, or all anew if the party has its seats. */
  private pick(place: Place, first: boolean): void {
    if (first) {
      this.before = this.kept = this.chosen;
      if (this.kept.includes(place)) {
        this.kept = this.kept.filter((other) => other !== place);
        this.choose(this.kept);
        return;
      }
      if (this.kept.length >= this.plan.partySize) this.kept = [];
    }
    const added = seatsAround(this.hall, place, this.plan.partySize - this.kept.length);
    this.choose([...this.kept, ...added.filter((other) => !this.kept.includes(other))]);
  }

  private choose(places: Place[]): void {
    this.chosen = places;
    this.grid?.mark(places);
    this.changed();
  }

  private changed(): void {
    this.summary.show(this.chosen, priceOf(this.plan, this.chosen, this.zones));
  }

  /** Tells the conversation, and those who hear the page, what is chosen. */
  private tell(): void {
    const { plan, chosen } = this;
    const seats = chosen.map(({ name }) => name ?? "");
    const amount = priceOf(plan, chosen, this.zones)?.amount;
    const total = amount === undefined ? "" : ` for ${money(amount)} in all`;
    this.app.stage.say(seats.length === 0 ? "No seats chosen" : `${seats.join(", ")} chosen${total}`);
    const what = seats.length === 0 ? "no seats" : `the seats ${seats.join(", ")}${total}`;
    this.app.host.tell(
      `The person chose ${what} for “${plan.showtime.movieTitle}” (${plan.showtime.id}). Nothing is booked.`,
      { showtimeId: plan.showtime.id, seats, partySize: plan.partySize, total: amount });
  }

  /** Asks for the seats one by one, which have zones. The map of the plan stays if that fails. */
  private async loadLayout(): Promise<void> {
    const { showtime } = this.plan;
    try {
      const layout = await this.app.host.ask<SeatingLayout>({ method: "showtimes/seats", params: { id: showtime.id } });
      const names = new Set(this.chosen.map(({ name }) => name));
      const current = this.hall.places[this.grid?.current ?? 0]?.name;
      const isFocused = this.mapPlace.contains(document.activeElement);
      this.hall = hallOfLayout(layout);
      this.zones = layout.zones ?? this.zones;
      this.chosen = this.hall.places.filter(({ name, free }) => free && name !== undefined && names.has(name));
      this.drawMap();
      this.drawGroups();
      this.changed();
      const now = this.hall.places.find(({ name }) => name !== undefined && name === current);
      if (now) this.grid?.setCurrent(now.index);
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
      const plan = await this.app.host.ask<ShowtimePlan>({ method: "showtimes/plan", params });
      if (turn !== this.plans) return;
      this.plan = plan;
      this.hall = hallOfMap(this.plan.map ?? []);
      this.draw();
      this.tell();
      if (this.plan.map) await this.loadLayout();
    } catch (error) {
      this.message.replaceChildren(failure(error, () => void this.replan(change)));
    } finally {
      if (turn === this.plans) this.element.removeAttribute("aria-busy");
    }
  }
}
