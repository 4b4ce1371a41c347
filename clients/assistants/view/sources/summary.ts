// SPDX-License-Identifier: MIT
import { ShowtimePlan } from "./contract";
import { button, element, fill } from "./elements";
import { Place } from "./hall";
import * as host from "./host";
import { priceOf } from "./price";
import { counted, money, signedMoney } from "./text";

/** The chosen seats with their total, and what can be done next: buy, or be told when seats come free. */
export class Summary {
  private readonly seats = element("p", { class: "chosenSeats" });
  private readonly total = element("p", { class: "total" });
  private readonly parts = element("dl");
  private readonly details = element("details", {}, element("summary", {}, "Price details"), this.parts);
  private readonly caveat = element("p", { class: "caveat" });
  private readonly actions = element("div", { class: "actions" });
  private readonly message = element("p", { class: "message", role: "status" });
  readonly element = element("div", { class: "summary" },
    element("div", { class: "sum" }, this.seats, this.total), this.details, this.caveat, this.actions, this.message);

  constructor(private readonly plan: ShowtimePlan) {
    const { partySize, purchaseUrl } = plan;
    const { openLinks, serverTools } = host.capabilities;
    const label = partySize === 1 ? "Tell me when a seat comes free" : `Tell me when ${partySize} come free together`;
    const watch = button(label, "secondary", () => void this.addWatch(watch));
    fill(this.actions,
      purchaseUrl && openLinks && button("Buy at AMC", "primary", () => void this.buy(purchaseUrl)),
      serverTools && watch);
    // A host that opens no links gets the address at once.
    if (purchaseUrl && !openLinks) this.showAddress(purchaseUrl);
  }

  show(places: Place[]): void {
    const { partySize } = this.plan;
    const price = priceOf(this.plan, places);
    const names = places.map(({ name }) => name ?? "?").join(", ");
    const missing = partySize - places.length;
    this.seats.textContent = places.length === 0 ? (this.plan.map ? "No seats chosen" : "")
      : missing > 0 ? `${names} and ${missing} more` : names;
    this.total.textContent = price ? money(price.amount) : "";
    this.parts.replaceChildren(...(price?.lines ?? []).flatMap((line) => [
      element("dt", {}, line.label),
      element("dd", {}, line.isSurcharge ? signedMoney(line.amount) : money(line.amount)),
    ]));
    this.details.hidden = !price;
    this.caveat.textContent = price?.caveat ?? "";
  }

  private async buy(url: string): Promise<void> {
    if (await host.openLink(url)) {
      this.message.textContent = "AMC’s page is open. Choose the same seats there; nothing is booked yet.";
    } else {
      this.showAddress(url);
    }
  }

  private showAddress(url: string): void {
    this.message.replaceChildren("Buy at this address: ", element("span", { class: "address" }, url));
  }

  private async addWatch(watch: HTMLButtonElement): Promise<void> {
    const { partySize, showtime } = this.plan;
    watch.disabled = true;
    try {
      await host.callTool("watch_add", { kind: "seats", showtimeId: showtime.id, partySize });
      this.message.textContent = `A watch is set: ${counted(partySize, "seat")} side by side.`;
      host.tell(
        `The person added a watch in the view: ${partySize} seats together at ${showtime.id}.`,
        { showtimeId: showtime.id, partySize, watch: true });
    } catch (error) {
      watch.disabled = false;
      this.message.textContent = `No watch was added: ${(error as Error).message}`;
    }
  }
}
