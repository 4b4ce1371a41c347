// SPDX-License-Identifier: MIT

import { App } from "./app";
import { ShowtimePlan } from "./contract";
import { button, element } from "./elements";
import { Place } from "./hall";
import { Price, isSurcharge } from "./price";
import { counted, money, signedMoney } from "./text";

/** The chosen seats with their total, and what can be done next: buy, or be told when seats come free. */
export class Summary {
  readonly element: HTMLElement;
  private readonly seats = element("p", { class: "chosenSeats" });
  private readonly total = element("p", { class: "total" });
  private readonly parts = element("dl");
  private readonly details = element("details", {}, element("summary", {}, "Price details"), this.parts);
  private readonly caveat = element("p", { class: "caveat" });
  private readonly buy = button("Buy at AMC", "primary", () => void this.open());
  private readonly watch = button("", "secondary", () => void this.addWatch());
  private readonly message = element("p", { class: "message", role: "status" });

  constructor(private readonly app: App, private plan: ShowtimePlan) {
    this.element = element("div", { class: "summary" },
      element("div", { class: "sum" }, this.seats, this.total), this.details, this.caveat,
      element("div", { class: "actions" }, this.buy, this.watch), this.message);
  }

  setPlan(plan: ShowtimePlan): void {
    this.plan = plan;
    this.message.replaceChildren();
    this.buy.hidden = plan.purchaseUrl === undefined;
    this.watch.hidden = !this.app.host.capabilities.serverTools;
    this.watch.textContent = plan.partySize === 1
      ? "Tell me when a seat comes free"
      : `Tell me when ${plan.partySize} come free together`;
    this.watch.disabled = false;
    // A host that opens no links gets the address at once.
    if (plan.purchaseUrl && !this.app.host.capabilities.openLinks) {
      this.buy.hidden = true;
      this.showAddress(plan.purchaseUrl);
    }
  }

  show(places: Place[], price: Price | undefined): void {
    const { partySize } = this.plan;
    const names = places.map(({ name }) => name ?? "?").join(", ");
    const missing = partySize - places.length;
    this.seats.textContent = places.length === 0 ? (this.plan.map ? "No seats chosen" : "")
      : missing > 0 ? `${names} and ${missing} more` : names;
    this.total.textContent = price ? money(price.amount) : "";
    this.parts.replaceChildren(...(price?.lines ?? []).flatMap((line) => [
      element("dt", {}, line.label),
      element("dd", {}, isSurcharge(line) ? signedMoney(line.amount) : money(line.amount)),
    ]));
    this.details.hidden = !price;
    this.caveat.textContent = price?.caveat ?? "";
  }

  private async open(): Promise<void> {
    const url = this.plan.purchaseUrl;
    if (!url) return;
    try {
      await this.app.host.openLink(url);
      this.message.textContent = "AMC’s page is open. Choose the same seats there; nothing is booked yet.";
    } catch {
      this.showAddress(url);
    }
  }

  private showAddress(url: string): void {
    this.message.replaceChildren("Buy at this address: ", element("span", { class: "address" }, url));
  }

  private async addWatch(): Promise<void> {
    const { partySize, showtime } = this.plan;
    this.watch.disabled = true;
    try {
      await this.app.host.callTool("watch_add", { kind: "seats", showtimeId: showtime.id, partySize });
      this.message.textContent = `A watch is set: ${counted(partySize, "seat")} side by side.`;
      this.app.host.tell(
        `The person added a watch in the view: ${partySize} seats together at ${showtime.id}.`,
        { showtimeId: showtime.id, partySize, watch: true });
    } catch (error) {
      this.watch.disabled = false;
      this.message.textContent = `No watch was added: ${(error as Error).message}`;
    }
  }
}
